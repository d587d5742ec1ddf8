"""Heroes between two quests (A-71, DJ-132 … DJ-134)."""

from __future__ import annotations

from souterrain.games.donjon.board.figures import INSIDE, NOWHERE, Hero
from souterrain.games.donjon.rules.mechanics import belongings
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.state import State


def recover(hero: Hero) -> None:
    """Restore life and fatigue but not destiny (DJ-132 … DJ-134), and use up a burning torch."""
    hero.life, hero.fatigue = hero.max_life, hero.max_fatigue
    hero.marks, hero.tilted, hero.waits_for, hero.drained = (), (), (), 0
    hero.out, hero.square, hero.ready = INSIDE, NOWHERE, 0
    if hero.lit == "torch":
        gain(hero, "torch", -1)
    hero.lit = ""


def bury(state: State, hero: int) -> None:
    """Replace a dead hero by a new one (A-71); items left on the body are lost."""
    state.heroes = (*state.heroes[:hero], Hero(), *state.heroes[hero + 1 :])
    state.count(f"all:xp-{hero}", -state.counted(f"all:xp-{hero}"))
    belongings.settle(state)
