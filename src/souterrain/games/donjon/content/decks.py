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
    """Whom or what it is played on."""
    copies: int
    effect: str
    table: tuple[tuple[int, int, str], ...] = ()
    """What a die decides, in rows."""

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
EVENTS: Final = tuple([EventCard(**card) for card in cards("events", EventCard)])
EVENT_OF: Final = {card.id: index for index, card in enumerate(EVENTS)}
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
"""When an event may be played, as its card says."""
