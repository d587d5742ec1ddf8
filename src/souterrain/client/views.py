"""The hash of a view, by which a client checks that it sees the server's view."""

from __future__ import annotations

from hashlib import sha256
from typing import Any

import msgspec

_SORTED = msgspec.json.Encoder(order="deterministic")


def hash_of(view: dict[str, Any]) -> str:
    return sha256(_SORTED.encode(view)).hexdigest()[:16]
