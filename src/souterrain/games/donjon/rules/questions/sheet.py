"""What a figure is worth at this moment: characteristics, power, armour, all marks counted."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.games.donjon.board.figures import FIRST_MONSTER, NOWHERE, Hero, Monster
from souterrain.games.donjon.content.creatures import CREATURES, DEFENCE, SPEED, STRENGTH, TRAITS
from souterrain.games.donjon.content.heroes import CLASSES, ITEMS, RACES, Item
from souterrain.games.donjon.rules.questions.light import hindered, in_lamplight
from souterrain.games.donjon.state import State

UNARMED: Final = Item("unarmed", "weapon")
"""No weapon: power 0 (A-88)."""
HEALED: Final = ("poisoned", "venom")
"""What any healing ends."""
THINGS: Final = {name: number for number, name in enumerate(ITEMS)}
"""Objects by number, where a mark is on one of them."""
SMEARS: Final = ("envenomed", "rat-poisoned")
"""Marks of poison: how many of the thing it is on."""


def is_hero(who: int) -> bool:
    return 0 <= who < FIRST_MONSTER


def on_heroes_side(state: State, who: int) -> bool:
    return is_hero(who) or state.monster(who).kind == "captive"


def trait(state: State, who: int, index: int) -> int:
    """A characteristic with everything that changes it; never below 0, speed never below 1 (A-57)."""
    figure = state.figure(who)
    if isinstance(figure, Hero):
        value = (
            RACES[figure.race][index] + CLASSES[figure.cls][index] + figure.grown[index] + _raised(figure.pack, index)
        )
        if index == STRENGTH:
            value += 2 * figure.sum("mighty") - figure.drained
    else:
        value = CREATURES[figure.kind].line[index]
        if index <= DEFENCE:
            value -= figure.sum("sapped")
    value -= figure.sum("weakened")
    return max(value, 1 if index == SPEED else 0)


@lru_cache(maxsize=1 << 12)
def _raised(pack: tuple[tuple[str, int], ...], index: int) -> int:
    """Charms count as long as they are carried."""
    return sum([ITEMS[name].raises[1] for name, _ in pack if ITEMS[name].raises[0] == TRAITS[index]])


def speed(state: State, who: int) -> int:
    """Squares a turn; none for those who are slowed (M5)."""
    return 0 if state.figure(who).has("slowed") else trait(state, who, SPEED)


def luck(state: State, who: int) -> int:
    """What is added to every own ten-sided die (A-47, A-50)."""
    figure = state.figure(who)
    return figure.sum("favoured") - figure.sum("cursed") - figure.sum("venom")


def weapon(hero: Hero) -> Item:
    return ITEMS[hero.weapon] if hero.weapon else UNARMED


def power(state: State, who: int, via: str) -> int:
    """The power of what a figure strikes or shoots with; a bow in melee counts nothing (A-30)."""
    figure = state.figure(who)
    if isinstance(figure, Monster):
        return CREATURES[figure.kind].weapon
    held = weapon(figure)
    return 0 if via == "melee" and held.missile else held.power


def attack_bonus(state: State, who: int) -> int:
    """What is added to every attack, with a weapon or a spell (DJ-118, DJ-120)."""
    figure = state.figure(who)
    added = luck(state, who) + figure.sum("blessed") - figure.sum("daunted") - _lamplight(state, who)
    if isinstance(figure, Hero):
        added += figure.sum("mighty")
        if state.options.darkness == "tests_attacks":
            added -= hindered(state, who)
    return added


def spell_bonus(state: State, who: int) -> int:
    """What a staff adds to the spell rolls of its bearer (T24)."""
    figure = state.figure(who)
    return weapon(figure).spells if isinstance(figure, Hero) else 0


def bonus(state: State, who: int, target: int, via: str) -> int:
    """What else is added to an attack with a weapon."""
    figure = state.figure(who)
    added = attack_bonus(state, who)
    if isinstance(figure, Hero):
        added += _weapon_bonus(state, figure, target, via) + hallowed(figure) + _smeared(state, figure, target, via)
    return added


def hallowed(hero: Hero) -> int:
    """What a blessing on the very weapon in hand adds (P7)."""
    thing = THINGS.get(hero.weapon, -1)
    return sum([amount for name, amount, _, on in hero.marks if name == "hallowed" and on == thing])


def _weapon_bonus(state: State, hero: Hero, target: int, via: str) -> int:
    held = weapon(hero)
    if via == "melee" and held.missile:
        return 0
    tag, more = held.against
    if tag and not is_hero(target) and tag in CREATURES[state.monster(target).kind].flags:
        return more
    if via == "missile" and not held.bonus:
        return ITEMS[missile_of(hero)].bonus
    return held.bonus


def _smeared(state: State, hero: Hero, target: int, via: str) -> int:
    """Poison on the very blade or missile (DJ-034, A-74); rat poison against ratmen alone (A-73)."""
    thing = THINGS.get(missile_of(hero) if via == "missile" else hero.weapon, -1)
    marks = [name for name, _, _, on in hero.marks if on == thing and name in SMEARS]
    added = 0
    if "envenomed" in marks and not _immune_to_poison(state, target):
        added += ITEMS["poison"].terms[0].number()
    if "rat-poisoned" in marks and not is_hero(target) and state.monster(target).kind == "ratman":
        added += ITEMS["rat-poison"].terms[0].number()
    return added


def _immune_to_poison(state: State, target: int) -> bool:
    if state.options.poison_immune == "none" or is_hero(target):
        return False
    monster = state.monster(target)
    creature = CREATURES[monster.kind]
    return bool(monster.statue) or "undead" in creature.flags or "demon" in creature.tags


def _lamplight(state: State, who: int) -> int:
    """The sanctuary lamp weakens the undead in its light (Q7)."""
    if is_hero(who) or "undead" not in CREATURES[state.monster(who).kind].flags:
        return 0
    return int(in_lamplight(state, state.monster(who).square))


def missile_of(hero: Hero) -> str:
    """The missile a hero's weapon shoots: a runed one where there is one (T15)."""
    kind = weapon(hero).missile
    return f"runed-{kind}" if kind and hero.count(f"runed-{kind}") else kind


