"""The command that writes the skeleton of a new game into a checkout, from the texts in `template/`."""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import click

from souterrain.cli.options import in_language
from souterrain.core import registry

NAME: Final = re.compile("[a-z][a-z0-9_]{1,19}")
RULE_ID: Final = re.compile(r"^### ([A-Z]+)-", re.MULTILINE)
SHORTEST_ID: Final = 3
SUFFIX: Final = ".txt"
"""The suffix of a template's name; the rest is the name of the written file."""


@click.command()
@click.argument("name")
@in_language
def new_game(name: str, code: str) -> None:
    """Write the skeleton of a small, playable game into this checkout."""
    from souterrain.terminal.language import Language

    words = Language(code)
    written = write(name, Path.cwd())
    for path in written:
        click.echo(path.relative_to(Path.cwd()))
    click.echo(words("new-game-written", name=name, files=len(written)))


def write(name: str, root: Path) -> list[Path]:
    """Write and register a game; return the files. Raises `Trouble` and writes nothing if that cannot be done."""
    from souterrain.terminal.trouble import Trouble

    parts, game, bots, tests = (root / place for place in _places(name))
    if not NAME.fullmatch(name) or keyword.iskeyword(name):
        raise Trouble("trouble-game-name", name=name)
    if not parts.is_file():
        raise Trouble("trouble-no-checkout", file=str(parts))
    if name in registry.names() or any(path.exists() for path in (game, bots, tests)):
        raise Trouble("trouble-game-exists", name=name)
    template = files(__package__) / "template"
    said = {
        "@name@": name,
        "@Title@": name.replace("_", " ").title(),
        "@Class@": name.replace("_", " ").title().replace(" ", ""),
        "@ID@": _rule_id(name, game.parent),
    }
    targets = {"game": game, "bots": bots, "tests": tests}
    written = [path for folder, target in targets.items() for path in _copied(template / folder, target, said)]
    _register(parts, _filled((template / "entry.txt").read_text(encoding="utf-8"), said))
    return [*written, parts]


def _places(name: str) -> tuple[str, str, str, str]:
    """Return the list of the parts, and the folders of the game, its bots and its tests."""
    package = "src/souterrain"
    return f"{package}/parts.py", f"{package}/games/{name}", f"{package}/bots/{name}", f"tests/games/{name}"


def _rule_id(name: str, games: Path) -> str:
    """Return the letters of the game's rule ids: the first ones of its name that no other rulebook uses."""
    taken = {found for book in games.glob("*/rulebook/en.md") for found in RULE_ID.findall(book.read_text("utf-8"))}
    letters = re.sub("[^A-Z]", "", name.upper())
    size = SHORTEST_ID
    while letters[:size] in taken:
        size += 1
        letters += "X" if size > len(letters) else ""
    return letters[:size]


def _copied(source: Traversable, target: Path, said: dict[str, str]) -> Iterator[Path]:
    """Write every template of a folder, filled in."""
    for each in sorted(source.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from _copied(each, target / each.name, said)
        else:
            path = target / each.name.removesuffix(SUFFIX)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_filled(each.read_text(encoding="utf-8"), said), encoding="utf-8")
            yield path


def _filled(text: str, said: dict[str, str]) -> str:
    for placeholder, value in said.items():
        text = text.replace(placeholder, value)
    return text


def _register(parts: Path, entry: str) -> None:
    """Add an entry at the end of `GAMES`."""
    text = parts.read_text(encoding="utf-8")
    end = text.index("\n}\n", text.index("\nGAMES: ")) + 1
    parts.write_text(text[:end] + entry + text[end:], encoding="utf-8")
