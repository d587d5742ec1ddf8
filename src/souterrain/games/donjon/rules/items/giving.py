"""From one hero to another, to the living, from the dead, and out of pits (A-24, A-71, E05)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows, Span, Verb
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.figures import DEAD, NOWHERE
from souterrain.games.donjon.rules.items.common import beside
from souterrain.games.donjon.rules.naming import figure_items, read_figure
from souterrain.games.donjon.rules.phases import pay_point
from souterrain.games.donjon.rules.sheet import gain, marked, unmarked
from souterrain.games.donjon.state import State

STACKS: Final = ("missile", "light")
"""Kinds of which many are carried, and several are given or taken at once."""
GOLD: Final = "gold="
ROPE: Final = "rope"


def give_verb(s: State, hero: int, near: list[int]) -> Verb:
    """One object or several of a kind, or gold."""
    figure = s.heroes[hero]
    to = Rows(tuple([figure_items(s, other) for other in near]))
    single = [((name, 1),) for name, _ in figure.pack if ITEMS[name].kind not in STACKS]
    forms = [Form(Rows(tuple(single)), to)] if single else []
    stacks = [(name, number) for name, number in figure.pack if ITEMS[name].kind in STACKS]
    forms += [Form(Counts((name,), (number,), 1, number), to) for name, number in stacks]
    if figure.gold:
        forms.append(Form(Span(GOLD, 1, figure.gold), to))
    return Verb("give", *forms)


def give(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    pay_point(s, hero)
    other, _ = read_figure(s, items[1:])
    hand_over(s, hero, other, *items[0])
    if log is not None:
        _tell(s, "gave", "gave-gold", hero, other, *items[0], log)


def hand_over(s: State, giver: int, taker: int, name: str, number: int) -> None:
    """From one pack to another; an amulet that has saved a life in this quest stays spent (T34)."""
    if name == GOLD:
        s.own_hero(giver).gold -= number
        s.own_hero(taker).gold += number
        return
    gain(s.own_hero(giver), name, -number)
    gain(s.own_hero(taker), name, number)
    if name == "amulet-of-life" and unmarked(s, giver, "amulet-spent"):
        marked(s, taker, "amulet-spent", 1, "quest", taker)


def _tell(s: State, key: str, gold_key: str, hero: int, other: int, name: str, number: int, log: Log) -> None:
    if name == GOLD:
        log(gold_key, seat=s.seat_of(hero), other=s.seat_of(other), gold=number)
    else:
        log(key, seat=s.seat_of(hero), other=s.seat_of(other), item=name, number=number)


def bodies(s: State, hero: int) -> list[int]:
    """Dead heroes beside, or on the same square (A-71)."""
    here = s.heroes[hero].square
    dead = [other for other, figure in enumerate(s.heroes) if figure.out == DEAD and figure.square != NOWHERE]
    if not dead:
        return []
    return [*beside(s, hero, dead), *[other for other in dead if s.heroes[other].square == here]]


def goods(s: State, body: int) -> list[Items]:
    """One object after the other, of missiles and lights all at once, and all the gold."""
    figure = s.heroes[body]
    found: list[Items] = [
        (*figure_items(s, body), (name, number if ITEMS[name].kind in STACKS else 1)) for name, number in figure.pack
    ]
    return [*found, (*figure_items(s, body), (GOLD, figure.gold))] if figure.gold else found


def strip(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    pay_point(s, hero)
    body, rest = read_figure(s, items)
    hand_over(s, body, hero, *rest[0])
    if log is not None:
        _tell(s, "stripped", "stripped-gold", hero, body, *rest[0], log)


def pull(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """Out of a pit at once (E05)."""
    pay_point(s, hero)
    other, _ = read_figure(s, items)
    unmarked(s, other, "pit")
    if log is not None:
        log("pulled", seat=s.seat_of(hero), other=s.seat_of(other))
