"""One bot for every seat: it asks who it is, and thinks as an adventurer or as the master."""

from __future__ import annotations

from typing import Any, NamedTuple

from souterrain.bots.delver import mastering, outfitting, reacting, venturing
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View
from souterrain.games.donjon.state import TOWN


class Level(NamedTuple):
    """How often it says just anything that is legal instead."""

    careless: float = 0.0


class Delver:
    def __init__(self, level: Level) -> None:
        self.level = level

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        if ask.about == "free" and venturing.has_no_need(view, ask.seat):
            return None
        s = game.imagine(view, rng)
        legal = game.legal(s, ask.seat)
        if self.level.careless and ask.kind != MAY and rng.random() < self.level.careless:
            return legal.sample(rng)
        if ask.seat == s.table.master:
            return mastering.answer(s, ask, legal, rng)
        hero = s.hero_of(ask.seat)
        if s.frames:
            return reacting.answer(s, ask, legal, rng)
        if ask.kind == MAY:
            return venturing.help_oneself(s, hero, legal)
        if s.step == TOWN:
            return outfitting.answer(s, hero, legal)
        return venturing.answer(s, hero, legal)
