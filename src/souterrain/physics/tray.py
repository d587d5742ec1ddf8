"""The tray: bodies at rest, an act that moves them, and their new resting places as the answer.

A tray can be asked many times, each time from its first position: bots try their aims on one, without films, and get
the numbers of the real act.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from souterrain.physics import film, hand
from souterrain.physics.answers import Answer
from souterrain.physics.draws import Draws
from souterrain.physics.request import Act, Drop, Falling, Flick, Lying, Open, Push, checked, checked_lying
from souterrain.physics.settle import Pair, footprint, pairs, settle
from souterrain.physics.world import EACH_FRAME, STEPS, TABLE, Bodies, Motion, Pose, Touch

UNMOVED: Final = 1e-4
UNTURNED: Final = 5e-5
"""The least motion in cm and in parts of a quaternion: less than a µm at a corner."""
QUIET: Final = 3
"""Frames after which a contact of the same pair is recorded again."""
HEARD: Final = 150
HEARD_OF_EACH: Final = 10
"""The most contacts in a film, and the most for each moved body."""


class Tray:
    """Bodies at rest on a table."""

    def __init__(self, lying: Sequence[Lying], walled: bool = False) -> None:
        self._lying = checked_lying(tuple(lying))
        self._walled = walled
        self._laid = Bodies(walled)
        self._laid.lay(self._lying)
        self._kept = self._laid.world.snapshot()

    def open(self, seed: int, falling: Sequence[Falling], height: int | None = None) -> tuple[int, ...]:
        return self.carry_out(Open(seed, tuple(falling), height)).numbers

    def drop(
        self,
        seed: int,
        falling: Sequence[Falling],
        at: tuple[int, int],
        height: int,
        spread: tuple[int, int] = (0, 0),
    ) -> tuple[int, ...]:
        return self.carry_out(Drop(seed, tuple(falling), at, height, spread)).numbers

    def flick(self, seed: int, cube: int, toward: int, force: int, spread: tuple[int, int] = (0, 0)) -> tuple[int, ...]:
        return self.carry_out(Flick(seed, cube, toward, force, spread)).numbers

    def push(self, seed: int, speeds: Sequence[tuple[int, int, int]]) -> tuple[int, ...]:
        return self.carry_out(Push(seed, tuple(speeds))).numbers

    def carry_out(self, act: Act, filmed: bool = False) -> Answer:
        """Return the bodies' places after an act; the tray itself is unchanged."""
        checked(act, self._lying)
        bodies = self._laid.twin(self._kept)
        ids = [body.id for body in self._lying]
        footprints = {index: body.corners for index, body in enumerate(self._lying)}
        draws = Draws(act.seed)
        fell: set[int] = set()
        if isinstance(act, Open | Drop):
            ids += (body.id for body in act.falling)
            for body, start in zip(act.falling, hand.release(act, draws, self._walled), strict=True):
                fell.add(bodies.release(body.kind, start))
        motion = Motion(bodies, filmed)
        motion.woken |= fell
        pushed: set[int] = set()
        if isinstance(act, Flick):
            pushed = {ids.index(act.cube)}
            for index in pushed:
                motion.move(index, *hand.flick(act, bodies.kinds[index], draws))
        elif isinstance(act, Push):
            for id, x, y in act.speeds:
                pushed.add(ids.index(id))
                motion.move(ids.index(id), (x / 10, y / 10, 0.0), (0.0, 0.0, 0.0))
        if filmed or pushed:
            motion.hear(pushed)
        motion.run()
        touches = [] if fell else _first_touches(motion.touches, pairs(footprints, pushed), ids, pushed)
        try:
            settle(motion, footprints, fell, draws, self._walled)
        finally:
            motion.forget()
        numbers = [*self._rest(motion, ids), len(touches)]
        for step, one, other, impulse in touches:
            numbers += (one, other, step * 1000 // STEPS, round(impulse))
        return Answer(tuple(numbers), _film(motion, ids) if filmed else b"")

    def _rest(self, motion: Motion, ids: Sequence[int]) -> list[int]:
        """Return the number of bodies that fell or moved, and the place of each."""
        found: dict[int, tuple[int, ...]] = {}
        for index in motion.woken | motion.gone:
            if index in motion.gone:
                found[ids[index]] = ()
                continue
            pose = motion.pose(index)
            if index >= len(self._lying) or _moved(self._laid.pose(index), pose):
                found[ids[index]] = footprint(motion.bodies.kinds[index], pose)
        numbers = [len(found)]
        for id in sorted(found):
            numbers += (id, len(found[id]) // 2, *found[id])
        return numbers


def _moved(before: Pose, after: Pose) -> bool:
    shifted = max(map(_apart, before.at[:2], after.at[:2]))
    turned = max(map(_apart, before.turned, after.turned))
    return shifted >= UNMOVED or turned >= UNTURNED


def _apart(one: float, other: float) -> float:
    return abs(one - other)


def _first_touches(
    touches: Sequence[Touch], at_once: Sequence[Pair], ids: Sequence[int], pushed: set[int]
) -> list[tuple[int, int, int, float]]:
    """Return step, pushed cube, other body and impulse of the first touch of each pair. Pairs in touch from the
    beginning have the impulse of the first step."""
    begun = {frozenset((pair.one, pair.other)) for pair in at_once}
    first = dict.fromkeys(begun, (0, 0.0))
    for touch in touches:
        pair = frozenset((touch.one, touch.other))
        if touch.other < 0 or not pair & pushed:
            continue
        if pair not in first or (pair in begun and touch.step == 0):
            first[pair] = touch.step, touch.impulse
    found = []
    for pair, (step, impulse) in first.items():
        one, other = sorted(pair, key=lambda index: (index not in pushed, ids[index]))
        found.append((step, ids[one], ids[other], impulse))
    return sorted(found)


def _film(motion: Motion, ids: Sequence[int]) -> bytes:
    tracks = []
    for index, (first, rows) in sorted(motion.ways.items()):
        kind = motion.bodies.kinds[index].number
        tracks.append(film.Track(ids[index], kind, index in motion.gone, first, rows))
    place = {track.id: number for number, track in enumerate(tracks)}
    contacts = []
    for touch in motion.touches:
        one = place.get(ids[touch.one])
        other = place.get(ids[touch.other]) if touch.other >= 0 else film.TABLE if touch.other == TABLE else film.WALL
        if one is not None and other is not None:
            contacts.append(film.Contact(touch.step // EACH_FRAME, one, other, touch.impulse))
    most = min(HEARD, HEARD_OF_EACH * len(tracks))
    return film.encode(film.Film(motion.frame + 1, tuple(tracks), film.quietened(contacts, QUIET, most)))
