"""The door of Donjon in the terminal: companions by default, a hero and an outfit by one key, help for few."""

from __future__ import annotations

import io

import pytest

from souterrain.core import registry
from souterrain.games.donjon.facts import FACTS
from souterrain.terminal.lines import Console
from souterrain.terminal.plain_setup import Setup
from souterrain.terminal.screen.plan import HELP, Plan
from souterrain.terminal.screen.sentence import Sentence, Whole
from souterrain.terminal.session import Session
from souterrain.terminal.table import default_options, default_players, offered_help

ALONE = ("me", "bot:adept")


def begun() -> Session:
    return Session.new("donjon", default_players("donjon"), seed=5)


def test_one_person_three_companions_and_the_machine_as_master() -> None:
    assert FACTS.door is not None
    assert tuple(default_players("donjon")) == FACTS.door.seats
    assert len(FACTS.door.seats) == 5
    assert FACTS.door.seats.count("me") == 1
    assert default_options("donjon", FACTS.door.seats) == FACTS.door.options
    assert default_options("donjon", ALONE) == {}
    assert default_players("roll") == ["me"]


@pytest.mark.rule("DJ-012")
def test_a_hero_by_one_digit_and_all_are_called_by_their_heroes() -> None:
    session = begun()
    first, *others = session.verbs()
    assert (first.text, first.open) == ("Lead Aldric", False)
    assert [offer.line for offer in others] == ["lead", "create"]
    [row, *_] = Sentence(session.legal, session.words, session.worth, session.advised).rows()
    assert isinstance(row, Whole)
    assert session.choose(first).played
    assert session.advised is None
    assert session.play("depart").played
    while "Finn" not in session.words.names:
        session.step()
    assert [*session.words.names] == ["Aldric", "Odile", "Elowen", "Finn", "Porphyry"]
    session.close()


@pytest.mark.rule("DJ-029")
def test_an_outfit_by_one_digit() -> None:
    session = begun()
    session.play("create human warrior power-blow parry")
    [outfit] = [offer for offer in session.verbs() if offer.line == "outfit"]
    assert (outfit.text, outfit.open) == ("Outfit me", False)
    assert session.choose(outfit).played
    assert session.play("depart").played
    session.close()


@pytest.mark.rule("DJ-196", "DJ-197")
def test_few_heroes_are_offered_the_help_of_the_rulebook() -> None:
    found = offered_help("donjon", ALONE, {})
    assert found is not None
    assert (found.options, found.rule) == ({"monster_die": "6"}, "DJ-197")
    assert offered_help("donjon", ALONE, {"monster_die": "6"}) is None
    assert offered_help("donjon", default_players("donjon"), {}) is None
    assert offered_help("roll", ["me"], {}) is None
    plan = Plan("donjon")
    plan.resize(2)
    words = begun().words
    assert HELP in [row.key for row in plan.rows(words)]
    plan.take_help()
    assert plan.asked["monster_die"] == "6"
    assert HELP not in [row.key for row in plan.rows(words)]


@pytest.mark.rule("DJ-197")
@pytest.mark.parametrize(("answer", "die"), [("1", "6"), ("2", "10")])
def test_the_line_client_asks_few_players_if_they_want_help(
    answer: str, die: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    game = registry.names().index("donjon") + 1
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{game}\nme, bot:adept\n{answer}\n\n"))
    session = Setup("en", Console()).session()
    assert session.match.journal.header.options["monster_die"] == die
    assert "ordinary monsters roll a D6 instead of a D10" in capsys.readouterr().out
    session.close()
