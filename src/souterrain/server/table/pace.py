"""The timing of a table: windows close, clocks run out, absent seats get a substitute, bots answer."""

from __future__ import annotations

import logging
import math
import time
from collections.abc import Awaitable, Callable
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, MUST, ONE, TABLE, Ask
from souterrain.core.journal import ORDER, Act
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.server import steady
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
    """All times are monotonic seconds; the database gets times of the steady clock."""

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
        self._holding: dict[tuple[int, int], float] = {}
        """The hands that are raised, with the last sign of activity of each."""
        self._standing: tuple[Ask, ...] | None = None
        self._seen = (0, 0, "")
        self._calm = False
        """Every open ask waits for a person, without a time limit."""
        self._not_before = 0.0
        self._since: float | None = None
        """The start of the pause, while the game is paused."""
        self._stopped = False
        self.refresh()

    def stop(self) -> None:
        self._stopped = True
        self._thinking.stop()

    def let_go(self) -> None:
        """Drop the references to the table, which has left memory."""
        self.stop()
        self._thinking.let_go()
        del self._carry_out

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
        self._follow_pause()
        match, record = self.match(), self._state.record
        asks, entries = (match.asks, len(match.journal)) if match is not None else ((), 0)
        seen = (entries, record.tempo, record.absence)
        if asks is self._standing and seen == self._seen:
            return
        now, before = self._now(), self._seen[0]
        self._standing, self._seen = asks, seen
        self._calm = not record.tempo and record.absence == "wait" and all(map(self._is_plain, asks))
        if self._calm:
            self._forget()
            return
        standing = {(ask.seat, ask.number): ask for ask in asks}
        if entries != before:
            self._waived = {key for key in self._waived if key in standing and standing[key].kind != ONE}
        self._opened = {key: self._opened.get(key, now) for key in standing}
        self._holding = {key: since for key, since in self._still_holding(match) if key in standing}
        self._held &= set(standing)
        tempo = record.tempo
        first = self._left if self._left is not None else tempo
        self._clocks = {
            key: self._clocks.get(key, now + min(first, tempo))
            for key, ask in standing.items()
            if tempo and ask.kind in (MUST, ONE) and not self.bot(ask.seat)
        }
        self._left = None

    def _follow_pause(self) -> None:
        """Stop all times when the game is paused; when it goes on, all are later by the length of the pause."""
        paused = bool(self._state.record.paused)
        if paused and self._since is None:
            self._since = time.monotonic()
        elif not paused and self._since is not None:
            length, self._since = time.monotonic() - self._since, None
            for times in (self._clocks, self._opened, self._holding):
                times.update({key: at + length for key, at in times.items()})

    def _now(self) -> float:
        """Return the time, which stands still during a pause."""
        return time.monotonic() if self._since is None else self._since

    def _forget(self) -> None:
        """Drop all times: no open ask has one."""
        for times in (self._clocks, self._opened, self._waived, self._held, self._holding):
            times.clear()
        self._left = None

    def _is_plain(self, ask: Ask) -> bool:
        """Return True if only a person can answer this ask."""
        return ask.kind == MUST and not self.bot(ask.seat) and self._idle(ask) is None

    def _idle(self, ask: Ask) -> Action | None:
        """Return the answer to a question that changes nothing, unless the seat wishes to be asked each time."""
        match = self.match()
        if match is None or not match.game.facts.idle or ask.kind != MUST or ask.seat == TABLE:
            return None
        chair = self._state.record.chairs[ask.seat]
        return match.idle(ask.seat) if chair.who and not chair.each and not chair.bot else None

    def bot(self, seat: int) -> str:
        return self._state.record.chairs[seat].bot if seat != TABLE else ""

    def waive(self, ask: Ask) -> None:
        match = self.match()
        if match is not None:
            match.waive(ask.seat)
            self._waived.add((ask.seat, ask.number))
            self._holding.pop((ask.seat, ask.number), None)

    def hold(self, ask: Ask) -> bool:
        """Raise a hand, which keeps a window open; return False the second time in one window."""
        key = (ask.seat, ask.number)
        if key in self._held:
            return False
        self._held.add(key)
        self._holding[key] = time.monotonic()
        return True

    def _still_holding(self, match: Match | None) -> list[tuple[tuple[int, int], float]]:
        """Return the raised hands by their asks. An answer of somebody else changes the window and leaves it open: a
        hand that was raised stays up."""
        last = match.journal.entries[-1] if match is not None and self._holding and len(match.journal) else None
        answered = last.seat if isinstance(last, Act) and last.seat != TABLE else None
        numbers = {ask.seat: ask.number for ask in (match.asks if match is not None else ()) if ask.kind == MAY}
        return [
            ((seat, numbers.get(seat, number) if answered not in (None, seat) else number), since)
            for (seat, number), since in self._holding.items()
        ]

    def note_activity(self, person: str) -> None:
        """Note a sign of activity: a window waits for a raised hand until its owner was silent for the time of an
        absence."""
        for key in self._holding:
            if self._state.record.chairs[key[0]].person == person:
                self._holding[key] = time.monotonic()

    @property
    def hands(self) -> list[tuple[int, int]]:
        """Return the seats for which the open window waits, each with the number of its ask."""
        return [key for key in self._holding if self._is_raised(key[0])]

    def extend(self, seat: int) -> bool:
        found = [key for key in self._clocks if key[0] == seat]
        for key in found:
            self._clocks[key] = max(self._clocks[key], time.monotonic()) + self._state.record.tempo
        return bool(found)

    def clock_of(self, seat: int) -> float:
        ends = [end for key, end in self._clocks.items() if key[0] == seat]
        return round(max(0.0, min(ends) - self._now()), 1) if ends else -1.0

    def due_clock(self) -> float | None:
        """Return the end of the next clock by the steady clock, for the database; if paused, as of the pause."""
        if not self._state.record.tempo:
            return None
        self.refresh()
        now = self._state.record.paused_at if self._since is not None else steady.now()
        return now + min(self._clocks.values()) - self._now() if self._clocks else None

    # --- due times ---

    def due(self) -> float:
        """Return the time at which `drive` may have something to do."""
        if self._since is not None or (self._calm and not self._not_before):
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
        """Return the time at which the table closes the open window; in a lesson it waits for the learner."""
        closes = [ask for ask in self._asks() if ask.kind == CLOSE]
        if not closes or self._state.record.taught:
            return math.inf
        ends = self._opened.get((TABLE, closes[0].number), time.monotonic()) + self._state.record.pause
        patience = self._state.record.patience * MINUTE
        return max([ends, *[self._holding[hand] + patience for hand in self.hands]])

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
        """Return True while a bot lets the people answer first, for a while, who are asked the same."""
        if ask.kind != ONE or not self.bot(ask.seat):
            return False
        fellows = [other for other in self._asks() if other.kind == ONE and not self.bot(other.seat)]
        return any((other.seat, other.number) not in self._waived for other in fellows)

    def _gives_way(self, match: Match, ask: Ask) -> bool:
        """Return True while a bot waits for people whose answer comes first."""
        if ask.about not in match.game.facts.people_first:
            return False
        return any(other.about == ask.about and not self.bot(other.seat) for other in match.asks)

    # --- actions ---

    async def drive(self) -> None:
        """Do everything that waits for nobody: close windows, play for clocks and absent seats, ask bots."""
        if time.monotonic() < self._not_before:
            return
        self._not_before = 0.0
        self.refresh()
        if self._calm or self._since is not None:
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
            if match is None or not self.bot(ask.seat) or key in self._waived:
                continue
            if not shy and not self._gives_way(match, ask):
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
            idle = self._idle(ask)
            if idle is not None:
                await self.play(match, ask, idle, ORDER)
                return True
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
        match = self.match() if self._since is None else None
        standing = match.ask_of(ask.seat) if match is not None else None
        if match is not None and standing is not None and standing.number == ask.number and self.bot(ask.seat):
            if action is None and ask.kind != MAY:
                action = standing.default
            if action is not None and match.legal(ask.seat).why_not(action) is not None:
                log.warning("a bot answered wrongly", extra={"table": self._state.id, "action": repr(action)})
                action = standing.default
            if action is None:
                self.waive(ask)
            else:
                await self.play(match, ask, action, "bot")
        await self.drive()
