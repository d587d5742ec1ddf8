"""Tests of strength, dexterity and magic (DJ-108 … DJ-110)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import WINDOW, Kind, Kinds
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.rolls import Nothing, Outcome, Test
from souterrain.games.donjon.rules.mechanics import dice, fatigue
from souterrain.games.donjon.rules.questions.naming import name_of
from souterrain.games.donjon.rules.questions.rolls import NEEDED, TESTED, passed, total
from souterrain.games.donjon.state import State


def test(
    state: State,
    who: int,
    index: int,
    then: Outcome,
    *,
    need: int = NEEDED,  # noqa: PT028 - a test of the rules, not of the code
) -> None:
    """Start a test of a figure; `then` is carried out with the result."""
    assert index in TESTED, "only strength, dexterity and magic are tested"
    then.who = who
    state.push(Test(who=who, trait=index, need=need, then=then))


def offers(state: State, frame: Test) -> Offers:
    found: Offers = {}
    early = state.options.pf_timing == "before"
    if bool(frame.die) != early:
        fatigue.offer_strain(state, found, frame, frame.who)
    if frame.die:
        fatigue.offer_rerolls(state, found, frame)
    return found


def answer(state: State, frame: Test, seat: int, action: Action, chance: Chance, log: Log) -> None:
    word, number = action[1:][0]
    if action[0] == "reroll":
        fatigue.reroll(state, frame, state.hero_of(seat), word, chance, log)
    else:
        fatigue.strain(state, frame, state.hero_of(seat), number, log)


def resolve(state: State, frame: Test, chance: Chance, log: Log) -> None:
    if not frame.die:
        again = frame.copy()
        again.die, again.closed = dice.roll(state, 10, "test", chance), 0
        state.push(again)
        return
    success = passed(state, frame)
    state.stirred = max(state.stirred, 1)
    log(
        "tested",
        who=name_of(state, frame.who),
        trait=TRAITS[frame.trait],
        die=frame.die,
        more=total(state, frame) - frame.die,
        total=total(state, frame),
        need=frame.need,
        success=int(success),
    )
    then = frame.then.copy()
    then.success = int(success)
    state.push(then)


def nothing(state: State, frame: Nothing, chance: Chance, log: Log) -> None:
    """Do nothing: the result of the test is read elsewhere."""


KINDS: Final[Kinds] = {Test: Kind(resolve, WINDOW, offers, answer), Nothing: Kind(nothing)}
