"""Traps: pits and darts, falling blocks, gas, portcullises, alarms (E05 … E10)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board import plan_of, read_square, square_items
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import dice
from souterrain.games.donjon.rules.effects import halt, until
from souterrain.games.donjon.rules.events import blocks
from souterrain.games.donjon.rules.events.vocabulary import card_of, word
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import MUST, kind
from souterrain.games.donjon.rules.furnishing import obstacle
from souterrain.games.donjon.rules.harm import harm
from souterrain.games.donjon.rules.light import zone_of
from souterrain.games.donjon.rules.monsters import taken
from souterrain.games.donjon.rules.naming import rows
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.sheet import marked
from souterrain.games.donjon.rules.tests import test
from souterrain.games.donjon.state import State


@word("venom")
def venom(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """The test of a spider's bite (E06, DJ-168)."""
    if s.heroes[frame.who].standing:
        test(s, frame.who, STRENGTH, "venom")


@word("gas")
def gas(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """Every hero in the zone, one after the other (E08)."""
    zone = zone_of(s, frame.who)
    for hero in reversed(s.up):
        if zone_of(s, hero) == zone:
            test(s, hero, STRENGTH, "gassed", data=frame.data[:2])


@outcome("gassed")
def gassed(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    if success:
        return
    card = card_of(frame)
    marked(s, frame.who, "asleep", 1, until(s, frame.who, "next-turn"))
    if log is not None:
        log("marked", seat=s.seat_of(frame.who), mark="asleep")
    harm(s, frame.who, dice.amount(s, card.terms[frame.data[1]], 0, "gas", chance), cause=card.id)


@word("bar")
def bar(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """A portcullis in the doorway: seen through, not walked through, until somebody lifts it (E09)."""
    s.own_door(frame.data[2]).barred = 1
    if log is not None:
        log("barred", number=frame.data[2])


@word("alarm")
def alarm(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """Of the next two monster cards the master will keep one (E10)."""
    s.alarm = 1
    if log is not None:
        log("alarmed")


# The falling block (E07)


@word("block")
def block(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """The hero steps aside and the block stays; it does not where it would cut the way, or nobody could step aside."""
    hero = s.heroes[frame.who]
    if hero.standing and blocks.may_lie(s, hero.square) and _aside(s, frame.who):
        s.push(Frame("aside", frame.who, frame.who))


def _aside(s: State, hero: int) -> list[int]:
    webs = [marker[1] for marker in s.markers if marker[0] == "web"]
    closed = taken(s) | obstacle(s) | {*webs}
    steps = plan_of(s).steps[s.heroes[hero].square]
    return sorted([near for near, one, two in steps if near not in closed and not (one in closed and two in closed)])


def _aside_offers(s: State, frame: Frame) -> Offers:
    squares = _aside(s, frame.who)
    if len(squares) < 2:
        return {}
    return {s.seat_of(frame.who): (rows("sidestep", *[square_items(s, near) for near in squares]),)}


@kind("aside", MUST, _aside_offers)
def aside(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """A step that costs nothing, and the end of a move that was under way."""
    from souterrain.games.donjon.rules.movement import enter

    before = s.heroes[frame.who]
    square = read_square(s, frame.answer) if frame.answered else _aside(s, frame.who)[0]
    halt(s, frame.who)
    blocks.fall(s, before.square, log)
    enter(s, frame.who, square, chance, log)
    after = s.own_hero(frame.who)
    after.left, after.entered = before.left, before.entered
