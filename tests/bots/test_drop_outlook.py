"""The foresight of the best bot of Dungeon Drop beyond its own Loot."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from souterrain import Match
from souterrain.bots.drop.estimate import kinds_of
from souterrain.bots.drop.outlook import PLACE, SHOWN, Outlook
from souterrain.bots.drop.trial import Budget
from souterrain.bots.drop.worth import MOST, Find, finds, taste
from souterrain.games.drop.content.cards import QUEST_NAMES
from souterrain.games.drop.content.cubes import ID_OF
from souterrain.games.drop.rules import looting
from souterrain.games.drop.state import State
from souterrain.parts import bots
from tests.games.drop.tables import table

CORNERS = {"pillar:1": (0.0, 0.0), "pillar:2": (100.0, 0.0), "pillar:3": (50.0, 90.0), "pillar:4": (150.0, 90.0)}
"""Two rooms side by side: 1 2 3 and 2 3 4."""
GOLD = {f"gold:{number}": (40.0 + 9 * number, 20.0) for number in range(1, 5)}
"""In the first room."""
DEAR = {"troll:1": (100.0, 60.0), "gold:5": (112.0, 70.0), "gold:6": (90.0, 72.0)}
"""In the second."""


def ways(s: State) -> dict[frozenset[int], Find]:
    """The ways to loot a room, by its Pillars."""
    return {frozenset(find.offer.said): find for find in finds(s, taste(s, s.seat), looting.offers(s))}


def rooms(s: State) -> tuple[Find, Find]:
    found = ways(s)
    first, second = (frozenset(ID_OF[f"pillar:{number}"] for number in three) for three in ((1, 2, 3), (2, 3, 4)))
    return found[first], found[second]


@pytest.mark.quick
def test_the_room_that_is_left_to_the_next_hero_counts() -> None:
    s = table({**CORNERS, **GOLD, **DEAR}, round=3)
    cheap, dear = rooms(s)
    one, other = Outlook(s).after([cheap, dear])
    assert one < other < 0, "who takes the cheap room leaves the dear one"


@pytest.mark.quick
def test_the_last_turn_of_the_game_has_nothing_after_it() -> None:
    s = table({**CORNERS, **GOLD, **DEAR}, round=3, at=1)
    assert Outlook(s).after(list(rooms(s))) == [0.0, 0.0]


def places(number: int) -> tuple[float, float]:
    """The worth of the place in the next round after four Gold and after none, on a table without a room."""
    s = table(GOLD, round=number, at=1, held={0: ["key:1", "key:2", "key:3"]})
    kinds = np.array([kinds_of(ID_OF[word]) for word in GOLD], np.float32)
    last, first = Outlook(s).later(np.zeros((0, 4), np.bool_), kinds, np.array([[True] * 4, [False] * 4]))
    return float(last), float(first)


@pytest.mark.quick
def test_the_lighter_hero_begins_the_next_round() -> None:
    """The last hero of a round knows what the others bear: four Gold are too much, none is not."""
    last, first = places(1)
    assert (last, first) == (0.0, PLACE[1] - SHOWN)


@pytest.mark.quick
def test_to_begin_the_last_round_is_a_disadvantage() -> None:
    last, first = places(2)
    assert first < last == 0.0


@pytest.mark.quick
def test_most_treasures_are_worth_the_bonus_in_the_last_turn() -> None:
    """Hoarder's Hunt (DD-242): four Gold are more than three Keys, two are less."""
    s = table({**CORNERS, **GOLD, **DEAR}, round=3, at=1, held={0: ["key:1", "key:2", "key:3"]})
    s.own(s.seat).quest = QUEST_NAMES.index("hoarders-hunt")
    heavy, light = Outlook(s).after(list(rooms(s)))
    assert heavy == pytest.approx(7 - 4 * MOST)
    assert light == pytest.approx(-2 * MOST)


@pytest.mark.quick
def test_a_budget_counts() -> None:
    budget = Budget(2, lambda: False)
    assert not budget.over()
    budget.spend()
    budget.spend()
    assert budget.over()
    assert Budget(2, lambda: True).over()


def test_equal_random_numbers_give_equal_answers() -> None:
    """No clock decides: the best bot answers twice the same, at every step of a round."""
    match = Match.new("drop", seats=2, seed=4)
    player = bots("drop")["master"]
    for _ in range(4):
        ask = match.ask_of(match.turn)
        assert ask is not None
        one, two = (player.choose(match.game, match.view(ask.seat), ask, Random(3)) for _ in range(2))
        assert one == two
        assert one is not None
        match.play(ask.seat, one)
