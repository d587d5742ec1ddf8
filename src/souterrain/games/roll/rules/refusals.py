"""Refusals: the reason and the rule behind every sentence that is not offered, one small function per verb.

A function answers with the first rule that stands in the way, or None when only the sentence itself is wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import (
    ACTS_AS,
    CHAMPION,
    CHEST,
    FIRST_ALLY,
    FIRST_HERO,
    FIRST_TOKEN,
    FOE_OF,
    LEVELS,
    MONSTERS,
    POTION,
    SOURCE_OF,
)
from souterrain.games.roll.content.heroes import NOBODY
from souterrain.games.roll.events import NOUNS
from souterrain.games.roll.rules import refusals_skills, synonyms
from souterrain.games.roll.rules.companions import faces_of
from souterrain.games.roll.rules.dragon import differ
from souterrain.games.roll.rules.kinds import KINDS
from souterrain.games.roll.rules.loot import opens
from souterrain.games.roll.rules.monsters import reach
from souterrain.games.roll.rules.reasons import REASONS, added_up, besieged, faces_named, source_missing, total
from souterrain.games.roll.rules.rolls import DICE
from souterrain.games.roll.state import DRAGON_PHASE, LOOT_PHASE, REGROUP_PHASE, State

__all__ = ["REASONS", "explain"]

WORDS: Final = {word for words in NOUNS.values() for word in words}


def explain(state: State, action: Action) -> Rejected:
    """Explain why this is not offered; the action may be anything that has the shape of one."""
    verb, items = action[0], action[1:]
    if verb not in VERBS:
        return Rejected("no-such-verb")
    if any(word not in WORDS for word, _ in items):
        return Rejected("no-such-word")
    rule, refusal = VERBS[verb]
    if any(number < 1 for _, number in items):
        return Rejected("one-or-more", rule)
    if state.frames:
        frame = state.frames[-1]
        return KINDS[type(frame)].why(state, frame, verb, items)
    same = synonyms.all_the_same(state, action)
    if same is not None:
        return Rejected("all-the-same", "DR-60", instead=same, die=next(word for word, _ in same[1:] if word in DICE))
    reason = refusal(state, items)
    if reason is None:
        reason = _otherwise(state, action)
    return Rejected("badly-said", rule) if reason is None else reason


def _otherwise(state: State, action: Action) -> Rejected | None:
    """Refuse another name for an offered deed: a hero is named as one companion (DR-97); the last potion is not drunk
    for nothing (DR-42); of dice that are paid and re-rolled the last one pays (DR-225)."""
    other = synonyms.instead(state, action)
    if other is None:
        items = action[1:]
        idle = action[0] == "drink" and len(items) == 3 and items[0] == items[2] and items[0][1] == 1
        return Rejected("loot-anyway", "DR-42") if idle else None
    words = [word for word, _ in other[1:]]
    heroes = [word for word in words if word.startswith("hero:")]
    rule, source = ("DR-97", heroes[0]) if heroes else ("DR-225.S", words[-1])
    return Rejected("named-otherwise", rule, instead=other, source=source)


def _fight(state: State, items: Items) -> Rejected | None:
    if not any(state.dungeon[:3]):
        return Rejected("no-monster", "DR-32")
    if not items:
        return None
    word, number = items[0]
    missing = source_missing(state, word)
    if missing is not None or word not in SOURCE_OF:
        return missing
    if not faces_of(state.side, SOURCE_OF[word]):
        return Rejected("scroll-no-companion", "DR-32", source=word)
    return Rejected("one-at-a-time", "DR-32") if number > 1 else _beaten(state, word, added_up(items[1:]))


def _beaten(state: State, word: str, foes: Items) -> Rejected | None:
    """Refuse what one use cannot beat: it beats monsters of one kind, those that suit it in any number (DR-32,
    DR-99)."""
    side, source = state.side, SOURCE_OF[word]
    for foe, number in foes:
        if foe not in MONSTERS:
            return Rejected("not-a-monster", "DR-32", die=foe) if foe in FOE_OF else None
        there = state.dungeon[FOE_OF[foe]]
        if number > there:
            return Rejected("too-few-monsters", "DR-32", monster=foe, number=there)
    cursed = state.exhausted & side.extra_exhausted
    beaten = tuple([dict(foes).get(foe, 0) for foe in MONSTERS])
    if not foes or beaten in reach(side, cursed, source, state.dungeon[:3]):
        return None
    if cursed or ACTS_AS[source] in side.extra:
        return Rejected("one-extra-only", "DR-99", source=word)
    if len(foes) > 1:
        return Rejected("one-kind-only", "DR-32", source=word)
    return Rejected("beats-one-only", _weakened(state, word), source=word, monster=foes[0][0])


def _weakened(state: State, word: str, rule: str = "DR-32") -> str:
    """Return the rule behind a companion's limit: the Amazon's Champions have one of their own."""
    return "DR-220.S" if state.side.single_champion and ACTS_AS[SOURCE_OF[word]] == CHAMPION else rule


def _loot(state: State) -> Rejected | None:
    """Refuse loot outside the loot phase or with a monster active (DR-16, DR-30)."""
    if state.phase > LOOT_PHASE:
        return Rejected("not-in-phase", "DR-16")
    return None if state.side.early_loot else besieged(state)


def _open(state: State, items: Items) -> Rejected | None:
    chests = state.dungeon[CHEST]
    closed = _loot(state)
    if closed is None and not chests:
        closed = Rejected("no-chest", "DR-40")
    if closed is not None or not items:
        return closed
    word, number = items[0]
    missing = source_missing(state, word)
    if missing is not None or word not in SOURCE_OF:
        return missing
    most = opens(state.side, SOURCE_OF[word])
    if not most:
        return Rejected("scroll-opens-nothing", "DR-40", source=word)
    if number > chests:
        return Rejected("too-few-chests", "DR-40", number=chests)
    return Rejected("opens-one-only", _weakened(state, word, "DR-40"), source=word) if number > most else None


def _drink(state: State, items: Items) -> Rejected | None:
    potions = state.dungeon[POTION]
    closed = _loot(state)
    if closed is None and not potions:
        closed = Rejected("no-potion", "DR-42")
    if closed is not None or not items:
        return closed
    word, number = items[0]
    missing = source_missing(state, word)
    if missing is not None or word not in SOURCE_OF:
        return missing
    if number > potions:
        return Rejected("too-few-potions", "DR-42", number=potions)
    bound, rule = _thirst(state, word)
    if number > bound:
        return Rejected("too-many-potions", rule, number=bound)
    return faces_named(items[2:], number, "DR-42") if items[1:2] == (("->", 1),) else None


def _thirst(state: State, word: str) -> tuple[int, str]:
    """Return the number of potions that a source may drink and the rule behind it: the Graveyard bounds it, and a die
    lies there itself (DR-42, DR-43)."""
    source = SOURCE_OF[word]
    if source < FIRST_TOKEN:
        return state.graveyard + 1, "DR-42"
    if source < FIRST_HERO:
        return state.graveyard, "DR-46"
    return state.graveyard, "DR-97" if source < FIRST_ALLY else "DR-96"


def _dragon(state: State, items: Items) -> Rejected | None:
    if state.phase != DRAGON_PHASE:
        danger = besieged(state)
        return _no_dragon(state) if danger is None else danger
    team = added_up(items)
    for word, number in team:
        missing = source_missing(state, word, number)
        if missing is not None or word not in SOURCE_OF:
            return missing
        if not faces_of(state.side, SOURCE_OF[word]):
            return Rejected("scroll-no-companion", "DR-51", source=word)
    if sum(word.startswith("hero:") for word, _ in team) > 1:
        return Rejected("hero-once", "DR-97")
    needed = state.side.dragon_takes
    rule = "DR-51" if needed == NOBODY.novice.dragon_takes else "DR-203.MS"
    if total(team) != needed:
        return Rejected("companions-needed", rule, number=needed)
    if not differ(state.side, tuple([SOURCE_OF[word] for word, number in team for _ in range(number)])):
        return Rejected("three-kinds" if needed == 3 else "two-kinds", rule)
    return None


def _no_dragon(state: State) -> Rejected:
    """Refuse a dragon: it comes after the loot phase, when enough dice lie in the lair (DR-50)."""
    number = state.side.dragon_at
    if state.lair >= number:
        return Rejected("dragon-waits", "DR-50")
    return Rejected("no-dragon", "DR-50" if number == NOBODY.novice.dragon_at else "DR-220.S", number=number)


def _go(state: State, items: Items) -> Rejected | None:
    if state.phase == DRAGON_PHASE:
        return Rejected("dragon-stands", "DR-50")
    if state.phase == REGROUP_PHASE:
        return Rejected("must-retire", "DR-62") if state.level == LEVELS else Rejected("at-regroup", "DR-61")
    return besieged(state)


def _flee(state: State, items: Items) -> Rejected | None:
    in_danger = any(state.dungeon[:3]) or state.phase == DRAGON_PHASE
    return None if in_danger else Rejected("flee-not-needed", "DR-35")


def _retire(state: State, items: Items) -> Rejected | None:
    if state.phase != REGROUP_PHASE:
        return Rejected("not-in-phase", "DR-61")
    return Rejected("berserk", "DR-215.MU") if state.berserk and not state.slain and state.level < LEVELS else None


def _descend(state: State, items: Items) -> Rejected | None:
    if state.phase == DRAGON_PHASE:
        return Rejected("dragon-stands", "DR-50")
    if state.phase != REGROUP_PHASE:
        danger = besieged(state)
        return Rejected("not-in-phase", "DR-63") if danger is None else danger
    return Rejected("must-retire", "DR-62") if state.level == LEVELS else None


def _only_asked(rule: str) -> tuple[str, Callable[[State, Items], Rejected | None]]:
    """Return the refusal of a verb that only answers a question of its own."""
    return rule, lambda state, items: Rejected("not-asked-for", rule)


VERBS: Final[dict[str, tuple[str, Callable[[State, Items], Rejected | None]]]] = {
    "fight": ("DR-32", _fight),
    "open": ("DR-40", _open),
    "drink": ("DR-42", _drink),
    "dragon": ("DR-51", _dragon),
    "reroll": ("DR-33", refusals_skills.reroll),
    "lure": ("DR-224.S", refusals_skills.lure),
    "refresh": ("DR-223.S", refusals_skills.refresh),
    "use": ("DR-87", refusals_skills.use),
    "ultimate": ("DR-94", refusals_skills.ultimate),
    "go": ("DR-37", _go),
    "flee": ("DR-35", _flee),
    "retire": ("DR-61", _retire),
    "descend": ("DR-63", _descend),
    "choose": _only_asked("DR-10"),
    "inscribe": _only_asked("DR-224.S"),
    "scout": _only_asked("DR-211.S"),
    "discard": _only_asked("DR-230"),
    "take": _only_asked("DR-208.MU"),
}
"""Every verb with the rule that a badly said sentence breaks, and what else may stand in its way."""
