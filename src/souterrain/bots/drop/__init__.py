"""Bots of Dungeon Drop at three levels."""

from __future__ import annotations

from typing import Final

from souterrain.bots.drop.aim import Hand
from souterrain.bots.drop.bot import DropBot
from souterrain.bots.drop.search import Level

BOTS: Final = {
    "novice": DropBot(Level(Hand((150, 80)))),
    "adept": DropBot(Level(Hand((60, 40)), drops=48, rooms=32, tries=6, repeats=3)),
    "master": DropBot(Level(Hand((20, 15)), drops=160, rooms=48, tries=12, repeats=4, doubts=True)),
}
