"""Options and presets, seats, and where games are found."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core import registry
from souterrain.core.events import Event, Log
from souterrain.core.facts import Facts, Option
from souterrain.core.rejection import Rejected, SetupError

FACTS = Facts(
    name="any",
    rules=1,
    seats=(2, 4),
    decisions=10,
    options=(Option("edition", "old", "new"), Option("bait", "one", "all"), Option("luck", "on", "off")),
    presets={"edition": {"old": {"bait": "one"}, "new": {"bait": "all", "luck": "off"}}},
)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("asked", "resolved"),
    [
        ({}, ("old", "one", "on")),
        ({"edition": "new"}, ("new", "all", "off")),
        ({"edition": "new", "luck": "on"}, ("new", "all", "on")),
        ({"bait": "all"}, ("old", "all", "on")),
    ],
)
def test_what_is_asked_comes_before_the_preset_and_the_preset_before_the_default(
    asked: dict[str, str], resolved: tuple[str, ...]
) -> None:
    found = FACTS.resolve(asked)
    assert tuple(found.values()) == resolved
    assert list(found) == ["edition", "bait", "luck"], "always in the order of the facts"
    assert FACTS.resolve(found) == found, "what is resolved stays as it is"


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(SetupError) as caught:
        FACTS.resolve({"speed": "high"})
    assert caught.value.rejected == Rejected("no-such-option", option="speed")
    with pytest.raises(SetupError) as caught:
        FACTS.resolve({"luck": "maybe"})
    assert caught.value.rejected == Rejected("no-such-value", option="luck", value="maybe")


@pytest.mark.parametrize("seats", [1, 5, 0, -2, True, 2.0, "2", None])
def test_other_numbers_of_seats_are_refused(seats: Any) -> None:
    with pytest.raises(SetupError) as caught:
        FACTS.check_seats(seats)
    assert caught.value.rejected == Rejected("wrong-seats", least=2, most=4)


def test_seats_within_the_bounds() -> None:
    for seats in (2, 3, 4):
        FACTS.check_seats(seats)


def test_games_are_found_by_name() -> None:
    assert "lantern" in registry.names()
    assert registry.game("lantern") is registry.game("lantern")
    assert registry.package("lantern") == "tests.lantern"
    with pytest.raises(SetupError) as caught:
        registry.game("tennis")
    assert caught.value.rejected == Rejected("no-such-game", game="tennis")


def test_a_secret_is_told_to_its_owners_alone() -> None:
    log = Log()
    log.secretly("drew", {"candle": "blue"}, (1, 2), seat=1)
    assert log == [Event("drew", {"seat": 1}, {"candle": "blue"}, (1, 2))]
    assert log[0].seen_by(1) == {"key": "drew-secret", "seat": 1, "candle": "blue"}
    assert log[0].seen_by(0) == log[0].seen_by(None) == {"key": "drew", "seat": 1}


def test_refusals_are_values() -> None:
    assert Rejected("a", "X-1", n=1) == Rejected("a", "X-1", n=1)
    assert Rejected("a", "X-1") != Rejected("a", "X-2")
    assert repr(Rejected("a", "X-1", n=1)) == "Rejected('a', 'X-1', {'n': 1})"
