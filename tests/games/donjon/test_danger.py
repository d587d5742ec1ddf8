"""House rules that make a practised party's life harder: arms in a fight, camps, and the preset that sets both."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.facts import FACTS
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import Hand, do, foe, hero, may, refused, stand, table, told

ARMS = {"great-sword": 1, "small-shield": 1, "long-sword": 1, "chain-mail": 1, "healing-potion": 1}


def fight(**fields: Any) -> State:
    """A warrior with a sword before a goblin that is two steps away, and a companion."""
    s = table(
        hero(pack=ARMS, weapon="long-sword", **fields), hero(), card="royal-crypt", combat=1, equip_anytime="costs"
    )
    stand(s, 0, "a1")
    stand(s, 1, "d1")
    foe(s, "goblin", "a3")
    return s


# Arms in a fight


@pytest.mark.rule("A-98")
def test_a_change_of_arms_costs_the_movement_first() -> None:
    log = Log()
    s = do(fight(), 0, "equip small-shield", log=log)
    assert (s.heroes[0].shield, s.heroes[0].left, s.heroes[0].struck) == ("small-shield", 0, 0)
    assert told(log, "change-cost-move") == [{"seat": 0}]
    assert may(s, 0, "walk") == []
    assert may(s, 0, "run") == []


@pytest.mark.rule("A-98")
def test_whoever_has_moved_pays_with_the_attack_and_then_no_more() -> None:
    s = do(fight(), 0, "walk zone=1 column:a row=2", Hand(rest=1))
    log = Log()
    s = do(s, 0, "equip great-sword", log=log)
    assert (s.heroes[0].weapon, s.heroes[0].struck) == ("great-sword", 1)
    assert told(log, "change-cost-attack") == [{"seat": 0}]
    assert may(s, 0, "strike") == []
    assert may(s, 0, "equip") == ["equip chain-mail"]
    assert may(s, 0, "doff") == []
    assert refused(s, 0, "equip small-shield") == Rejected("change-too-dear", "A-98")
    assert refused(s, 0, "doff great-sword") == Rejected("change-too-dear", "A-98")


@pytest.mark.rule("A-98")
def test_a_blow_with_two_hands_and_a_shield_in_one_round_cost_the_movement() -> None:
    """The exploit: the great sword for the blow, the shield for the monsters' turn."""
    s = fight(struck=1)
    s = do(s, 0, "equip small-shield")
    assert (s.heroes[0].left, refused(s, 0, "equip great-sword").rule) == (0, "A-98")


@pytest.mark.rule("A-98")
def test_nobody_changes_arms_in_the_turns_of_others_but_armour_and_potions_are_free() -> None:
    s = fight(life=5)
    s.step = MONSTERS
    assert may(s, 0, "equip") == ["equip chain-mail"]
    assert may(s, 0, "drink") == ["drink healing-potion"]
    assert do(s, 0, "equip chain-mail").heroes[0].armour == "chain-mail"


@pytest.mark.rule("A-98", "A-88")
@pytest.mark.parametrize(("option", "combat"), [("costs", 0), ("on", 1), ("own_turn", 1)])
def test_arms_are_free_outside_a_fight_and_by_the_letter(option: str, combat: int) -> None:
    s = table(hero(pack=ARMS), hero(), card="royal-crypt", combat=combat, equip_anytime=option)
    foe(s, "goblin", "a8")
    s.combat = combat
    for piece in ("great-sword", "small-shield", "long-sword"):
        s = do(s, 0, f"equip {piece}")
    assert (s.heroes[0].left, s.heroes[0].struck) == (-1, 0)


# Camps


def camp(round_: int = 4, rested: int = 0, rest: str = "risky", stalemate: str = "letter") -> State:
    s = table(hero(fatigue=1), hero(fatigue=1), card="square-room", rest=rest, stalemate=stalemate)
    s.round = round_
    s.own_zone(0).rested = rested
    return s


@pytest.mark.rule("A-99")
def test_the_first_camp_in_a_zone_is_safe_for_everybody() -> None:
    s = do(camp(), 0, "rest", Hand())
    assert (s.heroes[0].fatigue, s.zones[0].rested, s.foes) == (2, 4, [])
    log = Log()
    s = do(s, 1, "rest", Hand(), log)
    assert told(log, "camp") == []
    assert s.foes == []


@pytest.mark.rule("A-99")
@pytest.mark.parametrize(("die", "come"), [(1, True), (3, True), (4, False), (10, False)])
def test_a_second_camp_is_found_with_one_to_three(die: int, come: bool) -> None:
    log = Log()
    s = do(camp(rested=2), 0, "rest", Hand(camp=[die], rest=1), log)
    assert told(log, "camp") == [{"seat": 0, "die": die, "need": 3, "success": int(come)}]
    assert bool(s.foes) == come
    assert bool(s.combat) == come
    assert s.heroes[0].fatigue == 2
    assert not come or s.zones[0].rested == 4


@pytest.mark.rule("A-99")
def test_the_die_is_rolled_once_for_each_zone_and_round() -> None:
    s = do(camp(rested=2), 0, "rest", Hand(camp=[10]))
    log = Log()
    do(s, 1, "rest", Hand(), log)
    assert told(log, "camp") == []


@pytest.mark.rule("A-99")
def test_a_monster_nearby_makes_the_first_camp_risky() -> None:
    s = camp(stalemate="leave")
    foe(s, "goblin", "a1", astray=2)
    s.combat = 0
    log = Log()
    do(s, 0, "rest", Hand(camp=[9]), log)
    assert [found["die"] for found in told(log, "camp")] == [9]


@pytest.mark.rule("A-99")
def test_camps_are_safe_by_the_letter() -> None:
    s = do(camp(rested=2, rest="safe"), 0, "rest", Hand())
    assert (s.foes, s.zones[0].rested) == ([], 2)


# The preset


@pytest.mark.rule("A-99")
def test_house_rules_are_a_preset_whose_parts_can_be_set() -> None:
    parts = ("scale", "stalemate", "rest", "equip_anytime")
    letter, tuned = FACTS.resolve({}), FACTS.resolve({"danger": "tuned"})
    assert [letter[name] for name in parts] == ["none", "letter", "safe", "on"]
    assert [tuned[name] for name in parts] == ["more", "leave", "risky", "costs"]
    assert FACTS.resolve({"danger": "tuned", "rest": "safe"})["rest"] == "safe"


@pytest.mark.rule("A-82", "A-99")
def test_a_cruel_table_has_more_monsters_and_events_and_no_safe_camps() -> None:
    parts = ("scale", "rest", "max_events_per_round", "objective_events")
    cruel = FACTS.resolve({"difficulty": "cruel"})
    assert [cruel[name] for name in parts] == ["more", "risky", "2", "continue"]
    assert FACTS.resolve({"difficulty": "cruel", "scale": "none"})["scale"] == "none"
