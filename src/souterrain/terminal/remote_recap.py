"""The story so far of a game at a table elsewhere."""

from __future__ import annotations

from souterrain.client import Api, Gone, Refused
from souterrain.terminal.language import Language
from souterrain.terminal.recap import lines


async def fetched(api: Api, table: str, words: Language, pause: float = 0.0) -> list[str]:
    """Return the story of a remote game that has rested for some seconds; nothing if the server does not tell it."""
    try:
        told = await api.recap(table)
    except (Gone, Refused):
        return []
    return lines(told.lines, words) if told.pause >= pause else []
