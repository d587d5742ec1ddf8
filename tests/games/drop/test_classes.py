"""Every class's ability, clause by clause, on tables laid out by hand (DD-221 to DD-230)."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from souterrain.core.events import Log
from souterrain.core.fast import Fast
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import CLASSES
from souterrain.games.drop.content.cubes import CUBES, ID_OF, SIDES
from souterrain.games.drop.frames import Sight
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import centre, footprint_of
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.state import ACT, AWAY, BOX, EXPLORE, FALLEN, LOOT, TABLE, State
from tests.games.drop.tables import (
    TRIANGLE,
    Hand,
    Spot,
    do,
    held,
    hero,
    refused,
    says,
    spot_of,
    square,
    table,
    told,
    where,
)

ROOM = "loot pillar:1 pillar:2 pillar:3"
FAR: dict[str, Spot] = {"gold:1": (200, 200), "key:1": (250, 200)}
HORDE: dict[str, Spot] = {"goblin:1": (200, 200), "goblin:2": (200, 230), "troll:1": (250, 230), "troll:2": (300, 200)}
FLICK = "toward=900 force=250"


def of(card: str, cubes: dict[str, Spot], race: str = "half-orc", **fields: Any) -> State:
    """The turn of a hero of this class, with these cubes besides the three Pillars."""
    life = {name: fields.pop(name) for name in ("covered", "quest") if name in fields}
    return table({**TRIANGLE, **cubes}, heroes=[hero(race, card, **life), hero("gnome", "rogue")], **fields)


def wrong(card: str, rule: str, cube: str) -> Rejected:
    return Rejected("wrong-target", rule, card=card, cube=cube)


def at(s: State, word: str) -> tuple[int, int]:
    return centre(spot_of(s, word))


def in_words(bodies: list[list[Any]]) -> list[str]:
    return sorted([CUBES[body[0]].word for body in bodies])


# --- Warrior ---


@pytest.mark.quick
@pytest.mark.rule("DD-221")
def test_what_the_flicked_monster_touches_is_collected_without_damage() -> None:
    chance = Hand(lands={"goblin:1": (200, 260)}, touches=["goblin:2", "troll:1"])
    s = of("warrior", dict(HORDE), covered=3)
    after, log = do(s, f"use warrior goblin:1 {FLICK}", chance)
    assert chance.requests[0]["cube"] == ID_OF["goblin:1"]
    assert (held(after), after.heroes[0].covered, after.step) == (["goblin:2", "troll:1"], 3, LOOT)
    assert (at(after, "goblin:1"), where(after, "goblin:1")) == ((200_000, 260_000), TABLE), "the flicked cube stays"
    assert [event["cube"] for event in told(log, "taken")] == ["goblin:2", "troll:1"]
    assert (after.heroes[0].marks, scoring.total(after, 0)) == (4, 6), "each scores 2 more"
    assert (after.weight(0), spot_of(after, "troll:1")) == (0, ())


@pytest.mark.quick
@pytest.mark.rule("DD-221")
def test_there_are_no_chains_and_no_other_cubes() -> None:
    """Troll 2 is hit by Goblin 2, not by the flicked cube; Pillars, the Dragon, treasures and pawns are bumped."""
    cubes: dict[str, Spot] = {**HORDE, **FAR, "gold:1": (300, 300), "dragon:1": (300, 250), "pawn:2": (150, 150)}
    moved: dict[str, Any] = {"troll:2": (310, 200), "pillar:1": (-10, 0), "dragon:1": (300, 260)}
    touches = ["goblin:2", "pillar:1", "dragon:1", "gold:1", "pawn:2"]
    s = of("warrior", cubes, teamwork=1)
    after, _ = do(s, f"use warrior goblin:1 {FLICK}", Hand(lands=moved, touches=touches))
    assert held(after) == ["goblin:2"]
    assert (at(after, "troll:2"), at(after, "pillar:1")) == ((310_000, 200_000), (-10_000, 0))


@pytest.mark.rule("DD-221")
def test_on_the_tray_only_what_the_cube_itself_touches() -> None:
    """Goblin 3 lies behind Goblin 2 and is pushed on by it, out of the flicked one's way."""
    chains = 0
    for seed in range(12):
        s = of("warrior", {"goblin:1": (200, 200), "goblin:2": (240, 200), "goblin:3": (252, 205)})
        after, _ = do(s, "use warrior goblin:1 toward=0 force=600", Fast(seed))
        assert "goblin:2" in held(after)
        assert after.heroes[0].covered == 0
        chains += "goblin:3" not in held(after) and spot_of(after, "goblin:3") != square(252, 205)
    assert chains


