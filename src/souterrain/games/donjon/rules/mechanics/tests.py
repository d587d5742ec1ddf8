"""Tests of strength, dexterity and magic (DJ-108 … DJ-110)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.rules import kinds
from souterrain.games.donjon.rules.frames_old import Test
from souterrain.games.donjon.rules.kinds import WINDOW, kind
from souterrain.games.donjon.rules.mechanics import dice, fatigue
from souterrain.games.donjon.rules.mechanics.outcomes import follow
from souterrain.games.donjon.rules.questions.naming import name_of
from souterrain.games.donjon.rules.questions.rolls import NEEDED, TESTED, passed, total
from souterrain.games.donjon.state import State


def test(
    state: State,
    who: int,
    index: int,
    then: str,
    *,
    data: tuple[int, ...] = (),  # noqa: PT028 - a test of the rules, not of the code
    need: int = NEEDED,  # noqa: PT028
) -> None:
    """Asks for a test; `then` names what follows (see `outcomes`)."""
    assert index in TESTED, "only strength, dexterity and magic are tested"
    frame = Test()
    frame.who, frame.trait, frame.words, frame.data, frame.need = who, index, (then,), data, need
    state.push(frame)


def offers(state: State, frame: Test) -> kinds.Offers:
    found: kinds.Offers = {}
    early = state.option("pf_timing") == "before"
    if bool(frame.die) != early and not (frame.die and passed(state, frame)):
        fatigue.offer_strain(state, found, frame.who)
    if frame.die:
        fatigue.offer_rerolls(state, found, frame)
    return found


def answer(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    if verb == "reroll":
        fatigue.reroll(state, state.hero_of(seat), items, chance, log)
    else:
        fatigue.strain(state, state.hero_of(seat), items, log)


@kind("test", WINDOW, offers, answer)
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
    follow(frame.words[0], state, frame, success, chance, log)
