"""What all quests share: the card of the quest, the objective room, those who occupy it."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.board.figures import INSIDE, OUTSIDE, Monster
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.quests import Quest
from souterrain.games.donjon.state import State

FIRST_GROUP, LAST_GROUP = "first-group", "last-group"
"""The groups of the objective room are those from the one to the other."""
EVENTS_AGAIN, EVENTS_MORE = "events-again", "events-more"
"""Counted where events are drawn again after the objective was found, and how many more in a round."""
WHOLE: Final = "all:"
"""What is counted for the whole campaign begins so."""


def quest_of(state: State) -> Quest:
    return custom.quest(state.table.content, state.quest_name)


def rule(state: State, word: str) -> Term | None:
    """A special rule of this quest, if it has it."""
    return quest_of(state).term(word)


def its_rule(state: State, word: str) -> Term:
    """A special rule that this quest is known to have."""
    term = rule(state, word)
    assert term is not None, "offered only where the quest has it"
    return term


def objective_zone(state: State) -> int:
    """The objective room, -1 as long as it is not revealed."""
    return next((index for index, zone in enumerate(state.zones) if zone.objective), -1)


def is_found(state: State) -> bool:
    return objective_zone(state) >= 0


def occupants(state: State, kind: str = "") -> list[Monster]:
    """Monsters of the objective room that live, on the board or waiting for room on it."""
    first, last = state.counted(FIRST_GROUP), state.counted(LAST_GROUP)
    return [m for m in state.monsters if first <= m.group < last and kind in ("", m.kind) and m.kind != "captive"]


def is_manned(state: State) -> bool:
    """Whether the objective room has got its occupants."""
    return is_found(state) and state.counted(LAST_GROUP) > 0


def participants(state: State) -> list[int]:
    """Heroes who take part and are alive, inside or out (A-89)."""
    return [number for number, hero in enumerate(state.heroes) if hero.out in (INSIDE, OUTSIDE)]


def pieces(state: State, kind: str) -> list[int]:
    """The places of the quest's own furniture of a kind."""
    zone = objective_zone(state)
    return [place for place, piece in enumerate(state.furniture) if piece.zone == zone and piece.kind == kind]


FIRST_EVENTS: Final = 2
"""Event cards the master begins with (DJ-047)."""


def first_events(state: State) -> int:
    events = rule(state, "events")
    return FIRST_EVENTS if events is None else events.number()


def all_dark(state: State) -> bool:
    """Whether every zone is dark (Q7)."""
    return rule(state, "dark") is not None


def theme(state: State) -> str:
    """The tag for which a monster card is drawn again once (Q2)."""
    tag = rule(state, "theme")
    return "" if tag is None else tag.arguments[0]


def may_open(state: State, piece: Furniture) -> bool:
    """Some of it stays shut as long as the fight lasts (Q2)."""
    shut = rule(state, "shut-in-combat")
    own = shut is not None and piece.zone == objective_zone(state) and piece.kind in shut.arguments
    return not (own and state.combat)


def keepsake(state: State) -> tuple[str, str]:
    """The kind of furniture in which the quest has put something, and that thing (Q1)."""
    holds = rule(state, "holds")
    return ("", "") if holds is None else (holds.arguments[0], holds.arguments[1])


def is_keepsake(state: State, place: int) -> bool:
    piece = state.furniture[place]
    return piece.zone == objective_zone(state) and piece.kind == keepsake(state)[0]
