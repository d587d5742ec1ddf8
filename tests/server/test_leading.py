"""A table that a seat leads: whispers, handouts, notes, a pause, the way back to the last decision."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from souterrain.client import Api, Client, Refused
from souterrain.core.journal import Act, Journal, Undo
from souterrain.core.match import Match
from souterrain.server.protocol.http import TableLinks
from souterrain.server.table.leading import MOST_NOTES
from souterrain.server.table.taking_back import acts_since_decision
from tests.server.house import Home, asked, at_home, until
from tests.server.test_people import call
from tests.server.wiretap import Wiretap, words_in

CANARY = "xylophone"


class Party(NamedTuple):
    """A master (seat 2), two heroes (seats 0, 1) and a spectator."""

    master: Client
    heroes: tuple[Client, Client]
    spectator: Client
    people: list[Api]
    links: TableLinks

    @property
    def all(self) -> tuple[Client, ...]:
        return (self.master, *self.heroes, self.spectator)


@asynccontextmanager
async def party(home: Home, **wish: object) -> AsyncIterator[Party]:
    people = [await home.person(name) for name in ("Mona", "Ada", "Bruno")]
    links = await home.table(people[0], "donjon", ["", "", "me"], options={"quest": "free-delve"}, **wish)
    async with (
        home.client(people[0], links) as master,
        home.client(people[1], links) as ada,
        home.client(people[2], links) as bruno,
        home.spectator(links) as eye,
    ):
        await ada.take_seat(0)
        await bruno.take_seat(1)
        await master.host("start")
        for client in (master, ada, bruno, eye):
            await until(client, lambda each: each.table.phase == "playing" and each.table.seq >= 0)
        yield Party(master, (ada, bruno), eye, people, links)


async def settled(found: Party) -> None:
    """Return when everything told so far has arrived: a chat line passes through the same sockets after it."""
    await found.master.say("settled")
    for client in (found.master, *found.heroes):
        await until(client, lambda each: any(line.text == "settled" for line in each.table.chat))


@pytest.mark.promise("P15")
def test_a_whisper_reaches_two_persons_and_nobody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at once, nor after a reconnect or a restart, nor in the replay."""
    wiretap = Wiretap(monkeypatch)

    async def run() -> None:
        async with at_home(tmp_path) as home, party(home) as found:
            ada, bruno = found.heroes
            await found.master.tell(f"{CANARY} one", 0)
            await ada.tell(f"{CANARY} two", 2)
            await settled(found)
            for client, heard in ((found.master, 2), (ada, 2), (bruno, 0), (found.spectator, 0)):
                told = [text for _, text in wiretap.of(client) if words_in(text, [CANARY])]
                assert len([text for text in told if '"t":"chat"' in text]) == heard == len(told)
            (line, _) = [line for line in ada.table.chat if CANARY in line.text]
            assert line.telling is not None
            assert (line.telling.to, line.telling.name) == (ada.table.person, "Ada")
            with pytest.raises(Refused, match="not-the-leader"):
                await ada.tell("to another hero", 1)
            with pytest.raises(Refused, match="not-the-leader"):
                await ada.tell("to everybody")
            with pytest.raises(Refused, match="not-the-leader"):
                await ada.tell("", 2, title="no handout")
            with pytest.raises(Refused, match="not-the-leader"):
                await found.spectator.tell("from outside", 2)
            links, people = found.links, found.people
        async with at_home(tmp_path) as home:
            for person, heard in ((people[0], 2), (people[1], 2), (people[2], 0)):
                api = Api(home.base, token=person.token)
                async with home.client(api, links) as client:
                    await until(client, lambda each: any(line.text == "settled" for line in each.table.chat))
                    assert len([line for line in client.table.chat if CANARY in line.text]) == heard
                    if person is people[0]:
                        await client.host("close")
            for person in people:
                api = Api(home.base, token=person.token)
                said = [line.text for line in await api.replay_chat(links.table)]
                assert "settled" in said
                assert not any(CANARY in text for text in said)

    asyncio.run(run())


