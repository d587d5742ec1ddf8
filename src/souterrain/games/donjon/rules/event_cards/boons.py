"""Cards that are shown and carried out when they are drawn, to the heroes' good (E25 … E27)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.games.donjon.content.effects import Term, parse
from souterrain.games.donjon.rules.event_cards.vocabulary import card_of, word
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import ONE, WINDOW, Offers, kind
from souterrain.games.donjon.rules.mechanics import belongings, dice, effects
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.state import State


@word("calm")
def calm(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """The master plays no more events in this round (E25)."""
    state.calm = 1


@word("body")
def body(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """One hero, whom the heroes choose, may search it; not in a fight (E26)."""
    if not state.combat:
        state.push(Frame("body", data=frame.data[:1]))


def _body_offers(state: State, frame: Frame) -> Offers:
    """Whoever is first."""
    if frame.who >= 0:
        return {}
    return {state.seat_of(hero): (Verb("rummage", Form()),) for hero in state.up if can_act(state, hero)}


def _rummage(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    state.top().who = state.hero_of(seat)


@kind("body", WINDOW, _body_offers, _rummage)
def search_body(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    if frame.who < 0:
        return
    card = card_of(frame)
    die = dice.roll(state, 10, "body", chance)
    log("rummaged", seat=state.seat_of(frame.who), die=die)
    effect = next(text for least, most, text in card.table if least <= die <= most)
    effects.carry_out(state, parse(effect), frame.who, chance, log, noun=card.id)


@word("gain")
def gain(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """An object for the party: one of the heroes takes it (E27)."""
    state.push(Frame("gift", data=(term.number(1),), words=(term.arguments[0],)))


def _gift_offers(state: State, frame: Frame) -> Offers:
    if len(state.up) < 2:
        return {}
    return {state.seat_of(hero): (rows("take", ((frame.words[0], 1),)),) for hero in state.up}


@kind("gift", ONE, _gift_offers)
def gift(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    takers = [state.hero_of(frame.by)] if frame.answered else state.up
    if takers:
        belongings.gained(state, takers[0], frame.words[0], frame.data[0], log)
