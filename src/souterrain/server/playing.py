"""What a seat says while the game is on."""

from __future__ import annotations

from souterrain.core.actions import Unreadable
from souterrain.core.asks import CLOSE, MAY, TABLE
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.server.change import Change, Step
from souterrain.server.client import Client
from souterrain.server.kept import default_bot
from souterrain.server.protocol.to_server import Hold, Move, Orders, Resign, TakeBack, Undo, Waive, Why
from souterrain.server.refusal import Refused
from souterrain.server.table import HANDLERS, Table

WORDS = 32
"""Standing orders name at most so many questions."""


def move(table: Table, client: Client, wish: Move) -> Change:
    match = _playing(table, client, wish.seat)
    answer = match.play(wish.seat, wish.text, ask=wish.ask)
    return _moved(table, answer, wish.text, wish.seat)


def _playing(table: Table, client: Client, seat: int) -> Match:
    table.need_seat(client, seat)
    match = table.need_match()
    if table.kept.chairs[seat].lent:
        raise Refused("seat-lent")
    return match


def _moved(table: Table, answer: Played | Rejected, text: str, seat: int) -> Change:
    if isinstance(answer, Rejected):
        raise Refused.by(answer)
    told = table.takeback >= 0
    table.takeback = -1
    return Change(Step.of(answer, text, seat), told)


def waive(table: Table, client: Client, wish: Waive) -> Change:
    match = _playing(table, client, wish.seat)
    ask = match.ask_of(wish.seat)
    if ask is None:
        raise Refused("not-asked")
    if ask.number != wish.ask:
        raise Refused("too-late")
    table.pace.waive(ask)
    return Change(saved=False)


def hold(table: Table, client: Client, wish: Hold) -> Change:
    match = _playing(table, client, wish.seat)
    ask = match.ask_of(wish.seat)
    if ask is None or ask.kind != MAY or not any(other.kind == CLOSE for other in match.asks):
        raise Refused("no-window")
    if not table.pace.hold(ask):
        raise Refused("held-before")
    return Change(saved=False)


def orders(table: Table, client: Client, wish: Orders) -> Change:
    table.need_seat(client, wish.seat)
    if wish.wake is not None and (len(wish.wake) > WORDS or any(len(word) > WORDS * 2 for word in wish.wake)):
        raise Refused("bad-message")
    table.kept.chairs[wish.seat].wake = wish.wake
    return Change(told=True)


def undo(table: Table, client: Client, wish: Undo) -> Change:
    match = _playing(table, client, wish.seat)
    return _moved(table, match.undo(wish.seat), "", wish.seat)


def take_back(table: Table, client: Client, wish: TakeBack) -> Change:
    """Asked for with `agree` left out; granted when every other person at the table has agreed."""
    if wish.agree is None:
        match = _playing(table, client, wish.seat)
        if not match.has_acted(wish.seat):
            raise Refused("no-way-back")
        table.takeback, table.agreed = wish.seat, {client.person}
    elif table.takeback < 0:
        raise Refused("nothing-asked")
    elif not table.seats_of(client):
        raise Refused("not-your-seat")
    elif not wish.agree:
        table.takeback = -1
        return Change(told=True, saved=False)
    else:
        table.agreed.add(client.person)
    if table.agreed >= set(table.kept.persons):
        seat = table.takeback
        return _moved(table, table.need_match().take_back(seat), "", seat)._replace(snapshot=True)
    return Change(told=True, saved=False)


def resign(table: Table, client: Client, wish: Resign) -> Change:
    """Two people: the game is over. More: a bot plays the seat to the end."""
    match = _playing(table, client, wish.seat)
    others = [chair for seat, chair in enumerate(table.kept.chairs) if seat != wish.seat and chair.person]
    if len(table.kept.chairs) > 2 and others:
        bot = default_bot(table.kept.game)
        table.kept.chairs[wish.seat].who = bot
        match.sit(wish.seat, bot)
        return Change(told=True, fresh=True)
    match.end(wish.seat, "resigned")
    return Change(Step((), "", wish.seat), told=True)


def why(table: Table, client: Client, wish: Why) -> Change:
    """Why a sentence is not offered; a verb alone is answered by what may follow it."""
    match = _playing(table, client, wish.seat)
    if match.ask_of(wish.seat) is None:
        raise Refused("not-asked")
    try:
        action = match.game.read(wish.text)
    except Unreadable as fault:
        raise Refused("unreadable") from fault
    refused = match.legal(wish.seat).why_not(action)
    if refused is None:
        return Change(saved=False, answer={"legal": True})
    return Change(
        saved=False, answer={"legal": False, "code": refused.reason, "rule": refused.rule, "data": refused.data}
    )


def close(table: Table) -> Change:
    """The host ends it for everybody."""
    match = table.need_match()
    match.end(TABLE, "closed")
    return Change(Step(()), told=True)


HANDLERS.update(
    {Move: move, Waive: waive, Hold: hold, Orders: orders, Undo: undo, TakeBack: take_back, Resign: resign, Why: why}
)
