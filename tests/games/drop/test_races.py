"""Every race's ability, clause by clause, on tables laid out by hand (DD-201 to DD-215)."""

from __future__ import annotations

from math import hypot
from typing import Any

import pytest

from souterrain.core.fast import Fast
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import RACES
from souterrain.games.drop.content.cubes import FIRST_PAWN, ID_OF, SIDES
from souterrain.games.drop.geometry import centre, direction_of, footprint_of
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.state import ACT, AFTER, EXPLORE, FALLEN, LOOT, TABLE, State
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
INSIDE: tuple[Spot, ...] = tuple([(10.0 + 10 * (index % 4), 10.0 + 10 * (index // 4)) for index in range(16)])
FAR: dict[str, Spot] = {"gold:1": (200, 200), "key:1": (250, 200)}
FLICK = "toward=900 force=250"


def of(race: str, cubes: dict[str, Spot], card: str = "sapper", **fields: Any) -> State:
    """The turn of a hero of this race, with these cubes besides the three Pillars."""
    life = {name: fields.pop(name) for name in ("covered", "quest") if name in fields}
    return table({**TRIANGLE, **cubes}, heroes=[hero(race, card, **life), hero()], **fields)


def room(*words: str) -> dict[str, Spot]:
    """These cubes lie in the room of the three Pillars."""
    return dict(zip(words, INSIDE, strict=False))


def some(kind: str, number: int, first: int = 1) -> list[str]:
    return [f"{kind}:{index}" for index in range(first, first + number)]


def used(s: State, race: str) -> State:
    """The ability is in force."""
    return do(s, f"use {race}")[0]


def in_words(bodies: list[list[Any]]) -> list[int]:
    return [body[0] for body in bodies]


def at(s: State, word: str) -> tuple[int, int]:
    return centre(spot_of(s, word))


def wrong(race: str, rule: str, cube: str) -> Rejected:
    return Rejected("wrong-target", rule, card=race, cube=cube)


# --- Boggart ---


@pytest.mark.quick
@pytest.mark.rule("DD-201")
@pytest.mark.parametrize(
    ("said", "harm", "marks"), [("", 5, 0), (" spare", 4, 1), (" spare*2", 3, 2), (" spare*3", 2, 3)]
)
def test_up_to_three_goblins_do_no_damage_and_carry_marks(said: str, harm: int, marks: int) -> None:
    s = used(of("boggart", room(*some("goblin", 5))), "boggart")
    after, log = do(s, ROOM + said)
    one = after.heroes[0]
    assert (one.covered, one.marks, told(log, "looted")[0]["harm"]) == (harm, marks, harm)
    assert held(after) == some("goblin", 5)
    assert scoring.total(after, 0) == marks


@pytest.mark.quick
@pytest.mark.rule("DD-201")
def test_a_fourth_cousin_or_none_without_the_ability() -> None:
    s = of("boggart", room(*some("goblin", 5)))
    assert refused(s, f"{ROOM} spare") == Rejected("no-such-monster", "DD-201")
    assert refused(used(s, "boggart"), f"{ROOM} spare*4") == Rejected("no-such-monster", "DD-201")


@pytest.mark.quick
@pytest.mark.rule("DD-201")
def test_only_goblins_are_cousins() -> None:
    s = used(of("boggart", room("goblin:1", "goblin:2", "troll:1")), "boggart")
    assert refused(s, f"{ROOM} spare*3") == Rejected("no-such-monster", "DD-201")
    after, _ = do(s, f"{ROOM} spare*2")
    assert (after.heroes[0].covered, after.heroes[0].marks) == (2, 2)
    trolls = used(of("boggart", room("troll:1")), "boggart")
    assert refused(trolls, f"{ROOM} spare") == Rejected("no-such-monster", "DD-201")


@pytest.mark.rule("DD-201", "DD-26")
def test_cousins_make_a_room_bearable() -> None:
    """Seven life, nine Goblins: three must be spared."""
    s = of("boggart", room(*some("goblin", 9)))
    assert refused(s, ROOM).reason == "too-deadly"
    assert says(s)[0] == "end"
    s = used(s, "boggart")
    assert refused(s, f"{ROOM} spare*2") == Rejected("too-deadly", "DD-26", harm=7, left=6)
    assert do(s, f"{ROOM} spare*3")[0].heroes[0].covered == 6


@pytest.mark.rule("DD-201", "DD-137")
def test_cousins_are_those_that_no_shield_was_spent_on() -> None:
    s = used(of("boggart", room(*some("goblin", 3)), held={0: ["shield:1"]}), "boggart")
    assert refused(s, f"{ROOM} shield:goblin spare*3") == Rejected("no-such-monster", "DD-201")
    after, _ = do(s, f"{ROOM} shield:goblin spare*2")
    assert (after.heroes[0].covered, after.heroes[0].marks) == (0, 2)
    assert do(s, f"{ROOM} spare*3")[0].heroes[0].marks == 3
    assert "shield:1" in held(do(s, ROOM)[0]), "nothing is spent unasked"


@pytest.mark.rule("DD-201", "DD-137")
def test_a_room_is_offered_if_some_assignment_makes_it_bearable() -> None:
    """Two Trolls and five Goblins do nine; a Shield on a Troll and three cousins leave four of six."""
    cubes = room("troll:1", "troll:2", *some("goblin", 5))
    s = used(of("boggart", cubes, covered=2, held={0: ["shield:1"]}), "boggart")
    assert refused(s, f"{ROOM} shield:goblin spare*3") == Rejected("too-deadly", "DD-26", harm=5, left=4)
    assert do(s, f"{ROOM} shield:troll spare*3")[0].heroes[0].covered == 6


@pytest.mark.rule("DD-201")
def test_marks_stay_for_good_and_the_bounty_comes_on_top() -> None:
    s = used(of("boggart", room(*some("goblin", 4)), quest="goblin-bounty", held={0: ["potion:1"]}), "boggart")
    s, _ = do(s, f"{ROOM} spare*3")
    s, _ = do(s, "drink pillar:1")
    assert (s.heroes[0].covered, s.heroes[0].marks, s.seat) == (0, 3, 1)
    assert scoring.total(s, 0) == 3 + 3, "the bounty begins with the second"


# --- Fairy ---


def dusted(cubes: dict[str, Spot], sentence: str, **fields: Any) -> tuple[State, dict[str, Any], list[str]]:
    """After Fairy Dust: what the tray was asked, and which cubes fell."""
    chance = Hand()
    after, _ = do(of("fairy", cubes, **fields), sentence, chance)
    (asked,) = chance.requests
    return after, asked, sorted([word for word, cube in ID_OF.items() if cube in in_words(asked["falling"])])


@pytest.mark.quick
@pytest.mark.rule("DD-202")
def test_all_cubes_within_forty_millimetres_fall_together_above_the_point() -> None:
    """The point is (220, 200). Gold 3 is 40 mm off, gold 4 is 40.1 mm off; their corners do not matter."""
    near: dict[str, Spot] = {"gold:1": (200, 200), "gold:2": (220, 200), "gold:3": (260, 200), "goblin:1": (220, 165)}
    off: dict[str, Spot] = {"gold:4": (220, 240.1), "key:1": (300, 200)}
    after, asked, fell = dusted({**near, **off}, "use fairy gold:1 height=160 away=200 toward=0")
    assert fell == sorted(near)
    assert (asked["do"], asked["at"], asked["height"]) == ("drop", [220_000, 200_000], 160_000)
    assert not {ID_OF[word] for word in near} & set(in_words(asked["lying"]))
    assert {ID_OF[word] for word in off} <= set(in_words(asked["lying"]))
    assert (after.step, spot_of(after, "gold:4")) == (LOOT, square(220, 240.1))


@pytest.mark.quick
@pytest.mark.rule("DD-202", "DD-141")
def test_pillars_and_the_dragon_too_but_no_pawns() -> None:
    cubes: dict[str, Spot] = {"dragon:1": (20, 0), "pawn:2": (0, 20)}
    after, asked, fell = dusted(cubes, "use fairy pillar:1", teamwork=1)
    assert fell == ["dragon:1", "pillar:1"]
    assert FIRST_PAWN + 1 in in_words(asked["lying"])
    assert after.pawns[1] == square(0, 20)


@pytest.mark.rule("DD-202", "DD-141")
def test_tokens_stay_where_they_are() -> None:
    tokens = ((0, 0), (100, 0), (0, 100))
    s = table({"pillar:1": (100, 100), "gold:1": (10, 10)}, heroes=[hero("fairy")], tokens=tokens, box=["gold:13"])
    chance = Hand()
    after, _ = do(s, "use fairy gold:1", chance)
    assert in_words(chance.requests[0]["falling"]) == [ID_OF["gold:1"]]
    assert after.solo is not None
    assert after.solo.tokens == tuple([square(*spot) for spot in tokens])


@pytest.mark.quick
@pytest.mark.rule("DD-202")
@pytest.mark.parametrize("toward", [0, 6, 450, 1234, 2700])
def test_at_least_one_cube_is_lifted(toward: int) -> None:
    """A point 40 mm off a cube is near enough, one 40.1 mm off is not; with no cube there is no target."""
    _, _, fell = dusted(dict(FAR), f"use fairy gold:1 height=200 away=400 toward={toward}")
    assert "gold:1" in fell
    assert refused(of("fairy", dict(FAR)), f"use fairy gold:1 height=200 away=401 toward={toward}").rule == "DD-202"
    empty = table({}, heroes=[hero("fairy"), hero()])
    assert refused(empty, "use fairy") == Rejected("no-target", "DD-138", card="fairy")


@pytest.mark.rule("DD-202", "DD-21")
def test_the_dust_is_thrown_above_the_table() -> None:
    s = of("fairy", {"gold:1": (440, 0)})
    do(s, "use fairy gold:1 height=200 away=100 toward=0")
    assert refused(s, "use fairy gold:1 height=200 away=101 toward=0") == Rejected("off-table", "DD-21")


@pytest.mark.rule("DD-202", "DD-24")
def test_what_falls_off_has_fallen() -> None:
    after, _ = do(of("fairy", dict(FAR)), "use fairy gold:1", Hand(lands={"gold:1": None}))
    assert where(after, "gold:1") == FALLEN


# --- Eagle-folk ---


@pytest.mark.quick
@pytest.mark.rule("DD-203.M")
@pytest.mark.parametrize("spot", [(20, 20), (50, -8), (50, 50)])
def test_one_pillar_more_inside_or_touching(spot: Spot) -> None:
    s = of("eagle-folk", {"pillar:7": spot, "gold:1": (30, 30), "gold:2": (20, 50)})
    assert refused(s, ROOM) == Rejected("pillar-in-room", "DD-26", pillar="pillar:7")
    after, _ = do(used(s, "eagle-folk"), ROOM)
    assert held(after) == ["gold:1", "gold:2"]
    assert spot_of(after, "pillar:7") == square(*spot), "it is not collected"


@pytest.mark.quick
@pytest.mark.rule("DD-203.M")
@pytest.mark.parametrize("other", [(40, 20), (50, -8)])
def test_a_second_one_blocks(other: Spot) -> None:
    s = used(of("eagle-folk", {"pillar:7": (20, 20), "pillar:8": other}), "eagle-folk")
    assert refused(s, ROOM).reason == "pillar-in-room"
    beside = used(of("eagle-folk", {"pillar:7": (20, 20), "pillar:8": (50, -8.2)}), "eagle-folk")
    do(beside, ROOM)


@pytest.mark.rule("DD-203.M", "DD-138")
def test_flight_is_over_with_the_turn() -> None:
    s = of("eagle-folk", {"pillar:7": (20, 20)})
    s, _ = do(used(s, "eagle-folk"), ROOM)
    assert (s.seat, s.used, s.effect) == (1, "", "")
    s.step = ACT
    assert refused(s, ROOM) == Rejected("pillar-in-room", "DD-26", pillar="pillar:7")


@pytest.mark.rule("DD-203.M", "DD-88")
def test_pawns_in_a_room_of_flight_bring_a_step() -> None:
    s = used(of("eagle-folk", {"pillar:7": (20, 20), "pawn:2": (40, 20)}, teamwork=1, sent=(0, 1)), "eagle-folk")
    assert do(s, ROOM)[0].heroes[1].steps == 1


# --- Wood Elf ---


@pytest.mark.quick
@pytest.mark.rule("DD-204", "DD-23")
def test_a_clean_shot_may_be_followed_by_one_more() -> None:
    chance = Hand(lands={"gold:1": (200, 240)})
    s, log = do(of("wood-elf", dict(FAR)), f"use wood-elf gold:1 {FLICK}", chance)
    (asked,) = chance.requests
    assert (asked["do"], asked["cube"], asked["toward"], asked["force"]) == ("flick", ID_OF["gold:1"], 900, 250)
    assert (says(s), says(s, "flick"), told(log, "flicked")) == (
        ["flick", "stop"],
        ["gold:1"],
        [{"seat": 0, "cube": "gold:1"}],
    )
    assert refused(s, ROOM) == Rejected("finish-first", "DD-204")
    assert refused(s, f"flick key:1 {FLICK}") == wrong("wood-elf", "DD-204", "key:1")
    again = Hand(lands={"gold:1": (200, 280)})
    after, _ = do(s, "flick gold:1 toward=900 force=1000", again)
    assert again.requests[0]["force"] == 1000
    assert (at(after, "gold:1"), after.frames, after.step) == ((200_000, 280_000), (), LOOT), "there is no third"
    assert do(s, "stop")[0].step == LOOT


@pytest.mark.quick
@pytest.mark.rule("DD-204")
@pytest.mark.parametrize("touched", ["key:1", "pillar:1", "dragon:1"])
def test_a_shot_that_touched_a_cube_is_not_clean(touched: str) -> None:
    s = of("wood-elf", {**FAR, "dragon:1": (300, 300)})
    after, _ = do(s, f"use wood-elf gold:1 {FLICK}", Hand(lands={"gold:1": (200, 240)}, touches=[touched]))
    assert (after.frames, after.step) == ((), LOOT)


@pytest.mark.quick
@pytest.mark.rule("DD-204", "DD-86")
def test_pawns_are_no_cubes() -> None:
    s = of("wood-elf", {**FAR, "pawn:2": (200, 230)}, teamwork=1)
    after, _ = do(s, f"use wood-elf gold:1 {FLICK}", Hand(touches=["pawn:2"]))
    assert says(after) == ["flick", "stop"]
    both, _ = do(s, f"use wood-elf gold:1 {FLICK}", Hand(touches=["pawn:2", "key:1"]))
    assert both.frames == ()


@pytest.mark.quick
@pytest.mark.rule("DD-204", "DD-24")
def test_a_cube_that_fell_is_not_flicked_again() -> None:
    after, log = do(of("wood-elf", dict(FAR)), f"use wood-elf gold:1 {FLICK}", Hand(lands={"gold:1": None}))
    assert (where(after, "gold:1"), after.frames, after.step) == (FALLEN, (), LOOT)
    assert told(log, "fell") == [{"cubes": [("gold:1", 1)]}]


@pytest.mark.rule("DD-204")
def test_on_the_tray_a_cube_it_leaned_on_counts_as_touched() -> None:
    """Both are flicked away from the other cube; only one of them lay against it."""
    for seed in range(5):
        leaning = of("wood-elf", {"gold:1": (200, 200), "key:1": (192, 200)})
        after, _ = do(leaning, "use wood-elf gold:1 toward=0 force=300", Fast(seed))
        assert (after.frames, at(after, "gold:1")[0] > 205_000) == ((), True)
        apart = of("wood-elf", {"gold:1": (200, 200), "key:1": (190, 200)})
        after, _ = do(apart, "use wood-elf gold:1 toward=0 force=300", Fast(seed))
        assert [frame.kind for frame in after.frames] == ["again"]


# --- Gnome ---


@pytest.mark.quick
@pytest.mark.rule("DD-205", "DD-139")
def test_the_grabber_arm_moves_one_cube_up_to_fifty_millimetres() -> None:
    s = of("gnome", {**FAR, "dragon:1": (300, 300), "troll:1": (-200, 0)}, held={0: ["blue:1"], 1: ["red:1"]})
    chance = Hand()
    after, log = do(s, "use gnome gold:1 away=500 toward=900", chance)
    assert (spot_of(after, "gold:1"), chance.requests, after.step) == (square(200, 250), [], LOOT)
    assert (told(log, "moved"), where(after, "gold:1")) == ([{"seat": 0, "cube": "gold:1"}], TABLE)
    assert [after.spots[cube] for cube in range(len(ID_OF)) if cube != ID_OF["gold:1"]] == [
        s.spots[cube] for cube in range(len(ID_OF)) if cube != ID_OF["gold:1"]
    ]
    assert refused(s, "use gnome gold:1 away=501 toward=900") == wrong("gnome", "DD-205", "gold:1")
    do(s, "use gnome troll:1 away=500 toward=1800")


@pytest.mark.quick
@pytest.mark.rule("DD-205")
def test_the_grabber_arm_moves_no_pillar_no_dragon_and_nothing_that_is_not_there() -> None:
    s = of("gnome", {**FAR, "dragon:1": (300, 300)}, held={1: ["red:1"]})
    assert says(s, "use", "gnome") == ["gold:1", "key:1"]
    for cube in ("pillar:1", "dragon:1"):
        assert refused(s, f"use gnome {cube} away=10 toward=0") == wrong("gnome", "DD-205", cube)
    for cube in ("red:1", "blue:1"):
        assert refused(s, f"use gnome {cube} away=10 toward=0") == Rejected("not-on-table", "DD-205", cube=cube)
    assert refused(s, "use gnome gold:1 away=500 toward=0") == Rejected("no-room-there", "DD-139")
    assert refused(of("gnome", {}), "use gnome") == Rejected("no-target", "DD-138", card="gnome")


# --- Human ---


def human(cubes: dict[str, Spot], *cards: str, **fields: Any) -> State:
    """A human Mage among heroes of other classes."""
    covered = fields.pop("covered", 0)
    others = [hero("gnome", card, covered=2) for card in cards]
    return table({**TRIANGLE, **cubes}, heroes=[hero("human", "mage", covered=covered), *others], **fields)


@pytest.mark.quick
@pytest.mark.rule("DD-206.M")
def test_a_human_uses_the_class_of_any_other_hero() -> None:
    s = human(dict(FAR), "rogue", "cleric", covered=3)
    assert says(s, "use", "human") == ["rogue", "cleric"]
    after, log = do(s, "use human rogue gold:1")
    assert (held(after), held(after, 1), after.used, after.effect) == (["gold:1"], [], "human", "rogue")
    assert told(log, "used") == [{"seat": 0, "card": "human"}]
    assert after.heroes[1:] == s.heroes[1:], "their card is not touched"
    healed, _ = do(s, "use human cleric")
    assert [one.covered for one in healed.heroes] == [1, 2, 2]


@pytest.mark.quick
@pytest.mark.rule("DD-206.M")
def test_not_their_own_class_and_no_race() -> None:
    s = human(dict(FAR), "rogue")
    assert refused(s, "use human mage gold:1 over key:1") == Rejected("not-your-card", "DD-206", card="mage")
    assert refused(s, "use human gnome gold:1 away=1 toward=0") == Rejected("not-your-card", "DD-206", card="gnome")
    assert refused(s, "use human cleric") == Rejected("not-your-card", "DD-206", card="cleric")
    assert refused(s, "use human") == Rejected("badly-said", "DD-206")
    assert refused(s, "use rogue gold:1") == Rejected("not-your-card", "DD-22", card="rogue")
    assert refused(s, "use human rogue pillar:1") == wrong("rogue", "DD-222", "pillar:1")
    assert refused(human({}, "rogue"), "use human rogue") == Rejected("no-target", "DD-138", card="rogue")


@pytest.mark.quick
@pytest.mark.rule("DD-206.M", "DD-22")
def test_it_is_the_race_ability_of_the_turn() -> None:
    s, _ = do(human(dict(FAR), "rogue"), "use human rogue gold:1")
    assert refused(s, "use mage key:1 over pillar:1") == Rejected("ability-used", "DD-22")
    s, _ = do(s, ROOM)
    s.step = ACT
    after, _ = do(s, "use rogue key:1")
    assert held(after, 1) == ["key:1"], "the owner uses it in their own turn all the same"


@pytest.mark.rule("DD-206.M", "DD-225")
def test_what_holds_until_the_loot_holds_for_the_human() -> None:
    s = human(room("troll:1", "goblin:1"), "cleric", covered=5)
    assert refused(s, ROOM) == Rejected("too-deadly", "DD-26", harm=3, left=2)
    after, _ = do(do(s, "use human cleric")[0], ROOM)
    assert after.heroes[0].covered == 5 - 2 + 3 - 1


@pytest.mark.rule("DD-206.M", "DD-224")
def test_an_encore_with_the_humans_own_explore() -> None:
    s = human(dict(FAR), "bard", step=EXPLORE, box=["gold:13"])
    s, _ = do(s, "explore pillar:1", Hand(lands={"gold:13": (-200, 0)}))
    assert says(s, "use", "human", "bard") == ["gold:13"]
    after, _ = do(s, "use human bard gold:13 over gold:1")
    assert at(after, "gold:13") == (200_000, 200_000)


@pytest.mark.rule("DD-206.M", "DD-230")
def test_a_transmutation_of_the_humans_own_reserve() -> None:
    s = human({"gold:1": (200, 200)}, "alchemist", held={0: ["key:1"], 1: ["red:1"]})
    assert says(s, "use", "human", "alchemist") == ["key:1"]
    after, _ = do(s, "use human alchemist key:1 gold:1")
    assert (held(after), held(after, 1)) == (["gold:1"], ["red:1"])


@pytest.mark.rule("DD-206.M", "DD-226")
def test_what_a_borrowed_class_asks_next_is_asked_of_the_human() -> None:
    s, _ = do(human(dict(FAR), "ranger"), f"use human ranger gold:1 {FLICK}")
    assert (s.frames[-1].seat, says(s, seat=1)) == (0, [])
    assert refused(s, f"flick gold:1 {FLICK}") == wrong("ranger", "DD-226", "gold:1")
    do(s, f"flick key:1 {FLICK}")


# --- High Elf ---


@pytest.mark.quick
@pytest.mark.rule("DD-207")
def test_after_the_loot_one_treasure_near_the_room_is_taken() -> None:
    """The border is at -4 mm: gold 2 begins 20 mm off, gold 3 a little farther."""
    cubes: dict[str, Spot] = {"gold:1": (20, 20), "gold:2": (50, -28), "gold:3": (70, -28.1), "goblin:1": (30, -20)}
    s = used(of("high-elf", cubes), "high-elf")
    mid, _ = do(s, ROOM)
    assert (mid.seat, mid.step, says(mid), says(mid, "reach")) == (0, AFTER, ["reach"], ["gold:2"])
    assert refused(mid, "end") == Rejected("finish-first", "DD-207")
    for cube in ("gold:3", "goblin:1", "pillar:1"):
        assert refused(mid, f"reach {cube}") == wrong("high-elf", "DD-207", cube)
    assert refused(mid, "reach gold:1") == Rejected("not-on-table", "DD-207", cube="gold:1")
    after, log = do(mid, "reach gold:2")
    assert (held(after), after.seat, after.heroes[0].covered) == (["gold:1", "gold:2"], 1, 0)
    assert told(log, "taken") == [{"seat": 0, "cube": "gold:2"}]


@pytest.mark.quick
@pytest.mark.rule("DD-207")
def test_without_the_ability_or_with_nothing_near_the_turn_ends() -> None:
    cubes: dict[str, Spot] = {"gold:1": (20, 20), "gold:2": (50, -20)}
    plain, _ = do(of("high-elf", cubes), ROOM)
    assert (plain.seat, held(plain)) == (1, ["gold:1"])
    nothing, _ = do(used(of("high-elf", {"gold:2": (50, -40)}), "high-elf"), ROOM)
    assert (nothing.seat, nothing.frames) == (1, ())


@pytest.mark.rule("DD-207", "DD-32", "DD-65")
def test_no_room_looted_nothing_reached() -> None:
    """Twelve Goblins cannot be borne; by eye the hero may name the room all the same, and flees."""
    cubes = {**room(*some("goblin", 10)), "gold:1": (50.0, -20.0)}
    s = used(of("high-elf", cubes), "high-elf")
    after, _ = do(s, "end")
    assert (after.seat, after.frames, held(after)) == (1, (), [])
    fled, log = do(used(of("high-elf", cubes, by_eye=1), "high-elf"), ROOM)
    assert (fled.seat, fled.frames, held(fled), told(log, "fled")) == (1, (), [], [{"seat": 0}])


@pytest.mark.rule("DD-207", "DD-64")
def test_a_potion_that_was_reached_serves_before_the_turn_ends() -> None:
    s = used(of("high-elf", {"goblin:1": (20, 20), "potion:1": (50, -20)}), "high-elf")
    mid, _ = do(s, ROOM)
    assert refused(mid, "drink pillar:1").rule == "DD-207", "not before it is in the reserve"
    s, _ = do(mid, "reach potion:1")
    assert (s.seat, s.heroes[0].covered, says(s)) == (0, 1, ["end", "drink"])
    assert do(s, "drink pillar:1")[0].heroes[0].covered == 0


@pytest.mark.rule("DD-207", "DD-64")
def test_a_shield_that_is_near_does_not_serve_the_loot() -> None:
    s = used(of("high-elf", {"dragon:1": (20, 20), "shield:1": (50, -20)}), "high-elf")
    assert refused(s, f"{ROOM} shield:dragon") == Rejected("no-shield", "DD-45")


@pytest.mark.rule("DD-207", "DD-67")
def test_reaching_and_dropping_a_used_shield_are_both_done() -> None:
    s = used(of("high-elf", {"dragon:1": (20, 20), "gold:1": (50, -20)}, held={0: ["shield:1"]}), "high-elf")
    s, _ = do(s, f"{ROOM} shield:dragon")
    kinds = {frame.kind for frame in s.frames}
    while s.frames:
        s, _ = do(s, "reach gold:1" if s.frames[-1].kind == "reach" else "redrop pillar:1")
    assert (kinds, held(s), where(s, "shield:1")) == ({"reach", "redrop"}, ["gold:1", "dragon:1"], TABLE)


# --- Dwarf ---


@pytest.mark.quick
@pytest.mark.rule("DD-208", "DD-139")
def test_stonecraft_moves_one_pillar_up_to_fifteen_millimetres() -> None:
    s = of("dwarf", {"gold:1": (-10, 50), "pillar:14": (200, 200)})
    assert says(s, "use", "dwarf") == ["pillar:1", "pillar:2", "pillar:3", "pillar:14"]
    chance = Hand()
    after, _ = do(s, "use dwarf pillar:1 away=150 toward=1800", chance)
    assert (spot_of(after, "pillar:1"), chance.requests, after.step) == (square(-15, 0), [], LOOT)
    assert held(do(after, ROOM)[0]) == ["gold:1"], "the room is another one now"
    assert held(do(s, ROOM)[0]) == []
    assert refused(s, "use dwarf pillar:1 away=151 toward=1800") == wrong("dwarf", "DD-208", "pillar:1")
    assert at(do(s, "use dwarf pillar:14 away=150 toward=0")[0], "pillar:14") == (215_000, 200_000)


@pytest.mark.quick
@pytest.mark.rule("DD-208", "DD-141")
def test_stonecraft_is_for_pillar_cubes_alone() -> None:
    s = of("dwarf", {**FAR, "dragon:1": (300, 300), "pillar:4": (10, 0)})
    for cube in ("gold:1", "dragon:1"):
        assert refused(s, f"use dwarf {cube} away=10 toward=0") == wrong("dwarf", "DD-208", cube)
    assert refused(s, "use dwarf pillar:1 away=30 toward=0") == Rejected("no-room-there", "DD-139")
    tokens = ((0, 0), (100, 0), (0, 100))
    solo = table({"pillar:1": (100, 100)}, heroes=[hero("dwarf")], tokens=tokens, box=["gold:13"])
    assert says(solo, "use", "dwarf") == ["pillar:1"]
    assert refused(solo, "use dwarf token:1 away=10 toward=0") == Rejected("token-target", "DD-141")


# --- Emberkin ---


def blown(cubes: dict[str, Spot], sentence: str, **fields: Any) -> dict[str, tuple[int, int]]:
    """The speeds in mm/s that the tray is asked for, by cube."""
    chance = Hand()
    after, log = do(of("emberkin", cubes, **fields), sentence, chance)
    (asked,) = chance.requests
    assert (asked["do"], after.step, told(log, "breathed")[0]["number"]) == ("push", LOOT, len(asked["speeds"]))
    words = {cube: word for word, cube in ID_OF.items()}
    return {words[cube]: (x, y) for cube, x, y in asked["speeds"]}


@pytest.mark.quick
@pytest.mark.rule("DD-209")
def test_the_nearer_the_faster_and_straight_away() -> None:
    """The mouth is at (160, 200) and blows to the right; 30 mm ahead and 40 mm up is beyond the cone."""
    cubes: dict[str, Spot] = {"gold:1": (200, 200), "gold:2": (180, 200), "gold:3": (220, 211.5), "gold:4": (190, 240)}
    found = blown(cubes, "use emberkin gold:1 away=400 toward=1800 aside=0")
    assert (found["gold:1"], found["gold:2"], set(found)) == ((400, 0), (600, 0), {"gold:1", "gold:2", "gold:3"})
    x, y = found["gold:3"]
    assert abs(x * 11.5 - y * 60) < 60, "straight away from the point"
    assert abs(hypot(x, y) - 800 * (1 - hypot(60, 11.5) / 80)) < 1


@pytest.mark.quick
@pytest.mark.rule("DD-209")
def test_eighty_millimetres_and_thirty_degrees_to_either_side() -> None:
    """From the mouth at (160, 200): 34.6 mm ahead and 20 mm aside is 30 degrees."""
    inside: dict[str, Spot] = {
        "gold:1": (200, 200),
        "gold:2": (239, 200),
        "blue:1": (194.7, 220),
        "blue:2": (194.7, 180),
    }
    outside: dict[str, Spot] = {
        "gold:3": (240.1, 200),
        "red:1": (194.5, 220),
        "red:2": (194.5, 180),
        "red:3": (150, 200),
    }
    sentence = "use emberkin gold:1 away=400 toward=1800"
    assert set(blown({**inside, **outside}, f"{sentence} aside=0")) == set(inside)
    turned = blown({**inside, **outside}, f"{sentence} aside=100")
    assert set(turned) == {"gold:1", "gold:2", "blue:1", "red:1"}


@pytest.mark.quick
@pytest.mark.rule("DD-209", "DD-141")
def test_pillars_and_the_dragon_are_blown_and_pawns_are_not() -> None:
    cubes: dict[str, Spot] = {"dragon:1": (20, 0), "pawn:2": (10, 10)}
    found = blown(cubes, "use emberkin pillar:1 away=300 toward=1800 aside=0", teamwork=1)
    assert found == {"pillar:1": (500, 0), "dragon:1": (300, 0)}


@pytest.mark.quick
@pytest.mark.rule("DD-209")
def test_the_point_is_on_the_table_and_a_cube_before_it() -> None:
    s = of("emberkin", {"gold:1": (430, 0)})
    do(s, "use emberkin gold:1 away=200 toward=0 aside=0")
    assert refused(s, "use emberkin gold:1 away=201 toward=0 aside=0") == Rejected("off-table", "DD-209")
    for sentence in ("away=801 toward=1800 aside=0", "away=100 toward=1800 aside=301", "away=100 toward=1800"):
        assert refused(s, f"use emberkin gold:1 {sentence}").rule == "DD-209"
    empty = table({}, heroes=[hero("emberkin"), hero()])
    assert refused(empty, "use emberkin") == Rejected("no-target", "DD-138", card="emberkin")


@pytest.mark.rule("DD-209")
def test_on_the_tray_cubes_fly_away_from_the_mouth() -> None:
    for seed in range(3):
        s = of("emberkin", {"gold:1": (200, 200), "key:5": (260, 200), "red:1": (100, 200)})
        after, _ = do(s, "use emberkin gold:1 away=100 toward=1800 aside=0", Fast(seed))
        assert at(after, "gold:1")[0] > 210_000
        assert spot_of(after, "red:1") == square(100, 200), "behind the mouth nothing moves"


# --- Automaton ---


@pytest.mark.quick
@pytest.mark.rule("DD-210", "DD-140")
def test_two_cubes_swap_and_keep_size_and_turn() -> None:
    s = of("automaton", {"gold:1": (200, 200), "chest:1": (250, 150)})
    s.lay(ID_OF["gold:1"], footprint_of(200_000, 200_000, SIDES["small"], (4, 3)))
    chance = Hand()
    after, log = do(s, "use automaton gold:1 chest:1", chance)
    assert (at(after, "gold:1"), spot_of(after, "chest:1")) == ((250_000, 150_000), square(200, 200, 10_000))
    assert direction_of(spot_of(after, "gold:1")) == direction_of(spot_of(s, "gold:1"))
    assert (chance.requests, told(log, "swapped")) == ([], [{"seat": 0, "cube": "gold:1", "other": "chest:1"}])


@pytest.mark.quick
@pytest.mark.rule("DD-210")
def test_neither_is_a_pillar_nor_the_dragon() -> None:
    s = of("automaton", {**FAR, "goblin:1": (300, 200), "dragon:1": (300, 300)})
    assert says(s, "use", "automaton") == ["gold:1", "key:1", "goblin:1"]
    assert says(s, "use", "automaton", "gold:1") == ["gold:1", "key:1", "goblin:1"]
    for cube in ("pillar:1", "dragon:1"):
        assert refused(s, f"use automaton {cube} gold:1") == wrong("automaton", "DD-210", cube)
        assert refused(s, f"use automaton gold:1 {cube}").rule == "DD-210"
    assert refused(s, "use automaton gold:1 gold:1").rule == "DD-210"
    lonely = of("automaton", {"gold:1": (200, 200)})
    assert refused(lonely, "use automaton") == Rejected("no-target", "DD-138", card="automaton")


@pytest.mark.rule("DD-210", "DD-140")
@pytest.mark.parametrize(("gap", "shift"), [(9.0, 0), (8.0, 1_000), (4.1, 4_900), (3.9, None)])
def test_a_third_cube_shifts_by_five_millimetres_at_most(gap: float, shift: int | None) -> None:
    """The large Chest comes to where small gold lay, and a pawn stands so near that it has to give way."""
    s = of("automaton", {"gold:1": (200, 200), "pawn:2": (200 + gap, 200), "chest:1": (300, 200)}, teamwork=1)
    if shift is None:
        assert refused(s, "use automaton gold:1 chest:1") == Rejected("no-room-there", "DD-140")
        return
    after, _ = do(s, "use automaton gold:1 chest:1")
    assert at(after, "chest:1") == (200_000 - shift, 200_000)
    assert (after.pawns, at(after, "gold:1")) == (s.pawns, (300_000, 200_000))


@pytest.mark.rule("DD-210", "DD-140")
def test_nothing_is_shifted_over_the_edge() -> None:
    """The shortest way out is outward, beyond the table."""
    s = of("automaton", {"gold:1": (449.5, 0), "red:1": (441.5, 0), "chest:1": (300, 200)})
    assert refused(s, "use automaton gold:1 chest:1") == Rejected("no-room-there", "DD-140")


# --- Half-Orc ---


@pytest.mark.quick
@pytest.mark.rule("DD-211")
@pytest.mark.parametrize(
    ("words", "harm", "marks"),
    [
        (["goblin:1", "goblin:2"], 0, 0),
        (["goblin:1", "goblin:2", "goblin:3"], 0, 0),
        (["troll:1", "troll:2"], 1, 4),
        (["troll:1", "troll:2", "goblin:1", "goblin:2", "goblin:3"], 4, 4),
    ],
)
def test_brawling_lowers_the_damage_by_three_in_all(words: list[str], harm: int, marks: int) -> None:
    s = of("half-orc", room(*words), covered=1)
    after, log = do(used(s, "half-orc"), ROOM)
    assert (after.heroes[0].covered, told(log, "looted")[0]["harm"], after.heroes[0].marks) == (1 + harm, harm, marks)
    assert scoring.total(after, 0) == 2 * marks, "a Troll is worth 2 itself"
    plain, _ = do(s, ROOM)
    assert (plain.heroes[0].covered, plain.heroes[0].marks) == (1 + len(words) + marks // 2, 0)


@pytest.mark.rule("DD-211", "DD-137")
def test_trolls_with_a_shield_on_them_are_marked_too() -> None:
    s = used(of("half-orc", room("troll:1", "troll:2", "troll:3"), held={0: ["shield:1"]}), "half-orc")
    after, _ = do(s, f"{ROOM} shield:troll")
    assert (after.heroes[0].covered, after.heroes[0].marks) == (1, 6)


@pytest.mark.rule("DD-211", "DD-49")
def test_in_a_brawl_the_dragon_still_needs_a_shield() -> None:
    s = used(of("half-orc", room("dragon:1", "troll:1")), "half-orc")
    assert refused(s, ROOM) == Rejected("dragon-unshielded", "DD-49")
    armed = used(of("half-orc", room("dragon:1", "troll:1", "troll:2"), held={0: ["shield:1"]}), "half-orc")
    assert refused(armed, f"{ROOM} shield:troll") == Rejected("dragon-unshielded", "DD-49")
    assert do(armed, f"{ROOM} shield:dragon")[0].heroes[0].covered == 1


@pytest.mark.rule("DD-211", "DD-26")
def test_brawling_makes_a_room_bearable_and_no_more_than_that() -> None:
    s = used(of("half-orc", room(*some("goblin", 10)), covered=1), "half-orc")
    assert do(s, ROOM)[0].heroes[0].covered == 8
    worse = used(of("half-orc", room(*some("goblin", 10)), covered=2), "half-orc")
    assert refused(worse, ROOM) == Rejected("too-deadly", "DD-26", harm=7, left=6)


@pytest.mark.rule("DD-211", "DD-138")
def test_marks_of_trolls_stay_and_the_brawl_does_not() -> None:
    s, _ = do(used(of("half-orc", room("troll:1")), "half-orc"), ROOM)
    assert (s.heroes[0].marks, s.effect) == (2, "")
    s.step = ACT
    s.lay(ID_OF["troll:2"], square(20, 20, 10_000))
    s, _ = do(s, ROOM)
    assert [(one.covered, one.marks) for one in s.heroes] == [(0, 2), (2, 0)]


# --- Shellback ---


@pytest.mark.quick
@pytest.mark.rule("DD-212")
@pytest.mark.parametrize(("covered", "left"), [(1, 0), (3, 0), (5, 2)])
def test_withdrawing_heals_three(covered: int, left: int) -> None:
    s = of("shellback", {"potion:1": (200, 200)}, covered=covered)
    assert refused(s, "use shellback potion:1") == wrong("shellback", "DD-212", "potion:1")
    after, log = do(s, "use shellback")
    assert (after.heroes[0].covered, told(log, "healed")) == (left, [{"seat": 0, "healed": covered - left}])
    assert held(after) == []


@pytest.mark.quick
@pytest.mark.rule("DD-212")
def test_unhurt_it_takes_a_potion_from_anywhere() -> None:
    s = of("shellback", {**FAR, "potion:1": (-400, 400), "shield:1": (300, 300)}, held={1: ["potion:2"]})
    assert says(s, "use", "shellback") == ["potion:1"]
    after, log = do(s, "use shellback potion:1")
    assert (held(after), told(log, "taken"), after.weight(0)) == (["potion:1"], [{"seat": 0, "cube": "potion:1"}], 1)
    assert refused(s, "use shellback") == Rejected("badly-said", "DD-212")
    assert refused(s, "use shellback shield:1") == wrong("shellback", "DD-212", "shield:1")
    assert refused(s, "use shellback potion:2") == Rejected("not-on-table", "DD-212", cube="potion:2")


@pytest.mark.quick
@pytest.mark.rule("DD-212", "DD-138")
def test_unhurt_and_without_a_potion_there_it_cannot_be_used() -> None:
    s = of("shellback", dict(FAR), held={1: ["potion:2"]}, box=["gold:13"])
    assert refused(s, "use shellback") == Rejected("no-target", "DD-138", card="shellback")
    assert "shellback" not in says(s, "use")


@pytest.mark.rule("DD-212", "DD-66")
def test_the_potion_it_took_serves_in_the_same_turn() -> None:
    s = of("shellback", {**room("goblin:1"), "potion:1": (200, 200)})
    s, _ = do(do(s, "use shellback potion:1")[0], ROOM)
    assert (s.seat, do(s, "drink pillar:1")[0].heroes[0].covered) == (0, 0)


# --- Burrower ---

SQUARE: dict[str, Spot] = {"pillar:4": (100, 100)}
FOUR = "loot pillar:1 pillar:2 pillar:3 pillar:4"


@pytest.mark.quick
@pytest.mark.rule("DD-213.M")
def test_a_room_of_four_pillars() -> None:
    cubes = {**SQUARE, "gold:1": (20, 20), "gold:2": (80, 80), "gold:3": (108, 50), "gold:4": (108.2, 80)}
    s = of("burrower", cubes)
    assert refused(s, FOUR) == Rejected("three-pillars", "DD-25")
    mined = used(s, "burrower")
    after, _ = do(mined, FOUR)
    assert held(after) == ["gold:1", "gold:2", "gold:3"]
    assert [where(after, word) for word in (*TRIANGLE, *SQUARE)] == [TABLE] * 4
    assert held(do(mined, ROOM)[0]) == ["gold:1"], "three are allowed too"


@pytest.mark.quick
@pytest.mark.rule("DD-213.M")
@pytest.mark.parametrize("spot", [(50, 50), (108, 50), (50, -8)])
def test_no_fifth_pillar_in_it(spot: Spot) -> None:
    s = used(of("burrower", {**SQUARE, "pillar:5": spot}), "burrower")
    assert refused(s, FOUR) == Rejected("pillar-in-room", "DD-26", pillar="pillar:5")
    do(used(of("burrower", {**SQUARE, "pillar:5": (108.2, 50)}), "burrower"), FOUR)


@pytest.mark.quick
@pytest.mark.rule("DD-213.M")
@pytest.mark.parametrize("spot", [(20, 20), (50, 50), (50, 0), (200, 0), (-20, -20)])
def test_the_four_centres_are_corners_of_a_convex_figure(spot: Spot) -> None:
    """Inside, on a side, in line with two, or so that one of the others is inside."""
    s = used(of("burrower", {"pillar:4": spot}), "burrower")
    assert refused(s, FOUR) == Rejected("three-pillars", "DD-213")
    do(used(of("burrower", {"pillar:4": (51, 51)}), "burrower"), FOUR)


@pytest.mark.rule("DD-213.M", "DD-26")
def test_a_room_of_four_must_be_survived() -> None:
    s = used(of("burrower", {**SQUARE, **room(*some("goblin", 6)), "goblin:7": (80, 80)}), "burrower")
    assert refused(s, FOUR) == Rejected("too-deadly", "DD-26", harm=7, left=6)
    assert do(s, ROOM)[0].heroes[0].covered == 6
    five = "loot pillar:1 pillar:2 pillar:3 pillar:4 pillar:5"
    assert refused(s, five) == Rejected("not-on-table", "DD-25", cube="pillar:5")
    many = used(of("burrower", {**SQUARE, "pillar:5": (150, 50)}), "burrower")
    assert refused(many, five) == Rejected("three-pillars", "DD-25")


@pytest.mark.rule("DD-213.M", "DD-88")
def test_pawns_in_a_room_of_four_bring_a_step() -> None:
    s = used(of("burrower", {**SQUARE, "pawn:2": (80, 80)}, teamwork=1, sent=(0, 1)), "burrower")
    assert do(s, FOUR)[0].heroes[1].steps == 1
    assert do(s, ROOM)[0].heroes[1].steps == 0


# --- Tidekin ---


@pytest.mark.quick
@pytest.mark.rule("DD-214")
@pytest.mark.parametrize(
    ("x", "end"), [(3000, 240_000), (2400, 240_000), (2300, 230_000), (2000, 200_000), (0, 160_000)]
)
def test_a_cube_slides_up_to_forty_millimetres_or_to_the_point(x: int, end: int) -> None:
    s = of("tidekin", {"gold:1": (200, 200), "red:1": (300, 300)})
    chance = Hand()
    after, log = do(s, f"use tidekin gold:1 x={x} y=2000", chance)
    assert spot_of(after, "gold:1") == square(end / 1000, 200)
    assert (chance.requests, after.step, told(log, "moved")) == ([], LOOT, [{"seat": 0, "cube": "gold:1"}])
    assert spot_of(after, "red:1") == square(300, 300)


@pytest.mark.quick
@pytest.mark.rule("DD-214")
@pytest.mark.parametrize("what", ["red:1", "pillar:4", "dragon:1", "pawn:2"])
def test_it_stops_at_the_first_contact(what: str) -> None:
    half = 6 if what == "dragon:1" else 4
    s = of("tidekin", {"gold:1": (200, 200), what: (210 + half, 200)}, teamwork=1)
    after, _ = do(s, "use tidekin gold:1 x=3000 y=2000")
    assert at(after, "gold:1") == (206_000, 200_000)
    assert after.pawns == s.pawns
    assert [spot for cube, spot in enumerate(after.spots) if cube != ID_OF["gold:1"]] == [
        spot for cube, spot in enumerate(s.spots) if cube != ID_OF["gold:1"]
    ]


@pytest.mark.rule("DD-214")
def test_a_token_stops_it_too() -> None:
    tokens = ((0, 0), (100, 0), (0, 100))
    s = table({"pillar:1": (100, 100), "gold:1": (15, 0)}, heroes=[hero("tidekin")], tokens=tokens, box=["gold:13"])
    assert at(do(s, "use tidekin gold:1 x=0 y=0")[0], "gold:1") == (8_000, 0)


@pytest.mark.quick
@pytest.mark.rule("DD-214")
def test_two_of_one_type_slide_one_after_the_other() -> None:
    """Both want the same point: the first one named gets there. Small and large are one type."""
    s = of("tidekin", {"gold:1": (190, 200), "gold:13": (210, 200)})
    first, log = do(s, "use tidekin gold:1 gold:13 x=2000 y=2000")
    assert (at(first, "gold:1"), at(first, "gold:13")) == ((200_000, 200_000), (209_000, 200_000))
    assert [event["cube"] for event in told(log, "moved")] == ["gold:1", "gold:13"]
    other, _ = do(s, "use tidekin gold:13 gold:1 x=2000 y=2000")
    assert (at(other, "gold:1"), at(other, "gold:13")) == ((191_000, 200_000), (200_000, 200_000))


@pytest.mark.quick
@pytest.mark.rule("DD-214")
def test_one_or_two_of_one_type_and_no_pillars_nor_the_dragon() -> None:
    cubes: dict[str, Spot] = {"gold:1": (200, 200), "gold:2": (220, 200), "gold:3": (240, 200), "key:1": (260, 200)}
    s = of("tidekin", {**cubes, "blue:1": (280, 200), "red:1": (300, 200), "dragon:1": (300, 300)})
    assert says(s, "use", "tidekin", "gold:1") == ["gold:2", "gold:3", "x="]
    point = "x=0 y=0"
    assert refused(s, f"use tidekin gold:1 key:1 {point}") == wrong("tidekin", "DD-214", "gold:1")
    assert refused(s, f"use tidekin blue:1 red:1 {point}").rule == "DD-214", "colours of gems are types"
    assert refused(s, f"use tidekin gold:1 gold:2 gold:3 {point}").rule == "DD-214"
    assert refused(s, f"use tidekin gold:1 gold:1 {point}").rule == "DD-214"
    for cube in ("pillar:1", "dragon:1"):
        assert refused(s, f"use tidekin {cube} {point}") == wrong("tidekin", "DD-214", cube)
    assert refused(s, "use tidekin gold:1 x=4501 y=0").rule == "DD-214", "a point of the table"
    assert refused(of("tidekin", {}), "use tidekin") == Rejected("no-target", "DD-138", card="tidekin")


# --- Shadeling ---


@pytest.mark.quick
@pytest.mark.rule("DD-215.M")
def test_cubes_on_the_edge_may_be_left_behind() -> None:
    """From the lower side: gold 1 reaches the line of the centres, gold 2 ends 0.1 mm before it, gold 3 just touches
    the border; gold 4 touches a corner."""
    cubes: dict[str, Spot] = {"gold:1": (20, -4), "gold:2": (40, -4.1), "gold:3": (60, -8), "gold:4": (-8, -8)}
    s = of("shadeling", {**cubes, "gold:5": (20, 20)})
    assert refused(s, f"{ROOM} gold:3").rule == "DD-27", "only while the ability is in force"
    slipping = used(s, "shadeling")
    after, _ = do(slipping, f"{ROOM} gold:2 gold:3 gold:4")
    assert held(after) == ["gold:1", "gold:5"]
    assert [spot_of(after, word) for word in ("gold:2", "gold:3", "gold:4")] == [
        square(*cubes[word]) for word in ("gold:2", "gold:3", "gold:4")
    ]
    assert held(do(slipping, f"{ROOM} gold:3")[0]) == ["gold:1", "gold:2", "gold:4", "gold:5"], "any of them"
    assert held(do(slipping, ROOM)[0]) == some("gold", 5)
    for cube in ("gold:1", "gold:5"):
        assert refused(slipping, f"{ROOM} {cube}") == Rejected("not-on-edge", "DD-215")


@pytest.mark.quick
@pytest.mark.rule("DD-215.M")
def test_pillars_that_only_touch_the_edge_do_not_block() -> None:
    s = of("shadeling", {"pillar:7": (40, -8), "pillar:8": (60, -4.1), "gold:1": (20, 20)})
    assert refused(s, ROOM).reason == "pillar-in-room"
    after, _ = do(used(s, "shadeling"), ROOM)
    assert (held(after), where(after, "pillar:7"), where(after, "pillar:8")) == (["gold:1"], TABLE, TABLE)
    deep = used(of("shadeling", {"pillar:7": (40, -8), "pillar:8": (60, -4)}), "shadeling")
    assert refused(deep, ROOM) == Rejected("pillar-in-room", "DD-26", pillar="pillar:8")


@pytest.mark.quick
@pytest.mark.rule("DD-215.M", "DD-49")
def test_the_dragon_on_the_edge_may_be_left_without_a_shield() -> None:
    s = used(of("shadeling", {"dragon:1": (50, -10), "gold:1": (20, 20)}), "shadeling")
    assert refused(s, ROOM) == Rejected("dragon-unshielded", "DD-49")
    after, log = do(s, f"{ROOM} dragon:1")
    assert (held(after), after.heroes[0].covered, told(log, "looted")[0]["harm"]) == (["gold:1"], 0, 0)
    inner = used(of("shadeling", {"dragon:1": (50, -6)}), "shadeling")
    assert refused(inner, f"{ROOM} dragon:1") == Rejected("not-on-edge", "DD-215")


@pytest.mark.quick
@pytest.mark.rule("DD-215.M", "DD-26")
def test_what_is_left_does_no_damage_and_the_rest_must_be_survived() -> None:
    edge: dict[str, Spot] = {"goblin:7": (30, -8), "troll:1": (60, -9)}
    s = of("shadeling", {**room(*some("goblin", 5)), **edge})
    assert says(s)[0] == "end", "without the ability there is no way"
    s = used(s, "shadeling")
    assert refused(s, f"{ROOM} goblin:7") == Rejected("too-deadly", "DD-26", harm=7, left=6)
    assert do(s, f"{ROOM} troll:1")[0].heroes[0].covered == 6
    after, _ = do(s, f"{ROOM} goblin:7 troll:1")
    assert (after.heroes[0].covered, held(after)) == (5, some("goblin", 5))
    worse = used(of("shadeling", {**room(*some("goblin", 7)), "troll:1": edge["troll:1"]}), "shadeling")
    assert says(worse)[0] == "end"


@pytest.mark.rule("DD-215.M", "DD-45")
def test_no_shield_is_spent_on_what_is_left() -> None:
    s = used(
        of("shadeling", {"troll:1": (60, -9), "troll:2": (20, 20)}, held={0: ["shield:1", "shield:2"]}), "shadeling"
    )
    assert refused(s, f"{ROOM} troll:1 shield:troll*2") == Rejected("no-such-monster", "DD-45")
    assert do(s, f"{ROOM} troll:1 shield:troll")[0].heroes[0].covered == 0


@pytest.mark.rule("DD-215.M", "DD-88")
def test_a_pawn_on_the_edge_is_never_left_behind() -> None:
    s = used(of("shadeling", {"pawn:2": (50, -8), "gold:1": (30, -8)}, teamwork=1, sent=(0, 1)), "shadeling")
    assert refused(s, f"{ROOM} pawn:2").rule
    after, _ = do(s, f"{ROOM} gold:1")
    assert (after.heroes[1].steps, held(after)) == (1, [])


@pytest.mark.rule("DD-215.M", "DD-65")
def test_by_eye_cubes_are_left_behind_too() -> None:
    s = used(of("shadeling", {"dragon:1": (50, -10), "gold:1": (20, 20)}, by_eye=1), "shadeling")
    assert held(do(s, f"{ROOM} dragon:1")[0]) == ["gold:1"]
    fled, log = do(s, ROOM)
    assert (held(fled), told(log, "fled")) == ([], [{"seat": 0}])


# --- the cards ---


@pytest.mark.quick
@pytest.mark.rule(
    "DD-201", "DD-202", "DD-204", "DD-205", "DD-207", "DD-208", "DD-209", "DD-210", "DD-211", "DD-212", "DD-214"
)
def test_life_and_initiative() -> None:
    assert [race.life for race in RACES] == [7, 7, 7, 8, 8, 8, 7, 8, 8, 8, 9, 9, 7, 7, 7]
    assert [race.initiative for race in RACES] == list(range(1, 16))
    assert [race.rule for race in RACES] == [f"DD-{number}" for number in range(201, 216)]
