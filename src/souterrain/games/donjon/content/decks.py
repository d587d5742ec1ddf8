"""Monster cards, event cards and treasure cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.donjon.content.effects import Effect, parse
from souterrain.games.donjon.content.reading import cards


class MonsterCard(NamedTuple):
    id: str
    rule: str
    monsters: tuple[tuple[str, int], ...]
    treasures: int
    copies: int
    threat: str
    tags: tuple[str, ...]
    unique: str


class EventCard(NamedTuple):
    id: str
    rule: str
    windows: tuple[str, ...]
    tag: str
    aim: str
    """The kind of target it is played on."""
    copies: int
    effect: str
    table: tuple[tuple[int, int, str], ...] = ()
    """Rows of its die table: lowest result, highest result, effect."""

    @property
    def terms(self) -> Effect:
        return parse(self.effect)


class Treasure(NamedTuple):
    id: str
    rule: str
    category: str
    value: int
    copies: int
    effect: str

    @property
    def terms(self) -> Effect:
        return parse(self.effect)


MONSTER_CARDS: Final = tuple([MonsterCard(**card) for card in cards("monsters", MonsterCard)])
EVENT_CARDS: Final = tuple([EventCard(**card) for card in cards("events", EventCard)])
EVENT_CARD_OF: Final = {card.id: index for index, card in enumerate(EVENT_CARDS)}
TREASURES: Final = tuple([Treasure(**card) for card in cards("treasures", Treasure)])
TREASURE_OF: Final = {card.id: index for index, card in enumerate(TREASURES)}

WINDOWS: Final = (
    "start",
    "any",
    "step",
    "open",
    "search",
    "new-zone",
    "monsters",
    "hero-attack",
    "natural-one",
    "forced",
)
"""Moments at which an event may be played, as its card says."""
