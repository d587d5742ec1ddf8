"""Hidden things are in no byte that others are sent: quests, the master's cards, others' dice, the seed (P15)."""

from __future__ import annotations

import asyncio
import json
import logging
from pathlib import Path
from random import Random
from typing import Any, Final
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from chaos.harness import SECONDS, Watch, workspace
from chaos.result import Plan, Result, progress
from chaos.worlds import LONG, Setting, World, chosen
from souterrain.client import Client
from souterrain.client.bot import begin, serve
from souterrain.core.asks import MAY, Ask
from souterrain.core.journal import Act
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.roll.sight import sees
from souterrain.games.roll.state import Together
from souterrain.server.table.views import SPECTATOR
from tests.server.house import Home, at_home
from tests.server.test_taint import SHARED
from tests.server.wiretap import words_in

SHORT: Final = 0.0002
PAIR: Final = True
ALONE: Final = 0.005
GAMES: Final = 10_000
"""Games of each setting."""
SERVED: Final = 1000
"""Games of each setting that are played over sockets, while a stranger reads every page."""
CARDS: Final = tuple([card.id for card in EVENT_CARDS if card.id not in SHARED])
PATHS: Final = ("tables/{}", "replays/{}", "replays/{}/journal", "replays/{}/0?eyes=-2", "tables/{}/films/0", "open")
DRAWN: Final = ("party", "scouted", "level", "rerolled", "returned", "raised", "found")
"""Events of Dungeon Roll that name what was drawn."""
SETTINGS: Final = (
    Setting("roll", 3, {"tempo": "together"}),
    Setting("drop", 3, {}),
    Setting("donjon", 3, {"quest": "free-delve", "round_limit": "30"}),
)


class Canaries:
    """The words that some eyes must not be sent now."""

    def __init__(self, match: Match) -> None:
        self._match, self._game = match, match.journal.header.game
        self._shown: set[str] = set()
        assert match._seed is not None
        self.seed = match._seed.hex()

    def hear(self) -> None:
        """Take note of the cards that the last act showed to everybody."""
        for _, event in self._match.events[-20:]:
            card = event.data.get("card")
            if isinstance(card, str) and event.key.startswith("event-"):
                self._shown.add(card)

    def of(self, eyes: int) -> set[str]:
        words = {self.seed}
        state: Any = self._match.state
        if self._game == "drop" and not self._match.over:
            words |= {hero.task.name for seat, hero in enumerate(state.heroes) if seat != eyes}
            words -= {hero.task.name for seat, hero in enumerate(state.heroes) if seat == eyes}
        if self._game == "donjon" and eyes != state.table.master:
            words |= set(CARDS) - self._shown
        return words


def _leaks(text: str, eyes: int, match: Match, canaries: Canaries) -> list[str]:
    """Return what a frame tells that it must not."""
    found = sorted(words_in(text, canaries.of(eyes)))
    if match.journal.header.game == "roll" and not match.over:
        update, state = json.loads(text), match.state
        assert isinstance(state, Together)
        looker = None if eyes == SPECTATOR else eyes
        for view in update["views"]:
            found += [f"view of {view['seat']}"] * (view["seat"] != eyes)
            events = [event for event in view.get("events", ()) if event.get("seat", eyes) != eyes]
            drawn = [event for event in events if event["key"] in DRAWN]
            found += [event["key"] for event in drawn if not sees(state, event["seat"], looker)]
        found += ["text"] * (bool(update["text"]) and update["by"] != eyes)
    return found


def _game(setting: Setting, rng: Random, result: Result) -> None:
    """Play a game and look at every frame for every seat and a spectator."""
    match = setting.new(rng.randrange(2**32))
    canaries, worlds = Canaries(match), [World(match, eyes) for eyes in range(SPECTATOR, setting.seats)]
    while len(match.journal) < LONG:
        for world in worlds:
            for frame in world.ear.frames:
                text = frame[frame.index(b'{"t"') :].decode()
                leaks = _leaks(text, world.ear.eyes[0], match, canaries)
                where = f"{setting.game}, entry {len(match.journal)}, eyes {world.ear.eyes[0]}"
                result.check(not leaks, f"{where}: {', '.join(leaks)}")
            world.ear.frames.clear()
        answer = chosen(match, rng)
        if answer is None:
            break
        played = worlds[0].play(*answer)
        assert isinstance(played, Act)
        canaries.hear()
        for world in worlds[1:]:
            world.follow(worlds[0])


