"""The same request has the same answer: again, in another process, on a tray that was used before."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

from souterrain.physics import NoTray, answer, available
from souterrain.physics.request import Falling, Lying, read
from souterrain.physics.shapes import KINDS
from souterrain.physics.tray import Tray
from tests.physics.asking import DUNGEON, after, asked, body, numbers

SIX = [Falling(100 + number, KINDS[kind]) for number, kind in enumerate(("small", "large", "huge") * 2)]


@pytest.fixture(scope="module")
def dungeon() -> list[Lying]:
    lying = after([], DUNGEON, numbers("open", falling=DUNGEON))
    return [*lying, body(300, "pawn", 400, 0, 10), body(301, "pawn", 0, 400, 50)]


@pytest.fixture(scope="module")
def requests(dungeon: list[Lying]) -> list[str]:
    found = [asked("open", seed=5, falling=DUNGEON)]
    for seed in range(4):
        found.append(
            asked("drop", dungeon, seed=seed, falling=SIX, at=[0, 9000 * seed], height=250_000, spread=[80, 0])
        )
        found.append(asked("flick", dungeon, seed=seed, cube=seed, toward=700 * seed, force=800, spread=[0, 30]))
        found.append(asked("push", dungeon, seed=seed, speeds=[[seed, 500, 0], [30, 0, -700]]))
    return found


@pytest.mark.quick
def test_the_same_request_has_the_same_answer(requests: list[str]) -> None:
    assert [answer(request) for request in requests] == [answer(request) for request in requests]


@pytest.mark.quick
def test_another_seed_has_another_answer(dungeon: list[Lying]) -> None:
    one, other = (numbers("drop", dungeon, seed=seed, falling=SIX, at=[0, 0], height=250_000) for seed in (1, 2))
    assert one != other


def test_another_process_gives_the_same_answers(requests: list[str]) -> None:
    program = (
        "import json, sys; from souterrain.physics import answer;"
        "print(json.dumps([[a.numbers, a.film.hex()] for a in map(answer, json.load(sys.stdin))]))"
    )
    printed = subprocess.run(
        [sys.executable, "-c", program], input=json.dumps(requests), capture_output=True, text=True, check=True
    ).stdout
    assert [(tuple(found), bytes.fromhex(film)) for found, film in json.loads(printed)] == list(map(answer, requests))


@pytest.mark.quick
def test_a_tray_for_search_gives_the_numbers_of_earnest(requests: list[str], dungeon: list[Lying]) -> None:
    """Without a film, many times on one tray, in any order."""
    tray = Tray(dungeon)
    earnest = [answer(request).numbers for request in requests[1:]]
    acts = [read(request).act for request in requests[1:]]
    assert [tray.carry_out(act).numbers for act in acts] == earnest
    assert [tray.carry_out(act).numbers for act in reversed(acts)] == earnest[::-1]
    assert tray.drop(1, SIX, (0, 9000), 250_000, (80, 0)) == earnest[3]
    assert tray.flick(1, 1, 700, 800, (0, 30)) == earnest[4]
    assert tray.push(1, [(1, 500, 0), (30, 0, -700)]) == earnest[5]
    assert tray.carry_out(acts[0]).film == b""


@pytest.mark.quick
def test_the_package_is_cheap_to_import() -> None:
    program = "import sys, souterrain.physics; print(sorted({'rapier3d', 'numpy'} & set(sys.modules)))"
    printed = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert printed.strip() == "[]"


def test_without_the_wheel_there_is_no_tray(requests: list[str]) -> None:
    """The import of the engine is blocked as if it were not installed; the sampler works all the same."""
    program = """
import sys
sys.modules["rapier3d"] = None
from souterrain import physics
from souterrain.physics.sampler import Sampler
assert not physics.available()
assert Sampler.drop(1, (0, 0), 200_000, ["small"], 3).centers.shape == (3, 1, 2)
text = sys.stdin.read()
for attempt in range(2):
    try:
        physics.answer(text)
    except physics.NoTray as fault:
        print(*fault.systems, sep=",")
try:
    physics.answer("{}")
except ValueError:
    print("refused")
"""
    ran = subprocess.run([sys.executable, "-c", program], input=requests[0], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines() == [",".join(NoTray.systems)] * 2 + ["refused"]
    assert "linux x86-64" in NoTray.systems
    assert available()
