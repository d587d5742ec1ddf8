"""When things happen at a table that nobody says: windows close, clocks run out, absent seats are lent, bots answer."""

from __future__ import annotations

import math
import time
from typing import TYPE_CHECKING, Final

from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, MUST, ONE, TABLE, Ask
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.server.change import Change, Step
from souterrain.server.kept import PLAYING, default_bot
from souterrain.server.thinking import Thinking

if TYPE_CHECKING:
    from souterrain.server.table import Table

RETRY: Final = 1.0
MINUTE: Final = 60.0
GRACE: Final = 30.0
"""A clock that ran out while nobody could move has so many seconds left."""


class Pace:
    """All times are monotonic seconds; the file gets the time of day."""

    def __init__(self, table: Table, left: float | None) -> None:
        """`left`: what the clock had left when the table went to the file."""
        self._table = table
        self._left = None if left is None else max(left, GRACE)
        self._clocks: dict[tuple[int, int], float] = {}
        self._opened: dict[tuple[int, int], float] = {}
        self._waived: set[tuple[int, int]] = set()
        self._held: set[tuple[int, int]] = set()
        self._holding: set[tuple[int, int]] = set()
        self._standing: tuple[Ask, ...] | None = None
        self._seen = (0, 0, "")
        self._calm = False
        """All that stands waits for people, for as long as they like."""
        self._not_before = 0.0
        self._stopped = False
        self._thinking = Thinking(table, self)
        self.refresh()

    def stop(self) -> None:
        self._stopped = True
        self._thinking.stop()

    @property
    def thinks(self) -> bool:
        return bool(self._thinking.tasks)

    def retry_later(self) -> None:
        self._not_before = time.monotonic() + RETRY

    # --- what stands ---

    def match(self) -> Match | None:
        table = self._table
        return table.match if table.kept.phase == PLAYING and not self._stopped else None

    def _asks(self) -> tuple[Ask, ...]:
        match = self.match()
        return match.asks if match is not None else ()

    def refresh(self) -> None:
        """New asks get their times, old ones are forgotten."""
        match, kept = self.match(), self._table.kept
        asks, entries = (match.asks, len(match.journal)) if match is not None else ((), 0)
        seen = (entries, kept.tempo, kept.absence)
        if asks is self._standing and seen == self._seen:
            return
        now, before = time.monotonic(), self._seen[0]
        self._standing, self._seen = asks, seen
        self._calm = not kept.tempo and kept.absence == "wait" and all(map(self._is_plain, asks))
        if self._calm:
            self._forget()
            return
        standing = {(ask.seat, ask.number): ask for ask in asks}
        if entries != before:
            self._waived = {key for key in self._waived if key in standing and standing[key].kind != ONE}
        self._opened = {key: self._opened.get(key, now) for key in standing}
        self._holding &= set(standing)
        self._held &= set(standing)
        tempo = kept.tempo
        first = self._left if self._left is not None else tempo
        self._clocks = {
            key: self._clocks.get(key, now + min(first, tempo))
            for key, ask in standing.items()
            if tempo and ask.kind in (MUST, ONE) and not self.bot(ask.seat)
        }
        self._left = None

    def _forget(self) -> None:
        """Nothing that stands has a time."""
        for times in (self._clocks, self._opened, self._waived, self._held, self._holding):
            times.clear()
        self._left = None

    def _is_plain(self, ask: Ask) -> bool:
        """A person has to answer, and nobody else can do anything about it."""
        return ask.kind == MUST and not self.bot(ask.seat)

    def bot(self, seat: int) -> str:
        return self._table.kept.chairs[seat].bot if seat != TABLE else ""

    def waive(self, ask: Ask) -> None:
        match = self.match()
        if match is not None:
            match.waive(ask.seat)
            self._waived.add((ask.seat, ask.number))
            self._holding.discard((ask.seat, ask.number))

    def hold(self, ask: Ask) -> bool:
        """A raised hand; once for each window."""
        key = (ask.seat, ask.number)
        if key in self._held:
            return False
        self._held.add(key)
        self._holding.add(key)
        return True

    def extend(self, seat: int) -> bool:
        found = [key for key in self._clocks if key[0] == seat]
        for key in found:
            self._clocks[key] = max(self._clocks[key], time.monotonic()) + self._table.kept.tempo
        return bool(found)

    def clock_of(self, seat: int) -> float:
        ends = [end for key, end in self._clocks.items() if key[0] == seat]
        return round(max(0.0, min(ends) - time.monotonic()), 1) if ends else -1.0

    def due_clock(self) -> float | None:
        """When the next clock runs out, by the time of day: for the file."""
        if not self._table.kept.tempo:
            return None
        self.refresh()
        return time.time() + min(self._clocks.values()) - time.monotonic() if self._clocks else None

    # --- when ---

    def due(self) -> float:
        """When something may have to be done."""
        if self._calm and not self._not_before:
            return math.inf
        times = [*self._clocks.values(), self._window_ends(), *self._absences()]
        shy = [(ask.seat, ask.number) for ask in self._asks() if self._is_shy(ask)]
        times += [self._opened.get(key, 0.0) + self._table.kept.pause for key in shy if key not in self._thinking.tasks]
        if self._not_before > time.monotonic():
            return self._not_before
        return min(times, default=math.inf)

    def _window_ends(self) -> float:
        closes = [ask for ask in self._asks() if ask.kind == CLOSE]
        if not closes or any(self._is_raised(seat) for seat, _ in self._holding):
            return math.inf
        return self._opened.get((TABLE, closes[0].number), time.monotonic()) + self._table.kept.pause

    def _is_raised(self, seat: int) -> bool:
        """Whoever goes away takes the hand down."""
        return self._table.is_here(self._table.kept.chairs[seat].person)

    def _absences(self) -> list[float]:
        """When the patience with absent seats that are waited for ends."""
        kept = self._table.kept
        if kept.absence == "wait":
            return []
        waited = [ask.seat for ask in self._asks() if ask.kind in (MUST, ONE) and not self.bot(ask.seat)]
        return [end for end in (self._patience_ends(seat) for seat in waited) if end < math.inf]

    def _patience_ends(self, seat: int) -> float:
        """Never while nobody is here who waits: a game that all have left stays as it is."""
        kept = self._table.kept
        person = kept.chairs[seat].person
        since = self._table.away.get(person) if person else 0.0
        if since is None or not any(map(self._table.is_here, kept.persons)):
            return math.inf
        return time.monotonic() - (time.time() - since) + kept.patience * MINUTE

    def _is_shy(self, ask: Ask) -> bool:
        """Whether a bot lets the people speak first who are asked the same."""
        if ask.kind != ONE or not self.bot(ask.seat):
            return False
        fellows = [other for other in self._asks() if other.kind == ONE and not self.bot(other.seat)]
        return any((other.seat, other.number) not in self._waived for other in fellows)

    # --- what is done ---

    async def drive(self) -> None:
        """Does everything that nobody has to be waited for."""
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
        match, now, pause = self.match(), time.monotonic(), self._table.kept.pause
        for ask in match.asks if match is not None else ():
            key = (ask.seat, ask.number)
            shy = self._is_shy(ask) and now < self._opened.get(key, now) + pause
            if match is not None and self.bot(ask.seat) and key not in self._waived and not shy:
                self._thinking.ask(match, ask, self.bot(ask.seat))

    async def _next(self) -> bool:
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
            if self._table.kept.absence != "wait" and not self.bot(ask.seat) and self._patience_ends(ask.seat) <= now:
                await self._stand_in(match, ask)
                return True
        if match.turn == TABLE or self._window_ends() <= now:
            ask = next(ask for ask in match.asks if ask.kind == CLOSE)
            await self.play(match, ask, ask.default, "clock")
            return True
        return False

    async def _stand_in(self, match: Match, ask: Ask) -> None:
        """For a seat whose player does not come: a bot, or the default."""
        kept = self._table.kept
        if kept.absence == "skip":
            await self.play(match, ask, ask.default, "clock")
            return
        kept.chairs[ask.seat].lent = default_bot(kept.game)
        match.sit(ask.seat, kept.chairs[ask.seat].lent)
        await self._table.carry_out(Change(told=True))

    async def play(self, match: Match, ask: Ask, action: Action | None, by: str) -> None:
        assert action is not None
        said = action
        answer = await self._table.draws.made(lambda: match.play(ask.seat, said, ask=ask.number, by=by))
        if isinstance(answer, Rejected):
            raise ValueError(f"the {by} was refused: {answer}")
        await self._table.carry_out(Change(Step.of(answer, match.game.say(action), ask.seat)))

    def _waive_unwanted(self) -> None:
        """Offers to seats that nobody plays, or whose standing orders do not mention them."""
        for ask in self._asks():
            if ask.kind == MAY and (ask.seat, ask.number) not in self._waived and not self.bot(ask.seat):
                chair = self._table.kept.chairs[ask.seat]
                if not chair.who or (chair.wake is not None and ask.about not in chair.wake):
                    self.waive(ask)

    async def returned(self, person: str) -> None:
        """Somebody is back: a seat that was lent because they were away is theirs again."""
        table, match = self._table, self.match()
        seats = [seat for seat in table.kept.seats_of(person) if table.kept.chairs[seat].lent]
        if match is None or table.kept.absence != "bot" or not seats:
            return
        for seat in seats:
            table.kept.chairs[seat].lent = ""
            match.sit(seat, person)
        await table.carry_out(Change(told=True))
