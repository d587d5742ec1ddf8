"""Layout of the dungeon: the entrance, zones behind doors, and the fallbacks for a card that does not fit."""

from __future__ import annotations

from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.games.donjon.board.ground import BLIND, CLOSED, LEVEL, OPEN, ORIGIN, ROW, Door, Zone
from souterrain.games.donjon.board.plan import DELTAS, Edges, cells, doorways, entry_edges, outward, place, walls
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.rules.mechanics import dice, dungeon_deck
from souterrain.games.donjon.rules.questions import piles
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import CREVASSE_ROWS
from souterrain.games.donjon.rules.questions.walls import SIDES, _direction, secret_door
from souterrain.games.donjon.state import State

Way: TypeAlias = "tuple[int, int, int, int]"
"""Position of a card: x, y, quarter turns, 1 if mirrored."""

MARGIN: Final = 10
"""Least distance from a zone's origin to the edge of the board: a zone and its passage are no longer than this."""


# The entrance


def lay_first(state: State, chance: Chance) -> None:
    """Lay the first card as the entry zone (DJ-044), with its doors (DJ-046)."""
    card = dungeon_deck.draw(state, 0)
    _reveal(state, place(card, 0, ORIGIN % ROW, ORIGIN // ROW, 0, 0))


def sides(state: State) -> tuple[str, ...]:
    """Return the sides for the stairs: all, as every zone has a free piece of wall there or a doorway that can move."""
    return SIDES


def set_stairs(state: State, side: str) -> None:
    """Lay the stairs outside the entry zone (A-87). A doorway that leaves no room for them moves to the card's own
    entrance."""
    zone, direction = state.zones[0], SIDES.index(side)
    found = _stairs_wall(state, direction)
    if found is None:
        door = next(door for door in state.doors if _direction(state, door) == direction)
        below = door.edges[1] // LEVEL * LEVEL
        inner, outer, other_inner, other_outer = door.edges
        found = inner, outer - below, other_inner, other_outer - below
        inner, outer, other_inner, other_outer = entry_edges(zone)
        state.own_door(door.number).edges = (inner, outer + below, other_inner, other_outer + below)
    out = DELTAS[direction]
    state.stairs = tuple(sorted([found[1], found[1] + out, found[3], found[3] + out]))
    add_door(state, 0, found, shut=OPEN, beyond=0)


def _stairs_wall(state: State, direction: int) -> Edges | None:
    """Return a free piece of the outermost wall on a side, or None: far from a doorway there, else in the middle, and
    never at the rows of a long room that are reserved for a crevasse (A-48)."""
    zone = state.zones[0]
    if direction == 2:
        return entry_edges(zone)
    gaps = [square for door in state.doors for square in door.edges[::2] if _direction(state, door) == direction]
    pieces = [edges for side, edges in walls(zone) if side == direction]
    outermost = max([_along(edges[0], direction) for edges in pieces])
    pieces = [edges for edges in pieces if _along(edges[0], direction) == outermost]
    middle = sum([edges[0] for edges in pieces]) / len(pieces)
    long = DUNGEON[zone.card].kind == "rectangular" and direction % 2
    rows = {zone.y - row for row in CREVASSE_ROWS} if long else set()
    free = [edges for edges in pieces if {*edges}.isdisjoint(gaps) and rows.isdisjoint([edges[0] >> 8, edges[2] >> 8])]
    return min(
        free,
        key=lambda edges: (-min([abs(edges[0] - gap) for gap in gaps], default=0), abs(edges[0] - middle), -edges[0]),
        default=None,
    )


def _along(square: int, direction: int) -> int:
    """Return the coordinate of a square along a direction."""
    x, y = square & 255, square >> 8 & 255
    return (-y, x, y, -x)[direction]


# Zones behind doors


def ways(state: State, door: Door, card: int) -> tuple[Way, ...]:
    """Return every legal way to lay a card behind a door (DJ-101), those that wall up the fewest doors first."""
    zones = _behind(state, card, _direction(state, door), door.edges[1::2])
    return tuple([(zone.x, zone.y, zone.turned, zone.flipped) for zone in zones])


def lay(state: State, door_number: int, card: int, way: Way, chance: Chance) -> int:
    """Lay a zone behind a door, open the door, add the doors of the card, and return the index of the zone."""
    return _lay(state, door_number, place(card, state.doors[door_number - 1].edges[1] // LEVEL, *way))


def lay_somehow(state: State, door_number: int, card: int, chance: Chance) -> int:
    """Lay a zone that fits nowhere behind its door: behind another door, nearest first, while this one becomes blind;
    else at the end of a passage; else on a new level down a stair (A-11)."""
    door = state.doors[door_number - 1]
    others = [other for other in state.doors if other.state == CLOSED and other.number != door_number]
    others.sort(key=lambda other: (plan_of(state).distance(door.edges[0], other.edges[0]), other.number))
    for candidate in (door, *others):
        if zones := _behind(state, card, _direction(state, candidate), candidate.edges[1::2]):
            if candidate is not door:
                state.own_door(door_number).state = BLIND
            return _lay(state, candidate.number, _one_of(state, zones, chance))
    if zones := _beyond_passage(state, door, card):
        return _lay(state, door_number, _one_of(state, zones, chance))
    return _lay(state, door_number, _below(state, door_number, card))


def _one_of(state: State, zones: list[Zone], chance: Chance) -> Zone:
    """Return one of the zones that wall up the fewest doors, at random."""
    least = _walled_up(state, zones[0])
    best = [zone for zone in zones if _walled_up(state, zone) == least]
    return (
        best[chance.number(dice.zone_address(state, "way", len(state.zones)), len(best))] if len(best) > 1 else best[0]
    )


def _lay(state: State, door_number: int, zone: Zone) -> int:
    door = state.own_door(door_number)
    door.state, door.beyond, door.locked = OPEN, len(state.zones), 0
    return _reveal(state, zone)


def _reveal(state: State, zone: Zone) -> int:
    """Add a zone and its doors, locked if the card says so (A-33); the objective has no exit. Doors that lead into a
    wall become blind."""
    index, card = len(state.zones), DUNGEON[zone.card]
    zone.locked, zone.objective = card.locked, int(zone.card == state.objective)
    state.zones = (*state.zones, zone)
    inside = set(cells(zone))
    for door in state.doors:
        if door.state == CLOSED and not inside.isdisjoint(door.edges[1::2]):
            state.own_door(door.number).state = BLIND
    if not zone.objective:
        floor = plan_of(state).floor
        for edges in doorways(zone):
            add_door(state, index, edges, card.locked, CLOSED if floor.isdisjoint(edges[1::2]) else BLIND)
    return index


def add_door(
    state: State, zone: int, edges: Edges, locked: int = 0, shut: int = CLOSED, beyond: int = -1, secret: int = 0
) -> None:
    door = Door()
    door.number, door.zone, door.edges, door.pile = len(state.doors) + 1, zone, edges, piles.behind(state, zone)
    door.locked, door.state, door.beyond, door.secret = locked, shut, beyond, secret
    state.doors = (*state.doors, door)


def _behind(state: State, card: int, direction: int, outer: tuple[int, ...]) -> list[Zone]:
    """Return the card with its entrance on these two squares, as it is and mirrored, where it fits."""
    floor = plan_of(state).floor
    zones = [_aligned(card, direction, flipped, outer) for flipped in ((0, 1) if DUNGEON[card].mirror else (0,))]
    zones = [zone for zone in zones if _in_bounds(zone) and floor.isdisjoint(cells(zone))]
    return sorted(zones, key=lambda zone: _walled_up(state, zone))


def _aligned(card: int, direction: int, flipped: int, outer: tuple[int, ...]) -> Zone:
    """Return the card turned so that it is entered on these two squares in the given direction."""
    first = min(outer)
    zone = place(card, first // LEVEL, ORIGIN % ROW, ORIGIN // ROW, direction, flipped)
    entry = min(entry_edges(zone)[::2])
    zone.x += (first & 255) - (entry & 255)
    zone.y += (first >> 8 & 255) - (entry >> 8 & 255)
    return zone


def _in_bounds(zone: Zone) -> bool:
    return MARGIN <= zone.x < ROW - MARGIN and MARGIN <= zone.y < ROW - MARGIN


def _walled_up(state: State, zone: Zone) -> int:
    """Return the number of doors, unopened ones and its own, that would lead into a wall if the zone lay there."""
    inside, floor = set(cells(zone)), plan_of(state).floor
    own = () if zone.card == state.objective else doorways(zone)
    closed = [door.edges for door in state.doors if door.state == CLOSED]
    return sum([not inside.isdisjoint(edges[1::2]) for edges in closed]) + sum(
        [not floor.isdisjoint(edges[1::2]) for edges in own]
    )


def _beyond_passage(state: State, door: Door, card: int) -> list[Zone]:
    """Return the card at the far end and at the sides of a passage of two squares by two behind the door, where it
    fits."""
    direction = _direction(state, door)
    near = door.edges[1::2]
    passage = tuple(sorted([*near, *[square + DELTAS[direction] for square in near]]))
    if not plan_of(state).floor.isdisjoint(passage):
        return []
    found = []
    for side in (direction, (direction + 1) % 4, (direction + 3) % 4):
        outer = tuple([square + DELTAS[side] for square in passage if square + DELTAS[side] not in passage])
        for zone in _behind(state, card, side, outer):
            zone.passage = passage
            found.append(zone)
    return sorted(found, key=lambda zone: _walled_up(state, zone))


def _below(state: State, door_number: int, card: int) -> Zone:
    """Return the card on a new level, joined to the doorway; it lies right below it if the board is wide enough."""
    door = state.own_door(door_number)
    direction = _direction(state, door)
    level = 1 + max([square // LEVEL for other in state.doors for square in other.edges])
    outer = [level * LEVEL + square % LEVEL for square in door.edges[1::2]]
    zone = _aligned(card, direction, 0, tuple(outer))
    if not _in_bounds(zone):
        zone = place(card, level, ORIGIN % ROW, ORIGIN // ROW, direction, 0)
        outer = sorted(entry_edges(zone)[::2], reverse=outer[0] > outer[1])
    door.edges = (door.edges[0], outer[0], door.edges[2], outer[1])
    return zone


# Closed doors


def can_open(state: State) -> list[Door]:
    """Return the doors that still lead somewhere: without cards left in their pile they are blind (A-11)."""
    return [door for door in state.doors if door.state == CLOSED and piles.left(state, door)] if state.deck else []


def keep_open(state: State) -> None:
    """Make sure that a door can be opened until the objective is revealed: else add a secret door in the last zone that
    has room for one, or reopen the last blind door (A-11)."""
    if any(zone.objective for zone in state.zones):
        return
    dungeon_deck.join(state)
    if can_open(state):
        return
    for zone in reversed(range(len(state.zones))):
        if found := secret_door(state, zone, "", ()):
            floor = plan_of(state).floor
            add_door(state, zone, max(found, key=lambda edges: _room(state.zones[zone], edges, floor)), secret=1)
            dungeon_deck.join(state)
            return
    state.own_door(max([door.number for door in state.doors if door.state == BLIND])).state = CLOSED
    dungeon_deck.join(state)


def _room(zone: Zone, edges: Edges, floor: frozenset[int]) -> int:
    """Return the number of free squares straight behind a doorway."""
    out = DELTAS[outward(edges, cells(zone))]
    return next((deep for deep in range(1, MARGIN) if {edges[1] + out * deep, edges[3] + out * deep} & floor), MARGIN)
