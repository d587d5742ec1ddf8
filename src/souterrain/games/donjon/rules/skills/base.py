"""The effect of a skill card, and the start of its use (DJ-021 … DJ-025, DJ-069, DJ-127)."""

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
    """The effect of a word on the cards. Figures are heroes and monsters alike."""

    can: Callable[[State, int, str], bool]
    """True if there is a target."""
    fields: Callable[[State, int, str], tuple[Field, ...]]
    """Fields of the command after the word of the skill."""
    act: Callable[[State, int, str, Items, Chance, Log], None]


def begin(state: State, who: int, name: str) -> None:
    """Record the use of a skill: a spell ends a lull (A-86), a spell or an attack ends invisibility (M8)."""
    skill = SKILLS[name]
    if name in SPELLS and state.combat:
        state.stirred = 2
    if name in SPELLS or skill.use == "attack":
        unmarked(state, who, "invisible")
    if is_hero(who):
        figure = state.own_hero(who)
        figure.acted = 1
        figure.struck += skill.use == "attack"
