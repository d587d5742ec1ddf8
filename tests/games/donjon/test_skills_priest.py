"""The priest's prayers (P1 … P8)."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.questions.sheet import bonus, is_magic, plus_one
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import MASTER, Hand, at, closed, do, foe, hero, may, refused, stand, table, told


def priest(*skills: str, **fields: object) -> State:
    """A priest on b2 with fatigue for one prayer and nothing for dice, and a warrior on b3 without either."""
    known = {"destiny": 0, "fatigue": 1, **fields}
    s = table(hero("human", "priest", *skills, **known), hero("human", "warrior", destiny=0, fatigue=0))
    return stand(stand(s, 0, "b2"), 1, "b3")


# P1


@pytest.mark.rule("P1")
def test_healing_gives_a_die_of_six_and_two_to_one_beside() -> None:
    s = priest("heal")
    s.own_hero(1).life = 1
    s = do(s, 0, "use heal hero:2", Hand(mend=[6]))
    assert s.heroes[1].life == 9


@pytest.mark.rule("P1", "A-03")
def test_healing_raises_a_hero_who_is_down_and_ends_poison_and_venom() -> None:
    s = priest("heal")
    s.own_hero(1).life = 0
    for name in ("venom", "venom", "poisoned", "cursed"):
        marked(s, 1, name, 1, "healed", -1)
    s = do(s, 0, "use heal hero:2", Hand(mend=[1]))
    assert s.heroes[1].standing
    assert [mark[0] for mark in s.heroes[1].marks] == ["cursed"]


@pytest.mark.rule("P1")
def test_healing_reaches_only_those_beside_and_those_in_need() -> None:
    s = priest("heal")
    assert refused(s, 0, "use heal hero:2") == Rejected("of-no-use", "P1", skill="heal")
    s = stand(s.copy(), 1, "d4")
    s.own_hero(1).life = 1
    assert refused(s, 0, "use heal hero:2") == Rejected("ally-beside", "P1", skill="heal")


@pytest.mark.rule("P1", "A-90")
def test_captives_are_allies() -> None:
    s = priest("heal")
    foe(s, "captive", "c2", life=1)
    s = do(s, 0, "use heal captive number=1", Hand(mend=[1]))
    assert s.captives[0].life == 3


# P2


@pytest.mark.rule("P2")
def test_a_circle_of_healing_heals_each_hero_of_the_zone_by_a_die_of_its_own() -> None:
    s = priest("circle-of-healing", life=10)
    s.own_hero(1).life = 0
    foe(s, "captive", "c2", life=1)
    s = do(s, 0, "use circle-of-healing", Hand(mend=[4, 2]))
    assert [figure.life for figure in s.heroes] == [14, 2]
    assert s.captives[0].life == 1


# P3


@pytest.mark.rule("P3")
def test_purification_ends_ills_and_heals_one_point() -> None:
    s = priest("purify")
    s.own_hero(1).life = 10
    for name in ("poisoned", "venom", "cursed", "weakened", "frozen", "slowed"):
        marked(s, 1, name, 1, "phase", -1)
    stand(s, 1, "d4")
    s = do(s, 0, "use purify hero:2")
    assert [mark[0] for mark in s.heroes[1].marks] == ["slowed"]
    assert s.heroes[1].life == 11


# P4


@pytest.mark.rule("P4")
def test_a_blessing_adds_two_to_attacks_to_the_end_of_the_fight_and_not_twice() -> None:
    s = priest("bless")
    foe(s, "ogre", "d1")
    stand(s, 1, "b4")
    s = do(s, 0, "use bless hero:2")
    assert bonus(s, 1, 10, "melee") == 2
    assert s.heroes[1].marks == (("blessed", 2, "phase", 0),)
    again = s.copy()
    rested = again.own_hero(0)
    rested.tilted, rested.fatigue = (), 1
    assert may(again, 0, "use") == ["use bless hero:1"]


@pytest.mark.rule("P4", "A-03")
def test_whoever_is_down_can_be_healed_but_not_blessed() -> None:
    s = priest("bless", "heal")
    foe(s, "ogre", "d1")
    s.own_hero(1).life = 0
    assert may(s, 0, "use") == ["use bless hero:1", "use heal hero:2"]


# P5


@pytest.mark.rule("P5")
def test_a_monster_passes_a_test_of_magic_to_choose_whom_a_sanctuary_protects() -> None:
    s = priest("sanctuary")
    foe(s, "ogre", "c3")
    s = do(s, 0, "use sanctuary hero:2")
    s.step = MONSTERS
    log = Log()
    through = do(s, MASTER, "strike ogre number=1 hero:2", Hand(test=[7], combat=[10, 1]), log)
    assert told(log, "tested")[0]["trait"] == "magic"
    assert through.heroes[1].life == 20 - (10 + 5 + 4 - 1 - 5)


@pytest.mark.rule("P5")
def test_a_monster_that_fails_must_choose_another_and_has_one_test_a_turn() -> None:
    s = priest("sanctuary")
    ogre = foe(s, "ogre", "c3")
    marked(s, 1, "sanctuary", 1, "round", 0)
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:2", Hand(test=[6]))
    assert s.heroes[1].life == 20
    assert may(s, MASTER, "strike") == ["strike ogre number=1 hero:1"]
    s = do(s, MASTER, "strike ogre number=1 hero:1", Hand(combat=[1, 10]))
    assert s.monster(ogre).attacks == 1


@pytest.mark.rule("P5")
def test_a_monster_that_has_passed_is_not_tested_again_in_its_turn() -> None:
    s = priest("sanctuary")
    ogre = foe(s, "ogre", "c3")
    marked(s, 1, "sanctuary", 1, "round", 0)
    marked(s, ogre, "frenzied", 1, "turn", ogre)
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:2", Hand(test=[7], combat=[1, 10]))
    s = do(s, MASTER, "strike ogre number=1 hero:2", Hand(combat=[1, 10]))
    assert s.monster(ogre).attacks == 2


@pytest.mark.rule("P5")
def test_spells_are_held_off_too_and_kept() -> None:
    s = priest("sanctuary")
    uid = foe(s, "skeleton-sorcerer", "d3")
    marked(s, 1, "sanctuary", 1, "round", 0)
    s.step = MONSTERS
    held = do(s, MASTER, "cast skeleton-sorcerer number=1 magic-missile hero:2", Hand(test=[4]))
    assert held.monster(uid).spells == s.monster(uid).spells
    assert not any("hero:2" in said for said in may(held, MASTER, "cast"))
    assert "cast skeleton-sorcerer number=1 magic-missile hero:1" in may(held, MASTER, "cast")
    through = do(s, MASTER, "cast skeleton-sorcerer number=1 magic-missile hero:2", Hand(test=[5], combat=[1, 10]))
    assert "magic-missile" not in through.monster(uid).spells


@pytest.mark.rule("P5")
def test_a_sanctuary_lasts_to_the_priests_next_turn() -> None:
    s = priest("sanctuary")
    foe(s, "ogre", "d1")
    s = do(s, 0, "use sanctuary hero:2")
    s = do(do(s, 0, "end"), 1, "end")
    assert s.heroes[1].has("sanctuary")
    s = do(s, MASTER, "done")
    assert not s.heroes[1].has("sanctuary")


# P6


@pytest.mark.rule("P6")
def test_turning_pits_magic_against_the_magic_of_each_undead_near() -> None:
    s = priest("turn-undead", weapon="archmage-staff")
    skeleton, wraith, orc = foe(s, "skeleton", "d1"), foe(s, "wraith", "d4"), foe(s, "orc", "a1")
    log = Log()
    s = closed(do(s, 0, "use turn-undead", Hand(combat=[4, 5, 7, 8]), log), None, log)
    attacks = told(log, "attacked")
    assert [(found["trait"], found["guard"], found["more"]) for found in attacks] == [(5, 1, 0), (5, 4, 0)]
    assert s.monster(skeleton).life == 5 - (4 + 5 - 5 - 1)
    assert s.monster(skeleton).has("turned")
    assert s.monster(wraith).life == 5
    assert not s.monster(wraith).has("turned")
    assert s.monster(orc).life == 5


@pytest.mark.rule("P6", "A-55")
def test_turning_harms_a_wraith() -> None:
    s = priest("turn-undead")
    wraith = foe(s, "wraith", "d4")
    s = closed(do(s, 0, "use turn-undead", Hand(combat=[5, 4])))
    assert s.monster(wraith).life == 5 - (5 + 5 - 4 - 4)


@pytest.mark.rule("P6")
def test_turning_reaches_four_squares_in_sight() -> None:
    s = stand(table(hero("human", "priest", "turn-undead", fatigue=1, destiny=0), card="royal-crypt"), 0, "a8")
    foe(s, "skeleton", "a3")
    assert may(s, 0, "use") == []
    s = s.copy()
    foe(s, "skeleton", "a4")
    foe(s, "zombie", "b8")
    foe(s, "skeleton", "c8")
    log = Log()
    closed(do(s, 0, "use turn-undead", Hand(combat=[1, 10, 1, 10]), log), None, log)
    assert [found["target"] for found in told(log, "attacked")] == ["skeleton:2", "zombie:1"]


@pytest.mark.rule("P6")
def test_the_turned_move_away_from_the_priest() -> None:
    s = stand(table(hero("human", "priest", "turn-undead"), card="royal-crypt"), 0, "a8")
    skeleton = foe(s, "skeleton", "a6")
    marked(s, skeleton, "turned", 1, "turn", 0)
    s.step = MONSTERS
    rows = {sentence.rsplit("=", 1)[1] for sentence in may(s, MASTER, "march")}
    assert rows == {"3"}


def beside_priest(kind: str) -> tuple[State, int]:
    """A turned undead beside the priest, with room behind it, in the monsters' turn."""
    s = stand(table(hero("human", "priest", "turn-undead", destiny=0, fatigue=0), card="royal-crypt"), 0, "a8")
    uid = foe(s, kind, "a7")
    marked(s, uid, "turned", 1, "turn", 0)
    s.step = MONSTERS
    return s, uid


