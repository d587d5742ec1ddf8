"""Why a sentence may not be said now: the moment first, then the family of rules the verb belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.asks import TABLE
from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.rules import (
    doors,
    events,
    exploration,
    furniture,
    intervention,
    items,
    mastery,
    quests,
    skills,
    town,
    turns,
)
from souterrain.games.donjon.rules.frames import KINDS, WINDOW
from souterrain.games.donjon.rules.sheet import can_act
from souterrain.games.donjon.state import ENTRANCE, HEROES, MONSTERS, START, TOWN, State

Why: TypeAlias = "Callable[[State, int, str, Items], Rejected | None]"
MOVES: Final = ("walk", "run", "jump", "strike", "shoot")
FAMILIES: Final[tuple[tuple[tuple[str, ...], Why], ...]] = (
    (MOVES, turns.why),
    (tuple(doors.DEEDS), doors.why),
    (tuple(furniture.DEEDS), furniture.why),
    (tuple(skills.DEEDS), skills.why),
    (tuple(items.DEEDS), items.why),
    (tuple(quests.DEEDS), quests.why),
    (tuple(exploration.DEEDS), exploration.why),
)
STEP_RULES: Final = {TOWN: "DJ-029", ENTRANCE: "DJ-045", START: "DJ-049", HEROES: "DJ-062", MONSTERS: "DJ-065"}


def explain(s: State, action: Action, seat: int) -> Rejected:
    verb, said = action[0], action[1:]
    hero = s.hero_of(seat)
    if not _known(verb):
        return Rejected("no-such-verb")
    if s.frames:
        return _in_a_frame(s, verb, seat)
    if seat == TABLE:
        return Rejected("nothing-to-close", "DJ-126")
    if seat == s.table.master:
        return _of_master(s, verb, said)
    if s.step == TOWN:
        return town.why(s, hero, verb, said) or Rejected("in-town", "DJ-029")
    return _of_hero(s, hero, verb, said)


def _known(verb: str) -> bool:
    return verb == "close" or verb in mastery.DEEDS or verb in turns.DEEDS or verb in town.TOWN_DEEDS or verb in ANSWERS


ANSWERS: Final = (
    "strain",
    "reroll",
    "defy",
    "arrange",
    "redraw",
    "keep",
    "admit",
    *events.ANSWERS,
    *furniture.ANSWERS,
    *skills.ANSWERS,
)
"""Verbs that only answer a frame."""


def _in_a_frame(s: State, verb: str, seat: int) -> Rejected:
    kind = KINDS[s.frames[-1].kind]
    if kind.mode == WINDOW:
        return Rejected("roll-first", "A-12") if verb in ANSWERS else Rejected("finish-first", "A-88")
    if seat not in kind.offers(s, s.frames[-1]):
        return Rejected("others-choose", "DJ-101")
    return Rejected("finish-first", "DJ-101")


def _of_master(s: State, verb: str, said: Items) -> Rejected:
    if s.step not in (ENTRANCE, START, MONSTERS):
        return Rejected("heroes-turn", "DJ-064")
    if verb in intervention.DEEDS:
        return intervention.why(s, verb, said) or Rejected("badly-said", "DJ-192")
    if verb in events.MASTER_DEEDS:
        return events.why(s, verb, said) or Rejected("badly-said", "A-07")
    if verb not in mastery.DEEDS:
        return Rejected("heroes-only", "DJ-001")
    return Rejected("badly-said", STEP_RULES[s.step])


def _of_hero(s: State, hero: int, verb: str, said: Items) -> Rejected:
    if verb not in turns.DEEDS:
        wrong = verb in mastery.DEEDS
        return Rejected("master-only", "DJ-001") if wrong else Rejected("not-now", STEP_RULES.get(s.step, "DJ-062"))
    if not s.heroes[hero].standing:
        return Rejected("down", "A-03")
    if not can_act(s, hero):
        return Rejected("cannot-act", "A-03")
    if s.step != HEROES:
        return Rejected("masters-turn", "DJ-064" if s.step == MONSTERS else "DJ-049")
    if s.heroes[hero].ended:
        return Rejected("turn-ended", "DJ-040")
    if hero not in turns.able(s):
        return Rejected("order-set", "DJ-063")
    for verbs, why in FAMILIES:
        if verb in verbs:
            found = why(s, hero, verb, said)
            if found is not None:
                return found
    return Rejected("badly-said", "DJ-051")
