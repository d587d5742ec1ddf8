"""The mage's spells (M1 … M10)."""

from __future__ import annotations

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import ROW
from souterrain.games.donjon.content.heroes import SPELLS
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.fight import HarmRoll
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import reach, stopping_squares
from souterrain.games.donjon.rules.questions.sheet import armour
from souterrain.games.donjon.rules.turn import rounds
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


def mage(*skills: str, pf_scope: str = "combat_tests", **fields: object) -> State:
    """An able mage on b2 with fatigue for one spell and nothing for dice, and a warrior far off, without either."""
    known = {"destiny": 0, "fatigue": 1, **fields}
    warrior = hero("human", "warrior", destiny=0, fatigue=0)
    s = table(hero("human", "mage", *skills, **known), warrior, pf_scope=pf_scope)
    return stand(stand(s, 0, "b2"), 1, "a4")


def on(name: str, zone: int = 1) -> str:
    return f"zone={zone} column:{name[0]} row={name[1:]}"


def markers(s: State, kind: str) -> set[int]:
    return {square for name, square, _, _ in s.markers if name == kind}


# M1


@pytest.mark.rule("M1", "DJ-120")
def test_a_magic_missile_strikes_with_magic_and_power_three() -> None:
    s = mage("magic-missile", weapon="dagger")
    ogre = foe(s, "ogre", "d2")
    log = Log()
    s = closed(do(s, 0, "use magic-missile ogre number=1", Hand(combat=[8, 3]), log), None, log)
    attack = told(log, "attacked")[0]
    assert (attack["trait"], attack["power"], attack["more"]) == (5, 3, 0)
    assert (attack["guard"], attack["armour"]) == (4, 3)
    assert s.monster(ogre).life == 10 - (8 + 5 + 3 - 3 - 4 - 3)
    assert s.heroes[0].struck == 1


@pytest.mark.rule("M1", "A-28")
def test_a_magic_missile_needs_a_line_of_sight_to_an_enemy() -> None:
    s = mage("magic-missile")
    foe(s, "goblin", "c2")
    foe(s, "ogre", "d2")
    assert may(s, 0, "use") == ["use magic-missile goblin number=1"]
    assert refused(s, 0, "use magic-missile ogre number=1") == Rejected("enemy-in-sight", "M1", skill="magic-missile")
    assert refused(s, 0, "use magic-missile hero:2") == Rejected("enemy-in-sight", "M1", skill="magic-missile")


@pytest.mark.rule("DJ-120")
def test_what_helps_attacks_helps_those_with_magic_and_a_staff_helps_spells_alone() -> None:
    s = mage("magic-missile", weapon="archmage-staff")
    foe(s, "ogre", "d2")
    marked(s, 0, "blessed", 2, "phase", 0)
    marked(s, 0, "hallowed", 1, "phase", 0)
    log = Log()
    closed(do(s, 0, "use magic-missile ogre number=1", Hand(combat=[1, 10]), log), None, log)
    assert told(log, "attacked")[0]["more"] == 3


@pytest.mark.rule("A-55")
def test_spells_harm_what_only_magic_harms() -> None:
    for kind in ("demon", "greater-demon", "wraith"):
        s = mage("magic-missile")
        uid = foe(s, kind, "d2")
        before = s.monster(uid).life
        s = closed(do(s, 0, f"use magic-missile {kind} number=1", Hand(combat=[10, 1])))
        assert not s.is_there(uid) or s.monster(uid).life < before


# M2


@pytest.mark.rule("M2")
def test_a_toxic_cloud_attacks_everybody_inside_without_their_armour() -> None:
    s = mage("toxic-cloud")
    stand(s, 1, "c3")
    s.own_hero(1).armour = "full-plate"
    ogre = foe(s, "ogre", "d3")
    foe(s, "ogre", "a1")
    log = Log()
    s = do(s, 0, f"use toxic-cloud {on('c3')}", Hand(combat=[9, 1, 8, 1]), log)
    attacks = told(log, "attacked")
    assert [found["target"] for found in attacks] == [1, "ogre:1"]
    assert [(found["trait"], found["power"], found["armour"]) for found in attacks] == [(5, 0, 0), (5, 0, 0)]
    assert s.heroes[1].life == 20 - (9 + 5 - 1 - 5)
    assert s.monster(ogre).life == 10 - (8 + 5 - 1 - 4)
    assert markers(s, "cloud") == {at(s, "c3"), at(s, "d3"), at(s, "c4"), at(s, "d4")}


