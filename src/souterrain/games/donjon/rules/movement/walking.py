"""Verbs to walk, run and jump; `mechanics/steps.py` carries them out square by square."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.rules.family import HeroDeed
from souterrain.games.donjon.rules.mechanics import steps
from souterrain.games.donjon.rules.questions.ground import read_square, squares_items
from souterrain.games.donjon.rules.questions.movement import (
    HALTED,
    can_move,
    has_room,
    jumps,
    may_run,
    points_left,
    reach,
    splits_move,
)
from souterrain.games.donjon.state import State

RUN: Final = Verb("run", Form())


def verbs(state: State, hero: int) -> list[Verb]:
    found: list[Verb] = []
    points = points_left(state, hero)
    if points > 0 and can_move(state, hero):
        if has_room(state, hero, points):
            found.append(Later("walk", _walk_verb, state, hero, points))
        across = jumps(state, hero) if not state.heroes[hero].ran else {}
        if across:
            found.append(Verb("jump", Form(Rows(squares_items(state, across)))))
    if may_run(state, hero):
        found.append(RUN)
    return found


def _walk_verb(state: State, hero: int, points: int) -> Verb:
    return Verb("walk", Form(Rows(squares_items(state, reach(state, hero, points)))))


def walk(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    steps.walk(state, hero, reach(state, hero, points_left(state, hero))[read_square(state, items)], log)


def run(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    steps.run(state, hero, chance, log)


def jump(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    steps.jump(state, hero, read_square(state, items), log)


DEEDS: Final[dict[str, HeroDeed]] = {"walk": walk, "run": run, "jump": jump}


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    figure = state.heroes[hero]
    if verb == "run":
        begun = figure.left >= 0 or figure.struck
        return Rejected("run-first", "A-22") if begun else Rejected("dark", "DJ-105")
    if splits_move(state, hero):
        return Rejected("split-move", "A-31")
    if HALTED in figure.tested:
        return Rejected("halted", "DJ-061")
    if points_left(state, hero) < 1:
        return Rejected("no-points", "DJ-055")
    if figure.has("prisoner"):
        return Rejected("prisoner", "DJ-094")
    return Rejected("out-of-reach", "DJ-055" if verb == "walk" else "A-48")
