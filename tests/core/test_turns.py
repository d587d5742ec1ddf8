"""The driver: offers first, then whoever must, then one of several, then the table."""

from __future__ import annotations

import pytest

from souterrain.core.asks import CLOSE, MAY, MUST, ONE, TABLE, Ask
from souterrain.core.turns import Turns


def ask(seat: int, kind: str, number: int = 1) -> Ask:
    return Ask(seat, number, kind, "about", None if kind == MAY else ("close",))


def order(turns: Turns, asks: tuple[Ask, ...]) -> list[int]:
    """The seats in the order they come up if every one of them waives."""
    seats = []
    for _ in asks:
        found = turns.next(asks)
        assert found is not None
        seats.append(found.seat)
        turns.waive(found)
    return seats


@pytest.mark.quick
def test_offers_come_first_and_the_table_last() -> None:
    window = (ask(TABLE, CLOSE), ask(2, MAY), ask(0, MAY))
    assert order(Turns(), window) == [2, 0, TABLE]


def test_offers_come_before_those_who_must() -> None:
    assert order(Turns(), (ask(0, MUST), ask(1, MAY))) == [1, 0]
    assert order(Turns(), (ask(0, ONE), ask(1, MUST))) == [1, 1], "who must cannot waive"


@pytest.mark.quick
def test_one_of_several_comes_round_again() -> None:
    turns, asks = Turns(), (ask(0, ONE), ask(1, ONE), ask(2, ONE))
    assert order(turns, asks) == [0, 1, 2]
    again = turns.next(asks)
    assert again is not None
    assert again.seat == 0


def test_waivers_of_an_offer_live_as_long_as_the_offer() -> None:
    turns, asks = Turns(), (ask(1, MAY), ask(TABLE, CLOSE))
    turns.waive(asks[0])
    turns.entry(asks)
    assert turns.next(asks) == asks[1], "somebody sat down, the offer still stands waived"
    changed = (ask(1, MAY, 2), ask(TABLE, CLOSE, 2))
    turns.entry(changed)
    assert turns.next(changed) == changed[0], "a new number is a new offer"
    turns.entry(asks)
    assert turns.next(asks) == asks[0], "the waiver went with its ask"


def test_waivers_of_a_one_ask_die_with_any_entry() -> None:
    turns, asks = Turns(), (ask(0, ONE), ask(1, ONE))
    turns.waive(asks[0])
    assert turns.next(asks) == asks[1]
    turns.entry(asks)
    assert turns.next(asks) == asks[0]


def test_nobody_is_asked() -> None:
    assert Turns().next(()) is None


def test_asks_are_values() -> None:
    assert ask(1, MAY) == ask(1, MAY)
    assert ask(1, MAY) != ask(1, MAY, 2)
    assert len({ask(1, MAY), ask(1, MAY), ask(2, MAY)}) == 2
    assert "seat=1" in repr(ask(1, MAY))
