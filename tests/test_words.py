"""The words of the product: one term for one thing, typography, French plurals, and every event in every language."""

from __future__ import annotations

import os
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser, ast, visitor

from souterrain.core import registry
from souterrain.games.donjon.content import decks, places
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.rulebook import rulebook
from tests.contract.catalogues import variables

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("roll", "drop", "donjon")
CATALOGUES: Final = {
    **{name: f"src/souterrain/games/{name}/locale" for name in GAMES},
    **{f"{name}-board": f"web/src/boards/{name}/locale" for name in GAMES},
    "house": "src/souterrain/locale",
    "terminal": "src/souterrain/terminal/locale",
    "commands": "src/souterrain/cli/locale",
    "browser": "web/src/locale",
    "first-screen": "web/src/locale/first",
}
GOLDEN: Final = ROOT / "tests/golden/words"
NAMES: Final = ("Élodie", "Ugo", "Anna")
TERMS: Final = tomllib.loads((ROOT / "tests/glossary.toml").read_text(encoding="utf-8"))["term"]


@cache
def messages(where: str, code: str) -> list[ast.Message]:
    text = (ROOT / CATALOGUES[where] / f"{code}.ftl").read_text(encoding="utf-8")
    return [entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]


def book(game: str, code: str) -> str:
    return (ROOT / f"src/souterrain/games/{game}/rulebook/{code}.md").read_text(encoding="utf-8")