@pytest.mark.rule("M2")
def test_the_undead_and_living_statues_do_not_breathe() -> None:
    s = mage("toxic-cloud")
    foe(s, "skeleton", "d3")
    foe(s, "troll", "c3", statue=1)
    s = do(s, 0, f"use toxic-cloud {on('c3')}")
    assert not s.frames


@pytest.mark.rule("M2")
def test_a_cloud_lies_where_one_square_is_in_sight_and_no_wall_crosses_it() -> None:
    s = mage("toxic-cloud")
    foe(s, "zombie", "d4")
    corners = {sentence.removeprefix("use toxic-cloud ") for sentence in may(s, 0, "use")}
    assert on("a1") in corners
    assert on("c3") in corners
    assert on("d3") not in corners
    assert on("b5") in corners
    assert on("a4") not in corners


@pytest.mark.rule("M2")
def test_a_cloud_attacks_again_whoever_enters_it_once_a_turn() -> None:
    s = mage("toxic-cloud")
    stand(s, 1, "a3")
    foe(s, "zombie", "d1")
    s = do(s, 0, f"use toxic-cloud {on('b3')}")
    s = closed(do(s, 1, f"walk {on('b3')}", Hand(combat=[5, 1])))
    assert s.heroes[1].life == 20 - (5 + 5 - 1 - 5)
    s = do(s, 1, f"walk {on('b4')}")
    assert not s.frames
    s = do(s, 1, "end")
    assert not s.frames
    assert s.heroes[1].life == 16


@pytest.mark.rule("M2")
def test_a_cloud_attacks_whoever_ends_the_turn_in_it_and_goes_with_the_next_turn_of_its_owner() -> None:
    s = mage("toxic-cloud")
    stand(s, 1, "c4")
    ogre = foe(s, "ogre", "d3")
    s = do(s, 0, f"use toxic-cloud {on('c3')}", Hand(combat=[5, 10, 5, 10]))
    s = closed(do(s, 1, "end", Hand(combat=[9, 1])))
    assert s.heroes[1].life == 20 - (9 + 5 - 1 - 5)
    s = do(s, 0, "end")
    s = closed(do(s, MASTER, "done", Hand(combat=[9, 1])))
    assert s.monster(ogre).life == 10 - (9 + 5 - 1 - 4)
    assert s.round == 2
    assert s.step != MONSTERS
    assert markers(s, "cloud") == set()


@pytest.mark.rule("M2", "DJ-112")
def test_a_fight_is_over_when_a_cloud_fells_the_last_monster_at_the_end_of_its_turn() -> None:
    s = mage("toxic-cloud")
    foe(s, "orc", "d3", life=1)
    s = do(s, 0, f"use toxic-cloud {on('c3')}", Hand(combat=[1, 10]))
    s = do(do(s, 0, "end"), 1, "end")
    s = do(s, MASTER, "done", Hand(combat=[9, 1]))
    assert s.monsters == ()
    assert s.combat == 0
    assert s.heroes[0].earned == 15


@pytest.mark.rule("M2", "G6")
def test_whoever_is_pushed_into_a_cloud_has_entered_it() -> None:
    s = mage("toxic-cloud")
    ogre = foe(s, "ogre", "b4")
    s.markers = (("cloud", at(s, "c4"), "round", 0),)
    knight = s.own_hero(1)
    knight.marks, knight.entered = (("charging", 1, "turn", 1),), 2
    s = do(s, 1, "strike ogre number=1", Hand(combat=[9, 1, 1, 10]))
    assert s.monster(ogre).square == at(s, "c4")
    assert s.monster(ogre).has("choked")


