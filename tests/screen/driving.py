"""Drives the full-screen client by its keys, as a person would."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, TypeVar

from textual.css.query import NoMatches
from textual.events import Key
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widgets import Static

from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.remote import Remote
from souterrain.terminal.replay import Replay
from souterrain.terminal.screen.app import Souterrain
from souterrain.terminal.screen.asking import Asking
from souterrain.terminal.screen.curtain import Curtain
from souterrain.terminal.screen.ending import EndingPage
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.session import Session

S = TypeVar("S", bound=Screen[Any])


class Driver:
    """One person, or several, at the keyboard."""

    def __init__(self, app: Souterrain, pilot: Pilot[None]) -> None:
        self.app = app
        self.pilot = pilot

    async def press(self, *keys: str) -> None:
        """Each key as the terminal sends it, and all that follows from it; `Pilot.press` waits longer than a person."""
        for key in keys:
            self.app.post_message(Key(key, key if len(key) == 1 else None))
            await (self.pilot.pause(0) if key in ("down", "up") else self.settle())

    async def write(self, text: str) -> None:
        for sign in text:
            self.app.post_message(Key("space" if sign == " " else sign, sign))
            await self.settle()

    def burst(self, text: str) -> None:
        """All keys at once, before any of them is handled; `\\r` is Enter."""
        for sign in text:
            key = {" ": "space", "\r": "enter"}.get(sign, sign)
            self.app.post_message(Key(key, None if key == "enter" else sign))

    async def settle(self) -> None:
        """A key goes from the application to a widget, whose messages go up to the screen again."""
        for _ in range(3):
            await self.pilot.pause(0)

    async def until(self, reached: Callable[[], bool], seconds: float = 300) -> None:
        """Workers take their own time."""
        try:
            async with asyncio.timeout(seconds):
                while not reached():
                    await self.pilot.pause(0)
        except TimeoutError as late:
            raise AssertionError(f"not reached in {seconds} s: {self.standing()}") from late

    def standing(self) -> str:
        """The report of a person who waits in vain."""
        screen = self.app.screen
        told = f"{type(screen).__name__}, focus on {self.app.focused!r}"
        if not isinstance(screen, PlayScreen):
            return told
        session, asking = screen.session, screen.query_one(Asking)
        rows = [row.key for row in asking.rows.rows]
        table = [(seat.who, seat.ready) for seat in session.info.seats] if isinstance(session, Remote) else []
        moment = f"after {session.moves}, {session.standing}, over {session.over}, lost {session.lost}"
        return f"{told}, asked {screen.asked} ({moment}), {rows}, {table}"

    async def on(self, kind: type[S]) -> S:
        await self.until(lambda: isinstance(self.app.screen, kind))
        await self.pilot.pause(0)
        screen = self.app.screen
        assert isinstance(screen, kind)
        return screen

    @property
    def rows(self) -> RowList:
        focused = self.app.focused
        assert isinstance(focused, RowList)
        return focused

    def text(self, selector: str) -> str:
        return str(self.app.screen.query_one(selector, Static).content)

    def footer(self) -> dict[str, str]:
        """Return the text of the footer."""
        shown = [active.binding for active in self.app.screen.active_bindings.values() if active.binding.show]
        return {binding.key: binding.description for binding in shown if not binding.key.startswith("ctrl+")}

    async def choose(self, key: str) -> None:
        """The row with this key, by arrow keys and Enter."""
        rows = self.rows
        at = [row.key for row in rows.rows].index(key)
        await self.press("home", *["down"] * at, "enter")

    async def game(self) -> PlayScreen:
        """The game screen, when somebody is asked: after a game that is over, that of the next one."""
        await self.until(self._asked)
        return await self.on(PlayScreen)

    def _asked(self) -> bool:
        screen = self.app.screen
        with suppress(NoMatches):  # not all of the screen is there yet
            return isinstance(screen, PlayScreen) and screen.asked and bool(screen.query_one(Asking).rows.rows)
        return False

    async def play_on(self, rng: Random | None = None, moves: int = 10_000) -> bool:
        """Chooses words, the first each time or any, fewer of what was refused, is sure where that is asked, and looks
        behind every curtain; True when the game is over."""
        for _ in range(moves):
            await self.until(self._needed)
            screen = self.app.screen
            if isinstance(screen, EndingPage):
                return True
            if isinstance(screen, Curtain):
                await self.press("enter")
            elif isinstance(screen, PlayScreen):
                asking = screen.query_one(Asking)
                at = 1 if asking.doubted else rng.randrange(len(asking.rows.rows)) if rng is not None else 0
                down = ["down"] * at
                await self.press(*down, *["left"] * asking.noticed, "enter")
        return False

    def _needed(self) -> bool:
        screen = self.app.screen
        if isinstance(screen, PlayScreen):
            return screen.asked and isinstance(self.app.focused, RowList) and bool(self.rows.rows)
        return isinstance(screen, EndingPage | Curtain)


def session_of(play: PlayScreen) -> Session:
    """The game of a screen, where it is played at home."""
    assert isinstance(play.session, Session)
    return play.session


@asynccontextmanager
async def driven(
    code: str = "en",
    session: Keyboard | None = None,
    replay: Replay | None = None,
    *,
    save: Path | None = None,
    size: tuple[int, int] = (80, 24),
    pause: float = 0,
) -> AsyncIterator[Driver]:
    app = Souterrain(code, session, replay, save=save, pause=pause)
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        yield Driver(app, pilot)
        await pilot.pause()
