"""Traps and hazards: rats, pits, darts, blocks, gas, portcullises, cave-ins (E04 … E09, E17)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.event_cards.blocks import may_lie
from souterrain.games.donjon.rules.event_cards.playing import trigger
from souterrain.games.donjon.rules.mechanics.turns import end_turn
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State
from tests.games.donjon.event_tables import beyond, held, out, plain, played, ready, searches, square
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
    holding,
    may,
    refused,
    stand,
    table,
    told,
)


def blocks(s: State) -> list[int]:
    return [marker[1] for marker in s.markers if marker[0] == "block"]


# Rats


@pytest.mark.quick
@pytest.mark.rule("E04")
def test_rats_bite_the_slowest_hero() -> None:
    s = table(hero(destiny=0), hero("dwarf", destiny=0), step=START)
    assert may(holding(s.copy(), "rat-swarm"), MASTER, "play") == ["play rat-swarm hero:2"]
    s = played(s, "rat-swarm hero:2", Hand(swarm=[3]))
    assert (s.heroes[1].life, s.heroes[1].fatigue) == (17, 4)
    assert (s.heroes[0].life, s.heroes[0].fatigue) == (20, 5)


@pytest.mark.quick
@pytest.mark.rule("E04")
def test_where_several_are_slowest_the_master_chooses_and_fatigue_does_not_sink_below_none() -> None:
    s = plain()
    assert len(may(holding(s.copy(), "rat-swarm"), MASTER, "play")) == 2
    s.own_hero(1).fatigue = 0
    s = played(s, "rat-swarm hero:2", Hand(swarm=[1]))
    assert s.heroes[1].fatigue == 0


@pytest.mark.quick
@pytest.mark.rule("E04", "A-73")
def test_rat_poison_in_the_same_zone_ends_the_swarm() -> None:
    s = table(hero("dwarf", destiny=0), hero(destiny=0, pack={"rat-poison": 2}), step=START)
    s = do(holding(s, "rat-swarm"), MASTER, "play rat-swarm hero:1")
    assert may(s, 1, "use") == ["use rat-poison"]
    log = Log()
    s = do(s, 1, "use rat-poison", log=log)
    assert s.heroes[1].count("rat-poison") == 1
    assert s.heroes[0].life == 20
    assert out(s) == ["rat-swarm"]
    assert told(log, "event-cancelled") == [{"seat": 1, "card": "rat-swarm", "by": "rat-poison"}]


@pytest.mark.quick
@pytest.mark.rule("E04")
def test_rat_poison_elsewhere_is_of_no_use_nor_against_anything_else() -> None:
    s = table(hero("dwarf", destiny=0), hero(destiny=0, pack={"rat-poison": 1}), step=START)
    stand(s, 1, "a1", beyond(s))
    s = do(holding(s, "rat-swarm"), MASTER, "play rat-swarm hero:1", Hand(swarm=[1]))
    assert s.heroes[0].life == 19
    s = table(hero(destiny=0), hero(destiny=0, pack={"rat-poison": 1}), step=START)
    s = do(holding(s, "weariness"), MASTER, "play weariness hero:1", Hand(weary=[1]))
    assert not s.frames


# Pits


def walks(s: State, name: str, hand: Hand | None = None, log: Log = SILENT) -> State:
    return do(s, 0, f"walk {square(s, name)}", hand, log)


@pytest.mark.quick
@pytest.mark.rule("E05")
def test_whoever_falls_into_a_pit_loses_the_rest_of_this_turn_and_the_next() -> None:
    s = ready(stand(plain(), 0, "a4"), "pit")
    log = Log()
    s = walks(s, "a1", Hand(test=[1]), log)
    s = close(s, Hand(harm=[4]), log)
    assert s.heroes[0].square == at(s, "a3")
    assert (s.heroes[0].life, s.heroes[0].has("pit")) == (16, True)
    assert told(log, "lost-life")[0]["cause"] == "pit"
    assert not may(s, 0, "walk")
    end_turn(s, 0, Hand(), SILENT)
    assert s.heroes[0].has("pit")
    s = do(do(s.copy(), 1, "end"), MASTER, "proceed")
    for verb in ("walk", "run", "search", "rest", "strike", "open"):
        assert not may(s, 0, verb), "the whole next turn goes on climbing out"
    assert refused(s, 0, f"walk {square(s, 'a2')}") == refused(s, 0, "rest") == Rejected("in-pit", "E05")
    assert not do(s, 0, "end").heroes[0].has("pit")


def in_pit(*skills: str, cls: str = "mage", **fields: Any) -> State:
    s = stand(table(hero("human", cls, *skills, **fields), hero(), card="royal-crypt"), 0, "a4")
    s.own_hero(0).marks = (("pit", 1, "turns", -1),)
    return s


@pytest.mark.rule("E05", "DJ-068", "M10")
def test_a_pit_leaves_objects_and_free_skills() -> None:
    s = in_pit("teleport", "magic-missile", life=5, pack={"healing-potion": 1, "dagger": 1})
    assert may(s, 0, "drink")
    assert may(s, 0, "equip")
    out = do(s, 0, f"use teleport hero:1 {square(s, 'b2')}")
    assert not out.heroes[0].has("pit")
    assert may(out, 0, "walk"), "who is out of the pit goes on"
    s.step, s.own_hero(0).ended = MONSTERS, 1
    assert may(s, 0, "drink") == ["drink healing-potion"]
    foe(s, "orc", "a5")
    s.step, s.own_hero(0).ended = HEROES, 0
    assert may(s, 0, "strike") == []
    assert refused(s, 0, "strike orc number=1") == Rejected("in-pit", "E05")
    assert refused(s, 0, "use magic-missile orc number=1") == Rejected("in-pit", "E05")


@pytest.mark.rule("E05", "G5")
def test_whoever_is_in_a_pit_still_parries() -> None:
    s = in_pit("parry", cls="warrior", weapon="long-sword")
    foe(s, "orc", "a5")
    s.step = MONSTERS
    s = do(s, MASTER, "strike orc number=1 hero:1")
    assert may(s, 0, "use") == ["use parry"]


@pytest.mark.quick
@pytest.mark.rule("E05")
def test_a_test_of_dexterity_avoids_the_pit() -> None:
    s = ready(stand(plain(), 0, "a4"), "pit")
    s = walks(s, "a1", Hand(test=[6]))
    assert s.heroes[0].square == at(s, "a1")
    assert not s.heroes[0].marks


@pytest.mark.quick
@pytest.mark.rule("E05", "E07", "DJ-059")
@pytest.mark.parametrize("card", ["pit", "falling-block"])
def test_nobody_is_stopped_on_a_square_that_is_only_passed_over(card: str) -> None:
    for name, sprung in (("a3", 0), ("a4", 1)):
        s = ready(stand(stand(plain(), 0, "a3"), 1, name), card)
        trigger(s, "step", 0, Hand(), SILENT, at(s, "a2"), at(s, "a3"))
        assert s.played == sprung
    s = ready(stand(plain(), 0, "a3"), card)
    furnish(s, "circle", "a3", "a4", "b3", "b4")
    trigger(s, "step", 0, Hand(), SILENT, at(s, "a2"), at(s, "a3"))
    assert s.played == 0


@pytest.mark.quick
@pytest.mark.rule("E05", "M3")
def test_nobody_falls_while_flying() -> None:
    s = ready(stand(plain(), 0, "a4"), "pit")
    s.own_hero(0).marks = (("flying", 1, "turn", 0),)
    assert held(walks(s, "a3")) == ["pit"]


@pytest.mark.quick
@pytest.mark.rule("E05")
def test_a_friend_with_a_rope_pulls_out_of_the_pit() -> None:
    s = table(hero(destiny=0), hero(destiny=0, pack={"rope": 1}))
    stand(stand(s, 0, "a4"), 1, "b3")
    s = close(walks(ready(s, "pit"), "a3", Hand(test=[1])), Hand(harm=[1]))
    assert may(s, 1, "pull") == ["pull hero:1"]
    s = do(s, 1, "pull hero:1")
    assert not s.heroes[0].has("pit")
    assert s.heroes[1].left == 2


# Darts


@pytest.mark.quick
@pytest.mark.rule("E06")
@pytest.mark.parametrize(("die", "venom"), [(5, True), (6, False)])
def test_a_poisoned_dart(die: int, venom: bool) -> None:
    s = ready(plain(), "poisoned-dart")
    s = do(s, 0, "search", Hand(search=[5], harm=[3], test=[die]))
    s = closed(s)
    assert s.heroes[0].life == 17
    assert s.heroes[0].sum("venom") == int(venom)


@pytest.mark.quick
@pytest.mark.rule("E06", "A-03")
def test_whoever_falls_to_the_dart_is_not_tested() -> None:
    s = ready(plain(), "poisoned-dart")
    s.own_hero(0).life = 2
    s = closed(do(s, 0, "search", Hand(search=[5], harm=[3])))
    assert s.heroes[0].down


@pytest.mark.quick
@pytest.mark.rule("E06")
def test_a_dart_flies_when_a_door_is_opened() -> None:
    s = ready(stand(plain(), 0, "b1"), "poisoned-dart")
    s = do(s, 0, "open door number=1", Hand(harm=[4], test=[10], rest=1))
    s = closed(s, Hand(rest=1))
    assert s.heroes[0].life == 16


# Blocks


@pytest.mark.quick
@pytest.mark.rule("E07")
def test_a_block_falls_and_the_hero_steps_aside() -> None:
    s = ready(stand(plain(), 0, "a4"), "falling-block")
    s = walks(s, "a2", Hand(test=[1]))
    s = close(s, Hand(harm=[2]))
    here = at(s, "a3")
    sides = {f"sidestep {square(s, name)}" for name in ("a4", "b4", "b3", "b2", "a2")}
    assert set(may(s, 0, "sidestep")) == sides
    points = s.heroes[0].left
    log = Log()
    s = do(s, 0, f"sidestep {square(s, 'b3')}", log=log)
    assert s.heroes[0].square == at(s, "b3")
    assert blocks(s) == [here]
    assert (s.heroes[0].life, s.heroes[0].left) == (18, points)
    assert told(log, "block-fell") == [{"zone": 1}]
    assert not s.frames  # The move that was under way is over.
    assert f"walk {square(s, 'a3')}" not in may(s, 0, "walk")


@pytest.mark.quick
@pytest.mark.rule("E07")
def test_dexterity_spares_the_harm_but_not_the_block() -> None:
    s = ready(stand(plain(), 0, "a4"), "falling-block")
    s = walks(s, "a2", Hand(test=[6]))
    s = do(s, 0, f"sidestep {square(s, 'b3')}")
    assert s.heroes[0].life == 20
    assert blocks(s) == [at(s, "a3")]


@pytest.mark.quick
@pytest.mark.rule("E07", "A-26")
def test_nobody_steps_aside_between_two_things() -> None:
    s = ready(stand(plain(), 0, "d4"), "falling-block")
    s.markers = tuple([("block", at(s, name), "quest", -1) for name in ("c2", "b3")])
    s = do(s, 0, f"walk {square(s, 'c3')}", Hand(test=[6]))
    assert f"sidestep {square(s, 'b2')}" not in may(s, 0, "sidestep")
    assert f"sidestep {square(s, 'd2')}" in may(s, 0, "sidestep")


@pytest.mark.quick
@pytest.mark.rule("E07")
def test_no_block_where_it_would_cut_the_only_way_or_nobody_could_step_aside() -> None:
    s = ready(stand(plain(), 0, "a4"), "falling-block")
    s.markers = tuple([("block", at(s, name), "quest", -1) for name in ("b1", "b3", "c3", "d3")])
    s = walks(s, "a3", Hand(test=[6]))
    assert len(blocks(s)) == 4
    assert s.heroes[0].square == at(s, "a3")
    assert not s.frames
    s = ready(stand(plain(), 0, "a4"), "falling-block")
    s.markers = tuple([("block", at(s, name), "quest", -1) for name in ("a2", "b2", "b3", "b4")])
    stand(s, 1, "a4")
    s = s.copy()
    stand(s, 0, "a3")
    trigger(s, "step", 0, Hand(), SILENT, at(s, "a4"), at(s, "a3"))
    s = GAME.settle(s, Hand(test=[10]), SILENT)
    assert len(blocks(s)) == 4


@pytest.mark.quick
@pytest.mark.rule("E07", "E17")
def test_where_a_block_may_lie() -> None:
    s = plain()
    assert may_lie(s, at(s, "a1"))
    assert not may_lie(s, s.stairs[0])
    s.markers = (("block", at(s, "b1"), "quest", -1),)
    assert not may_lie(s, at(s, "c1"))  # The door behind could not be opened any more.
    s = plain()
    s.markers = (("block", at(s, "b4"), "quest", -1),)
    assert not may_lie(s, at(s, "c4"))  # Nor could the stairs be reached.
    s = plain()
    furnish(s, "chest", "a1")
    assert may_lie(s, at(s, "a2"))
    s.markers = (("block", at(s, "b1"), "quest", -1),)
    assert not may_lie(s.copy(), at(s, "a2"))  # The last square before the chest.
    s = plain()
    furnish(s, "circle", "a1", "a2", "b1", "b2")
    assert not may_lie(s, at(s, "a1"))
    s = table(hero(), card="arena", step=START)
    furnish(s, "crevasse", *[f"{column}{row}" for column in "abcd" for row in (4, 5)], result=1)
    assert not may_lie(s, at(s, "a3"))
    assert may_lie(s, at(s, "a2"))
    s = table(hero(), card="corridor", step=START)
    s.markers = (("block", at(s, "a3"), "quest", -1),)
    assert not may_lie(s, at(s, "b3"))
    assert not may_lie(s, at(s, "b2"))  # Across the corner nobody gets past two blocks.
    assert may_lie(s, at(s, "b5"))


@pytest.mark.quick
@pytest.mark.rule("E07")
def test_a_barred_doorway_is_not_blocked_for_good() -> None:
    s = plain()
    beyond(s)
    s.own_door(1).barred = 1
    s.markers = (("block", at(s, "b1"), "quest", -1),)
    assert not may_lie(s, at(s, "c1"))


# Gas


@pytest.mark.quick
@pytest.mark.rule("E08")
def test_sleeping_gas_takes_every_hero_of_the_zone() -> None:
    s = ready(stand(plain(3), 0, "b1"), "sleeping-gas")
    zone = beyond(s, "corridor")
    s.own_zone(zone).entered = 1
    stand(s, 2, "a1", zone)
    furnish(s, "chest", "a1")
    stand(s, 0, "b1")
    s = do(s, 0, "open chest number=1", Hand(furniture=[2], test=[1], rest=1))
    s = close(s, Hand(gas=[3], test=[10]))
    s = closed(s)
    assert [figure.marks for figure in s.heroes] == [(("asleep", 1, "turn+1", -1),), (), ()]
    assert [figure.life for figure in s.heroes] == [17, 20, 20]
    assert [verb.word for verb in GAME.legal(s, 0).verbs] == ["end"]


# Portcullises


def through(s: State) -> State:
    """Let the first hero go through the open doorway, in which a portcullis falls."""
    zone = beyond(s)
    stand(ready(s, "portcullis"), 0, "b1")
    return do(s, 0, f"walk {square(s, 'a6', zone)}")


@pytest.mark.quick
@pytest.mark.rule("E09")
def test_a_portcullis_bars_the_doorway_but_not_the_sight() -> None:
    log = Log()
    s = plain()
    zone = beyond(s)
    stand(ready(s, "portcullis"), 0, "b1")
    s = do(s, 0, f"walk {square(s, 'a6', zone)}", log=log)
    assert told(log, "barred") == [{"number": 1}]
    assert s.doors[0].barred == 1
    plan = plan_of(s)
    assert not plan.adjacent(at(s, "b1"), at(s, "a6", zone))
    assert plan.line(at(s, "b1"), at(s, "a6", zone)) == ()


@pytest.mark.quick
@pytest.mark.rule("E09", "DJ-071")
@pytest.mark.parametrize("seat", [0, 1])
def test_it_is_lifted_from_either_side_with_a_test_of_strength_once_a_round(seat: int) -> None:
    s = stand(through(plain()), 1, "c1")
    s = do(s.copy(), seat, "lift door number=1", Hand(test=[1]))
    s = closed(s)
    assert s.doors[0].barred == 1
    assert not may(s, seat, "lift")
    s.own_hero(seat).tested = ()
    s = do(s.copy(), seat, "lift door number=1", Hand(test=[6]))
    assert s.doors[0].barred == 0


@pytest.mark.quick
@pytest.mark.rule("E09")
def test_no_portcullis_falls_without_a_doorway() -> None:
    s = ready(plain(), "portcullis")
    trigger(s, "new-zone", 0, Hand(), SILENT, at(s, "b2"), at(s, "b1"))
    assert held(s) == ["portcullis"]
    stairway = s.doors[1]
    trigger(s, "new-zone", 0, Hand(), SILENT, stairway.edges[0], stairway.edges[1])
    assert held(s) == ["portcullis"]


# Cave-ins


@pytest.mark.quick
@pytest.mark.rule("E17")
def test_a_cave_in_hits_everybody_in_a_zone_and_leaves_blocks() -> None:
    s = plain(3)
    zone = beyond(s, "square-room")
    for number, name in enumerate(("a1", "b1")):
        stand(s, number, name, zone)
    captive = foe(s, "captive", "d1", zone)
    assert may(holding(s.copy(), "cave-in"), MASTER, "play") == ["play cave-in zone=2"]
    holding(s, "cave-in")
    s = do(s, MASTER, "play cave-in zone=2", Hand(test=[1]))
    s = close(s, Hand(cave_in=[4, 2], test=[10, 1]))
    s = closed(s)
    assert [figure.life for figure in s.heroes] == [16, 20, 20]
    assert s.monster(captive).life == 1
    assert f"topple {square(s, 'a1', zone)}" not in may(s, MASTER, "topple")
    s = do(s, MASTER, f"topple {square(s, 'a3', zone)}")
    s = do(s, MASTER, f"topple {square(s, 'd3', zone)}")
    assert blocks(s) == [at(s, "a3", zone), at(s, "d3", zone)]
    assert not s.frames


@pytest.mark.quick
@pytest.mark.rule("E17")
def test_the_master_may_have_enough_and_neither_entry_nor_objective_cave_in() -> None:
    s = plain()
    zone = beyond(s)
    s = do(holding(s, "cave-in"), MASTER, "play cave-in zone=2")
    s = do(s, MASTER, f"topple {square(s, 'a3', zone)}")
    assert f"topple {square(s, 'b3', zone)}" not in may(s, MASTER, "topple")
    s = do(s, MASTER, "enough")
    assert len(blocks(s)) == 1
    s = plain()
    s.own_zone(beyond(s)).objective = 1
    assert not may(holding(s, "cave-in"), MASTER, "play")


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_a_trap_that_is_found_falls_on_the_one_who_searched() -> None:
    s = searches(stand(plain(), 0, "a2"), "pit", Hand(test=[1]))
    s = close(s, Hand(harm=[1]))
    assert s.heroes[0].has("pit")
    assert s.step == HEROES
    assert refused(s, 0, f"walk {square(s, 'a1')}").reason == "in-pit"
