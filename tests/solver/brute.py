"""An independent solution of small delves: every sentence and every draw of the real rules, without any table.

Only the model is shared: a treasure is worth a fixed number of points and is put back at once.
"""

from __future__ import annotations

from functools import cache

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.explore import explore
from souterrain.games.roll.content.dice import BOX
from souterrain.games.roll.content.heroes import CARDS, Side
from souterrain.games.roll.facts import Options
from souterrain.games.roll.state import END, REGROUP_PHASE, Player, State, Table
from souterrain.games.roll.turns import Turns

GAME = Turns()
LAST_DELVE = 2
SIDES = {side.name: side for card in CARDS for side in (card.novice, card.master) if side is not None}


def hero_of(side: Side) -> Player:
    """Return a player with this side of a card up."""
    ((hero, master),) = [
        (index, int(side is card.master)) for index, card in enumerate(CARDS) if side in (card.novice, card.master)
    ]
    return Player(hero, master)


def at_regroup(side: Side, options: Options, level: int, party: tuple[int, ...], dice: int, dungeon: int) -> State:
    """Return the last delve at Regroup with so many party dice, those not active in the Graveyard."""
    state = State()
    state.table = Table(1, 0, options)
    state.players = (hero_of(side),)
    state.turn, state.phase, state.level = LAST_DELVE, REGROUP_PHASE, level
    state.party, state.graveyard, state.supply = party, dice - sum(party), dungeon
    return state


def stripped(state: State, treasure: float) -> tuple[State, float]:
    """Put the treasures and the XP of a state aside; return it with the points that they are worth."""
    player = state.players[0]
    points = player.xp + treasure * sum(player.tokens)
    bare = state.copy()
    bare.players = (Player(player.hero, player.master),)
    bare.box = BOX
    bare.number = bare.draws = bare.rerolls = 0
    return bare, points


@cache
def value(state: State, treasure: float) -> float:
    """Return the mean points of the best play from a stripped state."""
    if state.phase == END:
        return 0.0
    return max(worth(state, action, treasure) for action in GAME.legal(state, 0).actions)


def worth(state: State, action: Action, treasure: float) -> float:
    """Return the mean points of a sentence and of the best play after it."""

    def played(chance: Chance) -> tuple[State, float]:
        return stripped(GAME.apply(state, 0, action, chance), treasure)

    outcomes = explore(played, budget=100_000)
    assert outcomes.exact
    return outcomes.mean(lambda after: after[1] + value(after[0], treasure))
