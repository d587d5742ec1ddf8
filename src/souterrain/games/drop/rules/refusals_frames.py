"""Refusals while a question is open, and of aims."""

from __future__ import annotations

from souterrain.core.forms import Items
from souterrain.core.frames import Question, Why
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import ID_OF
from souterrain.games.drop.rules.aims import HEIGHT
from souterrain.games.drop.state import TABLE, State


def unfinished(answer: str, rule: str, card: str = "") -> Why[State, Question]:
    """Refuse other verbs than the answer, and answers that the rule does not allow; with a card, a cube of the table
    is chosen that may be the wrong target."""

    def why(state: State, frame: Question, verb: str, items: Items) -> Rejected:
        if verb not in (answer, "stop"):
            return Rejected("finish-first", rule)
        first = next((word for word, _ in items if word in ID_OF), "")
        if card and first and state.where[ID_OF[first]] == TABLE:
            return Rejected("wrong-target", rule, card=card, cube=first)
        return bad_aim(state, items, rule)

    return why


def bad_aim(state: State, items: Items, rule: str = "DD-21") -> Rejected:
    """Refuse an aim: a cube that does not lie there, a hand too low, too high or too far away."""
    for word, number in items:
        if word in ID_OF and state.where[ID_OF[word]] != TABLE:
            return Rejected("not-on-table", rule, cube=word)
        if word == HEIGHT.word and not HEIGHT.least <= number <= HEIGHT.most:
            return Rejected("wrong-height", "DD-63")
    if any(word.endswith("=") for word, _ in items):
        return Rejected("out-of-reach", rule)
    return Rejected("badly-said", rule)
