"""Handlers for moves and everything else that a seat says during a match."""

from __future__ import annotations

from souterrain.core.actions import Unreadable
from souterrain.core.asks import CLOSE, MAY, TABLE
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.server.net.client import Client
from souterrain.server.protocol.to_server import Hold, Move, Orders, Resign, TakeBack, Undo, Waive, Why
from souterrain.server.refusal import Refused
from souterrain.server.table.change import Change, Step
from souterrain.server.table.setup import default_bot
from souterrain.server.table.state import TableState
from souterrain.server.table.table import Table

WORDS = 32
"""Maximum number of questions in standing orders."""


def move(table: Table, client: Client, message: Move) -> Change:
    state = table.state
    match = _playing(state, client, message.seat)
    answer = match.play(message.seat, message.text, ask=message.ask)
    return _moved(state, answer, message.text, message.seat)


def _playing(state: TableState, client: Client, seat: int) -> Match:
    """Return the match, if this client plays this seat in it."""
    state.need_seat(client, seat)
    match = state.need_match()
    if state.record.chairs[seat].lent:
        raise Refused("seat-lent")
    return match


def _moved(state: TableState, answer: Played | Rejected, text: str, seat: int) -> Change:
    if isinstance(answer, Rejected):
        raise Refused.by(answer)
    asked = state.takeback >= 0
    state.takeback = -1
    return Change(Step.of(answer, text, seat), table=asked)


def waive(table: Table, client: Client, message: Waive) -> Change:
    match = _playing(table.state, client, message.seat)
    ask = match.ask_of(message.seat)
    if ask is None:
        raise Refused("not-asked")
    if ask.number != message.ask:
        raise Refused("too-late")
    table.pace.waive(ask)
    return Change(saved=False)


def hold(table: Table, client: Client, message: Hold) -> Change:
    match = _playing(table.state, client, message.seat)
    ask = match.ask_of(message.seat)
    if ask is None or ask.kind != MAY or not any(other.kind == CLOSE for other in match.asks):
        raise Refused("no-window")
    if not table.pace.hold(ask):
        raise Refused("held-before")
    return Change(saved=False)


def orders(table: Table, client: Client, message: Orders) -> Change:
    state = table.state
    state.need_seat(client, message.seat)
    if message.wake is not None and (len(message.wake) > WORDS or any(len(word) > WORDS * 2 for word in message.wake)):
        raise Refused("bad-message")
    state.record.chairs[message.seat].wake = message.wake
    return Change(table=True)


def undo(table: Table, client: Client, message: Undo) -> Change:
    state = table.state
    match = _playing(state, client, message.seat)
    return _moved(state, match.undo(message.seat), "", message.seat)


def take_back(table: Table, client: Client, message: TakeBack) -> Change:
    """Ask to take back a move (`agree` left out), or agree; it is granted once every other person has agreed."""
    state = table.state
    if message.agree is None:
        match = _playing(state, client, message.seat)
        if not match.has_acted(message.seat):
            raise Refused("no-way-back")
        state.takeback, state.agreed = message.seat, {client.person}
    elif state.takeback < 0:
        raise Refused("nothing-asked")
    elif not state.seats_of(client):
        raise Refused("not-your-seat")
    elif not message.agree:
        state.takeback = -1
        return Change(table=True, saved=False)
    else:
        state.agreed.add(client.person)
    if state.agreed >= set(state.record.persons):
        seat = state.takeback
        return _moved(state, state.need_match().take_back(seat), "", seat)._replace(snapshot=True)
    return Change(table=True, saved=False)


def resign(table: Table, client: Client, message: Resign) -> Change:
    """Resign. With two seats the match ends; with more, a bot plays the seat to the end."""
    state = table.state
    match = _playing(state, client, message.seat)
    others = [chair for seat, chair in enumerate(state.record.chairs) if seat != message.seat and chair.person]
    if len(state.record.chairs) > 2 and others:
        bot = default_bot(state.record.game)
        state.record.chairs[message.seat].who = bot
        match.sit(message.seat, bot)
        return Change(table=True, views=True)
    match.end(message.seat, "resigned")
    return Change(Step((), "", message.seat), table=True)


def why(table: Table, client: Client, message: Why) -> Change:
    """Explain why a sentence is not legal; a verb alone is answered by the words that may follow."""
    match = _playing(table.state, client, message.seat)
    if match.ask_of(message.seat) is None:
        raise Refused("not-asked")
    try:
        action = match.game.read(message.text)
    except Unreadable as fault:
        raise Refused("unreadable") from fault
    refused = match.legal(message.seat).why_not(action)
    if refused is None:
        return Change(saved=False, answer={"legal": True})
    return Change(
        saved=False, answer={"legal": False, "code": refused.reason, "rule": refused.rule, "data": refused.data}
    )


def close(state: TableState) -> Change:
    """End the match for everybody, on behalf of the host."""
    match = state.need_match()
    match.end(TABLE, "closed")
    return Change(Step(()), table=True)
