"""The curtain: the keyboard changes hands, and nothing is shown until the next person is alone with it."""

from __future__ import annotations

from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.widgets import Static

from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.language import Language
from souterrain.terminal.screen.house import HouseScreen
from souterrain.terminal.screen.keys import Keys

LIFTED: Final = "lifted"
TAKEN_BACK: Final = "taken-back"
LEFT: Final = "left"


class Curtain(HouseScreen[str]):
    """A modal screen; its result is the choice: lift, undo or leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "lift", "screen-key-lift"),
        Binding("f3,ctrl+z", "undo", "screen-key-undo"),
    ]

    def __init__(self, session: Keyboard) -> None:
        super().__init__()
        self._session = session

    @property
    def words(self) -> Language:
        return self._session.words

    def compose(self) -> ComposeResult:
        with Vertical(id="curtain"):
            yield Static(id="curtain-text", markup=False)
        yield Keys()

    def on_mount(self) -> None:
        self.tell()

    def tell(self) -> None:
        self.query_one("#curtain-text", Static).update(self.words("curtain", name=self._session.name))

    def action_lift(self) -> None:
        self.dismiss(LIFTED)

    def action_undo(self) -> None:
        self.dismiss(TAKEN_BACK)

    def action_leave(self) -> None:
        self.dismiss(LEFT)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return action != "undo" or self._session.can_undo
