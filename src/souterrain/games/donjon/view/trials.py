"""Counts of games that test a custom quest: deaths by zone, and what of the quest and its decks was used."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from souterrain.core.events import Event
from souterrain.core.parts import Trials
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.custom import DECKS
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.state import State

DEATHS, DEFEATS = "deaths", "defeats"
ARRIVALS: Final = ("appeared", "burrowed", "reinforced")
"""Events that tell of new monsters."""


def noted(before: State, events: Sequence[Event]) -> Iterator[tuple[str, str]]:
    for key, data, *_ in events:
        if key == "quest-over" and not data["won"]:
            yield DEFEATS, data["reason"]
        elif key == "died":
            yield DEATHS, _place(before, before.hero_of(data["seat"]))
        elif key == "event-played":
            yield "events", data["card"]
        elif key in ARRIVALS:
            yield from [("creatures", figure.partition(":")[0]) for figure, _ in data["monsters"]]
        elif key == "furniture":
            yield "furniture", data["furniture"]
        elif key in ("found", "loot"):
            yield from [("treasures", card) for card, _ in data["treasures"]]


def _place(state: State, hero: int) -> str:
    """Return the room in which a hero is, or the dungeon card of its zone."""
    zone = state.zones[zone_of(state, hero)]
    return ROOMS[zone.room].id if zone.room >= 0 else DUNGEON[zone.card].id


def offered(state: State) -> dict[str, Iterable[str]]:
    """Return the things of the quest's own room, and the cards of decks that the table has brought."""
    content = custom.read(state.table.content)
    quest = content.quest or QUESTS[state.quest_name]
    found: dict[str, Iterable[str]] = {
        "creatures": [kind for kind, *_ in quest.occupants],
        "furniture": [kind for kind, *_ in quest.furniture],
    }
    for deck, copies in content.decks.items():
        cards = [card for card, number in zip(DECKS[deck], copies, strict=True) if number]
        if deck == "monsters":
            found["creatures"] = [*found["creatures"], *[kind for card in cards for kind in _kinds(card.id)]]
        else:
            found[deck] = [card.id for card in cards]
    return found


def _kinds(card: str) -> list[str]:
    return [kind for each in MONSTER_CARDS if each.id == card for kind, _ in each.monsters]


def length(state: State) -> int:
    return state.round


PART: Final = Trials(noted=noted, offered=offered, length=length)
