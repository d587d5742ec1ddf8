"""Cubes that are moved by hand: moving, swapping, and what can be a target at all (DD-139 to DD-141)."""

from __future__ import annotations

from math import hypot

import pytest

from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import RACE_NAMES
from souterrain.games.drop.content.cubes import ID_OF, SIDES
from souterrain.games.drop.geometry import Footprint, centre, direction_of, footprint_of, overlaps, points
from souterrain.games.drop.rules.abilities import ABILITIES
from souterrain.games.drop.state import State
from tests.games.drop.shapes import shadow
from tests.games.drop.tables import TRIANGLE, do, hero, refused, says, spot_of, square, table


def gnome(cubes: dict[str, tuple[float, float]]) -> State:
    return table({**TRIANGLE, **cubes}, heroes=[hero("gnome"), hero()])


def automaton(cubes: dict[str, tuple[float, float]]) -> State:
    return table({**TRIANGLE, **cubes}, heroes=[hero("automaton"), hero()])


def turned(s: State, word: str, x: int, y: int, side: str = "small") -> State:
    """The cube lies there with a turn of its own."""
    s.lay(ID_OF[word], footprint_of(x * 1000, y * 1000, SIDES[side], (4, 3)))
    return s


def is_flat(spot: Footprint, side: int) -> bool:
    """A square of that side, rounded to µm."""
    corners = points(spot)
    edges = [hypot(b[0] - a[0], b[1] - a[1]) for a, b in zip(corners, corners[1:] + corners[:1], strict=True)]
    return len(corners) == 4 and all(abs(edge - side) < 4 for edge in edges)


def unmoved(before: State, after: State, *but: str) -> bool:
    moved = {ID_OF[word] for word in but}
    return (
        all(cube in moved or spot == after.spots[cube] for cube, spot in enumerate(before.spots))
        and before.pawns == after.pawns
    )


@pytest.mark.quick
@pytest.mark.rule("DD-139")
def test_a_cube_goes_straight_over_others_and_nothing_else_moves() -> None:
    """Key 1 lies in its way."""
    s = gnome({"gold:1": (200, 200), "key:1": (220, 200)})
    after, _ = do(s, "use gnome gold:1 away=400 toward=0")
    assert (centre(spot_of(after, "gold:1")), unmoved(s, after, "gold:1")) == ((240_000, 200_000), True)


@pytest.mark.quick
@pytest.mark.rule("DD-139")
def test_touching_is_allowed_overlapping_is_refused() -> None:
    s = gnome({"gold:1": (200, 200), "key:1": (220, 200)})
    touching, _ = do(s, "use gnome gold:1 away=120 toward=0")
    assert spot_of(touching, "gold:1") == square(212, 200)
    for away in (121, 200, 279):
        refusal = refused(s, f"use gnome gold:1 away={away} toward=0")
        assert refusal == Rejected("no-room-there", "DD-139"), away
    do(s, "use gnome gold:1 away=280 toward=0")


@pytest.mark.rule("DD-139")
def test_pawns_are_in_the_way_too() -> None:
    s = gnome({"gold:1": (200, 200), "pawn:2": (220, 200)})
    assert refused(s, "use gnome gold:1 away=200 toward=0") == Rejected("no-room-there", "DD-139")


@pytest.mark.rule("DD-139")
def test_the_goal_is_on_the_table() -> None:
    s = gnome({"gold:1": (440, 0)})
    do(s, "use gnome gold:1 away=100 toward=0")
    assert refused(s, "use gnome gold:1 away=101 toward=0") == Rejected("off-table", "DD-139")


@pytest.mark.quick
@pytest.mark.rule("DD-139")
def test_a_cube_keeps_its_turn() -> None:
    s = turned(gnome({"gold:1": (200, 200)}), "gold:1", 200, 200)
    before = spot_of(s, "gold:1")
    after, _ = do(s, "use gnome gold:1 away=300 toward=900")
    assert spot_of(after, "gold:1") == tuple([n + (0, 30_000)[index % 2] for index, n in enumerate(before)])


@pytest.mark.rule("DD-139")
def test_a_cube_that_leaned_lies_flat_in_the_end() -> None:
    s = gnome({"gold:1": (200, 200)})
    s.lay(ID_OF["gold:1"], shadow(200_000, 200_000, 8_000, 30, 20, 0))
    assert not is_flat(spot_of(s, "gold:1"), 8_000)
    after, _ = do(s, "use gnome gold:1 away=100 toward=0")
    assert is_flat(spot_of(after, "gold:1"), 8_000)
    x, y = centre(spot_of(after, "gold:1"))
    assert abs(x - 210_000) <= 1
    assert abs(y - 200_000) <= 1


