"""The last line of every screen: the keys that work here, in the reader's language."""

from __future__ import annotations

from textual import events
from textual.content import Content
from textual.screen import Screen
from textual.widget import Widget


class Keys(Widget):
    """The footer: as many keys as fit, the nearest first; each can be clicked. It is drawn, not composed, because it
    changes often."""

    def __init__(self) -> None:
        super().__init__()
        self._places: list[tuple[range, str]] = []

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, self._changed)

    def _changed(self, screen: Screen[object]) -> None:
        self.refresh()

    def render(self) -> Content:
        self._places = []
        told: dict[str, tuple[str, str, str]] = {}
        for active in self.screen.active_bindings.values():
            binding = active.binding
            if binding.show and binding.action not in told:
                told[binding.action] = (binding.key, binding.key_display or binding.key, binding.description)
        parts: list[Content] = []
        at = 0
        for key, display, description in told.values():
            part = Content.assemble(" ", (display, "bold $footer-key-foreground"), f" {description} ")
            if at + len(part) <= self.size.width:
                self._places.append((range(at, at + len(part)), key))
                parts.append(part)
                at += len(part)
        return Content("").join(parts)

    def on_click(self, event: events.Click) -> None:
        for place, key in self._places:
            if event.x in place:
                self.app.simulate_key(key)