@pytest.mark.rule("M2")
def test_the_cloud_of_a_dead_sorcerer_attacks_nobody() -> None:
    s = mage("heal")
    s.markers = (("cloud", at(s, "a3"), "round", 99),)
    s.combat = 1
    foe(s, "zombie", "d1")
    s = do(s, 1, f"walk {on('a3')}")
    assert not s.frames


# M3


@pytest.mark.rule("M3")
def test_whoever_flies_passes_over_figures_furniture_and_fire_and_is_not_stopped() -> None:
    s = mage("flight", fatigue=1)
    stand(s, 0, "a4")
    stand(s, 1, "b4")
    foe(s, "orc", "a3")
    foe(s, "orc", "b3")
    assert at(s, "a2") not in reach(s, 0, 3)
    s.markers = (("fire", at(s, "a1"), "phase", 0),)
    furnish(s, "chest", "a2")
    s = do(s, 0, "use flight hero:1")
    ways = reach(s, 0, 3)
    assert at(s, "a1") in ways
    assert at(s, "a2") not in ways
    assert at(s, "a3") not in ways
    assert may(s, 0, "run") == ["run"]
    s = do(s, 0, f"walk {on('a1')}")
    assert s.heroes[0].life == 20
    assert s.heroes[0].square == at(s, "a1")
    s = do(s, 0, "end")
    assert not s.heroes[0].has("flying")


@pytest.mark.rule("M3")
def test_flight_is_for_oneself_or_an_ally_beside_and_lasts_that_ones_turn() -> None:
    s = mage("flight")
    assert refused(s, 0, "use flight hero:2") == Rejected("ally-beside", "M3", skill="flight")
    stand(s, 1, "c3")
    s = do(s.copy(), 0, "use flight hero:2")
    s = do(s, 0, "end")
    assert s.heroes[1].has("flying")


@pytest.mark.rule("M3", "M2")
def test_flight_is_no_help_against_a_cloud() -> None:
    s = mage("flight")
    foe(s, "zombie", "d1")
    s.markers = (("cloud", at(s, "b3"), "round", 0),)
    marked(s, 0, "flying", 1, "turn", 0)
    s = do(s, 0, f"walk {on('b3')}", Hand(combat=[1, 10]))
    assert s.heroes[0].has("choked")


# M4


@pytest.mark.rule("M4")
def test_an_ice_block_pits_magic_against_strength() -> None:
    s = mage("ice-block")
    ogre = foe(s, "ogre", "d2")
    held = closed(do(s, 0, "use ice-block ogre number=1", Hand(combat=[7, 5])))
    assert held.monster(ogre).has("frozen")
    assert held.monster(ogre).life == 10
    tie = closed(do(s, 0, "use ice-block ogre number=1", Hand(combat=[6, 5])))
    assert not tie.monster(ogre).has("frozen")


@pytest.mark.rule("M4")
def test_whoever_is_frozen_does_nothing_until_a_test_of_strength_frees() -> None:
    s = mage("ice-block")
    stand(s, 1, "c2")
    ogre = foe(s, "ogre", "d2")
    marked(s, ogre, "frozen", 1, "phase", 0)
    s = do(do(s, 0, "end"), 1, "end", Hand(test=[2]))
    assert s.monster(ogre).has("frozen")
    assert may(s, MASTER, "strike") == []
    s = do(s, MASTER, "done")
    s = do(do(s, 0, "end"), 1, "end", Hand(test=[3]))
    assert not s.monster(ogre).has("frozen")
    assert may(s, MASTER, "strike") == ["strike ogre number=1 hero:2"]


@pytest.mark.rule("M4")
def test_a_loss_of_life_breaks_the_ice_and_the_frozen_still_defend() -> None:
    s = mage("magic-missile")
    ogre = foe(s, "ogre", "d2")
    marked(s, ogre, "frozen", 1, "phase", 0)
    missed = closed(do(s, 0, "use magic-missile ogre number=1", Hand(combat=[1, 10])))
    assert missed.monster(ogre).has("frozen")
    hit = closed(do(s, 0, "use magic-missile ogre number=1", Hand(combat=[5, 1])))
    assert not hit.monster(ogre).has("frozen")


