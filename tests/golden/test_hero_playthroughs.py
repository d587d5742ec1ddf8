"""A golden playthrough for every hero side: played once by tools/golden/heroes.py, replayed for ever."""

from __future__ import annotations

import json

import pytest

from souterrain import Match
from souterrain.core.journal import Journal, Reveal
from souterrain.core.verify import verify
from tools.golden.heroes import FOLDER, GOALS, OUTCOMES, SMALL, recorded, shown, sides

QUICK = ("spellsword", "paladin", "scout", "tomb-raider", "thornsinger")


def test_every_side_has_its_playthrough() -> None:
    assert len(sides()) == 44
    assert {path.stem for path in FOLDER.glob("*.journal")} == set(sides()) == set(json.loads(OUTCOMES.read_text()))
    assert all(path.stat().st_size <= SMALL for path in FOLDER.glob("*.journal"))


@pytest.mark.parametrize(
    "side", [pytest.param(side, marks=[pytest.mark.quick] if side in QUICK else []) for side in sides()]
)
def test_playthrough(side: str) -> None:
    """Every digest holds, every die follows from the seed, both skills were used, and it ends as it did."""
    text = (FOLDER / f"{side}.journal").read_text(encoding="utf-8")
    journal = Journal.loads(text)
    assert {name: journal.header.options[name] for name in ("hero", "hero_set")} == sides()[side]
    match = Match.replay(journal)
    assert match.journal.dumps() == text
    assert shown(match, side) == GOALS
    kept = json.loads(OUTCOMES.read_text(encoding="utf-8"))[side]
    assert {"seed": kept["seed"], **recorded(match)} == kept
    verdict = verify(journal)
    assert verdict.difference is None
    assert verdict.draws > 0
    told = journal.entries[-1]
    assert isinstance(told, Reveal)
    assert int(told.seed, 16) == kept["seed"]
