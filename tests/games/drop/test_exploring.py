"""Explore, where cubes may be dropped, flicks, what falls off, and the end of a turn's second step (DD-20 to DD-24)."""

from __future__ import annotations

from collections import Counter

import pytest

from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import BOXED, CUBES, FIRST_PAWN, ID_OF
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.rules.exploring import drawn
from souterrain.games.drop.state import ACT, AFTER, BOX, END, EXPLORE, FALLEN, LOOT, TABLE
from tests.games.drop.tables import (
    TRIANGLE,
    Hand,
    cubes_in,
    do,
    held,
    hero,
    outside,
    refused,
    says,
    spot_of,
    table,
    told,
    where,
)

BOX_WORDS = tuple([CUBES[cube].word for cube in BOXED])
FAR = {**TRIANGLE, "gold:1": (300.0, 300.0)}
"""A room, and a gold outside the dungeon's limits."""


def falling(request: dict[str, list[list[int]]]) -> list[str]:
    return [CUBES[body].word for body, _ in request["falling"]]


@pytest.mark.quick
@pytest.mark.rule("DD-20")
@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 4), (4, 3)])
def test_so_many_cubes_are_drawn_and_dropped(seats: int, number: int) -> None:
    chance = Hand()
    s, log = do(table(seats=seats, step=EXPLORE, box=BOX_WORDS), "explore pillar:1", chance)
    (asked,) = chance.requests
    assert (asked["do"], len(asked["falling"]), len(s.dropped)) == ("drop", number, number)
    assert (len(s.cubes(BOX)), s.step, s.seat) == (36 - number, ACT, 0)
    assert all(s.where[cube] == TABLE for cube in s.dropped)
    assert told(log, "explored") == [{"seat": 0, "cubes": [("gold", number)]}]
    assert 3 * seats * number == len(BOX_WORDS)


@pytest.mark.rule("DD-20")
def test_exploring_comes_first_and_only_once() -> None:
    s = table(step=EXPLORE, box=BOX_WORDS)
    assert says(s) == ["explore"]
    for sentence in ("loot pillar:1 pillar:2 pillar:3", "use cleric", "end"):
        assert refused(s, sentence).reason == "explore-first", sentence
    s, _ = do(s, "explore pillar:1")
    assert "explore" not in says(s)
    assert refused(s, "explore pillar:1") == Rejected("explored-already", "DD-20")
    s, _ = do(s, "use cleric")
    assert refused(s, "explore pillar:1") == Rejected("explored-already", "DD-20")


@pytest.mark.rule("DD-20")
def test_cubes_come_out_unseen_each_kind_by_its_share() -> None:
    """The last of 36 is a large Pillar; with it gone the last of 35 is one too, and the first is always Gold."""
    s, _ = do(table(seats=4, step=EXPLORE, box=BOX_WORDS), "explore pillar:1", Hand([35, 34, 0]))
    assert Counter(CUBES[cube].type for cube in s.dropped) == {"pillar": 2, "gold": 1}
    s, _ = do(table(seats=4, step=EXPLORE, box=["chest:1", "shield:1", "shield:2"]), "explore pillar:1", Hand([1, 1]))
    assert sorted(CUBES[cube].word for cube in s.dropped) == ["chest:1", "shield:1", "shield:2"]


@pytest.mark.rule("DD-20")
def test_every_cube_of_the_box_is_as_likely() -> None:
    s = table(seats=4, step=EXPLORE, box=BOX_WORDS)
    first = Counter(CUBES[drawn(s, 1, Hand([number]), "draw")[0]].type for number in range(36))
    assert first == Counter(CUBES[cube].type for cube in BOXED)


