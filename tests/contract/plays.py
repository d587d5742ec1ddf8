"""Random play for the contract suite: runs over the bare rules, and matches with a journal."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, NamedTuple

from souterrain.bots.base import Bot
from souterrain.bots.roster import HOUSE
from souterrain.core.actions import Action
from souterrain.core.asks import TABLE, Ask
from souterrain.core.events import Event, Log
from souterrain.core.game import Game, Setup
from souterrain.core.journal import Header, Journal
from souterrain.core.match import Match, Played
from souterrain.core.seeded import PLAY, SETUP, Seeded, key_of, seed_bytes
from souterrain.parts import bots

MOST_SEATS = 7


class Step(NamedTuple):
    """One action and what became of it."""

    before: Any
    seat: int
    action: Action
    after: Any
    draws: tuple[str, ...]
    sealed: bool
    events: tuple[Event, ...]


class Run(NamedTuple):
    """A game played at random by its bare rules. `texts` are the states' texts, taken when each came to be."""

    game: Game[Any]
    setup: Setup
    opening: tuple[Event, ...]
    steps: list[Step]
    states: list[Any]
    texts: list[str]

    @property
    def eyes(self) -> tuple[int | None, ...]:
        return (None, *range(self.setup.seats))

    def asked(self) -> list[tuple[Any, Ask]]:
        return [(state, ask) for state in self.states for ask in self.game.asks(state)]


def setup_for(game: Game[Any], seats: int, options: Mapping[str, str] | None = None) -> Setup:
    return Setup(seats, game.facts.resolve(options or {}))


def answer(game: Game[Any], state: Any, ask: Ask, rng: Random, bot: Bot | None = None) -> Action:
    """Any legal answer. With a bot mostly a good one: random play alone seldom gets far into a dungeon."""
    if bot is not None and ask.seat != TABLE and rng.random() < 0.85:
        chosen = bot.choose(game, game.view(state, ask.seat), ask, rng)
        if chosen is not None:
            return chosen
    return game.legal(state, ask.seat).sample(rng)


def best_bot(name: str) -> Bot | None:
    """A bot that a game brings along; None if there is only the house's own, which plays at random."""
    return next((bot for title, bot in bots(name).items() if title not in HOUSE), None)


def of_machines() -> Log:
    """As if a bot spoke for every seat, so that its reasons are told too."""
    log = Log()
    log.machines = frozenset(range(TABLE + 1, MOST_SEATS))
    return log


def play(game: Game[Any], setup: Setup, seed: int, bot: Bot | None = None) -> Run:
    """Any asked seat may speak next, not only the driver's. Stops one decision after the bound the facts name."""
    rng, key = Random(seed), key_of(seed_bytes(seed), ())
    log = Log()
    state = game.start(setup, Seeded(key, SETUP), log)
    run = Run(game, setup, tuple(log), [], [state], [game.dump(state)])
    chance = Seeded(key, PLAY)
    while (asks := game.asks(state)) and len(run.steps) <= game.facts.decisions:
        ask = rng.choice(asks)
        action = answer(game, state, ask, rng, bot)
        chance.begin()
        log = of_machines()
        after = game.apply(state, ask.seat, action, chance, log)
        run.steps.append(Step(state, ask.seat, action, after, tuple(chance.draws), chance.sealed, tuple(log)))
        run.states.append(after)
        run.texts.append(game.dump(after))
        state = after
    return run


def sparse(run: Run, most: int) -> Run:
    """The same run with fewer steps and states to look at, spread evenly."""
    states = thinned(list(zip(run.states, run.texts, strict=True)), most)
    return run._replace(
        steps=thinned(run.steps, most), states=[state for state, _ in states], texts=[text for _, text in states]
    )


def match_at(run: Run, state: Any) -> Match:
    """A match that stands at this state, with an empty journal."""
    facts, setup = run.game.facts, run.setup
    header = Header(facts.name, facts.rules, setup.seats, dict(setup.options), setup.roles, None, "", (), (), "")
    return Match(run.game, Journal(header), state, Log(), Seeded(bytes(32)))


def random_match(
    name: str,
    seed: int,
    *,
    seats: int,
    options: Mapping[str, str] | None = None,
    undo: float = 0.0,
    bot: Bot | None = None,
) -> Match:
    """A whole match, played at random; with `undo`, acts are taken back and played anew where that is allowed."""
    rng = Random(seed)
    match = Match.new(name, seats=seats, seed=seed, options=options, nonces=("ours", "yours"))
    while match.asks:
        ask = rng.choice(match.asks)
        played = match.play(ask.seat, answer(match.game, match.state, ask, rng, bot))
        assert isinstance(played, Played), f"a sampled action is refused: {played}"
        seat = rng.randrange(seats) if undo and match.game.facts.parts(match.journal.header.options) else ask.seat
        if match.can_undo(seat) and rng.random() < undo:
            match.undo(seat)
    match.reveal()
    return match


def thinned(things: list[Any], most: int) -> list[Any]:
    """At most so many of them, spread evenly, the first and the last always among them."""
    if len(things) <= most:
        return things
    return [things[round(index * (len(things) - 1) / (most - 1))] for index in range(most)]
