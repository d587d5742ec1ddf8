"""Fatigue and destiny on dice and against death, and what happens to those who fall (DJ-026 … DJ-028, DJ-126 …
DJ-129, A-02, A-18)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import DEAD, INSIDE, OUTSIDE
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.mechanics.harm import harm
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.spawning import spawn
from souterrain.games.donjon.rules.mechanics.turns import begin_combat
from souterrain.games.donjon.state import END, MONSTERS, START, State
from tests.games.donjon.tables import MASTER, Hand, at, close, closed, do, foe, hero, may, refused, stand, table, told


def duel(*others: Any, kind: str = "ogre", **fields: Any) -> State:
    """A warrior on b2 with a long sword, an ogre on c2, others along the first row."""
    s = table(hero(**{"destiny": 0, "weapon": "long-sword", **fields}), *others)
    for number in range(1, len(s.heroes)):
        stand(s, number, f"{'abcd'[number - 1]}1")
    stand(s, 0, "b2")
    foe(s, kind, "c2")
    return s


def struck(s: State, *dice: int) -> State:
    """The ogre's attack on the first hero, with both dice on the table."""
    s.step = MONSTERS
    return do(s, MASTER, "strike ogre number=1 hero:1", Hand(combat=list(dice)))


def top(s: State) -> Attack:
    frame = s.frames[-1]
    assert isinstance(frame, Attack)
    return frame


# Fatigue


@pytest.mark.rule("DJ-126")
@pytest.mark.parametrize("points", [1, 3, 5])
def test_each_point_of_fatigue_is_one_more_on_the_attack(points: int) -> None:
    s = do(duel(fatigue=5), 0, "strike ogre number=1", Hand(combat=[6, 6]))
    assert may(s, 0, "strain") == [f"strain fatigue={number}" for number in range(1, 6)]
    log = Log()
    s = closed(do(s, 0, f"strain fatigue={points}", None, log), None, log)
    # 6 + 5 + 3 against 6 + 4 + 3
    assert told(log, "attacked")[0]["total"] == 14 + points
    assert s.monsters[0].life == 10 - 1 - points
    assert s.heroes[0].fatigue == 5 - points


@pytest.mark.rule("DJ-126")
@pytest.mark.parametrize("points", [1, 3, 5])
def test_each_point_of_fatigue_is_one_more_on_the_defence(points: int) -> None:
    s = struck(duel(fatigue=5), 9, 5)
    log = Log()
    s = closed(do(s, 0, f"strain fatigue={points}", None, log), None, log)
    # 9 + 5 + 4 against 5 + 5
    assert told(log, "attacked")[0]["against"] == 10 + points
    assert s.heroes[0].life == 20 - 8 + points
    assert s.heroes[0].fatigue == 5 - points


@pytest.mark.rule("DJ-126")
def test_fatigue_turns_a_miss_into_a_hit() -> None:
    s = do(duel(fatigue=5), 0, "strike ogre number=1", Hand(combat=[4, 6]))
    assert closed(s).monsters[0].life == 10
    assert closed(do(s, 0, "strain fatigue=2")).monsters[0].life == 9


@pytest.mark.rule("DJ-126", "DJ-027")
def test_fatigue_is_only_for_ones_own_dice_and_only_what_one_has() -> None:
    s = do(duel(hero(destiny=0), fatigue=2), 0, "strike ogre number=1", Hand(combat=[4, 6]))
    assert refused(s, 0, "strain fatigue=3") == Rejected("roll-first", "A-12")
    assert refused(s, 1, "strain fatigue=1") == Rejected("roll-first", "A-12")
    spent = do(s, 0, "strain fatigue=2", None)
    assert spent.heroes[0].fatigue == 0
    assert not spent.frames, "nobody has anything left to spend"
    assert not do(duel(fatigue=0), 0, "strike ogre number=1", Hand(combat=[4, 6])).frames


@pytest.mark.rule("DJ-126")
def test_the_frozen_add_no_fatigue_to_their_defence() -> None:
    s = duel(fatigue=5)
    marked(s, 0, "frozen", 1, "phase", 10)
    assert not struck(s, 9, 2).frames
    assert struck(duel(fatigue=5), 9, 2).frames


