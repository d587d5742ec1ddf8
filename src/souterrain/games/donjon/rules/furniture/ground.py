"""Furniture that is walked on: magic circles (DJ-094, A-47) and crevasses with their bridges (DJ-097, A-48)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.core.frames import Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.content.creatures import DEXTERITY, MAGIC
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.frames.furniture import BreakFree, Bridge, FurnitureRoll, Jump
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.effects import Source, Word, carry_out, halt
from souterrain.games.donjon.rules.mechanics.harm import drown, harm
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.open_dice import lay_die
from souterrain.games.donjon.rules.mechanics.steps import step
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.mechanics.turns import pay_point
from souterrain.games.donjon.rules.moments import HeroStepped, RoomFilled
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import bridge_need, points_left
from souterrain.games.donjon.rules.questions.obstacles import free_near
from souterrain.games.donjon.state import State


def tread(state: State, hero: int, before: int, square: int, chance: Chance, log: Log) -> None:
    """Apply a circle or a bad bridge that the hero enters on foot."""
    for place, piece in enumerate(state.furniture):
        if square in piece.squares and not state.heroes[hero].has("flying"):
            if piece.kind == "circle":
                _enter_circle(state, hero, place, chance)
            elif piece.kind == "crevasse" and before not in piece.squares and _chasm(piece) == "bad":
                test(state, hero, DEXTERITY, Bridge(before=before), need=bridge_need(state, hero))


def _enter_circle(state: State, hero: int, place: int, chance: Chance) -> None:
    """Roll for each hero's first step into a circle (A-47), unless the quest placed the circle."""
    if state.furniture[place].opened or hero in state.furniture[place].used:
        return
    piece = state.own_furniture(place)
    piece.used = (*piece.used, hero)
    lay_die(state, FurnitureRoll(who=hero, place=place), dice.roll(state, 10, "furniture", chance))


def revealed(state: State, zone: int, chance: Chance, log: Log) -> None:
    """Roll once for the bridge of a revealed crevasse (A-48)."""
    for place, piece in enumerate(state.furniture):
        if piece.kind == "crevasse" and piece.zone == zone and not piece.result:
            own = state.own_furniture(place)
            own.result = dice.roll(state, 10, "furniture", chance)
            carry_out(state, FURNITURE[piece.kind].effect(own.result), -1, chance, log, place=place, noun=piece.kind)


def chasm(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Report the bridge: none, a bad one or a sound one."""
    log("crevasse", bridge=f"bridge:{term.arguments[0]}", die=state.furniture[source.place].result)


def _chasm(piece: Furniture) -> str:
    return FURNITURE[piece.kind].effect(piece.result)[0].arguments[0] if piece.result else ""


def crossed(state: State, frame: Bridge, chance: Chance, log: Log) -> None:
    if not frame.success:
        _fall(state, frame.who, frame.before, chance, log)


def jumped(state: State, frame: Jump, chance: Chance, log: Log) -> None:
    """Land on the free square opposite, or fall."""
    if frame.success:
        state.own_hero(frame.who).left += 1  # The jump is already paid for; entering a square takes this point.
        step(state, frame.who, frame.across, chance, log)
    else:
        _fall(state, frame.who, state.heroes[frame.who].square, chance, log)


def _fall(state: State, hero: int, before: int, chance: Chance, log: Log) -> None:
    """Return the hero to the square he left, hauled out by a roped companion, or let him drown (A-48)."""
    roped = _roped(state, hero, before)
    halt(state, hero)
    if state.heroes[hero].square != before:
        state.own_hero(hero).square = free_near(state, before)
    if roped:
        log("hauled", seat=state.seat_of(hero), item="rope")
        harm(state, hero, dice.roll(state, 6, "fall", chance), cause="crevasse")
    else:
        drown(state, hero, chance, log)


def _roped(state: State, hero: int, before: int) -> bool:
    """Return True if a companion is near, and the hero or such a companion has a rope."""
    plan, here = plan_of(state), state.heroes[hero].square
    near = [
        other
        for other in state.up
        if other != hero and any(plan.adjacent(square, state.heroes[other].square) for square in (before, here))
    ]
    return bool(near) and any(state.heroes[other].count("rope") for other in (hero, *near))


# Prisoners


def may_break_free(state: State, hero: int) -> bool:
    """Return True if the prisoner may test: once a turn for a point of speed, also in combat (A-24, A-47)."""
    return state.heroes[hero].has("prisoner") and why_held(state, hero) is None


def break_free(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    pay_point(state, hero)
    figure = state.own_hero(hero)
    figure.tested = (*figure.tested, "break-free")
    test(state, hero, MAGIC, BreakFree())


def free(state: State, frame: BreakFree, chance: Chance, log: Log) -> None:
    if frame.success:
        unmarked(state, frame.who, "prisoner")
        log("freed", seat=state.seat_of(frame.who))


def why_held(state: State, hero: int) -> Rejected | None:
    figure = state.heroes[hero]
    if not figure.has("prisoner"):
        return Rejected("no-prisoner", "DJ-094")
    if "break-free" in figure.tested:
        return Rejected("tested-already", "A-47")
    if figure.ran:
        return Rejected("runner", "DJ-056")
    return Rejected("no-points", "A-47") if points_left(state, hero) < 1 else None


def stepped(state: State, moment: HeroStepped, chance: Chance, log: Log) -> None:
    tread(state, moment.hero, moment.before, moment.square, chance, log)


def room_filled(state: State, moment: RoomFilled, chance: Chance, log: Log) -> None:
    revealed(state, moment.zone, chance, log)


EFFECTS: Final[dict[str, Word]] = {"chasm": chasm}
KINDS: Final[Kinds] = {Bridge: Kind(crossed), Jump: Kind(jumped), BreakFree: Kind(free)}