@pytest.mark.rule("M4")
def test_a_frozen_hero_has_no_skill_and_no_fatigue_for_dice() -> None:
    s = mage("heal")
    knight = s.own_hero(1)
    knight.fatigue, knight.skills = 3, ("parry", "war-cry")
    marked(s, 1, "frozen", 1, "phase", 0)
    stand(s, 1, "c2")
    foe(s, "ogre", "d2")
    assert may(s, 1, "use") == []
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:2", Hand(combat=[10, 1]))
    assert may(s, 1, "strain") == []
    assert "use parry" not in may(s, 1, "use")


# M5


@pytest.mark.rule("M5")
def test_an_earthquake_shakes_every_other_figure_of_the_zone() -> None:
    s = mage("earthquake")
    ogre, orc, flyer = foe(s, "ogre", "d2"), foe(s, "orc", "d4"), foe(s, "demon", "a1")
    marked(s, flyer, "flying", 1, "turn", flyer)
    s = do(s, 0, "use earthquake", Hand(test=[5, 6, 2], earthquake=[3, 2]))
    assert s.heroes[1].life == 20 - 3
    assert s.heroes[1].has("slowed")
    assert s.monster(ogre).life == 10
    assert s.monster(orc).life == 5 - 2
    assert s.monster(orc).has("slowed")
    assert s.monster(flyer).life == 10
    assert (s.heroes[0].life, s.heroes[0].has("slowed")) == (20, False)


@pytest.mark.rule("M5")
def test_the_slowed_do_not_move_but_attack_until_the_end_of_their_next_turn() -> None:
    s = mage("earthquake")
    stand(s, 1, "c3")
    ogre = foe(s, "ogre", "d3")
    s = do(s, 0, "use earthquake", Hand(test=[1, 1], earthquake=[1, 1]))
    assert may(s, 1, "walk") == may(s, 1, "run") == []
    assert may(s, 1, "strike") == ["strike ogre number=1"]
    s = do(do(s, 1, "end"), 0, "end")
    assert s.heroes[1].has("slowed")
    assert may(s, MASTER, "march") == []
    assert may(s, MASTER, "strike") == ["strike ogre number=1 hero:2"]
    s = do(s, MASTER, "done")
    assert not s.monster(ogre).has("slowed")
    assert s.heroes[1].has("slowed")
    s = do(s, 1, "end")
    assert not s.heroes[1].has("slowed")


@pytest.mark.rule("A-13", "M5")
def test_where_fatigue_is_for_every_die_it_is_for_the_harm_of_a_spell_too() -> None:
    s = mage("earthquake", pf_scope="all")
    s.own_hero(1).marks = (("flying", 1, "turn", 1),)
    s.own_hero(0).fatigue = 4
    ogre = foe(s, "ogre", "d2")
    s = do(s, 0, "use earthquake", Hand(test=[1], earthquake=[1]))
    top = s.frames[-1]
    assert isinstance(top, HarmRoll)
    assert (top.die, top.most) == (1, 4)
    assert may(s, 0, "strain") == ["strain fatigue=1", "strain fatigue=2", "strain fatigue=3"]
    assert closed(s).monster(ogre).life == 9
    more = do(s, 0, "strain fatigue=2")
    assert (closed(more).monster(ogre).life, more.heroes[0].fatigue) == (7, 1)
    most = do(s, 0, "strain fatigue=3")
    assert not most.frames, "a four-sided die shows no more than four"
    assert most.monster(ogre).life == 6
    plain = mage("earthquake")
    plain.own_hero(1).marks = (("flying", 1, "turn", 1),)
    plain.own_hero(0).fatigue = 4
    foe(plain, "ogre", "d2")
    assert not do(plain, 0, "use earthquake", Hand(test=[1], earthquake=[1])).frames


