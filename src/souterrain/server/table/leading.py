"""Handlers for a table that a seat leads, as a master does: words for one or all, notes, a pause, a way back.

The leader is the seat that `Game.leader` names. Whispers and notes belong to persons, not to seats: whoever takes a
seat over does not get what was told to the one before.
"""

from __future__ import annotations

import time
from typing import Final

import msgspec

from souterrain.server import steady
from souterrain.server.net.client import Client, encode
from souterrain.server.net.wire import framed
from souterrain.server.protocol.to_client import Chat, Notes, Telling
from souterrain.server.protocol.to_server import Note, Pause, Rewind, Tell
from souterrain.server.refusal import Refused
from souterrain.server.store.names import skeleton
from souterrain.server.store.table_rows import chat as chat_row
from souterrain.server.store.table_rows import note as note_row
from souterrain.server.table.change import Change
from souterrain.server.table.lobby import chair_of, printable
from souterrain.server.table.playing import moved
from souterrain.server.table.state import NOBODY, REWIND, TableState
from souterrain.server.table.table import Table
from souterrain.server.table.taking_back import acts_since_decision
from souterrain.server.table.wishes import ask

MOST_NOTES: Final = 64
"""Notes of one person at one table."""
LINES: Final = "\n"
WHISPERS: Final = "whispers "
"""Prefix of the rooms in which whispers are stored, one for each person whom the leader talks to."""


def tell(table: Table, client: Client, message: Tell) -> Change:
    state = table.state
    state.need_match()
    leads = state.leads(client)
    telling = Telling(
        _hearer(state, client, message),
        "",
        printable(message.title),
        message.picture,
        printable(message.voice),
        message.colour,
    )
    text = printable(message.text, LINES)
    if not leads and (telling.title or telling.picture or telling.voice or telling.colour):
        raise Refused("not-the-leader")
    if not (text or telling.title or telling.picture):
        raise Refused("bad-message")
    if telling.voice and skeleton(telling.voice) in [skeleton(name) for name in state.names.values()]:
        raise Refused("voice-taken")
    client.budget.chat()
    return _told(table, client, text, telling)


def _hearer(state: TableState, client: Client, message: Tell) -> str:
    """Return the person who is told something, or "" for everybody; refuse what this client may not tell."""
    leader = state.leader
    if leader == NOBODY or not state.seats_of(client):
        raise Refused("not-the-leader")
    if message.seat == NOBODY or not (state.leads(client) or message.seat == leader):
        if not state.leads(client):
            raise Refused("not-the-leader")
        return ""
    person = chair_of(state, message.seat).person
    if not person or person == client.person:
        raise Refused("nobody-there")
    return person


def _told(table: Table, client: Client, text: str, telling: Telling) -> Change:
    state, now = table.state, time.time()
    names, hearer = state.names, telling.to
    telling.name = names.get(hearer, "") if hearer else ""
    chat = Chat(client.person, names.get(client.person, client.name), client.room, text, "", now, telling)
    frame = framed(encode(chat))

    def send() -> int:
        others = [other for other in state.clients if other.greeted and other.room == client.room]
        heard = [other for other in others if not hearer or other.person in (hearer, client.person)]
        for other in heard:
            other.send_frame(frame)
        return len(heard) * len(frame)

    pair = client.person if not state.leads(client) else hearer
    said = (client.person, WHISPERS + pair if hearer else client.room, text, "")
    kept = msgspec.json.encode(msgspec.structs.replace(telling, to="", name="")).decode()
    return Change(writes=(chat_row(state.id, now, said, table.chat_kept, hearer=hearer, telling=kept),), follow_up=send)


def note(table: Table, client: Client, message: Note) -> Change:
    state = table.state
    if not state.seats_of(client):
        raise Refused("not-your-seat")
    notes = dict(state.notes.get(client.person, {}))
    text = printable(message.text, LINES)
    if text:
        notes[message.about] = text
    else:
        notes.pop(message.about, None)
    if len(notes) > MOST_NOTES:
        raise Refused("too-many-notes", data={"number": MOST_NOTES})
    state.notes[client.person] = notes
    frame = framed(encode(Notes(notes)))

    def send() -> int:
        own = [other for other in state.clients if other.person == client.person and not other.spectator]
        for other in own:
            other.send_frame(frame)
        return len(own) * len(frame)

    return Change(writes=(note_row(state.id, client.person, message.about, text),), follow_up=send)


def pause(table: Table, client: Client, message: Pause) -> Change:
    state = table.state
    state.need_match()
    record = state.record
    alone = bool(record.paused) and not state.is_here(record.paused)
    able = state.leads(client) or (not client.spectator and client.person == record.host)
    if not able and not (alone and not message.on and state.seats_of(client)):
        raise Refused("not-the-leader")
    if message.on == bool(record.paused):
        return Change(saved=False)
    record.paused, record.paused_at = (client.person, steady.now()) if message.on else ("", 0.0)
    return Change(table=True)


def rewind(table: Table, client: Client, message: Rewind) -> Change:
    """Ask everybody to go back to the last decision. It is looked for again when all have agreed."""
    state = table.state
    match = state.need_match()
    if not state.leads(client):
        raise Refused("not-the-leader")
    leader = state.leader

    def back() -> Change:
        acts = acts_since_decision(match)
        if not match.can_rewind(acts):
            raise Refused("no-way-back")
        return moved(state, match.rewind(leader, acts), "", leader)._replace(snapshot=True)

    if not match.can_rewind(acts_since_decision(match)):
        raise Refused("no-way-back")
    return ask(state, REWIND, leader, (client.person, client.name), back)
