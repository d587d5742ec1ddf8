"""Catalogues of the house and of the terminal, and how arguments become words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast, visitor

from souterrain.core.rejection import Rejected
from souterrain.core.words import Words
from souterrain.terminal.codes import choose
from souterrain.terminal.language import (
    HOUSE,
    LANGUAGES,
    Language,
    MessageError,
    catalogue,
    is_single,
    message_ids,
    start_of,
)

SOURCE = Path(__file__).parents[2] / "src" / "souterrain"
NAMES = ("Ada", "Bruno")


class Variables(visitor.Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the parser's name
        self.names.add(node.id.name)


def contents(package: str, code: str) -> dict[str, tuple[set[str], set[str]]]:
    """The variables and the attributes of every message."""
    found = {}
    for entry in catalogue(package, code).body or ():
        assert not isinstance(entry, ast.Junk), f"{package} {code}: {entry.content}"
        if isinstance(entry, ast.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, f"{package} {code}: {entry.id.name} twice"
            found[entry.id.name] = (variables.names, {attribute.id.name for attribute in entry.attributes})
    return found


FREE = ("a-noun", "singles", "single-the", "single-of", "of-name")
"""Messages of articles: each language needs other forms for them."""


@pytest.mark.quick
@pytest.mark.parametrize("package", HOUSE)
@pytest.mark.parametrize("code", LANGUAGES[1:])
def test_every_message_is_there_in_three_languages(package: str, code: str) -> None:
    english, other = contents(package, "en"), contents(package, code)
    assert set(other) == set(english)
    for message, (variables, attributes) in english.items():
        assert other[message][0] == variables or message in FREE, message
        assert other[message][1] | {"typed"} == attributes | {"typed"}, message


@pytest.mark.parametrize(
    ("code", "noun", "gender", "said"),
    [
        ("en", "ooze", "neuter", "an ooze"),
        ("en", "mage", "neuter", "a mage"),
        ("fr", "épée", "feminine", "une épée"),
        ("it", "scudo", "masculine", "uno scudo"),
        ("it", "zaino", "masculine", "uno zaino"),
        ("it", "esca", "feminine", "un’esca"),
        ("it", "anello", "masculine", "un anello"),
        ("it", "spada", "feminine", "una spada"),
    ],
)
def test_articles_go_with_gender_and_sound(code: str, noun: str, gender: str, said: str) -> None:
    assert Language(code)("a-noun", noun=noun, gender=gender, start=start_of(noun)) == said


def test_every_message_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    asked = set(re.findall(r'"([a-z]+(?:-[a-z]+)*)"', code))
    beginnings = tuple(re.findall(r'f"([a-z]+(?:-[a-z]+)*-)\{', code))
    unused = [
        message
        for package in HOUSE
        for message in message_ids(package, "en")
        if message not in asked and not message.startswith(beginnings)
    ]
    assert unused == []


@pytest.mark.parametrize(
    ("asked", "environment", "code"),
    [
        ("fr", {"SOUTERRAIN_LANGUAGE": "it"}, "fr"),
        (None, {"SOUTERRAIN_LANGUAGE": "it", "LANG": "fr_FR.UTF-8"}, "it"),
        (None, {"LANG": "fr_CA.UTF-8"}, "fr"),
        (None, {"LC_ALL": "it_IT", "LANG": "fr_FR"}, "it"),
        (None, {"LANG": "de_DE.UTF-8"}, "en"),
        (None, {"LANG": "C"}, "en"),
        (None, {}, "en"),
    ],
)
def test_the_language_is_chosen(asked: str | None, environment: dict[str, str], code: str) -> None:
    assert choose(asked, environment) == code


@pytest.mark.parametrize(
    ("code", "candles", "place"),
    [
        (
            "en",
            "Ada shows 2 amber candles, 1 blue candle and 3 crimson candles: 1234 of light.",
            "Bruno blows at the northern lantern, the die shows 3 (blow northern lantern force=2).",
        ),
        (
            "fr",
            "Ada montre 2 bougies ambrées, 1 bougie bleue et 3 bougies pourpres : lumière 1234.",
            "Bruno souffle sur la lanterne du nord, le dé montre 3 (souffler lanterne du nord force=2).",
        ),
        (
            "it",
            "Ada mostra 2 candele ambrate, 1 candela blu e 3 candele cremisi: luce 1234.",
            None,
        ),
    ],
)
def test_arguments_become_words(code: str, candles: str, place: str | None) -> None:
    words = Language(code, "lantern", NAMES)
    many = [("amber", 2), ["blue", 1], ("crimson", 3)]
    assert words.event({"key": "shown", "seat": 0, "candles": many, "light": 1234}) == candles
    if place:
        seen = {"key": "blown", "seat": 1, "said": "blow north force=2", "place": "north", "die": 3}
        assert words.event(seen) == place


def test_secrets_know_the_public_arguments_too() -> None:
    words = Language("en", "lantern", NAMES)
    assert words.event({"key": "laid-secret", "seat": 0, "candles": [("blue", 1)]}) == "Ada has laid 1 blue candle."
    assert words.event({"key": "paid-secret", "seat": 1, "candle": "blue"}) == "Bruno pays with the blue candle."
    assert words.event({"key": "taken-back", "seat": 1}) == "Bruno undoes the last move."


def test_lists() -> None:
    words: Words = Language("fr")
    assert isinstance(words, Language)
    assert words.several([]) == "rien"
    assert words.several(["a"]) == "a"
    assert words.several(["a", "b", "c"]) == "a, b et c"


def test_single_things_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word with a number of its own names one thing; a word with a colon alone is a kind like any other."""
    assert [is_single(word) for word in ("pillar:3", "pillar", "shield:troll", "force=", "3", "a:b:12")] == [
        True,
        False,
        False,
        False,
        False,
        True,
    ]
    words = Language("en", "lantern")
    monkeypatch.setattr(words, "noun", lambda word, number=1: word.replace(":", " "))
    monkeypatch.setattr(words, "_noun", lambda word, form: word.replace(":", " "))
    assert words.counted("pillar:3", 1) == "pillar 3"
    assert words.counted("shield:troll", 1) == "1 shield troll"
    told = words._variables("event-shown", {"candles": [("pillar:3", 1), ("pillar:5", 1), ("amber", 2)]})
    assert told["candles"] == "pillar 3, pillar 5 and 2 amber"


