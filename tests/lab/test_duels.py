"""Duels of two bots with the seats swapped."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from souterrain.cli.program import cli
from souterrain.lab.duels import Duel, duels, fight, verdict


def test_a_bot_against_itself_wins_one_of_each_pair() -> None:
    """Both games of a seed are the same, seen from the other seat."""
    one, other = [fight(duel) for duel in duels("roll", ("random", "random"), [3])]
    assert one.score == -other.score
    assert one.won + other.won == pytest.approx(1)


def test_the_verdict_is_the_first_bots() -> None:
    told: list[int] = []
    wanted = duels("roll", ("careful", "random"), range(1, 3))
    found = verdict(wanted, 1, told.append)
    assert found is not None
    assert (found.games, told[-1]) == (4, 4)
    assert found.won.mean > 0.5
    assert found.margin.mean > 0
    assert wanted[:2] == [Duel("roll", ("careful", "random"), 1, swapped) for swapped in (False, True)]


def test_the_command_names_both_bots() -> None:
    run = CliRunner().invoke(cli, ["lab", "duel", "roll", "random", "random", "--games", "1", "--language", "en"])
    assert run.exit_code == 0
    assert "random against random, 2 games, seeds 1 to 1" in run.output
    assert CliRunner().invoke(cli, ["lab", "duel", "roll", "random", "nobody"]).exit_code != 0
