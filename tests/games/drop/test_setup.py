"""Contents of the box, the deal, and the drop of the dungeon (DD-01 to DD-14)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from souterrain.games.drop.content.cards import CLASSES, QUEST_NAMES, QUESTS, RACES
from souterrain.games.drop.content.cubes import (
    BOXED,
    CUBES,
    FIRST_PAWN,
    GEMS,
    HUGE,
    ID_OF,
    LARGE,
    OPENING,
    SMALL,
    SOLO_CUBES,
    TOKENS,
    bodies,
)
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import near
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.rules.abilities import ABILITIES
from souterrain.games.drop.rules.rooms import TOUCH
from souterrain.games.drop.state import AWAY, BOX, EXPLORE, FALLEN, TABLE
from tests.games.drop.tables import (
    TRIANGLE,
    Hand,
    Scatter,
    begun,
    do,
    held,
    hero,
    refused,
    says,
    state_of,
    table,
    told,
    where,
)


def numbers(size: str) -> dict[str, int]:
    standard = [cube for index, cube in enumerate(CUBES) if index not in SOLO_CUBES]
    return dict(Counter(cube.type for cube in standard if cube.size == size))


@pytest.mark.quick
@pytest.mark.rule("DD-01")
def test_ninety_cubes() -> None:
    small = {"gold": 12, "key": 4, "blue": 4, "clear": 4, "red": 4, "potion": 2, "goblin": 10, "pillar": 13}
    large = {"gold": 8, "key": 2, "chest": 6, "blue": 3, "clear": 3, "red": 3, "shield": 2, "troll": 4, "pillar": 5}
    assert (numbers(SMALL), numbers(LARGE), numbers(HUGE)) == (small, large, {"dragon": 1})
    assert (sum(small.values()), sum(large.values()), len(CUBES) - len(SOLO_CUBES)) == (53, 36, 90)
    assert len({cube.word for cube in CUBES}) == len(CUBES)


@pytest.mark.rule("DD-01", "DD-05")
def test_the_three_sizes_are_three_sizes_on_the_table() -> None:
    chance = Hand()
    begun(2, chance)
    kinds = dict(chance.requests[0]["falling"])
    assert (kinds[ID_OF["gold:1"]], kinds[ID_OF["dragon:1"]]) == ("small", "huge")
    assert CUBES[ID_OF["gold:1"]].side < CUBES[ID_OF["gold:13"]].side < CUBES[ID_OF["dragon:1"]].side


@pytest.mark.rule("DD-02")
def test_alone_there_are_two_relics_the_stairs_three_tokens_and_a_track() -> None:
    assert Counter((CUBES[cube].type, CUBES[cube].size) for cube in SOLO_CUBES) == {
        ("relic", SMALL): 2,
        ("stairs", SMALL): 1,
    }
    match = Match.new("drop", seats=1, seed=3)
    assert all(state_of(match).where[cube] == TABLE for cube in SOLO_CUBES)
    match.play(0, next(match.legal(0).actions))
    solo = state_of(match).solo
    assert solo is not None
    assert (len(solo.tokens), solo.fragments) == (len(TOKENS), 0) == (3, 0)


@pytest.mark.quick
@pytest.mark.rule("DD-03")
def test_fifteen_races_ten_classes_ten_quests() -> None:
    assert (len(RACES), len(CLASSES), len(QUESTS)) == (15, 10, 10)
    assert {race.initiative for race in RACES} == set(range(1, 16))
    assert {race.life for race in RACES} == {7, 8, 9}
    assert set(ABILITIES) == {card.name for card in (*RACES, *CLASSES)}
    assert all(len(quest.gems) == len(GEMS) and all(quest.gems) for quest in QUESTS)
    assert set(scoring.BONUS) == set(QUEST_NAMES)


@pytest.mark.rule("DD-04")
def test_markers_and_pawns_for_four() -> None:
    s, _ = begun(4, teamwork="on")
    assert (len(s.order), len(s.pawns), [one.steps for one in s.heroes]) == (4, 4, [0] * 4)
    with pytest.raises(SetupError, match="wrong-seats"):
        Match.new("drop", seats=5)


@pytest.mark.rule("DD-05")
def test_small_and_large_are_one_type_for_every_rule() -> None:
    """A large Key opens a chest, large Gold scores 1, large Pillars make rooms, and all weigh the same."""
    s = table(held={0: ["key:5", "chest:1", "gold:1", "gold:13"]})
    assert (scoring.pairs(s, 0), scoring.count(s, 0, "gold"), s.weight(0)) == (1, 2, 4)
    assert scoring.lines(s, 0)[0] == ("gold", 2, 2)
    large = {"pillar:14": (0, 0), "pillar:15": (100, 0), "pillar:1": (0, 100), "gold:13": (20, 20)}
    assert held(do(table(large), "loot pillar:1 pillar:14 pillar:15")[0]) == ["gold:13"]


@pytest.mark.rule("DD-05")
def test_small_and_large_are_one_type_for_every_ability() -> None:
    far = {**TRIANGLE, "gold:1": (200, 200), "gold:13": (250, 250), "blue:1": (300, 0), "blue:5": (350, 0)}
    rogue = table(far, heroes=[hero(card="rogue"), hero()])
    assert {"gold:1", "gold:13"} <= set(says(rogue, "use", "rogue"))
    tidekin = table(far, heroes=[hero("tidekin"), hero()])
    do(tidekin, "use tidekin gold:1 gold:13 x=0 y=0")
    assert refused(tidekin, "use tidekin gold:1 blue:1 x=0 y=0").reason == "wrong-target"


@pytest.mark.rule("DD-05")
def test_gem_colours_are_types_of_their_own() -> None:
    far = {**TRIANGLE, "blue:1": (300, 0), "red:1": (350, 0), "blue:5": (300, 100)}
    tidekin = table(far, heroes=[hero("tidekin"), hero()])
    assert "red:1" not in says(tidekin, "use", "tidekin", "blue:1")
    assert "blue:5" in says(tidekin, "use", "tidekin", "blue:1")


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_gets_a_race_a_class_and_a_quest_of_their_own(seats: int) -> None:
    for seed in range(20):
        s, log = begun(seats, Scatter(seed))
        for cards in ("race", "classes", "quest"):
            assert len({getattr(one, cards) for one in s.heroes}) == seats
        assert [event["seat"] for event in told(log, "dealt")] == list(range(seats))


@pytest.mark.rule("DD-10")
def test_cards_are_dealt_at_random_and_any_can_come() -> None:
    dealt: dict[str, set[Any]] = {"race": set(), "classes": set(), "quest": set()}
    for seed in range(60):
        s, _ = begun(4, Scatter(seed))
        for name, seen in dealt.items():
            seen.update(getattr(one, name) for one in s.heroes)
    assert [len(seen) for seen in dealt.values()] == [15, 10, 10]
    chosen, _ = begun(2, Hand([14, 3, 9, 0, 0, 0]))
    assert [one.card.name for one in chosen.heroes] == ["shadeling", "boggart"]
    assert [one.class_names for one in chosen.heroes] == [("bard",), ("warrior",)]
    assert [one.task.name for one in chosen.heroes] == ["royal-tithe", "heros-help"]


@pytest.mark.rule("DD-10")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(SetupError, match="wrong-seats"):
        Match.new("drop", seats=seats)


@pytest.mark.rule("DD-10")
def test_race_and_class_are_open_the_quest_is_its_owners() -> None:
    s, log = begun(3, Hand([2, 3, 9, 0, 0, 0, 5, 5, 5]))
    for eyes in (None, 0, 1, 2):
        shown = GAME.view(s, eyes)["heroes"]
        assert [one["race"] for one in shown] == ["eagle-folk", "boggart", "dwarf"]
        assert [one["classes"] for one in shown] == [["bard"], ["warrior"], ["sapper"]]
        for seat, one in enumerate(shown):
            assert one["quest"] == (s.heroes[seat].task.name if seat == eyes else "")
            assert (one["score"] is None) == (seat != eyes)
        for event in log:
            if event.key == "dealt":
                assert ("quest" in event.seen_by(eyes)) == (event.data["seat"] == eyes)


@pytest.mark.quick
@pytest.mark.rule("DD-11")
def test_the_smallest_initiative_begins_round_one() -> None:
    s, log = begun(4, Hand([9, 0, 0, 2, 0, 0, 4, 0, 0, 0, 0, 0]))
    assert [one.card.initiative for one in s.heroes] == [10, 3, 6, 1]
    assert (s.order, s.seat, s.round) == ((3, 1, 2, 0), 3, 1)
    assert told(log, "turn") == [{"seat": 3}]


@pytest.mark.rule("DD-12")
def test_all_small_cubes_and_the_dragon_are_dropped_in_one_drop() -> None:
    chance = Hand([5, 0, 0, 1, 0, 0])
    s, log = begun(2, chance)
    (asked,) = chance.requests
    assert asked["do"] == "open"
    falling = [body for body, _ in asked["falling"]]
    assert falling == list(OPENING)
    assert Counter(CUBES[cube].size for cube in falling) == {SMALL: 53, HUGE: 1}
    assert (asked["lying"], "at" in asked, told(log, "opened")) == ([], False, [{"number": 54}])
    assert s.seat == 1
    assert "round/1/seat/1/opening/0" in chance.addresses


@pytest.mark.rule("DD-12")
def test_the_tray_spreads_the_opening_over_the_table() -> None:
    """Flat, about the middle, and of the cubes of one drop at most two pairs touch."""
    for seed in range(4):
        match = Match.new("drop", seats=2, seed=seed)
        s = state_of(match)
        lying = bodies(s.lying())
        assert lying == OPENING
        for cube in lying:
            xs, ys = s.spots[cube][::2], s.spots[cube][1::2]
            assert len(s.spots[cube]) == 8
            assert max(*map(abs, xs), *map(abs, ys)) < 460_000
        fell = [event for _, event in match.events if event.key == "fell"]
        touching = sum(near(s.spots[one], s.spots[other], TOUCH) for one, other in combinations(lying, 2))
        assert fell or touching <= 2
        middle = [sum(sum(s.spots[cube][axis::2]) for cube in lying) / (4 * len(lying)) for axis in (0, 1)]
        assert max(map(abs, middle)) < 60_000


@pytest.mark.rule("DD-12")
def test_walls_are_an_option_of_the_table() -> None:
    chance = Hand()
    s, _ = begun(2, chance, table_edge="walled")
    assert (chance.requests[0]["walled"], s.table.options.table_edge) == (1, "walled")
    begun(2, chance)
    assert chance.requests[1]["walled"] == 0


@pytest.mark.rule("DD-13")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_large_cubes_wait_in_the_box(seats: int) -> None:
    s, _ = begun(seats)
    assert s.cubes(BOX) == BOXED
    assert {CUBES[cube].size for cube in BOXED} == {LARGE}
    assert (sum(s.box()), s.step) == (36, EXPLORE)


@pytest.mark.rule("DD-14")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_solo_pieces_stay_out_of_a_game_for_several(seats: int) -> None:
    chance = Hand()
    s, _ = begun(seats, chance)
    assert s.cubes(AWAY) == SOLO_CUBES
    assert s.solo is None
    assert not {body for body, _ in chance.requests[0]["falling"]} & {*SOLO_CUBES, FIRST_PAWN, *TOKENS}
    assert {shape["label"] for shape in GAME.view(s, None)["dungeon"]["shapes"]} == {
        CUBES[cube].type for cube in OPENING
    }


@pytest.mark.rule("DD-24")
def test_what_falls_at_the_opening_is_dropped_again_at_once() -> None:
    chance = Hand(lands={"gold:1": [None, None, (5, 5)], "pillar:2": [None, (50, 50)]})
    s, log = begun(2, chance)
    assert [request["do"] for request in chance.requests] == ["open", "drop", "drop"]
    again = [[body for body, _ in request["falling"]] for request in chance.requests[1:]]
    assert again == [[ID_OF["gold:1"], ID_OF["pillar:2"]], [ID_OF["gold:1"]]]
    assert chance.requests[1]["at"] == [0, 0]
    assert (where(s, "gold:1"), s.cubes(FALLEN), len(told(log, "fell"))) == (TABLE, (), 2)
