"""Abilities that lift and drop cubes: estimated by sampled drops, the best ones then tried on the tray."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.bots.drop.abilities.takes import foreseen
from souterrain.bots.drop.aim import Point, above, places
from souterrain.bots.drop.search import SURE, Candidate, Search, said
from souterrain.core.forms import Items
from souterrain.games.drop.content.cubes import ALL_MONSTERS, ALL_TREASURES, COLLECTABLE, KIND_OF, WORD_OF, bodies
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.base import MOVABLE
from souterrain.games.drop.rules.abilities.drops import BOXABLE, WITHIN
from souterrain.games.drop.state import BOX, TABLE

ROOMS = 3
"""The number of best rooms to aim at."""
POINTS = 14
"""The number of places to estimate for Fairy Dust."""
SIGHT = 0.6
"""The worth of seeing two cubes and dropping the better one."""

BOXED_FROM, BOXED = 10, 400
"""The number of best rooms for which every cube is considered for the box, and of such ways of which the later turns
are looked at."""


def far_off(search: Search, at: Point) -> Point:
    """Return the point of least influence on a place: above the cube farthest from it."""
    return max([(x, y) for _, x, y in places(search.state)], key=lambda there: _square(at, there))


def _square(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _over(search: Search, words: Items, cubes: tuple[int, ...], at: Point) -> Candidate:
    """Return a candidate that lifts cubes and drops them at a point."""
    aim = above(search.state, at, without=cubes)
    lifted = [(WORD_OF[cube], 1) for cube in cubes]
    return search.sampled(search.guess(cubes, at), said(words, *lifted, ("over", 1), *aim))


def dust(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Fairy Dust (DD-202), which drops all cubes about a point anew: at monsters and Pillars that spoil a good
    room, and at treasures near one."""
    spots: list[Point] = [centre(search.state.spots[pillar]) for _, _, pillar in search.shut_rooms[:4]]
    for _, room in search.open_rooms[-6:] + search.open_rooms[:4]:
        spots += [centre(search.state.spots[cube]) for cube in bodies(room.inside & ALL_MONSTERS)[:1]]
    treasures: list[Point] = [centre(search.state.spots[cube]) for cube in bodies(search.state.lying() & ALL_TREASURES)]
    near = search.middles(1)
    treasures.sort(key=lambda spot: min([_square(spot, at) for at in near], default=0.0))
    for at in list(dict.fromkeys(spots + treasures))[:POINTS]:
        lifted = tuple([cube for cube, x, y in places(search.state) if _square(at, (x, y)) <= WITHIN**2])
        if search.budget.over():
            return
        yield search.sampled(search.guess(lifted, at), said(words, *above(search.state, at)))


def blink(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Blink (DD-223): a treasure above a good room, or a monster far away from it."""
    state = search.state
    for find, at in zip(search.finds[:ROOMS], search.middles(ROOMS), strict=True):
        inside = find.offer.room.inside
        best: dict[int, int] = {}
        for cube in bodies(state.lying() & ALL_TREASURES & ~inside):
            best.setdefault(KIND_OF[cube], cube)
        worth = sorted(best.values(), key=lambda cube: -search.likes.taken(inside & COLLECTABLE | 1 << cube))
        for cube in worth[:2]:
            yield _over(search, words, (cube,), at)
    for _, room in search.open_rooms[: 10 * ROOMS]:
        inside = room.inside & COLLECTABLE
        for cube in bodies(inside & ALL_MONSTERS & MOVABLE):
            if search.likes.taken(inside & ~(1 << cube)) > search.best and not search.budget.over():
                yield _over(search, words, (cube,), far_off(search, centre(state.spots[cube])))


def encore(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Encore (DD-224): the last drop again, its cubes outside a good room, or its bad cubes."""
    dropped = tuple([cube for cube in search.state.dropped if search.state.where[cube] == TABLE])
    for find, at in zip(search.finds[:ROOMS], search.middles(ROOMS), strict=True):
        outside = tuple([cube for cube in dropped if not find.offer.room.inside >> cube & 1])
        good = tuple([cube for cube in outside if 1 << cube & ALL_TREASURES])
        for cubes in dict.fromkeys((dropped, outside, good)):
            if cubes:
                yield _over(search, words, _in_order(search, cubes), at)
    bad = tuple([cube for cube in dropped if not 1 << cube & ALL_TREASURES])
    if bad:
        yield _over(search, words, _in_order(search, bad), far_off(search, centre(search.state.spots[bad[0]])))


def _in_order(search: Search, cubes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([cube for cube in search.state.dropped if cube in cubes])


def collapse(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Collapse (DD-228): a blocking Pillar, dropped far away."""
    done: dict[int, None] = {}
    for worth, _, pillar in search.shut_rooms[: 4 * ROOMS]:
        if worth > search.best and pillar not in done and not search.budget.over():
            done[pillar] = None
            yield _over(search, words, (pillar,), far_off(search, centre(search.state.spots[pillar])))


def sight(search: Search, words: Items) -> Iterator[Candidate]:
    """Yield Second Sight (DD-229): a monster of a good room goes into the box, or a useless cube."""
    if not search.state.cubes(BOX):
        return
    lying = search.state.lying() & BOXABLE
    if search.outlook is not None:
        yield from _boxed(search, words, lying)
        return
    for worth, room in search.open_rooms:
        inside = room.inside & COLLECTABLE
        for cube in bodies(inside & lying & ALL_MONSTERS):
            rest = search.likes.taken(inside & ~(1 << cube))
            if rest > max(worth, search.best - SIGHT):
                yield Candidate(search.base - search.best + rest + SIGHT, said(words, (WORD_OF[cube], 1)), SURE)
    best = search.finds[0].offer.room.inside if search.finds else 0
    useless = sorted(bodies(lying & ~best), key=lambda cube: search.likes.taken(1 << cube))
    if useless:
        yield Candidate(search.base + SIGHT, said(words, (WORD_OF[useless[0]], 1)), SURE)


def _boxed(search: Search, words: Items, among: int) -> Iterator[Candidate]:
    """Yield any cube for the box: a monster of the own room, or what makes the room of another hero good."""
    ways = []
    for number, (_, room) in enumerate(search.open_rooms):
        inside = room.inside & COLLECTABLE
        for cube in bodies(among if number < BOXED_FROM else among & inside & ALL_MONSTERS):
            ways.append((search.likes.taken(inside & ~(1 << cube)) + SIGHT, inside | 1 << cube, cube))
    yield from foreseen(search, words, sorted(ways, reverse=True)[:BOXED])


def put(search: Search, cubes: tuple[int, ...], words: Items, verb: str) -> list[Candidate]:
    """Return candidates for cubes in the hand: above one of the best rooms, or far away from the best."""
    middles = search.middles(ROOMS)
    spots = [*middles, far_off(search, middles[0] if middles else (0.0, 0.0))]
    over: Items = (("over", 1),) if words else ()
    found = []
    for at in spots:
        items = (*words, *over, *above(search.state, at))
        found.append(Candidate(search.guess(cubes, at), (verb, *items), SURE))
    return found
