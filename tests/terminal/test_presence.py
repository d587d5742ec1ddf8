"""Presence at a distant table."""

from __future__ import annotations

import pytest

from souterrain.server.protocol.parts import HandoverInfo, SeatInfo, TableInfo, WishInfo
from souterrain.server.protocol.to_client import Chat, Table
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


def playing(wish: WishInfo | None, *handed: HandoverInfo) -> Table:
    seats = [SeatInfo("me", "Bruno"), SeatInfo("a", "Ada"), SeatInfo("bot:random", "")]
    return Table(TableInfo("table", "roll", {}, seats, "playing", "a", wish=wish, handed=[*handed]), [0])


def test_a_wish_is_told_and_how_to_answer_it() -> None:
    told = news()
    asked = WishInfo("1", "seat", 2, "d", "Dario", ["me"])
    assert told.told(playing(asked), WORDS) == [
        "Dario would like to take seat 3.",
        "Type “agree” or “refuse”.",
    ]
    assert told.told(playing(WishInfo("1", "seat", 2, "d", "Dario", [])), WORDS) == []
    assert told.told(playing(None), WORDS) == []
    mine = WishInfo("2", "kick", 1, "me", "Bruno", ["x"])
    assert told.told(playing(mine), WORDS) == ["Bruno would like Ada to leave; a bot would play on."]
    assert told.told(playing(None), WORDS) == ["Somebody does not agree, or the seats have changed."]


@pytest.mark.parametrize(
    ("hand", "text"),
    [
        (("bot", "Ada", ""), "The seat of Ada (2) is now played by a bot."),
        (("bot", "", ""), "Seat 2 is now played by a bot."),
        (("free", "Ada", ""), "Ada has given up seat 2."),
        (("back", "Ada", "Ada"), "Ada is back on seat 2."),
        (("new", "Ada", "Dora"), "Dora sits on the seat of Ada (2)."),
        (("new", "", "Dora"), "Dora sits on seat 2."),
    ],
)
def test_a_seat_that_changes_hands_is_told_once(hand: tuple[str, str, str], text: str) -> None:
    told, handed = news(), HandoverInfo(1, *hand, 5.0)
    assert told.told(playing(None, handed), WORDS) == [text]
    assert told.told(playing(None, handed), WORDS) == []
