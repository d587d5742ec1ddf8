"""Persons over HTTP."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody

from souterrain.server.door import PROBLEMS, Call, house_of, person_of, signed_in, visit_of
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
from souterrain.server.reach import qr

LINK = "/link/"


@post("/api/guest", responses=PROBLEMS)
async def guest(request: Call) -> Response[NewPerson]:
    house = house_of(request)
    house.guard.guests.spend(visit_of(request).address)
    return signed_in(request, await house.people.guest())


@get("/api/me", responses=PROBLEMS)
async def me(request: Call) -> Person | None:
    """Nobody is no error: a browser that comes for the first time asks this."""
    token = visit_of(request).token
    return await house_of(request).people.of(token) if token else None


@post("/api/name", status_code=200, responses=PROBLEMS)
async def name(request: Call, data: JSONBody[NewName]) -> Person:
    house = house_of(request)
    person = await house.people.rename(await person_of(request), data.name)
    house.tables.renamed(person.id, person.name)
    house.replays.forget()
    return person


@post("/api/claim", responses=PROBLEMS)
async def claim(request: Call, data: JSONBody[Passphrase]) -> Response[RecoveryCodes]:
    """A browser gets another token: whoever had the guest's has nothing of the account. Programs keep theirs."""
    house, person, visit = house_of(request), await person_of(request), visit_of(request)
    house.guard.guests.spend(visit.address)
    codes = RecoveryCodes(await house.people.claim(person, data.passphrase))
    if not visit.browser:
        return Response(codes)
    fresh = await house.people.rotate(person, visit.token)
    return Response(codes, headers={"set-cookie": visit.cookie(fresh)})


@post("/api/login", responses=PROBLEMS)
async def login(request: Call, data: JSONBody[Login]) -> Response[NewPerson]:
    house = house_of(request)
    house.guard.guests.spend(visit_of(request).address)
    if data.link:
        return signed_in(request, await house.people.follow(data.link))
    return signed_in(request, await house.people.login(data.name, data.passphrase))


@post("/api/recover", responses=PROBLEMS)
async def recover(request: Call, data: JSONBody[Recover]) -> Response[NewPerson]:
    house = house_of(request)
    house.guard.guests.spend(visit_of(request).address)
    person = await house.people.recover(data.name, data.code, data.passphrase)
    _disconnect(request, person)
    return signed_in(request, person)


@post("/api/signout", status_code=200, responses=PROBLEMS)
async def sign_out(request: Call, data: JSONBody[SignOut]) -> Response[None]:
    person, visit = await person_of(request), visit_of(request)
    await house_of(request).people.sign_out(person, visit.token, data.everywhere)
    if data.everywhere:
        _disconnect(request, person)
    return Response(None, headers={"set-cookie": visit.cookie("")})


@post("/api/device", responses=PROBLEMS)
async def device(request: Call) -> DeviceLink:
    house = house_of(request)
    path = LINK + await house.people.link(await person_of(request))
    address = house.reach.info().address + path
    return DeviceLink(path, address, qr(address))


@get("/api/profile", responses=PROBLEMS)
async def profile(request: Call) -> Profile:
    return await house_of(request).people.profile(await person_of(request))


@get("/api/export", responses=PROBLEMS)
async def export(request: Call) -> dict[str, Any]:
    return await house_of(request).people.export(await person_of(request))


@delete("/api/me", status_code=200, responses=PROBLEMS)
async def forget(request: Call) -> Response[None]:
    house, person = house_of(request), await person_of(request)
    await house.tables.leave(person.id)
    await house.people.delete(person)
    house.tables.renamed(person.id, "")
    house.replays.forget()
    _disconnect(request, person)
    return Response(None, headers={"set-cookie": visit_of(request).cookie("")})


def _disconnect(request: Call, person: Person) -> None:
    for client in house_of(request).clients:
        if client.person == person.id:
            client.close("elsewhere")


ROUTES = [guest, me, name, claim, login, recover, sign_out, device, profile, export, forget]
