"""A refused action is an answer: a reason, the rule behind it, and nothing changed."""

from __future__ import annotations

from typing import Any, Literal

from souterrain.core.actions import Action


class Rejected:
    """A refusal. It is falsy.

    `reason` is an i18n key, `rule` the id of the rule ("" for the manners of the table), `data` the nouns of the
    reason, and `instead` the sentence to say where the deed itself is legal.
    """

    __slots__ = ("data", "instead", "reason", "rule")

    def __init__(self, reason: str, rule: str = "", *, instead: Action | None = None, **data: Any) -> None:
        self.reason = reason
        self.rule = rule
        self.instead = instead
        self.data = data

    def __bool__(self) -> Literal[False]:
        return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Rejected) and (self.reason, self.rule, self.data) == (
            other.reason,
            other.rule,
            other.data,
        )

    __hash__ = None  # type: ignore[assignment]  # holds a dict

    def __repr__(self) -> str:
        return f"Rejected({self.reason!r}, {self.rule!r}, {self.data!r})"


class IllegalActionError(ValueError):
    """An action that `Match.play(…, strict=True)` was given and refused; `rejected` is the refusal."""

    def __init__(self, seat: int, action: Action | str, rejected: Rejected) -> None:
        why = " ".join([rejected.reason, *filter(None, [rejected.rule]), *map(str, filter(None, [rejected.data]))])
        super().__init__(f"refused, seat {seat}: {action!r}: {why}")
        self.seat = seat
        self.action = action
        self.rejected = rejected

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.seat, self.action, self.rejected)


class SetupError(ValueError):
    """A match that cannot be started as asked.

    `rejected` is the refusal that a person can read, `choices` are the names that would have been accepted.
    """

    def __init__(self, rejected: Rejected, message: str = "", choices: tuple[str, ...] = ()) -> None:
        listed = f"; choices: {', '.join(choices)}" if choices else ""
        super().__init__(f"{message}{listed} ({rejected.reason})" if message else repr(rejected))
        self.rejected = rejected
        self.message = message
        self.choices = choices

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.rejected, self.message, self.choices)
