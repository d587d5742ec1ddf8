"""Sentences: one text per action, strictly back, and no other text."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from souterrain.core.actions import LONGEST, Action, Unreadable, is_action, read, say

WORDS = st.from_regex(r"[a-z0-9:>-]{1,6}", fullmatch=True)
COUNTED = st.tuples(WORDS, st.integers(1, 999_999_999))
MEASURED = st.tuples(st.from_regex(r"[a-z0-9:-]{1,6}=", fullmatch=True), st.integers(-999_999_999, 999_999_999))
ACTIONS = st.builds(lambda verb, items: (verb, *items), WORDS, st.lists(COUNTED | MEASURED, max_size=6))


@pytest.mark.quick
@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("close", ("close",)),
        ("fight mage ooze*2", ("fight", ("mage", 1), ("ooze", 2))),
        ("drop x=-120 y=0", ("drop", ("x=", -120), ("y=", 0))),
    ],
)
def test_a_sentence_and_its_text(text: str, action: Action) -> None:
    assert read(text) == action
    assert say(action) == text


@given(ACTIONS)
def test_reading_is_the_inverse_of_saying(action: Action) -> None:
    assert read(say(action)) == action
    assert is_action(action)


@given(st.text() | st.text(alphabet="ab9:>-*=01 \n\t", max_size=20))
@example("")
@example(" ")
@example("fight ")
@example("fight  mage")
@example("fight mage\n")
@example("fight mage*1")
@example("fight mage*0")
@example("fight mage*01")
@example("drop x=-0")
@example("drop x=007")
@example("drop x=")
@example("drop x=٣")
@example("drop a>b=1")
@example("FIGHT mage")
def test_any_text_is_a_sentence_or_unreadable(text: str) -> None:
    try:
        action = read(text)
    except Unreadable:
        return
    assert say(action) == text


def test_a_sentence_has_an_end() -> None:
    assert read("a" * LONGEST) == ("a" * LONGEST,)
    with pytest.raises(Unreadable):
        read("a" * (LONGEST + 1))


@pytest.mark.parametrize(
    "thing",
    [
        None,
        "fight",
        [],
        (),
        (1,),
        ("fight", "mage"),
        ("fight", ("mage",)),
        ("fight", ("mage", "1")),
        ("fight", ("mage", True)),
        ("fight", ("mage", 1.0)),
        ("fight", ("", 1)),
        ("fight", ["mage", 1]),
    ],
)
def test_what_is_no_action(thing: Any) -> None:
    assert not is_action(thing)
