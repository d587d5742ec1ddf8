"""Ends of turns, points of speed, and the beginning of a fight."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import Mark
from souterrain.games.donjon.rules.frames.turn import Combat, Steps
from souterrain.games.donjon.rules.mechanics.harm import wait_less
from souterrain.games.donjon.rules.mechanics.parting import part
from souterrain.games.donjon.rules.moments import TurnEnded, TurnEnding, happen
from souterrain.games.donjon.rules.questions.sheet import speed
from souterrain.games.donjon.state import State


def pay_point(state: State, hero: int) -> None:
    """Pay one point of speed for an action (DJ-066, A-20)."""
    figure = state.own_hero(hero)
    figure.left = (speed(state, hero) if figure.left < 0 else figure.left) - 1
    figure.acted = 1


def _expire(state: State, who: int, *ends: str, source: int | None = None) -> None:
    """Remove the marks that end now; shorten those that end one such moment later."""
    figure = state.figure(who)
    if not figure.marks:
        return
    kept: list[Mark] = []
    for name, amount, when, origin in figure.marks:
        mine = source is None or origin == source
        if mine and when in ends:
            continue
        if mine and when.endswith("+1") and when[:-2] in ends:
            when = when[:-2]
        kept.append((name, amount, when, origin))
    if tuple(kept) != figure.marks:
        state.own(who).marks = tuple(kept)


def end_turn(state: State, hero: int, chance: Chance, log: Log) -> None:
    """End a hero's turn, for which heroes who are down outside combat wait (A-02)."""
    figure = state.own_hero(hero)
    figure.ended = 1
    figure.marks = _counted_down(figure.marks)
    happen(state, TurnEnding(hero), chance, log)
    _expire(state, hero, "turn")
    state.number += 1
    wait_less(state, log, hero)
    happen(state, TurnEnded(hero), chance, log)


def _counted_down(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Return the marks after one own turn, without those that have expired."""
    left = [(name, amount - (when == "turns"), when, origin) for name, amount, when, origin in marks]
    return tuple([mark for mark in left if mark[1] > 0 or mark[2] != "turns"])


def begin_combat(state: State, ambush: bool = False) -> None:
    """Begin a fight after a monster has appeared (DJ-039): the turn ends and a new round begins with all heroes
    (A-80)."""
    if not state.combat and not any(isinstance(frame, Combat) for frame in state.frames):
        moves = [frame for frame in state.frames if isinstance(frame, Steps)]
        rest = [frame for frame in state.frames if not isinstance(frame, Steps)]
        for move in moves:
            part(state, move.who, move.back)
        state.frames = (Combat(ambush=int(ambush)), *rest)
    elif ambush:
        state.frames = tuple([Combat(ambush=1) if isinstance(frame, Combat) else frame for frame in state.frames])
