"""Refusals while a question is open: it is answered first, and with words that answer it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from souterrain.core.forms import Items
from souterrain.core.frames import Question, Why
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import DUNGEON, FOE_OF, TOKEN_OF
from souterrain.games.roll.content.heroes import HERO_OF
from souterrain.games.roll.frames import ChooseHero, Discard, Inscribe, RerollParty, Scout, Take
from souterrain.games.roll.rules.reasons import added_up, die_missing, effect, faces_named, total
from souterrain.games.roll.state import END, State

Q = TypeVar("Q", bound=Question)


def _why(
    first: Callable[[State, Q], Rejected], wrong: Callable[[State, Q, Items, str], Rejected | None]
) -> Why[State, Q]:
    """Refuse other verbs with `first`, and an answer with what is `wrong` with it by the same rule."""

    def why(state: State, frame: Q, verb: str, items: Items) -> Rejected:
        refusal = first(state, frame)
        if verb != frame.kind:
            return refusal
        reason = wrong(state, frame, items, refusal.rule)
        return Rejected("badly-said", refusal.rule) if reason is None else reason

    return why


def _form_first(rule: str) -> Callable[[State, Question], Rejected]:
    return lambda state, frame: Rejected("form-first", rule)


def _discard_first(state: State, frame: Discard) -> Rejected:
    return Rejected("discard-first", "DR-230" if state.phase == END else effect(state, "U"), number=frame.number)


def _hero(state: State, frame: ChooseHero, items: Items, rule: str) -> Rejected | None:
    """Refuse a hero that is not in the set or that somebody else has (DR-10)."""
    if len(items) != 1 or items[0][0] not in HERO_OF:
        return None
    name = items[0][0]
    if HERO_OF[name] not in frame.cards:
        return Rejected("hero-not-there", rule, hero=name)
    taken = any(player.hero == HERO_OF[name] for player in state.players)
    return Rejected("hero-taken", rule, hero=name) if taken else None


def _party_dice(state: State, frame: RerollParty, items: Items, rule: str) -> Rejected | None:
    """Refuse dice that are not in the Mercenary's party (DR-202)."""
    if items[-2:] != (("with", 1), ("hero", 1)):
        return None
    missing = die_missing(state, items[:-2], rule)
    return Rejected("one-or-more", rule) if missing is None and len(items) == 2 else missing


def _two_dice(state: State, frame: Inscribe, items: Items, rule: str) -> Rejected | None:
    """Refuse any number of the Thornsinger's dice but two (DR-224)."""
    missing = die_missing(state, items, rule)
    return Rejected("dice-number", rule, number=2) if missing is None and total(items) != 2 else missing


def _scouted(state: State, frame: Scout, items: Items, rule: str) -> Rejected | None:
    """Refuse dice that the Scout did not roll, and other groups than one, two and three (DR-211)."""
    for word, number in added_up(items):
        if word in FOE_OF and number > frame.dice[FOE_OF[word]]:
            return Rejected("no-such-die", rule, die=word)
    sizes = total(items[:1]), items[1:2], total(items[2:])
    known = all(word in DUNGEON for word, _ in items[:1] + items[2:])
    return None if known and sizes == (1, (("then", 1),), 2) else Rejected("one-two-three", rule)


def _tokens(state: State, frame: Discard, items: Items, rule: str) -> Rejected | None:
    held = state.players[frame.seat].tokens
    for word, number in added_up(items):
        if word in TOKEN_OF and number > held[TOKEN_OF[word]]:
            return Rejected("token-not-held", rule, token=word)
    return Rejected("tokens-number", rule, number=frame.number) if total(items) != frame.number else None


def _faces(state: State, frame: Take, items: Items, rule: str) -> Rejected | None:
    """Refuse what is no face for the Paladin's dice (DR-208)."""
    return faces_named(items, frame.number, rule)


choose: Final = _why(lambda state, frame: Rejected("choose-first", "DR-10"), _hero)
reroll: Final = _why(_form_first("DR-202.S"), _party_dice)
inscribe: Final = _why(_form_first("DR-224.S"), _two_dice)
scout: Final = _why(_form_first("DR-211.S"), _scouted)
discard: Final = _why(_discard_first, _tokens)
take: Final = _why(lambda state, frame: Rejected("take-first", "DR-208.MU"), _faces)