@pytest.mark.rule("A-13", "M6")
def test_only_whose_fire_it_is_strains_over_what_it_burns() -> None:
    s = mage("wall-of-fire", pf_scope="all")
    s.own_hero(0).fatigue = s.own_hero(1).fatigue = 2
    orc = foe(s, "orc", "d1")
    foe(s, "zombie", "a1")
    s.markers = (("fire", at(s, "d2"), "phase", 0),)
    s.step = MONSTERS
    s = do(s, MASTER, f"march orc number=1 {on('d2')}", Hand(fire=[2]))
    assert [bool(may(s, seat, "strain")) for seat in range(2)] == [True, False]
    assert closed(do(s, 0, "strain fatigue=2")).monster(orc).life == 1


@pytest.mark.rule("M5", "A-70")
def test_whoever_casts_is_paid_for_what_falls() -> None:
    s = mage("earthquake")
    stand(s, 1, "b5")
    foe(s, "goblin", "d2", life=1)
    s.own_hero(1).marks = (("flying", 1, "turn", 1),)
    s = do(s, 0, "use earthquake", Hand(test=[1], earthquake=[1]))
    assert s.heroes[0].earned == 10


# M6


@pytest.mark.rule("M6")
def test_a_wall_of_fire_is_up_to_four_free_squares_that_touch() -> None:
    s = mage("wall-of-fire")
    foe(s, "ogre", "d3")
    starts = {sentence.removeprefix("use wall-of-fire ") for sentence in may(s, 0, "use")}
    assert on("c3") in starts
    assert on("d3") not in starts
    assert on("b2") not in starts
    s = do(s, 0, f"use wall-of-fire {on('c3')}")
    assert set(may(s, 0, "spread")) == {f"spread {on(name)}" for name in ("c2", "c4", "b3")}
    s = do(s, 0, f"spread {on('c4')}")
    assert set(may(s, 0, "spread")) == {f"spread {on(name)}" for name in ("c2", "b3", "b4", "d4", "c5")}
    s = do(s, 0, f"spread {on('c2')}")
    s = do(s, 0, f"spread {on('c1')}")
    assert not s.frames
    assert set(s.markers) == {("fire", at(s, name), "phase", 0) for name in ("c1", "c2", "c3", "c4")}


@pytest.mark.rule("M6")
def test_a_wall_may_be_shorter_and_burns_webs() -> None:
    s = mage("wall-of-fire")
    foe(s, "ogre", "d3")
    s.markers = (("web", at(s, "c3"), "quest", 99), ("web", at(s, "c1"), "quest", 99))
    s = do(do(s, 0, f"use wall-of-fire {on('c3')}"), 0, "enough")
    assert markers(s, "fire") == {at(s, "c3")}
    assert markers(s, "web") == {at(s, "c1")}
    assert not s.frames


@pytest.mark.rule("M6")
def test_whoever_enters_a_square_of_fire_is_burnt_each_time() -> None:
    s = mage("wall-of-fire")
    foe(s, "zombie", "d1")
    s.markers = (("fire", at(s, "a3"), "phase", 0), ("fire", at(s, "a2"), "phase", 0))
    s = do(s, 1, f"walk {on('a3')}", Hand(fire=[6]))
    s = do(s, 1, f"walk {on('a2')}", Hand(fire=[2]))
    assert s.heroes[1].life == 20 - 6 - 2


@pytest.mark.rule("M6", "A-28")
def test_fire_does_not_block_sight_and_is_gone_with_the_fight() -> None:
    s = mage("magic-missile")
    zombie = foe(s, "zombie", "d2")
    s.markers = (("fire", at(s, "c2"), "phase", 0),)
    assert may(s, 0, "use") == ["use magic-missile zombie number=1"]
    s.monsters = tuple([monster for monster in s.monsters if monster.uid != zombie])
    rounds.end_combat(s, Hand(), SILENT)
    assert not s.markers


