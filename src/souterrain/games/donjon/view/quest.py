"""The quest as a section: its number in the campaign, its goals, its progress, and the next step.

Texts are ids of messages; clients find the story at the beginning of the quest's `rule`. A quest that the table has
brought has a title and texts of its own, by language (`told`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from souterrain.games.donjon.content import custom
from souterrain.games.donjon.rules.questions.quest import WHOLE, is_found, quest_of
from souterrain.games.donjon.state import END, TOWN, State


def quest_section(state: State) -> dict[str, Any]:
    quest = quest_of(state)
    short = "-short" if quest.short and state.options.short_quest else ""
    goals = [f"goal-{quest.id}{short}"]
    if quest.secondaries:
        goals.append(f"text-besides-{quest.id}")
    told = story(state)
    return {
        **({"told": told} if told else {}),
        "kind": "quest",
        "title": f"text-quest-{quest.id}",
        "rule": quest.rule,
        "goals": goals,
        "points": quest.main,
        "begun": int(state.step != TOWN),
        "progress": list(progress(state)) if state.step != TOWN else [],
        "number": state.quest + 1,
        "quests": [f"text-quest-{name}" for name in state.table.quests],
        "won": state.counted(f"{WHOLE}won"),
        "after": "quest-after-last" if state.quest + 1 == len(state.table.quests) else "quest-after",
    }


def story(state: State) -> dict[str, dict[str, str]]:
    """Return the `title` of a quest that the table has brought and the `text` of the moment, each by language."""
    texts = custom.read(state.table.content).texts
    reached = ["hook", *["found"] * is_found(state)]
    if state.step == END:
        reached.append("won" if state.counted(f"{WHOLE}won") else "lost")
    found = {
        "title": texts.get("title", {}),
        "text": next((texts[name] for name in reversed(reached) if name in texts), {}),
    }
    return {name: text for name, text in found.items() if text}


def progress(state: State) -> Iterator[dict[str, Any]]:
    """Yield the progress of the quest, as messages with their arguments."""
    quest = quest_of(state)
    deed = quest.term("deed")
    if deed is not None:
        done = state.counted(f"done-{deed.arguments[0]}")
        yield {"message": "text-deeds", "number": done, "need": deed.number(4)}
    if quest.captives:
        yield {"message": "text-saved", "number": state.counted("saved"), "all": quest.captives}
    if state.won:
        yield {"message": "text-won"}
    if state.lull:
        yield {"message": "text-lull"}
