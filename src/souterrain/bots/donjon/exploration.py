"""A hero's turn outside a fight: a list of ideas, the most urgent first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.bots.donjon import gear, healing, quest
from souterrain.bots.donjon.distances import FAR, perils, steps
from souterrain.bots.donjon.party import slack, tired, together
from souterrain.bots.donjon.routes import attend, go, next_door, pause, unlock
from souterrain.bots.donjon.sentences import Turn, say, sentences, word
from souterrain.core.actions import Action
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.rules.questions import exploring, light
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.rules.questions.obstacles import facing, obstacle
from souterrain.games.donjon.rules.questions.quest import objective_zone, quest_of
from souterrain.games.donjon.state import State

LOOT: Final = (
    "weapon-rack",
    "chest",
    "altar",
    "bench",
    "bookcase",
    "desk",
    "cupboard",
    "table",
    "torture-rack",
)
"""Furniture whose content is worth more than its risk."""
DETOUR: Final = 10
"""The longest walk to a treasure, in steps."""
SPARE, LEISURE = 2.0, 5.0
"""Rounds that must be left for loot, and for searching rooms."""
TOGETHER: Final = 6
"""The greatest distance of a hero from a door that is opened."""
HURRY: Final = 6.0
"""Spare rounds below which the fastest hero takes the prize."""
ASIDE: Final = 3
"""Distance from the stairs at which heroes without a prize wait."""
PATIENCE: Final = 8
"""The number of uneventful rounds after which a leader stops waiting for followers: one may want the leader's
square."""
FRONT: Final = {"warrior": 0, "thief": 0, "priest": 1, "mage": 2}
"""Distance from a door at which each class waits."""
THIRST: Final = 3
"""Missing life above which a hero drinks from a spring; below it the water is bottled."""

Idea: TypeAlias = "Callable[[Turn], Action | None]"


def answer(turn: Turn) -> Action:
    found = (idea(turn) for idea in IDEAS)
    return next((action for action in found if action is not None), pause(turn))


def _at_once(turn: Turn) -> Action | None:
    """Do what is always worth it: free oneself, help a companion, call a won quest done, heal, dress."""
    thirsty = healing.missing(turn.state, turn.hero) > THIRST
    for verb in ("break-free", "pull", "call-it", "drink-from" if thirsty else "bottle"):
        if verb in turn.said:
            return next(sentences(turn.legal, verb))
    dressing = gear.dress(turn.state, turn.hero) if "equip" in turn.said else None
    return dressing or healing.answer(turn.state, turn.hero, turn.legal)


def _kindle(turn: Turn) -> Action | None:
    """Light a dark zone, if a hand is free."""
    state, hero = turn.state, turn.hero
    if "kindle" not in turn.said or not light.is_dark(state, light.zone_of(state, hero)):
        return None
    handy = not state.options.torch_hand or gear.free_hands(state, state.heroes[hero]) > 0
    return next(sentences(turn.legal, "kindle")) if handy else None


# The quest


def _deed(turn: Turn) -> Action | None:
    """Do the quest's deed, if it can be done here and now."""
    for verb in quest.DEEDS:
        if verb in turn.said:
            return next(sentences(turn.legal, verb))
    for action in sentences(turn.legal, "strip"):
        if any(name == quest.prize(turn.state) for name, _ in action[1:]):
            return action
    return ("leave",) if "leave" in turn.said and quest.may_leave(turn.state, turn.hero) else None


def _errand(turn: Turn) -> Action | None:
    """Go to the place of the deed, or home with the prize."""
    state, hero = turn.state, turn.hero
    goals = quest.goals(state, hero)
    if not goals:
        return None
    if quest.carries(state, hero):
        return _relay(turn) or go(turn, goals)
    shut = quest.coffer(state)
    if shut is not None and goals == facing(state, shut):
        return attend(turn, shut, goals)
    if quest.led_by(state, hero):
        return ("end",) if quest.lags(state, hero) and state.quiet <= PATIENCE else go(turn, goals, run=False)
    return go(turn, goals, off=ASIDE if goals == frozenset(state.stairs) else 0)


def _relay(turn: Turn) -> Action | None:
    """Give the prize to a faster companion when time is short."""
    state, hero = turn.state, turn.hero
    other = quest.relieved(state, hero) if "give" in turn.said and slack(state) < HURRY else -1
    if other < 0:
        return None
    return say("give", word(quest.prize(state)), figure_items(state, other))


# Loot


def _loot(turn: Turn) -> Action | None:
    """Search nearby furniture; each piece is left to the nearest rested hero."""
    state, hero = turn.state, turn.hero
    if state.combat or quest.homeward(state) or slack(state) < SPARE:
        return None
    for piece in state.furniture:
        wanted = piece.kind in LOOT and exploring.openable(state, piece, hero) and not _given_up(hero, piece)
        if wanted and _looter(state, piece) == hero:
            there = facing(state, piece)
            found = unlock(turn, piece) if state.heroes[hero].square in there else go(turn, there, run=False)
            if found is not None:
                return found
    return None


def _given_up(hero: int, piece: Furniture) -> bool:
    return bool(piece.locked) and hero in piece.tried


def _looter(state: State, piece: Furniture) -> int:
    """Return the hero who searches a piece; -1 if it is too far for everybody."""
    away = steps(state, facing(state, piece) - obstacle(state), perils(state, state.up[0]))
    found = []
    for hero in state.up:
        distance = away.get(state.heroes[hero].square, FAR)
        if distance <= DETOUR and not _given_up(hero, piece):
            weary = state.heroes[hero].cls in ("mage", "priest") and state.heroes[hero].fatigue < 2
            found.append((weary, distance, hero))
    return min(found)[2] if found else -1


def _search(turn: Turn) -> Action | None:
    """Search the room if the quest pays for it and time is left."""
    state = turn.state
    paid = any("searched-rooms" in condition for condition, _ in quest_of(state).secondaries)
    if not paid or "search" not in turn.said or state.combat or slack(state) < LEISURE:
        return None
    zone = state.zones[light.zone_of(state, turn.hero)]
    return ("search",) if DUNGEON[zone.card].kind in ("square", "rectangular") else None


# Rest, and on


def _rest(turn: Turn) -> Action | None:
    safe = exploring.is_camp_safe(turn.state, light.zone_of(turn.state, turn.hero))
    return ("rest",) if "rest" in turn.said and tired(turn.state, safe=safe) else None


def _onward(turn: Turn) -> Action | None:
    """Go to the next door with the whole party and open it together."""
    state, hero = turn.state, turn.hero
    door = next_door(state) if objective_zone(state) < 0 else None
    if door is None:
        return None
    inner = door.edges[::2]
    if together(state, inner, TOGETHER) or state.quiet > 1:
        return attend(turn, door, frozenset(inner))
    return go(turn, frozenset(inner), off=FRONT[state.heroes[hero].cls])


IDEAS: Final[tuple[Idea, ...]] = (_at_once, _kindle, _deed, _errand, _loot, _rest, _onward, _search)
