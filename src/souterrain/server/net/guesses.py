"""Attempts at a passphrase: limited by account and by address, and few at a time, since Argon2 is slow on purpose.

Wrong guesses for a name slow everybody down who tries that name, but not for ever, and not from addresses that have
signed in with it before: nobody can lock an owner out. Recovery codes and links of devices cannot be guessed, so they
are not limited by account.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from math import ceil
from typing import Final

from souterrain.server.net.guard import Credits
from souterrain.server.refusal import Refused
from souterrain.server.settings import Limits

AT_ONCE: Final = 2
EACH: Final = 4
"""Attempts of one address that may wait."""
TOTAL: Final = 24
"""Attempts that may wait in all; at some 0.1 seconds each, two at once, nobody waits for two seconds."""
SOON: Final = 1.0
"""Seconds after which to come again."""
KNOWN: Final = 20_000
WRONG: Final = ("wrong-passphrase", "wrong-code", "old-passphrase")


class Turns:
    """Lets few in at a time, one address after the other: whoever asks often waits behind themselves."""

    def __init__(self, at_once: int = AT_ONCE, each: int = EACH, total: int = TOTAL) -> None:
        self._free = at_once
        self._each = each
        self._total = total
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def take(self, address: str) -> AsyncIterator[None]:
        await self._wait(address)
        try:
            yield
        finally:
            self._pass_on()

    async def _wait(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        if len(self._waiting.get(address, ())) >= self._each or not self._has_room(address):
            raise _busy()
        future = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(future)
        try:
            await future
        except asyncio.CancelledError:
            if future.done() and not future.cancelled():
                self._pass_on()
            raise

    def _has_room(self, address: str) -> bool:
        """Make room if all places are taken: the address that waits most loses its last one to one that waits less."""
        if sum(map(len, self._waiting.values())) < self._total:
            return True
        longest = max(self._waiting, key=lambda each: len(self._waiting[each]))
        if len(self._waiting[longest]) <= len(self._waiting.get(address, ())) + 1:
            return False
        self._waiting[longest].pop().set_exception(_busy())
        return True

    def _pass_on(self) -> None:
        """Give the place to the next address; it goes to the end of the line if it waits for more."""
        while self._waiting:
            address, queue = self._waiting.popitem(last=False)
            future = queue.popleft()
            if queue:
                self._waiting[address] = queue
            if not future.done():
                future.set_result(None)
                return
        self._free += 1


def _busy() -> Refused:
    return Refused("too-fast", 429, data={"seconds": SOON})


class Guesses:
    def __init__(self, limits: Limits) -> None:
        self._addresses = Credits(*limits.guesses)
        self._accounts = Credits(*limits.account_guesses)
        self._at_home = Credits(*limits.account_guesses)
        """For an account and an address that has signed in with it."""
        self._known: OrderedDict[str, None] = OrderedDict()
        self._turns = Turns()

    @asynccontextmanager
    async def attempt(self, address: str, account: str = "") -> AsyncIterator[None]:
        """Count an attempt, and give it back unless its secret was wrong. `account` is "" where no secret can be
        guessed."""
        pair = f"{address} {account}"
        credits, who = (self._at_home, pair) if pair in self._known else (self._accounts, account)
        wait = credits.missing(who) if account else 0.0
        if wait > 0:
            raise Refused("too-many-guesses", 429, data={"seconds": ceil(wait)})
        self._addresses.spend(address)
        if account:
            credits.charge(who, 1.0)
        wrong = False
        try:
            async with self._turns.take(address):
                yield
            if account:
                self._remember(pair)
        except Refused as refused:
            wrong = refused.code in WRONG
            raise
        finally:
            if not wrong:
                self._addresses.charge(address, -1.0)
            if not wrong and account:
                credits.charge(who, -1.0)

    def _remember(self, pair: str) -> None:
        self._known[pair] = None
        self._known.move_to_end(pair)
        if len(self._known) > KNOWN:
            self._known.popitem(last=False)
