"""Reasons to refuse a command: first the moment, then the rules of the verb's family."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.asks import TABLE
from souterrain.core.forms import Items
from souterrain.core.frames import WINDOW, Frame
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.rules.engine import HERO_FAMILY, KINDS, MASTER_DEEDS, MASTER_WHY, TOWN_FAMILY
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.frames.rolls import Roll, Test
from souterrain.games.donjon.rules.questions.naming import read_door, read_furniture
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.questions.spending import means
from souterrain.games.donjon.rules.questions.turns import able
from souterrain.games.donjon.rules.skills import casting
from souterrain.games.donjon.state import ENTRANCE, HEROES, MONSTERS, START, TOWN, State


def explain(state: State, action: Action, seat: int) -> Rejected:
    verb, said = action[0], action[1:]
    hero = state.hero_of(seat)
    if not _known(verb):
        return Rejected("no-such-verb")
    if state.frames:
        return _in_a_frame(state, verb, said, seat)
    if seat == TABLE:
        return Rejected("nothing-to-close", "DJ-126")
    if seat == state.table.master:
        return _of_master(state, verb, said)
    if state.step == TOWN:
        found = in_town(state, hero, verb, said)
        return Rejected("in-town", "DJ-029") if found is None else found
    return _of_hero(state, hero, verb, said)


def _known(verb: str) -> bool:
    return verb in MASTER_DEEDS or verb in HERO_FAMILY or verb in TOWN_FAMILY or verb in ANSWERS


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
"""Verbs that only answer a frame, with their rules."""
MAKING: Final = ("create", "lead")
"""Verbs of a seat that has no hero yet."""


def _is_wasted(state: State, frame: Frame, verb: str, said: Items, hero: int) -> bool:
    """Return True for fatigue or destiny that the hero could pay, and that would change nothing (A-97)."""
    if hero < 0 or not said or not isinstance(frame, Roll):
        return False
    if verb == "strain" and bool(frame.die) == (state.options.pf_timing == "after"):
        own = (frame.who, frame.target) if isinstance(frame, Attack) else (frame.who,)
        return hero in own and said[0][1] <= means(state, hero)
    return verb == "reroll" and bool(frame.die and state.heroes[hero].destiny) and isinstance(frame, Attack | Test)


def _in_a_frame(state: State, verb: str, said: Items, seat: int) -> Rejected:
    frame = state.frames[-1]
    kind, rule = KINDS[type(frame)], frame.rule
    offers = kind.offers(state, frame)
    if kind.mode == WINDOW:
        if _is_wasted(state, frame, verb, said, state.hero_of(seat)):
            return Rejected("changes-nothing", "A-97")
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
    if verb in MASTER_WHY:
        return MASTER_WHY[verb](state, verb, said)
    return Rejected("heroes-only", "DJ-001")


def in_town(state: State, hero: int, verb: str, said: Items) -> Rejected | None:
    if verb not in TOWN_FAMILY:
        return None
    if verb not in MAKING and state.heroes[hero].out == UNMADE:
        return Rejected("create-first", "DJ-011")
    if verb not in MAKING and state.heroes[hero].ready:
        return Rejected("departed-already", "DJ-029")
    return TOWN_FAMILY[verb].why(state, hero, verb, said)


def _of_hero(state: State, hero: int, verb: str, said: Items) -> Rejected:
    if verb not in HERO_FAMILY:
        if verb in ANSWERS:
            return Rejected("nothing-asked", ANSWERS[verb])
        return Rejected("master-only", "DJ-001") if verb in MASTER_DEEDS else Rejected("only-in-town", "DJ-029")
    if not state.heroes[hero].standing:
        return Rejected("down", "A-03")
    if not can_act(state, hero):
        return Rejected("cannot-act", "A-03")
    if state.heroes[hero].has("pit") and verb not in FREE:
        return Rejected("in-pit", "E05")
    if not _is_free_skill(state, verb, said):
        if state.step != HEROES:
            return Rejected("masters-turn", "DJ-064" if state.step == MONSTERS else "DJ-049")
        if state.heroes[hero].ended:
            return Rejected("turn-ended", "DJ-040")
        if hero not in able(state):
            return Rejected("order-set", "DJ-063")
    found = HERO_FAMILY[verb].why(state, hero, verb, said)
    if found is None:
        found = _of_boost(state, hero, verb, said)
    return Rejected("nothing-follows", "DJ-051") if found is None else found


FREE: Final = (
    "use",
    "read",
    "equip",
    "doff",
    "drink",
    "apply",
    "overcome",
    "smear",
    "kindle",
    "douse",
    "insist",
    "end",
)
"""Verbs that a pit does not forbid (E05)."""


def _is_free_skill(state: State, verb: str, said: Items) -> bool:
    """Return True for a free skill or scroll that may be used outside the own turn (A-91)."""
    if verb not in ("use", "read") or not said or not casting.may_use_aside(state):
        return False
    word = said[0][0]
    name = ITEMS[word].spell if word in ITEMS else word
    return name in SKILLS and casting.is_free(name)


def _of_boost(state: State, hero: int, verb: str, said: Items) -> Rejected | None:
    """Return the refusal of a skill that boosts opening or searching, by its own rules (V4)."""
    if verb not in BOOSTED or read_door(said)[0]:
        return None
    words = said if verb == "search" else read_furniture(state, said)[1]
    return casting.why(state, hero, "use", words) if words else None


BOOSTED: Final = ("open", "force", "search")
