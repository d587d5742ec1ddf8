"""The replay viewer of the line client."""

from __future__ import annotations

from typing import Final

from souterrain.terminal.commands import WATCHING, Command, help_lines, read_command
from souterrain.terminal.lines import Console, Ended, number_in, speak
from souterrain.terminal.replay import Replay

WIDTH: Final = 72
"""Signs of the timeline."""


class PlainReplay:
    """A viewer of a journal, move by move; Enter goes forward."""

    def __init__(self, replay: Replay, console: Console) -> None:
        self._replay = replay
        self._show = console.show
        self._console = console

    def run(self) -> None:
        words = self._replay.words
        self._show([words("welcome", game=words("game-name"))])
        self._position()
        try:
            while True:
                line = self._console.ask(self._replay.words)
                line = f"/go {line}" if number_in(line) >= 0 else line or "/next"
                self._obey(read_command(line, WATCHING) or Command("", ""))
        except (Ended, KeyboardInterrupt):
            self._show([self._replay.words("goodbye")])

    def _position(self) -> None:
        """Print the move, its events and the table."""
        replay = self._replay
        self._show(["", replay.title(), *replay.marked(), *replay.news(), "", *replay.picture()])
        results = replay.results()
        if results is not None:
            self._show(["", *results.lines(replay.words)])

    def _obey(self, command: Command) -> None:
        replay, words = self._replay, self._replay.words
        number = number_in(command.rest)
        match command.name:
            case "help":
                self._show(help_lines(WATCHING, words))
            case "next":
                self._moved(replay.forward(), "replay-last")
            case "back":
                self._moved(replay.back(), "replay-first")
            case "go":
                self._moved(replay.to(number), "replay-number")
            case "moments":
                self._show(self._moments())
            case "later":
                self._moved(replay.to_moment(1), "replay-no-moment")
            case "earlier":
                self._moved(replay.to_moment(-1), "replay-no-moment")
            case "eyes" if not replay.finished:
                self._show([words("replay-hidden")])
            case "eyes":
                self._moved(number >= 0 and replay.look(number - 1 if number else None), "replay-seat")
            case "view":
                self._show(replay.picture())
            case "log":
                self._show(replay.log() or [words("log-empty")])
            case "language":
                self._show(speak(replay, command.rest))
            case "quit":
                raise Ended
            case _:
                self._show([words("no-command")])

    def _moments(self) -> list[str]:
        """Return the timeline, and every moment with its move."""
        replay, words = self._replay, self._replay.words
        if not replay.moments:
            return [words("replay-no-moment")]
        lines = [words("replay-moment", number=one.move, text=replay.tell(one)) for one in replay.moments]
        return [replay.timeline(WIDTH), *lines]

    def _moved(self, moved: bool, otherwise: str) -> None:
        if moved:
            self._position()
        else:
            last = self._replay.seats if otherwise == "replay-seat" else self._replay.last
            self._show([self._replay.words(otherwise, last=last)])
