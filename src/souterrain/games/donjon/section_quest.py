"""The quest as a section: which of the campaign it is, what is to be done, how far it is, and what follows.

Texts are named by their messages; the story is the beginning of the quest's own rule.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from souterrain.games.donjon.rules.quests.common import WHOLE, quest_of
from souterrain.games.donjon.state import TOWN, State


def quest_section(s: State) -> dict[str, Any]:
    quest = quest_of(s)
    short = "-short" if quest.short and s.option("short_quest") == "on" else ""
    goals = [f"goal-{quest.id}{short}"]
    if quest.secondaries:
        goals.append(f"text-besides-{quest.id}")
    return {
        "kind": "quest",
        "title": f"text-quest-{quest.id}",
        "rule": quest.rule,
        "goals": goals,
        "points": quest.main,
        "begun": int(s.step != TOWN),
        "progress": list(progress(s)) if s.step != TOWN else [],
        "number": s.quest + 1,
        "quests": [f"text-quest-{name}" for name in s.table.quests],
        "won": s.counted(f"{WHOLE}won"),
        "after": "quest-after-last" if s.quest + 1 == len(s.table.quests) else "quest-after",
    }


def progress(s: State) -> Iterator[dict[str, Any]]:
    """How far it is: messages, each with what it speaks of."""
    quest = quest_of(s)
    deed = quest.term("deed")
    if deed is not None:
        done = s.counted(f"done-{deed.arguments[0]}")
        yield {"message": "text-deeds", "number": done, "need": deed.number(4)}
    if quest.captives:
        yield {"message": "text-saved", "number": s.counted("saved"), "all": quest.captives}
    if s.won:
        yield {"message": "text-won"}
    if s.lull:
        yield {"message": "text-lull"}
