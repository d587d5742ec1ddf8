"""Hazards: a swarm of rats, a cave-in (E04, E17)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.board.plan import cells
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards import blocks
from souterrain.games.donjon.rules.event_cards.hexes import lose_fatigue
from souterrain.games.donjon.rules.event_cards.vocabulary import Word, card_of
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.event_cards import CaveIn, Crushed, EventWords
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.obstacles import taken
from souterrain.games.donjon.state import State


def swarm(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Take life and fatigue from the slowest hero (E04)."""
    lose_fatigue(state, frame.who, term.number(1), log)
    harm(state, frame.who, dice.amount(state, term, 0, "swarm", chance), cause=card_of(frame).id)


def cave_in(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Test every figure in the zone; then the master places blocks (E17)."""
    zone = frame.place
    state.push(CaveIn(zone=zone, left=term.number(1)))
    inside = [hero for hero in state.up if zone_of(state, hero) == zone]
    inside += [monster.uid for monster in state.monsters if plan_of(state).zone_at.get(monster.square) == zone]
    for who in reversed(inside):
        test(state, who, DEXTERITY, Crushed(card=frame.card, at=frame.at))


def crushed(state: State, frame: Crushed, chance: Chance, log: Log) -> None:
    if not frame.success:
        card = card_of(frame)
        harm(state, frame.who, dice.amount(state, card.terms[frame.at], 0, "cave-in", chance), cause=card.id)


def _squares(state: State, zone: int) -> list[int]:
    held = taken(state)
    return [square for square in cells(state.zones[zone]) if square not in held and blocks.may_lie(state, square)]


def _drop_offers(state: State, frame: CaveIn) -> Offers:
    squares = _squares(state, frame.zone) if frame.left else []
    if not squares:
        return {}
    choices = [square_items(state, square) for square in squares]
    return {state.table.master: (rows("topple", *choices), Verb("enough", Form()))}


def drop(state: State, frame: CaveIn, chance: Chance, log: Log) -> None:
    """Drop one block, and ask for the next one up to the number of the card."""
    if frame.verb == "topple":
        blocks.fall(state, read_square(state, frame.answer), log)
        state.push(CaveIn(zone=frame.zone, left=frame.left - 1))


WORDS: Final[dict[str, Word]] = {"swarm": swarm, "cave-in": cave_in}
KINDS: Final[Kinds] = {CaveIn: Kind(drop, MUST, _drop_offers), Crushed: Kind(crushed)}
