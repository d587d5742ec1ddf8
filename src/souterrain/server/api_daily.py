"""Daily dungeons over HTTP."""

from __future__ import annotations

from typing import Annotated

from litestar import get, post
from litestar.params import FromPath, QueryParameter

from souterrain.server.api_tables import JOIN
from souterrain.server.calendar import read_day
from souterrain.server.door import PROBLEMS, Call, house_of, person_of, visit_of
from souterrain.server.protocol.http import DailyBoard, DailyGame, DailyStart


async def _caller(request: Call) -> str:
    """Nobody is no error: what everybody may know can be read without a name."""
    token = visit_of(request).token
    person = await house_of(request).people.of(token) if token else None
    return person.id if person else ""


@get("/api/daily", responses=PROBLEMS)
async def dailies(request: Call) -> list[DailyGame]:
    return await house_of(request).dailies.games(await _caller(request))


@get("/api/daily/{game:str}", responses=PROBLEMS)
async def board(
    request: Call, game: FromPath[str], date: Annotated[str, QueryParameter(max_length=10)] = ""
) -> DailyBoard:
    house = house_of(request)
    day = read_day(date) if date else house.calendar.today()
    return await house.dailies.board(game, day, await _caller(request))


@post("/api/daily/{game:str}", responses=PROBLEMS)
async def play(request: Call, game: FromPath[str]) -> DailyStart:
    house, person = house_of(request), await person_of(request)
    house.guard.tables.spend(visit_of(request).address)
    table = await house.dailies.play(game, person.id)
    return DailyStart(table.id, JOIN + table.id, table.kept.retry)


ROUTES = [dailies, board, play]
