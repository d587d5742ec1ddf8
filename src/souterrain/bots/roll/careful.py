"""The careful bot: it rates sentences by the mean worth of their outcomes, one step ahead.

The decision to retire or to go on follows from the same numbers.
"""

from __future__ import annotations

from itertools import islice
from typing import Any, Final

from souterrain.bots.base import Character
from souterrain.bots.roll.worth import HELD, worth
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.explore import explore
from souterrain.core.forms import Items, Random, Verb
from souterrain.core.game import Game, View
from souterrain.games.roll.content.dice import (
    DUNGEON,
    FOE_OF,
    MONSTERS,
    PARTY,
    SCROLL,
    TOKENS,
)
from souterrain.games.roll.state import State, Together

LOOKED_AT: Final = 48
RUNS, DEEP_RUNS = 12, 60
"""The number of outcomes to explore: of most actions, and before going deeper."""


class CarefulBot:
    """A player that looks one step ahead and takes the best expectation."""

    character = Character("badger", 3)

    def choose(self, game: Game[Any], view: View, ask: Ask, rng: Random) -> Action | None:
        state: State = game.imagine(view, rng)
        seat = ask.seat
        if isinstance(state, Together):
            state, seat = state.boxes[seat], 0
        turn = state.turn
        looked_at = [action for verb in game.legal(state, seat).verbs for action in candidates(state, verb)]
        if len(looked_at) == 1:
            return looked_at[0]
        return max(looked_at, key=lambda action: self._mean(game, state, seat, turn, action))

    def _mean(self, game: Game[Any], state: State, seat: int, turn: int, action: Action) -> float:
        ending = _ending(state, action)
        if ending is not None:
            return worth(state, seat, -1) + ending
        runs = DEEP_RUNS if action[0] == "descend" else RUNS
        outcomes = explore(lambda chance: game.apply(state, seat, action, chance), runs)
        return outcomes.mean(lambda after: worth(after, seat, turn))


def _ending(state: State, action: Action) -> float | None:
    """Return the value of an action that ends the delve, without rolling the next one's dice; None for other
    actions."""
    if state.frames:
        return None
    if action[0] == "retire":
        return state.level
    if action[0] == "flee":
        return 0.0 if state.table.options.flee_keeps_dragon_xp else -state.earned
    if action[0] == "use" and ("portal", 1) in action[1:]:
        return state.level - 2 - HELD[TOKENS.index("portal")]
    if action[0] == "ultimate" and state.side.ultimate.effect == "leave":
        return state.level - float(state.side.ultimate.how["less"])
    return None


def candidates(state: State, verb: Verb) -> list[Action]:
    """Return the sentences of a verb worth a look: all of a short list; of re-rolls those that leave good dice
    alone."""
    found = list(islice(verb.actions(), LOOKED_AT + 1))
    if len(found) <= LOOKED_AT:
        return found
    if verb.word in ("reroll", "use", "ultimate") and not state.frames:
        picked = [action for action in _rerolls(state, verb) if any(form.fits(action[1:]) for form in verb.forms)]
        return picked or _spread(found)
    return _spread(found)


def _spread(found: list[Action]) -> list[Action]:
    return found[:: max(1, len(found) // 16)]


def _rerolls(state: State, verb: Verb) -> list[Action]:
    """Return re-rolls of all monsters, of one kind, of these with the party's spare Scrolls, and of all dungeon
    dice."""
    kinds = [(word, state.dungeon[FOE_OF[word]]) for word in MONSTERS if state.dungeon[FOE_OF[word]]]
    sets: list[Items] = [tuple(kinds), *[(kind,) for kind in kinds]]
    sets += [tuple([(word, n) for word, n in zip(DUNGEON, state.dungeon, strict=False) if n])]
    sets += [((PARTY[SCROLL], state.party[SCROLL] - 1), *dice) for dice in tuple(sets) if state.party[SCROLL] > 1]
    sets = [dice for dice in dict.fromkeys(sets) if dice]
    head: Items = (("parchment", 1),) if verb.word == "use" else ()
    payers: list[Items] = [(("with", 1), (word, 1)) for word in (*PARTY, "hero")] if verb.word == "reroll" else [()]
    tails = [head + dice + payer for dice in sets for payer in payers]
    return [(verb.word, *tail) for tail in tails]
