"""Fights that lead nowhere, by the letter and with the option to leave them."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import AWAY, PARTED
from souterrain.games.donjon.board.ground import BLIND, OPEN
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.state import START, State
from tests.games.donjon.tables import MASTER, Hand, at, do, foe, hero, may, refused, stand, table, told


def cut_off(stalemate: str = "letter") -> tuple[State, int]:
    """Two heroes, and an orc in a zone whose only door is walled up behind it."""
    s = table(hero(), hero(), card="square-room", stalemate=stalemate)
    card = DUNGEON_NAMES.index("square-room")
    door = next(door for door in s.doors if door.state != OPEN and layout.ways(s, door, card))
    layout.lay(s, door.number, card, layout.ways(s, door, card)[0], Hand(rest=1))
    s.own_door(door.number).state = BLIND
    return s, foe(s, "orc", "b2", zone=1)


def next_round(s: State, log: Log | None = None) -> State:
    log = Log() if log is None else log
    for seat in range(len(s.heroes)):
        s = do(s, seat, "end", Hand(rest=1), log)
    return do(s, MASTER, "done", Hand(rest=1), log) if s.combat else s


def idle_round(s: State) -> State:
    """A round of exploration in which nobody does anything."""
    s = do(s, MASTER, "proceed", Hand(rest=1)) if s.step == START else s
    return do(do(s, 0, "end", Hand(rest=1)), 1, "end", Hand(rest=1))


@pytest.mark.rule("DJ-112", "A-86")
def test_by_the_letter_a_fight_with_monsters_out_of_reach_goes_on() -> None:
    s, _ = cut_off()
    for _ in range(6):
        s = next_round(s)
    assert (s.combat, s.lull) == (1, 1)
    assert refused(s, 0, "withdraw").rule == "DJ-112"


@pytest.mark.rule("A-93")
def test_monsters_that_are_lost_for_two_rounds_leave_the_fight_and_stay() -> None:
    s, uid = cut_off("leave")
    s = next_round(s)
    assert (s.combat, s.monster(uid).astray) == (1, 1)
    log = Log()
    s = next_round(s, log)
    assert (s.combat, s.step, s.monster(uid).astray) == (0, START, AWAY)
    assert told(log, "strayed") == [{"monster": "orc:1"}]
    assert told(log, "combat-over")
    assert s.monster(uid).square == at(s, "b2", 1)


@pytest.mark.rule("A-93")
def test_a_monster_in_sight_does_not_leave_the_fight() -> None:
    s, uid = cut_off("leave")
    ogre = foe(s, "ogre", "a1")
    s = next_round(next_round(next_round(s)))
    assert (s.combat, s.monster(uid).astray, s.monster(ogre).astray) == (1, AWAY, 0)
    s = do(s, 0, "end")
    s.monsters = tuple([monster for monster in s.monsters if monster.uid == uid])
    s = do(s, 1, "end")
    assert s.combat == 0, "only the one that had left is there"


@pytest.mark.rule("A-93")
def test_those_who_left_wander_in_exploration_and_are_met_again() -> None:
    s, uid = cut_off("leave")
    s = next_round(next_round(s))
    before = s.monster(uid).square
    s = idle_round(s)
    assert s.monster(uid).square != before
    assert (s.combat, s.step) == (0, START)
    s.own_monster(uid).square = at(s, "a1")
    log = Log()
    s = do(s, MASTER, "proceed", Hand(rest=1), log)
    assert (s.combat, s.monster(uid).astray) == (1, 0)
    assert told(log, "came-back") == [{"monster": "orc:1"}]


@pytest.mark.rule("A-93")
def test_a_fight_in_which_nothing_changes_for_five_rounds_ends() -> None:
    s = table(hero(), hero(), card="royal-crypt", stalemate="leave")
    uid = foe(s, "orc", "a1")
    for _ in range(4):
        s = next_round(s)
    assert (s.combat, s.still) == (1, 4)
    log = Log()
    s = next_round(s, log)
    assert (s.combat, s.monster(uid).astray) == (0, PARTED)
    assert told(log, "fight-left") == [{}]
    s = idle_round(s)
    assert (s.combat, s.still) == (1, 0), "still in sight at the end of a round: the fight begins anew"


@pytest.mark.rule("A-93")
def test_life_lost_begins_the_count_anew() -> None:
    s = table(hero(weapon="long-sword"), hero(), card="royal-crypt", stalemate="leave")
    uid = foe(s, "ogre", "a1", life=40, max_life=40)
    s = next_round(next_round(s))
    assert s.still == 2
    s.own_hero(0).square = at(s, "a2")
    s = do(s, 0, "strike ogre number=1", Hand(combat=[10, 1], rest=1))
    while s.frames:
        s = do(s, -1, "close", Hand(rest=1))
    assert s.still == 0
    assert s.monster(uid).life < s.monster(uid).max_life


@pytest.mark.rule("A-94")
def test_heroes_withdraw_as_a_group_while_no_monster_is_beside_one() -> None:
    s = table(hero(), hero(), card="royal-crypt", stalemate="leave")
    uid = foe(s, "orc", "a1")
    log = Log()
    s = do(s, 0, "withdraw", log=log)
    assert s.heroes[0].ended
    assert s.combat, "the others have not withdrawn yet"
    other = do(s, 1, "end")
    assert other.combat, "one stayed"
    s = do(s, 1, "withdraw", log=log)
    assert (s.combat, s.step, s.monster(uid).astray) == (0, START, PARTED)
    assert told(log, "withdrew") == [{"seat": 0}, {"seat": 1}]
    s.own_hero(0).fatigue = 0
    s = do(s, MASTER, "proceed", Hand(rest=1))
    assert (refused(s, 0, "rest").reason, refused(s, 0, "rest").rule) == ("watched", "A-93")
    s.own_monster(uid).astray = 0
    assert may(s, 0, "rest")


@pytest.mark.rule("A-94")
def test_nobody_withdraws_beside_a_monster_after_an_attack_or_without_a_fight() -> None:
    s = table(hero(), hero(), card="royal-crypt", stalemate="leave")
    assert refused(s, 0, "withdraw").reason == "no-combat"
    foe(s, "orc", "a1")
    stand(s, 1, "a2")
    assert not may(s, 0, "withdraw"), "beside a companion"
    assert (refused(s, 0, "withdraw").reason, refused(s, 0, "withdraw").rule) == ("monster-beside", "A-94")
    stand(s, 1, "d4")
    assert may(s, 0, "withdraw")
    s.own_hero(0).struck = 1
    assert (refused(s, 0, "withdraw").reason, refused(s, 0, "withdraw").rule) == ("struck-already", "A-94")
