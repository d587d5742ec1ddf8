"""Furniture is opened (DJ-082 … DJ-096): the die of its table, traps in it (DJ-081), lids that hold (A-43)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.ground import Furniture
from souterrain.games.donjon.rules import dice
from souterrain.games.donjon.rules.effects import Source, carry_out, word
from souterrain.games.donjon.rules.frames import die_kind
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.sheet import unmarked
from souterrain.games.donjon.rules.tests import test
from souterrain.games.donjon.state import State


def openable(s: State, piece: Furniture, hero: int = -1) -> bool:
    """Once for the whole group (A-35); a lid that holds by each hero who has not tried it yet (A-43). Circles and
    crevasses are walked on."""
    from souterrain.games.donjon.rules.quests import may_open

    if piece.opened or FURNITURE[piece.kind].height == "walkable" or (s.combat and not may_open(s, piece)):
        return False
    return not (piece.result and hero in piece.tried)


def open_piece(s: State, hero: int, place: int, chance: Chance, log: Log | None, boost: str = "") -> None:
    """The die of its table, or one of two (V4), unless the quest has put something there; a lid that holds is tried
    again."""
    from souterrain.games.donjon.rules.quests import opened

    s.stirred = max(s.stirred, 1)
    unmarked(s, hero, "invisible")
    if opened(s, hero, place, chance, log):
        return
    if s.furniture[place].result:
        test(s, hero, STRENGTH, "lid", data=(place,))
        return
    piece = s.own_furniture(place)
    piece.opened, piece.locked, piece.tried = 1, 0, ()
    if boost:
        from souterrain.games.donjon.rules.skills import two_dice

        two_dice(s, hero, "furniture", (place,), chance, log)
    else:
        lay_die(s, hero, place, dice.roll(s, 10, "furniture", chance))


@outcome("furniture")
def one_of_two(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    """One of two dice was kept: the last number of the frame."""
    lay_die(s, frame.who, frame.data[0], frame.data[-1])


def lay_die(s: State, hero: int, place: int, die: int) -> None:
    favour = s.heroes[hero].sum("favoured") if s.option("circle9") == "all" else 0
    s.push(Frame("furniture", hero, place, (min(10, die + favour),)))


@die_kind("furniture", 10)
def rolled(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """What the die says."""
    hero, place, die = frame.who, frame.target, frame.data[0]
    piece = s.own_furniture(place)
    piece.result = 0 if piece.kind == "circle" else die
    if log is not None:
        log("furniture", seat=s.seat_of(hero), furniture=piece.kind, number=piece.number, die=die)
    carry_out(s, FURNITURE[piece.kind].effect(die), hero, chance, log, place=place, noun=piece.kind)


@word("trap")
def trap(s: State, term: Term, source: Source, chance: Chance, log: Log | None) -> bool:
    """Where a thief has searched for traps nothing happens (DJ-081)."""
    known = bool(s.zones[s.furniture[source.place].zone].traps_found)
    if known and log is not None:
        log("trap-known", seat=s.seat_of(source.hero), furniture=source.noun)
    return known


# The lid of a sarcophagus


@word("lid")
def lid(s: State, term: Term, source: Source, chance: Chance, log: Log | None) -> bool:
    """A test of strength opens it; the die of the table stays (A-43)."""
    s.own_furniture(source.place).opened = 0
    test(s, source.hero, STRENGTH, "lid", data=(source.place,))
    return True


@outcome("lid")
def lid_tried(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    if success:
        lift_lid(s, frame.who, frame.data[0], chance, log)
    else:
        piece = s.own_furniture(frame.data[0])
        piece.tried = (*piece.tried, frame.who)


def lift_lid(s: State, hero: int, place: int, chance: Chance, log: Log | None) -> None:
    """It is off: what comes after the lid in the row that was rolled."""
    piece = s.own_furniture(place)
    piece.opened, piece.tried = 1, ()
    effect = FURNITURE[piece.kind].effect(piece.result)[1:]
    carry_out(s, effect, hero, chance, log, place=place, noun=piece.kind)
