"""What has to be so for a quest to be won or lost and for its secondary objectives, by the words of its card."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from souterrain.games.donjon.content.effects import Effect, Term, parse
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.figures import OUTSIDE
from souterrain.games.donjon.rules.quests.common import is_found, is_manned, occupants, pieces
from souterrain.games.donjon.state import State

Condition: TypeAlias = "Callable[[State, Term], bool]"
ROOMS: Final = ("square", "rectangular")
"""Kinds of zones that are rooms."""


def holds(s: State, text: str) -> bool:
    """Whether all of these conditions hold; nothing is no condition and never holds."""
    for term in _terms(text):
        if not CONDITIONS[term.word](s, term):
            return False
    return bool(text)


@lru_cache(maxsize=256)
def _terms(text: str) -> Effect:
    return parse(text)


def _carried(s: State, term: Term) -> bool:
    """Out by the stairs in somebody's hands."""
    return any(hero.out == OUTSIDE and hero.count(term.arguments[0]) for hero in s.heroes)


def _cleared(s: State, term: Term) -> bool:
    return is_manned(s) and not occupants(s)


def _slain(s: State, term: Term) -> bool:
    return is_manned(s) and not occupants(s, term.arguments[0])


def _opened(s: State, term: Term) -> bool:
    return sum([s.furniture[place].opened for place in pieces(s, term.arguments[0])]) >= term.number(1)


def _done(s: State, term: Term) -> bool:
    return s.counted(f"done-{term.arguments[0]}") >= term.number(1)


def _saved(s: State, term: Term) -> bool:
    return s.counted("saved") >= term.number()


def _captives_dead(s: State, term: Term) -> bool:
    return is_found(s) and not s.captives and not s.counted("saved")


def _searched_rooms(s: State, term: Term) -> bool:
    """All of the rooms that were revealed, the objective among them."""
    return is_found(s) and all(zone.searched for zone in s.zones if DUNGEON[zone.card].kind in ROOMS)


def _sunk(s: State, term: Term) -> bool:
    """In the depth of a crevasse with whoever carried it, and nobody brings it out any more (A-14)."""
    return s.counted(f"sunk-{term.arguments[0]}") > 0


def _unfallen(s: State, term: Term) -> bool:
    return bool(s.won) and not s.counted("fell-at-objective")


def _undrowned(s: State, term: Term) -> bool:
    return bool(s.won) and s.counted("drowned") == s.counted("drowned-before")


def _always_lit(s: State, term: Term) -> bool:
    return bool(s.won) and not s.counted("unlit")


def _used(s: State, term: Term) -> bool:
    return s.counted(f"used-{term.arguments[0]}") > 0


def _within(s: State, term: Term) -> bool:
    """Won in so many rounds, the one counted in which the objective was entered."""
    return bool(s.won) and s.counted("won-round") - s.counted("entered-round") < term.number()


def _found_before(s: State, term: Term) -> bool:
    return is_found(s) and s.counted("found-after") < term.number()


CONDITIONS: Final[dict[str, Condition]] = {
    "always-lit": _always_lit,
    "captives-dead": _captives_dead,
    "carried": _carried,
    "cleared": _cleared,
    "done": _done,
    "found-before": _found_before,
    "opened": _opened,
    "saved": _saved,
    "searched-rooms": _searched_rooms,
    "slain": _slain,
    "sunk": _sunk,
    "undrowned": _undrowned,
    "unfallen": _unfallen,
    "used": _used,
    "within": _within,
}