@pytest.mark.rule("A-55", "M6")
def test_fire_does_nothing_to_those_whom_magic_alone_harms() -> None:
    s = mage("wall-of-fire")
    demon = foe(s, "demon", "d3")
    orc = foe(s, "orc", "d1")
    s.markers = (("fire", at(s, "d4"), "phase", 0), ("fire", at(s, "d2"), "phase", 0))
    s.step = MONSTERS
    s = do(s, MASTER, f"march demon number=1 {on('d4')}")
    assert s.monster(demon).life == 10
    s = do(s, MASTER, f"march orc number=1 {on('d2')}", Hand(fire=[4]))
    assert s.monster(orc).life == 1


@pytest.mark.rule("M6", "A-70")
def test_the_fire_of_a_dead_sorcerer_still_burns_and_pays_nobody() -> None:
    s = mage("wall-of-fire")
    foe(s, "orc", "d1", life=1)
    foe(s, "zombie", "a1")
    s.markers = (("fire", at(s, "d2"), "phase", 99),)
    s.step = MONSTERS
    log = Log()
    s = do(s, MASTER, f"march orc number=1 {on('d2')}", Hand(fire=[4]), log)
    assert told(log, "slain")[0]["by"] == "nobody"
    assert [figure.earned for figure in s.heroes] == [0, 0]


# M7


@pytest.mark.rule("M7")
def test_a_fireball_is_one_attack_die_against_everybody_in_three_by_three() -> None:
    s = mage("fireball")
    stand(s, 1, "c2")
    one, two, out = foe(s, "ogre", "d2"), foe(s, "orc", "d4"), foe(s, "orc", "a1")
    log = Log()
    s = do(s, 0, f"use fireball {on('d3')}", Hand(combat=[6, 1, 2, 4]), log)
    s = closed(s, None, log)
    attacks = told(log, "attacked")
    assert [(found["target"], found["die"], found["counter"]) for found in attacks] == [
        (1, 6, 1),
        ("ogre:1", 6, 2),
        ("orc:1", 6, 4),
    ]
    assert {(found["trait"], found["power"]) for found in attacks} == {(5, 2)}
    assert s.heroes[1].life == 20 - (6 + 5 + 2 - 1 - 5)
    assert s.monster(one).life == 10 - (6 + 5 + 2 - 2 - 4 - 3)
    assert s.monster(two).life == 5 - (6 + 5 + 2 - 4 - 3 - 2)
    assert s.monster(out).life == 5


@pytest.mark.rule("M7")
def test_a_mage_can_be_caught_in_the_own_fireball() -> None:
    s = mage("fireball")
    foe(s, "ogre", "c2")
    s = closed(do(s, 0, f"use fireball {on('b2')}", Hand(combat=[6, 1, 10])))
    assert s.heroes[0].life == 20 - (6 + 5 + 2 - 1 - 3)


@pytest.mark.rule("M7", "A-12")
def test_fatigue_on_the_one_die_counts_against_everybody() -> None:
    s = mage("fireball", fatigue=3)
    foe(s, "ogre", "d2")
    foe(s, "ogre", "d3")
    log = Log()
    s = do(s, 0, f"use fireball {on('d2')}", Hand(combat=[6, 1, 1]), log)
    s = closed(do(s, 0, "strain fatigue=2", None, log), None, log)
    assert [found["more"] for found in told(log, "attacked")] == [2, 2]


@pytest.mark.rule("M7", "A-12")
def test_fatigue_before_the_dice_counts_against_everybody_once() -> None:
    s = table(hero("human", "mage", "fireball", destiny=0, fatigue=3), pf_timing="before")
    stand(s, 0, "b2")
    foe(s, "ogre", "d2")
    foe(s, "ogre", "d3")
    log = Log()
    s = do(s, 0, f"use fireball {on('d2')}", None, log)
    s = do(s, 0, "strain fatigue=2", Hand(combat=[6, 1, 1]), log)
    assert [found["more"] for found in told(log, "attacked")] == [2, 2]


