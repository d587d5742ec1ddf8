"""Shared helpers of the text picture: rows with a label and a text, and names of figures and squares."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from souterrain.core.folding import GLUE, wrap
from souterrain.core.words import Words
from souterrain.games.donjon.board.plan import COLUMNS
from souterrain.games.donjon.content.creatures import called
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State

WIDTH: Final = 80
LONGEST_NAME: Final = 16
LONGEST_LABEL: Final = 18
"""Maximum label length that counts for the width of the label column."""
"""A non-breaking space."""

Row = tuple[str, str]
"""A label and its text."""


def told(rows: Iterable[Row], indent: int) -> list[str]:
    """Format rows as two columns, labels and texts; long texts are wrapped within their column."""
    lines: list[str] = []
    for label, text in rows:
        head = f"{label}  ".ljust(indent)
        lines += _wrapped(text, head, " " * indent)
    return lines


def wrapped(text: str) -> list[str]:
    return _wrapped(text)


def _wrapped(text: str, first: str = "", later: str = "") -> list[str]:
    return wrap(text, WIDTH, break_on_hyphens=False, initial_indent=first, subsequent_indent=later)


def glued(text: str) -> str:
    """Replace spaces by non-breaking ones, to keep the text on one line."""
    return text.replace(" ", GLUE)


def apart(words: Words, texts: Iterable[str]) -> str:
    """Join parts of a line with a separator that is stronger than a comma."""
    return f"{glued(words('text-apart'))} ".join(texts)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def player(state: State, words: Words, hero: int) -> str:
    name = " ".join(words("text-name", seat=state.seat_of(hero)).split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def figure_name(state: State, words: Words, who: int) -> str:
    """Return a player's name, or the kind and number of a monster."""
    if is_hero(who):
        return player(state, words, who)
    monster = state.monster(who)
    return glued(words.noun(called(monster.kind, monster.number)))


def thing_name(words: Words, kind: str, number: int) -> str:
    return glued(f"{words.noun(kind)} {number}")


def square_name(state: State, words: Words, square: int) -> str:
    """Return the short name of a square: zone, column and row."""
    return glued(words("text-square", zone=plan_of(state).zone_at[square] + 1, place=place_name(state, square)))


def place_name(state: State, square: int) -> str:
    """Return the column and row of a square within its zone."""
    plan = plan_of(state)
    left, top = plan.corner(plan.zone_at[square])
    return f"{COLUMNS[(square & 255) - left].rpartition(':')[2]}{(square >> 8 & 255) - top + 1}"
