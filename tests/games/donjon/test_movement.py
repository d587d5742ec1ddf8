"""Walking, running, stopping beside opponents, passing friends (DJ-055 … DJ-061)."""

from __future__ import annotations

import pytest

from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.questions.ground import square_items
from souterrain.games.donjon.rules.questions.movement import reach, threatened
from souterrain.games.donjon.state import State
from tests.games.donjon.tables import Hand, at, do, foe, furnish, hero, may, refused, stand, table


def walk(s: State, name: str) -> str:
    return GAME.say(("walk", *square_items(s, at(s, name))))


def ends(s: State, number: int, points: int) -> set[str]:
    """Squares a hero can end on, by their names in the first zone."""
    names = {at(s, f"{column}{row}"): f"{column}{row}" for column in "abcd" for row in range(1, 9)}
    return {names[square] for square in reach(s, number, points) if square in names}


@pytest.mark.rule("DJ-055", "DJ-066", "A-20")
def test_a_walk_takes_as_many_squares_as_the_hero_is_fast() -> None:
    s = stand(table(hero(), card="royal-crypt"), 0, "a8")
    assert ends(s, 0, 3) == {f"{column}{row}" for column in "abcd" for row in range(5, 9)} - {"a8"}
    after = do(s, 0, walk(s, "a6"))
    assert (after.heroes[0].square, after.heroes[0].left) == (at(s, "a6"), 1)
    assert refused(s, 0, walk(s, "a4")).rule == "DJ-055"
    assert refused(do(after, 0, walk(s, "a5")), 0, walk(s, "a4")).reason == "no-points"


@pytest.mark.rule("A-20")
def test_a_move_may_be_split_around_an_action() -> None:
    s = stand(table(hero(), card="royal-crypt"), 0, "a8")
    s = do(s, 0, walk(s, "a7"))
    s = do(s, 0, "search", Hand(search=[5]))
    assert s.heroes[0].left == 1
    assert do(s, 0, walk(s, "a6")).heroes[0].left == 0


@pytest.mark.rule("DJ-057")
def test_facing_does_not_matter() -> None:
    """Nothing but the square is kept of how somebody stands: equal wherever they came from."""
    one = stand(table(hero()), 0, "b2")
    ways = [do(do(one, 0, walk(one, first)), 0, walk(one, "b2")) for first in ("b1", "b3")]
    assert ways[0].heroes == ways[1].heroes


@pytest.mark.rule("DJ-059", "DJ-060")
def test_friends_are_passed_and_opponents_are_not() -> None:
    s = table(hero(), hero(), hero(), card="corridor")
    for number, name in enumerate(("a1", "a2", "b2")):
        stand(s, number, name)
    assert at(s, "a3") in reach(s, 0, 3)
    assert at(s, "a2") not in reach(s, 0, 3)
    assert refused(s, 0, walk(s, "a2")).reason == "out-of-reach"
    for number, name in ((1, "a6"), (2, "b6")):
        stand(s, number, name)
    for name in ("a2", "b2"):
        foe(s, "goblin", name)
    assert at(s, "a3") not in reach(s, 0, 9)


@pytest.mark.rule("A-27")
def test_monsters_pass_each_other_too() -> None:
    s = stand(table(hero(), card="corridor"), 0, "a6")
    uids = [foe(s, "goblin", name) for name in ("a1", "a2", "b2")]
    assert at(s, "a3") in reach(s, uids[0], 4)
    assert at(s, "a2") not in reach(s, uids[0], 4)


@pytest.mark.rule("DJ-061", "A-25")
def test_movement_stops_beside_an_opponent() -> None:
    s = stand(table(hero(), card="corridor"), 0, "a6")
    foe(s, "orc", "a3")
    found = ends(s, 0, 9)
    assert {"a4", "b4"} <= found, "beside it"
    assert not {"a2", "b2", "b3"} & found
    s = stand(s, 0, "a4")
    assert {"a5", "a6"} <= ends(s, 0, 6), "leaving is free, and goes on where nobody is beside"
    assert "b3" in ends(s, 0, 6), "one step beside it"
    assert "b2" not in ends(s, 0, 6), "but not past it"


@pytest.mark.rule("DJ-061", "A-25")
def test_several_walks_do_not_get_round_an_enemy() -> None:
    s = stand(table(hero(fatigue=0), card="corridor"), 0, "b6")
    foe(s, "orc", "a3")
    s = do(do(s, 0, "run", Hand(run=[6])), 0, walk(s, "b4"))
    assert s.heroes[0].left == 7, "the points are not lost"
    assert may(s, 0, "walk") == []
    for name in ("b3", "b5"):
        assert (refused(s, 0, walk(s, name)).reason, refused(s, 0, walk(s, name)).rule) == ("halted", "DJ-061")
    assert may(s, 0, "strike"), "actions remain"


@pytest.mark.rule("DJ-060", "DJ-061", "DJ-094")
def test_a_move_stops_beside_those_who_appear_on_its_way() -> None:
    """A circle that is crossed in a fight calls eight goblins."""
    s = stand(table(hero(fatigue=0), hero(), card="royal-crypt"), 0, "a8")
    stand(s, 1, "d8")
    foe(s, "goblin", "d1")
    furnish(s, "circle", "a6", "b6", "a7", "b7")
    s = do(s, 0, "run", Hand(run=[6]))
    s = do(s, 0, walk(s, "a1"), Hand(furniture=[7], rest=1))
    assert at(s, "a3") in {monster.square for monster in s.monsters}
    assert (s.heroes[0].square, s.heroes[0].left) == (at(s, "a4"), 5)
    assert may(s, 0, "walk") == []


