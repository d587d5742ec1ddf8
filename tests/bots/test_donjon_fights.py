"""Donjon's heroes of the machine in town and in a fight: each habit on a small table."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.asks import MAY
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.content.ready_made import READY_MADE
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.frames.items import Missiles, Share
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square
from souterrain.games.donjon.state import MONSTERS, START, TOWN, State
from tests.bots.donjon_turns import answer, archer, asked, gone_to, mage, turn, verbs, warrior
from tests.games.donjon.tables import MASTER, Hand, at, close, do, foe, hero, holding, stand, table

# In town


def town(*heroes: Hero, **options: Any) -> State:
    s = State()
    s.table = table(*(heroes or [Hero()] * 4), **options).table
    s.heroes = heroes or tuple([Hero() for _ in range(4)])
    s.treasures = (0,) * len(table().treasures)
    s.treasure_out = s.treasures
    s.step = TOWN
    return s


@pytest.mark.quick
def test_a_party_has_one_of_each_class_whoever_comes_first() -> None:
    s = town()
    for seat in (2, 0, 3, 1):
        s = do(s, seat, answer(s, seat))
    assert sorted(figure.cls for figure in s.heroes) == ["mage", "priest", "thief", "warrior"]
    s = town(hero("human", "mage", "flight", "teleport", ready=0), Hero())
    assert "mage" not in answer(s, 1)


@pytest.mark.quick
@pytest.mark.parametrize("seat", range(4))
def test_everybody_sets_out_armed_and_dressed(seat: int) -> None:
    s = town()
    while not s.heroes[seat].ready:
        s = do(s, seat, answer(s, seat))
    figure = s.heroes[seat]
    assert figure.name in READY_MADE
    assert figure.armour
    assert figure.weapon, "nobody leaves with a dagger in the bag"


@pytest.mark.quick
def test_experience_buys_destiny_first_and_then_skills() -> None:
    s = town(warrior("power-blow", "parry", xp=200, destiny=0, ready=0, square=-1), Hero())
    assert answer(s, 0) == "learn destiny"
    s.own_hero(0).destiny = 1
    assert GAME.read(answer(s, 0))[1:][0][0] in SKILLS
    s.own_hero(0).xp = 199
    assert not answer(s, 0).startswith("learn")


@pytest.mark.quick
def test_gold_buys_better_armour() -> None:
    s = town(warrior(shield="small-shield", gold=40, ready=0, square=-1), Hero())
    assert answer(s, 0) == "buy full-plate"
    s = do(s, 0, "buy full-plate")
    assert answer(s, 0) == "equip full-plate"


# A fight


def at_arms(*skills: str, **fields: Any) -> State:
    """A warrior alone on b2, in a fight."""
    return stand(table(warrior(*skills, **fields), combat=1), 0, "b2")


@pytest.mark.quick
def test_blows_are_gathered_on_whoever_can_be_felled() -> None:
    s = at_arms(left=0)
    foe(s, "orc", "a1")
    foe(s, "orc", "c1", life=1)
    foe(s, "orc", "a3")
    assert answer(s, 0) == "strike orc number=2"


@pytest.mark.quick
def test_the_more_dangerous_one_is_struck_first() -> None:
    s = at_arms(left=0)
    foe(s, "goblin", "a1")
    foe(s, "gnoll", "c1", life=3)
    assert answer(s, 0) == "strike gnoll number=1"


@pytest.mark.quick
@pytest.mark.parametrize(("kind", "boost"), [("ogre", True), ("goblin", False)])
def test_a_power_blow_is_for_those_who_are_worth_it(kind: str, boost: bool) -> None:
    s = at_arms("power-blow", left=0)
    foe(s, kind, "b1")
    assert ("power-blow" in answer(s, 0)) == boost


@pytest.mark.quick
def test_a_whirl_is_for_several() -> None:
    s = at_arms("whirlwind", left=0)
    foe(s, "goblin", "a1")
    assert answer(s, 0) == "strike goblin number=1"
    foe(s, "goblin", "c1")
    foe(s, "goblin", "a3")
    assert answer(s, 0) == "use whirlwind"


def orcs(s: State, *names: str) -> State:
    for name in names:
        foe(s, "orc", name)
    return s


@pytest.mark.quick
def test_a_ball_of_fire_is_for_many_enemies_and_no_friends() -> None:
    s = orcs(stand(stand(table(mage("fireball", left=0), warrior(), combat=1), 0, "a4"), 1, "d4"), "b1", "c1", "d1")
    assert answer(s, 0) == "use fireball zone=1 column:c row=2"
    with_friend, with_captive = stand(s.copy(), 1, "c2"), s.copy()
    foe(with_captive, "captive", "c2")
    for spoilt in (with_friend, with_captive):
        said = GAME.read(answer(spoilt, 0))
        burns = said[1:][0][0] == "fireball"
        assert not burns or plan_of(s).distance(read_square(s, said[1:][1:]), at(s, "c2")) > 1


@pytest.mark.quick
def test_a_bolt_flies_at_whom_only_magic_harms_before_others() -> None:
    s = stand(table(mage("magic-missile", left=0), combat=1), 0, "a4")
    foe(s, "goblin", "b1")
    assert answer(s, 0) == "use magic-missile goblin number=1"
    foe(s, "wraith", "d1")
    assert answer(s, 0) == "use magic-missile wraith number=1"


@pytest.mark.quick
def test_a_bow_is_taken_for_a_shot_and_a_shield_for_the_monsters_turn() -> None:
    s = stand(table(archer("thief", weapon="", shield="small-shield", pack={"short-bow": 1}), combat=1), 0, "b4")
    foe(s, "zombie", "b1")
    said = turn(s, 0)
    assert said[:2] == ["equip short-bow", "shoot zombie number=1"]
    assert said[-2:] == ["equip small-shield", "end"]


@pytest.mark.quick
def test_whoever_shoots_steps_back_out_of_reach() -> None:
    s = stand(table(archer(), card="corridor", combat=1), 0, "a3")
    foe(s, "zombie", "a1")
    said = turn(s, 0)
    assert verbs(said)[0] == "shoot"
    away = gone_to(s, said[1])
    assert plan_of(s).distance(away, at(s, "a1")) > 3


@pytest.mark.quick
def test_the_weak_keep_away_and_the_strong_go_ahead() -> None:
    """A slow zombie: the warrior strikes it, a mage who has nothing but a dagger keeps out of its reach."""
    for figure, strikes in ((warrior(), True), (mage(weapon="dagger", life=6, destiny=0), False)):
        s = stand(table(figure, card="arena", combat=1), 0, "b8")
        foe(s, "zombie", "b4")
        assert ("strike" in verbs(turn(s, 0))) == strikes


@pytest.mark.quick
def test_nobody_runs_to_an_enemy_who_comes_anyway_but_all_go_when_nothing_happens() -> None:
    s = stand(table(warrior(), card="corridor", combat=1), 0, "a6")
    foe(s, "orc", "a1")
    assert answer(s, 0) == "end"
    s.quiet = 7 + 5
    assert answer(s, 0).startswith("walk")


@pytest.mark.quick
def test_magic_alone_harms_a_wraith() -> None:
    s = at_arms(left=0, pack={"dagger-plus": 1})
    foe(s, "wraith", "b1")
    assert turn(s, 0)[:2] == ["equip dagger-plus", "strike wraith number=1"]


@pytest.mark.quick
def test_a_weapon_is_made_holy_where_nothing_else_harms() -> None:
    s = stand(stand(table(archer("priest", "holy-weapon"), warrior(), combat=1), 0, "b4"), 1, "b3")
    foe(s, "wraith", "b1")
    assert answer(s, 0) == "use holy-weapon hero:2"


@pytest.mark.quick
def test_nobody_dies_where_nothing_can_be_won() -> None:
    """A wraith and no magic: out by the stairs."""
    s = table(warrior(), combat=1)
    s.own_hero(0).square = s.stairs[0]
    foe(s, "wraith", "b1")
    assert answer(s, 0) == "leave"


@pytest.mark.quick
def test_webs_are_cut_and_bars_are_lifted_where_nobody_can_be_got_at() -> None:
    s = stand(table(warrior(), card="corridor", combat=1), 0, "a3")
    for name in ("a2", "b2"):
        s.markers = (*s.markers, ("web", at(s, name), "quest", 99))
    foe(s, "giant-spider", "a1")
    assert answer(s, 0).startswith("strike web")


# Healing


@pytest.mark.quick
@pytest.mark.parametrize("life", [0, 6])
def test_a_priest_heals_whoever_is_hurt(life: int) -> None:
    s = stand(stand(table(archer("priest", "heal"), warrior(life=life), combat=1), 0, "b3"), 1, "b2")
    foe(s, "orc", "d1")
    assert answer(s, 0) == "use heal hero:2"
    s.own_hero(1).life = 17
    assert "heal" not in answer(s, 0)


@pytest.mark.quick
def test_a_priest_goes_to_whoever_lies() -> None:
    s = stand(stand(table(archer("priest", "heal"), warrior(life=0), card="arena", combat=1), 0, "a8"), 1, "d6")
    foe(s, "zombie", "a1")
    said = turn(s, 0)
    assert verbs(said)[0] == "walk"
    assert "use heal hero:2" in said


@pytest.mark.quick
def test_everybody_is_healed_when_the_fight_is_over() -> None:
    for life, said in ((18, ""), (9, "use circle-of-healing")):
        healer = archer("priest", "circle-of-healing", ended=1, life=life)
        s = table(healer, warrior(life=life), warrior(life=life), combat=1)
        assert asked(s, 0).kind == MAY
        assert answer(s, 0) == said


@pytest.mark.quick
def test_a_potion_is_drunk_when_it_is_high_time_and_given_to_whoever_lies() -> None:
    s = stand(table(warrior(life=4, pack={"healing-potion": 1}), warrior(), combat=1), 0, "b3")
    foe(s, "orc", "d1")
    assert answer(s, 0) == "drink healing-potion"
    s.own_hero(0).life = 12
    assert "potion" not in answer(s, 0)
    stand(s, 1, "b2").own_hero(1).life = 0
    assert answer(s, 0) == "apply healing-potion hero:2"


@pytest.mark.quick
def test_while_others_act_a_potion_is_thought_of_and_nothing_else() -> None:
    s = table(warrior(ended=1, life=4), warrior())
    assert answer(s, 0) == ""
    s = table(warrior(ended=1, life=4, pack={"healing-potion": 1}), warrior())
    assert answer(s, 0) == "drink healing-potion"


# Fatigue and destiny


def attacked(s: State, dice: list[int]) -> State:
    """The first monster strikes the first hero, and both dice lie."""
    monster = s.foes[0]
    s.step = MONSTERS
    return do(s, MASTER, f"strike {monster.kind} number={monster.number} hero:1", Hand(combat=dice))


@pytest.mark.quick
def test_fatigue_holds_off_a_fatal_blow_and_is_kept_otherwise() -> None:
    s = at_arms(life=3, destiny=0)
    foe(s, "ogre", "b1")
    s = attacked(s, [6, 4])
    assert answer(s, 0) == "strain fatigue=2"
    s.own_hero(0).life = 20
    assert answer(s, 0) == ""


@pytest.mark.quick
def test_fatigue_fells_an_enemy_who_would_just_stand() -> None:
    s = at_arms(left=0)
    foe(s, "orc", "b1", life=3)
    foe(s, "orc", "d4")
    s = do(s, 0, "strike orc number=1", Hand(combat=[3, 5]))
    assert answer(s, 0) == "strain fatigue=2"
    s.own_monster(s.foes[0].uid).life = 9
    assert answer(s, 0) == ""


@pytest.mark.quick
def test_destiny_is_for_life() -> None:
    s = at_arms(life=1, fatigue=0)
    foe(s, "ogre", "b1")
    s = attacked(s, [10, 1])
    assert answer(s, 0) == "defy"


@pytest.mark.quick
def test_a_parry_is_for_heavy_blows() -> None:
    for kind, parried in (("ogre", True), ("goblin", False)):
        s = at_arms("parry", shield="small-shield")
        monster = foe(s, kind, "b1")
        s.step = MONSTERS
        s = do(s, MASTER, f"strike {kind} number={s.monster(monster).number} hero:1", Hand())
        assert answer(s, 0) == ("use parry" if parried else "")


@pytest.mark.quick
@pytest.mark.parametrize(("card", "sensed"), [("wandering-monster zone=1", True), ("shifting-passages", False)])
def test_a_sixth_sense_is_for_what_hurts(card: str, sensed: bool) -> None:
    s = holding(table(hero("human", "thief", "sixth-sense"), step=START), card.split()[0])
    s = do(s, MASTER, f"play {card}")
    assert answer(s, 0) == ("use sixth-sense" if sensed else "")


@pytest.mark.quick
def test_loot_goes_to_whoever_has_use_for_it() -> None:
    s = table(mage(), warrior())
    s.push(Share(hero=0, cards=("dwarven-maul", "purse")))
    assert answer(s, 0) == "hand dwarven-maul hero:2"
    s.frames = (Share(hero=0, cards=("archmage-staff", "purse")),)
    assert answer(s, 0) == "take archmage-staff"


@pytest.mark.quick
def test_whoever_has_felled_one_strikes_the_weakest_beside() -> None:
    s = at_arms("cleave")
    foe(s, "goblin", "c2")
    foe(s, "ogre", "a1")
    foe(s, "ogre", "a3", life=2)
    s = do(s, 0, "strike goblin number=1", Hand(combat=[10, 1]))
    assert answer(s, 0) == "use cleave ogre number=2"


@pytest.mark.quick
@pytest.mark.parametrize(("dice", "warded"), [([3, 2], True), ([2, 2], False)])
def test_a_ward_is_for_heavy_losses(dice: list[int], warded: bool) -> None:
    s = table(archer("priest", "shield-of-faith"), warrior(fatigue=0), combat=1)
    foe(stand(stand(s, 0, "b4"), 1, "b2"), "ogre", "b1")
    s.step = MONSTERS
    s = close(do(s, MASTER, "strike ogre number=1 hero:2", Hand(combat=dice)))
    assert s.frames[-1].kind == "loss"
    assert answer(s, 0) == ("use shield-of-faith" if warded else "")


@pytest.mark.quick
def test_the_better_die_is_kept_and_missiles_are_chosen_for_the_own_bow() -> None:
    s = do(table(archer("thief", "expert-search")), 0, "search expert-search", Hand(expert_search=[1, 7]))
    assert answer(s, 0) == "keep die=7"
    for bow, missile in (("short-bow", "arrow"), ("sling", "stone")):
        s = table(hero("human", "thief", weapon=bow))
        s.push(Missiles(hero=0, number=10, card="missiles"))
        assert answer(s, 0) == f"choose {missile}"


@pytest.mark.quick
def test_a_friend_who_teleports_is_trusted() -> None:
    s = stand(stand(table(mage("teleport"), warrior()), 0, "a1"), 1, "a4")
    s = do(s, 0, "use teleport hero:2 zone=1 column:d row=1")
    assert answer(s, 1) == "accept"
