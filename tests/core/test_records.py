"""State text: what is written, what is left out, what is refused."""

from __future__ import annotations

from dataclasses import field
from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.records import Record, digest, dump, encode, fields, load, record


class Coin(Record):
    __slots__ = ("face", "name")

    def __init__(self, face: int = 1, name: str = "") -> None:
        self.face = face
        self.name = name


class Purse(Record):
    __slots__ = ("_cache", "coins", "owner")

    def __init__(self) -> None:
        self.coins: Any = ()
        self.owner: Any = None
        self._cache = 0


class Chest(Purse):
    __slots__ = ("lock",)

    def __init__(self) -> None:
        super().__init__()
        self.lock: Any = 3


KINDS: dict[str, type[Record]] = {"Coin": Coin, "Purse": Purse, "Chest": Chest}


def chest(coins: Any, owner: Any = None, lock: Any = 3) -> Chest:
    made = Chest()
    made.coins, made.owner, made.lock = coins, owner, lock
    return made


@pytest.mark.quick
def test_defaults_are_left_out() -> None:
    assert dump(Chest()) == '{"is":"Chest"}'
    assert (
        dump(chest((Coin(), Coin(2, "ducat"))))
        == '{"is":"Chest","coins":[{"is":"Coin"},{"is":"Coin","face":2,"name":"ducat"}]}'
    )
    assert dump(chest((), lock=0)) == '{"is":"Chest","lock":0}'


def test_a_record_shows_itself_as_plain_values() -> None:
    assert encode(chest((Coin(2, "ducat"),), lock=4)) == {
        "is": "Chest",
        "coins": [{"is": "Coin", "face": 2, "name": "ducat"}],
        "lock": 4,
    }
    assert repr(chest((Coin(2),))) == "Chest({'is': 'Chest', 'coins': [{'is': 'Coin', 'face': 2}]})"


class Die(Record):
    """Numbers alone: its text is found by value."""

    __slots__ = ("faces", "lock")

    def __init__(self, lock: int = 0) -> None:
        self.lock = lock
        self.faces: tuple[int, ...] = (0, 0)


class Cup(Record):
    __slots__ = ("die", "number")

    def __init__(self) -> None:
        self.die = Die(3)
        self.number = 1


def test_whatever_is_written_into_a_small_record_shows_in_its_text() -> None:
    die = Die()
    assert dump(die) == '{"is":"Die"}'
    die.faces = (1, 2)
    assert dump(die) == '{"is":"Die","faces":[1,2]}'
    die.lock = 4
    assert dump(die) == dump(load(dump(die), {"Die": Die})) == '{"is":"Die","faces":[1,2],"lock":4}'


class Pouch(Record):
    """Rows of anything: its text is kept until a value changes."""

    __slots__ = ("items", "lock")

    def __init__(self) -> None:
        self.items: tuple[Any, ...] = ()
        self.lock = 0


def test_whatever_is_written_into_a_record_with_rows_shows_in_its_text() -> None:
    pouch = Pouch()
    pouch.items = (("coin", 2),)
    assert [dump(pouch), dump(pouch)] == ['{"is":"Pouch","items":[["coin",2]]}'] * 2
    pouch.lock = 1
    assert dump(pouch) == '{"is":"Pouch","items":[["coin",2]],"lock":1}'
    pouch.items = (("coin", 3),)
    assert dump(pouch) == '{"is":"Pouch","items":[["coin",3]],"lock":1}'


@pytest.mark.parametrize("around", [lambda coin: (coin,), lambda coin: (1, (2, coin))])
def test_a_record_in_a_row_shows_what_is_written_into_it(around: Any) -> None:
    pouch, coin = Pouch(), Coin(2)
    pouch.items = around(coin)
    assert '"face":2' in dump(pouch)
    coin.face = 7
    assert '"face":7' in dump(pouch)


def test_a_value_that_only_equals_another_one_is_still_refused() -> None:
    pouch = Pouch()
    pouch.items = (1, 0)
    dump(pouch)
    pouch = Pouch()
    pouch.items = (True, 0)
    with pytest.raises(TypeError, match="no value of a state"):
        dump(pouch)


