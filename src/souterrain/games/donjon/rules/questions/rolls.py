"""Totals of attacks, defences and tests."""

from __future__ import annotations

from souterrain.games.donjon.content.creatures import DEXTERITY, MAGIC, STRENGTH
from souterrain.games.donjon.rules.frames.fight import Attack, Blow
from souterrain.games.donjon.rules.frames.rolls import Test
from souterrain.games.donjon.rules.questions import light
from souterrain.games.donjon.rules.questions.sheet import is_hero, luck, trait
from souterrain.games.donjon.state import State


def attack_total(frame: Blow) -> int:
    return frame.die + frame.trait + frame.power + frame.bonus + frame.strain


def defence_total(frame: Attack) -> int:
    return frame.counter + frame.guard + frame.armour + frame.aid + frame.brace


NEEDED = 9


TESTED = (STRENGTH, DEXTERITY, MAGIC)
"""Characteristics that can be tested (DJ-108)."""


def total(state: State, frame: Test) -> int:
    """Return the total of a test, with the penalty for heroes in the dark (DJ-105)."""
    dark = light.hindered(state, frame.who) if is_hero(frame.who) else 0
    return frame.die + trait(state, frame.who, frame.trait) + luck(state, frame.who) - dark + frame.strain


def passed(state: State, frame: Test) -> bool:
    """Return True if the test succeeds; a natural ten always does (DJ-110)."""
    return frame.die == 10 or total(state, frame) >= frame.need
