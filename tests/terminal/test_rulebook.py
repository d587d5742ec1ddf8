"""Rulebooks are found by id and by word, in the reader's language."""

from __future__ import annotations

from souterrain.core import registry
from souterrain.core.rejection import Rejected
from souterrain.terminal.counsel import Counsel
from souterrain.terminal.language import LANGUAGES, Language
from souterrain.terminal.rulebook import rulebook, search


def test_the_books_have_the_same_rules() -> None:
    for game in registry.names():
        books = [rulebook(game, code) for code in LANGUAGES]
        assert [*books[0]] == [*books[1]] == [*books[2]]


def test_a_rule_is_found_by_its_id_and_by_its_words() -> None:
    (rule,) = search("roll", "fr", "dr-03")
    assert rule.id == "DR-03"
    assert rule.title == "Dé de Niveau"
    assert "numéroté de 1 à 10" in rule.text
    assert "DR-03" in [found.id for found in search("roll", "fr", "dé de niveau")]
    assert search("roll", "en", "xyzzy") == []
    assert len(search("roll", "en", "")) == len(rulebook("roll", "en"))


def test_a_rule_told_in_parts_holds_them_all() -> None:
    book = rulebook("roll", "en")
    for part in ("S", "U", "MS", "MU"):
        assert book[f"DR-201.{part}"].text in book["DR-201"].text
    assert "DR-202" not in book["DR-201"].text


def test_a_game_without_a_book_has_no_rules() -> None:
    assert rulebook("lantern", "en") == {}


def test_a_refusal_shows_its_rule() -> None:
    counsel = Counsel("roll")
    words = Language("it", "roll")
    refused = Rejected("not-offered", "DR-03")
    assert counsel.refuse(refused, words).text == "Adesso non è possibile. [DR-03]"
    told = counsel.why("", None, words)
    assert told.rule == "DR-03"
    assert rulebook("roll", "it")["DR-03"].text in told.text
    assert counsel.why("DR-03", None, words).text.startswith("DR-03 ")
