"""The protocol: every message of the socket and every body of the HTTP interface, as types.

docs/protocol.md, the OpenAPI document and the TypeScript types are made from this package. Messages are JSON objects;
`t` says which one it is. Text for people is never sent: keys, nouns and numbers are, and each client has the words.
"""

from __future__ import annotations

from typing import Final

PROTOCOL: Final = 1
"""Grows when an older client could no longer play."""
