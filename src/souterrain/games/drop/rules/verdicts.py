"""The verdict on any cube: in or out of a room, and by how much (DD-27)."""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import WORD_OF, bodies
from souterrain.games.drop.rules.rooms import TOUCH, Layout, Room

INSIDE, EDGE, OUTSIDE = "in", "edge", "out"
REASONS: Final = {INSIDE: "cube-in-room", EDGE: "cube-on-edge", OUTSIDE: "cube-outside"}
NARROWLY: Final = 5_000
"""The distance of a narrow miss, in µm."""


class Verdict(NamedTuple):
    """`margin` is how far the cube lies outside, in µm; below zero, how deep it reaches in."""

    body: int
    where: str
    margin: int

    @property
    def length(self) -> tuple[int, int]:
        """The distance out or the depth in, in whole millimetres and tenths. A miss is rounded up, so that nothing
        outside reads as touching."""
        return divmod(-(-self.margin // 100) if self.where == OUTSIDE else max(0, -self.margin) // 100, 10)


def judge(layout: Layout, room: Room, body: int) -> Verdict:
    """Judge a body as in, only touching the edge, or out."""
    if not room.inside >> body & 1:
        return Verdict(body, OUTSIDE, layout.margin(room, body))
    return Verdict(body, EDGE if room.edge >> body & 1 else INSIDE, layout.margin(room, body))


def narrow(layout: Layout, room: Room, among: int) -> tuple[Verdict, ...]:
    """Return those of some bodies that just miss the room or just touch its edge, the nearest to the border first."""
    found = [judge(layout, room, body) for body in bodies(among) if body in layout.spots]
    close = [verdict for verdict in found if verdict.where != INSIDE and -TOUCH <= verdict.margin <= NARROWLY]
    return tuple(sorted(close, key=lambda verdict: (abs(verdict.margin), verdict.body)))


def told(layout: Layout, room: Room, body: int) -> Rejected:
    """Return the verdict as an answer to those who ask for a cube along with a room."""
    verdict = judge(layout, room, body)
    whole, tenths = verdict.length
    return Rejected(REASONS[verdict.where], "DD-27", cube=WORD_OF[body], whole=whole, tenths=tenths)
