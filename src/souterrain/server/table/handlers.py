"""The handler of every message that a client sends to a table; `hello` is answered by the socket itself.

A handler changes the state of the table and returns a `Change`, or raises `Refused` before it changed anything.
"""

from __future__ import annotations

from typing import Final

from souterrain.server.protocol.to_server import (
    Hold,
    Host,
    Lend,
    Move,
    Orders,
    Ready,
    Rematch,
    Resign,
    Say,
    Sit,
    TakeBack,
    Undo,
    Waive,
    Why,
)
from souterrain.server.table import hosting, lobby, playing
from souterrain.server.table.table import Handler

HANDLERS: Final[dict[type, Handler]] = {
    Sit: lobby.sit,
    Ready: lobby.ready,
    Lend: lobby.lend,
    Rematch: lobby.rematch,
    Say: lobby.say,
    Host: hosting.host,
    Move: playing.move,
    Waive: playing.waive,
    Hold: playing.hold,
    Orders: playing.orders,
    Undo: playing.undo,
    TakeBack: playing.take_back,
    Resign: playing.resign,
    Why: playing.why,
}
