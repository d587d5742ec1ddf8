"""Sight (A-28): a long room with somebody at each end, and something between."""

from __future__ import annotations

import pytest

from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.questions.sight import sees, sees_from, visible_to_heroes
from souterrain.games.donjon.state import State
from tests.games.donjon.boards import at, board, hero, monster, thing

TALL = ("cupboard", "bookcase", "statue", "throne", "hearth", "weapon-rack")
LOW = ("table", "chest", "altar", "sarcophagus", "bench", "desk", "torture-rack", "fountain", "circle", "crevasse")


def ends(**options: str) -> tuple[State, int, int]:
    """A hero and an orc at the ends of a column of seven squares."""
    s = board("royal-crypt", **options)
    return s, hero(s, at(s, 0, 1, 0)), monster(s, at(s, 0, 1, 6))


def both_see(s: State, one: int, other: int) -> tuple[bool, bool]:
    return sees(s, one, s.figure(other).square), sees(s, other, s.figure(one).square)


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_tall_furniture_is_a_screen_and_low_furniture_is_not() -> None:
    assert {kind for kind, piece in FURNITURE.items() if piece.height == "tall"} == set(TALL)
    assert set(FURNITURE) == {*TALL, *LOW}
    for kind in FURNITURE:
        s, archer, orc = ends()
        square = at(s, 0, 1, 3)
        thing(s, kind, square)
        assert both_see(s, archer, orc) == (kind in LOW, kind in LOW), kind
        assert sees_from(s, s.heroes[0].square, s.monsters[0].square) == (kind in LOW)
        assert sees(s, archer, square), "what stands on the square itself is no hindrance"


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_a_fallen_block_is_a_screen_and_other_markers_are_not() -> None:
    for kind, seen in [("block", False), ("web", True), ("fire", True), ("cloud", True)]:
        s, archer, orc = ends()
        s.markers = ((kind, at(s, 0, 1, 2), "quest", -1),)
        assert both_see(s, archer, orc) == (seen, seen)


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_figures_hostile_to_the_shooter_are_in_the_way_and_friends_are_not() -> None:
    between = {"hero": (True, False), "orc": (False, True), "captive": (True, False), "down": (True, True)}
    for who, seen in between.items():
        s, archer, orc = ends()
        square = at(s, 0, 1, 3)
        if who in ("hero", "down"):
            hero(s, square, 20 if who == "hero" else 0)
        else:
            monster(s, square, who)
        assert both_see(s, archer, orc) == seen, who
        assert sees_from(s, s.heroes[0].square, s.monsters[0].square), "no figure is asked for"


@pytest.mark.quick
@pytest.mark.rule("A-90")
def test_a_captive_is_on_the_heroes_side() -> None:
    s, archer, _ = ends()
    captive = monster(s, at(s, 0, 1, 6), "captive")
    monster(s, at(s, 0, 1, 4), "orc")
    assert not sees(s, captive, s.heroes[archer].square)


@pytest.mark.quick
@pytest.mark.rule("A-28")
@pytest.mark.parametrize("who", ["hero", "orc", "captive"])
def test_the_option_has_all_figures_in_the_way_or_none(who: str) -> None:
    for option, seen in [("all", False), ("none", True)]:
        s, archer, orc = ends(figures_block=option)
        square = at(s, 0, 1, 3)
        _ = hero(s, square) if who == "hero" else monster(s, square, who)
        assert both_see(s, archer, orc) == (seen, seen)


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_a_hero_who_is_down_hides_nobody_even_where_all_figures_do() -> None:
    s, archer, orc = ends(figures_block="all")
    fallen = hero(s, at(s, 0, 1, 3), 0)
    assert both_see(s, archer, orc) == (True, True)
    s.own_hero(fallen).life = 1
    assert both_see(s, archer, orc) == (False, False)
    s.own_hero(fallen).marks = (("spent", 1, "wraiths", -1),)
    assert both_see(s, archer, orc) == (True, True)


@pytest.mark.quick
@pytest.mark.rule("A-28")
def test_a_figure_at_a_corner_of_the_line_is_not_between() -> None:
    s = board("royal-crypt")
    archer, orc = hero(s, at(s, 0, 0, 0)), monster(s, at(s, 0, 2, 2))
    monster(s, at(s, 0, 1, 0))
    monster(s, at(s, 0, 0, 1))
    assert sees(s, archer, s.monster(orc).square)
    monster(s, at(s, 0, 1, 1))
    assert not sees(s, archer, s.monster(orc).square)


@pytest.mark.quick
@pytest.mark.rule("DJ-117")
def test_there_is_no_limit_to_range_but_doors() -> None:
    s = board("corridor", "corridor", "corridor", "royal-crypt")
    archer, orc = hero(s, at(s, 0, 0, 0)), monster(s, at(s, 3, 1, 7))
    assert both_see(s, archer, orc) == (True, True)
    s.own_door(2).state = CLOSED
    assert both_see(s, archer, orc) == (True, True), "the stairs' own doorway lies the other way"
    s.own_door(3).state = CLOSED
    assert both_see(s, archer, orc) == (False, False)


@pytest.mark.quick
def test_visible_is_what_a_standing_hero_sees() -> None:
    s = board("corner", "square-room")
    square = at(s, 1, 1, 3)
    assert not visible_to_heroes(s, square)
    hero(s, at(s, 0, 0, 0))
    assert not visible_to_heroes(s, square), "round the corner"
    watcher = hero(s, at(s, 0, 2, 2))
    assert visible_to_heroes(s, square)
    s.own_hero(watcher).life = 0
    assert not visible_to_heroes(s, square)
