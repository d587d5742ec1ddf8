"""Seats and the persons who hold them. Nobody ever receives the secrets of two seats of one running game (P37).

A person may hold several seats from the start. Later a seat that no person holds is taken again by its own person
without asking, and by others with the consent of every seated person; in a game with secrets only by somebody who has
held no other seat of it. A seat that is given up is played by a bot while anybody is seated.
"""

from __future__ import annotations

import time
from typing import Final

from souterrain.server.net.client import Client
from souterrain.server.protocol.to_server import Sit
from souterrain.server.refusal import Refused
from souterrain.server.store.record import BOT, LOBBY, PLAYING, Chair, Handover
from souterrain.server.table.change import Change
from souterrain.server.table.setup import default_bot
from souterrain.server.table.state import TableState, chances
from souterrain.server.table.wishes import ask

SEAT: Final = "seat"
NOBODY: Final = ""
"""Holds the seats of persons who are no longer known."""
KEPT: Final = 32
"""Changes of hands that a table remembers."""


def sit_down(state: TableState, client: Client, message: Sit) -> Change:
    """Take a seat before the game, or one that no person holds during it. With a nonce this person is ready."""
    record, person = state.record, client.person
    seat, role = message.seat, message.role
    chair = record.chairs[seat]
    if chair.who == person:
        return seated(state, seat, person, role)
    host = person == record.host
    if chair.person or (record.phase == LOBBY and chair.who and not host):
        raise Refused("seat-taken")
    back, may_ask = chances(state, person)
    if record.phase == LOBBY or seat in back:
        return _take(state, client, message)
    if seat not in may_ask:
        raise Refused("held-another" if record.held.get(person) else "nobody-to-ask")
    return ask(state, SEAT, seat, (person, client.name), lambda: _take(state, client, message))


def _take(state: TableState, client: Client, message: Sit) -> Change:
    state.rename(client.person, client.name)
    change = seated(state, message.seat, client.person, message.role)
    if state.record.phase == LOBBY and message.nonce:
        chair = state.record.chairs[message.seat]
        chair.ready, chair.nonce = True, message.nonce
    return change


def seated(state: TableState, seat: int, who: str, role: str = "") -> Change:
    """Give a seat to a person or a bot, or free it. A lobby whose host left gets another host."""
    record = state.record
    chair, playing = record.chairs[seat], record.phase == PLAYING
    change = chair.who != who
    if change and playing:
        _hand(state, seat, who)
    elif change:
        record.chairs[seat] = Chair(who, role or chair.role, who.startswith(BOT))
    elif record.phase == LOBBY:
        chair.role = role
    if record.host not in record.persons and record.phase == LOBBY and record.persons:
        record.host = record.persons[0]
    return Change(table=True, views=change and playing)


def _hand(state: TableState, seat: int, who: str) -> None:
    """Let a seat of the running game change hands. Bots play the seats that were given up, unless everybody has left:
    such a game stays as it is. The standing wish ends: it was asked of others."""
    record, bot = state.record, default_bot(state.record.game)
    state.wish = None
    others = any(chair.person for number, chair in enumerate(record.chairs) if number != seat)
    _change(state, seat, who or (bot if others else ""))
    left = {held for seats in record.held.values() for held in seats} if record.persons else set()
    for free in [free for free in sorted(left) if not record.chairs[free].who]:
        _change(state, free, bot)


def _change(state: TableState, seat: int, who: str) -> None:
    """Give a seat to somebody else, and remember it."""
    record = state.record
    old = record.chairs[seat]
    new = record.chairs[seat] = Chair(who, old.role, who.startswith(BOT))
    state.need_match().sit(seat, who)
    last = next((hand for hand in reversed(record.handed) if hand.seat == seat), None)
    was = old.person or (last.was if last is not None else "")
    held = record.held.setdefault(new.person, []) if new.person else []
    kind = "back" if seat in held else "new" if new.person else "bot" if new.who else "free"
    if new.person and seat not in held:
        held.append(seat)
    if not (old.who.startswith(BOT) and new.who.startswith(BOT)):
        record.handed = [*record.handed, Handover(seat, kind, was, new.person, time.time())][-KEPT:]


def leave(state: TableState, person: str) -> Change:
    """Free all seats of a person who deletes their account, forget what they held, and name another host."""
    record = state.record
    state.notes.pop(person, None)
    for seat in record.seats_of(person):
        seated(state, seat, "")
    if person in record.held:
        record.held[NOBODY] = [*record.held.pop(person), *record.held.get(NOBODY, [])]
    for hand in record.handed:
        hand.was, hand.who = [each if each != person else "" for each in (hand.was, hand.who)]
    if record.host == person:
        record.host = next(iter(record.persons), "")
    return Change(table=True, views=state.match is not None)
