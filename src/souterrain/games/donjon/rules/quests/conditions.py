"""Conditions of victory, defeat and secondary objectives, by the words on the quest's card."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, TypeAlias

from souterrain.games.donjon.board.figures import OUTSIDE
from souterrain.games.donjon.content.effects import Effect, Term, parse
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.rules.questions.quest import is_found, is_manned, occupants, pieces
from souterrain.games.donjon.state import State

Condition: TypeAlias = "Callable[[State, Term], bool]"
ROOMS: Final = ("square", "rectangular")
"""Kinds of zones that are rooms."""


def holds(state: State, text: str) -> bool:
    """Return True if all of these conditions hold; an empty text never holds."""
    for term in _terms(text):
        if not CONDITIONS[term.word](state, term):
            return False
    return bool(text)


@lru_cache(maxsize=256)
def _terms(text: str) -> Effect:
    return parse(text)


def _carried(state: State, term: Term) -> bool:
    """Return True if a hero has carried the item out by the stairs."""
    out = [hero for hero in state.heroes if hero.out == OUTSIDE]
    return bool(out) and any(hero.count(term.arguments[0]) for hero in out)


def _cleared(state: State, term: Term) -> bool:
    return is_manned(state) and not occupants(state)


def _slain(state: State, term: Term) -> bool:
    return is_manned(state) and not occupants(state, term.arguments[0])


def _opened(state: State, term: Term) -> bool:
    return sum([state.furniture[place].opened for place in pieces(state, term.arguments[0])]) >= term.number(1)


def _done(state: State, term: Term) -> bool:
    return state.counted(f"done-{term.arguments[0]}") >= term.number(1)


def _saved(state: State, term: Term) -> bool:
    return state.counted("saved") >= term.number()


def _captives_dead(state: State, term: Term) -> bool:
    return is_found(state) and not state.captives and not state.counted("saved")


def _searched_rooms(state: State, term: Term) -> bool:
    """Return True if all revealed rooms were searched, including the objective."""
    return is_found(state) and all(zone.searched for zone in state.zones if DUNGEON[zone.card].kind in ROOMS)


def _sunk(state: State, term: Term) -> bool:
    """Return True if the item is lost in a crevasse with the hero who carried it (A-14)."""
    return state.counted(f"sunk-{term.arguments[0]}") > 0


def _unfallen(state: State, term: Term) -> bool:
    return bool(state.won) and not state.counted("fell-at-objective")


def _undrowned(state: State, term: Term) -> bool:
    return bool(state.won) and state.counted("drowned") == state.counted("drowned-before")


def _always_lit(state: State, term: Term) -> bool:
    return bool(state.won) and not state.counted("unlit")


def _used(state: State, term: Term) -> bool:
    return state.counted(f"used-{term.arguments[0]}") > 0


def _within(state: State, term: Term) -> bool:
    """Return True if the quest was won within this number of rounds after the objective was entered."""
    return bool(state.won) and state.counted("won-round") - state.counted("entered-round") < term.number()


def _found_before(state: State, term: Term) -> bool:
    return is_found(state) and state.counted("found-after") < term.number()


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
