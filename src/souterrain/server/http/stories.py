"""Routes for stories: what happened at a table so far, and the chronicle of a campaign."""

from __future__ import annotations

import asyncio
import time
from typing import Final, NamedTuple

from litestar import get
from litestar.params import FromPath

from souterrain import parts
from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.core.recap import Chapter, Recap, chronicle_of, recap_of
from souterrain.server.http.requests import PROBLEMS, Call, person_of, services_of
from souterrain.server.http.tables import table_of
from souterrain.server.protocol.http import CampaignInfo, CampaignTable, ChapterInfo, RecapInfo
from souterrain.server.refusal import Refused
from souterrain.server.services import Services
from souterrain.server.store.record import TableRecord

CHAIN: Final = 12
"""Tables of a campaign that are told."""
RUNNING: Final = "not-over"


@get("/api/tables/{table:str}/recap", responses=PROBLEMS)
async def recap(request: Call, table: FromPath[str]) -> RecapInfo:
    """Return the story so far; a game that is no longer in memory as a whole is replayed in a thread."""
    person = await person_of(request)
    found = await table_of(request, table, person)
    known, match = parts.recap(found.record.game), found.state.match
    if known is None or match is None:
        return RecapInfo([], [], 0.0)
    seats = found.record.seats_of(person.id)
    eyes = seats[0] if seats else None
    if match.whole:
        lines = recap_of(known, match, eyes)
    else:
        lines = await asyncio.to_thread(lambda: recap_of(known, _whole(match), eyes))
    [(last,)] = await services_of(request).store.rows("entry-last", found.id)
    return RecapInfo(lines, list(known.ends), max(0.0, time.time() - last) if last else 0.0)


@get("/api/campaigns/{table:str}", responses=PROBLEMS)
async def campaign(request: Call, table: FromPath[str]) -> CampaignInfo:
    """Return the chronicle of the campaign that a table belongs to; a game without chapters has none."""
    services, person = services_of(request), await person_of(request)
    here = await _told(services, table, person.id)
    if here is None:
        raise Refused(RUNNING, 403)
    found = [here]
    while len(found) < CHAIN and found[0].record.before:
        earlier = await _told(services, found[0].record.before, person.id)
        if earlier is None:
            break
        found.insert(0, earlier)
    while len(found) < CHAIN and (following := await _next(services, found[-1].told.table)):
        later = await _told(services, following, person.id)
        if later is None or later.record.before != found[-1].told.table:
            break
        found.append(later)
    return CampaignInfo(here.record.game, [each.told for each in found])


async def _next(services: Services, id_: str) -> str:
    """Return the table after this one, which a replay in memory may not know yet; "" for none."""
    found = await services.tables.get(id_)
    return found.record.next if found is not None else ""


class _Table(NamedTuple):
    record: TableRecord
    told: CampaignTable


async def _told(services: Services, id_: str, person: str) -> _Table | None:
    """Return a table with its chapters; None for a running game that this person does not play."""
    try:
        replay = await services.replays.find(id_)
    except Refused as refused:
        if refused.code != RUNNING:
            raise
        return await _running(services, id_, person)
    chapters = await asyncio.to_thread(_chapters, replay.record, replay.match, person)
    return _Table(replay.record, CampaignTable(replay.id, replay.record.phase, replay.info().players, chapters))


async def _running(services: Services, id_: str, person: str) -> _Table | None:
    found = await services.tables.get(id_)
    if found is None or not found.record.seats_of(person):
        return None
    record, match = found.record, found.state.match
    players = [found.state.names.get(chair.person, chair.who if chair.bot else "") for chair in record.chairs]
    if match is None:
        return _Table(record, CampaignTable(found.id, record.phase, players, []))
    whole = match if match.whole else await asyncio.to_thread(_whole, match)
    return _Table(record, CampaignTable(found.id, record.phase, players, _chapters(record, whole, person)))


def _whole(match: Match) -> Match:
    return Match.replay(Journal(match.journal.header, [*match.journal.entries]))


def _chapters(record: TableRecord, match: Match, person: str) -> list[ChapterInfo]:
    known: Recap | None = parts.recap(record.game)
    seats = record.seats_of(person)
    told: list[Chapter] = chronicle_of(known, match, seats[0] if seats else None) if known is not None else []
    return [ChapterInfo(*chapter) for chapter in told]


ROUTES = [recap, campaign]
