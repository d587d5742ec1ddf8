"""Exceptions of requests: refused by the server, or the table is out of reach for good."""

from __future__ import annotations

from typing import Any


class Refused(Exception):  # noqa: N818 - it is an answer
    """A refused request, which changed nothing: reason key, rule id and the reason's data, of a socket or of the HTTP
    interface."""

    def __init__(self, code: str, rule: str = "", data: dict[str, Any] | None = None) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.data = data or {}


class Gone(Exception):  # noqa: N818 - it is an answer
    """The end of a connection without a retry: `lost` (no answer), `outdated` (this client is too old), `closed` (by
    this client), `refused` (by the server), `full` (no free seat), or the reason that the server gave."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
