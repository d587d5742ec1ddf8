"""Commands that print information: games, bots, and the check of fair dice."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from souterrain.cli.options import FILE, in_language


@click.command()
@in_language
def games(code: str) -> None:
    """List the games."""
    from souterrain.core import registry
    from souterrain.terminal.language import Language

    for name in registry.names():
        words = Language(code, name)
        click.echo(words("game-line", name=name, game=words("game-name"), about=words("game-about")))


@click.command()
@click.argument("game")
@in_language
def bots(game: str, code: str) -> None:
    """List the bots that play GAME."""
    from souterrain import parts
    from souterrain.terminal.language import Language
    from souterrain.terminal.table import bot_about, bot_name

    words = Language(code, game)
    for name in parts.bots(game):
        click.echo(words("bot-line", bot=name, name=bot_name(name, words), about=bot_about(name, words)))


@click.command()
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
