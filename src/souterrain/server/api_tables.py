"""Tables, replays and who can reach them, over HTTP."""

from __future__ import annotations

import re
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from souterrain.server.door import PROBLEMS, Call, house_of, person_of, visit_of
from souterrain.server.info import table_info
from souterrain.server.kept import PLAYING, new_kept, new_lesson
from souterrain.server.protocol.http import (
    Films,
    MyTable,
    NewTable,
    OpenTable,
    Person,
    PlayOn,
    ReachInfo,
    ReplayInfo,
    ReplayLine,
    ReplayStep,
    TableLinks,
)
from souterrain.server.protocol.parts import TableInfo
from souterrain.server.reach import is_loopback, qr
from souterrain.server.refusal import Refused
from souterrain.server.table import Table

JOIN, WATCH = "/t/", "/w/"
SHORT: Final = re.compile(r"[A-Za-z]{6}")
SEATS: Final = 16


def _links(request: Call, table: Table) -> TableLinks:
    reach = house_of(request).reach.info()
    join, watch = JOIN + table.id, WATCH + table.watch
    return TableLinks(table.id, join, watch, table.code, reach.address + join, reach.reach)


async def _table(request: Call, id_: str, person: Person) -> Table:
    """By its link, or by its short code, which may be tried now and then only."""
    house = house_of(request)
    if SHORT.fullmatch(id_):
        house.guard.codes.spend(visit_of(request).address)
        table = await house.tables.by_code(id_)
    else:
        table = await house.tables.get(id_)
    if table is None:
        raise Refused("no-such-table", 404)
    if not table.kept.seats_of(person.id):
        house.dailies.need_over(table.kept.day)
    return table


@post("/api/tables", responses=PROBLEMS)
async def new_table(request: Call, data: JSONBody[NewTable]) -> TableLinks:
    house, person = house_of(request), await person_of(request)
    house.guard.tables.spend(visit_of(request).address)
    if len(data.seats) > SEATS:
        raise Refused("wrong-seats", 400)
    table = await house.tables.create(new_kept(data, person.id), data.start)
    return _links(request, table)


@post("/api/lessons/{game:str}", responses=PROBLEMS)
async def lesson(request: Call, game: FromPath[str]) -> TableLinks:
    """The lesson that this person has begun, else a new one; it stands in nobody's records."""
    house, person = house_of(request), await person_of(request)
    mine = await house.tables.of(person.id)
    begun = [each.id for each in mine if each.lesson and each.game == game and each.phase == PLAYING]
    if begun:
        return _links(request, await _table(request, begun[0], person))
    house.guard.tables.spend(visit_of(request).address)
    kept, seed = new_lesson(game, person.id)
    return _links(request, await house.tables.create(kept, True, seed))


@get("/api/tables", responses=PROBLEMS)
async def my_tables(request: Call) -> list[MyTable]:
    return await house_of(request).tables.of((await person_of(request)).id)


@get("/api/open", responses=PROBLEMS)
async def open_tables(request: Call) -> list[OpenTable]:
    return house_of(request).tables.public((await person_of(request)).id)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def table(request: Call, table: FromPath[str]) -> TableInfo:
    return table_info(await _table(request, table, await person_of(request)))


@get("/api/tables/{table:str}/links", responses=PROBLEMS)
async def links(request: Call, table: FromPath[str]) -> TableLinks:
    """The links again, for who sits there."""
    person = await person_of(request)
    found = await _table(request, table, person)
    if person.id not in (*found.kept.persons, found.kept.host):
        raise Refused("not-your-seat", 403)
    house_of(request).dailies.need_over(found.kept.day)
    return _links(request, found)


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", responses=PROBLEMS)
async def table_qr(request: Call, table: FromPath[str]) -> str:
    found = await _table(request, table, await person_of(request))
    house_of(request).dailies.need_over(found.kept.day)
    return qr(_links(request, found).address)


@get("/api/tables/{table:str}/films/{entry:int}", responses=PROBLEMS)
async def films(request: Call, table: FromPath[str], entry: Annotated[int, PathParameter(ge=0)]) -> Films:
    """What rolled and fell could be seen by everybody: whoever has a link to the table may see it again. A try at a
    daily dungeon only by who plays it, as long as its day is on."""
    house, token = house_of(request), visit_of(request).token
    person = await house.people.of(token) if token else None
    await house.dailies.need_player(table, person.id if person else "")
    by_watch = await house.store.rows("board-watch", table)
    found = await house.store.rows("films", by_watch[0][0] if by_watch else table, entry)
    if not found:
        raise Refused("no-such-film", 404)
    return Films([body for (body,) in found])


@get("/api/reach", responses=PROBLEMS)
async def reach(request: Call) -> ReachInfo:
    return house_of(request).reach.info()


@post("/api/invite", status_code=200, responses=PROBLEMS)
async def invite(request: Call) -> ReachInfo:
    """Opens this server to the network; only from this computer."""
    await person_of(request)
    house = house_of(request)
    if not is_loopback(visit_of(request).address):
        return house.reach.info()
    return await house.reach.invite()


@get("/api/replays/{table:str}", responses=PROBLEMS)
async def replay(request: Call, table: FromPath[str]) -> ReplayInfo:
    return (await house_of(request).replays.find(table)).info()


@get("/api/replays/{table:str}/journal", media_type="text/plain", responses=PROBLEMS)
async def journal(request: Call, table: FromPath[str]) -> Response[str]:
    found = await house_of(request).replays.find(table)
    name = f'attachment; filename="{found.journal.header.game}.journal"'
    return Response(found.download(), headers={"content-disposition": name}, media_type="text/plain; charset=utf-8")


@get("/api/replays/{table:str}/story", responses=PROBLEMS)
async def replay_story(
    request: Call, table: FromPath[str], eyes: Annotated[int, QueryParameter(ge=-2, le=15)] = -1
) -> list[ReplayLine]:
    return await house_of(request).replays.story(table, eyes)


@get("/api/replays/{table:str}/{step:int}", responses=PROBLEMS)
async def replay_step(
    request: Call, table: FromPath[str], step: FromPath[int], eyes: Annotated[int, QueryParameter(ge=-2, le=15)] = -1
) -> ReplayStep:
    return await house_of(request).replays.step(table, step, eyes)


@post("/api/replays/{table:str}/{step:int}/play", responses=PROBLEMS)
async def play_on(request: Call, table: FromPath[str], step: FromPath[int], data: JSONBody[PlayOn]) -> TableLinks:
    """A new table from that position, with dice that nobody knows yet."""
    house, person = house_of(request), await person_of(request)
    house.guard.tables.spend(visit_of(request).address)
    found = await house.replays.find(table)
    header = found.journal.header
    if len(data.seats) != header.seats:
        raise Refused("wrong-seats", 400)
    kept = new_kept(NewTable(header.game, data.seats, header.options), person.id)
    kept.origin = table
    return _links(request, await house.tables.play_on(found, step, kept))


ROUTES = [
    new_table,
    lesson,
    my_tables,
    open_tables,
    table,
    links,
    table_qr,
    films,
    reach,
    invite,
    replay,
    journal,
    replay_story,
    replay_step,
    play_on,
]
