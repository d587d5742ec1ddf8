"""What a client says on the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Cid = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""A client's own name for a request: sent again with the same content, it is carried out once."""
Sentence = Annotated[str, Meta(min_length=1, max_length=1000)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Hello(Struct, tag_field="t", tag="hello"):
    """First message on a socket. `seen` is the last `seq` this client has; -1 asks for everything."""

    protocol: int
    client: str = ""
    seen: int = -1


class Move(Struct, tag_field="t", tag="move"):
    """A seat answers its ask with a sentence."""

    cid: Cid
    seat: SeatNumber
    ask: int
    text: Sentence


class Waive(Struct, tag_field="t", tag="waive"):
    """A seat does not want what it is offered."""

    cid: Cid
    seat: SeatNumber
    ask: int


class Hold(Struct, tag_field="t", tag="hold"):
    """A raised hand: the window stays open until this seat answers, waives or goes away; once per window."""

    cid: Cid
    seat: SeatNumber


class Orders(Struct, tag_field="t", tag="orders"):
    """Standing orders: offers about these things wake the seat, all others are waived for it. None = wake always."""

    cid: Cid
    seat: SeatNumber
    wake: list[str] | None = None


class Undo(Struct, tag_field="t", tag="undo"):
    cid: Cid
    seat: SeatNumber


class TakeBack(Struct, tag_field="t", tag="takeback"):
    """Asks for consent to take back the seat's last move, or answers such a wish (`agree`)."""

    cid: Cid
    seat: SeatNumber
    agree: bool | None = None


class Sit(Struct, tag_field="t", tag="sit"):
    """Takes a free seat (`who` "me"), gives it up ("") or, for the host, puts a bot there ("bot:<name>")."""

    cid: Cid
    seat: SeatNumber
    who: Annotated[str, Meta(max_length=40)] = "me"
    role: Annotated[str, Meta(max_length=40)] = ""


class Ready(Struct, tag_field="t", tag="ready"):
    """This person is ready (or not); when all are, the host may start. `nonce` goes into the dice."""

    cid: Cid
    ready: bool = True
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Host(Struct, tag_field="t", tag="host"):
    """The host's tools: start, shuffle, kick, give (the host's place), extend (a clock), set (settings), close, and
    before the game seats: as many as `seat` says. Only free seats are taken away."""

    cid: Cid
    do: Annotated[str, Meta(pattern=r"^(start|shuffle|kick|extend|set|close|give|seats)$")]
    seat: SeatNumber = 0
    settings: dict[str, str] = {}


class Lend(Struct, tag_field="t", tag="lend"):
    """Lends a seat to a bot ("bot:<name>") or takes it back ("")."""

    cid: Cid
    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] = ""


class Resign(Struct, tag_field="t", tag="resign"):
    cid: Cid
    seat: SeatNumber


class Rematch(Struct, tag_field="t", tag="rematch"):
    """`carry`: with what this game hands on to the next, each at the same seat, where it hands on anything."""

    cid: Cid
    carry: bool = False


class Say(Struct, tag_field="t", tag="say"):
    """Chat: a text, or one of the table's phrases by key, which everybody reads in their own language."""

    cid: Cid
    text: Annotated[str, Meta(max_length=300)] = ""
    phrase: Annotated[str, Meta(max_length=40)] = ""


class Why(Struct, tag_field="t", tag="why"):
    """Asks why a sentence (or a verb alone) is not offered."""

    cid: Cid
    seat: SeatNumber
    text: Sentence


ToServer = (
    Hello | Move | Waive | Hold | Orders | Undo | TakeBack | Sit | Ready | Host | Lend | Resign | Rematch | Say | Why
)
