"""Costs of event cards for the heroes, in points of life, and the threshold for playing one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.forms import Items
from souterrain.games.donjon.content.creatures import CREATURES, DEXTERITY, MAGIC, STRENGTH
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS
from souterrain.games.donjon.rules.blows import loss
from souterrain.games.donjon.rules.questions.light import has_light, zone_of
from souterrain.games.donjon.rules.questions.movement import threatened
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.odds import success
from souterrain.games.donjon.rules.questions.sheet import armour, trait
from souterrain.games.donjon.rules.questions.targets import AIMS
from souterrain.games.donjon.state import State

WEAK: Final = 0.35
"""A party with a smaller share of its life is spared new monsters, unless the difficulty is `cruel`."""
FRESH: Final = 0.8
"""A party with a greater share of its life, and with fatigue left, is not worth a monster card of a cruel master."""
KEPT: Final = 4
"""The number of cards from which on a cruel master keeps none back."""
BUILD_UP: Final = 4
"""Quiet rounds after which the threshold is 0."""
THRESHOLD: Final = {"novice": 8.0, "standard": 5.0, "cruel": 0.0}
"""Threshold right after a fight; it falls with every quiet round."""
FIGHT: Final = {"novice": 2.0, "standard": 1.0, "cruel": 0.2}
"""Threshold during a fight."""
AGAIN: Final = 0.7
"""Factor on the cost of a card for each time it has been seen."""
SPAWN, AMBUSH = 8.0, 10.0
"""Costs of wandering monsters and of an ambush."""
LIFE: Final = {4: 2.5, 6: 3.5}
"""Mean results of the dice, by their sides."""

Worth: TypeAlias = "Callable[[State, int, int], float]"
"""Cost of a card, given its hero or monster (-1 if neither) and its zone or door (0 if none)."""


def health(state: State) -> float:
    """Return the share of its life that the party has left."""
    most = sum([state.heroes[hero].max_life for hero in state.inside])
    return sum([state.heroes[hero].life for hero in state.inside]) / most if most else 0.0


def resilience(state: State, hero: int) -> float:
    """Return how much harm a hero can bear."""
    figure = state.heroes[hero]
    return figure.life + 2 * (armour(state, hero) + trait(state, hero, 1)) + 5 * figure.destiny


def tension(state: State) -> float:
    """Return the tension: 0 right after a fight, 1 after `BUILD_UP` quiet rounds."""
    return min(1.0, state.stretch / BUILD_UP)


def threshold(state: State) -> float:
    """Return the cost that an event must exceed to be played now."""
    if state.combat:
        return FIGHT[state.options.difficulty]
    return THRESHOLD[state.options.difficulty] * (1 - tension(state))


def pauses(state: State) -> bool:
    """Return True if no event is played in this round: every other one at difficulty `novice`."""
    return state.options.difficulty == "novice" and state.round % 2 == 1


def cost(state: State, said: Items) -> float:
    """Return the cost of a card for the heroes, in points of life; `said` is the card and its target."""
    index = EVENT_CARD_OF[said[0][0]]
    card, aim = EVENT_CARDS[index], said[1:]
    cruel = state.options.difficulty == "cruel"
    if card.tag == "spawn" and (_is_fresh(state) if cruel else health(state) < WEAK):
        return 0.0
    who = read_figure(state, aim)[0]
    if card.tag == "trap" and not _open_ground(state, who):
        return 0.0
    value = WORTH[card.id](state, who, _place(aim)) if card.id in WORTH else _kind(state, aim)
    return float(value * AGAIN ** state.event_out[index])


def _is_fresh(state: State) -> bool:
    """Return True if a cruel master keeps monsters for a better moment: nobody is hurt or weary, and the hand has
    room."""
    return not state.combat and health(state) > FRESH and _tired(state) == 1 and sum(state.hand) < KEPT


def _place(aim: Items) -> int:
    """Return the zone or the door that is named, or 0."""
    return next((number for word, number in aim if word in ("zone=", "number=")), 0)


def _open_ground(state: State, hero: int) -> bool:
    """Return True if the hero (any hero if -1) stands in a zone not searched for traps."""
    heroes = state.up if hero < 0 else [hero]
    return any(not state.zones[zone_of(state, other)].traps_found for other in heroes)


def _fails(state: State, hero: int, index: int) -> float:
    """Return the probability that a test of this hero fails; the mean of the party if -1."""
    heroes = state.up if hero < 0 else [hero]
    return sum([1 - success(trait(state, other, index)) for other in heroes]) / max(1, len(heroes))


# Monsters


def _kind(state: State, aim: Items) -> float:
    """Return the cost of reinforcements of a kind (E03): twice the harm of one round of their attacks."""
    creature = CREATURES.get(aim[0][0]) if aim else None
    monster = next((monster for monster in state.foes if creature is not None and monster.kind == creature.id), None)
    if creature is None or monster is None or not state.up:
        return 0.0
    number = 2.5 if creature.id in ("goblin", "zombie", "skeleton") else 2.0 if creature.experience <= 15 else 1.0
    mean = sum([loss(state, monster.uid, hero) for hero in state.up]) / len(state.up)
    return 2 * number * mean


def _tired(state: State) -> float:
    """Return the factor on the cost of monsters for mages and priests without fatigue left."""
    weary = [state.heroes[hero].fatigue < 2 for hero in state.up if state.heroes[hero].cls in ("mage", "priest")]
    return 1 + 0.25 * sum(weary)


def _wander(state: State, who: int, place: int) -> float:
    """Prefer a zone without heroes, from which monsters come at them from behind."""
    held = {zone_of(state, hero) for hero in state.up}
    return SPAWN * _tired(state) + 0.1 * (place - 1 not in held)


def _ambush(state: State, who: int, place: int) -> float:
    return AMBUSH * _tired(state)


def _frenzy(state: State, uid: int, place: int) -> float:
    """Return the cost of one more attack by this monster, on a hero beside it or, at less, on any."""
    if not state.up:
        return 0.0
    near = threatened(state, uid) or state.up
    heroes = [hero for hero in near if hero < len(state.heroes)] or state.up
    return max([loss(state, uid, hero) for hero in heroes]) * (1.0 if threatened(state, uid) else 0.7)


def _favour(state: State, uid: int, place: int) -> float:
    """Prefer a monster with much life left, which survives to use the favour."""
    return 0.2 * state.monster(uid).life


def _blood(state: State, uid: int, place: int) -> float:
    monster = state.monster(uid)
    mean = sum([loss(state, uid, hero) for hero in state.up]) / max(1, len(state.up))
    return 0.4 * min(LIFE[6], monster.max_life - monster.life) * mean


def _black_magic(state: State, uid: int, place: int) -> float:
    return 3.0 if AIMS["foe"](state, uid) else 1.5


# Heroes


def _swarm(state: State, hero: int, place: int) -> float:
    return LIFE[4] + 0.8


def _pit(state: State, hero: int, place: int) -> float:
    return _fails(state, hero, DEXTERITY) * (LIFE[6] + 1)


def _dart(state: State, hero: int, place: int) -> float:
    return LIFE[4] + _fails(state, hero, STRENGTH)


def _block(state: State, hero: int, place: int) -> float:
    return _fails(state, hero, DEXTERITY) * LIFE[6]


def _gas(state: State, hero: int, place: int) -> float:
    together = max(
        [len([1 for other in state.up if zone_of(state, other) == zone_of(state, one)]) for one in state.up], default=0
    )
    return together * _fails(state, -1, STRENGTH) * (LIFE[4] + 1)


def _bars(state: State, hero: int, place: int) -> float:
    return 2.0 if len(state.up) > 1 else 0.5


def _alarm(state: State, hero: int, place: int) -> float:
    return 2.0


def _curse(state: State, hero: int, place: int) -> float:
    return _fails(state, hero, MAGIC) * (3.0 if state.combat else 2.0)


def _weary(state: State, hero: int, place: int) -> float:
    """Weigh the loss of fatigue higher for mages and priests."""
    figure = state.heroes[hero]
    return min(LIFE[4], figure.fatigue) * (1.2 if figure.cls in ("mage", "priest") else 0.6)


def _dark(state: State, hero: int, place: int) -> float:
    return 1.0 if has_light(state, hero) else 0.4


def _terror(state: State, hero: int, place: int) -> float:
    return 2.0 * _fails(state, hero, MAGIC)


def _shatter(state: State, hero: int, place: int) -> float:
    return 2.0


def _gremlin(state: State, hero: int, place: int) -> float:
    return 0.8 * _fails(state, hero, DEXTERITY)


def _cave_in(state: State, hero: int, place: int) -> float:
    inside = [other for other in state.up if zone_of(state, other) == place - 1]
    return sum([_fails(state, other, DEXTERITY) * LIFE[6] for other in inside])


# The dungeon


def _seal(state: State, hero: int, place: int) -> float:
    return 1.2


def _shift(state: State, hero: int, place: int) -> float:
    return 1.0


def _lost(state: State, hero: int, place: int) -> float:
    return 2.5


WORTH: Final[dict[str, Worth]] = {
    "wandering-monster": _wander,
    "ambush": _ambush,
    "rat-swarm": _swarm,
    "pit": _pit,
    "poisoned-dart": _dart,
    "falling-block": _block,
    "sleeping-gas": _gas,
    "portcullis": _bars,
    "alarm": _alarm,
    "curse": _curse,
    "weariness": _weary,
    "darkness": _dark,
    "terror": _terror,
    "broken-weapon": _shatter,
    "gremlin": _gremlin,
    "cave-in": _cave_in,
    "sealed-door": _seal,
    "shifting-passages": _shift,
    "lost": _lost,
    "frenzy": _frenzy,
    "dark-favour": _favour,
    "black-blood": _blood,
    "black-magic": _black_magic,
}
"""Cost functions by event card; reinforcements, which name a kind of monster, use `_kind`."""
