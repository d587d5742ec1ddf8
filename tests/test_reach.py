"""The tool that finds rules which no player can meet: silent about the house, loud about what is planted."""

from __future__ import annotations

import tomllib

import pytest

from tools import rules
from tools.reach import played
from tools.references import Module, Source

PROFILE = '''
"""Progress of people (DR-119)."""

from souterrain.core.journal import Journal
from souterrain.games.roll.content.heroes import HEROES


def progress(journals):
    return _counted(journals)


def _counted(journals):
    return {"Ada": len(HEROES)}
'''
PROOF = """
import pytest

from souterrain.games.roll.profile import progress


def team(names):
    return progress(names)


@pytest.mark.rule("DR-119")
def test_team_captain():
    assert team([])
"""


@pytest.fixture(scope="module")
def house() -> Source:
    return rules.house()


def planted(house: Source, *modules: Module) -> Source:
    source = Source()
    source.modules = {**house.modules, **{module.name: module for module in modules}}
    return source


def test_every_rule_can_be_met(house: Source) -> None:
    """Here from what runs at the start; `make rules` plays too."""
    exceptions = tomllib.loads(rules.EXCEPTIONS.read_text(encoding="utf-8"))
    assert rules.reachability(rules.unreached(house, [], rules.all_rules()), exceptions) == []


def test_a_rule_that_only_a_test_reaches_is_found(house: Source) -> None:
    """DR-119 was proved by such a test, and no player could be a Team captain."""
    profile = Module("souterrain.games.roll.profile", PROFILE)
    source = planted(house, profile, Module("tests.games.roll.test_planted", PROOF))
    assert rules.unreached(source, [], ["DR-118", "DR-119"]) == {"DR-119": "souterrain.games.roll.profile.progress"}
    ran = [("souterrain.games.roll.profile", "progress")]
    assert rules.unreached(source, ran, ["DR-118", "DR-119"]) == {}


def test_a_rule_whose_code_nobody_names_is_found(house: Source) -> None:
    lonely = Module("souterrain.games.roll.lonely", 'def lonely():\n    """Do what no client does (DR-999)."""\n')
    assert rules.unreached(planted(house, lonely), [], ["DR-999"]) == {"DR-999": "souterrain.games.roll.lonely.lonely"}


@pytest.mark.quick
def test_exceptions_are_few_needed_and_explained() -> None:
    assert rules.reachability({"DR-1": "a.b"}, {"DR-1": "decided by the host"}) == []
    assert rules.reachability({"DR-1": "a.b"}, {}) == ["DR-1: no client reaches a.b"]
    assert rules.reachability({"DR-1": "a.b"}, {"DR-1": " ", "DR-2": "old"}) == [
        "DR-2: an exception that is not needed",
        "DR-1: an exception without a reason",
    ]
    many = {f"DR-{number}": "why" for number in range(21)}
    assert rules.reachability(many, many) == ["21 exceptions, at most 20 are allowed"]


def test_playing_runs_rules_and_pictures() -> None:
    ran = played({"roll": 1})
    assert {("souterrain.games.roll.text", "picture"), ("souterrain.terminal.session", "Session")} <= ran
    assert any(module.startswith("souterrain.games.roll.rules") for module, _ in ran)
    assert not any(module.startswith("souterrain.games.donjon") for module, _ in ran)
