"""Light and darkness (DJ-104 … DJ-107)."""

from __future__ import annotations

from typing import Final

from souterrain.games.donjon.board.figures import INSIDE, NOWHERE
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import State

LAMP = "sanctuary-lamp"
"""The lamp that shines as long as a hero carries it, without being lit (Q7)."""


def zone_of(state: State, who: int) -> int:
    """Return the zone of a figure's square."""
    return plan_of(state).zone_at[state.figure(who).square]


def is_lit(state: State, zone: int) -> bool:
    """Return True if a light burns in a zone, for everybody in it (DJ-107); the sanctuary lamp also shines next door
    (Q7)."""
    zone_at = plan_of(state).zone_at
    return any(hero.lit and zone_at.get(hero.square) == zone for hero in state.heroes) or _is_lamplit(state, zone)


def has_light(state: State, hero: int) -> bool:
    """Return True if a hero has a burning light or the lamp."""
    return bool(state.heroes[hero].lit or state.heroes[hero].count(LAMP))


def neighbours(state: State, zone: int) -> list[int]:
    """Return the zones behind open doors of this one."""
    joined = [{door.zone, door.beyond} for door in state.doors if door.state == OPEN and door.beyond >= 0]
    return [other for pair in joined if zone in pair for other in pair - {zone}]


def is_dark(state: State, zone: int) -> bool:
    return bool(state.zones[zone].dark) and not is_lit(state, zone)


def hindered(state: State, hero: int) -> int:
    """Return the penalty of one on every test of a hero in the dark (DJ-105, A-36); none for one who has left, whose
    cloud may still be there."""
    if state.heroes[hero].square == NOWHERE:
        return 0
    return int(is_dark(state, zone_of(state, hero)))


def in_lamplight(state: State, square: int) -> bool:
    return _is_lamplit(state, plan_of(state).zone_at.get(square, -1))


def _is_lamplit(state: State, zone: int) -> bool:
    """Return True if a hero who carries the lamp is in the zone or next door (Q7)."""
    for hero in state.heroes:
        if hero.out == INSIDE and hero.count(LAMP):
            here = plan_of(state).zone_at[hero.square]
            if zone == here or zone in neighbours(state, here):
                return True
    return False


LANTERN: Final = "lantern"


DOUSED: Final = "doused"
"""The mark of a lantern that darkness has put out (E13)."""
