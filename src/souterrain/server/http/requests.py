"""Helpers of all routes: the visit, the person who calls, and errors as `Problem`."""

from __future__ import annotations

import logging
from typing import Any, Final

from litestar import Request, Response
from litestar.exceptions import HTTPException
from litestar.openapi.datastructures import ResponseSpec

from souterrain.server.net.guard import Visit
from souterrain.server.protocol.http import NewPerson, Person, Problem
from souterrain.server.refusal import Refused
from souterrain.server.services import Services
from souterrain.server.store.database import NotSaved

log = logging.getLogger("souterrain.http")

Call = Request[Any, Any, Any]

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


def tell_fault(request: Call, fault: Exception) -> Response[Problem]:
    log.error("a request failed", exc_info=fault, extra={"path": request.url.path})
    return problem("internal", 500)
