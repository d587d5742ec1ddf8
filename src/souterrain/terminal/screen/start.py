"""The start screen: game, players and options, or a saved game. Enter twice begins a game alone."""

from __future__ import annotations

from asyncio import to_thread
from functools import partial
from pathlib import Path
from typing import ClassVar, Final

from textual import on, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from souterrain.core import registry
from souterrain.core.rejection import SetupError
from souterrain.terminal.language import Language
from souterrain.terminal.save import new_path
from souterrain.terminal.screen.house import HouseScreen, spoken
from souterrain.terminal.screen.keys import Keys
from souterrain.terminal.screen.page import NamePage, PickPage
from souterrain.terminal.screen.plan import BEGIN, HELP, OPTION, ROLE, SEAT, SEATS, Plan
from souterrain.terminal.screen.rowlist import RowList
from souterrain.terminal.screen.rows import Number, Pick, Row
from souterrain.terminal.screen.shelf import Saved, shelf
from souterrain.terminal.session import Session
from souterrain.terminal.table import BOT, ME
from souterrain.terminal.trouble import Trouble, told

RESUME: Final = "/resume"
WATCH: Final = "/watch"
LEAVE: Final = "/leave"


class StartScreen(HouseScreen[None]):
    """A screen with doors on the left and the page of the chosen one on the right."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "back", "screen-key-back")]

    def __init__(self, save: Path | None = None) -> None:
        """Create the screen. `save` is the file of the first game; later games have files of their own."""
        super().__init__()
        self._save = save
        self._plans = {game: Plan(game) for game in registry.names()}
        self._shelf: list[Saved] = []
        self._entered = ""

    def compose(self) -> ComposeResult:
        yield Static(id="banner", markup=False)
        with Horizontal(id="hall"):
            with Vertical(id="doors", classes="panel"):
                yield RowList(id="door-rows")
            with Vertical(id="room", classes="panel"):
                yield Static(id="room-about", markup=False)
                yield RowList(id="room-rows")
                yield Static(id="room-hint", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        self.set_focus(self._doors)
        self.tell()

    def on_screen_resume(self) -> None:
        self._look()

    @property
    def _doors(self) -> RowList:
        return self.query_one("#door-rows", RowList)

    @property
    def _room(self) -> RowList:
        return self.query_one("#room-rows", RowList)

    @property
    def _door(self) -> str:
        return self._doors.row.key if self._doors.row is not None else ""

    def tell(self) -> None:
        words = self.words
        self.query_one("#banner", Static).update(words("screen-banner"))
        self.query_one("#doors").border_title = words("screen-doors")
        rows = [Row(game, self._words(game)("game-name")) for game in self._plans]
        if any(saved.running for saved in self._shelf):
            rows.append(Row(RESUME, words("screen-resume")))
        if self._shelf:
            rows.append(Row(WATCH, words("screen-watch")))
        rows.append(Row(LEAVE, words("screen-leave")))
        keys = [row.key for row in rows]
        self._doors.show(rows, keys.index(self._door) if self._door in keys else 0)
        self._enter(self._door)

    def _words(self, game: str) -> Language:
        return spoken(self.words.code, game)

    @work(exclusive=True)
    async def _look(self) -> None:
        """Load the saved games in a thread; many take a while."""
        found = await to_thread(shelf)
        if found != self._shelf:
            self._shelf = found
            self.tell()

    def _enter(self, door: str) -> None:
        """Show the page of a door; a cursor in the page keeps its place."""
        at = (self._room.highlighted or 0) if door == self._entered else 0
        self._entered = door
        title, about = self.words("screen-leave"), self.words("screen-leave-about")
        rows = [Row(LEAVE, title)]
        if door in self._plans:
            words = self._words(door)
            title, about, rows = words("game-name"), words("game-about"), self._plans[door].rows(words)
        elif door in (RESUME, WATCH):
            saved = [saved for saved in self._shelf if saved.running or door == WATCH]
            title = self.words("screen-resume" if door == RESUME else "screen-watch")
            about, rows = self.words("screen-which-saved"), [game.row(self.words.code) for game in saved]
        self.query_one("#room").border_title = title
        self.query_one("#room-about", Static).update(about)
        self._room.show(rows, at)
        self._hint("")

    def _explain(self, row: Row | None) -> None:
        """Explain a row in one line: its full value, which the list may cut, and its description."""
        about = row.about if row is not None and self._room.has_focus else ""
        if isinstance(row, Pick) and row.key.startswith(OPTION) and about:
            about = self.words("screen-option", value=row.value, about=about)
        self._hint(about)

    def welcome(self) -> None:
        """Refresh the screen after a game."""
        self.set_focus(self._doors)

    def trouble(self, text: str) -> None:
        """Show the reason why a game could not begin."""
        self._hint(text)

    def _hint(self, text: str) -> None:
        self.query_one("#room-hint", Static).update(text)

    @on(RowList.Pointed, "#door-rows")
    def _door_pointed(self, event: RowList.Pointed) -> None:
        self._enter(event.row.key)

    @on(RowList.Pointed, "#room-rows")
    def _row_pointed(self, event: RowList.Pointed) -> None:
        self._explain(event.row)

    @on(RowList.Chosen, "#door-rows")
    def _door_chosen(self, event: RowList.Chosen) -> None:
        if event.row.key == LEAVE:
            self.action_leave()
        else:
            self.set_focus(self._room)
            self._explain(self._room.row)

    @on(RowList.Turned, "#room-rows")
    def _turned(self, event: RowList.Turned) -> None:
        row = event.row
        if isinstance(row, Number):
            self._change(row.key, str(row.number))
        elif isinstance(row, Pick):
            self._change(row.key, row.chosen)

    def _change(self, key: str, value: str | None) -> None:
        """Copy a value into the plan and update the rows that depend on it."""
        plan = self._plans[self._door]
        if value is None:
            return
        if key == SEATS:
            plan.resize(int(value))
        elif key.startswith(SEAT):
            plan.seat(int(key.removeprefix(SEAT)), value)
        elif key.startswith(ROLE):
            plan.play(int(key.removeprefix(ROLE)), value)
        else:
            plan.choose(key.removeprefix(OPTION), value)
        self._enter(self._door)

    @on(RowList.Chosen, "#room-rows")
    def _row_chosen(self, event: RowList.Chosen) -> None:
        row = event.row
        if self._door in (RESUME, WATCH):
            self.house.open_file(Path(row.key), to_watch=self._door == WATCH)
        elif row.key == LEAVE:
            self.action_leave()
        elif row.key == BEGIN:
            self._begin()
        elif row.key == HELP:
            self._plans[self._door].take_help()
            self._enter(self._door)
        elif isinstance(row, Pick) and row.key.startswith(SEAT) and not row.chosen.startswith(BOT):
            name = "" if row.chosen == ME else row.chosen
            self.app.push_screen(NamePage(self.words("screen-name"), name), partial(self._change, row.key))
        elif isinstance(row, Pick):
            values = [Row(value, label) for value, label in row.values]
            self.app.push_screen(PickPage(row.text, values, row.at, row.about), partial(self._change, row.key))

    def _begin(self) -> None:
        plan = self._plans[self._door]
        people = any(not who.startswith(BOT) for who in plan.players)
        path = self._save or (new_path(plan.game) if people else None)
        try:
            session = Session.new(plan.game, plan.seated, code=self.words.code, options=plan.asked, path=path)
        except (SetupError, Trouble) as fault:
            self.trouble(told(fault, self._words(plan.game)))
        else:
            self._save = None
            self.house.play(session)

    def action_back(self) -> None:
        self.set_focus(self._doors)
        self._hint("")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "back" or not self._doors.has_focus
