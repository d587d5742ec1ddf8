"""Ways: on foot or running, round what is dangerous, through webs and bars, over crevasses; and what is shut."""

from __future__ import annotations

from typing import Final

from souterrain.bots.delver import gear
from souterrain.bots.delver.ground import (
    FAR,
    perils,
    steps,
    steps_through_webs,
    toward,
    walk,
    weak_bridges,
)
from souterrain.bots.delver.party import slack
from souterrain.bots.delver.saying import Turn, first, rest, say, sentences, webs_beside, word
from souterrain.core.actions import Action
from souterrain.games.donjon.board.ground import CLOSED, ROW, Door, Furniture
from souterrain.games.donjon.board.plan import NOTHING
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.rules.questions import piles
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square
from souterrain.games.donjon.rules.questions.light import hindered
from souterrain.games.donjon.rules.questions.movement import bridge_need, points_left, reach
from souterrain.games.donjon.rules.questions.naming import door_items, furniture_items
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.rolls import NEEDED
from souterrain.games.donjon.rules.questions.sheet import luck, speed, trait
from souterrain.games.donjon.state import State

LOCKED, TRIED = 6, 40
"""What a lock counts for in steps, and one that everybody has failed at."""
RISKY: Final = 30
"""What a way over fire, a circle or a bad bridge counts for."""
ROOM: Final = 2
"""So far those go aside who can do nothing at a lock."""
PATIENCE: Final = 3
"""After so many rounds in which nothing happened a crevasse is jumped in a fight too, and whoever finds the way round
a danger barred goes through it."""


# Doors and furniture


def next_door(s: State) -> Door | None:
    """The door nearest to the party; a lock counts for a few steps, a dangerous way for many."""
    best, least = None, float("inf")
    for door in _worthwhile(s):
        total = sum([_distance(s, hero, door) for hero in s.up])
        if door.locked:
            total += len(s.up) * (TRIED if {*s.up} <= {*door.tried} else LOCKED)
        if total < least:
            best, least = door, total
    return best


def _worthwhile(s: State) -> list[Door]:
    """Doors that are known to lead to the objective, or else those behind which there is anything (A-10)."""
    closed = [door for door in s.doors if door.state == CLOSED]
    there = piles.leading_there(s)
    return [door for door in closed if door.number in there or (not there and piles.left(s, door))] or closed


def _distance(s: State, hero: int, door: Door) -> int:
    here, inner = s.heroes[hero].square, door.edges[::2]
    wary = steps(s, inner, perils(s, hero)).get(here)
    return min(FAR, steps(s, inner).get(here, FAR) + RISKY) if wary is None else wary


def attend(turn: Turn, thing: Door | Furniture, goals: frozenset[int]) -> Action | None:
    """Opens what is shut; whoever has failed at its lock makes room for others. When all have, all wait (A-34)."""
    s, hero = turn.s, turn.hero
    able = [other for other in s.up if can_open(s, other, thing)]
    if hero in able:
        opened = unlock(turn, thing) if s.heroes[hero].square in goals else None
        return opened or go(turn, goals)
    if able:
        return go(turn, goals, off=ROOM)
    return ("rest",) if "rest" in turn.said else ("end",)


def can_open(s: State, hero: int, thing: Door | Furniture) -> bool:
    figure = s.heroes[hero]
    skilled = bool(figure.count("key")) or figure.knows("lock-picking") or figure.knows("door-breaker")
    return not thing.locked or hero not in thing.tried or skilled


def unlock(turn: Turn, thing: Door | Furniture) -> Action | None:
    """With whatever does it."""
    items = door_items(thing) if isinstance(thing, Door) else furniture_items(thing)
    wanted = [say("open", items)]
    if thing.locked:
        picks = [say("use", word(name), items) for name in ("lock-picking", "door-breaker")]
        wanted = [say("unlock", items), *picks, say("force", items)]
    return next((action for action in wanted if action[0] in turn.said and action in turn.legal), None)


