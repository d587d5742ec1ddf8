"""Routes: walking, running, avoiding dangers, crossing webs, bars and crevasses; and opening doors and furniture."""

from __future__ import annotations

from typing import Final

from souterrain.bots.donjon import gear
from souterrain.bots.donjon.distances import FAR, perils, steps, steps_through_webs, toward, walk, weak_bridges
from souterrain.bots.donjon.party import slack
from souterrain.bots.donjon.sentences import Turn, first, rest, say, sentences, webs_beside, word
from souterrain.core.actions import Action
from souterrain.games.donjon.board.ground import CLOSED, ROW, Door, Furniture
from souterrain.games.donjon.board.plan import NOTHING
from souterrain.games.donjon.content.creatures import DEXTERITY
from souterrain.games.donjon.rules.questions import exploring, piles
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square
from souterrain.games.donjon.rules.questions.light import hindered, zone_of
from souterrain.games.donjon.rules.questions.movement import bridge_need, points_left, reach
from souterrain.games.donjon.rules.questions.naming import door_items, furniture_items
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.rolls import NEEDED
from souterrain.games.donjon.rules.questions.sheet import luck, speed, trait
from souterrain.games.donjon.state import State

LOCKED, TRIED = 6, 40
"""The cost of a lock in steps, and of one at which everybody has failed."""
RISKY: Final = 30
"""The cost of a path over fire, a circle or a weak bridge, in steps."""
ROOM: Final = 2
"""Distance from a lock at which heroes who cannot open it wait."""
PATIENCE: Final = 3
"""The number of uneventful rounds after which a crevasse is jumped in a fight too, and a blocked hero walks through a
danger."""


# Doors and furniture


def next_door(state: State) -> Door | None:
    """Return the closed door nearest to the party; locks and dangerous paths count as steps."""
    best, least = None, float("inf")
    for door in _worthwhile(state):
        total = sum([_distance(state, hero, door) for hero in state.up])
        if door.locked:
            total += len(state.up) * (TRIED if {*state.up} <= {*door.tried} else LOCKED)
        if total < least:
            best, least = door, total
    return best


def _worthwhile(state: State) -> list[Door]:
    """Return the closed doors that lead to the objective, or those with cards behind them (A-10)."""
    closed = [door for door in state.doors if door.state == CLOSED]
    there = piles.leading_there(state)
    return [door for door in closed if door.number in there or (not there and piles.left(state, door))] or closed


def _distance(state: State, hero: int, door: Door) -> int:
    here, inner = state.heroes[hero].square, door.edges[::2]
    wary = steps(state, inner, perils(state, hero)).get(here)
    return min(FAR, steps(state, inner).get(here, FAR) + RISKY) if wary is None else wary


def attend(turn: Turn, thing: Door | Furniture, goals: frozenset[int]) -> Action | None:
    """Open a door or furniture. Heroes who failed at its lock make room for others; when all failed, all wait
    (A-34)."""
    state, hero = turn.state, turn.hero
    able = [other for other in state.up if can_open(state, other, thing)]
    if hero in able:
        opened = unlock(turn, thing) if state.heroes[hero].square in goals else None
        return opened or go(turn, goals)
    if able:
        return go(turn, goals, off=ROOM)
    return pause(turn)


def pause(turn: Turn) -> Action:
    """Rest while there is nothing to do, if nobody can be disturbed (A-99)."""
    safe = exploring.is_camp_safe(turn.state, zone_of(turn.state, turn.hero))
    return ("rest",) if "rest" in turn.said and safe else ("end",)


def can_open(state: State, hero: int, thing: Door | Furniture) -> bool:
    figure = state.heroes[hero]
    skilled = bool(figure.count("key")) or figure.knows("lock-picking") or figure.knows("door-breaker")
    return not thing.locked or hero not in thing.tried or skilled


def unlock(turn: Turn, thing: Door | Furniture) -> Action | None:
    """Return the first legal way to open: key, skill or force."""
    items = door_items(thing) if isinstance(thing, Door) else furniture_items(thing)
    wanted = [say("open", items)]
    if thing.locked:
        picks = [say("use", word(name), items) for name in ("lock-picking", "door-breaker")]
        wanted = [say("unlock", items), *picks, say("force", items)]
    return next((action for action in wanted if action[0] in turn.said and action in turn.legal), None)


# Ways


