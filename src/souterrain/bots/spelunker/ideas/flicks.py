"""Abilities that push cubes: treasures into a good room, Pillars and monsters out of it. The tray has the last word."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, sqrt

from souterrain.bots.spelunker.hand import Point, bearing
from souterrain.bots.spelunker.ideas.moves import pulls
from souterrain.bots.spelunker.mind import HUNCH, Idea, Mind, said
from souterrain.bots.spelunker.sketch import middle
from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.games.drop.bot import counted
from souterrain.games.drop.content.cubes import MASK_OF, WORD_OF, bodies
from souterrain.games.drop.geometry import centre

SLIDE = 9.8e-6
"""The square of the speed (m/s) that carries a cube one µm."""
HARDEST = 2.5
FAR = 120_000
"""From farther away nothing is flicked into a room, in µm."""
LIKELY = 0.4
"""How often a flick does what it should."""
KEPT = 12
BREATH, BREATH_REACH = 0.8, 80_000


def force(far: float) -> int:
    """What carries a cube so far (µm), per mille."""
    return max(20, min(1000, round(1000 * sqrt(SLIDE * far) / HARDEST)))


def aims(mind: Mind, only: tuple[int, ...] = ()) -> Iterator[tuple[float, int, Point, float]]:
    """What might be flicked: the guess, the cube, a point it is to go towards, and how far."""
    wanted: list[tuple[float, int, Point, float]] = []
    for worth, room, cube, inward in pulls(mind, FAR):
        if not only or cube in only:
            here, there = centre(mind.s.spots[cube]), middle(mind.s, room)
            gain = mind.best + LIKELY * (worth - mind.best)
            if inward:
                wanted.append((gain, cube, there, dist(here, there)))
            else:
                wanted.append((gain, cube, _mirrored(there, here), 60_000.0))
    for worth, room, pillar in mind.shut_rooms[:KEPT]:
        if worth > mind.best and (not only or pillar in only):
            here = centre(mind.s.spots[pillar])
            gain = mind.best + LIKELY * (worth - mind.best)
            wanted.append((gain, pillar, _mirrored(middle(mind.s, room), here), 70_000.0))
    seen: dict[int, int] = {}
    for entry in sorted(wanted, key=lambda entry: (-entry[0], entry[3], entry[1])):
        seen[entry[1]] = seen.get(entry[1], 0) + 1
        if seen[entry[1]] <= 2:
            yield entry


def _mirrored(middle: Point, here: Point) -> Point:
    """Away from the middle."""
    return 2 * here[0] - middle[0] + 1, 2 * here[1] - middle[1]


def flick(mind: Mind, cube: int, to: Point, far: float) -> Items:
    toward = bearing(centre(mind.s.spots[cube]), to)
    return (WORD_OF[cube], 1), ("toward=", toward), ("force=", force(far))


def push(mind: Mind, words: Items) -> Iterator[Idea]:
    """Clean Shot and Volley (DD-204, DD-226)."""
    for number, (worth, cube, to, far) in enumerate(aims(mind)):
        if number == KEPT:
            return
        yield Idea(mind.base - mind.best + worth, said(words, *flick(mind, cube, to, far)), HUNCH)


def once_more(mind: Mind, only: tuple[int, ...], without: tuple[int, ...]) -> list[Idea]:
    """A further flick, in the middle of one of these abilities."""
    found = []
    for worth, cube, to, far in aims(mind, only):
        if cube not in without:
            action: Action = ("flick", *flick(mind, cube, to, far))
            found.append(Idea(mind.base - mind.best + worth, action, HUNCH))
    return found[:KEPT]


def cleave(mind: Mind, words: Items) -> Iterator[Idea]:
    """A monster is flicked at another (DD-221)."""
    few = bodies(mind.s.lying() & (MASK_OF["goblin"] | MASK_OF["troll"]))
    found = []
    for one in few:
        for other in few:
            here, there = centre(mind.s.spots[one]), centre(mind.s.spots[other])
            far = dist(here, there)
            if one != other and far < 2 * FAR:
                worth = mind.likes.value(counted(1 << other)) + 0.3
                found.append((worth * (1 - far / (3 * FAR)), one, there, far + 40_000))
    for worth, one, there, far in sorted(found, key=lambda entry: (-entry[0], entry[1]))[:KEPT]:
        yield Idea(mind.base + LIKELY * worth, said(words, *flick(mind, one, there, far)), HUNCH)


def breathe(mind: Mind, words: Items) -> Iterator[Idea]:
    """Hot Breath (DD-209): the mouth is behind a cube that should go towards a room, or out of it."""
    for number, (worth, cube, to, far) in enumerate(aims(mind)):
        if number == KEPT:
            return
        speed = min(BREATH * 0.95, sqrt(SLIDE * far))
        away = max(1, min(790, round(BREATH_REACH * (1 - speed / BREATH) / 100)))
        back = bearing(to, centre(mind.s.spots[cube]))
        action = said(words, (WORD_OF[cube], 1), ("away=", away), ("toward=", back), ("aside=", 0))
        yield Idea(mind.base - mind.best + worth, action, HUNCH)
