"""What a client says on the socket."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Cid = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]
"""A client's own name for a request: sent again with the same content, it is carried out once."""
Sentence = Annotated[str, Meta(min_length=1, max_length=1000)]
VerbWord = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]


class Hello(Struct, tag_field="t", tag="hello"):
    """First message on a socket. `seen` is the last `seq` this client has; -1 asks for everything. `epoch` is that of
    the last welcome; "" if there was none."""

    protocol: int
    client: str = ""
    seen: int = -1
    epoch: Annotated[str, Meta(max_length=40)] = ""


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
    """Standing orders: offers about these things wake the seat, all others are waived for it. None = wake always.
    `each`: the seat is asked each time, also where the answer changes nothing."""

    cid: Cid
    seat: SeatNumber
    wake: list[str] | None = None
    each: bool = False


class Undo(Struct, tag_field="t", tag="undo"):
    cid: Cid
    seat: SeatNumber


class TakeBack(Struct, tag_field="t", tag="takeback"):
    """Asks for consent to take back the seat's last move, or answers such a wish (`agree`)."""

    cid: Cid
    seat: SeatNumber
    agree: bool | None = None


class Consent(Struct, tag_field="t", tag="consent"):
    """Answers the wish that stands at the table. The asker withdraws it with `agree` false."""

    cid: Cid
    wish: Annotated[str, Meta(max_length=16)]
    agree: bool


class Sit(Struct, tag_field="t", tag="sit"):
    """Takes a free seat (`who` "me"), gives it up ("") or, for the host, puts a bot there ("bot:<name>").

    In a running game a seat that is given up is played by a bot. Its own person takes it again at any time; anybody
    else asks every seated person for it (the answer holds the id of the `wish`), and in a game with secrets is refused
    if they have held another seat of it.

    Before the game, whoever takes a seat with a `nonce`, which goes into the dice, is ready."""

    cid: Cid
    seat: SeatNumber
    who: Annotated[str, Meta(max_length=40)] = "me"
    role: Annotated[str, Meta(max_length=40)] = ""
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Ready(Struct, tag_field="t", tag="ready"):
    """This person is ready (or not); when all are, the host may start. `nonce` goes into the dice. Changed options
    reset it for everybody but the host: all agree to the rules that are played."""

    cid: Cid
    ready: bool = True
    nonce: Annotated[str, Meta(max_length=64)] = ""


class Host(Struct, tag_field="t", tag="host"):
    """The host's tools: start, shuffle, kick, give (the host's place), extend (a clock), set (settings), close, and
    before the game seats: as many as `seat` says. Only free seats are taken away. A kick during the game asks all
    others (the answer holds the id of the `wish`)."""

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


class Point(Struct, tag_field="t", tag="point"):
    """Points at something on the table ("look here"): everybody who is connected gets `pointed`. It is not stored.
    `about` is its name, as in a sentence (`zone=3 column:c row=4`)."""

    cid: Cid
    about: Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9=: -]+$")]


class Tell(Struct, tag_field="t", tag="tell"):
    """Words at a table that a seat leads, beside the chat. The leader tells one seat (only the two persons get it) or,
    with `seat` -1, everybody: in the `voice` of somebody in the story, or as a handout with a `title` and a `picture`.
    Every other seat can tell the leader something, in plain text."""

    cid: Cid
    seat: Annotated[int, Meta(ge=-1, le=15)] = -1
    text: Annotated[str, Meta(max_length=1000)] = ""
    title: Annotated[str, Meta(max_length=80)] = ""
    picture: Annotated[str, Meta(max_length=40, pattern=r"^[a-z0-9-]*$")] = ""
    """The name of an icon of the client."""
    voice: Annotated[str, Meta(max_length=24)] = ""
    colour: Annotated[str, Meta(max_length=16, pattern=r"^[a-z]*$")] = ""
    """The name of a colour of the client."""


class Note(Struct, tag_field="t", tag="note"):
    """Writes a note of this person about a place of the game (`zone-3`); an empty text deletes it. Nobody else gets it
    (`notes`)."""

    cid: Cid
    about: Annotated[str, Meta(min_length=1, max_length=24, pattern=r"^[a-z0-9-]*$")]
    text: Annotated[str, Meta(max_length=500)] = ""


class Pause(Struct, tag_field="t", tag="pause"):
    """Pauses the running game, or goes on (`on` false): the leader or the host does; if the one who paused it is away,
    anybody seated goes on. Meanwhile clocks stand still, windows stay open, bots wait and moves are refused."""

    cid: Cid
    on: bool = True


class Rewind(Struct, tag_field="t", tag="rewind"):
    """The leader asks everybody to go back to the last decision of a person, whoever made it. Dice fall the same again;
    it is refused if a hidden card was seen since."""

    cid: Cid


class Why(Struct, tag_field="t", tag="why"):
    """Asks why a sentence (or a verb alone) is not offered, or why none of these verbs is: then the answer holds in
    `verbs` those whose reason a player of this seat could ask for, each with `verb`, `code`, `rule` and `data`."""

    cid: Cid
    seat: SeatNumber
    text: Annotated[str, Meta(max_length=1000)] = ""
    verbs: Annotated[list[VerbWord], Meta(max_length=200)] = []


ToServer = (
    Hello
    | Move
    | Waive
    | Hold
    | Orders
    | Undo
    | TakeBack
    | Consent
    | Sit
    | Ready
    | Host
    | Lend
    | Resign
    | Rematch
    | Say
    | Point
    | Tell
    | Note
    | Pause
    | Rewind
    | Why
)
