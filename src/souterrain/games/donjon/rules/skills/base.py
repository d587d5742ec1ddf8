"""A skill card: what it costs, when it may be used, and why not (DJ-021 … DJ-025, DJ-069, DJ-127)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.heroes import SKILLS, SPELLS, Skill
from souterrain.games.donjon.rules.questions.sheet import is_hero, unmarked
from souterrain.games.donjon.rules.questions.targets import AIMS
from souterrain.games.donjon.state import State


class Effect(NamedTuple):
    """What a word of the cards does when its skill is used. Figures are heroes and monsters alike."""

    can: Callable[[State, int, str], bool]
    """Whether there is anything to use it on."""
    fields: Callable[[State, int, str], tuple[Field, ...]]
    """What is said after the skill's own word."""
    act: Callable[[State, int, str, Items, Chance, Log], None]


TERMS: Final = {name: skill.terms for name, skill in SKILLS.items()}
AIM: Final = {name: terms[0].word if terms[0].word in AIMS else "" for name, terms in TERMS.items()}
"""At whom it is aimed, where that is one figure."""


def term(name: str) -> Term:
    """What the skill does."""
    return TERMS[name][1 if AIM[name] else 0]


def spend(state: State, hero: int, name: str, log: Log) -> None:
    """One point of fatigue, and the card is tilted until the next phase of this kind (DJ-023, DJ-024, A-05)."""
    figure = state.own_hero(hero)
    figure.fatigue -= 1
    figure.tilted = (*figure.tilted, (name, state.combat))
    log("used-skill", seat=state.seat_of(hero), skill=name, left=figure.fatigue)


def is_right(state: State, hero: int, name: str) -> bool:
    """Where the table likes it every thief searches for traps, with no card and no fatigue (A-38)."""
    return name == "find-traps" and state.heroes[hero].cls == "thief" and state.option("trap_search") == "class"


def begin(state: State, who: int, name: str) -> None:
    """A spell breaks a lull (A-86), and whoever casts or attacks is seen again (M8)."""
    skill = SKILLS[name]
    if name in SPELLS and state.combat:
        state.stirred = 2
    if name in SPELLS or skill.use == "attack":
        unmarked(state, who, "invisible")
    if is_hero(who):
        figure = state.own_hero(who)
        figure.acted = 1
        figure.struck += skill.use == "attack"


def untimely(state: State, hero: int, skill: Skill) -> Rejected | None:
    """Why this is not the moment for what the card does."""
    if skill.use == "paid":
        from souterrain.games.donjon.rules.dungeon import doors

        return None if doors.may_explore(state, hero) else doors._why_explore(state, hero)
    if skill.phase == "pe" and state.combat:
        return Rejected("skill-only-exploring", skill.rule, skill=skill.id)
    if skill.phase == "pc" and not state.combat:
        return Rejected("skill-only-in-combat", skill.rule, skill=skill.id)
    if skill.use == "free" and state.heroes[hero].ran and state.option("run_blocks_free") == "on":
        return Rejected("runner", "A-21")
    if skill.use == "attack":
        from souterrain.games.donjon.rules.fight.assault import may_attack

        return None if may_attack(state, hero) else Rejected("struck-already", "A-31")
    return None


def refused(state: State, hero: int, skill: Skill) -> Rejected | None:
    """Why the card itself cannot be used."""
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
