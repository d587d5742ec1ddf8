"""Highlights of Dungeon Drop, read from its events:

- `fragments`: relics are carried out of a level, alone (DD-111); `level`: a level is left with a score that suffices;
- `dragon`: a room with the dragon in it is looted;
- `chests`: a seat's chests are opened and worth something;
- `haul`: the room in which a seat looted the most cubes;
- `harm`: the room that cost a seat the most hearts; `empty`: a seat goes without loot, or runs away;
- `lost`, `consumed`, `forced`: a lone spelunker comes to a bad end (DD-113, DD-115).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.events import Event
from souterrain.core.highlights import Highlight, Highlights, largest, standing
from souterrain.core.match import Match

BEST: Final = ("dragon", "fragments", "chests", "level", "haul")
TURNED: Final = ("consumed", "lost", "forced", "harm", "empty")
_BAD_ENDS: Final = {"solo-consumed": "consumed", "solo-lost": "lost", "solo-forced": "forced"}


def found(match: Match) -> list[Highlight]:
    every = [one for entry, event in standing(match) for one in _read(entry, event)]
    hauls = largest([one for one in every if one.key == "haul"])
    harms = largest([one for one in every if one.key == "harm"])
    others = [one for one in every if one.key not in ("haul", "harm")]
    return sorted([*others, *hauls, *harms], key=lambda one: one.entry)


def _read(entry: int, event: Event) -> Iterator[Highlight]:
    data = event.data
    seat = data.get("seat", 0)
    mine = frozenset([seat])
    nobody: frozenset[int] = frozenset()
    match event.key:
        case "looted":
            number = sum(count for _, count in data["cubes"])
            if number:
                yield Highlight(entry, "haul", seat, {"cubes": data["cubes"]}, number, mine, nobody)
            if any(word == "dragon" for word, _ in data["cubes"]):
                yield Highlight(entry, "dragon", seat, {"number": data["harm"]}, number, mine, nobody)
            if data["harm"]:
                yield Highlight(entry, "harm", seat, {"number": data["harm"]}, data["harm"], nobody, mine)
        case "nothing-looted" | "fled":
            yield Highlight(entry, "empty", seat, {}, 0, nobody, mine)
        case "chests" if data["points"] > 0:
            about = {"number": data["number"], "points": data["points"]}
            yield Highlight(entry, "chests", seat, about, data["points"], mine, nobody)
        case "left" if data["score"] >= data["required"]:
            about = {"score": data["score"], "required": data["required"]}
            yield Highlight(entry, "level", seat, about, data["score"], mine, nobody)
        case "fragments":
            about = {"number": data["number"], "total": data["total"]}
            yield Highlight(entry, "fragments", seat, about, data["number"], mine, nobody)
        case "solo-consumed" | "solo-lost" | "solo-forced":
            yield Highlight(entry, _BAD_ENDS[event.key], seat, {}, 0, nobody, mine)


PART: Final = Highlights(BEST, TURNED, found)
