"""Fights in text: monsters, their conditions, and possible attacks with their odds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.board.figures import NOWHERE, Hero, Monster
from souterrain.games.donjon.content.creatures import CAPTIVE, CREATURES
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.content.map_letters import sign
from souterrain.games.donjon.rules.questions.attacks import shots
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.state import MONSTERS, State
from souterrain.games.donjon.text.desk import odds_on_heroes
from souterrain.games.donjon.text.dice import odds_text
from souterrain.games.donjon.text.lines import Row, apart, capital, figure_name, glued, square_name
from souterrain.games.donjon.text.ways import away, steps_beside, steps_from
from souterrain.games.donjon.view.odds import blow, bolt, percent
from souterrain.games.donjon.view.sections import MARKS

TOLD: Final = (*MARKS, "amulet-spent", "doused")
"""Marks that are shown as conditions; the others are internal to the rules."""
NEAREST: Final = 8
"""Maximum number of monsters listed for a hero."""


def marks(words: Words, figure: Hero | Monster) -> list[str]:
    found: dict[str, int] = {}
    for name, amount, _, _ in figure.marks:
        found[name] = found.get(name, 0) + amount
    return [words(f"text-mark-{name}", number=amount) for name, amount in found.items() if name in TOLD]


def monsters(state: State, view: View, words: Words) -> Iterator[Row]:
    """Yield all monsters and captives with life and square; in the monsters' turn also with their targets."""
    if state.step == MONSTERS and state.foes and not state.frames:
        yield words("text-odds-label"), words("text-odds-mean")
    for monster in state.monsters:
        noun, mark = capital(words.noun(monster.kind)), sign(monster.kind, monster.number)
        label = words("text-monster-name", mark=mark, noun=noun)
        yield label, ", ".join([*_monster(state, words, monster), *_on_heroes(state, view, words, monster)])


def _monster(state: State, words: Words, monster: Monster) -> Iterator[str]:
    yield glued(words("text-life", left=monster.life, life=monster.max_life))
    if monster.square == NOWHERE:
        yield words("text-waiting")
        return
    yield square_name(state, words, monster.square)
    yield from marks(words, monster)
    if monster.kind == CAPTIVE and monster.follows >= 0:
        yield words("text-follows", name=figure_name(state, words, monster.follows))
    if monster.spells:
        yield words("text-spells", names=", ".join([words.noun(spell) for spell in monster.spells]))
    if state.step == MONSTERS and not state.frames and monster.kind != CAPTIVE:
        if monster.ended:
            yield words("text-turn-over")
        else:
            yield from _prey(state, words, monster)


def _on_heroes(state: State, view: View, words: Words, monster: Monster) -> Iterator[str]:
    """Yield the monster's odds against the heroes, which the master sees outside the monsters' turn too."""
    told = odds_on_heroes(state, view, words, monster)
    if told and monster.square != NOWHERE and (state.step != MONSTERS or state.frames):
        yield told


def _prey(state: State, words: Words, monster: Monster) -> Iterator[str]:
    """Yield its targets with the odds; a wraith takes strength instead of life, so only its chance to hit is shown."""
    near, drains = threatened(state, monster.uid), "drain" in CREATURES[monster.kind].flags
    for via, targets in (("melee", near), ("missile", [who for who in shots(state, monster.uid) if who not in near])):
        for target in targets:
            found = blow(state, monster.uid, target, via)
            told = odds_text(words, found)
            if found is not None and drains and is_hero(target):
                told = words("text-percent", percent=percent(found.hit))
            yield glued(words(f"text-prey-{via}", name=figure_name(state, words, target), odds=told))


def targets(state: State, words: Words, hero: int) -> str:
    """Return the monsters nearest to a hero, each with distance, direction, visibility and odds."""
    steps, here = steps_from(state, hero), state.heroes[hero].square
    found = []
    for monster in state.foes:
        beside = plan_of(state).adjacent(here, monster.square)
        far = 1 if beside else steps_beside(state, steps, monster.square)
        where = words("text-beside") if beside else away(words, far, here, (monster.square,))
        seen = sees(state, hero, monster.square)
        if seen and not beside:
            where = words("text-seen", where=where)
        told = [f"{sign(monster.kind, monster.number)} {where}", *_odds(state, words, hero, monster, seen)]
        found.append((99 if far is None else far, monster.uid, ", ".join([glued(part) for part in told])))
    return apart(words, [text for _, _, text in sorted(found)[:NEAREST]])


def _odds(state: State, words: Words, hero: int, monster: Monster, seen: bool) -> Iterator[str]:
    """Yield the odds with the weapon, as a shot if possible, and with each bolt spell if the monster is seen."""
    figure, target = state.heroes[hero], monster.uid
    yield odds_text(words, blow(state, hero, target, "missile" if target in shots(state, hero) else "melee"))
    for name in figure.skills:
        for term in SKILLS[name].terms:
            if seen and term.word == "bolt" and figure.knows(name):
                yield f"{words.noun(name)} {odds_text(words, bolt(state, hero, target, term.number()))}"
