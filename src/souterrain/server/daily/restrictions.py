"""Messages that a daily dungeon does not allow."""

from __future__ import annotations

from typing import Any, Final

from souterrain.server.protocol.to_server import Host, Lend, Rematch, Rewind, Sit, TakeBack
from souterrain.server.refusal import Refused

FORBIDDEN: Final = (Sit, Lend, TakeBack, Rewind, Rematch)
"""Messages that would hand the dungeon to somebody else, or repeat its dice."""


def need_allowed(message: Any) -> None:
    """Refuse everything but playing alone and once; the host may close the table or change the pause."""
    if not isinstance(message, Host):
        allowed = not isinstance(message, FORBIDDEN)
    else:
        allowed = message.do == "close" or (message.do == "set" and set(message.settings) <= {"pause"})
    if not allowed:
        raise Refused("not-in-daily")
