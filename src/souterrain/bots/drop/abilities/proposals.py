"""Sentences by chance: what a card might do to the table, without a plan.

Half of them aim at good rooms, the others anywhere.
"""

from __future__ import annotations

from collections.abc import Callable
from math import dist
from typing import Final, NamedTuple

from souterrain.bots.drop.abilities.flicks import FAR, flick
from souterrain.bots.drop.aim import Point, above, bearing
from souterrain.bots.drop.estimate import middle
from souterrain.bots.drop.search import Search
from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.games.drop.content.cubes import (
    ALL_TREASURES,
    COLLECTABLE,
    CUBES,
    KIND_OF,
    MASK_OF,
    PILLARS,
    WORD_OF,
    bodies,
)
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.base import MOVABLE
from souterrain.games.drop.rules.abilities.moves import EDGE, GRAB, STONECRAFT
from souterrain.games.drop.rules.aims import TURN
from souterrain.games.drop.state import TABLE

ROOMS: Final = 24
"""The number of best rooms at which a throw may aim."""
WEAKEST: Final = 200
"""The least force of a flick by chance, per mille."""
DUST: Final = 60_000
"""The width in µm of the square about a cube in which Fairy Dust is tried."""
BREATH_AWAY: Final = 500
"""The farthest mouth of Hot Breath from its cube, in 0.1 mm: beyond it hardly moves anything."""
BREATH_ASIDE: Final = 290


class Proposal(NamedTuple):
    """A function that proposes words of a card, or () if there is nothing to propose. `exact` cards move cubes by hand,
    so that one trial tells everything."""

    propose: Callable[[Search], Items]
    exact: bool = False


def _one(search: Search, among: list[int] | tuple[int, ...]) -> int:
    return among[int(search.rng.random() * len(among))]


def _place(search: Search) -> Point:
    """Return the middle of a good room, or any cube's place."""
    rooms = search.open_rooms[:ROOMS]
    if rooms and search.rng.random() < 0.5:
        return middle(search.state, rooms[int(search.rng.random() * len(rooms))][1])
    return centre(search.state.spots[_one(search, bodies(search.state.lying()))])


def flicked(search: Search, among: int) -> Items:
    """Return a flick of a Pillar or of another cube, anywhere, or of the latter towards a good room."""
    pillars, others = (bodies(search.state.lying() & among & kinds) for kinds in (PILLARS, COLLECTABLE))
    cube = _one(search, pillars if pillars and (not others or search.rng.random() < 0.5) else others)
    if cube in others and search.rng.random() < 0.4:
        here, there = centre(search.state.spots[cube]), _place(search)
        return flick(search, cube, there, dist(here, there) * (0.8 + 0.6 * search.rng.random()) + 1)
    return (WORD_OF[cube], 1), ("toward=", int(search.rng.random() * TURN)), ("force=", _any_force(search))


def _any_force(search: Search) -> int:
    return WEAKEST + int(search.rng.random() * (1001 - WEAKEST))


def _shot(search: Search) -> Items:
    return flicked(search, PILLARS | COLLECTABLE)


def _volley(search: Search) -> Items:
    return flicked(search, COLLECTABLE) if search.state.lying() & COLLECTABLE else ()


def _cleave(search: Search) -> Items:
    """Return a flick of a monster: at another, with any force, or anywhere (DD-221)."""
    few = bodies(search.state.lying() & (MASK_OF["goblin"] | MASK_OF["troll"]))
    if not few:
        return ()
    one, other = _one(search, few), _one(search, few)
    here, there = centre(search.state.spots[one]), centre(search.state.spots[other])
    toward = int(search.rng.random() * TURN) if one == other or dist(here, there) > 2 * FAR else bearing(here, there)
    return (WORD_OF[one], 1), ("toward=", toward), ("force=", _any_force(search))


def _dust(search: Search) -> Items:
    """Return Fairy Dust near any cube (DD-202)."""
    x, y = centre(search.state.spots[_one(search, bodies(search.state.lying()))])
    return above(search.state, (x + DUST * (search.rng.random() - 0.5), y + DUST * (search.rng.random() - 0.5)))


def _undertow(search: Search) -> Items:
    """Return a slide of one or two cubes of a type (DD-214)."""
    lying = search.state.lying() & MOVABLE
    if not lying:
        return ()
    cube = _one(search, bodies(lying))
    alike = bodies(lying & MASK_OF[CUBES[cube].type] & ~(1 << cube))
    more = [_one(search, alike)] if alike and search.rng.random() < 0.7 else []
    x, y = (max(-EDGE, min(EDGE, round(at / 100))) for at in _place(search))
    return *[(WORD_OF[each], 1) for each in (cube, *more)], ("x=", x), ("y=", y)


