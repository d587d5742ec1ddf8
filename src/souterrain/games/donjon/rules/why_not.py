"""Why a sentence may not be said now: the moment first, then the family of rules the verb belongs to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.asks import TABLE
from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.rules import event_cards, furniture, items, master, quests, skills
from souterrain.games.donjon.rules.dungeon import doors, intervention
from souterrain.games.donjon.rules.fight import refusals
from souterrain.games.donjon.rules.kinds import KINDS, WINDOW
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.town import town
from souterrain.games.donjon.rules.turn import exploration, moves
from souterrain.games.donjon.state import ENTRANCE, HEROES, MONSTERS, START, TOWN, State

Why: TypeAlias = "Callable[[State, int, str, Items], Rejected | None]"
MOVES: Final = ("walk", "run", "jump", "strike", "shoot")
FAMILIES: Final[tuple[tuple[tuple[str, ...], Why], ...]] = (
    (MOVES, moves.why),
    (tuple(doors.DEEDS), doors.why),
    (tuple(furniture.DEEDS), furniture.why),
    (tuple(skills.DEEDS), skills.why),
    (tuple(items.DEEDS), items.why),
    (tuple(quests.DEEDS), quests.why),
    (tuple(exploration.DEEDS), exploration.why),
)


def explain(state: State, action: Action, seat: int) -> Rejected:
    verb, said = action[0], action[1:]
    hero = state.hero_of(seat)
    if not _known(verb):
        return Rejected("no-such-verb")
    if state.frames:
        return _in_a_frame(state, verb, seat)
    if seat == TABLE:
        return Rejected("nothing-to-close", "DJ-126")
    if seat == state.table.master:
        return _of_master(state, verb, said)
    if state.step == TOWN:
        return town.why(state, hero, verb, said) or Rejected("in-town", "DJ-029")
    return _of_hero(state, hero, verb, said)


def _known(verb: str) -> bool:
    return verb in master.DEEDS or verb in moves.DEEDS or verb in town.TOWN_DEEDS or verb in ANSWERS


ANSWERS: Final = {
    "accept": "M10",
    "admit": "E10",
    "arrange": "DJ-101",
    "choose": "T14",
    "close": "A-12",
    "decline": "M10",
    "defy": "DJ-128",
    "divide": "T05",
    "enough": "M6",
    "exchange": "DJ-193",
    "forestall": "DJ-130",
    "gather": "E02",
    "hand": "DJ-136",
    "keep": "DJ-102",
    "redraw": "DJ-102",
    "reroll": "DJ-129",
    "rummage": "E26",
    "sidestep": "E07",
    "slip": "V6",
    "spread": "M6",
    "stack": "E19",
    "strain": "A-12",
    "take": "DJ-136",
    "topple": "E17",
}
"""Verbs that only answer a frame, and the rule of each."""
FRAMES: Final = {
    "ahead": "DJ-193",
    "alarm": "E10",
    "ambush": "E02",
    "aside": "E07",
    "attack": "A-12",
    "body": "E26",
    "cave-in": "E17",
    "cleave": "G3",
    "drawn": "DJ-102",
    "drowning": "A-14",
    "fallen": "DJ-128",
    "fire": "M6",
    "found": "A-07",
    "furniture": "A-13",
    "gift": "E27",
    "harm-roll": "A-13",
    "judge": "DJ-103",
    "loss": "P8",
    "missiles": "T14",
    "number": "A-15",
    "run-roll": "A-13",
    "search-roll": "A-13",
    "secret-door": "A-45",
    "share": "DJ-136",
    "shown": "DJ-130",
    "slip": "V6",
    "stack": "E19",
    "test": "A-12",
    "two-dice": "V4",
    "way": "DJ-101",
    "web": "A-58",
    "willing": "M10",
}
"""The rule of each kind of frame that is answered."""


def _in_a_frame(state: State, verb: str, seat: int) -> Rejected:
    kind, rule = KINDS[state.frames[-1].kind], FRAMES[state.frames[-1].kind]
    offers = kind.offers(state, state.frames[-1])
    if kind.mode == WINDOW:
        return Rejected("roll-first", rule) if verb in ANSWERS else Rejected("finish-first", "A-88")
    if seat not in offers:
        return Rejected("others-choose", rule)
    offered = any(known.word == verb for known in offers[seat])
    return Rejected("not-among-these" if offered else "finish-first", rule)


def _of_master(state: State, verb: str, said: Items) -> Rejected:
    if state.step not in (ENTRANCE, START, MONSTERS):
        return Rejected("heroes-turn", "DJ-064")
    if state.step == ENTRANCE:
        return Rejected("entrance-first", "DJ-045")
    if verb in ANSWERS:
        return Rejected("nothing-asked", ANSWERS[verb])
    if verb in intervention.DEEDS:
        return intervention.why(state, verb, said)
    if verb in event_cards.MASTER_DEEDS:
        return event_cards.why(state, verb, said)
    if verb == "entrance":
        return Rejected("entrance-set", "DJ-045")
    if verb == "proceed":
        return Rejected("nothing-follows", "DJ-051") if state.step == START else Rejected("monsters-act", "DJ-065")
    if verb in refusals.VERBS:
        return refusals.why(state, verb, said) if state.step == MONSTERS else Rejected("monsters-wait", "DJ-065")
    return Rejected("heroes-only", "DJ-001")


def _of_hero(state: State, hero: int, verb: str, said: Items) -> Rejected:
    if verb not in moves.DEEDS:
        if verb in ANSWERS:
            return Rejected("nothing-asked", ANSWERS[verb])
        return Rejected("master-only", "DJ-001") if verb in master.DEEDS else Rejected("only-in-town", "DJ-029")
    if not state.heroes[hero].standing:
        return Rejected("down", "A-03")
    if not can_act(state, hero):
        return Rejected("cannot-act", "A-03")
    if state.step != HEROES:
        return Rejected("masters-turn", "DJ-064" if state.step == MONSTERS else "DJ-049")
    if state.heroes[hero].ended:
        return Rejected("turn-ended", "DJ-040")
    if hero not in moves.able(state):
        return Rejected("order-set", "DJ-063")
    why = next(why for verbs, why in FAMILIES if verb in verbs)
    return why(state, hero, verb, said) or Rejected("nothing-follows", "DJ-051")