@pytest.mark.quick
@pytest.mark.rule("DD-221", "DD-24")
def test_also_if_either_falls_off() -> None:
    s = of("warrior", dict(HORDE))
    other, _ = do(s, f"use warrior goblin:1 {FLICK}", Hand(lands={"goblin:2": None}, touches=["goblin:2"]))
    assert (held(other), where(other, "goblin:1")) == (["goblin:2"], TABLE)
    own, _ = do(s, f"use warrior goblin:1 {FLICK}", Hand(lands={"goblin:1": None}, touches=["goblin:2"]))
    assert (held(own), where(own, "goblin:1")) == (["goblin:2"], FALLEN)


@pytest.mark.quick
@pytest.mark.rule("DD-221")
def test_only_goblins_and_trolls_are_flicked() -> None:
    s = of("warrior", {**HORDE, "gold:1": (300, 300), "dragon:1": (300, 250)})
    assert says(s, "use", "warrior") == ["goblin:1", "goblin:2", "troll:1", "troll:2"]
    for cube in ("gold:1", "dragon:1", "pillar:1"):
        assert refused(s, f"use warrior {cube} {FLICK}") == wrong("warrior", "DD-221", cube)
    assert refused(of("warrior", dict(FAR)), "use warrior") == Rejected("no-target", "DD-138", card="warrior")
    nothing, _ = do(s, f"use warrior troll:1 {FLICK}", Hand())
    assert (held(nothing), nothing.frames) == ([], ())


# --- Rogue ---


@pytest.mark.quick
@pytest.mark.rule("DD-222", "DD-33")
def test_light_fingers_take_one_gold_or_key_from_anywhere() -> None:
    cubes: dict[str, Spot] = {"gold:1": (-400, 400), "gold:13": (20, 20), "key:1": (300, 300), "key:5": (200, 0)}
    others: dict[str, Spot] = {"chest:1": (200, 300), "red:1": (0, 300), "potion:1": (0, 200), "goblin:1": (0, 250)}
    s = of("rogue", {**cubes, **others}, held={1: ["gold:2"]})
    assert says(s, "use", "rogue") == ["gold:1", "key:1", "gold:13", "key:5"]
    for cube in cubes:
        after, log = do(s, f"use rogue {cube}")
        assert (held(after), told(log, "taken"), after.step) == ([cube], [{"seat": 0, "cube": cube}], LOOT)
        assert after.weight(0) == 1
    for cube in (*others, "pillar:1"):
        assert refused(s, f"use rogue {cube}") == wrong("rogue", "DD-222", cube)
    assert refused(s, "use rogue gold:1 key:1") == wrong("rogue", "DD-222", "gold:1")
    assert refused(s, "use rogue gold:2") == Rejected("not-on-table", "DD-222", cube="gold:2")
    assert refused(of("rogue", others), "use rogue") == Rejected("no-target", "DD-138", card="rogue")


# --- Mage ---


@pytest.mark.quick
@pytest.mark.rule("DD-223", "DD-21")
def test_one_cube_is_lifted_and_dropped_above_any_legal_point() -> None:
    chance = Hand(lands={"gold:1": (30, 30)})
    s = of("mage", {**FAR, "goblin:1": (300, 300)})
    after, log = do(s, "use mage gold:1 over pillar:2 height=170 away=400 toward=900", chance)
    (asked,) = chance.requests
    assert (asked["do"], asked["at"], asked["height"]) == ("drop", [100_000, 40_000], 170_000)
    assert (in_words(asked["falling"]), ID_OF["gold:1"] in [body[0] for body in asked["lying"]]) == (["gold:1"], False)
    assert (at(after, "gold:1"), after.step, held(after)) == ((30_000, 30_000), LOOT, [])
    assert told(log, "dropped") == [{"seat": 0, "cubes": [("gold", 1)]}]
    assert held(do(after, ROOM)[0]) == ["gold:1"]
    do(s, "use mage goblin:1 over key:1")


@pytest.mark.quick
@pytest.mark.rule("DD-223", "DD-21")
def test_no_pillar_no_dragon_and_no_point_that_is_none() -> None:
    s = of("mage", {**FAR, "dragon:1": (300, 300), "red:1": (440, 0)})
    assert says(s, "use", "mage") == ["gold:1", "key:1", "red:1"]
    for cube in ("pillar:1", "dragon:1"):
        assert refused(s, f"use mage {cube} over gold:1") == wrong("mage", "DD-223", cube)
    assert refused(s, "use mage gold:1 over gold:1") == Rejected("lifted-cube", "DD-21")
    assert refused(s, "use mage gold:1 over pillar:1 height=200 away=401 toward=0").rule == "DD-223"
    assert refused(s, "use mage gold:1 over pillar:1 height=149 away=1 toward=0").rule == "DD-223"
    assert refused(s, "use mage gold:1 over red:1 height=200 away=101 toward=0") == Rejected("off-table", "DD-21")
    assert refused(s, "use mage gold:1 key:1 over pillar:1").rule == "DD-223", "one cube"
    assert refused(of("mage", {}), "use mage") == Rejected("no-target", "DD-138", card="mage")


