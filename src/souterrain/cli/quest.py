"""Commands for people who write quests, or other content for a game that takes it."""

from __future__ import annotations

import json
from pathlib import Path

import click

from souterrain.cli.options import FILE, in_language


@click.group()
def quest() -> None:
    """Quests of one's own."""


@quest.command()
@click.argument("file", type=FILE)
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE")
@in_language
def check(file: Path, settings: tuple[str, ...], code: str) -> None:
    """Say whether FILE can be played, or where its first fault is."""
    from souterrain.core.match import Match
    from souterrain.core.rejection import SetupError
    from souterrain.terminal.content import read_content
    from souterrain.terminal.language import Language
    from souterrain.terminal.table import read_options
    from souterrain.terminal.trouble import told

    game = _game()
    words, content = Language(code, game), read_content(file)
    try:
        Match.new(game, seed=0, options=read_options(settings), content=content)
    except SetupError as fault:
        raise click.ClickException(told(fault, words)) from fault
    click.echo(words("quest-fits"))


@quest.command("test")
@click.argument("file", type=FILE)
@click.option("--games", "number", default=100, type=click.IntRange(1), metavar="NUMBER")
@click.option("--seats", default=0, type=click.IntRange(0), metavar="NUMBER")
@click.option("--bot", default="", metavar="NAME")
@click.option("--jobs", default=1, type=click.IntRange(1), metavar="NUMBER")
@click.option("--seed", default=1, type=click.IntRange(0), metavar="NUMBER")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE")
@in_language
def test_(
    file: Path, number: int, seats: int, bot: str, jobs: int, seed: int, settings: tuple[str, ...], code: str
) -> None:
    """Let bots play FILE many times and say what they met; Ctrl-C ends it and tells the games played so far."""
    from souterrain.core.match import Match
    from souterrain.core.rejection import SetupError
    from souterrain.lab.games import tables
    from souterrain.lab.report import report
    from souterrain.lab.trials import Trial, tally, tried
    from souterrain.parts import bots
    from souterrain.terminal.content import read_content
    from souterrain.terminal.language import Language
    from souterrain.terminal.table import BOT, bot_of, read_options
    from souterrain.terminal.trouble import told

    game = _game()
    words, content, options = Language(code, game), read_content(file), read_options(settings)
    name, players = bot or list(bots(game))[-1], seats or next(iter(tables(game)))
    bot_of(game, BOT + name)
    try:
        Match.new(game, seats=players, seed=0, options=options, content=content)
    except SetupError as fault:
        raise click.ClickException(told(fault, words)) from fault

    def tell(done: int) -> None:
        if 10 * done // number > 10 * (done - 1) // number:
            click.echo(words("lab-done", done=done, games=number), err=True)

    done = tried(
        [Trial(game, content, name, players, options, each) for each in range(seed, seed + number)], jobs, tell
    )
    if done:
        click.echo("\n".join(report(tally(done), words, words.noun, words.several)))


@quest.command()
def schema() -> None:
    """Print the format of a quest file as JSON Schema."""
    from souterrain.core import registry

    click.echo(json.dumps(registry.game(_game()).content_schema(), indent=2, ensure_ascii=False))


def _game() -> str:
    """Return the game that takes content."""
    from souterrain.core import registry

    return next(name for name in registry.names() if registry.game(name).facts.content)
