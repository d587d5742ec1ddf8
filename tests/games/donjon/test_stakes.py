"""Stakes: the odds of attacks, beside their targets."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import say
from souterrain.core.stakes import doubts
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.state import MONSTERS, TOWN, State
from souterrain.games.donjon.view.odds import blow, percent
from souterrain.terminal.language import Language
from tests.games.donjon.tables import foe, hero, stand, table


def told(s: State, seat: int = 0, code: str = "en") -> dict[str, str]:
    words = Language(code, "donjon")
    return {
        say(stake.about): words(f"stake-{stake.key}", **stake.data) for stake in GAME.stakes(GAME.view(s, seat), seat)
    }


def duel(kind: str = "ogre", **fields: Any) -> State:
    """A hero on b2 and a monster on c2."""
    s = stand(table(hero(**fields)), 0, "b2")
    foe(s, kind, "c2")
    return s


def test_a_blow_says_its_chance_and_its_damage() -> None:
    s = duel()
    found = blow(s, 0, s.monsters[0].uid, "melee")
    assert found is not None
    mean = round(found.mean / found.hit, 1)
    assert told(s) == {"strike ogre number=1": f"{percent(found.hit)}% to hit, {mean} damage if it hits"}
    assert f"{mean}".replace(".", ",") in told(s, code="fr")["strike ogre number=1"]


def test_leaving_an_unfinished_quest_is_asked_once_more() -> None:
    """Not if the quest is won, or if the hero takes out what the quest is about (A-72)."""
    s = stand(table(hero(), quest="watcher-blade"), 0, "b2")
    assert "leave" not in told(s)
    s.stairs = (s.heroes[0].square,)
    [doubt] = doubts(GAME.stakes(GAME.view(s, 0), 0), ("leave",))
    assert doubt.key == "leave-unfinished"
    assert told(s)["leave"] == "the quest is not won, and nobody comes back"
    s.own_hero(0).pack = (("watcher-blade", 1),)
    assert "leave" not in told(s)
    s.own_hero(0).pack = ()
    s.won = 1
    assert "leave" not in told(s)


def test_leaving_town_without_a_weapon_is_asked_once_more() -> None:
    s = table(hero(weapon=""), step=TOWN)
    [doubt] = doubts(GAME.stakes(GAME.view(s, 0), 0), ("depart",))
    assert doubt.key == "depart-unarmed"
    s.own_hero(0).weapon = "dagger"
    assert told(s) == {}


def test_a_monster_that_magic_alone_harms() -> None:
    assert told(duel("wraith"))["strike wraith number=1"] == "no harm without magic"


def test_a_spell_says_its_odds() -> None:
    s = duel(cls="mage", skills=("magic-missile",))
    assert "use magic-missile ogre number=1" in told(s)
    s.own_hero(0).fatigue = 0
    assert "use magic-missile ogre number=1" not in told(s)


def test_the_master_sees_the_odds_of_the_monsters() -> None:
    s = duel()
    s.step = MONSTERS
    assert "% to hit" in told(s, s.table.master)["strike ogre number=1 hero:1"]
    assert told(s) == {}


def test_a_tail_strikes_with_its_own_power() -> None:
    s = duel("saurian-brute")
    s.step = MONSTERS
    first = told(s, s.table.master)["strike saurian-brute number=1 hero:1"]
    s.own_monster(s.monsters[0].uid).attacks = 1
    assert told(s, s.table.master)["strike saurian-brute number=1 hero:1"] != first


def test_a_wraith_takes_no_life() -> None:
    s = duel("wraith")
    s.step = MONSTERS
    assert told(s, s.table.master)["strike wraith number=1 hero:1"].endswith("% to hit")


def test_nothing_is_told_outside_combat() -> None:
    assert told(stand(table(hero()), 0, "b2")) == {}
