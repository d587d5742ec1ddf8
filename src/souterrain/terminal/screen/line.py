"""The input line for a whole sentence; Tab takes the suggestion."""

from __future__ import annotations

from typing import ClassVar

from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input

from souterrain.terminal.keyboard import Keyboard
from souterrain.terminal.screen.completion import Completion, completed


class Line(Input):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "complete", "screen-key-complete"),
        Binding("escape", "forget", "screen-key-clear"),
    ]

    def __init__(self, session: Keyboard, *, id: str | None = None) -> None:
        super().__init__(id=id, compact=True, suggester=Completion(self._completed), select_on_focus=False)
        self._session = session
        self._proposed: dict[tuple[str, int, str], str | None] = {}

    def _completed(self, line: str) -> str | None:
        """Return the completed line; footer and line both use it."""
        session = self._session
        key = (line, session.moves, session.words.code)
        if key not in self._proposed:
            self._proposed = {key: completed(line, session.legal, session.words, session.so_far)}
        return self._proposed[key]

    def on_input_changed(self) -> None:
        self.refresh_bindings()

    def action_complete(self) -> None:
        whole = self._completed(self.value)
        if whole is not None:
            self.value = f"{whole} "
            self.cursor_position = len(self.value)

    def on_key(self, event: events.Key) -> None:
        """Take Enter and Backspace as they come: bound actions alone would be overtaken by later letters."""
        if event.key not in ("enter", "backspace"):
            return
        event.stop()
        event.prevent_default()
        self._submit() if event.key == "enter" else self.action_delete_left()

    def _submit(self) -> None:
        """Send the line and clear it at once: what is typed on is the next line."""
        line = self.value
        self.clear()
        self.post_message(self.Submitted(self, line))

    def restore(self, line: str) -> None:
        """Show a line again that could not be played, unless another was begun meanwhile."""
        if not self.value:
            self.value = line
            self.cursor_position = len(line)

    def action_forget(self) -> None:
        self.clear()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        if action == "complete":
            return bool(self.value.strip()) and self._completed(self.value) is not None
        return action != "forget" or bool(self.value)
