"""Traps: pits and darts, falling blocks, gas, portcullises, alarms (E05 … E10)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards import blocks
from souterrain.games.donjon.rules.event_cards.vocabulary import Word, card_of
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.event_cards import Aside, EventWords, Gassed
from souterrain.games.donjon.rules.frames.fight import Venom
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.effects import halt
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.steps import enter
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.questions.durations import until
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.state import State


def venom(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Start the test against a spider's bite (E06, DJ-168)."""
    if state.heroes[frame.who].standing:
        test(state, frame.who, STRENGTH, Venom())


def gas(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Test every hero in the zone, one after the other (E08)."""
    zone = zone_of(state, frame.who)
    for hero in reversed(state.up):
        if zone_of(state, hero) == zone:
            test(state, hero, STRENGTH, Gassed(card=frame.card, at=frame.at))


def gassed(state: State, frame: Gassed, chance: Chance, log: Log) -> None:
    if frame.success:
        return
    card = card_of(frame)
    marked(state, frame.who, "asleep", 1, until(state, frame.who, "next-turn"))
    log("marked", seat=state.seat_of(frame.who), mark="asleep")
    harm(state, frame.who, dice.amount(state, card.terms[frame.at], 0, "gas", chance), cause=card.id)


def bar(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Drop a portcullis in the doorway: it blocks movement but not sight, until somebody lifts it (E09)."""
    state.own_door(frame.place).barred = 1
    log("barred", number=frame.place)


def alarm(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Let the master keep one of the next two monster cards (E10)."""
    state.alarm = 1
    log("alarmed")


# The falling block (E07)


def block(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Let the hero step aside from the block; no block stays if it would cut off the way or there is no square to step
    to."""
    hero = state.heroes[frame.who]
    if hero.standing and blocks.may_lie(state, hero.square) and _aside(state, frame.who):
        state.push(Aside(hero=frame.who))


def _aside(state: State, hero: int) -> list[int]:
    webs = [marker[1] for marker in state.markers if marker[0] == "web"]
    closed = taken(state) | obstacle(state) | {*webs}
    steps = plan_of(state).steps[state.heroes[hero].square]
    return sorted([near for near, one, two in steps if near not in closed and not (one in closed and two in closed)])


def _aside_offers(state: State, frame: Aside) -> Offers:
    squares = _aside(state, frame.hero)
    if len(squares) < 2:
        return {}
    return {state.seat_of(frame.hero): (rows("sidestep", *[square_items(state, near) for near in squares]),)}


def aside(state: State, frame: Aside, chance: Chance, log: Log) -> None:
    """Move the hero by one free step and end the move in progress."""
    before = state.heroes[frame.hero]
    square = read_square(state, frame.answer) if frame.answered else _aside(state, frame.hero)[0]
    halt(state, frame.hero)
    blocks.fall(state, before.square, log)
    enter(state, frame.hero, square, chance, log)
    after = state.own_hero(frame.hero)
    after.left, after.entered = before.left, before.entered


WORDS: Final[dict[str, Word]] = {"venom": venom, "gas": gas, "bar": bar, "alarm": alarm, "block": block}
KINDS: Final[Kinds] = {Aside: Kind(aside, MUST, _aside_offers), Gassed: Kind(gassed)}
