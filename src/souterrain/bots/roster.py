"""The bots that play every game, and two services for all bots: the error of their aim and their random numbers."""

from __future__ import annotations

from random import Random
from typing import Final

from souterrain.bots.base import Bot, Character, Characterful, Unsteady
from souterrain.bots.chance import RandomBot
from souterrain.core.seeded import BOTS, Seeded, key_of

HOUSE: Final[dict[str, Bot]] = {"random": RandomBot()}


def spread(bot: Bot) -> tuple[int, int]:
    """Return the error of a bot's aim: standard deviations in 0.1 mm and in 0.1°."""
    return bot.spread if isinstance(bot, Unsteady) else (0, 0)


def character(bot: Bot) -> Character:
    return bot.character if isinstance(bot, Characterful) else Character()


def rng_for(seed: bytes, nonces: tuple[str, ...], entry: int, seat: int) -> Random:
    """Return a bot's random source for one answer. It follows from the seed, so equal seeds give equal games, also
    after a resume."""
    numbers = Seeded(key_of(seed, nonces), BOTS).draw(f"{entry}/{seat}", "8d4294967296", (2**32,) * 8)
    return Random(sum(number << 32 * place for place, number in enumerate(numbers)))
