"""The thief's skills (V1 … V8)."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import (
    MASTER,
    Hand,
    at,
    close,
    closed,
    do,
    foe,
    furnish,
    hero,
    may,
    refused,
    stand,
    table,
    told,
)


def thief(*skills: str, **fields: object) -> State:
    """A thief on b2 with fatigue for one skill and nothing for dice, and a warrior on a4 without either."""
    known = {"destiny": 0, "fatigue": 1, **fields}
    s = table(hero("human", "thief", *skills, **known), hero("human", "warrior", destiny=0, fatigue=0))
    return stand(stand(s, 0, "b2"), 1, "a4")


def on(name: str) -> str:
    return f"zone=1 column:{name[0]} row={name[1:]}"


@pytest.mark.rule("V1", "DJ-081")
def test_traps_once_found_are_harmless_for_good() -> None:
    s = thief("find-traps")
    furnish(s, "chest", "c2")
    sprung = do(s, 0, "open chest number=1", Hand(furniture=[1], harm=[3]))
    assert sprung.heroes[0].life == 17
    s = do(s, 0, "use find-traps")
    assert s.zones[0].traps_found == 1
    s = do(s, 0, "open chest number=1", Hand(furniture=[1]))
    assert s.heroes[0].life == 20


@pytest.mark.rule("V1")
def test_a_zone_is_searched_for_traps_once() -> None:
    s = thief("find-traps", fatigue=2)
    s.own_zone(0).traps_found = 1
    assert refused(s, 0, "use find-traps") == Rejected("nothing-to-aim-at", "V1", skill="find-traps")


@pytest.mark.rule("V2", "A-33")
def test_picking_a_lock_opens_a_door_and_ends_the_turn() -> None:
    s = thief("lock-picking")
    stand(s, 0, "b1")
    s.own_door(1).locked = 1
    s = do(s, 0, "use lock-picking door number=1", Hand(rest=1))
    assert s.doors[0].state == OPEN
    assert s.doors[0].locked == 0
    assert s.heroes[0].fatigue == 0
    assert s.heroes[0].ended or s.combat


@pytest.mark.rule("V2", "A-33")
def test_picking_a_lock_opens_furniture_for_a_point_of_speed() -> None:
    s = thief("lock-picking")
    furnish(s, "chest", "c2", locked=1)
    s = do(s, 0, "use lock-picking chest number=1", Hand(furniture=[2]))
    assert s.furniture[0].opened == 1
    assert s.heroes[0].left == 4


@pytest.mark.rule("V2")
def test_only_locks_are_picked_and_only_from_the_square_that_faces_them() -> None:
    s = thief("lock-picking")
    furnish(s, "chest", "c2")
    assert may(s, 0, "use") == []
    s.furniture = ()
    furnish(s, "chest", "d4", locked=1)
    assert may(s, 0, "use") == []
    s.furniture = ()
    furnish(s, "chest", "c3", locked=1)
    assert may(s, 0, "use") == []


@pytest.mark.rule("V2", "A-86")
def test_in_a_fight_locks_are_picked_only_in_a_lull() -> None:
    s = thief("lock-picking")
    furnish(s, "chest", "c2", locked=1)
    foe(s, "zombie", "d4")
    assert refused(s, 0, "use lock-picking chest number=1") == Rejected("not-in-combat", "A-24")
    s = s.copy()
    s.lull = 1
    assert may(s, 0, "use") == ["use lock-picking chest number=1"]


@pytest.mark.rule("V4")
def test_an_expert_keeps_either_of_two_dice() -> None:
    s = thief("expert-search")
    assert may(s, 0, "search") == ["search", "search expert-search"]
    s = do(s, 0, "search expert-search", Hand(expert_search=[1, 7]))
    assert s.heroes[0].fatigue == 0
    assert may(s, 0, "keep") == ["keep die=1", "keep die=7"]
    log = Log()
    s = do(s, 0, "keep die=7", None, log)
    assert told(log, "searched")[0]["die"] == 7
    assert not s.frames


@pytest.mark.rule("V4")
def test_two_equal_dice_leave_nothing_to_choose() -> None:
    log = Log()
    s = do(thief("expert-search"), 0, "search expert-search", Hand(expert_search=[5, 5]), log)
    assert told(log, "searched")[0]["die"] == 5
    assert not s.frames


@pytest.mark.rule("V4")
def test_an_expert_rolls_twice_for_furniture_too() -> None:
    s = thief("expert-search")
    furnish(s, "chest", "c2")
    s = do(s, 0, "open chest number=1 expert-search", Hand(expert_search=[1, 2]))
    s = do(s, 0, "keep die=2")
    assert s.furniture[0].result == 2
    assert s.heroes[0].life == 20


@pytest.mark.rule("V4", "A-86")
def test_a_lull_is_no_time_for_an_expert() -> None:
    s = thief("expert-search")
    foe(s, "zombie", "d4")
    s.lull = 1
    assert may(s, 0, "search") == ["search"]


@pytest.mark.rule("V5")
@pytest.mark.parametrize(("verb", "weapon"), [("strike", "short-sword"), ("shoot", "short-bow")])
def test_a_backstab_adds_three_against_an_enemy_beside_another_hero(verb: str, weapon: str) -> None:
    s = thief("backstab", weapon=weapon, pack={"arrow": 2})
    foe(s, "ogre", "c2")
    assert may(s, 0, verb) == [f"{verb} ogre number=1"]
    s = stand(s.copy(), 1, "c3")
    log = Log()
    s = closed(do(s, 0, f"{verb} ogre number=1 backstab", Hand(combat=[1, 10]), log), None, log)
    assert told(log, "attacked")[0]["more"] == 3
    assert s.heroes[0].fatigue == 0


@pytest.mark.rule("V5", "A-03")
def test_a_hero_who_is_down_distracts_nobody() -> None:
    s = thief("backstab")
    foe(s, "ogre", "c2")
    stand(s, 1, "c3")
    s.own_hero(1).life = 0
    assert may(s, 0, "strike") == ["strike ogre number=1"]


@pytest.mark.rule("V6")
def test_a_dodge_adds_three_and_a_miss_leaves_a_step() -> None:
    s = thief("dodge")
    foe(s, "ogre", "c2")
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:1")
    assert may(s, 0, "use") == ["use dodge"]
    log = Log()
    s = do(s, 0, "use dodge", Hand(combat=[1, 10]), log)
    assert told(log, "attacked")[0]["aid"] == 3
    before = s.heroes[0]
    assert f"slip {on('a1')}" in may(s, 0, "slip")
    assert f"slip {on('c2')}" not in may(s, 0, "slip")
    s = do(s, 0, f"slip {on('a1')}")
    assert s.heroes[0].square == at(s, "a1")
    assert (s.heroes[0].left, s.heroes[0].entered) == (before.left, before.entered)
    assert not s.frames


@pytest.mark.rule("V6")
def test_whoever_is_hit_in_spite_of_a_dodge_does_not_slip_and_nobody_has_to() -> None:
    s = thief("dodge")
    foe(s, "ogre", "c2")
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:1")
    hit = do(s, 0, "use dodge", Hand(combat=[10, 1]))
    assert hit.heroes[0].life == 20 - (10 + 5 + 4 - 1 - 3 - 3)
    assert not hit.frames
    missed = close(do(s, 0, "use dodge", Hand(combat=[1, 10])))
    assert not missed.frames
    assert missed.heroes[0].square == at(s, "b2")


@pytest.mark.rule("V6")
def test_a_spell_can_be_dodged_and_the_slowed_do_not_slip() -> None:
    s = thief("dodge")
    foe(s, "evil-sorcerer", "d4")
    marked(s, 0, "slowed", 1, "turn", 0)
    s.step = MONSTERS
    s = do(s, MASTER, "cast evil-sorcerer number=1 magic-missile hero:1")
    s = do(s, 0, "use dodge", Hand(combat=[1, 10]))
    assert not s.frames


@pytest.mark.rule("V7")
def test_the_stealthy_pass_through_enemies_and_do_not_stop_there() -> None:
    s = thief("stealth")
    stand(s, 0, "a4")
    stand(s, 1, "d1")
    foe(s, "orc", "a3")
    foe(s, "orc", "b3")
    foe(s, "orc", "b4")
    assert at(s, "a2") not in reach(s, 0, 5)
    s = do(s, 0, "use stealth")
    ways = reach(s, 0, 5)
    assert at(s, "a2") in ways
    assert at(s, "a1") in ways
    assert at(s, "a3") not in ways
    s = do(s, 0, "end")
    assert not s.heroes[0].has("stealth")


@pytest.mark.rule("V8")
def test_an_aimed_shot_does_not_mind_armour() -> None:
    s = thief("aimed-shot", weapon="short-bow", pack={"arrow": 1})
    foe(s, "ogre", "d2")
    log = Log()
    s = closed(do(s, 0, "shoot ogre number=1 aimed-shot", Hand(combat=[1, 10]), log), None, log)
    assert told(log, "attacked")[0]["armour"] == 0
    assert s.heroes[0].fatigue == 0


@pytest.mark.rule("V8")
def test_an_aimed_shot_is_no_blow() -> None:
    s = thief("aimed-shot", weapon="short-sword")
    foe(s, "ogre", "c2")
    assert may(s, 0, "strike") == ["strike ogre number=1"]
