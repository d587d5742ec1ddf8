"""Helpers of all routes: the visit, the person who calls, and errors as `Problem`."""

from __future__ import annotations

import logging
import time
import traceback
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException, SerializationException
from litestar.openapi.datastructures import ResponseSpec

from souterrain.server.net.guard import Visit
from souterrain.server.protocol.http import NewPerson, Person, Problem
from souterrain.server.refusal import Refused
from souterrain.server.services import Services
from souterrain.server.store.database import NotSaved

log = logging.getLogger("souterrain.http")

Call = Request[Any, Any, Any]

AGAIN: Final = 60.0
"""Seconds until the same fault is logged again."""
LONGEST: Final = 200
"""Characters of a path in the log."""

STATUSES: Final = (400, 401, 403, 404, 405, 409, 413, 429, 503)
PROBLEMS: Final = {status: ResponseSpec(Problem, generate_examples=False) for status in STATUSES}


def services_of(request: Call) -> Services:
    services: Services = request.app.state.services
    return services


def visit_of(request: Call) -> Visit:
    visit: Visit = request.scope["state"]["visit"]
    return visit


async def person_of(request: Call) -> Person:
    """Return the person who calls; refuse without a valid token."""
    token = visit_of(request).token
    person = await services_of(request).people.of(token) if token else None
    if person is None:
        raise Refused("sign-in", 401)
    return person


def signed_in(request: Call, person: NewPerson) -> Response[NewPerson]:
    """Return a person with a cookie that no script can read; the token in the body is for clients without cookies."""
    visit = visit_of(request)
    return Response(person, headers={"set-cookie": visit.cookie(person.token)})


def problem(code: str, status: int, data: dict[str, Any] | None = None) -> Response[Problem]:
    return Response(Problem(code, data or {}), status_code=status, media_type="application/json")


def tell_refused(_: Call, fault: Refused) -> Response[Problem]:
    return problem(fault.code, fault.status, fault.data)


def tell_http(_: Call, fault: HTTPException) -> Response[Problem]:
    codes = {404: "not-found", 405: "not-allowed", 413: "too-large"}
    extra = fault.extra if isinstance(fault.extra, list) else []
    faults = [{str(key): str(value) for key, value in item.items()} for item in extra if isinstance(item, dict)]
    answer = problem(
        codes.get(fault.status_code, "bad-request"), fault.status_code, {"faults": faults} if faults else {}
    )
    answer.headers.update(fault.headers or {})
    return answer


def tell_not_saved(_: Call, fault: NotSaved) -> Response[Problem]:
    log.error("not saved", extra={"fault": str(fault)})
    return problem("not-saved", 503)


class FaultLog:
    """Logs a fault with its traceback, and the same fault again only after a while, with its number."""

    def __init__(self) -> None:
        self._last: dict[str, tuple[float, int]] = {}

    def tell(self, fault: Exception, path: str) -> None:
        frames = traceback.extract_tb(fault.__traceback__)
        place = f"{type(fault).__name__} {frames[-1].filename}:{frames[-1].lineno}" if frames else repr(fault)
        at, number = self._last.get(place, (-AGAIN, 0))
        if time.monotonic() - at < AGAIN:
            self._last[place] = at, number + 1
            return
        self._last[place] = time.monotonic(), 1
        log.error("a request failed", exc_info=fault, extra={"path": path, "before": number})


_faults = FaultLog()


def tell_fault(request: Call, fault: Exception) -> Response[Problem]:
    _faults.tell(fault, request.url.path[:LONGEST])
    return problem("internal", 500)


async def check_body(request: Call) -> None:
    """Refuse a body that is too large for its route, no text, or nested too deep: the decoder raises for these what no
    handler expects."""
    if len(await request.body()) > services_of(request).guard.largest_body(request.scope["path"]):
        raise Refused("too-large", 413)
    try:
        await request.json()
    except SerializationException:
        return  # told with its reason where the body is wanted
    except (UnicodeError, RecursionError) as fault:
        raise Refused("bad-request", 400) from fault
