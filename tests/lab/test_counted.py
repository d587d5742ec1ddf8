"""Declarations of a game about its mass play: further counts, at how many players, and which option is varied."""

from __future__ import annotations

import pytest
from click.testing import CliRunner

from souterrain.cli.program import cli
from souterrain.games.donjon.facts import FACTS
from souterrain.lab.balance import WIDTH, row
from souterrain.lab.games import Seat, play, tables, tasks
from souterrain.lab.table import table

SEATS = [Seat({}, 3, 1.0, {"rounds": 10, "lost": 0}), Seat({}, 5, 0.0), Seat({}, 4, 1.0, {"rounds": 14, "lost": 2})]


@pytest.mark.quick
def test_what_is_counted_has_its_own_mean() -> None:
    """Of ten and fourteen: twelve, deviation the root of eight, over the root of two, times 1.96."""
    found = row("", "", SEATS)
    assert found.more.keys() == {"rounds", "lost"}
    assert found.more["rounds"] == pytest.approx((12, 2 * WIDTH))
    assert found.more["lost"] == pytest.approx((1, WIDTH))
    assert found.score.mean == 4


@pytest.mark.quick
def test_it_has_columns_of_its_own_left_blank_where_nothing_was_counted() -> None:
    lines = table([row("", "", SEATS), row("x", "y", SEATS[1:2])], lambda key, **said: key, str)
    assert lines[0].split() == ["lab-seats", "lab-score", "lab-won", "lab-rounds", "lab-lost"]
    assert lines[1].count("lab-figure") == 3
    assert lines[-3].count("lab-figure") == 1


@pytest.mark.quick
def test_a_game_names_the_tables_one_looks_at() -> None:
    assert list(tables("donjon")) == [5]
    assert list(tables("drop")) == [2, 3, 4]


@pytest.mark.quick
def test_every_value_of_the_option_it_names_is_played_unless_that_is_set() -> None:
    quests = next(option.values for option in FACTS.options if option.name == "quest")
    wanted = tasks("donjon", "adept", 5, range(1, 3), {"difficulty": "cruel"})
    assert [(task.options["quest"], task.seed) for task in wanted] == [(quest, n) for quest in quests for n in (1, 2)]
    assert {task.options["difficulty"] for task in wanted} == {"cruel"}
    assert [dict(task.options) for task in tasks("donjon", "adept", 5, [1], {"quest": "captives"})] == [
        {"round_limit": "60", "quest": "captives"}
    ]
    assert len(tasks("roll", "careful", 2, range(4), {})) == 4


def test_those_who_win_together_all_win() -> None:
    (task,) = tasks("donjon", "adept", 5, [2], {"quest": "necromancer"})
    seats = play(task)
    heroes, master = seats[:4], seats[4]
    assert len({seat.won for seat in heroes}) == 1
    assert heroes[0].won + master.won == 1
    assert heroes[0].traits["goal"] == "necromancer"
    assert sorted(seat.traits["cls"] for seat in heroes) == ["mage", "priest", "thief", "warrior"]
    assert heroes[0].figures["rounds"] >= heroes[0].figures["explored"] > 0
    assert "rounds" not in heroes[1].figures


def test_the_command_prints_a_line_for_the_quest() -> None:
    words = ["lab", "balance", "donjon", "--games", "1", "--set", "quest=necromancer", "--language", "en"]
    run = CliRunner().invoke(cli, words)
    assert run.exit_code == 0
    assert "5 players: 1 game of the bot adept" in run.stdout
    assert {"won", "lost", "rounds", "explored"} <= set(run.stdout.splitlines()[1].split())
    assert any(line.startswith("The Necromancer") for line in run.stdout.splitlines())
