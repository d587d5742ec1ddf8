"""The full-screen application and its stack of screens."""

from __future__ import annotations

from asyncio import to_thread
from pathlib import Path

from textual import work
from textual.screen import Screen

from souterrain.core.rejection import SetupError
from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.replay import Replay
from souterrain.terminal.screen.house import PAUSE, House
from souterrain.terminal.screen.play import PlayScreen
from souterrain.terminal.screen.start import StartScreen
from souterrain.terminal.screen.watch import WatchScreen
from souterrain.terminal.session import Session
from souterrain.terminal.trouble import Trouble, told


class Souterrain(House):
    """The application; the start screen is always at the bottom."""

    def __init__(
        self,
        code: str,
        session: Keyboard | None = None,
        replay: Replay | None = None,
        *,
        save: Path | None = None,
        pause: float = PAUSE,
    ) -> None:
        super().__init__(code, pause)
        self._save = save
        self._session = session
        self._replay = replay

    def get_default_screen(self) -> Screen[None]:
        return StartScreen(self._save)

    def on_mount(self) -> None:
        if self._session is not None:
            self.play(self._session)
        elif self._replay is not None:
            self.show(self._replay)

    def play(self, session: Keyboard) -> None:
        self._session = session
        self._put_on_top(PlayScreen(session))

    def again(self, session: Keyboard, *, carry: bool = False) -> None:
        self._again(session, carry)

    @work(exclusive=True)
    async def _again(self, session: Keyboard, carry: bool) -> None:
        try:
            again = await to_thread(session.again, carry=carry)
        except (SetupError, Trouble) as fault:
            self._put_on_top(None, told(fault, self.words))
        else:
            await to_thread(session.close)
            self.play(again)

    def show(self, replay: Replay) -> None:
        self._put_on_top(WatchScreen(replay))

    def home(self) -> None:
        self._put_on_top(None)

    def open_file(self, path: Path, *, to_watch: bool) -> None:
        self._open(path, to_watch)

    @work(exclusive=True)
    async def _open(self, path: Path, to_watch: bool) -> None:
        code = self.words.code
        try:
            if to_watch:
                self.show(await to_thread(Replay.load, path, code=code))
            else:
                self.play(await to_thread(Session.resume, path, code=code))
        except (SetupError, Trouble) as fault:
            self._put_on_top(None, told(fault, self.words))

    @work(exclusive=True, group="screens")
    async def _put_on_top(self, screen: Screen[None] | None, trouble: str = "") -> None:
        """Show a screen on top of the start screen, or the start screen alone."""
        while len(self.screen_stack) > 1:
            await self.pop_screen()
        if screen is not None:
            await self.push_screen(screen)
        elif isinstance(self.screen, StartScreen) and trouble:
            self.screen.trouble(trouble)
        elif isinstance(self.screen, StartScreen):
            self.screen.welcome()

    def farewell(self) -> list[str]:
        """Return the lines printed after the end, with the file of the saved game."""
        session = self._session
        if session is not None and session.elsewhere:
            return [] if session.over or session.lost else session.left()
        if session is None or session.path is None:
            return []
        words, file = session.words, str(session.path)
        if session.over:
            return [words("finished", file=file)]
        return [words("saved", file=file), words("go-on-with", file=file)]


def run(code: str, session: Keyboard | None = None, replay: Replay | None = None, *, save: Path | None = None) -> None:
    app = Souterrain(code, session, replay, save=save)
    app.run()
    for line in app.farewell():
        print(line)
