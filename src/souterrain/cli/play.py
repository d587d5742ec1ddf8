"""Games in the terminal: new ones, saved ones, finished ones and those at a table elsewhere."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from souterrain.cli.options import FILE, PLAIN, SAVE, in_language

if TYPE_CHECKING:
    from souterrain.terminal.keyboard import Keyboard
    from souterrain.terminal.replay import Replay
    from souterrain.terminal.session import Session


@in_language
def choose(plain: bool, save: Path | None, code: str) -> None:
    if plain:
        from souterrain.terminal.lines import Console
        from souterrain.terminal.plain_setup import begin

        begin(code, Console(), save)
    elif _in_terminal():
        _screen(code, save=save)
    else:
        from souterrain.terminal.language import Language

        click.echo(Language(code)("how-to"))


@click.command()
@click.argument("game")
@click.option("--players", default="", metavar="LIST")
@click.option("--seed", type=int, metavar="NUMBER")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE")
@click.option("--quest", type=FILE, metavar="FILE")
@PLAIN
@SAVE
@in_language
def play(
    game: str,
    players: str,
    seed: int | None,
    settings: tuple[str, ...],
    quest: Path | None,
    plain: bool,
    save: Path | None,
    code: str,
) -> None:
    """Start a game of people at this keyboard and bots."""
    from souterrain.terminal.content import read_content
    from souterrain.terminal.save import new_path
    from souterrain.terminal.session import Session
    from souterrain.terminal.table import BOT, default_options, default_players, read_options

    _need_terminal(plain)
    seated = players.split(",") if players else default_players(game)
    unwatched = all(who.startswith(BOT) for who in seated)
    path = new_path(game) if save is None and not unwatched else save
    options = {**default_options(game, seated), **read_options(settings)}
    content = None if quest is None else read_content(quest)
    session = Session.new(game, seated, code=code, seed=seed, options=options, path=path, content=content)
    _open(session, code, plain)


@click.command()
@click.argument("file", type=FILE, required=False)
@PLAIN
@in_language
def resume(file: Path | None, plain: bool, code: str) -> None:
    """Go on with a saved game: FILE, or the latest."""
    from souterrain.terminal.save import unfinished
    from souterrain.terminal.session import Session
    from souterrain.terminal.trouble import Trouble

    _need_terminal(plain)
    paths = [file] if file is not None else unfinished()
    if not paths:
        raise Trouble("trouble-nothing-saved")
    _open(Session.resume(paths[0], code=code), code, plain)


@click.command()
@click.argument("file", type=FILE)
@PLAIN
@in_language
def replay(file: Path, plain: bool, code: str) -> None:
    """Watch a game again, move by move."""
    from souterrain.terminal.replay import Replay

    _need_terminal(plain)
    watched = Replay.load(file, code=code)
    if plain:
        from souterrain.terminal.lines import Console
        from souterrain.terminal.plain_replay import PlainReplay

        PlainReplay(watched, Console()).run()
    else:
        _screen(code, replay=watched)


@click.command()
@click.argument("link")
@click.option("--name", default="", metavar="NAME")
@PLAIN
@in_language
def join(link: str, name: str, plain: bool, code: str) -> None:
    """Play at a table elsewhere, by its link."""
    from souterrain.client.people import People
    from souterrain.terminal.plain import Plain
    from souterrain.terminal.remote import Remote
    from souterrain.terminal.save import folder

    _need_terminal(plain)
    people = People(folder().parent / "people.json")
    remote = Remote.join(link, people, name=name, code=code, aside=not plain)
    if plain:
        Plain(remote, remote.at_desk()).run()
    else:
        _screen(code, session=remote)


def _in_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _need_terminal(plain: bool) -> None:
    if not plain and not _in_terminal():
        from souterrain.terminal.trouble import Trouble

        raise Trouble("trouble-screen")


def _open(session: Session, code: str, plain: bool) -> None:
    if plain:
        from souterrain.terminal.lines import Console
        from souterrain.terminal.plain import Plain

        Plain(session, Console()).run()
    else:
        _screen(code, session=session)


def _screen(code: str, session: Keyboard | None = None, replay: Replay | None = None, save: Path | None = None) -> None:
    from souterrain.terminal.screen.app import run

    run(code, session=session, replay=replay, save=save)
