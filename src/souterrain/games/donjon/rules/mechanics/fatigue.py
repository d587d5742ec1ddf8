"""Fatigue and destiny on dice (DJ-126 … DJ-130): what may be offered to whom when a roll lies on the table."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Span, Verb
from souterrain.games.donjon.content.creatures import CAPTIVE
from souterrain.games.donjon.rules.frames_old import Attack, Frame, Test
from souterrain.games.donjon.rules.kinds import Offers
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.attacks import strain_all
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State

MASTERS_DICE = ("attack-die", "defence-die", "test-die")


def offer(offers: Offers, seat: int, verb: Verb) -> None:
    """One verb stands once for a seat, with all its forms."""
    verbs = offers.get(seat, ())
    same = [known for known in verbs if known.word == verb.word]
    if same:
        verbs = tuple([known for known in verbs if known.word != verb.word])
        verb = Verb(verb.word, *same[0].forms, *verb.forms)
    offers[seat] = (*verbs, verb)


def strain_verb(state: State, hero: int) -> Verb | None:
    """So much fatigue, one for each point that is added (A-12); none while down or frozen."""
    figure = state.heroes[hero]
    if not figure.fatigue or not figure.standing or figure.has("frozen"):
        return None
    return Verb("strain", Form(Span("fatigue=", 1, figure.fatigue)))


def offer_strain(state: State, offers: Offers, *figures: int) -> None:
    for who in dict.fromkeys(figures):
        if is_hero(who):
            verb = strain_verb(state, who)
            if verb is not None:
                offer(offers, state.seat_of(who), verb)


def offer_rerolls(state: State, offers: Offers, frame: Attack | Test) -> None:
    """A hero pays one point of destiny, and the master rolls one of his dice again (DJ-129, A-15)."""
    if isinstance(frame, Test):
        rolled = [(MASTERS_DICE[2], frame.who)]
    else:
        rolled = [(MASTERS_DICE[0], frame.who), (MASTERS_DICE[1], frame.target)]
    rows = tuple([((word, 1),) for word, who in rolled if _is_masters(state, who)])
    if rows:
        for hero in state.up:
            if state.heroes[hero].destiny:
                offer(offers, state.seat_of(hero), Verb("reroll", Form(Rows(rows))))


def _is_masters(state: State, who: int) -> bool:
    return any(monster.uid == who and monster.kind != CAPTIVE for monster in state.monsters)


def strain(state: State, hero: int, items: Items, log: Log) -> None:
    points = items[0][1]
    figure = state.own_hero(hero)
    figure.fatigue -= points
    frame = state.top()
    if isinstance(frame, Attack) and hero == frame.target:
        frame.brace += points
    elif isinstance(frame, Attack) and "blast" in frame.flags:
        strain_all(state, hero, points)
    elif isinstance(frame, Attack | Test):
        frame.strain += points
    log("strained", seat=state.seat_of(hero), points=points)


def reroll(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    steady(state, hero)
    frame, which = state.top(), items[0][0]
    if isinstance(frame, Test):
        die = frame.die = dice.roll(state, 10, "test", chance)
    else:
        assert isinstance(frame, Attack), "the master rolls for attacks and tests"
        attacks = which == MASTERS_DICE[0]
        die = dice.combat(state, frame.who if attacks else frame.target, chance)
        if attacks:
            frame.die = die
        else:
            frame.counter = die
    log("rerolled", seat=state.seat_of(hero), which=which, die=die)


def offer_on_die(state: State, frame: Frame, most: int) -> Offers:
    """Fatigue helps with attacks, defences and tests alone, unless the table plays it for every die (A-13)."""
    found: Offers = {}
    if state.option("pf_scope") == "all" and frame.data[0] < most:
        offer_strain(state, found, frame.who)
    return found


def strain_die(state: State, hero: int, items: Items, most: int, log: Log) -> None:
    """To the die that lies there, up to what it can be."""
    strain(state, hero, items, log)
    top = state.top()
    top.data = (min(most, top.data[0] + items[0][1]), *top.data[1:])


def steady(state: State, hero: int) -> None:
    """A point of destiny that is spent ends the poison of a fountain too (DJ-131, A-18)."""
    figure = state.own_hero(hero)
    figure.destiny -= 1
    figure.marks = tuple([mark for mark in figure.marks if mark[0] != "poisoned"])
