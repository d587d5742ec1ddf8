"""A match is its journal: a header and numbered entries, append-only, one line of JSON each."""

from __future__ import annotations

import json
from collections.abc import Iterator
from hashlib import sha256
from typing import Any, ClassVar, Final

from souterrain.core.schema import Fault, bounded, refused

FORMAT: Final = 1

_write = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


class JournalError(ValueError):
    """A text that is no journal of ours, or one that does not hold together; says where."""


def embedded(content: Any) -> Any:
    """Return content as a journal keeps it: plain JSON, and nobody else's to change. Raise SetupError if it is too
    large or no JSON."""
    try:
        bounded(content)
    except Fault as fault:
        raise refused(fault) from fault
    return json.loads(_write(content))


class Header:
    """The beginning of a match. `draws` and `digest` are those of the set-up."""

    __slots__ = (
        "commitment",
        "content",
        "content_digest",
        "digest",
        "draws",
        "game",
        "nonces",
        "options",
        "roles",
        "rules",
        "seats",
    )

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: dict[str, str],
        roles: tuple[str, ...],
        content: Any,
        commitment: str,
        nonces: tuple[str, ...],
        draws: tuple[str, ...],
        digest: str,
    ) -> None:
        self.game = game
        self.rules = rules
        self.seats = seats
        self.options = options
        self.roles = roles
        self.content = content
        self.content_digest = sha256(_write(content).encode()).hexdigest()[:8]
        self.commitment = commitment
        self.nonces = nonces
        self.draws = draws
        self.digest = digest

    def plain(self) -> dict[str, Any]:
        return {"format": FORMAT, **{name: getattr(self, name) for name in self.__slots__}}


class Entry:
    """The base of all entries; their fields are their slots."""

    __slots__: tuple[str, ...] = ()
    kind: ClassVar[str]

    def plain(self, number: int) -> dict[str, Any]:
        return {"n": number, "is": self.kind, **{name: getattr(self, name) for name in self.__slots__}}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Entry) and self.plain(0) == other.plain(0)

    __hash__ = None  # type: ignore[assignment]  # compared, never looked up


ORDER: Final = "order"
"""`Act.by` of an answer to a question that changes nothing (`Game.idle`): the seat's standing order gave it. It goes
back with the seat's own last act."""


class Act(Entry):
    """A seat answered an ask. `by` is who spoke for it: seat, clock, bot, host or order."""

    __slots__ = ("ask", "by", "digest", "draws", "sealed", "seat", "text")
    kind = "act"

    def __init__(
        self, ask: int, seat: int, by: str, text: str, draws: tuple[str, ...], digest: str, sealed: int = 0
    ) -> None:
        self.ask = ask
        self.seat = seat
        self.by = by
        self.text = text
        self.draws = draws
        self.digest = digest
        self.sealed = sealed


class Undo(Entry):
    """A seat took back its last act: by itself while that was honest, and then that act alone (with the answers of its
    standing order since), or by everybody's consent, and then with all that was done since (`acts`)."""

    __slots__ = ("acts", "consent", "digest", "seat")
    kind = "undo"

    def __init__(self, seat: int, digest: str, acts: int = 1, consent: int = 0) -> None:
        self.seat = seat
        self.digest = digest
        self.acts = acts
        self.consent = consent


class Seat(Entry):
    """The player of a seat from now on: a person's name, `bot:<name>`, or "" for nobody."""

    __slots__ = ("seat", "who")
    kind = "seat"

    def __init__(self, seat: int, who: str) -> None:
        self.seat = seat
        self.who = who


class End(Entry):
    """The match ended before its game did."""

    __slots__ = ("reason", "seat")
    kind = "end"

    def __init__(self, seat: int, reason: str) -> None:
        self.seat = seat
        self.reason = reason


class Snapshot(Entry):
    """The state here, as text: a replay may begin at it."""

    __slots__ = ("state",)
    kind = "snapshot"

    def __init__(self, state: str) -> None:
        self.state = state


class Reveal(Entry):
    """The seed, in hex: from now on everybody can check the dice."""

    __slots__ = ("seed",)
    kind = "reveal"

    def __init__(self, seed: str) -> None:
        self.seed = seed


