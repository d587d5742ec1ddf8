"""A hero's turn of exploration: one idea after the other, the most pressing first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.bots.delver import gear, mending, questing
from souterrain.bots.delver.ground import FAR, perils, steps
from souterrain.bots.delver.party import slack, tired, together
from souterrain.bots.delver.saying import Turn, say, sentences, word
from souterrain.bots.delver.travelling import attend, go, next_door, unlock
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
"""Furniture that holds more than it costs; the rest is better left alone."""
DETOUR: Final = 10
"""So many steps are gone for a treasure."""
SPARE, LEISURE = 2.0, 5.0
"""Rounds that must be left over for loot, and for searching rooms."""
TOGETHER: Final = 6
"""A door is opened when all are so near."""
HURRY: Final = 6.0
"""With fewer rounds to spare the fastest hero goes ahead with what was found."""
ASIDE: Final = 3
"""So far from the stairs those wait who have nothing to carry out."""
PATIENCE: Final = 8
"""After so many rounds in which nothing happened a leader goes ahead: whoever follows may want the leader's square."""
FRONT: Final = {"warrior": 0, "thief": 0, "priest": 1, "mage": 2}
"""How far off a door each class likes to wait."""
THIRST: Final = 3
"""Life that must be missing for a drink from a spring; otherwise it is bottled."""

Idea: TypeAlias = "Callable[[Turn], Action | None]"


def answer(turn: Turn) -> Action:
    for idea in IDEAS:
        found = idea(turn)
        if found is not None:
            return found
    return ("end",)


def _at_once(turn: Turn) -> Action | None:
    """What is always worth it: oneself, a companion, a quest that is won."""
    thirsty = mending.missing(turn.s, turn.hero) > THIRST
    for verb in ("break-free", "pull", "call-it", "drink-from" if thirsty else "bottle"):
        if verb in turn.said:
            return next(sentences(turn.legal, verb))
    dressing = gear.dress(turn.s, turn.hero) if "equip" in turn.said else None
    return dressing or mending.answer(turn.s, turn.hero, turn.legal)


def _kindle(turn: Turn) -> Action | None:
    """One light for a zone that is dark, if there is a hand for it."""
    s, hero = turn.s, turn.hero
    if "kindle" not in turn.said or not light.is_dark(s, light.zone_of(s, hero)):
        return None
    handy = not s.options.torch_hand or gear.free_hands(s, s.heroes[hero]) > 0
    return next(sentences(turn.legal, "kindle")) if handy else None


# The quest


def _deed(turn: Turn) -> Action | None:
    """What the quest asks for, if it can be done here and now."""
    for verb in questing.DEEDS:
        if verb in turn.said:
            return next(sentences(turn.legal, verb))
    for action in sentences(turn.legal, "strip"):
        if any(name == questing.prize(turn.s) for name, _ in action[1:]):
            return action
    return ("leave",) if "leave" in turn.said and questing.may_leave(turn.s, turn.hero) else None


def _errand(turn: Turn) -> Action | None:
    """The way to where it can be done, or home with what was found."""
    s, hero = turn.s, turn.hero
    goals = questing.goals(s, hero)
    if not goals:
        return None
    if questing.carries(s, hero):
        return _relay(turn) or go(turn, goals)
    shut = questing.coffer(s)
    if shut is not None and goals == facing(s, shut):
        return attend(turn, shut, goals)
    if questing.led_by(s, hero):
        return ("end",) if questing.lags(s, hero) and s.quiet <= PATIENCE else go(turn, goals, run=False)
    return go(turn, goals, off=ASIDE if goals == frozenset(s.stairs) else 0)


def _relay(turn: Turn) -> Action | None:
    """Into faster hands when time is short."""
    s, hero = turn.s, turn.hero
    other = questing.relieved(s, hero) if "give" in turn.said and slack(s) < HURRY else -1
    if other < 0:
        return None
    return say("give", word(questing.prize(s)), figure_items(s, other))


# Loot


def _loot(turn: Turn) -> Action | None:
    """Furniture near by, each piece for the hero who is nearest and needs no rest."""
    s, hero = turn.s, turn.hero
    if s.combat or questing.homeward(s) or slack(s) < SPARE:
        return None
    for piece in s.furniture:
        wanted = piece.kind in LOOT and exploring.openable(s, piece, hero) and not _given_up(hero, piece)
        if wanted and _looter(s, piece) == hero:
            there = facing(s, piece)
            found = unlock(turn, piece) if s.heroes[hero].square in there else go(turn, there, run=False)
            if found is not None:
                return found
    return None


def _given_up(hero: int, piece: Furniture) -> bool:
    return bool(piece.locked) and hero in piece.tried


def _looter(s: State, piece: Furniture) -> int:
    """Who goes for it; nobody if it is too far for everybody."""
    away = steps(s, facing(s, piece) - obstacle(s), perils(s, s.up[0]))
    found = []
    for hero in s.up:
        distance = away.get(s.heroes[hero].square, FAR)
        if distance <= DETOUR and not _given_up(hero, piece):
            weary = s.heroes[hero].cls in ("mage", "priest") and s.heroes[hero].fatigue < 2
            found.append((weary, distance, hero))
    return min(found)[2] if found else -1


def _search(turn: Turn) -> Action | None:
    """Where the quest pays for searching rooms, whoever has nothing better to do."""
    s = turn.s
    paid = any("searched-rooms" in condition for condition, _ in quest_of(s).secondaries)
    if not paid or "search" not in turn.said or s.combat or slack(s) < LEISURE:
        return None
    zone = s.zones[light.zone_of(s, turn.hero)]
    return ("search",) if DUNGEON[zone.card].kind in ("square", "rectangular") else None


# Rest, and on


def _rest(turn: Turn) -> Action | None:
    return ("rest",) if "rest" in turn.said and tired(turn.s) else None


def _onward(turn: Turn) -> Action | None:
    """To the next door, all to the same, and through it together."""
    s, hero = turn.s, turn.hero
    door = next_door(s) if objective_zone(s) < 0 else None
    if door is None:
        return None
    inner = door.edges[::2]
    if together(s, inner, TOGETHER) or s.quiet > 1:
        return attend(turn, door, frozenset(inner))
    return go(turn, frozenset(inner), off=FRONT[s.heroes[hero].cls])


def _wait(turn: Turn) -> Action | None:
    """Nothing else to do."""
    return ("rest",) if "rest" in turn.said else None


IDEAS: Final[tuple[Idea, ...]] = (_at_once, _kindle, _deed, _errand, _loot, _rest, _onward, _search, _wait)
