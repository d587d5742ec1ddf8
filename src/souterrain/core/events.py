"""Events: a client's story. Keys and nouns, never prose; what only some may know is told to them alone."""

from __future__ import annotations

import marshal
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Final, NamedTuple, overload


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


class Story(Sequence[tuple[int, Event]]):
    """All events of a match, each with the number of its entry. `pack` makes those told so far several times smaller;
    they are unpacked whenever they are read."""

    __slots__ = ("_fresh", "_packed")

    def __init__(self, events: Iterable[tuple[int, Event]] = ()) -> None:
        self._packed: list[tuple[int, bytes]] = []
        """Chunks, each with the number of its events."""
        self._fresh = list(events)

    def tell(self, number: int, events: Iterable[Event]) -> None:
        """Add the events of an entry."""
        self._fresh += [(number, event) for event in events]

    def pack(self) -> None:
        """Pack the events told so far, in a match that is kept in memory among many others."""
        if self._fresh:
            chunk = marshal.dumps([(number, *event) for number, event in self._fresh])
            self._packed.append((len(self._fresh), chunk))
            self._fresh = []

    def last(self, count: int) -> list[tuple[int, Event]]:
        """Return so many of the latest events, without reading those before."""
        found = self._fresh
        for _, chunk in reversed(self._packed):
            if len(found) >= count:
                break
            found = [*_unpacked(chunk), *found]
        return found[-count:]

    def copy(self) -> Story:
        twin = Story(self._fresh)
        twin._packed = list(self._packed)
        return twin

    def __len__(self) -> int:
        return sum(count for count, _ in self._packed) + len(self._fresh)

    @overload
    def __getitem__(self, at: int) -> tuple[int, Event]: ...

    @overload
    def __getitem__(self, at: slice) -> list[tuple[int, Event]]: ...

    def __getitem__(self, at: int | slice) -> tuple[int, Event] | list[tuple[int, Event]]:
        return (list(self) if self._packed else self._fresh)[at]

    def __iter__(self) -> Iterator[tuple[int, Event]]:
        for _, chunk in self._packed:
            yield from _unpacked(chunk)
        yield from self._fresh

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Story) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle the events themselves: packed ones belong to one version of Python."""
        return Story, (list(self),)

    def __repr__(self) -> str:
        return f"Story({list(self)!r})"


def _unpacked(chunk: bytes) -> list[tuple[int, Event]]:
    return [(number, Event(*event)) for number, *event in marshal.loads(chunk)]


Kinds = dict[str, dict[str, str]]
"""A game's declaration of its events: key -> argument -> type. Types: `number`, `seat`, `text` (a sentence of the
game), `noun:<category>` (or the number of a seat, where a player's figure is meant), and `many:<category>` (pairs of a
noun and how many). A noun may have a number, `brigand:3`. Secret arguments belong to the key with `-secret` behind
it."""
