"""The spells of monsters (DJ-140, A-66)."""

from __future__ import annotations

import pytest

from souterrain.core.actions import say_item
from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import BESTIARY
from souterrain.games.donjon.content.heroes import SKILLS, SPELLS
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.skills.best import _WORTH, best_spell
from souterrain.games.donjon.rules.skills.monsters import _spell_forms
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import MASTER, Hand, at, closed, do, foe, hero, may, stand, table, told


def heroes() -> State:
    """Two of them with nothing to spend, in the monsters' turn."""
    plain = {"destiny": 0, "fatigue": 0}
    s = table(hero("human", "warrior", **plain), hero("human", "mage", **plain), step=MONSTERS)
    return stand(stand(s, 0, "b2"), 1, "a4")


def on(name: str) -> str:
    return f"zone=1 column:{name[0]} row={name[1:]}"


@pytest.mark.quick
@pytest.mark.rule("DJ-140", "DJ-170", "DJ-171", "DJ-178", "DJ-181")
def test_monsters_know_spells_of_the_mage_and_the_machine_can_weigh_each() -> None:
    known = {name: creature.spells for name, creature in BESTIARY.items() if creature.spells}
    assert known == {
        "demon": ("magic-missile", "toxic-cloud", "flight"),
        "greater-demon": ("ice-block", "toxic-cloud", "earthquake"),
        "evil-sorcerer": ("magic-missile", "toxic-cloud", "wall-of-fire", "ice-block", "earthquake"),
        "skeleton-sorcerer": ("magic-missile", "ice-block", "earthquake"),
    }
    assert {spell for spells in known.values() for spell in spells} == set(_WORTH) <= set(SPELLS)


@pytest.mark.rule("DJ-140", "A-66", "DJ-120")
def test_a_monster_casts_each_spell_once_with_its_own_magic() -> None:
    s = heroes()
    uid = foe(s, "evil-sorcerer", "d4")
    log = Log()
    s = do(s, MASTER, "cast evil-sorcerer number=1 magic-missile hero:1", Hand(combat=[8, 3]), log)
    attack = told(log, "attacked")[0]
    assert (attack["trait"], attack["power"]) == (6, 3)
    assert s.heroes[0].life == 20 - (8 + 6 + 3 - 3 - 5)
    assert "magic-missile" not in s.monster(uid).spells
    assert told(log, "cast") == [{"monster": "evil-sorcerer", "spell": "magic-missile"}]
    s = s.copy()
    caster = s.own_monster(uid)
    caster.cast = caster.attacks = 0
    assert not any("magic-missile" in said for said in may(s, MASTER, "cast"))


@pytest.mark.rule("A-66")
def test_a_spell_that_attacks_takes_the_place_of_the_attack_and_there_is_one_a_turn() -> None:
    s = heroes()
    foe(s, "evil-sorcerer", "c2")
    assert may(s, MASTER, "strike") == ["strike evil-sorcerer number=1 hero:1"]
    cast = do(s, MASTER, "cast evil-sorcerer number=1 magic-missile hero:1", Hand(combat=[1, 10]))
    assert may(cast, MASTER, "strike") == may(cast, MASTER, "cast") == []
    struck = do(s, MASTER, "strike evil-sorcerer number=1 hero:1", Hand(combat=[1, 10]))
    assert may(struck, MASTER, "cast") == []


@pytest.mark.rule("A-66", "M3")
def test_a_free_spell_leaves_the_attack() -> None:
    s = heroes()
    demon = foe(s, "demon", "c2")
    s = do(s, MASTER, "cast demon number=1 flight demon number=1")
    assert s.monster(demon).has("flying")
    assert may(s, MASTER, "strike") == ["strike demon number=1 hero:1"]
    assert may(s, MASTER, "cast") == []
    struck = heroes()
    foe(struck, "demon", "c2", attacks=1)
    assert may(struck, MASTER, "cast") == ["cast demon number=1 flight demon number=1"]


@pytest.mark.rule("A-66")
def test_enemies_and_allies_are_read_from_the_casters_side() -> None:
    s = heroes()
    foe(s, "demon", "d2")
    foe(s, "orc", "d3")
    said = may(s, MASTER, "cast")
    assert "cast demon number=1 flight orc number=1" in said
    assert "cast demon number=1 magic-missile hero:2" in said
    assert not any("flight hero" in sentence or "magic-missile orc" in sentence for sentence in said)


