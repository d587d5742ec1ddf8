"""Furniture is opened (DJ-082 … DJ-096): the die of its table, traps in it (DJ-081), lids that hold (A-43)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.effects import Source, carry_out, word
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.open_dice import die_kind
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
from souterrain.games.donjon.rules.mechanics.skill_use import two_dice
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import FurnitureOpened, KeepsakeFound, happen
from souterrain.games.donjon.rules.questions.quest import is_keepsake
from souterrain.games.donjon.state import State


def open_piece(state: State, hero: int, place: int, chance: Chance, log: Log, boost: str = "") -> None:
    """The die of its table, or one of two (V4), unless the quest has put something there; a lid that holds is tried
    again."""
    state.stirred = max(state.stirred, 1)
    unmarked(state, hero, "invisible")
    if is_keepsake(state, place):
        happen(state, KeepsakeFound(hero, place), chance, log)
        return
    if state.furniture[place].result:
        test(state, hero, STRENGTH, "lid", data=(place,))
        return
    piece = state.own_furniture(place)
    piece.opened, piece.locked, piece.tried = 1, 0, ()
    if boost:
        two_dice(state, hero, "furniture", (place,), chance, log)
    else:
        lay_die(state, hero, place, dice.roll(state, 10, "furniture", chance))


@outcome("furniture")
def one_of_two(state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    """One of two dice was kept: the last number of the frame."""
    lay_die(state, frame.who, frame.data[0], frame.data[-1])


def lay_die(state: State, hero: int, place: int, die: int) -> None:
    favour = state.heroes[hero].sum("favoured") if state.option("circle9") == "all" else 0
    state.push(Frame("furniture", hero, place, (min(10, die + favour),)))


@die_kind("furniture", 10)
def rolled(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """What the die says."""
    hero, place, die = frame.who, frame.target, frame.data[0]
    piece = state.own_furniture(place)
    piece.result = 0 if piece.kind == "circle" else die
    log("furniture", seat=state.seat_of(hero), furniture=piece.kind, number=piece.number, die=die)
    carry_out(state, FURNITURE[piece.kind].effect(die), hero, chance, log, place=place, noun=piece.kind)


@word("trap")
def trap(state: State, term: Term, source: Source, chance: Chance, log: Log) -> bool:
    """Where a thief has searched for traps nothing happens (DJ-081)."""
    known = bool(state.zones[state.furniture[source.place].zone].traps_found)
    if known:
        log("trap-known", seat=state.seat_of(source.hero), furniture=source.noun)
    return known


# The lid of a sarcophagus


@word("lid")
def lid(state: State, term: Term, source: Source, chance: Chance, log: Log) -> bool:
    """A test of strength opens it; the die of the table stays (A-43)."""
    state.own_furniture(source.place).opened = 0
    test(state, source.hero, STRENGTH, "lid", data=(source.place,))
    return True


@outcome("lid")
def lid_tried(state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    if success:
        lift_lid(state, frame.who, frame.data[0], chance, log)
    else:
        piece = state.own_furniture(frame.data[0])
        piece.tried = (*piece.tried, frame.who)


def lift_lid(state: State, hero: int, place: int, chance: Chance, log: Log) -> None:
    """It is off: what comes after the lid in the row that was rolled."""
    piece = state.own_furniture(place)
    piece.opened, piece.tried = 1, ()
    effect = FURNITURE[piece.kind].effect(piece.result)[1:]
    carry_out(state, effect, hero, chance, log, place=place, noun=piece.kind)


def furniture_opened(state: State, moment: FurnitureOpened, chance: Chance, log: Log) -> None:
    open_piece(state, moment.hero, moment.place, chance, log, moment.boost)
