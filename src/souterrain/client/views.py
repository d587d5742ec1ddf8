"""The hash of a view: how a client knows that it sees what the server shows."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

_SORTED = msgspec.json.Encoder(order="deterministic")


def hash_of(view: dict[str, Any]) -> str:
    return sha256(_SORTED.encode(view)).hexdigest()[:16]
