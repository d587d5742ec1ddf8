"""Functions that run while matches are played through the terminal client: the beginning of what players can reach.

Seats are played by bots and at random, with options at random; on the way the table is drawn, the story told, and
sentences that are not possible are asked about. Everything follows from the seeds. What else these functions may call
is followed in the source (tools/references.py): rare events need no luck.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from random import Random
from types import CodeType, FrameType
from typing import Any, Final

from souterrain.core import registry
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.verify import verify
from souterrain.lab.games import seats_of
from souterrain.parts import bots
from souterrain.terminal.answers import Offer
from souterrain.terminal.language import LANGUAGES
from souterrain.terminal.session import Session

SRC: Final = Path(__file__).resolve().parent.parent / "src"
MATCHES: Final = {"roll": 8, "drop": 2, "donjon": 3}
"""The matches of each game that are played."""
MOST: Final = 250
"""Answers in each of them."""
LOOKS: Final = 0.1
"""The number of answers after which the table is drawn, the story told and a sentence asked about, for each answer."""
CHANGED: Final = 0.4
"""The number of options with another value than usual."""

Place = tuple[str, str]
"""A top-level function or class: its module and its name."""


@contextmanager
def recorded(codes: set[CodeType]) -> Iterator[None]:
    """Record every Python function that is called. A trace function that returns None is called once for each call."""

    def trace(frame: FrameType, event: str, arg: Any) -> None:
        codes.add(frame.f_code)

    sys.settrace(trace)
    try:
        yield
    finally:
        sys.settrace(None)


def places(codes: set[CodeType], src: Path = SRC) -> set[Place]:
    """Return the top-level functions and classes that this code belongs to, as module and name."""
    found: set[Place] = set()
    for code in codes:
        path = Path(code.co_filename)
        if path.is_relative_to(src):
            module = ".".join(path.relative_to(src).with_suffix("").parts).removesuffix(".__init__")
            found.add((module, code.co_qualname.partition(".")[0]))
    return found


def played(matches: Mapping[str, int] = MATCHES) -> set[Place]:
    """Play, and return what ran."""
    codes: set[CodeType] = set()
    with recorded(codes):
        for game, number in matches.items():
            heard: list[Action] = []
            for seed in range(number):
                Player(game, seed, heard).play(MOST)
    return places(codes)


class Player:
    """Somebody at the keyboard who plays well or at random, looks around, and asks about what is not possible."""

    def __init__(self, game: str, seed: int, heard: list[Action]) -> None:
        """`heard`: sentences that were said before, also in other matches."""
        self.rng = Random(seed)
        self.game = game
        self.skill = self.rng.choice((0.0, 0.5, 0.9))
        self.bot = list(bots(game).values())[1]
        self.heard = heard
        self.session = self._session(seed)

    def _session(self, seed: int) -> Session:
        facts, rng = registry.game(self.game).facts, self.rng
        least, most = facts.seats
        seats = rng.randint(least, most)
        names = list(bots(self.game))
        players = ["me", *(f"bot:{rng.choice(names[:2])}" for _ in range(seats - 1))]
        rng.shuffle(players)
        values = [(option.name, value) for option in facts.options for value in option.values]
        name, value = values[seed % len(values)]
        while True:
            options = {option.name: rng.choice(option.values) for option in facts.options if rng.random() < CHANGED}
            options[name] = value
            try:
                return Session.new(self.game, players, seed=seed, options=options, code=rng.choice(LANGUAGES))
            except SetupError:
                continue

    def play(self, most: int) -> None:
        for _ in range(most):
            if self.over():
                break
            if not self.session.step():
                if self.over():
                    break
                self._answer()
            if self.rng.random() < LOOKS:
                self._look()
        self._look()
        if self.over():
            self.session.step()
            self._end()

    def over(self) -> bool:
        return self.session.over

    def _answer(self) -> None:
        session, rng = self.session, self.rng
        session.lift()
        ask = session.match.asks[0] if session.seat is None else session.match.ask_of(session.seat)
        assert ask is not None
        action = self._choice(ask)
        if action is None:
            session.give_way()
            return
        self.heard.append(action)
        if rng.random() < LOOKS:
            self._wonder(ask)
            answer = session.play(session.words.say(action))
            if answer.played:
                return
        session.choose(Offer(session.match.game.say(action), ""))

    def _choice(self, ask: Ask) -> Action | None:
        match, rng = self.session.match, self.rng
        if rng.random() < self.skill:
            chosen = self.bot.choose(match.game, match.view(ask.seat), ask, rng)
            if chosen is not None or self.session.may_pass:
                return chosen
        if self.session.may_pass and rng.random() < 0.3:
            return None
        return match.legal(ask.seat).sample(rng)

    def _wonder(self, ask: Ask) -> None:
        """Ask about things said before, here or in another place of the game, most of which are not possible now."""
        match, rng = self.session.match, self.rng
        self.session.verbs()
        self.session.question()
        self.session.help()
        for action in rng.sample(self.heard, min(12, len(self.heard))):
            refused = match.legal(ask.seat).why_not(action)
            if isinstance(refused, Rejected):
                self.session.words.refusal(refused)

    def _look(self) -> None:
        session = self.session
        session.picture()
        session.news()

    def _end(self) -> None:
        session = self.session
        session.results().lines(session.words)
        session.titles()
        if session.carries:
            session.again(carry=True).picture()
        seats_of(session.match)
        verify(session.match.journal)
        Match.replay(session.match.journal)
