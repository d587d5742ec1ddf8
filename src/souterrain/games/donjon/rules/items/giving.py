"""Items that heroes give, take from the dead, and the rope out of pits (A-24, A-71, E05)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows, Span, Verb
from souterrain.games.donjon.board.figures import DEAD, NOWHERE
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.items.common import beside
from souterrain.games.donjon.rules.mechanics.marks import gain, marked, unmarked
from souterrain.games.donjon.rules.mechanics.turns import pay_point
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.state import State

STACKS: Final = ("missile", "light")
"""Kinds that are carried, given and taken in numbers."""
GOLD: Final = "gold="
ROPE: Final = "rope"


def give_verb(state: State, hero: int, near: list[int]) -> Verb:
    """Return the verb that gives one object, several of a kind, or gold."""
    figure = state.heroes[hero]
    to = Rows(tuple([figure_items(state, other) for other in near]))
    single = [((name, 1),) for name, _ in figure.pack if ITEMS[name].kind not in STACKS]
    forms = [Form(Rows(tuple(single)), to)] if single else []
    stacks = [(name, number) for name, number in figure.pack if ITEMS[name].kind in STACKS]
    forms += [Form(Counts((name,), (number,), 1, number), to) for name, number in stacks]
    if figure.gold:
        forms.append(Form(Span(GOLD, 1, figure.gold), to))
    return Verb("give", *forms)


def give(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    pay_point(state, hero)
    other, _ = read_figure(state, items[1:])
    hand_over(state, hero, other, *items[0])
    _tell(state, "gave", "gave-gold", hero, other, *items[0], log)


def hand_over(state: State, giver: int, taker: int, name: str, number: int) -> None:
    """Move items or gold from one hero to another; an amulet that saved a life in this quest stays spent (T34)."""
    if name == GOLD:
        state.own_hero(giver).gold -= number
        state.own_hero(taker).gold += number
        return
    gain(state.own_hero(giver), name, -number)
    gain(state.own_hero(taker), name, number)
    if name == "amulet-of-life" and unmarked(state, giver, "amulet-spent"):
        marked(state, taker, "amulet-spent", 1, "quest", taker)


def _tell(state: State, key: str, gold_key: str, hero: int, other: int, name: str, number: int, log: Log) -> None:
    if name == GOLD:
        log(gold_key, seat=state.seat_of(hero), other=state.seat_of(other), gold=number)
    else:
        log(key, seat=state.seat_of(hero), other=state.seat_of(other), item=name, number=number)


def bodies(state: State, hero: int) -> list[int]:
    """Return the dead heroes beside the hero or on the same square (A-71)."""
    here = state.heroes[hero].square
    dead = [other for other, figure in enumerate(state.heroes) if figure.out == DEAD and figure.square != NOWHERE]
    if not dead:
        return []
    return [*beside(state, hero, dead), *[other for other in dead if state.heroes[other].square == here]]


def goods(state: State, body: int) -> list[Items]:
    """Return the rows of the verb `strip`: single objects, whole stacks of missiles and lights, and all the gold."""
    figure = state.heroes[body]
    found: list[Items] = [
        (*figure_items(state, body), (name, number if ITEMS[name].kind in STACKS else 1))
        for name, number in figure.pack
    ]
    return [*found, (*figure_items(state, body), (GOLD, figure.gold))] if figure.gold else found


def strip(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    pay_point(state, hero)
    body, rest = read_figure(state, items)
    hand_over(state, body, hero, *rest[0])
    _tell(state, "stripped", "stripped-gold", hero, body, *rest[0], log)


def pull(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Pull another hero out of a pit at once (E05)."""
    pay_point(state, hero)
    other, _ = read_figure(state, items)
    unmarked(state, other, "pit")
    log("pulled", seat=state.seat_of(hero), other=state.seat_of(other))
