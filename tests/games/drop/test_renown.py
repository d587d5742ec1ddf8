"""Renown: points of Race and Class that make up for the turn order and for weaker abilities (DD-72)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from souterrain.games.drop.content.cards import CLASSES, RACES
from souterrain.games.drop.rules import scoring
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.drop.tables import hero, table

RULEBOOKS = Path(scoring.__file__).parents[1] / "rulebook"
SAID = re.compile(r"(?i)(?:renown|renommée|fama) (\d+)")


@pytest.fixture(autouse=True)
def unknown() -> None:
    """Heroes as they are."""


@pytest.mark.quick
@pytest.mark.rule("DD-72", "DD-03")
def test_race_and_class_count_among_several() -> None:
    for race in RACES:
        for card in CLASSES:
            s = table(heroes=[hero(race.name, card.name), hero()])
            assert scoring.total(s, 0) == race.renown + card.renown


@pytest.mark.quick
@pytest.mark.rule("DD-72")
def test_alone_it_does_not_count() -> None:
    lone = table(heroes=[hero("tidekin", "bard")])
    assert [line.key for line in scoring.lines(lone, 0)].count("renown") == int(lone.solo is None)


@pytest.mark.quick
@pytest.mark.parametrize("code", LANGUAGES)
def test_texts_say_the_numbers(code: str) -> None:
    """In the rulebook for every card; on the card where it is not nought."""
    rulebook = (RULEBOOKS / f"{code}.md").read_text(encoding="utf-8")
    sections = dict(re.findall(r"^### (DD-\d+)[^\n]*\n(.*?)(?=^###? |\Z)", rulebook, re.MULTILINE | re.DOTALL))
    words = Language(code, "drop")
    for card in (*RACES, *CLASSES):
        (said,) = SAID.findall(sections[card.rule])
        assert int(said) == card.renown, card.name
        shown = [int(number) for number in SAID.findall(words(f"card-{card.name}"))]
        assert shown == ([card.renown] if card.renown else []), card.name