@pytest.mark.rule("M7", "V6")
def test_all_inside_answer_before_the_one_die_is_rolled() -> None:
    s = table(*[hero("human", "thief", "dodge", fatigue=1, destiny=0) for _ in range(2)])
    stand(stand(s, 0, "c3"), 1, "d3")
    foe(s, "orc", "d2")
    foe(s, "evil-sorcerer", "a1", spells=("fireball",))
    s.step = MONSTERS
    s = do(s, MASTER, f"cast evil-sorcerer number=1 fireball {on('c2')}")
    assert may(s, 0, "use") == ["use dodge"]
    s = do(s, 0, "use dodge")
    assert may(s, 1, "use") == ["use dodge"]
    log = Log()
    s = closed(close(s, Hand(combat=[1, 4, 5, 6]), log), None, log)
    found = [(attack["target"], attack["counter"], attack["aid"]) for attack in told(log, "attacked")]
    assert found == [(0, 4, 3), (1, 5, 0), ("orc:1", 6, 0)]
    assert [thief.fatigue for thief in s.heroes] == [0, 1]


@pytest.mark.rule("M7")
def test_a_fireball_does_not_reach_round_a_wall_and_burns_webs() -> None:
    s = mage("fireball")
    square_room = DUNGEON_NAMES.index("square-room")
    layout.lay(s, 1, square_room, layout.ways(s, s.doors[0], square_room)[0], Hand(rest=1))
    behind, through = at(s, "a1") - ROW, at(s, "b1") - ROW
    assert {behind, through} <= plan_of(s).floor
    for square in (behind, through):
        s.own_monster(foe(s, "orc", "d4")).square = square
    s.markers = (("web", at(s, "a2"), "quest", 99), ("web", behind, "quest", 99))
    log = Log()
    s = do(s, 0, f"use fireball {on('a1')}", Hand(combat=[1, 1, 10]), log)
    assert [found["target"] for found in told(log, "attacked")] == [0, "orc:2"]
    assert markers(s, "web") == {behind}


@pytest.mark.rule("M7")
def test_a_fireball_is_thrown_where_an_enemy_is() -> None:
    s = mage("fireball")
    foe(s, "orc", "d4")
    assert {sentence.removeprefix("use fireball ") for sentence in may(s, 0, "use")} == {
        on(name) for name in ("c3", "d3", "c4", "d4", "c5")
    }
    assert refused(s, 0, f"use fireball {on('a1')}") == Rejected("out-of-aim", "M7", skill="fireball")


# M8


@pytest.mark.rule("M8")
def test_the_invisible_are_no_target_and_neither_stop_nor_are_stopped() -> None:
    s = mage("invisibility")
    archer, ogre = foe(s, "orc-archer", "d4"), foe(s, "ogre", "c2")
    s = do(s, 0, "use invisibility hero:1")
    assert at(s, "b2") not in stopping_squares(s, ogre)
    assert stopping_squares(s, 0) == frozenset()
    s.step = MONSTERS
    assert [sentence for sentence in may(s, MASTER, "strike") + may(s, MASTER, "shoot") if "hero:1" in sentence] == []
    assert s.monster(archer).attacks == 0


@pytest.mark.rule("M8")
@pytest.mark.parametrize(
    "deed", ["strike ogre number=1", "use magic-missile ogre number=1", "use astral-armour hero:1"]
)
def test_whoever_attacks_or_casts_is_seen_again(deed: str) -> None:
    s = mage("magic-missile", "astral-armour")
    foe(s, "ogre", "c2")
    marked(s, 0, "invisible", 1, "phase", 0)
    s = do(s, 0, deed, Hand(combat=[1, 10]) if "ogre" in deed else None)
    assert not s.heroes[0].has("invisible")


@pytest.mark.rule("M8")
def test_whoever_searches_is_seen_again_and_it_ends_with_the_stretch() -> None:
    s = mage("invisibility")
    s = do(s, 0, "use invisibility hero:1")
    searched = do(s, 0, "search", Hand(search=[5]))
    assert not searched.heroes[0].has("invisible")
    foe(s, "ogre", "d4")
    s.combat = 0
    s.frames = ()
    rounds._end_stretch(s, "pe", SILENT)
    assert not s.heroes[0].has("invisible")


