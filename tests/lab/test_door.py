"""The measurement of a door: games by seed, kept in a file, with a 95 % interval."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import door


def test_games_in_the_file_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[int] = []

    def won(game: str, players: object, options: object, seed: int) -> bool:
        played.append(seed)
        return seed % 2 == 0

    monkeypatch.setattr(door, "won", won)
    file = tmp_path / "results.jsonl"
    assert door.played("donjon", ["novice"], {}, range(1, 4), file) == [False, True, False]
    assert door.played("donjon", ["novice"], {}, range(1, 6), file) == [False, True, False, True, False]
    assert played == [1, 2, 3, 4, 5]


def test_the_seats_and_options_are_those_of_the_door(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[object, object]] = []

    def won(game: str, players: object, options: object, seed: int) -> bool:
        asked.append((players, options))
        return seed > 1

    monkeypatch.setattr(door, "won", won)
    door.main(["donjon", "--games", "4", "--file", str(tmp_path / "results.jsonl"), "--set", "monster_die=8"])
    assert asked[0] == (["novice", "novice", "novice", "novice", "adept"], {"round_limit": "60", "monster_die": "8"})
    assert "won 3 of 4: 75.0%, 95 % interval 30.1% to 95.4%" in capsys.readouterr().out
    with pytest.raises(SystemExit, match="no door"):
        door.main(["roll"])
