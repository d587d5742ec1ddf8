"""Skills without an attack: healing, blessings, cries, a jump through space (G7, M3, M8 … M10, P1 … P7, V1, V7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items, Rows
from souterrain.games.donjon.board import plan_of, read_square, square_items
from souterrain.games.donjon.figures import Hero
from souterrain.games.donjon.rules import dice, movement
from souterrain.games.donjon.rules.harm import heal
from souterrain.games.donjon.rules.naming import read_figure
from souterrain.games.donjon.rules.sheet import THINGS, is_hero, marked, unmarked
from souterrain.games.donjon.rules.sight import sees
from souterrain.games.donjon.rules.skills import aims
from souterrain.games.donjon.rules.skills.base import AIM, Effect, term
from souterrain.games.donjon.rules.skills.named import PURIFIED, can_name, mends, naming
from souterrain.games.donjon.rules.tests import name_of
from souterrain.games.donjon.state import State

RELEASED: Final = ("frozen", "prisoner", "pit")
"""What a jump through space frees from (M10)."""


# Somebody is named


def _grant(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    target = read_figure(s, items)[0] if items else who
    mark, amount, ends = term(name).arguments
    figure = s.figure(target)
    source = THINGS[figure.weapon] if AIM[name] == "armed" and isinstance(figure, Hero) else who
    marked(s, target, mark, int(amount), ends, source)
    if log is not None:
        log("granted", who=name_of(s, target), skill=name)


def _mend(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    target, _ = read_figure(s, items)
    heal(s, target, dice.amount(s, term(name), 0, "mend", chance) + term(name).number(1), log)


def _purify(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    target, _ = read_figure(s, items)
    unmarked(s, target, *PURIFIED)
    heal(s, target, term(name).number(), log)


# Everybody about


def _wounded(s: State, who: int, name: str) -> list[int]:
    """Heroes of the zone, the priest and those who are down among them (P2)."""
    near = aims.AIMS["near"](s, who)
    return [target for target in near if is_hero(target) and mends(s, who, name, target)]


def _can_mend_all(s: State, who: int, name: str) -> bool:
    return bool(_wounded(s, who, name))


def _mend_all(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    for target in _wounded(s, who, name):
        heal(s, target, dice.amount(s, term(name), 0, "mend", chance), log)


def _hearers(s: State, who: int, name: str) -> list[int]:
    """Enemies within so many squares and in sight (G7)."""
    near = plan_of(s).within(s.figure(who).square, term(name).number(1))
    squares = {target: s.figure(target).square for target in aims.foes(s, who)}
    return [target for target, square in squares.items() if square in near and sees(s, who, square)]


def _can_daunt(s: State, who: int, name: str) -> bool:
    return bool(_hearers(s, who, name))


def _daunt(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    for target in _hearers(s, who, name):
        marked(s, target, "daunted", term(name).number(), "round", who)


def nothing_said(s: State, who: int, name: str) -> tuple[Field, ...]:
    return ()


def _can_find(s: State, who: int, name: str) -> bool:
    return not s.zones[plan_of(s).zone_at[s.figure(who).square]].traps_found


def _find(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    """The zone keeps it for good (V1, A-38)."""
    zone = plan_of(s).zone_at[s.figure(who).square]
    s.own_zone(zone).traps_found = 1
    if log is not None:
        log("traps-found", seat=s.seat_of(who), zone=zone + 1)


# Through space


def _landings(s: State, who: int) -> Iterator[int]:
    """Free squares that the one who casts sees; nobody lands in a web."""
    webs = {marker[1] for marker in s.markers if marker[0] == "web"}
    open_squares = aims.free(s) - webs
    return (square for square in aims.in_sight(s, who) if square in open_squares)


def _can_displace(s: State, who: int, name: str) -> bool:
    return can_name(s, who, name) and aims.any_of(_landings(s, who))


def _displacing(s: State, who: int, name: str) -> tuple[Field, ...]:
    return (*naming(s, who, name), Rows(tuple([square_items(s, square) for square in _landings(s, who)])))


def _displace(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    target, rest = read_figure(s, items)
    unmarked(s, target, *RELEASED)
    if log is not None:
        log("displaced", who=name_of(s, target), zone=rest[0][1])
    aside(s, target, read_square(s, rest), chance, log)


def aside(s: State, who: int, square: int, chance: Chance, log: Log | None) -> None:
    """To a square without walking: it costs no points and counts as no step, but what lies there is met."""
    figure = s.figure(who)
    entered, left = figure.entered, figure.left if isinstance(figure, Hero) else 0
    movement.enter(s, who, square, chance, log)
    own = s.own(who)
    own.entered = entered
    if isinstance(own, Hero):
        own.left = left


EFFECTS: Final = {
    "grant": Effect(can_name, naming, _grant),
    "mend": Effect(can_name, naming, _mend),
    "purify": Effect(can_name, naming, _purify),
    "mend-all": Effect(_can_mend_all, nothing_said, _mend_all),
    "daunt": Effect(_can_daunt, nothing_said, _daunt),
    "find-traps": Effect(_can_find, nothing_said, _find),
    "displace": Effect(_can_displace, _displacing, _displace),
}
