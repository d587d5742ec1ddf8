"""Everything derived from forms: list, verdict, tree of words, samples."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from souterrain.core.actions import Action
from souterrain.core.forms import Choice, Counts, Form, Rows, Span, Verb
from souterrain.core.legal import NOT_OFFERED, Legal
from souterrain.core.rejection import Rejected


def even(action: Action) -> Rejected | None:
    return Rejected("odd", "X-1") if sum(number for _, number in action[1:]) % 2 else None


TAKE = Verb("take", Form(Counts(("a", "b"), (2, 2), 1, 3), check=even))
GO = Verb("go", Form(Rows(((("left", 1),), (("right", 1),)))))
WAIT = Verb("wait", Form())
AIM = Verb("aim", Form(Span("x=", 1, 3)), Form(Span("x=", 4, 5)), Form(Span("x=", 8, 9)), Form(Rows(((("x=", 20),),))))
LEGAL = Legal((TAKE, GO, WAIT, AIM))


@pytest.mark.quick
def test_the_list_is_ordered_and_each_is_legal() -> None:
    listed = list(LEGAL.actions)
    assert listed[:3] == [("take", ("a", 2)), ("take", ("a", 1), ("b", 1)), ("take", ("b", 2))]
    assert listed[3:6] == [("go", ("left", 1)), ("go", ("right", 1)), ("wait",)]
    assert listed[6:] == [("aim", ("x=", number)) for number in (1, 2, 3, 4, 5, 8, 9, 20)]
    assert LEGAL.first() == listed[0]
    assert all(action in LEGAL and LEGAL.why_not(action) is None for action in listed)


def test_the_last_check_says_why_not() -> None:
    assert LEGAL.why_not(("take", ("a", 1))) == Rejected("odd", "X-1")
    assert ("take", ("a", 1)) not in LEGAL


def test_a_second_form_may_accept_what_the_first_refuses() -> None:
    legal = Legal((Verb("take", Form(Rows(((("a", 1),),)), check=even), Form(Rows(((("a", 1),),)))),))
    assert ("take", ("a", 1)) in legal


@pytest.mark.parametrize(
    "action", [("take",), ("go",), ("go", ("up", 1)), ("wait", ("a", 1)), ("fly",), ("aim", ("x=", 6))]
)
def test_what_no_form_holds_is_not_offered(action: Action) -> None:
    assert LEGAL.why_not(action) is NOT_OFFERED


def test_the_game_explains_what_is_not_offered() -> None:
    def explain(state: Any, action: Action) -> Rejected:
        return Rejected("tired", "X-2", who=state, verb=action[0])

    legal = Legal((TAKE,), "sleeper", explain)
    assert legal.why_not(("fly",)) == Rejected("tired", "X-2", who="sleeper", verb="fly")
    assert legal.why_not(("take", ("a", 1))) == Rejected("odd", "X-1")
    assert legal.why_not(("take", ("a", 2))) is None


def test_nothing_is_legal_without_verbs() -> None:
    assert not Legal()
    assert list(Legal().actions) == []
    assert Legal().why_not(("go",)) is NOT_OFFERED


@pytest.mark.quick
def test_the_tree_of_words() -> None:
    assert [choice.word for choice in LEGAL.after().choices] == ["take", "go", "wait", "aim"]
    assert LEGAL.after((), "go") == ((Choice("left", 1, 1), Choice("right", 1, 1)), False)
    assert LEGAL.after((("left", 1),), "go") == ((), True)
    assert LEGAL.after((), "wait") == ((), True)
    assert LEGAL.after((), "fly") == ((), False)
    assert not LEGAL.after((("a", 1),), "take").done, "the check has a say in whether a sentence may end"
    assert LEGAL.after((("a", 2),), "take").done


def test_ranges_that_touch_are_merged_and_gaps_stay() -> None:
    assert LEGAL.after((), "aim").choices == (Choice("x=", 1, 5), Choice("x=", 8, 9), Choice("x=", 20, 20))


def test_words_of_two_forms_stay_in_order() -> None:
    verb = Verb("go", Form(Rows(((("b", 2),), (("a", 1),)))), Form(Rows(((("a", 3),), (("b", 1),)))))
    assert Legal((verb,)).after((), "go").choices == (Choice("b", 1, 2), Choice("a", 1, 1), Choice("a", 3, 3))


def test_every_action_can_be_sampled() -> None:
    rng = Random(1)
    assert {LEGAL.sample(rng) for _ in range(2000)} == set(LEGAL.actions)
