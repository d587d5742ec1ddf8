"""The deck of events: draws, the hand, the discard, and the master's secrets."""

from __future__ import annotations

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.fast import Fast
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS
from souterrain.games.donjon.rules import setup
from souterrain.games.donjon.rules.event_cards import deck, playing
from souterrain.games.donjon.state import ENTRANCE, START
from tests.games.donjon.event_tables import beyond, draws, held, out, plain, searches
from tests.games.donjon.tables import MASTER, Hand, do, hero, holding, may, refused, table, told

FIVE = ("curse", "pit", "frenzy", "lost", "alarm")


@pytest.mark.quick
def test_there_are_thirty_six_cards() -> None:
    assert sum(card.copies for card in EVENT_CARDS) == 36
    tags = {card.tag: 0 for card in EVENT_CARDS}
    for card in EVENT_CARDS:
        tags[card.tag] += card.copies
    assert tags == {"spawn": 7, "hazard": 2, "trap": 8, "hex": 8, "dungeon": 3, "fury": 5, "boon": 3}


@pytest.mark.quick
@pytest.mark.rule("DJ-049", "A-04")
def test_one_card_may_be_drawn_at_the_start_of_every_exploration_round() -> None:
    s = draws(plain(), "curse")
    assert held(s) == ["curse"]
    assert not may(s, MASTER, "draw")
    assert refused(s, MASTER, "draw").rule == "A-04"
    s = do(s, MASTER, "proceed")
    for seat in (0, 1):
        s = do(s, seat, "end")
    assert s.step == START
    assert may(s, MASTER, "draw")


@pytest.mark.quick
@pytest.mark.rule("DJ-009", "DJ-050")
def test_no_more_than_five_cards_are_owned() -> None:
    assert may(holding(plain(), *FIVE[:4]), MASTER, "draw")
    s = holding(plain(), *FIVE)
    assert not may(s, MASTER, "draw")
    assert refused(s, MASTER, "draw").rule == "DJ-050"
    before = s.hand
    playing.draw_event(s, Hand(), SILENT)
    assert s.hand == before


@pytest.mark.quick
@pytest.mark.rule("DJ-050")
def test_one_may_be_played_straight_away_to_take_another() -> None:
    s = holding(plain(), *FIVE)
    s = do(s, MASTER, "play lost", Hand(spare=[1]))
    assert sum(s.hand) == 4
    s = draws(s, "gremlin")
    assert sorted(held(s)) == sorted(["curse", "pit", "frenzy", "alarm", "gremlin"])


@pytest.mark.quick
@pytest.mark.rule("DJ-009")
def test_a_draw_is_the_master_s_secret() -> None:
    log = Log()
    draws(plain(), "curse", log=log)
    event = next(event for event in log if event.key == "event-drawn")
    assert event.seen_by(2) == {"key": "event-drawn-secret", "card": "curse"}
    assert event.seen_by(0) == {"key": "event-drawn"}


@pytest.mark.quick
def test_an_empty_deck_is_the_discard_shuffled() -> None:
    s = plain()
    s.events, s.event_out = (0,) * len(EVENT_CARDS), tuple([int(card.id == "curse") for card in EVENT_CARDS])
    log = Log()
    s = draws(s, "curse", log=log)
    assert held(s) == ["curse"]
    assert out(s) == []
    assert told(log, "events-reshuffled") == [{}]
    s.drawn = 0
    nothing = do(s, MASTER, "draw")
    assert held(nothing) == ["curse"]


@pytest.mark.quick
@pytest.mark.rule("A-04")
@pytest.mark.parametrize(("round_", "stretch", "allowed"), [(5, 1, True), (6, 2, False)])
def test_by_stretches_only_the_first_round_draws(round_: int, stretch: int, allowed: bool) -> None:
    s = plain(event_cadence="phase")
    s.round, s.stretch = round_, stretch
    assert bool(may(s, MASTER, "draw")) == allowed


