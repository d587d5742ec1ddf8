"""Objects: worn, drunk, smeared, lit, given, taken from the dead, used on locks and pits."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.board.figures import DEAD
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.heroes import CLASSES, ITEMS, POWER
from souterrain.games.donjon.rules.fight.combat import shoot_missile
from souterrain.games.donjon.rules.furniture import opening
from souterrain.games.donjon.rules.items import using
from souterrain.games.donjon.rules.mechanics.wearing import SLOTS
from souterrain.games.donjon.rules.questions.light import is_dark
from souterrain.games.donjon.rules.questions.sheet import THINGS, armour, bonus, power, trait
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import Hand, at, closed, do, foe, furnish, hero, may, refused, stand, table, told

# Worn and wielded


@pytest.mark.rule("DJ-067")
def test_equipment_is_put_on_and_off_for_nothing() -> None:
    s = table(hero(pack={"long-sword": 1, "chain-mail": 1, "small-shield": 1}), hero())
    for name in ("long-sword", "chain-mail", "small-shield"):
        s = do(s, 0, f"equip {name}")
    figure = s.heroes[0]
    assert (figure.weapon, figure.armour, figure.shield) == ("long-sword", "chain-mail", "small-shield")
    assert figure.left == -1
    assert not figure.acted
    assert armour(s, 0) == 4
    assert may(s, 0, "equip") == []
    log = Log()
    s = do(s, 0, "doff chain-mail", log=log)
    assert armour(s, 0) == 1
    assert s.heroes[0].count("chain-mail") == 1
    assert told(log, "doffed") == [{"seat": 0, "item": "chain-mail"}]


@pytest.mark.rule("DJ-067", "A-88")
@pytest.mark.parametrize(("option", "free"), [("on", True), ("own_turn", False)])
def test_equipment_is_changed_in_the_turns_of_others(option: str, free: bool) -> None:
    s = table(hero(pack={"dagger": 1}), hero(), step=MONSTERS, equip_anytime=option)
    foe(s, "goblin", "a1")
    assert may(s, 0, "equip") == (["equip dagger"] if free else [])


@pytest.mark.rule("A-88")
def test_unarmed_and_unarmoured_count_nothing() -> None:
    s = table(hero(), hero())
    assert power(s, 0, "melee") == 0
    assert armour(s, 0) == 0


@pytest.mark.rule("DJ-035", "A-32")
@pytest.mark.parametrize("cls", CLASSES)
def test_each_class_has_its_limit_for_each_piece(cls: str) -> None:
    gear = {name: 1 for name, item in ITEMS.items() if item.kind in SLOTS}
    s = table(hero("human", cls, pack=gear), hero())
    allowed = {sentence.split()[1] for sentence in may(s, 0, "equip")}
    assert allowed == {name for name in gear if ITEMS[name].power <= POWER[cls]}
    assert POWER == {"warrior": 4, "mage": 1, "priest": 3, "thief": 2}


@pytest.mark.rule("DJ-035")
def test_too_powerful_a_weapon_is_refused_by_name() -> None:
    s = table(hero("human", "mage", pack={"long-sword": 1, "dagger-plus": 1}), hero())
    found = refused(s, 0, "equip long-sword")
    assert (found.reason, found.rule, found.data) == ("too-powerful", "DJ-035", {"item": "long-sword", "cls": "mage"})
    assert may(s, 0, "equip") == ["equip dagger-plus"]


@pytest.mark.rule("A-32", "A-88")
@pytest.mark.parametrize("name", ["great-sword", "short-bow", "light-crossbow", "halberd", "staff"])
def test_a_weapon_for_two_hands_leaves_none_for_a_shield(name: str) -> None:
    s = table(hero(weapon="dagger", shield="small-shield", pack={name: 1}), hero())
    s = do(s, 0, f"equip {name}")
    assert s.heroes[0].weapon == name
    assert s.heroes[0].shield == ""
    s = do(s, 0, "equip small-shield")
    assert s.heroes[0].shield == "small-shield"
    assert s.heroes[0].weapon == ""


@pytest.mark.rule("A-32", "A-88")
def test_a_sling_goes_with_a_shield() -> None:
    s = table(hero(shield="small-shield", pack={"sling": 1}), hero())
    s = do(s, 0, "equip sling")
    assert s.heroes[0].shield == "small-shield"
    assert s.heroes[0].weapon == "sling"


@pytest.mark.rule("A-51")
@pytest.mark.parametrize(("option", "lit", "shield"), [("off", "torch", "small-shield"), ("on", "torch", "")])
def test_a_light_needs_a_hand_only_where_played_so(option: str, lit: str, shield: str) -> None:
    s = table(hero(weapon="dagger", shield="small-shield", pack={"torch": 1}), hero(), torch_hand=option)
    s = do(s, 0, "kindle torch")
    assert (s.heroes[0].lit, s.heroes[0].shield, s.heroes[0].weapon) == (lit, shield, "dagger")
    if option == "on":
        s = do(s, 0, "equip small-shield")
        assert (s.heroes[0].lit, s.heroes[0].shield) == ("", "small-shield")


@pytest.mark.rule("A-88")
@pytest.mark.parametrize("mark", ["frozen", "asleep"])
def test_whoever_cannot_act_cannot_change(mark: str) -> None:
    s = table(hero(pack={"dagger": 1}, marks=((mark, 1, "phase", -1),)), hero())
    assert using.verbs(s, 0) == []
    assert using.why(s, 0, "equip", (("dagger", 1),)) is not None
    s = table(hero(pack={"dagger": 1}, life=0), hero())
    assert using.verbs(s, 0) == []


@pytest.mark.rule("A-21")
@pytest.mark.parametrize(("option", "free"), [("off", True), ("on", False)])
def test_runners_keep_their_free_actions(option: str, free: bool) -> None:
    s = table(hero(pack={"dagger": 1, "rope": 1}, ran=1, left=4), hero(), run_blocks_free=option)
    assert bool(may(s, 0, "equip")) == free
    assert may(s, 0, "give") == []


@pytest.mark.rule("DJ-067")
def test_only_what_is_carried_is_put_on() -> None:
    s = table(hero(pack={"rope": 1, "dagger": 1}), hero())
    assert refused(s, 0, "equip mace").reason == "not-carried"
    assert refused(s, 0, "equip rope").reason == "wrong-item"
    assert refused(s, 0, "doff dagger").reason == "wrong-item"


# Potions


@pytest.mark.rule("DJ-036", "DJ-068", "T06")
def test_a_healing_potion_restores_a_die() -> None:
    s = table(hero(life=5, pack={"healing-potion": 2}), hero())
    log = Log()
    s = do(s, 0, "drink healing-potion", Hand(heal=[6]), log)
    assert s.heroes[0].life == 11
    assert s.heroes[0].count("healing-potion") == 1
    assert s.heroes[0].left == -1
    assert told(log, "drank") == [{"seat": 0, "item": "healing-potion"}]


@pytest.mark.rule("T07")
def test_a_greater_potion_restores_two_dice_up_to_the_maximum() -> None:
    s = table(hero(life=5, pack={"greater-healing-potion": 1}), hero(life=15, pack={"greater-healing-potion": 1}))
    assert do(s, 0, "drink greater-healing-potion", Hand(heal=[6, 3])).heroes[0].life == 14
    assert do(s, 1, "drink greater-healing-potion", Hand(heal=[6, 3])).heroes[1].life == 20


@pytest.mark.rule("T06", "T07", "DJ-123", "A-69")
def test_a_potion_raises_a_fallen_companion_beside() -> None:
    s = table(hero(pack={"healing-potion": 1}), hero(life=0), hero(life=0), combat=1)
    foe(s, "goblin", "a1")
    stand(s, 0, "c3")
    stand(s, 1, "c4")
    stand(s, 2, "a4")
    assert may(s, 0, "apply") == ["apply healing-potion hero:2"]
    assert refused(s, 0, "apply healing-potion hero:3").reason == "not-adjacent"
    s = do(s, 0, "apply healing-potion hero:2", Hand(heal=[4]))
    assert s.heroes[1].standing
    assert s.heroes[1].life == 4
    assert s.heroes[0].pack == ()


@pytest.mark.rule("A-03", "T06")
@pytest.mark.parametrize(("acted", "acts"), [(0, True), (1, False)])
def test_whoever_is_raised_acts_in_this_round_unless_the_turn_has_passed(acted: int, acts: bool) -> None:
    s = table(hero(pack={"healing-potion": 1}), hero(life=0, ended=1, acted=acted), combat=1)
    foe(s, "goblin", "a1")
    stand(s, 0, "c3")
    stand(s, 1, "c4")
    s = do(s, 0, "apply healing-potion hero:2", Hand(heal=[4]))
    assert bool(may(s, 1, "end")) == acts


@pytest.mark.rule("T08")
def test_vigour_restores_fatigue_up_to_the_maximum() -> None:
    s = table(hero(fatigue=1, pack={"potion-of-vigour": 1}), hero(fatigue=4, pack={"potion-of-vigour": 1}))
    assert do(s, 0, "drink potion-of-vigour").heroes[0].fatigue == 4
    assert do(s, 1, "drink potion-of-vigour").heroes[1].fatigue == 5


@pytest.mark.rule("T08", "DJ-068")
def test_some_potions_are_for_the_drinker_alone() -> None:
    s = table(hero(pack={"potion-of-vigour": 1}), hero())
    stand(s, 0, "b2")
    stand(s, 1, "b3")
    assert may(s, 0, "apply") == []
    assert refused(s, 0, "apply potion-of-vigour hero:2").reason == "for-oneself"


@pytest.mark.rule("T09")
@pytest.mark.parametrize(("combat", "ends"), [(0, "pc"), (1, "phase")])
def test_strength_lasts_for_one_combat(combat: int, ends: str) -> None:
    s = table(hero(pack={"potion-of-strength": 1}), hero(), combat=combat)
    uid = foe(s, "goblin", "a1")
    s.combat = combat
    before = bonus(s, 0, uid, "melee")
    s = do(s, 0, "drink potion-of-strength")
    assert trait(s, 0, STRENGTH) == 5
    assert bonus(s, 0, uid, "melee") == before + 1
    assert s.heroes[0].marks[0][2] == ends


@pytest.mark.rule("T10")
def test_an_antidote_ends_poison_and_venom() -> None:
    marks = (
        ("poisoned", 1, "healed", 0),
        ("venom", 1, "healed", 10),
        ("venom", 1, "healed", 11),
        ("cursed", 1, "pe", 0),
    )
    s = table(hero(pack={"antidote": 2}), hero(marks=marks))
    stand(s, 0, "b2")
    stand(s, 1, "b3")
    s = do(s, 0, "apply antidote hero:2")
    assert [mark[0] for mark in s.heroes[1].marks] == ["cursed"]
    assert s.heroes[0].count("antidote") == 1


@pytest.mark.rule("A-46")
def test_any_potion_ends_the_poison_of_a_fountain_but_not_venom() -> None:
    marks = (("poisoned", 1, "healed", 0), ("venom", 1, "healed", 10))
    s = table(hero(pack={"potion-of-vigour": 1}, marks=marks), hero())
    s = do(s, 0, "drink potion-of-vigour")
    assert [mark[0] for mark in s.heroes[0].marks] == ["venom"]


@pytest.mark.rule("DJ-131", "A-46")
def test_a_point_of_destiny_overcomes_the_poison_of_a_fountain() -> None:
    marks = (("poisoned", 1, "healed", 0), ("venom", 1, "healed", 10))
    s = table(hero(marks=marks), hero(), hero(marks=marks, destiny=0))
    log = Log()
    after = do(s, 0, "overcome", log=log)
    assert [mark[0] for mark in after.heroes[0].marks] == ["venom"]
    assert after.heroes[0].destiny == 1
    assert told(log, "overcame") == [{"seat": 0}]
    assert refused(s, 1, "overcome").reason == "not-poisoned"
    assert refused(s, 2, "overcome").reason == "no-destiny"


@pytest.mark.rule("T11")
def test_heroism_is_drunk_in_combat_and_gives_an_attack_in_each_of_the_next_two_turns() -> None:
    s = table(hero(pack={"elixir-of-heroism": 1}), hero())
    assert refused(s, 0, "drink elixir-of-heroism").reason == "only-in-combat"
    s = s.copy()
    foe(s, "ogre", "a1")
    foe(s, "ogre", "b1")
    s = do(s, 0, "drink elixir-of-heroism")
    extra = []
    for _ in range(4):
        extra.append(s.heroes[0].extra)
        s = closed(do(s, 0, "end"))
        s = closed(do(s, 1, "end"))
        s = do(s, 2, "done")
    assert extra == [0, 1, 1, 0]


# Poison


@pytest.mark.rule("DJ-034", "A-74")
@pytest.mark.parametrize(("combat", "ends"), [(0, "pc"), (1, "phase")])
def test_poison_on_a_blade_adds_one_for_one_combat(combat: int, ends: str) -> None:
    s = table(hero(weapon="dagger", pack={"poison": 1}), hero(), combat=combat)
    uid = foe(s, "skeleton", "a1")
    s.combat = combat
    log = Log()
    s = do(s, 0, "smear poison", log=log)
    assert bonus(s, 0, uid, "melee") == 1
    assert s.heroes[0].marks == (("envenomed", 1, ends, THINGS["dagger"]),)
    assert s.heroes[0].count("poison") == 0
    assert told(log, "smeared") == [{"seat": 0, "item": "poison", "on": "dagger"}]


@pytest.mark.rule("A-74")
def test_poison_stays_on_the_weapon_it_was_smeared_on() -> None:
    s = table(hero(weapon="dagger", pack={"poison": 2, "mace": 1}), hero(), combat=1)
    uid = foe(s, "goblin", "a1")
    s = do(s, 0, "smear poison")
    s = do(s, 0, "equip mace")
    assert bonus(s, 0, uid, "melee") == 0
    s = do(s, 0, "smear poison")
    assert bonus(s, 0, uid, "melee") == 1
    s = do(s, 0, "equip dagger")
    assert bonus(s, 0, uid, "melee") == 1
    assert len(s.heroes[0].marks) == 2


@pytest.mark.rule("A-74")
def test_a_dose_is_for_ten_missiles_of_one_stock() -> None:
    s = table(hero(weapon="short-bow", pack={"poison": 1, "arrow": 20}), hero(), combat=1)
    uid = foe(s, "goblin", "a1")
    s = do(s, 0, "smear poison")
    for left in range(10, 0, -1):
        assert bonus(s, 0, uid, "missile") == 1
        assert s.heroes[0].marks[0][1] == left
        shoot_missile(s, 0)
    assert bonus(s, 0, uid, "missile") == 0
    assert s.heroes[0].marks == ()
    assert s.heroes[0].count("arrow") == 10


@pytest.mark.rule("A-74")
def test_poison_needs_something_to_be_smeared_on() -> None:
    s = table(hero(pack={"poison": 1}), hero(weapon="short-bow", pack={"poison": 1}))
    assert refused(s, 0, "smear poison").rule == refused(s, 1, "smear poison").rule == "A-74"


@pytest.mark.rule("DJ-068", "A-74")
def test_what_is_drunk_is_not_smeared_and_what_is_smeared_is_not_drunk() -> None:
    s = table(hero(weapon="dagger", pack={"poison": 1, "healing-potion": 1}))
    for sentence, item in (("smear healing-potion", "healing-potion"), ("drink poison", "poison")):
        found = refused(s, 0, sentence)
        assert (found.reason, found.data) == ("wrong-item", {"item": item})


@pytest.mark.rule("A-74")
@pytest.mark.parametrize(("option", "added"), [("none", 1), ("undead_demon_statue", 0)])
def test_the_undead_mind_poison_unless_played_otherwise(option: str, added: int) -> None:
    s = table(hero(weapon="dagger", pack={"poison": 1}), hero(), combat=1, poison_immune=option)
    uid = foe(s, "zombie", "a1")
    assert bonus(do(s, 0, "smear poison"), 0, uid, "melee") == added


@pytest.mark.rule("A-73")
def test_rat_poison_adds_two_against_ratmen_alone() -> None:
    s = table(hero(weapon="dagger", pack={"rat-poison": 1}), hero(), combat=1)
    ratman, goblin = foe(s, "ratman", "a1"), foe(s, "goblin", "b1")
    s = do(s, 0, "smear rat-poison")
    assert bonus(s, 0, ratman, "melee") == 2
    assert bonus(s, 0, goblin, "melee") == 0
    assert s.counted("used-rat-poison") == 1


# Light


@pytest.mark.rule("DJ-106", "DJ-107")
def test_a_light_is_lit_and_put_out_for_nothing() -> None:
    s = table(hero(pack={"torch": 2, "lantern": 1}), hero())
    s.own_zone(0).dark = 1
    assert is_dark(s, 0)
    assert may(s, 0, "kindle") == ["kindle lantern", "kindle torch"]
    s = do(s, 0, "kindle torch")
    assert not is_dark(s, 0)
    assert s.heroes[0].left == -1
    assert may(s, 0, "kindle") == ["kindle lantern"]
    s = do(s, 0, "douse torch")
    assert is_dark(s, 0)
    assert s.heroes[0].count("torch") == 2


@pytest.mark.rule("E13")
def test_a_lantern_put_out_by_darkness_costs_a_point_or_the_attack() -> None:
    marks = (("doused", 1, "quest", -1),)
    s = table(hero(pack={"lantern": 1, "torch": 1}, marks=marks), hero())
    assert may(s, 0, "kindle") == ["kindle torch", "kindle lantern"]
    after = do(s, 0, "kindle lantern")
    assert after.heroes[0].left == 2
    assert after.heroes[0].lit == "lantern"
    assert not after.heroes[0].marks
    s = s.copy()
    foe(s, "goblin", "a1")
    after = do(s, 0, "kindle lantern")
    assert after.heroes[0].struck == 1
    assert after.heroes[0].left == -1
    s = s.copy()
    s.own_hero(0).struck = 1
    assert may(s, 0, "kindle") == ["kindle torch"]
    assert refused(s, 0, "kindle lantern").rule == "E13"


# Giving


def pair(**fields: Any) -> State:
    s = table(hero(**fields), hero(), hero())
    stand(s, 0, "b2")
    stand(s, 1, "b3")
    stand(s, 2, "d4")
    return s


@pytest.mark.rule("A-24")
@pytest.mark.parametrize("combat", [0, 1])
def test_an_object_is_given_to_a_hero_beside_for_a_point_also_in_combat(combat: int) -> None:
    s = pair(pack={"rope": 1, "dagger": 1}, weapon="dagger")
    if combat:
        foe(s, "goblin", "d1")
    assert may(s, 0, "give") == ["give dagger hero:2", "give rope hero:2"]
    log = Log()
    s = do(s, 0, "give dagger hero:2", log=log)
    assert s.heroes[0].pack == (("rope", 1),)
    assert s.heroes[0].weapon == ""
    assert s.heroes[0].left == 2
    assert s.heroes[1].pack == (("dagger", 1),)
    assert s.heroes[1].weapon == ""
    assert told(log, "gave") == [{"seat": 0, "other": 1, "item": "dagger", "number": 1}]
    assert refused(s, 0, "give rope hero:3").reason == "not-adjacent"


@pytest.mark.rule("A-24")
def test_missiles_torches_and_gold_are_given_in_any_number() -> None:
    s = pair(pack={"arrow": 10, "torch": 3}, gold=50)
    s = do(s, 0, "give arrow*4 hero:2")
    s = do(s, 0, "give torch*3 hero:2")
    log = Log()
    s = do(s, 0, "give gold=30 hero:2", log=log)
    assert s.heroes[1].pack == (("arrow", 4), ("torch", 3))
    assert s.heroes[1].gold == 30
    assert s.heroes[0].pack == (("arrow", 6),)
    assert s.heroes[0].gold == 20
    assert s.heroes[0].left == 0
    assert told(log, "gave-gold") == [{"seat": 0, "other": 1, "gold": 30}]
    assert refused(s, 0, "give arrow hero:2").reason == "no-points"


@pytest.mark.rule("A-21", "DJ-056")
def test_a_runner_gives_nothing() -> None:
    s = pair(pack={"rope": 1}, ran=1, left=5)
    assert refused(s, 0, "give rope hero:2").rule == "DJ-056"


@pytest.mark.rule("T34", "A-24")
def test_a_spent_amulet_stays_spent_in_other_hands() -> None:
    s = pair(pack={"amulet-of-life": 1}, marks=(("amulet-spent", 1, "quest", 0),))
    s = do(s, 0, "give amulet-of-life hero:2")
    assert s.heroes[1].has("amulet-spent")
    assert not s.heroes[0].has("amulet-spent")


# The dead


@pytest.mark.rule("A-71")
def test_the_dead_are_stripped_of_one_thing_after_the_other() -> None:
    s = pair()
    body = hero(pack={"dagger": 1, "healing-potion": 2, "arrow": 12}, gold=40, out=DEAD, life=0)
    body.square = at(s, "b3")
    s.heroes = (s.heroes[0], body, s.heroes[2])
    assert may(s, 0, "strip") == [
        "strip hero:2 arrow*12",
        "strip hero:2 dagger",
        "strip hero:2 healing-potion",
        "strip hero:2 gold=40",
    ]
    s = do(s, 0, "strip hero:2 healing-potion")
    s = do(s, 0, "strip hero:2 arrow*12")
    log = Log()
    s = do(s, 0, "strip hero:2 gold=40", log=log)
    assert s.heroes[0].pack == (("arrow", 12), ("healing-potion", 1))
    assert s.heroes[0].gold == 40
    assert s.heroes[1].pack == (("dagger", 1), ("healing-potion", 1))
    assert s.heroes[1].gold == 0
    assert told(log, "stripped-gold") == [{"seat": 0, "other": 1, "gold": 40}]
    assert refused(s, 0, "strip hero:2 dagger").reason == "no-points"


@pytest.mark.rule("A-71", "A-24")
def test_nobody_strips_from_afar_or_in_a_fight_or_the_living() -> None:
    s = pair()
    body = hero(pack={"dagger": 1}, out=DEAD, life=0)
    body.square = at(s, "b3")
    s.heroes = (s.heroes[0], body, s.heroes[2])
    assert refused(s, 2, "strip hero:2 dagger").reason == "not-adjacent"
    assert refused(s, 0, "strip hero:3 dagger").reason == "not-dead"
    s = stand(s.copy(), 0, "b3")
    assert may(s, 0, "strip") == ["strip hero:2 dagger"]
    s = s.copy()
    foe(s, "goblin", "d1")
    assert may(s, 0, "strip") == []
    assert refused(s, 0, "strip hero:2 dagger").rule == "A-24"


# Rope and key


@pytest.mark.rule("E05", "A-73")
def test_a_rope_pulls_a_companion_out_of_a_pit() -> None:
    s = pair(pack={"rope": 1})
    assert refused(s, 0, "pull hero:2").reason == "not-in-pit"
    s = s.copy()
    s.own_hero(1).marks = (("pit", 1, "turn+1", -1),)
    assert refused(s, 2, "pull hero:2").reason == "not-adjacent"
    log = Log()
    s = do(s, 0, "pull hero:2", log=log)
    assert not s.heroes[1].marks
    assert s.heroes[0].left == 2
    assert s.heroes[0].count("rope") == 1
    assert told(log, "pulled") == [{"seat": 0, "other": 1}]


@pytest.mark.rule("E05")
def test_without_a_rope_nobody_is_pulled_out() -> None:
    s = pair()
    s.own_hero(1).marks = (("pit", 1, "turn+1", -1),)
    assert may(s, 0, "pull") == []
    assert refused(s, 0, "pull hero:2").reason == "not-carried"


@pytest.mark.rule("E27")
def test_a_key_unlocks_one_thing_that_is_faced() -> None:
    s = table(hero(pack={"key": 1}), hero())
    furnish(s, "chest", "a1", locked=1)
    stand(s, 0, "a3")
    assert may(s, 0, "unlock") == []
    assert refused(s, 0, "unlock chest number=1").reason == "not-facing"
    s = stand(s.copy(), 0, "a2")
    log = Log()
    s = do(s, 0, "unlock chest number=1", log=log)
    assert not s.furniture[0].locked
    assert not s.furniture[0].opened
    assert s.heroes[0].count("key") == 0
    assert s.heroes[0].left == -1
    assert may(s, 0, "open") == ["open chest number=1"]
    assert told(log, "unlocked") == [{"seat": 0, "item": "key"}]


@pytest.mark.rule("E27")
def test_a_key_unlocks_a_door() -> None:
    s = table(hero(pack={"key": 1}), hero(), card="locked-square-room")
    door = next(door for door in s.doors if door.locked)
    s.own_hero(0).square = door.edges[0]
    s = do(s, 0, f"unlock door number={door.number}")
    assert not s.doors[door.number - 1].locked
    assert may(s, 0, "open") == [f"open door number={door.number}"]


@pytest.mark.rule("E27")
def test_a_key_is_of_no_use_on_what_is_open() -> None:
    s = table(hero(pack={"key": 1}), hero())
    furnish(s, "chest", "a1")
    stand(s, 0, "a2")
    assert may(s, 0, "unlock") == []
    assert refused(s, 0, "unlock chest number=1").reason == "not-locked"
    door = next(door for door in s.doors if door.state == CLOSED)
    s = s.copy()
    s.own_hero(0).square = door.edges[0]
    assert may(s, 0, "unlock") == []
    assert refused(s, 1, "unlock chest number=1").reason == "not-carried"


@pytest.mark.rule("A-43")
def test_a_lid_is_lifted_by_whoever_breaks_doors() -> None:
    """G8 lifts a lid without a test."""
    s = table(hero(), hero())
    place = furnish(s, "sarcophagus", "a1", "b1", result=9, tried=(0,))
    opening.lift_lid(s, 0, place, Hand(), SILENT)
    assert s.furniture[place].opened
    assert s.frames[-1].kind == "draw"
