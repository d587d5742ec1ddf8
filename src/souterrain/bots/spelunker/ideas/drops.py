"""Abilities that lift and drop: guessed by sampled drops, the best then tried on the tray."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.bots.spelunker.hand import Point, above, places
from souterrain.bots.spelunker.mind import SURE, Idea, Mind, said
from souterrain.core.forms import Items
from souterrain.games.drop.content.cubes import ALL_MONSTERS, ALL_TREASURES, COLLECTABLE, KIND_OF, WORD_OF, bodies
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.base import MOVABLE
from souterrain.games.drop.rules.abilities.drops import BOXABLE, WITHIN
from souterrain.games.drop.state import BOX, TABLE

ROOMS = 3
"""So many of the best rooms are aimed at."""
POINTS = 14
"""So many places are weighed for Fairy Dust."""
SIGHT = 0.6
"""What it is worth to see two cubes and to drop the better one."""


def far_off(mind: Mind, at: Point) -> Point:
    """Where a cube does the least to what happens here: above the one farthest away."""
    return max([(x, y) for _, x, y in places(mind.s)], key=lambda there: _square(at, there))


def _square(a: Point, b: Point) -> float:
    return (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2


def _over(mind: Mind, words: Items, cubes: tuple[int, ...], at: Point) -> Idea:
    """These cubes are lifted and dropped there."""
    aim = above(mind.s, at, without=cubes)
    lifted = [(WORD_OF[cube], 1) for cube in cubes]
    return mind.sampled(mind.guess(cubes, at), said(words, *lifted, ("over", 1), *aim))


def dust(mind: Mind, words: Items) -> Iterator[Idea]:
    """Fairy Dust (DD-202): all about a point are dropped anew. Tried where monsters or Pillars are in the way of a good
    room, and where treasures lie together beside one."""
    spots: list[Point] = [centre(mind.s.spots[pillar]) for _, _, pillar in mind.shut_rooms[:4]]
    for _, room in mind.open_rooms[-6:] + mind.open_rooms[:4]:
        spots += [centre(mind.s.spots[cube]) for cube in bodies(room.inside & ALL_MONSTERS)[:1]]
    treasures: list[Point] = [centre(mind.s.spots[cube]) for cube in bodies(mind.s.lying() & ALL_TREASURES)]
    near = mind.middles(1)
    treasures.sort(key=lambda spot: min([_square(spot, at) for at in near], default=0.0))
    for at in list(dict.fromkeys(spots + treasures))[:POINTS]:
        lifted = tuple([cube for cube, x, y in places(mind.s) if _square(at, (x, y)) <= WITHIN**2])
        if mind.patience.over():
            return
        yield mind.sampled(mind.guess(lifted, at), said(words, *above(mind.s, at)))


def blink(mind: Mind, words: Items) -> Iterator[Idea]:
    """Blink (DD-223): a treasure above a good room, or a monster far away from it."""
    s = mind.s
    for find, at in zip(mind.finds[:ROOMS], mind.middles(ROOMS), strict=True):
        inside = find.offer.room.inside
        best: dict[int, int] = {}
        for cube in bodies(s.lying() & ALL_TREASURES & ~inside):
            best.setdefault(KIND_OF[cube], cube)
        worth = sorted(best.values(), key=lambda cube: -mind.likes.taken(inside & COLLECTABLE | 1 << cube))
        for cube in worth[:2]:
            yield _over(mind, words, (cube,), at)
    for _, room in mind.open_rooms[: 10 * ROOMS]:
        inside = room.inside & COLLECTABLE
        for cube in bodies(inside & ALL_MONSTERS & MOVABLE):
            if mind.likes.taken(inside & ~(1 << cube)) > mind.best and not mind.patience.over():
                yield _over(mind, words, (cube,), far_off(mind, centre(s.spots[cube])))


def encore(mind: Mind, words: Items) -> Iterator[Idea]:
    """Encore (DD-224): what fell outside once more, or what fell badly."""
    dropped = tuple([cube for cube in mind.s.dropped if mind.s.where[cube] == TABLE])
    for find, at in zip(mind.finds[:ROOMS], mind.middles(ROOMS), strict=True):
        outside = tuple([cube for cube in dropped if not find.offer.room.inside >> cube & 1])
        good = tuple([cube for cube in outside if 1 << cube & ALL_TREASURES])
        for cubes in dict.fromkeys((dropped, outside, good)):
            if cubes:
                yield _over(mind, words, _in_order(mind, cubes), at)
    bad = tuple([cube for cube in dropped if not 1 << cube & ALL_TREASURES])
    if bad:
        yield _over(mind, words, _in_order(mind, bad), far_off(mind, centre(mind.s.spots[bad[0]])))


def _in_order(mind: Mind, cubes: tuple[int, ...]) -> tuple[int, ...]:
    return tuple([cube for cube in mind.s.dropped if cube in cubes])


def collapse(mind: Mind, words: Items) -> Iterator[Idea]:
    """Collapse (DD-228): a Pillar that is in the way goes far away."""
    done: dict[int, None] = {}
    for worth, _, pillar in mind.shut_rooms[: 4 * ROOMS]:
        if worth > mind.best and pillar not in done and not mind.patience.over():
            done[pillar] = None
            yield _over(mind, words, (pillar,), far_off(mind, centre(mind.s.spots[pillar])))


def sight(mind: Mind, words: Items) -> Iterator[Idea]:
    """Second Sight (DD-229): a monster of a good room goes into the box, or what is of no use."""
    if not mind.s.cubes(BOX):
        return
    lying = mind.s.lying() & BOXABLE
    for worth, room in mind.open_rooms:
        inside = room.inside & COLLECTABLE
        for cube in bodies(inside & lying & ALL_MONSTERS):
            rest = mind.likes.taken(inside & ~(1 << cube))
            if rest > max(worth, mind.best - SIGHT):
                yield Idea(mind.base - mind.best + rest + SIGHT, said(words, (WORD_OF[cube], 1)), SURE)
    best = mind.finds[0].offer.room.inside if mind.finds else 0
    useless = sorted(bodies(lying & ~best), key=lambda cube: mind.likes.taken(1 << cube))
    if useless:
        yield Idea(mind.base + SIGHT, said(words, (WORD_OF[useless[0]], 1)), SURE)


def put(mind: Mind, cubes: tuple[int, ...], words: Items, verb: str) -> list[Idea]:
    """Cubes out of the hand: above one of the best rooms, or far away from the best."""
    middles = mind.middles(ROOMS)
    spots = [*middles, far_off(mind, middles[0] if middles else (0.0, 0.0))]
    over: Items = (("over", 1),) if words else ()
    found = []
    for at in spots:
        items = (*words, *over, *above(mind.s, at))
        found.append(Idea(mind.guess(cubes, at), (verb, *items), SURE))
    return found
