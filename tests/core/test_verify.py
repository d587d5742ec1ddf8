"""The fair-dice check: an honest journal is proved, a dishonest one is named."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest

from souterrain.core.events import Log
from souterrain.core.journal import Act, Fork, Journal, JournalError, Reveal
from souterrain.core.match import Match
from souterrain.core.seeded import PLAY, Seeded, commitment, key_of, seed_bytes
from souterrain.core.verify import Difference, verify
from tests.contract import journals
from tests.contract.plays import random_match


class Loaded(Seeded):
    """Every gust blows as the host likes."""

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        if not address.endswith("gust"):
            return super().draw(address, kind, bounds)
        self.record(address, kind, (5,))
        return (5,)


@pytest.mark.quick
def test_an_honest_journal_is_proved() -> None:
    journals.dice_are_proved(random_match("lantern", 4, seats=3, undo=0.5))


def test_loaded_dice_are_named_although_the_journal_holds_together() -> None:
    """The host forged everything consistently; only the revealed seed gives it away."""
    fair = Match.new("lantern", seats=2, seed=8)
    match = Match(fair.game, fair.journal, fair.state, Log(), Loaded(key_of(seed_bytes(8), ()), PLAY))
    while match.asks:
        match.play(match.turn, match.legal(match.turn).first())
    match.journal.entries.append(Reveal(seed_bytes(8).hex()))
    Match.replay(match.journal)
    blown = [
        (number, entry.draws[0])
        for number, entry in enumerate(match.journal.entries, 1)
        if isinstance(entry, Act) and entry.draws and "gust" in entry.draws[0] and not fair_draw(entry.draws[0])
    ]
    assert blown, "chance gave the host the same dice: try another seed"
    difference = verify(match.journal).difference
    assert difference is not None
    assert (difference.entry, difference.written) == blown[0]
    assert difference.expected != difference.written


def fair_draw(line: str) -> bool:
    address = line.partition(" ")[0]
    return Seeded(key_of(seed_bytes(8), ()), PLAY).draw(address, "d6", (6,)) == (5,)


def test_a_changed_draw_is_noticed_one_way_or_the_other() -> None:
    """Some changes lead to another state, which the digests tell; others only the seed."""
    found = []
    for seed in range(6):
        journal = random_match("lantern", seed, seats=2).journal
        found.append(journals.notices(journal, 0))
        for number, entry in enumerate(journal.entries, 1):
            if isinstance(entry, Act) and entry.draws:
                found.append(journals.notices(journal, number))
    assert any(difference is None for difference in found), "the digests noticed"
    assert any(difference is not None for difference in found), "the seed noticed"


def test_another_seed_than_the_promised_one() -> None:
    journal = random_match("lantern", 4, seats=2).journal
    journal.entries[-1] = Reveal(seed_bytes(5).hex())
    verdict = verify(journal)
    assert verdict.difference is not None
    assert (verdict.difference.entry, verdict.difference.written) == (0, journal.header.commitment)
    assert (verdict.draws, verdict.outside) == (0, 0)


@pytest.mark.parametrize("seed", ["", "5", "no seed at all"])
def test_a_seed_that_is_none(seed: str) -> None:
    journal = random_match("lantern", 4, seats=2).journal
    journal.entries[-1] = Reveal(seed)
    assert verify(journal).difference is not None


def test_a_journal_without_its_seed_proves_nothing() -> None:
    journal = random_match("lantern", 4, seats=2).journal
    del journal.entries[-1]
    assert verify(journal).difference == Difference(len(journal), "", "seed")


def test_a_journal_that_does_not_hold_together_is_not_even_checked() -> None:
    journal = random_match("lantern", 4, seats=2).journal
    with pytest.raises(JournalError):
        verify(Journal(journal.header, journal.entries[1:]))


def forked(upto: int, *seeds: int) -> Match:
    """A game that was left at an entry and went on with another seed; and that one again, if more seeds are given."""
    match = random_match("lantern", seeds[0], seats=2)
    for old, new in pairwise(seeds):
        match = Match.replay(match.journal, upto)
        match.fork(seed_bytes(old), seed_bytes(new))
        while match.asks:
            match.play(match.turn, match.legal(match.turn).sample(Random(new)))
        match.reveal()
        upto += 5
    return match


def test_a_match_that_went_on_from_another_is_proved_on_both_sides() -> None:
    match = forked(4, 4, 5)
    assert verify(match.journal).forks == (5,)
    journals.dice_are_proved(match)
    again = forked(4, 4, 5, 6)
    assert verify(again.journal).forks == (5, 10)
    journals.dice_are_proved(again)
    for number, entry in enumerate(match.journal.entries, 1):
        if isinstance(entry, Act) and entry.draws:
            journals.notices(match.journal, number)


def test_a_fork_tells_the_seed_that_was_promised_and_promises_the_next() -> None:
    journal = forked(4, 4, 5).journal
    fork = journal.entries[4]
    assert isinstance(fork, Fork)
    assert (fork.seed, fork.commitment) == (seed_bytes(4).hex(), commitment(seed_bytes(5)))
    assert journal.commitment == fork.commitment
    Match.resume(Journal(journal.header, journal.entries[:-1]), 5)
    with pytest.raises(JournalError, match="promised"):
        Match.resume(Journal(journal.header, journal.entries[:-1]), 4)
    for false, place, promised in (
        (Fork(seed_bytes(6).hex(), fork.commitment), 0, journal.header.commitment),
        (Fork(fork.seed, commitment(seed_bytes(6))), 5, commitment(seed_bytes(6))),
    ):
        difference = verify(Journal(journal.header, [*journal.entries[:4], false, *journal.entries[5:]])).difference
        assert difference is not None
        assert (difference.entry, difference.written) == (place, promised)
    broken = Fork("no seed", fork.commitment)
    text = Journal(journal.header, [*journal.entries[:4], broken, *journal.entries[5:]])
    assert verify(text).difference == Difference(5, "no seed", "seed")