@pytest.mark.rule("DJ-126")
def test_where_fatigue_comes_first_nobody_has_seen_the_dice() -> None:
    s = table(hero(destiny=0, fatigue=4, weapon="long-sword"), pf_timing="before")
    stand(s, 0, "b2")
    foe(s, "ogre", "c2")
    s = do(s, 0, "strike ogre number=1")
    assert top(s).die == 0
    s = do(s, 0, "strain fatigue=2")
    log = Log()
    s = close(s, Hand(combat=[6, 6]), log)
    assert told(log, "attacked")[0]["total"] == 16
    assert not s.frames


@pytest.mark.rule("DJ-027", "DJ-126")
def test_fatigue_pays_for_skills_and_improves_attacks_and_tests() -> None:
    s = duel(skills=("power-blow",), fatigue=3)
    s = do(s, 0, "strike ogre number=1 power-blow", Hand(combat=[4, 6]))
    assert s.heroes[0].fatigue == 2
    s = closed(do(s, 0, "strain fatigue=1"))
    assert s.heroes[0].fatigue == 1
    s.monsters, s.combat = (), 0
    s.own_hero(0).left = 1
    stand(s, 0, "b1").own_door(1).locked = 1
    s = do(s, 0, "force door number=1", Hand(test=[5]))
    s = do(s, 0, "strain fatigue=1", Hand(rest=1))
    assert s.heroes[0].fatigue == 0
    assert s.doors[0].state == 1


@pytest.mark.rule("DJ-126", "A-58")
def test_fatigue_helps_to_break_a_web() -> None:
    """A mage with bare hands has 3 and the die."""
    s = stand(table(hero("human", "mage", fatigue=4, destiny=0)), 0, "b2")
    s.markers = (("web", at(s, "b1"), "quest", -1),)
    s = do(s, 0, "strike web zone=1 column:b row=1", Hand(combat=[7]))
    assert s.markers
    assert may(s, 0, "strain") == ["strain fatigue=3"]
    held, broken = close(s), do(s, 0, "strain fatigue=3")
    assert held.markers
    assert not broken.markers
    assert (held.heroes[0].fatigue, broken.heroes[0].fatigue) == (4, 1)
    early = stand(table(hero("human", "mage", fatigue=4, destiny=0), pf_timing="before"), 0, "b2")
    early.markers = (("web", at(early, "b1"), "quest", -1),)
    early = do(do(early, 0, "strike web zone=1 column:b row=1"), 0, "strain fatigue=3")
    assert not close(early, Hand(combat=[7])).markers


# Destiny on the master's dice


@pytest.mark.rule("DJ-129", "DJ-028")
def test_destiny_has_the_attack_die_rolled_again() -> None:
    s = struck(duel(fatigue=0, destiny=2), 10, 5)
    assert may(s, 0, "reroll") == ["reroll attack-die"]
    s = do(s, 0, "reroll attack-die", Hand(combat=[2]))
    assert (top(s).die, top(s).counter, s.heroes[0].destiny) == (2, 5, 1)
    assert closed(s).heroes[0].life == 19


@pytest.mark.rule("DJ-129")
def test_destiny_has_the_defence_die_rolled_again_and_the_second_result_stands() -> None:
    s = do(duel(fatigue=0, destiny=1), 0, "strike ogre number=1", Hand(combat=[6, 5]))
    assert may(s, 0, "reroll") == ["reroll defence-die"]
    worse = do(s, 0, "reroll defence-die", Hand(combat=[9]))
    assert worse.monsters[0].life == 10
    assert worse.heroes[0].destiny == 0


@pytest.mark.rule("DJ-129")
def test_any_hero_may_pay_one_after_the_other_and_fatigue_may_follow() -> None:
    s = struck(duel(hero(destiny=1), hero(destiny=0), fatigue=2, destiny=1), 10, 5)
    assert [bool(may(s, seat, "reroll")) for seat in range(3)] == [True, True, False]
    assert refused(s, 2, "reroll attack-die") == Rejected("roll-first", "A-12")
    s = do(s, 1, "reroll attack-die", Hand(combat=[9]))
    s = do(s, 0, "reroll attack-die", Hand(combat=[3]))
    s = do(s, 0, "strain fatigue=2")
    # 3 + 5 + 4 against 5 + 5 + 2
    assert closed(s).heroes[0].life == 20
    assert [figure.destiny for figure in s.heroes] == [0, 0, 0]


@pytest.mark.rule("DJ-129")
def test_nobody_rerolls_the_die_of_a_hero_or_a_captive() -> None:
    s = duel(fatigue=0, destiny=1)
    assert may(struck(s, 5, 5), 0, "reroll") == ["reroll attack-die"]
    foe(s, "captive", "d2", follows=0)
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 captive number=1", Hand(combat=[9, 9]))
    assert may(s, 0, "reroll") == ["reroll attack-die"]