class Fork(Entry):
    """A finished match was left here and goes on as another: the seed of what was before is told, in hex, and that of
    what comes is promised."""

    __slots__ = ("commitment", "seed")
    kind = "fork"

    def __init__(self, seed: str, commitment: str) -> None:
        self.seed = seed
        self.commitment = commitment


_NUMBERS: Final = ("ask", "acts", "consent", "rules", "sealed", "seat", "seats")
_ROWS: Final = ("draws", "nonces", "roles")

KINDS: Final[dict[str, type[Entry]]] = {kind.kind: kind for kind in (Act, Undo, Seat, End, Snapshot, Reveal, Fork)}


class Journal:
    """A header and entries, the first of which is number 1."""

    def __init__(self, header: Header, entries: list[Entry] | None = None) -> None:
        self.header = header
        self.entries = entries or []

    def __len__(self) -> int:
        return len(self.entries)

    def __bool__(self) -> bool:
        """A journal without entries is a journal."""
        return True

    def __repr__(self) -> str:
        header = self.header
        return f"Journal({header.game!r}, rules={header.rules}, seats={header.seats}, entries={len(self.entries)})"

    def acts(self) -> Iterator[Act]:
        return (entry for entry in self.entries if isinstance(entry, Act))

    def standing(self) -> list[int]:
        """Return the numbers of the acts that were not taken back."""
        standing: list[tuple[int, Act]] = []
        for number, entry in enumerate(self.entries, 1):
            if isinstance(entry, Act):
                standing.append((number, entry))
            elif isinstance(entry, Undo) and entry.consent:
                del standing[-entry.acts :]
            elif isinstance(entry, Undo):
                own = [held for held in standing if held[1].seat == entry.seat]
                while own.pop()[1].by == ORDER:
                    pass
                kept = {number for number, _ in own}
                standing = [held for held in standing if held[0] in kept or held[1].seat != entry.seat]
        return [number for number, _ in standing]

    @property
    def commitment(self) -> str:
        """The commitment to the seed that is in use at the end."""
        forks = (entry.commitment for entry in reversed(self.entries) if isinstance(entry, Fork))
        return next(forks, self.header.commitment)

    def dumps(self, after: int = -1) -> str:
        """Write one line each for the header and the entries; or for the entries after a number only."""
        header = [self.header.plain()] if after < 0 else []
        entries = self.entries[max(after, 0) :]
        lines = [*header, *(entry.plain(number) for number, entry in enumerate(entries, max(after, 0) + 1))]
        return "".join(_write(line) + "\n" for line in lines)

    @classmethod
    def loads(cls, text: str) -> Journal:
        # Only "\n" ends a line: names may hold other characters that `splitlines` takes for an end.
        lines = text.removesuffix("\n").split("\n")
        try:
            plain = json.loads(lines[0])
            if plain.pop("format") != FORMAT:
                raise JournalError("line 1: another journal format")
            content_digest = plain.pop("content_digest")
            header = Header(**_typed(plain))
            if header.content_digest != content_digest:
                raise JournalError("line 1: the content does not fit its digest")
            return cls(header, [_entry(line, number) for number, line in enumerate(lines[1:], 1)])
        except JournalError:
            raise
        except (IndexError, KeyError, TypeError, ValueError, AttributeError, RecursionError) as fault:
            raise JournalError("this is no journal") from fault


def _entry(line: str, number: int) -> Entry:
    try:
        plain = json.loads(line)
        kind = KINDS[plain.pop("is")]
        if plain.pop("n") != number:
            raise JournalError(f"line {number + 1}: an entry is missing before it")
        return kind(**_typed(plain))
    except JournalError:
        raise
    except (KeyError, TypeError, ValueError, AttributeError, RecursionError) as fault:
        raise JournalError(f"line {number + 1}: this is no entry") from fault


def _typed(plain: dict[str, Any]) -> dict[str, Any]:
    """Check that every field has its type; lists become tuples, embedded content stays as it is."""
    typed: dict[str, Any] = {}
    for name, value in plain.items():
        if name in _NUMBERS:
            fits = type(value) is int
        elif name in _ROWS:
            fits = isinstance(value, list) and all(isinstance(item, str) for item in value)
        elif name == "options":
            fits = isinstance(value, dict) and all(isinstance(item, str) for item in value.values())
        else:
            fits = name == "content" or isinstance(value, str)
        if not fits:
            raise TypeError(name)
        typed[name] = tuple(value) if name in _ROWS else value
    return typed
