"""Current values of a figure: characteristics, power and armour, including all marks."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.games.donjon.board.figures import FIRST_MONSTER, NOWHERE, Hero, Monster
from souterrain.games.donjon.content.creatures import CREATURES, DEFENCE, SPEED, STRENGTH, TRAITS
from souterrain.games.donjon.content.heroes import CLASSES, ITEMS, RACES, Item
from souterrain.games.donjon.rules.questions.light import hindered, in_lamplight
from souterrain.games.donjon.state import State

UNARMED: Final = Item("unarmed", "weapon")
"""The item for no weapon, with power 0 (A-88)."""
HEALED: Final = ("poisoned", "venom")
"""Marks that any healing removes."""
THINGS: Final = {name: number for number, name in enumerate(ITEMS)}
"""Numbers of the items, for marks that are on an item."""
HELPLESS: Final = ("frozen", "asleep")
"""Marks of figures that cannot act (M4, E08)."""
SMEARS: Final = ("envenomed", "rat-poisoned")
"""Marks of poison; their amount is the number of items covered."""


def is_hero(who: int) -> bool:
    return 0 <= who < FIRST_MONSTER


def on_heroes_side(state: State, who: int) -> bool:
    return is_hero(who) or state.monster(who).kind == "captive"


def trait(state: State, who: int, index: int) -> int:
    """Return a characteristic with all modifiers; never below 0, speed never below 1 (A-57)."""
    figure = state.figure(who)
    if isinstance(figure, Hero):
        value = (
            RACES[figure.race][index] + CLASSES[figure.cls][index] + figure.grown[index] + _raised(figure.pack, index)
        )
        if index == STRENGTH:
            value += 2 * figure.sum("mighty") - figure.drained
    else:
        value = CREATURES[figure.kind].line[index]
        if figure.marks and index <= DEFENCE:
            value -= figure.sum("sapped")
    if figure.marks:
        value -= figure.sum("weakened")
    return max(value, 1 if index == SPEED else 0)


@lru_cache(maxsize=1 << 12)
def _raised(pack: tuple[tuple[str, int], ...], index: int) -> int:
    """Return the bonus of the charms in the pack."""
    return sum([ITEMS[name].raises[1] for name, _ in pack if ITEMS[name].raises[0] == TRAITS[index]])


def speed(state: State, who: int) -> int:
    """Return the squares a figure may move in a turn; none if it is slowed (M5)."""
    figure = state.figure(who)
    return 0 if figure.marks and figure.has("slowed") else trait(state, who, SPEED)


def luck(state: State, who: int) -> int:
    """Return the modifier of every own ten-sided die (A-47, A-50)."""
    figure = state.figure(who)
    return figure.sum("favoured") - figure.sum("cursed") - figure.sum("venom") if figure.marks else 0


def weapon(hero: Hero) -> Item:
    return ITEMS[hero.weapon] if hero.weapon else UNARMED


def power(state: State, who: int, via: str) -> int:
    """Return the power of the weapon that is used; a bow has none in melee (A-30)."""
    figure = state.figure(who)
    if isinstance(figure, Monster):
        return CREATURES[figure.kind].weapon
    held = weapon(figure)
    return 0 if via == "melee" and held.missile else held.power


def attack_bonus(state: State, who: int) -> int:
    """Return the modifier of every attack, with a weapon or a spell (DJ-118, DJ-120)."""
    figure = state.figure(who)
    added = luck(state, who) + figure.sum("blessed") - figure.sum("daunted") - lamplight(state, who)
    if isinstance(figure, Hero):
        added += figure.sum("mighty")
        if state.options.darkness == "tests_attacks":
            added -= hindered(state, who)
    return added


def spell_bonus(state: State, who: int) -> int:
    """Return the bonus of a staff on the spell rolls of its bearer (T24)."""
    figure = state.figure(who)
    return weapon(figure).spells if isinstance(figure, Hero) else 0


def bonus(state: State, who: int, target: int, via: str) -> int:
    """Return the modifier of an attack with a weapon."""
    figure = state.figure(who)
    added = attack_bonus(state, who)
    if isinstance(figure, Hero):
        added += weapon_bonus(state, figure, target, via) + hallowed(figure) + smeared(state, figure, target, via)
    return added


def hallowed(hero: Hero) -> int:
    """Return the bonus of a blessing on the weapon in hand (P7)."""
    thing = THINGS.get(hero.weapon, -1)
    return sum([amount for name, amount, _, on in hero.marks if name == "hallowed" and on == thing])


def weapon_bonus(state: State, hero: Hero, target: int, via: str) -> int:
    """Return the magic bonus of the weapon or of its missile, more against those it is made for."""
    held = weapon(hero)
    if via == "melee" and held.missile:
        return 0
    tag, more = held.against
    if tag and not is_hero(target) and tag in CREATURES[state.monster(target).kind].flags:
        return more
    if via == "missile" and not held.bonus:
        return ITEMS[missile_of(hero)].bonus
    return held.bonus


def smeared(state: State, hero: Hero, target: int, via: str) -> int:
    """Return the bonus of poison on the weapon or missile in use (DJ-034, A-74); rat poison works only against ratmen
    (A-73)."""
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


def lamplight(state: State, who: int) -> int:
    """Return the penalty of the undead in the light of the sanctuary lamp (Q7)."""
    if is_hero(who) or "undead" not in CREATURES[state.monster(who).kind].flags:
        return 0
    return int(in_lamplight(state, state.monster(who).square))


SPARED: Final = "spared"
"""Mark of a hero who keeps runed missiles for later."""


def missile_of(hero: Hero) -> str:
    """Return the missile that a hero's weapon shoots: a runed one if there is one (T15), unless the hero has put those
    away or the weapon is magic itself, and has others."""
    held = weapon(hero)
    kind = held.missile
    spared = (held.bonus or hero.has(SPARED)) and hero.count(kind)
    return f"runed-{kind}" if kind and hero.count(f"runed-{kind}") and not spared else kind


def is_magic(hero: Hero, via: str) -> bool:
    """Return True if the attack counts as magic (A-55): by the weapon, its missile, or a holy weapon (P7)."""
    held = weapon(hero)
    if hallowed(hero):
        return True
    if via == "missile":
        return bool(held.magic or (held.missile and ITEMS[missile_of(hero)].magic))
    return bool(held.magic and not held.missile)


def plus_one(hero: Hero, via: str) -> bool:
    """Return True if the attack has a magic bonus of at least +1, which demons require (DJ-170)."""
    held = weapon(hero)
    if hallowed(hero):
        return True
    if via == "missile":
        return held.bonus > 0 or bool(held.missile and ITEMS[missile_of(hero)].bonus)
    return held.bonus > 0 and not held.missile


def magic_of(hero: Hero, via: str) -> tuple[str, ...]:
    """Return the flags of an attack with the weapon in hand: `magic`, and `plus` with a magic bonus."""
    return (*(("magic",) if is_magic(hero, via) else ()), *(("plus",) if plus_one(hero, via) else ()))


def armour(state: State, who: int) -> int:
    """Return the power of the armour: body armour, one for a shield (A-32), and spells."""
    figure = state.figure(who)
    if isinstance(figure, Monster):
        return CREATURES[figure.kind].armour + figure.sum("shielded")
    return worn(state, figure) + figure.sum("shielded")


def worn(state: State, hero: Hero) -> int:
    body = ITEMS[hero.armour].power if hero.armour else 0
    shield = 1 if hero.shield else 0
    return body + shield if state.options.shield_stacks else max(body, shield)


def aid(state: State, who: int) -> int:
    """Return the other modifiers of a defence."""
    figure = state.figure(who)
    added = luck(state, who) + figure.sum("favour")
    if isinstance(figure, Hero):
        added += sum([ITEMS[name].bonus for name in (figure.armour, figure.shield) if name])
    return added


def die_of(state: State, who: int) -> int:
    """Return the number of sides of a figure's combat die (DJ-197, A-78)."""
    if on_heroes_side(state, who) or CREATURES[state.monster(who).kind].unique:
        return 10
    return state.options.monster_die


def can_act(state: State, who: int) -> bool:
    """Return True if a figure on the board can act (A-03, M4, E08). A pit forbids less (E05): see `points_left`."""
    if who < FIRST_MONSTER:
        hero = state.heroes[who]
        marks, there = hero.marks, hero.square != NOWHERE and hero.standing
    else:
        monster = state.monster(who)
        marks, there = monster.marks, monster.square != NOWHERE
    return there and (not marks or not any(mark[0] in HELPLESS for mark in marks))
