"""Handlers for moves and everything else that a seat says during a match."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import Unreadable
from souterrain.core.asks import CLOSE, MAY, TABLE
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.server.net.client import Client, encode
from souterrain.server.net.wire import framed
from souterrain.server.protocol.to_client import Pointed
from souterrain.server.protocol.to_server import Hold, Move, Orders, Point, Resign, TakeBack, Undo, Waive, Why
from souterrain.server.refusal import Refused
from souterrain.server.table.change import Change, Step
from souterrain.server.table.seats import seated
from souterrain.server.table.state import REWIND, TAKEBACK, TableState
from souterrain.server.table.table import Table
from souterrain.server.table.taking_back import may_take_back
from souterrain.server.table.wishes import answer, ask

WORDS = 32
"""Maximum number of questions in standing orders."""


def move(table: Table, client: Client, message: Move) -> Change:
    state = table.state
    match = _moving(state, client, message.seat)
    played = match.play(message.seat, message.text, ask=message.ask)
    return moved(state, played, message.text, message.seat)


def _playing(state: TableState, client: Client, seat: int) -> Match:
    """Return the match, if this client plays this seat in it."""
    state.need_seat(client, seat)
    match = state.need_match()
    if state.record.chairs[seat].lent:
        raise Refused("seat-lent")
    return match


def _moving(state: TableState, client: Client, seat: int) -> Match:
    """Return the match, if this client may move for this seat now."""
    match = _playing(state, client, seat)
    if state.record.paused:
        raise Refused("paused")
    return match


def moved(state: TableState, played: Played | Rejected, text: str, seat: int) -> Change:
    """Return the step of a move, an undo or a take-back. It ends the wish to take another one back."""
    if isinstance(played, Rejected):
        raise Refused.by(played)
    asked = state.wish is not None and state.wish.kind in (TAKEBACK, REWIND)
    if asked:
        state.wish = None
    return Change(Step.of(played, text, seat), table=asked)


def waive(table: Table, client: Client, message: Waive) -> Change:
    match = _moving(table.state, client, message.seat)
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
    return Change(table=True, saved=False)


def orders(table: Table, client: Client, message: Orders) -> Change:
    state = table.state
    state.need_seat(client, message.seat)
    if message.wake is not None and (len(message.wake) > WORDS or any(len(word) > WORDS * 2 for word in message.wake)):
        raise Refused("bad-message")
    chair = state.record.chairs[message.seat]
    chair.wake, chair.each = message.wake, message.each
    return Change(table=True)


def undo(table: Table, client: Client, message: Undo) -> Change:
    state = table.state
    match = _moving(state, client, message.seat)
    return moved(state, match.undo(message.seat), "", message.seat)


def take_back(table: Table, client: Client, message: TakeBack) -> Change:
    """Ask to take back a move (`agree` left out), or answer such a wish."""
    state, seat = table.state, message.seat
    if message.agree is not None:
        if state.wish is None or state.wish.kind != TAKEBACK:
            raise Refused("nothing-asked")
        return answer(state, client, message.agree)
    match = _playing(state, client, seat)
    if not may_take_back(match, seat):
        raise Refused("no-way-back")

    def back() -> Change:
        if not may_take_back(match, seat):
            raise Refused("no-way-back")
        return moved(state, match.take_back(seat), "", seat)._replace(snapshot=True)

    return ask(state, TAKEBACK, seat, (client.person, client.name), back)


def point(table: Table, client: Client, message: Point) -> Change:
    """Show everybody at the table what somebody seated points at; it counts as a word of the chat."""
    state = table.state
    state.need_match()
    if not state.seats_of(client):
        raise Refused("only-watching")
    client.budget.chat()
    pointed = framed(encode(Pointed(client.person, state.names.get(client.person, client.name), message.about)))

    def tell() -> int:
        others = [other for other in state.clients if other.greeted]
        for other in others:
            other.send_frame(pointed)
        return len(others) * len(pointed)

    return Change(saved=False, follow_up=tell)


def resign(table: Table, client: Client, message: Resign) -> Change:
    """Resign. With two seats the match ends; with more, a bot plays the seat to the end."""
    state = table.state
    match = _playing(state, client, message.seat)
    others = [chair for seat, chair in enumerate(state.record.chairs) if seat != message.seat and chair.person]
    if len(state.record.chairs) > 2 and others:
        return seated(state, message.seat, "")
    match.end(message.seat, "resigned")
    return Change(Step((), "", message.seat), table=True)


def why(table: Table, client: Client, message: Why) -> Change:
    """Explain why a sentence is not legal; a verb alone is answered by the words that may follow."""
    match = _playing(table.state, client, message.seat)
    if match.ask_of(message.seat) is None:
        raise Refused("not-asked")
    if message.verbs:
        return Change(saved=False, answer={"verbs": hindered(match, message.seat, message.verbs)})
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


def hindered(match: Match, seat: int, verbs: list[str]) -> list[dict[str, Any]]:
    """Return the reason for each verb that is not offered; none for verbs that are nothing to this seat."""
    legal = match.legal(seat)
    offered = {verb.word for verb in legal.verbs}
    refusals = [(verb, legal.why_not((verb,))) for verb in dict.fromkeys(verbs) if verb not in offered]
    return [
        {"verb": verb, "code": refused.reason, "rule": refused.rule, "data": refused.data}
        for verb, refused in refusals
        if refused is not None and refused.reason not in match.game.foreign
    ]


def close(state: TableState) -> Change:
    """End the match for everybody, on behalf of the host."""
    match = state.need_match()
    match.end(TABLE, "closed")
    return Change(Step(()), table=True)
