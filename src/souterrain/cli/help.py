"""Help of the commands in the reader's language. Its catalogue is read without Fluent, which takes longer to load than
the help takes to print."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any, Final

import click

from souterrain.terminal.codes import choose

_MESSAGE: Final = re.compile(r"^help-([a-z-]+) = (.+)$", re.MULTILINE)
HELP: Final = ("-h", "--help")


def help_texts(code: str) -> dict[str, str]:
    text = files("souterrain.cli").joinpath("locale", f"{code}.ftl").read_text(encoding="utf-8")
    return dict(_MESSAGE.findall(text))


def asked_language(arguments: Sequence[str]) -> str:
    """Return the language of a command line, before it is parsed."""
    asked = None
    for place, word in enumerate(arguments):
        if word == "--language":
            asked = next(iter(arguments[place + 1 :]), None)
        elif word.startswith("--language="):
            asked = word.partition("=")[2]
    return choose(asked, os.environ)


def translate(command: click.Command, said: Mapping[str, str], place: str = "house") -> None:
    """Set the help of a command, its options and its commands."""
    command.help = said[place]
    for option in command.params:
        if isinstance(option, click.Option):
            name = str(option.name).replace("_", "-")
            option.help = said.get(f"{place}-{name}") or said[f"any-{name}"]
    own_help = command.get_help_option(click.Context(command, help_option_names=list(HELP)))
    if own_help is not None:
        own_help.help = said["any-help"]
    if isinstance(command, click.Group):
        for name, inner in command.commands.items():
            translate(inner, said, f"{place}-{name}")


class HelpFormatter(click.HelpFormatter):
    """Headings in the reader's language."""

    said: Mapping[str, str] = {}

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        super().write_usage(prog, args, f"{self.said['usage']} ")

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.said.get(heading.lower(), heading))


def translate_all(command: click.Command, code: str) -> None:
    """Set the help of a program and its headings."""
    HelpFormatter.said = help_texts(code)
    click.Context.formatter_class = HelpFormatter
    translate(command, HelpFormatter.said)


class TranslatedGroup(click.Group):
    """The group of all commands; it translates their help if a command line asks for it."""

    def main(self, args: Sequence[str] | None = None, *others: Any, **settings: Any) -> Any:
        arguments = list(args) if args is not None else sys.argv[1:]
        if not set(HELP).isdisjoint(arguments):
            translate_all(self, asked_language(arguments))
        return super().main(arguments, *others, **settings)
