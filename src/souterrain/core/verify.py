"""The fair-dice check: recomputes every draw from the revealed seed and the seats' nonces."""

from __future__ import annotations

from typing import Any, NamedTuple

from souterrain.core import registry
from souterrain.core.chance import Chance, Script
from souterrain.core.journal import Act, Journal, Reveal, Undo
from souterrain.core.match import Match, setup_of
from souterrain.core.seeded import PLAY, SETUP, Seeded, commitment, key_of


class Difference(NamedTuple):
    """The first thing that does not follow from the seed: where, what the journal says, what the seed gives."""

    entry: int
    written: str
    expected: str


class Verdict(NamedTuple):
    """How many draws were recomputed, how many came from outside (physics) and are taken as written, and the first
    difference, if there is one."""

    draws: int
    outside: int
    difference: Difference | None


def verify(journal: Journal) -> Verdict:
    """Replays the journal (its digests must hold), then draws everything again from the seed."""
    Match.replay(journal)
    reveals = [entry for entry in journal.entries if isinstance(entry, Reveal)]
    if not reveals:
        return Verdict(0, 0, Difference(len(journal), "", "seed"))
    header = journal.header
    try:
        seed = bytes.fromhex(reveals[-1].seed)
    except ValueError:
        return Verdict(0, 0, Difference(journal.entries.index(reveals[-1]) + 1, reveals[-1].seed, "seed"))
    if commitment(seed) != header.commitment:
        return Verdict(0, 0, Difference(0, header.commitment, commitment(seed)))
    game = registry.game(header.game)
    key = key_of(seed, header.nonces)
    checked = _Checked()
    checked.entry(0, Script(header.draws), Seeded(key, SETUP))
    state = game.start(setup_of(game, header.seats, header.options, header.roles, header.content), checked)
    before: list[Any] = []
    for number, entry in enumerate(journal.entries, 1):
        if isinstance(entry, Undo):
            state = before[-entry.acts]
            del before[-entry.acts :]
        if isinstance(entry, Act):
            before.append(state)
            checked.entry(number, Script(entry.draws), Seeded(key, PLAY))
            state = game.apply(state, entry.seat, game.read(entry.text), checked)
    return Verdict(checked.count, checked.outside, checked.difference)


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
