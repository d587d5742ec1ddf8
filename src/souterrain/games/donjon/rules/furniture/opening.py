"""Opening furniture (DJ-082 … DJ-096): the die of its table, traps in it (DJ-081), stuck lids (A-43)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Kind, Kinds
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.frames.furniture import FurnitureRoll, Lid
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.effects import Source, Word, carry_out
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.open_dice import die_kind, lay_die
from souterrain.games.donjon.rules.mechanics.skill_use import two_dice
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import FurnitureOpened, KeepsakeFound, happen
from souterrain.games.donjon.rules.questions.quest import is_keepsake
from souterrain.games.donjon.state import State


def open_piece(state: State, hero: int, place: int, chance: Chance, log: Log, boost: str = "") -> None:
    """Roll for a piece of furniture, with two dice if boosted (V4), unless it holds a keepsake of the quest or has a
    stuck lid, which needs another test."""
    state.stirred = max(state.stirred, 1)
    unmarked(state, hero, "invisible")
    if is_keepsake(state, place):
        happen(state, KeepsakeFound(hero, place), chance, log)
        return
    if state.furniture[place].result:
        test(state, hero, STRENGTH, Lid(place=place))
        return
    piece = state.own_furniture(place)
    piece.opened, piece.locked, piece.tried = 1, 0, ()
    roll = FurnitureRoll(who=hero, place=place)
    if boost:
        two_dice(state, hero, roll, chance, log)
    else:
        lay_die(state, roll, dice.roll(state, 10, "furniture", chance))


def rolled(state: State, frame: FurnitureRoll, chance: Chance, log: Log) -> None:
    """Carry out the row of the table that the die shows."""
    hero, place, die = frame.who, frame.place, frame.die
    piece = state.own_furniture(place)
    piece.result = 0 if piece.kind == "circle" else die
    log("furniture", seat=state.seat_of(hero), furniture=piece.kind, number=piece.number, die=die)
    carry_out(state, FURNITURE[piece.kind].effect(die), hero, chance, log, place=place, noun=piece.kind)


def trap(state: State, term: Term, source: Source, chance: Chance, log: Log) -> bool:
    """Return True, and so stop the effect, if a thief has found the trap (DJ-081)."""
    known = bool(state.zones[state.furniture[source.place].zone].traps_found)
    if known:
        log("trap-known", seat=state.seat_of(source.hero), furniture=source.noun)
    return known


# The lid of a sarcophagus


def lid(state: State, term: Term, source: Source, chance: Chance, log: Log) -> bool:
    """Start the test of strength that opens a lid; the die of the table stays (A-43)."""
    state.own_furniture(source.place).opened = 0
    test(state, source.hero, STRENGTH, Lid(place=source.place))
    return True


def lid_tried(state: State, frame: Lid, chance: Chance, log: Log) -> None:
    if frame.success:
        lift_lid(state, frame.who, frame.place, chance, log)
    else:
        piece = state.own_furniture(frame.place)
        piece.tried = (*piece.tried, frame.who)


def lift_lid(state: State, hero: int, place: int, chance: Chance, log: Log) -> None:
    """Carry out the words after `lid` in the row that was rolled."""
    piece = state.own_furniture(place)
    piece.opened, piece.tried = 1, ()
    effect = FURNITURE[piece.kind].effect(piece.result)[1:]
    carry_out(state, effect, hero, chance, log, place=place, noun=piece.kind)


def furniture_opened(state: State, moment: FurnitureOpened, chance: Chance, log: Log) -> None:
    open_piece(state, moment.hero, moment.place, chance, log, moment.boost)


EFFECTS: Final[dict[str, Word]] = {"trap": trap, "lid": lid}
KINDS: Final[Kinds] = {FurnitureRoll: die_kind(rolled), Lid: Kind(lid_tried)}
