"""Reasons to refuse a move or an attack of a monster."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import CREATURES, called
from souterrain.games.donjon.rules.questions.attacks import shots
from souterrain.games.donjon.rules.questions.marching import must_seek
from souterrain.games.donjon.rules.questions.monsters_turn import ready_monster
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.targets import may_choose
from souterrain.games.donjon.state import State

Why: TypeAlias = "Callable[[State, Monster, Items], Rejected]"


def why(state: State, verb: str, items: Items) -> Rejected:
    named = ready_monster(state, items, attacks=verb != "march")
    return named if isinstance(named, Rejected) else WHYS[verb](state, *named)


def _march(state: State, monster: Monster, items: Items) -> Rejected:
    if monster.has("slowed"):
        return Rejected("monster-slowed", "M5", monster=called(monster.kind, monster.number))
    if monster.entered:
        return Rejected("monster-moved", "A-31", monster=called(monster.kind, monster.number))
    if monster.has("turned"):
        return Rejected("monster-flees", "P6", monster=called(monster.kind, monster.number))
    if must_seek(state, monster):
        return Rejected("monster-grudge", "A-43", monster=called(monster.kind, monster.number))
    return Rejected("monster-reach", "DJ-055", monster=called(monster.kind, monster.number))


def _strike(state: State, monster: Monster, items: Items) -> Rejected:
    return _attack(state, monster, items, threatened(state, monster.uid), Rejected("not-beside-it", "DJ-116"))


def _shoot(state: State, monster: Monster, items: Items) -> Rejected:
    if "ranged" not in CREATURES[monster.kind].flags:
        return Rejected("monster-unable", "A-52", monster=called(monster.kind, monster.number))
    return _attack(state, monster, items, shots(state, monster.uid), Rejected("not-seen-by-it", "DJ-117"))


def _attack(state: State, monster: Monster, items: Items, reached: list[int], out_of_reach: Rejected) -> Rejected:
    """Return the reason against the target: invisibility and sanctuary (M8, P5), reach, or a grudge (A-43)."""
    target = read_figure(state, items)[0]
    if target < 0:
        return Rejected("no-such-figure", "DJ-116")
    if not may_choose(state, monster.uid, target):
        return Rejected("not-to-be-chosen", "M8")
    if target not in reached:
        return out_of_reach
    return Rejected("monster-grudge", "A-43", monster=called(monster.kind, monster.number))


WHYS: Final[dict[str, Why]] = {"march": _march, "strike": _strike, "shoot": _shoot}