@pytest.mark.rule("DJ-129")
def test_whoever_is_down_pays_for_nothing() -> None:
    s = duel(hero(destiny=1, life=0), fatigue=0)
    assert not struck(s, 5, 5).frames


# Destiny against death


@pytest.mark.rule("DJ-128", "DJ-028")
def test_a_point_of_destiny_sets_the_fallen_to_ten_each_time() -> None:
    s = duel(hero(fatigue=0, destiny=0), life=3, fatigue=0, destiny=2)
    for left in (1, 0):
        s = felled(s)
        assert may(s, 0, "defy") == ["defy"]
        s = do(s, 0, "defy")
        assert (s.heroes[0].life, s.heroes[0].destiny, s.heroes[0].ended) == (10, left, 0)
        s = s.copy()
        s.own_monster(10).attacks = 0
        s.own_hero(0).life = 3
    s = felled(s)
    assert not s.frames
    assert s.heroes[0].down


def felled(s: State) -> State:
    """The ogre's blow; what may be done about the dice is passed over."""
    s = struck(s.copy(), 10, 1)
    return close(s) if s.frames and s.frames[-1].kind == "attack" else s


@pytest.mark.rule("DJ-128")
def test_destiny_is_not_asked_for_less_than_death() -> None:
    s = felled(duel(life=15, fatigue=0, destiny=2))
    # 10 + 5 + 4 against 1 + 5
    assert s.heroes[0].life == 2
    assert not s.frames
    assert refused(s, 0, "defy").reason == "nothing-asked"


@pytest.mark.rule("DJ-128")
def test_destiny_may_be_kept_and_the_hero_falls() -> None:
    s = close(felled(duel(hero(), life=3, fatigue=0, destiny=2)))
    assert s.heroes[0].down
    assert s.heroes[0].destiny == 2


@pytest.mark.rule("A-18")
def test_destiny_gives_no_more_than_the_maximum() -> None:
    for most, life in [(8, 8), (10, 10), (25, 10)]:
        s = felled(duel(life=1, max_life=most, fatigue=0, destiny=1))
        assert do(s, 0, "defy").heroes[0].life == life


@pytest.mark.rule("A-18")
def test_destiny_ends_fountain_poison_and_nothing_else() -> None:
    s = duel(life=1, fatigue=0, destiny=1)
    for name in ("poisoned", "venom", "cursed", "weakened"):
        marked(s, 0, name, 1, "quest")
    s = do(felled(s), 0, "defy")
    assert {name for name, *_ in s.heroes[0].marks} == {"venom", "cursed", "weakened"}


# Falling


def party(number: int = 3, **options: Any) -> State:
    """Heroes with nothing to spend, exploring."""
    s = table(*[hero(destiny=0, fatigue=0) for _ in range(number)], **options)
    for place in range(number):
        stand(s, place, f"{'abcd'[place]}2")
    return s


def fell(s: State, number: int = 0) -> State:
    """A hero loses everything to a trap."""
    harm(s, number, 99, cause="trap")
    s = closed(s)
    assert s.heroes[number].down
    return s


def ends(s: State, *numbers: int) -> State:
    for number in numbers:
        s = do(s, number, "end")
    return s


@pytest.mark.rule("DJ-026", "A-02")
def test_outside_combat_the_fallen_die_when_each_companion_has_had_a_turn() -> None:
    s = ends(fell(party()), 1)
    assert s.heroes[0].out == INSIDE
    s = ends(s, 2)
    assert s.heroes[0].out == DEAD


@pytest.mark.rule("DJ-026", "A-02")
def test_whoever_is_healed_in_time_lives() -> None:
    s = party()
    s.own_hero(1).skills = ("heal",)
    s.own_hero(1).fatigue = 1
    s = ends(fell(s), 2)
    s = do(s, 1, "use heal hero:1", Hand(rest=1))
    s = ends(s, 1)
    assert s.heroes[0].out == INSIDE
    assert s.heroes[0].standing
    assert s.step != END


@pytest.mark.rule("A-02")
def test_a_turn_that_had_ended_before_the_fall_does_not_count() -> None:
    s = ends(fell(ends(party(), 1)), 2)
    assert s.heroes[0].out == INSIDE
    assert s.step == START
    s = do(s, MASTER, "proceed")
    assert ends(s, 2).heroes[0].out == INSIDE
    assert ends(s, 1).heroes[0].out == DEAD


