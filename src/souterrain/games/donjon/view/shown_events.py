"""Event cards on the table: the card, whom and what it falls on, and what happens if nobody prevents it."""

from __future__ import annotations

from typing import Any, Final

from souterrain.games.donjon.content.decks import EVENT_CARDS, EventCard
from souterrain.games.donjon.rules.frames.event_cards import Body, Shown
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.messages import Message, figure_of, say

AT_ZONE: Final = ("seen-zone", "ambush", "lighted", "zone")
AT_DOOR: Final = ("door", "doorway")
"""Aims of event cards that name a zone or a door."""


def event(state: State, frame: Shown) -> dict[str, Any]:
    card = EVENT_CARDS[frame.card]
    figure = frame.who if frame.who >= 0 else frame.target
    head = say("table-shown", card=card.id)
    if figure >= 0:
        head = say("table-shown-on", card=card.id, target=figure_of(state, figure))
    found = {"head": head, "cards": [_card(card)], "verdict": say("table-takes-effect")}
    where = _where(state, frame, card.aim)
    return {**found, "aim": where} if where else found


def _where(state: State, frame: Shown, aim: str) -> Message | None:
    """Return what an event falls on besides a figure: a zone, a door, a kind of monster, or the spell of a figure."""
    if aim in AT_ZONE:
        return say("table-at-zone", zone=frame.place + 1)
    if aim in AT_DOOR:
        return say("table-at-door", door=frame.place)
    if aim == "kind":
        return say("table-at-kind", monster=frame.word)
    if aim == "sorcerer" and frame.place >= 0:
        return say("table-at-spell", skill=frame.word, target=figure_of(state, frame.place))
    return say("table-at-spell-back", skill=frame.word) if aim == "sorcerer" else None


def body(state: State, frame: Body) -> dict[str, Any]:
    card = EVENT_CARDS[frame.card]
    return {"head": say("table-body"), "cards": [_card(card)], "verdict": say("table-body-lies")}


def _card(card: EventCard) -> dict[str, str]:
    return {"noun": card.id, "rule": card.rule}
