"""Run a bot at a table: a function from the view of a seat to a sentence."""

from __future__ import annotations

import logging
from asyncio import timeout
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from souterrain.client.client import Client
from souterrain.client.faults import Refused
from souterrain.client.http import Api
from souterrain.client.links import Link
from souterrain.client.table import LOBBY
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, MUST, ONE, Ask
from souterrain.core.game import Outcome
from souterrain.core.legal import Legal

Bot: TypeAlias = "Callable[[dict[str, Any], Ask, Legal], Awaitable[Action | str | None]]"
"""A function that gets the view of its seat, the ask and the legal sentences; it returns a sentence, or None to waive
an offer."""
LATE = ("too-late", "not-asked", "match-over", "seat-lent")
"""Refusals after which the bot is asked again, if its seat is still asked: the game has moved on."""

logger = logging.getLogger(__name__)


async def play(
    link: str, bot: Bot, *, token: str = "", name: str = "", seat: int | None = None, start: bool = False
) -> Outcome | None:
    """Join the table behind a link, take a seat, play to the end and return the result.

    Without a token the bot is a guest. With `start` it begins the game as soon as all are ready, if it is the host.
    """
    where = Link.read(link)
    api = Api(where.base, token)
    if not token:
        await api.guest(name)
    elif name:
        await api.rename(name)
    async with Client(where, api.token) as client:
        await client.take_seat(seat)
        await begin(client, start)
        await serve(client, bot)
        return client.table.outcome


async def begin(client: Client, start: bool = False) -> None:
    """Say ready unless sitting down said so, and wait until the game has begun."""
    table = client.table

    def all_ready() -> bool:
        return table.info is not None and all(seat.ready for seat in table.info.seats)

    if table.phase == LOBBY:
        if not table.ready:
            await client.ready()
        if start:
            await client.until(lambda: table.phase != LOBBY or all_ready())
        if start and table.phase == LOBBY:
            await client.host("start")
    await client.until(lambda: table.over or (table.phase != LOBBY and table.seq >= 0))


async def serve(client: Client, bot: Bot) -> None:
    """Answer every ask of this person's seats until the game is over."""
    table = client.table
    passed: set[tuple[int, int, int]] = set()

    def mine() -> list[Ask]:
        return [ask for ask in table.asks if ask.seat in table.mine]

    def needed() -> Ask | None:
        return next((ask for ask in mine() if (ask.seat, ask.number, _age(ask, table.seq)) not in passed), None)

    while not table.over:
        waits_for_others = needed() is None and any(ask.kind == ONE for ask in mine())
        patience = table.info.pause if waits_for_others and table.info is not None else None
        try:
            async with timeout(patience):
                await client.until(lambda: table.over or needed() is not None)
        except TimeoutError:
            await _answer(client, next(ask for ask in mine() if ask.kind == ONE), "")
            continue
        ask = needed()
        if ask is None or table.over:
            continue
        age = _age(ask, table.seq)
        if await _answer(client, ask, await bot(table.view(ask.seat), ask, table.legal(ask.seat))):
            passed.add((ask.seat, ask.number, age))


def _age(ask: Ask, seq: int) -> int:
    """Return the number that a passed ask is remembered with: an offer stays passed while it stands; an ask to several
    seats, until anybody moves."""
    return 0 if ask.kind == MAY else seq


async def _answer(client: Client, ask: Ask, sentence: Action | str | None) -> bool:
    """Send an answer and return whether the seat passed. An illegal answer is replaced by the default where one is
    required."""
    if sentence:
        refused = await _refused(client.move(ask, sentence))
        if refused is None or refused.code in LATE:
            return False
        logger.warning("%s was refused: %s", sentence, refused)
    if ask.default is None or (sentence is None and ask.kind != MUST):
        return await _refused(client.waive(ask)) is None
    await _refused(client.move(ask, ask.default))
    return False


async def _refused(wish: Awaitable[object]) -> Refused | None:
    try:
        await wish
    except Refused as refused:
        return refused
    return None
