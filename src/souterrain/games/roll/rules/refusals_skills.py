"""Refusals of re-rolls, treasures and hero skills."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.roll.content.dice import (
    BAIT,
    ELIXIR,
    FACE_OF,
    FOE_OF,
    LEVELS,
    MONSTERS,
    PARCHMENT,
    PARTY,
    PORTAL,
    RING,
    SCALES,
    SCROLL,
    SOURCE_OF,
    TOKEN_OF,
    TOKENS,
    Token,
)
from souterrain.games.roll.rules import specialties, treasures, ultimates
from souterrain.games.roll.rules.heroes import in_phase
from souterrain.games.roll.rules.reasons import (
    TOKEN_RULES,
    dice_to_reroll,
    die_missing,
    effect,
    faces_named,
    source_missing,
    token_missing,
    total,
)
from souterrain.games.roll.state import DRAGON_PHASE, MONSTER_PHASE, REGROUP_PHASE, State


def reroll(state: State, items: Items) -> Rejected | None:
    if state.phase > DRAGON_PHASE:
        return Rejected("not-in-phase", "DR-33")
    if items[-2:-1] != (("with", 1),):
        return _payer(state, PARTY[SCROLL]) if not specialties.reroll_verbs(state, state.side) else None
    dice, payer = items[:-2], items[-1][0]
    if payer == "hero":
        return _once_a_level(state, dice)
    broke = _payer(state, payer)
    return dice_to_reroll(state, dice, payer) if broke is None else broke


def _payer(state: State, payer: str) -> Rejected | None:
    """Refuse a payer: a Scroll die pays in its phase, for the Scribe any party die in any (DR-33, DR-225)."""
    if payer == TOKENS[PARCHMENT]:
        return Rejected("say-use", "DR-87")
    if payer != PARTY[SCROLL] and not (payer in FACE_OF and state.side.sacrifice):
        return Rejected("pays-no-reroll", "DR-33", source=payer) if payer in SOURCE_OF else None
    if not specialties.scroll_phase(state) and not state.side.sacrifice:
        return Rejected("scroll-phase", "DR-33")
    return source_missing(state, payer)


def _once_a_level(state: State, dice: Items) -> Rejected | None:
    """Refuse a re-roll by the hero: the Tracker's Goblin, the Ashwalker's die (DR-216, DR-221)."""
    if not state.side.level_reroll:
        return Rejected("not-your-skill", "DR-90")
    rule = effect(state, "S")
    if state.used:
        return Rejected("once-per-level", rule)
    for word, _ in dice:
        if word in FACE_OF or (word in FOE_OF and FOE_OF[word] not in (*state.side.level_reroll, FOE_OF["dragon"])):
            return Rejected("hero-rerolls-other", rule, die=word)
    if total(dice) > 1:
        return Rejected("one-die-only", rule)
    return dice_to_reroll(state, dice, "hero")


def lure(state: State, items: Items) -> Rejected | None:
    rule = "DR-224.S"
    if not state.side.lure:
        return Rejected("not-your-skill", rule)
    if state.phase != MONSTER_PHASE:
        return Rejected("not-in-phase", rule)
    if not any(state.dungeon[:3]):
        return Rejected("no-monster", rule)
    if len(items) < 3 or items[1] != ("with", 1):
        return None
    word, payer = items[0][0], items[2][0]
    if payer not in (PARTY[SCROLL], TOKENS[PARCHMENT]):
        return Rejected("scroll-pays", rule)
    if word in FOE_OF and word not in MONSTERS:
        return Rejected("not-a-monster", rule, die=word)
    if total(items[:1]) > 1:
        return Rejected("one-die-only", rule)
    missing = source_missing(state, payer)
    return die_missing(state, items[:1], rule) if missing is None else missing


def refresh(state: State, items: Items) -> Rejected | None:
    rule = "DR-223.S"
    if state.side.refresh != "token":
        return Rejected("not-your-skill", rule)
    if state.phase > DRAGON_PHASE:
        return Rejected("not-in-phase", rule)
    if not state.exhausted:
        return Rejected("already-ready", rule)
    return token_missing(state, items[0][0]) if items else None


def use(state: State, items: Items) -> Rejected | None:
    if not items or items[0][0] not in TOKEN_OF:
        return None
    token = TOKEN_OF[items[0][0]]
    missing = token_missing(state, items[0][0])
    if missing is not None:
        return missing
    if token < PARCHMENT:
        return Rejected("token-acts-as-face", "DR-80", token=items[0][0])
    if items[0][1] > 1:
        return Rejected("one-at-a-time", TOKEN_RULES[token])
    reason = USES[token](state, items[1:])
    return Rejected("badly-said", TOKEN_RULES[token]) if reason is None else reason


def _parchment(state: State, items: Items) -> Rejected | None:
    if state.phase == REGROUP_PHASE and state.level == LEVELS:
        return Rejected("must-retire", "DR-87")
    return dice_to_reroll(state, items, TOKENS[PARCHMENT])


def _ring(state: State, items: Items) -> Rejected | None:
    return None if state.lair else Rejected("nothing-in-lair", "DR-81")


def _scales(state: State, items: Items) -> Rejected | None:
    return Rejected("scales-do-nothing", "DR-82")


def _elixir(state: State, items: Items) -> Rejected | None:
    if not state.graveyard:
        return Rejected("graveyard-empty", "DR-83")
    return faces_named(items[1:], 1, "DR-83") if items[:1] == (("->", 1),) else None


def _bait(state: State, items: Items) -> Rejected | None:
    """Refuse a bait for anything but one active die, or every monster, by the option (DR-84)."""
    everything = treasures.bait_all(state)
    if not any(state.dungeon[:3] if everything else state.dungeon):
        return Rejected("no-die-to-bait", "DR-84")
    if everything:
        return Rejected("bait-takes-all", "DR-84")
    missing = die_missing(state, items, "DR-84")
    return Rejected("one-die-only", "DR-84") if missing is None and total(items) > 1 else missing


def _portal(state: State, items: Items) -> Rejected | None:
    return Rejected("at-regroup", "DR-61") if state.phase == REGROUP_PHASE and not items else None


USES: Final[dict[Token, Callable[[State, Items], Rejected | None]]] = {
    PARCHMENT: _parchment,
    RING: _ring,
    SCALES: _scales,
    ELIXIR: _elixir,
    BAIT: _bait,
    PORTAL: _portal,
}


def ultimate(state: State, items: Items) -> Rejected | None:
    """Refuse an ultimate that is not this hero's, spent, not in this phase, without effect, or said otherwise (DR-90,
    DR-94)."""
    side = state.side
    hero, own = side.name, side.ultimate
    if own.effect == "none":
        return Rejected("no-hero", "DR-10")
    rule = effect(state, "U")
    if state.exhausted:
        return Rejected("ultimate-spent", effect(state, "S") if side.starts_exhausted else "DR-90", hero=hero)
    if not in_phase(state, own):
        return Rejected("ultimate-not-now", rule if own.phases else "DR-94", hero=hero)
    if own.effect == "companion":
        return Rejected("hero-fights-along", "DR-97")
    if ultimates.verb(state, side) is None:
        return Rejected("ultimate-changes-nothing", rule, hero=hero)
    missing = _not_there(state, items, rule)
    return Rejected("ultimate-otherwise", rule, hero=hero) if missing is None else missing


def _not_there(state: State, items: Items, rule: str) -> Rejected | None:
    """Refuse a die that is not on the table or a token that is not held; faces behind an arrow are no dice yet."""
    for place, (word, number) in enumerate(items):
        if place and items[place - 1][0] == "->":
            continue
        if word in FOE_OF and FOE_OF[word] == FOE_OF["dragon"]:
            if number > state.lair:
                return Rejected("no-such-die", rule, die=word)
        else:
            for missing in (die_missing(state, ((word, number),), rule), token_missing(state, word, number)):
                if missing is not None:
                    return missing
    return None
