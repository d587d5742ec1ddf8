"""Players of Dungeon Drop, at three levels."""

from __future__ import annotations

from typing import Final

from souterrain.bots.spelunker.hand import Hand
from souterrain.bots.spelunker.mind import Level
from souterrain.bots.spelunker.player import Spelunker

BOTS: Final = {
    "novice": Spelunker(Level(Hand((150, 80)))),
    "adept": Spelunker(Level(Hand((60, 40)), drops=48, rooms=32, tries=6, repeats=3)),
    "master": Spelunker(Level(Hand((20, 15)), drops=160, rooms=48, tries=12, repeats=4, doubts=True)),
}
