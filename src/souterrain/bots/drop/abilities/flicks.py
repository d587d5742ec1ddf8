"""Abilities that push cubes: treasures into a good room, Pillars and monsters out of it. Trials on the tray decide."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist, sqrt

from souterrain.bots.drop.abilities.moves import pulls
from souterrain.bots.drop.aim import Point, bearing
from souterrain.bots.drop.estimate import middle
from souterrain.bots.drop.search import HUNCH, Candidate, Search, said
from souterrain.bots.drop.worth import counted
from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.games.drop.content.cubes import MASK_OF, PILLARS, WORD_OF, bodies
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.flicks import CLEAVED

SLIDE = 9.8e-6
"""The square of the speed (m/s) that carries a cube one µm."""
HARDEST = 2.5
FAR = 120_000
"""The longest flick into a room, in µm."""
LIKELY = 0.4
"""The probability that a flick succeeds."""
KEPT = 12
BREATH, BREATH_REACH = 0.8, 80_000


def force(far: float) -> int:
    """Return the force, per mille, that moves a cube so far (µm)."""
    return max(20, min(1000, round(1000 * sqrt(SLIDE * far) / HARDEST)))


def aims(search: Search, only: tuple[int, ...] = ()) -> Iterator[tuple[float, int, Point, float]]:
    """Yield possible flicks: estimated worth, cube, target point and distance."""
    wanted: list[tuple[float, int, Point, float]] = []
    for worth, room, cube, inward in pulls(search, FAR):
        if not only or cube in only:
            here, there = centre(search.state.spots[cube]), middle(search.state, room)
            gain = search.best + LIKELY * (worth - search.best)
            if inward:
                wanted.append((gain, cube, there, dist(here, there)))
            else:
                wanted.append((gain, cube, _mirrored(there, here), 60_000.0))
    for worth, room, pillar in search.shut_rooms[:KEPT]:
        if worth > search.best and (not only or pillar in only):
            here = centre(search.state.spots[pillar])
            gain = search.best + LIKELY * (worth - search.best)
            wanted.append((gain, pillar, _mirrored(middle(search.state, room), here), 70_000.0))
    seen: dict[int, int] = {}
    for entry in sorted(wanted, key=lambda entry: (-entry[0], entry[3], entry[1])):
        seen[entry[1]] = seen.get(entry[1], 0) + 1
        if seen[entry[1]] <= 2:
            yield entry


def _mirrored(middle: Point, here: Point) -> Point:
    """Return a point on the other side of `here`, away from the middle."""
    return 2 * here[0] - middle[0] + 1, 2 * here[1] - middle[1]


def flick(search: Search, cube: int, to: Point, far: float) -> Items:
    toward = bearing(centre(search.state.spots[cube]), to)
    return (WORD_OF[cube], 1), ("toward=", toward), ("force=", force(far))


def push(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Clean Shot (DD-204)."""
    yield from _pushes(search, words, 0)


def volley(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Volley, which leaves Pillars alone (DD-226)."""
    yield from _pushes(search, words, PILLARS)


def _pushes(search: Search, words: Items, without: int) -> Iterator[Candidate]:
    wanted = [aim for aim in aims(search) if not 1 << aim[1] & without]
    for number, (worth, cube, to, far) in enumerate(wanted):
        if number == KEPT:
            return
        yield Candidate(search.base - search.best + worth, said(words, *flick(search, cube, to, far)), HUNCH)


def once_more(search: Search, only: tuple[int, ...], without: int) -> list[Candidate]:
    """Return candidates for a further flick of these abilities."""
    found = []
    for worth, cube, to, far in aims(search, only):
        if not 1 << cube & without:
            action: Action = ("flick", *flick(search, cube, to, far))
            found.append(Candidate(search.base - search.best + worth, action, HUNCH))
    return found[:KEPT]


def cleave(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield flicks of a monster at another (DD-221)."""
    few = bodies(search.state.lying() & (MASK_OF["goblin"] | MASK_OF["troll"]))
    found = []
    for one in few:
        for other in few:
            here, there = centre(search.state.spots[one]), centre(search.state.spots[other])
            far = dist(here, there)
            if one != other and far < 2 * FAR:
                worth = search.likes.value(counted(1 << other)) + CLEAVED
                found.append((worth * (1 - far / (3 * FAR)), one, there, far + 40_000))
    for worth, one, there, far in sorted(found, key=lambda entry: (-entry[0], entry[1]))[:KEPT]:
        yield Candidate(search.base + LIKELY * worth, said(words, *flick(search, one, there, far)), HUNCH)


def breathe(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Hot Breath (DD-209) from behind a cube that should move into a room, or out of it."""
    for number, (worth, cube, to, far) in enumerate(aims(search)):
        if number == KEPT:
            return
        speed = min(BREATH * 0.95, sqrt(SLIDE * far))
        away = max(1, min(790, round(BREATH_REACH * (1 - speed / BREATH) / 100)))
        back = bearing(to, centre(search.state.spots[cube]))
        action = said(words, (WORD_OF[cube], 1), ("away=", away), ("toward=", back), ("aside=", 0))
        yield Candidate(search.base - search.best + worth, action, HUNCH)
