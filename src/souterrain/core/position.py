"""A match at one point: everything that can be read from it, its copies and its picture."""

from __future__ import annotations

from collections import Counter
from copy import copy
from typing import Any, Self

from souterrain.core import notebook, registry
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Recorded
from souterrain.core.events import Log, Story, told
from souterrain.core.game import Game, Outcome, View
from souterrain.core.journal import Act, Entry, Journal, Reveal, Undo
from souterrain.core.legal import Legal
from souterrain.core.records import Record
from souterrain.core.stakes import Stake
from souterrain.core.turns import Turns
from souterrain.core.undoing import Before

AGE = 1_000_000
"""The jump of ask numbers at an undo: further than any game counts."""


class Position:
    """The fields of a match. `Match` adds the methods that change it.

    States and entries are immutable and shared between copies; lists and dictionaries are copied.
    """

    def __init__(self, game: Game[Any], journal: Journal, state: Record, events: Log, chance: Recorded | None) -> None:
        self.game = game
        self.journal = journal
        self.state = state
        self.events = Story((0, event) for event in events)
        self.films: dict[int, tuple[bytes, ...]] = {}
        """Films of slow draws, by the number of the entry, 0 for the set-up. They may be dropped."""
        self.ended = False
        self.whole = True
        """True if `events` goes back to the beginning."""
        self.tidy = False
        """True empties the caches of a state that is left: for a process that keeps many matches, and cannot wait for
        the garbage collector."""
        self._chance = chance
        self._seed: bytes | None = None
        self._turns = Turns()
        self._asks: tuple[Ask, ...] | None = None
        self._legal: dict[int, Legal] = {}
        self._before = Before()
        self._apart = game.facts.parts(journal.header.options)
        self._undone: Counter[int | None] = Counter()
        """The number of undos: by a seat that plays apart, or (None) for everybody."""
        self._machines: frozenset[int] = frozenset()
        """Seats for which a bot spoke last."""
        self._told = False
        for entry in journal.entries:
            self._take_in(entry)

    @property
    def asks(self) -> tuple[Ask, ...]:
        """The open questions. After an undo all asks that it reaches have new numbers, so that an answer to a future
        that was taken back comes too late."""
        if self._asks is None:
            asks = () if self.ended else self.game.asks(self.state)
            if self._undone:
                asks = tuple(
                    [Ask(ask.seat, ask.number + self._past(ask), ask.kind, ask.about, ask.default) for ask in asks]
                )
            self._asks = asks
        return self._asks

    def _past(self, ask: Ask) -> int:
        return (self._undone[None] + self._undone[ask.seat]) * AGE

    @property
    def turn(self) -> int:
        """The seat that a driver asks next; TABLE (-1) when only a window is left to close."""
        ask = self._turns.next(self.asks)
        if ask is None:
            raise ValueError("nobody is asked: the match is over")
        return ask.seat

    def ask_of(self, seat: int) -> Ask | None:
        """Return the open question to a seat; None if there is none."""
        for ask in self.asks:
            if ask.seat == seat:
                return ask
        return None

    def waive(self, seat: int) -> None:
        """Let an offer pass: `turn` names another seat then. The game is not told."""
        ask = self.ask_of(seat)
        if ask is not None:
            self._turns.waive(ask)

    def legal(self, seat: int) -> Legal:
        """Return what the seat may play now, cached for each state; nothing if the seat is not asked."""
        legal = self._legal.get(seat)
        if legal is None:
            legal = self._legal[seat] = self.game.legal(self.state, seat) if self.ask_of(seat) else Legal()
        return legal

    def idle(self, seat: int) -> Action | None:
        """Return the answer of a seat whose question changes nothing; None if it matters, or there is none."""
        return self.game.idle(self.state, seat) if self.ask_of(seat) else None

    def stakes(self, seat: int) -> tuple[Stake, ...]:
        """Return what the choices of a seat are worth, as far as it can see; nothing if it is not asked."""
        return self.game.stakes(self.view(seat), seat) if self.ask_of(seat) else ()

    def view(self, eyes: int | None) -> View:
        """Return everything that a seat may see; `None` is a spectator."""
        return self.game.view(self.state, eyes)

    @property
    def outcome(self) -> Outcome | None:
        """Places and scores; None while the game goes on."""
        return self.game.outcome(self.state)

    @property
    def over(self) -> bool:
        return not self.asks

    @property
    def told(self) -> bool:
        """True if the seed was revealed."""
        return self._told

    def story(self, eyes: int | None, after: int = -1) -> list[dict[str, Any]]:
        """Return the events since entry `after` as a seat was told them; `None` is a spectator."""
        return told([event for number, event in self.events if number > after], eyes)

    def rest(self) -> None:
        """Drop the caches, in a program that holds many matches; they are filled again when the match is read."""
        self.state.forget()
        self._legal = {}

    def clone(self) -> Self:
        """Return an independent match at the same point.

        It holds the same seed, so the same answers lead to the same draws. `copy.copy` and `copy.deepcopy` do the same.
        """
        twin = type(self).__new__(type(self))
        twin.__dict__.update(self.__dict__)
        twin.journal = Journal(self.journal.header, list(self.journal.entries))
        twin.events = self.events.copy()
        twin.films = dict(self.films)
        twin._chance = copy(self._chance)
        twin._turns = self._turns.copy()
        twin._legal = dict(self._legal)
        twin._before = self._before.copy()
        twin._undone = self._undone.copy()
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __getstate__(self) -> dict[str, Any]:
        """Pickle everything, also the seed; not the game, which is found by its name, nor the cached legal actions."""
        held = {**self.__dict__, "_legal": {}}
        del held["game"]
        return held

    def __setstate__(self, held: dict[str, Any]) -> None:
        self.__dict__.update(held)
        self.game = registry.game(self.journal.header.game)

    def __repr__(self) -> str:
        header, asks, outcome = self.journal.header, self.asks, self.outcome
        if asks:
            how = f"asked={tuple([ask.seat for ask in asks])}"
        else:
            how = "ended" if outcome is None else f"places={outcome.places}"
        return f"<Match {header.game!r}, seats={header.seats}, entries={len(self.journal)}, {how}>"

    def _repr_html_(self) -> str:
        """Draw what a spectator sees, for notebooks."""
        return notebook.html(repr(self), self.journal.header.game, self.view(None))

    def _take_in(self, entry: Entry) -> None:
        """Note what an entry changes for those that follow."""
        if isinstance(entry, Act):
            self._machines = self._machines_after(entry.seat, entry.by)
        elif isinstance(entry, Undo):
            self._undone[entry.seat if self._apart and not entry.consent else None] += 1
        elif isinstance(entry, Reveal):
            self._told = True

    def _machines_after(self, seat: int, by: str) -> frozenset[int]:
        if (by == "bot") == (seat in self._machines):
            return self._machines
        return self._machines ^ {seat}