def test_the_leader_reads_out_and_speaks_as_the_villain(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home, party(home) as found:
            await found.master.tell("Cold air.\nA bell.", title="The crypt", picture="church")
            await found.master.tell("Who dares?", voice="The Watcher")
            for client in found.heroes:
                await until(client, lambda each: len(each.table.chat) == 2)
                handout, line = client.table.chat
                assert handout.telling is not None
                assert line.telling is not None
                assert (handout.text, handout.telling.title) == ("Cold air.\nA bell.", "The crypt")
                assert (handout.telling.picture, line.telling.voice) == ("church", "The Watcher")
            with pytest.raises(Refused, match="voice-taken"):
                await found.master.tell("I am Ada", voice="ADA")
            with pytest.raises(Refused, match="bad-message"):
                await found.master.tell(" \n ")
            with pytest.raises(Refused, match="nobody-there"):
                await found.master.tell("to myself", 2)

    asyncio.run(run())


def test_a_game_that_nobody_leads_has_no_such_words(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "roll", ["me", "bot:random"], start=True)
            async with home.client(api, links) as client:
                assert client.table.info is not None
                assert client.table.info.leader == -1
                for wish in (client.tell("hello", 1), client.rewind()):
                    with pytest.raises(Refused, match="not-the-leader"):
                        await wish

    asyncio.run(run())


def has_notes(number: int, client: Client) -> bool:
    return len(client.table.notes) == number


@pytest.mark.promise("P15")
def test_notes_are_their_writers_own_and_survive_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wiretap = Wiretap(monkeypatch)

    async def run() -> None:
        async with at_home(tmp_path) as home, party(home) as found:
            await found.master.note("zone-1", CANARY)
            await found.master.note("zone-2", "gone again")
            await found.master.note("zone-2")
            await found.master.until(lambda: found.master.table.notes == {"zone-1": CANARY})
            await settled(found)
            for client in (*found.heroes, found.spectator):
                assert not any(CANARY in text for _, text in wiretap.of(client))
            for number in range(2, MOST_NOTES + 1):
                await found.master.note(f"zone-{number}", "x")
            with pytest.raises(Refused, match="too-many-notes"):
                await found.master.note("zone-99", "x")
            await found.master.note("zone-1", f"{CANARY} again")
            links, people = found.links, found.people
        async with at_home(tmp_path) as home:
            for person, notes in ((people[0], MOST_NOTES), (people[1], 0)):
                api = Api(home.base, token=person.token)
                async with home.client(api, links) as client:
                    await until(client, lambda each: bool(each.table.chat))
                    await until(client, partial(has_notes, notes))
                    _, exported = await call(home, "GET", "/api/export", person.token)
                    assert len(exported["notes"]) == notes

    asyncio.run(run())


def test_a_paused_game_stands_still(tmp_path: Path) -> None:
    """Moves are refused, windows stay open, bots wait; it stays paused over a restart."""

    async def run() -> None:
        async with at_home(tmp_path) as home, party(home) as found:
            ada, _ = found.heroes
            with pytest.raises(Refused, match="not-the-leader"):
                await ada.pause()
            await found.master.pause()
            await ada.until(lambda: ada.table.info is not None and ada.table.info.paused == "Mona")
            ask = await asked(ada, 0)
            with pytest.raises(Refused, match="paused"):
                await ada.move(ask, ada.table.legal(0).first())
            links, people = found.links, found.people
        async with at_home(tmp_path) as home, home.client(Api(home.base, token=people[1].token), links) as ada:
            assert ada.table.info is not None
            assert ada.table.info.paused == "Mona"
            ask = await asked(ada, 0)
            with pytest.raises(Refused, match="paused"):
                await ada.move(ask, ada.table.legal(0).first())
            await ada.pause(False)
            await ada.move(ask, ada.table.legal(0).first())

    asyncio.run(run())


def test_bots_and_clocks_wait_during_a_pause(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person("Mona")
            links = await home.table(api, "donjon", ["bot:adept", "me"], options={"quest": "free-delve"}, tempo=60)
            async with home.client(api, links) as client:
                await client.host("start")
                await client.pause()
                table = home.house.tables.open[links.table]
                seq = client.table.seq
                clock = table.pace.clock_of(1)
                for _ in range(20):
                    await table.do(table.pace.drive)
                assert client.table.seq == seq
                assert table.pace.clock_of(1) == clock
                assert table.pace.due() == float("inf")
                await client.pause(False)
                await client.until(lambda: client.table.seq > seq)

    asyncio.run(run())


def test_the_leader_lends_the_seat_of_an_absent_hero(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            people = [await home.person(name) for name in ("Mona", "Ada")]
            links = await home.table(people[1], "donjon", ["me", ""], options={"quest": "free-delve"})
            async with home.client(people[0], links) as master:
                await master.take_seat(1)
                async with home.client(people[1], links) as ada:
                    await ada.host("start")
                    with pytest.raises(Refused, match="not-your-seat"):
                        await master.lend(0, "bot:adept")
                await master.until(
                    lambda: master.table.info is not None and master.table.info.seats[0].presence != "here"
                )
                await master.lend(0, "bot:adept")
                await master.until(lambda: master.table.info is not None and bool(master.table.info.seats[0].lent))

    asyncio.run(run())


@pytest.mark.promise("P23")
@pytest.mark.quick
def test_the_last_decision_is_that_of_a_person_and_no_card_is_unseen() -> None:
    match, rng = Match.new("donjon", seats=3, seed=3, options={"quest": "free-delve"}), Random(3)
    found = 0
    while match.asks and len(match.journal) < 120:
        seat = match.turn
        by = "seat" if seat == 0 else "bot"
        match.play(seat, match.legal(seat).sample(rng), by=by)
        acts = acts_since_decision(match)
        last = list(match.journal.acts())[-acts:] if acts else []
        assert not any(act.sealed or any(" w" in line or " o" in line for line in act.draws) for act in last)
        assert [act.by for act in last] == ["seat", *["bot"] * (acts - 1)][:acts]
        if acts > 1 and not found:
            found = acts
            again = match.clone()
            said = [(act.seat, act.text, act.by, act.draws) for act in last]
            again.rewind(2, acts)
            assert len(again.journal.standing()) == len(match.journal.standing()) - acts
            for speaker, text, who, draws in said:
                again.play(speaker, text, by=who, strict=True)
                act = again.journal.entries[-1]
                assert isinstance(act, Act)
                assert act.draws == draws, "the same addresses draw the same dice"
            assert _without_numbers(again) == _without_numbers(match)
            Match.replay(Journal.loads(again.journal.dumps()))
    assert found


def _without_numbers(match: Match) -> dict[str, object]:
    """Return the view of a spectator; ask numbers jump at an undo."""
    return {name: part for name, part in match.view(None).items() if name != "counters"}


@pytest.mark.promise("P23")
def test_all_agree_to_rewind_and_the_journal_tells(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home, party(home) as found:
            ada, bruno = found.heroes
            ask = await asked(ada, 0)
            seq = ada.table.seq
            await ada.move(ask, ada.table.legal(0).first())
            match = home.house.tables.open[found.links.table].match
            assert match is not None
            stood = len(match.journal.standing())
            with pytest.raises(Refused, match="not-the-leader"):
                await ada.rewind()
            await found.master.until(lambda: found.master.table.seq > seq)
            await found.master.rewind()
            for client in found.heroes:
                await until(client, lambda each: each.table.info is not None and each.table.info.wish is not None)
                assert client.table.info is not None
                assert client.table.info.wish is not None
                assert client.table.info.wish.kind == "rewind"
            await ada.consent()
            assert len(match.journal.standing()) == stood
            await bruno.consent()
            assert len(match.journal.standing()) == stood - 1
            undo = [entry for entry in match.journal.entries if isinstance(entry, Undo)][-1]
            assert (undo.seat, undo.acts, undo.consent) == (2, 1, 1)
            await ada.until(lambda: ada.table.info is not None and ada.table.info.wish is None)
            with pytest.raises(Refused, match="no-way-back"):
                await found.master.rewind()

    asyncio.run(run())


def test_what_somebody_seated_points_at_is_seen_by_everybody(tmp_path: Path) -> None:
    """Players and spectators, at once and never again; nobody who only watches may point."""

    async def run() -> None:
        async with at_home(tmp_path) as home, party(home) as found:
            await found.heroes[0].point("zone=1 column:a row=2")
            for client in found.all:
                await until(client, lambda each: each.table.pointed is not None)
                pointed = client.table.pointed
                assert pointed is not None
                assert (pointed.name, pointed.about) == ("Ada", "zone=1 column:a row=2")
            with pytest.raises(Refused, match="only-watching"):
                await found.spectator.point("zone=1 column:a row=2")
            with pytest.raises(Refused):
                await found.heroes[0].point("<b>no name</b>")
            async with home.spectator(found.links) as late:
                await until(late, lambda each: each.table.seq >= 0)
                assert late.table.pointed is None

    asyncio.run(run())
