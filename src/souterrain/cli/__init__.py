"""The command `souterrain`. Everything heavy is imported by the command that needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence

from souterrain import extras

LANGUAGES = ("en", "fr", "it")


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; tell in one sentence if packages that it needs are not installed."""
    try:
        from souterrain.cli.program import run

        run(arguments)
    except ImportError as fault:
        extra = extras.extra_of(fault)
        if extra is None:
            raise
        print(extras.sentence(_language(), extras.install_command(extra)), file=sys.stderr)
        sys.exit(2)


def _language() -> str:
    """Return the language of the environment, without the translation packages, which may be missing."""
    names = ("SOUTERRAIN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")
    wishes = [os.environ.get(name, "")[:2].lower() for name in names]
    return next((wish for wish in wishes if wish in LANGUAGES), LANGUAGES[0])
