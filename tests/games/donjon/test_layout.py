"""The deck, the entrance, zones behind doors, and what is done where a card does not fit."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from souterrain.core.chance import Chance
from souterrain.core.fast import Fast
from souterrain.games.donjon.board.ground import BLIND, CLOSED, LEVEL, OPEN, ROW, Door
from souterrain.games.donjon.board.plan import DELTAS, Edges, cells, doorways, entry_edges, outward, place
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.mechanics import dungeon_deck
from souterrain.games.donjon.rules.questions import walls
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.state import State
from tests.games.donjon.boards import at, board, closed, dungeons, empty, linked, reached, step, thing

LAYOUTS = 1000


class Last(Chance):
    """Draws the highest number each time, and remembers what was asked for."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        assert address not in self.asked
        self.asked.append(address)
        return tuple([bound - 1 for bound in bounds])


def index(card: str) -> int:
    return DUNGEON_NAMES.index(card)


def alone(card: str, side: str = "south") -> State:
    return board(card, side=side)


def add_zone(s: State, card: str, x: int, y: int, turned: int = 0) -> None:
    """A zone somewhere on the board, with no door to it."""
    s.zones = (*s.zones, place(index(card), 0, x, y, turned, 0))


def add_door(s: State, zone: int, number: int) -> Door:
    """One of the exits of a zone that was laid by hand."""
    door = Door()
    door.number, door.zone, door.edges = len(s.doors) + 1, zone, doorways(s.zones[zone])[number]
    s.doors = (*s.doors, door)
    return door


# The deck


@pytest.mark.quick
@pytest.mark.rule("DJ-041", "DJ-042", "DJ-043")
def test_the_objective_is_somewhere_among_the_last_six_of_thirteen() -> None:
    places: Counter[int] = Counter()
    for seed in range(600):
        s = empty()
        dungeon_deck.build_deck(s, "arena", Fast(seed))
        assert len(s.deck) == 13
        assert s.objective == index("arena")
        assert s.deck.count(s.objective) == 1
        places[s.deck.index(s.objective)] += 1
    assert sorted(places) == list(range(7, 13))
    assert min(places.values()) > 60, "each of the six as likely as the others"


@pytest.mark.quick
@pytest.mark.rule("A-08")
def test_no_card_is_lost_and_other_objectives_are_ordinary_rooms() -> None:
    box = Counter({number: card.copies for number, card in enumerate(DUNGEON)})
    assert box.total() == 32
    halls: Counter[int] = Counter()
    for seed in range(300):
        s = empty()
        dungeon_deck.build_deck(s, "arena", Fast(seed))
        assert Counter(s.deck) + Counter(s.spare) == box
        assert s.spare == tuple(sorted(s.spare)), "their order tells nothing"
        halls.update([card for card in s.deck if DUNGEON[card].objective and card != s.objective])
    assert len(halls) == 5
    assert min(halls.values()) > 60
    for seed in range(30):
        s = empty(reuse_objectives="off")
        dungeon_deck.build_deck(s, "arena", Fast(seed))
        assert len(s.deck) == 13
        assert [card for card in (*s.deck, *s.spare) if DUNGEON[card].objective] == [s.objective]


@pytest.mark.quick
@pytest.mark.rule("DJ-041")
def test_without_a_quest_any_of_the_six_halls_is_the_objective() -> None:
    found: Counter[str] = Counter()
    for seed in range(300):
        s = empty()
        dungeon_deck.build_deck(s, "", Fast(seed))
        assert s.objective in s.deck[7:]
        found[DUNGEON[s.objective].rule] += 1
    assert sorted(found) == ["O01", "O02", "O03", "O04", "O05", "O06"]


@pytest.mark.quick
@pytest.mark.rule("DJ-043")
def test_a_quest_may_shuffle_cards_into_those_before() -> None:
    """The bull's labyrinth: two more junctions, never among the last six unless others are."""
    places: Counter[int] = Counter()
    for seed in range(300):
        s = empty()
        dungeon_deck.build_deck(s, "arena", Fast(seed), ("t-junction", "t-junction"))
        assert len(s.deck) == 15
        assert s.objective in s.deck[9:]
        junctions = [number for number, card in enumerate(s.deck) if card == index("t-junction")]
        assert len([number for number in junctions if number < 9]) >= 2
        assert s.deck.count(index("t-junction")) + s.spare.count(index("t-junction")) == 3
        places.update(junctions)
    assert all(places[number] for number in range(9))


