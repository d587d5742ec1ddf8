"""Routes for daily dungeons."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from souterrain.server.daily.calendar import read_day
from souterrain.server.http.requests import PROBLEMS, Call, person_of, services_of, visit_of
from souterrain.server.http.tables import JOIN
from souterrain.server.protocol.http import DailyBoard, DailyGame, DailyStart


async def _caller(request: Call) -> str:
    """Return the id of the caller, "" without a token: public data needs no sign-in."""
    token = visit_of(request).token
    person = await services_of(request).people.of(token) if token else None
    return person.id if person else ""


@get("/api/daily", responses=PROBLEMS)
async def dailies(request: Call) -> list[DailyGame]:
    return await services_of(request).dailies.games(await _caller(request))


@get("/api/daily/{game:str}", responses=PROBLEMS)
async def board(
    request: Call, game: FromPath[str], date: Annotated[str, QueryParameter(max_length=10)] = ""
) -> DailyBoard:
    services = services_of(request)
    day = read_day(date) if date else services.calendar.today()
    return await services.dailies.board(game, day, await _caller(request))


@post("/api/daily/{game:str}", responses=PROBLEMS)
async def play(request: Call, game: FromPath[str]) -> DailyStart:
    services, person = services_of(request), await person_of(request)
    services.guard.tables.spend(visit_of(request).address)
    table = await services.dailies.play(game, person.id)
    return DailyStart(table.id, JOIN + table.id, table.record.retry)


ROUTES = [dailies, board, play]
