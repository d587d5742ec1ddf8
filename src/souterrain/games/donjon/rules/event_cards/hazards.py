"""Hazards: a swarm of rats, a cave-in (E04, E17)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.games.donjon.board.plan import cells, plan_of, read_square, square_items
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards import blocks
from souterrain.games.donjon.rules.event_cards.hexes import lose_fatigue
from souterrain.games.donjon.rules.event_cards.vocabulary import card_of, word
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, Offers, kind
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.obstacles import taken
from souterrain.games.donjon.state import State


@word("swarm")
def swarm(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """Life and fatigue of the slowest hero (E04)."""
    lose_fatigue(state, frame.who, term.number(1), log)
    harm(state, frame.who, dice.amount(state, term, 0, "swarm", chance), cause=card_of(frame).id)


@word("cave-in")
def cave_in(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """Every figure in the zone may be hit; then blocks lie where the master wants them (E17)."""
    zone = frame.data[2]
    state.push(Frame("cave-in", data=(zone, term.number(1))))
    inside = [hero for hero in state.up if zone_of(state, hero) == zone]
    inside += [monster.uid for monster in state.monsters if plan_of(state).zone_at.get(monster.square) == zone]
    for who in reversed(inside):
        test(state, who, DEXTERITY, "crushed", data=frame.data[:2])


@outcome("crushed")
def crushed(state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    if not success:
        card = card_of(frame)
        harm(state, frame.who, dice.amount(state, card.terms[frame.data[1]], 0, "cave-in", chance), cause=card.id)


def _squares(state: State, zone: int) -> list[int]:
    held = taken(state)
    return [square for square in cells(state.zones[zone]) if square not in held and blocks.may_lie(state, square)]


def _drop_offers(state: State, frame: Frame) -> Offers:
    squares = _squares(state, frame.data[0]) if frame.data[1] else []
    if not squares:
        return {}
    choices = [square_items(state, square) for square in squares]
    return {state.table.master: (rows("topple", *choices), Verb("enough", Form()))}


@kind("cave-in", MUST, _drop_offers)
def drop(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """One block after the other, up to the number of the card."""
    if frame.verb == "topple":
        blocks.fall(state, read_square(state, frame.answer), log)
        state.push(Frame("cave-in", data=(frame.data[0], frame.data[1] - 1)))
