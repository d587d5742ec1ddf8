"""The warrior's skills (G1 … G8)."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.questions.sheet import bonus
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


def warrior(*skills: str, **fields: object) -> State:
    """One on b2, with a long sword and nothing that could be spent on dice but what skills need."""
    known = {"destiny": 0, "weapon": "long-sword", **fields}
    return stand(table(hero("human", "warrior", *skills, **known)), 0, "b2")


def strike(s: State, sentence: str, *dice: int) -> dict[str, int]:
    """Return the parts of the attack, as logged."""
    log = Log()
    closed(do(s, 0, sentence, Hand(combat=list(dice)), log), None, log)
    found: dict[str, int] = told(log, "attacked")[0]
    return found


@pytest.mark.rule("G1")
def test_a_power_blow_adds_three_to_a_melee_attack() -> None:
    s = warrior("power-blow", fatigue=1)
    foe(s, "ogre", "c2")
    assert strike(s, "strike ogre number=1", 5, 5)["more"] == 0
    assert strike(s, "strike ogre number=1 power-blow", 5, 5)["more"] == 3
    after = do(s, 0, "strike ogre number=1 power-blow", Hand(combat=[5, 5]))
    assert after.heroes[0].fatigue == 0
    assert after.heroes[0].tilted == (("power-blow", 1),)


@pytest.mark.rule("G1")
def test_a_power_blow_is_for_melee_alone() -> None:
    s = warrior("power-blow", weapon="long-bow", pack={"arrow": 3})
    foe(s, "ogre", "d2")
    assert may(s, 0, "shoot") == ["shoot ogre number=1"]


@pytest.mark.rule("DJ-023")
def test_two_boosts_need_two_points_of_fatigue() -> None:
    thief = hero("human", "thief", "backstab", "aimed-shot", weapon="short-bow", pack={"arrow": 3}, fatigue=1)
    s = stand(stand(table(thief, hero()), 0, "a1"), 1, "d3")
    foe(s, "ogre", "d2")
    said = may(s, 0, "shoot")
    assert "shoot ogre number=1 aimed-shot" in said or "shoot ogre number=1 backstab" in said
    assert not any("backstab" in sentence and "aimed-shot" in sentence for sentence in said)
    s = s.copy()
    s.own_hero(0).fatigue = 2
    assert any("backstab" in sentence and "aimed-shot" in sentence for sentence in may(s, 0, "shoot"))


@pytest.mark.rule("G2")
def test_a_whirlwind_attacks_each_enemy_beside_with_dice_of_its_own() -> None:
    s = warrior("whirlwind", fatigue=1)
    one, two, far = foe(s, "ogre", "c2"), foe(s, "ogre", "a1"), foe(s, "ogre", "d4")
    log = Log()
    s = closed(do(s, 0, "use whirlwind", Hand(combat=[9, 1, 8, 10]), log), None, log)
    attacks = told(log, "attacked")
    assert [(found["die"], found["counter"], found["more"]) for found in attacks] == [(9, 1, -1), (8, 10, -1)]
    # 9 + 5 + 3 - 1 against 1 + 4 + 3
    assert [s.monster(uid).life for uid in (one, two, far)] == [2, 10, 10]
    assert s.heroes[0].struck == 1
    assert refused(s, 0, "strike ogre number=1") == Rejected("struck-already", "A-31")


@pytest.mark.rule("G2")
def test_a_card_added_to_a_whirlwind_counts_for_one_attack() -> None:
    s = warrior("whirlwind", "power-blow", fatigue=2)
    foe(s, "ogre", "c2")
    foe(s, "ogre", "a1")
    assert may(s, 0, "use") == [
        "use whirlwind",
        "use whirlwind power-blow ogre number=1",
        "use whirlwind power-blow ogre number=2",
    ]
    log = Log()
    s = closed(do(s, 0, "use whirlwind power-blow ogre number=2", Hand(combat=[1, 9, 1, 9]), log), None, log)
    assert [found["more"] for found in told(log, "attacked")] == [-1, 2]
    assert s.heroes[0].fatigue == 0
    assert [name for name, _ in s.heroes[0].tilted] == ["whirlwind", "power-blow"]


@pytest.mark.rule("G2")
def test_with_fatigue_for_one_card_no_other_is_added_to_a_whirlwind() -> None:
    s = warrior("whirlwind", "power-blow", fatigue=1)
    foe(s, "ogre", "c2")
    assert may(s, 0, "use") == ["use whirlwind"]


@pytest.mark.rule("G3")
def test_whoever_fells_an_enemy_may_strike_another_beside() -> None:
    s = warrior("cleave", fatigue=1)
    first, second = foe(s, "goblin", "c2"), foe(s, "ogre", "a1")
    foe(s, "ogre", "d4")
    s = do(s, 0, "strike goblin number=1", Hand(combat=[10, 1]))
    assert not s.is_there(first)
    assert may(s, 0, "use") == ["use cleave ogre number=1"]
    s = closed(do(s, 0, "use cleave ogre number=1", Hand(combat=[8, 1])))
    assert s.monster(second).life == 10 - (8 + 5 + 3 - 1 - 4 - 3)
    assert s.heroes[0].fatigue == 0
    assert not s.frames


@pytest.mark.rule("G3")
def test_a_cleave_may_be_left_and_needs_a_kill() -> None:
    s = warrior("cleave", fatigue=1)
    foe(s, "goblin", "c2")
    foe(s, "ogre", "a1")
    after = close(do(s, 0, "strike goblin number=1", Hand(combat=[10, 1])))
    assert not after.frames
    assert after.heroes[0].fatigue == 1
    assert not closed(do(s, 0, "strike goblin number=1", Hand(combat=[1, 10]))).frames


@pytest.mark.rule("G3")
def test_a_cleave_never_triggers_itself_nor_follows_a_whirlwind() -> None:
    s = warrior("cleave", "whirlwind", fatigue=5)
    foe(s, "goblin", "c2")
    foe(s, "goblin", "a1")
    foe(s, "ogre", "b3")
    after = do(s, 0, "strike goblin number=1", Hand(combat=[10, 1]))
    after = do(after, 0, "use cleave goblin number=2", Hand(combat=[5, 9])).copy()
    after.own_hero(0).tilted = ()
    after = do(after, 0, may(after, 0, "strain")[-1])
    assert len(after.monsters) == 1
    assert not after.frames
    swept = do(s, 0, "use whirlwind", Hand(combat=[10, 1, 5, 9]))
    assert len(swept.monsters) == 2
    assert swept.frames[-1].kind == "attack"


@pytest.mark.rule("G3")
def test_a_shot_does_not_cleave() -> None:
    s = warrior("cleave", weapon="long-bow", pack={"arrow": 3}, fatigue=1)
    foe(s, "goblin", "d2")
    foe(s, "ogre", "a1")
    s = do(s, 0, "shoot goblin number=1", Hand(combat=[10, 1]))
    assert len(s.monsters) == 1
    assert not s.frames


def attacked(s: State, uid: int, target: str, via: str = "strike") -> State:
    """The monsters' turn: this one attacks; what may be answered before the dice is open."""
    s.step = MONSTERS
    monster = s.monster(uid)
    return do(s, MASTER, f"{via} {monster.kind} number={monster.number} {target}")