@pytest.mark.rule("A-02")
def test_a_turn_that_had_begun_before_the_fall_is_no_full_turn() -> None:
    s = do(party(), 1, "walk zone=1 column:b row=3")
    s = ends(fell(s), 1, 2)
    assert s.heroes[0].out == INSIDE
    s = do(s, MASTER, "proceed")
    assert ends(s, 2).heroes[0].out == INSIDE
    assert ends(s, 1).heroes[0].out == DEAD


@pytest.mark.rule("A-02")
def test_nobody_waits_for_a_companion_who_has_fallen_too() -> None:
    s = fell(fell(party()), 1)
    assert [figure.out for figure in s.heroes[:2]] == [INSIDE, INSIDE]
    s = ends(s, 2)
    assert [figure.out for figure in s.heroes[:2]] == [DEAD, DEAD]
    begun = fell(fell(do(party(), 1, "walk zone=1 column:b row=3")), 1)
    assert ends(begun, 2).heroes[0].out == DEAD, "not for the rest of a turn either"
    last = fell(ends(fell(party()), 2), 1)
    assert last.heroes[0].out == DEAD, "the one who stands has had a turn"
    assert last.heroes[1].out == INSIDE, "but not since this fall"


@pytest.mark.rule("A-02")
def test_whoever_is_raised_again_has_a_turn_to_help_the_others() -> None:
    s = party()
    s.own_hero(2).skills, s.own_hero(2).fatigue = ("heal",), 1
    s = do(fell(fell(s), 1), 2, "use heal hero:2", Hand(rest=1))
    s = ends(s, 2)
    assert s.heroes[0].out == INSIDE
    assert ends(s, 1).heroes[0].out == DEAD


@pytest.mark.rule("A-02")
def test_nobody_waits_for_a_companion_who_has_left() -> None:
    s = fell(party())
    s.own_hero(1).square = s.stairs[0]
    s = do(ends(s, 2), 1, "leave")
    assert s.heroes[1].out == OUTSIDE
    assert s.heroes[0].out == DEAD
    begun = do(party(), 1, "walk zone=1 column:b row=3")
    begun = fell(begun)
    begun.own_hero(1).square = begun.stairs[0]
    begun = ends(begun, 2)
    assert begun.heroes[0].out == INSIDE
    assert do(begun, 1, "leave").heroes[0].out == DEAD


@pytest.mark.rule("DJ-026", "A-02")
def test_a_fight_that_begins_first_gives_time_until_it_ends() -> None:
    s = ends(fell(party()), 1)
    uid = spawn(s, "goblin", at(s, "d1"))
    begin_combat(s)
    s = GAME.settle(s.copy(), Hand(), SILENT)
    assert s.combat == 1
    s = ends(s, 1, 2)
    s = do(s, MASTER, "done")
    assert s.heroes[0].out == INSIDE
    s = s.copy()
    s.monsters = tuple([monster for monster in s.monsters if monster.uid != uid])
    s = ends(s, 1, 2)
    assert s.combat == 0
    assert s.heroes[0].out == DEAD


@pytest.mark.rule("DJ-026")
def test_in_combat_the_fallen_live_until_the_phase_ends() -> None:
    s = duel(hero(destiny=0, fatigue=0), life=1, fatigue=0)
    s = felled(s)
    assert (s.heroes[0].out, s.heroes[0].life, s.heroes[0].down) == (INSIDE, 0, True)
    s = ends(do(s, MASTER, "done"), 1)
    assert s.heroes[0].out == INSIDE
    s = s.copy()
    s.monsters = ()
    s = do(s, MASTER, "done")
    assert s.heroes[0].out == DEAD


@pytest.mark.rule("A-02")
@pytest.mark.parametrize(("option", "out"), [("one_turn_each", INSIDE), ("round", DEAD)])
def test_where_death_is_checked_by_rounds_the_round_is_all_there_is(option: str, out: int) -> None:
    s = ends(fell(ends(party(death_check_pe=option), 1)), 2)
    assert s.step == START
    assert s.heroes[0].out == out


@pytest.mark.rule("A-02")
def test_alone_there_is_nobody_to_wait_for() -> None:
    s = party(1)
    harm(s, 0, 99, cause="trap")
    assert closed(s).step == END
