"""The replay viewer: a journal move by move, forward and back. No drawing."""

from __future__ import annotations

from bisect import bisect_left
from pathlib import Path
from typing import Any, Final, NamedTuple

from souterrain.core.journal import Act, End, Journal, Undo
from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from souterrain.parts import highlights_of
from souterrain.terminal import table
from souterrain.terminal.language import Language
from souterrain.terminal.results import Results, results
from souterrain.terminal.save import DAMAGED, load, unreadable
from souterrain.terminal.session import picture

MOVE, DICE, MOMENT, BEST, HERE = "·", "+", "☆", "★", "█"
"""Marks of a timeline, from the least to the most important."""
ORDER: Final = MOVE + DICE + MOMENT + BEST + HERE


class Moment(NamedTuple):
    """A highlight of the game, and the move that shows it."""

    move: int
    told: dict[str, Any]
    best: bool
    """True for the best moment of a seat."""


class Replay:
    """A position in a journal: move 0 is the beginning, each act (or undo) is one move."""

    def __init__(self, journal: Journal, *, code: str = "en", finished: bool = True) -> None:
        self.journal = journal
        self.finished = finished
        self.eyes: int | None = None
        self._entries = [0] + [n for n, e in enumerate(journal.entries, 1) if isinstance(e, Act | Undo | End)]
        self._matches = _positions(journal, self._entries)
        self.match = self._matches[-1]
        self.seats = self.match.journal.header.seats
        self.moments = self._moments()
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
        self.match = self._matches[move]
        return True

    def forward(self) -> bool:
        return self.to(self.move + 1)

    def back(self) -> bool:
        return self.to(self.move - 1)

    def to_moment(self, way: int) -> bool:
        """Go to the next moment (1) or the one before (-1); return False if there is none."""
        moves = [one.move for one in self.moments if (one.move - self.move) * way > 0]
        return bool(moves) and self.to(min(moves) if way > 0 else max(moves))

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
        said = self.words("replay-said", name=self.words.seat(entry.seat), words=self.words.sentence(entry.text))
        return self.words("list-comma", before=place, next=said)

    def marked(self) -> list[str]:
        """Return the moments of this move, each with its mark."""
        return [self.tell(one) for one in self.moments if one.move == self.move]

    def tell(self, moment: Moment) -> str:
        args = dict(moment.told)
        text = self.words(f"highlight-{args.pop('key')}", **args)
        if moment.best:
            return f"{BEST} " + self.words("replay-best", text=text)
        return f"{MOMENT} {text}"

    def timeline(self, width: int) -> str:
        """Return the whole game in one line: moves, those with dice, moments, and this move."""
        wide = min(width, self.last + 1)
        marks = [MOVE] * wide
        dice = [move for move in range(1, self.last + 1) if self._draws(move)]
        placed = [(move, DICE) for move in dice]
        placed += [(one.move, BEST if one.best else MOMENT) for one in self.moments]
        for move, mark in (*placed, (self.move, HERE)):
            at = move * (wide - 1) // max(1, self.last)
            marks[at] = max(marks[at], mark, key=ORDER.index)
        return "".join(marks)

    def _draws(self, move: int) -> bool:
        entry = self.journal.entries[self._entries[move] - 1]
        return isinstance(entry, Act) and bool(entry.draws)

    def _moments(self) -> list[Moment]:
        found, best, _ = highlights_of(self._matches[-1])
        last = len(self._entries) - 1
        return [
            Moment(bisect_left(self._entries, one.entry, hi=last), one.told(), at in best.values())
            for at, one in enumerate(found)
        ]

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
        seats = table.seated(self.journal)
        self.words.names = table.with_heroes(table.names(seats, self.words), self.match.view(None), self.words)
        self.words.called = self.match.view(None).get("names", {})


def _positions(journal: Journal, entries: list[int]) -> list[Match]:
    """Return the match after each of these entries, without its caches: one replay, and any move is at hand."""
    wanted, kept = set(entries), []
    for number, match in enumerate(Match.steps(journal)):
        if number in wanted:
            kept.append(match.clone())
            kept[-1].rest()
    return kept