@pytest.mark.rule("P6")
@pytest.mark.parametrize("kind", ["zombie", "skeleton", "mummy", "ghoul"])
def test_the_turned_get_away_before_anything_else(kind: str) -> None:
    s, _ = beside_priest(kind)
    assert may(s, MASTER, "strike") == []
    assert refused(s, MASTER, f"strike {kind} number=1 hero:1") == Rejected("monster-turned", "P6", monster=f"{kind}:1")
    near = f"march {kind} number=1 zone=1 column:b row=7"
    assert refused(s, MASTER, near) == Rejected("monster-flees", "P6", monster=f"{kind}:1")


@pytest.mark.rule("P6")
@pytest.mark.parametrize("said", ["unleash zombie", "done"])
def test_the_turned_flee_from_the_priest_whoever_is_master(said: str) -> None:
    s, zombie = beside_priest("zombie")
    log = Log()
    s = closed(do(s, MASTER, said, None, log), None, log)
    assert s.monster(zombie).square in (at(s, "a5"), at(s, "b5"), at(s, "c5"))
    assert told(log, "attacked") == []
    assert told(log, "reasoned")[0]["reason"] == "gets-away"


@pytest.mark.rule("P6")
def test_the_turned_with_no_way_out_may_strike() -> None:
    s, _ = beside_priest("zombie")
    for name in ("a6", "b6", "b7", "b8"):
        s.markers = (*s.markers, ("block", at(s, name), "quest", -1))
    assert may(s, MASTER, "strike") == ["strike zombie number=1 hero:1"]