@pytest.mark.rule("A-66", "A-90")
def test_captives_who_were_freed_are_enemies_of_monsters() -> None:
    s = heroes()
    foe(s, "captive", "d1", follows=0)
    foe(s, "demon", "d2")
    assert "cast demon number=1 magic-missile captive number=1" in may(s, MASTER, "cast")


@pytest.mark.rule("A-66", "M4")
def test_a_hero_in_the_ice_of_a_sorcerer() -> None:
    s = heroes()
    foe(s, "skeleton-sorcerer", "d4")
    s = do(s, MASTER, "cast skeleton-sorcerer number=1 ice-block hero:1", Hand(combat=[5, 5]))
    assert s.heroes[0].has("frozen")
    assert may(s, MASTER, "cast") == []


@pytest.mark.rule("A-66", "M6")
def test_the_master_lays_the_fire_of_a_sorcerer() -> None:
    s = heroes()
    foe(s, "evil-sorcerer", "d4")
    s = do(s, MASTER, f"cast evil-sorcerer number=1 wall-of-fire {on('c3')}")
    s = do(do(s, MASTER, f"spread {on('b3')}"), MASTER, "enough")
    assert {marker[1] for marker in s.markers} == {at(s, "c3"), at(s, "b3")}


@pytest.mark.rule("A-66", "M8")
def test_nobody_casts_at_the_invisible() -> None:
    s = heroes()
    foe(s, "skeleton-sorcerer", "d4")
    marked(s, 0, "invisible", 1, "phase", 0)
    said = may(s, MASTER, "cast")
    assert "cast skeleton-sorcerer number=1 magic-missile hero:2" in said
    assert not any("hero:1" in sentence for sentence in said)


@pytest.mark.rule("A-66")
def test_the_frozen_cast_nothing() -> None:
    s = heroes()
    uid = foe(s, "evil-sorcerer", "d4")
    marked(s, uid, "frozen", 1, "phase", 0)
    assert may(s, MASTER, "cast") == []


@pytest.mark.rule("A-55", "E24")
def test_a_wraith_that_casts_takes_life_not_strength() -> None:
    s = heroes()
    wraith = foe(s, "wraith", "d4", spells=("magic-missile",))
    s = closed(do(s, MASTER, "cast wraith number=1 magic-missile hero:1", Hand(combat=[8, 1])))
    assert s.heroes[0].life == 20 - (8 + 4 + 3 - 1 - 5)
    assert s.heroes[0].drained == 0
    assert s.monster(wraith).spells == ()


# What the machine casts


def best(s: State, uid: int) -> str:
    words = best_spell(s, uid)
    return "" if words is None else " ".join(map(say_item, words))


def test_the_machine_aims_at_the_one_who_loses_most() -> None:
    s = heroes()
    uid = foe(s, "evil-sorcerer", "d2", spells=("magic-missile",))
    assert best(s, uid) == "magic-missile hero:2"


def test_the_machine_lays_a_cloud_over_heroes_and_not_over_friends() -> None:
    s = stand(heroes(), 1, "b3")
    uid = foe(s, "evil-sorcerer", "d2", spells=("toxic-cloud",))
    foe(s, "orc", "a2")
    assert best(s, uid) == f"toxic-cloud {on('b2')}"


def test_the_machine_does_not_shake_more_friends_than_enemies() -> None:
    s = heroes()
    uid = foe(s, "evil-sorcerer", "d2", spells=("earthquake",))
    assert best(s, uid) == "earthquake"
    for name in ("d3", "d4", "c4", "d1"):
        foe(s, "zombie", name)
    assert best(s, uid) == ""


def test_what_the_machine_would_cast_is_legal() -> None:
    for spell in _WORTH:
        s = heroes()
        uid = foe(s, "evil-sorcerer", "d2", spells=(spell,))
        words = best_spell(s, uid)
        assert words is not None, spell
        assert any(form.fits((("evil-sorcerer", 1), ("number=", 1), *words)) for form in _spell_forms(s, uid))
        assert SKILLS[spell].cls == "mage"
