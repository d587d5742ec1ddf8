"""Connections and open files: nobody keeps others out by holding them."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from chaos import connections
from chaos.result import Plan
from souterrain.server.net.connections import Connections, file_room, raise_file_limit
from souterrain.server.net.guard import Guard
from souterrain.server.refusal import Refused
from souterrain.server.settings import Limits, Settings
from tests.server.house import Away


@pytest.mark.promise("P38", "P12")
def test_idle_connections_and_half_handshakes_keep_nobody_out() -> None:
    """More of them than the server may open files; before, new visitors were not answered at all."""
    (result,) = connections.run(Plan(size=0.65))
    assert result.violations == []
    assert result.tried > 0


class Wire(asyncio.Transport):
    def __init__(self) -> None:
        super().__init__()
        self.aborted = False

    def abort(self) -> None:
        self.aborted = True


@pytest.mark.quick
@pytest.mark.promise("P38")
def test_an_address_has_so_many_connections() -> None:
    counted = Connections(2, 10, lambda address: address == "proxy")
    mine = [Wire() for _ in range(3)]
    assert [counted.enter(wire, "a") for wire in mine] == [True, True, False]
    assert counted.enter(Wire(), "b")
    assert all(counted.enter(Wire(), "proxy") for _ in range(5)), "proxies are not counted"
    counted.leave(mine[2])
    counted.leave(mine[0])
    counted.leave(mine[0])
    assert counted.enter(mine[2], "a")
    assert not counted.enter(Wire(), "a")
    assert len(counted) == 8
    counted = Connections(2, 10, lambda address: address == "2a00::1")
    assert [counted.enter(Wire(), f"2a00::{n}") for n in range(2, 5)] == [True, True, False], "one subscriber"
    assert [counted.enter(Wire(), address) for address in ("2a00::1", "2a00:0:0:1::2", "::1")] == [True] * 3


@pytest.mark.quick
@pytest.mark.promise("P38")
def test_the_oldest_idle_connection_makes_room() -> None:
    """Many addresses together fill all places: whoever comes to the point stays, whoever waits the longest goes."""
    counted = Connections(10, 4, lambda address: address == "proxy")
    proxy, one, two, three, four, five = [Wire() for _ in range(6)]
    for wire, address in ((proxy, "proxy"), (one, "a"), (two, "b"), (three, "c")):
        assert counted.enter(wire, address)
    counted.busy(one)
    assert counted.enter(four, "d")
    assert [wire.aborted for wire in (proxy, one, two, three)] == [False, False, True, False]
    counted.busy(three)
    counted.idle(one)
    assert counted.enter(five, "e")
    assert four.aborted, "it has waited for longer than the first, which was answered meanwhile"
    counted.busy(five)
    counted.busy(one)
    assert not counted.enter(Wire(), "f")
    assert len(counted) == 4


@pytest.mark.quick
@pytest.mark.promise("P12", "P40")
def test_requests_under_way_are_counted_by_visitor(tmp_path: Path) -> None:
    """Behind a proxy all connections have its address."""
    guard = Guard(Settings(tmp_path, limits=Limits(sockets=1, connections=1)))
    guard.begin("a")
    guard.begin("a")
    with pytest.raises(Refused, match="too-many"):
        guard.begin("a")
    guard.begin("b")
    guard.end("a")
    guard.begin("a")


PRINT = """
import resource, sys, tempfile
from pathlib import Path
from souterrain import parts
from souterrain.server import run
from souterrain.server.settings import Settings
parts.register()
listening = []
class Bound:
    def __init__(self, socket): self._socket = socket
    def __getattr__(self, name): return getattr(self._socket, name)
    def listen(self, backlog):
        print(*[name for name in sys.modules if name.startswith("souterrain.games.") and name.endswith(".game")])
        self._socket.listen(backlog)
bound = run._bound
run._bound = lambda settings: Bound(bound(settings))
run.make(Settings(Path(tempfile.mkdtemp()), port=0))
"""


@pytest.mark.promise("P38")
def test_all_games_are_imported_before_the_server_listens() -> None:
    done = subprocess.run([sys.executable, "-c", PRINT], capture_output=True, text=True, check=True)
    assert set(done.stdout.split()) == {f"souterrain.games.{name}.game" for name in ("roll", "drop", "donjon")}


@pytest.mark.skipif(not Path("/proc/self/limits").exists(), reason="only Linux tells the limits of a process")
@pytest.mark.promise("P38")
def test_the_file_limit_is_raised(tmp_path: Path) -> None:
    server = Away(tmp_path)
    server.start(prefix=("sh", "-c", 'ulimit -Sn 200; exec "$@"', "-"))
    limits = Path(f"/proc/{server.pid}/limits").read_text()
    server.end()
    soft, hard = next(line for line in limits.splitlines() if line.startswith("Max open files")).split()[3:5]
    assert soft == hard


@pytest.mark.quick
def test_room_is_left_for_files(monkeypatch: pytest.MonkeyPatch) -> None:
    set_to: list[Any] = []
    resource = sys.modules["souterrain.server.net.connections"].resource
    monkeypatch.setattr(resource, "getrlimit", lambda _: (256, 1024))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: set_to.append(limits))
    raise_file_limit()
    assert set_to == [(1024, 1024)]
    assert file_room() == 128
    for limits in ((1024, 1024), (resource.RLIM_INFINITY, resource.RLIM_INFINITY)):
        monkeypatch.setattr(resource, "getrlimit", lambda _, limits=limits: limits)
        raise_file_limit()
    assert len(set_to) == 1
    assert file_room() > 1024
