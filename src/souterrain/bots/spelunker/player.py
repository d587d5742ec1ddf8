"""A player of Dungeon Drop: asked something, it imagines the table and does what the rooms at hand make best."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from souterrain.bots.spelunker import alone, pawns
from souterrain.bots.spelunker.hand import Point, above, within
from souterrain.bots.spelunker.ideas import ideas
from souterrain.bots.spelunker.ideas.drops import far_off, put
from souterrain.bots.spelunker.ideas.flicks import once_more
from souterrain.bots.spelunker.ideas.takes import LOOKED_AT, reached
from souterrain.bots.spelunker.mind import Level, Mind
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View
from souterrain.games.drop.bot import standing
from souterrain.games.drop.content.cubes import CUBES, WORD_OF
from souterrain.games.drop.frames import FlickAgain, Reach, Redrop, Sight, Volley
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.drops import RELEASE
from souterrain.games.drop.rules.abilities.takes import within_reach
from souterrain.games.drop.rules.exploring import NUMBER, can_drink
from souterrain.games.drop.rules.harm import HEALED, heal
from souterrain.games.drop.rules.solo.levels import WON
from souterrain.games.drop.state import ACT, AFTER, AWAY, BOX, ENTER, EXPLORE, FALLEN, State

WORTH_IT = 0.15
"""By how much an ability or a Potion must be better than doing without."""
KEPT_BACK = 0.3
"""How much more, for each turn to come, alone: a card is used once a level (DD-106)."""
AIMS = 6
"""So many of the best rooms are aimed at."""


def never() -> bool:
    return False


class Spelunker:
    """`stop` is asked while it thinks: True makes it answer with the best so far."""

    def __init__(self, level: Level, stop: Callable[[], bool] = never) -> None:
        self._level = level
        self._stop = stop
        self.spread = level.hand.spread

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        state: State = game.imagine(view, rng)
        if ask.about == "place":
            return pawns.place(state, game.legal(state, ask.seat), rng)
        wanted = self._wanted(Mind(game, state, self._level, rng, self._stop), ask)
        shaken = self._level.hand.shaken(state, wanted, rng)
        return shaken if game.legal(state, ask.seat).why_not(shaken) is None else ask.default

    def _wanted(self, mind: Mind, ask: Ask) -> Action:
        s = mind.s
        assert ask.default is not None
        if s.frames:
            return _frame(mind) or ask.default
        if ask.about == "deeper":
            return ("retire",) if s.solo is not None and s.solo.fragments >= WON else ("deeper",)
        if s.step == AFTER:
            return ask.default
        if s.step == EXPLORE:
            return _explore(mind) if s.solo is None else _explore_alone(mind)
        return _act(mind) or ask.default


# --- Explore ---


def _explore(mind: Mind) -> Action:
    middles = mind.middles(AIMS) or [(0.0, 0.0)]
    if not mind.level.drops:
        return ("explore", *above(mind.s, middles[0]))
    ranked = _ranked(mind, [*middles, far_off(mind, middles[0])])
    tried = [mind.sampled(worth, ("explore", *above(mind.s, at))) for worth, at in ranked]
    best = mind.best_of(tried)
    return best.action if best is not None else tried[0].action


def _ranked(mind: Mind, spots: list[Point]) -> list[tuple[float, Point]]:
    """Places to drop unknown cubes at, by the mean of the best room after it; each meets the same drops."""
    s = mind.s
    box, fallen = s.cubes(BOX), s.cubes(FALLEN)
    number = min(NUMBER[s.table.seats], len(box))
    seed = int(mind.rng.random() * 2**32)
    drawn = np.random.PCG64(seed).random_raw(mind.level.drops * len(box)).reshape(mind.level.drops, len(box))
    falling = np.array(box, np.intp)[drawn.argsort(axis=1)[:, :number]]
    falling = np.concatenate([falling, np.tile(np.array(fallen, np.intp), (mind.level.drops, 1))], axis=1)
    sizes = [CUBES[cube].size for cube in (*box[:number], *fallen)]
    ranked = []
    for at in spots:
        found = mind.sketch.dropped((), mind.drops(at, sizes), falling, mind.level.rooms)
        ranked.append((mind.base - mind.best + float(found.mean()), at))
        if mind.patience.over():
            break
    return sorted(ranked, key=lambda entry: -entry[0])


def _explore_alone(mind: Mind) -> Action:
    """Above the own room, so that cubes fall where the next move goes; or away, if the score is enough."""
    s = mind.s
    assert s.solo is not None
    known = alone.Map(s)
    if s.solo.stairs:
        turns = alone.turns_left(s)
        staying, _ = known.best(mind.finds, turns - 1) if mind.finds and turns else (0.0, 0)
        if known.leaving() >= staying:
            return ("leave",)
    corners = [centre(token) for token in s.solo.tokens]
    shares = [(1, 1, 1), (4, 1, 1), (1, 4, 1), (1, 1, 4), (3, 3, 1), (1, 3, 3), (3, 1, 3)]
    spots = [_mixed(corners, share) for share in (shares if mind.level.drops else shares[:1])]
    if mind.level.drops and mind.finds:
        spots = [at for _, at in _ranked(mind, spots)]
    return ("explore", *within(s, spots[0]))


def _mixed(corners: list[tuple[int, int]], shares: tuple[int, ...]) -> Point:
    whole = sum(shares)
    x, y = (sum(share * at[axis] for share, at in zip(shares, corners, strict=True)) / whole for axis in (0, 1))
    return x, y


# --- Act, Loot and Move ---


def _act(mind: Mind) -> Action | None:
    """An ability or a Potion if that is worth it, else the best room."""
    s = mind.s
    if s.step != ENTER:
        drink = _drink(mind)
        if drink is not None:
            return drink
    if s.step == ACT and mind.level.drops:
        best = mind.best_of(ideas(mind))
        least = WORTH_IT if s.solo is None else WORTH_IT + KEPT_BACK * alone.turns_left(s)
        if best is not None and best.worth > mind.base + least:
            return best.action
    if not mind.finds:
        return None
    if s.solo is None:
        worth = {find: find.value + reached(mind, s, find) + mind.rivals(find) for find in mind.finds[:LOOKED_AT]}
        return max(worth, key=worth.__getitem__).said("loot")
    _, first = alone.Map(s).best(mind.finds, alone.turns_left(s))
    return mind.finds[first].said("enter" if s.step == ENTER else "move")


def _drink(mind: Mind) -> Action | None:
    s = mind.s
    if not can_drink(s):
        return None
    after = s.copy()
    heal(after.own(mind.seat), HEALED)
    after.put(s.held(mind.seat, "potion")[0], AWAY)
    likes = mind.taste_of(after)
    found = mind.finds_of(after, likes)
    worth = standing(after, mind.seat, mind.likes) + (found[0].value if found else 0.0)
    if mind.finds and worth <= mind.base + WORTH_IT:
        return None
    if not mind.finds and not found and s.solo is None:
        return None
    at = mind.middles(1) or [centre(next(spot for spot in s.spots if spot))]
    return ("drink", *above(s, at[0]))


# --- choices after new information ---


def _frame(mind: Mind) -> Action | None:
    frame = mind.s.frames[-1]
    if isinstance(frame, Reach):
        there = within_reach(mind.s, frame.hull)
        return "reach", (WORD_OF[max(there, key=lambda cube: mind.likes.taken(1 << cube))], 1)
    if isinstance(frame, FlickAgain | Volley):
        only, without = (frame.cubes, ()) if isinstance(frame, FlickAgain) else ((), frame.cubes)
        best = mind.best_of(once_more(mind, only, without)) if mind.level.tries else None
        return best.action if best is not None and best.worth > mind.base + WORTH_IT else ("stop",)
    if isinstance(frame, Redrop):
        if mind.s.step == AFTER or not mind.level.drops:
            return ("redrop", *above(mind.s, far_off(mind, (0.0, 0.0))))
        return max(put(mind, frame.cubes, (), "redrop")).action
    assert isinstance(frame, Sight)
    if not mind.level.drops:
        return None
    found = [idea for cube in frame.cubes for idea in put(mind, (cube,), ((WORD_OF[cube], 1),), RELEASE)]
    legal = [idea for idea in found if mind.allows(idea.action)]
    return max(legal).action if legal else None
