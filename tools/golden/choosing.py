"""The choice of golden journals among many games: the fewest bytes that show the most of a game.

Games that are played by bots alone repeat themselves. So the things that a game shows are counted (kinds of frames,
keys of events, verbs, options, nouns), and greedily the journal is taken that adds most for its size, until everything
that was seen at all is there more than once.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from multiprocessing import Pool
from typing import Any, Final, NamedTuple

from souterrain import Match
from souterrain.core import registry
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Kind
from souterrain.core.journal import Journal
from souterrain.games.donjon.rules.engine import KINDS as DONJON_FRAMES
from souterrain.games.drop.frames import FRAMES as DROP_FRAMES
from souterrain.games.roll.frames import FRAMES as ROLL_FRAMES
from tools.golden import records
from tools.golden.tables import TABLES, Table, play

FRAMES: Final[dict[str, tuple[str, ...]]] = {
    "roll": tuple([frame.kind for frame in ROLL_FRAMES]),
    "drop": tuple([frame.kind for frame in DROP_FRAMES]),
    "donjon": tuple([frame.kind for frame in DONJON_FRAMES]),
}
FOLDERS: Final = {"roll": "together", "drop": "drop", "donjon": "donjon"}
CANDIDATES: Final = {"roll": 60, "drop": 200, "donjon": 450}
BYTES: Final = {"roll": 120_000, "drop": 800_000, "donjon": 1_650_000}
"""Limit of all journals of a game together."""
LEAST: Final = {"roll": 8, "drop": 44, "donjon": 44}
TIMES: Final = 3
"""Number of journals that show the same thing, if there are as many."""
WEIGHTS: Final = {"frame": 8, "event": 8, "verb": 8, "option": 6, "seats": 6, "level": 20}


class Candidate(NamedTuple):
    text: str
    table: Table
    shows: frozenset[str]

    @property
    def size(self) -> int:
        return len(self.text)


def shown(match: Match) -> Iterator[str]:
    """Name the things that a match shows, each as `kind:name`."""
    header = match.journal.header
    yield f"seats:{header.seats} {header.options.get('tempo', '')}"
    yield from (f"option:{name}={value}" for name, value in header.options.items())
    for act in match.journal.acts():
        verb, *words = act.text.split()
        yield f"verb:{verb}"
        yield from (f"said:{verb} {word}" for word in words if re.fullmatch("[a-z-]{3,}", word))
    declared = match.game.events
    for _, event in match.events:
        yield f"event:{event.key}"
        if event.secret is not None:
            yield f"event:{event.key}-secret"
        for name, value in event.data.items():
            category = declared.get(event.key, {}).get(name, "")
            if category.startswith("noun:") and isinstance(value, str):
                yield f"{category}={value}"
    if level := match.view(None).get("solo", {}).get("level", 0):
        yield f"level:{level}"


def frames(text: str) -> frozenset[str]:
    """Name the kinds of frames of a journal: those that wait between two acts, and in Donjon those carried out."""
    seen: set[str] = set()
    before = dict(DONJON_FRAMES)
    DONJON_FRAMES.update({frame: _noting(kind, frame.kind, seen) for frame, kind in before.items()})
    try:
        for match in records.replayed(Journal.loads(text)):
            state: Any = match.state
            seen.update(frame.kind for frame in getattr(state, "frames", ()))
    finally:
        DONJON_FRAMES.update(before)
    return frozenset(f"frame:{kind}" for kind in seen)


def _noting(kind: Kind[Any, Any], word: str, seen: set[str]) -> Kind[Any, Any]:
    def resolve(s: Any, frame: Any, chance: Chance, log: Log) -> None:
        seen.add(word)
        kind.resolve(s, frame, chance, log)

    return kind._replace(resolve=resolve)


def candidate(table: Table) -> Candidate:
    match = play(table)
    text = match.journal.dumps()
    return Candidate(text, table, frozenset(shown(match)) | frames(text))


def _numbered(place: tuple[str, int]) -> Candidate:
    game, number = place
    return candidate(TABLES[game](number))


def choose(found: list[Candidate], limit: int, least: int) -> list[Candidate]:
    """Take the candidate that shows most for its size, again and again."""
    chosen: list[Candidate] = []
    seen: Counter[str] = Counter()
    left, size = list(found), 0

    def gain(each: Candidate) -> float:
        wanted = [what for what in each.shows if seen[what] < TIMES]
        worth = sum(WEIGHTS.get(what.partition(":")[0], 1) / (1 + 9 * seen[what]) for what in wanted)
        return float(worth / (each.size + 4000))

    while left:
        best = max(left, key=gain)
        left.remove(best)
        if size + best.size > limit:
            continue
        if gain(best) == 0 and len(chosen) >= least:
            break
        chosen.append(best)
        size += best.size
        seen.update(best.shows)
    return chosen


def make(game: str) -> None:
    """Play candidates, keep the chosen ones and print what they show."""
    with Pool() as pool:
        found = pool.map(_numbered, [(game, number) for number in range(CANDIDATES[game])], chunksize=4)
    chosen = choose(found, BYTES[game], LEAST[game])
    folder = records.FOLDER / FOLDERS[game]
    for path in [*folder.glob("*.journal"), *folder.glob("*.record")]:
        path.unlink()
    size = 0
    for each in sorted(chosen, key=lambda each: each.table.seed):
        name = f"{each.table.seed:03}-{each.table.seats}-seats"
        size += records.write(f"{FOLDERS[game]}/{name}", Journal.loads(each.text))
    print(f"{game}: {len(chosen)} of {len(found)} journals, {size} bytes with their records")
    print("\n".join(coverage(game, frozenset().union(*(each.shows for each in chosen)))))


def everything(game: str) -> set[str]:
    """Name all frames, events, options and nouns that are declared."""
    known = registry.game(game)
    declared = {f"frame:{kind}" for kind in FRAMES[game]} | {f"event:{key}" for key in known.events}
    declared |= {f"option:{option.name}={value}" for option in known.facts.options for value in option.values}
    used = {kind for arguments in known.events.values() for kind in arguments.values() if kind.startswith("noun:")}
    return declared | {f"{kind}={noun}" for kind in used for noun in known.nouns[kind.removeprefix("noun:")]}


def kind_of(what: str) -> str:
    """Return `event` for `event:died`, and `noun:race` for `noun:race=elf`."""
    return what.partition("=" if what.startswith("noun:") else ":")[0]


def coverage(game: str, shows: frozenset[str]) -> Iterator[str]:
    """Count what was shown by its kind, and name the frames, events and options that were not."""
    declared = everything(game)
    for kind in sorted({kind_of(what) for what in declared}):
        number = sum(kind_of(what) == kind for what in declared)
        missing = sorted(what for what in declared - shows if kind_of(what) == kind)
        named = ", ".join(missing) if len(missing) <= 40 else f"{len(missing)} things"
        yield f"  {kind}: {number - len(missing)} of {number}" + (f"; without {named}" if missing else "")
    yield f"  verbs: {' '.join(sorted(what[5:] for what in shows if what.startswith('verb:')))}"