@pytest.mark.rule("DJ-060", "DJ-094")
def test_a_move_does_not_pass_those_who_appear_right_before_it() -> None:
    s = stand(table(hero(fatigue=0), card="corridor"), 0, "a6")
    foe(s, "goblin", "b1")
    furnish(s, "circle", "a4", "b4", "a5", "b5")
    s = do(s, 0, walk(s, "a3"), Hand(furniture=[7], rest=1))
    assert at(s, "a4") in {monster.square for monster in s.monsters}
    assert (s.heroes[0].square, s.heroes[0].entered) == (at(s, "a5"), 1)


@pytest.mark.rule("DJ-061", "A-25")
def test_whoever_starts_the_turn_beside_an_enemy_may_leave() -> None:
    s = stand(table(hero(), card="corridor"), 0, "b4")
    foe(s, "orc", "a3")
    assert do(s, 0, walk(s, "b6")).heroes[0].square == at(s, "b6")
    beside = do(s, 0, walk(s, "b3"))
    assert refused(beside, 0, walk(s, "b2")).rule == "DJ-061"


@pytest.mark.rule("DJ-061", "M3", "M8", "V7")
@pytest.mark.parametrize("mark", ["flying", "stealth", "invisible"])
def test_who_flies_sneaks_or_is_not_seen_does_not_stop(mark: str) -> None:
    s = stand(table(hero(), card="corridor"), 0, "b5")
    foe(s, "orc", "a3")
    s.own_hero(0).marks = ((mark, 1, "phase", 0),)
    assert do(do(s, 0, walk(s, "b4")), 0, walk(s, "b3")).heroes[0].square == at(s, "b3")


@pytest.mark.rule("A-25")
@pytest.mark.parametrize("mark", ["frozen"])
def test_the_frozen_stop_nobody(mark: str) -> None:
    s = stand(table(hero(), card="royal-crypt"), 0, "a8")
    foe(s, "orc", "a5", marks=((mark, 1, "phase", 0),))
    assert "b4" in ends(s, 0, 6)


@pytest.mark.rule("A-25")
def test_monsters_stop_beside_heroes_and_not_beside_the_fallen() -> None:
    s = stand(table(hero(), hero(), card="royal-crypt"), 0, "a8")
    stand(s, 1, "c5")
    uid = foe(s, "ratman", "c1")
    assert at(s, "c7") not in reach(s, uid, 8)
    s.own_hero(1).life = 0
    assert at(s, "c7") in reach(s, uid, 8)


@pytest.mark.rule("A-61", "DJ-176")
def test_the_minotaur_reaches_two_squares_and_stops_at_one() -> None:
    s = stand(table(hero(), hero(), card="royal-crypt"), 0, "a8")
    stand(s, 1, "d8")
    minotaur, orc = foe(s, "minotaur", "a6"), foe(s, "orc", "c6")
    assert threatened(s, minotaur) == [0]
    assert threatened(s, orc) == []
    s.own_monster(minotaur).square = at(s, "a4")
    assert at(s, "a6") in reach(s, minotaur, 4)
    assert at(s, "a7") in reach(s, minotaur, 4), "it stops only beside the hero"


@pytest.mark.rule("DJ-056", "A-22")
def test_running_comes_first_and_leaves_no_other_action() -> None:
    s = stand(table(hero(), card="royal-crypt"), 0, "a8")
    ran = do(s, 0, "run", Hand(run=[4]))
    assert (ran.heroes[0].ran, ran.heroes[0].left) == (1, 7)
    assert refused(ran, 0, "search").rule == "DJ-056"
    walked = do(s, 0, walk(s, "a7"))
    assert refused(walked, 0, "run").rule == "A-22"


@pytest.mark.rule("DJ-105", "A-36")
def test_nobody_runs_in_the_dark() -> None:
    s = stand(table(hero(), card="royal-crypt"), 0, "a8")
    s.own_zone(0).dark = 1
    assert refused(s, 0, "run").rule == "DJ-105"
    s.own_hero(0).marks = (("flying", 1, "turn", 0),)
    assert refused(s, 0, "run").rule == "DJ-105", "not even in flight"
    s.own_hero(0).lit = "torch"
    assert may(s, 0, "run") == ["run"]


@pytest.mark.rule("A-31")
def test_a_move_is_not_split_around_an_attack() -> None:
    s = stand(table(hero(weapon="axe", fatigue=0), card="royal-crypt"), 0, "a8")
    foe(s, "ogre", "b5")
    s = do(s, 0, walk(s, "a6"))
    s = do(s, 0, "strike ogre number=1", Hand(combat=[1, 10]))
    while s.frames:
        s = do(s, -1, "close")
    assert refused(s, 0, walk(s, "a7")).rule == "A-31"


@pytest.mark.rule("A-13")
def test_fatigue_helps_a_runner_only_where_the_table_says_so() -> None:
    s = stand(table(hero(), card="royal-crypt", pf_scope="all"), 0, "a8")
    s = do(s, 0, "run", Hand(run=[2]))
    s = do(do(s, 0, "strain fatigue=3"), -1, "close")
    assert (s.heroes[0].left, s.heroes[0].fatigue) == (8, 2)
