"""A relay between Playwright and Firefox, for commands of WebDriver BiDi that Debian's Firefox does not know yet.

Playwright starts it in the place of Firefox and reads its address from the standard error.
"""

from __future__ import annotations

import asyncio
import json
import re
import sys
from asyncio.subprocess import PIPE
from typing import Final

from websockets.asyncio.client import connect
from websockets.asyncio.server import ServerConnection, serve

LISTENS: Final = "WebDriver BiDi listening on "
UNKNOWN: Final = frozenset({"emulation.setMediaFeaturesOverride"})
"""Commands that are answered here: Playwright sends them to every page, and pages are as well without them."""


async def run(firefox: str, arguments: list[str]) -> None:
    process = await asyncio.create_subprocess_exec(firefox, *arguments, stdout=PIPE, stderr=PIPE)
    assert process.stdout is not None
    assert process.stderr is not None
    address = await _address(process.stderr)

    async def relay(driver: ServerConnection) -> None:
        path = driver.request.path if driver.request else ""
        async with connect(address + path, max_size=None, compression=None) as browser:

            async def answers() -> None:
                async for answer in browser:
                    await driver.send(answer)

            task = asyncio.create_task(answers())
            async for text in driver:
                command = json.loads(text)
                if command["method"] in UNKNOWN:
                    await driver.send(json.dumps({"type": "success", "id": command["id"], "result": {}}))
                else:
                    await browser.send(text)
            task.cancel()

    async with serve(relay, "127.0.0.1", 0, max_size=None, compression=None) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"{LISTENS}ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
        await asyncio.gather(_drain(process.stdout), _drain(process.stderr), process.wait())


async def _address(told: asyncio.StreamReader) -> str:
    async for line in told:
        found = re.search(f"{LISTENS}(\\S+)", line.decode())
        if found:
            return found[1]
    raise SystemExit("Firefox did not start")


async def _drain(told: asyncio.StreamReader) -> None:
    async for _ in told:
        pass


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], sys.argv[2:]))
