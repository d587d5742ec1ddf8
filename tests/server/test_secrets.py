"""Secrets of a table: seeds, draws to come, hands, and what could be told from an ask."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from souterrain.client import Client
from souterrain.client.bot import serve
from souterrain.core.asks import MAY, Ask
from souterrain.core.journal import Journal
from souterrain.core.legal import Legal
from souterrain.core.match import Match
from souterrain.core.seeded import commitment
from souterrain.core.verify import verify
from souterrain.server.table.views import asks_for
from tests.server.house import at_home, until
from tests.server.test_people import call
from tests.server.wiretap import Wiretap, words_in

SECRET = ("lay", "pay")
"""Verbs of Lantern whose sentences tell a hand."""


def without_own(text: str, own: set[str]) -> str:
    """Leave out what a seat is asked, whose default may be what another has said, and what it said itself."""
    kept = json.dumps({key: value for key, value in json.loads(text).items() if key != "asks"})
    for sentence in own:
        kept = kept.replace(f'"{sentence}"', '""')
    return kept


def test_the_seed_and_the_hands_stay_here_until_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """P17, P18: whole games of Lantern with a spectator; the commitment first, the seed never before the reveal, the
    others' hands in nobody's messages; then the dice are checked."""
    wiretap = Wiretap(monkeypatch)

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada, bruno = await home.person("Ada"), await home.person("Bruno")
            for number in range(5):
                rng = Random(number)
                links = await home.table(ada, "lantern", ["me", "", "bot:random"], options={"nights": "1"})
                wiretap.clear()
                async with (
                    home.client(ada, links) as one,
                    home.client(bruno, links) as two,
                    home.spectator(links) as eye,
                ):
                    await two.take_seat()
                    assert one.table.info is not None
                    promised = one.table.info.commitment
                    await two.ready()
                    await one.ready()
                    await one.host("set", settings={"pause": "0"})
                    await one.host("start")
                    table = home.house.tables.open[links.table]
                    seed = table.seed.hex()
                    live = [
                        await call(home, "GET", f"/api/replays/{links.table}{path}", token)
                        for path in ("", "/1", "/1?eyes=0", "/journal")
                        for token in ("", ada.token, bruno.token)
                    ]
                    assert {status for status, _ in live} == {403}

                    async def bot(view: dict[str, Any], ask: Ask, legal: Legal, rng: Random = rng) -> Any:
                        return None if ask.kind == MAY else legal.sample(rng)

                    await asyncio.gather(serve(one, bot), serve(two, bot), until(eye, lambda e: e.table.over))
                    assert seed not in wiretap.all
                    assert not words_in(wiretap.all, ["digest"])
                    assert table.match is not None
                    acts = list(table.match.journal.acts())
                    for client, mine in ((one, 0), (two, 1), (eye, None)):
                        for at, text in wiretap.of(client):
                            owners = {seat for seat in (0, 1, 2) if f'"seat":{seat},"hand"' in text}
                            assert owners <= {mine}
                            said = {act.text for act in acts[:at] if act.seat != mine and act.text[:3] in SECRET}
                            own = {act.text for act in acts[:at] if act.seat == mine}
                            assert not words_in(without_own(text, own), said), "a sentence tells a hand"
                _, text = await call(home, "GET", f"/api/replays/{links.table}/journal")
                journal = Journal.loads(text)
                assert journal.header.commitment == promised == commitment(bytes.fromhex(seed))
                assert all(nonce for nonce in journal.header.nonces[:2])
                assert verify(journal).difference is None
                assert seed in text
            assert seed not in capfd.readouterr().err

    asyncio.run(run())


def test_an_ask_reveals_nothing(tmp_path: Path) -> None:
    """P32: two deals, the same public history: what the others hear of asks is equal, and without words."""
    for seed in range(20):
        one, two = [
            Match.new("lantern", seats=3, seed=number, options={"nights": "1"}) for number in (seed, seed + 1000)
        ]
        for match in (one, two):
            for seat in (0, 1):
                match.play(seat, match.legal(seat).first())
        told = [[(ask.seat, ask.number, ask.kind, ask.about) for ask in asks_for(match, (0,))] for match in (one, two)]
        assert told[0] == told[1]
        for match in (one, two):
            for ask in asks_for(match, (0,)):
                assert ask.seat == 0 or (ask.default == "" and not ask.verbs and not ask.stakes)


def test_stakes_are_told_to_all_where_nothing_is_hidden() -> None:
    """A watcher of an open game sees what the player weighs; in a race only the player does."""
    for tempo, told in (("turns", True), ("together", False)):
        match = Match.new("roll", seats=2, seed=1, options={"tempo": tempo, "heroes": "none"})
        for ask in asks_for(match, ()):
            assert bool(ask.stakes) == told
            assert not ask.verbs


def test_the_same_seed_meets_the_same_dungeon() -> None:
    """P31: two people play differently; where both draw at an address, they draw the same."""
    draws: list[dict[str, str]] = []
    for player in (1, 2):
        match, rng = Match.new("roll", seats=1, seed=77), Random(player)
        while match.asks:
            match.play(0, match.legal(0).sample(rng))
        lines = [line for act in match.journal.acts() for line in act.draws] + list(match.journal.header.draws)
        draws.append({" ".join(line.split("=")[0].split()): line for line in lines})
    both = draws[0].keys() & draws[1].keys()
    assert both
    assert all(draws[0][address] == draws[1][address] for address in both)


def test_the_whole_of_a_finished_game(tmp_path: Path) -> None:
    """A replay, step by step: any seat's view, everything, and going on from the middle with new dice."""

    async def run() -> None:
        async with at_home(tmp_path) as home:
            ada = await home.person("Ada")
            links = await home.table(ada, "lantern", ["me", "bot:random"], options={"nights": "1"})
            rng = Random(3)

            async def bot(view: dict[str, Any], ask: Ask, legal: Legal) -> Any:
                return legal.sample(rng)

            async with home.client(ada, links) as one:
                await one.host("set", settings={"pause": "0"})
                await one.host("start")
                await serve(one, bot)
                last = one.table.view(0)
            status, info = await call(home, "GET", f"/api/replays/{links.watch.removeprefix('/w/')}")
            assert status == 200
            steps = [
                (await call(home, "GET", f"/api/replays/{links.table}/{step}?eyes=0"))[1]
                for step in range(info["steps"] + 1)
            ]
            assert steps[-1]["sections"] == json.loads(json.dumps(last))
            assert [step["step"] for step in steps] == list(range(info["steps"] + 1))
            assert steps[0]["events"][0]["key"] == "opened"
            _, whole = await call(home, "GET", f"/api/replays/{links.table}/1?eyes=-2")
            assert {"mine/0", "mine/1"} <= set(whole["sections"])
            for wrong in (f"{info['steps'] + 1}", "1?eyes=9", "1?eyes=-3"):
                assert (await call(home, "GET", f"/api/replays/{links.table}/{wrong}"))[0] in (400, 404)
            body = {"seats": ["me", "bot:random"]}
            status, further = await call(home, "POST", f"/api/replays/{links.table}/1/play", ada.token, body)
            assert status == 201
            async with Client(home.base + further["join"], ada.token) as again:
                await again.host("set", settings={"pause": "0"})
                await serve(again, bot)
                assert again.table.outcome is not None
            _, text = await call(home, "GET", f"/api/replays/{further['table']}/journal")
            verdict = verify(Journal.loads(text))
            assert (verdict.difference, len(verdict.forks)) == (None, 1), "fair before and after"
            status, third = await call(home, "POST", f"/api/replays/{further['table']}/2/play", ada.token, body)
            assert status == 201
            async with Client(home.base + third["join"], ada.token) as once_more:
                await once_more.host("set", settings={"pause": "0"})
                await serve(once_more, bot)
            _, text = await call(home, "GET", f"/api/replays/{third['table']}/journal")
            verdict = verify(Journal.loads(text))
            assert (verdict.difference, len(verdict.forks)) == (None, 2), "and where that one was left"

    asyncio.run(run())
