"""Walking and running (DJ-055 … DJ-061) step by step, with everything that a step triggers."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Kind, Kinds
from souterrain.games.donjon.board.figures import NOWHERE, Hero
from souterrain.games.donjon.board.ground import LEVEL
from souterrain.games.donjon.content.creatures import DEXTERITY, called
from souterrain.games.donjon.rules.frames.furniture import Jump
from souterrain.games.donjon.rules.frames.turn import RunRoll, Steps
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.mechanics.open_dice import die_kind
from souterrain.games.donjon.rules.mechanics.parting import part, stands_free
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import GroundCovered, HeroStepped, Pushed, SquareEntered, happen
from souterrain.games.donjon.rules.questions import light
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import (
    HALTED,
    closed_squares,
    is_halted,
    move_after,
    points_left,
)
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.rules.questions.sheet import is_hero, speed
from souterrain.games.donjon.state import State

RUN: Final = 6
"""Sides of the die for running."""


def _note_move(figure: Hero) -> None:
    figure.acted = 1
    word = move_after(figure.struck)
    if word not in figure.tested:
        figure.tested = (*figure.tested, word)


def run(state: State, hero: int, chance: Chance, log: Log) -> None:
    figure = state.own_hero(hero)
    figure.ran, figure.acted = 1, 1
    state.push(RunRoll(who=hero, die=dice.roll(state, RUN, "run", chance), most=RUN))


def runs(state: State, frame: RunRoll, chance: Chance, log: Log) -> None:
    """Add the die to the speed of the runner (DJ-056)."""
    figure, die = state.own_hero(frame.who), frame.die
    figure.left = speed(state, frame.who) + die + figure.sum("favoured") * (state.options.circle9 == "all")
    log("ran", seat=state.seat_of(frame.who), die=die, points=figure.left)


def walk(state: State, hero: int, way: tuple[int, ...], log: Log) -> None:
    """Begin a move: a frame that continues step by step until something stops it."""
    figure = state.own_hero(hero)
    if figure.left < 0:
        figure.left = speed(state, hero)
    _note_move(figure)
    state.push(Steps(who=hero, way=way))


def steps(state: State, frame: Steps, chance: Chance, log: Log) -> None:
    """Enter the next square, or end the move if the figure cannot go on; it never ends on a friend's square."""
    who = frame.who
    square, rest = (frame.way[0], frame.way[1:]) if frame.way else (NOWHERE, ())
    if square == NOWHERE or not _goes_on(state, who) or _is_shut(state, who, square, last=not rest):
        part(state, who, frame.back)
        _arrive(state, who, log)
        return
    back = state.figure(who).square if stands_free(state, who) else frame.back
    state.push(Steps(who=who, way=rest, back=back))
    step(state, who, square, chance, log)


def _goes_on(state: State, who: int) -> bool:
    figure = state.figure(who) if is_hero(who) or state.is_there(who) else None
    if figure is None or any(mark[0] in ("pit", "frozen", "asleep") for mark in figure.marks):
        return False
    if isinstance(figure, Hero):
        return figure.standing and not figure.ended and figure.left > 0 and HALTED not in figure.tested
    return True


def _is_shut(state: State, who: int, square: int, *, last: bool) -> bool:
    """Return True if the figure cannot enter the next square of its way, where somebody may have appeared since."""
    return square in closed_squares(state, who) or (last and square in taken(state))


def step(state: State, who: int, square: int, chance: Chance, log: Log) -> None:
    """Enter a square on the own feet; beside an enemy the movement of this turn ends (DJ-061)."""
    enter(state, who, square, chance, log)
    if is_hero(who) and state.heroes[who].square == square and is_halted(state, who):
        figure = state.own_hero(who)
        figure.tested = (*figure.tested, HALTED)


def enter(state: State, who: int, square: int, chance: Chance, log: Log) -> None:
    """Move a figure onto a square, and trigger what lies there, what it walks on, and a new zone."""
    figure = state.own(who)
    before = figure.square
    figure.square = square
    figure.entered += 1
    if isinstance(figure, Hero):
        figure.left -= 1
        if figure.lit and before // LEVEL != square // LEVEL:
            level_left(state, who, before // LEVEL, square // LEVEL, log)
    happen(state, SquareEntered(who, square), chance, log)
    if isinstance(figure, Hero):
        happen(state, HeroStepped(who, before, square), chance, log)
        _new_ground(state, who, before, square, chance, log)


def _new_ground(state: State, hero: int, before: int, square: int, chance: Chance, log: Log) -> None:
    plan = plan_of(state)
    zone = plan.zone_at[square]
    if not state.zones[zone].entered:
        state.own_zone(zone).entered = 1
        happen(state, GroundCovered(hero, before, square, new_zone=True), chance, log)
    elif not state.combat:
        happen(state, GroundCovered(hero, before, square, new_zone=False), chance, log)
    figure = state.heroes[hero]
    ran_far = figure.ran and figure.entered > speed(state, hero)
    if ran_far and plan.zone_at.get(before) != zone and light.is_dark(state, zone):
        state.own_hero(hero).left = 0


def _arrive(state: State, who: int, log: Log) -> None:
    figure = state.figure(who) if is_hero(who) or state.is_there(who) else None
    if figure is None or figure.square == NOWHERE:
        return
    zone = plan_of(state).zone_at[figure.square] + 1
    if isinstance(figure, Hero):
        log("moved", seat=state.seat_of(who), squares=figure.entered, zone=zone)
    else:
        log("monster-moved", monster=called(figure.kind, figure.number), zone=zone)


def push(state: State, who: int, target: int, squares: int, chance: Chance, log: Log) -> None:
    """Push a figure straight away from another; walls, figures, furniture, fire and chasms stop it."""
    plan = plan_of(state)
    here, there = state.figure(who).square, state.figure(target).square
    step_x = _sign((there & 255) - (here & 255))
    step_y = _sign((there >> 8 & 255) - (here >> 8 & 255))
    for _ in range(squares):
        onward = there + step_x + step_y * 256
        known = [neighbour for neighbour, _, _ in plan.steps[there]]
        burning = any(marker[0] == "fire" and marker[1] == onward for marker in state.markers)
        if onward not in known or onward in obstacle(state) or burning or onward in taken(state):
            return
        state.own(target).square = there = onward
        happen(state, Pushed(target, onward), chance, log)


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def jump(state: State, hero: int, across: int, log: Log) -> None:
    figure = state.own_hero(hero)
    figure.left = points_left(state, hero) - 1
    _note_move(figure)
    test(state, hero, DEXTERITY, Jump(across=across))


def level_left(state: State, hero: int, before: int, after: int, log: Log) -> None:
    """Use up a torch, which lasts one level (DJ-106, A-51)."""
    figure = state.heroes[hero]
    if before != after and figure.lit == "torch":
        gain(state.own_hero(hero), "torch", -1)
        state.own_hero(hero).lit = ""
        log("burnt-out", seat=state.seat_of(hero), item="torch")


KINDS: Final[Kinds] = {RunRoll: die_kind(runs), Steps: Kind(steps)}
