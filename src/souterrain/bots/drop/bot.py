"""The bot of Dungeon Drop: it imagines the table and plays for the best room."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from souterrain.bots.drop import falls, pawns, solo
from souterrain.bots.drop.abilities import candidates
from souterrain.bots.drop.abilities.drops import far_off, put
from souterrain.bots.drop.abilities.flicks import once_more
from souterrain.bots.drop.abilities.takes import reached
from souterrain.bots.drop.abilities.wide import flicks
from souterrain.bots.drop.aim import Point, above, within
from souterrain.bots.drop.search import LOOKED_AT, Level, Search
from souterrain.bots.drop.worth import standing
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.game import Game, View
from souterrain.games.drop.content.cubes import CUBES, PILLARS, WORD_OF, mask
from souterrain.games.drop.frames import FlickAgain, Reach, Redrop, Sight, Volley
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.abilities.drops import RELEASE
from souterrain.games.drop.rules.abilities.takes import within_reach
from souterrain.games.drop.rules.exploring import NUMBER, can_drink
from souterrain.games.drop.rules.harm import HEALED, heal
from souterrain.games.drop.state import ACT, AFTER, AWAY, BOX, ENTER, EXPLORE, FALLEN, State

AIMS = 6
"""The number of best rooms at which an Explore may aim."""
WORTH_IT = 0.15
"""The least gain that justifies an ability or a Potion."""
KEPT_BACK = 0.3
"""The additional gain required alone, for each turn to come: a card is used once a level (DD-106)."""


def never() -> bool:
    return False


class DropBot:
    """A player of one level. `stop` is polled during the search; True ends it with the best answer so far."""

    def __init__(self, level: Level, stop: Callable[[], bool] = never) -> None:
        self._level = level
        self._stop = stop
        self.spread = level.hand.spread
        self.character = level.character

    def sampling(self) -> DropBot:
        return DropBot(self._level._replace(sampled=True), self._stop)

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        state: State = game.imagine(view, rng)
        if ask.about == "place":
            return pawns.place(state, game.legal(state, ask.seat), rng)
        wanted = self._wanted(Search(game, state, self._level, rng, self._stop), ask)
        shaken = self._level.hand.shaken(state, wanted, rng)
        return shaken if game.legal(state, ask.seat).why_not(shaken) is None else ask.default

    def _wanted(self, search: Search, ask: Ask) -> Action:
        state = search.state
        assert ask.default is not None
        if state.frames:
            return _frame(search) or ask.default
        if ask.about == "deeper":
            assert state.solo is not None
            risk = solo.CAREFUL if self._level.drops else solo.HASTY
            return ("deeper",) if solo.goes_deeper(state.solo.fragments, risk) else ("retire",)
        if state.step == AFTER:
            return ask.default
        if state.step == EXPLORE:
            return _explore(search) if state.solo is None else _explore_alone(search)
        return _act(search) or ask.default


# Explore


def _explore(search: Search) -> Action:
    if search.level.explores and search.outlook is not None:
        return ("explore", *above(search.state, falls.best_aim(search, search.outlook)))
    middles = search.middles(AIMS) or [(0.0, 0.0)]
    if not search.level.drops:
        return ("explore", *above(search.state, middles[0]))
    ranked = _ranked(search, [*middles, far_off(search, middles[0])])
    tried = [search.sampled(worth, ("explore", *above(search.state, at))) for worth, at in ranked]
    best = search.best_of(tried)
    return best.action if best is not None else tried[0].action


def _ranked(search: Search, spots: list[Point]) -> list[tuple[float, Point]]:
    """Return places for a drop of unknown cubes, ranked by the mean of the best room afterwards; all places meet the
    same drops."""
    state = search.state
    box, fallen = state.cubes(BOX), state.cubes(FALLEN)
    number = min(NUMBER[state.table.seats], len(box))
    drops = search.level.drops
    seed = int(search.rng.random() * 2**32)
    drawn = np.random.PCG64(seed).random_raw(drops * len(box)).reshape(drops, len(box))
    falling = np.array(box, np.intp)[drawn.argsort(axis=1)[:, :number]]
    falling = np.concatenate([falling, np.tile(np.array(fallen, np.intp), (drops, 1))], axis=1)
    sizes = [CUBES[cube].size for cube in (*box[:number], *fallen)]
    ranked = []
    for at in spots:
        found = search.estimate.dropped((), search.drops(at, sizes, drops), falling, search.level.rooms)
        ranked.append((search.base - search.best + float(found.mean()), at))
        if search.budget.over():
            break
    return sorted(ranked, key=lambda entry: -entry[0])


def _explore_alone(search: Search) -> Action:
    """Drop cubes above the own room, on the path of the next move; or leave, if the score suffices."""
    state = search.state
    assert state.solo is not None
    known = solo.SoloMap(state)
    if state.solo.stairs:
        turns = solo.turns_left(state)
        staying, _ = known.best(search.finds, turns - 1) if search.finds and turns else (0.0, 0)
        if known.leaving() >= staying:
            return ("leave",)
    corners = [centre(token) for token in state.solo.tokens]
    shares = [(1, 1, 1), (4, 1, 1), (1, 4, 1), (1, 1, 4), (3, 3, 1), (1, 3, 3), (3, 1, 3)]
    spots = [_mixed(corners, share) for share in (shares if search.level.drops else shares[:1])]
    if search.level.drops and search.finds:
        spots = [at for _, at in _ranked(search, spots)]
    return ("explore", *within(state, spots[0]))


def _mixed(corners: list[tuple[int, int]], shares: tuple[int, ...]) -> Point:
    whole = sum(shares)
    x, y = (sum(share * at[axis] for share, at in zip(shares, corners, strict=True)) / whole for axis in (0, 1))
    return x, y


# Act, Loot and Move


def _act(search: Search) -> Action | None:
    """Return an ability or a Potion if it is worth it, otherwise the best room."""
    state = search.state
    if state.step != ENTER:
        drink = _drink(search)
        if drink is not None:
            return drink
    if state.step == ACT and search.level.drops:
        best = search.best_of(candidates(search))
        least = WORTH_IT if state.solo is None else WORTH_IT + KEPT_BACK * solo.turns_left(state)
        if best is not None and best.worth > search.base + least:
            return best.action
    if not search.finds:
        return None
    if state.solo is None:
        looked_at = search.finds[: max(LOOKED_AT, search.level.ahead)]
        worth = [
            find.value + reached(search, state, find) + later
            for find, later in zip(looked_at, search.ahead(looked_at), strict=True)
        ]
        return looked_at[max(range(len(worth)), key=worth.__getitem__)].said("loot")
    _, first = solo.SoloMap(state).best(search.finds, solo.turns_left(state))
    return search.finds[first].said("enter" if state.step == ENTER else "move")


def _drink(search: Search) -> Action | None:
    state = search.state
    if not can_drink(state):
        return None
    after = state.copy()
    heal(after.own(search.seat), HEALED)
    after.put(state.held(search.seat, "potion")[0], AWAY)
    likes = search.taste_of(after)
    found = search.finds_of(after, likes)
    worth = standing(after, search.seat, search.likes) + (found[0].value if found else 0.0)
    if search.finds and worth <= search.base + WORTH_IT:
        return None
    if not search.finds and not found and state.solo is None:
        return None
    at = search.middles(1) or [centre(next(spot for spot in state.spots if spot))]
    return ("drink", *above(state, at[0]))


# Choices after new information


def _frame(search: Search) -> Action | None:
    frame = search.state.frames[-1]
    if isinstance(frame, Reach):
        there = within_reach(search.state, frame.hull)
        return "reach", (WORD_OF[max(there, key=lambda cube: search.likes.taken(1 << cube))], 1)
    if isinstance(frame, FlickAgain | Volley):
        only, without = (frame.cubes, 0) if isinstance(frame, FlickAgain) else ((), PILLARS | mask(frame.cubes))
        found = once_more(search, only, without) if search.level.tries else []
        if search.level.wide and search.state.solo is None:
            found += flicks(search, only, without)
        best = search.best_of(found)
        return best.action if best is not None and best.worth > search.base + WORTH_IT else ("stop",)
    if isinstance(frame, Redrop):
        if search.state.step == AFTER or not search.level.drops:
            return ("redrop", *above(search.state, far_off(search, (0.0, 0.0))))
        return max(put(search, frame.cubes, (), "redrop")).action
    assert isinstance(frame, Sight)
    if not search.level.drops:
        return None
    found = [candidate for cube in frame.cubes for candidate in put(search, (cube,), ((WORD_OF[cube], 1),), RELEASE)]
    legal = [candidate for candidate in found if search.allows(candidate.action)]
    return max(legal).action if legal else None
