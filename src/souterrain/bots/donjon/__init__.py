"""Bots of Donjon at two levels; each plays heroes and the master."""

from __future__ import annotations

from typing import Final

from souterrain.bots.donjon.bot import DonjonBot, Level

BOTS: Final = {
    "novice": DonjonBot(Level(careless=0.25)),
    "adept": DonjonBot(Level()),
}
