"""The commands of a table that a seat leads, and what they are told as."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

import pytest

from souterrain.client.table import TableView
from souterrain.server.protocol.parts import SeatInfo, TableInfo, WishInfo
from souterrain.server.protocol.to_client import Chat, Table, Telling
from souterrain.terminal.commands import LEADING, TABLE, read_command
from souterrain.terminal.language import Language
from souterrain.terminal.leading import obey
from souterrain.terminal.presence import News

pytestmark = pytest.mark.quick

WORDS = Language("en")
SEATS = [SeatInfo("a", "Ada"), SeatInfo("b", "Ada Bell"), SeatInfo("m", "Mona")]


class Requests:
    """Records the requests of a client instead of sending them."""

    def __init__(self) -> None:
        self.table = TableView()
        self.sent: list[Any] = []

    def __getattr__(self, name: str) -> Any:
        def request(*args: Any, **named: Any) -> Any:
            self.sent.append((name, *args, *named.items()))
            return _nothing()

        return request


async def _nothing() -> None:
    """Answer a request."""


def info(paused: str = "", wish: WishInfo | None = None) -> TableInfo:
    return TableInfo("table", "donjon", {}, SEATS, "playing", "m", leader=2, paused=paused, wish=wish)


def typed(line: str, client: Requests, paused: str = "") -> list[str]:
    command = read_command(line, TABLE + LEADING)
    assert command is not None
    client.table.info = info(paused)
    return obey(command, client, WORDS, _drop)  # type: ignore[arg-type]


def _drop(request: Coroutine[Any, Any, object]) -> list[str]:
    request.close()
    return []


@pytest.mark.parametrize(
    ("line", "sent"),
    [
        ("whisper Ada run", ("tell", "run", 0)),
        ("whisper ada bell wait here", ("tell", "wait here", 1)),
        ("chuchoter 2 attends", ("tell", "attends", 1)),
        ("note 3 two orcs", ("note", "zone-3", "two orcs")),
        ("note 3", ("note", "zone-3", "")),
        ("pause", ("pause", True)),
        ("riavvolgi", ("rewind",)),
        ("voice The Watcher: who dares?", ("tell", "who dares?", ("voice", "The Watcher"))),
        ("aloud The crypt: cold air", ("tell", "cold air", ("title", "The crypt"))),
        ("aloud cold air", ("tell", "cold air", ("title", "Listen"))),
    ],
)
def test_a_command_is_a_request(line: str, sent: tuple[Any, ...]) -> None:
    client = Requests()
    assert typed(line, client) == []
    assert client.sent == [sent]


def test_pause_once_more_goes_on() -> None:
    client = Requests()
    typed("pause", client, paused="Mona")
    assert client.sent == [("pause", False)]


def test_what_cannot_be_understood_is_explained() -> None:
    client = Requests()
    assert typed("whisper Nobody run", client) == [WORDS("whisper-how")]
    assert typed("whisper Ada", client) == [WORDS("whisper-how")]
    assert typed("voice The Watcher", client) == [WORDS("voice-how")]
    assert typed("note", client) == ["You have no notes here."]
    client.table.notes = {"zone-12": "ogre", "zone-3": "trap", "other": "unknown"}
    assert typed("notes", client) == ["Zone 3: trap", "Zone 12: ogre"]
    assert client.sent == []


def test_words_are_told_as_what_they_are() -> None:
    told = News(info(), "a", "http://127.0.0.1:8000")

    def line(text: str, telling: Telling) -> list[str]:
        return told.told(Chat("m", "Mona", "players", text, "", 1.0, telling), WORDS)

    assert line("run", Telling("a", "Ada")) == ["Mona whispers to Ada: run"]
    assert line("who?", Telling(voice="The Watcher")) == ["The Watcher (told by Mona): who?"]
    assert line("cold air", Telling(title="The crypt")) == ["Mona shows: The crypt. cold air"]


def test_a_pause_and_a_wish_to_rewind_are_told() -> None:
    told = News(info(), "a", "http://127.0.0.1:8000")
    assert told.told(Table(info(paused="Mona"), [0]), WORDS) == ["Mona has paused the game."]
    assert told.told(Table(info(), [0]), WORDS) == ["The game goes on."]
    wish = WishInfo("1", "rewind", 2, "m", "Mona", ["a"])
    assert told.told(Table(info(wish=wish), [0]), WORDS) == [
        "Mona would like to go back to the last decision. The same dice would fall.",
        "Type “agree” or “refuse”.",
    ]
