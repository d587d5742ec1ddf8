"""The limit of what everybody together may take back: dice fall the same again, a hidden card cannot be unseen."""

from __future__ import annotations

from typing import Final

from souterrain.core.journal import Act
from souterrain.core.match import Match

PERSON: Final = "seat"
CARDS: Final = "wo"
"""First letters of the kinds of draws that are cards: weighted ones and shuffles."""


def may_take_back(match: Match, seat: int) -> bool:
    """Tell if the seat has acted, and neither its last act nor one since showed a hidden card to anybody."""
    if not match.has_acted(seat):
        return False
    hides = match.game.facts.hides(match.journal.header.options)
    for number in reversed(match.journal.standing()):
        act = match.journal.entries[number - 1]
        assert isinstance(act, Act)
        if _shows_a_card(act, hides):
            return False
        if act.seat == seat:
            return True
    return False


def acts_since_decision(match: Match) -> int:
    """Count the acts since the last one that a person said, that one too; 0 if there is none, or if one of them showed
    a hidden card to anybody."""
    hides = match.game.facts.hides(match.journal.header.options)
    for count, number in enumerate(reversed(match.journal.standing()), 1):
        act = match.journal.entries[number - 1]
        assert isinstance(act, Act)
        if _shows_a_card(act, hides):
            return 0
        if act.by == PERSON:
            return count
    return 0


def _shows_a_card(act: Act, hides: bool) -> bool:
    return bool(act.sealed) or (hides and any(_is_card(line) for line in act.draws))


def _is_card(line: str) -> bool:
    return line.partition("=")[0].rpartition(" ")[2][:1] in CARDS
