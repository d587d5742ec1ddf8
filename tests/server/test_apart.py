"""Four at once, each in a dungeon of their own: nobody is too late because of another, and nobody hears of dice that
are still to come."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final

from souterrain.client import Client
from souterrain.client.bot import begin
from souterrain.core.journal import Journal, Undo
from souterrain.core.verify import verify
from souterrain.server.protocol.to_client import ToClient, Update
from tests.server.house import asked, at_home, until
from tests.server.test_people import call

NAMES: Final = ("Ada", "Bruno", "Carla", "Dario")
OPTIONS: Final = {"tempo": "together", "heroes": "mirror"}


class Ear:
    """Keeps every update that one client is sent."""

    def __init__(self, client: Client) -> None:
        self.heard: list[Update] = []
        client.listener = self._hear

    def _hear(self, news: ToClient | str) -> None:
        if isinstance(news, Update):
            self.heard.append(news)

    def of_others(self, eyes: int) -> list[dict[str, Any]]:
        events = [event for update in self.heard for view in update.views for event in view.events]
        return [event for event in events if event.get("seat", eyes) != eyes]


def ahead(ear: Ear, eyes: int) -> list[dict[str, Any]]:
    """Return the rolls of others that were told although the delve of these eyes had not got to their level."""
    found, level, out = [], 0, False
    events = [event for update in ear.heard for view in update.views for event in view.events]
    for event in events:
        own = event.get("seat") == eyes
        if own and event["key"] == "delve":
            level, out = 0, False
        elif own and event["key"] == "level":
            level = event["level"]
        elif own and event["key"] == "waits":
            out = True
        elif event["key"] == "level" and not out and eyes >= 0 and event["level"] > max(level, 1):
            found.append(event)
    return found


async def delve(client: Client, seat: int, rng: Random) -> int:
    """Plays to the end, and now and then takes back what can be. Any refusal ends the test. How much was undone."""
    table, undone = client.table, 0
    while not table.over:
        await client.until(lambda: table.over or table.ask_of(seat) is not None)
        ask = table.ask_of(seat)
        if ask is None:
            continue
        await client.move(ask, table.legal(seat).sample(rng))
        if seat in table.may_undo and (not undone or rng.random() < 0.3):
            await asyncio.sleep(0.01)
            await client.undo(seat)
            undone += 1
    return undone


def test_four_at_once_are_never_too_late(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            people = [await home.person(name) for name in NAMES]
            links = await home.table(people[0], "roll", ["me", "", "", ""], options=OPTIONS)
            clients = [home.client(person, links) for person in people]
            async with clients[0], clients[1], clients[2], clients[3], home.spectator(links) as eye:
                for seat, client in enumerate(clients[1:], 1):
                    await client.take_seat(seat)
                ears = [Ear(client) for client in (*clients, eye)]
                await asyncio.gather(*[begin(client, client is clients[0]) for client in clients])
                asks = [await asked(client, seat) for seat, client in enumerate(clients)]
                said = [client.table.legal(seat).sample(Random(seat)) for seat, client in enumerate(clients)]
                moves = [client.move(ask, text) for client, ask, text in zip(clients, asks, said, strict=True)]
                await asyncio.gather(*moves)
                undone = await asyncio.gather(*[delve(client, at, Random(at)) for at, client in enumerate(clients)])
                await until(eye, lambda client: client.table.over)
            _, text = await call(home, "GET", f"/api/replays/{links.table}/journal")
            _, steps = await call(home, "GET", f"/api/replays/{links.table}/steps?eyes=-2")
            for step in (0, 9, len(steps) - 1):
                assert steps[step] == (await call(home, "GET", f"/api/replays/{links.table}/{step}?eyes=-2"))[1]
        journal = Journal.loads(text)
        assert verify(journal).difference is None
        assert sum(isinstance(entry, Undo) for entry in journal.entries) == sum(undone) > 0
        for eyes, ear in zip((0, 1, 2, 3, -1), ears, strict=True):
            told = ear.of_others(eyes)
            assert {"delve", "delved"} <= {event["key"] for event in told}
            assert not ahead(ear, eyes)
            assert all(not update.text for update in ear.heard if update.by != eyes)
            assert all(view.seat == eyes for update in ear.heard for view in update.views)

    asyncio.run(run())
