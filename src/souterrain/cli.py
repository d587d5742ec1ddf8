"""The command line. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from functools import wraps
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from souterrain.terminal.keyboard import Keyboard
    from souterrain.terminal.replay import Replay
    from souterrain.terminal.session import Session

FILE = click.Path(path_type=Path)
PLAIN = click.option("--plain", is_flag=True)
LANGUAGE = click.option("--language", metavar="CODE")
SAVE = click.option("--save", type=FILE, metavar="FILE")


def in_language(command: Callable[..., None]) -> Callable[..., None]:
    """Gives a command the code of its language, and says its trouble in that language."""

    @LANGUAGE
    @wraps(command)
    def run(*args: Any, language: str | None, **options: Any) -> None:
        from souterrain.core.rejection import SetupError
        from souterrain.terminal.language import LANGUAGES, Language, choose
        from souterrain.terminal.trouble import Trouble, told

        code = choose(language, os.environ)
        try:
            if language is not None and language not in LANGUAGES:
                raise Trouble("trouble-language", code=language)
            command(*args, code=code, **options)
        except (SetupError, Trouble) as fault:
            raise click.ClickException(told(fault, Language(code))) from fault

    return run


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="souterrain")
@click.option("--terminal", is_flag=True)
@click.option("--no-browser", is_flag=True)
@PLAIN
@LANGUAGE
@SAVE
@click.pass_context
def cli(
    context: click.Context, terminal: bool, no_browser: bool, plain: bool, language: str | None, save: Path | None
) -> None:
    """Dungeon games at one table. Without a command: opens the house in the browser.

    \b
    --terminal    the full-screen client in the terminal instead
    --plain       line by line, for screen readers, scripts and pipes
    --no-browser  only says where the house is
    --language    en, fr or it; else SOUTERRAIN_LANGUAGE, else LANG
    --save        where a game in the terminal is saved, after every move
    """
    if context.invoked_subcommand is None and not terminal and not plain:
        _house(browse=not no_browser, language=language)
    elif context.invoked_subcommand is None:
        _choose(plain=plain, language=language, save=save)
    else:
        given = {name: value for name, value in (("plain", plain), ("language", language), ("save", save)) if value}
        context.default_map = dict.fromkeys(cli.commands, given)


@in_language
def _house(browse: bool, code: str) -> None:
    from souterrain.server.home import open_house
    from souterrain.terminal.language import Language

    words = Language(code)
    open_house(_data(None), lambda message, address: click.echo(words(f"house-{message}", address=address)), browse)


@in_language
def _choose(plain: bool, save: Path | None, code: str) -> None:
    if plain:
        from souterrain.terminal.lines import Console
        from souterrain.terminal.plain_setup import begin

        begin(code, Console(), save)
    elif _in_terminal():
        _screen(code, save=save)
    else:
        from souterrain.terminal.language import Language

        click.echo(Language(code)("how-to"))


@cli.command()
@click.argument("game")
@click.option("--players", default="", metavar="LIST")
@click.option("--seed", type=int, metavar="NUMBER")
@click.option("--set", "settings", multiple=True, metavar="NAME=VALUE")
@PLAIN
@SAVE
@in_language
def play(
    game: str, players: str, seed: int | None, settings: tuple[str, ...], plain: bool, save: Path | None, code: str
) -> None:
    """Play GAME (see “souterrain games”): people at this keyboard, and bots.

    \b
    --players   names and bots: me,bot:random or Ada,Bruno
    --seed      the same seed gives the same game anywhere
    --set       an option of the game; may be repeated
    --plain     line by line, for screen readers, scripts and pipes
    --save      where the game is saved, after every move
    """
    from souterrain.terminal.save import new_path
    from souterrain.terminal.session import Session
    from souterrain.terminal.table import BOT, default_players, read_options

    _need_terminal(plain)
    seated = players.split(",") if players else default_players(game)
    unwatched = all(who.startswith(BOT) for who in seated)
    path = new_path(game) if save is None and not unwatched else save
    options = read_options(settings)
    _open(Session.new(game, seated, code=code, seed=seed, options=options, path=path), code, plain)


@cli.command()
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


@cli.command()
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


@cli.command()
@click.argument("file", type=FILE)
@in_language
def verify(file: Path, code: str) -> None:
    """Check that every draw follows from the seed that was promised. Exit code 0: fair; 1: not."""
    from souterrain.terminal.fairness import checked
    from souterrain.terminal.language import Language

    fair, told = checked(file, Language(code))
    click.echo("\n".join(told))
    if not fair:
        sys.exit(1)


@cli.command()
@click.argument("link")
@click.option("--name", default="", metavar="NAME")
@PLAIN
@in_language
def join(link: str, name: str, plain: bool, code: str) -> None:
    """Play at a table elsewhere: LINK is what a friend has sent you.

    \b
    --name      how you are called there; each name is a person of its own
    --plain     line by line, for screen readers, scripts and pipes
    """
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


@cli.command()
@in_language
def games(code: str) -> None:
    """List the games."""
    from souterrain.core import registry
    from souterrain.terminal.language import Language

    for name in registry.names():
        words = Language(code, name)
        click.echo(words("game-line", name=name, game=words("game-name"), about=words("game-about")))


@cli.command()
@click.argument("game")
@in_language
def bots(game: str, code: str) -> None:
    """List the bots that play GAME."""
    from souterrain.bots import roster
    from souterrain.terminal.language import Language
    from souterrain.terminal.table import bot_name

    words = Language(code, game)
    for name in roster.bots(game):
        click.echo(words("bot-line", name=name, about=bot_name(name, words)))


@cli.group()
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
    """Is GAME fair? Mean scores and shares of wins of bots, with their standard errors, by what each was dealt.

    \b
    --games   how many for each number of players
    --seats   how many players; may be repeated; else every number from two
    --bot     who plays (see “souterrain bots”); else the best
    --jobs    processes
    --seed    the first game's seed; the others follow it
    --set     an option of the game; may be repeated

    Ctrl-C ends it and prints what is done so far.
    """
    from souterrain.bots import roster
    from souterrain.core import registry
    from souterrain.core.match import setup_of
    from souterrain.lab.balance import balance as played
    from souterrain.lab.balance import rows
    from souterrain.lab.games import tables, tasks
    from souterrain.lab.table import table
    from souterrain.terminal.language import Language
    from souterrain.terminal.table import BOT, bot_of, read_options

    words, options = Language(code, game), read_options(settings)
    name = bot or list(roster.bots(game))[-1]
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


DATA = click.option("--data", type=FILE, metavar="FOLDER", envvar="SOUTERRAIN_DATA")


@cli.command()
@click.option("--host", default="127.0.0.1", metavar="ADDRESS")
@click.option("--port", default=8000, type=click.IntRange(0, 65535), metavar="NUMBER")
@click.option("--public-url", default="", metavar="URL")
@click.option("--lan", default="", metavar="ADDRESS")
@click.option("--metrics", is_flag=True)
@DATA
@in_language
def serve(host: str, port: int, public_url: str, lan: str, metrics: bool, data: Path | None, code: str) -> None:
    """Run a server: tables for friends, in the browser and in the terminal. See docs/hosting.md.

    \b
    --host        where to listen; this computer only, unless you say 0.0.0.0
    --port        8000; 0 takes a free one
    --public-url  the address that friends open, if it is another
    --lan         this computer's address in its network, if it is not found
    --metrics     figures for Prometheus at /metrics
    --data        where everything is kept
    """
    from souterrain.server.run import run
    from souterrain.server.settings import Settings
    from souterrain.server.store import InUse
    from souterrain.terminal.trouble import Trouble

    settings = Settings(_data(data), host, port, public_url, lan, metrics)
    try:
        run(settings)
    except InUse as fault:
        raise Trouble("trouble-served", folder=str(settings.data)) from fault
    except OSError as fault:
        raise Trouble("trouble-listen", address=f"{host}:{port}", detail=str(fault.strerror)) from fault


@cli.command()
@click.argument("file", type=FILE)
@DATA
@in_language
def backup(file: Path, data: Path | None, code: str) -> None:
    """Copy everything a server keeps into FILE, also while it runs."""
    import sqlite3

    from souterrain.server import store
    from souterrain.terminal.trouble import Trouble

    try:
        store.backup(_data(data), file)
    except (OSError, sqlite3.Error) as fault:
        raise Trouble("trouble-unwritable", file=str(file), detail=str(fault)) from fault


@cli.command()
@click.argument("file", type=FILE)
@DATA
@in_language
def restore(file: Path, data: Path | None, code: str) -> None:
    """Put FILE, made by “backup”, in the place of what a server keeps. Not while it runs."""
    import sqlite3

    from souterrain.server import store
    from souterrain.terminal.trouble import Trouble

    try:
        store.restore(_data(data), file)
    except store.InUse as fault:
        raise Trouble("trouble-served", folder=str(_data(data))) from fault
    except (OSError, ValueError, sqlite3.Error) as fault:
        raise Trouble("trouble-unreadable", file=str(file), detail=str(fault)) from fault


def _data(folder: Path | None) -> Path:
    from platformdirs import user_data_path

    return folder if folder is not None else user_data_path("souterrain", appauthor=False) / "server"


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


def main(arguments: Sequence[str] | None = None) -> None:
    """Every foreseeable error is one line and exit code 2; Ctrl-C and a closed pipe end quietly."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # streams of a process can do it
    try:
        cli.main(arguments, standalone_mode=False)
    except click.ClickException as fault:
        click.echo(fault.format_message(), err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
