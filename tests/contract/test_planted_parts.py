"""Each promise about parts and names is broken once on purpose, and the check must notice."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from souterrain import parts as declared
from souterrain.core import registry
from souterrain.core.game import View
from souterrain.core.match import Match
from souterrain.core.registry import Entry, Parts
from tests.contract import parts
from tests.contract.plays import Run, play, random_match, setup_for
from tests.lantern import LANTERN
from tests.lantern.game import Lantern
from tests.lantern.state import State

HERE = "tests.contract.faulty"


@cache
def runs_of(kind: type[Lantern]) -> list[Run]:
    game = kind()
    return [play(game, setup_for(game, seats), seed) for seats in (2, 3) for seed in range(3)]


def over(kind: type[Lantern], check: Callable[[Run], None]) -> None:
    for run in runs_of(kind):
        check(run)


@cache
def match() -> Match:
    return random_match("lantern", 1, seats=2)


def load(run: Run) -> None:
    parts.load(run.game.facts.name)


def titles(run: Run) -> None:
    parts.titles_are_declared(match())


@pytest.mark.quick
@pytest.mark.parametrize(
    ("faulty", "check", "says"),
    [
        (Parts(text="tests.lantern.text:pictur"), load, "nothing is found at 'tests.lantern.text:pictur'"),
        (Parts(text="tests.lantern.txt:picture"), load, "No module named 'tests.lantern.txt'"),
        (Parts(bots="tests.lantern.bot"), load, "nothing is found at 'tests.lantern.bot'"),
        (Parts(text="tests.lantern.state:COLOURS"), load, "is no function"),
        (Parts(bots=f"{HERE}:NOT_BOTS"), load, "random of lantern is no bot"),
        (Parts(bots=f"{HERE}:LIARS"), load, "en has no words for .'bot-liar'"),
        (Parts(titles=f"{HERE}:won"), load, "are no Titles"),
        (Parts(titles=f"{HERE}:UNNAMED"), load, "en has no words for .'title-brightest'"),
        (Parts(lab=f"{HERE}:dealt"), load, "are no LabColumns"),
        (Parts(lab=f"{HERE}:NO_OPTION"), load, "no such option"),
        (Parts(lab=f"{HERE}:NO_SEATS"), load, "nobody can play so"),
        (Parts(text=f"{HERE}:wordless"), parts.text_draws, "en text-no-such-message"),
        (Parts(text=f"{HERE}:empty"), parts.text_draws, "an empty picture"),
        (Parts(bots=f"{HERE}:LIARS"), parts.bots_play, "is no answer of liar"),
        (Parts(bots=f"{HERE}:MUTES"), parts.bots_play, "no answer of mute"),
        (Parts(titles=f"{HERE}:UNDECLARED"), titles, "nobody declared the titles .'undeclared'"),
        (Parts(lab=f"{HERE}:NOT_DEALT"), parts.lab_columns_have_words, "en has no words for .'field-no-such-field'"),
        (Parts(lab=f"{HERE}:PROSE"), parts.lab_columns_have_words, "is no noun"),
        (Parts(lab=f"{HERE}:NOT_COUNTED"), parts.lab_columns_have_words, "en has no words for .'lab-no-such-column'"),
    ],
)
def test_a_faulty_part_is_found(
    faulty: Parts, check: Callable[[Run], None], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    over(Lantern, check)
    monkeypatch.setitem(registry._ENTRIES, "lantern", Entry(LANTERN.place, faulty))
    with pytest.raises(AssertionError, match=says):
        over(Lantern, check)


class UnnamedField(Lantern):
    def view(self, state: State, eyes: int | None) -> View:
        view = super().view(state, eyes)
        return {**view, "table": {**view["table"], "wick": 1}}


class NestedField(Lantern):
    """A field has a name, and what is in it has none."""

    def view(self, state: State, eyes: int | None) -> View:
        view = super().view(state, eyes)
        return {**view, "table": {**view["table"], "night": {"hour": 3}}}


class UnnamedValue(Lantern):
    def view(self, state: State, eyes: int | None) -> View:
        view = super().view(state, eyes)
        return {**view, "table": {**view["table"], "night": "dark"}}


class Nameless(Lantern):
    def view(self, state: State, eyes: int | None) -> View:
        return {f"{name}s": section for name, section in super().view(state, eyes).items()}


class NamedInternal(Lantern):
    internal = Lantern.internal | {"night"}


@pytest.mark.quick
@pytest.mark.parametrize(
    ("fault", "check", "says"),
    [
        (UnnamedField, parts.names_are_said, "en: fields of the view without a name: .'wick'"),
        (NestedField, parts.text_draws, "no words for what is shown: en field-hour"),
        (UnnamedValue, parts.text_draws, "no words for what is shown: en field-night-dark"),
        (Nameless, parts.names_are_said, "no section of the view has a name"),
        (NamedInternal, parts.names_are_said, "en: fields of the rules with a name: .'night'"),
    ],
)
def test_a_name_that_is_not_said_is_found(
    fault: type[Lantern], check: Callable[[Run], None], says: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(registry._ENTRIES, "lantern", Entry(LANTERN.place))
    over(Lantern, check)
    with pytest.raises(AssertionError, match=says):
        over(fault, check)


@pytest.mark.quick
def test_a_missing_part_is_none_and_a_misspelt_one_says_where(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._ENTRIES, "lantern", Entry(LANTERN.place))
    assert declared.picture("lantern") is None
    assert declared.titles("lantern") is None
    assert (list(declared.bots("lantern")), declared.titles_won(match())) == (["random"], {})
    assert (declared.lab_columns("lantern").each, declared.lab_columns("lantern").seats) == ("", ())
    misspelt = Parts(titles="tests.lantern.titles:PART")
    monkeypatch.setitem(registry._ENTRIES, "lantern", Entry(LANTERN.place, misspelt))
    with pytest.raises(registry.PlaceError, match=r"tests\.lantern\.titles:PART"):
        declared.titles_won(match())