class Sample:
    """A game over sockets: what a stranger finds in pages, log and messages while it runs."""

    def __init__(self, home: Home, setting: Setting, rng: Random, result: Result) -> None:
        self._home, self._setting, self._rng, self._result = home, setting, rng, result

    async def play(self, log: list[str]) -> None:
        seats = self._setting.seats
        people = [await self._home.person() for _ in range(seats + 1)]
        chairs, options = ["me"] + [""] * (seats - 1), self._setting.options
        links = await self._home.table(people[0], self._setting.game, chairs, options=options)
        clients = [self._home.client(person, links) for person in people[:seats]]
        for seat, client in enumerate(clients):
            await client.open()
            await client.take_seat(seat)
        await clients[0].host("set", settings={"pause": "0"})
        await asyncio.gather(*[begin(client, client is clients[0]) for client in clients])
        match = self._home.house.tables.open[links.table].match
        assert match is not None
        canaries = Canaries(match)
        asking = asyncio.create_task(self._ask(links.table, people[-1].token, match, canaries))
        try:
            async with asyncio.timeout(SECONDS):
                await asyncio.gather(*[self._serve(client, seat, match) for seat, client in enumerate(clients)])
        finally:
            asking.cancel()
            await asyncio.gather(asking, return_exceptions=True)
            for client in clients:
                await client.close()
        self._result.check(canaries.seed not in "".join(log), "the seed is in the log")

    async def _serve(self, client: Client, seat: int, match: Match) -> None:
        async def choose(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
            if len(match.journal) > LONG:
                return ask.default
            return None if ask.kind == MAY and self._rng.random() < 0.5 else legal.sample(self._rng)

        await serve(client, choose)

    async def _ask(self, table: str, token: str, match: Match, canaries: Canaries) -> None:
        """Read every page again and again, as somebody without a seat."""
        while match.asks:
            for path in PATHS:
                words = canaries.of(SPECTATOR)
                text = await asyncio.to_thread(_read, f"{self._home.base}/api/{path.format(table)}", token)
                if not match.asks:
                    return
                canaries.hear()
                leaks = words_in(text, words & canaries.of(SPECTATOR))
                self._result.check(not leaks, f"{path} tells {', '.join(sorted(leaks))}")
            await asyncio.sleep(0.05)


def _read(address: str, token: str) -> str:
    try:
        with urlopen(Request(address, headers={"Authorization": f"Bearer {token}"}), timeout=SECONDS) as reply:
            return str(reply.read().decode())
    except HTTPError as fault:
        return str(fault.read().decode())


class Log(logging.Handler):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(f"{record.getMessage()} {record.__dict__}")


async def _served(folder: Path, plan: Plan, result: Result) -> None:
    log, watch = Log(), Watch()
    logging.getLogger("souterrain").addHandler(log)
    try:
        async with at_home(folder, limit=None) as home:
            for number in range(plan.number(SERVED)):
                for setting in SETTINGS:
                    await Sample(home, setting, Random(f"{plan.seed}/{number}"), result).play(log.lines)
                if watch.due:
                    progress(f"taint: {number + 1} games of each kind over sockets")
    finally:
        logging.getLogger("souterrain").removeHandler(log)


def run(plan: Plan) -> list[Result]:
    sent, served = Result("P15", "frames"), Result("P15", "pages read during play")
    watch = Watch()
    for number in range(plan.number(GAMES, 2)):
        for setting in SETTINGS:
            _game(setting, Random(f"{plan.seed}/{number}/{setting.game}"), sent)
        if watch.due:
            progress(f"taint: {number + 1} games of each kind")
    sent.figures = {"games of each kind": f"{plan.number(GAMES, 2):,}"}
    with workspace() as folder:
        asyncio.run(_served(folder, plan, served))
    return [sent, served]
