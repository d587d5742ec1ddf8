"""The peer of our server: boardgame.io on Node with its simplest dice game, in memory, under the same load."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import msgspec

from benchmarks.process import Process

HERE = Path(__file__).parent / "peer"


class Missing(Exception):  # noqa: N818 - an answer
    """The peer cannot be measured here; says why."""


class Peer(msgspec.Struct):
    """`took` and `cpu` in seconds, the other times in milliseconds, memory in megabytes."""

    moves: int
    done: int
    took: float
    p50: float
    p99: float
    max: float
    cpu: float = 0.0
    memory: float = 0.0


def measure(logs: Path, tables: int, rate: float, warm: float, seconds: float) -> Peer:
    """Raises `Missing`."""
    node = shutil.which("node")
    if node is None:
        raise Missing("Node is missing")
    _install()
    calm = {"NODE_ENV": "production"}
    try:
        with Process([node, "server.js"], HERE, logs / "peer-server", calm) as server:
            load = {"port": int(server.line()), "tables": tables, "rate": rate, "warm": warm, "seconds": seconds}
            with Process([node, "load.js", json.dumps(load)], HERE, logs / "peer-load", calm) as client:
                client.line()
                before = server.cpu()
                client.say("go")
                peer = msgspec.json.decode(client.line(), type=Peer)
                peer.cpu, peer.memory = server.cpu() - before, server.memory()
                return peer
    except (RuntimeError, OSError, msgspec.MsgspecError) as fault:
        raise Missing(f"boardgame.io failed: {fault}") from fault


def _install() -> None:
    """Once, and again when its lock is newer."""
    lock, done = HERE / "package-lock.json", HERE / "node_modules" / ".package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Missing("npm is missing")
    if subprocess.run([npm, "ci", "--silent"], cwd=HERE, capture_output=True).returncode:
        raise Missing("boardgame.io could not be installed (is the network reachable?)")
