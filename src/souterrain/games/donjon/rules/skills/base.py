"""A skill card: what it costs, when it may be used, and why not (DJ-021 … DJ-025, DJ-069, DJ-127)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items
from souterrain.games.donjon.content.heroes import SKILLS, SPELLS
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State


class Effect(NamedTuple):
    """What a word of the cards does when its skill is used. Figures are heroes and monsters alike."""

    can: Callable[[State, int, str], bool]
    """Whether there is anything to use it on."""
    fields: Callable[[State, int, str], tuple[Field, ...]]
    """What is said after the skill's own word."""
    act: Callable[[State, int, str, Items, Chance, Log], None]


def begin(state: State, who: int, name: str) -> None:
    """A spell breaks a lull (A-86), and whoever casts or attacks is seen again (M8)."""
    skill = SKILLS[name]
    if name in SPELLS and state.combat:
        state.stirred = 2
    if name in SPELLS or skill.use == "attack":
        unmarked(state, who, "invisible")
    if is_hero(who):
        figure = state.own_hero(who)
        figure.acted = 1
        figure.struck += skill.use == "attack"
