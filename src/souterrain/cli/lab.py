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
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE")
@in_language
def balance(
    game: str,
    number: int,
    counts: tuple[int, ...],
    bot: str,
    jobs: int,
    seed: int,
    settings: tuple[str, ...],
    code: str,
) -> None:
    """Is GAME fair? Mean scores and shares of wins of bots, with 95 % intervals, by what each was dealt.

    \b
    --games   how many for each number of players
    --seats   how many players; may be repeated; else the numbers that the game names, or every number from two
    --bot     who plays (see “souterrain bots”); else the best
    --jobs    processes
    --seed    the first game's seed; the others follow it
    --set     an option of the game; may be repeated

    Ctrl-C ends it and prints what is done so far.
    """
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
        wanted = tasks(game, name, seats, range(seed, seed + number), options)

        def tell(done: int, games: int = len(wanted)) -> None:
            if 10 * done // games > 10 * (done - 1) // games:
                click.echo(words("lab-done", done=done, games=games), err=True)

        done = played(wanted, jobs, tell)
        said = {"seats": seats, "games": len(done), "bot": name, "first": seed, "last": seed + number - 1}
        about = words("lab-about", game=words("game-name"), **said)
        click.echo("\n".join([about, *table(rows(done), words, words.noun), ""]))
        if len(done) < len(wanted):
            return
