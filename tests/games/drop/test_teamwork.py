"""Teamwork mode: pawns among the cubes (DD-80 to DD-88)."""

from __future__ import annotations

import pytest

from souterrain.core.asks import CLOSE, MAY, MUST, TABLE
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import CUBES, FIRST_PAWN, PAWN_DEPTH, PAWN_WIDTH
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.state import ACT, AFTER, EXPLORE, LOOT, PLACE, State
from tests.games.drop.tables import (
    TRIANGLE,
    Hand,
    Spot,
    begun,
    cubes_in,
    do,
    held,
    hero,
    refused,
    says,
    square,
    table,
    told,
)

ROOM = "loot pillar:1 pillar:2 pillar:3"
LARGE_BOX = [cube.word for cube in CUBES if cube.size == "large"]
FAR = {cube.word: (300.0, 300.0) for cube in CUBES if cube.size == "large"}


def offered(s: State) -> list[int]:
    """Return the seats that may place a pawn."""
    return [ask.seat for ask in GAME.asks(s) if ask.kind == MAY]


@pytest.mark.quick
@pytest.mark.rule("DD-80")
def test_everybody_has_a_pawn_and_a_marker_if_the_table_wants_it() -> None:
    s, _ = begun(3, teamwork="on")
    assert (len(s.pawns), [one.steps for one in s.heroes], s.table.options.teamwork) == (3, [0, 0, 0], 1)
    assert offered(s) == [seat for seat in range(3) if seat != s.seat]
    plain, _ = begun(3)
    assert (plain.table.options.teamwork, offered(plain)) == (0, [])
    other = next(seat for seat in range(3) if seat != plain.seat)
    assert refused(plain, "place x=0 y=0", seat=other) == Rejected("no-teamwork", "DD-80")


@pytest.mark.quick
@pytest.mark.rule("DD-81")
@pytest.mark.parametrize("step", [EXPLORE, ACT, LOOT])
def test_a_pawn_is_placed_in_anothers_turn_until_the_room_is_named(step: int) -> None:
    s = table(seats=3, step=step, teamwork=1, box=LARGE_BOX, used="cleric" if step == LOOT else "")
    assert offered(s) == [1, 2]
    chance = Hand()
    after, log = do(s, "place x=200 y=-300", chance, seat=1)
    assert (centre(after.pawns[1]), after.pawns[2], chance.sealed) == ((20_000, -30_000), (), True)
    assert (offered(after), told(log, "placed")) == ([2], [{"seat": 1}])
    assert (after.seat, after.step, says(after)) == (0, step, says(s))


@pytest.mark.rule("DD-81")
def test_placing_leaves_the_active_players_ask_as_it_is() -> None:
    s = table(teamwork=1)
    after, _ = do(s, "place x=200 y=-300", seat=1)
    asks = [next(ask for ask in GAME.asks(state) if ask.kind == MUST) for state in (s, after)]
    assert asks[0].number == asks[1].number


@pytest.mark.quick
@pytest.mark.rule("DD-81")
def test_a_pawn_is_placed_once_a_turn() -> None:
    s, _ = do(table(seats=3, teamwork=1), "place x=200 y=-300", seat=1)
    assert refused(s, "place x=400 y=-300", seat=1) == Rejected("pawn-placed", "DD-81")
    assert says(s, seat=1) == []


@pytest.mark.quick
@pytest.mark.rule("DD-81")
def test_nobody_places_a_pawn_in_their_own_turn() -> None:
    s = table(teamwork=1)
    assert "place" not in says(s)
    assert refused(s, "place x=200 y=-300") == Rejected("pawns-of-others", "DD-81")


@pytest.mark.quick
@pytest.mark.rule("DD-81")
def test_a_pawn_must_fit_between_the_cubes_and_the_other_pawns() -> None:
    """A small cube reaches 4 mm from its centre; a pawn is 14 mm wide and 8.4 mm deep."""
    s = table({**TRIANGLE, "gold:1": (20, 20)}, seats=3, teamwork=1)
    assert (PAWN_WIDTH, PAWN_DEPTH) == (14_000, 8_400)
    for sentence in ("place x=200 y=200", "place x=0 y=0", "place x=309 y=200", "place x=200 y=281"):
        assert refused(s, sentence, seat=1) == Rejected("no-room-for-pawn", "DD-81"), sentence
    do(s, "place x=310 y=200", seat=1)
    beside, _ = do(s, "place x=200 y=282", seat=1)
    assert refused(beside, "place x=210 y=282", seat=2) == Rejected("no-room-for-pawn", "DD-81")


