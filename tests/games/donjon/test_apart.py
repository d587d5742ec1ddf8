"""Moves that end early never leave two figures on one square (DJ-059)."""

from __future__ import annotations

import pytest

from souterrain.games.donjon.board.figures import NOWHERE, OUTSIDE
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.questions.ground import square_items
from souterrain.games.donjon.rules.questions.light import hindered
from souterrain.games.donjon.state import State
from tests.games.donjon.apart import crowded
from tests.games.donjon.boards import closed as closed_doors
from tests.games.donjon.boards import step
from tests.games.donjon.tables import Hand, at, do, foe, furnish, hero, may, stand, table


def walk(s: State, name: str, zone: int = 0) -> str:
    return GAME.say(("walk", *square_items(s, at(s, name, zone))))


@pytest.mark.rule("DJ-059", "A-36")
def test_a_runner_stopped_by_the_dark_goes_back_to_a_free_square() -> None:
    """Every walk of a runner into a dark zone with a friend on its first squares ends alone."""
    s = table(hero(), hero(), hero(), card="corridor")
    step(s, closed_doors(s, 0)[0])
    s.own_zone(1).dark = 1
    door = s.doors[0]
    for number, square in zip((1, 2), door.edges[1::2], strict=False):
        s.own_hero(number).square = square
    stand(s, 0, "a6")
    s = do(s, 0, "run", Hand(run=[6]))
    ends = may(s, 0, "walk")
    dark = [sentence for sentence in ends if sentence.startswith("walk zone=2")]
    assert dark
    for sentence in dark:
        after = do(s, 0, sentence, Hand(rest=1))
        assert crowded(after) == []


@pytest.mark.rule("DJ-059", "DJ-094", "A-47")
@pytest.mark.parametrize("result", [7, 8])
def test_a_circle_that_stops_a_walk_over_a_friend(result: int) -> None:
    s = table(hero(), hero(), hero(), card="corridor")
    furnish(s, "circle", "a4", "b4", "a5", "b5")
    stand(stand(stand(s, 0, "a6"), 1, "a5"), 2, "b5")
    s.own_furniture(0).used = (1, 2)
    for name in ("a3", "b3"):
        after = do(s, 0, walk(s, name), Hand(rest=1, furniture=[result]))
        while after.frames and not after.combat:
            after = do(after, -1, "close", Hand(rest=1))
        assert crowded(after) == []
        if result == 8:
            assert after.heroes[0].square in after.furniture[0].squares, "a prisoner stays in the circle"


@pytest.mark.rule("DJ-059", "A-03")
def test_whoever_falls_in_fire_does_not_lie_on_a_friend() -> None:
    s = table(hero(life=1, destiny=0, fatigue=0), hero(), hero(), card="corridor")
    stand(stand(stand(s, 0, "a6"), 1, "a5"), 2, "b5")
    s.markers = tuple([("fire", at(s, name), "phase", 1) for name in ("a5", "b5")])
    s = do(s, 0, walk(s, "a4"), Hand(rest=3))
    while s.frames:
        s = do(s, -1, "close", Hand(rest=3))
    assert s.heroes[0].life == 0
    assert s.heroes[0].square == at(s, "a6")


@pytest.mark.rule("DJ-059", "A-90", "Q3")
def test_captives_who_follow_end_on_squares_of_their_own() -> None:
    s = table(hero(), hero(), card="corridor", quest="captives")
    stand(stand(s, 0, "a3"), 1, "a1")
    for name in ("a5", "b5", "a6"):
        foe(s, "captive", name, follows=0)
    s = do(s, 0, "end")
    assert crowded(s) == []
    assert len({captive.square for captive in s.captives} & {at(s, name) for name in ("a4", "b4", "b3", "b2")}) >= 2


@pytest.mark.rule("A-72", "A-36")
def test_darkness_does_not_hinder_a_hero_who_has_left() -> None:
    s = table(hero("human", "mage", "toxic-cloud"), hero(), card="royal-crypt")
    s.own_hero(0).out, s.own_hero(0).square = OUTSIDE, NOWHERE
    assert hindered(s, 0) == 0
