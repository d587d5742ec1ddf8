"""Drops, flicks and pushes on a table where things lie already."""

from __future__ import annotations

import math

import pytest

from souterrain.physics import answer, film
from souterrain.physics.request import Falling, Lying
from souterrain.physics.shapes import KINDS, fits
from souterrain.physics.tray import Tray
from tests.physics.asking import DUNGEON, after, asked, body, center, contacts, gaps, numbers, resting

SIX = [Falling(100 + number, KINDS[kind]) for number, kind in enumerate(("small", "large", "huge") * 2)]


@pytest.fixture(scope="module")
def dungeon() -> list[Lying]:
    """A table after the opening and three drops."""
    lying = after([], DUNGEON, numbers("open", falling=DUNGEON))
    for turn in range(3):
        falling = [Falling(60 + 6 * turn + number, KINDS["large"]) for number in range(6)]
        at = [(-1) ** turn * 80_000, 40_000 * turn]
        lying = after(lying, falling, numbers("drop", lying, falling=falling, at=at, height=220_000))
    return lying


@pytest.mark.quick
def test_what_nothing_touched_keeps_its_corners(dungeon: list[Lying]) -> None:
    """A drop moves a few old cubes at most, and says nothing of the rest."""
    old = {each.id for each in dungeon}
    moved = []
    for seed in range(20):
        found = resting(numbers("drop", dungeon, seed=seed, falling=SIX, at=[50_000, -60_000], height=200_000))
        assert {each.id for each in SIX} <= set(found)
        moved.append(len(old & set(found)))
        far = [each.id for each in dungeon if math.dist(center(each.corners), (50_000, -60_000)) > 350_000]
        assert not set(far) & set(found)
    assert 0 < sum(moved) < 20 * 8


def test_after_any_move_cubes_lie_beside_each_other(dungeon: list[Lying]) -> None:
    lying, fallen = dungeon, 200
    for seed in range(12):
        falling = [Falling(fallen + number, KINDS["small"]) for number in range(6)]
        fallen += 6
        at = [40_000 * (seed % 5 - 2), 60_000 * (seed % 3 - 1)]
        answered = numbers("drop", lying, seed=seed, falling=falling, at=at, height=150_000 + 12_000 * seed)
        lying = after(lying, falling, answered)
        moved = numbers("flick", lying, seed=seed, cube=lying[7 * seed % len(lying)].id, toward=300 * seed, force=700)
        lying = after(lying, [], moved)
        assert all(gap > -100 for gap in gaps([each.corners for each in lying]))
        assert all(fits(each.kind, each.corners) for each in lying)