@pytest.mark.rule("DD-223", "DD-138")
def test_the_only_cube_there_is_cannot_blink() -> None:
    """Lifted, it leaves nothing that a hand could be above."""
    s = table({"gold:1": (0, 0)}, heroes=[hero(card="mage"), hero()])
    assert refused(s, "use mage gold:1 over gold:1") == Rejected("no-target", "DD-138", card="mage")


# --- Bard ---


def explored(card: str = "bard", **lands: Any) -> State:
    """After an Explore of six cubes, one of which had fallen in the turn before."""
    box = ["gold:13", "gold:14", "chest:1", "pillar:14", "troll:1", "shield:1"]
    spots: dict[str, Any] = {word: (-300.0 + 30 * index, 300.0) for index, word in enumerate([*box, "key:1"])}
    s = of(card, {"gold:1": (200, 200)}, step=EXPLORE, box=box, fallen=["key:1"])
    for name, spot in lands.items():
        spots[name.replace("_", ":")] = spot
    return do(s, "explore pillar:1", Hand(lands=spots))[0]


@pytest.mark.quick
@pytest.mark.rule("DD-224")
def test_cubes_of_this_explore_fall_together_once_more() -> None:
    s = explored()
    mine = {"gold:13", "gold:14", "chest:1", "pillar:14", "troll:1", "shield:1", "key:1"}
    assert set(says(s, "use", "bard")) == mine, "what had fallen before is among them"
    chance = Hand(lands={"key:1": (20, 20), "chest:1": (40, 20)})
    after, _ = do(s, "use bard key:1 chest:1 over gold:1 height=300 away=10 toward=1800", chance)
    (asked,) = chance.requests
    assert (in_words(asked["falling"]), asked["at"], asked["height"]) == (
        ["chest:1", "key:1"],
        [199_000, 200_000],
        300_000,
    )
    assert (at(after, "key:1"), after.step) == ((20_000, 20_000), LOOT)
    one = Hand()
    do(s, "use bard pillar:14 over gold:13", one)
    assert in_words(one.requests[0]["falling"]) == ["pillar:14"]
    every = " ".join(says(s, "use", "bard"))
    all_of_them = Hand()
    do(s, f"use bard {every} over gold:1", all_of_them)
    assert set(in_words(all_of_them.requests[0]["falling"])) == mine


@pytest.mark.quick
@pytest.mark.rule("DD-224")
def test_only_those_still_on_the_table() -> None:
    s = explored(chest_1=None, key_1=None)
    assert {"chest:1", "key:1"}.isdisjoint(says(s, "use", "bard"))
    assert refused(s, "use bard chest:1 over gold:1") == Rejected("not-on-table", "DD-224", cube="chest:1")
    assert refused(s, "use bard gold:13 key:1 over gold:1").rule == "DD-224"


@pytest.mark.quick
@pytest.mark.rule("DD-224")
def test_no_other_cubes_and_not_above_a_lifted_one() -> None:
    s = explored()
    assert refused(s, "use bard gold:1 over pillar:1") == wrong("bard", "DD-224", "gold:1")
    assert refused(s, "use bard pillar:1 over gold:1") == wrong("bard", "DD-224", "pillar:1")
    assert refused(s, "use bard gold:13 chest:1 over chest:1") == Rejected("lifted-cube", "DD-21")
    assert refused(s, "use bard over gold:1").rule == "DD-224", "one or more"


@pytest.mark.rule("DD-224")
def test_an_encore_is_of_ones_own_turn() -> None:
    """Cubes that the hero before dropped are not this hero's; a drop by an ability is no Explore."""
    s, _ = do(explored("rogue"), ROOM)
    assert (s.seat, s.dropped) == (1, ())
    s.heroes = (s.heroes[0], hero("gnome", "bard"))
    s.put(ID_OF["blue:5"], BOX)
    s, _ = do(s, "explore pillar:2", Hand(lands={"blue:5": (-200, -200)}))
    assert says(s, "use", "bard") == ["blue:5"]
    drunk = explored()
    drunk.own(0).covered = 2
    drunk.put(ID_OF["potion:1"], 0)
    drunk, _ = do(drunk, "drink pillar:1")
    assert "potion:1" not in says(drunk, "use", "bard")


# --- Cleric ---


@pytest.mark.quick
@pytest.mark.rule("DD-225")
@pytest.mark.parametrize(("covered", "left"), [(0, 0), (1, 0), (2, 0), (5, 3)])
def test_mending_heals_two_now(covered: int, left: int) -> None:
    after, log = do(of("cleric", {}, covered=covered), "use cleric")
    assert (after.heroes[0].covered, told(log, "healed")) == (left, [{"seat": 0, "healed": covered - left}])
    assert after.step == LOOT


