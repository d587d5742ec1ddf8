"""Routes for persons: guests, accounts, devices, profiles."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from souterrain.server.http.requests import PROBLEMS, Call, person_of, services_of, signed_in, visit_of
from souterrain.server.net.addresses import qr
from souterrain.server.protocol.http import (
    DeviceLink,
    Login,
    NewName,
    NewPerson,
    Passphrase,
    Person,
    Profile,
    Recover,
    RecoveryCodes,
    SignOut,
)

LINK = "/link/"


@post("/api/guest", responses=PROBLEMS)
async def guest(request: Call) -> Response[NewPerson]:
    services = services_of(request)
    services.guard.guests.spend(visit_of(request).address)
    return signed_in(request, await services.people.guest())


@get("/api/me", responses=PROBLEMS)
async def me(request: Call) -> Person | None:
    """Return the caller, or null for a browser that comes for the first time."""
    token = visit_of(request).token
    return await services_of(request).people.of(token) if token else None


@post("/api/name", status_code=200, responses=PROBLEMS)
async def name(request: Call, data: JSONBody[NewName]) -> Person:
    services = services_of(request)
    person = await services.people.rename(await person_of(request), data.name)
    services.tables.renamed(person.id, person.name)
    services.replays.forget()
    return person


@post("/api/claim", responses=PROBLEMS)
async def claim(request: Call, data: JSONBody[Passphrase]) -> Response[RecoveryCodes]:
    """Turn a guest into an account. A browser gets a new token, so the guest's opens nothing; programs keep theirs."""
    services, person, visit = services_of(request), await person_of(request), visit_of(request)
    services.guard.guests.spend(visit.address)
    codes = RecoveryCodes(await services.people.claim(person, data.passphrase))
    if not visit.browser:
        return Response(codes)
    fresh = await services.people.rotate(person, visit.token)
    return Response(codes, headers={"set-cookie": visit.cookie(fresh)})


@post("/api/login", responses=PROBLEMS)
async def login(request: Call, data: JSONBody[Login]) -> Response[NewPerson]:
    services = services_of(request)
    services.guard.guests.spend(visit_of(request).address)
    if data.link:
        return signed_in(request, await services.people.follow(data.link))
    return signed_in(request, await services.people.login(data.name, data.passphrase))


@post("/api/recover", responses=PROBLEMS)
async def recover(request: Call, data: JSONBody[Recover]) -> Response[NewPerson]:
    services = services_of(request)
    services.guard.guests.spend(visit_of(request).address)
    person = await services.people.recover(data.name, data.code, data.passphrase)
    _disconnect(request, person)
    return signed_in(request, person)


@post("/api/signout", status_code=200, responses=PROBLEMS)
async def sign_out(request: Call, data: JSONBody[SignOut]) -> Response[None]:
    person, visit = await person_of(request), visit_of(request)
    await services_of(request).people.sign_out(person, visit.token, data.everywhere)
    if data.everywhere:
        _disconnect(request, person)
    return Response(None, headers={"set-cookie": visit.cookie("")})


@post("/api/device", responses=PROBLEMS)
async def device(request: Call) -> DeviceLink:
    services = services_of(request)
    path = LINK + await services.people.link(await person_of(request))
    address = services.addresses.info().address + path
    return DeviceLink(path, address, qr(address))


@get("/api/profile", responses=PROBLEMS)
async def profile(request: Call) -> Profile:
    return await services_of(request).people.profile(await person_of(request))


@get("/api/export", responses=PROBLEMS)
async def export(request: Call) -> dict[str, Any]:
    return await services_of(request).people.export(await person_of(request))


@delete("/api/me", status_code=200, responses=PROBLEMS)
async def forget(request: Call) -> Response[None]:
    services, person = services_of(request), await person_of(request)
    await services.tables.leave(person.id)
    await services.people.delete(person)
    services.tables.renamed(person.id, "")
    services.replays.forget()
    _disconnect(request, person)
    return Response(None, headers={"set-cookie": visit_of(request).cookie("")})


def _disconnect(request: Call, person: Person) -> None:
    for client in services_of(request).clients:
        if client.person == person.id:
            client.close("elsewhere")


ROUTES = [guest, me, name, claim, login, recover, sign_out, device, profile, export, forget]
