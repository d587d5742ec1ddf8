"""Common parts of all quests: the card of the quest, the objective room and its occupants."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.board.figures import INSIDE, OUTSIDE, Monster
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.quests import Quest
from souterrain.games.donjon.state import State

FIRST_GROUP, LAST_GROUP = "first-group", "last-group"
"""Counters: the monster groups of the objective room are those from the first up to the last, exclusive."""
EVENTS_AGAIN, EVENTS_MORE = "events-again", "events-more"
"""Counters: events are drawn even after the objective was found, and additional events in a round."""
WHOLE: Final = "all:"
"""Prefix of counters for the whole campaign."""


def quest_of(state: State) -> Quest:
    return custom.quest(state.table.content, state.quest_name)


def rule(state: State, word: str) -> Term | None:
    """Return a special rule of this quest, or None."""
    return quest_of(state).term(word)


def its_rule(state: State, word: str) -> Term:
    """Return a special rule that this quest certainly has."""
    term = rule(state, word)
    assert term is not None, "offered only where the quest has it"
    return term


def objective_zone(state: State) -> int:
    """Return the objective room, or -1 if it is not revealed yet."""
    return next((index for index, zone in enumerate(state.zones) if zone.objective), -1)


def is_found(state: State) -> bool:
    return 1 in [zone.objective for zone in state.zones]


def occupants(state: State, kind: str = "") -> list[Monster]:
    """Return the living monsters of the objective room, on the board or waiting to enter."""
    first, last = state.counted(FIRST_GROUP), state.counted(LAST_GROUP)
    return [m for m in state.monsters if first <= m.group < last and kind in ("", m.kind) and m.kind != "captive"]


def is_manned(state: State) -> bool:
    """Return True if the objective room has received its occupants."""
    return is_found(state) and state.counted(LAST_GROUP) > 0


def participants(state: State) -> list[int]:
    """Return the living heroes of this quest, inside or out (A-89)."""
    return [number for number, hero in enumerate(state.heroes) if hero.out in (INSIDE, OUTSIDE)]


def pieces(state: State, kind: str) -> list[int]:
    """Return the indexes of the furniture of a kind in the objective room."""
    zone = objective_zone(state)
    return [place for place, piece in enumerate(state.furniture) if piece.zone == zone and piece.kind == kind]


FIRST_EVENTS: Final = 2
"""Event cards with which the master begins (DJ-047)."""


def first_events(state: State) -> int:
    events = rule(state, "events")
    return FIRST_EVENTS if events is None else events.number()


def all_dark(state: State) -> bool:
    """Return True if every zone is dark (Q7)."""
    return rule(state, "dark") is not None


def theme(state: State) -> str:
    """Return the tag that monster cards should have; others are redrawn once (Q2)."""
    tag = rule(state, "theme")
    return "" if tag is None else tag.arguments[0]


def may_open(state: State, piece: Furniture) -> bool:
    """Return False if the quest keeps this piece shut during a fight (Q2)."""
    shut = rule(state, "shut-in-combat")
    own = shut is not None and piece.zone == objective_zone(state) and piece.kind in shut.arguments
    return not (own and state.combat)


def keepsake(state: State) -> tuple[str, str]:
    """Return the kind of furniture that holds an object of the quest, and that object (Q1)."""
    holds = rule(state, "holds")
    return ("", "") if holds is None else (holds.arguments[0], holds.arguments[1])


def is_keepsake(state: State, place: int) -> bool:
    piece = state.furniture[place]
    return piece.zone == objective_zone(state) and piece.kind == keepsake(state)[0]