@pytest.mark.rule("DD-20")
def test_point_and_height_are_said_before_anything_is_drawn() -> None:
    """The sentence holds the aim, the same aim whatever is drawn then; the draws come before the drop."""
    s = table(seats=4, step=EXPLORE, box=BOX_WORDS)
    for numbers in ([0, 0, 0], [35, 20, 10]):
        chance = Hand(numbers)
        do(s, "explore pillar:2 height=250 away=100 toward=1800", chance)
        (asked,) = chance.requests
        assert (asked["at"], asked["height"]) == ([90_000, 0], 250_000)
        draws = [address for address in chance.addresses if "/draw/" in address]
        assert chance.addresses[: len(draws)] == draws
    assert not set(says(s, "explore")) & set(BOX_WORDS)


@pytest.mark.rule("DD-20", "DD-135")
def test_a_short_box_gives_all_that_is_left() -> None:
    chance = Hand()
    s, _ = do(table(step=EXPLORE, box=["gold:13", "chest:2"]), "explore pillar:1", chance)
    assert (falling(chance.requests[0]), s.cubes(BOX)) == (["gold:13", "chest:2"], ())
    empty, _ = do(table(step=EXPLORE), "explore pillar:1", chance)
    assert (falling(chance.requests[1]), empty.step) == ([], ACT)


@pytest.mark.quick
@pytest.mark.rule("DD-21")
def test_the_hand_is_above_a_cube_or_at_most_40_mm_beside_it() -> None:
    s = table(FAR, step=EXPLORE, box=BOX_WORDS)
    chance = Hand()
    for sentence in (
        "explore gold:1",
        "explore gold:1 height=150 away=400 toward=0",
        "explore gold:1 height=300 away=400 toward=2700",
        "explore gold:1 height=200 away=1 toward=3599",
    ):
        do(s, sentence, chance)
    assert [request["at"] for request in chance.requests] == [
        [300_000, 300_000],
        [340_000, 300_000],
        [300_000, 260_000],
        [300_100, 300_000],
    ]
    assert [request["height"] for request in chance.requests] == [200_000, 150_000, 300_000, 200_000]
    assert refused(s, "explore gold:1 height=200 away=401 toward=0") == Rejected("out-of-reach", "DD-21")


@pytest.mark.rule("DD-21", "DD-61")
def test_the_hand_may_be_above_a_cube_outside_the_limits() -> None:
    s = table(FAR, step=EXPLORE, box=BOX_WORDS)
    assert outside(s, "gold:1")
    assert cubes_in(says(s, "explore")) == set(FAR)
    assert refused(s, "explore gold:2") == Rejected("not-on-table", "DD-21", cube="gold:2")


@pytest.mark.rule("DD-21", "DD-63")
def test_every_drop_reaches_as_far_and_falls_from_as_high() -> None:
    """Explore, a Potion, a Shield that was used, and a cube that an ability lifts."""
    explore = table(FAR, step=EXPLORE, box=BOX_WORDS)
    drink = table(FAR, held={0: ["potion:1"]}, heroes=[hero(covered=1), hero()])
    room = {**TRIANGLE, "goblin:1": (20.0, 20.0)}
    redrop, _ = do(table(room, held={0: ["shield:1"]}), "loot pillar:1 pillar:2 pillar:3 shield:goblin")
    blink = table(FAR, heroes=[hero(card="mage"), hero()])
    for s, words in (
        (explore, "explore pillar:1"),
        (drink, "drink pillar:1"),
        (redrop, "redrop pillar:1"),
        (blink, "use mage gold:1 over pillar:1"),
    ):
        chance = Hand()
        do(s, f"{words} height=150 away=400 toward=0", chance)
        do(s, f"{words} height=300 away=1 toward=0", chance)
        near, high = chance.requests
        assert (near["do"], near["at"], near["height"]) == ("drop", [40_000, 0], 150_000)
        assert high["height"] == 300_000
        for measures in ("height=200 away=401 toward=0", "height=149 away=1 toward=0", "height=301 away=1 toward=0"):
            assert refused(s, f"{words} {measures}") is not None, measures


@pytest.mark.rule("DD-63")
def test_a_hand_too_low_or_too_high_is_told_so() -> None:
    s = table(step=EXPLORE, box=BOX_WORDS)
    for height in (149, 301):
        assert refused(s, f"explore pillar:1 height={height} away=1 toward=0") == Rejected("wrong-height", "DD-63")