@pytest.mark.quick
@pytest.mark.rule("A-19")
def test_by_stretches_rest_has_its_price_too() -> None:
    s = plain(event_cadence="phase")
    s.own_hero(0).fatigue = 3
    s = do(s, MASTER, "proceed")
    s = do(s, 0, "rest")
    s = do(s, 1, "end")
    assert (s.step, s.stretch) == (START, 2)
    assert may(s, MASTER, "draw")
    s = do(s, MASTER, "proceed")
    for seat in (0, 1):
        s = do(s, seat, "end")
    assert not may(s, MASTER, "draw")


@pytest.mark.quick
@pytest.mark.rule("A-04")
@pytest.mark.parametrize("die", [1, 2])
def test_a_die_may_decide_on_the_draw(die: int) -> None:
    s = plain(event_cadence="d10_on_1")
    log = Log()
    s = do(s, MASTER, "draw", Hand(event_die=[die], event=[EVENT_CARD_OF["curse"]] if die == 1 else []), log)
    assert held(s) == (["curse"] if die == 1 else [])
    assert told(log, "event-die") == [{"die": die}]
    assert not may(s, MASTER, "draw")


@pytest.mark.quick
@pytest.mark.rule("A-49")
@pytest.mark.parametrize(("option", "drawn"), [("stop", False), ("continue", True)])
def test_once_the_objective_is_revealed_no_event_is_drawn(option: str, drawn: bool) -> None:
    s = holding(plain(objective_events=option), "lost")
    s.own_zone(beyond(s)).objective = 1
    assert bool(may(s, MASTER, "draw")) == drawn
    assert may(s, MASTER, "play")  # What is in the hand may still be played.
    if not drawn:
        assert refused(s, MASTER, "draw").rule == "A-49"
        playing.draw_event(s, Hand(), SILENT)
        s = do(do(s, MASTER, "proceed"), 0, "search", Hand(search=[1]))
        assert held(s) == ["lost"]


@pytest.mark.quick
@pytest.mark.rule("Q3")
def test_a_quest_may_have_them_drawn_again() -> None:
    s = plain()
    s.own_zone(beyond(s)).objective = 1
    s.count(deck.AGAIN)
    assert may(s, MASTER, "draw")
    assert held(searches(s, "frenzy")) == ["frenzy"]


@pytest.mark.quick
@pytest.mark.rule("Q6")
def test_a_quest_may_have_more_drawn_in_a_round() -> None:
    s = plain()
    s.count(deck.MORE)
    s = draws(draws(s, "curse"), "pit")
    assert not may(s, MASTER, "draw")


@pytest.mark.rule("DJ-047")
def test_two_are_drawn_before_the_first_round_and_one_may_be_played_at_once() -> None:
    s = table(hero(destiny=0), hero(destiny=0), step=ENTRANCE, card="corridor")
    s.doors, s.stairs = s.doors[:1], ()
    s.round = s.stretch = 0
    hand = Hand(event=[EVENT_CARD_OF["lost"], EVENT_CARD_OF["curse"]], rest=1)
    setup.enter(s, "south", hand, SILENT)
    assert sorted(held(s)) == ["curse", "lost"]
    assert s.step == START
    s = do(s, MASTER, "play lost", Hand(spare=[1]))
    assert held(s) == ["curse"]
    assert not may(s, MASTER, "play")


def test_no_card_is_lost_or_made() -> None:
    s = plain(4)
    chance = Fast(7)
    for _ in range(200):
        s.drawn = s.played = s.calm = 0
        s.frames = ()
        if sum(s.hand) == deck.HAND:
            deck.part_with(s, next(card for card, number in enumerate(s.hand) if number))
        playing.draw_event(s, chance, SILENT)
        assert [sum(cards) for cards in zip(s.events, s.event_out, s.hand, strict=True)] == [
            card.copies for card in EVENT_CARDS
        ]
        assert sum(s.hand) <= deck.HAND
