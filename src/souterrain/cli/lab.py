"""Commands of the lab."""

from __future__ import annotations

import click

from souterrain.cli.options import in_language


@click.group()
def lab() -> None:
    """Mass play: many games of bots, and what they say."""


@lab.command()
@click.argument("game")
@click.option("--games", "number", default=100, type=click.IntRange(1), metavar="NUMBER")
@click.option("--seats", "counts", multiple=True, type=int, metavar="NUMBER")
@click.option("--bot", default="", metavar="NAME")
@click.option("--jobs", default=1, type=click.IntRange(1), metavar="NUMBER")
@click.option("--seed", default=1, type=click.IntRange(0), metavar="NUMBER")
@click.option("--sampled", is_flag=True)
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE")
@in_language
def balance(
    game: str,
    number: int,
    counts: tuple[int, ...],
    bot: str,
    jobs: int,
    seed: int,
    sampled: bool,
    settings: tuple[str, ...],
    code: str,
) -> None:
    """Print mean scores and shares of wins of bots; Ctrl-C ends it and prints the games played so far."""
    from souterrain.core import registry
    from souterrain.core.game import setup_of
    from souterrain.lab.balance import balance as played
    from souterrain.lab.balance import rows
    from souterrain.lab.games import tables, tasks
    from souterrain.lab.table import table
    from souterrain.parts import bots
    from souterrain.terminal.language import Language
    from souterrain.terminal.table import BOT, bot_of, read_options

    words, options = Language(code, game), read_options(settings)
    name = bot or list(bots(game))[-1]
    bot_of(game, BOT + name)
    for seats in counts or tables(game):
        setup_of(registry.game(game), seats, options, (), None)
        wanted = tasks(game, name, seats, range(seed, seed + number), options, sampled=sampled)

        def tell(done: int, games: int = len(wanted)) -> None:
            if 10 * done // games > 10 * (done - 1) // games:
                click.echo(words("lab-done", done=done, games=games), err=True)

        done = played(wanted, jobs, tell)
        said = {"seats": seats, "games": len(done), "bot": name, "first": seed, "last": seed + number - 1}
        about = words("lab-about", game=words("game-name"), **said)
        click.echo("\n".join([about, *table(rows(done), words, words.noun), ""]))
        if len(done) < len(wanted):
            return


@lab.command()
@click.argument("game")
@click.argument("bot")
@click.argument("other")
@click.option("--games", "number", default=100, type=click.IntRange(1), metavar="NUMBER")
@click.option("--jobs", default=1, type=click.IntRange(1), metavar="NUMBER")
@click.option("--seed", default=1, type=click.IntRange(0), metavar="NUMBER")
@click.option("--sampled", is_flag=True)
@in_language
def duel(game: str, bot: str, other: str, number: int, jobs: int, seed: int, sampled: bool, code: str) -> None:
    """Print the share of wins and the lead of one bot against another; Ctrl-C ends it."""
    from souterrain.lab.duels import duels, verdict
    from souterrain.lab.table import said, shared
    from souterrain.terminal.language import Language
    from souterrain.terminal.table import BOT, bot_of

    words = Language(code, game)
    for name in (bot, other):
        bot_of(game, BOT + name)
    wanted = duels(game, (bot, other), range(seed, seed + number), sampled=sampled)

    def tell(done: int) -> None:
        if 10 * done // len(wanted) > 10 * (done - 1) // len(wanted):
            click.echo(words("lab-done", done=done, games=len(wanted)), err=True)

    found = verdict(wanted, jobs, tell)
    if found is not None:
        about = {"game": words("game-name"), "bot": bot, "other": other, "games": found.games}
        seeds = {"first": seed, "last": seed + number - 1}
        won, margin = shared(found.won, words), said(found.margin, words, 1)
        click.echo(words("lab-duel", **about, **seeds, won=won, margin=margin))
        click.echo(words("lab-intervals"))
