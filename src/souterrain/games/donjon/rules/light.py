"""Light and darkness (DJ-104 … DJ-107)."""

from __future__ import annotations

from souterrain.core.events import Log
from souterrain.games.donjon.board import plan_of
from souterrain.games.donjon.rules.sheet import gain
from souterrain.games.donjon.state import OPEN, State

LIGHTS = ("lantern", "torch", "sanctuary-lamp")


def zone_of(s: State, who: int) -> int:
    """The zone a figure stands in."""
    return plan_of(s).zone_at[s.figure(who).square]


def is_lit(s: State, zone: int) -> bool:
    """Whether a light burns in a zone, for everybody in it (DJ-107); the sanctuary lamp shines next door too (Q7)."""
    plan = plan_of(s)
    for hero in s.heroes:
        if hero.lit and hero.square in plan.zone_at:
            here = plan.zone_at[hero.square]
            if here == zone or (hero.lit == "sanctuary-lamp" and zone in neighbours(s, here)):
                return True
    return False


def neighbours(s: State, zone: int) -> list[int]:
    """Zones behind an open door of this one."""
    joined = [{door.zone, door.beyond} for door in s.doors if door.state == OPEN and door.beyond >= 0]
    return [other for pair in joined if zone in pair for other in pair - {zone}]


def is_dark(s: State, zone: int) -> bool:
    return bool(s.zones[zone].dark) and not is_lit(s, zone)


def hindered(s: State, hero: int) -> int:
    """One off every test of a hero in the dark (DJ-105, A-36)."""
    return int(is_dark(s, zone_of(s, hero)))


def in_lamplight(s: State, square: int) -> bool:
    zone = plan_of(s).zone_at.get(square, -1)
    for hero in s.heroes:
        if hero.lit == "sanctuary-lamp" and hero.square in plan_of(s).zone_at:
            here = plan_of(s).zone_at[hero.square]
            if zone == here or zone in neighbours(s, here):
                return True
    return False


def level_left(s: State, hero: int, before: int, after: int, log: Log | None) -> None:
    """A torch lasts one level (DJ-106, A-51)."""
    figure = s.heroes[hero]
    if before != after and figure.lit == "torch":
        gain(s.own_hero(hero), "torch", -1)
        s.own_hero(hero).lit = ""
        if log is not None:
            log("burnt-out", seat=s.seat_of(hero), item="torch")
