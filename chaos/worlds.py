"""Two worlds that look alike to one pair of eyes: a match, and its twin with another hidden deal."""

from __future__ import annotations

from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from souterrain.core.actions import Action
from souterrain.core.asks import MAY
from souterrain.core.journal import Act
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.server.net.wire import framed
from souterrain.server.table.change import Step
from souterrain.server.table.feed import Feed
from souterrain.server.table.views import SPECTATOR, asks_for

LONG: Final = 300
"""Acts after which a game is left."""


class Setting(NamedTuple):
    """A table at which something is hidden."""

    game: str
    seats: int
    options: dict[str, str]

    def new(self, seed: int) -> Match:
        return Match.new(self.game, seats=self.seats, seed=seed, options=self.options)


SETTINGS: Final = (
    Setting("roll", 3, {"tempo": "together"}),
    Setting("drop", 3, {}),
    Setting("donjon", 3, {"quest": "free-delve", "round_limit": "30"}),
    Setting("donjon", 3, {"card_ahead": "on", "intervention": "on"}),
)


class Ear:
    """A client that keeps every frame it is sent."""

    def __init__(self, eyes: int) -> None:
        self.eyes = (eyes,)
        self.frames: list[bytes] = []

    def send_frame(self, frame: bytes) -> None:
        self.frames.append(frame)

    def send(self, message: Any) -> None:
        self.send_frame(framed(msgspec.json.encode(message)))


class World:
    """A match and the bytes that one pair of eyes is sent of it."""

    def __init__(self, match: Match, eyes: int) -> None:
        self.match, self.ear = match, Ear(eyes)
        self.step = Step(())
        """The last step that was played."""
        self._feed = Feed(match, len(match.journal), False)
        self._feed.catch_up(self.ear, -1)  # type: ignore[arg-type]

    def play(self, seat: int, action: Action) -> Act | None:
        """Carry out an answer and tell it; return the act, None if it is refused."""
        played = self.match.play(seat, action)
        if isinstance(played, Rejected):
            return None
        assert isinstance(played, Played)
        self.step = Step.of(played, self.match.game.say(action), seat)
        self._feed.advance(self.step, [self.ear])  # type: ignore[list-item]
        act = self.match.journal.entries[-1]
        assert isinstance(act, Act)
        return act

    def follow(self, other: World) -> None:
        """Tell these eyes what others did in the same match."""
        self._feed.advance(other.step, [self.ear])  # type: ignore[list-item]

    def asks(self) -> bytes:
        return msgspec.json.encode(asks_for(self.match, self.ear.eyes))


def twin_of(match: Match, eyes: int, rng: Random) -> Match:
    """Return a match with the same public history and the same dice, and another hidden deal."""
    twin = match.clone()
    twin.state = match.game.imagine(match.view(None if eyes == SPECTATOR else eyes), rng)
    twin._asks, twin._legal = None, {}
    return twin


def shows(one: Act, two: Act | None) -> bool:
    """Tell if an act showed something hidden, or if the worlds part by what fell."""
    return two is None or bool(one.sealed or two.sealed) or one.draws != two.draws


def told(match: Match) -> Any:
    """Return what the rules tell everybody of hidden things: how deep each party is where all delve at once."""
    return match.view(None).get("parties")


def chosen(match: Match, rng: Random) -> tuple[int, Action] | None:
    """Return the next seat and a random answer of it; None if the game is over. Half of the offers are let pass."""
    while match.asks:
        seat = match.turn
        ask = match.ask_of(seat)
        assert ask is not None
        if ask.kind == MAY and rng.random() < 0.5:
            match.waive(seat)
            continue
        action = match.legal(seat).sample(rng) if match.legal(seat).verbs else ask.default
        assert action is not None
        return seat, action
    return None
