"""Who sits where, before the game and during it: seats, readiness, the host's tools, chat."""

from __future__ import annotations

import re
import time
from typing import Final

from souterrain.core.registry import game as game_of
from souterrain.server.change import Change
from souterrain.server.client import Client
from souterrain.server.info import legacy_of
from souterrain.server.kept import BOT, LOBBY, ME, OVER, Chair, Kept, check_bot
from souterrain.server.protocol.to_client import Chat
from souterrain.server.protocol.to_server import Lend, Ready, Rematch, Say, Sit
from souterrain.server.refusal import Refused
from souterrain.server.store import SQL
from souterrain.server.table import HANDLERS, Table

PHRASE: Final = re.compile(r"[a-z][a-z0-9-]*")


def chair_of(table: Table, seat: int) -> Chair:
    if seat >= len(table.kept.chairs):
        raise Refused("no-such-seat")
    return table.kept.chairs[seat]


def _need_person(client: Client) -> None:
    if client.spectator or not client.person:
        raise Refused("only-watching")


def sit(table: Table, client: Client, wish: Sit) -> Change:
    _need_person(client)
    chair = chair_of(table, wish.seat)
    if table.kept.phase == OVER:
        raise Refused("match-over")
    if wish.role and wish.role not in game_of(table.kept.game).facts.roles:
        raise Refused("no-such-role")
    if wish.who == ME:
        if chair.who == client.person:
            return seated(table, wish.seat, client.person, wish.role)
        free = not chair.who or (chair.who.startswith(BOT) and client.person == table.kept.host)
        if not free:
            raise Refused("seat-taken")
        table.call(client.person, client.name)
        return seated(table, wish.seat, client.person, wish.role)
    if wish.who == "":
        if chair.who.startswith(BOT):
            table.need_host(client)
        else:
            table.need_seat(client, wish.seat)
        return seated(table, wish.seat, "", wish.role)
    table.need_host(client)
    if chair.person not in ("", client.person):
        raise Refused("seat-taken")
    check_bot(table.kept.game, wish.who)
    return seated(table, wish.seat, wish.who, wish.role)


def seated(table: Table, seat: int, who: str, role: str) -> Change:
    chair = table.kept.chairs[seat]
    change = chair.who != who
    if change:
        table.kept.chairs[seat] = Chair(who, role or chair.role, who.startswith(BOT))
        if table.match is not None:
            table.match.sit(seat, who)
    elif table.kept.phase == LOBBY:
        chair.role = role
    if table.kept.host not in table.kept.persons and table.kept.phase == LOBBY and table.kept.persons:
        table.kept.host = table.kept.persons[0]
    return Change(told=True, fresh=change and table.match is not None)


def leave(table: Table, person: str) -> Change:
    """Somebody goes for good."""
    for seat in table.kept.seats_of(person):
        seated(table, seat, "", "")
    if table.kept.host == person:
        table.kept.host = next(iter(table.kept.persons), "")
    return Change(told=True, fresh=table.match is not None)


def ready(table: Table, client: Client, wish: Ready) -> Change:
    _need_person(client)
    if table.kept.phase != LOBBY:
        raise Refused("begun")
    seats = table.kept.seats_of(client.person)
    if not seats:
        raise Refused("not-your-seat")
    for seat in seats:
        table.kept.chairs[seat].ready = wish.ready
        table.kept.chairs[seat].nonce = wish.nonce
    return Change(told=True)


def lend(table: Table, client: Client, wish: Lend) -> Change:
    """A player lends their own seat; the host lends that of somebody who is away. Only the player takes it back."""
    _need_person(client)
    match = table.need_match()
    chair = chair_of(table, wish.seat)
    absent = chair.person and not table.is_here(chair.person)
    if not chair.person or not (
        chair.who == client.person or (absent and wish.bot and client.person == table.kept.host)
    ):
        raise Refused("not-your-seat")
    if wish.bot:
        check_bot(table.kept.game, wish.bot)
    chair.lent = wish.bot
    match.sit(wish.seat, wish.bot or chair.who)
    return Change(told=True)


def rematch(table: Table, client: Client, wish: Rematch) -> Change:
    """A table with the same people; whoever asks second finds it made. They change places unless something is handed
    on."""
    _need_person(client)
    kept = table.kept
    if kept.phase != OVER:
        raise Refused("not-over")
    if not kept.seats_of(client.person):
        raise Refused("not-your-seat")
    if kept.next:
        return Change(saved=False, answer={"table": kept.next})
    chairs = [Chair(chair.who, chair.role, chair.who.startswith(BOT)) for chair in kept.chairs]
    legacy = legacy_of(table) if wish.carry else None
    again = Kept(
        kept.game, kept.options, chairs if legacy else chairs[1:] + chairs[:1], client.person, private=kept.private,
        tempo=kept.tempo, absence=kept.absence, patience=kept.patience, pause=kept.pause, content=legacy,
    )  # fmt: skip
    kept.next, work = table.house.tables.draft(again)
    return Change(told=True, answer={"table": kept.next}, works=(work,))


def say(table: Table, client: Client, wish: Say) -> Change:
    if not client.person:
        raise Refused("only-watching")
    text = "".join([sign for sign in wish.text if sign.isprintable()]).strip()
    if not text and not PHRASE.fullmatch(wish.phrase):
        raise Refused("bad-message")
    now = time.time()
    name = table.names.get(client.person, client.name)
    chat = Chat(client.person, name, client.room, text, wish.phrase, now)
    row = (table.id, now, client.person, client.room, text, wish.phrase)

    def tell() -> None:
        for other in table.clients:
            if other.greeted and other.room == client.room:
                other.send(chat)

    return Change(works=(lambda db: db.execute(SQL["chat-new"], row),), then=tell)


HANDLERS.update({Sit: sit, Ready: ready, Lend: lend, Rematch: rematch, Say: say})
