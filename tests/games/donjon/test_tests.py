"""Tests of strength, dexterity and magic (DJ-108 … DJ-111)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.content.creatures import (
    ATTACK,
    DEFENCE,
    DEXTERITY,
    MAGIC,
    SPEED,
    STRENGTH,
    TRAITS,
)
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.content.effects import parse
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.rules.frames.rolls import Nothing
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.tests import test as take_test
from souterrain.games.donjon.rules.questions.odds import success
from souterrain.games.donjon.rules.questions.rolls import NEEDED
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import Hand, close, closed, do, foe, hero, may, refused, stand, table, told


def alone(trait: int = STRENGTH, value: int = 3, **fields: Any) -> State:
    """A human warrior with this value of a characteristic, and nothing to spend on dice."""
    grown = [0] * 6
    grown[trait] = value - 3
    return stand(table(hero(**{"destiny": 0, "fatigue": 0, "grown": tuple(grown), **fields})), 0, "b2")


def result(s: State, trait: int, die: int, **more: int) -> dict[str, Any]:
    """Return the result of a test of the first hero."""
    log = Log()
    take_test(s, 0, trait, Nothing(), need=more.get("need", NEEDED))
    closed(s, Hand(test=[die]), log)
    found: dict[str, Any] = told(log, "tested")[0]
    return found


@pytest.mark.quick
@pytest.mark.rule("DJ-108")
def test_only_strength_dexterity_and_magic_are_tested() -> None:
    for trait in (ATTACK, DEFENCE, SPEED):
        with pytest.raises(AssertionError, match="tested"):
            take_test(alone(), 0, trait, Nothing())
    for trait in (STRENGTH, DEXTERITY, MAGIC):
        assert result(alone(), trait, 9)["trait"] == TRAITS[trait]


@pytest.mark.quick
@pytest.mark.rule("DJ-108")
def test_cards_and_quests_ask_for_no_other_test() -> None:
    asked = [term.arguments[0] for card in EVENT_CARDS for term in card.terms if term.word == "avoid"]
    deeds = [term.arguments[2] for quest in QUESTS.values() for term in parse(quest.rules) if term.word == "deed"]
    assert set(asked) == {"dexterity", "magic"}
    assert set(deeds) == {"magic", "strength"}


@pytest.mark.rule("DJ-109")
@pytest.mark.parametrize("trait", [STRENGTH, DEXTERITY, MAGIC])
def test_the_die_and_the_characteristic_must_make_nine(trait: int) -> None:
    for value, die, passes in [(3, 5, 0), (3, 6, 1), (5, 3, 0), (5, 4, 1), (0, 8, 0), (0, 9, 1)]:
        found = result(alone(trait, value), trait, die)
        assert (found["total"], found["need"], found["success"]) == (die + value, 9, passes)


@pytest.mark.rule("DJ-109")
def test_a_door_gives_way_to_nine_and_not_to_eight() -> None:
    for die, opened in [(5, False), (6, True)]:
        s = alone()
        s.own_door(1).locked = 1
        stand(s, 0, "b1")
        s = closed(do(s, 0, "force door number=1", Hand(test=[die], rest=1)))
        assert (s.doors[0].state == OPEN) == opened


@pytest.mark.rule("DJ-109")
def test_monsters_test_with_their_own_line() -> None:
    """An ogre in the ice has a strength of six, a goblin of two."""
    for kind, die, freed in [("ogre", 2, False), ("ogre", 3, True), ("goblin", 6, False), ("goblin", 7, True)]:
        s = alone()
        uid = foe(s, kind, "d4")
        marked(s, uid, "frozen", 1, "phase", 0)
        s = do(s, 0, "end", Hand(test=[die]))
        assert s.step == MONSTERS
        assert s.monster(uid).has("frozen") != freed


@pytest.mark.rule("DJ-110")
def test_a_natural_ten_always_succeeds() -> None:
    assert result(alone(value=0), STRENGTH, 10, need=15)["success"] == 1
    cursed = alone(value=3)
    marked(cursed, 0, "cursed", 1, "quest")
    assert result(cursed, STRENGTH, 10, need=13) == {
        "who": 0,
        "trait": "strength",
        "die": 10,
        "more": 2,
        "total": 12,
        "need": 13,
        "success": 1,
    }


@pytest.mark.rule("DJ-110")
def test_the_ten_must_be_on_the_die_itself() -> None:
    """Fatigue makes no natural ten out of a nine (A-12)."""
    s = alone(value=3, fatigue=2)
    log = Log()
    take_test(s, 0, STRENGTH, Nothing(), need=15)
    assert not close(s, Hand(test=[9]), log).frames
    assert [(found["total"], found["success"]) for found in told(log, "tested")] == [(12, 0)]


@pytest.mark.rule("DJ-110")
def test_no_die_fails_by_itself() -> None:
    assert result(alone(value=8), STRENGTH, 1)["success"] == 1


CHANCES = {0: 20, 1: 30, 2: 40, 3: 50, 4: 60, 5: 70, 6: 80, 7: 90, 8: 100, 9: 100}
"""Of success, in percent, by characteristic."""


@pytest.mark.rule("DJ-111")
def test_chances_by_characteristic() -> None:
    """Every face of the die once, through the rules; and what is told to players."""
    for value, percent in CHANCES.items():
        passed = [result(alone(value=value), STRENGTH, die)["success"] for die in range(1, 11)]
        assert 10 * sum(passed) == percent, value
        assert round(100 * success(value)) == percent


@pytest.mark.rule("DJ-126")
def test_fatigue_is_added_to_the_die_of_a_test() -> None:
    s = alone(value=3, fatigue=5)
    stand(s, 0, "b1").own_door(1).locked = 1
    s = do(s, 0, "force door number=1", Hand(test=[3]))
    assert may(s, 0, "strain") == ["strain fatigue=3"]
    strained = do(s, 0, "strain fatigue=3", Hand(rest=1))
    assert strained.heroes[0].fatigue == 2
    assert strained.doors[0].state == OPEN
    assert refused(s, 0, "strain fatigue=2") == Rejected("changes-nothing", "A-97")
    assert close(s).doors[0].state != OPEN


@pytest.mark.rule("DJ-126")
def test_a_test_that_is_passed_costs_no_fatigue_and_others_cannot_help() -> None:
    s = stand(table(hero(destiny=0), hero(destiny=0)), 0, "b1")
    s.own_door(1).locked = 1
    assert not do(s, 0, "force door number=1", Hand(test=[6], rest=1)).frames
    failed = do(s, 0, "force door number=1", Hand(test=[2]))
    assert refused(failed, 0, "strain fatigue=6").rule == "A-12"
    assert refused(failed, 1, "strain fatigue=1").rule == "A-12"
    assert refused(s, 0, "strain fatigue=1").reason == "nothing-asked"


@pytest.mark.rule("DJ-126")
def test_where_fatigue_comes_first_it_is_spent_before_the_die_is_seen() -> None:
    s = stand(table(hero(destiny=0, fatigue=3), pf_timing="before"), 0, "b1")
    s.own_door(1).locked = 1
    s = do(s, 0, "force door number=1")
    s = do(s, 0, "strain fatigue=2")
    s = close(s, Hand(test=[4], rest=1))
    assert s.doors[0].state == OPEN
    assert s.heroes[0].fatigue == 1


@pytest.mark.rule("DJ-129")
def test_destiny_has_the_master_roll_a_test_again() -> None:
    """The orc gets out of the ice, and then it does not."""
    s = stand(stand(table(hero(destiny=1), hero(destiny=0)), 0, "a1"), 1, "b1")
    uid = foe(s, "orc", "d4")
    marked(s, uid, "frozen", 1, "phase", 0)
    s = do(do(s, 0, "end"), 1, "end", Hand(test=[9]))
    assert may(s, 0, "reroll") == ["reroll test-die"]
    assert may(s, 1, "reroll") == []
    assert not close(s).monster(uid).has("frozen")
    again = do(s, 0, "reroll test-die", Hand(test=[4]))
    assert again.heroes[0].destiny == 0
    assert again.monster(uid).has("frozen")
    assert again.monster(uid).ended == 1


@pytest.mark.rule("DJ-129")
def test_tests_of_heroes_and_captives_are_not_the_masters() -> None:
    s = stand(table(hero(fatigue=0)), 0, "b1")
    s.own_door(1).locked = 1
    assert not do(s, 0, "force door number=1", Hand(test=[2])).frames
    for kind, asked in [("captive", []), ("orc", ["reroll test-die"])]:
        twin = s.copy()
        take_test(twin, foe(twin, kind, "d4"), DEXTERITY, Nothing())
        assert may(close(twin, Hand(test=[9])), 0, "reroll") == asked
