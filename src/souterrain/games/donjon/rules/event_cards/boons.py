"""Cards that help the heroes and are carried out as soon as they are drawn (E25 … E27)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.core.frames import ONE, WINDOW, Kind, Kinds
from souterrain.games.donjon.content.effects import Term, parse
from souterrain.games.donjon.rules.event_cards.vocabulary import Word, card_of
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.event_cards import Body, EventWords, Gift
from souterrain.games.donjon.rules.mechanics import belongings, dice, effects
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.state import State


def calm(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Forbid the master further events in this round (E25)."""
    state.calm = 1


def body(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Let one hero, whom the heroes choose, search the body; not in a fight (E26)."""
    if not state.combat:
        state.push(Body(card=frame.card))


def _body_offers(state: State, frame: Body) -> Offers:
    """Offer the search to all heroes who can act, until the first of them takes it."""
    if frame.hero >= 0:
        return {}
    return {state.seat_of(hero): (Verb("rummage", Form()),) for hero in state.up if can_act(state, hero)}


def _rummage(state: State, frame: Body, seat: int, action: Action, chance: Chance, log: Log) -> None:
    frame.hero = state.hero_of(seat)


def search_body(state: State, frame: Body, chance: Chance, log: Log) -> None:
    if frame.hero < 0:
        return
    card = card_of(frame)
    die = dice.roll(state, 10, "body", chance)
    log("rummaged", seat=state.seat_of(frame.hero), die=die)
    effect = next(text for least, most, text in card.table if least <= die <= most)
    effects.carry_out(state, parse(effect), frame.hero, chance, log, noun=card.id)


def gain(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Give the party an object, which one of the heroes takes (E27)."""
    state.push(Gift(item=term.arguments[0], number=term.number(1)))


def _gift_offers(state: State, frame: Gift) -> Offers:
    if len(state.up) < 2:
        return {}
    return {state.seat_of(hero): (rows("take", ((frame.item, 1),)),) for hero in state.up}


def gift(state: State, frame: Gift, chance: Chance, log: Log) -> None:
    takers = [state.hero_of(frame.by)] if frame.answered else state.up
    if takers:
        belongings.gained(state, takers[0], frame.item, frame.number, log)


WORDS: Final[dict[str, Word]] = {"calm": calm, "body": body, "gain": gain}
KINDS: Final[Kinds] = {
    Body: Kind(search_body, WINDOW, _body_offers, _rummage),
    Gift: Kind(gift, ONE, _gift_offers),
}
