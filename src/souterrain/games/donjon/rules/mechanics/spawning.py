"""Monsters: figures, groups, cards, and their squares (DJ-079, DJ-113, DJ-135 … DJ-139)."""

from __future__ import annotations

from collections.abc import Iterable

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import NOWHERE, Group, Monster
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.content.creatures import CREATURES, called
from souterrain.games.donjon.content.decks import MONSTER_CARDS, MonsterCard
from souterrain.games.donjon.content.heroes import SPELLS
from souterrain.games.donjon.rules.frames.fight import Posting
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.turns import begin_combat
from souterrain.games.donjon.rules.questions import quest
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import obstacle, spots, taken
from souterrain.games.donjon.rules.questions.sheet import is_magic, plus_one
from souterrain.games.donjon.state import State, add

TRIES = 5
"""Maximum number of redraws for a theme (A-65)."""


def spawn(
    state: State,
    name: str,
    square: int,
    group: int = -1,
    *,
    grudge: int = -1,
    life: int = 0,
    statue: int = 0,
    unpaid: int = 0,
) -> int:
    """Add a figure on a square, or one that waits to enter; return its uid."""
    creature = CREATURES[name]
    monster = Monster()
    monster.uid, monster.kind, monster.square = state.next_uid, name, square
    monster.life = monster.max_life = life or creature.life
    monster.number = next((number for known, number in state.counts if known == name), 0) + 1
    monster.spells, monster.group = creature.spells, group
    monster.grudge, monster.statue, monster.unpaid = grudge, statue, unpaid
    others = [pair for pair in state.counts if pair[0] != name]
    state.counts = tuple(sorted([*others, (name, monster.number)]))
    state.next_uid += 1
    state.still = 0
    state.monsters = (*state.monsters, monster)
    return monster.uid


def add_group(state: State, card: int, treasures: int) -> int:
    state.groups = (*state.groups, Group(card, treasures))
    return len(state.groups) - 1