def test_plural_rules_are_the_language_s_own() -> None:
    english, french = Language("en", "lantern"), Language("fr", "lantern")
    assert [english.noun("amber", number) for number in (0, 1, 2)] == ["amber candles", "amber candle", "amber candles"]
    assert [french.noun("amber", number) for number in (0, 1, 2)] == [
        "bougie ambrée",
        "bougie ambrée",
        "bougies ambrées",
    ]


def test_seats_without_names_have_numbers() -> None:
    words = Language("it", "lantern", ("Ada",))
    assert [words.seat(seat) for seat in (-1, 0, 1)] == ["Il tavolo", "Ada", "Posto 2"]


def test_refusals() -> None:
    assert Language("en").refusal(Rejected("wrong-seats", least=1, most=4)) == "This game is for one to 4 players."
    assert Language("fr").refusal(Rejected("wrong-seats", least=2, most=4)) == "Ce jeu se joue de 2 à 4 joueurs."
    assert Language("it", "lantern").refusal(Rejected("too-bright", most=4)).endswith("massimo 4 di luce.")


def test_what_is_missing_raises_here_and_shows_its_key_in_the_product(monkeypatch: pytest.MonkeyPatch) -> None:
    words = Language("it", "lantern")
    with pytest.raises(MessageError):
        words("no-such-message")
    with pytest.raises(MessageError):
        words("event-laid")
    monkeypatch.setattr(Language, "strict", False)
    assert words("no-such-message") == "no-such-message"


def test_a_missing_translation_is_said_in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Language, "strict", False)
    words = Language("it", "lantern")
    bundle = words._bundles[0]
    monkeypatch.delitem(bundle._messages, "ask-lay")
    assert words("ask-lay") == "Which candles do you lay?"


@pytest.mark.parametrize(
    ("code", "shown", "read_out"),
    [
        (
            "fr",
            "PV 18 sur 20, 1 PF ; perd 2 PV.",
            "points de vie 18 sur 20, 1 point de fatigue ; perd 2 points de vie.",
        ),
        ("it", "Anna: 1 PV, 30 MO", "Anna: 1 punto vita, 30 monete d’oro"),
        ("en", "earns 20 XP", "earns 20 experience points"),
    ],
)
def test_abbreviations_are_read_out_in_full(code: str, shown: str, read_out: str) -> None:
    assert Language(code, "donjon").spelled(shown) == read_out
    assert Language(code, "roll").spelled(shown) == shown
