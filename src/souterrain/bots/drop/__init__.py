"""Bots of Dungeon Drop at three levels."""

from __future__ import annotations

from typing import Final

from souterrain.bots.base import Character
from souterrain.bots.drop.aim import Hand
from souterrain.bots.drop.bot import DropBot
from souterrain.bots.drop.search import Level
from souterrain.bots.drop.worth import FITTED

BOTS: Final = {
    "novice": DropBot(Level(Hand((150, 80)), character=Character("mole", 2))),
    "adept": DropBot(Level(Hand((60, 40)), drops=48, rooms=32, tries=6, repeats=3, character=Character("raccoon", 4))),
    "master": DropBot(
        Level(
            Hand((20, 15)),
            drops=96,
            rooms=48,
            tries=8,
            repeats=3,
            doubts=True,
            ahead=24,
            explores=72,
            wide=240,
            weights=FITTED,
            character=Character("owl", 5),
        )
    ),
}
