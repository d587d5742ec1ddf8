"""The numbers that make up a total, each with its name.

A name is a noun (a weapon, a characteristic, a mark, a skill), or one of `PARTS`, the messages `text-part-*`.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from souterrain.games.donjon.board.figures import Hero, Monster
from souterrain.games.donjon.content.creatures import ATTACK, DEFENCE, MAGIC, TRAITS
from souterrain.games.donjon.content.heroes import ITEMS, SKILLS
from souterrain.games.donjon.rules.frames.fight import Attack, Blow
from souterrain.games.donjon.rules.frames.rolls import Test
from souterrain.games.donjon.rules.questions.light import hindered
from souterrain.games.donjon.rules.questions.rolls import total
from souterrain.games.donjon.rules.questions.sheet import (
    hallowed,
    is_hero,
    lamplight,
    missile_of,
    smeared,
    spell_bonus,
    trait,
    weapon,
    weapon_bonus,
)
from souterrain.games.donjon.rules.questions.skill_cards import term
from souterrain.games.donjon.state import State

Part: TypeAlias = "tuple[str, int]"
PARTS: Final = ("armour", "bonus", "dark", "power", "spell-power")
LUCK: Final = (("favoured", 1), ("cursed", -1), ("venom", -1))
HEARTS: Final = (*LUCK, ("blessed", 1), ("daunted", -1))


def attack_parts(state: State, frame: Blow) -> list[Part]:
    """Return what the attacker adds to the die."""
    spell = isinstance(frame, Attack) and frame.via in ("spell", "opposed")
    found = [(TRAITS[MAGIC if spell else ATTACK], frame.trait), (_weapon(state, frame), frame.power)]
    found += _rest(frame.bonus, _bonuses(state, frame))
    return _there([*found, ("fatigue", frame.strain)])


def defence_parts(state: State, frame: Attack) -> list[Part]:
    """Return what the defender adds to the die."""
    against = frame.against if frame.against >= 0 else DEFENCE
    found = [(TRAITS[against], frame.guard), *_rest(frame.armour, _armour(state, frame.target), "armour")]
    found += _rest(frame.aid, _aids(state, frame))
    return _there([*found, ("fatigue", frame.brace)])


def test_parts(state: State, frame: Test) -> list[Part]:
    """Return what a figure adds to the die of a test."""
    own = trait(state, frame.who, frame.trait)
    dark = hindered(state, frame.who) if is_hero(frame.who) else 0
    found = [(TRAITS[frame.trait], own), *_marks(state, frame.who, LUCK), ("dark", -dark)]
    rest = total(state, frame) - frame.die - frame.strain - own
    return _there([*found[:1], *_rest(rest, found[1:]), ("fatigue", frame.strain)])


def _there(parts: list[Part]) -> list[Part]:
    return [(name, number) for name, number in parts if number]


def _rest(whole: int, known: list[Part], name: str = "bonus") -> list[Part]:
    """Return the known parts of a number, and what is left of it under a common name."""
    return [*known, (name, whole - sum([number for _, number in known]))]


def _weapon(state: State, frame: Blow) -> str:
    figure = state.figure(frame.who)
    if isinstance(frame, Attack) and frame.via not in ("melee", "missile"):
        return "spell-power"
    return figure.weapon if isinstance(figure, Hero) and figure.weapon else "power"


def _marks(state: State, who: int, names: tuple[tuple[str, int], ...]) -> list[Part]:
    figure = state.figure(who)
    return [(name, sign * figure.sum(name)) for name, sign in names]


def _bonuses(state: State, frame: Blow) -> list[Part]:
    """Return the bonuses of an attack that still have a name: skills, marks, weapon, missile and poison."""
    figure = state.figure(frame.who)
    skills = frame.skills if isinstance(frame, Attack) else ()
    found = [(name, term(name).number()) for name in skills if term(name).word != "pierce"]
    if isinstance(frame, Attack) and frame.via == "opposed":
        return [*found, *_marks(state, frame.who, LUCK)]
    found += [*_marks(state, frame.who, HEARTS), ("sanctuary-lamp", -lamplight(state, frame.who))]
    if isinstance(figure, Hero):
        found += [("mighty", figure.sum("mighty")), *_of_weapon(state, figure, frame)]
    return found


def _of_weapon(state: State, hero: Hero, frame: Blow) -> Iterator[Part]:
    via, target = (frame.via, frame.target) if isinstance(frame, Attack) else ("melee", frame.who)
    name = hero.weapon or "bonus"
    if via not in ("melee", "missile"):
        yield name, spell_bonus(state, frame.who)
        return
    if via == "missile" and not missile_of(hero):
        return  # the weapon broke after the attack was declared (E15)
    from_missile = via == "missile" and not weapon(hero).bonus
    yield missile_of(hero) if from_missile else name, weapon_bonus(state, hero, target, via)
    yield "hallowed", hallowed(hero)
    yield "rat-poisoned" if hero.has("rat-poisoned") else "envenomed", smeared(state, hero, target, via)


def _armour(state: State, who: int) -> list[Part]:
    figure = state.figure(who)
    if isinstance(figure, Monster):
        return [("shielded", figure.sum("shielded"))]
    body, shield = ITEMS[figure.armour].power if figure.armour else 0, int(bool(figure.shield))
    if not state.options.shield_stacks and body:
        shield = 0
    return [(figure.armour, body), (figure.shield, shield), ("shielded", figure.sum("shielded"))]


def _aids(state: State, frame: Attack) -> list[Part]:
    found = [(name, SKILLS[name].terms[0].number()) for name in frame.reactions if name in ("parry", "dodge")]
    figure = state.figure(frame.target)
    found += _marks(state, frame.target, (*LUCK, ("favour", 1)))
    if isinstance(figure, Hero) and frame.against < 0:
        found += [(name, ITEMS[name].bonus) for name in (figure.armour, figure.shield) if name]
    return found