@pytest.mark.quick
@pytest.mark.rule("DD-225")
@pytest.mark.parametrize(
    ("words", "harm"), [(["gold:1"], 0), (["goblin:1"], 0), (["troll:1"], 1), (["troll:1", "goblin:1", "goblin:2"], 3)]
)
def test_mending_lowers_this_turns_damage_by_one_in_all(words: list[str], harm: int) -> None:
    cubes: dict[str, Spot] = {word: (15 + 15 * index, 15) for index, word in enumerate(words)}
    after, _ = do(do(of("cleric", cubes), "use cleric")[0], ROOM)
    assert after.heroes[0].covered == harm


@pytest.mark.rule("DD-225", "DD-137", "DD-49")
def test_mending_with_shields_and_the_dragon() -> None:
    cubes: dict[str, Spot] = {"troll:1": (15, 15), "goblin:1": (30, 15)}
    s, _ = do(of("cleric", cubes, held={0: ["shield:1"]}), "use cleric")
    assert do(s, f"{ROOM} shield:troll")[0].heroes[0].covered == 0
    assert do(s, f"{ROOM} shield:goblin")[0].heroes[0].covered == 1
    dragon, _ = do(of("cleric", {"dragon:1": (20, 20)}), "use cleric")
    assert refused(dragon, ROOM) == Rejected("dragon-unshielded", "DD-49")


@pytest.mark.rule("DD-225", "DD-138")
def test_mending_is_over_with_the_turn() -> None:
    s, _ = do(do(of("cleric", {}), "use cleric")[0], ROOM)
    s.step = ACT
    s.lay(ID_OF["troll:1"], square(20, 20, 10_000))
    assert do(s, ROOM)[0].heroes[1].covered == 2


# --- Ranger ---


@pytest.mark.quick
@pytest.mark.rule("DD-226", "DD-23")
def test_a_volley_is_two_flicks_of_different_cubes() -> None:
    chance = Hand(lands={"gold:1": (200, 240)}, touches=["key:1"])
    s, _ = do(of("ranger", {**FAR, "dragon:1": (300, 300)}), f"use ranger gold:1 {FLICK}", chance)
    assert (says(s), at(s, "gold:1")) == (["flick", "stop"], (200_000, 240_000))
    assert says(s, "flick") == ["key:1", "dragon:1"]
    assert refused(s, f"flick pillar:1 {FLICK}") == wrong("ranger", "DD-226", "pillar:1")
    assert refused(of("ranger", dict(FAR)), f"use ranger pillar:1 {FLICK}") == wrong("ranger", "DD-226", "pillar:1")
    assert refused(s, f"flick gold:1 {FLICK}") == wrong("ranger", "DD-226", "gold:1")
    assert refused(s, ROOM) == Rejected("finish-first", "DD-226")
    again = Hand(lands={"key:1": (0, -10)})
    after, _ = do(s, "flick key:1 toward=2700 force=30", again)
    assert (again.requests[0]["cube"], again.requests[0]["force"]) == (ID_OF["key:1"], 30)
    assert (at(after, "key:1"), after.frames, after.step) == ((0, -10_000), (), LOOT), "there is no third"


@pytest.mark.quick
@pytest.mark.rule("DD-226", "DD-24")
def test_the_second_flick_may_be_declined_and_does_not_depend_on_the_first() -> None:
    s, _ = do(of("ranger", dict(FAR)), f"use ranger gold:1 {FLICK}", Hand(lands={"gold:1": None}))
    assert where(s, "gold:1") == FALLEN
    assert refused(s, f"flick gold:1 {FLICK}") == Rejected("not-on-table", "DD-226", cube="gold:1")
    chance = Hand()
    after, _ = do(s, "stop", chance)
    assert (after.step, after.frames, chance.requests) == (LOOT, (), [])
    do(s, f"flick key:1 {FLICK}")


# --- Beastmaster ---


@pytest.mark.quick
@pytest.mark.rule("DD-227", "DD-33")
@pytest.mark.parametrize(("cube", "harm", "points"), [("goblin:1", 0, 0), ("troll:2", 1, 2)])
def test_a_tamed_monster_does_one_damage_less(cube: str, harm: int, points: int) -> None:
    s = of("beastmaster", dict(HORDE), covered=2)
    after, log = do(s, f"use beastmaster {cube}")
    assert (held(after), after.heroes[0].covered, after.step) == ([cube], 2 + harm, LOOT)
    assert (told(log, "taken"), spot_of(after, cube)) == ([{"seat": 0, "cube": cube}], ())
    assert (scoring.total(after, 0), scoring.monsters(after, 0), after.weight(0)) == (points, 1, 0)


@pytest.mark.quick
@pytest.mark.rule("DD-227", "DD-60")
def test_the_last_life_point_is_kept() -> None:
    s = of("beastmaster", dict(HORDE), covered=8)
    assert says(s, "use", "beastmaster") == ["goblin:1", "goblin:2"]
    assert refused(s, "use beastmaster troll:1") == Rejected("too-deadly", "DD-227", harm=1, left=0)
    assert do(s, "use beastmaster goblin:1")[0].heroes[0].covered == 8
    two = of("beastmaster", dict(HORDE), covered=7)
    assert do(two, "use beastmaster troll:1")[0].heroes[0].covered == 8
    trolls = of("beastmaster", {"troll:1": (200, 200)}, covered=8)
    assert "use" not in says(trolls) or "beastmaster" not in says(trolls, "use")
    assert refused(trolls, "use beastmaster") == Rejected("no-target", "DD-138", card="beastmaster")


