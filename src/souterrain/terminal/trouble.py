"""Errors that a person can act on: one line in the reader's language, never a traceback."""

from __future__ import annotations

from typing import Any

from souterrain.core.rejection import SetupError
from souterrain.terminal.language import Language


class Trouble(Exception):  # noqa: N818 - it is told to people
    """A message of the terminal's catalogue and its arguments."""

    def __init__(self, message: str, **args: Any) -> None:
        super().__init__(message, args)
        self.message = message
        self.args_of_message = args


def told(fault: Trouble | SetupError, words: Language) -> str:
    """Return the sentence, and after it the choices there are."""
    if isinstance(fault, SetupError):
        known = [words("trouble-choices", known=", ".join(fault.choices))] if fault.choices else []
        return " ".join([words.refusal(fault.rejected), *known])
    return words(fault.message, **fault.args_of_message)
