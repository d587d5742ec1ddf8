"""Conversion between figures or things and the words of commands."""

from __future__ import annotations

from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.donjon.board.ground import Door, Furniture
from souterrain.games.donjon.content.creatures import called
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State

NUMBER = "number="


def figure_items(state: State, who: int) -> Items:
    if is_hero(who):
        return ((f"hero:{who + 1}", 1),)
    monster = state.monster(who)
    return ((monster.kind, 1), (NUMBER, monster.number))


def furniture_items(piece: Furniture) -> Items:
    return ((piece.kind, 1), (NUMBER, piece.number))


def door_items(door: Door) -> Items:
    return (("door", 1), (NUMBER, door.number))


def read_figure(state: State, items: Items) -> tuple[int, Items]:
    """Return the figure that the first words name, or -1, and the words after it."""
    if not items:
        return -1, items
    word = items[0][0]
    if word.startswith("hero:"):
        number = word[5:]
        known = number.isdecimal() and 1 <= int(number) <= len(state.heroes)
        return (int(number) - 1, items[1:]) if known else (-1, items)
    if len(items) > 1 and items[1][0] == NUMBER:
        for monster in state.monsters:
            if (monster.kind, monster.number) == (word, items[1][1]):
                return monster.uid, items[2:]
    return -1, items


def read_furniture(state: State, items: Items) -> tuple[int, Items]:
    """Return the index of the piece of furniture that the first words name, or -1, and the words after it."""
    if len(items) > 1 and items[1][0] == NUMBER:
        for place, piece in enumerate(state.furniture):
            if (piece.kind, piece.number) == (items[0][0], items[1][1]):
                return place, items[2:]
    return -1, items


def read_door(items: Items) -> tuple[int, Items]:
    """Return the number of the door that the first words name, or 0, and the words after it."""
    if len(items) > 1 and items[0][0] == "door" and items[1][0] == NUMBER:
        return items[1][1], items[2:]
    return 0, items


def rows(word: str, *choices: Items) -> Verb:
    """Return a verb with one form that takes one of these choices."""
    return Verb(word, Form(Rows(choices)))


def name_of(state: State, who: int) -> str | int:
    """Name a figure in an event: a hero by its seat, a monster by its own noun."""
    if is_hero(who):
        return state.seat_of(who)
    monster = state.monster(who)
    return called(monster.kind, monster.number)