@pytest.mark.quick
def test_a_drop_lands_around_its_aim() -> None:
    tray = Tray([])
    places = []
    for seed in range(40):
        found = resting(tray.drop(seed, SIX, (100_000, -150_000), 200_000))
        places += [center(corners) for corners in found.values()]
    assert math.dist([sum(axis) / len(places) for axis in zip(*places, strict=True)], (100_000, -150_000)) < 20_000
    distances = sorted(math.dist(place, (100_000, -150_000)) for place in places)
    assert 60_000 < distances[len(distances) // 2] < 110_000
    assert distances[len(distances) * 9 // 10] < 190_000


@pytest.mark.quick
def test_an_unsteady_hand_misses_its_aim() -> None:
    def misses(spread: tuple[int, int]) -> float:
        tray = Tray([])
        found = []
        for seed in range(25):
            places = [center(corners) for corners in resting(tray.drop(seed, SIX, (0, 0), 150_000, spread)).values()]
            found.append(math.hypot(*(sum(axis) / len(places) for axis in zip(*places, strict=True))))
        return sum(found) / len(found)

    assert misses((800, 0)) > 1.5 * misses((0, 0))


@pytest.mark.quick
def test_a_harder_flick_goes_farther() -> None:
    start = (0, -400_000)
    tray = Tray([body(1, "small", 0, -400, 20)])

    def distance(force: int) -> float:
        ends = [center(resting(tray.flick(seed, 1, 900, force))[1]) for seed in range(15)]
        assert all(y - start[1] > 5 * abs(x) for x, y in ends)
        return sum(math.dist(start, end) for end in ends) / len(ends)

    distances = [distance(force) for force in (150, 300, 500, 700, 900)]
    assert distances == sorted(distances)
    assert distances[-1] > 5 * distances[0]


@pytest.mark.quick
def test_the_direction_of_an_unsteady_finger_varies() -> None:
    tray = Tray([body(1, "small", 0, 0)])

    def deviation(spread: tuple[int, int]) -> float:
        ends = [center(resting(tray.flick(seed, 1, 0, 500, spread))[1]) for seed in range(25)]
        return math.sqrt(sum(math.atan2(y, x) ** 2 for x, y in ends) / len(ends))

    assert deviation((0, 0)) < math.radians(5) < math.radians(15) < deviation((0, 250))


@pytest.mark.quick
@pytest.mark.parametrize("degrees", [0, 45, 130, 270])
def test_a_flick_at_a_neighbour_tells_of_it(degrees: int) -> None:
    x, y = 60 * math.cos(math.radians(degrees)), 60 * math.sin(math.radians(degrees))
    lying = [body(4, "small", 0, 0, degrees), body(9, "large", x, y, degrees), body(5, "small", -x, -y)]
    for seed in range(10):
        answered = numbers("flick", lying, seed=seed, cube=4, toward=10 * degrees, force=600)
        ((one, other, when, hardness),) = contacts(answered)
        assert (one, other) == (4, 9)
        # Some 50 mm at 1.5 m/s, slowed down by the table.
        assert 25 <= when <= 60
        assert 50 <= hardness <= 1500
        assert set(resting(answered)) == {4, 9}


@pytest.mark.quick
def test_what_a_hit_cube_hits_is_heard_but_not_told() -> None:
    """Numbers name what the flicked cube met itself; the film has the rest."""
    lying = [body(4, "small", 0, 0), body(9, "small", 40, 0), body(5, "small", 50, 0)]
    for seed in range(5):
        answered = answer(asked("flick", lying, seed=seed, cube=4, toward=0, force=700))
        assert contacts(answered.numbers)[0][:2] == (4, 9)
        assert all(contact[0] == 4 for contact in contacts(answered.numbers))
        shown = film.decode(answered.film)
        ids = [track.id for track in shown.tracks]
        heard = [{ids[each] for each in contact[1:3] if each < len(ids)} for contact in shown.contacts]
        assert {5, 9} in heard


def test_a_fast_cube_does_not_jump_over_its_neighbour() -> None:
    for kind in ("small", "large", "huge"):
        tray = Tray([body(4, kind, -200, 0), body(9, "small", -140, 0)])
        hits = [bool(contacts(tray.flick(seed, 4, 0, force))) for force in (500, 700, 900) for seed in range(15)]
        assert sum(hits) >= 40


@pytest.mark.quick
def test_a_flick_into_the_empty_touches_nothing() -> None:
    lying = [body(4, "small", 0, 0), body(9, "large", 60, 0), body(5, "small", -30, 12)]
    for seed in range(10):
        answered = numbers("flick", lying, seed=seed, cube=4, toward=2700, force=900)
        assert contacts(answered) == []
        assert set(resting(answered)) == {4}


@pytest.mark.quick
def test_what_touched_at_the_start_counts_at_once() -> None:
    lying = [body(4, "small", 0, 0), body(9, "large", 9.05, 0), body(5, "small", 0, -8.2)]
    away, into = (contacts(numbers("flick", lying, cube=4, toward=toward, force=400)) for toward in (1800, 0))
    assert away == [(4, 9, 0, 0)]
    assert into[0][:3] == (4, 9, 0)
    assert into[0][3] > 0


@pytest.mark.quick
def test_pushed_cubes_and_their_contacts_in_order_of_time() -> None:
    lying = [body(1, "small", 0, 0), body(2, "small", 30, 0), body(3, "huge", -60, 0), body(7, "small", -60, 24)]
    lying.append(body(8, "small", 200, 200))
    answered = numbers("push", lying, speeds=[[1, 700, 0], [3, 0, 900]])
    assert [(one, other) for one, other, _, _ in contacts(answered)] == [(3, 7), (1, 2)]
    assert {1, 2, 3, 7} == set(resting(answered))
    together = numbers("push", lying, speeds=[[2, -600, 0], [1, 600, 0]])
    assert [contact[:2] for contact in contacts(together)] == [(1, 2)]


@pytest.mark.quick
def test_pawns_are_bumped_and_stay_upright() -> None:
    lying = [body(1, "huge", -60, 0), body(2, "pawn", 0, 0, 30), body(3, "pawn", 0, 200, 75)]
    for seed in range(15):
        answered = numbers("flick", lying, seed=seed, cube=1, toward=0, force=400)
        found = resting(answered)
        assert (1, 2) in [contact[:2] for contact in contacts(answered)]
        assert fits(KINDS["pawn"], found[2])
        assert center(found[2])[0] > 2_000
        assert 3 not in found


@pytest.mark.quick
def test_a_pawn_on_which_cubes_fall_stands_and_carries_none() -> None:
    pawns = [body(300 + number, "pawn", 18 * number - 27, 9 * number, 40 * number) for number in range(4)]
    for seed in range(15):
        lying = after(pawns, SIX, numbers("drop", pawns, seed=seed, falling=SIX, at=[0, 0], height=150_000))
        assert len(lying) == 10
        assert all(gap > -100 for gap in gaps([each.corners for each in lying]))


@pytest.mark.quick
def test_a_pawn_that_falls_lands_standing() -> None:
    falling = [*SIX, Falling(300, KINDS["pawn"])]
    for seed in range(15):
        lying = after([], falling, numbers("drop", seed=seed, falling=falling, at=[0, 0], height=200_000))
        assert [each for each in lying if each.id == 300 and fits(each.kind, each.corners)]
        assert all(gap > -100 for gap in gaps([each.corners for each in lying]))


@pytest.mark.quick
def test_a_hard_flick_near_the_edge_leaves_the_table_unless_there_are_walls() -> None:
    lying = [body(1, "small", 430, 0), body(2, "pawn", 448, 100), body(3, "huge", 400, 100)]
    assert resting(numbers("flick", lying, cube=1, toward=0, force=900)) == {1: ()}
    walled = resting(numbers("flick", lying, cube=1, toward=0, force=900, walled=1))
    assert walled[1]
    assert max(walled[1]) <= 450_100
    pushed = numbers("push", lying, speeds=[[3, 2500, 0]])
    assert resting(pushed)[2] == ()
    assert (3, 2) in [contact[:2] for contact in contacts(pushed)]


@pytest.mark.quick
def test_a_pawn_does_not_stand_beyond_the_edge() -> None:
    """It cannot topple on the table, but it does where nothing is under its middle."""
    lying = [body(2, "pawn", 446, 0), body(3, "huge", 425, 0)]
    tray = Tray(lying)
    stands = [resting(tray.push(seed, [(3, 300 + 50 * seed, 0)])).get(2, lying[0].corners) for seed in range(20)]
    assert [corners for corners in stands if corners and center(corners)[0] > 450_000] == []
    assert () in stands
    assert any(stands)


@pytest.mark.quick
def test_a_cube_that_hangs_over_the_edge_is_on_the_table() -> None:
    lying = [body(1, "huge", 447, 0), body(2, "small", 447, 14)]
    answered = resting(numbers("push", lying, speeds=[[2, 0, -150]]))
    assert answered[2]
    assert 1 not in answered or answered[1]


@pytest.mark.quick
def test_a_flick_of_what_is_not_there_is_refused(dungeon: list[Lying]) -> None:
    with pytest.raises(ValueError, match="no cube"):
        numbers("flick", [*dungeon, body(300, "pawn", 400, 400)], cube=300, toward=0, force=10)
