"""The variant of direct intervention (DJ-192): the master places, removes, moves and changes at will, in the open."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import say
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Span, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board import plan_of, read_square, square_items
from souterrain.games.donjon.content.creatures import MONSTERS
from souterrain.games.donjon.ground import CLOSED
from souterrain.games.donjon.rules import doors
from souterrain.games.donjon.rules.furnishing import obstacle
from souterrain.games.donjon.rules.monsters import add_group, spawn, taken
from souterrain.games.donjon.rules.naming import door_items, figure_items, read_door, read_figure
from souterrain.games.donjon.rules.phases import begin_combat
from souterrain.games.donjon.state import START, State

Deed: TypeAlias = "Callable[[State, Items, Chance, Log | None], None]"
MOST_LIFE: Final = 40


def verbs(s: State) -> list[Verb]:
    if s.option("intervention") == "off":
        return []
    found: list[Verb] = [Later("place", _place_verb, s)]
    figures = [figure_items(s, monster.uid) for monster in s.monsters if monster.square >= 0]
    heroes = [figure_items(s, hero) for hero in s.up]
    found.append(Later("shift", _shift_verb, s, tuple(figures + heroes)))
    found.append(Verb("alter", Form(Rows(tuple(figures + heroes)), Span("life=", 1, MOST_LIFE))))
    if figures:
        found.append(Verb("remove", Form(Rows(tuple(figures)))))
    closed = [door_items(door) for door in s.doors if door.state == CLOSED]
    if closed and s.step == START:
        found.append(Verb("reveal", Form(Rows(tuple(closed)))))
    return found


def _free(s: State) -> tuple[Items, ...]:
    closed = taken(s) | obstacle(s)
    return tuple([square_items(s, square) for square in sorted(plan_of(s).floor) if square not in closed])


def _place_verb(s: State) -> Verb:
    return Verb("place", Form(Rows(tuple([((name, 1),) for name in MONSTERS])), Rows(_free(s))))


def _shift_verb(s: State, figures: tuple[Items, ...]) -> Verb:
    return Verb("shift", Form(Rows(figures), Rows(_free(s))))


def _tell(s: State, verb: str, items: Items, log: Log | None) -> None:
    if log is not None:
        log("intervened", said=say((verb, *items)))


def place(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    _tell(s, "place", items, log)
    spawn(s, items[0][0], read_square(s, items[1:]), add_group(s, -1, 0))
    chance.seal()
    begin_combat(s)


def remove(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    _tell(s, "remove", items, log)
    uid, _ = read_figure(s, items)
    s.monsters = tuple([monster for monster in s.monsters if monster.uid != uid])


def shift(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    _tell(s, "shift", items, log)
    who, rest = read_figure(s, items)
    s.own(who).square = read_square(s, rest)


def alter(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    _tell(s, "alter", items, log)
    who, rest = read_figure(s, items)
    figure = s.own(who)
    figure.life = rest[0][1]
    figure.max_life = max(figure.max_life, figure.life)


def reveal(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    _tell(s, "reveal", items, log)
    doors.reveal(s, read_door(items)[0], chance, log)


DEEDS: Final[dict[str, Deed]] = {"place": place, "remove": remove, "shift": shift, "alter": alter, "reveal": reveal}


def why(s: State, verb: str, items: Items) -> Rejected:
    if s.option("intervention") == "off":
        return Rejected("no-intervention", "DJ-192")
    return Rejected("cannot-stand", "DJ-060")