# M9


@pytest.mark.rule("M9")
def test_astral_armour_adds_two_to_the_armour_of_one_in_sight_and_not_twice() -> None:
    s = mage("astral-armour", fatigue=2)
    s = do(s, 0, "use astral-armour hero:2")
    assert armour(s, 1) == 2
    again = s.copy()
    again.own_hero(0).tilted = ()
    assert may(again, 0, "use") == ["use astral-armour hero:1"]
    assert refused(again, 0, "use astral-armour hero:2") == Rejected("of-no-use", "M9", skill="astral-armour")


@pytest.mark.rule("M9", "A-90")
def test_astral_armour_protects_a_captive_as_well() -> None:
    s = mage("astral-armour")
    captive = foe(s, "captive", "d1")
    before = armour(s, captive)
    s = do(s, 0, "use astral-armour captive number=1")
    assert armour(s, captive) == before + 2


# M10


@pytest.mark.rule("M10")
def test_a_mage_jumps_to_any_free_square_in_sight_for_no_points() -> None:
    s = mage("teleport")
    foe(s, "ogre", "c2")
    said = may(s, 0, "use")
    assert f"use teleport hero:1 {on('d4')}" in said
    assert f"use teleport hero:1 {on('c2')}" not in said
    assert f"use teleport hero:1 {on('d2')}" not in said
    s = do(s, 0, f"use teleport hero:1 {on('d4')}")
    assert s.heroes[0].square == at(s, "d4")
    assert (s.heroes[0].left, s.heroes[0].entered) == (-1, 0)


@pytest.mark.rule("M10", "A-58")
def test_nobody_jumps_into_a_web() -> None:
    s = mage("teleport")
    s.markers = (("web", at(s, "d4"), "quest", -1), ("fire", at(s, "d1"), "phase", 0))
    said = may(s, 0, "use")
    assert f"use teleport hero:1 {on('d4')}" not in said
    assert f"use teleport hero:1 {on('d1')}" in said


@pytest.mark.rule("M10")
def test_an_ally_must_be_willing() -> None:
    s = mage("teleport")
    s = do(s, 0, f"use teleport hero:2 {on('d1')}")
    assert s.heroes[0].fatigue == 1
    yes = do(s, 1, "accept")
    assert yes.heroes[1].square == at(s, "d1")
    assert yes.heroes[0].fatigue == 0
    no = do(s, 1, "decline")
    assert no.heroes[1].square == at(s, "a4")
    assert no.heroes[0].fatigue == 1
    assert not any("hero:2" in sentence for sentence in may(no, 0, "use"))


@pytest.mark.rule("M10")
def test_a_jump_frees_from_ice_circle_and_pit() -> None:
    s = mage("teleport")
    for name in ("frozen", "prisoner", "pit", "cursed"):
        marked(s, 1, name, 1, "phase", 0)
    s = do(do(s, 0, f"use teleport hero:2 {on('d1')}"), 1, "accept")
    assert [mark[0] for mark in s.heroes[1].marks] == ["cursed"]


@pytest.mark.rule("M10")
def test_a_jump_into_fire_burns() -> None:
    s = mage("teleport")
    s.markers = (("fire", at(s, "d4"), "phase", 0),)
    s = do(s, 0, f"use teleport hero:1 {on('d4')}", Hand(fire=[3]))
    assert s.heroes[0].life == 17


@pytest.mark.rule("A-86")
def test_a_spell_breaks_a_lull() -> None:
    s = mage("flight", "heal")
    foe(s, "zombie", "d4")
    s = do(s, 0, "use flight hero:1")
    assert s.stirred == 2


@pytest.mark.quick
@pytest.mark.rule("DJ-086")
def test_the_die_of_a_spellbook_reads_the_list_of_the_mage() -> None:
    assert SPELLS[0] == "magic-missile"
    assert SPELLS[9] == "teleport"
