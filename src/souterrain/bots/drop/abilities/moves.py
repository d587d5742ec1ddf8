"""Abilities that move cubes by hand: treasures into a good room, monsters out of it, Pillars to make better rooms."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot, pi

import numpy as np

from souterrain.bots.drop.aim import Point, bearing
from souterrain.bots.drop.estimate import middle
from souterrain.bots.drop.search import EXACT, Candidate, Search, said
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
"""The number of rooms to look at."""
KEPT = 8
"""The number of candidates worth a trial."""
FURTHER = (30, 60, 100, 150)
"""Distances beyond the border at which a cube is set down, in 0.1 mm."""
ASIDE = (0, 150, -150, 350, -350)
DIRECTIONS = 12
PILLARS = 7


def pulls(search: Search, reach: int, among: int = COLLECTABLE) -> list[tuple[float, Room, int, bool]]:
    """Return cubes that should move into a room or out of it: worth of the room then, room, cube, and whether it moves
    in. The reach is in µm."""
    found = []
    layout = search.state.layout()
    lying = search.state.lying() & MOVABLE & among
    for worth, room in search.open_rooms[:ROOMS]:
        inside = room.inside & COLLECTABLE
        for cube in bodies(lying & ALL_TREASURES & ~inside):
            more = search.likes.taken(inside | 1 << cube)
            if more > max(worth, search.best) and layout.margin(room, cube) <= reach:
                found.append((more, room, cube, True))
    for _, room in search.open_rooms:
        inside = room.inside & COLLECTABLE
        for cube in bodies(lying & ALL_MONSTERS & inside):
            less = search.likes.taken(inside & ~(1 << cube))
            if less > search.best:
                found.append((less, room, cube, False))
    return sorted(found, key=lambda entry: (-entry[0], entry[1].pillars, entry[2]))


def grab(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Grabber Arm (DD-205)."""
    known = 0
    for worth, room, cube, inward in pulls(search, 100 * GRAB - 4_000):
        action = _placed(search, words, room, cube, inward)
        if action is not None:
            yield Candidate(search.base - search.best + worth, action, EXACT)
            known += 1
        if known == KEPT or search.budget.over():
            return


def _placed(search: Search, words: Items, room: Room, cube: int, inward: bool) -> Action | None:
    """Return an action that sets a cube on a free place beyond the border; None if there is none."""
    here, there = centre(search.state.spots[cube]), middle(search.state, room)
    toward = bearing(here, there) if inward else bearing(there, here)
    start = search.state.layout().margin(room, cube) // 100 if inward else 100
    for further in FURTHER if inward else (100, 200, 300, 390):
        for aside in ASIDE:
            away = min(GRAB, start + further)
            action = said(words, (WORD_OF[cube], 1), ("away=", away), ("toward=", (toward + aside) % 3600))
            if search.allows(action):
                return action
    return None


def dig(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Stonecraft (DD-208): shifts of the important Pillars in all directions."""
    mattering: list[int] = []
    for _, room in search.open_rooms[:ROOMS]:
        mattering += room.pillars
    for _, _, pillar in search.shut_rooms[:ROOMS]:
        mattering.append(pillar)
    turns = np.arange(DIRECTIONS) * (2 * pi / DIRECTIONS)
    around = np.stack([np.cos(turns), np.sin(turns)], axis=1).astype(np.float32) * (STONECRAFT / 10)
    found = []
    known = [body for body in dict.fromkeys(mattering) if body < len(CUBES)]
    for pillar in known[: PILLARS + search.level.tries]:
        at = np.array(centre(search.state.spots[pillar]), np.float32) / 1000
        for index, worth in enumerate(search.estimate.shifted(pillar, at + around)):
            found.append((float(worth), pillar, index))
        if search.budget.over():
            break
    found.sort(key=lambda entry: (-entry[0], entry[1:]))
    kept = 0
    for worth, pillar, index in found:
        toward = index * 3600 // DIRECTIONS
        action = said(words, (WORD_OF[pillar], 1), ("away=", STONECRAFT), ("toward=", toward))
        if worth <= search.best or kept == KEPT:
            return
        if search.allows(action):
            yield Candidate(search.base - search.best + worth, action, EXACT)
            kept += 1


def swap(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Recalibrate (DD-210): the worst cube of a room for the best outside."""
    found: dict[tuple[int, int, tuple[int, ...]], tuple[float, int, int]] = {}
    for _, room in search.open_rooms[: 4 * ROOMS]:
        inside = room.inside & COLLECTABLE
        for mine in bodies(inside & MOVABLE & ~room.edge):
            for other in bodies(search.state.lying() & ALL_TREASURES & ~inside):
                kinds = (KIND_OF[mine], KIND_OF[other], room.pillars)
                if kinds not in found:
                    worth = search.likes.taken(inside & ~(1 << mine) | 1 << other)
                    found[kinds] = (worth, min(mine, other), max(mine, other))
    kept = 0
    for worth, one, other in sorted(found.values(), reverse=True):
        action = said(words, (WORD_OF[one], 1), (WORD_OF[other], 1))
        if worth <= search.best or kept == KEPT or search.budget.over():
            return
        if search.allows(action):
            yield Candidate(search.base - search.best + worth, action, EXACT)
            kept += 1


def pull(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Undertow (DD-214): one or two cubes of a kind slide towards the middle of a room, or away from it."""
    by_room: dict[tuple[tuple[int, ...], str], list[tuple[float, Room, int, bool]]] = {}
    for entry in pulls(search, UNDERTOW):
        by_room.setdefault((entry[1].pillars, CUBES[entry[2]].type), []).append(entry)
    likely = sorted(by_room.values(), key=lambda entries: -(entries[0][0] + len(entries[:2])))
    for entries in likely[:KEPT]:
        worth, room, first, inward = entries[0]
        at = (
            middle(search.state, room)
            if inward
            else _beyond(middle(search.state, room), centre(search.state.spots[first]))
        )
        point = (("x=", _within(at[0])), ("y=", _within(at[1])))
        more = [(WORD_OF[entry[2]], 1) for entry in entries[1:2] if entry[3] == inward]
        yield Candidate(
            search.base - search.best + worth + len(more), said(words, (WORD_OF[first], 1), *more, *point), EXACT
        )


def _within(micrometres: float) -> int:
    return max(-4500, min(4500, round(micrometres / 100)))


def _beyond(start: Point, via: Point) -> Point:
    """Return a point well beyond another."""
    dx, dy = via[0] - start[0], via[1] - start[1]
    far = max(1.0, hypot(dx, dy))
    return via[0] + 100_000 * dx / far, via[1] + 100_000 * dy / far
