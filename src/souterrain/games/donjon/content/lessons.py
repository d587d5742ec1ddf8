"""Small quests of the guided games, in the format of custom content. Their decks hold little else than what the lessons
speak of."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from souterrain.games.donjon.content.reading import whole


class LessonQuest(NamedTuple):
    id: str
    content: Any


LESSONS: Final[dict[str, Any]] = {card["id"]: card["content"] for card in whole("lessons", LessonQuest)}
