"""Offers and changes as the line client tells them."""

from __future__ import annotations

import pytest

from souterrain.terminal.answers import Offer
from souterrain.terminal.language import Language
from souterrain.terminal.lines import changes, chosen, numbered

pytestmark = pytest.mark.quick


def offers(*texts: str) -> list[Offer]:
    return [Offer(f"take {text}", text) for text in texts]


def test_a_few_have_a_line_each() -> None:
    assert numbered(offers("gold 1", "gold 2"), Language("en")) == ["1  gold 1", "2  gold 2"]


def test_of_many_one_kind_has_one_line() -> None:
    gold = [f"gold {number}" for number in range(1, 11)]
    listed = offers("take it all", *gold, "potion 1", "red gem 2", "red gem 4", "column C", "column D")
    assert numbered(listed, Language("en")) == [
        "1  take it all",
        "2 to 11  gold 1 to 10",
        "12  potion 1",
        "13 to 14  red gem 2 and 4",
        "15 to 16  column C to D",
    ]
    assert numbered(listed, Language("it"))[1] == "da 2 a 11  gold da 1 a 10"


def test_a_number_within_a_line_is_chosen() -> None:
    listed = offers(*(f"gold {number}" for number in range(1, 15)))
    found = chosen("13", listed)
    assert found is not None
    assert found.text == "gold 13"


def test_only_changed_lines_are_told_and_a_label_that_is_gone() -> None:
    seen = [["Party:   a thief", "Allies:  a mage", "  and a cleric"], ["A picture"]]
    assert changes(seen, [], Language("en")) == seen
    told = [["Party:   a thief"], ["A picture"]]
    assert changes(told, seen, Language("en")) == [["Allies: none any more."]]
    assert changes(seen, told, Language("en")) == [["Allies:  a mage", "  and a cleric"]]
