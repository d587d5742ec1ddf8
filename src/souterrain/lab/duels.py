"""Duels: two bots on the same seeds, with the seats swapped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from souterrain.bots.playing import play_next
from souterrain.lab.balance import Figure, Share, row
from souterrain.lab.games import Seat, Task, opened, player, seats_of
from souterrain.lab.pool import each

PAIR = 2


class Duel(NamedTuple):
    """A game of two bots; `swapped` tells if the second one has the first seat."""

    game: str
    bots: tuple[str, str]
    seed: int
    swapped: bool
    sampled: bool = False


class Verdict(NamedTuple):
    """The results of the first bot: games, share of wins, and points ahead of the second one."""

    games: int
    won: Share
    margin: Figure


def duels(game: str, bots: tuple[str, str], seeds: Iterable[int], *, sampled: bool = False) -> list[Duel]:
    """Return two games for each seed, with the seats swapped."""
    return [Duel(game, bots, seed, swapped, sampled) for seed in seeds for swapped in (False, True)]


def fight(duel: Duel) -> Seat:
    """Play one game and return the result of the first bot; its score is its lead."""
    match = opened(Task(duel.game, duel.bots[0], PAIR, duel.seed, sampled=duel.sampled))
    names = duel.bots[::-1] if duel.swapped else duel.bots
    players = [player(duel.game, name, sampled=duel.sampled) for name in names]
    while match.asks:
        play_next(match, players, duel.seed)
    seats = seats_of(match)
    own, other = seats[::-1] if duel.swapped else seats
    return Seat({}, own.score - other.score, own.won)


def verdict(tasks: Iterable[Duel], jobs: int, tell: Callable[[int], None]) -> Verdict | None:
    """Play all duels; if interrupted, judge by the finished ones. None if there are none."""
    done: list[Seat] = []
    try:
        for _, seat in each(fight, tasks, jobs):
            done.append(seat)
            tell(len(done))
    except KeyboardInterrupt:
        pass
    if not done:
        return None
    found = row("", "", done)
    assert found.won is not None
    return Verdict(len(done), found.won, found.score)
