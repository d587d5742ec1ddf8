"""Skill cards: their effects, and the reasons why one cannot be used now (DJ-021 … DJ-025)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.heroes import SKILLS, Skill
from souterrain.games.donjon.rules.questions import exploring
from souterrain.games.donjon.rules.questions.attacks import may_attack
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.targets import AIMS
from souterrain.games.donjon.state import State

TERMS: Final = {name: skill.terms for name, skill in SKILLS.items()}


AIM: Final = {name: terms[0].word if terms[0].word in AIMS else "" for name, terms in TERMS.items()}
"""The aim of each skill that targets a single figure, else an empty string."""


def term(name: str) -> Term:
    """Return the effect of a skill."""
    return TERMS[name][1 if AIM[name] else 0]


def is_right(state: State, hero: int, name: str) -> bool:
    """Return True for the right of every thief to search for traps without card and fatigue, if the option grants it
    (A-38)."""
    return name == "find-traps" and state.heroes[hero].cls == "thief" and state.options.trap_search == "class"


def untimely(state: State, hero: int, skill: Skill) -> Rejected | None:
    """Return the reason why a skill of this kind cannot be used at this moment, or None."""
    if skill.use in ("paid", "attack") and state.heroes[hero].has("pit"):
        return Rejected("in-pit", "E05")
    if skill.use == "paid":
        return None if exploring.may_explore(state, hero) else exploring.why_not_explore(state, hero)
    if skill.phase == "pe" and state.combat:
        return Rejected("skill-only-exploring", skill.rule, skill=skill.id)
    if skill.phase == "pc" and not state.combat:
        return Rejected("skill-only-in-combat", skill.rule, skill=skill.id)
    if skill.use == "free" and state.heroes[hero].ran and state.options.run_blocks_free:
        return Rejected("runner", "A-21")
    if skill.use == "attack":
        return None if may_attack(state, hero) else Rejected("struck-already", "A-31")
    return None


def refused(state: State, hero: int, skill: Skill) -> Rejected | None:
    """Return the reason why this hero cannot use the card, or None."""
    figure = state.heroes[hero]
    if is_right(state, hero, skill.id):
        return untimely(state, hero, skill)
    if skill.id not in figure.skills:
        return Rejected("skill-unknown", "DJ-021", skill=skill.id)
    if any(name == skill.id for name, _ in figure.tilted):
        return Rejected("skill-tilted", "DJ-024", skill=skill.id)
    if figure.fatigue < 1:
        return Rejected("no-fatigue", "DJ-023")
    return untimely(state, hero, skill)


def _in_melee(state: State, hero: int, target: int, via: str) -> bool:
    return via == "melee"


def _with_missile(state: State, hero: int, target: int, via: str) -> bool:
    return via == "missile"


def _from_behind(state: State, hero: int, target: int, via: str) -> bool:
    """Return True if another hero stands beside the enemy (V5)."""
    plan, there = plan_of(state), state.figure(target).square
    return any(plan.adjacent(there, state.heroes[other].square) for other in state.up if other != hero)


BOOSTS: Final[dict[str, Callable[[State, int, int, str], bool]]] = {
    "attack": _in_melee,
    "backstab": _from_behind,
    "pierce": _with_missile,
}
"""The condition for each boost of an attack."""


_BOOSTING: Final = tuple([(name, terms[0]) for name, terms in TERMS.items() if terms[0].word in BOOSTS])


def boosts(state: State, hero: int, target: int, via: str) -> tuple[str, ...]:
    """Return the boosts that this hero may add to an attack; each costs a point of fatigue."""
    knows = state.heroes[hero].knows
    return tuple([name for name, found in _BOOSTING if knows(name) and BOOSTS[found.word](state, hero, target, via)])


SEARCH: Final = "expert-search"


def search_boost(state: State, hero: int) -> bool:
    """Return True if two dice may be rolled for a zone or a piece of furniture (V4)."""
    return not state.combat and state.heroes[hero].knows(SEARCH)


CHARGE: Final = "charge"


def charging(state: State, hero: int) -> bool:
    figure = state.heroes[hero]
    return figure.has("charging") and figure.entered >= term(CHARGE).number(1)
