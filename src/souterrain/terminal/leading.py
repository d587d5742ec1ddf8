"""The commands of a table that a seat leads: whispers, notes, a pause, the way back, and what the leader reads out."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, Final, TypeAlias

from souterrain.client import Client
from souterrain.terminal.arrival import info_of
from souterrain.terminal.commands import Command
from souterrain.terminal.language import Language
from souterrain.terminal.presence import names

PLACE: Final = "zone-"
BEFORE_TEXT: Final = ":"

Request: TypeAlias = "Coroutine[Any, Any, object]"


def obey(command: Command, client: Client, words: Language, send: Callable[[Request], list[str]]) -> list[str]:
    """Send the request of a command, or return what to say instead."""
    found = _read(command, client, words)
    return found if isinstance(found, list) else send(found)


def _read(command: Command, client: Client, words: Language) -> Request | list[str]:
    rest, info = command.rest, info_of(client)
    match command.name:
        case "whisper":
            return _whisper(client, rest, [*names(info, words)], words)
        case "note":
            return _note(client, rest, words)
        case "pause":
            return client.pause(not info.paused)
        case "rewind":
            return client.rewind()
        case "voice":
            name, _, text = rest.partition(BEFORE_TEXT)
            return client.tell(text.strip(), voice=name.strip()) if text.strip() else [words("voice-how")]
        case _:
            title, _, text = rest.rpartition(BEFORE_TEXT)
            return client.tell(text.strip(), title=title.strip() or words("aloud-title")) if text.strip() else []


def _whisper(client: Client, rest: str, seats: list[str], words: Language) -> Request | list[str]:
    """Whisper to a seat, which is named or numbered; the longest name that fits counts."""
    number, _, text = rest.partition(" ")
    fits = [seat for seat, name in enumerate(seats) if rest.casefold().startswith(f"{name} ".casefold())]
    if fits:
        seat = max(fits, key=lambda each: len(seats[each]))
        text = rest[len(seats[seat]) :]
    elif number.isdecimal() and 0 < int(number) <= len(seats):
        seat = int(number) - 1
    else:
        return [words("whisper-how")]
    return client.tell(text.strip(), seat) if text.strip() else [words("whisper-how")]


def _note(client: Client, rest: str, words: Language) -> Request | list[str]:
    """Write a note about a zone; without a text, list them all."""
    number, _, text = rest.partition(" ")
    if number.isdecimal():
        return client.note(f"{PLACE}{int(number)}", text.strip())
    zones = [(about.removeprefix(PLACE), text) for about, text in client.table.notes.items()]
    known = sorted([(int(zone), text) for zone, text in zones if zone.isdecimal()])
    return [words("note-line", place=zone, text=text) for zone, text in known] or [words("no-notes")]
