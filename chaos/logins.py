"""P41: a flood of logins from one address; honest logins of another address are let in, and quickly.

The wait is judged in full runs only, on a computer at rest.
"""

from __future__ import annotations

import json
import time
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from multiprocessing import get_context
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final, TypeAlias

from chaos.result import Plan, Result
from tests.server.house import Away

FLOODERS: Final = 40
LOGINS: Final = 100
LONGEST: Final = 2.0
ATTACKER, HONEST = "127.0.0.7", "127.0.0.8"
Counter: TypeAlias = "Synchronized[int]"

NAME, PASSPHRASE = "Ada", "correct horse"


def post(port: int, source: str, path: str, body: Any = None, token: str = "") -> tuple[int, Any]:
    connection = HTTPConnection("127.0.0.1", port, source_address=(source, 0), timeout=300)
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        connection.request("POST", path, json.dumps(body) if body is not None else None, headers)
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read())
    finally:
        connection.close()


def guess(port: int, end: Event, checked: Counter, refused: Counter) -> None:
    """Guess passphrases of many names, as fast as the server answers."""
    number = 0
    while not end.is_set():
        number += 1
        with suppress(OSError, HTTPException):
            status, _ = post(port, ATTACKER, "/api/login", {"name": f"name {number}", "passphrase": "wrong horse"})
            counter = checked if status == 401 else refused
            with counter.get_lock():
                counter.value += 1


def flood(port: int, end: Event, checked: Counter, refused: Counter) -> None:
    threads = [Thread(target=guess, args=(port, end, checked, refused)) for _ in range(FLOODERS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def run(plan: Plan) -> list[Result]:
    result = Result("P41", "honest logins beside a flood of guesses")
    longest, spawned = 0.0, get_context("spawn")
    end, checked, refused = spawned.Event(), spawned.Value("i"), spawned.Value("i")
    with TemporaryDirectory() as folder:
        server = Away(Path(folder))
        server.start()
        port = int(server.base.rpartition(":")[2])
        token = post(port, HONEST, "/api/guest")[1]["token"]
        post(port, HONEST, "/api/name", {"name": NAME}, token)
        post(port, HONEST, "/api/claim", {"passphrase": PASSPHRASE}, token)
        attacker = spawned.Process(target=flood, args=(port, end, checked, refused), daemon=True)
        try:
            attacker.start()
            while not refused.value:
                time.sleep(0.05)
            for _ in range(plan.number(LOGINS, 3)):
                begin = time.monotonic()
                status, told = post(port, HONEST, "/api/login", {"name": NAME, "passphrase": PASSPHRASE})
                longest = max(longest, time.monotonic() - begin)
                result.tried += 1
                if status != 201:
                    result.violations.append(f"an honest login was answered with {status} {told}")
                time.sleep(0.2)
        finally:
            end.set()
            attacker.join()
            server.end()
    result.figures["guesses of the attacker"] = f"{checked.value + refused.value:,}, of them {checked.value:,} checked"
    result.measure(plan, "longest honest login", f"{longest * 1000:.0f} ms", longest <= LONGEST, f"{LONGEST:.0f} s")
    return [result]