@pytest.mark.quick
@pytest.mark.rule("DD-227", "DD-45", "DD-67")
def test_a_shield_may_be_used_and_is_dropped_again() -> None:
    s = of("beastmaster", dict(HORDE), covered=8, held={0: ["shield:1"]})
    mid, _ = do(s, "use beastmaster troll:1 shield:troll")
    assert (mid.heroes[0].covered, held(mid), where(mid, "shield:1"), says(mid)) == (8, ["troll:1"], AWAY, ["redrop"])
    assert refused(mid, ROOM) == Rejected("finish-first", "DD-67")
    after, _ = do(mid, "redrop pillar:1", Hand(lands={"shield:1": (20, 20)}))
    assert (where(after, "shield:1"), after.step) == (TABLE, LOOT)
    assert held(do(after, ROOM)[0]) == ["shield:1", "troll:1"], "and may be looted in the same turn"
    unasked, _ = do(of("beastmaster", dict(HORDE), held={0: ["shield:1"]}), "use beastmaster troll:1")
    assert (unasked.heroes[0].covered, held(unasked)) == (1, ["shield:1", "troll:1"])


@pytest.mark.quick
@pytest.mark.rule("DD-227", "DD-45")
def test_a_shield_that_is_not_there_or_not_for_this_monster() -> None:
    none = of("beastmaster", dict(HORDE), held={1: ["shield:1"]})
    assert refused(none, "use beastmaster troll:1 shield:troll") == Rejected("no-shield", "DD-45")
    s = of("beastmaster", dict(HORDE), held={0: ["shield:1", "shield:2"]})
    assert refused(s, "use beastmaster troll:1 shield:goblin") == wrong("beastmaster", "DD-227", "troll:1")
    assert refused(s, "use beastmaster troll:1 shield:troll*2").rule == "DD-227"


@pytest.mark.quick
@pytest.mark.rule("DD-227")
def test_only_one_goblin_or_troll_is_tamed() -> None:
    s = of("beastmaster", {**HORDE, **FAR, "gold:1": (300, 300), "dragon:1": (300, 250)}, held={0: ["shield:1"]})
    for cube in ("dragon:1", "gold:1", "pillar:1"):
        assert refused(s, f"use beastmaster {cube}") == wrong("beastmaster", "DD-227", cube)
    assert refused(s, "use beastmaster dragon:1 shield:dragon") == wrong("beastmaster", "DD-227", "dragon:1")
    assert refused(s, "use beastmaster goblin:1 goblin:2") == wrong("beastmaster", "DD-227", "goblin:1")
    empty = of("beastmaster", {"gold:1": (300, 300), "dragon:1": (300, 250)})
    assert refused(empty, "use beastmaster") == Rejected("no-target", "DD-138", card="beastmaster")


# --- Sapper ---


@pytest.mark.quick
@pytest.mark.rule("DD-228", "DD-21")
def test_a_pillar_is_lifted_and_dropped_above_any_legal_point() -> None:
    chance = Hand(lands={"pillar:1": (100, 100)})
    s = of("sapper", {**FAR, "gold:1": (80, 80), "dragon:1": (300, 300), "pillar:14": (-300, -300)})
    assert says(s, "use", "sapper") == ["pillar:1", "pillar:2", "pillar:3", "pillar:14"]
    after, _ = do(s, "use sapper pillar:1 over gold:1 height=300 away=280 toward=450", chance)
    (asked,) = chance.requests
    assert (in_words(asked["falling"]), asked["at"], asked["height"]) == (["pillar:1"], [99_799, 99_799], 300_000)
    assert (at(after, "pillar:1"), after.step) == ((100_000, 100_000), LOOT)
    assert held(do(after, ROOM)[0]) == ["gold:1"], "rooms are other ones now"
    for cube in ("gold:1", "dragon:1"):
        assert refused(s, f"use sapper {cube} over pillar:1") == wrong("sapper", "DD-228", cube)
    assert refused(s, "use sapper pillar:1 over pillar:1") == Rejected("lifted-cube", "DD-21")
    assert refused(s, "use sapper pillar:1 pillar:2 over gold:1").rule == "DD-228", "one Pillar"
    lost = table(FAR, heroes=[hero(card="sapper"), hero()])
    assert refused(lost, "use sapper") == Rejected("no-target", "DD-138", card="sapper")


