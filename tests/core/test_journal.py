"""A journal and its text: every kind of entry, and whatever else somebody may hand in."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.journal import Act, End, Entry, Header, Journal, JournalError, Reveal, Seat, Snapshot, Undo
from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from tests.contract.plays import random_match

ENTRIES: list[Entry] = [
    Act(3, 1, "clock", "lay amber", ("night/1/gust d6=3", "deck o3=1.0"), "01234567", 1),
    Act(4, -1, "host", "close", (), "89abcdef"),
    Undo(-1, "01234567"),
    Seat(0, 'Ægir \u2028 \x85 \r " \\ 🕯'),
    Seat(1, "bot:random"),
    Seat(2, ""),
    End(2, "resigned"),
    Snapshot('{"is":"State"}'),
    Reveal("00" * 32),
]


def header(**changes: Any) -> Header:
    values: dict[str, Any] = {
        "game": "lantern",
        "rules": 1,
        "seats": 2,
        "options": {"nights": "2"},
        "roles": ("moth",),
        "content": {"amber": 40, "list": [1, 2, [3]]},
        "commitment": "ab" * 32,
        "nonces": ("été", ""),
        "draws": ("deal/0/0 w36=3",),
        "digest": "01234567",
    }
    return Header(**{**values, **changes})


@pytest.mark.quick
def test_every_kind_of_entry_round_trips() -> None:
    text = Journal(header(), list(ENTRIES)).dumps()
    assert text.count("\n") == 1 + len(ENTRIES)
    again = Journal.loads(text)
    assert again.entries == ENTRIES
    assert [type(entry) for entry in again.entries] == [type(entry) for entry in ENTRIES]
    assert again.header.plain() == header().plain()
    assert again.dumps() == text
    assert len(again) == len(ENTRIES)
    assert list(again.acts()) == ENTRIES[:2]


def test_a_journal_is_written_in_pieces() -> None:
    journal = Journal(header(), list(ENTRIES))
    pieces = [Journal(header()).dumps(), *(Journal(header(), ENTRIES[:n]).dumps(n - 1) for n in range(1, 10))]
    assert "".join(pieces) == journal.dumps()
    assert journal.dumps(len(journal)) == ""


def test_entries_are_compared_by_all_they_say() -> None:
    assert Seat(0, "a") == Seat(0, "a")
    assert Seat(0, "a") != Seat(0, "b")
    assert Seat(0, "a") != End(0, "a")
    assert Act(1, 0, "seat", "a", (), "d", 0) != Act(1, 0, "seat", "a", (), "d", 1)


def test_carriage_returns_of_a_mail_program_do_no_harm() -> None:
    assert Journal.loads(Journal(header(), ENTRIES[:1]).dumps().replace("\n", "\r\n")).entries == ENTRIES[:1]


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('{"n":1,"is":"seat","seat":0}', "line 2: this is no entry"),
        ('{"n":1,"is":"dance","seat":0}', "line 2: this is no entry"),
        ('{"n":1,"is":"seat","seat":0,"who":"a","why":"b"}', "line 2: this is no entry"),
        ('{"n":1,"is":"seat","seat":"0","who":"a"}', "line 2: this is no entry"),
        ('{"n":1,"is":"seat","seat":true,"who":"a"}', "line 2: this is no entry"),
        ('{"n":1,"is":"seat","seat":0,"who":["a"]}', "line 2: this is no entry"),
        ('{"n":2,"is":"seat","seat":0,"who":"a"}', "line 2: an entry is missing before it"),
        ("[]", "line 2: this is no entry"),
        ("", "line 2: this is no entry"),
    ],
)
def test_a_line_that_is_no_entry(line: str, says: str) -> None:
    with pytest.raises(JournalError, match=says):
        Journal.loads(Journal(header()).dumps() + line + "\n")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seats", "2"),
        ("draws", "deal"),
        ("draws", [1]),
        ("options", {"nights": 2}),
        ("options", []),
        ("roles", None),
        ("game", ["lantern"]),
        ("content", {"amber": 41}),
        ("format", 2),
        ("surprise", 1),
    ],
)
def test_a_header_that_is_none(name: str, value: Any) -> None:
    plain = {**header().plain(), name: value}
    with pytest.raises(JournalError):
        Journal.loads(json.dumps(plain) + "\n")


@given(st.text() | st.recursive(st.none() | st.integers() | st.text(), st.lists).map(json.dumps))
def test_any_text_is_a_journal_or_none(text: str) -> None:
    try:
        journal = Journal.loads(text)
    except JournalError:
        return
    assert journal.dumps() == text


FAIR = random_match("lantern", 3, seats=2, options={"length": "short"}, undo=0.5).journal.dumps()
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=4),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=3), inner, max_size=2),
    max_leaves=4,
)


@given(st.data())
def test_a_bent_journal_replays_or_is_refused(data: st.DataObject) -> None:
    """One field of one line is something else: loading and replaying answer, whatever it is."""
    lines = [json.loads(line) for line in FAIR.splitlines()]
    line = data.draw(st.sampled_from(lines))
    line[data.draw(st.sampled_from(sorted(line)))] = data.draw(JSON)
    try:
        match = Match.replay(Journal.loads("".join(json.dumps(line) + "\n" for line in lines)))
    except (JournalError, SetupError):
        return
    assert match.over


@given(st.integers(0, len(FAIR)), st.integers(0, 3), st.text(max_size=3))
def test_a_blotted_journal_replays_or_is_refused(start: int, size: int, blot: str) -> None:
    try:
        Match.replay(Journal.loads(FAIR[:start] + blot + FAIR[start + size :]))
    except (JournalError, SetupError):
        return
