"""Bots of Donjon at two levels; each plays heroes and the master."""

from __future__ import annotations

from typing import Final

from souterrain.bots.base import Character
from souterrain.bots.donjon.bot import DonjonBot, Level

BOTS: Final = {
    "novice": DonjonBot(Level(0.25, Character("boar", 2))),
    "adept": DonjonBot(Level(character=Character("wolf", 4))),
}
