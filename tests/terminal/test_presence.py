"""What is told of those at a distant table."""

from __future__ import annotations

import pytest

from souterrain.server.protocol.parts import SeatInfo, TableInfo
from souterrain.server.protocol.to_client import Chat
from souterrain.terminal.language import Language
from souterrain.terminal.presence import News

pytestmark = pytest.mark.quick

WORDS = Language("en")


def news() -> News:
    """Of a table at which this person sits with Ada and a bot; Dario watches."""
    seats = [SeatInfo("me", "Bruno"), SeatInfo("a", "Ada"), SeatInfo("bot:random", "")]
    return News(TableInfo("table", "roll", {}, seats, "lobby", "a"), "me", "http://127.0.0.1:8000")


def test_who_is_muted_is_not_heard() -> None:
    told = news()
    assert told.mute("ada", WORDS) == "ada is not heard any more."
    assert told.told(Chat("a", "Ada", "players", "hello"), WORDS) == []
    assert told.told(Chat("d", "Dario", "players", "hello"), WORDS) == ["Dario says: hello"]
    assert told.mute("Ada", WORDS) == "Ada is heard again."
    assert told.told(Chat("a", "Ada", "players", phrase="good-luck"), WORDS) == ["Ada says: Good luck!"]


def test_who_does_not_sit_here_is_muted_by_what_they_said() -> None:
    told = news()
    assert told.mute("Dario", WORDS) == "Name somebody who sits here or has said something."
    told.told(Chat("d", "Dario", "players", "hello"), WORDS)
    told.mute("Dario", WORDS)
    assert told.told(Chat("d", "Dario", "players", "hello?"), WORDS) == []


@pytest.mark.parametrize("name", ["", "Bruno", "Nobody"])
def test_nobody_mutes_themselves(name: str) -> None:
    assert news().mute(name, WORDS) == "Name somebody who sits here or has said something."
