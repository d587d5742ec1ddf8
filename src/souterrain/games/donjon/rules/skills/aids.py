"""Skills without an attack: healing, blessings, cries, teleport (G7, M3, M8 … M10, P1 … P7, V1, V7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items, Rows
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.rules.mechanics import dice, steps
from souterrain.games.donjon.rules.mechanics.harm import heal
from souterrain.games.donjon.rules.mechanics.marks import marked, unmarked
from souterrain.games.donjon.rules.questions import targets
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.naming import name_of, read_figure
from souterrain.games.donjon.rules.questions.sheet import THINGS, is_hero
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.rules.questions.skill_cards import AIM, term
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.rules.skills.named import PURIFIED, can_name, mends, naming
from souterrain.games.donjon.state import State

RELEASED: Final = ("frozen", "prisoner", "pit")
"""Marks that a teleport removes (M10)."""


# One figure


def _grant(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    target = read_figure(state, items)[0] if items else who
    mark, amount, ends = term(name).arguments
    figure = state.figure(target)
    source = THINGS[figure.weapon] if AIM[name] == "armed" and isinstance(figure, Hero) else who
    marked(state, target, mark, int(amount), ends, source)
    log("granted", who=name_of(state, target), skill=name)


def _mend(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    target, _ = read_figure(state, items)
    heal(state, target, dice.amount(state, term(name), 0, "mend", chance) + term(name).number(1), log)


def _purify(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    target, _ = read_figure(state, items)
    unmarked(state, target, *PURIFIED)
    heal(state, target, term(name).number(), log)


# All nearby


def _wounded(state: State, who: int, name: str) -> list[int]:
    """Return the wounded heroes of the zone, including the priest and those who are down (P2)."""
    near = targets.AIMS["near"](state, who)
    return [target for target in near if is_hero(target) and mends(state, who, name, target)]


def _can_mend_all(state: State, who: int, name: str) -> bool:
    return bool(_wounded(state, who, name))


def _mend_all(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    for target in _wounded(state, who, name):
        heal(state, target, dice.amount(state, term(name), 0, "mend", chance), log)


def _hearers(state: State, who: int, name: str) -> list[int]:
    """Return the enemies in sight within the range of the card (G7)."""
    near = plan_of(state).within(state.figure(who).square, term(name).number(1))
    squares = {target: state.figure(target).square for target in targets.foes(state, who)}
    return [target for target, square in squares.items() if square in near and sees(state, who, square)]


def _can_daunt(state: State, who: int, name: str) -> bool:
    return bool(_hearers(state, who, name))


def _daunt(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    for target in _hearers(state, who, name):
        marked(state, target, "daunted", term(name).number(), "round", who)


def nothing_said(state: State, who: int, name: str) -> tuple[Field, ...]:
    return ()


def _can_find(state: State, who: int, name: str) -> bool:
    return not state.zones[plan_of(state).zone_at[state.figure(who).square]].traps_found


def _find(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Mark the traps of the zone as found, permanently (V1, A-38)."""
    zone = plan_of(state).zone_at[state.figure(who).square]
    state.own_zone(zone).traps_found = 1
    log("traps-found", seat=state.seat_of(who), zone=zone + 1)


# Teleport


def _landings(state: State, who: int) -> Iterator[int]:
    """Return the free squares in sight of the caster, except those under a web."""
    webs = {marker[1] for marker in state.markers if marker[0] == "web"}
    open_squares = targets.free(state) - webs
    return (square for square in targets.in_sight(state, who) if square in open_squares)


def _can_displace(state: State, who: int, name: str) -> bool:
    return can_name(state, who, name) and targets.any_of(_landings(state, who))


def _displacing(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (*naming(state, who, name), Rows(tuple([square_items(state, square) for square in _landings(state, who)])))


def _displace(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    target, rest = read_figure(state, items)
    unmarked(state, target, *RELEASED)
    log("displaced", who=name_of(state, target), zone=rest[0][1])
    aside(state, target, read_square(state, rest), chance, log)


def aside(state: State, who: int, square: int, chance: Chance, log: Log) -> None:
    """Move a figure without walking: it costs no points and is no step, but the square has its usual effects."""
    figure = state.figure(who)
    entered, left = figure.entered, figure.left if isinstance(figure, Hero) else 0
    steps.enter(state, who, square, chance, log)
    own = state.own(who)
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