def _collapse(search: Search) -> Items:
    """Return a drop of a Pillar anywhere (DD-228)."""
    pillar = _one(search, bodies(search.state.lying() & PILLARS)) if search.state.lying() & PILLARS else -1
    if pillar < 0:
        return ()
    return (WORD_OF[pillar], 1), ("over", 1), *above(search.state, _place(search), without=(pillar,))


def _encore(search: Search) -> Items:
    """Return another drop of some cubes of this Explore: those that are no treasures, or any (DD-224)."""
    dropped = [cube for cube in search.state.dropped if search.state.where[cube] == TABLE]
    bad = [cube for cube in dropped if not 1 << cube & ALL_TREASURES]
    some = bad if bad and search.rng.random() < 0.4 else dropped
    cubes = tuple([cube for cube in some if search.rng.random() < 0.6]) or tuple(some[:1])
    if not cubes:
        return ()
    return *[(WORD_OF[cube], 1) for cube in cubes], ("over", 1), *above(search.state, _place(search), without=cubes)


def _anywhere(search: Search) -> tuple[str, int]:
    return "toward=", int(search.rng.random() * TURN)


def _grab(search: Search) -> Items:
    """Return any place for a cube within the reach of Grabber Arm (DD-205)."""
    few = bodies(search.state.lying() & MOVABLE)
    away = 1 + int(search.rng.random() * GRAB)
    return ((WORD_OF[_one(search, few)], 1), ("away=", away), _anywhere(search)) if few else ()


def _dig(search: Search) -> Items:
    """Return a shift of a Pillar, most of them as far as it may go (DD-208)."""
    few = bodies(search.state.lying() & PILLARS)
    away = STONECRAFT if search.rng.random() < 0.7 else 1 + int(search.rng.random() * STONECRAFT)
    return ((WORD_OF[_one(search, few)], 1), ("away=", away), _anywhere(search)) if few else ()


def _swap(search: Search) -> Items:
    """Return two cubes of different kinds (DD-210)."""
    few = bodies(search.state.lying() & MOVABLE)
    one, other = sorted((_one(search, few), _one(search, few))) if few else (0, 0)
    return ((WORD_OF[one], 1), (WORD_OF[other], 1)) if KIND_OF[one] != KIND_OF[other] else ()


def _breathe(search: Search) -> Items:
    """Return a breath from anywhere near a cube (DD-209)."""
    cube = _one(search, bodies(search.state.lying()))
    away = 1 + int(search.rng.random() * BREATH_AWAY)
    aside = round(BREATH_ASIDE * (2 * search.rng.random() - 1)) if search.rng.random() < 0.5 else 0
    return (WORD_OF[cube], 1), ("away=", away), _anywhere(search), ("aside=", aside)


def _blink(search: Search) -> Items:
    """Return a drop of any cube anywhere (DD-223)."""
    few = bodies(search.state.lying() & MOVABLE)
    if not few:
        return ()
    cube = _one(search, few)
    return (WORD_OF[cube], 1), ("over", 1), *above(search.state, _place(search), without=(cube,))


def beside(search: Search, action: Action) -> Action:
    """Return a sentence with slightly different measures."""
    found = []
    for word, number in action[1:]:
        part = search.rng.random() - 0.5
        if word == "toward=":
            number = round(number + 160 * part) % TURN
        elif word == "force=":
            number = max(20, min(1000, round(number * (1 + 0.4 * part))))
        elif word == "away=":
            number = max(1, round(number * (1 + 0.4 * part)))
        elif word in ("x=", "y="):
            number = max(-EDGE, min(EDGE, round(number + 400 * part)))
        found.append((word, number))
    return (action[0], *found)


PROPOSALS: Final[dict[str, Proposal]] = {
    "fairy": Proposal(_dust),
    "wood-elf": Proposal(_shot),
    "gnome": Proposal(_grab, exact=True),
    "dwarf": Proposal(_dig, exact=True),
    "emberkin": Proposal(_breathe),
    "automaton": Proposal(_swap, exact=True),
    "tidekin": Proposal(_undertow, exact=True),
    "warrior": Proposal(_cleave),
    "mage": Proposal(_blink),
    "bard": Proposal(_encore),
    "ranger": Proposal(_volley),
    "sapper": Proposal(_collapse),
}
