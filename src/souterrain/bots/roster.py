"""Bots by name: those of the house, and those a game brings along in its `bot.py`.

`BOTS` there is a bot for each name, or says where they are, `package.module:name`: a bot that needs more than the pure
rooms may lives in this one.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Final

from souterrain.bots.base import Bot, Unsteady
from souterrain.bots.chance import RandomBot
from souterrain.core import registry
from souterrain.core.seeded import BOTS, Seeded, key_of

HOUSE: Final[dict[str, Bot]] = {"random": RandomBot()}


def bots(game: str) -> dict[str, Bot]:
    """Every bot that plays this game."""
    place = registry.package(game) + ".bot"
    found: dict[str, Bot] | str = import_module(place).BOTS if find_spec(place) else {}
    if isinstance(found, str):
        module, _, name = found.partition(":")
        found = getattr(import_module(module), name)
    return {**HOUSE, **found}  # type: ignore[dict-item]  # a place leads to bots


def spread(game: str, bot: str) -> tuple[int, int]:
    """How unsteady the bot's hand is, for its card: deviations in 0.1 mm and in 0.1°."""
    known = bots(game)[bot]
    return known.spread if isinstance(known, Unsteady) else (0, 0)


def rng_for(seed: bytes, nonces: tuple[str, ...], entry: int, seat: int) -> Random:
    """A bot's own chance for one answer. It follows from the seed, so equal seeds give equal games, resumed or not."""
    numbers = Seeded(key_of(seed, nonces), BOTS).draw(f"{entry}/{seat}", "8d4294967296", (2**32,) * 8)
    return Random(sum(number << 32 * place for place, number in enumerate(numbers)))