def go(turn: Turn, goals: frozenset[int], *, run: bool = True, off: int = 0) -> Action | None:
    """Walk towards the goals, run if they are far, and avoid dangers if there is a way round."""
    state, hero = turn.state, turn.hero
    here = state.heroes[hero].square
    goals = goals - obstacle(state)
    shunned = perils(state, hero)
    if here not in steps(state, goals, shunned):
        shunned = NOTHING
    away = steps(state, goals, shunned)
    distance = away.get(here, FAR)
    if distance == FAR:
        return _across(turn, goals)
    if run and "run" in turn.said and distance - off > speed(state, hero) + 1:
        return ("run",)
    if "walk" not in turn.said:
        return None
    going = toward(state, hero, away, shunned, off)
    if going is None and not off and state.quiet > PATIENCE:
        shunned, going = NOTHING, toward(state, hero, steps(state, goals))
    return _lightly(turn, going) if going is not None and not shunned and not state.combat else going


def _lightly(turn: Turn, going: Action) -> Action:
    """Cross a weak bridge without armour; stop right before it to take it off."""
    state, hero = turn.state, turn.hero
    here, weak = state.heroes[hero].square, weak_bridges(state)
    ways = reach(state, hero, points_left(state, hero))
    way = ways[read_square(state, going[1:])]
    onto = next((place for place, square in enumerate(way) if square in weak), -1)
    if onto < 0 or here in weak:
        return going
    if onto and way[onto - 1] in ways:
        return walk(state, way[onto - 1])
    bare = gear.strip(state, hero) if "doff" in turn.said and here in gear.lightly(state) else None
    if bare is not None or _sure(turn, bridge_need(state, hero)):
        return bare or going
    return _gather_strength(turn)


def _sure(turn: Turn, need: int) -> bool:
    """Return whether fatigue makes up for any die, or there is no time to regain more."""
    state, hero = turn.state, turn.hero
    figure = state.heroes[hero]
    least = 1 + trait(state, hero, DEXTERITY) + luck(state, hero) - hindered(state, hero) + figure.fatigue
    return least >= need or figure.fatigue == figure.max_fatigue or bool(state.combat) or slack(state) < 1


def _gather_strength(turn: Turn) -> Action:
    return ("rest",) if "rest" in turn.said else ("end",)


def _across(turn: Turn, goals: frozenset[int]) -> Action | None:
    """Cut webs, lift a portcullis or jump a crevasse if no path leads to the goals."""
    state = turn.state
    through = steps_through_webs(state, goals)
    if state.heroes[turn.hero].square in through:
        return _walk(turn, through) or _cut(turn, through)
    bars = steps_through_webs(state, [square for door in state.doors if door.barred for square in door.edges])
    if state.heroes[turn.hero].square in bars:
        return _lift(turn) or _walk(turn, bars)
    return _leap(turn, {**bars, **through})


def _walk(turn: Turn, away: dict[int, int]) -> Action | None:
    return toward(turn.state, turn.hero, away) if "walk" in turn.said else None


def _cut(turn: Turn, through: dict[int, int]) -> Action | None:
    """Cut the adjacent web nearest to the goal; one at a corner may block too."""
    state = turn.state
    cuts = {action: through.get(read_square(state, rest(action)), FAR) for action in webs_beside(turn.legal)}
    best = min(cuts, key=lambda action: (cuts[action], action), default=None)
    return best if best is not None and cuts[best] <= through[state.heroes[turn.hero].square] else None


def _lift(turn: Turn) -> Action | None:
    if "lift" in turn.said:
        return next(sentences(turn.legal, "lift"))
    return next((action for action in sentences(turn.legal, "use") if first(action) == "door-breaker"), None)


def _leap(turn: Turn, there: dict[int, int]) -> Action | None:
    """Jump a crevasse to the side of the goals; in a fight only after long waiting."""
    state = turn.state
    if "jump" in turn.said and (not state.combat or state.quiet > PATIENCE):
        for action in sentences(turn.legal, "jump"):
            if read_square(state, action[1:]) in there:
                return action if _sure(turn, NEEDED) else _gather_strength(turn)
    floor = plan_of(state).floor - obstacle(state)
    edges = [
        square - step
        for piece in state.furniture
        if piece.kind == "crevasse"
        for square in piece.squares
        for step in (1, -1, ROW, -ROW)
        if square - step in floor and square - step not in piece.squares and square + 2 * step in there
    ]
    return _walk(turn, steps_through_webs(state, edges))
