"""Routes for daily dungeons."""

from __future__ import annotations

import secrets
from typing import Annotated

from litestar import Response, get, post
from litestar.params import FromPath, QueryParameter

from souterrain.server.daily.calendar import read_day
from souterrain.server.http.requests import PROBLEMS, Call, person_of, services_of, visit_of
from souterrain.server.http.tables import JOIN
from souterrain.server.protocol.daily import DailyBoard, DailyGame, DailyStart


async def _caller(request: Call) -> str:
    """Return the id of the caller, "" without a token: public data needs no sign-in."""
    token = visit_of(request).token
    person = await services_of(request).people.of(token) if token else None
    return person.id if person else ""


@get("/api/daily", responses=PROBLEMS)
async def dailies(request: Call) -> list[DailyGame]:
    return await services_of(request).dailies.games(await _caller(request), visit_of(request).device)


@get("/api/daily/{game:str}", responses=PROBLEMS)
async def board(
    request: Call, game: FromPath[str], date: Annotated[str, QueryParameter(max_length=10)] = ""
) -> DailyBoard:
    services = services_of(request)
    day = read_day(date) if date else services.calendar.today()
    return await services.dailies.board(game, day, await _caller(request))


@post("/api/daily/{game:str}", responses=PROBLEMS)
async def play(request: Call, game: FromPath[str]) -> Response[DailyStart]:
    """Go on with a try, or begin one. A browser gets a name of its own, for one counted try on each device."""
    services, person, visit = services_of(request), await person_of(request), visit_of(request)
    services.guard.tables.spend(visit.address)
    if visit.browser:
        visit.device = visit.device or secrets.token_urlsafe(16)
    table = await services.dailies.play(game, person.id, visit.device)
    start = DailyStart(table.id, JOIN + table.id, table.record.retry)
    return Response(start, headers={"set-cookie": visit.device_cookie()} if visit.browser else {})


ROUTES = [dailies, board, play]
