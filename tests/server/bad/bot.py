"""Answers that may come from somebody's bot."""

from __future__ import annotations

import os
import time
from typing import Any, Final

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View


class Raises:
    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        raise LookupError("no idea")


class Stalls:
    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        time.sleep(3600)
        return None


class Dies:
    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        os._exit(1)


class Lies:
    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        return ("lay", ("crimson", 99))


class Silent:
    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        return None


BOTS: Final = {"raises": Raises(), "stalls": Stalls(), "dies": Dies(), "lies": Lies(), "silent": Silent()}
