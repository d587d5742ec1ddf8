"""Fields and forms against brute force."""

from __future__ import annotations

from collections import Counter
from itertools import product
from random import Random

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from souterrain.core.forms import Choice, Counts, Field, Form, Items, Later, Rows, Span, Verb
from souterrain.core.legal import Legal

WORDS = ("a", "b", "c", "d")
CAPS = st.lists(st.integers(0, 3), min_size=1, max_size=4).map(tuple)


def items_of(numbers: tuple[int, ...]) -> Items:
    return tuple([(word, number) for word, number in zip(WORDS, numbers, strict=False) if number])


def grown(form: Form, items: Items = ()) -> list[Items]:
    """Every sentence that the tree of words leads to."""
    choices, done = Legal((Verb("say", form),)).after(items, "say")
    found = [items] if done else []
    for word, least, most in choices:
        for number in range(least, most + 1):
            found += grown(form, (*items, (word, number)))
    return found


@given(CAPS, st.integers(0, 6), st.integers(0, 8))
def test_counts_are_all_multisets_within_bounds(caps: tuple[int, ...], least: int, most: int) -> None:
    field = Counts(WORDS[: len(caps)], caps, least, most)
    expected = {
        items_of(numbers) for numbers in product(*(range(cap + 1) for cap in caps)) if least <= sum(numbers) <= most
    }
    listed = list(field.choices())
    assert len(listed) == len(set(listed))
    assert set(listed) == expected
    form = Form(field)
    for numbers in product(*(range(cap + 2) for cap in caps)):
        assert form.fits(items_of(numbers)) == (items_of(numbers) in expected)
    assert sorted(grown(form)) == sorted(expected)


@given(CAPS, st.integers(0, 4), st.integers(0, 6), st.integers())
def test_sampled_counts_are_listed(caps: tuple[int, ...], least: int, most: int, seed: int) -> None:
    assume(least <= min(most, sum(caps)))
    field = Counts(WORDS[: len(caps)], caps, least, most)
    assert field.sample(Random(seed)) in set(field.choices())


def test_all_multisets_of_at_least_one_thing_are_equally_likely() -> None:
    field, rng = Counts(("a", "b"), (1, 1), 1, 2), Random(3)
    drawn = Counter(field.sample(rng) for _ in range(3000))
    assert all(900 < drawn[items] < 1100 for items in field.choices())


def test_counts_are_written_in_one_order() -> None:
    form = Form(Counts(("a", "b"), (2, 2), 1, 3))
    assert form.fits((("a", 1), ("b", 2)))
    assert not form.fits((("b", 2), ("a", 1)))
    assert not form.fits((("a", 1), ("a", 1)))
    assert not form.fits((("a", 0), ("b", 1)))
    assert not form.fits((("a", 1), ("x", 1)))


@pytest.mark.quick
def test_rows_are_one_row_of_a_table() -> None:
    rows: tuple[Items, ...] = ((("a", 1),), (("a", 1), ("b", 2)), (("c", 1), ("b", 1)), ())
    form = Form(Rows(rows))
    assert tuple(form.choices()) == rows
    assert sorted(grown(form)) == sorted(rows)
    assert all(form.fits(row) for row in rows)
    for other in ((("a", 2),), (("a", 1), ("b", 1)), (("b", 2),), (("a", 1), ("b", 2), ("b", 2))):
        assert not form.fits(other)


@pytest.mark.quick
def test_a_span_is_a_range_of_integers() -> None:
    form = Form(Span("x=", -2, 2))
    assert [number for ((_, number),) in form.choices()] == [-2, -1, 0, 1, 2]
    assert form.after(()) == ([Choice("x=", -2, 2)], False)
    assert form.after((("x=", 2),)) == ([], True)
    assert form.fits((("x=", -2),))
    for other in ((), (("x=", -3),), (("x=", 3),), (("y=", 0),), (("x=", 0), ("x=", 0))):
        assert not form.fits(other)


def test_fields_side_by_side() -> None:
    """The words after an open multiset may be more of it or the next field."""
    form = Form(Counts(("a", "b"), (2, 1), 0, 2), Rows(((("to", 1),), (("c", 1), ("to", 1)))), Span("x=", 1, 2))
    listed = list(form.choices())
    assert len(listed) == len(set(listed)) == 5 * 2 * 2
    assert sorted(grown(form)) == sorted(listed)
    assert all(form.fits(items) for items in listed)
    assert form.after((("a", 2), ("to", 1))) == ([Choice("x=", 1, 2)], False), "a row does not reach beyond the end"
    assert form.after(()) == ([Choice("a", 1, 2), Choice("b", 1, 1), Choice("to", 1, 1), Choice("c", 1, 1)], False)


def test_fields_that_share_words_still_fit() -> None:
    """Two multisets of the same words: where the first ends is found by trying."""
    form = Form(Counts(("a", "b"), (1, 1), 1, 2), Counts(("a", "b"), (1, 1), 1, 2))
    assert form.fits((("a", 1), ("a", 1)))
    assert form.fits((("b", 1), ("a", 1)))
    assert form.fits((("a", 1), ("b", 1), ("a", 1)))
    assert not form.fits((("a", 1),))


@pytest.mark.parametrize(
    "field",
    [Counts(WORDS, (1, 2, 0, 3), 1, 4), Counts(WORDS, (1, 1, 1, 1), 0, 4), Span("x=", -3, 3), Rows(((("a", 1),), ()))],
    ids=["counts", "any-counts", "span", "rows"],
)
def test_every_choice_can_be_sampled(field: Field) -> None:
    rng = Random(1)
    assert {field.sample(rng) for _ in range(3000)} == set(field.choices())


def test_a_later_verb_is_the_verb_itself_and_made_when_it_is_asked_for() -> None:
    made: list[int] = []

    def make(cap: int) -> Verb:
        made.append(cap)
        return Verb("take", Form(Counts(("coin", "gem"), (cap, 1), 1, 9)))

    later, known = Later("take", make, 2), make(2)
    made.clear()
    assert (later.word, made) == ("take", [])
    assert later.sample(Random(3)) == known.sample(Random(3))
    assert list(later.actions()) == list(known.actions())
    assert made == [2]
    table = Later("go", lambda: Verb("go", Form(Rows(((("on", 1),), (("back", 1),))))))
    assert list(Legal((table,)).actions) == [("go", ("on", 1)), ("go", ("back", 1))]
    assert ("go", ("back", 1)) in Legal((table,))
    assert table.ready == (("go", ("on", 1)), ("go", ("back", 1)))
