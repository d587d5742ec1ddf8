"""Packages that are missing: a game that needs them says so, and its replays still play."""

from __future__ import annotations

import subprocess
import sys
from typing import NoReturn

import pytest

from souterrain import Match, Rejected, SetupError, parts
from souterrain.core import registry
from souterrain.core.registry import PlaceError
from souterrain.extras import CLIENT, DROP, extra_of, install_command, sentence
from souterrain.physics import published
from souterrain.terminal.language import LANGUAGES, Language

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
    print(fault)
print(Match.replay(Journal.loads(sys.stdin.read())).outcome is not None)
"""


@pytest.mark.quick
def test_a_package_that_is_not_installed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.physics.available", lambda: False)
    monkeypatch.setattr("souterrain.physics.published", lambda: True)
    with pytest.raises(SetupError, match=r'pip install "souterrain\[drop\]"') as caught:
        Match.new("drop", seed=1)
    assert caught.value.rejected == Rejected("not-installed", command=install_command(DROP))


@pytest.mark.quick
def test_a_package_that_is_not_made_for_this_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("souterrain.physics.available", lambda: False)
    monkeypatch.setattr("souterrain.physics.machine", lambda: "mips")
    with pytest.raises(SetupError, match="linux x86-64") as caught:
        Match.new("drop", seed=1)
    assert caught.value.rejected.reason == "not-on-this-system"


@pytest.mark.quick
@pytest.mark.parametrize(
    ("system", "processor", "there"),
    [
        ("linux", "x86_64", True),
        ("linux", "aarch64", True),
        ("darwin", "arm64", True),
        ("darwin", "x86_64", False),
        ("win32", "AMD64", True),
        ("freebsd14", "amd64", False),
    ],
)
def test_systems_of_the_engine(system: str, processor: str, there: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("souterrain.physics.machine", lambda: processor)
    assert published() is there


@pytest.mark.quick
def test_bots_that_need_a_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(place: str) -> NoReturn:
        raise PlaceError(place) from ModuleNotFoundError("", name="numpy.typing")

    monkeypatch.setattr(registry, "load", load)
    with pytest.raises(SetupError, match=r'the bots of drop need .* pip install "souterrain\[drop\]"'):
        parts.bots("drop")
    assert list(parts.bots_to_offer("drop")) == ["random"]
    with pytest.raises(SetupError, match="chess"):
        parts.bots_to_offer("chess")


@pytest.mark.quick
def test_a_misspelt_place_is_no_missing_package() -> None:
    assert extra_of(ModuleNotFoundError("", name="souterrain.nowhere")) is None
    assert extra_of(ImportError("")) is None
    assert extra_of(None) is None
    assert extra_of(ModuleNotFoundError("", name="msgspec")) == CLIENT


@pytest.mark.quick
def test_the_sentence_is_that_of_the_catalogue() -> None:
    """Read without the packages that read catalogues."""
    for code in LANGUAGES:
        said = Language(code).refusal(Rejected("not-installed", command="x y"))
        assert sentence(code, "x y") == said


def test_replays_play_without_it() -> None:
    match = Match.new("drop", seats=2, seed=3)
    while match.asks:
        seat = match.turn
        match.play(seat, match.legal(seat).first())
    done = subprocess.run(
        [sys.executable, "-c", BLOCKED], input=match.journal.dumps(), capture_output=True, text=True, check=True
    )
    first, second = done.stdout.splitlines()
    assert first.startswith("this needs packages that are not installed: pip install")
    assert second == "True"
