"""A refused request: over HTTP a status and a `Problem`, over the socket a `nack`."""

from __future__ import annotations

from typing import Any

from souterrain.core.rejection import Rejected


class Refused(Exception):  # noqa: N818 - an answer
    def __init__(self, code: str, status: int = 409, rule: str = "", data: dict[str, Any] | None = None) -> None:
        super().__init__(code)
        self.code = code
        self.status = status
        self.rule = rule
        self.data = data or {}

    @classmethod
    def by(cls, rejected: Rejected, status: int = 409) -> Refused:
        return cls(rejected.reason, status, rejected.rule, rejected.data)
