"""Players of Donjon: heroes and masters, at two levels."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver.player import Delver, Level

BOTS: Final = {
    "novice": Delver(Level(careless=0.25)),
    "adept": Delver(Level()),
}
