"""Reasons to refuse a spell or a web of a monster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import CREATURES, called
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.questions.monsters_turn import ready_monster
from souterrain.games.donjon.state import State

Why: TypeAlias = "Callable[[State, Monster, Items], Rejected]"


def why(state: State, verb: str, items: Items) -> Rejected:
    named = ready_monster(state, items, attacks=True)
    return named if isinstance(named, Rejected) else WHYS[verb](state, *named)


def _spin(state: State, monster: Monster, items: Items) -> Rejected:
    if "web" not in CREATURES[monster.kind].flags:
        return Rejected("monster-unable", "DJ-167", monster=called(monster.kind, monster.number))
    if monster.attacks:
        return Rejected("monster-struck", "DJ-167", monster=called(monster.kind, monster.number))
    return Rejected("cannot-spin-there", "A-58")


def _cast(state: State, monster: Monster, items: Items) -> Rejected:
    known = CREATURES[monster.kind].spells
    spell = items[0][0] if items else ""
    if spell not in known:
        return Rejected("monster-unable", "DJ-140", monster=called(monster.kind, monster.number))
    if spell not in monster.spells or monster.cast:
        return Rejected("spell-spent", "A-66", skill=spell)
    return Rejected("out-of-aim", SKILLS[spell].rule, skill=spell)


WHYS: Final[dict[str, Why]] = {"spin": _spin, "cast": _cast}
