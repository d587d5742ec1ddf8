"""The base of all screens: language, theme, and translated key descriptions."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import ClassVar, Final, TypeVar

from textual import events
from textual.app import App
from textual.binding import ActiveBinding, Binding, BindingType
from textual.screen import ModalScreen, Screen

from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.replay import Replay
from souterrain.terminal.screen.keys_of import LINE_FEED, keys_of
from souterrain.terminal.screen.themes import DAY, NIGHT

PREFIX: Final = "screen-"
EVERYWHERE: Final = ("language", "theme", "leave")
PAUSE: Final = 0.7
"""The pause after a bot's move, in seconds."""

T = TypeVar("T")


@lru_cache(maxsize=16)
def spoken(code: str, game: str | None = None) -> Language:
    """Return a cached language without players' names."""
    return Language(code, game)


class House(App[None]):
    """The interface of the application for its screens."""

    CSS_PATH = "house.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012 - declared so by Textual
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-tall")]  # noqa: RUF012

    def __init__(self, code: str, pause: float = PAUSE) -> None:
        super().__init__()
        self.pause = pause
        self.words = spoken(code)
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = NIGHT.name

    async def on_event(self, event: events.Event) -> None:
        """Let the screen see a key before it is forwarded to the focus. A line feed is Enter, and pasted text is typed:
        a script ends its lines so, and what is pasted may be several of them."""
        if isinstance(event, events.Paste):
            for key in keys_of(event.text):
                self.post_message(key)
            return
        if isinstance(event, events.Key) and event.key == LINE_FEED:
            event = events.Key("enter", None)
        if isinstance(event, events.Key) and not event.is_forwarded and isinstance(self.screen, HouseScreen):
            self.screen.foresee(event)
        await super().on_event(event)

    @abstractmethod
    def play(self, session: Keyboard) -> None:
        """Show a running game on top of the start screen."""

    @abstractmethod
    def show(self, replay: Replay) -> None:
        """Show a replay."""

    @abstractmethod
    def again(self, session: Keyboard, *, carry: bool = False) -> None:
        """Start another game with the same people and options; `carry`: with the content that the last one hands on."""

    @abstractmethod
    def open_file(self, path: Path, *, to_watch: bool) -> None:
        """Resume a saved game, or show its replay."""

    @abstractmethod
    def home(self) -> None:
        """Return to the start screen."""

    def speak(self, code: str) -> None:
        """Change the language of every screen."""
        self.words = spoken(code)
        for screen in self.screen_stack:
            if isinstance(screen, HouseScreen):
                screen.speak(code)

    async def action_quit(self) -> None:
        self._leave()

    def _leave(self) -> None:
        """Ask the screen to leave: it may ask for confirmation first."""
        if isinstance(self.screen, HouseScreen):
            self.screen.action_leave()

    def action_help_quit(self) -> None:
        self._leave()


class HouseScreen(Screen[T]):
    """A screen in the reader's language. Key descriptions are messages of the catalogue."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f5,ctrl+l", "language", "screen-key-language"),
        Binding("f6,ctrl+t", "theme", "screen-key-theme"),
        Binding("f10", "leave", "screen-key-leave"),
    ]

    @property
    def house(self) -> House:
        app = self.app
        assert isinstance(app, House)
        return app

    @property
    def words(self) -> Language:
        return self.house.words

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """Return the keys of the footer: those of this screen first, those of the house last."""
        found = sorted(super().active_bindings.items(), key=lambda item: item[1].binding.action in EVERYWHERE)
        return {key: self._in_words(active) for key, active in found}

    def _in_words(self, active: ActiveBinding) -> ActiveBinding:
        binding = active.binding
        if not binding.description.startswith(PREFIX):
            return active
        name = f"screen-name-{binding.key}"
        shown = binding.key_display or (self.words(name) if self.words.has(name) else binding.key.upper())
        return active._replace(binding=replace(binding, description=self.words(binding.description), key_display=shown))

    def speak(self, code: str) -> None:
        """Show everything in another language."""
        self.tell()
        self.refresh_bindings()

    def foresee(self, event: events.Key) -> None:
        """Look at a key that is about to be forwarded."""

    @abstractmethod
    def tell(self) -> None:
        """Set every text of the screen in the reader's language."""

    def action_language(self) -> None:
        self.house.speak(LANGUAGES[(LANGUAGES.index(self.words.code) + 1) % len(LANGUAGES)])

    def action_theme(self) -> None:
        self.app.theme = DAY.name if self.app.theme == NIGHT.name else NIGHT.name

    def action_leave(self) -> None:
        self.app.exit()


class HouseModal(HouseScreen[T], ModalScreen[T]):
    """A question or a page over the screen below; Escape closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "close", "screen-key-close")]

    def action_close(self) -> None:
        self.dismiss(None)

    def action_leave(self) -> None:
        self.dismiss(None)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "leave"
