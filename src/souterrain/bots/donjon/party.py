"""The party as a whole: its fatigue, its time left, its distance from the goal."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.bots.donjon.distances import FAR, steps
from souterrain.games.donjon.content.effects import Term, parse
from souterrain.games.donjon.rules.questions.quest import objective_zone, occupants, quest_of
from souterrain.games.donjon.state import State

RESERVE: Final = {"mage": 2, "priest": 2, "warrior": 1, "thief": 1}
"""Fatigue points that a class keeps for a fight."""
PLENTY: Final = {"mage": 4, "priest": 4, "warrior": 3, "thief": 2}
"""Fatigue points that a class wants when time is plentiful."""
UNHURRIED: Final = 60.0
"""Rounds to spare at a table without a round limit."""
ZONE_ROUNDS: Final = 2.6
"""Average rounds of exploration for each zone."""
PACE: Final = 5.0
"""Squares walked in a round on the way home."""


def at_objective(state: State) -> bool:
    """Return whether this is the fight of the objective, in which everything may be spent."""
    return bool(occupants(state)) and objective_zone(state) >= 0


def price(state: State, hero: int) -> float:
    """Return the worth of a point of fatigue, in points of life."""
    figure = state.heroes[hero]
    if at_objective(state):
        return 0.3
    return 0.6 if figure.fatigue > RESERVE[figure.cls] else 1.2


def cards_left(state: State) -> float:
    """Return the expected number of dungeon cards before the objective."""
    if objective_zone(state) >= 0:
        return 0.0
    if state.distance >= 0:
        return state.distance + 1.0
    size = len(state.deck)
    return size - 2.5 if size >= 6 else (size + 1) / 2


def aims(state: State) -> dict[str, Term]:
    """Return the conditions of the quest's victory by their words."""
    quest = quest_of(state)
    return _terms(quest.short if quest.short and state.options.short_quest else quest.win)


@lru_cache(maxsize=64)
def _terms(text: str) -> dict[str, Term]:
    return {term.word: term for term in parse(text)}


def goes_home(state: State) -> bool:
    """Return whether the quest ends at the stairs of the entrance."""
    return not {"carried", "saved"}.isdisjoint(aims(state))


def slack(state: State) -> float:
    """Return the rounds of exploration to spare for rest and loot."""
    limit = state.options.round_limit
    if not limit:
        return UNHURRIED
    needed = ZONE_ROUNDS * cards_left(state)
    if goes_home(state):
        away = steps(state, state.stairs)
        here = max([away.get(state.heroes[hero].square, 0) for hero in state.up], default=0)
        needed += (here + 6 * cards_left(state)) / PACE + 3
    return limit - state.counted("explored") - needed


def tired(state: State, *, safe: bool = True) -> bool:
    """Return whether the party should rest before it opens the next door: where monsters may find it (A-99), only for
    its reserve."""
    left = slack(state)
    if left < 1:
        return False
    wanted = PLENTY if safe and (objective_zone(state) >= 0 or left > 20) else RESERVE
    return any(
        state.heroes[hero].fatigue < min(wanted[state.heroes[hero].cls], state.heroes[hero].max_fatigue)
        for hero in state.up
        if state.heroes[hero].cls in ("mage", "priest") or wanted is PLENTY
    )


def together(state: State, goals: tuple[int, ...], most: int) -> bool:
    """Return whether all standing heroes who can reach a goal are within `most` steps of it."""
    away = steps(state, goals)
    distances = [away.get(state.heroes[hero].square, FAR) for hero in state.up]
    return all(distance <= most or distance == FAR for distance in distances)
