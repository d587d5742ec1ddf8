"""Knowledge of the dungeon's master is in no byte that a hero or a spectator is sent, before it is shown."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.request import Request, urlopen

import pytest

from souterrain.client import Client
from souterrain.client.bot import begin, serve
from souterrain.core.actions import Action
from souterrain.core.asks import MAY, Ask
from souterrain.core.journal import Act, Journal
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.games.donjon.content.decks import EVENT_CARDS
from tests.server.house import Home, at_home
from tests.server.wiretap import Wiretap, words_in

SHARED: Final = ("pit", "prisoner", "darkness", "alarm", "lost")
"""Cards whose names mean something else too."""
CARDS: Final = tuple([card.id for card in EVENT_CARDS if card.id not in SHARED])
OPTIONS: Final = {"quest": "free-delve", "round_limit": "30"}
KNOWN: Final = ("draw", "lay", "play")


class Hand:
    """Plays at random; a master draws, lays and plays cards whenever he can."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)

    async def __call__(self, view: dict[str, Any], ask: Ask, legal: Legal) -> Action | None:
        if ask.kind == MAY and self._rng.random() < 0.7:
            return None
        verbs = {verb.word for verb in legal.verbs}
        if ask.about == "act" and self._rng.random() < 0.5:
            return ask.default
        for verb in KNOWN:
            if verb in verbs and self._rng.random() < 0.8:
                return next(known for known in legal.verbs if known.word == verb).sample(self._rng)
        return legal.sample(self._rng)


def journal(base: str, table: str, token: str) -> str:
    asked = Request(f"{base}/api/replays/{table}/journal", headers={"Authorization": f"Bearer {token}"})
    with urlopen(asked, timeout=300) as found:
        return str(found.read().decode())


def shown_at(match: Match) -> dict[str, int]:
    """With which update each card was shown for the first time: those count acts, not who sat down."""
    found: dict[str, int] = {}
    for number, event in match.events:
        card = event.data.get("card")
        if card in CARDS and event.key.startswith("event-"):
            acts = sum(isinstance(entry, Act) for entry in match.journal.entries[:number])
            found.setdefault(card, acts)
    return found


def test_no_hidden_card_in_any_heros_bytes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also inside a sentence, in whatever message."""
    wiretap = Wiretap(monkeypatch)
    held: set[str] = set()

    async def game(home: Home, seed: int) -> None:
        people = [await home.person(name) for name in ("Ada", "Bruno", "Carla")]
        links = await home.table(people[0], "donjon", ["", "me"], options=OPTIONS)
        clients = [home.client(person, links) for person in people[:2]]
        watching = home.spectator(links, people[2].token)
        async with clients[0] as master, clients[1] as hero, watching as spectator:

            async def play(client: Client, start: bool, number: int) -> None:
                await client.take_seat()
                await begin(client, start)
                await serve(client, Hand(number))

            await asyncio.gather(play(master, True, seed), play(hero, False, seed + 100))
        match = Match.replay(Journal.loads(await asyncio.to_thread(journal, home.base, links.table, people[0].token)))
        shown = shown_at(match)
        held.update(shown)
        for client in (hero, spectator):
            assert len(wiretap.of(client)) > 10
            for at, heard in wiretap.of(client):
                for card in words_in(heard, CARDS):
                    assert shown.get(card, at + 1) <= at, f"{card} was told after {at}, shown at {shown.get(card)}"

    async def run() -> None:
        async with at_home(tmp_path) as home:
            for seed in range(1, 5):
                await game(home, seed)

    asyncio.run(run())
    assert held, "cards came up at all"
