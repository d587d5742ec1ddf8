"""Experience and its uses (DJ-184 … DJ-187)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.heroes import COSTS, SKILLS, SKILLS_OF
from souterrain.games.donjon.rules.mechanics import loot
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State, add

TOTALS = ("life", "fatigue", "destiny")
TREASURE = "treasure"


def cost_of(word: str) -> int:
    """Return the cost of a characteristic, a skill, a total or a treasure (DJ-187)."""
    return COSTS["trait" if word in TRAITS else "skill" if word in SKILLS else word]


def learn_verbs(state: State, hero: int) -> list[Verb]:
    figure = state.heroes[hero]
    skills = [skill for skill in SKILLS_OF[figure.cls] if skill not in figure.skills]
    words = [*TRAITS, *skills, *TOTALS, *([TREASURE] if any(state.treasures) or any(state.treasure_out) else [])]
    affordable = [((word, 1),) for word in words if cost_of(word) <= figure.xp]
    return [rows("learn", *affordable)] if affordable else []


def learn(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Buy an improvement. Totals of life and fatigue rise; destiny has no limit, so a point is simply added (A-17)."""
    word = items[0][0]
    figure = state.own_hero(hero)
    figure.xp -= cost_of(word)
    log("learned", seat=state.seat_of(hero), what=word, points=cost_of(word))
    if word in TRAITS:
        figure.grown = add(figure.grown, TRAITS.index(word))
    elif word in SKILLS:
        figure.skills = tuple([known for known in SKILLS_OF[figure.cls] if known == word or known in figure.skills])
    elif word == "life":
        figure.max_life += 1
        figure.life += 1
    elif word == "fatigue":
        figure.max_fatigue += 1
        figure.fatigue += 1
    elif word == "destiny":
        figure.destiny += 1
    else:
        loot.draw(state, hero, 1, chance, log)


def why_not_learn(state: State, hero: int, items: Items) -> Rejected | None:
    figure = state.heroes[hero]
    word = items[0][0] if items else ""
    if word in SKILLS and SKILLS[word].cls != figure.cls:
        return Rejected("other-class", "DJ-187", skill=word)
    if word in figure.skills:
        return Rejected("known-already", "DJ-187", skill=word)
    if word in (*TRAITS, *SKILLS, *TOTALS, TREASURE) and cost_of(word) > figure.xp:
        return Rejected("too-little-experience", "DJ-187", points=cost_of(word))
    return Rejected("no-treasure-left", "A-76") if word == TREASURE else None
