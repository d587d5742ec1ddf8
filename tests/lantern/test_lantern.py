"""Lantern shows every part of the contract: each part is there to be found."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from souterrain.core.asks import MAY, ONE, TABLE
from souterrain.core.forms import Choice
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from tests.contract.plays import Run, play, setup_for
from tests.lantern.game import GAME
from tests.lantern.state import Dawn, Gust, Shield, State
from tests.lantern.text import picture


@cache
def runs() -> list[Run]:
    return [play(GAME, setup_for(GAME, seats), seed) for seats in (2, 3, 4) for seed in range(5)]


def states() -> list[State]:
    return [state for run in runs() for state in run.states]


def test_all_seats_choose_at_once() -> None:
    match = Match.new("lantern", seats=3, seed=1)
    numbers = {ask.number for ask in match.asks}
    assert ([ask.seat for ask in match.asks], len(numbers)) == ([0, 1, 2], 1)
    match.play(1, match.legal(1).first(), ask=numbers.pop())
    assert [ask.seat for ask in match.asks] == [0, 2]
    assert {ask.number for ask in match.asks} == {match.journal.entries[0].ask}  # type: ignore[attr-defined]


def test_one_of_several_seats_blows() -> None:
    assert any(len(GAME.asks(state)) > 1 and GAME.asks(state)[0].kind == ONE for state in states())


def test_a_window_is_offers_and_the_tables_close() -> None:
    windows = [GAME.asks(state) for state in states() if any(ask.seat == TABLE for ask in GAME.asks(state))]
    assert windows
    for *offers, close in windows:
        assert offers
        assert {ask.kind for ask in offers} == {MAY}
        assert close.default == ("close",)


def test_frames_are_three_deep() -> None:
    deepest = max(states(), key=lambda state: len(state.frames))
    assert [type(frame) for frame in deepest.frames] == [Dawn, Gust, Shield]


def test_a_check_has_the_last_word() -> None:
    for state in states():
        legal = GAME.legal(state, 0)
        if state.hands[0][2] > 1 and legal and legal.verbs[0].word == "lay":
            assert legal.why_not(("lay", ("crimson", 2))) == Rejected("too-bright", most=4)
            return
    pytest.fail("nobody holds two crimson candles: try other seeds")


def test_roles_bound_the_aim() -> None:
    spans = {}
    for state in states():
        for ask in GAME.asks(state):
            if ask.about == "blow":
                place = "east" if ask.seat == 0 else "north"
                spans[state.roles[ask.seat]] = GAME.legal(state, ask.seat).after(((place, 1),), "blow").choices
    assert spans == {"keeper": (Choice("force=", 1, 3),), "moth": (Choice("force=", 1, 5),)}


def test_content_is_the_box() -> None:
    match = Match.new("lantern", seats=2, seed=1, content={"blue": 30})
    assert match.view(0)["mine"]["hand"] == [0, 3, 0]
    wrong_ones: list[Any] = [[], {"blue": 29}, {"blue": -1, "amber": 40}, {"green": 30}]
    for wrong in wrong_ones:
        with pytest.raises(ValueError, match="bad-box"):
            Match.new("lantern", seats=2, content=wrong)


class Bare:
    """Words that only show what they were asked for."""

    def __call__(self, message: str, **args: Any) -> str:
        return " ".join([message, *(f"{name}:{value}" for name, value in args.items())])

    def rule(self, rule: str) -> str:
        return ""

    def noun(self, word: str, number: int = 1) -> str:
        return word


def test_the_picture_shows_what_eyes_may_see() -> None:
    state = states()[0]
    for eyes in (None, 0, 1):
        lines = picture(GAME.view(state, eyes), Bare())
        assert len(lines) == 1 + 2 + (eyes is not None)
        again = GAME.imagine(GAME.view(state, eyes), Random(3))
        assert picture(GAME.view(again, eyes), Bare()) == lines
