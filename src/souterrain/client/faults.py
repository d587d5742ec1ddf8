"""How a wish can fail: refused by the server, or the table is out of reach for good."""

from __future__ import annotations

from typing import Any


class Refused(Exception):  # noqa: N818 - it is an answer
    """Nothing changed: a reason key, the rule's id and the reason's nouns, of a socket or of the HTTP interface."""

    def __init__(self, code: str, rule: str = "", data: dict[str, Any] | None = None) -> None:
        super().__init__(code, rule)
        self.code = code
        self.rule = rule
        self.data = data or {}


class Gone(Exception):  # noqa: N818 - it is an answer
    """The connection is over and will not be opened again: `lost` (nobody answers), `outdated` (this client is too
    old), `closed` (by ourselves), `refused` (the server does not let us in), `full` (no seat is free), or what the
    server said when it ended it."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
