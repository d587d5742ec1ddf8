"""A hero's turn of exploration: mend, light, do what the quest asks, rest, take what is near, go on to the next door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from souterrain.bots.delver import gear, mending, questing
from souterrain.bots.delver.ground import (
    FAR,
    NOTHING,
    perils,
    steps,
    steps_through_webs,
    toward,
    walk,
    weak_bridges,
)
from souterrain.bots.delver.mending import sentences, webs_beside
from souterrain.bots.delver.party import slack, tired, together
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.board import plan_of, read_square
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.content.quests import QUESTS
from souterrain.games.donjon.rules import furniture, light
from souterrain.games.donjon.rules.furnishing import facing, obstacle
from souterrain.games.donjon.rules.movement import points_left, reach
from souterrain.games.donjon.rules.naming import door_items, figure_items, furniture_items
from souterrain.games.donjon.rules.quests.common import objective_zone
from souterrain.games.donjon.rules.sheet import speed
from souterrain.games.donjon.state import CLOSED, ROW, Door, Furniture, State

LOOT: Final = {
    "weapon-rack": 0.7,
    "chest": 0.5,
    "altar": 0.5,
    "bench": 0.5,
    "bookcase": 0.4,
    "desk": 0.2,
    "cupboard": 0.2,
    "table": 0.2,
    "torture-rack": 0.2,
}
"""How many treasures a piece of furniture holds, about; what is not here is better left alone."""
DETOUR: Final = 10
"""So many steps are gone for a treasure."""
TOGETHER: Final = 6
"""A door is opened when all are so near."""
HURRY: Final = 6.0
"""With fewer rounds to spare the fastest hero goes ahead with what was found."""
ASIDE: Final = 3
"""So far from the stairs those wait who have nothing to carry out."""
LOCKED, TRIED = 6, 40
"""What a lock counts for in steps, and one that everybody has failed at."""
FRONT: Final = {"warrior": 0, "thief": 0, "priest": 1, "mage": 2}
"""How far off a door each class likes to wait."""


PATIENCE: Final = 3
"""After so many rounds in which nothing happened a crevasse is jumped in a fight too."""


class Turn(NamedTuple):
    s: State
    hero: int
    legal: Legal
    said: frozenset[str]


Idea: TypeAlias = "Callable[[Turn], Action | None]"


def answer(s: State, hero: int, legal: Legal) -> Action:
    turn = Turn(s, hero, legal, frozenset([verb.word for verb in legal.verbs]))
    for idea in IDEAS:
        found = idea(turn)
        if found is not None:
            return found
    return ("end",)


def _first(turn: Turn, verb: str) -> Action:
    return next(sentences(turn.legal, verb))


def _at_once(turn: Turn) -> Action | None:
    """What is always worth it: oneself, a companion, a quest that is won."""
    for verb in ("break-free", "pull", "call-it", "drink-from"):
        if verb in turn.said and (verb != "drink-from" or mending.missing(turn.s, turn.hero) > 3):
            return _first(turn, verb)
    if "bottle" in turn.said:
        return _first(turn, "bottle")
    dressing = gear.dress(turn.s, turn.hero) if "equip" in turn.said else None
    return dressing or mending.answer(turn.s, turn.hero, turn.legal)


def _kindle(turn: Turn) -> Action | None:
    """One light for a zone that is dark."""
    s = turn.s
    if "kindle" not in turn.said or not light.is_dark(s, light.zone_of(s, turn.hero)):
        return None
    return _first(turn, "kindle")


def _quest(turn: Turn) -> Action | None:
    """The deed itself, or the way there."""
    s, hero = turn.s, turn.hero
    for verb in questing.DEEDS:
        if verb in turn.said:
            return _first(turn, verb)
    for action in sentences(turn.legal, "strip"):
        if any(word in ITEMS and ITEMS[word].quest for word, _ in action[1:]):
            return action
    if "leave" in turn.said and questing.may_leave(s, hero):
        return ("leave",)
    goals = questing.goals(s, hero)
    if not goals:
        return None
    if questing.carries(s, hero) and "give" in turn.said and slack(s) < HURRY:
        return _relay(turn) or _go(turn, goals)
    shut = questing.coffer(s)
    if shut is not None and goals == facing(s, shut):
        return _attend(turn, shut, goals)
    if questing.lags(s, hero):
        return ("end",)
    burdened = questing.carries(s, hero) or bool(questing.led_by(s, hero))
    aside = ASIDE if goals == frozenset(s.stairs) and not burdened else 0
    return _go(turn, goals, run=not questing.led_by(s, hero), off=aside)


def _relay(turn: Turn) -> Action | None:
    """Into faster hands."""
    s, hero = turn.s, turn.hero
    other = questing.relieved(s, hero)
    if other < 0:
        return None
    item = next(name for name, _ in s.heroes[hero].pack if ITEMS[name].quest)
    return ("give", (item, 1), *figure_items(s, other))


def _rest(turn: Turn) -> Action | None:
    if not tired(turn.s) or turn.s.combat:
        return None
    return ("rest",) if "rest" in turn.said else None


def _loot(turn: Turn) -> Action | None:
    """Furniture near by, each piece for the hero who is nearest and needs no rest."""
    s, hero = turn.s, turn.hero
    if s.combat or questing.homeward(s) or slack(s) < 2:
        return None
    for piece in s.furniture:
        if piece.kind not in LOOT or not furniture.openable(s, piece, hero) or _given_up(s, hero, piece):
            continue
        if _looter(s, piece) != hero:
            continue
        if s.heroes[hero].square in facing(s, piece):
            opened = _unlock(turn, furniture_items(piece), piece.locked)
            if opened is not None:
                return opened
            continue
        going = _go(turn, facing(s, piece), run=False)
        if going is not None:
            return going
    return None


def _given_up(s: State, hero: int, piece: Furniture) -> bool:
    return bool(piece.locked) and hero in piece.tried


def _looter(s: State, piece: Furniture) -> int:
    """Who goes for it: nobody if it is too far for everybody."""
    away = steps(s, facing(s, piece) - obstacle(s), perils(s, s.up[0]))
    found = []
    for hero in s.up:
        distance = away.get(s.heroes[hero].square, FAR)
        if distance <= DETOUR and not _given_up(s, hero, piece):
            needed = s.heroes[hero].cls in ("mage", "priest") and s.heroes[hero].fatigue < 2
            found.append((needed, distance, hero))
    return min(found)[2] if found else -1


def _search(turn: Turn) -> Action | None:
    """Where the quest pays for searching rooms, whoever has nothing better to do."""
    s = turn.s
    if "search" not in turn.said or s.combat:
        return None
    zone = s.zones[light.zone_of(s, turn.hero)]
    wanted = any("searched-rooms" in condition for condition, _ in QUESTS[s.quest_name].secondaries)
    if wanted and DUNGEON[zone.card].kind in ("square", "rectangular") and slack(s) > 5:
        return ("search",)
    return None


def _onward(turn: Turn) -> Action | None:
    """To the next door, all to the same, and through it together."""
    s, hero = turn.s, turn.hero
    if questing.goals(s, hero) or objective_zone(s) >= 0:
        return None
    door = next_door(s)
    if door is None:
        return None
    inner = door.edges[::2]
    if together(s, inner, TOGETHER) or s.quiet > 1:
        return _attend(turn, door, frozenset(inner))
    return _go(turn, frozenset(inner), off=FRONT[s.heroes[hero].cls])


def _attend(turn: Turn, thing: Door | Furniture, goals: frozenset[int]) -> Action | None:
    """Opens what is shut; whoever has failed at its lock makes room for others. When all have, all wait (A-34)."""
    s, hero = turn.s, turn.hero
    able = [other for other in s.up if _can_open(s, other, thing)]
    if hero in able:
        if s.heroes[hero].square in goals:
            items = door_items(thing) if isinstance(thing, Door) else furniture_items(thing)
            opened = _unlock(turn, items, thing.locked)
            if opened is not None:
                return opened
        return _go(turn, goals)
    if able:
        return _go(turn, goals, off=2)
    return ("rest",) if "rest" in turn.said else ("end",)


def _can_open(s: State, hero: int, thing: Door | Furniture) -> bool:
    figure = s.heroes[hero]
    return not thing.locked or hero not in thing.tried or bool(figure.count("key")) or figure.knows("lock-picking")


def next_door(s: State) -> Door | None:
    """The door nearest to the party; a lock counts for a few steps, a dangerous way for many."""
    doors = [door for door in s.doors if door.state == CLOSED]
    best, least = None, float(FAR * len(s.up) * 3)
    for door in doors:
        total = 0.0
        for hero in s.up:
            here = s.heroes[hero].square
            wary = steps(s, door.edges[::2], perils(s, hero)).get(here)
            total += min(FAR, steps(s, door.edges[::2]).get(here, FAR) + 30) if wary is None else wary
        if door.locked:
            total += len(s.up) * (TRIED if {*s.up} <= {*door.tried} else LOCKED)
        if total < least:
            best, least = door, total
    return best


def _unlock(turn: Turn, items: tuple[tuple[str, int], ...], locked: int) -> Action | None:
    """Opens a door or a piece of furniture with whatever does it."""
    if not locked:
        wanted: list[Action] = [("open", *items)]
    else:
        wanted = [("unlock", *items), ("use", ("lock-picking", 1), *items), ("use", ("door-breaker", 1), *items)]
        wanted.append(("force", *items))
    return next((action for action in wanted if action[0] in turn.said and action in turn.legal), None)


def _go(turn: Turn, goals: frozenset[int], *, run: bool = True, off: int = 0) -> Action | None:
    """On foot, or running where it is far; round what is dangerous if there is a way round."""
    s, hero = turn.s, turn.hero
    here = s.heroes[hero].square
    goals = goals - obstacle(s)
    shunned = perils(s, hero)
    if here not in steps(s, goals, shunned):
        shunned = NOTHING
    away = steps(s, goals, shunned)
    distance = away.get(here, FAR)
    if distance == FAR:
        return _across(turn, goals)
    if run and "run" in turn.said and distance - off > speed(s, hero) + 1:
        return ("run",)
    going = toward(s, hero, away, shunned, off) if "walk" in turn.said else None
    if going is not None and not shunned and not s.combat:
        return _lightly(turn, going)
    return going


def _lightly(turn: Turn, going: Action) -> Action:
    """Over a bad bridge without armour, from right before it."""
    s, hero = turn.s, turn.hero
    weak = weak_bridges(s)
    here = s.heroes[hero].square
    if here in weak:
        return going
    way = reach(s, hero, points_left(s, hero))[read_square(s, going[1:])]
    place = next((place for place, square in enumerate(way) if square in weak), -1)
    if place < 0:
        return going
    if place > 0 and way[place - 1] in reach(s, hero, points_left(s, hero)):
        return walk(s, way[place - 1])
    bare = gear.strip(s, hero) if here in gear.lightly(s) else None
    return bare or going


def _across(turn: Turn, goals: frozenset[int]) -> Action | None:
    """No way on foot: webs are cut, a portcullis is lifted, a crevasse is jumped."""
    s, hero = turn.s, turn.hero
    through = steps_through_webs(s, goals)
    if s.heroes[hero].square in through:
        return _cut(turn, through) or _walk(turn, through)
    bars = frozenset([square for door in s.doors if door.barred for square in door.edges])
    if bars:
        return _lift(turn) or _walk(turn, steps_through_webs(s, bars))
    return _leap(turn, goals)


def _walk(turn: Turn, away: dict[int, int]) -> Action | None:
    return toward(turn.s, turn.hero, away) if "walk" in turn.said else None


def _cut(turn: Turn, through: dict[int, int]) -> Action | None:
    """The web beside that is nearest to where it goes."""
    s = turn.s
    cuts = {action: through.get(read_square(s, action[1:][1:]), FAR) for action in webs_beside(turn.legal)}
    best = min(cuts, key=lambda action: (cuts[action], action), default=None)
    return best if best is not None and cuts[best] < through[s.heroes[turn.hero].square] else None


def _lift(turn: Turn) -> Action | None:
    if "lift" in turn.said:
        return _first(turn, "lift")
    return next((action for action in sentences(turn.legal, "use") if action[1:][0][0] == "door-breaker"), None)


def _leap(turn: Turn, goals: frozenset[int]) -> Action | None:
    """Over a crevasse to the side on which the goals are; in a fight only after long waiting."""
    s, hero = turn.s, turn.hero
    there = steps_through_webs(s, goals)
    if "jump" in turn.said and (not s.combat or s.quiet > PATIENCE):
        for action in sentences(turn.legal, "jump"):
            if read_square(s, action[1:]) in there:
                return action
    chasms = [piece for piece in s.furniture if piece.kind == "crevasse"]
    floor = plan_of(s).floor - obstacle(s)
    edges = [
        square - step
        for piece in chasms
        for square in piece.squares
        for step in (1, -1, ROW, -ROW)
        if square - step in floor and square + 2 * step in there and square - step not in piece.squares
    ]
    return _walk(turn, steps_through_webs(s, edges))


def _patient(turn: Turn) -> Action | None:
    """Nothing else to do: a turn of rest."""
    return ("rest",) if "rest" in turn.said and not turn.s.combat else None


IDEAS: Final[tuple[Idea, ...]] = (_at_once, _kindle, _quest, _loot, _rest, _onward, _search, _patient)
