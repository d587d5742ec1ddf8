"""Seats that play apart: each takes back its own last act, whatever the others did since."""

from __future__ import annotations

from itertools import count

import pytest

from souterrain.core.events import Log, told
from souterrain.core.facts import HIDDEN, OPEN, Facts
from souterrain.core.journal import Journal, Undo
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected
from souterrain.core.verify import verify

pytestmark = pytest.mark.quick


def plain(match: Match, seat: int) -> bool:
    """Plays the first sentence that draws and seals nothing, if there is one; any other is tried on a copy."""
    for action in match.legal(seat).actions:
        tried = Match.resume(Journal.loads(match.journal.dumps()), 0)
        assert isinstance(tried.play(seat, action), Played)
        if tried.can_undo(seat):
            assert isinstance(match.play(seat, action), Played)
            return True
    return False


def begun() -> Match:
    """Three at a table apart, each of whom has said something that could be taken back."""
    for number in count():
        match = Match.new("roll", seats=3, seed=0, nonces=(str(number),), options={"tempo": "together"})
        if all(plain(match, seat) for seat in (0, 1, 2)):
            return match
    raise AssertionError


def without(match: Match, *left_out: int) -> Match:
    """The same match in which some of its acts were never said."""
    header = match.journal.header
    other = Match.new("roll", seats=header.seats, seed=0, nonces=header.nonces, options=header.options)
    for number, act in enumerate(match.journal.acts(), 1):
        if number not in left_out:
            assert isinstance(other.play(act.seat, act.text), Played)
    return other


def test_an_act_is_taken_back_from_among_others() -> None:
    match = begun()
    expected = without(match, 2).state
    assert [match.can_undo(seat) for seat in (0, 1, 2)] == [True, True, True]
    assert isinstance(match.undo(1), Played)
    assert match.state == expected
    assert match.journal.standing() == [1, 3]
    assert [match.can_undo(seat) for seat in (0, 1, 2)] == [True, False, True]
    assert isinstance(match.undo(0), Played)
    assert match.state == without(match, 1, 2).state
    assert match.undo(0) == Rejected("no-way-back")
    assert [entry.acts for entry in match.journal.entries if isinstance(entry, Undo)] == [1, 1]


def test_only_its_own_asks_are_new() -> None:
    match = begun()
    before = {ask.seat: ask.number for ask in match.asks}
    match.undo(1)
    after = {ask.seat: ask.number for ask in match.asks}
    assert {seat for seat in before if after[seat] != before[seat]} == {1}
    match.take_back(2)
    assert all(ask.number != after[ask.seat] for ask in match.asks), "by consent everybody's"


def test_what_all_take_back_together_is_gone_without_what_one_took_back() -> None:
    match = begun()
    match.undo(0)
    assert isinstance(match.take_back(1), Played)
    assert match.state == without(match, 1, 2, 3).state
    assert match.journal.standing() == []


def test_such_a_journal_replays_resumes_and_is_proved() -> None:
    match = begun()
    match.undo(1)
    match.snapshot()
    match.play(1, match.legal(1).first())
    match.undo(0)
    journal = Journal.loads(match.journal.dumps())
    for upto in range(len(journal) + 1):
        part = Match.replay(journal, upto)
        assert Match.replay(Journal.loads(part.journal.dumps())).state == part.state
    whole = Match.resume(journal, 0)
    assert (whole.state, whole.asks, whole.events) == (match.state, match.asks, match.events)
    while match.asks:
        ask = match.asks[-1]
        match.play(ask.seat, match.legal(ask.seat).first())
    match.reveal()
    assert verify(match.journal).difference is None


def test_a_short_resume_asks_the_same() -> None:
    match = begun()
    match.undo(1)
    match.snapshot()
    short = Match.resume(Journal.loads(match.journal.dumps()), 0, short=True)
    assert short.asks == match.asks


def test_others_games_know_only_the_last_act() -> None:
    match = Match.new("lantern", seats=2, seed=0)
    match.play(0, match.legal(0).first())
    assert match.can_undo(0)
    match = Match.new("lantern", seats=3, seed=0)
    match.play(0, match.legal(0).first())
    match.play(1, match.legal(1).first())
    assert [match.can_undo(seat) for seat in (0, 1)] == [False, True]


def test_facts_that_depend_on_options() -> None:
    value = {"tempo": "together"}
    facts = Facts(name="x", rules=1, seats=(1, 4), decisions=1, information=OPEN, hiding=value, apart=value)
    assert (facts.hides({"tempo": "turns"}), facts.hides({}), facts.hides({"tempo": "together"})) == (0, 0, 1)
    assert (facts.parts({"tempo": "turns"}), facts.parts({}), facts.parts({"tempo": "together"})) == (0, 0, 1)
    assert Facts(name="x", rules=1, seats=(1, 4), decisions=1, information=HIDDEN).hides({})


def test_owners_without_a_secret_are_the_only_ones_told() -> None:
    log = Log()
    log.secretly("rolled", None, (1,), seat=1)
    log.secretly("moved", None, (None, 0), seat=1)
    log.secretly("laid", {"candle": "blue"}, (1,), seat=1)
    assert [event["key"] for event in told(log, 1)] == ["rolled", "laid-secret"]
    assert [event["key"] for event in told(log, 0)] == ["moved", "laid"]
    assert told(log, None) == told(log, 0)
