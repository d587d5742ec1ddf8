"""The command line: the group of all commands."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

import click

from souterrain.cli import lab, play, quest, scaffold, serve, tell
from souterrain.cli.help import HELP, TranslatedGroup
from souterrain.cli.options import LANGUAGE, PLAIN, SAVE


@click.group(cls=TranslatedGroup, invoke_without_command=True, context_settings={"help_option_names": list(HELP)})
@click.version_option(package_name="souterrain", message="%(prog)s %(version)s")
@click.option("--terminal", is_flag=True)
@click.option("--no-browser", is_flag=True)
@PLAIN
@LANGUAGE
@SAVE
@click.pass_context
def cli(
    context: click.Context, terminal: bool, no_browser: bool, plain: bool, language: str | None, save: Path | None
) -> None:
    """Open the house, or a game in the terminal, if no command is named."""
    if context.invoked_subcommand is None and not terminal and not plain:
        serve.house(browse=not no_browser, language=language)
    elif context.invoked_subcommand is None:
        play.choose(plain=plain, language=language, save=save)
    else:
        given = {name: value for name, value in (("plain", plain), ("language", language), ("save", save)) if value}
        context.default_map = dict.fromkeys(cli.commands, given)


COMMANDS = (
    play.play,
    play.resume,
    play.replay,
    play.join,
    tell.games,
    tell.bots,
    tell.verify,
    serve.serve,
    serve.backup,
    serve.restore,
    lab.lab,
    quest.quest,
    scaffold.new_game,
)
for command in COMMANDS:
    cli.add_command(command)


def run(arguments: Sequence[str] | None = None) -> None:
    """Run a command. Every foreseeable error is one line and exit code 2; Ctrl-C and a closed pipe end quietly."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]  # streams of a process can do it
    words = list(arguments) if arguments is not None else sys.argv[1:]
    try:
        cli.main(words, standalone_mode=False)
    except click.UsageError as fault:
        from souterrain.cli.misuse import misused

        click.echo(misused(fault, words), err=True)
        sys.exit(2)
    except click.ClickException as fault:
        click.echo(fault.format_message(), err=True)
        sys.exit(2)
    except (click.Abort, KeyboardInterrupt):
        click.echo()
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
