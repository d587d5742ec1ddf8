"""Options that several commands share, and the language of the output."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

import click

from souterrain.terminal.codes import LANGUAGES, choose

FILE = click.Path(path_type=Path)
PLAIN = click.option("--plain", is_flag=True)
LANGUAGE = click.option("--language", metavar="CODE")
SAVE = click.option("--save", type=FILE, metavar="FILE")


def in_language(command: Callable[..., None]) -> Callable[..., None]:
    """Pass a command the code of its language, and print its errors in that language, with the words of its `game`."""

    @LANGUAGE
    @wraps(command)
    def run(*args: Any, language: str | None, **options: Any) -> None:
        from souterrain.core import registry
        from souterrain.core.rejection import SetupError
        from souterrain.terminal.language import Language
        from souterrain.terminal.trouble import Trouble, told

        code = choose(language, os.environ)
        try:
            if language is not None and language not in LANGUAGES:
                raise Trouble("trouble-language", code=language)
            command(*args, code=code, **options)
        except (SetupError, Trouble) as fault:
            game = options.get("game")
            words = Language(code, game if game in registry.names() else None)
            raise click.ClickException(told(fault, words)) from fault

    return run
