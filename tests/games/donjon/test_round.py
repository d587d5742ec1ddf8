"""The order of a round as the rulebook has it: the heroes in any order, then the monsters; nothing is invented."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import MASTER, Hand, do, foe, hero, stand, table


def fight() -> State:
    s = stand(stand(table(hero(destiny=0, fatigue=0), hero("elf", "thief", destiny=0, fatigue=0)), 0, "b2"), 1, "b3")
    foe(s, "orc", "c2")
    foe(s, "orc-archer", "d4")
    return s


def sides(s: State, eyes: int | None = None) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = GAME.view(s, eyes)["order-of-round"]["sides"]
    return found


def states(s: State) -> dict[str, str]:
    return {figure["sign"]: figure["is"] for side in sides(s) for figure in side["figures"]}


@pytest.mark.rule("DJ-062")
@pytest.mark.rule("DJ-064")
def test_the_heroes_come_first_and_each_is_done_at_the_end_of_a_turn() -> None:
    s = fight()
    assert [side["side"] for side in sides(s)] == ["heroes", "master"]
    assert set(states(s).values()) == {"waits"}
    struck = do(s, 0, "strike orc number=1", Hand(combat=[1, 9]))
    assert states(struck)["1"] == "acts"
    ended = do(struck, 0, "end")
    assert (states(ended)["1"], states(ended)["2"]) == ("done", "waits")
    monsters = do(ended, 1, "end")
    assert monsters.step == MONSTERS
    assert (states(monsters)["1"], states(monsters)["2"]) == ("done", "done")


@pytest.mark.rule("DJ-065")
def test_a_monster_acts_and_is_done() -> None:
    s = fight()
    s.step = MONSTERS
    sign = sides(s)[1]["figures"][0]["sign"]
    struck = do(s, MASTER, "strike orc number=1 hero:1", Hand(combat=[1, 9]))
    assert states(struck)[sign] in ("acts", "done")
    assert list(states(struck).values()).count("waits") == 1


@pytest.mark.rule("DJ-063")
def test_an_order_is_shown_only_if_the_heroes_have_fixed_one() -> None:
    s = fight()
    assert "fixed" not in sides(s)[0]
    s.order = (1, 0)
    assert sides(s)[0]["fixed"] == 1
    assert [figure["word"] for figure in sides(s)[0]["figures"]] == ["hero:2", "hero:1"]


@pytest.mark.rule("E02")
def test_the_monsters_come_first_in_an_ambush() -> None:
    s = fight()
    s.first_monsters = 1
    s.step = MONSTERS
    assert [side["side"] for side in sides(s)] == ["master", "heroes"]
    assert states(s)["1"] == "waits"


def test_everybody_sees_the_same_order_and_none_outside_a_fight() -> None:
    s = fight()
    assert sides(s) == sides(s, 0) == sides(s, s.table.master)
    s.combat = 0
    assert "order-of-round" not in GAME.view(s, None)


def test_whoever_is_down_is_shown_so() -> None:
    s = fight()
    s.own_hero(0).life = 0
    assert states(s)["1"] == "down"
