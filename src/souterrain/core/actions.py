"""An action is its sentence: a verb and items, `("fight", ("mage", 1), ("ooze", 2))` = `fight mage ooze*2`.

An item is a word and a number: how many (`ooze*2`; no number means one), or, for a word that ends in `=`,
a measure (`x=-120`). `say` and `read` are exact inverses: wire, journal and tests know one text per action.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TypeAlias, TypeGuard

Item: TypeAlias = tuple[str, int]
Action: TypeAlias = "tuple[str, *tuple[Item, ...]]"

_WORD = re.compile(r"[a-z0-9:>-]+")
_ITEM = re.compile(r"([a-z0-9:>-]+)(?:\*([1-9][0-9]{0,8}))?|([a-z0-9:-]+=)(-?[0-9]{1,9})")
LONGEST = 1000


class Unreadable(ValueError):  # noqa: N818 - it is an answer
    """A text that is no sentence."""


def say_item(item: Item) -> str:
    word, number = item
    if word[-1] == "=":
        return f"{word}{number}"
    return word if number == 1 else f"{word}*{number}"


def say(action: Action) -> str:
    return " ".join([action[0], *map(say_item, action[1:])])


def read_item(text: str) -> Item:
    match = _ITEM.fullmatch(text)
    if match is None:
        raise Unreadable(text)
    word, count, measure, number = match.groups()
    if measure:
        return measure, int(number)
    return word, int(count or 1)


@lru_cache(maxsize=1 << 10)
def read(text: str) -> Action:
    if len(text) > LONGEST:
        raise Unreadable(text[:LONGEST])
    verb, *items = text.split(" ")
    if not _WORD.fullmatch(verb):
        raise Unreadable(text)
    action: Action = (verb, *map(read_item, items))
    if say(action) != text:
        raise Unreadable(text)
    return action


def is_action(thing: object) -> TypeGuard[Action]:
    """Tell if anything at all, from anywhere, has the shape of an action."""
    if not (isinstance(thing, tuple) and thing and isinstance(thing[0], str)):
        return False
    for item in thing[1:]:
        if not (isinstance(item, tuple) and len(item) == 2 and isinstance(item[0], str) and item[0]):
            return False
        if type(item[1]) is not int:
            return False
    return True
