"""The master's answer about the card held ahead shows or hides a card: there is no way back (DJ-193)."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.journal import Act
from souterrain.core.match import Match
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.state import State


@pytest.mark.promise("P23")
@pytest.mark.rule("DJ-193")
def test_keeping_or_exchanging_a_card_is_sealed() -> None:
    told: set[str] = set()
    for seed in range(40):
        match, rng = Match.new("donjon", seats=3, seed=seed, options={"card_ahead": "on"}), Random(seed)
        while match.asks and len(match.journal) < 150:
            seat = match.turn
            about = match.asks[0].about
            match.play(seat, match.legal(seat).sample(rng), strict=True)
            act = match.journal.entries[-1]
            assert isinstance(act, Act)
            if act.text in ("keep", "exchange") and about == "ahead":
                assert not match.can_undo(seat)
                told.add(act.text)
        if told == {"keep", "exchange"}:
            return
    raise AssertionError(f"only {told} came up")


def test_a_journal_from_before_such_acts_were_sealed_still_replays() -> None:
    match = Match.new("donjon", seats=3, seed=1)
    rng = Random(1)
    while not any(act.sealed for act in match.journal.acts()):
        match.play(match.turn, match.legal(match.turn).sample(rng), strict=True)
    old = match.clone()
    last = old.journal.entries[-1]
    assert isinstance(last, Act)
    old.journal.entries[-1] = Act(last.ask, last.seat, last.by, last.text, last.draws, last.digest, 0)
    assert Match.replay(old.journal).journal.dumps() == old.journal.dumps()


@pytest.mark.rule("DJ-193", "A-85", "DJ-047")
@pytest.mark.parametrize(("option", "events"), [("off", 2), ("on", 3)])
def test_the_master_begins_with_an_event_card_more(option: str, events: int) -> None:
    match, rng = Match.new("donjon", seats=2, seed=3, options={"card_ahead": option}), Random(1)
    assert isinstance(match.state, State)
    while not match.state.round:
        match.play(match.turn, match.legal(match.turn).sample(rng), strict=True)
        assert isinstance(match.state, State)
    assert sum(match.state.events) == sum([card.copies for card in EVENT_CARDS]) - events