@pytest.mark.rule("DD-228", "DD-24")
def test_a_pillar_may_fall_off() -> None:
    after, _ = do(of("sapper", dict(FAR)), "use sapper pillar:1 over gold:1", Hand(lands={"pillar:1": None}))
    assert where(after, "pillar:1") == FALLEN
    assert says(after) == ["end"], "two Pillars make no room"


@pytest.mark.rule("DD-228", "DD-141")
def test_a_token_is_not_lifted() -> None:
    tokens = ((0, 0), (100, 0), (0, 100))
    s = table(
        {"pillar:1": (100, 100), "gold:1": (50, 50)}, heroes=[hero(card="sapper")], tokens=tokens, box=["gold:13"]
    )
    assert says(s, "use", "sapper") == ["pillar:1"]
    assert refused(s, "use sapper token:1 over gold:1") == Rejected("token-target", "DD-141")


# --- Diviner ---


def sighted(
    *numbers: int, box: tuple[str, ...] = ("gold:13", "red:5", "troll:1"), cube: str = "gold:1"
) -> tuple[State, Log]:
    """A cube was put into the box and two were looked at. The box is counted by kinds: small ones first, then gold,
    keys, chests, gems, shields, Trolls."""
    return do(of("diviner", dict(FAR), box=box), f"use diviner {cube}", Hand(numbers))


def looked_at(s: State) -> tuple[int, ...]:
    """Return the cubes that were looked at."""
    frame = s.frames[-1]
    assert isinstance(frame, Sight)
    return frame.cubes


@pytest.mark.quick
@pytest.mark.rule("DD-229")
def test_a_cube_goes_into_the_box_and_one_of_two_is_dropped() -> None:
    s, log = sighted(1, 1)
    assert (where(s, "gold:1"), spot_of(s, "gold:1"), len(s.cubes(BOX))) == (BOX, (), 4)
    assert told(log, "boxed") == [{"seat": 0, "cube": "gold:1"}]
    assert says(s, "drop") == ["gold:13", "red:5"]
    assert refused(s, ROOM) == Rejected("finish-first", "DD-229")
    assert refused(s, "drop troll:1 over pillar:1").rule == "DD-229", "it was not looked at"
    assert refused(s, "stop").rule == "DD-229", "one of them must fall"
    chance = Hand(lands={"red:5": (20, 20)})
    after, _ = do(s, "drop red:5 over pillar:1 height=150 away=10 toward=0", chance)
    (asked,) = chance.requests
    assert (in_words(asked["falling"]), asked["at"], asked["height"]) == (["red:5"], [1_000, 0], 150_000)
    assert (at(after, "red:5"), where(after, "gold:13"), after.step, after.frames) == ((20_000, 20_000), BOX, LOOT, ())
    assert len(after.cubes(BOX)) == 3, "as many as before"


@pytest.mark.quick
@pytest.mark.rule("DD-229")
def test_the_one_put_in_may_be_among_them() -> None:
    s, _ = sighted(0, 2)
    assert says(s, "drop") == ["gold:1", "troll:1"]
    after, _ = do(s, "drop gold:1 over key:1")
    assert (at(after, "gold:1"), len(after.cubes(BOX))) == ((250_000, 200_000), 3)


@pytest.mark.quick
@pytest.mark.rule("DD-229")
def test_two_are_drawn_from_all_that_the_box_holds() -> None:
    """Whichever two of the four: twelve ordered pairs, each from one pair of numbers below 4 and 3."""
    pairs = {tuple(sorted(looked_at(sighted(one, two)[0]))) for one in range(4) for two in range(3)}
    assert len(pairs) == 6
    chance = Hand()
    do(of("diviner", dict(FAR), box=["gold:13"]), "use diviner gold:1", chance)
    assert len(chance.addresses) == len(set(chance.addresses)) == 2


@pytest.mark.quick
@pytest.mark.rule("DD-229")
def test_with_an_empty_box_the_same_cube_is_dropped_again() -> None:
    s, log = sighted(box=())
    assert (says(s, "drop"), told(log, "sighted")) == (["gold:1"], [{"seat": 0, "number": 1}])
    after, _ = do(s, "drop gold:1 over pillar:1")
    assert (where(after, "gold:1"), after.cubes(BOX)) == (TABLE, ())


@pytest.mark.quick
@pytest.mark.rule("DD-229")
def test_no_pillar_dragon_stairs_or_relic_goes_into_the_box() -> None:
    s = of("diviner", {**FAR, "dragon:1": (300, 300), "goblin:1": (300, 200), "shield:1": (300, 100)})
    assert says(s, "use", "diviner") == ["gold:1", "key:1", "goblin:1", "shield:1"]
    for cube in ("pillar:1", "dragon:1"):
        assert refused(s, f"use diviner {cube}") == wrong("diviner", "DD-229", cube)
    solo = table(
        {"pillar:1": (100, 100), "stairs:1": (70, 70), "relic:1": (200, 0), "gold:1": (300, 0)},
        heroes=[hero(card="diviner")],
        tokens=((0, 0), (100, 0), (0, 100)),
        box=["gold:13"],
    )
    for cube in ("stairs:1", "relic:1"):
        assert refused(solo, f"use diviner {cube}") == wrong("diviner", "DD-229", cube)
    assert refused(of("diviner", {}), "use diviner") == Rejected("no-target", "DD-138", card="diviner")
    used = of("diviner", dict(FAR), held={1: ["red:1"]})
    assert refused(used, "use diviner red:1") == Rejected("not-on-table", "DD-229", cube="red:1")


