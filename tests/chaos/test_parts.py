"""The short form of every part of `make chaos`, and the driver itself: it must be able to fail."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from chaos import blind, crash, report, taint, undo
from chaos.__main__ import INTERRUPTED, VIOLATED, main
from chaos.parts import Found, parts
from chaos.result import Plan, Result, unharmed
from chaos.worlds import SETTINGS
from souterrain.core.game import View
from souterrain.core.match import Match
from souterrain.server.protocol.parts import AskInfo
from souterrain.server.table.views import asks_for

PARTS = {part.name: part for part in parts()}
TOP = Path(__file__).parents[2]


@pytest.mark.parametrize("name", PARTS)
def test_short_form(name: str) -> None:
    results = PARTS[name].run(Plan(PARTS[name].short))
    assert results
    for result in results:
        assert result.tried > 0, result
        assert not result.violations, result


@pytest.mark.promise("P1")
def test_a_server_that_acknowledges_before_it_saves_is_found_out(tmp_path: Path) -> None:
    """P1: a chaos test that cannot fail proves nothing."""
    kept, *_ = crash.storms(Plan(0.005), tmp_path, plant="tests.chaos.hasty")
    assert any("is not in the file" in violation for violation in kept.violations)


@pytest.mark.promise("P15")
def test_a_quest_that_everybody_sees_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """P15."""
    monkeypatch.setattr("souterrain.games.drop.view.shows_quest", lambda state, seat, eyes: True)
    result = Result("P15", "frames")
    taint._game(taint.SETTINGS[1], Random(1), result)
    assert result.violations


@pytest.mark.promise("P16", "P32")
def test_asks_and_updates_that_tell_the_deal_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """P16, P32: the number of the master's cards that can be played is told with his ask."""

    def telling(match: Match, seats: tuple[int, ...], seen: Callable[[int], View] | None = None) -> list[AskInfo]:
        found = asks_for(match, seats, seen)
        for ask in found:
            ask.default = str(len(match.legal(ask.seat).verbs))
        return found

    monkeypatch.setattr("souterrain.server.table.views.asks_for", telling)
    monkeypatch.setattr("chaos.worlds.asks_for", telling)
    bytes_, asks = Result("P16", "updates"), Result("P32", "asks")
    for number in range(20):
        blind._game(SETTINGS[2], Random(number), bytes_, asks)
        if bytes_.violations and asks.violations:
            return
    raise AssertionError("nothing was noticed")


@pytest.mark.promise("P23")
def test_an_undo_of_what_was_shown_is_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    """P23."""
    monkeypatch.setattr("souterrain.core.chance.Recorded.seal", lambda chance: None)
    alone, together = Result("P23", "undos"), Result("P23", "take-backs")
    for number in range(20):
        undo._game(SETTINGS[2], Random(number), alone, together)
        if alone.violations and together.violations:
            return
    raise AssertionError("nothing was noticed")


def kept(plan: Plan) -> list[Result]:
    return [Result("P98", "kept things", plan.number(1000), figures={"speed": "3 m/s"})]


def broken(plan: Plan) -> list[Result]:
    return [Result("P99", "broken things", 7, ["the seventh broke"])]


def failing(plan: Plan) -> list[Result]:
    raise LookupError("no idea")


def pressed(plan: Plan) -> list[Result]:
    raise KeyboardInterrupt


@pytest.mark.quick
def test_a_violation_is_told_and_ends_with_one(capsys: pytest.CaptureFixture[str]) -> None:
    known = [Found("kept", kept), Found("broken", broken), Found("failing", failing)]
    assert main(["kept", "--size", "0.1"], known) == 0
    assert "P98      kept  100 kept things  0         speed 3 m/s" in capsys.readouterr().out
    assert main([], known) == VIOLATED
    told = capsys.readouterr().out
    assert "P99 broken: the seventh broke" in told
    assert "the part itself failed: LookupError('no idea')" in told
    assert main(["nonsense"], known) == 2


