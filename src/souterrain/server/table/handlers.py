"""The handler of every message that a client sends to a table; `hello` is answered by the socket itself.

A handler changes the state of the table and returns a `Change`, or raises `Refused` before it changed anything.
"""

from __future__ import annotations

from typing import Final

from souterrain.server.protocol.to_server import (
    Consent,
    Hold,
    Host,
    Lend,
    Move,
    Note,
    Orders,
    Pause,
    Point,
    Ready,
    Rematch,
    Resign,
    Rewind,
    Say,
    Sit,
    TakeBack,
    Tell,
    Undo,
    Waive,
    Why,
)
from souterrain.server.table import hosting, leading, lobby, playing, wishes
from souterrain.server.table.table import Handler

HANDLERS: Final[dict[type, Handler]] = {
    Sit: lobby.sit,
    Ready: lobby.ready,
    Lend: lobby.lend,
    Rematch: lobby.rematch,
    Say: lobby.say,
    Point: playing.point,
    Tell: leading.tell,
    Note: leading.note,
    Pause: leading.pause,
    Rewind: leading.rewind,
    Host: hosting.host,
    Move: playing.move,
    Waive: playing.waive,
    Hold: playing.hold,
    Orders: playing.orders,
    Undo: playing.undo,
    TakeBack: playing.take_back,
    Consent: wishes.consent,
    Resign: playing.resign,
    Why: playing.why,
}