@pytest.mark.rule("DD-81")
def test_anywhere_on_the_table_and_nowhere_else() -> None:
    s = table(teamwork=1)
    do(s, "place x=4400 y=-4400", seat=1)
    assert refused(s, "place x=4401 y=0", seat=1) == Rejected("badly-said", "DD-81")
    assert refused(s, "place x=0 y=-4600", seat=1).rule == "DD-81"


@pytest.mark.quick
@pytest.mark.rule("DD-81", "DD-87")
def test_once_the_room_is_named_it_is_too_late() -> None:
    cubes = {**TRIANGLE, "goblin:1": (20, 20), "troll:1": (40, 20), "potion:1": (20, 40)}
    s, _ = do(table(cubes, teamwork=1, held={0: ["shield:1"]}), f"{ROOM} shield:troll")
    assert (s.step, offered(s)) == (AFTER, [])
    assert refused(s, "place x=2000 y=0", seat=1) == Rejected("pawn-too-late", "DD-87")
    s, _ = do(s, "redrop pillar:1")
    assert (s.seat, offered(s)) == (0, [])
    assert refused(s, "place x=2000 y=0", seat=1) == Rejected("pawn-too-late", "DD-87")


@pytest.mark.rule("DD-81", "DD-87")
def test_a_pawn_may_be_placed_while_an_ability_is_going_on() -> None:
    s = table({**TRIANGLE, "gold:1": (200, 200)}, heroes=[hero(card="ranger"), hero()], teamwork=1)
    s, _ = do(s, "use ranger gold:1 toward=0 force=10")
    assert (s.frames[-1].kind, offered(s)) == ("volley", [1])
    s, _ = do(s, "place x=-2000 y=0", seat=1)
    assert (s.frames[-1].kind, centre(s.pawns[1])) == ("volley", (-200_000, 0))
    assert do(s, "stop")[0].step == LOOT


@pytest.mark.rule("DD-81")
def test_pawns_by_turn_have_a_window_of_their_own() -> None:
    """The option `pawns: turn`: after Explore the others place, and only then the hero goes on."""
    s = table(seats=3, step=EXPLORE, teamwork=1, turn_pawns=1, box=LARGE_BOX)
    assert offered(s) == []
    assert refused(s, "place x=2000 y=0", seat=1) == Rejected("not-now", "DD-81")
    s, _ = do(s, "explore pillar:1", Hand(lands=FAR))
    assert (s.step, offered(s), [ask.kind for ask in GAME.asks(s)]) == (PLACE, [1, 2], [MAY, MAY, CLOSE])
    assert refused(s, ROOM) == Rejected("pawns-only", "DD-81")
    s, _ = do(s, "place x=-2000 y=0", seat=2)
    s, _ = do(s, "close", seat=TABLE)
    assert (s.step, offered(s), says(s)[0]) == (ACT, [], "loot")
    assert refused(s, "place x=2000 y=0", seat=1) == Rejected("pawn-too-late", "DD-81")


@pytest.mark.rule("DD-81")
def test_without_teamwork_there_is_no_window() -> None:
    s, _ = do(table(step=EXPLORE, turn_pawns=1, box=LARGE_BOX), "explore pillar:1", Hand(lands=FAR))
    assert s.step == ACT


@pytest.mark.quick
@pytest.mark.rule("DD-82")
@pytest.mark.parametrize(("spot", "step"), [((20, 20), 1), ((50, -8), 1), ((50, -8.2), 0), ((200, 200), 0)])
def test_a_pawn_in_the_room_or_on_its_border_brings_its_owner_a_step(spot: Spot, step: int) -> None:
    s = table({**TRIANGLE, "pawn:2": spot}, seats=2, teamwork=1, sent=(0, 1))
    after, log = do(s, ROOM)
    assert [one.steps for one in after.heroes] == [0, step]
    assert told(log, "step") == ([{"seat": 1, "steps": 1}] if step else [])
    assert (after.pawns[1], held(after)) == ((), [])


