"""A refused action is an answer: a reason, the rule behind it, and nothing changed."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import Action


class Rejected:
    """A refusal: an i18n key, the rule's id ("" for the table's manners), the reason's nouns; and the sentence to say
    `instead`, where the deed itself is legal."""

    __slots__ = ("data", "instead", "reason", "rule")

    def __init__(self, reason: str, rule: str = "", *, instead: Action | None = None, **data: Any) -> None:
        self.reason = reason
        self.rule = rule
        self.instead = instead
        self.data = data

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rejected) and (self.reason, self.rule, self.data) == (
            other.reason,
            other.rule,
            other.data,
        )

    __hash__ = None  # type: ignore[assignment]  # holds a dict

    def __repr__(self) -> str:
        return f"Rejected({self.reason!r}, {self.rule!r}, {self.data!r})"


class SetupError(ValueError):
    """A match that cannot be started as asked; carries the refusal a person can read."""

    def __init__(self, rejected: Rejected) -> None:
        super().__init__(repr(rejected))
        self.rejected = rejected
