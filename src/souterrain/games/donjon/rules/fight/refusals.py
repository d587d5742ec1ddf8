"""Why a monster cannot do what the master says in the monsters' turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.content.creatures import CAPTIVE, CREATURES
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.fight.assault import can_attack, shots
from souterrain.games.donjon.rules.mechanics.movement import threatened
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.sheet import can_act, is_hero
from souterrain.games.donjon.rules.questions.targets import may_choose
from souterrain.games.donjon.state import State

Why: TypeAlias = "Callable[[State, Monster, Items], Rejected]"


def why(state: State, verb: str, items: Items) -> Rejected:
    if verb == "done":
        return Rejected("nothing-follows", "DJ-065")
    if verb == "unleash":
        return _unleash(state, items)
    uid, rest = read_figure(state, items)
    monster = None if uid < 0 or is_hero(uid) else state.monster(uid)
    if monster is None or monster.kind == CAPTIVE or monster.square == NOWHERE:
        return Rejected("no-such-monster", "DJ-065")
    if monster.ended or not can_act(state, uid):
        return Rejected("monster-ended", "DJ-065", monster=monster.kind)
    if verb != "march" and not can_attack(state, monster):
        return Rejected("monster-struck", "A-31", monster=monster.kind)
    return WHYS[verb](state, monster, rest)


def _unleash(state: State, items: Items) -> Rejected:
    kind = items[0][0] if items else ""
    if len(items) == 1 and any(monster.kind == kind for monster in state.foes):
        return Rejected("monster-ended", "DJ-065", monster=kind)
    return Rejected("no-such-monster", "DJ-065")


def _march(state: State, monster: Monster, items: Items) -> Rejected:
    if monster.has("slowed"):
        return Rejected("monster-slowed", "M5", monster=monster.kind)
    if monster.entered:
        return Rejected("monster-moved", "A-31", monster=monster.kind)
    return Rejected("monster-reach", "DJ-055", monster=monster.kind)


def _strike(state: State, monster: Monster, items: Items) -> Rejected:
    return _attack(state, monster, items, threatened(state, monster.uid), Rejected("not-beside-it", "DJ-116"))


def _shoot(state: State, monster: Monster, items: Items) -> Rejected:
    if "ranged" not in CREATURES[monster.kind].flags:
        return Rejected("monster-unable", "A-52", monster=monster.kind)
    return _attack(state, monster, items, shots(state, monster.uid), Rejected("not-seen-by-it", "DJ-117"))


def _attack(state: State, monster: Monster, items: Items, reached: list[int], out_of_reach: Rejected) -> Rejected:
    """At whom; a sanctuary and invisibility keep the choice away (M8, P5), a grudge makes it (A-43)."""
    target = read_figure(state, items)[0]
    if target < 0:
        return Rejected("no-such-figure", "DJ-116")
    if not may_choose(state, monster.uid, target):
        return Rejected("not-to-be-chosen", "M8")
    if target not in reached:
        return out_of_reach
    return Rejected("monster-grudge", "A-43", monster=monster.kind)


def _spin(state: State, monster: Monster, items: Items) -> Rejected:
    if "web" not in CREATURES[monster.kind].flags:
        return Rejected("monster-unable", "DJ-167", monster=monster.kind)
    if monster.attacks:
        return Rejected("monster-struck", "DJ-167", monster=monster.kind)
    return Rejected("cannot-spin-there", "A-58")


def _cast(state: State, monster: Monster, items: Items) -> Rejected:
    known = CREATURES[monster.kind].spells
    spell = items[0][0] if items else ""
    if spell not in known:
        return Rejected("monster-unable", "DJ-140", monster=monster.kind)
    if spell not in monster.spells or monster.cast:
        return Rejected("spell-spent", "A-66", skill=spell)
    return Rejected("out-of-aim", SKILLS[spell].rule, skill=spell)


WHYS: Final[dict[str, Why]] = {"march": _march, "strike": _strike, "shoot": _shoot, "spin": _spin, "cast": _cast}
VERBS: Final = (*WHYS, "unleash", "done")
"""What is said of monsters, in their turn alone."""
