"""Records of journals: hashes of what each pair of eyes gets to know, entry by entry.

The record of `x.journal` is `x.record` beside it. Line n holds the hash of the events of entry n (0 is the set-up, `-`
stands for no events); at every fifth entry and at the last one also the hashes of all views and of the asks. The last
line is the outcome and the content handed on to another match. A record is independent of the text of states, so it
stays valid when the digests change.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import copy
from hashlib import sha256
from pathlib import Path
from typing import Any, Final, NamedTuple

from souterrain.core import registry
from souterrain.core.chance import Script
from souterrain.core.events import Event, Log, told
from souterrain.core.game import setup_of
from souterrain.core.journal import Act, End, Entry, Fork, Journal, JournalError, Reveal, Seat, Snapshot, Undo
from souterrain.core.match import Match
from souterrain.core.records import digest
from souterrain.core.rejection import Rejected

FOLDER: Final = Path(__file__).resolve().parents[2] / "tests" / "golden"
EVERY: Final = 5
"""Interval of the entries whose views and asks are recorded: they are expensive."""
LEFT_OUT: Final = {"donjon": ("frames", "table")}
"""Sections of a view, by game, that are text of the state: class and field names."""
STATE_TEXT: Final = ("digest", "state")
"""Fields of entries that depend on the text of states."""


class Retold(NamedTuple):
    """A journal replayed by the rules of today: with today's digests, and its record."""

    journal: Journal
    record: str


def journals(folder: Path = FOLDER) -> list[Path]:
    return sorted(folder.glob("*/*.journal"))


def load(path: Path) -> Journal:
    return Journal.loads(path.read_text(encoding="utf-8"))


def kept_record(path: Path) -> str:
    return path.with_suffix(".record").read_text(encoding="utf-8")


def replayed(journal: Journal) -> Iterator[Match]:
    """Carry out a journal without comparing digests; yield the match after the set-up and after every entry."""
    header = journal.header
    game = registry.game(header.game)
    first, log = Script(header.draws), Log()
    state = game.start(setup_of(game, header.seats, header.options, header.roles, header.content), first, log)
    first.finish()
    begun = copy(header)
    begun.digest = digest(game.dump(state))
    draws = Script([line for act in journal.acts() for line in act.draws])
    match = Match(game, Journal(begun), state, log, draws)
    yield match
    for number, entry in enumerate(journal.entries, 1):
        try:
            _carry_out(match, entry)
        except Exception as fault:
            fault.add_note(f"entry {number}: {entry.plain(number)}")
            raise
        held, kept = _lasting(match.journal.entries[-1]), _lasting(entry)
        if held not in (kept, {**kept, "sealed": 1}):  # a game may seal more than it did
            raise JournalError(f"entry {number}: {held} instead of {kept}")
        yield match
    draws.finish()


def _carry_out(match: Match, entry: Entry) -> None:
    answer: object = None
    if isinstance(entry, Act):
        answer = match.play(entry.seat, entry.text, ask=entry.ask, by=entry.by)
    elif isinstance(entry, Undo):
        answer = match.take_back(entry.seat) if entry.consent else match.undo(entry.seat)
    elif isinstance(entry, Seat):
        match.sit(entry.seat, entry.who)
    elif isinstance(entry, End):
        match.end(entry.seat, entry.reason)
    elif isinstance(entry, Snapshot):
        match.snapshot()
    else:
        assert isinstance(entry, Reveal | Fork)
        match.journal.entries.append(entry)
    if isinstance(answer, Rejected):
        raise JournalError(f"refused: {answer.reason} {answer.rule}")


def _lasting(entry: Entry) -> dict[str, Any]:
    """Return the fields of an entry that do not depend on the text of states."""
    return {name: value for name, value in entry.plain(0).items() if name not in STATE_TEXT}


def retell(journal: Journal) -> Retold:
    """Replay a journal without its digests and record it."""
    lines: list[str] = []
    known, last = 0, len(journal)
    for number, match in enumerate(replayed(journal)):
        line = _events([event for _, event in match.events[known:]], match)
        known = len(match.events)
        if number % EVERY == 0 or number == last:
            line += f" {_views(match)} {_asks(match)}"
        lines.append(line)
    lines.append(json.dumps([match.outcome, match.game.legacy(match.state)]))
    return Retold(match.journal, "".join(line + "\n" for line in lines))


def _eyes(match: Match) -> tuple[int | None, ...]:
    return (*range(match.journal.header.seats), None)


def _events(events: list[Event], match: Match) -> str:
    return _hash([told(events, eyes) for eyes in _eyes(match)]) if events else "-"


def _views(match: Match) -> str:
    left_out = LEFT_OUT.get(match.game.facts.name, ())
    views = [match.view(eyes) for eyes in _eyes(match)]
    return _hash([{name: part for name, part in view.items() if name not in left_out} for view in views])


def _asks(match: Match) -> str:
    return _hash([[ask.seat, ask.kind, ask.about, ask.default, ask.number] for ask in match.asks])


def _hash(plain: Any) -> str:
    """Return the short hash of a value's canonical JSON."""
    return sha256(json.dumps(plain, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:8]


def difference(kept: str, found: str) -> str:
    """Name the first difference of two records, "" if they are equal."""
    old, new = kept.splitlines(), found.splitlines()
    if len(old) != len(new):
        return f"{len(new)} lines instead of {len(old)}"
    for number, (before, after) in enumerate(zip(old, new, strict=True)):
        if number == len(old) - 1 and before != after:
            return f"outcome: {after} instead of {before}"
        for what, one, other in zip(("events", "views", "asks"), before.split(), after.split(), strict=False):
            if one != other:
                return f"entry {number}: other {what}"
    return "" if kept == found else "written differently"


def write(name: str, journal: Journal) -> int:
    """Keep a journal with its record; return how many bytes both have."""
    path = FOLDER / f"{name}.journal"
    path.parent.mkdir(parents=True, exist_ok=True)
    text, record = journal.dumps(), retell(journal).record
    path.write_text(text, encoding="utf-8")
    path.with_suffix(".record").write_text(record, encoding="utf-8")
    return len(text.encode()) + len(record)


def renew_records() -> None:
    """Record all journals anew, after a change of events, views or asks that was wanted."""
    for path in journals():
        path.with_suffix(".record").write_text(retell(load(path)).record, encoding="utf-8")


def renew_digests(folder: Path = FOLDER) -> list[str]:
    """Write today's digests into all journals if nothing else has changed; else write nothing and name the changes."""
    texts: dict[Path, str] = {}
    faults: list[str] = []
    for path in journals(folder):
        try:
            retold = retell(load(path))
            fault = difference(kept_record(path), retold.record)
        except Exception as failure:
            fault = " ".join([str(failure), *getattr(failure, "__notes__", ())])
        if fault:
            faults.append(f"{path.parent.name}/{path.name}: {fault}")
            continue
        texts[path] = retold.journal.dumps()
        Match.replay(Journal.loads(texts[path]))
    if not faults:
        for path, text in texts.items():
            path.write_text(text, encoding="utf-8")
    return faults