def seen(s: State, log: Log, eyes: int | None) -> str:
    """Everything those eyes see and are told."""
    return json.dumps([GAME.view(s, eyes), [event.seen_by(eyes) for event in log]])


@pytest.mark.rule("DD-229")
def test_only_the_owner_knows_what_was_looked_at() -> None:
    """For any two cards looked at, the others see and hear the same; the owner does not."""
    worlds = [sighted(one, two) for one in range(4) for two in range(3)]
    for eyes in (1, None):
        assert len({seen(s, log, eyes) for s, log in worlds}) == 1
    assert len({seen(s, log, 0) for s, log in worlds}) == 12
    s, log = worlds[0]
    assert log[-1].seen_by(0)["cubes"] == [("gold:1", 1), ("gold:13", 1)]
    assert (log[-1].seen_by(1), says(s, seat=1)) == ({"key": "sighted", "seat": 0, "number": 2}, [])


@pytest.mark.rule("DD-229")
def test_the_other_goes_back_unseen() -> None:
    """Gold was dropped; whether the gem or the Troll was the other, nobody can tell from what follows."""
    stories = []
    for numbers in ((1, 1), (1, 2)):
        s, _ = sighted(*numbers)
        stories.append(do(s, "drop gold:13 over pillar:1"))
    assert stories[0][0] == stories[1][0]
    for eyes in (0, 1, None):
        assert seen(*stories[0], eyes) == seen(*stories[1], eyes)


@pytest.mark.rule("DD-229")
def test_others_imagine_any_two_of_the_box() -> None:
    s, _ = sighted(0, 0)
    imagined = {looked_at(GAME.imagine(GAME.view(s, 1), Random(seed))) for seed in range(60)}
    assert len(imagined) > 6
    assert {looked_at(GAME.imagine(GAME.view(s, 0), Random(seed))) for seed in range(5)} == {looked_at(s)}


# --- Alchemist ---


@pytest.mark.quick
@pytest.mark.rule("DD-230")
def test_a_treasure_of_the_reserve_takes_the_place_of_another() -> None:
    s = of("alchemist", {"chest:1": (200, 200), "gold:2": (300, 300)}, held={0: ["key:1", "red:1"], 1: ["blue:1"]})
    s.lay(ID_OF["chest:1"], footprint_of(200_000, 200_000, SIDES["large"], (4, 3)))
    chance = Hand()
    after, log = do(s, "use alchemist key:1 chest:1", chance)
    assert (held(after), where(after, "key:1"), chance.requests) == (["red:1", "chest:1"], TABLE, [])
    assert spot_of(after, "key:1") == footprint_of(200_000, 200_000, SIDES["small"], (4, 3)), "its centre and its turn"
    assert (after.weight(0), s.weight(0), spot_of(after, "gold:2")) == (2, 2, square(300, 300))
    assert told(log, "transmuted") == [{"seat": 0, "cube": "key:1", "other": "chest:1"}]


@pytest.mark.quick
@pytest.mark.rule("DD-230")
def test_treasures_alone_and_of_ones_own_reserve() -> None:
    cubes: dict[str, Spot] = {"gold:2": (200, 200), "goblin:1": (300, 200), "dragon:1": (300, 300)}
    s = of("alchemist", cubes, held={0: ["key:1", "troll:1"], 1: ["blue:1"]})
    assert (says(s, "use", "alchemist"), says(s, "use", "alchemist", "key:1")) == (["key:1"], ["gold:2"])
    for cube in ("goblin:1", "dragon:1", "pillar:1"):
        assert refused(s, f"use alchemist key:1 {cube}").rule == "DD-230"
    assert refused(s, "use alchemist troll:1 gold:2") == wrong("alchemist", "DD-230", "troll:1")
    assert refused(s, "use alchemist blue:1 gold:2") == Rejected("not-on-table", "DD-230", cube="blue:1")
    poor = of("alchemist", cubes, held={0: ["troll:1"], 1: ["blue:1"]})
    assert refused(poor, "use alchemist") == Rejected("no-target", "DD-138", card="alchemist")
    bare = of("alchemist", {"goblin:1": (300, 200)}, held={0: ["key:1"]})
    assert refused(bare, "use alchemist") == Rejected("no-target", "DD-138", card="alchemist")


