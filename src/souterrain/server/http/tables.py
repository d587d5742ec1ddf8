"""Routes for tables, lessons, replays, links and addresses."""

from __future__ import annotations

import re
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody, PathParameter, QueryParameter

from souterrain.server.http.compression import compressed
from souterrain.server.http.requests import PROBLEMS, Call, person_of, services_of, visit_of
from souterrain.server.net.addresses import is_loopback, qr
from souterrain.server.net.guard import TABLES
from souterrain.server.protocol.http import (
    Films,
    MomentsInfo,
    MyTable,
    NewTable,
    OpenTable,
    Person,
    PlayOn,
    PracticeAct,
    PracticeTable,
    ReachInfo,
    ReplayChat,
    ReplayInfo,
    ReplayLine,
    ReplayStep,
    TableLinks,
)
from souterrain.server.protocol.parts import TableInfo
from souterrain.server.refusal import Refused
from souterrain.server.store.record import PLAYING
from souterrain.server.table.setup import new_lesson, new_record
from souterrain.server.table.table import Table

JOIN, WATCH = "/t/", "/w/"
SHORT: Final = re.compile(r"[A-Za-z]{6}")
SEATS: Final = 16
Number = Annotated[str, PathParameter(pattern="^[0-9]{1,9}$")]
"""A number in a path; read as a string, since `int` takes the digits of all scripts, signs and blanks."""


def _links(request: Call, table: Table) -> TableLinks:
    reach = services_of(request).addresses.info()
    join, watch = JOIN + table.id, WATCH + table.watch
    return TableLinks(table.id, join, watch, table.code, reach.address + join, reach.reach)


async def table_of(request: Call, id_: str, person: Person) -> Table:
    """Return a table by its id, or by its short code, which is rate limited."""
    services = services_of(request)
    if SHORT.fullmatch(id_):
        services.guard.codes.spend(visit_of(request).address)
        table = await services.tables.by_code(id_)
    else:
        table = await services.tables.get(id_)
    if table is None:
        raise Refused("no-such-table", 404)
    if not table.record.seats_of(person.id):
        services.dailies.need_over(table.record.day)
    return table


@post(TABLES, responses=PROBLEMS)
async def new_table(request: Call, data: JSONBody[NewTable]) -> TableLinks:
    services, person = services_of(request), await person_of(request)
    services.guard.tables.spend(visit_of(request).address)
    if data.content is not None:
        services.guard.contents.spend(visit_of(request).address)
    if len(data.seats) > SEATS:
        raise Refused("wrong-seats", 400)
    table = await services.tables.create(new_record(data, person.id), data.start)
    return _links(request, table)


@post("/api/lessons/{game:str}", responses=PROBLEMS)
async def lesson(
    request: Call, game: FromPath[str], name: Annotated[str, QueryParameter(max_length=24)] = ""
) -> TableLinks:
    """Return the lesson of this name, "" for the game's first, that this person has begun, else a new one; lessons
    have no results."""
    services, person = services_of(request), await person_of(request)
    record, seed = new_lesson(game, name, person.id)
    mine = await services.tables.of(person.id)
    begun = [each.id for each in mine if each.lesson == record.taught and each.game == game and each.phase == PLAYING]
    for id_ in begun:
        if id_ not in services.tables.damaged:
            return _links(request, await table_of(request, id_, person))
    services.guard.tables.spend(visit_of(request).address)
    return _links(request, await services.tables.create(record, True, seed))


@get("/api/tables", responses=PROBLEMS)
async def my_tables(request: Call) -> list[MyTable]:
    return await services_of(request).tables.of((await person_of(request)).id)


@get("/api/open", responses=PROBLEMS)
async def open_tables(request: Call) -> list[OpenTable]:
    return services_of(request).tables.public((await person_of(request)).id)


@get("/api/tables/{table:str}", responses=PROBLEMS)
async def table(request: Call, table: FromPath[str]) -> TableInfo:
    return (await table_of(request, table, await person_of(request))).info()


@get("/api/tables/{table:str}/links", responses=PROBLEMS)
async def links(request: Call, table: FromPath[str]) -> TableLinks:
    """Return the links to persons who sit at the table."""
    person = await person_of(request)
    found = await table_of(request, table, person)
    if person.id not in (*found.record.persons, found.record.host):
        raise Refused("not-your-seat", 403)
    services_of(request).dailies.need_over(found.record.day)
    return _links(request, found)


@get("/api/tables/{table:str}/qr", media_type="image/svg+xml", responses=PROBLEMS)
async def table_qr(request: Call, table: FromPath[str]) -> str:
    found = await table_of(request, table, await person_of(request))
    services_of(request).dailies.need_over(found.record.day)
    return qr(_links(request, found).address)


