"""The random bot: it may give any legal answer, in any game."""

from __future__ import annotations

from typing import Any

from souterrain.bots.base import Character
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View


class RandomBot:
    """A uniform player that takes every second offer."""

    character = Character("dog", 1)

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        if ask.kind == MAY and rng.random() < 0.5:
            return None
        return game.legal(game.imagine(view, rng), ask.seat).sample(rng)