# Ways


def go(turn: Turn, goals: frozenset[int], *, run: bool = True, off: int = 0) -> Action | None:
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
    if "walk" not in turn.said:
        return None
    going = toward(s, hero, away, shunned, off)
    if going is None and not off and s.quiet > PATIENCE:
        shunned, going = NOTHING, toward(s, hero, steps(s, goals))
    return _lightly(turn, going) if going is not None and not shunned and not s.combat else going


def _lightly(turn: Turn, going: Action) -> Action:
    """Over a bad bridge without armour, from right before it."""
    s, hero = turn.s, turn.hero
    here, weak = s.heroes[hero].square, weak_bridges(s)
    ways = reach(s, hero, points_left(s, hero))
    way = ways[read_square(s, going[1:])]
    onto = next((place for place, square in enumerate(way) if square in weak), -1)
    if onto < 0 or here in weak:
        return going
    if onto and way[onto - 1] in ways:
        return walk(s, way[onto - 1])
    bare = gear.strip(s, hero) if "doff" in turn.said and here in gear.lightly(s) else None
    if bare is not None or _sure(turn, bridge_need(s, hero)):
        return bare or going
    return _gather_strength(turn)


def _sure(turn: Turn, need: int) -> bool:
    """Whether fatigue makes up for any die, or there is no time to gather more of it."""
    s, hero = turn.s, turn.hero
    figure = s.heroes[hero]
    least = 1 + trait(s, hero, DEXTERITY) + luck(s, hero) - hindered(s, hero) + figure.fatigue
    return least >= need or figure.fatigue == figure.max_fatigue or bool(s.combat) or slack(s) < 1


def _gather_strength(turn: Turn) -> Action:
    return ("rest",) if "rest" in turn.said else ("end",)


def _across(turn: Turn, goals: frozenset[int]) -> Action | None:
    """No way on foot: webs are cut, a portcullis is lifted, a crevasse is jumped."""
    s = turn.s
    through = steps_through_webs(s, goals)
    if s.heroes[turn.hero].square in through:
        return _walk(turn, through) or _cut(turn, through)
    bars = steps_through_webs(s, [square for door in s.doors if door.barred for square in door.edges])
    if s.heroes[turn.hero].square in bars:
        return _lift(turn) or _walk(turn, bars)
    return _leap(turn, {**bars, **through})


def _walk(turn: Turn, away: dict[int, int]) -> Action | None:
    return toward(turn.s, turn.hero, away) if "walk" in turn.said else None


def _cut(turn: Turn, through: dict[int, int]) -> Action | None:
    """The web beside that is nearest to where it goes; one at a corner may bar the way too."""
    s = turn.s
    cuts = {action: through.get(read_square(s, rest(action)), FAR) for action in webs_beside(turn.legal)}
    best = min(cuts, key=lambda action: (cuts[action], action), default=None)
    return best if best is not None and cuts[best] <= through[s.heroes[turn.hero].square] else None


def _lift(turn: Turn) -> Action | None:
    if "lift" in turn.said:
        return next(sentences(turn.legal, "lift"))
    return next((action for action in sentences(turn.legal, "use") if first(action) == "door-breaker"), None)


def _leap(turn: Turn, there: dict[int, int]) -> Action | None:
    """Over a crevasse to the side on which the goals are; in a fight only after long waiting."""
    s = turn.s
    if "jump" in turn.said and (not s.combat or s.quiet > PATIENCE):
        for action in sentences(turn.legal, "jump"):
            if read_square(s, action[1:]) in there:
                return action if _sure(turn, NEEDED) else _gather_strength(turn)
    floor = plan_of(s).floor - obstacle(s)
    edges = [
        square - step
        for piece in s.furniture
        if piece.kind == "crevasse"
        for square in piece.squares
        for step in (1, -1, ROW, -ROW)
        if square - step in floor and square - step not in piece.squares and square + 2 * step in there
    ]
    return _walk(turn, steps_through_webs(s, edges))
