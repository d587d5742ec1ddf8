"""The fair-dice check: recomputes every draw from the revealed seed and the seats' nonces."""

from __future__ import annotations

from typing import NamedTuple

from souterrain.core import registry
from souterrain.core.chance import Chance, Script
from souterrain.core.game import setup_of
from souterrain.core.journal import Act, Fork, Journal, Reveal, Undo
from souterrain.core.match import Match
from souterrain.core.seeded import PLAY, SETUP, Seeded, commitment, key_of
from souterrain.core.undoing import Before


class Difference(NamedTuple):
    """The first thing that does not follow from the seed: where, what the journal says, what the seed gives."""

    entry: int
    written: str
    expected: str


class Verdict(NamedTuple):
    """The number of draws that were recomputed, the number that came from outside (physics) and are taken as written,
    the first difference, if there is one, and the entries at which the match went on from another one with its own
    seed."""

    draws: int
    outside: int
    difference: Difference | None
    forks: tuple[int, ...] = ()


def verify(journal: Journal) -> Verdict:
    """Replay the journal (its digests must hold), then draw everything again from the seed; what was before a fork
    from the seed that was told there."""
    Match.replay(journal)
    header, entries = journal.header, journal.entries
    forks = tuple([number for number, entry in enumerate(entries, 1) if isinstance(entry, Fork)])
    keys = _keys(journal)
    if isinstance(keys, Difference):
        return Verdict(0, 0, keys, forks)
    game = registry.game(header.game)
    key = keys.pop(0)
    checked = _Checked()
    checked.entry(0, Script(header.draws), Seeded(key, SETUP))
    state = game.start(setup_of(game, header.seats, header.options, header.roles, header.content), checked)
    before = Before()
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, Fork):
            key = keys.pop(0)
        if isinstance(entry, Undo):
            acts = entry.acts if entry.consent else before.since(entry.seat)
            state = before.step_back(game, acts, alone=not entry.consent)
        if isinstance(entry, Act):
            before.add(entry, state)
            checked.entry(number, Script(entry.draws), Seeded(key, PLAY))
            state = game.apply(state, entry.seat, game.read(entry.text), checked)
    return Verdict(checked.count, checked.outside, checked.difference, forks)


def _keys(journal: Journal) -> list[bytes] | Difference:
    """Return a key for each part of the journal, if every seed is the one that was promised."""
    told = [(n, entry) for n, entry in enumerate(journal.entries, 1) if isinstance(entry, Fork | Reveal)]
    forks = [each for each in told if isinstance(each[1], Fork)]
    reveals = [each for each in told if isinstance(each[1], Reveal)]
    if not reveals:
        return Difference(len(journal), "", "seed")
    keys: list[bytes] = []
    place, promised = 0, journal.header.commitment
    for number, entry in [*forks, reveals[-1]]:
        try:
            seed = bytes.fromhex(entry.seed)
        except ValueError:
            return Difference(number, entry.seed, "seed")
        if commitment(seed) != promised:
            return Difference(place, promised, commitment(seed))
        keys.append(key_of(seed, journal.header.nonces))
        if isinstance(entry, Fork):
            place, promised = number, entry.commitment
    return keys


class _Checked(Chance):
    """Answers what the journal says and notes where the seed says otherwise."""

    def __init__(self) -> None:
        self.count = 0
        self.outside = 0
        self.difference: Difference | None = None

    def entry(self, number: int, written: Script, fair: Seeded) -> None:
        self._number = number
        self._written = written
        self._fair = fair

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        numbers = self._written.draw(address, kind, bounds)
        expected = self._fair.draw(address, kind, bounds)
        self.count += 1
        if numbers != expected and self.difference is None:
            self.difference = Difference(self._number, self._written.draws[-1], self._fair.draws[-1])
        return numbers

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        self.outside += 1
        return self._written.slow(address, kind, request)
