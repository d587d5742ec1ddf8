"""P38: one address holds thousands of idle connections and half handshakes; visitors of other addresses are answered.

The server may open 1,024 files. The attacker opens its connections again as often as they are closed.
"""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from chaos.result import Plan, Result
from souterrain.server.net.connections import raise_file_limit
from tests.server.house import Away

CONNECTIONS: Final = 2000
ROUNDS: Final = 20
FILES: Final = 1024
LONGEST: Final = 1.0
ATTACKER, VISITOR = "127.0.0.5", "127.0.0.6"
HALVES: Final = (
    b"",
    b"GET / HT",
    b"POST /api/guest HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    b"GET /ws/table HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n",
)
WISHES: Final = (("GET", "/healthz", 200), ("GET", "/api/games", 200), ("GET", "/", 200), ("POST", "/api/guest", 201))


class Attacker:
    """Holds connections that never come to the point."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._held: list[socket.socket] = []

    def hold(self, number: int) -> None:
        """Open connections until there are so many, closed ones anew."""
        self._held = [each for each in self._held if _lives(each)]
        for n in range(number - len(self._held)):
            each = socket.socket()
            each.bind((ATTACKER, 0))
            with suppress(OSError):
                each.connect(("127.0.0.1", self._port))
                each.sendall(HALVES[n % len(HALVES)])
            each.setblocking(False)
            self._held.append(each)

    @property
    def lives(self) -> int:
        return sum(map(_lives, self._held))

    def close(self) -> None:
        for each in self._held:
            each.close()


def _lives(connection: socket.socket) -> bool:
    try:
        if connection.recv(1) == b"":
            connection.close()
            return False
    except BlockingIOError:
        return True
    except OSError:
        connection.close()
        return False
    return True


def visit(port: int) -> tuple[float, list[str]]:
    """Come as a new visitor; return the seconds of the longest request, and the faults."""
    faults, longest = [], 0.0
    for method, path, status in WISHES:
        connection = HTTPConnection("127.0.0.1", port, source_address=(VISITOR, 0), timeout=300)
        begin = time.monotonic()
        try:
            connection.request(method, path)
            answer = connection.getresponse()
            answer.read()
            if answer.status != status:
                faults.append(f"{method} {path} was answered with {answer.status}")
        except (OSError, HTTPException) as fault:
            faults.append(f"{method} {path} was not answered: {fault!r}")
        finally:
            longest = max(longest, time.monotonic() - begin)
            connection.close()
    return longest, faults


def run(plan: Plan) -> list[Result]:
    raise_file_limit()
    result = Result("P38", "requests of visitors from another address, beside an attacker's connections")
    number, rounds = plan.number(CONNECTIONS, 4), plan.number(ROUNDS)
    slowest, most = 0.0, 0
    with TemporaryDirectory() as folder:
        server = Away(Path(folder))
        server.start(prefix=("sh", "-c", f'ulimit -n {FILES}; exec "$@"', "-"))
        port = int(server.base.rpartition(":")[2])
        attacker = Attacker(port)
        try:
            for _ in range(rounds):
                attacker.hold(number)
                longest, faults = visit(port)
                slowest = max(slowest, longest)
                most = max(most, attacker.lives)
                result.tried += len(WISHES)
                result.violations += faults
        finally:
            attacker.close()
            server.end()
        if "Traceback" in server.log.read_text("utf-8"):
            result.violations.append("the log holds a traceback")
    result.figures["connections that the attacker tried to hold"] = f"{number:,}"
    result.figures["of them open at once"] = f"{most:,}"
    result.measure(plan, "longest request of a visitor", f"{slowest * 1000:.0f} ms", slowest <= LONGEST, "1 s")
    return [result]
