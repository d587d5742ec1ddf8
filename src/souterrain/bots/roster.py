"""Bots by name: those of the house, and those a game brings along in its `bot.py` (`BOTS`, a name for each)."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Final

from souterrain.bots.base import Bot
from souterrain.bots.chance import RandomBot
from souterrain.core import registry
from souterrain.core.seeded import BOTS, Seeded, key_of

HOUSE: Final[dict[str, Bot]] = {"random": RandomBot()}


def bots(game: str) -> dict[str, Bot]:
    """Every bot that plays this game."""
    place = registry.package(game) + ".bot"
    return {**HOUSE, **(import_module(place).BOTS if find_spec(place) else {})}


def rng_for(seed: bytes, nonces: tuple[str, ...], entry: int, seat: int) -> Random:
    """A bot's own chance for one answer. It follows from the seed, so equal seeds give equal games, resumed or not."""
    numbers = Seeded(key_of(seed, nonces), BOTS).draw(f"{entry}/{seat}", "8d4294967296", (2**32,) * 8)
    return Random(sum(number << 32 * place for place, number in enumerate(numbers)))
