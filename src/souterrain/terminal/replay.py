"""The replay viewer: a journal move by move, forward and back. No drawing."""

from __future__ import annotations

from pathlib import Path

from souterrain.core.journal import Act, End, Journal, Undo
from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from souterrain.terminal import table
from souterrain.terminal.language import Language
from souterrain.terminal.results import Results, results
from souterrain.terminal.save import DAMAGED, load, unreadable
from souterrain.terminal.session import picture


class Replay:
    """A position in a journal: move 0 is the beginning, each act (or undo) is one move."""

    def __init__(self, journal: Journal, *, code: str = "en", finished: bool = True) -> None:
        self.journal = journal
        self.finished = finished
        self.eyes: int | None = None
        self._entries = [0] + [n for n, e in enumerate(journal.entries, 1) if isinstance(e, Act | Undo | End)]
        self.match = Match.replay(journal)
        self.seats = self.match.journal.header.seats
        self.speak(code)
        self.to(0)

    @classmethod
    def load(cls, path: Path, *, code: str = "en") -> Replay:
        loaded = load(path)
        try:
            return cls(loaded.journal, code=code, finished=loaded.finished)
        except SetupError:
            raise
        except DAMAGED as fault:
            raise unreadable(path, fault) from fault

    @property
    def last(self) -> int:
        return len(self._entries) - 1

    def to(self, move: int) -> bool:
        """Go to the match after a move; return False if there is no such move."""
        if not 0 <= move <= self.last:
            return False
        self.move = move
        self.match = Match.replay(self.journal, self._entries[move])
        return True

    def forward(self) -> bool:
        return self.to(self.move + 1)

    def back(self) -> bool:
        return self.to(self.move - 1)

    def look(self, seat: int | None) -> bool:
        """Show the view of a seat, once the game is over; None is a spectator."""
        if seat is not None and not (self.finished and 0 <= seat < self.seats):
            return False
        self.eyes = seat
        return True

    def title(self) -> str:
        """Return the number of the move, its player and its sentence."""
        if self.move == 0:
            return self.words("replay-start", last=self.last)
        place = self.words("replay-at", number=self.move, last=self.last)
        entry = self.journal.entries[self._entries[self.move] - 1]
        secret = self.match.game.facts.hides(self.journal.header.options) and not self.finished
        if not isinstance(entry, Act) or secret:
            return place
        said = self.words("replay-said", name=self.words.seat(entry.seat), words=self.words.say(entry.text))
        return self.words("list-comma", before=place, next=said)

    def news(self) -> list[str]:
        """Return the events of this move."""
        before = self._entries[self.move - 1] if self.move else -1
        return [self.words.event(seen) for seen in self.match.story(self.eyes, before)]

    def log(self) -> list[str]:
        """Return the story up to this move."""
        return [self.words.event(seen) for seen in self.match.story(self.eyes)]

    def picture(self) -> list[str]:
        return picture(self.match, self.eyes, self.words)

    def results(self) -> Results | None:
        """Return the results at the last move of a finished game."""
        return results(self.match, self.words) if self.match.over and self.move == self.last else None

    def speak(self, code: str) -> None:
        self.words = Language(code, self.journal.header.game)
        self.words.names = table.names(table.seated(self.journal), self.words)
        self.words.called = self.match.view(None).get("names", {})