class Texts(visitor.Visitor):
    """All text of a message, without what may be typed."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the parser's name
        self.found.append(node.value)

    def visit_Attribute(self, node: ast.Attribute) -> None:  # noqa: N802 - the parser's name
        if node.id.name not in ("typed", "gender"):
            self.generic_visit(node)


@cache
def shown(where: str, code: str) -> list[tuple[str, str]]:
    """Return the texts of a catalogue that are shown, and in a game the lines of its rulebook."""
    found: list[tuple[str, str]] = []
    for message in messages(where, code):
        texts = Texts()
        texts.visit(message)
        found += [(message.id.name, text) for text in texts.found]
    if where in GAMES:
        found += [(f"rulebook {number}", line) for number, line in enumerate(book(where, code).splitlines(), 1)]
    return found


TOGETHER: Final = [
    ("house", "terminal"),
    ("house", "browser", "first-screen"),
    *[(name,) for name in GAMES],
    *[(f"{name}-board", "browser", "first-screen") for name in GAMES],
]
"""Catalogues that a client reads as one: the second message of a name would hide the first."""


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("group", TOGETHER, ids="+".join)
def test_no_message_hides_another(group: tuple[str, ...], code: str) -> None:
    names = Counter(message.id.name for where in group for message in messages(where, code))
    assert [name for name, number in names.items() if number > 1] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("term", TERMS, ids=lambda term: term["words"]["en"])
def test_one_word_for_one_thing(term: dict[str, Any], code: str) -> None:
    texts = [text for where in term["where"] for text in shown(where, code)]
    assert any(term["words"][code].casefold() in text.casefold() for _, text in texts)
    for word in term["never"].get(code, ()):
        found = re.compile(rf"(?<![\w’]){re.escape(word.rstrip('*'))}" + ("" if word.endswith("*") else r"\b"))
        assert [place for place, text in texts if found.search(text)] == [], word


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("where", CATALOGUES)
def test_apostrophes_and_quotation_marks_are_typographic(where: str, code: str) -> None:
    straight = [(place, text) for place, text in shown(where, code) if re.search("['\"]", re.sub("`.*?`", "", text))]
    assert straight == []
    assert [place for place, text in shown(where, code) if re.search(r"[\wÀ-ÿ] …(?!\s|$)", text)] == []
    foreign = "“”" if code != "en" else "«»"
    assert [place for place, text in shown(where, code) if set(text) & set(foreign)] == []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("where", CATALOGUES)
def test_percent_signs_and_arrows(where: str, code: str) -> None:
    """A percent sign stands apart in French alone; an arrow is a key, in a sentence it is spoken as "arrow"."""
    text = (ROOT / CATALOGUES[where] / f"{code}.ftl").read_text(encoding="utf-8")
    assert re.findall(r"[\d}]%.*" if code == "fr" else r"[\d}]\s%.*", text) == []
    assert where == "terminal" or "→" not in text


VOWEL: Final = "[aeouàèéòùAEOU]"
ARTICLES: Final = {
    "fr": rf"(?<![\w’-])(?:le|la|de|que|je|me|te|se|ne|ce|si il)\s+(?:{VOWEL}|[iyêâîôûœéÉIÊ])\w+",
    "it": rf"(?<![\w’])(?:la|una|lo|uno|(?:de|a|da|ne|su)ll[ao]|quell[ao])\s+{VOWEL}\w+",
}
WHOLE: Final = {
    "fr": {"de un"},
    "it": {
        *("la usa", "la usi", "la apri", "la evita", "lo abbattono", "lo abbassa", "lo aiuta", "lo escluda"),
        *("lo ostacolano", "una adatta", "una alle", "una unita", "uno alla", "quella alta", "quella appena"),
    },
}
"""Words that are not elided: a pronoun before its verb, a pronoun before what follows it, a number."""


@pytest.mark.parametrize("code", ARTICLES)
@pytest.mark.parametrize("where", CATALOGUES)
def test_articles_are_elided(where: str, code: str) -> None:
    found = {match for _, text in shown(where, code) for match in re.findall(ARTICLES[code], text)}
    assert found - WHOLE[code] == set()


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_minus_signs_ranges_and_spaces_of_rulebooks(game: str, code: str) -> None:
    text = re.sub("`.*?`", "", book(game, code))
    assert re.findall(r"(?<![\w–-])-\d", text) == []
    assert re.findall(r"(?<![\w.-])\d+-\d+(?![\w-])", text) == []
    if code == "fr":
        assert re.findall(r".{9} [:;?!%»]", text) == []
        assert re.findall(r"« .{9}", text) == []
        assert re.findall(r"(?m)^.*[^\u00a0\s|:]:(?=\s).*$", text) == []
    else:
        assert re.findall(r"\d\s%", text) == []


class Ones(visitor.Visitor):
    """Selections with a French [one] that shows no number, although [one] is the form of 0 as well."""

    def __init__(self) -> None:
        self.wrong: list[str] = []

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the parser's name
        keys = [getattr(variant.key, "name", getattr(variant.key, "value", "")) for variant in node.variants]
        assert isinstance(node.selector, ast.VariableReference)
        name = node.selector.id.name
        for variant, key in zip(node.variants, keys, strict=True):
            one = re.search(r"\b(une?|seule?)\b", text_of(variant), re.IGNORECASE)
            if key == "one" and "0" not in keys and one and name not in variables(variant):
                self.wrong.append(name)
        self.generic_visit(node)


def text_of(node: ast.BaseNode) -> str:
    texts = Texts()
    texts.visit(node)
    return " ".join(texts.found)


@pytest.mark.parametrize("where", CATALOGUES)
def test_french_one_is_not_written_for_none(where: str) -> None:
    for message in messages(where, "fr"):
        ones = Ones()
        ones.visit(message)
        assert ones.wrong == [], message.id.name


@pytest.mark.parametrize("where", CATALOGUES)
def test_french_names_follow_no_word_that_would_be_elided(where: str) -> None:
    """`de { $name }` would be "de Anna"."""
    text = (ROOT / CATALOGUES[where] / "fr.ftl").read_text(encoding="utf-8")
    text = re.sub(r"(?m)^of-name = (?:.*\n)+?}\n", "", text)
    assert re.findall(r"\b(?:de|que|d’|qu’) \{ \$(?:seat|name|names|player|was|other) \}", text) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_things_are_called_what_their_rules_are_called(code: str) -> None:
    words, rules = Language(code, "donjon"), rulebook("donjon", code)
    cards: tuple[Any, ...] = (*places.DUNGEON, *places.ROOMS, *decks.EVENT_CARDS, *decks.TREASURES)
    named = [(card.rule, rules[card.rule].title.casefold(), words.noun(card.id).casefold()) for card in cards]
    assert [each for each in named if not each[2].endswith(each[1])] == []
    called = set(re.findall(r"(?m)^- (.+?) \(.+?\)\u00a0?: \d$", rulebook("roll", code)["DR-04"].text))
    tokens = {Language(code, "roll")(f"noun-{token}").casefold() for token in registry.game("roll").nouns["token"]}
    assert len(called) == len(tokens)
    assert {name.casefold() for name in called} - tokens <= {"thieves’ tools", "outils de voleur", "arnesi da ladro"}


def cases(game: str, code: str) -> Iterator[str]:
    """Tell every event for 0, 1 and 2, with names that begin with a vowel, and with a feminine noun."""
    words = Language(code, game, NAMES)
    declared = registry.game(game)
    for key, kinds in sorted(declared.events.items()):
        base = key.removesuffix("-secret")
        told = {**declared.events.get(base, {}), **kinds}
        lines = [words.event({"key": key, **{n: _value(k, m, words) for n, k in told.items()}}) for m in (0, 1, 2)]
        yield from (f"{key}: {line}" for line in dict.fromkeys(lines))


def _value(kind: str, number: int, words: Language) -> Any:
    name, _, category = kind.partition(":")
    if name == "number":
        return number
    if name == "seat":
        return number
    if name == "text":
        return "go on" if words.game == "roll" else "end"
    nouns = [noun for noun in registry.game(words.game or "").nouns[category] if any(map(str.isalnum, noun))]
    feminine = [noun for noun in nouns if words._noun(noun, "gender") == "feminine"] or nouns
    chosen = feminine[0] if number == 1 else nouns[-1 if number else 0]
    return chosen if name == "noun" else [(chosen, number)] if number else []


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_event_reads_well(game: str, code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files for a native reader; UPDATE=1 writes them anew."""
    monkeypatch.setattr(Language, "strict", True)
    told = "\n".join([*cases(game, code), ""])
    path = GOLDEN / f"{game}.{code}.txt"
    if os.environ.get("UPDATE"):
        path.parent.mkdir(exist_ok=True)
        path.write_text(told, encoding="utf-8")
    assert told == path.read_text(encoding="utf-8")
