"""The engine of games with frames: asks, answers, and the one loop that works off the stack."""

from __future__ import annotations

from typing import ClassVar, TypeVar

from souterrain.core import asks, frames
from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, TABLE, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.core.frames import NOBODY, SEAT, WINDOW, Framed, Kinds, own_top
from souterrain.core.game import Game

CLOSING = Verb("close", Form())


S = TypeVar("S", bound=Framed)


class FramedGame(Game[S]):
    """A game with frames.

    `asks` and `legal` use `frame_asks` and `frame_verbs` while a frame is open. `apply` makes its own copy of the
    state, calls `answer` if a frame is open, and ends with `settle`.
    """

    kinds: ClassVar[Kinds]

    def frame_asks(self, state: S) -> tuple[Ask, ...]:
        """Ask about the top frame."""
        top = state.frames[-1]
        kind = self.kinds[type(top)]
        offers = kind.offers(state, top)
        if kind.mode == WINDOW:
            offered = [Ask(seat, state.number, MAY, top.kind) for seat in sorted(offers)]
            return (*offered, Ask(TABLE, state.number, CLOSE, "close", ("close",)))
        mode = asks.ONE if kind.mode == frames.ONE else asks.MUST
        given = kind.default(state, top) if kind.default is not None and offers else None
        return tuple(
            [Ask(seat, state.number, mode, top.kind, given or self.default(offers[seat])) for seat in sorted(offers)]
        )

    def default(self, verbs: tuple[Verb, ...]) -> Action:
        """Return the answer that the clock gives to a frame whose kind has none of its own."""
        return next(verbs[-1].actions())

    def frame_verbs(self, state: S, seat: int) -> tuple[Verb, ...]:
        """Return what a seat, or the table, may say to the top frame."""
        top = state.frames[-1]
        kind = self.kinds[type(top)]
        if seat == TABLE:
            return (CLOSING,) if kind.mode == WINDOW else ()
        return kind.offers(state, top).get(seat, ())

    def answer(self, state: S, seat: int, action: Action, chance: Chance, log: Log) -> None:
        """Give an answer to the top frame: it closes the frame, is taken in by it, or is kept for `resolve`."""
        top = own_top(state)
        take_in = self.kinds[type(top)].answer
        if seat == TABLE:
            top.closed = 1
        elif take_in is not None:
            take_in(state, top, seat, action, chance, log)
        else:
            top.answered, top.by, top.verb, top.answer = 1, seat, action[0], action[1:]

    def settle(self, state: S, chance: Chance, log: Log) -> S:
        """Carry on until somebody is needed. Nothing else takes a frame off the stack."""
        while True:
            while state.frames:
                top = state.frames[-1]
                kind = self.kinds[type(top)]
                done = top.answered or top.closed or kind.mode == NOBODY
                if not done and (kind.mode == SEAT or kind.offers(state, top)):
                    return state
                state.frames = state.frames[:-1]
                kind.resolve(state, top, chance, log)
            if not self.go_on(state, chance, log):
                return state

    def go_on(self, state: S, chance: Chance, log: Log) -> bool:
        """Do the next thing that needs nobody, while no frame is open. Return False when there is nothing left."""
        return False
