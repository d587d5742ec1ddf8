"""The story so far, told from the events that a seat has seen: one chapter for each quest.

For people who come back, an earlier quest is told by its end alone; the latest one in which something has happened is
told with its deeds. A chronicle tells all of them, and the story of each hero. `recap-<key>` is the sentence of a line.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, Final

from souterrain.core import recap
from souterrain.core.recap import Line, Recap

OBJECTIVE: Final = "objective-found"
FATES: Final = ("died", "defied", "revived")


class Deeds:
    """Deeds of one hero in a quest, and in town before it."""

    def __init__(self) -> None:
        self.made: list[Line] = []
        self.learned: Counter[str] = Counter()
        self.doors = self.points = 0
        self.slain: Counter[str] = Counter()
        self.found: Counter[str] = Counter()
        self.fates: dict[str, None] = {}

    def read(self, key: str, event: Mapping[str, Any]) -> None:
        if key == "created":
            self.made = [{"key": "set-out", "race": event["race"], "cls": event["cls"]}]
        elif key == "led":
            self.made = [{"key": "led", "hero": event["hero"], "race": event["race"], "cls": event["cls"]}]
        elif key == "learned":
            self.learned[event["what"]] += 1
        elif key == "opened":
            self.doors += 1
        elif key == "found":
            self.found.update(dict(event["treasures"]))
        elif key == "took-card":
            self.found[event["treasure"]] += 1
        elif key == "experience":
            self.points += event["points"]
        elif key in FATES:
            self.fates[key] = None

    def told(self, seat: int) -> list[Line]:
        lines = [*self.made]
        if self.learned:
            lines.append({"key": "learned", "lessons": [*self.learned.items()]})
        if self.doors:
            lines.append({"key": "opened", "doors": self.doors})
        if self.slain:
            lines.append({"key": "slew", "monsters": [*self.slain.items()]})
        if self.found:
            lines.append({"key": "took", "treasures": [*self.found.items()]})
        if self.points:
            lines.append({"key": "earned", "points": self.points})
        lines += [{"key": fate} for fate in self.fates]
        return [{**line, "seat": seat} for line in lines]


class Chapter:
    """One quest: what happened in it, in the order in which it is told."""

    def __init__(self, quest: str, deeds: dict[int, Deeds]) -> None:
        """`deeds`: of the heroes, begun in town."""
        self.quest = quest
        self.deeds = deeds
        self.doors = self.zones = 0
        self.slain: dict[Any, Counter[str]] = {}
        self.found: Counter[str] = Counter()
        self.played: Counter[str] = Counter()
        self.fates: dict[tuple[str, int], None] = {}
        self.goal: list[Line] = []
        self.round = 0
        self.phase = ""
        self.end: Line | None = None

    def read(self, key: str, event: Mapping[str, Any]) -> None:
        if key == "opened":
            self.doors += 1
        elif key == "revealed":
            self.zones += 1
        elif key == "slain":
            kind = event["monster"].partition(":")[0]
            self.slain.setdefault(event["by"], Counter())[kind] += 1
            if isinstance(event["by"], int):
                deeds_of(self.deeds, event["by"]).slain[kind] += 1
        elif key in ("found", "loot"):
            self.found.update(dict(event["treasures"]))
        elif key == "event-played":
            self.played[event["card"]] += 1
        elif key in FATES:
            self.fates[key, event["seat"]] = None
        elif key == OBJECTIVE:
            self.goal.append({"key": "objective", "zone": event["zone"]})
        elif key == "round":
            self.round, self.phase = event["number"], event["phase"]
        elif key == "quest-over":
            won = "won" if event["won"] else "lost"
            self.end = {"key": won, "quest": event["quest"], "reason": event["reason"]}

    @property
    def begins(self) -> bool:
        """Return True if nothing worth telling has happened yet: then the quest before it is told in full too."""
        return not self.doors and not self.slain and self.end is None

    def told(self) -> list[Line]:
        lines: list[Line] = [{"key": "began", "quest": self.quest}]
        if self.doors:
            lines.append({"key": "explored", "doors": self.doors, "zones": self.zones})
        for by, kinds in self.slain.items():
            if isinstance(by, int):
                lines.append({"key": "slew", "seat": by, "monsters": [*kinds.items()]})
        if self.found:
            lines.append({"key": "found", "treasures": [*self.found.items()]})
        if self.played:
            lines.append({"key": "events", "cards": [*self.played.items()]})
        lines += [{"key": fate, "seat": seat} for fate, seat in self.fates]
        lines += self.goal
        if self.end is not None:
            lines.append(self.end)
        elif self.round:
            lines.append({"key": "now", "round": self.round, "phase": self.phase})
        return lines


def deeds_of(deeds: dict[int, Deeds], seat: int) -> Deeds:
    return deeds.setdefault(seat, Deeds())


def _read(events: Iterable[Mapping[str, Any]]) -> list[Chapter]:
    """Return the chapters; deeds in town belong to the quest that follows."""
    chapters: list[Chapter] = []
    deeds: dict[int, Deeds] = {}
    for event in events:
        key = str(event["key"])
        if key == "entered":
            chapters.append(Chapter(event["quest"], deeds))
        elif chapters and chapters[-1].end is None:
            chapters[-1].read(key, event)
        if isinstance(event.get("seat"), int):
            deeds_of(deeds, event["seat"]).read(key, event)
        if key == "quest-over":
            deeds = {}
    return chapters


def tell(events: Iterable[Mapping[str, Any]]) -> list[Line]:
    """Return the story so far as lines; none before anybody has gone down."""
    chapters = _read(events)
    full = chapters[-2:] if chapters and chapters[-1].begins else chapters[-1:]
    earlier = [chapter.end for chapter in chapters[: len(chapters) - len(full)] if chapter.end is not None]
    return [*earlier, *[line for chapter in full for line in chapter.told()]]


def chronicle(events: Iterable[Mapping[str, Any]]) -> list[recap.Chapter]:
    """Return every quest with its story and those of its heroes."""
    return [_chronicled(chapter) for chapter in _read(events)]


def _chronicled(chapter: Chapter) -> recap.Chapter:
    stories = {seat: lines for seat, deeds in sorted(chapter.deeds.items()) if (lines := deeds.told(seat))}
    ended = str(chapter.end["key"]) if chapter.end is not None else ""
    return recap.Chapter(f"text-quest-{chapter.quest}", ended, chapter.told(), stories)


PART: Final = Recap(tell, ("quest-over",), chronicle)
