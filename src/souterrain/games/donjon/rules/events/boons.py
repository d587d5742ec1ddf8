"""Cards that are shown and carried out when they are drawn, to the heroes' good (E25 … E27)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.games.donjon.content.effects import Term, parse
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import dice, effects
from souterrain.games.donjon.rules.events.vocabulary import card_of, word
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import ONE, WINDOW, kind
from souterrain.games.donjon.rules.naming import rows
from souterrain.games.donjon.rules.sheet import can_act
from souterrain.games.donjon.state import State


@word("calm")
def calm(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """The master plays no more events in this round (E25)."""
    s.calm = 1


@word("body")
def body(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """One hero, whom the heroes choose, may search it; not in a fight (E26)."""
    if not s.combat:
        s.push(Frame("body", data=frame.data[:1]))


def _body_offers(s: State, frame: Frame) -> Offers:
    """Whoever is first."""
    if frame.who >= 0:
        return {}
    return {s.seat_of(hero): (Verb("rummage", Form()),) for hero in s.up if can_act(s, hero)}


def _rummage(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    s.top().who = s.hero_of(seat)


@kind("body", WINDOW, _body_offers, _rummage)
def search_body(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    if frame.who < 0:
        return
    card = card_of(frame)
    die = dice.roll(s, 10, "body", chance)
    if log is not None:
        log("rummaged", seat=s.seat_of(frame.who), die=die)
    effect = next(text for least, most, text in card.table if least <= die <= most)
    effects.carry_out(s, parse(effect), frame.who, chance, log, noun=card.id)


@word("gain")
def gain(s: State, frame: Frame, term: Term, chance: Chance, log: Log | None) -> None:
    """An object for the party: one of the heroes takes it (E27)."""
    s.push(Frame("gift", data=(term.number(1),), words=(term.arguments[0],)))


def _gift_offers(s: State, frame: Frame) -> Offers:
    if len(s.up) < 2:
        return {}
    return {s.seat_of(hero): (rows("take", ((frame.words[0], 1),)),) for hero in s.up}


@kind("gift", ONE, _gift_offers)
def gift(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    takers = [s.hero_of(frame.by)] if frame.answered else s.up
    if takers:
        effects.gained(s, takers[0], frame.words[0], frame.data[0], log)
