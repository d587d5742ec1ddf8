"""Highlights of Donjon, read from its events:

- `won`: the goal of a quest is reached (DJ-003); `objective`: the objective room is found;
- `secondary`: a secondary objective is paid;
- `prize`: the monster for which a hero got the most experience (DJ-184);
- `revived`: a hero comes back from death's door by an amulet;
- `died`, `down`: a hero dies, or falls.

What is good for the heroes is bad for the master, and the other way round.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.events import Event
from souterrain.core.highlights import TABLE, Highlight, Highlights, largest, standing
from souterrain.core.match import Match
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.state import State

BEST: Final = ("prize", "won", "secondary", "objective", "revived", "died", "down")
TURNED: Final = ("died", "down", "won", "prize")


def found(match: Match) -> list[Highlight]:
    seats = frozenset(range(match.journal.header.seats))
    state = match.state
    assert isinstance(state, State)
    master = frozenset([state.table.master])
    every = [one for entry, event in standing(match) for one in _read(entry, event, seats - master, master)]
    prizes = largest([one for one in every if one.key == "prize"])
    return sorted([*[one for one in every if one.key != "prize"], *prizes], key=lambda one: one.entry)


def _read(entry: int, event: Event, heroes: frozenset[int], master: frozenset[int]) -> Iterator[Highlight]:
    data = event.data
    seat = data.get("seat", TABLE)
    match event.key:
        case "quest-won":
            yield Highlight(entry, "won", TABLE, {"quest": data["quest"]}, 0, heroes, master)
        case "objective-found":
            yield Highlight(entry, "objective", TABLE, {"zone": data["zone"]}, 0, heroes)
        case "secondary":
            yield Highlight(entry, "secondary", TABLE, {"quest": data["quest"]}, 0, heroes)
        case "experience" if data["cause"].partition(":")[0] in CREATURES:
            about = {"monster": data["cause"].partition(":")[0], "points": data["points"]}
            yield Highlight(entry, "prize", seat, about, data["points"], frozenset([seat]), master)
        case "revived":
            yield Highlight(entry, "revived", seat, {"item": data["item"]}, 0, frozenset([seat]))
        case "died" | "down":
            yield Highlight(entry, event.key, seat, {}, 0, master, heroes)


PART: Final = Highlights(BEST, TURNED, found)
