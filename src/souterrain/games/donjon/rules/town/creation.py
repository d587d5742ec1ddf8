"""Creation of heroes (DJ-011 … DJ-021)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import INSIDE, UNMADE, Hero
from souterrain.games.donjon.content.heroes import (
    CLASSES,
    DESTINY,
    FATIGUE,
    FORBIDDEN,
    GOLD,
    LIFE,
    PAIRS,
    RACES,
    SKILLS,
    SKILLS_AT_FIRST,
    SKILLS_OF,
)
from souterrain.games.donjon.state import State, put


def _form(cls: str) -> Form:
    """Return the form for a class: a race that may have it, and two of its skills."""
    races = tuple([((race, 1), (cls, 1)) for race, known in PAIRS if known == cls])
    skills = SKILLS_OF[cls]
    return Form(Rows(races), Counts(skills, (1,) * len(skills), SKILLS_AT_FIRST, SKILLS_AT_FIRST))


CREATE: Final = Verb("create", *[_form(cls) for cls in CLASSES])


def beginner(race: str, cls: str, skills: tuple[str, ...]) -> Hero:
    """Return a new hero; all begin with the same life, fatigue, destiny and gold (DJ-020)."""
    new = Hero()
    new.race, new.cls, new.skills = race, cls, skills
    new.life = new.max_life = LIFE
    new.fatigue = new.max_fatigue = FATIGUE
    new.destiny, new.gold = DESTINY, GOLD
    new.out = INSIDE
    return new


def create(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Create a hero of the player's own making."""
    (race, _), (cls, _), *skills = items
    new = beginner(race, cls, tuple([skill for skill, _ in skills]))
    state.heroes = put(state.heroes, hero, new)
    log("created", seat=state.seat_of(hero), race=race, cls=cls, skills=[(skill, 1) for skill in new.skills])


def why(state: State, hero: int, items: Items) -> Rejected | None:
    if state.heroes[hero].out != UNMADE:
        return Rejected("created-already", "A-71")
    words = [word for word, _ in items]
    if len(words) < 2 or words[0] not in RACES or words[1] not in CLASSES:
        return Rejected("race-and-class", "DJ-011")
    race, cls, skills = words[0], words[1], words[2:]
    if (race, cls) in FORBIDDEN:
        return Rejected("no-such-pair", "DJ-013", race=race, cls=cls)
    other = next((skill for skill in skills if skill in SKILLS and SKILLS[skill].cls != cls), None)
    if other is not None:
        return Rejected("other-class", "DJ-021", skill=other)
    return Rejected("two-skills", "DJ-021")
