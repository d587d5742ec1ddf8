"""What all parts of the picture share: rows of a label and a text, and how figures and squares are called."""

from __future__ import annotations

from collections.abc import Iterable
from textwrap import wrap
from typing import Final

from souterrain.core.words import Words
from souterrain.games.donjon.board.plan import COLUMNS, plan_of
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State

WIDTH: Final = 80
LONGEST_NAME: Final = 16
LONGEST_LABEL: Final = 18
"""Longer ones do not move the column."""
GLUE: Final = "\u00a0"
"""A blank at which no line ends."""

Row = tuple[str, str]
"""A label and what it says."""


def told(rows: Iterable[Row], indent: int) -> list[str]:
    """Labels in one column, what they say in another; long lines go on below it."""
    lines: list[str] = []
    for label, text in rows:
        head = f"{label}  ".ljust(indent)
        lines += _wrapped(text, head, " " * indent)
    return lines


def wrapped(text: str) -> list[str]:
    return _wrapped(text)


def _wrapped(text: str, first: str = "", later: str = "") -> list[str]:
    lines = wrap(text, WIDTH, break_on_hyphens=False, initial_indent=first, subsequent_indent=later)
    return [line.replace(GLUE, " ") for line in lines]


def glued(text: str) -> str:
    """Keeps on one line what belongs together."""
    return text.replace(" ", GLUE)


def apart(words: Words, texts: Iterable[str]) -> str:
    """Parts of a line that are further from each other than a comma says."""
    return f"{glued(words('text-apart'))} ".join(texts)


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def player(state: State, words: Words, hero: int) -> str:
    name = " ".join(words("text-name", seat=state.seat_of(hero)).split())
    return name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…"


def figure_name(state: State, words: Words, who: int) -> str:
    """A player's name, or a monster with its number."""
    if is_hero(who):
        return player(state, words, who)
    return thing_name(words, state.monster(who).kind, state.monster(who).number)


def thing_name(words: Words, kind: str, number: int) -> str:
    return glued(f"{words.noun(kind)} {number}")


def square_name(state: State, words: Words, square: int) -> str:
    """As sentences name it, in short."""
    return glued(words("text-square", zone=plan_of(state).zone_at[square] + 1, place=place_name(state, square)))


def place_name(state: State, square: int) -> str:
    """A square within its zone: column and row."""
    plan = plan_of(state)
    left, top = plan.corner(plan.zone_at[square])
    return f"{COLUMNS[(square & 255) - left].rpartition(':')[2]}{(square >> 8 & 255) - top + 1}"