def test_a_record_that_is_a_default_is_left_out_by_value() -> None:
    cup = Cup()
    cup.die = Die(3)
    assert dump(cup) == '{"is":"Cup"}'
    cup.die = Die(2)
    assert dump(cup) == '{"is":"Cup","die":{"is":"Die","lock":2}}'
    cup.die.lock = 3
    assert dump(cup) == '{"is":"Cup"}'


class Loaded(Die):
    """A die with more to it than the one that a cup holds by default."""

    __slots__ = ("weight",)

    def __init__(self, weight: int = 0) -> None:
        super().__init__(3)
        self.weight = weight


def test_a_record_of_another_class_shows_all_of_its_fields() -> None:
    cup = Cup()
    for weight in (1, 2):
        cup.die = Loaded(weight)
        assert dump(cup) == f'{{"is":"Cup","die":{{"is":"Loaded","weight":{weight}}}}}'


def test_what_begins_with_a_stroke_is_no_part_of_the_value() -> None:
    one, other = chest((1,)), chest((1,))
    other._cache = 7
    assert (one == other, hash(one) == hash(other), dump(one) == dump(other)) == (True, True, True)
    assert fields(Chest) == ("coins", "owner", "lock")


VALUES = st.recursive(
    st.none() | st.integers() | st.text() | st.builds(Coin, st.integers(), st.text()),
    lambda inner: st.lists(inner, max_size=3).map(tuple),
    max_leaves=8,
)


@given(VALUES, VALUES, VALUES)
def test_texts_round_trip(coins: Any, owner: Any, lock: Any) -> None:
    one = chest(coins, owner, lock)
    again = load(dump(one), KINDS)
    assert again == one
    assert hash(again) == hash(one)
    assert dump(again) == dump(one)


@pytest.mark.parametrize("value", [True, 1.5, [1], {"a": 1}, {1}, b"a", (1, (2, False))])
def test_other_values_are_refused(value: Any) -> None:
    with pytest.raises(TypeError, match="no value of a state"):
        dump(chest(value))


def test_unknown_kinds_and_fields_are_refused() -> None:
    with pytest.raises(KeyError):
        load('{"is":"Crown"}', KINDS)
    with pytest.raises(AttributeError):
        load('{"is":"Coin","weight":3}', KINDS)


def test_records_of_two_kinds_are_never_equal() -> None:
    assert Purse() != Chest()
    assert repr(Coin(2)) == "Coin({'is': 'Coin', 'face': 2})"


def test_a_digest_is_eight_hex_digits() -> None:
    assert digest("") == "e3b0c442"


@record
class Bag(Record):
    """Declared by fields."""

    coin: Coin = field(default_factory=Coin)
    size: int = 2
    _found: tuple[int, ...] = ()
    _index: dict[int, int] = field(default_factory=dict)


@record
class Sack(Bag):
    carried: ClassVar[tuple[str, ...]] = ("_found",)

    rope: str = "hemp"


def test_a_record_can_be_declared_by_its_fields() -> None:
    assert (fields(Sack), Sack(size=3).size, Sack().rope) == (("coin", "size", "rope"), 3, "hemp")
    assert dump(Sack(Coin(4))) == '{"is":"Sack","coin":{"is":"Coin","face":4}}'
    assert not hasattr(Sack(), "__dict__")


@pytest.mark.parametrize("made", [Coin(3, "ducat"), chest((Coin(),), "me", 5), Bag(Coin(2), 7), Sack(Coin(2), 7)])
def test_a_copy_is_equal_and_its_own(made: Record) -> None:
    twin = made.copy()
    assert (twin, type(twin)) == (made, type(made))
    name = fields(type(made))[0]
    setattr(twin, name, (9,))
    assert getattr(made, name) != (9,)
    assert made.copy() != twin


def test_caches_are_blank_in_a_copy_unless_they_are_carried() -> None:
    bag, sack = Bag(), Sack()
    for made in (bag, sack):
        made._found, made._index = (1,), {1: 2}
    assert (bag.copy()._found, bag.copy()._index) == ((), {})
    assert (sack.copy()._found, sack.copy()._index) == ((1,), {})
    assert bag.copy()._index is not bag.copy()._index
