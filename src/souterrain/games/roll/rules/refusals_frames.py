"""Why not, while a question is open: first its answer, and only one that answers it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import DUNGEON, FOE_OF, TOKEN_OF
from souterrain.games.roll.content.heroes import HERO_OF
from souterrain.games.roll.rules.reasons import added_up, die_missing, effect, faces_named, total
from souterrain.games.roll.state import END, Interlude, State


class Question(NamedTuple):
    """What other verbs are told, by which rule, and what may be wrong with an answer."""

    first: Callable[[State, Interlude], Rejected]
    wrong: Callable[[State, Interlude, Items, str], Rejected | None]


def explain(state: State, frame: Interlude, verb: str, items: Items) -> Rejected:
    question = QUESTIONS[frame.kind]
    first = question.first(state, frame)
    if verb != frame.kind:
        return first
    return question.wrong(state, frame, items, first.rule) or Rejected("badly-said", first.rule)


def _form_first(rule: str) -> Callable[[State, Interlude], Rejected]:
    return lambda state, frame: Rejected("form-first", rule)


def _discard_first(state: State, frame: Interlude) -> Rejected:
    return Rejected("discard-first", "DR-230" if state.phase == END else effect(state, "U"), number=frame.number)


def _hero(state: State, frame: Interlude, items: Items, rule: str) -> Rejected | None:
    """A hero of the set that nobody else has (DR-10)."""
    if len(items) != 1 or items[0][0] not in HERO_OF:
        return None
    name = items[0][0]
    if HERO_OF[name] not in frame.dice:
        return Rejected("hero-not-there", rule, hero=name)
    taken = any(player.hero == HERO_OF[name] for player in state.players)
    return Rejected("hero-taken", rule, hero=name) if taken else None


def _party_dice(state: State, frame: Interlude, items: Items, rule: str) -> Rejected | None:
    """The Mercenary re-rolls dice of the party (DR-202)."""
    if items[-2:] != (("with", 1), ("hero", 1)):
        return None
    return die_missing(state, items[:-2], rule) or (None if len(items) > 2 else Rejected("one-or-more", rule))


def _two_dice(state: State, frame: Interlude, items: Items, rule: str) -> Rejected | None:
    """The Thornsinger names two (DR-224)."""
    return die_missing(state, items, rule) or (Rejected("dice-number", rule, number=2) if total(items) != 2 else None)


def _scouted(state: State, frame: Interlude, items: Items, rule: str) -> Rejected | None:
    """The Scout sorts the six dice that were rolled (DR-211)."""
    for word, number in added_up(items):
        if word in FOE_OF and number > frame.dice[FOE_OF[word]]:
            return Rejected("no-such-die", rule, die=word)
    sizes = total(items[:1]), items[1:2], total(items[2:])
    known = all(word in DUNGEON for word, _ in items[:1] + items[2:])
    return None if known and sizes == (1, (("then", 1),), 2) else Rejected("one-two-three", rule)


def _tokens(state: State, frame: Interlude, items: Items, rule: str) -> Rejected | None:
    held = state.players[frame.seat].tokens
    for word, number in added_up(items):
        if word in TOKEN_OF and number > held[TOKEN_OF[word]]:
            return Rejected("token-not-held", rule, token=word)
    return Rejected("tokens-number", rule, number=frame.number) if total(items) != frame.number else None


def _faces(state: State, frame: Interlude, items: Items, rule: str) -> Rejected | None:
    """The Paladin's potions (DR-208)."""
    return faces_named(items, frame.number, rule)


QUESTIONS: Final[dict[str, Question]] = {
    "choose": Question(lambda state, frame: Rejected("choose-first", "DR-10"), _hero),
    "reroll": Question(_form_first("DR-202.S"), _party_dice),
    "inscribe": Question(_form_first("DR-224.S"), _two_dice),
    "scout": Question(_form_first("DR-211.S"), _scouted),
    "discard": Question(_discard_first, _tokens),
    "take": Question(lambda state, frame: Rejected("take-first", "DR-208.MU"), _faces),
}
