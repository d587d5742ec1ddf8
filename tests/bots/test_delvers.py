"""Bots of Donjon: a whole quest by the machine alone, and what a good player does at a few small tables."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from souterrain.bots.roster import bots
from souterrain.core.actions import Action, say
from souterrain.core.asks import TABLE
from souterrain.core.match import Match, Played
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.state import State
from tests.games.donjon.tables import Hand, close, do, foe, hero, stand, table

ADEPT = bots("donjon")["adept"]


def answer(s: State, seat: int) -> Action | None:
    ask = next(ask for ask in GAME.asks(s) if ask.seat == seat)
    return ADEPT.choose(GAME, GAME.view(s, seat), ask, Random(1))


@pytest.mark.parametrize("seed", [1, 4])
def test_four_of_them_win_the_first_quest_against_the_machine(seed: int) -> None:
    match, rng = Match.new("donjon", seats=5, seed=seed), Random(seed)
    while match.asks:
        seat = match.turn
        ask = match.ask_of(seat)
        assert ask is not None
        action = ("close",) if seat == TABLE else ADEPT.choose(GAME, match.view(seat), ask, rng)
        if action is None:
            match.waive(seat)
        else:
            assert isinstance(match.play(seat, action, by="bot"), Played), say(action)
    ended: Any = match.state
    assert ended.won
    said = {act.text.split()[0] for act in match.journal.acts()}
    assert {"create", "buy", "equip", "entrance", "draw", "walk", "open", "strike", "unleash", "leave"} <= said


def test_a_priest_heals_a_friend_who_is_nearly_down() -> None:
    s = stand(table(hero("human", "priest", "heal"), hero(life=2)), 0, "b2")
    stand(s, 1, "b3")
    foe(s, "ogre", "c3")
    assert answer(s, 0) == ("use", ("heal", 1), ("hero:2", 1))


def test_nobody_dies_with_destiny_in_hand() -> None:
    s = stand(table(hero(life=1, fatigue=0, destiny=1)), 0, "a1")
    foe(s, "ogre", "b1")
    s = do(s, 0, "end")
    s = do(s, 1, "strike ogre number=1 hero:1", Hand(combat=[10, 1]))
    while s.frames and s.frames[-1].kind != "fallen":
        s = close(s)
    assert answer(s, 0) == ("defy",)


def test_the_weaker_monster_is_struck_first() -> None:
    s = stand(table(hero(weapon="axe", fatigue=0)), 0, "b2")
    foe(s, "orc", "a1")
    foe(s, "orc", "c3", life=1)
    action = answer(s, 0)
    assert action is not None
    assert action[1:] == (("orc", 1), ("number=", 2))
