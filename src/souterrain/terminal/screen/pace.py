"""The pace of bots and table: they move in a thread, with pauses that can be skipped."""

from __future__ import annotations

from asyncio import Event, Lock, timeout, to_thread
from collections.abc import Callable
from contextlib import suppress

from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.trouble import Trouble


class Pace:
    def __init__(self, session: Keyboard) -> None:
        self._session = session
        self._hurry = Event()
        self._step = Lock()
        self._stopped = False
        self.moving = False

    async def run(self, pause: float, before: Callable[[], None], after: Callable[[Trouble | None], None]) -> bool:
        """Run until a person is needed or the game is over; return False if it was stopped, or the table is lost.
        `before` and `after` surround each move; a move that could not be saved still counts."""
        self.moving = going = True
        self._hurry.clear()
        while going and not self._stopped:
            moves = self._session.moves
            before()
            trouble: Trouble | None = None
            try:
                async with self._step:
                    going = await to_thread(self._session.step)
            except Trouble as fault:
                trouble = fault
            after(trouble)
            if self._session.lost:
                break
            if going and self._session.moves > moves and not self._session.elsewhere:
                with suppress(TimeoutError):
                    async with timeout(pause):
                        await self._hurry.wait()
        self.moving = False
        return not self._stopped and not self._session.lost

    def hurry(self) -> None:
        """Skip the pauses until somebody is needed."""
        self._hurry.set()

    async def stop(self) -> None:
        """Close the session as soon as the current move is saved."""
        self._stopped = True
        self._hurry.set()
        self._session.interrupt()
        async with self._step:
            await to_thread(self._session.close)
