"""Golden journals of all games (P26): events, views, asks, draws and outcomes stay what they were when played."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copy

import pytest

from souterrain.core import registry
from souterrain.core.journal import Journal, Undo
from tools.golden.records import FOLDER, difference, journals, kept_record, load, renew_digests, retell

LEAST = {"roll": 44, "together": 8, "drop": 40, "donjon": 40}
QUICK = 2
"""Number of journals in each folder that are part of `make quick`."""
SIZE = 3_300_000
"""Limit of all journals and records together, in bytes."""
SEATS = {"roll": 4, "drop": 4, "donjon": 5}
"""All numbers of seats up to this one are played."""


def paths() -> list[object]:
    quick = [path for folder in LEAST for path in sorted((FOLDER / folder).glob("*.journal"))[:QUICK]]
    return [
        pytest.param(path, id=f"{path.parent.name}/{path.stem}", marks=[pytest.mark.quick] if path in quick else [])
        for path in journals()
    ]


def test_there_are_enough_journals() -> None:
    for folder, least in LEAST.items():
        kept = sorted(path.stem for path in (FOLDER / folder).glob("*.journal"))
        assert len(kept) >= least
        assert kept == sorted(path.stem for path in (FOLDER / folder).glob("*.record"))
    assert sum(path.stat().st_size for path in FOLDER.rglob("*.*")) <= SIZE


def test_seats_options_and_undo_are_covered() -> None:
    kept = [load(path) for path in journals()]
    for game, most in SEATS.items():
        facts = registry.game(game).facts
        headers = [journal.header for journal in kept if journal.header.game == game]
        assert set(range(facts.seats[0], most + 1)) <= {header.seats for header in headers}
        played = {pair for header in headers for pair in header.options.items()}
        declared = {(option.name, value) for option in facts.options for value in option.values}
        assert {name for name, _ in declared - played} <= ({"first"} if game == "roll" else set())
    undone = [entry for journal in kept for entry in journal.entries if isinstance(entry, Undo)]
    assert {entry.consent for entry in undone} == {0, 1}


@pytest.mark.parametrize("path", paths())
def test_a_journal_tells_the_same(path: Path) -> None:
    """Compare events at every entry, views and asks at some, the outcome, and the journal with its digests."""
    text = path.read_text(encoding="utf-8")
    retold = retell(Journal.loads(text))
    assert difference(kept_record(path), retold.record) == ""
    assert retold.journal.dumps() == text


TRUE = FOLDER / "roll" / "bard.journal"


@pytest.fixture
def forged(tmp_path: Path) -> Path:
    """A copy of a journal and its record, with wrong digests."""
    folder = tmp_path / "roll"
    folder.mkdir()
    copy(TRUE.with_suffix(".record"), folder)
    new = folder / TRUE.name
    new.write_text(re.sub('"digest":"[^"]*"', '"digest":"0"', TRUE.read_text(encoding="utf-8")), encoding="utf-8")
    return new


def test_digests_are_made_anew(forged: Path) -> None:
    assert renew_digests(forged.parents[1]) == []
    assert forged.read_bytes() == TRUE.read_bytes()


@pytest.mark.parametrize(("place", "fault"), [(0, "entry 0: other events"), (9, "entry 0: other views"), (18, "asks")])
def test_digests_are_kept_if_anything_else_changed(forged: Path, place: int, fault: str) -> None:
    record = forged.with_suffix(".record")
    kept = record.read_text(encoding="utf-8")
    record.write_text(kept[:place] + "x" + kept[place + 1 :], encoding="utf-8")
    before = forged.read_bytes()
    assert [fault in line for line in renew_digests(forged.parents[1])] == [True]
    assert forged.read_bytes() == before
