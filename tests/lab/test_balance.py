"""Figures of mass play: counted by hand, played in other processes, and kept when it is interrupted."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from math import isclose, sqrt

import pytest
from click.testing import CliRunner

from souterrain.cli.program import cli
from souterrain.lab import balance as lab
from souterrain.lab.balance import Figure, Row, balance, rows
from souterrain.lab.games import Seat, Task, play, tasks
from souterrain.lab.pool import each
from souterrain.lab.table import table

GAMES = [
    (Seat({"race": "elf"}, 10, 1.0), Seat({"race": "orc"}, 4, 0.0)),
    (Seat({"race": "elf"}, 16, 0.0), Seat({"race": "elf"}, 20, 1.0)),
    (Seat({"race": "orc"}, 6, 0.5), Seat({"race": "elf"}, 6, 0.5)),
]


@pytest.mark.quick
def test_means_and_errors_by_hand() -> None:
    """The elves scored 10, 16, 20 and 6: mean 13, squares of deviations 9 + 9 + 49 + 49 = 116, over 3, over 4; they won
    2.5 of 4, of which Wilson's interval at z² = 3.84 is (0.625 + 0.48 ± 0.67) / 1.96."""
    found = rows(GAMES)
    assert [(row.trait, row.name, row.seats) for row in found] == [("", "", 6), ("race", "elf", 4), ("race", "orc", 2)]
    elves = found[1]
    assert elves.score.mean == 13
    assert elves.score.half is not None
    assert isclose(elves.score.half, 1.959964 * sqrt(116 / 3 / 4), rel_tol=1e-6)
    assert elves.won is not None
    assert [round(part, 3) for part in elves.won] == [0.625, 0.219, 0.908]
    assert found[0].won is not None
    assert found[0].won.mean == 0.5


@pytest.mark.quick
def test_one_seat_has_no_error_and_none_no_rows() -> None:
    """Alone nobody wins or loses against others."""
    assert rows([GAMES[0][:1]])[1] == Row("race", "elf", 1, Figure(10, None), None)
    assert rows([]) == []
    (always,) = [entry for entry in rows([GAMES[0]] * 20) if entry.name == "elf"]
    assert always.won is not None
    assert always.won.mean == 1.0
    assert 0.8 < always.won.low < 0.9
    assert isclose(always.won.high, 1.0)


@pytest.mark.quick
def test_the_table_is_aligned() -> None:
    def words(key: str, **said: object) -> str:
        return " ".join([key, *map(str, said.values())])

    lines = table(rows([GAMES[0]]), words, str.upper)
    assert lines == [
        "         lab-seats           lab-score               lab-won",
        "lab-all          2  lab-figure 7.0 5.9     lab-share 50 9 91",
        "",
        "field-race",
        "ELF              1   lab-figure 10.0 –  lab-share 100 21 100",
        "ORC              1    lab-figure 4.0 –      lab-share 0 0 79",
        "",
        "lab-intervals",
    ]
    alone = table(rows([GAMES[0][:1]]), words, str.upper)
    assert alone[0].split() == ["lab-seats", "lab-score"]


def test_a_game_follows_from_its_seed_here_and_elsewhere() -> None:
    tasks = [Task("drop", "novice", 2, seed) for seed in (3, 4)]
    here = [seats for _, seats in each(play, tasks, 1)]
    elsewhere = {task.seed: seats for task, seats in each(play, tasks, 2)}
    assert [elsewhere[3], elsewhere[4]] == here
    assert here[0] != here[1]
    assert sum(seat.won for seat in here[0]) == 1
    assert set(here[0][0].traits) == {"race", "classes", "quest"}


@pytest.mark.quick
def test_interrupted_it_keeps_what_is_done(monkeypatch: pytest.MonkeyPatch) -> None:
    def two_of(work: object, tasks: list[Task], jobs: int) -> Iterator[tuple[Task, tuple[Seat, ...]]]:
        yield tasks[1], GAMES[1]
        yield tasks[0], GAMES[0]
        raise KeyboardInterrupt

    monkeypatch.setattr(lab, "each", two_of)
    told: list[int] = []
    tasks = [Task("drop", "novice", 2, seed) for seed in range(9)]
    assert balance(tasks, 1, told.append) == GAMES[:2]
    assert told == [1, 2]


def test_the_command_prints_every_card_and_ends_where_it_is_told() -> None:
    run = CliRunner().invoke(cli, ["lab", "balance", "roll", "--games", "2", "--seats", "2", "--bot", "random"])
    assert run.exit_code == 0
    assert "2 players: 2 games of the bot random, seeds 1 to 2" in run.stdout
    assert "2 of 2" in run.stderr
    run = CliRunner().invoke(cli, ["lab", "balance", "drop", "--games", "1", "--seats", "3", "--bot", "novice"])
    assert run.exit_code == 0
    assert "Race" in run.stdout
    assert run.stdout.count("–") == 9
    assert run.stdout.rstrip().endswith("are 95% intervals.")


def test_heroes_are_compared() -> None:
    """Without others at the table nobody wins."""
    words = ["lab", "balance", "roll", "--games", "30", "--bot", "random", "--language", "en"]
    run = CliRunner().invoke(cli, words)
    assert run.exit_code == 0
    assert "1 player: 30 games" in run.stdout
    lines = run.stdout.splitlines()
    assert lines[1].split() == ["seats", "score"]
    heroes = [line for line in lines[lines.index("Hero") + 1 :] if line[:1].isalpha()]
    assert {line.split()[0] for line in heroes} >= {"Knight", "Crusader", "Minstrel", "Mercenary"}
    assert sum(int(line.split()[-4]) for line in heroes) == 30


@pytest.mark.quick
def test_heroes_of_those_who_play_at_once() -> None:
    (task,) = tasks("roll", "random", 2, [3], {"tempo": "together"})
    assert all(seat.traits["card"] for seat in play(task))
    (task,) = tasks("roll", "random", 2, [3], {"heroes": "none"})
    assert [seat.traits for seat in play(task)] == [{"card": "nobody"}] * 2


def test_a_bot_or_table_that_is_none_is_refused() -> None:
    for words in (["--bot", "nobody"], ["--seats", "9", "--bot", "random"]):
        assert CliRunner().invoke(cli, ["lab", "balance", "roll", *words]).exit_code != 0


def test_ctrl_c_ends_it_with_a_table_of_what_is_done() -> None:
    words = ["lab", "balance", "roll", "--games", "30", "--seats", "2", "--bot", "careful", "--jobs", "2"]
    run = subprocess.Popen(
        [sys.executable, "-m", "souterrain", *words, "--language", "en"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert run.stderr is not None
    assert run.stderr.readline() == "3 of 30\n"
    run.send_signal(signal.SIGINT)
    said, _ = run.communicate(timeout=60)
    assert run.returncode == 0
    done = int(said.split("2 players: ")[1].split()[0])
    assert 3 <= done < 30
    assert ["all", str(2 * done)] in [line.split()[:2] for line in said.splitlines()]
