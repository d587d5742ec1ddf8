"""Requirements of every refusal: a declared reason with its nouns, and a rule that can be read."""

from __future__ import annotations

import re
from importlib.resources import files

from souterrain.core.rejection import Rejected
from souterrain.games.roll.events import NOUNS
from souterrain.games.roll.rules.reasons import REASONS

ROOM = files("souterrain.games.roll")
RULEBOOK = set(re.findall(r"^#{3,4} (DR-\S+)", ROOM.joinpath("rulebook/en.md").read_text(encoding="utf-8"), re.M))
MANNERS = {"no-such-verb", "no-such-word"}
"""Reasons that are no rule's: the sentence is made of words the game does not know."""


def check(refusal: Rejected) -> None:
    """Known reason, exactly its arguments, each of its type, and a rule to read."""
    kinds = REASONS[refusal.reason]
    assert refusal.data.keys() == kinds.keys(), refusal
    for name, kind in kinds.items():
        value = refusal.data[name]
        if kind == "number":
            assert type(value) is int
            assert value >= 0
        else:
            assert value in NOUNS[kind.removeprefix("noun:")], refusal
    assert refusal.rule in RULEBOOK or (refusal.reason in MANNERS and refusal.rule == ""), refusal
