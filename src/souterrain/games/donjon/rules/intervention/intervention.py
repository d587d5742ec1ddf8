"""Variant "direct intervention" (DJ-192): the master openly places, removes, moves and changes figures at will."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import say
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Span, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.content.creatures import MONSTERS as CREATURES
from souterrain.games.donjon.rules.frames.dungeon import Reveal
from souterrain.games.donjon.rules.mechanics.spawning import add_group, spawn
from souterrain.games.donjon.rules.mechanics.turns import begin_combat
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.naming import door_items, figure_items, read_door, read_figure
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.state import MONSTERS, START, State

Deed: TypeAlias = "Callable[[State, Items, Chance, Log], None]"
MOST_LIFE: Final = 40


def verbs(state: State) -> list[Verb]:
    if not state.options.intervention or state.step not in (START, MONSTERS):
        return []
    found: list[Verb] = [Later("place", _place_verb, state)]
    figures = [figure_items(state, monster.uid) for monster in state.monsters if monster.square >= 0]
    heroes = [figure_items(state, hero) for hero in state.up]
    found.append(Later("shift", _shift_verb, state, tuple(figures + heroes)))
    found.append(Verb("alter", Form(Rows(tuple(figures + heroes)), Span("life=", 1, MOST_LIFE))))
    if figures:
        found.append(Verb("remove", Form(Rows(tuple(figures)))))
    closed = [door_items(door) for door in state.doors if door.state == CLOSED]
    if closed and state.step == START:
        found.append(Verb("reveal", Form(Rows(tuple(closed)))))
    return found


def _free(state: State) -> tuple[Items, ...]:
    closed = taken(state) | obstacle(state)
    return tuple([square_items(state, square) for square in sorted(plan_of(state).floor) if square not in closed])


def _place_verb(state: State) -> Verb:
    return Verb("place", Form(Rows(tuple([((name, 1),) for name in CREATURES])), Rows(_free(state))))


def _shift_verb(state: State, figures: tuple[Items, ...]) -> Verb:
    return Verb("shift", Form(Rows(figures), Rows(_free(state))))


def _tell(state: State, verb: str, items: Items, log: Log) -> None:
    log("intervened", said=say((verb, *items)))


def place(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "place", items, log)
    spawn(state, items[0][0], read_square(state, items[1:]), add_group(state, -1, 0))
    chance.seal()
    begin_combat(state)


def remove(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "remove", items, log)
    uid, _ = read_figure(state, items)
    state.monsters = tuple([monster for monster in state.monsters if monster.uid != uid])


def shift(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "shift", items, log)
    who, rest = read_figure(state, items)
    state.own(who).square = read_square(state, rest)


def alter(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "alter", items, log)
    who, rest = read_figure(state, items)
    figure = state.own(who)
    figure.life = rest[0][1]
    figure.max_life = max(figure.max_life, figure.life)


def reveal(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "reveal", items, log)
    state.push(Reveal(door=read_door(items)[0]))


DEEDS: Final[dict[str, Deed]] = {"place": place, "remove": remove, "shift": shift, "alter": alter, "reveal": reveal}


def why(state: State, verb: str, items: Items) -> Rejected:
    if not state.options.intervention:
        return Rejected("no-intervention", "DJ-192")
    return Rejected("cannot-stand", "DJ-060")
