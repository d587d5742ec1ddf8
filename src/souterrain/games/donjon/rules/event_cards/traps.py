"""Traps: pits and darts, falling blocks, gas, portcullises, alarms (E05 … E10)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.plan import plan_of, read_square, square_items
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards import blocks
from souterrain.games.donjon.rules.event_cards.vocabulary import card_of, word
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, Offers, kind
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.effects import halt
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
from souterrain.games.donjon.rules.mechanics.steps import enter
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.questions.durations import until
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.state import State


@word("venom")
def venom(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """The test of a spider's bite (E06, DJ-168)."""
    if state.heroes[frame.who].standing:
        test(state, frame.who, STRENGTH, "venom")


@word("gas")
def gas(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """Every hero in the zone, one after the other (E08)."""
    zone = zone_of(state, frame.who)
    for hero in reversed(state.up):
        if zone_of(state, hero) == zone:
            test(state, hero, STRENGTH, "gassed", data=frame.data[:2])


@outcome("gassed")
def gassed(state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    if success:
        return
    card = card_of(frame)
    marked(state, frame.who, "asleep", 1, until(state, frame.who, "next-turn"))
    log("marked", seat=state.seat_of(frame.who), mark="asleep")
    harm(state, frame.who, dice.amount(state, card.terms[frame.data[1]], 0, "gas", chance), cause=card.id)


@word("bar")
def bar(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """A portcullis in the doorway: seen through, not walked through, until somebody lifts it (E09)."""
    state.own_door(frame.data[2]).barred = 1
    log("barred", number=frame.data[2])


@word("alarm")
def alarm(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """Of the next two monster cards the master will keep one (E10)."""
    state.alarm = 1
    log("alarmed")


# The falling block (E07)


@word("block")
def block(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """The hero steps aside and the block stays; it does not where it would cut the way, or nobody could step aside."""
    hero = state.heroes[frame.who]
    if hero.standing and blocks.may_lie(state, hero.square) and _aside(state, frame.who):
        state.push(Frame("aside", frame.who, frame.who))


def _aside(state: State, hero: int) -> list[int]:
    webs = [marker[1] for marker in state.markers if marker[0] == "web"]
    closed = taken(state) | obstacle(state) | {*webs}
    steps = plan_of(state).steps[state.heroes[hero].square]
    return sorted([near for near, one, two in steps if near not in closed and not (one in closed and two in closed)])


def _aside_offers(state: State, frame: Frame) -> Offers:
    squares = _aside(state, frame.who)
    if len(squares) < 2:
        return {}
    return {state.seat_of(frame.who): (rows("sidestep", *[square_items(state, near) for near in squares]),)}


@kind("aside", MUST, _aside_offers)
def aside(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """A step that costs nothing, and the end of a move that was under way."""
    before = state.heroes[frame.who]
    square = read_square(state, frame.answer) if frame.answered else _aside(state, frame.who)[0]
    halt(state, frame.who)
    blocks.fall(state, before.square, log)
    enter(state, frame.who, square, chance, log)
    after = state.own_hero(frame.who)
    after.left, after.entered = before.left, before.entered