# P7


@pytest.mark.rule("P7", "A-55")
def test_a_holy_weapon_is_magic_and_adds_one() -> None:
    s = priest("holy-weapon")
    demon = foe(s, "demon", "c4")
    s.own_hero(1).weapon = "long-sword"
    stand(s, 1, "d4")
    before = s.copy()
    s = do(s, 0, "use holy-weapon hero:2")
    assert bonus(s, 1, demon, "melee") == bonus(before, 1, demon, "melee") + 1
    assert is_magic(s.heroes[1], "melee")
    assert plus_one(s.heroes[1], "melee")
    dice = Hand(combat=[10, 1])
    struck = closed(do(s, 1, "strike demon number=1", dice))
    assert not struck.is_there(demon) or struck.monster(demon).life < 10
    unholy = closed(do(before, 1, "strike demon number=1", Hand(combat=[10, 1])))
    assert unholy.monster(demon).life == 10


@pytest.mark.rule("P7")
def test_it_is_the_weapon_that_is_holy_not_the_hand() -> None:
    s = priest("holy-weapon")
    foe(s, "ogre", "d1")
    assert refused(s, 0, "use holy-weapon hero:2") == Rejected("armed-in-zone", "P7", skill="holy-weapon")
    s = s.copy()
    s.own_hero(1).weapon = "long-sword"
    s = do(s, 0, "use holy-weapon hero:2")
    s.own_hero(1).weapon = "short-sword"
    assert not is_magic(s.heroes[1], "melee")
    s.own_hero(1).weapon = "long-sword"
    assert is_magic(s.heroes[1], "melee")


# P8


@pytest.mark.rule("P8")
def test_a_shield_of_faith_holds_off_a_die_of_six() -> None:
    s = priest("shield-of-faith")
    foe(s, "ogre", "c3")
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:2", Hand(combat=[10, 1]))
    assert may(s, 0, "use") == ["use shield-of-faith"]
    s = closed(do(s, 0, "use shield-of-faith", Hand(ward=[5])))
    assert s.heroes[1].life == 20 - (10 + 5 + 4 - 1 - 5) + 5
    assert s.heroes[0].fatigue == 0


@pytest.mark.rule("P8", "M4")
def test_a_frozen_priest_shields_nobody() -> None:
    s = priest("shield-of-faith")
    foe(s, "ogre", "c3")
    marked(s, 0, "frozen", 1, "phase", 10)
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:2", Hand(combat=[10, 1]))
    assert not s.frames


@pytest.mark.rule("P8")
def test_a_shield_of_faith_needs_sight_of_the_one_who_loses_life() -> None:
    s = priest("shield-of-faith")
    stand(s, 1, "b4")
    foe(s, "ogre", "b3")
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:2", Hand(combat=[10, 1]))
    assert may(s, 0, "use") == []
    assert s.heroes[1].life < 20
