"""The party as a whole: who needs what, whether it is together, how much time is left."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.bots.delver.ground import FAR, steps
from souterrain.games.donjon.content.effects import Term, parse
from souterrain.games.donjon.rules.questions.quest import objective_zone, occupants, quest_of
from souterrain.games.donjon.state import State

RESERVE: Final = {"mage": 2, "priest": 2, "warrior": 1, "thief": 1}
"""As much fatigue a class wants to have before a fight."""
PLENTY: Final = {"mage": 4, "priest": 4, "warrior": 3, "thief": 2}
"""The same where time is no matter."""
ZONE_ROUNDS: Final = 2.6
"""About so many rounds of exploration a zone takes."""
PACE: Final = 5.0
"""Squares a round on the way home."""


def at_objective(s: State) -> bool:
    """In the fight that the quest is about everything is spent."""
    return bool(occupants(s)) and objective_zone(s) >= 0


def price(s: State, hero: int) -> float:
    """What a point of fatigue is worth, in points of life."""
    figure = s.heroes[hero]
    if at_objective(s):
        return 0.3
    return 0.6 if figure.fatigue > RESERVE[figure.cls] else 1.2


def cards_left(s: State) -> float:
    """How many dungeon cards it still is to the objective, as far as anybody knows."""
    if objective_zone(s) >= 0:
        return 0.0
    if s.distance >= 0:
        return s.distance + 1.0
    size = len(s.deck)
    return size - 2.5 if size >= 6 else (size + 1) / 2


def aims(s: State) -> dict[str, Term]:
    """What has to be so for the quest to be won, by its words."""
    quest = quest_of(s)
    return _terms(quest.short if quest.short and s.options.short_quest else quest.win)


@lru_cache(maxsize=64)
def _terms(text: str) -> dict[str, Term]:
    return {term.word: term for term in parse(text)}


def goes_home(s: State) -> bool:
    """Whether the quest ends at the stairs by which the heroes came."""
    return not {"carried", "saved"}.isdisjoint(aims(s))


def slack(s: State) -> float:
    """Rounds of exploration that are left over for rest and loot."""
    limit = s.options.round_limit
    needed = ZONE_ROUNDS * cards_left(s)
    if goes_home(s):
        away = steps(s, s.stairs)
        here = max([away.get(s.heroes[hero].square, 0) for hero in s.up], default=0)
        needed += (here + 6 * cards_left(s)) / PACE + 3
    return limit - s.counted("explored") - needed


def tired(s: State) -> bool:
    """Whether the party had better rest before it opens the next door."""
    left = slack(s)
    if left < 1:
        return False
    wanted = PLENTY if objective_zone(s) >= 0 or left > 20 else RESERVE
    return any(
        s.heroes[hero].fatigue < min(wanted[s.heroes[hero].cls], s.heroes[hero].max_fatigue)
        for hero in s.up
        if s.heroes[hero].cls in ("mage", "priest") or wanted is PLENTY
    )


def together(s: State, goals: tuple[int, ...], most: int) -> bool:
    """Whether all who stand are near, as far as they can come at all."""
    away = steps(s, goals)
    distances = [away.get(s.heroes[hero].square, FAR) for hero in s.up]
    return all(distance <= most or distance == FAR for distance in distances)
