"""Stakes in the line client: beside the choices, and one question before something is wasted for good."""

from __future__ import annotations

import pytest

from souterrain.terminal.session import Session
from tests.terminal.conftest import Play

SEED = 7
"""A goblin, and companions to fight it, on the first level."""


def alone(code: str = "en") -> Session:
    return Session.new("roll", ("me",), seed=SEED, options={"heroes": "none"}, code=code)


def acts(session: Session) -> list[str]:
    return [act.text for act in session.match.journal.acts()]


def test_choices_say_what_they_bring(play: Play) -> None:
    printed = play(alone(), "fight cleric goblin\ngo on\nquit\n")
    assert "  Flee: no XP for level 1\n" in printed
    assert "  Retire to the tavern: 1 XP, 1 point in all\n" in printed
    assert "  Descend a level: level 2 rolls 2 dice\n" in printed


def test_the_next_words_say_it_too(play: Play) -> None:
    assert "  Fight the goblin with a cleric: no monster is left\n" in play(alone(), "fight\nquit\n")


@pytest.mark.parametrize(
    ("code", "question", "yes"),
    [
        ("en", "Flee: no XP for level 1; never used: ", "y"),
        ("fr", "Fuir : pas d’XP pour le niveau 1 ; jamais utilisés : ", "oui"),
        ("it", "Fuggi: niente XP per il livello 1; mai usati: ", "sì"),
    ],
)
def test_flight_is_asked_once_more(play: Play, code: str, question: str, yes: str) -> None:
    session = alone(code)
    printed = play(session, f"3\n{yes}\n")
    prompt = {"en": "Sure? [y/N]", "fr": "Confirmer ? [o/N]", "it": "Confermi? [s/N]"}[code]
    assert [line for line in printed.splitlines() if line.startswith(question) and line.endswith(prompt)]
    assert acts(session) == ["flee"]


@pytest.mark.parametrize("typed", ["", "n", "no", "3", "3\n3\n3", "why", "rules 61"])
def test_no_other_line_wastes_the_party(play: Play, typed: str) -> None:
    session = alone()
    play(session, f"3\n{typed}\nquit\n")
    assert acts(session) == []


def test_an_empty_line_asks_as_before_and_any_other_is_read(play: Play) -> None:
    session = alone()
    assert play(session, "flee\n\nquit\n").count("You may say:") == 2
    session = alone()
    play(session, "flee\nfight cleric goblin\nquit\n")
    assert acts(session) == ["fight cleric goblin"]


def test_yes_without_a_doubt_is_nothing(play: Play) -> None:
    session = alone()
    assert "I do not know: y." in play(session, "y\nflee\nn\ny\nquit\n")
    assert acts(session) == []


def test_retiring_on_the_first_level_is_asked_once_more(play: Play) -> None:
    session = alone()
    assert "Retire: 1 XP" in play(session, "fight cleric goblin\ngo on\nretire\n\nquit\n")
    assert "retire" not in acts(session)