@pytest.mark.rule("DD-82")
def test_every_other_players_pawn_counts_and_never_the_active_players() -> None:
    cubes = {**TRIANGLE, "pawn:1": (20, 20), "pawn:2": (40, 20), "pawn:3": (20, 40), "pawn:4": (300, 0)}
    s, _ = do(table(cubes, seats=4, teamwork=1), ROOM)
    assert [one.steps for one in s.heroes] == [0, 1, 1, 0]


@pytest.mark.rule("DD-82")
def test_a_pawn_goes_home_when_the_room_is_looted_not_at_the_turns_end() -> None:
    cubes = {**TRIANGLE, "pawn:2": (20, 20), "pawn:3": (300, 0), "goblin:1": (40, 20), "potion:1": (20, 40)}
    s, _ = do(table(cubes, seats=3, teamwork=1), ROOM)
    assert (s.step, s.seat) == (AFTER, 0)
    assert (s.pawns[1], bool(s.pawns[2])) == ((), True)


@pytest.mark.rule("DD-82")
def test_no_loot_no_step() -> None:
    deadly = {f"goblin:{index}": (20.0, 20.0) for index in range(1, 10)}
    ended, _ = do(table({**TRIANGLE, **deadly, "pawn:2": (40, 20)}, teamwork=1), "end")
    assert ended.heroes[1].steps == 0
    fled, log = do(table({**TRIANGLE, **deadly, "pawn:2": (40, 20)}, teamwork=1, by_eye=1), ROOM)
    assert (fled.heroes[1].steps, told(log, "fled")) == (0, [{"seat": 0}])


@pytest.mark.quick
@pytest.mark.rule("DD-83")
def test_at_the_end_of_a_turn_all_pawns_return_and_may_be_placed_anew() -> None:
    s = table({**TRIANGLE, "pawn:2": (200, 200), "pawn:3": (300, 0)}, seats=3, teamwork=1, sent=(0, 1, 1))
    s, _ = do(s, ROOM)
    assert (s.seat, s.pawns, s.sent) == (1, ((), (), ()), (0, 0, 0))
    assert offered(s) == [0, 2]
    assert do(s, "place x=2000 y=2000", seat=2)[0].sent == (0, 0, 1)


@pytest.mark.quick
@pytest.mark.rule("DD-84")
def test_each_step_is_one_point_at_the_end() -> None:
    heroes = [hero(steps=3), hero(steps=1)]
    s = table(heroes=heroes, teamwork=1, round=3, at=1)
    s, _ = do(s, ROOM)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.total(0), outcome.total(1), outcome.places) == (3, 1, (1, 2))
    assert ("step", 3, 3) in outcome.scores[0]


@pytest.mark.quick
@pytest.mark.rule("DD-85")
def test_no_sentence_moves_a_pawn_but_a_drop_or_a_flick_may() -> None:
    cubes = {**TRIANGLE, "gold:1": (200, 200), "pawn:2": (210, 200)}
    heroes = [hero("gnome", "ranger"), hero()]
    s = table(cubes, heroes=heroes, teamwork=1, sent=(0, 1))
    words = {word for action in ("gnome", "ranger") for word in says(s, "use", action)}
    assert not {word for word in words if word.startswith("pawn")}
    assert refused(s, "place x=2000 y=0", seat=1) == Rejected("pawn-placed", "DD-81")
    chance = Hand(lands={"pawn:2": (220, 200)})
    flicked, _ = do(s, "use ranger gold:1 toward=0 force=100", chance)
    assert [FIRST_PAWN + 1, "pawn"] in [body[:2] for body in chance.requests[0]["lying"]]
    assert flicked.pawns[1] == square(220, 200)
    early = table(cubes, teamwork=1, sent=(0, 1), step=EXPLORE, box=LARGE_BOX)
    dropped, _ = do(early, "explore gold:1", Hand(lands={**FAR, "pawn:2": (230, 200)}))
    assert dropped.pawns[1] == square(230, 200)


