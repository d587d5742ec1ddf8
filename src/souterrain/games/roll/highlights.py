"""Highlights of Dungeon Roll, read from its events:

- `bottom`: a party leaves the dungeon from level 10 (DR-61);
- `dragons`: a second or further dragon is beaten in one delve; `dragon`: the first one;
- `lead`: a seat has the most XP, alone, and another one had it before; seats at once are compared after each delve;
- `haul`: the delve in which a seat gained the most XP, told at the last of them;
- `mastered`: a hero card is turned (DR-91);
- `deepest`: the deepest level of the game is entered for the first time, from level 3 on;
- `flight`: a party flees (DR-35).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from souterrain.core.highlights import Highlight, Highlights, largest, standing
from souterrain.core.match import Match
from souterrain.games.roll.content.dice import LEVELS

BEST: Final = ("bottom", "dragons", "dragon", "lead", "haul", "mastered", "deepest")
TURNED: Final = ("flight", "lead", "haul")
DEEP: Final = 3

Data = Mapping[str, Any]


class Reader:
    """The state of one reading of a story."""

    def __init__(self, seats: int, together: bool) -> None:
        self.everybody = frozenset(range(seats))
        self.together = together
        self.found: list[Highlight] = []
        self.hauls: list[Highlight] = []
        self.levels: list[Highlight] = []
        self.totals = [0] * seats
        self.before = [0] * seats
        self.dragons = [0] * seats
        self.level = [0] * seats
        self.delve = [1] * seats
        self.leader = -1
        self.entry = 0

    def hear(self, entry: int, key: str, data: Data) -> None:
        if entry != self.entry and not self.together:
            self.compare()
        self.entry = entry
        if key in _HEARD:
            _HEARD[key](self, data["seat"], data)

    def add(self, key: str, seat: int, size: int = 0, bad: frozenset[int] = frozenset(), **data: Any) -> Highlight:
        return Highlight(self.entry, key, seat, data, size, frozenset([seat]), bad)

    def begin(self, seat: int, data: Data) -> None:
        self.delve[seat] = data["number"]
        self.before[seat] = self.totals[seat]
        self.dragons[seat] = 0

    def enter(self, seat: int, data: Data) -> None:
        self.level[seat] = data["level"]
        if data["level"] >= DEEP:
            self.levels.append(self.add("deepest", seat, data["level"], level=data["level"]))

    def slay(self, seat: int, data: Data) -> None:
        self.dragons[seat] += 1
        number, level = self.dragons[seat], self.level[seat]
        key, size = ("dragons", number) if number > 1 else ("dragon", level)
        self.found.append(self.add(key, seat, size, number=number, level=level))

    def master(self, seat: int, data: Data) -> None:
        self.found.append(self.add("mastered", seat, hero=data["hero"]))

    def gain(self, seat: int, data: Data) -> None:
        self.totals[seat] = data["total"]
        number = self.totals[seat] - self.before[seat]
        if number > 0:
            rivals = self.everybody - {seat}
            about = {"number": number, "level": self.level[seat], "delve": self.delve[seat]}
            self.hauls.append(self.add("haul", seat, number, rivals, **about))

    def go_home(self, seat: int, data: Data) -> None:
        if data["level"] == LEVELS:
            self.found.append(self.add("bottom", seat, level=LEVELS))

    def flee(self, seat: int, data: Data) -> None:
        level = data["level"]
        self.found.append(
            Highlight(self.entry, "flight", seat, {"level": level}, level, frozenset(), frozenset([seat]))
        )

    def end_delve(self, seat: int, data: Data) -> None:
        """Compare all parties once the last one is told to be out."""
        if seat == len(self.totals) - 1:
            self.compare()

    def compare(self) -> None:
        most = max(self.totals)
        first = [seat for seat, total in enumerate(self.totals) if total == most]
        if len(first) > 1 or first[0] == self.leader:
            return
        if self.leader >= 0:
            self.found.append(self.add("lead", first[0], 0, self.everybody - {first[0]}, total=most))
        self.leader = first[0]


_HEARD: Final[dict[str, Callable[[Reader, int, Data], None]]] = {
    "delve": Reader.begin,
    "level": Reader.enter,
    "dragon-slain": Reader.slay,
    "mastered": Reader.master,
    "xp": Reader.gain,
    "xp-lost": Reader.gain,
    "retired": Reader.go_home,
    "left": Reader.go_home,
    "fled": Reader.flee,
    "delved": Reader.end_delve,
}


def found(match: Match) -> list[Highlight]:
    header = match.journal.header
    reader = Reader(header.seats, match.game.facts.parts(header.options))
    for entry, event in standing(match):
        reader.hear(entry, event.key, event.data)
    reader.compare()
    deepest = sorted(reader.levels, key=lambda one: (-one.size, one.entry))[:1]
    return sorted([*reader.found, *largest(reader.hauls), *deepest], key=lambda one: one.entry)


PART: Final = Highlights(BEST, TURNED, found)
