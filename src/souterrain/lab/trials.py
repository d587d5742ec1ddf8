"""A test of custom content: games of bots, how often they are won, how long they last, and what was never used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from statistics import median
from typing import Any, NamedTuple

from souterrain import Match
from souterrain.bots.playing import play_next
from souterrain.core.parts import Trials
from souterrain.lab.pool import each
from souterrain.parts import bots, lab_columns, trials


class Trial(NamedTuple):
    """One game to play."""

    game: str
    content: Any
    bot: str
    seats: int
    options: Mapping[str, str]
    seed: int


class Tried(NamedTuple):
    """One finished game; `noted` counts nouns by the name of their count."""

    won: bool
    length: int
    noted: Mapping[str, Counter[str]]
    offered: Mapping[str, tuple[str, ...]]


class Tally(NamedTuple):
    """All finished games together. `unused` are the nouns that no game has noted, by the name of their count."""

    games: int
    won: int
    lengths: tuple[int, float, int]
    """The shortest, the median, the longest."""
    noted: Mapping[str, Counter[str]]
    unused: Mapping[str, tuple[str, ...]]


def play(task: Trial) -> Tried:
    part: Trials[Any] | None = trials(task.game)
    assert part is not None, "a game that takes content declares what is counted"
    options = {**lab_columns(task.game).options, **task.options}
    match = Match.new(task.game, seats=task.seats, seed=task.seed, options=options, content=task.content)
    offered = {name: tuple(dict.fromkeys(nouns)) for name, nouns in part.offered(match.state).items()}
    noted: dict[str, Counter[str]] = {}
    players = [bots(task.game)[task.bot]] * task.seats
    while match.asks:
        before = match.state
        done = play_next(match, players, task.seed)
        for name, noun in part.noted(before, done.events if done is not None else ()):
            noted.setdefault(name, Counter())[noun] += 1
    assert match.outcome is not None
    return Tried(match.outcome.places[0] == 1, part.length(match.state), noted, offered)


def tried(tasks: list[Trial], jobs: int, tell: Callable[[int], None]) -> list[Tried]:
    """Play all tasks and report the number of finished games to `tell`; if interrupted, return the finished ones."""
    done: list[Tried] = []
    try:
        for _, one in each(play, tasks, jobs):
            done.append(one)
            tell(len(done))
    except KeyboardInterrupt:
        pass
    return done


def tally(done: list[Tried]) -> Tally:
    noted: dict[str, Counter[str]] = {}
    for one in done:
        for name, counts in one.noted.items():
            noted.setdefault(name, Counter()).update(counts)
    lengths = [one.length for one in done]
    unused = {
        name: tuple([noun for noun in nouns if noun not in noted.get(name, ())])
        for name, nouns in done[0].offered.items()
    }
    return Tally(
        len(done),
        sum([one.won for one in done]),
        (min(lengths), median(lengths), max(lengths)),
        noted,
        {name: nouns for name, nouns in unused.items() if nouns},
    )
