"""Dungeon Roll: its parts, tied together."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.apart import ApartGame
from souterrain.core.game import Game
from souterrain.games.roll.events import EVENTS, NOUNS
from souterrain.games.roll.facts import FACTS, Options
from souterrain.games.roll.rules.scoring import RANKS
from souterrain.games.roll.state import State
from souterrain.games.roll.together import AtOnce
from souterrain.games.roll.turns import Turns


class Roll(ApartGame[State]):
    facts = FACTS
    options = Options
    records: ClassVar = (*Turns.records, *AtOnce.records)
    events = EVENTS
    nouns: ClassVar = NOUNS
    internal = frozenset((
        "turn", "number", "frames", "out", "aside", "berserk", "slain", "used", "rerolls", "draws", "earned",
        "hero", "rule", "index", "master", "about", "tray", "last", "reach", "gained",
    ))  # fmt: skip
    foreign = Game.foreign | {"not-your-skill", "not-asked-for", "badly-said"}
    shared_words = ("dragon", "scout")
    counted: ClassVar = {"open": "chest", "drink": "potion"}
    ranks: ClassVar = {name: least for least, name in reversed(RANKS)}


GAME = Roll(Turns(), AtOnce(), section="parties")
