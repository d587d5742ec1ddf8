"""Damage to the file of a server (P44, P30): flipped bytes, lost rows, cut logs, older backups.

Each damage must be noticed, with the table's id in the log and a word to its players, or be harmless; the other tables
play on. Damage inside one value of a row must harm no other table; damage to a key or a page may reach the tables
beside it, and must be noticed there too.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
import subprocess
import sys
import time
from collections import Counter
from contextlib import closing, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from chaos.result import Plan, Result
from souterrain.client import Api, Client, Gone
from souterrain.server.protocol import PROTOCOL
from souterrain.server.protocol.to_client import Bye, ToClient, Welcome
from souterrain.server.protocol.to_server import Hello
from souterrain.server.store.database import FILE, backup

PAIR: Final = True
TABLES: Final = 6
EARLY, LATE = 4, 5
"""Moves of each table before and after the backup is made and the log emptied."""
ROUNDS: Final = 56
SECONDS: Final = 120
MOVES: Final = ('"is":"act"', '"is":"undo"', '"is":"end"')
"""Marks of the entries that players see as a step of the game."""
WAL: Final = FILE + "-wal"
_READER: Final = msgspec.json.Decoder(ToClient)


class Server:
    """A server as a host runs it."""

    def __init__(self, folder: Path) -> None:
        self._command = [sys.executable, "-m", "souterrain", "serve", "--port", "0", "--data", str(folder)]
        self._errors = folder.with_suffix(".log")
        with self._errors.open("w") as errors:
            self._process = subprocess.Popen(self._command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        self.base = self._process.stdout.readline().strip()
        """The address; "" if it did not start."""

    def end(self, kill: bool = False) -> None:
        self._process.kill() if kill else self._process.terminate()
        self._process.wait(SECONDS)
        assert self._process.stdout is not None
        self._process.stdout.close()

    def log(self) -> list[dict[str, Any]]:
        lines = self._errors.read_text(errors="replace").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    def errors(self) -> str:
        return self._errors.read_text(errors="replace")


class Known(NamedTuple):
    """The story that the players of a table had seen before the damage."""

    table: str
    join: str
    seq: int
    early: int
    view: dict[str, Any]


class World(NamedTuple):
    """Two folders of one server, with a log that holds the later moves and without, and a backup from before these."""

    killed: Path
    ended: Path
    copy: Path
    token: str
    epoch: str
    tables: list[Known]


class Damage(NamedTuple):
    """The damage, the table it was done to ("" for no one alone), and whether others must play on untouched."""

    what: str
    table: str
    strict: bool


def run(plan: Plan) -> list[Result]:
    damaged, restored = Result("P44", "damages to a file"), Result("P30", "restores of an older state")
    rng, outcomes = Random(plan.seed), Counter[str]()
    with TemporaryDirectory() as place:
        top = Path(place)
        world = asyncio.run(_world(top, plan.number(TABLES, 3)))
        kinds = [_value, _row, _lost_row, _wal_byte, _wal_cut, _board_byte, _value]
        for number in range(plan.number(ROUNDS, len(set(kinds)))):
            folder = top / f"round-{number}"
            damage = kinds[number % len(kinds)](world, folder, rng)
            told = asyncio.run(_look(world, folder, damage))
            damaged.tried += 1
            damaged.violations += [f"{damage.what}: {violation}" for violation in told.violations]
            outcomes.update(told.outcomes)
            shutil.rmtree(folder)
        for number in range(plan.number(ROUNDS // 10, 1)):
            folder = top / f"restore-{number}"
            restored.violations += asyncio.run(_restored(world, folder, elsewhere=bool(number % 2)))
            restored.tried += 1
            shutil.rmtree(folder)
    damaged.figures = {name: str(number) for name, number in sorted(outcomes.items())}
    return [damaged, restored]


async def _world(top: Path, number: int) -> World:
    """Play at some tables, and keep the file as a killed server leaves it, and as one that ended in order."""
    folder = top / "world"
    server = Server(folder)
    api = Api(server.base)
    await api.guest("Ada")
    links = [await api.create("roll", ["me"] * 4, start=True) for _ in range(number)]
    clients = [Client(server.base + each.join, api.token) for each in links]
    for client in clients:
        await client.open()
        await _moves(client, EARLY)
    backup(folder, top / "copy")
    _empty_log(folder)
    early = [client.table.seq for client in clients]
    for client in clients:
        await _moves(client, LATE)
    tables = [
        Known(each.table, each.join, client.table.seq, before, client.table.view(0))
        for each, client, before in zip(links, clients, early, strict=True)
    ]
    epoch = (await _greet(server.base, tables[0], api.token, "")).epoch  # type: ignore[union-attr]  # it is welcome
    for client in clients:
        await client.close()
    server.end(kill=True)
    shutil.copytree(folder, top / "killed")
    Server(folder).end()
    _empty_log(folder)
    return World(top / "killed", folder, top / "copy", api.token, epoch, tables)


def _empty_log(folder: Path) -> None:
    db = sqlite3.connect(folder / FILE)
    db.execute("pragma wal_checkpoint(truncate)")
    db.close()


async def _moves(client: Client, number: int) -> None:
    """Answer that many questions, and wait for the next one: the table has then given all answers of its own."""
    for _ in range(number):
        await client.until(lambda: bool(client.table.asks))
        ask = client.table.asks[0]
        ack = await client.move(ask, client.table.legal(ask.seat).first())
        await client.until(lambda seq=ack.seq: client.table.seq >= seq)  # type: ignore[misc]  # bound at once
    await client.until(lambda: bool(client.table.asks))


# --- kinds of damage ---


def _flip(path: Path, first: int, last: int, rng: Random) -> int:
    data, at = bytearray(path.read_bytes()), rng.randrange(first, last)
    data[at] ^= 1 << rng.randrange(8)
    path.write_bytes(data)
    return at


def _entry(world: World, folder: Path, rng: Random) -> tuple[str, int, int, int]:
    """Copy the file of a server that ended, and find a random entry in it: table, number, place and length."""
    shutil.copytree(world.ended, folder)
    data = (folder / FILE).read_bytes()
    db = sqlite3.connect(f"file:{folder / FILE}?mode=ro&immutable=1", uri=True)
    rows = db.execute("select board, n, body from entry").fetchall()
    db.close()
    while True:
        board, n, body = rng.choice(rows)
        if data.count(body.encode()) == 1:
            return board, n, data.index(body.encode()), len(body.encode())


def _value(world: World, folder: Path, rng: Random) -> Damage:
    table, n, at, size = _entry(world, folder, rng)
    place = _flip(folder / FILE, at, at + size, rng)
    return Damage(f"byte {place} in entry {n} of {table}", table, strict=True)


def _row(world: World, folder: Path, rng: Random) -> Damage:
    """Anywhere in the row: its key, its header, its other columns."""
    table, n, at, size = _entry(world, folder, rng)
    place = _flip(folder / FILE, max(at - 40, 100), at + size + 60, rng)
    return Damage(f"byte {place} around entry {n} of {table}", table, strict=False)


def _board_byte(world: World, folder: Path, rng: Random) -> Damage:
    shutil.copytree(world.ended, folder)
    data = (folder / FILE).read_bytes()
    db = sqlite3.connect(f"file:{folder / FILE}?mode=ro&immutable=1", uri=True)
    rows = db.execute("select id, info from board union all select id, header from board").fetchall()
    db.close()
    table, text = rng.choice([(id_, text.encode()) for id_, text in rows if data.count(text.encode()) == 1])
    at = data.index(text)
    place = _flip(folder / FILE, at, at + len(text), rng)
    return Damage(f"byte {place} in the row of {table}", table, strict=True)


def _lost_row(world: World, folder: Path, rng: Random) -> Damage:
    """A row disappears, the last one or another; the log of ends is that of the killed server."""
    shutil.copytree(world.killed, folder)
    table = rng.choice(world.tables).table
    db = sqlite3.connect(folder / FILE)
    (last,) = db.execute("select max(n) from entry where board = ?", (table,)).fetchone()
    n = rng.choice([last, rng.randint(1, last)])
    with db:
        db.execute("delete from entry where board = ? and n = ?", (table, n))
    db.close()
    return Damage(f"entry {n} of {last} of {table} is gone", table, strict=True)


def _wal_byte(world: World, folder: Path, rng: Random) -> Damage:
    shutil.copytree(world.killed, folder)
    place = _flip(folder / WAL, 0, (folder / WAL).stat().st_size, rng)
    return Damage(f"byte {place} of the log", "", strict=False)


def _wal_cut(world: World, folder: Path, rng: Random) -> Damage:
    shutil.copytree(world.killed, folder)
    size = rng.randrange((folder / WAL).stat().st_size)
    with (folder / WAL).open("r+b") as file:
        file.truncate(size)
    return Damage(f"the log ends at byte {size}", "", strict=False)


# --- what became of it ---


class Told(NamedTuple):
    outcomes: Counter[str]
    violations: list[str]


async def _look(world: World, folder: Path, damage: Damage) -> Told:
    """Start the server again and visit every table."""
    outcomes, violations, saved = Counter[str](), list[str](), _saved(folder)
    server = await asyncio.to_thread(Server, folder)
    if not server.base:
        server.end(kill=True)
        lines = server.errors().splitlines()
        if len(lines) != 1 or "Traceback" in lines[0]:
            violations.append(f"the server does not start, and says {lines[-1:]}")
        return Told(Counter({"not started, with a sentence": 1}), violations)
    try:
        async with asyncio.timeout(SECONDS):
            for known in world.tables:
                outcome, wrong = await _visit(world, server, known, saved.get(known.table, 0))
                outcomes[outcome] += 1
                violations += wrong
                if damage.strict and known.table != damage.table and outcome != UNHARMED:
                    violations.append(f"{known.table} was not damaged, and is {outcome}")
    except TimeoutError:
        violations.append("a table gives no answer")
    finally:
        await asyncio.to_thread(server.end)
    return Told(outcomes, violations)


UNHARMED, QUARANTINED, SHORTER = "unharmed", "quarantined", "shorter, and told"


def _saved(folder: Path) -> Counter[str]:
    """Count the moves of each table in the file: a running table plays on. In a copy, since reading changes the log."""
    with TemporaryDirectory() as place, suppress(sqlite3.DatabaseError):
        db = sqlite3.connect(shutil.copytree(folder, Path(place) / "copy") / FILE)
        with closing(db):
            rows = db.execute("select board, body from entry").fetchall()
            return Counter(board for board, body in rows if any(kind in str(body) for kind in MOVES))
    return Counter()


async def _visit(world: World, server: Server, known: Known, saved: int) -> tuple[str, list[str]]:
    """Return what became of a table, and what nobody was told."""
    greeting = await _greet(server.base, known, world.token, world.epoch)
    if isinstance(greeting, Bye):
        named = _logged(server, "table damaged", known.table) or _logged(server, "moves lost", known.table)
        wrong = [] if named else [f"{known.table} is closed as {greeting.code}, and the log does not name it"]
        return QUARANTINED if greeting.code == "damaged" else greeting.code, wrong
    try:
        async with Client(server.base + known.join, world.token) as client:
            await client.until(lambda: client.table.seq >= 0)
            seq, view = client.table.seq, client.table.view(0)
            await _moves(client, 1)
    except Gone as gone:
        return gone.code, [f"{known.table} was open, and is {gone.code}"]
    if seq == known.seq and greeting.lost == 0:
        return UNHARMED, [] if view == known.view else [f"{known.table} shows something else, and nobody was told"]
    if saved + greeting.lost != known.seq:
        return "wrong", [f"{known.table} has {saved} of {known.seq} moves, and {greeting.lost} are told to be gone"]
    return SHORTER, [] if _logged(server, "moves lost", known.table) else [f"the log does not name {known.table}"]


def _logged(server: Server, event: str, table: str) -> bool:
    """Return whether the log names a table; the line may be under way."""
    for _ in range(20):
        if any(line["event"] == event and line.get("table") == table for line in server.log()):
            return True
        time.sleep(0.05)
    return False


async def _greet(base: str, known: Known, token: str, epoch: str) -> Welcome | Bye:
    """Come back as a page that has seen everything."""
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(f"ws{base[4:]}/ws/{known.table}", additional_headers=headers) as socket:
        with suppress(ConnectionClosed):  # a closed table says so before it is greeted
            await socket.send(msgspec.json.encode(Hello(PROTOCOL, "chaos", known.seq, epoch)).decode())
        answer = _READER.decode(await socket.recv())
        assert isinstance(answer, Welcome | Bye)
        return answer


async def _restored(world: World, folder: Path, elsewhere: bool) -> list[str]:
    """Restore the backup, over the data or in an empty folder: everybody hears how many moves are gone."""
    if not elsewhere:
        shutil.copytree(world.ended, folder)
    command = [sys.executable, "-m", "souterrain", "restore", str(world.copy), "--data", str(folder)]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, timeout=SECONDS)
    if done.returncode:
        return [f"not restored: {done.stderr}"]
    server = await asyncio.to_thread(Server, folder)
    wrong: list[str] = []
    try:
        for known in world.tables:
            for epoch in (world.epoch, ""):
                greeting = await _greet(server.base, known, world.token, epoch)
                gone = known.seq - known.early
                if isinstance(greeting, Bye) or (greeting.lost, greeting.restored) != (gone, True):
                    wrong.append(f"{known.table}: {gone} moves are gone, and {greeting} is told")
            async with Client(server.base + known.join, world.token) as client:
                await client.until(lambda: client.table.seq >= 0)
                await _moves(client, 1)
    finally:
        await asyncio.to_thread(server.end)
    return wrong
