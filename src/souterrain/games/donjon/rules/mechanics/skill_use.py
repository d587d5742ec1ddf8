"""Use of skills: their cost, and boosts of attacks and searches."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.rules.frames.rolls import OpenDie
from souterrain.games.donjon.rules.frames.skills import TwoDice
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.questions.skill_cards import CHARGE, SEARCH, charging, term
from souterrain.games.donjon.state import State


def spend(state: State, hero: int, name: str, log: Log) -> None:
    """Pay one point of fatigue and tilt the card until the next phase of this kind (DJ-023, DJ-024, A-05)."""
    figure = state.own_hero(hero)
    figure.fatigue -= 1
    figure.tilted = (*figure.tilted, (name, state.combat))
    log("used-skill", seat=state.seat_of(hero), skill=name, left=figure.fatigue)


def boosted(
    state: State, hero: int, target: int, words: tuple[str, ...], log: Log, via: str = "melee"
) -> tuple[int, tuple[str, ...]]:
    """Spend the named skills; return the bonus on the attack and its flags."""
    more, flags = 0, []
    for name in words:
        spend(state, hero, name, log)
        found = term(name)
        if found.word == "pierce":
            flags.append("no-armour")
        else:
            more += found.number()
    if via == "melee" and charging(state, hero):
        unmarked(state, hero, "charging")
        more += term(CHARGE).number()
        flags.append("push")
    return more, tuple(flags)


def two_dice(state: State, hero: int, then: OpenDie, chance: Chance, log: Log) -> None:
    """Roll two dice, of which the hero keeps one for `then` (V4)."""
    spend(state, hero, SEARCH, log)
    one, two = dice.roll(state, 10, SEARCH, chance), dice.roll(state, 10, SEARCH, chance)
    state.push(TwoDice(hero=hero, one=one, two=two, then=then))
