"""Hexes: curses, weariness, darkness, terror, broken weapons, gremlins (E11 … E16)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.content.decks import TREASURE_OF
from souterrain.games.donjon.rules.event_cards.playing import trigger
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.questions.light import is_dark
from souterrain.games.donjon.rules.questions.sheet import THINGS
from souterrain.games.donjon.state import HEROES, START, State, add
from tests.games.donjon.event_tables import beyond, fight, held, plain, played, ready
from tests.games.donjon.tables import MASTER, Hand, closed, do, foe, hero, holding, may, stand, table, told

# The curse


@pytest.mark.quick
@pytest.mark.rule("E11")
@pytest.mark.parametrize(("die", "cursed"), [(5, True), (6, False)])
def test_a_curse_unless_a_test_of_magic_keeps_it_off(die: int, cursed: bool) -> None:
    s = played(plain(), "curse hero:2", Hand(test=[die]))
    assert s.heroes[1].has("cursed") == cursed
    assert not s.heroes[0].marks
    if cursed:  # From this exploration to the end of the one after the next fight.
        assert s.heroes[1].marks == (("cursed", 1, "pe+1", -1),)


@pytest.mark.quick
@pytest.mark.rule("E11")
def test_a_curse_in_a_fight_ends_with_the_next_exploration() -> None:
    s = fight()
    foe(s, "goblin", "a1")
    s = played(s, "curse hero:1", Hand(test=[1]))
    assert s.heroes[0].marks == (("cursed", 1, "pe", -1),)


@pytest.mark.quick
@pytest.mark.rule("E11")
def test_nobody_who_is_down_is_aimed_at() -> None:
    s = holding(plain(), "curse", "weariness", "darkness")
    s.own_hero(0).life = 0
    assert {sentence.split()[-1] for sentence in may(s, MASTER, "play")} == {"hero:2"}


# Weariness


@pytest.mark.quick
@pytest.mark.rule("E12")
@pytest.mark.parametrize(("fatigue", "left"), [(5, 2), (2, 0)])
def test_weariness_takes_fatigue_but_never_more_than_there_is(fatigue: int, left: int) -> None:
    s = plain()
    s.own_hero(0).fatigue = fatigue
    log = Log()
    s = played(s, "weariness hero:1", Hand(weary=[3]), log)
    assert s.heroes[0].fatigue == left
    assert told(log, "wearied") == [{"seat": 0, "points": fatigue - left, "left": left}]


@pytest.mark.quick
@pytest.mark.rule("E12")
def test_nobody_without_fatigue_grows_weary() -> None:
    s = holding(plain(), "weariness")
    s.own_hero(0).fatigue = 0
    assert may(s, MASTER, "play") == ["play weariness hero:2"]


# Darkness


def lit(*lights: str) -> State:
    """Return a table with one hero for each light, at the start of a round."""
    return table(*[hero(destiny=0, lit=light) for light in lights], step=START)


@pytest.mark.quick
@pytest.mark.rule("E13")
def test_darkness_puts_out_torches_and_lanterns_in_the_zone() -> None:
    s = lit("torch", "lantern", "torch", "")
    s.own_hero(2).pack = (("torch", 3),)
    s.own_hero(3).pack = (("sanctuary-lamp", 1),)
    zone = beyond(s)
    stand(s, 2, "a1", zone)
    log = Log()
    s = played(s, "darkness hero:1", log=log)
    assert [laid.dark for laid in s.zones] == [1, 0]
    assert [figure.lit for figure in s.heroes] == ["", "", "torch", ""]
    assert s.heroes[0].count("torch") == 0  # Lost,
    assert s.heroes[1].count("lantern") == 1  # but not a lantern.
    assert told(log, "snuffed") == [{"seat": 0, "item": "torch"}, {"seat": 1, "item": "lantern"}]
    assert told(log, "darkened") == [{"zone": 1}]
    assert not is_dark(s, 0), "the lamp shines all the same"
    s.own_hero(3).pack = ()
    assert is_dark(s, 0)


@pytest.mark.quick
@pytest.mark.rule("E13")
def test_another_torch_is_free_and_a_lantern_costs_a_point() -> None:
    s = lit("torch", "lantern")
    s.own_hero(0).pack = (("torch", 2),)
    s = do(played(s, "darkness hero:1"), MASTER, "proceed")
    s = do(do(s, 0, "kindle torch"), 1, "kindle lantern")
    assert [figure.lit for figure in s.heroes] == ["torch", "lantern"]
    assert [figure.left for figure in s.heroes] == [-1, 2]


@pytest.mark.quick
@pytest.mark.rule("E13")
def test_in_a_fight_a_lantern_costs_the_attack() -> None:
    s = table(hero(destiny=0, lit="lantern", weapon="axe"), step=START)
    s = played(s, "darkness hero:1")
    stand(s, 0, "b2")
    foe(s, "goblin", "b1")
    s.step = HEROES
    s = do(s.copy(), 0, "kindle lantern")
    assert s.heroes[0].lit == "lantern"
    assert not may(s, 0, "strike")


@pytest.mark.quick
@pytest.mark.rule("E13")
def test_darkness_needs_light_to_put_out() -> None:
    s = holding(lit("", ""), "darkness")
    s.own_zone(0).dark = 1
    assert not may(s, MASTER, "play")
    s = holding(lit("", "torch"), "darkness")
    s.own_zone(0).dark = 1
    assert len(may(s, MASTER, "play")) == 2


# Terror


def attacking(*cards: str, weapon: str = "axe", **fields: Any) -> State:
    """Return a table with a hero beside a goblin, and these cards laid ready."""
    s = table(hero(destiny=0, weapon=weapon, **fields), combat=1)
    stand(s, 0, "b2")
    foe(s, "goblin", "b1")
    return ready(s, *cards)


@pytest.mark.quick
@pytest.mark.rule("E14")
@pytest.mark.parametrize(("die", "lost"), [(5, True), (6, False)])
def test_terror_costs_the_attack_unless_magic_is_passed(die: int, lost: bool) -> None:
    s = attacking("terror")
    log = Log()
    hand = Hand(test=[die]) if lost else Hand(test=[die], combat=[9, 1])
    s = do(s, 0, "strike goblin number=1", hand, log)
    s = closed(s, log=log)
    assert bool(told(log, "attack-lost")) == lost
    assert bool(told(log, "attacked")) != lost
    assert s.heroes[0].struck == 1
    assert not may(s, 0, "strike")


@pytest.mark.quick
@pytest.mark.rule("E14")
def test_every_blow_of_a_whirlwind_is_lost() -> None:
    s = table(hero("human", "warrior", "whirlwind", destiny=0, weapon="axe"), combat=1)
    stand(s, 0, "b2")
    for name in ("b1", "a1"):
        foe(s, "goblin", name)
    s = do(ready(s, "terror"), 0, "use whirlwind", Hand(test=[1]))
    s = closed(s)
    assert not [frame for frame in s.frames if isinstance(frame, Attack)]
    assert [monster.life for monster in s.foes] == [3, 3]


@pytest.mark.quick
@pytest.mark.rule("E14")
@pytest.mark.parametrize(
    ("spell", "where"),
    [
        ("earthquake", ""),
        ("wall-of-fire", " zone=1 column:c row=2"),
        ("toxic-cloud", " zone=1 column:c row=1"),
        ("fireball", " zone=1 column:d row=1"),
    ],
)
def test_a_spell_on_a_place_is_lost_with_all_that_it_does(spell: str, where: str) -> None:
    s = stand(table(hero("human", "mage", spell, destiny=0), combat=1), 0, "a4")
    foe(s, "goblin", "d1")
    s.markers = (("web", foe_square(s), "quest", -1),)
    log = Log()
    s = closed(do(ready(s, "terror"), 0, f"use {spell}{where}", Hand(test=[1]), log), log=log)
    assert told(log, "attack-lost") == [{"seat": 0}]
    assert not s.frames
    assert [marker[0] for marker in s.markers] == ["web"], "nothing burns, nothing hangs in the air"
    assert (s.foes[0].life, s.foes[0].marks) == (3, ())
    assert (s.heroes[0].struck, s.heroes[0].fatigue) == (1, 4)


def foe_square(s: State) -> int:
    return s.foes[0].square


@pytest.mark.quick
@pytest.mark.rule("E14", "M5")
def test_who_is_not_terrified_shakes_the_ground() -> None:
    s = stand(table(hero("human", "mage", "earthquake", destiny=0, fatigue=1), combat=1), 0, "a4")
    foe(s, "goblin", "d1")
    s = closed(do(ready(s, "terror"), 0, "use earthquake", Hand(test=[10, 1], earthquake=[2])))
    assert s.foes[0].life == 1


@pytest.mark.quick
@pytest.mark.rule("E14")
def test_terror_waits_for_an_attack() -> None:
    s = attacking("terror")
    trigger(s, "hero-attack", 0, Hand(), SILENT)
    assert held(s) == ["terror"]


# Broken weapons


@pytest.mark.quick
@pytest.mark.rule("E15")
def test_a_weapon_breaks_when_its_die_shows_one() -> None:
    log = Log()
    s = do(attacking("broken-weapon"), 0, "strike goblin number=1", Hand(combat=[1, 9]), log)
    s = closed(s)
    assert (s.heroes[0].weapon, s.heroes[0].count("axe")) == ("", 0)
    assert told(log, "shattered") == [{"seat": 0, "item": "axe"}]


@pytest.mark.quick
@pytest.mark.rule("E15")
@pytest.mark.parametrize(
    ("weapon", "die", "marks"),
    [("axe", 2, ()), ("dagger-plus", 1, ()), ("", 1, ()), ("axe", 1, (("hallowed", 1, "phase", THINGS["axe"]),))],
)
def test_a_magic_weapon_does_not_break_nor_any_other_on_another_number(
    weapon: str, die: int, marks: tuple[tuple[str, int, str, int], ...]
) -> None:
    s = attacking("broken-weapon", weapon=weapon, marks=marks)
    s = closed(do(s, 0, "strike goblin number=1", Hand(combat=[die, 9])))
    assert s.heroes[0].weapon == weapon
    assert held(s) == ["broken-weapon"]


@pytest.mark.quick
@pytest.mark.rule("E15", "P7")
def test_a_blessing_on_another_weapon_does_not_save_this_one() -> None:
    s = attacking("broken-weapon", weapon="axe", marks=(("hallowed", 1, "phase", THINGS["dagger"]),))
    assert closed(do(s, 0, "strike goblin number=1", Hand(combat=[1, 9]))).heroes[0].weapon == ""


@pytest.mark.quick
@pytest.mark.rule("E15", "G2")
def test_the_blows_after_a_weapon_broke_are_made_without_it() -> None:
    s = table(hero("human", "warrior", "whirlwind", fatigue=1, destiny=0, weapon="long-sword"), combat=1)
    stand(s, 0, "b2")
    foe(s, "ogre", "b1")
    foe(s, "ogre", "c2")
    s = ready(s, "broken-weapon")
    log = Log()
    closed(do(s, 0, "use whirlwind", Hand(combat=[1, 9, 5, 5]), log), None, log)
    assert [found["power"] for found in told(log, "attacked")] == [3, 0]


@pytest.mark.quick
@pytest.mark.rule("E15")
def test_no_spell_breaks_a_weapon() -> None:
    s = table(hero("human", "mage", "magic-missile", destiny=0, weapon="staff"), combat=1)
    stand(s, 0, "b2")
    foe(s, "goblin", "b1")
    s = ready(s, "broken-weapon")
    s = closed(do(s, 0, "use magic-missile goblin number=1", Hand(combat=[1, 9])))
    assert s.heroes[0].weapon == "staff"


# Gremlins


@pytest.mark.quick
@pytest.mark.rule("E16")
@pytest.mark.parametrize(("gold", "left"), [(20, 13), (5, 0)])
def test_a_gremlin_takes_gold(gold: int, left: int) -> None:
    s = plain()
    s.own_hero(0).gold = gold
    log = Log()
    s = played(s, "gremlin hero:1", Hand(test=[1], filch=[3, 4]), log)
    assert s.heroes[0].gold == left
    assert told(log, "filched-gold") == [{"seat": 0, "gold": gold - left}]


@pytest.mark.quick
@pytest.mark.rule("E16")
def test_of_those_without_gold_it_takes_a_potion() -> None:
    s = table(hero(destiny=0, pack={"antidote": 2, "rope": 1, "healing-potion": 1}), step=START)
    s.treasures = add(s.treasures, TREASURE_OF["healing-potion"], -1)
    log = Log()
    s = played(s, "gremlin hero:1", Hand(test=[1], filch=[1]), log)
    assert s.heroes[0].pack == (("antidote", 2), ("rope", 1))
    assert told(log, "filched-item") == [{"seat": 0, "item": "healing-potion"}]
    assert s.treasure_out[TREASURE_OF["healing-potion"]] == 1


@pytest.mark.quick
@pytest.mark.rule("E16")
def test_dexterity_keeps_it_off_and_those_with_nothing_are_not_aimed_at() -> None:
    s = table(hero(destiny=0, gold=7), hero(destiny=0, pack={"rope": 1}), step=START)
    assert may(holding(s.copy(), "gremlin"), MASTER, "play") == ["play gremlin hero:1"]
    s = played(s, "gremlin hero:1", Hand(test=[6]))
    assert s.heroes[0].gold == 7
