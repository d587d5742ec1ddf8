"""The machine as master of Donjon: when it plays which event, and how it lays what is drawn."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS, MONSTER_CARDS, TREASURES
from souterrain.games.donjon.content.places import DUNGEON_NAMES, ROOM_RULES
from souterrain.games.donjon.director import costs
from souterrain.games.donjon.director.choices import ENOUGH
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.event_cards import Ambush, Stack
from souterrain.games.donjon.rules.frames.fight import Alarm, Come, Drawn
from souterrain.games.donjon.rules.frames.items import Judge
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square
from souterrain.games.donjon.state import ENTRANCE, MONSTERS, START, State
from tests.bots.donjon_turns import answer, mage, warrior
from tests.games.donjon.tables import MASTER, Hand, at, foe, furnish, holding, stand, table


def stage(*cards: str, step: int = START, stretch: int = 9, **options: Any) -> State:
    """Two heroes and a master with these cards, long after the last fight."""
    s = holding(table(warrior(), mage(), step=step, **options), *cards)
    s.drawn, s.stretch = 1, stretch
    return s


@pytest.mark.quick
def test_the_master_draws_first() -> None:
    s = stage("curse")
    s.drawn = 0
    assert answer(s, MASTER) == "draw"


@pytest.mark.quick
def test_the_dearest_card_is_played_on_whom_it_hurts_most() -> None:
    assert answer(stage("gremlin", "wandering-monster"), MASTER).startswith("play wandering-monster")
    assert answer(stage("curse"), MASTER) == "play curse hero:1"
    assert answer(stage("weariness"), MASTER) == "play weariness hero:2"


@pytest.mark.quick
def test_right_after_a_fight_there_is_peace_but_not_from_the_cruel() -> None:
    assert answer(stage("curse", stretch=0), MASTER) == "proceed"
    assert answer(stage("curse", stretch=0, difficulty="cruel"), MASTER) == "play curse hero:1"


@pytest.mark.quick
def test_a_weak_party_is_spared_monsters_but_not_by_the_cruel() -> None:
    for difficulty, spared in (("standard", True), ("cruel", False)):
        s = stage("ambush", difficulty=difficulty)
        for number in (0, 1):
            s.own_hero(number).life = 6
        assert costs.health(s) < costs.WEAK
        assert (answer(s, MASTER) == "proceed") == spared


@pytest.mark.quick
def test_a_cruel_master_keeps_monsters_until_the_party_is_hurt_or_weary_or_the_hand_is_full() -> None:
    for difficulty, kept in (("standard", False), ("cruel", True)):
        assert (answer(stage("ambush", difficulty=difficulty), MASTER) == "proceed") == kept
    hurt = stage("ambush", difficulty="cruel")
    for number in (0, 1):
        hurt.own_hero(number).life = 8
    assert answer(hurt, MASTER).startswith("play ambush")
    weary = stage("ambush", difficulty="cruel")
    weary.own_hero(1).fatigue = 1
    assert answer(weary, MASTER).startswith("play ambush")
    full = stage("ambush", "wandering-monster", "alarm", "lost", difficulty="cruel")
    assert answer(full, MASTER).startswith("play ambush")


@pytest.mark.quick
def test_a_novice_pauses_after_every_event() -> None:
    """Even rounds are for events, odd ones for none; what is laid ready is taken up."""
    s = stage("curse", difficulty="novice")
    s.round = 4
    assert answer(s, MASTER).startswith("play")
    s.round = 5
    assert answer(s, MASTER) == "proceed"
    s = stage("pit", difficulty="novice")
    s.round, s.laid = 5, ((EVENT_CARD_OF["pit"], -1),)
    assert answer(s, MASTER) == "take-up pit"


@pytest.mark.quick
def test_traps_are_laid_where_nobody_has_searched_for_them() -> None:
    s = stage("pit")
    assert answer(s, MASTER).startswith("lay pit")
    s.own_zone(0).traps_found = 1
    assert answer(s, MASTER) == "proceed"


@pytest.mark.quick
def test_a_card_seen_before_is_worth_less() -> None:
    s = stage("lost")
    before = costs.cost(s, (("lost", 1),))
    s.event_out = tuple([int(card.id == "lost") for card in EVENT_CARDS])
    assert costs.cost(s, (("lost", 1),)) < before


@pytest.mark.quick
def test_every_card_has_its_worth() -> None:
    """All that are ever held, and none besides."""
    held = {card.id for card in EVENT_CARDS if "forced" not in card.windows}
    assert set(costs.WORTH) == held - {"reinforcements"}


@pytest.mark.quick
def test_fury_is_for_the_fight() -> None:
    s = stage("frenzy", step=MONSTERS)
    stand(s, 0, "b2")
    foe(s, "goblin", "d4")
    foe(s, "ogre", "b1")
    assert answer(s, MASTER) == "play frenzy ogre number=1"
    s = stage("reinforcements", step=MONSTERS)
    foe(s, "orc", "b1")
    assert answer(s, MASTER) == "play reinforcements orc"


@pytest.mark.quick
def test_shooters_and_casters_wait_until_others_stand_before_them() -> None:
    s = stage(step=MONSTERS)
    foe(s, "orc-archer", "a1")
    foe(s, "skeleton", "d1")
    assert answer(s, MASTER) == "unleash skeleton"
    s.own_monster(s.foes[1].uid).ended = 1
    assert answer(s, MASTER) == "unleash orc-archer"


@pytest.mark.quick
def test_an_ambush_gathers_about_the_weakest() -> None:
    s = stand(stand(table(warrior(), mage(life=4), card="arena", step=START), 0, "a1"), 1, "d8")
    s.push(Ambush(zone=0, card=card_of("n14")))
    said = GAME.read(answer(s, MASTER))
    square = read_square(s, said[1:])
    plan = plan_of(s)
    assert said[0] == "gather"
    assert plan.distance(square, at(s, "d8")) < plan.distance(square, at(s, "a1"))


@pytest.mark.quick
def test_zones_are_laid_so_that_doors_stay() -> None:
    """Of two ways to lay a corner one would wall up a door."""
    s = table(warrior(), card="square-room-two-exits")
    for door, card in ((2, "square-room-side-exit"), (1, "corridor")):
        layout.lay_somehow(s, door, DUNGEON_NAMES.index(card), Hand(rest=1))
    frame = Way(door=4, card=DUNGEON_NAMES.index("corner"))
    s.push(frame)
    ways = layout.ways(s, s.doors[3], frame.card)
    left = [_doors_left(s, frame, way) for way in ways]
    assert min(left) < max(left) == ENOUGH
    assert left[GAME.read(answer(s, MASTER))[1:][0][1] - 1] == ENOUGH


def _doors_left(s: State, frame: Way, way: layout.Way) -> int:
    tried = s.copy()
    layout.lay(tried, frame.door, frame.card, way, Hand(rest=1))
    return len([door for door in tried.doors if door.state == CLOSED])


def card_of(name: str) -> int:
    return next(index for index, card in enumerate(MONSTER_CARDS) if card.id == name)


@pytest.mark.quick
@pytest.mark.parametrize(("life", "said"), [(20, "exchange"), (3, "keep")])
def test_a_card_held_ahead_is_used_when_it_suits_the_party(life: int, said: str) -> None:
    """One ogre was drawn, two are held: for the strong."""
    s = stage(card_ahead="on")
    for number in (0, 1):
        s.own_hero(number).life = life
    s.ahead = (0, 0, ROOM_RULES["RE01"], card_of("n24"), 0)
    s.monster_deck = tuple([count - (n == card_of("n24")) for n, count in enumerate(s.monster_deck)])
    s.push(CardAhead(deck=3, card=card_of("n23"), then=Drawn(coming=Come(zone=0))))
    assert answer(s, MASTER) == said


@pytest.mark.quick
def test_monsters_that_do_not_suit_a_room_are_drawn_again() -> None:
    s = stage()
    s.own_zone(0).room = ROOM_RULES["SQ08"]
    s.push(Drawn(card=card_of("n07"), coming=Come(zone=0)))
    assert answer(s, MASTER) == "redraw"
    for number in (0, 1):
        s.own_hero(number).life = 3
    assert answer(s, MASTER) == "keep"


@pytest.mark.quick
@pytest.mark.parametrize(
    ("life", "next_cards", "admitted"), [(20, "square-room corridor", "n24"), (4, "corridor square-room", "n01")]
)
def test_a_strong_party_gets_more_and_a_weak_one_less(life: int, next_cards: str, admitted: str) -> None:
    """The next zones, and one of two monster cards: goblins or two ogres."""
    s = stage()
    for number in (0, 1):
        s.own_hero(number).life = life
    s.deck, s.peeked = (*[DUNGEON_NAMES.index(name) for name in ("corridor", "square-room")], *s.deck[2:]), 2
    s.push(Stack(count=2))
    assert answer(s, MASTER) == f"stack {next_cards}"
    s.frames = (Alarm(coming=Come(zone=0), cards=(card_of("n01"), card_of("n24"))),)
    assert answer(s, MASTER) == f"admit {admitted}"


@pytest.mark.quick
@pytest.mark.parametrize(("category", "said"), [("weapon", "redraw"), ("scroll", "keep")])
def test_no_weapon_is_found_among_books(category: str, said: str) -> None:
    s = stage(plausible="on")
    furnish(s, "bookcase", "a1", "b1")
    card = next(place for place, card in enumerate(TREASURES) if card.category == category)
    s.push(Judge(hero=0, place=0, card=card))
    assert answer(s, MASTER) == said


@pytest.mark.quick
def test_the_stairs_are_far_from_the_doors() -> None:
    s = table(warrior(), card="corridor-with-side-door")
    s.stairs, s.doors, s.step = (), s.doors[:2], ENTRANCE
    away = {}
    for side in layout.sides(s):
        tried = s.copy()
        layout.set_stairs(tried, side)
        away[side] = min([plan_of(s).distance(door.edges[0], tried.stairs[0]) for door in tried.doors[:2]])
    assert min(away.values()) < max(away.values())
    assert away[answer(s, MASTER).split()[1]] == max(away.values())
