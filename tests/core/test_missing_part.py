"""A game that needs what this system lacks says so, and its replays still play."""

from __future__ import annotations

import subprocess
import sys

import pytest

from souterrain import Match
from souterrain.core import slow
from souterrain.core.rejection import SetupError

BLOCKED = """
import sys
sys.modules["rapier3d"] = None
from importlib import util
real = util.find_spec
import souterrain.physics
souterrain.physics.find_spec = lambda name, *rest: None if name == "rapier3d" else real(name, *rest)
from souterrain import Match
from souterrain.core.journal import Journal
from souterrain.core.rejection import SetupError
try:
    Match.new("drop", seed=1)
except SetupError as fault:
    print(fault.rejected.reason, fault.rejected.data["systems"])
print(Match.replay(Journal.loads(sys.stdin.read())).outcome is not None)
"""


@pytest.mark.quick
def test_a_part_that_this_system_lacks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.physics.available", lambda: False)
    assert "linux x86-64" in slow.systems("tray")
    with pytest.raises(SetupError) as caught:
        Match.new("drop", seed=1)
    assert caught.value.rejected.reason == "not-on-this-system"


def test_replays_play_without_it() -> None:
    match = Match.new("drop", seats=2, seed=3)
    while match.asks:
        seat = match.turn
        match.play(seat, match.legal(seat).first())
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED], input=match.journal.dumps(), capture_output=True, text=True, check=True
    )
    first, second = done.stdout.splitlines()
    assert first.startswith("not-on-this-system linux")
    assert second == "True"
