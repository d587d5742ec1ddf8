"""Events played from the hand, laid ready, found by a result, and cancelled."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS, TREASURE_OF, WINDOWS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.event_cards.master import monsters_verbs, start_verbs
from souterrain.games.donjon.rules.event_cards.playing import event_found, trigger
from souterrain.games.donjon.rules.frames import rolls
from souterrain.games.donjon.rules.frames.event_cards import Found
from souterrain.games.donjon.state import HEROES, START, State
from tests.games.donjon.event_tables import beyond, draws, fight, held, out, plain, played, ready, searches, square
from tests.games.donjon.tables import MASTER, Hand, at, closed, do, foe, hero, holding, may, refused, stand, table, told

# Moments


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_each_card_has_its_moment() -> None:
    s = holding(plain(), "curse", "frenzy", "pit")
    assert {sentence.split()[1] for sentence in may(s, MASTER, "play")} == {"curse"}
    assert refused(s, MASTER, "play frenzy").rule == "A-07"
    s = holding(fight(), "curse", "frenzy", "weariness")
    foe(s, "goblin", "a1")
    assert {sentence.split()[1] for sentence in may(s, MASTER, "play")} == {"curse", "frenzy"}
    assert refused(s, MASTER, "play weariness hero:1").rule == "A-07"


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_only_the_start_of_the_monsters_turn_is_their_moment() -> None:
    s = holding(fight(), "curse", "pit")
    foe(s, "goblin", "a1")
    assert may(s, MASTER, "play")
    assert may(s, MASTER, "lay")
    s = do(s, MASTER, f"march goblin number=1 {square(s, 'a2')}")
    assert not monsters_verbs(s)
    assert refused(s, MASTER, "play curse hero:1").reason == "wrong-moment"


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_a_monster_in_the_ice_has_not_acted() -> None:
    s = holding(fight(), "curse")
    foe(s, "goblin", "a1", ended=1, marks=(("frozen", 1, "phase", 0),))
    assert monsters_verbs(s)


@pytest.mark.quick
@pytest.mark.rule("A-07")
@pytest.mark.parametrize(("option", "more"), [("1", False), ("2", True)])
def test_one_event_of_the_hand_in_a_round(option: str, more: bool) -> None:
    s = holding(plain(max_events_per_round=option), "weariness", "gremlin")
    s.own_hero(0).gold = 5
    s = do(s, MASTER, "play weariness hero:1", Hand(weary=[1]))
    assert bool(may(s, MASTER, "play")) == more
    if not more:
        assert refused(s, MASTER, "play gremlin hero:1").reason == "event-played"
    later = s.copy()
    later.played = 0
    assert may(later, MASTER, "play")


@pytest.mark.quick
def test_only_a_card_of_the_hand_with_a_target_is_played() -> None:
    s = holding(plain(), "gremlin")
    assert not may(s, MASTER, "play")
    assert refused(s, MASTER, "play gremlin hero:1").rule == "E16"
    assert refused(s, MASTER, "play curse hero:1").rule == "DJ-009"


# Laid ready


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_a_card_is_laid_ready_and_taken_up_again_in_silence() -> None:
    s = holding(plain(), "pit", "pit")
    assert may(s, MASTER, "lay") == ["lay pit", "lay pit hero:1", "lay pit hero:2"]
    log = Log()
    s = do(s, MASTER, "lay pit hero:2", log=log)
    s = do(s, MASTER, "lay pit", log=log)
    assert s.laid == ((EVENT_CARD_OF["pit"], 1), (EVENT_CARD_OF["pit"], -1))
    assert held(s) == ["pit", "pit"]
    assert refused(s, MASTER, "lay pit").reason == "laid-already"
    s = do(s, MASTER, "take-up pit", log=log)
    assert s.laid == ((EVENT_CARD_OF["pit"], -1),)
    assert log == []
    assert refused(s, MASTER, "lay curse").reason == "not-in-hand"
    assert refused(do(s, MASTER, "take-up pit"), MASTER, "take-up pit").reason == "not-laid"


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_cards_that_are_played_at_once_are_not_laid() -> None:
    s = holding(plain(), "curse", "frenzy", "lost")
    assert not may(s, MASTER, "lay")
    assert refused(s, MASTER, "lay curse").reason == "wrong-moment"


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_the_first_card_laid_is_played_when_its_moment_comes_and_no_other_in_that_round() -> None:
    s = ready(stand(plain(), 0, "a4"), "falling-block", "pit", "pit")
    log = Log()
    s = do(s, 0, f"walk {square(s, 'a2')}", Hand(test=[10]), log)
    assert [event["card"] for event in told(log, "event-played")] == ["falling-block"]
    assert held(s) == ["pit", "pit"]
    assert out(s) == ["falling-block"]
    assert len(s.laid) == 2
    assert s.played == 1


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_a_card_may_wait_for_one_hero() -> None:
    s = ready(stand(plain(), 0, "a4"), "pit", only=1)
    s = do(s, 0, f"walk {square(s, 'a3')}")
    assert s.played == 0
    s = do(s, 1, f"walk {square(s, 'c3')}", Hand(test=[10]))
    s = closed(s)
    assert s.played == 1


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_a_card_played_from_the_hand_waits_no_longer() -> None:
    s = holding(plain(), "ambush")
    s = do(s, MASTER, "lay ambush")
    s = do(s, MASTER, "play ambush", Hand(monster_card=[0]))
    assert s.laid == ()
    assert held(s) == []


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_the_windows_of_exploration_do_not_open_in_a_fight() -> None:
    s = ready(stand(plain(), 0, "a4"), "pit")
    s.combat = 1
    foe(s, "goblin", "d1")
    trigger(s, "step", 0, Hand(), SILENT, at(s, "a4"), at(s, "a4"))
    assert s.played == 0
    s = ready(stand(plain(), 0, "b1"), "sealed-door")
    foe(s, "goblin", "d4")
    trigger(s, "new-zone", 0, Hand(), SILENT, at(s, "b2"), at(s, "b1"))
    assert s.played == 0
    s = ready(plain(), "ambush")
    foe(s, "goblin", "a1")
    trigger(s, "new-zone", 0, Hand(), SILENT, at(s, "b2"), at(s, "b1"))
    assert s.played == 0


@pytest.mark.quick
def test_nobody_who_is_down_springs_a_trap() -> None:
    s = ready(stand(plain(), 0, "a4"), "pit")
    s.own_hero(0).life = 0
    trigger(s, "step", 0, Hand(), SILENT, at(s, "a4"), at(s, "a4"))
    assert s.played == 0


# Searched for traps


@pytest.mark.quick
@pytest.mark.rule("V1", "A-38")
@pytest.mark.parametrize("found", [0, 1])
def test_nobody_is_trapped_in_a_zone_that_was_searched_for_traps(found: int) -> None:
    s = ready(stand(plain(), 0, "a4"), "pit")
    s.own_zone(0).traps_found = found
    s = do(s, 0, f"walk {square(s, 'a3')}", Hand() if found else Hand(test=[10]))
    assert closed(s).played == 1 - found


@pytest.mark.quick
@pytest.mark.rule("V1")
def test_what_is_no_trap_is_not_kept_off_by_it() -> None:
    s = ready(plain(), "ambush")
    zone = beyond(s)
    s.own_zone(zone).traps_found = 1
    stand(s, 0, "b1")
    s = do(s, 0, f"walk {square(s, 'a6', zone)}", Hand(monster_card=[0]))
    assert out(s) == ["ambush"]


# Found by a result


@pytest.mark.quick
@pytest.mark.rule("A-07", "DJ-075")
def test_an_event_that_is_found_is_resolved_at_once_and_is_not_the_event_of_the_round() -> None:
    s = searches(plain(), "poisoned-dart", Hand(harm=[2], test=[10]))
    s = closed(s)
    assert s.heroes[0].life == 18
    assert s.played == 0
    assert out(s) == ["poisoned-dart"]
    assert held(s) == []


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_the_master_chooses_whom_a_found_event_falls_on() -> None:
    log = Log()
    s = searches(plain(), "weariness", log=log)
    assert told(log, "event-found") == [{"card": "weariness"}]
    assert may(s, MASTER, "play") == ["play weariness hero:1", "play weariness hero:2"]
    s = do(s, MASTER, "play weariness hero:2", Hand(weary=[2]))
    assert [figure.fatigue for figure in s.heroes] == [5, 3]


@pytest.mark.quick
@pytest.mark.rule("A-07", "E18")
def test_a_card_for_any_time_is_resolved_when_found() -> None:
    s = searches(plain(), "sealed-door")
    assert s.doors[0].locked == 1
    assert held(s) == []


@pytest.mark.quick
@pytest.mark.rule("A-07")
@pytest.mark.parametrize("card", ["frenzy", "portcullis", "terror", "broken-weapon", "gremlin"])
def test_a_found_event_that_nobody_can_suffer_now_joins_the_hand(card: str) -> None:
    log = Log()
    s = searches(plain(), card, log=log)
    assert held(s) == [card]
    assert out(s) == []
    assert told(log, "event-drawn") == [{}]


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_a_found_event_for_which_the_hand_is_full_is_discarded() -> None:
    s = holding(plain(), "curse", "curse", "pit", "pit", "lost")
    log = Log()
    s = searches(s, "frenzy", log=log)
    assert len(held(s)) == 5
    assert out(s) == ["frenzy"]
    assert told(log, "event-discarded") == [{"card": "frenzy"}]


@pytest.mark.quick
@pytest.mark.rule("V1", "A-07")
def test_a_found_trap_joins_the_hand_where_the_zone_was_searched_for_traps() -> None:
    s = plain()
    s.own_zone(0).traps_found = 1
    assert held(searches(s, "pit")) == ["pit"]


@pytest.mark.quick
@pytest.mark.rule("A-86")
def test_no_event_is_drawn_in_a_lull() -> None:
    s = plain()
    foe(s, "goblin", "a1")
    s.lull, s.step = 1, HEROES
    s = do(s, 0, "search", Hand(search=[1]))
    assert held(s) == out(s) == []


@pytest.mark.quick
@pytest.mark.rule("Q5")
def test_an_event_drawn_in_a_fight_is_played_if_the_monsters_turn_would_allow_it() -> None:
    s = fight(1)
    foe(s, "goblin", "a1")
    event_found(s, 0, Hand(event=[EVENT_CARD_OF["curse"]]), SILENT)
    assert isinstance(s.frames[-1], Found)
    s = fight(1)
    foe(s, "goblin", "a1")
    event_found(s, 0, Hand(event=[EVENT_CARD_OF["weariness"]]), SILENT)
    assert held(s) == ["weariness"]


# Cancelled


def cursed(*heroes: Hero, **options: Any) -> State:
    """Return a table on which a curse on the first hero is shown."""
    s = holding(table(*heroes, step=START, **options), "curse")
    return do(s, MASTER, "play curse hero:1")


@pytest.mark.quick
@pytest.mark.rule("DJ-130", "A-16")
def test_a_point_of_destiny_keeps_an_event_from_being_played() -> None:
    s = cursed(hero(), hero())
    assert may(s, 0, "forestall") == may(s, 1, "forestall") == ["forestall"]
    log = Log()
    s = do(s, 1, "forestall", log=log)
    assert not s.frames
    assert [figure.destiny for figure in s.heroes] == [2, 1]
    assert not s.heroes[0].has("cursed")
    assert out(s) == ["curse"]
    assert s.played == 1
    assert told(log, "event-cancelled") == [{"seat": 1, "card": "curse", "by": "destiny"}]


@pytest.mark.quick
@pytest.mark.rule("DJ-130")
def test_without_destiny_nobody_is_asked() -> None:
    s = holding(plain(), "curse")
    s = do(s, MASTER, "play curse hero:1", Hand(test=[1]))
    assert isinstance(s.frames[-1], rolls.Test)


@pytest.mark.quick
@pytest.mark.rule("DJ-131")
def test_destiny_that_is_spent_ends_the_poison_of_a_fountain() -> None:
    s = cursed(hero(marks=(("poisoned", 1, "healed", -1),)), hero())
    assert not do(s, 0, "forestall").heroes[0].has("poisoned")


@pytest.mark.quick
@pytest.mark.rule("V3")
@pytest.mark.parametrize("die", [3, 4])
def test_the_sixth_sense_sends_a_card_back_to_the_hand(die: int) -> None:
    thief = hero("human", "thief", "sixth-sense", destiny=0)
    s = cursed(hero(destiny=0), thief, max_events_per_round="2")
    s = do(s, 1, "use sixth-sense", Hand(test=[die]))
    assert (s.heroes[1].fatigue, s.heroes[1].tilted) == (4, (("sixth-sense", 0),))
    assert s.played == 1
    if die == 3:  # Five of dexterity: four is needed.
        s = closed(s, Hand(test=[1]))
        assert s.heroes[0].has("cursed")
        assert held(s) == []
    else:
        assert not s.frames
        assert held(s) == ["curse"]
        assert out(s) == []
        assert refused(s, MASTER, "play curse hero:1").rule == "V3"
        later = s.copy()
        later.round += 1
        assert may(later, MASTER, "play")


@pytest.mark.quick
@pytest.mark.rule("V3")
def test_a_card_that_was_sensed_does_not_spring_in_that_round_either() -> None:
    thief = hero("human", "thief", "sixth-sense", destiny=0)
    s = ready(stand(table(thief, hero(destiny=0), max_events_per_round="2"), 0, "a4"), "pit")
    s = do(s, 0, f"walk {square(s, 'a3')}")
    s = do(s, 0, "use sixth-sense", Hand(test=[10]))
    assert held(s) == ["pit"]
    s.laid = ((EVENT_CARD_OF["pit"], -1),)
    s = do(s.copy(), 0, f"walk {square(s, 'a2')}")
    assert s.played == 1


@pytest.mark.quick
@pytest.mark.rule("T13")
def test_a_scroll_of_warding_discards_an_event() -> None:
    reader = hero(destiny=0, pack={"scroll-of-warding": 1})
    s = holding(table(hero(destiny=0), reader, step=START), "curse")
    s.treasures = tuple(
        [number - (card == TREASURE_OF["scroll-of-warding"]) for card, number in enumerate(s.treasures)]
    )
    s = do(s, MASTER, "play curse hero:1")
    s = do(s, 1, "use scroll-of-warding")
    assert not s.frames
    assert not s.heroes[1].count("scroll-of-warding")
    assert s.treasure_out[TREASURE_OF["scroll-of-warding"]] == 1
    assert out(s) == ["curse"]
    assert s.played == 1
    assert not s.heroes[0].has("cursed")


@pytest.mark.quick
@pytest.mark.rule("V3", "T13", "DJ-130")
def test_whoever_is_down_or_asleep_senses_and_reads_nothing() -> None:
    thief = hero("human", "thief", "sixth-sense", pack={"scroll-of-warding": 1}, marks=(("asleep", 1, "turn", -1),))
    s = cursed(hero(destiny=0), thief)
    assert may(s, 1, "forestall")
    assert not may(s, 1, "use")
    s = cursed(hero(destiny=1), hero("human", "thief", "sixth-sense", pack={"scroll-of-warding": 1}, life=0))
    assert not GAME.legal(s, 1)


@pytest.mark.quick
@pytest.mark.rule("V3", "T13", "DJ-130")
def test_forced_cards_cannot_be_cancelled() -> None:
    able = hero("human", "thief", "sixth-sense", pack={"scroll-of-warding": 1})
    s = draws(table(able, step=START), "uneasy-calm")
    assert not s.frames
    assert s.calm == 1


@pytest.mark.quick
@pytest.mark.rule("DJ-009")
def test_what_is_shown_is_sealed_and_what_is_laid_binds() -> None:
    hand = Hand()
    do(holding(table(step=START), "curse"), MASTER, "play curse hero:1", hand)
    assert hand.sealed
    hand = Hand()
    do(holding(plain(), "pit"), MASTER, "lay pit", hand)
    assert hand.sealed


@pytest.mark.quick
@pytest.mark.rule("DJ-049")
def test_the_master_is_asked_at_the_start_of_every_round_whatever_is_in_the_hand() -> None:
    for s in (plain(), holding(plain(), "pit"), holding(plain(), "curse", "curse", "pit", "pit", "lost")):
        assert [(ask.seat, ask.about) for ask in GAME.asks(s) if ask.seat == 2] == [(2, "start")]
    assert [verb.word for verb in start_verbs(plain())] == ["draw"]


@pytest.mark.quick
def test_every_window_of_a_card_is_known() -> None:
    assert {window for card in EVENT_CARDS for window in card.windows} == set(WINDOWS)


def test_a_card_from_the_hand_goes_to_the_discard_whatever_becomes_of_it() -> None:
    s = played(plain(), "curse hero:1", Hand(test=[1]))
    assert s.heroes[0].has("cursed")
    assert out(s) == ["curse"]