@pytest.mark.rule("DD-22")
def test_the_race_or_the_class_ability_or_neither() -> None:
    s = table()
    assert says(s, "use") == ["half-orc", "cleric"]
    for card in ("half-orc", "cleric"):
        used, log = do(s, f"use {card}")
        assert (used.step, used.used, told(log, "used")) == (LOOT, card, [{"seat": 0, "card": card}])
        assert says(used) == ["loot"]
        assert refused(used, "use cleric") == Rejected("ability-used", "DD-22")
        assert refused(used, "use half-orc") == Rejected("ability-used", "DD-22")
    neither, _ = do(s, "loot pillar:1 pillar:2 pillar:3")
    assert (neither.seat, neither.step) == (1, EXPLORE)


@pytest.mark.rule("DD-22")
def test_only_cards_of_ones_own() -> None:
    s = table(heroes=[hero("gnome", "rogue"), hero("dwarf", "sapper")])
    for card in ("dwarf", "sapper", "mage"):
        assert refused(s, f"use {card} pillar:1") == Rejected("not-your-card", "DD-22", card=card)


@pytest.mark.quick
@pytest.mark.rule("DD-23")
def test_a_flick_is_one_push_of_one_cube() -> None:
    s = table(FAR, heroes=[hero(card="ranger"), hero()])
    chance = Hand(lands={"gold:1": (350, 300)})
    after, log = do(s, "use ranger gold:1 toward=450 force=1000", chance)
    (asked,) = chance.requests
    assert (asked["do"], asked["cube"], asked["toward"], asked["force"]) == ("flick", ID_OF["gold:1"], 450, 1000)
    assert (centre(spot_of(after, "gold:1")), told(log, "flicked")) == (
        (350_000, 300_000),
        [{"seat": 0, "cube": "gold:1"}],
    )
    for measures in ("toward=3600 force=1", "toward=0 force=1001", "toward=0 force=0"):
        assert refused(s, f"use ranger gold:1 {measures}") is not None, measures


@pytest.mark.rule("DD-23")
def test_there_is_no_second_try() -> None:
    s = table({**TRIANGLE, "goblin:1": (200, 200)}, heroes=[hero(card="warrior"), hero()])
    s, _ = do(s, "use warrior goblin:1 toward=0 force=500")
    assert says(s) == ["loot"]
    assert refused(s, "use warrior goblin:1 toward=0 force=500").rule == "DD-22"
    assert refused(s, "flick goblin:1 toward=0 force=500").reason == "not-now"


@pytest.mark.rule("DD-23", "DD-24")
def test_a_flick_moves_what_it_hits_and_what_leaves_the_table_waits() -> None:
    s = table({**FAR, "pawn:2": (200.0, 200.0)}, heroes=[hero(card="ranger"), hero()], teamwork=1)
    chance = Hand(lands={"gold:1": None, "pillar:3": (0, 110), "pawn:2": (210, 210)})
    after, log = do(s, "use ranger gold:1 toward=0 force=1000", chance)
    assert {body for body, _, _ in chance.requests[0]["lying"]} == {*map(ID_OF.__getitem__, FAR), FIRST_PAWN + 1}
    assert (where(after, "gold:1"), told(log, "fell")) == (FALLEN, [{"cubes": [("gold:1", 1)]}])
    assert centre(spot_of(after, "pillar:3")) == (0, 110_000)
    assert centre(after.pawns[1]) == (210_000, 210_000)


@pytest.mark.quick
@pytest.mark.rule("DD-24", "DD-135")
def test_the_next_player_drops_what_fell_together_with_what_they_draw() -> None:
    """A Pillar, the Dragon and a gold fell, by whatever cause: one drop with the six of the box."""
    s = table(FAR, box=BOX_WORDS, fallen=["pillar:9", "dragon:1"])
    lost, _ = do(s, "loot pillar:1 pillar:2 pillar:3")
    assert (lost.seat, len(lost.cubes(FALLEN))) == (1, 2)
    chance = Hand()
    s, log = do(lost, "explore pillar:1", chance)
    (asked,) = chance.requests
    assert len(asked["falling"]) == 8
    assert {"pillar:9", "dragon:1"} <= set(falling(asked))
    assert (s.cubes(FALLEN), where(s, "dragon:1"), len(s.cubes(BOX))) == ((), TABLE, 30)
    assert dict(told(log, "explored")[0]["cubes"])["dragon"] == 1
    assert ID_OF["pillar:9"] in s.dropped


