"""Events: a client's story. Keys and nouns, never prose; what only some may know is told to them alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final, NamedTuple


class Event(NamedTuple):
    """An i18n key, public data, and secret data with its owners. Owners without a secret are the only ones to be told
    of it at all; None among them is a spectator."""

    key: str
    data: dict[str, Any]
    secret: dict[str, Any] | None = None
    owners: tuple[int | None, ...] = ()

    def concerns(self, eyes: int | None) -> bool:
        """Tell if those eyes are told of it at all."""
        return self.secret is not None or not self.owners or eyes in self.owners

    def seen_by(self, eyes: int | None) -> dict[str, Any]:
        """Return the public data, and the secret if it belongs to those eyes; a secret has a key of its own."""
        if self.secret is not None and eyes in self.owners:
            return {"key": f"{self.key}-secret", **self.data, **self.secret}
        return {"key": self.key, **self.data}


def told(events: Iterable[Event], eyes: int | None) -> list[dict[str, Any]]:
    """Return the story as those eyes read it."""
    return [event.seen_by(eyes) for event in events if event.concerns(eyes)]


class Log(list[Event]):
    """The events that rules tell while they carry out an action."""

    heard: ClassVar = True
    """False where nothing is kept: rules that are played by the million skip what is costly to tell."""
    machines: frozenset[int] = frozenset()
    """Seats played by a machine: its reasons are told too."""

    def __call__(self, key: str, /, **data: Any) -> None:
        """Tell everybody."""
        self.append(Event(key, data))

    def secretly(self, key: str, secret: dict[str, Any] | None, owners: tuple[int | None, ...], /, **data: Any) -> None:
        """Tell the secret to its owners and the data to everybody; without a secret tell the owners alone."""
        self.append(Event(key, data, secret, owners))


class Silence(Log):
    """A log that keeps nothing, for mass play."""

    heard: ClassVar = False

    def __call__(self, key: str, /, **data: Any) -> None:
        return

    def append(self, event: Event) -> None:
        return


SILENT: Final = Silence()

Kinds = dict[str, dict[str, str]]
"""A game's declaration of its events: key -> argument -> type. Types: `number`, `seat`, `text` (a sentence of the
game), `noun:<category>`, and `many:<category>` (pairs of a noun and how many). Secret arguments belong to the key
with `-secret` behind it."""
