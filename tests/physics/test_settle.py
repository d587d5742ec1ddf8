"""Nothing stays stacked, leaning or jammed."""

from __future__ import annotations

import pytest

from souterrain.physics import answer, film
from souterrain.physics.draws import Draws
from souterrain.physics.hand import Start
from souterrain.physics.request import Falling, Lying
from souterrain.physics.settle import PAIRS, TOUCHING, footprint, is_flat, settle
from souterrain.physics.shapes import KINDS
from souterrain.physics.world import Bodies, Motion
from tests.physics.asking import asked, body, gaps, resting

STILL = (0.0, 0.0, 0.0)
LEVEL = (1.0, 0.0, 0.0, 0.0)


def put(lying: list[Lying], places: dict[int, tuple[float, float, float]], walled: bool = False) -> Motion:
    """Bodies of which some are held at a place (cm) and let go."""
    bodies = Bodies(walled)
    bodies.lay(lying)
    motion = Motion(bodies, film=True)
    for index, place in places.items():
        motion.lift(index, Start(place, LEVEL, STILL, STILL))
    motion.run()
    return motion


def flat(motion: Motion) -> list[bool]:
    return [is_flat(kind, motion.pose(index)) for index, kind in enumerate(motion.bodies.kinds)]


@pytest.mark.quick
def test_a_cube_on_a_cube_is_shaken_off() -> None:
    lying = [body(1, "huge", 0, 0), body(2, "small", 100, 0)]
    motion = put(lying, {1: (0.1, 0.05, 1.7)})
    assert flat(motion) == [True, False]
    settle(motion, {0: lying[0].corners, 1: lying[1].corners}, {1}, Draws(3), walled=False)
    assert flat(motion) == [True, True]


@pytest.mark.quick
def test_a_cube_on_a_pawn_is_shaken_off() -> None:
    lying = [body(1, "pawn", 0, 0), body(2, "small", 100, 0)]
    motion = put(lying, {1: (0.0, 0.0, 2.1)})
    assert flat(motion) == [True, False]
    settle(motion, {0: lying[0].corners, 1: lying[1].corners}, {1}, Draws(3), walled=False)
    assert flat(motion) == [True, True]


@pytest.mark.quick
def test_three_touching_pairs_are_nudged_apart_and_two_are_not() -> None:
    three = [body(number, "small", 8.03 * number, 0) for number in range(4)]
    two = three[:3]
    for lying, moves in ((three, True), (two, False)):
        motion = put(lying, {})
        motion.woken.update(range(len(lying)))
        settle(motion, {}, set(motion.woken), Draws(5), walled=False)
        footprints = [footprint(each.kind, motion.pose(index)) for index, each in enumerate(lying)]
        assert sum(gap <= TOUCHING for gap in gaps(footprints)) <= PAIRS
        assert (motion.steps > 1) is moves


@pytest.mark.quick
def test_what_cannot_be_shaken_loose_is_dropped_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.physics.settle.ROUNDS", 0)
    lying = [body(1, "huge", 0, 0), body(2, "small", 100, 0)]
    motion = put(lying, {1: (0.1, 0.05, 1.7)})
    settle(motion, {0: lying[0].corners, 1: lying[1].corners}, {1}, Draws(3), walled=False)
    assert flat(motion) == [True, True]
    assert max(row[2] for row in motion.ways[1].rows) > 10


@pytest.mark.parametrize(("at", "walled"), [((0, 0), 0), ((440_000, -440_000), 1)])
def test_even_a_heap_ends_flat_in_the_same_film(at: tuple[int, int], walled: int) -> None:
    """Eighty cubes over one point: the film itself ends with each of them flat on the table."""
    falling = [Falling(number, KINDS["small"]) for number in range(80)]
    answered = answer(asked("drop", falling=falling, at=at, height=150_000, walled=walled))
    found = resting(answered.numbers)
    tracks = film.decode(answered.film).tracks
    assert len(tracks) == 80
    for track in tracks:
        x, y, z, *_ = track.rows[-1]
        assert track.left == (not found[track.id])
        if not track.left:
            assert abs(z - 0.4) < 0.02
            corners = found[track.id]
            assert abs(x - sum(corners[::2]) / 40_000) < 0.01
            assert abs(y - sum(corners[1::2]) / 40_000) < 0.01
    between = gaps([corners for corners in found.values() if corners])
    assert min(between) > -100
    assert sum(gap <= TOUCHING for gap in between) <= PAIRS
