"""Fatigue and destiny spent on dice (DJ-126 … DJ-130)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Rows, Span, Verb
from souterrain.core.frames import Frame
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.frames.rolls import OpenDie, Roll, Test
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.attacks import strain_all
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.rules.questions.spending import ATTACK_DIE, rerolls, strains
from souterrain.games.donjon.state import State


def offer(offers: Offers, seat: int, verb: Verb) -> None:
    """Add a verb to the offers of a seat; merge the forms if it already has this verb."""
    verbs = offers.get(seat, ())
    same = [known for known in verbs if known.word == verb.word]
    if same:
        verbs = tuple([known for known in verbs if known.word != verb.word])
        verb = Verb(verb.word, *same[0].forms, *verb.forms)
    offers[seat] = (*verbs, verb)


def offer_strain(state: State, offers: Offers, frame: Roll | OpenDie, *figures: int) -> None:
    """Offer these heroes to add fatigue to the roll, one for each point, in the amounts that change it (A-12, A-97)."""
    for who in dict.fromkeys(figures):
        amounts = strains(state, frame, who) if is_hero(who) else None
        if amounts is not None:
            offer(offers, state.seat_of(who), Verb("strain", Form(Span("fatigue=", *amounts))))


def offer_rerolls(state: State, offers: Offers, frame: Attack | Test) -> None:
    """Offer heroes to pay a point of destiny so that the master rerolls one of his dice (DJ-129, A-15, A-97)."""
    payers = [hero for hero in state.up if state.heroes[hero].destiny]
    rows = tuple([((word, 1),) for word in rerolls(state, frame)]) if payers else ()
    if rows:
        for hero in payers:
            offer(offers, state.seat_of(hero), Verb("reroll", Form(Rows(rows))))


def strain(state: State, frame: Frame, hero: int, points: int, log: Log) -> None:
    """Spend fatigue on the roll of the top frame (DJ-126)."""
    state.own_hero(hero).fatigue -= points
    if isinstance(frame, Attack) and hero == frame.target:
        frame.brace += points
    elif isinstance(frame, Attack) and "blast" in frame.flags:
        strain_all(state, hero, points)
    elif isinstance(frame, Roll):
        frame.strain += points
    log("strained", seat=state.seat_of(hero), points=points)


def reroll(state: State, frame: Attack | Test, hero: int, which: str, chance: Chance, log: Log) -> None:
    """Reroll one of the master's dice for a point of destiny (DJ-129)."""
    steady(state, hero)
    if isinstance(frame, Test):
        die = frame.die = dice.roll(state, 10, "test", chance)
    elif which == ATTACK_DIE:
        die = frame.die = dice.combat(state, frame.who, chance)
    else:
        die = frame.counter = dice.combat(state, frame.target, chance)
    log("rerolled", seat=state.seat_of(hero), which=which, die=die)


def steady(state: State, hero: int) -> None:
    """Spend a point of destiny, which also cures the poison of a fountain (DJ-131, A-18)."""
    figure = state.own_hero(hero)
    figure.destiny -= 1
    figure.marks = tuple([mark for mark in figure.marks if mark[0] != "poisoned"])