@pytest.mark.quick
@pytest.mark.rule("DD-86")
def test_pawns_are_no_cubes() -> None:
    """Fairy Dust lifts what is near but for pawns; they are not looted, weigh nothing, and no hand aims at them."""
    cubes = {**TRIANGLE, "gold:1": (200, 200), "pawn:2": (210, 200)}
    s = table(cubes, heroes=[hero("fairy"), hero()], teamwork=1)
    chance = Hand()
    after, _ = do(s, "use fairy gold:1", chance)
    assert [body for body, _ in chance.requests[0]["falling"]] == [0]
    assert [FIRST_PAWN + 1, "pawn"] in [body[:2] for body in chance.requests[0]["lying"]]
    assert after.pawns[1] == s.pawns[1]
    assert cubes_in(says(table(cubes, teamwork=1, step=EXPLORE), "explore")) == {*TRIANGLE, "gold:1"}
    inside, _ = do(table({**TRIANGLE, "pawn:2": (20, 20)}, teamwork=1), ROOM)
    assert (held(inside), inside.weight(0)) == ([], 0)


@pytest.mark.rule("DD-86", "DD-141")
def test_a_pawn_in_the_cone_of_hot_breath_is_not_pushed() -> None:
    cubes = {**TRIANGLE, "gold:1": (200, 200), "pawn:2": (210, 200)}
    s = table(cubes, heroes=[hero("emberkin"), hero()], teamwork=1)
    chance = Hand()
    do(s, "use emberkin gold:1 away=100 toward=1800 aside=0", chance)
    assert [body for body, _, _ in chance.requests[0]["speeds"]] == [0]


@pytest.mark.quick
@pytest.mark.rule("DD-87")
def test_naming_the_room_is_the_mark_and_the_order_of_arrival_decides() -> None:
    """Whichever comes first: a pawn before the room counts, one after it does not."""
    s = table(seats=3, teamwork=1)
    first, _ = do(s, "place x=200 y=200", seat=1)
    looted, _ = do(first, ROOM)
    assert looted.heroes[1].steps == 1
    late, _ = do(s, ROOM)
    assert (late.heroes[1].steps, late.seat) == (0, 1)
    assert refused(late, "place x=200 y=200", seat=1) == Rejected("pawns-of-others", "DD-81")


@pytest.mark.quick
@pytest.mark.rule("DD-88")
def test_a_pawn_pushed_off_the_table_goes_home_and_stays_there_this_turn() -> None:
    cubes = {**TRIANGLE, "gold:1": (200, 200), "pawn:2": (210, 200)}
    s = table(cubes, heroes=[hero(card="ranger"), hero()], teamwork=1, sent=(0, 1))
    s, log = do(s, "use ranger gold:1 toward=0 force=900", Hand(lands={"pawn:2": None}))
    assert (s.pawns[1], told(log, "pawn-fell"), told(log, "fell")) == ((), [{"seat": 1}], [])
    assert offered(s) == []
    assert refused(s, "place x=2000 y=0", seat=1) == Rejected("pawn-placed", "DD-81")
    s, _ = do(do(s, "stop")[0], ROOM)
    assert s.heroes[1].steps == 0


@pytest.mark.rule("DD-88")
def test_abilities_that_change_a_room_change_it_for_pawns_too() -> None:
    """Flight: a room with a fourth Pillar in it. Undermine: a pawn in the corner that only the fourth Pillar adds."""
    flight = table(
        {**TRIANGLE, "pillar:4": (20, 20), "pawn:2": (40, 20)}, heroes=[hero("eagle-folk"), hero()], teamwork=1
    )
    flight, _ = do(do(flight, "use eagle-folk")[0], ROOM)
    assert flight.heroes[1].steps == 1
    four = table(
        {**TRIANGLE, "pillar:4": (100, 100), "pawn:2": (80, 80)}, heroes=[hero("burrower"), hero()], teamwork=1
    )
    assert do(four, ROOM)[0].heroes[1].steps == 0
    four, _ = do(do(four, "use burrower")[0], f"{ROOM} pillar:4")
    assert four.heroes[1].steps == 1


@pytest.mark.rule("DD-88")
def test_slip_by_never_leaves_a_pawn_behind() -> None:
    cubes = {**TRIANGLE, "gold:1": (50, -8), "pawn:2": (70, -8)}
    s = table(cubes, heroes=[hero("shadeling"), hero()], teamwork=1)
    s, _ = do(s, "use shadeling")
    assert says(s, "loot", "pillar:1", "pillar:2", "pillar:3") == ["gold:1"]
    after, _ = do(s, f"{ROOM} gold:1")
    assert (held(after), after.heroes[1].steps) == ([], 1)


def test_steps_are_scored_in_teamwork_alone() -> None:
    assert scoring.total(table(heroes=[hero(steps=3), hero()]), 0) == 0