@pytest.mark.quick
def test_draws_have_addresses_of_their_own() -> None:
    chance = Last()
    s = empty()
    s.quest = 3
    dungeon_deck.build_deck(s, "", chance, ("t-junction",))
    assert all(address.startswith("q3/") for address in chance.asked)
    s = empty()
    dungeon_deck.build_deck(s, "", chance, ("t-junction",))


# The entrance


@pytest.mark.quick
@pytest.mark.rule("DJ-044", "DJ-046")
@pytest.mark.parametrize("card", DUNGEON_NAMES)
def test_the_first_card_is_the_entry_zone_with_the_doors_it_shows(card: str) -> None:
    s = empty()
    s.deck = (index(card), 0, 1)
    layout.lay_first(s, Fast(0))
    assert list(s.deck) == [0, 1]
    assert [zone.card for zone in s.zones] == [index(card)]
    assert [door.edges for door in s.doors] == list(doorways(s.zones[0]))
    assert [door.number for door in s.doors] == list(range(1, len(s.doors) + 1))
    assert {(door.zone, door.state, door.locked) for door in s.doors} == {(0, CLOSED, DUNGEON[index(card)].locked)}


def two_wide(s: State, door: Door) -> bool:
    """Two pairs of neighbours, each across the wall of the zone, side by side."""
    inner, outer, other_inner, other_outer = door.edges
    inside = set(cells(s.zones[door.zone]))
    out = DELTAS[outward(door.edges, tuple(inside))]
    straight = outer // LEVEL != inner // LEVEL or (outer - inner == out and other_outer - other_inner == out)
    return (
        straight
        and {inner, other_inner} <= inside
        and inner + out not in inside
        and other_inner + out not in inside
        and abs(inner - other_inner) in (1, ROW)
        and abs(outer - other_outer) == abs(inner - other_inner)
    )