@pytest.mark.rule("G4")
def test_a_bodyguard_takes_the_blow_for_an_ally_beside() -> None:
    mage = hero("human", "mage", fatigue=0, destiny=0)
    s = table(hero("human", "warrior", "bodyguard", fatigue=1, destiny=0, armour="full-plate"), mage)
    stand(stand(s, 0, "b2"), 1, "b3")
    ogre = foe(s, "ogre", "c3")
    s = attacked(s, ogre, "hero:2")
    assert may(s, 0, "use") == ["use bodyguard"]
    s = do(s, 0, "use bodyguard", Hand(combat=[10, 1]))
    s = closed(s)
    assert s.heroes[0].life == 20 - (10 + 5 + 4 - 1 - 5 - 4)
    assert s.heroes[1].life == 20
    assert s.heroes[0].fatigue == 0


@pytest.mark.rule("G4")
def test_nobody_guards_from_afar_or_against_an_area() -> None:
    s = table(hero("human", "warrior", "bodyguard", destiny=0), hero("human", "mage", fatigue=0, destiny=0))
    stand(stand(s, 0, "a1"), 1, "b3")
    ogre = foe(s, "ogre", "c3")
    far = s.copy()
    far.step = MONSTERS
    far = do(far, MASTER, "strike ogre number=1 hero:2", Hand(combat=[1, 10]))
    assert not far.frames
    stand(s, 0, "b2")
    s.own_monster(ogre).spells = ("toxic-cloud",)
    s.step = MONSTERS
    s = do(s, MASTER, "cast ogre number=1 toxic-cloud zone=1 column:a row=3", Hand(combat=[1, 10]))
    assert not s.frames or not isinstance(s.frames[-1], Attack)


