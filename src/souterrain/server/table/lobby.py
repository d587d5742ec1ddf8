"""Handlers for seats, readiness, lending, rematches and chat."""

from __future__ import annotations

import re
import time
from typing import Final

from souterrain.core.registry import game as game_of
from souterrain.server.net.client import Client, encode
from souterrain.server.net.wire import framed
from souterrain.server.protocol.to_client import Chat
from souterrain.server.protocol.to_server import Lend, Ready, Rematch, Say, Sit
from souterrain.server.refusal import Refused
from souterrain.server.store.record import BOT, LOBBY, ME, OVER, PLAYING, Chair, TableRecord
from souterrain.server.store.table_rows import chat as chat_row
from souterrain.server.store.table_rows import draft
from souterrain.server.table.change import Change
from souterrain.server.table.info import legacy_of
from souterrain.server.table.seats import seated, sit_down
from souterrain.server.table.setup import check_bot
from souterrain.server.table.state import TableState
from souterrain.server.table.table import Table

PHRASE: Final = re.compile(r"[a-z][a-z0-9-]*")


def chair_of(state: TableState, seat: int) -> Chair:
    if seat >= len(state.record.chairs):
        raise Refused("no-such-seat")
    return state.record.chairs[seat]


def _need_person(client: Client) -> None:
    if client.spectator or not client.person:
        raise Refused("only-watching")


def sit(table: Table, client: Client, message: Sit) -> Change:
    state = table.state
    _need_person(client)
    chair = chair_of(state, message.seat)
    if state.record.phase == OVER:
        raise Refused("match-over")
    if message.role and message.role not in game_of(state.record.game).facts.roles:
        raise Refused("no-such-role")
    if message.who == ME:
        return sit_down(state, client, message)
    if message.who == "":
        if chair.who.startswith(BOT):
            state.need_host(client)
            if state.record.phase == PLAYING:
                raise Refused("begun")
        else:
            state.need_seat(client, message.seat)
        return seated(state, message.seat, "", message.role)
    state.need_host(client)
    if chair.person not in ("", client.person):
        raise Refused("seat-taken")
    check_bot(state.record.game, message.who)
    return seated(state, message.seat, message.who, message.role)


def ready(table: Table, client: Client, message: Ready) -> Change:
    state = table.state
    _need_person(client)
    if state.record.phase != LOBBY:
        raise Refused("begun")
    seats = state.record.seats_of(client.person)
    if not seats:
        raise Refused("not-your-seat")
    for seat in seats:
        state.record.chairs[seat].ready = message.ready
        state.record.chairs[seat].nonce = message.nonce
    return Change(table=True)


def lend(table: Table, client: Client, message: Lend) -> Change:
    """Lend a seat to a bot. A player lends their own, the host and the leader an absent player's; only the player
    takes it back."""
    state = table.state
    _need_person(client)
    match = state.need_match()
    chair = chair_of(state, message.seat)
    absent = chair.person and not state.is_here(chair.person)
    for_others = client.person == state.record.host or state.leads(client)
    if not chair.person or not (chair.who == client.person or (absent and message.bot and for_others)):
        raise Refused("not-your-seat")
    if message.bot:
        check_bot(state.record.game, message.bot)
    chair.lent = message.bot
    match.sit(message.seat, message.bot or chair.who)
    return Change(table=True)


def rematch(table: Table, client: Client, message: Rematch) -> Change:
    """Answer a table with the same people, made once. Seats rotate unless the match hands something on."""
    state = table.state
    _need_person(client)
    record = state.record
    if record.phase != OVER:
        raise Refused("not-over")
    if not record.seats_of(client.person):
        raise Refused("not-your-seat")
    if record.next:
        return Change(saved=False, answer={"table": record.next})
    chairs = [Chair(chair.who, chair.role, chair.who.startswith(BOT)) for chair in record.chairs]
    legacy = legacy_of(state.match) if message.carry else None
    again = TableRecord(
        record.game, record.options, chairs if legacy else chairs[1:] + chairs[:1], client.person,
        private=record.private, tempo=record.tempo, absence=record.absence, patience=record.patience,
        pause=record.pause, content=legacy, before=state.id if legacy else "",
    )  # fmt: skip
    record.next, record.next_watch, write = draft(again)
    return Change(table=True, answer={"table": record.next}, writes=(write,))


def printable(text: str, signs: str = "") -> str:
    """Return a text without control characters but these."""
    return "".join([sign for sign in text if sign.isprintable() or sign in signs]).strip()


def say(table: Table, client: Client, message: Say) -> Change:
    state = table.state
    if not client.person:
        raise Refused("only-watching")
    text = printable(message.text)
    if not text and not PHRASE.fullmatch(message.phrase):
        raise Refused("bad-message")
    client.budget.chat()
    now = time.time()
    name = state.names.get(client.person, client.name)
    chat = framed(encode(Chat(client.person, name, client.room, text, message.phrase, now)))

    def tell() -> int:
        others = [
            other
            for other in state.clients
            if other.greeted
            and other.room == client.room
            and (other.spectator or other is client or state.record.hears(other.person))
        ]
        for other in others:
            other.send_frame(chat)
        return len(others) * len(chat)

    said = (client.person, client.room, text, message.phrase)
    return Change(writes=(chat_row(state.id, now, said, table.chat_kept),), follow_up=tell)
