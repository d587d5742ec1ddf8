"""The front door: playing, refusing, taking back, ending, replaying."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.asks import TABLE
from souterrain.core.journal import Journal, JournalError, Reveal
from souterrain.core.match import Match, Played
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.verify import verify


def match_of(seed: int = 1, **more: Any) -> Match:
    return Match.new("lantern", seats=2, seed=seed, **more)


def defaults(match: Match, count: int = 1000) -> Match:
    """Plays what the clock would play."""
    while match.asks and count:
        ask = match.ask_of(match.turn)
        assert ask is not None
        if ask.default is None:
            match.waive(ask.seat)
        else:
            match.play(ask.seat, ask.default, ask=ask.number, by="clock")
            count -= 1
    return match


def shown(match: Match) -> tuple[str, str]:
    return match.game.dump(match.state), match.journal.dumps()


@pytest.mark.quick
def test_the_example_of_the_architecture() -> None:
    match = Match.new("lantern", seats=2, seed=7, options={"length": "short"})
    while match.asks:
        seat = match.turn
        assert isinstance(match.play(seat, match.legal(seat).first()), Played)
    assert match.outcome is not None
    assert Match.replay(match.journal).journal.dumps() == match.journal.dumps()


def test_a_text_is_as_good_as_an_action() -> None:
    by_text, by_action = match_of(), match_of()
    action = by_action.legal(0).first()
    assert by_text.play(0, by_text.game.say(action)) == by_action.play(0, action)
    assert shown(by_text) == shown(by_action)


def test_an_answer_names_its_ask() -> None:
    match = match_of()
    before = shown(match)
    number = match.asks[0].number
    assert match.play(0, match.legal(0).first(), ask=number + 1) == Rejected("too-late")
    assert match.play(0, match.legal(0).first(), ask=number - 1) == Rejected("too-late")
    assert shown(match) == before
    assert isinstance(match.play(0, match.legal(0).first(), ask=number), Played)


def test_refusals_of_the_table() -> None:
    match = match_of()
    before = shown(match)
    assert match.play(TABLE, "close") == Rejected("not-asked")
    assert match.play(2, "close") == Rejected("not-asked")
    assert match.play(0, "LAY AMBER") == Rejected("unreadable")
    assert match.play(0, match.legal(0).first(), by="ghost") == Rejected("unreadable")
    assert match.play(0, "close") == Rejected("not-now")
    assert shown(match) == before
    assert defaults(match).play(0, "close") == Rejected("match-over")


ANYTHING: st.SearchStrategy[Any] = st.recursive(
    st.none() | st.booleans() | st.integers(-2, 5) | st.floats() | st.text(max_size=8) | st.binary(max_size=3),
    lambda inner: st.lists(inner, max_size=3) | st.lists(inner, max_size=3).map(tuple),
    max_leaves=6,
)
NEARLY = st.sampled_from(["lay", "close", "blow", "amber", "force=", "north", ""])
SENTENCES = st.lists(NEARLY | st.tuples(NEARLY, st.integers(-1, 3) | st.booleans()), max_size=3).map(tuple)
STANDING = [defaults(match_of(3), count) for count in (0, 1, 2, 3, 100)]


@given(
    st.sampled_from(STANDING),
    ANYTHING,
    ANYTHING | SENTENCES,
    st.none() | ANYTHING,
    st.just("seat") | ANYTHING,
)
def test_play_raises_for_nothing(match: Match, seat: Any, action: Any, ask: Any, by: Any) -> None:
    match = Match.resume(match.journal, 3)
    before = shown(match)
    answer = match.play(seat, action, ask=ask, by=by)
    assert isinstance(answer, Played | Rejected)
    if isinstance(answer, Rejected):
        assert answer.reason
        assert shown(match) == before


@pytest.mark.quick
def test_undo_takes_back_the_last_act_of_a_seat() -> None:
    match = match_of()
    text = match.game.dump(match.state)
    match.play(0, match.legal(0).first())
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    answer = match.undo(0)
    assert isinstance(answer, Played)
    assert [event.seen_by(1) for event in answer.events] == [{"key": "taken-back", "seat": 0}]
    assert match.game.dump(match.state) == text
    assert match.undo(0) == Rejected("no-way-back")
    assert Match.replay(match.journal).journal.dumps() == match.journal.dumps()


def test_undo_ends_when_somebody_answered() -> None:
    match = Match.new("lantern", seats=3, seed=1)
    match.play(0, match.legal(0).first())
    match.play(1, match.legal(1).first())
    assert match.undo(0) == Rejected("no-way-back")
    match.undo(1)
    assert match.can_undo(0), "the answer was taken back too"


def test_undo_ends_when_something_was_shown_or_drawn() -> None:
    match = match_of()
    match.play(0, match.legal(0).first())
    match.play(1, match.legal(1).first())
    assert not match.can_undo(1), "all candles were shown"
    blower = match.turn
    match.play(blower, match.legal(blower).first())
    assert not match.can_undo(blower), "a die was thrown"


def test_an_undo_of_a_journal_must_be_possible() -> None:
    match = match_of()
    match.play(0, match.legal(0).first())
    match.undo(0)
    journal = Journal(match.journal.header, [match.journal.entries[1]])
    with pytest.raises(JournalError, match="line 2: nothing can be taken back"):
        Match.replay(journal)


def test_a_match_can_end_before_its_game() -> None:
    match = defaults(match_of(), 2)
    match.end(1, "resigned")
    assert (match.over, match.asks, match.outcome) == (True, (), None)
    assert match.play(0, "close") == Rejected("match-over")
    assert not match.can_undo(0)
    with pytest.raises(ValueError, match="nobody is asked"):
        _ = match.turn
    match.reveal()
    again = Match.replay(match.journal)
    assert (again.ended, again.asks) == (True, ())
    assert verify(match.journal).difference is None


def test_sitting_down_and_snapshots_change_nothing() -> None:
    match = match_of()
    text = match.game.dump(match.state)
    match.sit(0, "Ada")
    match.play(0, match.legal(0).first())
    match.sit(1, "bot:random")
    match.snapshot()
    assert match.can_undo(0), "nobody answered"
    match.undo(0)
    assert match.game.dump(match.state) == text
    assert Match.replay(Journal.loads(match.journal.dumps())).journal.dumps() == match.journal.dumps()


def test_a_snapshot_of_another_state_is_noticed() -> None:
    match = match_of()
    match.snapshot()
    match.journal.entries[0].state = "{}"  # type: ignore[attr-defined]
    with pytest.raises(JournalError, match="line 2: the snapshot shows another state"):
        Match.replay(match.journal)


def test_the_seed_is_told_when_the_match_is_over() -> None:
    match = match_of(5)
    with pytest.raises(ValueError, match="when it is over"):
        match.reveal()
    defaults(match).reveal()
    last = match.journal.entries[-1]
    assert isinstance(last, Reveal)
    assert int(last.seed, 16) == 5
    with pytest.raises(ValueError, match="the match that holds it"):
        Match.replay(match.journal).reveal()


def test_there_is_no_way_back_once_the_seed_is_told() -> None:
    """The act before it could still be taken back, and with it what everybody now knows."""
    match = match_of()
    match.play(0, match.legal(0).first())
    assert match.can_undo(0)
    match.journal.entries.append(Reveal("00"))
    assert not Match.replay(match.journal).can_undo(0)


def test_replay_stops_where_it_is_told() -> None:
    match = defaults(match_of())
    for upto in (0, 1, 5, len(match.journal)):
        part = Match.replay(match.journal, upto)
        assert part.journal.entries == match.journal.entries[:upto]
    assert Match.replay(match.journal, 3).story(0) == [
        event.seen_by(0) for number, event in match.events if number <= 3
    ]


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"digest": "00000000"}, "leads to another state"),
        ({"text": "lay amber*3"}, "is refused .not-in-hand"),
        ({"ask": 9}, "is refused .too-late"),
        ({"seat": 5}, "is refused .not-asked"),
        ({"sealed": 1}, "leads to another state"),
        ({"draws": ("a d6=1",)}, "left over"),
    ],
)
def test_an_act_that_does_not_hold_is_named(change: dict[str, Any], says: str) -> None:
    match = defaults(match_of())
    for name, value in change.items():
        setattr(match.journal.entries[0], name, value)
    with pytest.raises(JournalError, match=f"line 2: .*{says}"):
        Match.replay(match.journal)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"digest": "00000000"}, "ends in another state"),
        ({"rules": 2}, "other rules"),
        ({"draws": ()}, "at its end"),
        ({"seats": 9}, "wrong-seats"),
        ({"roles": ("king",)}, "no-such-role"),
        ({"options": {"nights": "9"}}, "no-such-value"),
        ({"content": []}, "bad-box"),
    ],
)
def test_a_header_that_does_not_hold_is_named(change: dict[str, Any], says: str) -> None:
    match = match_of()
    for name, value in change.items():
        setattr(match.journal.header, name, value)
    with pytest.raises(JournalError, match=f"line 1: .*{says}"):
        Match.replay(match.journal)


def test_a_match_goes_on_with_its_seed() -> None:
    whole = defaults(match_of(9))
    part = Match.resume(Match.replay(whole.journal, 4).journal, 9)
    assert defaults(part).journal.dumps() == whole.journal.dumps()
    part.reveal()
    with pytest.raises(JournalError, match="not the seed"):
        Match.resume(whole.journal, 10)


def test_options_roles_and_content_are_in_the_header() -> None:
    content = {"amber": 0, "blue": 40}
    match = match_of(options={"length": "short"}, roles=("moth", "keeper"), content=content)
    content["blue"] = 41
    header = match.journal.header
    assert (header.options, header.roles) == ({"length": "short", "nights": "1"}, ("moth", "keeper"))
    assert header.content == {"amber": 0, "blue": 40}, "nobody changes it from outside"
    defaults(match)
    assert Match.replay(Journal.loads(match.journal.dumps())).state == match.state


@pytest.mark.parametrize(
    ("asked", "reason"),
    [
        ({"seats": 1}, "wrong-seats"),
        ({"options": {"nights": "7"}}, "no-such-value"),
        ({"options": {"speed": "high"}}, "no-such-option"),
        ({"roles": ("king",)}, "no-such-role"),
        ({"roles": ("moth", "moth", "moth")}, "no-such-role"),
        ({"content": {"green": 100}}, "bad-box"),
    ],
)
def test_a_match_that_cannot_begin_so(asked: dict[str, Any], reason: str) -> None:
    with pytest.raises(SetupError) as caught:
        Match.new("lantern", **{"seats": 2, **asked})
    assert caught.value.rejected.reason == reason


def test_an_unseeded_match_has_a_seed_of_its_own() -> None:
    assert Match.new("lantern").journal.header.commitment != Match.new("lantern").journal.header.commitment


def test_the_driver_asks_offers_first_and_the_table_last() -> None:
    """A window: every offer is waived, then the table closes it; a waiver is no entry."""
    for seed in range(50):
        match = defaults(match_of(seed), 3)
        if any(ask.seat == TABLE for ask in match.asks):
            break
    offered = [ask.seat for ask in match.asks if ask.kind == "may"]
    entries = len(match.journal)
    for seat in offered:
        assert match.turn == seat
        match.waive(seat)
    match.waive(7)
    assert (match.turn, len(match.journal)) == (TABLE, entries)
    assert isinstance(match.play(TABLE, "close"), Played)


def test_the_story_of_some_eyes() -> None:
    match = match_of()
    begun = len(match.story(0))
    assert begun > 0
    match.play(1, match.legal(1).first())
    assert match.story(0, after=0) == [{"key": "laid", "seat": 1}]
    assert match.story(1, after=0)[0]["key"] == "laid-secret"
    assert match.story(None, after=1) == []
    assert len(match.story(0)) == begun + 1


def test_an_answer_to_a_future_that_was_taken_back_is_too_late() -> None:
    match = Match.new("lantern", seats=2, seed=3)
    asked: set[tuple[int, int]] = set()
    rng = Random(1)
    undone = 0
    while match.asks and undone < 3:
        seat = match.turn
        number = match.ask_of(seat).number  # type: ignore[union-attr]
        match.play(seat, match.legal(seat).sample(rng))
        if match.can_undo(seat):
            later = {(ask.seat, ask.number) for ask in match.asks}
            match.undo(seat)
            undone += 1
            asked |= later
            assert not asked & {(ask.seat, ask.number) for ask in match.asks}
            assert match.play(seat, match.legal(seat).first(), ask=number) == Rejected("too-late")
    assert undone


def test_a_shortcut_ends_where_the_whole_journal_ends() -> None:
    match = Match.new("lantern", seats=3, seed=5)
    rng = Random(2)
    while match.asks:
        seat = match.turn
        match.play(seat, match.legal(seat).sample(rng))
        if len(match.journal) in (4, 9):
            match.snapshot()
    short = Match.shortcut(match.journal)
    assert match.game.dump(short.state) == match.game.dump(match.state)
    assert short.journal.dumps() == match.journal.dumps()
    assert len(short.events) < len(match.events)
    assert match.whole
    assert not short.whole


def test_a_shortcut_from_another_state_is_noticed() -> None:
    """Also when nothing was done since."""
    match, other = Match.new("lantern", seats=3, seed=5), Match.new("lantern", seats=3, seed=6)
    for each in (match, other):
        each.play(each.turn, each.legal(each.turn).first())
        each.snapshot()
    Match.shortcut(match.journal)
    match.journal.entries[-1] = other.journal.entries[-1]
    with pytest.raises(JournalError, match="line 3: the snapshot shows another state"):
        Match.shortcut(match.journal)


def test_a_replayed_match_is_only_watched() -> None:
    match = Match.new("lantern", seats=2, seed=3)
    watched = Match.replay(match.journal)
    seat = watched.turn
    assert watched.play(seat, watched.legal(seat).first()) == Rejected("only-watched")


def test_everybody_together_may_take_back_what_was_drawn_and_answered() -> None:
    match = Match.new("lantern", seats=2, seed=8)
    rng = Random(5)
    texts: list[tuple[int, str]] = []
    while match.asks and len(match.journal) < 12:
        seat = match.turn
        texts.append((seat, match.game.dump(match.state)))
        match.play(seat, match.legal(seat).sample(rng))
    seat = next(seat for seat in (0, 1) if not match.can_undo(seat) and match.has_acted(seat))
    before = [text for played, text in texts if played == seat][-1]
    numbers = {ask.number for ask in match.asks}
    assert isinstance(match.take_back(seat), Played)
    assert match.game.dump(match.state) == before
    assert not numbers & {ask.number for ask in match.asks}
    while match.asks:
        seat = match.turn
        match.play(seat, match.legal(seat).sample(rng))
    match.reveal()
    assert match.take_back(0) == Rejected("no-way-back")
    assert verify(Journal.loads(match.journal.dumps())).difference is None


def test_nothing_is_taken_back_for_a_seat_that_did_nothing() -> None:
    match = match_of()
    assert match.take_back(0) == Rejected("no-way-back")
    assert match.take_back(7) == Rejected("no-way-back")
    acted = match.turn
    match.play(acted, match.legal(acted).first())
    assert match.take_back(1 - acted) == Rejected("no-way-back")