@pytest.mark.quick
def test_an_interrupted_run_tells_what_was_done(capsys: pytest.CaptureFixture[str]) -> None:
    known = [Found("kept", kept), Found("pressed", pressed), Found("broken", broken)]
    assert main([], known) == INTERRUPTED
    told = capsys.readouterr()
    assert "P98" in told.out
    assert "interrupted in pressed; not begun: broken" in told.err


@pytest.mark.quick
def test_parts_that_run_alone_run_smaller_or_not_at_all_unless_named() -> None:
    sizes: list[float] = []

    def sized(plan: Plan) -> list[Result]:
        sizes.append(plan.size)
        return kept(plan)

    known = [Found("little", sized, alone=0.25), Found("never", sized, alone=0.0)]
    assert main([], known) == main(["never", "little"], known) == 0
    assert sizes == [0.25, 1.0, 1.0]


@pytest.mark.quick
def test_the_page_names_every_part() -> None:
    text = report.PAGE.read_text("utf-8")
    assert text.count(report.BEGIN) == text.count(report.END) == 1
    assert [name for name in PARTS if f"`{name}`" not in text] == []


NOT_PROMISED = {5, 6, 33}
"""Several servers, and versions to come."""


@pytest.mark.quick
def test_every_promise_names_what_tries_it() -> None:
    """Each promise is mentioned by a part of its row, or by a test that its row names."""
    promised: set[str] = set()
    for line in report.PAGE.read_text("utf-8").partition(report.BEGIN)[0].splitlines():
        ids = set(re.findall(r"P\d+", line.split("|")[1])) if line.startswith("| **P") else set()
        named = re.findall(r"`([\w/.]+)`", line)
        paths = [TOP / "chaos" / f"{name}.py" for name in named if name in PARTS]
        paths += [path for name in named if name.startswith("tests/") for path in files_of(TOP / name)]
        told = {id_ for path in paths for id_ in re.findall(r"\bP\d+\b", path.read_text("utf-8"))}
        assert ids <= told, line
        promised |= ids
    assert promised == {f"P{number}" for number in range(1, 49) if number not in NOT_PROMISED}


def files_of(path: Path) -> list[Path]:
    return sorted(path.glob("test_*.py")) if path.is_dir() else [path]


@pytest.mark.quick
def test_what_security_names_is_there() -> None:
    """Parts of `make chaos` and tests that SECURITY.md names."""
    text = (TOP / "SECURITY.md").read_text("utf-8")
    rows = [line.split("|") for line in text.splitlines() if line.startswith("| ") and "|---" not in line][1:]
    assert len(rows) > 9
    for row in rows:
        named = re.findall(r"`([\w/.]+)`", row[4])
        assert named
        assert [name for name in named if name not in PARTS and not (TOP / name).exists()] == []


@pytest.mark.quick
def test_a_limit_that_is_missed_is_a_violation_of_a_full_run() -> None:
    short, full = Result("P12", "floods"), Result("P12", "floods")
    for result, plan in ((short, Plan(0.5)), (full, Plan())):
        result.measure(plan, "wait", "19 ms", True, "20 ms")
        result.measure(plan, "peak", "90 ms", False, "20 ms")
        assert result.figures == {"wait": "19 ms", "peak": "90 ms (missed: 20 ms)"}
    assert short.violations == []
    assert full.violations == ["peak: 90 ms, and 20 ms is the limit"]
    assert (unharmed(5.0), unharmed(100.0)) == (20.0, 120.0)


@pytest.mark.quick
def test_figures_are_written_between_the_marks(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"Before.\n{report.BEGIN}\n{report.END}\nAfter.\n")
    report.write([report.Row("P2", "crash", "5 x", "0", ""), report.Row("P10", "frames", "1 y", "0", "fast")], page)
    report.write([report.Row("P2", "crash", "6 x", "0", ""), report.Row("P2", "crash", "7 z", "0", "")], page)
    lines = [line for line in page.read_text().splitlines() if line.startswith("| P")]
    assert lines == ["| P2 | crash | 6 x | 0 |  |", "| P2 | crash | 7 z | 0 |  |", "| P10 | frames | 1 y | 0 | fast |"]
    assert page.read_text().startswith("Before.")
    assert page.read_text().endswith("After.\n")