@pytest.mark.quick
@pytest.mark.rule("DJ-045", "A-87")
@pytest.mark.parametrize(("card", "side"), list(product(DUNGEON_NAMES, walls.SIDES)))
def test_the_stairs_lie_outside_on_any_side_of_any_zone(card: str, side: str) -> None:
    s = alone(card, side)
    assert side in layout.sides(s)
    inside = cells(s.zones[0])
    assert len(set(s.stairs)) == 4
    assert set(s.stairs).isdisjoint(inside)
    assert max(s.stairs) - min(s.stairs) == ROW + 1, "two by two"
    door = s.doors[-1]
    assert (door.zone, door.beyond, door.state, door.locked) == (0, 0, OPEN, 0)
    assert walls.SIDES[outward(door.edges, inside)] == side
    assert set(door.edges[1::2]) <= set(s.stairs)
    # The side is the outermost wall.
    along = [(-(square // ROW), square % ROW, square // ROW, -(square % ROW)) for square in inside]
    way = walls.SIDES.index(side)
    inner = door.edges[0]
    assert (-(inner // ROW), inner % ROW, inner // ROW, -(inner % ROW))[way] == max(row[way] for row in along)
    assert reached(s) == {*inside, *s.stairs}
    # All doors of the card are there, none of them shares a square of wall with another, and none is built over.
    exits = s.doors[:-1]
    assert len(exits) == len(DUNGEON[index(card)].doors)
    assert all(two_wide(s, exit_door) for exit_door in s.doors)
    gaps = [(square, outward(exit_door.edges, inside)) for exit_door in s.doors for square in exit_door.edges[::2]]
    assert len(set(gaps)) == len(gaps)
    for exit_door in exits:
        out = DELTAS[outward(exit_door.edges, inside)]
        porch = [square % LEVEL + deep * out for square in exit_door.edges[1::2] for deep in (0, 1)]
        assert set(s.stairs).isdisjoint(porch)
        assert exit_door.state == CLOSED
        assert layout.ways(s, exit_door, index("corridor"))


@pytest.mark.quick
@pytest.mark.rule("A-87")
def test_a_doorway_stays_where_both_fit_and_else_goes_to_the_entrance_of_the_card() -> None:
    s = alone("corridor-with-side-door", "west")
    assert [door.edges for door in s.doors[:2]] == list(doorways(s.zones[0]))
    s = alone("square-room-two-exits", "north")
    assert s.doors[0].edges == entry_edges(s.zones[0])
    assert s.doors[1].edges == doorways(s.zones[0])[1]
    assert s.doors[2].edges == doorways(s.zones[0])[0]
    s = alone("stairs", "north")
    inner, outer, *_ = s.doors[0].edges
    assert inner == entry_edges(s.zones[0])[0]
    assert outer == entry_edges(s.zones[0])[1] + LEVEL, "it leads down still"
    assert all(square < LEVEL for square in s.stairs)


@pytest.mark.quick
@pytest.mark.rule("A-48")
@pytest.mark.parametrize(("card", "side"), list(product(DUNGEON_NAMES[-6:], ("east", "west"))))
def test_the_stairs_of_a_long_room_are_never_at_its_middle_rows(card: str, side: str) -> None:
    s = alone(card, side)
    assert {at(s, 0, x, y) for x in range(4) for y in (3, 4)}.isdisjoint(s.doors[-1].edges)


# Zones behind doors


@pytest.mark.quick
@pytest.mark.rule("DJ-101")
def test_a_card_may_be_mirrored_where_it_says_so() -> None:
    s = board("corridor")
    for card, count in [("corner", 2), ("corridor-with-side-door", 2), ("t-junction", 1), ("throne-hall", 1)]:
        ways = layout.ways(s, s.doors[0], index(card))
        assert [way[2:] for way in ways] == [(0, 0), (0, 1)][:count]
    s.deck = (index("corner"), index("square-room"))
    mirrored = step(s, s.doors[0], 1)
    assert s.zones[mirrored].flipped
    turned = step(s, closed(s, mirrored)[0])
    assert s.zones[turned].turned == 3, "the mirrored corner leads west"
    door = s.doors[0]
    assert (door.state, door.beyond) == (OPEN, 1)
    assert reached(s) == plan_of(s).floor


@pytest.mark.quick
@pytest.mark.rule("DJ-100")
def test_zones_may_touch_and_never_overlap() -> None:
    s = board("corridor")
    door = s.doors[0]
    top = at(s, 0, 0, 5) % ROW, at(s, 0, 0, 5) // ROW
    add_zone(s, "corridor", top[0] - 2, top[1])
    add_zone(s, "corridor", top[0] + 2, top[1])
    assert layout.ways(s, door, index("corridor")), "between two others, walls about it"
    assert layout.ways(s, door, index("square-room")) == ()
    assert layout.ways(s, door, index("t-junction")) == ()
    s = board("corridor", side="west")
    door = s.doors[0]
    first = door.edges[1]
    s.stairs = (first - ROW, first - ROW + 1, first, first + 1)
    assert layout.ways(s, door, index("corridor")) == (), "the stairs are there"


@pytest.mark.quick
@pytest.mark.rule("DJ-077", "A-33")
def test_a_locked_card_locks_its_doors_but_not_the_one_that_was_used() -> None:
    s = board("locked-t-junction", "square-room", "locked-square-room")
    assert [zone.locked for zone in s.zones] == [1, 0, 1]
    assert [(door.zone, door.state, door.locked) for door in s.doors if door.edges[1] not in s.stairs] == [
        (0, OPEN, 0),
        (0, CLOSED, 1),
        (1, OPEN, 0),
        (2, CLOSED, 1),
    ]


@pytest.mark.quick
@pytest.mark.rule("DJ-041")
def test_the_objective_has_no_exit_and_the_same_card_as_a_room_has() -> None:
    s = board("corridor", "arena", objective="arena")
    assert s.zones[1].objective
    assert not [door for door in s.doors if door.zone == 1]
    s = board("corridor", "arena", objective="laboratory")
    assert not s.zones[1].objective
    assert len([door for door in s.doors if door.zone == 1]) == 2


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_doors_that_lead_into_a_wall_are_blind() -> None:
    s = board("corridor-with-side-door")
    # A corridor to the north, beside the first: what lies behind its door is before the side door.
    add_zone(s, "corridor", s.zones[0].x - 2, s.zones[0].y + 3)
    door = add_door(s, 1, 0)
    assert [other.number for other in layout.can_open(s)] == []
    s.deck = (index("corridor"), index("corridor"))
    assert [other.number for other in layout.can_open(s)] == [1, 2, door.number]
    step(s, door)
    assert s.doors[1].state == BLIND, "the new zone walls it up"
    assert not plan_of(s).adjacent(s.doors[1].edges[0], s.doors[1].edges[1])
    assert [other.number for other in layout.can_open(s)] == [1, 5]
    # And the other way round: a new zone whose own exit leads into what is there.
    s = board("corridor")
    beyond = s.doors[0].edges[1]
    add_zone(s, "corridor", beyond % ROW + 4, beyond // ROW + 1)
    ways = layout.ways(s, s.doors[0], index("corner"))
    assert [way[3] for way in ways] == [1, 0], "the one that walls up the fewest doors comes first"
    zone = layout.lay(s, 1, index("corner"), ways[1], Fast(0))
    assert s.doors[-1].zone == zone
    assert s.doors[-1].state == BLIND
    s.deck = (0,)
    assert not layout.can_open(s)


@pytest.mark.quick
@pytest.mark.rule("A-11")
@pytest.mark.parametrize(("north", "blind"), [(0, False), (1, True), (7, True), (8, False)])
def test_a_door_is_blind_if_a_zone_lies_behind_one_half_of_it(north: int, blind: bool) -> None:
    s = board("corridor-with-side-door")
    add_zone(s, "corridor", s.zones[0].x - 2, s.zones[0].y + north)
    s.deck = (index("corridor"),)
    step(s, add_door(s, 1, 0))
    assert (s.doors[1].state == BLIND) == blind


# Where a card does not fit


def boxed() -> tuple[State, Door]:
    """A corridor whose door leads into a space that is two squares wide and goes on for ever."""
    s = board("corridor")
    x, y = s.doors[0].edges[1] % ROW, s.doors[0].edges[1] // ROW
    for away in range(0, 36, 6):
        add_zone(s, "corridor", x - 2, y - away)
        add_zone(s, "corridor", x + 2, y - away)
    return s, s.doors[0]


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_first_the_mirror_is_tried() -> None:
    s = board("corridor")
    door = s.doors[0]
    beyond = door.edges[1]
    add_zone(s, "corridor", beyond % ROW + 2, beyond // ROW)
    assert [way[3] for way in layout.ways(s, door, index("corner"))] == [1]
    zone = layout.lay_somehow(s, door.number, index("corner"), Fast(0))
    assert (s.zones[zone].flipped, s.doors[0].beyond) == (1, zone)


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_then_another_door_the_nearest_first() -> None:
    s, door = boxed()
    for away in (30, 20):
        add_zone(s, "corridor", 128 - away, 128)
        add_door(s, len(s.zones) - 1, 0).locked = 1
    zone = layout.lay_somehow(s, door.number, index("square-room"), Fast(0))
    assert s.doors[0].state == BLIND, "behind the door that was opened there is a wall"
    assert [(other.state, other.beyond, other.locked) for other in s.doors[2:4]] == [(CLOSED, -1, 1), (OPEN, zone, 0)]


@pytest.mark.quick
@pytest.mark.rule("A-11")
@pytest.mark.parametrize("card", ["corner", "square-room", "crossroads"])
def test_then_a_passage_of_two_by_two(card: str) -> None:
    s = board("corridor")
    door = s.doors[0]
    x, y = door.edges[1] % ROW, door.edges[1] // ROW
    # On both sides something that the passage leads past: two rows for a room, four for what has arms.
    for left in (x - 6, x + 2):
        add_zone(s, "corridor", left, y - 1, 1)
        if card != "square-room":
            add_zone(s, "corridor", left, y - 3, 1)
    assert layout.ways(s, door, index(card)) == ()
    floor = plan_of(s).floor
    zone = layout.lay_somehow(s, door.number, index(card), Fast(1))
    laid = s.zones[zone]
    assert len(laid.passage) == 4
    assert set(laid.passage) <= set(cells(laid))
    assert floor.isdisjoint(cells(laid))
    assert s.doors[0].beyond == zone
    assert set(s.doors[0].edges[1::2]) <= set(laid.passage)
    assert set(entry_edges(laid)[1::2]) <= set(laid.passage)
    joined = reached(s)
    assert set(cells(laid)) <= joined
    assert {plan_of(s).zone_at[square] for square in laid.passage} == {zone}


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_last_a_stair_leads_down_to_a_level_of_its_own() -> None:
    s, door = boxed()
    zone = layout.lay_somehow(s, door.number, index("square-room"), Fast(0))
    assert s.zones[zone].level == 1
    assert s.doors[0].beyond == zone
    assert s.doors[0].edges[1] - LEVEL == door.edges[1], "right below"
    assert set(cells(s.zones[zone])) <= reached(s)
    # A level that a door of a stairs' card leads to is not its own.
    s, door = boxed()
    add_zone(s, "stairs", 60, 60)
    add_door(s, len(s.zones) - 1, 0).state = BLIND
    zone = layout.lay_somehow(s, door.number, index("square-room"), Fast(0))
    assert s.zones[zone].level == 2


@pytest.mark.quick
@pytest.mark.rule("A-11")
@pytest.mark.parametrize("turned", range(4))
def test_at_the_edge_of_the_board_the_new_level_lies_in_its_middle(turned: int) -> None:
    s = board("corridor")
    edge = ((128, 8), (247, 128), (128, 247), (8, 128))[turned]
    add_zone(s, "corridor", *edge, turned)
    door = add_door(s, 1, 0)
    s.own_door(1).state = BLIND
    assert layout.ways(s, door, index("square-room")) == ()
    zone = layout.lay_somehow(s, 3, index("square-room"), Fast(0))
    assert s.zones[zone].level == 1
    assert (s.zones[zone].x, s.zones[zone].y) == (128, 128)
    plan = plan_of(s)
    inner, outer, other_inner, other_outer = s.doors[2].edges
    for one, other in product((inner, other_inner), (outer, other_outer)):
        assert plan.adjacent(one, other)
        assert plan.adjacent(other, one)
    assert not plan.adjacent(inner, min(cells(s.zones[zone])))


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_beyond_the_last_card_no_door_leads_anywhere() -> None:
    s = board("t-junction")
    s.deck = (0,)
    assert [door.number for door in layout.can_open(s)] == [1, 2]
    s.own_door(1).state = BLIND
    assert [door.number for door in layout.can_open(s)] == [2]
    s.deck = ()
    assert layout.can_open(s) == []


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_before_the_objective_is_revealed_there_is_always_a_door() -> None:
    s = board("square-room", "corridor", objective="arena")
    s.deck = (index("corner"), s.objective)
    layout.keep_open(s)
    assert not [door for door in s.doors if door.secret], "there is one"
    s.own_door(closed(s, 1)[0].number).state = BLIND
    layout.keep_open(s)
    found = s.doors[-1]
    assert (found.zone, found.secret, found.state, found.locked) == (1, 1, CLOSED, 0)
    assert two_wide(s, found)
    assert layout.ways(s, found, index("corridor"))
    s.own_door(found.number).state = BLIND
    s.own_zone(1).objective = 1
    layout.keep_open(s)
    assert s.doors[-1].state == BLIND, "the objective is known"


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_the_secret_door_is_where_most_room_is_behind_it() -> None:
    s = empty()
    s.deck = (0,)
    # A space of one square to the north, east and south of the last corridor, and nothing to the west.
    for x, y in [(127, 121), (131, 128), (127, 133), (128, 128)]:
        add_zone(s, "square-room" if x == 127 else "corridor", x, y)
    layout.keep_open(s)
    (door,) = s.doors
    assert door.zone == 3
    assert outward(door.edges, cells(s.zones[3])) == 3


@pytest.mark.quick
@pytest.mark.rule("A-11")
def test_where_no_wall_is_free_the_secret_door_is_in_an_earlier_zone_or_a_blind_door_opens() -> None:
    s = board("square-room", "corridor", objective="arena")
    s.deck = (s.objective,)
    s.own_door(closed(s, 1)[0].number).state = BLIND
    x, y = s.zones[1].x, s.zones[1].y
    around = [place(index("corridor"), 0, x + aside, y, 0, 0) for aside in (-2, 2)]
    around.append(place(index("square-room"), 0, x - 1, y - 6, 0, 0))
    walled = (*s.zones, *around)
    s.zones = walled
    assert walls.secret_door(s, 1, "", ()) == []
    s.zones = walled[:2]
    thing(s, "table", *[at(s, 1, 0, row) for row in range(6)])
    thing(s, "table", *[at(s, 1, 1, row) for row in range(6)])
    layout.keep_open(s)
    assert (s.doors[-1].zone, s.doors[-1].secret) == (0, 1)
    s.doors = s.doors[:-1]
    thing(s, "table", *cells(s.zones[0]))
    layout.keep_open(s)
    assert not any(door.secret for door in s.doors)
    assert [door.number for door in layout.can_open(s)] == [3]
    assert layout.lay_somehow(s, 3, s.objective, Fast(0)) == 2


# Secret doors


def sides_of(s: State, zone: int, found: list[Edges]) -> set[int]:
    """In the frame of the card."""
    return {(outward(edges, cells(s.zones[zone])) - s.zones[zone].turned) % 4 for edges in found}


@pytest.mark.quick
@pytest.mark.rule("A-45")
@pytest.mark.parametrize("turned", range(4))
def test_a_statue_opens_a_secret_door_in_a_side_wall(turned: int) -> None:
    s = empty()
    s.zones = (place(index("throne-hall"), 0, 128, 128, turned, 0),)
    plain = walls.secret_door(s, 0, "side", ())
    assert len(plain) == 14
    assert sides_of(s, 0, plain) == {1, 3}
    door = add_door(s, 0, 1)
    fewer = walls.secret_door(s, 0, "side", ())
    assert set(plain) - set(fewer) == {edges for edges in plain if set(edges[::2]) & set(door.edges)}
    assert len(fewer) == 11, "not where a doorway is"
    thing(s, "cupboard", at(s, 0, 0, 0), at(s, 0, 0, 1))
    assert len(walls.secret_door(s, 0, "side", ())) == 9, "nor behind furniture"
    add = place(index("square-room"), 0, 0, 0, 0, 0)
    corner = at(s, 0, -1, 7)
    add.x, add.y = corner % ROW - 1, corner // ROW + 1
    s.zones = (*s.zones, add)
    left = walls.secret_door(s, 0, "side", ())
    assert 0 < len(left) < 9, "nor where another zone lies"
    assert all(plan_of(s).floor.isdisjoint(edges[1::2]) for edges in left)


@pytest.mark.quick
@pytest.mark.rule("A-45")
def test_a_throne_opens_one_behind_it() -> None:
    s = board("unholy-temple")
    throne = thing(s, "throne", at(s, 0, 1, 7))
    found = walls.secret_door(s, 0, "behind", throne.squares)
    assert sides_of(s, 0, found) == {0}
    assert sorted(edges[0] for edges in found) == [at(s, 0, 0, 7), at(s, 0, 1, 7)]
    thing(s, "chest", at(s, 0, 2, 7))
    assert [edges[0] for edges in walls.secret_door(s, 0, "behind", throne.squares)] == [at(s, 0, 0, 7)]
    in_the_open = thing(s, "throne", at(s, 0, 1, 5))
    assert walls.secret_door(s, 0, "behind", in_the_open.squares) == []


# Many dungeons


@pytest.mark.rule("A-11", "DJ-100")
@pytest.mark.parametrize("first", range(0, 5 * LAYOUTS, LAYOUTS))
def test_every_dungeon_leads_to_its_objective(first: int) -> None:
    """No zone over another, doors two wide, everything joined and said so by the doors; all kinds of ends are met."""
    lengths: Counter[int] = Counter()
    met: Counter[str] = Counter()
    for s in dungeons(range(first, first + LAYOUTS)):
        squares = [square for zone in s.zones for square in cells(zone)] + list(s.stairs)
        assert len(squares) == len(set(squares)) == len(plan_of(s).floor)
        assert reached(s) == plan_of(s).floor
        assert linked(s) == set(range(len(s.zones)))
        assert [zone.objective for zone in s.zones] == [0] * (len(s.zones) - 1) + [1]
        assert s.zones[-1].card == s.objective
        assert [door.number for door in s.doors] == list(range(1, len(s.doors) + 1))
        for door in s.doors:
            assert two_wide(s, door)
            assert not (door.state == OPEN and door.locked)
            outer = set(door.edges[1::2])
            floor = set(s.stairs) if door.beyond == door.zone == 0 else set(cells(s.zones[door.beyond]))
            assert (door.state == OPEN) == (door.beyond >= 0)
            assert outer <= floor if door.state == OPEN else True
            assert door.state != CLOSED or outer.isdisjoint(plan_of(s).floor)
        lengths[len(s.zones)] += 1
        met["blind"] += any(door.state == BLIND for door in s.doors)
        met["level"] += s.zones[-1].level > 0
        met["passage"] += any(zone.passage for zone in s.zones)
    assert set(lengths) == set(range(8, 14))
    assert met["blind"] > 100
    assert met["level"] > 100


def test_nothing_is_an_obstacle_where_nothing_stands() -> None:
    assert all(obstacle(s) == frozenset() for s in dungeons(range(5)))