@pytest.mark.rule("G4", "V6")
def test_a_dodge_is_lost_when_a_bodyguard_steps_in() -> None:
    guard = hero("human", "warrior", "bodyguard", fatigue=1, destiny=0)
    s = table(guard, hero("human", "thief", "dodge", fatigue=1, destiny=0))
    stand(stand(s, 0, "b2"), 1, "b3")
    s = do(attacked(s, foe(s, "ogre", "c3"), "hero:2"), 1, "use dodge")
    log = Log()
    s = do(s, 0, "use bodyguard", Hand(combat=[1, 10]), log)
    assert told(log, "attacked")[0]["aid"] == 0
    assert not s.frames


@pytest.mark.rule("G4", "DJ-126")
def test_fatigue_of_the_ally_does_not_help_the_bodyguard() -> None:
    guard = hero("human", "warrior", "bodyguard", fatigue=1, destiny=0)
    s = table(guard, hero("human", "mage", fatigue=3, destiny=0), pf_timing="before")
    stand(stand(s, 0, "b2"), 1, "b3")
    s = do(attacked(s, foe(s, "ogre", "c3"), "hero:2"), 1, "strain fatigue=3")
    log = Log()
    s = do(s, 0, "use bodyguard", Hand(combat=[1, 10]), log)
    assert told(log, "attacked")[0]["aid"] == 0
    assert (s.heroes[0].fatigue, s.heroes[1].fatigue) == (0, 0)


@pytest.mark.rule("G4", "M4")
def test_a_bodyguard_steps_into_the_ice() -> None:
    s = table(hero("dwarf", "warrior", "bodyguard", fatigue=1, destiny=0), hero("human", "mage", fatigue=0, destiny=0))
    stand(stand(s, 0, "b2"), 1, "b3")
    foe(s, "skeleton-sorcerer", "d3")
    s.step = MONSTERS
    s = do(s, MASTER, "cast skeleton-sorcerer number=1 ice-block hero:2")
    log = Log()
    s = do(s, 0, "use bodyguard", Hand(combat=[5, 4]), log)
    assert told(log, "attacked")[0]["guard"] == 4
    assert [figure.has("frozen") for figure in s.heroes] == [True, False]


@pytest.mark.rule("G5")
def test_a_parry_adds_three_to_the_defence_against_blade_and_missile() -> None:
    s = warrior("parry", fatigue=1)
    ogre = foe(s, "ogre", "c2")
    archer = foe(s, "orc-archer", "d4")
    for uid, via in ((ogre, "strike"), (archer, "shoot")):
        log = Log()
        after = attacked(s, uid, "hero:1", via)
        assert may(after, 0, "use") == ["use parry"]
        after = closed(do(after, 0, "use parry", Hand(combat=[5, 5]), log), None, log)
        assert told(log, "attacked")[0]["aid"] == 3
        assert after.heroes[0].fatigue == 0


