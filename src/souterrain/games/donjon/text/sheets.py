"""Heroes in text: a few lines for each, and the whole sheet of those who act."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.words import Words
from souterrain.games.donjon.board.figures import DEAD, NOWHERE, OUTSIDE, UNMADE, Hero
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.sheet import missile_of, trait, weapon, worn
from souterrain.games.donjon.state import HEROES, TOWN, State
from souterrain.games.donjon.text.fight import marks
from souterrain.games.donjon.text.lines import Row, capital, glued, player, square_name

UNTIMELY: Final = {("pe", 1): "exploring", ("pc", 0): "fighting"}
"""Remarks on skills that cannot be used in the current phase, by skill phase and `combat`."""


def party(state: State, words: Words, acting: list[int]) -> Iterator[Row]:
    for number, hero in enumerate(state.heroes):
        label = words("text-hero-name", number=number + 1, name=player(state, words, number))
        if hero.out == UNMADE:
            yield label, words("text-unmade")
            continue
        yield label, ", ".join(_who(words, hero))
        yield "", ", ".join(_belongings(state, words, hero))
        place = ", ".join(_place(state, words, number)) if state.step != TOWN else ""
        if place:
            yield "", place
        if number in acting:
            yield from sheet(state, words, number)


def _who(words: Words, hero: Hero) -> Iterator[str]:
    yield capital(words("text-hero-kind", race=hero.race, cls=hero.cls))
    yield glued(words("text-life", left=hero.life, life=hero.max_life))
    yield glued(words("text-fatigue", left=hero.fatigue, fatigue=hero.max_fatigue))
    yield glued(words("text-destiny", number=hero.destiny))


def _belongings(state: State, words: Words, hero: Hero) -> Iterator[str]:
    """Yield weapon, missiles, armour, light, gold and experience."""
    yield glued(f"{words.noun(hero.weapon)} ({weapon(hero).power})") if hero.weapon else words("text-unarmed")
    missile = missile_of(hero)
    if missile:
        yield glued(words("text-list", items=[(missile, hero.count(missile))]))
    gear = [name for name in (hero.armour, hero.shield) if name]
    if gear:
        named = words("text-plus", one=gear[0], two=gear[-1], number=len(gear))
        yield glued(f"{named} ({worn(state, hero)})")
    else:
        yield words("text-unarmoured")
    if hero.lit:
        yield glued(words("text-lit", name=hero.lit))
    yield glued(words("text-gold", number=hero.gold))
    yield glued(words("text-experience", number=hero.xp + hero.earned))


def _place(state: State, words: Words, number: int) -> Iterator[str]:
    """Yield the hero's square, the rest of the turn, and the conditions."""
    hero = state.heroes[number]
    if hero.square != NOWHERE:
        yield square_name(state, words, hero.square)
    if hero.out in (DEAD, OUTSIDE):
        yield words("text-dead" if hero.out == DEAD else "text-outside")
        return
    if hero.down:
        yield words("text-down")
    elif state.step == HEROES and hero.ended:
        yield words("text-turn-over")
    elif state.step == HEROES:
        yield words("text-points", number=points_left(state, number))
        if hero.ran:
            yield words("text-ran")
        if state.combat and hero.struck >= 1 + hero.extra:
            yield words("text-struck")
    yield from marks(words, hero)
    if hero.drained:
        yield words("text-drained", number=hero.drained)


# The whole sheet


def sheet(state: State, words: Words, number: int) -> Iterator[Row]:
    """Yield the current characteristics, the skills and the pack."""
    hero = state.heroes[number]
    yield "  " + words("text-traits"), traits(words, [trait(state, number, index) for index in range(len(TRAITS))])
    skills = ", ".join([_skill(state, words, hero, name) for name in hero.skills]) or words("text-none")
    yield "  " + words("text-skills"), skills if hero.fatigue else words("text-tired", skills=skills)
    used = (hero.weapon, hero.armour, hero.shield, hero.lit)
    carried = [(name, count - used.count(name)) for name, count in hero.pack if name != missile_of(hero)]
    carried = [(name, count) for name, count in carried if count > 0]
    if carried:
        yield "  " + words("text-pack"), words("text-list", items=carried)


def traits(words: Words, line: list[int]) -> str:
    return ", ".join([glued(f"{words.noun(name)} {value}") for name, value in zip(TRAITS, line, strict=True)])


def _skill(state: State, words: Words, hero: Hero, name: str) -> str:
    if any(tilted == name for tilted, _ in hero.tilted):
        when = "used"
    else:
        when = UNTIMELY.get((SKILLS[name].phase, int(bool(state.combat))), "") if state.step != TOWN else ""
    return glued(words(f"text-skill-{when}", name=name) if when else words.noun(name))
