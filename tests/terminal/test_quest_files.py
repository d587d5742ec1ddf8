"""Quest files on the command line: checked, documented and played."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import pytest
from click.testing import CliRunner

from souterrain.cli.program import cli
from souterrain.core.match import Match
from souterrain.games.donjon.content.lessons import LESSONS
from souterrain.games.donjon.game import GAME
from souterrain.lab import trials
from souterrain.lab.report import report
from souterrain.terminal.content import read_content
from souterrain.terminal.language import Language
from souterrain.terminal.session import picture

BELL = Path("docs/quests/drowned-bell.json")


def run(*arguments: str) -> tuple[int, str]:
    done = CliRunner().invoke(cli, arguments)
    return done.exit_code, done.output


@pytest.mark.rule("DJ-191")
def test_the_documented_quest_can_be_played() -> None:
    assert run("quest", "check", str(BELL)) == (0, "This file can be played.\n")
    code, output = run("play", "donjon", "--plain", "--quest", str(BELL), "--players", "me,bot:random")
    assert code == 0
    assert "The Drowned Bell" in output


def test_a_fault_is_one_sentence_in_the_readers_language(tmp_path: Path) -> None:
    file = tmp_path / "quest.json"
    file.write_text(json.dumps({"schema": 1, "quest": {**json.loads(BELL.read_text())["quest"], "captives": 99}}))
    for arguments in (("quest", "check", str(file)), ("play", "donjon", "--plain", "--quest", str(file))):
        code, output = run(*arguments, "--language", "fr")
        assert code == 1
        assert "À quest.captives" in output
        assert "«\u00a099\u00a0»" in output


HOSTILE = {
    "empty": "",
    "deep": "[" * 100_000,
    "cut": "{",
    "binary": "\x00",
    "not a number": '{"schema": NaN}',
    "long": "[" + "1," * 200_000 + "1]",
}


@pytest.mark.parametrize("kind", HOSTILE)
def test_hostile_files_are_told_in_a_sentence(tmp_path: Path, kind: str) -> None:
    file = tmp_path / "quest.json"
    file.write_text(HOSTILE[kind])
    code, output = run("quest", "check", str(file))
    assert code == 1
    assert "Traceback" not in output
    assert len(output.splitlines()) == 1


def test_the_format_is_documented_as_it_is() -> None:
    """`souterrain quest schema > docs/quests/schema.json` writes it."""
    assert json.loads(Path("docs/quests/schema.json").read_text()) == GAME.content_schema()


@pytest.mark.parametrize("code", ["en", "fr", "it"])
def test_the_story_is_told_in_the_readers_language(code: str) -> None:
    match = Match.new("donjon", seats=2, seed=1, content=read_content(BELL))
    quest = read_content(BELL)["quest"]
    drawn = " ".join(" ".join(picture(match, 0, Language(code, "donjon"))).split())
    assert quest["title"][code] in drawn
    assert quest["hook"][code] in drawn


def short_quest(folder: Path) -> str:
    """A quest of two zones, with an event that nobody can play in it."""
    document = {**LESSONS["quest"], "decks": {"events": {"black-magic": 5, "curse": 5}}}
    file = folder / "quest.json"
    file.write_text(json.dumps(document), encoding="utf-8")
    return str(file)


@pytest.mark.rule("DJ-191")
def test_a_quest_is_tried_by_bots(tmp_path: Path) -> None:
    code, output = run("quest", "test", short_quest(tmp_path), "--games", "4", "--seats", "3")
    assert code == 0
    lines = output.splitlines()
    assert lines[:4] == ["1 of 4", "2 of 4", "3 of 4", "4 of 4"]
    won = re.match(r"Won (\d) of 4: \d+% \[\d+, \d+\]", lines[4])
    assert won is not None
    assert re.match(r"Rounds: \d+ in the middle, \d+ to \d+", lines[5])
    lost = 4 - int(won[1])
    assert lines[6].startswith(f"Lost: {lost} (") if lost else lines[6] == "No game was lost."
    unused = [line for line in lines if line.startswith("Events that were never played")]
    assert "Black magic" in unused[0]
    assert "Curse" not in unused[0]
    assert not any(line.startswith("Creatures that never came") for line in lines), "the orc and the goblin came"


def test_an_interrupted_test_tells_what_it_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    true = trials.play

    def play(task: trials.Trial) -> trials.Tried:
        if task.seed > 2:
            raise KeyboardInterrupt
        return true(task)

    monkeypatch.setattr(trials, "play", play)
    code, output = run("quest", "test", short_quest(tmp_path), "--games", "50", "--seats", "2", "--language", "fr")
    assert code == 0
    assert " sur 2, " in output


def test_deaths_are_counted_by_zone() -> None:
    won = trials.Tried(True, 10, {"deaths": Counter({"royal-crypt": 1})}, {"furniture": ("chest", "altar")})
    lost = trials.Tried(
        False, 31, {"deaths": Counter({"royal-crypt": 2, "cell": 1}), "furniture": Counter(["altar"])}, {}
    )
    words = Language("en", "donjon")
    assert list(report(trials.tally([won, lost]), words, words.noun, words.several)) == [
        "Won 1 of 2: 50% [9, 91]",
        "Rounds: 20 in the middle, 10 to 31",
        "No game was lost.",
        "Heroes dead: 4 (royal crypt 3 and cell 1)",
        "Furniture that nobody opened: chest",
    ]


def test_a_file_with_a_fault_is_not_tried(tmp_path: Path) -> None:
    file = tmp_path / "quest.json"
    file.write_text('{"schema": 2}')
    code, output = run("quest", "test", str(file))
    assert code == 1
    assert "schema" in output
