"""A local game asks only where the answer matters, unless a person says "wait"."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.bots.roll.careful import CarefulBot
from souterrain.core.journal import ORDER
from souterrain.terminal.commands import Command
from souterrain.terminal.language import LANGUAGES
from souterrain.terminal.session import Session


def played(seed: int, *, wait: bool) -> Session:
    session, bot = Session.new("roll", ("me",), seed=seed), CarefulBot()
    if wait:
        session.obey(Command("wait", ""))
    while not session.over:
        while session.step():
            pass
        if session.seat is None:
            break
        ask = session.match.ask_of(session.seat)
        assert ask is not None
        action = bot.choose(session.match.game, session.match.view(0), ask, Random(seed))
        assert action is not None
        session.match.play(0, action)
    return session


def test_the_order_goes_on_where_that_changes_nothing() -> None:
    asked, waited = [sum(act.by != ORDER for act in played(8, wait=w).match.journal.acts()) for w in (False, True)]
    assert asked < waited


def test_waiting_is_said_in_three_languages_and_taken_back() -> None:
    session = Session.new("roll", ("me",), seed=1)
    assert "wait" in session.commands
    told = []
    for code in LANGUAGES:
        session.speak(code)
        told.append([*session.obey(Command("wait", "")), *session.obey(Command("wait", ""))])
    assert told[0][0] == "From now on you are asked each time."
    assert len({line for lines in told for line in lines}) == 6


@pytest.mark.parametrize("game", ["drop", "donjon"])
def test_a_game_without_idle_questions_has_no_such_command(game: str) -> None:
    assert "wait" not in Session.new(game, ("me", "bot:random"), seed=1).commands
