"""The table of danger: cells, games by seed in a file, intervals."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.donjon.tables import hero, table
from tools import danger
from tools.danger import Cell, Result, Task


def test_a_run_continues_where_it_stopped_and_prints_a_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    played: list[Task] = []

    def play(task: Task) -> Result:
        played.append(task)
        return Result(int(task.seed < 3), 0, 1, 10 * task.seed, 1)

    monkeypatch.setattr(danger, "play", play)
    asked = ["--quest", "captives", "--difficulty", "cruel", "--danger", "letter", "tuned", "--set", "xp_share=party"]
    file = ["--file", str(tmp_path / "danger.jsonl")]
    danger.main([*asked, *file, "--games", "2"])
    danger.main([*asked, *file, "--games", "4"])
    assert len(played) == len(set(played)) == 8
    assert {task.cell for task in played} == {Cell("captives", "cruel", "letter"), Cell("captives", "cruel", "tuned")}
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "| `tuned` | `cruel` | `captives` | 2 of 4, 50% | 15%–85% | 0 | 100% | 1.00 | 25 |"


def test_a_game_is_played_with_the_options_of_its_cell() -> None:
    cell = Cell("watcher-blade", "novice", "tuned")
    found = danger.play(Task(cell, 3, "random", (("round_limit", "30"),)))
    assert (found.won, found.hurt) == (0, 1)
    assert found.rounds > 0


@pytest.mark.quick
def test_a_hero_is_in_danger_at_a_quarter_of_the_life() -> None:
    assert not danger.is_hurt(table(hero(life=6, max_life=20), hero()))
    assert danger.is_hurt(table(hero(life=5, max_life=20), hero()))
