"""The tool for mutants, at a project of twenty lines: what is tested is killed, what is not survives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from subprocess import CompletedProcess, TimeoutExpired

import pytest

import tools.mutants
from tools.mutants import Project, Target, drawn, judged, report, tried
from tools.mutations import Mutant, mutants

SOURCE = """\
def most(numbers):
    if len(numbers) == 0:
        return 0
    return max(numbers)


def grown(age):
    return age >= 18
"""
TESTS = """\
from small import grown, most


def test_most():
    assert most([]) == 0
    assert most([3, 5]) == 5


def test_grown():
    assert grown(40)
    assert not grown(3)
"""
ACCEPTED = """\
[[mutant]]
is = "src/small.py: return age >= 18 -> return (age > 18)"
reason = "nobody is that old"

[[mutant]]
is = "src/small.py: return age >= 18 -> return age >= 19"
reason = "the same"
"""


@pytest.fixture
def small(tmp_path: Path) -> Project:
    for folder in ("src", "tests"):
        (tmp_path / folder).mkdir()
    (tmp_path / "src" / "small.py").write_text(SOURCE)
    (tmp_path / "tests" / "test_small.py").write_text(TESTS)
    (tmp_path / "pyproject.toml").write_text("[tool.pytest.ini_options]\n")
    return Project(tmp_path, (Target("small", ("src",), ("tests",), 1.0),), tmp_path / "accepted.toml")


@pytest.mark.quick
def test_every_kind_of_fault_is_planted(small: Project) -> None:
    found = [(mutant.function, mutant.line, mutant.after) for mutant in drawn(small, 100, 1)]
    assert sorted(found) == [
        ("grown", 8, "return (age > 18)"),
        ("grown", 8, "return None"),
        ("grown", 8, "return age >= 19"),
        ("most", 2, "if (len(numbers) != 0):"),
        ("most", 2, "if len(numbers) == 1:"),
        ("most", 3, "return 1"),
        ("most", 3, "return None"),
        ("most", 4, "return None"),
    ]


@pytest.mark.quick
def test_types_texts_and_tables_are_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "table.py"
    file.write_text(
        'SIZES: Final[int] = 3\n\n\ndef size(a: Literal[1] = 1) -> int:\n    log.info("1")\n    assert a == 1\n'
    )
    assert [mutant.after for mutant in mutants(file, tmp_path)] == ["def size(a: Literal[1] = 2) -> int:"]


def test_what_no_test_notices_survives(small: Project, capsys: pytest.CaptureFixture[str]) -> None:
    chosen = [mutant for mutant in drawn(small, 100, 1) if mutant.function == "grown" or mutant.after == "return 1"]
    verdicts = list(judged(small, chosen))
    assert report(small, verdicts) == 1
    told = capsys.readouterr().out
    assert "survived src/small.py:8 (1 tests)\n  - return age >= 18\n  + return (age > 18)" in told
    assert told.count("survived") == 2
    assert "2 of 4 mutants killed, 0 survivors explained" in told
    small.accepted.write_text(ACCEPTED)
    assert report(small, verdicts) == 0
    assert "accepted: nobody is that old" in (told := capsys.readouterr().out)
    assert "2 of 4 mutants killed, 2 survivors explained" in told


LOGGED = "ERROR    souterrain.table:table.py:235 a message failed\n"
"""A line of a captured log: it names no test."""


class Runs:
    """Runs of pytest, told in advance: the tests that fail, none, or None if the run does not end."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, *told: Sequence[str] | None) -> None:
        self._told: Iterator[Sequence[str] | None] = iter(told)
        self.asked: list[Sequence[str]] = []
        monkeypatch.setattr(tools.mutants, "_run", self._run)

    def _run(self, project: Project, tests: Sequence[str], src: Path) -> CompletedProcess[str]:
        self.asked.append(tests)
        failed = next(self._told)
        if failed is None:
            raise TimeoutExpired("pytest", 1)
        return CompletedProcess(
            [], bool(failed), LOGGED + "".join(f"FAILED {test} - assert 1 > 2\n" for test in failed)
        )


@pytest.fixture
def mutant(small: Project) -> Mutant:
    return drawn(small, 1, 1)[0]


@pytest.mark.quick
def test_a_test_that_fails_once_kills_nothing(small: Project, mutant: Mutant, monkeypatch: pytest.MonkeyPatch) -> None:
    runs = Runs(monkeypatch, ["b"], [], [])
    assert not tried(small, mutant, ["a", "b", "c"], small.top).killed
    assert runs.asked == [["a", "b", "c"], ["b"], ["c"]]
    Runs(monkeypatch, ["b"], ["b"])
    assert tried(small, mutant, ["a", "b", "c"], small.top) == (mutant, True, "b")


@pytest.mark.quick
def test_tests_that_hang_kill_a_mutant_if_they_end_without_it(
    small: Project, mutant: Mutant, monkeypatch: pytest.MonkeyPatch
) -> None:
    Runs(monkeypatch, None, [])
    assert tried(small, mutant, ["a"], small.top) == (mutant, True, "hangs")
    Runs(monkeypatch, None, None)
    verdict = tried(small, mutant, ["a"], small.top)
    assert not verdict.killed
    assert verdict.how.startswith("not judged: 1 tests")
    assert (small.top / "src" / "small.py").read_text() == SOURCE
