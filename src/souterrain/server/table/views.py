"""A match as messages: changed sections, the hash of the whole view, asks with their forms."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from hashlib import sha256
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from souterrain.core.asks import TABLE
from souterrain.core.events import Event, told
from souterrain.core.forms import Counts, Form, Rows, Span, Verb
from souterrain.core.game import Outcome, View
from souterrain.core.journal import End
from souterrain.core.match import Match
from souterrain.server.protocol.parts import AskInfo, FieldInfo, FormInfo, StakeInfo, VerbInfo
from souterrain.server.protocol.to_client import SeatUpdate

SPECTATOR: Final = -1
"""The eyes of clients without a seat."""

encode = msgspec.json.Encoder(order="deterministic").encode


class Shown:
    """A view of some eyes: each section as JSON text with its name."""

    def __init__(self, view: View) -> None:
        self.sections = {name: b'"%b":%b' % (name.encode(), encode(view[name])) for name in sorted(view)}
        self.hash = sha256(self.whole()).hexdigest()[:16]

    def whole(self) -> bytes:
        return b"{%b}" % b",".join(self.sections.values())

    def since(self, before: Shown) -> tuple[bytes, tuple[str, ...]]:
        """Return the changed sections as JSON, and the names of removed ones."""
        old, now = before.sections, self.sections
        changed = b",".join([text for name, text in now.items() if old.get(name) != text])
        return b"{%b}" % changed, tuple([name for name in old if name not in now]) if old.keys() != now.keys() else ()


def view_of(match: Match, eyes: int) -> View:
    return match.view(None if eyes == SPECTATOR else eyes)


def shown(match: Match, eyes: int) -> Shown:
    return Shown(view_of(match, eyes))


class Told(NamedTuple):
    """The update of some eyes as JSON; the same for all seats of a game without secrets."""

    sections: bytes
    gone: tuple[str, ...]
    hash: str
    events: bytes

    @classmethod
    def of(cls, eyes: int, now: Shown, before: Shown | None, events: tuple[Event, ...]) -> Told:
        """Return the changes since `before`, or the whole view without it."""
        sections, gone = (now.whole(), ()) if before is None else now.since(before)
        return cls(sections, gone, now.hash, encode(told(events, None if eyes == SPECTATOR else eyes)))

    def to(self, eyes: int, undo: bool) -> SeatUpdate:
        """Return the message; `Raw` fields are written unchanged."""
        sections, events = Raw(self.sections), Raw(self.events)
        return SeatUpdate(eyes, sections, list(self.gone), self.hash, events, undo)  # type: ignore[arg-type]


def undoing(match: Match) -> tuple[int, ...]:
    """Return the seats that may undo their last act."""
    return () if match.over else tuple([seat for seat in range(match.journal.header.seats) if match.can_undo(seat)])


def asks_for(match: Match, seats: tuple[int, ...], seen: Callable[[int], View] | None = None) -> list[AskInfo]:
    """Return all asks. Verbs and default are for `seats` alone; stakes could tell a hand, so others get them only in a
    game without secrets. `seen` returns the view of a seat, where it is at hand."""
    look = seen or match.view
    open_ = not match.game.facts.hides(match.journal.header.options)
    asks: list[AskInfo] = []
    for ask in match.asks:
        info = AskInfo(ask.seat, ask.number, ask.kind, ask.about)
        if ask.seat in seats and ask.seat != TABLE:
            info.default = "" if ask.default is None else match.game.say(ask.default)
            info.verbs = [_verb(verb) for verb in match.legal(ask.seat).verbs]
            info.idle = match.idle(ask.seat) is not None
        if ask.seat != TABLE and (open_ or ask.seat in seats):
            info.stakes = [
                StakeInfo(match.game.say(stake.about), stake.key, stake.data, stake.sure)
                for stake in match.game.stakes(look(ask.seat), ask.seat)
            ]
        asks.append(info)
    return asks


@lru_cache(maxsize=1 << 12)
def _verb(verb: Verb) -> Any:
    """Return a verb as JSON, encoded once: games share their verbs."""
    return Raw(encode(VerbInfo(verb.word, [_form(form) for form in verb.forms])))


def _form(form: Form) -> FormInfo:
    return FormInfo([_field(field) for field in form.fields], form.check is not None)


def _field(field: Any) -> FieldInfo:
    if isinstance(field, Rows):
        return FieldInfo(rows=[list(row) for row in field.rows])
    if isinstance(field, Counts):
        return FieldInfo(words=list(field.words), caps=list(field.caps), least=field.least, most=field.most)
    if isinstance(field, Span):
        return FieldInfo(word=field.word, least=field.least, most=field.most)
    raise TypeError(f"{type(field).__name__} is no field that the protocol knows")


def outcome_of(match: Match) -> dict[str, Any] | None:
    """Return the outcome of a finished match; an aborted one also has the reason and the seat."""
    if not match.over:
        return None
    told = _outcome(match.outcome)
    ends = [entry for entry in match.journal.entries if isinstance(entry, End)]
    return {**told, "ended": ends[-1].reason, "seat": ends[-1].seat} if ends else told


def _outcome(outcome: Outcome | None) -> dict[str, Any]:
    if outcome is None:
        return {"places": [], "reason": "", "scores": [], "totals": [], "ranks": []}
    return {
        "places": list(outcome.places),
        "reason": outcome.reason,
        "scores": [[line._asdict() for line in lines] for lines in outcome.scores],
        "totals": [outcome.total(seat) for seat in range(len(outcome.places))],
        "ranks": list(outcome.ranks),
    }