@pytest.mark.quick
@pytest.mark.rule("DD-140")
def test_each_takes_the_others_centre_and_keeps_its_size_and_turn() -> None:
    s = turned(automaton({"gold:1": (200, 200), "key:5": (250, 150)}), "gold:1", 200, 200)
    after, log = do(s, "use automaton gold:1 key:5")
    assert (centre(spot_of(after, "gold:1")), centre(spot_of(after, "key:5"))) == (
        (250_000, 150_000),
        (200_000, 200_000),
    )
    assert direction_of(spot_of(after, "gold:1")) == direction_of(spot_of(s, "gold:1"))
    assert spot_of(after, "key:5") == square(200, 200, 10_000)
    assert is_flat(spot_of(after, "gold:1"), 8_000)
    assert unmoved(s, after, "gold:1", "key:5")
    assert [event.key for event in log] == ["used", "swapped"]


@pytest.mark.quick
@pytest.mark.rule("DD-140")
def test_what_would_overlap_a_third_cube_is_shifted_the_shortest_way() -> None:
    """The large Key takes the place of small gold, 1 mm too wide for the cube beside it: it goes 1 mm aside."""
    s = automaton({"gold:1": (200, 200), "blue:1": (208, 200), "key:5": (300, 200)})
    after, _ = do(s, "use automaton gold:1 key:5")
    assert centre(spot_of(after, "key:5")) == (199_000, 200_000)
    assert (centre(spot_of(after, "gold:1")), unmoved(s, after, "gold:1", "key:5")) == ((300_000, 200_000), True)
    assert not overlaps(spot_of(after, "key:5"), spot_of(after, "blue:1"))


@pytest.mark.rule("DD-140")
@pytest.mark.parametrize(("lower", "shift"), [(4.5, 4_500), (4.0, 5_000), (3.9, None)])
def test_a_way_longer_than_five_millimetres_is_refused(lower: float, shift: int | None) -> None:
    """Gold lies between two cubes, too close for the large Key, which must go up until it is past them."""
    beside = {"blue:1": (208.1, 200 - lower), "red:1": (191.9, 200 - lower)}
    s = automaton({"gold:1": (200, 200), "key:5": (300, 200), "key:1": (350, 200), **beside})
    if shift is None:
        assert refused(s, "use automaton gold:1 key:5") == Rejected("no-room-there", "DD-140")
        do(s, "use automaton gold:1 key:1")
    else:
        after, _ = do(s, "use automaton gold:1 key:5")
        assert centre(spot_of(after, "key:5")) == (200_000, 200_000 + shift)


@pytest.mark.quick
@pytest.mark.rule("DD-141")
def test_a_cube_may_be_a_pillar_or_the_dragon_unless_the_card_says_not() -> None:
    cubes = {**TRIANGLE, "dragon:1": (200, 200), "gold:1": (300, 300), "goblin:1": (300, 200)}
    every = set(cubes)
    for card, expected in (
        ("wood-elf", every),
        ("ranger", every - set(TRIANGLE)),
        ("fairy", every),
        ("gnome", {"gold:1", "goblin:1"}),
        ("automaton", {"gold:1", "goblin:1"}),
        ("tidekin", {"gold:1", "goblin:1"}),
        ("mage", {"gold:1", "goblin:1"}),
        ("diviner", {"gold:1", "goblin:1"}),
        ("dwarf", set(TRIANGLE)),
        ("sapper", set(TRIANGLE)),
    ):
        race = card if card in ("wood-elf", "fairy", "gnome", "automaton", "tidekin", "dwarf") else "half-orc"
        s = table(cubes, heroes=[hero(race, card if race == "half-orc" else "cleric"), hero()])
        assert set(says(s, "use", card)) == expected, card
    s = table(cubes, heroes=[hero("gnome"), hero()])
    assert refused(s, "use gnome dragon:1 away=10 toward=0") == Rejected(
        "wrong-target", "DD-205", card="gnome", cube="dragon:1"
    )


@pytest.mark.rule("DD-141")
@pytest.mark.parametrize("card", sorted(set(ABILITIES) - {"human"}))
def test_pawns_and_tokens_are_never_targets(card: str) -> None:
    race, other = (card, "cleric") if card in RACE_NAMES else ("half-orc", card)
    cubes = {"pillar:1": (100, 100), "gold:1": (300, 300), "goblin:1": (300, 200), "pawn:1": (20, 20)}
    s = table(cubes, heroes=[hero(race, other)], tokens=((0, 0), (100, 0), (0, 100)), dropped=(0,))
    words = set(says(s, "use", card))
    assert not {word for word in words if word.startswith(("token", "pawn"))}
    assert refused(s, f"use {card} token:1") == Rejected("token-target", "DD-141")
    assert refused(s, f"use {card} pawn:1") == Rejected("token-target", "DD-141")
