"""A bot by the clock."""

from __future__ import annotations

from time import process_time
from typing import Any

from souterrain.bots.base import Bot
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View


class Timed:
    """Plays as the bot does and keeps what each answer took, from the view to the sentence, in seconds."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.answers: list[float] = []

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        start = process_time()
        action = self._bot.choose(game, view, ask, rng)
        self.answers.append(process_time() - start)
        return action
