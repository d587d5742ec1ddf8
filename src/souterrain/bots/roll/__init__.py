"""Bots of Dungeon Roll."""

from __future__ import annotations

from typing import Final

from souterrain.bots.roll.careful import CarefulBot

BOTS: Final = {"careful": CarefulBot()}