@pytest.mark.rule("DD-24")
def test_what_falls_in_an_explore_waits_for_the_next_one() -> None:
    s = table(seats=2, step=EXPLORE, box=["gold:13"], fallen=["key:1"])
    s, log = do(s, "explore pillar:1", Hand(lands={"gold:13": None}))
    assert (where(s, "gold:13"), where(s, "key:1")) == (FALLEN, TABLE)
    assert told(log, "fell") == [{"cubes": [("gold:13", 1)]}]
    s, _ = do(s, "loot pillar:1 pillar:2 pillar:3")
    chance = Hand()
    s, _ = do(s, "explore pillar:1", chance)
    assert (falling(chance.requests[0]), where(s, "gold:13")) == (["gold:13"], TABLE)


@pytest.mark.rule("DD-24", "DD-135")
def test_after_the_last_turn_what_fell_is_out() -> None:
    s = table(FAR, round=3, at=1, held={0: ["gold:5"]}, fallen=["gold:2", "gold:3"])
    s, _ = do(s, "loot pillar:1 pillar:2 pillar:3")
    assert (s.step, where(s, "gold:2")) == (END, FALLEN)
    assert [scoring.count(s, seat, "gold") for seat in (0, 1)] == [1, 0]
    assert GAME.asks(s) == ()


@pytest.mark.rule("DD-61")
def test_cubes_outside_the_limits_belong_to_the_dungeon() -> None:
    """An ability takes one, a flick may push it, a re-drop may aim above it."""
    s = table(FAR, heroes=[hero(card="rogue"), hero()])
    assert outside(s, "gold:1")
    assert held(do(s, "use rogue gold:1")[0]) == ["gold:1"]
    assert "gold:1" in says(table(FAR, heroes=[hero("wood-elf"), hero()]), "use", "wood-elf")
    drink = table(FAR, held={0: ["potion:1"]}, heroes=[hero(covered=1), hero()])
    assert "gold:1" in says(drink, "drink")


@pytest.mark.rule("DD-63")
def test_a_re_drop_is_left_to_settle_on_the_tray_like_any_drop() -> None:
    """Cubes that it lands on move, and those that go over the edge have fallen."""
    s = table(FAR, held={0: ["potion:1"]}, heroes=[hero(covered=1), hero()])
    after, log = do(s, "drink gold:1", Hand(lands={"potion:1": None, "gold:1": (310, 300)}))
    assert (where(after, "potion:1"), centre(spot_of(after, "gold:1"))) == (FALLEN, (310_000, 300_000))
    assert told(log, "dropped") == [{"seat": 0, "cubes": [("potion", 1)]}]


def test_the_steps_of_a_turn_in_their_order() -> None:
    s = table(
        {**TRIANGLE, "potion:1": (20, 20), "goblin:1": (20, 40)},
        step=EXPLORE,
        box=BOX_WORDS,
        heroes=[hero(card="rogue"), hero()],
    )
    steps = [s.step]
    lands = {CUBES[cube].word: (350.0, 350.0) for cube in BOXED}
    for sentence in ("explore pillar:1", "use half-orc", "loot pillar:1 pillar:2 pillar:3"):
        s, _ = do(s, sentence, Hand(lands=lands))
        steps.append(s.step)
    assert steps == [EXPLORE, ACT, LOOT, EXPLORE]
    covered = table({**TRIANGLE, "potion:1": (20, 20), "goblin:1": (20, 40)})
    assert do(covered, "loot pillar:1 pillar:2 pillar:3")[0].step == AFTER
