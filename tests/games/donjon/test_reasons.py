"""Reasons of a bot as master: their text, their readers, and that they reveal nothing hidden."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from souterrain import Match
from souterrain.core.asks import TABLE
from souterrain.core.events import Log, told
from souterrain.core.match import Played
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, MONSTER_CARDS, TREASURE_OF
from souterrain.games.donjon.content.places import DUNGEON_NAMES, ROOM_RULES
from souterrain.games.donjon.director import choices
from souterrain.games.donjon.director.reasons import REASONS
from souterrain.games.donjon.events import NOUNS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.event_cards import Ambush, CaveIn, Found, Stack
from souterrain.games.donjon.rules.frames.fight import Come, Drawn
from souterrain.games.donjon.rules.frames.items import Draw, Judge
from souterrain.games.donjon.state import ENTRANCE, HEROES, MONSTERS, START, State
from souterrain.parts import bots
from tests.games.donjon.event_tables import ready
from tests.games.donjon.tables import MASTER, Hand, do, foe, furnish, hero, holding, stand, table

CARD_OF = {card.id: index for index, card in enumerate(MONSTER_CARDS)}


def machine(s: State) -> Log:
    log = Log()
    log.machines = frozenset({s.table.master})
    return log


def stage(*cards: str, **options: Any) -> State:
    """Return two heroes who cancel nothing, long after the last fight, and a master with these cards."""
    mage = hero("human", "mage", destiny=0)
    s = holding(table(hero(destiny=0), mage, step=START, **options), *cards)
    s.drawn, s.stretch = 1, 9
    return s


def reason(s: State, sentence: str, eyes: int | None = None, hand: Hand | None = None) -> list[str]:
    """Return what these eyes read of the reason for this answer of the master."""
    log = machine(s)
    do(s, MASTER, sentence, hand or Hand(rest=1), log)
    return [event["reason"] for event in told(log, eyes) if event["key"] == "master-reasoned"]


# Whose reasons they are


@pytest.mark.quick
def test_a_person_in_the_masters_seat_gives_no_reasons() -> None:
    s, log = stage("weariness"), Log()
    do(s, MASTER, "play weariness hero:2", Hand(rest=1), log)
    assert not [event for event in log if event.key == "master-reasoned"]
    assert reason(s, "play weariness hero:2") == ["hits-where-it-hurts"]


@pytest.mark.quick
def test_the_reason_comes_before_the_deed_and_changes_nothing() -> None:
    s, log = stage("weariness"), machine(stage())
    after = do(s, MASTER, "play weariness hero:2", Hand(rest=1), log)
    assert [event.key for event in log][:2] == ["master-reasoned", "event-played"]
    assert after == do(s, MASTER, "play weariness hero:2", Hand(rest=1))


@pytest.mark.quick
def test_every_reason_has_a_word() -> None:
    assert set(REASONS) <= set(NOUNS["reason"])
    assert len(set(NOUNS["reason"])) == len(NOUNS["reason"])


# Events


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_why_an_event_is_played() -> None:
    assert reason(stage("curse"), "play curse hero:1") == ["hits-where-it-hurts"]
    assert reason(stage("lost"), "play lost") == ["breaks-the-quiet"]
    sooner = stage("lost", difficulty="cruel")
    sooner.stretch = 1
    assert reason(sooner, "play lost") == ["seizes-the-moment"]
    fight = stage("frenzy")
    fight.step = MONSTERS
    stand(fight, 0, "b2")
    foe(fight, "ogre", "b1")
    assert reason(fight, "play frenzy ogre number=1") == ["rouses-monsters"]


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_what_the_machine_would_not_have_done_is_a_whim() -> None:
    assert reason(stage("weariness"), "play weariness hero:1") == ["follows-a-whim"]
    early = stage("curse")
    early.stretch = 0
    assert reason(early, "play curse hero:1") == ["follows-a-whim"]
    pausing = stage("lost", difficulty="novice")
    pausing.round = 5
    assert reason(pausing, "play lost") == ["follows-a-whim"]


@pytest.mark.quick
@pytest.mark.rule("A-07")
@pytest.mark.parametrize(
    ("card", "expected"), [("pit", "trusts-unsearched-ground"), ("terror", "waits-for-its-moment")]
)
def test_of_a_card_laid_ready_the_master_alone_reads_why(card: str, expected: str) -> None:
    s = stage(card)
    assert reason(s, f"lay {card}", s.table.master) == [expected]
    for eyes in (None, 0, 1):
        log = machine(s)
        do(s, MASTER, f"lay {card}", log=log)
        assert told(log, eyes) == [], "nobody else is told anything at all"
    s.laid = ((EVENT_CARD_OF[card], -1),)
    assert reason(s, f"take-up {card}", s.table.master) == ["follows-a-whim"]
    assert reason(s, f"take-up {card}", 0) == []
    novice = stage(card, difficulty="novice")
    novice.round, novice.laid = 5, s.laid
    assert reason(novice, f"take-up {card}", s.table.master) == ["leaves-a-pause"]


@pytest.mark.quick
@pytest.mark.rule("A-07")
def test_all_read_it_when_the_card_is_turned_up() -> None:
    """Tell nobody whether it lay there for one hero or for anybody."""
    stories = []
    for only in (-1, 0):
        s = stand(table(hero(destiny=0), hero(destiny=0)), 0, "a4")
        s = ready(s, "pit", only=only)
        log = machine(s)
        do(s, 0, "walk zone=1 column:a row=3", Hand(test=[10], rest=1), log)
        stories.append(told(log, 1))
    assert stories[0] == stories[1]
    keys = [event["key"] for event in stories[0]]
    assert keys.index("master-reasoned") < keys.index("event-played")
    assert [event["reason"] for event in stories[0] if event["key"] == "master-reasoned"] == [
        "trusts-unsearched-ground"
    ]


@pytest.mark.quick
@pytest.mark.rule("DJ-075", "A-07")
def test_an_event_that_was_found_falls_on_whom_it_hurts() -> None:
    s = stage()
    s.step = HEROES
    s.event_out = tuple([int(index == EVENT_CARD_OF["weariness"]) for index in range(len(s.event_out))])
    s.push(Found(card=EVENT_CARD_OF["weariness"], hero=0))
    assert reason(s, "play weariness hero:2") == ["hits-where-it-hurts"]
    assert reason(s, "play weariness hero:1") == ["follows-a-whim"]


# How zones lie


@pytest.mark.quick
@pytest.mark.rule("DJ-101")
def test_why_a_zone_lies_as_it_does() -> None:
    """Lay a corner, which in one of its two ways would wall up a door."""
    s = table(hero(), card="square-room-two-exits")
    for door, card in ((2, "square-room-side-exit"), (1, "corridor")):
        layout.lay_somehow(s, door, DUNGEON_NAMES.index(card), Hand(rest=1))
    frame = Way(door=4, card=DUNGEON_NAMES.index("corner"))
    s.push(frame)
    weights = [choices.lies(s, frame, way) for way in layout.ways(s, s.doors[3], frame.card)]
    best = weights.index(max(weights)) + 1
    assert weights[0] != weights[1]
    assert reason(s, f"arrange way={best}") == ["leaves-doors-open"]
    assert reason(s, f"arrange way={3 - best}") == ["follows-a-whim"]
    alike = table(hero(), card="square-room")
    alike.push(Way(door=1, card=DUNGEON_NAMES.index("corner")))
    assert reason(alike, "arrange way=1") == reason(alike, "arrange way=2") == ["sees-no-difference"]


@pytest.mark.quick
@pytest.mark.rule("DJ-045")
def test_why_the_stairs_are_where_they_are() -> None:
    s = table(hero(), card="corridor-with-side-door")
    s.stairs, s.doors, s.step = (), s.doors[:2], ENTRANCE
    away = {side: choices.away(s, side) for side in layout.sides(s)}
    best, worst = max(away, key=lambda side: away[side]), min(away, key=lambda side: away[side])
    assert reason(s, f"entrance {best}") == ["keeps-it-far-from-doors"]
    assert reason(s, f"entrance {worst}") == ["follows-a-whim"]


@pytest.mark.quick
@pytest.mark.rule("DJ-192")
def test_the_machine_has_no_reason_to_intervene() -> None:
    s = stage(intervention="on")
    assert reason(s, "alter hero:1 life=3") == ["follows-a-whim"]


# Cards


@pytest.mark.quick
@pytest.mark.rule("DJ-102")
def test_why_a_monster_card_is_drawn_again() -> None:
    s = stage()
    s.own_zone(0).room = ROOM_RULES["SQ08"]
    s.push(Drawn(card=CARD_OF["n07"], coming=Come(zone=0)))
    assert reason(s, "redraw", 0) == ["suits-the-place"]
    assert reason(s, "keep", 0) == ["follows-a-whim"]
    for number in (0, 1):
        s.own_hero(number).life = 3
    assert reason(s, "keep", 0) == ["spares-the-weak"]
    assert reason(s, "redraw", 0) == ["follows-a-whim"]


@pytest.mark.quick
@pytest.mark.rule("DJ-193", "A-85")
def test_of_a_card_held_ahead_the_master_alone_reads_why() -> None:
    s = stage(card_ahead="on")
    s.ahead = (0, 0, ROOM_RULES["RE01"], CARD_OF["n24"], 0)
    s.monster_deck = tuple([count - (index == CARD_OF["n24"]) for index, count in enumerate(s.monster_deck)])
    s.push(CardAhead(deck=3, card=CARD_OF["n23"], then=Drawn(coming=Come(zone=0))))
    s.monster_deck = tuple([count - (index == CARD_OF["n23"]) for index, count in enumerate(s.monster_deck)])
    for said, expected in (("exchange", "weighs-the-party"), ("keep", "follows-a-whim")):
        assert reason(s, said, s.table.master) == [expected]
        assert reason(s, said, 0) == reason(s, said, None) == []
    s.own_zone(0).room = ROOM_RULES["SQ08"]
    s.ahead = (*s.ahead[:3], CARD_OF["n10"], 0)
    assert reason(s, "exchange", s.table.master) == ["suits-the-place"]


@pytest.mark.quick
@pytest.mark.rule("DJ-103")
def test_why_a_treasure_is_drawn_again() -> None:
    s = stage(plausible="on")
    s.step = HEROES
    furnish(s, "desk", "a1", "b1")
    s.push(Draw(hero=0, place=0))
    s.push(Judge(hero=0, place=0, card=TREASURE_OF["full-plate"]))
    assert reason(s, "redraw", 0) == ["suits-the-place"]
    assert reason(s, "keep", 0) == ["follows-a-whim"]
    s.frames[-1].card = TREASURE_OF["purse"]
    assert reason(s, "keep", 0) == ["suits-the-place"]


@pytest.mark.quick
@pytest.mark.rule("E19")
def test_nobody_else_reads_how_the_passages_were_shifted() -> None:
    s = stage()
    cards = [DUNGEON_NAMES.index(name) for name in ("corridor", "square-room")]
    s.deck, s.peeked = (*cards, *s.deck), 2
    s.push(Stack(count=2))
    assert reason(s, "stack square-room corridor", s.table.master) == ["puts-the-full-first"]
    assert reason(s, "stack corridor square-room", s.table.master) == ["follows-a-whim"]
    assert reason(s, "stack square-room corridor", 0) == []


# On the ground


@pytest.mark.quick
@pytest.mark.rule("E02", "E17", "M6")
def test_why_just_there() -> None:
    s = stand(stand(stage(), 0, "a1"), 1, "d4")
    s.own_hero(1).life = 2
    s.push(CaveIn(zone=0, left=1))
    assert reason(s, "topple zone=1 column:b row=1") in (["strikes-close"], ["sees-no-difference"])
    assert reason(s, "enough") == ["follows-a-whim"]
    hall = table(hero(), hero("human", "mage", life=2), card="arena", step=START)
    stand(stand(hall, 0, "a1"), 1, "d8")
    hall.push(Ambush(zone=0, card=CARD_OF["n14"]))
    said = [GAME.say(action) for action in GAME.legal(hall, hall.table.master).actions]
    gathered = {sentence: reason(hall, sentence)[0] for sentence in said if sentence.startswith("gather")}
    assert set(gathered.values()) == {"falls-on-the-weakest", "follows-a-whim"}
    assert {reason(hall, sentence)[0] for sentence in said if sentence.startswith("place")} == {"follows-a-whim"}


# Whole games


@pytest.mark.quick
@pytest.mark.parametrize(("first", "then"), [("bot", "bot"), ("seat", "seat"), ("bot", "seat"), ("seat", "bot")])
def test_only_for_whom_a_bot_spoke_last_are_reasons_given(first: str, then: str) -> None:
    """Let a person take the seat over, and a bot come back."""
    match = Match.new("donjon", seats=2, seed=1, options={"quest": "free-delve"})
    match.play(0, "create human warrior parry charge")
    match.play(0, "depart")
    entered = match.play(1, "entrance south", by=first)
    assert reasoned(entered) == (first == "bot")
    assert isinstance(match.state, State)
    s = match.state.copy()
    match.state = ready(s, "pit")
    s.step = START
    assert isinstance(match.play(1, "proceed", by=then), Played)
    steps = (action for action in match.legal(0).actions if action[0] == "walk")
    assert reasoned(match.play(0, next(steps))) == (then == "bot")


def reasoned(played: Played | Rejected) -> bool:
    assert isinstance(played, Played)
    return any(event.key == "master-reasoned" for event in played.events)


@pytest.mark.parametrize("options", [{}, {"card_ahead": "on", "plausible": "on", "intervention": "on"}])
def test_the_machine_follows_no_whims_and_a_replay_tells_the_same(options: dict[str, str]) -> None:
    match = Match.new("donjon", seats=3, seed=5, options={"quest": "free-delve", **options})
    bot, rng = bots("donjon")["adept"], Random(5)
    for _ in range(700):
        if match.over:
            break
        seat = match.turn
        if seat == TABLE:
            match.play(TABLE, "close", by="clock")
            continue
        ask = match.ask_of(seat)
        assert ask is not None
        said = bot.choose(match.game, match.view(seat), ask, rng)
        if said is None:
            match.waive(seat)
            continue
        assert isinstance(match.play(seat, said, by="bot"), Played)
    reasons = [event.data["reason"] for _, event in match.events if event.key == "master-reasoned"]
    assert len(set(reasons)) > 4
    assert "follows-a-whim" not in reasons
    assert Match.replay(match.journal).events == match.events
