"""One game of bots: everything in it follows from its seed."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import Any, NamedTuple

from souterrain import Match
from souterrain.bots.roster import bots, rng_for
from souterrain.core import registry
from souterrain.core.asks import MAY, TABLE
from souterrain.core.match import Played


class Task(NamedTuple):
    """Which game is to be played. `options` are those of the game that are not its defaults."""

    game: str
    bot: str
    seats: int
    seed: int
    options: Mapping[str, str] = {}


class Seat(NamedTuple):
    """How a seat fared. `won` is its share of the first place; `traits` is what it was dealt, as the game says."""

    traits: dict[str, str]
    score: int
    won: float


def play(task: Task) -> tuple[Seat, ...]:
    """All seats are played by the same bot."""
    match, player = Match.new(task.game, seats=task.seats, seed=task.seed, options=task.options), bots(task.game)
    while match.asks:
        seat = match.turn
        ask = match.ask_of(seat)
        assert ask is not None
        action = ask.default
        if seat != TABLE:
            rng = rng_for(task.seed.to_bytes(32, "big"), (), len(match.journal), seat)
            action = player[task.bot].choose(match.game, match.view(seat), ask, rng)
        if action is None and ask.kind == MAY:
            match.waive(seat)
        elif action is None or not isinstance(match.play(seat, action, by="bot"), Played):
            raise ValueError(f"{task.bot} answers {ask} with {action}")
    return seats_of(match)


def seats_of(match: Match) -> tuple[Seat, ...]:
    outcome = match.outcome
    assert outcome is not None
    first = outcome.places.count(1)
    return tuple(
        [
            Seat(traits(match, seat), outcome.total(seat), (place == 1) / first)
            for seat, place in enumerate(outcome.places)
        ]
    )


def traits(match: Match, seat: int) -> dict[str, str]:
    """What the game's `traits.py` says; nothing if it has none."""
    place = registry.package(match.game.facts.name) + ".traits"
    dealt: dict[str, Any] = import_module(place).traits(match.state, seat) if find_spec(place) else {}
    return dealt
