"""What is walked on: magic circles (DJ-094, A-47) and crevasses with their bridges (DJ-097, A-48)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.content.creatures import DEXTERITY, MAGIC
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.ground import Furniture
from souterrain.games.donjon.rules import dice
from souterrain.games.donjon.rules.effects import Source, carry_out, halt, word
from souterrain.games.donjon.rules.furniture.opening import lay_die
from souterrain.games.donjon.rules.harm import drown, harm
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.sheet import unmarked
from souterrain.games.donjon.rules.tests import test
from souterrain.games.donjon.state import State


def tread(s: State, hero: int, before: int, square: int, chance: Chance, log: Log | None) -> None:
    """Circles and bridges, for those who walk."""
    for place, piece in enumerate(s.furniture):
        if square in piece.squares and not s.heroes[hero].has("flying"):
            if piece.kind == "circle":
                _enter_circle(s, hero, place, chance)
            elif piece.kind == "crevasse" and before not in piece.squares and _chasm(piece) == "bad":
                from souterrain.games.donjon.rules.movement import bridge_need

                test(s, hero, DEXTERITY, "bridge", data=(before,), need=bridge_need(s, hero))


def _enter_circle(s: State, hero: int, place: int, chance: Chance) -> None:
    """Each hero's first step into it rolls (A-47); one that the quest has laid never does."""
    if s.furniture[place].opened or hero in s.furniture[place].used:
        return
    piece = s.own_furniture(place)
    piece.used = (*piece.used, hero)
    lay_die(s, hero, place, dice.roll(s, 10, "furniture", chance))


def revealed(s: State, zone: int, chance: Chance, log: Log | None) -> None:
    """What a crevasse is like is rolled when it is seen, and stays (A-48)."""
    for place, piece in enumerate(s.furniture):
        if piece.kind == "crevasse" and piece.zone == zone and not piece.result:
            own = s.own_furniture(place)
            own.result = dice.roll(s, 10, "furniture", chance)
            carry_out(s, FURNITURE[piece.kind].effect(own.result), -1, chance, log, place=place, noun=piece.kind)


@word("chasm")
def chasm(s: State, term: Term, source: Source, chance: Chance, log: Log | None) -> None:
    """No bridge, a bad one or a sound one."""
    if log is not None:
        log("crevasse", bridge=f"bridge:{term.arguments[0]}", die=s.furniture[source.place].result)


def _chasm(piece: Furniture) -> str:
    return FURNITURE[piece.kind].effect(piece.result)[0].arguments[0] if piece.result else ""


@outcome("bridge")
def crossed(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    if not success:
        _fall(s, frame.who, frame.data[0], chance, log)


@outcome("jump")
def jumped(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    """On the free square opposite, or down."""
    from souterrain.games.donjon.rules.movement import enter

    if success:
        s.own_hero(frame.who).left += 1  # The leap is paid for already; entering a square takes this point.
        enter(s, frame.who, frame.data[0], chance, log)
    else:
        _fall(s, frame.who, s.heroes[frame.who].square, chance, log)


def _fall(s: State, hero: int, before: int, chance: Chance, log: Log | None) -> None:
    """Whoever is not lost is back on the square he left; a roped companion hauls him out (A-48)."""
    from souterrain.games.donjon.rules.monsters import free_near

    roped = _roped(s, hero, before)
    halt(s, hero)
    if s.heroes[hero].square != before:
        s.own_hero(hero).square = free_near(s, before)
    if roped:
        if log is not None:
            log("hauled", seat=s.seat_of(hero), item="rope")
        harm(s, hero, dice.roll(s, 6, "fall", chance), cause="crevasse")
    else:
        drown(s, hero, chance, log)


def _roped(s: State, hero: int, before: int) -> bool:
    """A rope between the hero and a companion beside him."""
    plan, here = plan_of(s), s.heroes[hero].square
    near = [
        other
        for other in s.up
        if other != hero and any(plan.adjacent(square, s.heroes[other].square) for square in (before, here))
    ]
    return bool(near) and any(s.heroes[other].count("rope") for other in (hero, *near))


# A prisoner's test


def may_break_free(s: State, hero: int) -> bool:
    """One test in each turn for a point of speed, also in combat; nobody else can help (A-24, A-47)."""
    return s.heroes[hero].has("prisoner") and why_held(s, hero) is None


def break_free(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    from souterrain.games.donjon.rules.phases import pay_point

    pay_point(s, hero)
    figure = s.own_hero(hero)
    figure.tested = (*figure.tested, "break-free")
    test(s, hero, MAGIC, "break-free")


@outcome("break-free")
def free(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    if success:
        unmarked(s, frame.who, "prisoner")
        if log is not None:
            log("freed", seat=s.seat_of(frame.who))


def why_held(s: State, hero: int) -> Rejected | None:
    from souterrain.games.donjon.rules.movement import points_left

    figure = s.heroes[hero]
    if not figure.has("prisoner"):
        return Rejected("no-prisoner", "DJ-094")
    if "break-free" in figure.tested:
        return Rejected("tested-already", "A-47")
    if figure.ran:
        return Rejected("runner", "DJ-056")
    return Rejected("no-points", "A-47") if points_left(s, hero) < 1 else None
