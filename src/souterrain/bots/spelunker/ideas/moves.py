"""Abilities that move cubes by hand: treasures into a good room, monsters out of it, Pillars to make better rooms."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, pi

import numpy as np

from souterrain.bots.spelunker.hand import Point, bearing
from souterrain.bots.spelunker.mind import EXACT, Idea, Mind, said
from souterrain.bots.spelunker.sketch import middle
from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.games.drop.content.cubes import (
    ALL_MONSTERS,
    ALL_TREASURES,
    COLLECTABLE,
    CUBES,
    KIND_OF,
    WORD_OF,
    bodies,
)
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.base import MOVABLE
from souterrain.games.drop.rules.abilities.moves import GRAB, STONECRAFT, UNDERTOW
from souterrain.games.drop.rules.rooms import Room

ROOMS = 10
"""So many rooms are looked at."""
KEPT = 8
"""So many ideas are worth a trial."""
FURTHER = (30, 60, 100, 150)
"""How much further than the border a cube is set, in 0.1 mm."""
ASIDE = (0, 150, -150, 350, -350)
DIRECTIONS = 12
PILLARS = 7


def pulls(mind: Mind, reach: int, among: int = COLLECTABLE) -> list[tuple[float, Room, int, bool]]:
    """Cubes that would do better inside a room, or outside it: with what the room is worth then, and which. The reach
    is in µm."""
    found = []
    layout = mind.s.layout()
    lying = mind.s.lying() & MOVABLE & among
    for worth, room in mind.open_rooms[:ROOMS]:
        inside = room.inside & COLLECTABLE
        for cube in bodies(lying & ALL_TREASURES & ~inside):
            more = mind.likes.taken(inside | 1 << cube)
            if more > max(worth, mind.best) and layout.margin(room, cube) <= reach:
                found.append((more, room, cube, True))
    for _, room in mind.open_rooms:
        inside = room.inside & COLLECTABLE
        for cube in bodies(lying & ALL_MONSTERS & inside):
            less = mind.likes.taken(inside & ~(1 << cube))
            if less > mind.best:
                found.append((less, room, cube, False))
    return sorted(found, key=lambda entry: (-entry[0], entry[1].pillars, entry[2]))


def grab(mind: Mind, words: Items) -> Iterator[Idea]:
    """Grabber Arm (DD-205)."""
    known = 0
    for worth, room, cube, inward in pulls(mind, 100 * GRAB - 4_000):
        action = _placed(mind, words, room, cube, inward)
        if action is not None:
            yield Idea(mind.base - mind.best + worth, action, EXACT)
            known += 1
        if known == KEPT or mind.patience.over():
            return


def _placed(mind: Mind, words: Items, room: Room, cube: int, inward: bool) -> Action | None:
    """A free place on the other side of the border."""
    here, there = centre(mind.s.spots[cube]), middle(mind.s, room)
    toward = bearing(here, there) if inward else bearing(there, here)
    start = mind.s.layout().margin(room, cube) // 100 if inward else 100
    for further in FURTHER if inward else (100, 200, 300, 390):
        for aside in ASIDE:
            away = min(GRAB, start + further)
            action = said(words, (WORD_OF[cube], 1), ("away=", away), ("toward=", (toward + aside) % 3600))
            if mind.allows(action):
                return action
    return None


def dig(mind: Mind, words: Items) -> Iterator[Idea]:
    """Stonecraft (DD-208): each of the Pillars that matter, all around."""
    mattering: list[int] = []
    for _, room in mind.open_rooms[:ROOMS]:
        mattering += room.pillars
    for _, _, pillar in mind.shut_rooms[:ROOMS]:
        mattering.append(pillar)
    turns = np.arange(DIRECTIONS) * (2 * pi / DIRECTIONS)
    around = np.stack([np.cos(turns), np.sin(turns)], axis=1).astype(np.float32) * (STONECRAFT / 10)
    found = []
    known = [body for body in dict.fromkeys(mattering) if body < len(CUBES)]
    for pillar in known[: PILLARS + mind.level.tries]:
        at = np.array(centre(mind.s.spots[pillar]), np.float32) / 1000
        for index, worth in enumerate(mind.sketch.shifted(pillar, at + around)):
            found.append((float(worth), pillar, index))
        if mind.patience.over():
            break
    found.sort(key=lambda entry: (-entry[0], entry[1:]))
    kept = 0
    for worth, pillar, index in found:
        toward = index * 3600 // DIRECTIONS
        action = said(words, (WORD_OF[pillar], 1), ("away=", STONECRAFT), ("toward=", toward))
        if worth <= mind.best or kept == KEPT:
            return
        if mind.allows(action):
            yield Idea(mind.base - mind.best + worth, action, EXACT)
            kept += 1


def swap(mind: Mind, words: Items) -> Iterator[Idea]:
    """Recalibrate (DD-210): the worst thing of a room for the best outside."""
    found: dict[tuple[int, int, tuple[int, ...]], tuple[float, int, int]] = {}
    for _, room in mind.open_rooms[: 4 * ROOMS]:
        inside = room.inside & COLLECTABLE
        for mine in bodies(inside & MOVABLE & ~room.edge):
            for other in bodies(mind.s.lying() & ALL_TREASURES & ~inside):
                kinds = (KIND_OF[mine], KIND_OF[other], room.pillars)
                if kinds not in found:
                    worth = mind.likes.taken(inside & ~(1 << mine) | 1 << other)
                    found[kinds] = (worth, min(mine, other), max(mine, other))
    kept = 0
    for worth, one, other in sorted(found.values(), reverse=True):
        action = said(words, (WORD_OF[one], 1), (WORD_OF[other], 1))
        if worth <= mind.best or kept == KEPT or mind.patience.over():
            return
        if mind.allows(action):
            yield Idea(mind.base - mind.best + worth, action, EXACT)
            kept += 1


def pull(mind: Mind, words: Items) -> Iterator[Idea]:
    """Undertow (DD-214): one or two alike slide towards the middle of a room, or away from it."""
    by_room: dict[tuple[tuple[int, ...], str], list[tuple[float, Room, int, bool]]] = {}
    for entry in pulls(mind, UNDERTOW):
        by_room.setdefault((entry[1].pillars, CUBES[entry[2]].type), []).append(entry)
    likely = sorted(by_room.values(), key=lambda entries: -(entries[0][0] + len(entries[:2])))
    for entries in likely[:KEPT]:
        worth, room, first, inward = entries[0]
        at = middle(mind.s, room) if inward else _beyond(middle(mind.s, room), centre(mind.s.spots[first]))
        point = (("x=", _within(at[0])), ("y=", _within(at[1])))
        more = [(WORD_OF[entry[2]], 1) for entry in entries[1:2] if entry[3] == inward]
        yield Idea(mind.base - mind.best + worth + len(more), said(words, (WORD_OF[first], 1), *more, *point), EXACT)


def _within(micrometres: float) -> int:
    return max(-4500, min(4500, round(micrometres / 100)))


def _beyond(start: Point, via: Point) -> Point:
    """A point well beyond another."""
    dx, dy = via[0] - start[0], via[1] - start[1]
    far = max(1.0, hypot(dx, dy))
    return via[0] + 100_000 * dx / far, via[1] + 100_000 * dy / far