def is_magic(hero: Hero, via: str) -> bool:
    """Whether the attack counts as magic (A-55): the weapon, its missile, or a holy weapon (P7)."""
    held = weapon(hero)
    if hallowed(hero):
        return True
    if via == "missile":
        return bool(held.magic or (held.missile and ITEMS[missile_of(hero)].magic))
    return bool(held.magic and not held.missile)


def plus_one(hero: Hero, via: str) -> bool:
    """Whether it is magic of at least +1, as demons ask for (DJ-170)."""
    held = weapon(hero)
    if hallowed(hero):
        return True
    if via == "missile":
        return held.bonus > 0 or bool(held.missile and ITEMS[missile_of(hero)].bonus)
    return held.bonus > 0 and not held.missile


def armour(state: State, who: int) -> int:
    """The power of the armour that is worn: body armour, one more for a shield (A-32), and what spells add."""
    figure = state.figure(who)
    if isinstance(figure, Monster):
        return CREATURES[figure.kind].armour + figure.sum("shielded")
    return worn(state, figure) + figure.sum("shielded")


def worn(state: State, hero: Hero) -> int:
    body = ITEMS[hero.armour].power if hero.armour else 0
    shield = 1 if hero.shield else 0
    return body + shield if state.options.shield_stacks else max(body, shield)


def aid(state: State, who: int) -> int:
    """What else is added to a defence."""
    figure = state.figure(who)
    added = luck(state, who) + figure.sum("favour")
    if isinstance(figure, Hero):
        added += sum([ITEMS[name].bonus for name in (figure.armour, figure.shield) if name])
    return added


def die_of(state: State, who: int) -> int:
    """How many sides a figure's die has in combat (DJ-197, A-78)."""
    if on_heroes_side(state, who) or CREATURES[state.monster(who).kind].unique:
        return 10
    return state.options.monster_die


def can_act(state: State, who: int) -> bool:
    """Whether a figure on the board may do anything of its own (A-03, M4, E05, E08)."""
    figure = state.figure(who)
    if figure.square == NOWHERE or (isinstance(figure, Hero) and not figure.standing):
        return False
    return not (figure.marks and any(mark[0] in ("frozen", "asleep", "pit") for mark in figure.marks))
