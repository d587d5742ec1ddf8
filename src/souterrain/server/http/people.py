"""Routes for persons: guests, accounts, devices, profiles."""

from __future__ import annotations

import secrets
from typing import Annotated, Any

from litestar import Response, delete, get, post
from litestar.params import JSONBody, QueryParameter

from souterrain.server.http.requests import PROBLEMS, Call, person_of, services_of, signed_in, visit_of
from souterrain.server.net.addresses import qr
from souterrain.server.protocol.http import (
    DeviceLink,
    Login,
    NewName,
    NewPerson,
    Passphrase,
    Person,
    Recover,
    RecoveryCodes,
    SignOut,
)
from souterrain.server.protocol.profile import History, Profile
from souterrain.server.store.history import page_of, profile_of
from souterrain.server.store.names import folded
from souterrain.server.store.people import hashed
from souterrain.server.store.proposals import ENGLISH

LINK = "/link/"


@post("/api/guest", responses=PROBLEMS)
async def guest(
    request: Call, language: Annotated[str, QueryParameter(pattern="^(en|fr|it)$")] = ENGLISH
) -> Response[NewPerson]:
    """Create a guest, whose name is proposed in that language."""
    services = services_of(request)
    services.guard.guests.spend(visit_of(request).address)
    return signed_in(request, await services.people.guest(language))


@get("/api/me", responses=PROBLEMS)
async def me(request: Call) -> Person | None:
    """Return the caller, or null for a browser that comes for the first time."""
    token = visit_of(request).token
    return await services_of(request).people.of(token) if token else None


@post("/api/name", status_code=200, responses=PROBLEMS)
async def name(request: Call, data: JSONBody[NewName]) -> Person:
    services, caller = services_of(request), await person_of(request)
    services.guard.guests.spend(visit_of(request).address)
    person, others = await services.people.rename(caller, data.name)
    for id_, name in [(person.id, person.name), *others]:
        services.tables.renamed(id_, name)
    services.replays.forget()
    return person


@post("/api/claim", responses=PROBLEMS)
async def claim(request: Call, data: JSONBody[Passphrase]) -> Response[RecoveryCodes]:
    """Turn a guest into an account, or change its passphrase; all other devices are signed out. A browser gets a new
    token, so the guest's opens nothing; programs keep theirs."""
    services, person, visit = services_of(request), await person_of(request), visit_of(request)
    services.guard.guests.spend(visit.address)
    token = secrets.token_urlsafe(32) if visit.browser else visit.token
    async with services.guesses.attempt(visit.address, folded(person.name)):
        codes, others = await services.people.claim(person, data.passphrase, data.old, token)
    for id_, name in others:
        services.tables.renamed(id_, name)
    services.replays.forget()
    _disconnect(request, person, besides=hashed(visit.token), now=hashed(token))
    return Response(RecoveryCodes(codes), headers={"set-cookie": visit.cookie(token)} if visit.browser else {})


@post("/api/login", responses=PROBLEMS)
async def login(request: Call, data: JSONBody[Login]) -> Response[NewPerson]:
    services = services_of(request)
    services.guard.guests.spend(visit_of(request).address)
    if data.link:
        return signed_in(request, await services.people.follow(data.link))
    async with services.guesses.attempt(visit_of(request).address, folded(data.name)):
        return signed_in(request, await services.people.login(data.name, data.passphrase))


@post("/api/recover", responses=PROBLEMS)
async def recover(request: Call, data: JSONBody[Recover]) -> Response[NewPerson]:
    services = services_of(request)
    services.guard.guests.spend(visit_of(request).address)
    async with services.guesses.attempt(visit_of(request).address):
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
    services, person = services_of(request), await person_of(request)
    services.guard.guests.spend(visit_of(request).address)
    path = LINK + await services.people.link(person)
    address = services.addresses.info().address + path
    return DeviceLink(path, address, qr(address))


@get("/api/profile", responses=PROBLEMS)
async def profile(request: Call) -> Profile:
    return await profile_of(services_of(request).store, await person_of(request))


@get("/api/history", responses=PROBLEMS)
async def history(
    request: Call,
    game: Annotated[str, QueryParameter(max_length=40)] = "",
    opponent: Annotated[str, QueryParameter(max_length=40)] = "",
    result: Annotated[str, QueryParameter(pattern="^(won|lost)?$")] = "",
    offset: Annotated[int, QueryParameter(ge=0, le=10**9)] = 0,
) -> History:
    """Return a page of finished games. `opponent` is a person's id, "bots" or "alone"."""
    store, person = services_of(request).store, await person_of(request)
    return await page_of(store, person.id, game=game, opponent=opponent, result=result, offset=offset)


@get("/api/export", responses=PROBLEMS)
async def export(request: Call) -> dict[str, Any]:
    return await services_of(request).people.export(await person_of(request))


@delete("/api/me", status_code=200, responses=PROBLEMS)
async def forget(request: Call) -> Response[None]:
    """Delete the person. It searches the whole file, so it costs as much as a new person."""
    services, person = services_of(request), await person_of(request)
    services.guard.guests.spend(visit_of(request).address)
    await services.tables.leave(person.id)
    await services.people.sign_out(person, "", everywhere=True)
    _disconnect(request, person)
    await services.tables.forget(person.id)
    await services.people.delete(person)
    services.replays.forget()
    return Response(None, headers={"set-cookie": visit_of(request).cookie("")})


def _disconnect(request: Call, person: Person, besides: bytes = b"", now: bytes = b"") -> None:
    """Close the sockets of a person, except those of the device `besides`, whose token is `now` from now on."""
    for client in services_of(request).clients:
        if client.person == person.id and client.device == besides:
            client.device = now
        elif client.person == person.id:
            client.close("elsewhere")


ROUTES = [guest, me, name, claim, login, recover, sign_out, device, profile, history, export, forget]
