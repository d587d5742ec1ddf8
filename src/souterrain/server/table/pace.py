"""The timing of a table: windows close, clocks run out, absent seats get a substitute, bots answer."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, MUST, ONE, TABLE, Ask
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.server.store.record import PLAYING
from souterrain.server.table.change import Change, Step
from souterrain.server.table.draws import Draws
from souterrain.server.table.setup import default_bot
from souterrain.server.table.state import TableState
from souterrain.server.table.thinking import Thinking

log = logging.getLogger("souterrain.pace")

RETRY: Final = 1.0
MINUTE: Final = 60.0
GRACE: Final = 30.0
"""Seconds left on a clock that ran out while nobody could move."""


class Pace:
    """All times are monotonic seconds; the database gets the time of day."""

    def __init__(
        self,
        state: TableState,
        draws: Draws,
        thinking: Thinking,
        carry_out: Callable[[Change], Awaitable[None]],
        left: float | None,
    ) -> None:
        """`carry_out` saves and tells a change; `left`: seconds left on the clock when the table was stored."""
        self._state = state
        self._draws = draws
        self._thinking = thinking
        self._carry_out = carry_out
        self._left = None if left is None else max(left, GRACE)
        self._clocks: dict[tuple[int, int], float] = {}
        self._opened: dict[tuple[int, int], float] = {}
        self._waived: set[tuple[int, int]] = set()
        self._held: set[tuple[int, int]] = set()
        self._holding: set[tuple[int, int]] = set()
        self._standing: tuple[Ask, ...] | None = None
        self._seen = (0, 0, "")
        self._calm = False
        """Every open ask waits for a person, without a time limit."""
        self._not_before = 0.0
        self._stopped = False
        self.refresh()

    def stop(self) -> None:
        self._stopped = True
        self._thinking.stop()

    @property
    def thinks(self) -> bool:
        return bool(self._thinking.tasks)

    def retry_later(self) -> None:
        self._not_before = time.monotonic() + RETRY

    # --- open asks ---

    def match(self) -> Match | None:
        """Return the match while it is being played."""
        state = self._state
        return state.match if state.record.phase == PLAYING and not self._stopped else None

    def _asks(self) -> tuple[Ask, ...]:
        match = self.match()
        return match.asks if match is not None else ()

    def refresh(self) -> None:
        """Set the times of new asks and drop those of closed ones."""
        match, record = self.match(), self._state.record
        asks, entries = (match.asks, len(match.journal)) if match is not None else ((), 0)
        seen = (entries, record.tempo, record.absence)
        if asks is self._standing and seen == self._seen:
            return
        now, before = time.monotonic(), self._seen[0]
        self._standing, self._seen = asks, seen
        self._calm = not record.tempo and record.absence == "wait" and all(map(self._is_plain, asks))
        if self._calm:
            self._forget()
            return
        standing = {(ask.seat, ask.number): ask for ask in asks}
        if entries != before:
            self._waived = {key for key in self._waived if key in standing and standing[key].kind != ONE}
        self._opened = {key: self._opened.get(key, now) for key in standing}
        self._holding &= set(standing)
        self._held &= set(standing)
        tempo = record.tempo
        first = self._left if self._left is not None else tempo
        self._clocks = {
            key: self._clocks.get(key, now + min(first, tempo))
            for key, ask in standing.items()
            if tempo and ask.kind in (MUST, ONE) and not self.bot(ask.seat)
        }
        self._left = None

    def _forget(self) -> None:
        """Drop all times: no open ask has one."""
        for times in (self._clocks, self._opened, self._waived, self._held, self._holding):
            times.clear()
        self._left = None

    def _is_plain(self, ask: Ask) -> bool:
        """Return True if only a person can answer this ask."""
        return ask.kind == MUST and not self.bot(ask.seat)

    def bot(self, seat: int) -> str:
        return self._state.record.chairs[seat].bot if seat != TABLE else ""

    def waive(self, ask: Ask) -> None:
        match = self.match()
        if match is not None:
            match.waive(ask.seat)
            self._waived.add((ask.seat, ask.number))
            self._holding.discard((ask.seat, ask.number))

    def hold(self, ask: Ask) -> bool:
        """Raise a hand, which keeps a window open; return False the second time in one window."""
        key = (ask.seat, ask.number)
        if key in self._held:
            return False
        self._held.add(key)
        self._holding.add(key)
        return True

    def extend(self, seat: int) -> bool:
        found = [key for key in self._clocks if key[0] == seat]
        for key in found:
            self._clocks[key] = max(self._clocks[key], time.monotonic()) + self._state.record.tempo
        return bool(found)

    def clock_of(self, seat: int) -> float:
        ends = [end for key, end in self._clocks.items() if key[0] == seat]
        return round(max(0.0, min(ends) - time.monotonic()), 1) if ends else -1.0

    def due_clock(self) -> float | None:
        """Return the end of the next clock as time of day, for the database."""
        if not self._state.record.tempo:
            return None
        self.refresh()
        return time.time() + min(self._clocks.values()) - time.monotonic() if self._clocks else None

    # --- due times ---

    def due(self) -> float:
        """Return the time at which `drive` may have something to do."""
        if self._calm and not self._not_before:
            return math.inf
        times = [*self._clocks.values(), self._window_ends(), *self._absences()]
        shy = [(ask.seat, ask.number) for ask in self._asks() if self._is_shy(ask)]
        times += [
            self._opened.get(key, 0.0) + self._state.record.pause for key in shy if key not in self._thinking.tasks
        ]
        if self._not_before > time.monotonic():
            return self._not_before
        return min(times, default=math.inf)

    def _window_ends(self) -> float:
        closes = [ask for ask in self._asks() if ask.kind == CLOSE]
        if not closes or any(self._is_raised(seat) for seat, _ in self._holding):
            return math.inf
        return self._opened.get((TABLE, closes[0].number), time.monotonic()) + self._state.record.pause

    def _is_raised(self, seat: int) -> bool:
        """Return True while the person is connected: leaving lowers the hand."""
        return self._state.is_here(self._state.record.chairs[seat].person)

    def _absences(self) -> list[float]:
        """Return the ends of patience with absent seats that have to act."""
        if self._state.record.absence == "wait":
            return []
        waited = [ask.seat for ask in self._asks() if ask.kind in (MUST, ONE) and not self.bot(ask.seat)]
        return [end for end in (self._patience_ends(seat) for seat in waited) if end < math.inf]

    def _patience_ends(self, seat: int) -> float:
        """Return infinity while nobody is connected: a game that all have left stays as it is."""
        record = self._state.record
        person = record.chairs[seat].person
        since = self._state.away.get(person) if person else 0.0
        if since is None or not any(map(self._state.is_here, record.persons)):
            return math.inf
        return time.monotonic() - (time.time() - since) + record.patience * MINUTE

    def _is_shy(self, ask: Ask) -> bool:
        """Return True while a bot lets the people answer first who are asked the same."""
        if ask.kind != ONE or not self.bot(ask.seat):
            return False
        fellows = [other for other in self._asks() if other.kind == ONE and not self.bot(other.seat)]
        return any((other.seat, other.number) not in self._waived for other in fellows)

    # --- actions ---

    async def drive(self) -> None:
        """Do everything that waits for nobody: close windows, play for clocks and absent seats, ask bots."""
        if time.monotonic() < self._not_before:
            return
        self._not_before = 0.0
        self.refresh()
        if self._calm:
            return
        while True:
            self.refresh()
            self._waive_unwanted()
            if not await self._next():
                break
        match, now, pause = self.match(), time.monotonic(), self._state.record.pause
        for ask in match.asks if match is not None else ():
            key = (ask.seat, ask.number)
            shy = self._is_shy(ask) and now < self._opened.get(key, now) + pause
            if match is not None and self.bot(ask.seat) and key not in self._waived and not shy:
                self._thinking.ask(match, ask, self.bot(ask.seat))

    async def _next(self) -> bool:
        """Play the next answer that is due; return False if there is none."""
        match, now = self.match(), time.monotonic()
        if match is None or not match.asks:
            return False
        for ask in match.asks:
            key = (ask.seat, ask.number)
            if ask.kind not in (MUST, ONE):
                continue
            if self._clocks.get(key, math.inf) <= now:
                await self.play(match, ask, ask.default, "clock")
                return True
            if self._state.record.absence != "wait" and not self.bot(ask.seat) and self._patience_ends(ask.seat) <= now:
                await self._stand_in(match, ask)
                return True
        if match.turn == TABLE or self._window_ends() <= now:
            ask = next(ask for ask in match.asks if ask.kind == CLOSE)
            await self.play(match, ask, ask.default, "clock")
            return True
        return False

    async def _stand_in(self, match: Match, ask: Ask) -> None:
        """Lend the seat of an absent player to a bot, or play the default."""
        record = self._state.record
        if record.absence == "skip":
            await self.play(match, ask, ask.default, "clock")
            return
        record.chairs[ask.seat].lent = default_bot(record.game)
        match.sit(ask.seat, record.chairs[ask.seat].lent)
        await self._carry_out(Change(table=True))

    async def play(self, match: Match, ask: Ask, action: Action | None, by: str) -> None:
        assert action is not None
        said = action
        answer = await self._draws.made(lambda: match.play(ask.seat, said, ask=ask.number, by=by))
        if isinstance(answer, Rejected):
            raise ValueError(f"the {by} was refused: {answer}")
        await self._carry_out(Change(Step.of(answer, match.game.say(action), ask.seat)))

    def _waive_unwanted(self) -> None:
        """Waive offers to seats that nobody plays, or whose standing orders do not mention them."""
        for ask in self._asks():
            if ask.kind == MAY and (ask.seat, ask.number) not in self._waived and not self.bot(ask.seat):
                chair = self._state.record.chairs[ask.seat]
                if not chair.who or (chair.wake is not None and ask.about not in chair.wake):
                    self.waive(ask)

    async def returned(self, person: str) -> None:
        """Give a person who is back the seats that were lent during the absence."""
        record, match = self._state.record, self.match()
        seats = [seat for seat in record.seats_of(person) if record.chairs[seat].lent]
        if match is None or record.absence != "bot" or not seats:
            return
        for seat in seats:
            record.chairs[seat].lent = ""
            match.sit(seat, person)
        await self._carry_out(Change(table=True))

    async def bot_answered(self, ask: Ask, action: Action | None) -> None:
        """Play the answer of a bot if its ask is still open; replace an illegal one by the default."""
        self._thinking.tasks.pop((ask.seat, ask.number), None)
        match = self.match()
        standing = match.ask_of(ask.seat) if match is not None else None
        if match is not None and standing is not None and standing.number == ask.number and self.bot(ask.seat):
            if action is None and ask.kind != MAY:
                action = ask.default
            if action is not None and match.legal(ask.seat).why_not(action) is not None:
                log.warning("a bot answered wrongly", extra={"table": self._state.id, "action": repr(action)})
                action = ask.default
            if action is None:
                self.waive(ask)
            else:
                await self.play(match, ask, action, "bot")
        await self.drive()
