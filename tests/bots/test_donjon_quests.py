"""Donjon's heroes of the machine between fights: doors, ways, treasure, and what a quest asks for."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.bots.donjon import party, quest
from souterrain.games.donjon.board.figures import DEAD, Hero
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import reach
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.state import State
from tests.bots.donjon_turns import answer, gone_to, mage, warrior
from tests.games.donjon import questing as quest_tables
from tests.games.donjon.tables import Hand, at, do, furnish, hero, stand, table

# Exploration


def before_door(*people: Hero, **options: Any) -> State:
    """A square room whose only door is in the north."""
    s = table(*people, **options)
    stand(s, 0, "b1")
    return s


@pytest.mark.quick
def test_a_door_is_opened_when_all_are_there() -> None:
    s = before_door(warrior(), warrior(), card="corridor")
    s.own_hero(0).square, s.own_hero(1).square = at(s, "a1"), at(s, "a3")
    assert answer(s, 0) == "open door number=1"
    s.own_hero(1).square = s.stairs[-1]
    assert answer(s, 0) in ("end", "rest")


@pytest.mark.quick
def test_of_two_piles_the_one_with_the_objective_is_opened_if_that_is_known() -> None:
    """A T-junction with a hero before each door; the nearer pile is empty, or the objective lies in the other."""
    s = table(warrior(), warrior(), card="t-junction", t_split="on")
    s.doors = s.doors[:2]
    s.own_door(2).pile = 1
    s.own_hero(0).square, s.own_hero(1).square = s.doors[0].edges[::2]
    s.piles = (0,) * (len(s.deck) - 1) + (1,)
    assert answer(s, 0) == "open door number=1"
    s.distance = len(s.deck) - 1
    assert answer(s, 0) != "open door number=1"
    s.distance, s.piles = -1, (1,) * len(s.deck)
    assert answer(s, 0) != "open door number=1"


@pytest.mark.quick
def test_a_locked_door_is_forced_once_and_then_others_get_room() -> None:
    s = before_door(warrior(), warrior())
    stand(s, 1, "c2")
    s.own_door(1).locked = 1
    assert answer(s, 0) == "force door number=1"
    s.own_door(1).tried = (0,)
    assert plan_of(s).distance(gone_to(s, answer(s, 0)), at(s, "b1")) == 2
    s.own_door(1).tried = (0, 1)
    assert answer(s, 0) == answer(s, 1) == "end"
    s.own_hero(0).pack = (*s.heroes[0].pack, ("key", 1))
    assert answer(s, 0) == "unlock door number=1"


@pytest.mark.quick
def test_those_who_wait_rest() -> None:
    s = before_door(mage("fireball", fatigue=0), warrior(fatigue=4), round_limit="60")
    assert answer(s, 1) == "rest"
    s.count("explored", 59)
    assert answer(s, 1) != "rest"


@pytest.mark.quick
def test_a_dark_zone_is_lit_once() -> None:
    s = table(warrior(pack={"torch": 1}), warrior(pack={"torch": 1}))
    s.own_zone(0).dark = 1
    assert answer(s, 0) == "kindle torch"
    s = do(s, 0, "kindle torch")
    assert answer(s, 1) != "kindle torch"


@pytest.mark.quick
def test_chests_are_opened_by_the_nearest_and_statues_are_left_alone() -> None:
    s = stand(stand(table(warrior(), warrior()), 0, "a4"), 1, "c2")
    furnish(s, "statue", "b4")
    chest = furnish(s, "chest", "d2")
    assert answer(s, 1) == "open chest number=1"
    assert not answer(s, 0).startswith("open")
    assert gone_to(s, answer(stand(s.copy(), 1, "b2"), 1)) in facing(s, s.furniture[chest])


@pytest.mark.quick
def test_webs_are_cut_on_the_way() -> None:
    s = stand(table(warrior(), card="corridor"), 0, "a3")
    s.markers = tuple([("web", at(s, name), "quest", 99) for name in ("a2", "b2")])
    assert answer(s, 0).startswith("strike web")


@pytest.mark.quick
def test_a_web_that_bars_a_corner_is_cut() -> None:
    """Past a statue only a step askew leads on, and a web at the other side of it bars that."""
    s = stand(table(warrior(), card="corridor"), 0, "a3")
    furnish(s, "statue", "a2")
    s.markers = (("web", at(s, "b3"), "quest", 99),)
    assert answer(s, 0).startswith("strike web")


def chasm(result: int, *people: Hero) -> State:
    """A long room with a crevasse across it and the door beyond."""
    s = table(*(people or (warrior(), warrior())), card="royal-crypt", round_limit="60")
    names = [f"{column}{row}" for row in (4, 5) for column in "abcd"]
    furnish(s, "crevasse", *names, result=result)
    for number in range(len(s.heroes)):
        stand(s, number, f"{'bc'[number]}6").own_hero(number).left = 3
    return s


@pytest.mark.quick
def test_a_bad_bridge_is_crossed_without_armour_and_only_if_there_is_no_other_way() -> None:
    s = chasm(5)
    assert answer(s, 0) == "doff scale-armour"
    s = do(s, 0, "doff scale-armour")
    assert gone_to(s, answer(s, 0)) not in (at(s, "b6"), at(s, "c6"))
    s = chasm(5)
    layout.add_door(s, 0, (at(s, "a7"), at(s, "a7") - 1, at(s, "a8"), at(s, "a8") - 1))
    assert not answer(s, 0).startswith("doff")
    assert gone_to(s, answer(s, 0)) >> 8 & 255 > at(s, "a6") >> 8 & 255


@pytest.mark.quick
def test_a_crevasse_without_a_bridge_is_jumped_and_life_strained_for() -> None:
    s = chasm(1)
    assert answer(s, 0).startswith("jump")
    s = GAME.apply(s, 0, GAME.read(answer(s, 0)), Hand(test=[1]))
    assert answer(s, 0) == "strain fatigue=5"


@pytest.mark.quick
def test_strength_is_gathered_before_a_leap_as_long_as_there_is_time() -> None:
    s = chasm(1)
    for number in (0, 1):
        s.own_hero(number).left, s.own_hero(number).fatigue = -1, 1
    assert answer(s, 0) == "rest"
    s.own_hero(0).fatigue = 5
    assert answer(s, 0).startswith("jump")
    s.own_hero(0).fatigue = 1
    s.count("explored", 59)
    assert answer(s, 0).startswith("jump")


@pytest.mark.quick
def test_a_portcullis_on_the_way_is_lifted() -> None:
    s = table(warrior(), warrior(), card="corridor")
    layout.lay_somehow(s, 1, DUNGEON_NAMES.index("corridor"), Hand(rest=1))
    s.own_door(1).barred = 1
    s.own_hero(0).square, s.own_hero(1).square = at(s, "a1"), at(s, "b2")
    assert answer(s, 0) == "lift door number=1"
    s.own_hero(0).square = at(s, "a5")
    assert gone_to(s, answer(s, 0)) in (at(s, "a2"), at(s, "b2"), at(s, "a1"), at(s, "b1"))


@pytest.mark.quick
def test_a_portcullis_beyond_a_crevasse_is_come_to_by_a_jump() -> None:
    s = chasm(1)
    layout.lay_somehow(s, 1, DUNGEON_NAMES.index("corridor"), Hand(rest=1))
    s.own_door(1).barred = 1
    assert answer(s, 0).startswith("jump")


@pytest.mark.quick
def test_circles_are_walked_round() -> None:
    """Straight through it the door would be reached in one turn."""
    s = stand(stand(table(warrior(), warrior()), 0, "a4"), 1, "d4")
    names = ("a2", "b2", "a3", "b3")
    furnish(s, "circle", *names)
    way = reach(s, 0, 3)[gone_to(s, answer(s, 0))]
    assert not {at(s, name) for name in names} & {*way}


@pytest.mark.quick
def test_whoever_finds_the_way_round_barred_goes_through_in_the_end() -> None:
    """Companions stand in the lane beside a circle, more of them than can be passed in one turn."""
    people = [warrior(left=3), *[warrior(ended=1) for _ in range(3)]]
    s = table(*people, card="royal-crypt")
    for number, name in enumerate(("b8", "a7", "a6", "a5")):
        stand(s, number, name)
    names = [f"{column}{row}" for row in (4, 5, 6, 7) for column in "bcd"]
    furnish(s, "circle", *names)
    assert not answer(s, 0).startswith("walk")
    s.quiet = 4
    assert gone_to(s, answer(s, 0)) in {at(s, name) for name in names}


# Quests


def done(quest: str, *people: Hero, **options: Any) -> State:
    """The objective room of a quest, cleared."""
    return quest_tables.quiet(quest_tables.found(quest, *(people or (warrior(), warrior())), **options))


@pytest.mark.quick
def test_the_blade_is_taken_and_carried_out() -> None:
    s = done("watcher-blade")
    chest = next(piece for piece in s.furniture if piece.kind == "chest")
    assert quest.goals(s, 0) == facing(s, chest)
    s.own_hero(0).square = min(facing(s, chest))
    assert answer(s, 0) == f"force chest number={chest.number}"
    s.own_hero(0).pack = tuple(sorted((*s.heroes[0].pack, ("watcher-blade", 1))))
    s.own_furniture(s.furniture.index(chest)).opened = 1
    assert quest.goals(s, 0) == quest.goals(s, 1) == frozenset(s.stairs)
    assert answer(s, 0) in ("equip watcher-blade", "run")
    s.own_hero(0).square = s.stairs[0]
    s.own_hero(0).weapon = "watcher-blade"
    assert answer(s, 0) == "leave"
    s.own_hero(1).square = s.stairs[1]
    assert answer(s, 1) != "leave"


@pytest.mark.quick
def test_what_a_dead_hero_had_is_taken_along() -> None:
    s = done("watcher-blade", warrior(), warrior(pack={"watcher-blade": 1}))
    s.own_hero(1).out, s.own_hero(1).life = DEAD, 0
    s.own_hero(1).square = s.heroes[0].square
    s.own_furniture(len(s.furniture) - 1).opened = 1
    s.own_hero(1).pack = (("watcher-blade", 1),)
    assert answer(s, 0) == "strip hero:2 watcher-blade"
    s.own_hero(1).square = at(s, "a4")
    assert at(s, "a4") in quest.goals(s, 0)


@pytest.mark.quick
def test_the_blade_goes_into_faster_hands_when_time_is_short() -> None:
    slow = warrior(armour="full-plate", pack={"watcher-blade": 1})
    s = done("watcher-blade", slow, hero("elf", "thief"), round_limit="60")
    s.own_furniture(len(s.furniture) - 1).opened = 1
    s.own_hero(0).weapon = "watcher-blade"
    s.own_hero(1).square = s.heroes[0].square + 1
    assert not answer(s, 0).startswith("give")
    s.count("explored", 55)
    assert answer(s, 0) == "give watcher-blade hero:2"


@pytest.mark.quick
def test_the_lamp_is_seized() -> None:
    s = done("starless-night")
    s.own_hero(0).square = min(quest.goals(s, 0))
    said = answer(s, 0)
    assert said == "seize sanctuary-lamp"


@pytest.mark.quick
@pytest.mark.parametrize(("name", "deed"), [("poisoned-spring", "cleanse"), ("whispering-chasm", "smash")])
def test_the_deed_of_a_quest_is_done_where_it_can_be(name: str, deed: str) -> None:
    s = done(name)
    s.own_hero(0).square = max(quest.goals(s, 0))
    assert answer(s, 0).split()[0] == deed
    s.count(f"done-{deed}", 3)
    assert quest.goals(s, 0) == frozenset()


@pytest.mark.quick
def test_the_book_is_burnt_in_the_fight() -> None:
    s = quest_tables.found("infernal-pact", mage(), warrior())
    s.own_hero(0).square = quest_tables.at(s, 1, 6)
    assert answer(s, 0).startswith("burn")


@pytest.mark.quick
def test_captives_are_freed_and_waited_for() -> None:
    s = done("captives")
    captive = s.captives[0]
    free = [near for near, _, _ in plan_of(s).steps[captive.square] if near not in [c.square for c in s.captives]]
    assert free[0] in quest.goals(s, 0)
    s.own_hero(0).square = free[0]
    assert answer(s, 0).startswith("release captive")
    for other in s.captives:
        s.own_monster(other.uid).follows = 0
    assert quest.goals(s, 0) == quest.goals(s, 1) == frozenset(s.stairs)
    assert answer(s, 0).startswith("walk")
    s.own_hero(0).square = at(s, "b1")
    assert answer(s, 0) == "end"
    s.quiet = 9
    assert answer(s, 0).startswith("walk")
    s.quiet = 0
    s.own_hero(0).square = s.stairs[0]
    assert not quest.may_leave(s, 0)
    assert answer(s, 0) == "end"
    for square, other in zip(s.stairs[1:], s.captives, strict=True):
        s.own_monster(other.uid).square = square
    assert answer(s, 0) == "leave"


@pytest.mark.quick
def test_a_quest_that_is_won_is_called_done() -> None:
    s = table(warrior(), warrior())
    s.won = 1
    assert answer(s, 0) == "call-it"


@pytest.mark.quick
def test_time_is_left_for_the_way_home() -> None:
    """The same dungeon: who must come back has less of it to spare."""
    home, there = [table(quest=quest, round_limit="60") for quest in ("watcher-blade", "necromancer")]
    assert party.slack(home) < party.slack(there)