@pytest.mark.rule("DD-230", "DD-120")
def test_a_relic_is_not_taken_but_may_be_given() -> None:
    s = table(
        {"pillar:1": (100, 100), "relic:1": (200, 0), "gold:1": (300, 0)},
        heroes=[hero(card="alchemist")],
        tokens=((0, 0), (100, 0), (0, 100)),
        box=["gold:13"],
        held={0: ["relic:2"]},
    )
    assert refused(s, "use alchemist relic:2 relic:1").rule == "DD-230"
    assert held(do(s, "use alchemist relic:2 gold:1")[0]) == ["gold:1"]


@pytest.mark.quick
@pytest.mark.rule("DD-230")
@pytest.mark.parametrize(("gap", "shift"), [(9.0, 0), (8.0, 1_000), (4.1, 4_900), (3.9, None)])
def test_a_larger_cube_is_shifted_by_five_millimetres_at_most(gap: float, shift: int | None) -> None:
    """A pawn stands beside small gold, in whose place a large Chest is put."""
    cubes: dict[str, Spot] = {"gold:1": (200, 200), "pawn:2": (200 + gap, 200), "gold:2": (300, 300)}
    s = of("alchemist", cubes, held={0: ["chest:1", "key:1"]}, teamwork=1)
    if shift is None:
        assert refused(s, "use alchemist chest:1 gold:1") == Rejected("no-room-there", "DD-230")
        do(s, "use alchemist chest:1 gold:2")
        return
    after, _ = do(s, "use alchemist chest:1 gold:1")
    assert (at(after, "chest:1"), after.pawns) == ((200_000 - shift, 200_000), s.pawns)


@pytest.mark.rule("DD-230", "DD-138")
def test_if_no_pair_fits_there_is_no_target() -> None:
    s = of("alchemist", {"gold:1": (200, 200), "pawn:2": (203.9, 200)}, held={0: ["chest:1"]}, teamwork=1)
    assert refused(s, "use alchemist") == Rejected("no-target", "DD-138", card="alchemist")
    assert "alchemist" not in says(s, "use")


@pytest.mark.quick
@pytest.mark.rule("DD-230", "DD-66", "DD-67")
def test_a_potion_or_a_shield_that_was_taken_serves_this_turn() -> None:
    cubes: dict[str, Spot] = {"potion:1": (200, 200), "shield:1": (250, 250), "dragon:1": (20, 20)}
    s = of("alchemist", cubes, covered=4, held={0: ["gold:1"]})
    drunk, _ = do(do(s, "use alchemist gold:1 potion:1")[0], "drink pillar:1")
    assert drunk.heroes[0].covered == 1
    warded, _ = do(do(s, "use alchemist gold:1 shield:1")[0], f"{ROOM} shield:dragon")
    assert (held(warded), where(warded, "shield:1")) == (["dragon:1"], AWAY)


@pytest.mark.rule("DD-230")
def test_what_was_given_lies_in_the_dungeon_and_can_be_looted() -> None:
    s = of("alchemist", {"gold:2": (20, 20)}, held={0: ["red:1"]})
    after, _ = do(do(s, "use alchemist red:1 gold:2")[0], ROOM)
    assert held(after) == ["gold:2", "red:1"]


# --- all of them ---


@pytest.mark.quick
@pytest.mark.rule("DD-22", "DD-138")
@pytest.mark.parametrize(
    "sentence",
    [
        "use half-orc",
        "use cleric",
        "use rogue gold:1",
        "use mage gold:1 over key:1",
        "use sapper pillar:1 over key:1",
        "use beastmaster goblin:1",
        "use alchemist red:1 gold:1",
    ],
)
def test_one_ability_a_turn_in_its_own_step(sentence: str) -> None:
    card = sentence.split()[1]
    cubes: dict[str, Spot] = {**FAR, "goblin:1": (300, 300)}
    s = of("rogue" if card == "half-orc" else card, cubes, held={0: ["red:1"]})
    early = s.copy()
    early.step = EXPLORE
    assert refused(early, sentence) == Rejected("explore-first", "DD-22")
    after, _ = do(s, sentence)
    assert "use" not in says(after)
    for again in (sentence, "use half-orc"):
        assert refused(after, again) == Rejected("ability-used", "DD-22")
    assert says(s)[0] == "loot", "an ability is no duty"


@pytest.mark.rule("DD-138")
def test_with_several_players_there_is_no_limit_per_game() -> None:
    s = of("rogue", {**FAR, "gold:2": (300, 200), "gold:3": (300, 300)})
    for cube in ("gold:1", "gold:2", "gold:3"):
        s, _ = do(s, f"use rogue {cube}")
        s, _ = do(s, ROOM)
        s.at, s.step = 0, ACT
        assert s.heroes[0].tilted == ()
    assert held(s) == ["gold:1", "gold:2", "gold:3"]


@pytest.mark.quick
def test_every_class_has_its_rule() -> None:
    assert [card.rule for card in CLASSES] == [f"DD-{number}" for number in range(221, 231)]