@pytest.mark.rule("G5")
def test_a_spell_is_not_parried() -> None:
    s = warrior("parry", fatigue=1)
    sorcerer = foe(s, "evil-sorcerer", "d4")
    s.step = MONSTERS
    s = do(s, MASTER, "cast evil-sorcerer number=1 magic-missile hero:1", Hand(combat=[1, 10]))
    assert s.monster(sorcerer).cast == 1
    assert may(s, 0, "use") == []


@pytest.mark.rule("G6")
def test_a_charge_is_a_run_of_two_squares_and_a_harder_blow_that_pushes() -> None:
    s = warrior("charge", fatigue=1)
    stand(s, 0, "a1")
    ogre = foe(s, "ogre", "c3")
    s = do(s, 0, "use charge", Hand(run=[2]))
    assert s.heroes[0].ran == 1
    assert s.heroes[0].left == 5
    assert s.heroes[0].fatigue == 0
    near = do(s, 0, "walk zone=1 column:b row=2")
    assert strike(near, "strike ogre number=1", 10, 1)["more"] == 0
    s = do(do(s, 0, "walk zone=1 column:a row=2"), 0, "walk zone=1 column:b row=2")
    assert s.heroes[0].entered == 2
    assert strike(s, "strike ogre number=1", 10, 1)["more"] == 2
    s = closed(do(s, 0, "strike ogre number=1", Hand(combat=[8, 8])))
    assert s.monster(ogre).square == at(s, "d4")
    assert not s.heroes[0].has("charging")


@pytest.mark.rule("G6")
def test_a_charge_that_misses_does_not_push() -> None:
    s = warrior("charge", fatigue=1)
    stand(s, 0, "a1")
    ogre = foe(s, "ogre", "c3")
    s = do(s, 0, "use charge", Hand(run=[2]))
    s = do(do(s, 0, "walk zone=1 column:a row=2"), 0, "walk zone=1 column:b row=2")
    s = closed(do(s, 0, "strike ogre number=1", Hand(combat=[1, 10])))
    assert s.monster(ogre).square == at(s, "c3")


@pytest.mark.rule("G6")
@pytest.mark.parametrize("stop", ["wall", "figure", "furniture", "fire"])
def test_a_push_ends_before_walls_figures_furniture_and_fire(stop: str) -> None:
    s = stand(warrior("charge", fatigue=1), 0, "a1")
    where = "a3" if stop == "wall" else "c3"
    ogre = foe(s, "ogre", where)
    if stop == "figure":
        foe(s, "goblin", "d4")
    elif stop == "furniture":
        furnish(s, "chest", "d4")
    elif stop == "fire":
        s.markers = (("fire", at(s, "d4"), "phase", 0),)
    s = do(s, 0, "use charge", Hand(run=[2]))
    s = do(do(s, 0, "walk zone=1 column:b row=1"), 0, "walk zone=1 column:b row=2")
    s = closed(do(s, 0, "strike ogre number=1", Hand(combat=[8, 8])))
    assert s.monster(ogre).square == at(s, where)


@pytest.mark.rule("G6", "DJ-105")
def test_no_charge_in_the_dark_nor_after_a_step() -> None:
    s = warrior("charge")
    stand(s, 0, "a1")
    foe(s, "ogre", "d4")
    walked = do(s, 0, "walk zone=1 column:a row=2")
    assert may(walked, 0, "use") == []
    s = s.copy()
    s.own_zone(0).dark = 1
    assert may(s, 0, "use") == []


@pytest.mark.rule("G6", "G2")
def test_a_charge_counts_for_one_attack_of_a_whirlwind() -> None:
    s = warrior("charge", "whirlwind", fatigue=2)
    stand(s, 0, "a1")
    foe(s, "ogre", "c3")
    foe(s, "ogre", "c2")
    charging = s.own_hero(0)
    charging.marks, charging.entered, charging.square = (("charging", 1, "turn", 0),), 2, at(s, "b2")
    log = Log()
    assert "use whirlwind charge ogre number=2" in may(s, 0, "use")
    closed(do(s, 0, "use whirlwind charge ogre number=2", Hand(combat=[1, 9, 1, 9]), log), None, log)
    assert [found["more"] for found in told(log, "attacked")] == [-1, 1]