def scaled(state: State, number: int) -> int:
    """Scale a number that a card gives for four heroes: to the size of the party, in which heroes who died or left
    still count, or to half as many again (A-82)."""
    if state.options.scale == "none" or state.options.monster_die == 6:
        return number
    if state.options.scale == "more":
        return number + number // 2
    return max(1, -(-number * len(state.heroes) // 4))


def _harmers(state: State) -> int:
    """Return the number of heroes who can harm creatures that only magic harms (A-55)."""
    return len([hero for hero in state.inside if _can_harm(state, hero)])


def _can_harm(state: State, hero: int) -> bool:
    figure = state.heroes[hero]
    spells = [name for name in figure.skills if name in SPELLS or name in ("turn-undead", "holy-weapon")]
    scrolls = [name for name, _ in figure.pack if name.startswith(("scroll:", "runed-"))]
    return bool(spells or scrolls or is_magic(figure, "melee") or plus_one(figure, "missile"))


def is_allowed(state: State, card: MonsterCard, non_unique: bool, lieutenant: bool) -> bool:
    if (non_unique and card.unique) or (lieutenant and card.unique != "lieutenant"):
        return False
    if state.options.gate_magic_only:
        names = [name for name, _ in card.monsters]
        return not ("demon" in names and _harmers(state) < 2) and not ("wraith" in names and _harmers(state) < 1)
    return True


def draw_card(
    state: State,
    chance: Chance,
    *,
    wanted: Iterable[str] = (),
    tries: int = 0,
    non_unique: bool = False,
    lieutenant: bool = False,
    tags: tuple[str, ...] = (),
) -> int:
    """Draw an allowed card, again for the wishes of a room or the tags of an escort; return -1 if there is none."""
    weights = [
        number if is_allowed(state, card, non_unique, lieutenant) else 0
        for card, number in zip(MONSTER_CARDS, state.monster_deck, strict=True)
    ]
    if not any(weights):
        return -1
    wishes = tuple(wanted)
    card = _themed(state, tuple(weights), chance)
    for _ in range(tries):
        if _is_wanted(MONSTER_CARDS[card], wishes, tags):
            break
        card = _themed(state, tuple(weights), chance)
    return card


def _themed(state: State, weights: tuple[int, ...], chance: Chance) -> int:
    """Draw one card, and once again if it is not in the theme of the quest (Q2). This comes before the wishes of a room
    or an escort."""
    card = dice.pick(state, weights, "monster-card", chance)
    theme = quest.theme(state)
    if theme and theme not in MONSTER_CARDS[card].tags:
        card = dice.pick(state, weights, "monster-card", chance)
    return card


def _is_wanted(card: MonsterCard, wishes: tuple[str, ...], tags: tuple[str, ...]) -> bool:
    if tags:
        return any(tag in tags for tag in card.tags)
    return not wishes or card.threat in wishes or ("unique" in wishes and bool(card.unique))


def appear(
    state: State,
    card: int,
    zone: int,
    chance: Chance,
    log: Log,
    *,
    treasures: int = 0,
    far: bool = False,
    ambush: bool = False,
    squares: tuple[int, ...] = (),
    escort: bool = True,
) -> None:
    """Place the monsters of a card; a lieutenant brings those of another card (DJ-139)."""
    found = MONSTER_CARDS[card]
    state.monster_deck = add(state.monster_deck, card, -1)
    group = add_group(state, card, found.treasures + treasures)
    placed = place_group(state, found.monsters, zone, group, far=far, squares=squares)
    if not squares:
        state.push(Posting(zone=zone, far=int(far), left=tuple(placed)))
    log("appeared", monsters=named(state, placed), zone=zone + 1)
    if escort and found.unique == "lieutenant":
        tags = found.tags if state.options.theming else ()
        more = draw_card(state, chance, non_unique=True, tags=tags, tries=TRIES if tags else 0)
        if more >= 0:
            appear(state, more, zone, chance, log, far=far, squares=squares, escort=False)
    chance.seal()
    begin_combat(state, ambush)


def place_group(
    state: State,
    monsters: Iterable[tuple[str, int]],
    zone: int,
    group: int,
    *,
    far: bool = False,
    squares: tuple[int, ...] = (),
    exact: bool = False,
) -> list[int]:
    """Place monsters at the limit of the heroes' sight (DJ-113, A-79); those without room wait outside (A-81)."""
    names = [name for name, number in monsters for _ in range(number if exact else scaled(state, number))]
    held = taken(state) | obstacle(state)
    free = [square for square in squares if square not in held]
    if not squares:
        free = list(spots(state, zone, len(names), far))
    free += [NOWHERE] * (len(names) - len(free))
    return [spawn(state, name, square, group) for name, square in zip(names, free, strict=False)]


def named(state: State, placed: Iterable[int]) -> list[tuple[str, int]]:
    """Return the nouns of some monsters, for an event."""
    return [(called(monster.kind, monster.number), 1) for monster in map(state.monster, placed)]


def enter_waiting(state: State, log: Log) -> None:
    """Let waiting monsters enter by the farthest open doorway that no hero holds (A-81)."""
    for monster in state.monsters:
        if monster.square == NOWHERE and monster.kind != "captive":
            square = _way_in(state)
            if square == NOWHERE:
                return
            state.own_monster(monster.uid).square = square
            log("came-in", monster=called(monster.kind, monster.number))


def _way_in(state: State) -> int:
    plan, held = plan_of(state), taken(state) | obstacle(state)
    heroes = [state.heroes[hero].square for hero in state.up]
    if not heroes:
        return NOWHERE
    doorways = [square for door in state.doors if door.state == OPEN and not door.barred for square in door.edges]
    for squares in (doorways, sorted(plan.floor)):
        free = [square for square in squares if square in plan.floor and square not in held]
        if free:
            return max(free, key=lambda square: (min(plan.distance(square, hero) for hero in heroes), -square))
    return NOWHERE
