"""Direct intervention on the dungeon itself: zones, doors, rooms, and the master's event cards."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.board.ground import BLIND, CLOSED
from souterrain.games.donjon.content.decks import EVENT_CARD_OF
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, ROOMS
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.mechanics.dice import zone_address
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import MONSTERS, START, State
from tests.games.donjon.tables import MASTER, Hand, at, do, foe, hero, holding, may, refused, table, told


def rebuilt(card: str = "t-junction", step: int = START) -> State:
    return table(hero(), hero(), card=card, step=step, intervention="on")


def dug(s: State, card: str = "square-room") -> State:
    """Lay a zone behind the first closed door that has room for it."""
    door = next(door for door in s.doors if door.state == CLOSED and layout.ways(s, door, DUNGEON_NAMES.index(card)))
    s = do(s, MASTER, f"dig door number={door.number} {card}", Hand(rest=1))
    return do(s, MASTER, "arrange way=1", Hand(rest=1)) if s.frames else s


@pytest.mark.rule("A-95", "DJ-192")
def test_the_master_changes_the_doors_and_all_are_told() -> None:
    s, log = rebuilt(), Log()
    assert refused(s, MASTER, "unlock door number=1").rule == "A-95"
    s = do(s, MASTER, "lock door number=1", log=log)
    assert s.doors[0].locked
    s = do(s, MASTER, "unlock door number=1", log=log)
    assert not s.doors[0].locked
    assert [event["said"] for event in told(log, "intervened")] == ["lock door number=1", "unlock door number=1"]
    assert refused(s, MASTER, "bar door number=1").reason == "door-not-so"
    s = dug(s)
    number = next(door.number for door in s.doors if door.beyond == 1)
    s = do(s, MASTER, f"bar door number={number}")
    assert s.doors[number - 1].barred
    assert not do(s, MASTER, f"unbar door number={number}").doors[number - 1].barred
    assert refused(s, MASTER, "lock door number=99").reason == "no-such-door"


@pytest.mark.rule("A-95")
def test_a_door_is_walled_up_only_while_another_one_leads_on() -> None:
    s = rebuilt()
    numbers = [door.number for door in s.doors if door.state == CLOSED]
    assert len(numbers) > 1
    for number in numbers[:-1]:
        s = do(s, MASTER, f"wall-up door number={number}")
        assert s.doors[number - 1].state == BLIND
    last = refused(s, MASTER, f"wall-up door number={numbers[-1]}")
    assert (last.reason, last.rule) == ("last-door", "A-95")


@pytest.mark.rule("A-95")
def test_a_new_door_is_added_where_there_is_room() -> None:
    s = rebuilt("square-room")
    sentence = may(s, MASTER, "breach")[0]
    after = do(s, MASTER, sentence)
    assert [door.state for door in after.doors[len(s.doors) :]] == [CLOSED]
    assert refused(after, MASTER, sentence).reason == "no-room-for-door"


@pytest.mark.rule("A-95")
def test_a_zone_of_choice_is_laid_and_the_deck_keeps_its_size() -> None:
    s = rebuilt()
    for card in (s.spare[0], next(card for card in s.deck if card not in s.spare and card != s.objective)):
        cards = sorted([*s.deck, *s.spare])
        kind = DUNGEON[card].id
        after = dug(s, kind)
        assert after.zones[-1].card == card
        assert len(after.deck) == len(s.deck)
        assert sorted([*after.deck, *after.spare, card]) == cards
    assert DUNGEON[s.objective].id not in " ".join(may(s, MASTER, "dig"))


@pytest.mark.rule("A-95")
def test_the_last_zone_is_taken_away_if_nobody_is_in_it() -> None:
    s = rebuilt()
    after = dug(s)
    assert after.zones[1].room >= 0
    assert refused(after, MASTER, "raze zone=1").reason == "not-the-last-zone"
    bare = do(after, MASTER, "raze zone=2")
    assert (len(bare.zones), bare.rooms, bare.furniture) == (1, s.rooms, ())
    assert sorted([*bare.deck, *bare.spare]) == sorted([*s.deck, *s.spare])
    assert [(door.number, door.state, door.beyond) for door in bare.doors] == [
        (door.number, door.state, door.beyond) for door in s.doors
    ]
    assert plan_of(bare).floor == plan_of(s).floor
    after.own_hero(0).square = at(after, "a1", 1)
    assert refused(after, MASTER, "raze zone=2").reason == "zone-in-use"
    assert refused(s, MASTER, "raze zone=1").reason == "zone-in-use", "the entrance stays"


@pytest.mark.rule("A-95")
def test_the_room_of_an_empty_zone_is_exchanged() -> None:
    s = dug(rebuilt())
    before = s.zones[1].room
    sentence = next(said for said in may(s, MASTER, "refurnish") if ROOMS[before].id not in said)
    after = do(s, MASTER, sentence, Hand(rest=1))
    room = after.zones[1].room
    assert ROOMS[room].id == sentence.split()[-1]
    assert (after.rooms[before], after.rooms[room]) == (s.rooms[before] + 1, s.rooms[room] - 1)
    assert {piece.kind for piece in after.furniture} <= {*ROOMS[room].furniture, *ROOMS[room].far_furniture}
    s.own_hero(0).square = at(s, "a1", 1)
    assert refused(s, MASTER, sentence).reason == "zone-in-use"
    assert refused(s, MASTER, "refurnish zone=1 armoury").rule == "A-95"


@pytest.mark.rule("A-95", "DJ-192")
def test_a_zone_that_is_laid_or_furnished_again_has_draws_of_its_own() -> None:
    s = dug(rebuilt())
    first = zone_address(s, "furniture", 1)
    assert first == "q0/furniture/1"
    changed = do(s, MASTER, may(s, MASTER, "refurnish")[0], Hand(rest=1))
    razed = do(changed, MASTER, "raze zone=2")
    assert len({first, zone_address(changed, "furniture", 1), zone_address(razed, "furniture", 1)}) == 3


@pytest.mark.rule("A-95")
def test_an_event_of_the_hand_is_exchanged_in_the_open() -> None:
    s, log = holding(rebuilt(), "pit"), Log()
    pit, curse = EVENT_CARD_OF["pit"], EVENT_CARD_OF["curse"]
    after = do(s, MASTER, "swap pit curse", log=log)
    assert (after.hand[pit], after.hand[curse]) == (0, 1)
    assert (after.events[pit], after.events[curse]) == (s.events[pit] + 1, s.events[curse] - 1)
    assert told(log, "intervened") == [{"said": "swap pit curse"}]
    assert refused(after, MASTER, "swap pit curse").rule == "A-95"
    s.laid = ((pit, -1),)
    assert refused(s, MASTER, "swap pit curse").reason == "no-such-exchange", "it is laid ready"


@pytest.mark.rule("A-95", "DJ-192")
def test_zones_and_rooms_change_between_fights_only_and_by_option() -> None:
    s = rebuilt(step=MONSTERS)
    foe(s, "orc", "a1")
    assert refused(s, MASTER, "raze zone=1").reason == "not-in-combat"
    assert do(s, MASTER, "lock door number=1").doors[0].locked
    off = table(hero(), step=START)
    assert refused(off, MASTER, "lock door number=1").rule == "DJ-192"
    assert refused(off, MASTER, "swap pit curse").rule == "DJ-192"