@pytest.mark.rule("G7")
def test_a_war_cry_daunts_enemies_within_four_squares_and_in_sight() -> None:
    s = stand(table(hero("human", "warrior", "war-cry"), card="royal-crypt"), 0, "a8")
    near, far = foe(s, "orc", "a4"), foe(s, "orc", "c3")
    log = Log()
    s = do(s, 0, "use war-cry", None, log)
    assert s.monster(near).sum("daunted") == 1
    assert s.monster(far).sum("daunted") == 0
    assert bonus(s, near, 0, "melee") == -1
    s = do(s, 0, "end")
    assert s.monster(near).sum("daunted") == 1
    s = do(s, MASTER, "done")
    assert s.monster(near).sum("daunted") == 0


@pytest.mark.rule("G7")
def test_a_war_cry_is_not_heard_behind_somebody() -> None:
    s = stand(table(hero("human", "warrior", "war-cry")), 0, "a4")
    foe(s, "orc", "a2")
    hidden = foe(s, "orc", "a1")
    s = do(s, 0, "use war-cry")
    assert s.monster(hidden).sum("daunted") == 0


@pytest.mark.rule("G8")
def test_a_door_breaker_opens_what_he_has_failed_on() -> None:
    s = warrior("door-breaker", fatigue=1)
    door = s.own_door(1)
    door.locked, door.tried = 1, (0,)
    stand(s, 0, "b1")
    assert may(s, 0, "force") == []
    assert may(s, 0, "use") == ["use door-breaker door number=1"]
    s = do(s, 0, "use door-breaker door number=1", Hand(rest=1))
    assert s.doors[0].state == OPEN
    assert s.heroes[0].fatigue == 0


@pytest.mark.rule("G8", "A-33")
def test_a_door_breaker_breaks_furniture_open_for_a_point_of_speed() -> None:
    s = warrior("door-breaker")
    furnish(s, "chest", "c2", locked=1)
    s = do(s, 0, "use door-breaker chest number=1", Hand(furniture=[2]))
    assert s.furniture[0].opened == 1
    assert s.furniture[0].locked == 0
    assert s.heroes[0].left == 2


@pytest.mark.rule("G8", "A-43")
def test_a_door_breaker_lifts_a_lid_that_holds() -> None:
    s = warrior("door-breaker")
    furnish(s, "sarcophagus", "c2", result=8)
    assert may(s, 0, "use") == ["use door-breaker sarcophagus number=1"]
    s = do(s, 0, "use door-breaker sarcophagus number=1", Hand(rest=1))
    assert s.furniture[0].opened == 1
    closed_lid = warrior("door-breaker")
    furnish(closed_lid, "sarcophagus", "c2")
    assert may(closed_lid, 0, "use") == []


@pytest.mark.rule("G8")
def test_a_door_breaker_lifts_a_portcullis() -> None:
    s = warrior("door-breaker")
    door = s.own_door(1)
    door.state, door.barred = OPEN, 1
    stand(s, 0, "b1")
    s.own_hero(0).tested = ("lift-1",)
    s = do(s, 0, "use door-breaker door number=1")
    assert s.doors[0].barred == 0


@pytest.mark.rule("G8", "A-86")
def test_in_a_fight_doors_are_broken_only_in_a_lull() -> None:
    s = warrior("door-breaker")
    s.own_door(1).locked = 1
    stand(s, 0, "b1")
    foe(s, "ogre", "d4")
    assert refused(s, 0, "use door-breaker door number=1") == Rejected("not-in-combat", "A-24")
    s = s.copy()
    s.lull = 1
    assert may(s, 0, "use") == ["use door-breaker door number=1"]
