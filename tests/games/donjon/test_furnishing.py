"""Places of furniture in a room, and of monsters that appear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from souterrain.core.fast import Fast
from souterrain.games.donjon.board.ground import BLIND, CLOSED, OPEN, ROW, Door, Furniture
from souterrain.games.donjon.board.plan import cells, doorways, edges_at, entry_edges, place
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, FURNITURE, ROOMS, Room
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.mechanics.furnishing import furnish
from souterrain.games.donjon.rules.questions import walls
from souterrain.games.donjon.rules.questions.obstacles import bridge, facing, obstacle, spots
from souterrain.games.donjon.state import State
from tests.games.donjon.boards import at, board, closed, empty, hero, kinds, monster, step, thing, xy

LONG, SQUARE = kinds("rectangular"), kinds("square")
ROOM = {room.id: number for number, room in enumerate(ROOMS)}
WALL = ("chest", "cupboard", "weapon-rack", "bookcase", "bench", "hearth", "desk", "throne", "torture-rack")
FREE = ("table", "altar", "sarcophagus", "fountain", "statue", "circle")


def furnished(s: State, zone: int, room: Room, seed: int = 0) -> list[Furniture]:
    """The pieces of a room card in a zone."""
    s.own_zone(zone).room = ROOM[room.id]
    before = len(s.furniture)
    furnish(s, zone, room.furniture, room.far_furniture, Fast(seed))
    return list(s.furniture[before:])


def rooms(shape: str, seeds: int, *wanted: str) -> Iterator[tuple[State, Room, list[Furniture]]]:
    """Every room card in zones of every dungeon card of its shape, behind a door in each of the four directions."""
    for room, card in product([room for room in ROOMS if room.shape == shape], kinds(shape)):
        if wanted and room.id not in wanted:
            continue
        for seed in range(seeds):
            s = board("crossroads", side=walls.SIDES[seed % 4])
            s.deck = (DUNGEON_NAMES.index(card),)
            ways = closed(s, 0)
            zone = step(s, ways[seed % len(ways)])
            yield s, room, furnished(s, zone, room, seed)


def in_frame(s: State, zone: int) -> dict[int, tuple[int, int]]:
    """Each square of a room as the card has it."""
    width, depth = DUNGEON[s.zones[zone].card].cells[0][2:]
    return {at(s, zone, x, y): (x, y) for x in range(width) for y in range(depth)}


def shape_of(squares: list[tuple[int, int]]) -> tuple[int, int]:
    columns, rows = [x for x, _ in squares], [y for _, y in squares]
    return max(columns) - min(columns) + 1, max(rows) - min(rows) + 1


def orthogonal(square: int) -> set[int]:
    return {square - 1, square + 1, square - ROW, square + ROW}


def parts(squares: set[int]) -> int:
    """In how many parts squares fall that hang together by their sides."""
    left, count = set(squares), 0
    while left:
        last = [left.pop()]
        count += 1
        while last:
            near = orthogonal(last.pop()) & left
            left -= near
            last += near
    return count


def before_doors(s: State, zone: int) -> set[int]:
    found = {square for door in s.doors if door.zone == zone for square in door.edges[::2]}
    return found | {square for door in s.doors if door.beyond == zone for square in door.edges[1::2]}


@pytest.mark.parametrize("shape", ["square", "rectangular"])
def test_furniture_stands_inside_its_room_and_cuts_nothing_off(shape: str) -> None:
    """Footprints whole and inside, nothing twice on a square, nothing before a doorway, no part of the room cut off,
    and every piece can be walked up to."""
    seen: Counter[str] = Counter()
    for s, room, pieces in rooms(shape, 8):
        zone, names = 1, in_frame(s, 1)
        taken = [square for piece in pieces for square in piece.squares]
        assert len(taken) == len(set(taken)), room.id
        assert set(taken) <= set(names)
        solid = {square for piece in pieces if piece.kind not in ("circle", "crevasse") for square in piece.squares}
        chasm = {square for piece in pieces if piece.kind == "crevasse" for square in piece.squares}
        assert before_doors(s, zone).isdisjoint(solid | chasm), room.id
        assert parts(set(names) - solid - chasm) == (2 if chasm else 1), room.id
        for piece in pieces:
            seen[piece.kind] += 1
            assert piece.zone == zone
            assert piece.squares == tuple(sorted(piece.squares))
            size = shape_of([names[square] for square in piece.squares])
            assert len(piece.squares) == size[0] * size[1]
            assert size in (FURNITURE[piece.kind].size, FURNITURE[piece.kind].size[::-1])
            assert facing(s, piece) - obstacle(s), room.id
    assert set(seen) == {kind for room in ROOMS if room.shape == shape for kind in room.furniture}


def touches(s: State, zone: int, piece: Furniture) -> set[str]:
    """Return the walls of the room that a whole side of a piece touches, in the frame of the card."""
    names = in_frame(s, zone)
    width, depth = max(names.values())
    places = [names[square] for square in piece.squares]
    sides = {
        "west": all(x == 0 for x, _ in places),
        "east": all(x == width for x, _ in places),
        "south": all(y == 0 for _, y in places),
        "north": all(y == depth for _, y in places),
    }
    return {side for side, touched in sides.items() if touched}


def any_wall(s: State, zone: int, piece: Furniture) -> bool:
    names = in_frame(s, zone)
    width, depth = max(names.values())
    return any(names[square][0] in (0, width) or names[square][1] in (0, depth) for square in piece.squares)


@pytest.mark.parametrize("shape", ["square", "rectangular"])
def test_some_stand_with_a_long_side_at_a_wall_and_others_stand_free(shape: str) -> None:
    """With few doors there is always a wall; in a small room with many some wall pieces stand free."""
    assert {kind for kind, piece in FURNITURE.items() if piece.stand == "wall"} == set(WALL)
    assert {kind for kind, piece in FURNITURE.items() if piece.stand == "free"} == set(FREE)
    free: Counter[bool] = Counter()
    for s, room, pieces in rooms(shape, 8):
        roomy = shape == "rectangular" or len(DUNGEON[s.zones[1].card].doors) == 1
        for piece in pieces:
            if piece.kind in WALL:
                assert touches(s, 1, piece) or not roomy, (room.id, piece)
            elif piece.kind in FREE:
                free[any_wall(s, 1, piece)] += 1
                assert not any_wall(s, 1, piece) or shape == "square", (room.id, piece)
    assert free[False] > 20 * free[True]


@pytest.mark.quick
def test_a_wall_piece_that_finds_no_wall_stands_free_and_what_does_not_fit_is_left_out_chests_last() -> None:
    """A square room with a doorway in every wall: its corners and its middle are left."""
    left: Counter[str] = Counter()
    for seed in range(8):
        s = board("square-room-three-exits")
        middle = {at(s, 0, x, y) for x in (1, 2) for y in (1, 2)}
        bookcase = furnished(s, 0, ROOMS[ROOM["library"]], seed)
        assert [piece.kind for piece in bookcase].count("bookcase") + [p.kind for p in bookcase].count("desk") == 2
        assert {square for piece in bookcase for square in piece.squares} == middle
        s = board("square-room-three-exits")
        furnish(s, 0, ("table", "table", "table", "chest", "chest", "chest", "chest", "chest"), (), Fast(seed))
        left.update([piece.kind for piece in s.furniture])
        assert [piece.kind for piece in s.furniture].count("chest") == 5
    assert left["table"] <= 8, "one at most beside five chests"


@pytest.mark.quick
def test_nothing_stands_where_nobody_can_walk_up_to_it() -> None:
    """A corner behind two tables."""
    for seed in range(20):
        s = board("square-room-side-exit")
        thing(s, "table", at(s, 0, 1, 3), at(s, 0, 1, 2))
        thing(s, "table", at(s, 0, 0, 2), at(s, 0, 0, 1))
        furnish(s, 0, ("chest",), (), Fast(seed))
        assert all(piece.kind == "table" for piece in s.furniture), "left out: the corner is the only place"


@pytest.mark.rule("DJ-092")
@pytest.mark.parametrize("shape", ["square", "rectangular"])
def test_statues_stand_in_the_middle(shape: str) -> None:
    places: Counter[tuple[int, int]] = Counter()
    middle = {(x, y) for x in (1, 2) for y in ((1, 2) if shape == "square" else (3, 4))}
    for s, room, pieces in rooms(shape, 6, "idol-room", "throne-room", "temple", "nymphaeum"):
        statues = [piece for piece in pieces if piece.kind == "statue"]
        assert len(statues) == room.furniture.count("statue")
        places.update([in_frame(s, 1)[piece.squares[0]] for piece in statues])
    assert set(places) == middle, "any of the four"


@pytest.mark.quick
def test_the_circle_of_its_chamber_is_its_four_middle_squares() -> None:
    for s, _, pieces in rooms("square", 6, "circle-chamber"):
        assert {in_frame(s, 1)[square] for square in pieces[0].squares} == {(1, 1), (1, 2), (2, 1), (2, 2)}
    for s, _, pieces in rooms("rectangular", 4, "alchemy-hall"):
        circle = next(piece for piece in pieces if piece.kind == "circle")
        assert {in_frame(s, 1)[square] for square in circle.squares} == {(1, 3), (1, 4), (2, 3), (2, 4)}


@pytest.mark.quick
def test_a_fountain_alone_stands_in_the_middle() -> None:
    s = board("corridor", "unholy-temple", objective="unholy-temple")
    furnish(s, 1, ("fountain",), (), Fast(0))
    assert set(s.furniture[0].squares) == {at(s, 1, x, y) for x in (1, 2) for y in (3, 4)}


@pytest.mark.quick
def test_a_piece_stands_in_its_best_place_wherever_the_one_before_it_stands() -> None:
    s = board("corridor", "unholy-temple", objective="unholy-temple")
    furnish(s, 1, ("chest", "fountain"), (), Fast(0))
    assert set(s.furniture[1].squares) == {at(s, 1, x, y) for x in (1, 2) for y in (3, 4)}


@pytest.mark.quick
def test_a_free_piece_that_finds_no_room_in_the_middle_stands_at_a_wall() -> None:
    s = board("square-room")
    thing(s, "circle", *[at(s, 0, x, y) for x in (1, 2) for y in (1, 2)])
    furnish(s, 0, ("table",), (), Fast(0))
    assert any_wall(s, 0, s.furniture[1])


@pytest.mark.quick
def test_nothing_is_put_where_a_hero_stands() -> None:
    s, there = board("square-room"), board("square-room")
    furnish(s, 0, ("chest",), (), Fast(0))
    hero(there, s.furniture[0].squares[0])
    furnish(there, 0, ("chest",), (), Fast(0))
    assert there.furniture[0].squares != s.furniture[0].squares


# The crevasse


@pytest.mark.rule("A-48")
def test_a_crevasse_crosses_the_room_and_side_exits_go_beyond_it() -> None:
    for s, room, pieces in rooms("rectangular", 6, "chasm", "treasure-bridge"):
        crevasse = next(piece for piece in pieces if piece.kind == "crevasse")
        names = in_frame(s, 1)
        assert sorted(names[square] for square in crevasse.squares) == [(x, y) for x in range(4) for y in (3, 4)]
        chests = [names[square] for piece in pieces if piece.kind == "chest" for square in piece.squares]
        assert len(chests) == room.furniture.count("chest")
        assert all(y >= 5 for _, y in chests), "on rows 6 to 8"
        laid = s.zones[1]
        exits = [edges for edges in doorways(laid) if edges[0] == at(s, 1, 1, 7)]
        for side, x, _ in [door for door in DUNGEON[laid.card].doors if door[0] != "N"]:
            exits.append(edges_at(laid, {"E": 1, "W": 3}[side], x, 5))
        assert sorted(door.edges for door in s.doors if door.zone == 1) == sorted(exits)


@pytest.mark.quick
@pytest.mark.rule("A-48")
def test_moved_exits_are_where_they_should_be_when_the_card_is_turned_or_lies_below() -> None:
    s = board("stairs", "corner", "unholy-temple")
    furnished(s, 2, ROOMS[ROOM["chasm"]])
    doors = [door for door in s.doors if door.zone == 2]
    assert [door.edges[0] for door in doors] == [at(s, 2, 0, 5), at(s, 2, 3, 5)]
    assert {xy(square)[2] for door in doors for square in door.edges} == {1}
    s.deck = (0,)
    assert layout.ways(s, doors[0], 0)
    s = empty()
    s.zones = (place(DUNGEON_NAMES.index("arena"), 0, 128, 128, 1, 1),)
    west = Door()
    west.number, west.edges = 1, doorways(s.zones[0])[1]
    s.doors = (west,)
    furnished(s, 0, ROOMS[ROOM["chasm"]])
    assert s.doors[0].edges[::2] == (at(s, 0, 0, 5), at(s, 0, 0, 6)), "mirrored: the same side of the card"


@pytest.mark.quick
@pytest.mark.rule("A-48")
def test_nothing_stands_at_the_ends_of_the_bridge() -> None:
    for seed in range(60):
        s = board("corridor", "chasm-hall", objective="chasm-hall")
        furnish(s, 1, ("crevasse", "altar", "table"), ("altar",), Fast(seed))
        assert len(s.furniture) == 3
        assert {at(s, 1, x, y) for x in (1, 2) for y in (2, 5)}.isdisjoint(obstacle(s))


@pytest.mark.quick
@pytest.mark.rule("A-48")
def test_an_exit_that_cannot_be_moved_stays_or_is_blind() -> None:
    # The stairs are where the exit would go, and the exit is on the near side already: it stays.
    s = board("arena", side="west")
    before = s.doors[1].edges
    assert set(s.doors[-1].edges) & {at(s, 0, 0, 5), at(s, 0, 0, 6)}
    furnished(s, 0, ROOMS[ROOM["chasm"]])
    assert (s.doors[1].edges, s.doors[1].state) == (before, CLOSED)
    # The same before the crevasse itself: blind.
    s.own_door(2).edges = edges_at(s.zones[0], 3, 0, 3)
    s.furniture = ()
    furnished(s, 0, ROOMS[ROOM["chasm"]])
    assert s.doors[1].state == BLIND
    # Another zone is where the exit would lead: blind as well.
    s = board("unholy-temple")
    beyond = at(s, 0, -1, 6)
    other = board("square-room").zones[0]
    other.x, other.y = beyond % ROW - 3, beyond // ROW
    s.zones = (*s.zones, other)
    furnished(s, 0, ROOMS[ROOM["chasm"]])
    assert [door.state for door in s.doors] == [BLIND, CLOSED, OPEN]


@pytest.mark.quick
@pytest.mark.rule("A-48", "DJ-060")
@pytest.mark.parametrize("turned", range(4))
def test_a_bridge_is_two_by_two_in_the_middle_columns(turned: int) -> None:
    s = board("crossroads", side=walls.SIDES[(turned + 2) % 4])
    s.deck = (DUNGEON_NAMES.index("royal-crypt"),)
    step(s, closed(s, 0)[0])
    (crevasse,) = furnished(s, 1, ROOMS[ROOM["chasm"]])
    middle = {at(s, 1, x, y) for x in (1, 2) for y in (3, 4)}
    for result in range(11):
        piece = s.own_furniture(0)
        piece.result = result
        assert set(bridge(piece)) == (middle if result >= 5 else set())
        assert obstacle(s) == set(crevasse.squares).difference(bridge(piece))


# What it takes up


@pytest.mark.quick
@pytest.mark.rule("DJ-060")
def test_obstacles_are_furniture_but_circles_and_fallen_blocks() -> None:
    for kind in FURNITURE:
        s = board("royal-crypt")
        piece = thing(s, kind, at(s, 0, 1, 2), at(s, 0, 1, 3))
        s.markers = (("web", at(s, 0, 0, 0), "quest", 3), ("fire", at(s, 0, 1, 0), "phase", 3))
        assert obstacle(s) == (set() if kind == "circle" else set(piece.squares))
        s.markers = (("block", at(s, 0, 0, 0), "quest", -1),)
        assert at(s, 0, 0, 0) in obstacle(s)
        s.furniture = ()
        assert obstacle(s) == {at(s, 0, 0, 0)}


@pytest.mark.quick
@pytest.mark.rule("A-23")
def test_furniture_is_faced_from_the_squares_that_touch_it_with_a_side() -> None:
    s = board("square-room", "square-room")
    chest = thing(s, "chest", at(s, 0, 0, 0))
    assert facing(s, chest) == {at(s, 0, 1, 0), at(s, 0, 0, 1)}
    table = thing(s, "table", at(s, 0, 1, 2), at(s, 0, 2, 2))
    around = {(1, 1), (2, 1), (1, 3), (2, 3), (0, 2), (3, 2)}
    assert facing(s, table) == {at(s, 0, x, y) for x, y in around}
    at_the_wall = thing(s, "chest", at(s, 0, 0, 3))
    assert facing(s, at_the_wall) == {at(s, 0, 1, 3), at(s, 0, 0, 2)}, "not through the wall"
    in_the_way = thing(s, "chest", at(s, 1, 1, 0))
    assert at(s, 0, 1, 3) in facing(s, in_the_way)
    s.own_door(1).state = CLOSED
    assert at(s, 0, 1, 3) not in facing(s, in_the_way)


# Numbers and locks


@pytest.mark.quick
def test_pieces_are_numbered_by_kind_over_the_whole_board() -> None:
    s = board("square-room", "square-room", "royal-crypt")
    furnished(s, 0, ROOMS[ROOM["storeroom"]])
    furnished(s, 1, ROOMS[ROOM["barracks"]])
    furnished(s, 2, ROOMS[ROOM["treasury"]])
    named = [(piece.kind, piece.number, piece.zone) for piece in s.furniture]
    assert [(number, zone) for kind, number, zone in named if kind == "chest"] == [
        (1, 0),
        (2, 1),
        (3, 2),
        (4, 2),
        (5, 2),
    ]
    assert ("cupboard", 1, 0) in named
    assert ("table", 1, 1) in named
    s.furniture = tuple([piece for piece in s.furniture if (piece.kind, piece.number) != ("chest", 2)])
    furnish(s, 1, ("chest",), (), Fast(0))
    assert s.furniture[-1].number == 6, "no number is given twice"


@pytest.mark.quick
@pytest.mark.rule("DJ-077", "A-33")
def test_locks_are_on_what_can_be_closed_where_the_card_or_the_room_says_so() -> None:
    closable = {"chest", "cupboard", "weapon-rack", "bookcase", "desk"}
    everything = tuple([kind for kind in FURNITURE if kind != "crevasse"])
    for card, room, locked in [
        ("royal-crypt", "great-crypt", False),
        ("laboratory", "great-crypt", True),
        ("royal-crypt", "armoury", True),
        ("royal-crypt", "treasury", True),
    ]:
        for option in ("closable", "all"):
            s = board("corridor", card, locked_furniture=option)
            s.own_zone(1).room = ROOM[room]
            for kind in everything:
                furnish(s, 1, (kind,), (), Fast(0))
                piece, s.furniture = s.furniture[-1], ()
                lockable = kind in closable or (option == "all" and kind != "circle")
                assert bool(piece.locked) == (locked and lockable), (card, room, option, kind)


@pytest.mark.quick
def test_far_pieces_stand_beyond_the_middle() -> None:
    for seed in range(20):
        s = board("corridor", "throne-hall", objective="throne-hall")
        furnish(s, 1, ("throne", "chest", "table"), ("throne", "chest"), Fast(seed))
        rows = {piece.kind: min(in_frame(s, 1)[square][1] for square in piece.squares) for piece in s.furniture}
        assert len(rows) == 3
        assert rows["throne"] >= 5
        assert rows["chest"] >= 5
    s = board("corridor", "throne-hall", objective="throne-hall")
    furnish(s, 1, ("table",), ("throne", "chest"), Fast(0))
    assert len(s.furniture) == 3, "far pieces need not be named twice"


def test_the_same_room_is_not_always_furnished_in_the_same_way() -> None:
    places = set()
    for seed in range(40):
        s = board("corridor", "royal-crypt")
        furnished(s, 1, ROOMS[ROOM["refectory"]], seed)
        places.add(tuple([piece.squares for piece in s.furniture]))
    assert len(places) > 30


@pytest.mark.quick
def test_a_room_at_the_end_of_a_passage_keeps_its_entrance_free() -> None:
    for seed in range(10):
        s = board("corridor")
        x, y = xy(s.doors[0].edges[1])[:2]
        for left in (x - 6, x + 2):
            zone = board("corridor").zones[0]
            zone.x, zone.y, zone.turned = left, y - 1, 1
            s.zones = (*s.zones, zone)
        zone_number = layout.lay_somehow(s, 1, DUNGEON_NAMES.index("square-room"), Fast(seed))
        laid = s.zones[zone_number]
        assert laid.passage
        furnished(s, zone_number, ROOMS[ROOM["kitchen"]], seed)
        assert s.furniture
        assert obstacle(s).isdisjoint([*laid.passage, *entry_edges(laid)[::2]])


# Where monsters appear


@pytest.mark.quick
@pytest.mark.rule("A-79", "DJ-113")
def test_monsters_appear_as_far_away_as_they_are_seen() -> None:
    s = board("corridor", "royal-crypt")
    hero(s, at(s, 0, 0, 3))
    hero(s, at(s, 0, 1, 3))
    found = spots(s, 1, 4)
    assert found == tuple(sorted([at(s, 1, x, 7) for x in range(4)])), "the far end, in reading order"
    everything = spots(s, 1, 99)
    assert at(s, 1, 0, 0) not in everything, "beside the doorway nobody looks"
    assert len(everything) < 32
    assert everything[-2:] == (at(s, 1, 1, 0), at(s, 1, 2, 0)) == s.doors[0].edges[1::2], "right behind the doorway"
    thing(s, "statue", at(s, 1, 1, 6))
    fewer = spots(s, 1, 99)
    assert at(s, 1, 1, 6) not in fewer, "furniture stands there"
    assert at(s, 1, 1, 7) not in fewer, "and hides what is behind it"
    monster(s, at(s, 1, 2, 7))
    assert at(s, 1, 2, 7) not in spots(s, 1, 99)


@pytest.mark.quick
@pytest.mark.rule("A-79")
def test_distance_is_that_of_the_way_to_the_nearest_standing_hero() -> None:
    """Round the inner corner of a bent corridor the way is longer than the crow flies."""
    s = board("corner")
    hero(s, at(s, 0, 1, 0))
    watcher = hero(s, at(s, 0, 3, 3))
    assert spots(s, 0, 1) == (at(s, 0, 0, 3),)
    s.own_hero(watcher).life = 0
    assert at(s, 0, 3, 3) not in spots(s, 0, 99), "a hero who is down lies there"
    s = board("royal-crypt")
    hero(s, at(s, 0, 0, 0))
    hero(s, at(s, 0, 0, 7), 0)
    assert spots(s, 0, 3) == tuple([at(s, 0, x, 7) for x in (1, 2, 3)]), "and is no hero to keep away from"
    s = board("square-room")
    hero(s, at(s, 0, 0, 0))
    thing(s, "table", at(s, 0, 1, 0))
    thing(s, "table", at(s, 0, 0, 1))
    assert spots(s, 0, 99)[-1] == at(s, 0, 3, 0), "between two tables there is no way"
    s = board("square-room")
    hero(s, at(s, 0, 0, 3))
    thing(s, "table", at(s, 0, 1, 3))
    assert set(spots(s, 0, 99)[-2:]) == {at(s, 0, 0, 2), at(s, 0, 1, 2)}, "past the corner of one there is"


@pytest.mark.quick
def test_there_are_no_more_places_than_free_squares() -> None:
    s = board("corridor", "square-room")
    hero(s, at(s, 0, 0, 5))
    hero(s, at(s, 0, 1, 5))
    assert len(spots(s, 1, 3)) == 3
    assert len(set(spots(s, 1, 50))) == len(spots(s, 1, 50)) <= 16


@pytest.mark.quick
@pytest.mark.rule("A-79")
def test_where_nothing_is_seen_any_free_square_will_do() -> None:
    s = board("corner", "corner", "square-room")
    hero(s, s.stairs[0])
    assert sorted(spots(s, 2, 99)) == sorted(cells(s.zones[2]))
    distant = spots(s, 2, 1)[0]
    assert distant in {at(s, 2, x, 3) for x in range(4)}


@pytest.mark.quick
@pytest.mark.rule("A-79")
def test_on_the_far_half_if_the_room_says_so() -> None:
    s = board("corridor", "arena")
    hero(s, at(s, 1, 2, 7))
    near_first, far_first = spots(s, 1, 16), spots(s, 1, 15, far=True)
    assert in_frame(s, 1)[near_first[0]][1] == 0
    assert {in_frame(s, 1)[square][1] for square in far_first} == {4, 5, 6, 7}
    assert len(spots(s, 1, 20, far=True)) == 20, "then the others"