@get("/api/tables/{table:str}/films/{entry:str}", responses=PROBLEMS)
async def films(request: Call, table: FromPath[str], entry: Number) -> Films:
    """Return the films of an entry to everybody who has a link to the table; those of a daily dungeon only to its
    player until the day is over."""
    services, token = services_of(request), visit_of(request).token
    person = await services.people.of(token) if token else None
    await services.dailies.need_player(table, person.id if person else "")
    by_watch = await services.store.rows("board-watch", table)
    found = await services.store.rows("films", by_watch[0][0] if by_watch else table, int(entry))
    if not found:
        raise Refused("no-such-film", 404)
    return Films([body for (body,) in found])


@get("/api/tables/{table:str}/moments", responses=PROBLEMS)
async def moments(request: Call, table: FromPath[str]) -> MomentsInfo:
    """Return titles and highlights of a finished game to everybody who has a link to it; those of a daily dungeon only
    to its player until the day is over."""
    services, token = services_of(request), visit_of(request).token
    person = await services.people.of(token) if token else None
    await services.dailies.need_player(table, person.id if person else "")
    return await services.replays.moments(table)


@post("/api/practice/{game:str}", status_code=200, responses=PROBLEMS)
async def practice(request: Call, game: FromPath[str], data: JSONBody[PracticeAct]) -> PracticeTable:
    """Carry out an act on a table of one's own; the workers of the games' throws make it, and it is not kept."""
    services = services_of(request)
    await person_of(request)
    services.guard.practice.spend(visit_of(request).address)
    return await services.practice.carry_out(game, data)


@get("/api/reach", responses=PROBLEMS)
async def reach(request: Call) -> ReachInfo:
    return services_of(request).addresses.info()


@post("/api/invite", status_code=200, responses=PROBLEMS)
async def invite(request: Call) -> ReachInfo:
    """Open this server to the network, if the request comes from this computer."""
    await person_of(request)
    services = services_of(request)
    if not is_loopback(visit_of(request).address):
        return services.addresses.info()
    return await services.addresses.invite()


@get("/api/replays/{table:str}", responses=PROBLEMS)
async def replay(request: Call, table: FromPath[str]) -> ReplayInfo:
    return (await services_of(request).replays.find(table)).info()


@get("/api/replays/{table:str}/journal", media_type="text/plain", responses=PROBLEMS)
async def journal(request: Call, table: FromPath[str]) -> Response[str]:
    found = await services_of(request).replays.find(table)
    name = f'attachment; filename="{found.journal.header.game}.journal"'
    return Response(found.download(), headers={"content-disposition": name}, media_type="text/plain; charset=utf-8")


@get("/api/replays/{table:str}/story", responses=PROBLEMS)
async def replay_story(
    request: Call, table: FromPath[str], eyes: Annotated[int, QueryParameter(ge=-2, le=15)] = -1
) -> list[ReplayLine]:
    return await services_of(request).replays.story(table, eyes)


@get("/api/replays/{table:str}/chat", responses=PROBLEMS)
async def replay_chat(request: Call, table: FromPath[str]) -> list[ReplayChat]:
    """Return the players' chat to those who sat at the table; without a session, or to anybody else, nothing."""
    services, token = services_of(request), visit_of(request).token
    person = await services.people.of(token) if token else None
    return await services.replays.chat(table, person.id if person else "")


@get("/api/replays/{table:str}/steps", responses=PROBLEMS)
async def replay_steps(
    request: Call, table: FromPath[str], eyes: Annotated[int, QueryParameter(ge=-2, le=15)] = -1
) -> Response[list[ReplayStep]]:
    """Return all steps at once, for clients that keep a game."""
    return compressed(request, await services_of(request).replays.steps(table, eyes))


@get("/api/replays/{table:str}/{step:str}", responses=PROBLEMS)
async def replay_step(
    request: Call, table: FromPath[str], step: Number, eyes: Annotated[int, QueryParameter(ge=-2, le=15)] = -1
) -> ReplayStep:
    return await services_of(request).replays.step(table, int(step), eyes)


@post("/api/replays/{table:str}/{step:str}/play", responses=PROBLEMS)
async def play_on(request: Call, table: FromPath[str], step: Number, data: JSONBody[PlayOn]) -> TableLinks:
    """Create a table that continues from that position with a new secret seed."""
    services, person = services_of(request), await person_of(request)
    services.guard.tables.spend(visit_of(request).address)
    found = await services.replays.find(table)
    header = found.journal.header
    if len(data.seats) != header.seats:
        raise Refused("wrong-seats", 400)
    record = new_record(NewTable(header.game, data.seats, header.options), person.id)
    record.origin = table
    return _links(request, await services.tables.play_on(found, int(step), record))


ROUTES = [
    new_table,
    lesson,
    my_tables,
    open_tables,
    table,
    links,
    table_qr,
    films,
    moments,
    practice,
    reach,
    invite,
    replay,
    journal,
    replay_story,
    replay_chat,
    replay_step,
    replay_steps,
    play_on,
]
