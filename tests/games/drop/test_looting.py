"""Naming a room and taking what it holds (DD-25, DD-26, DD-31 to DD-33, DD-50, DD-65)."""

from __future__ import annotations

import pytest

from souterrain.core.actions import read
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import COLLECTABLE, ID_OF, TYPES
from souterrain.games.drop.game import GAME
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.state import ACT, EXPLORE, LOOT, TABLE, State
from tests.games.drop.tables import (
    TRIANGLE,
    Hand,
    Spot,
    begun,
    do,
    held,
    hero,
    refused,
    says,
    table,
    told,
    told_why,
    where,
)

ROOM = "loot pillar:1 pillar:2 pillar:3"


def goblins(number: int, *, start: int = 1) -> dict[str, Spot]:
    """A number of Goblins in the room of the three Pillars."""
    return {f"goblin:{start + index}": (10 + 10 * (index % 4), 10 + 10 * (index // 4)) for index in range(number)}


@pytest.mark.quick
@pytest.mark.rule("DD-25")
def test_everything_in_the_room_and_on_its_border_is_collected_and_its_pillars_stay() -> None:
    """The lower border ends at -4 mm: gold 2 touches it, gold 3 lies 0.2 mm off."""
    cubes = {**TRIANGLE, "gold:1": (20, 20), "gold:2": (40, -8), "gold:3": (60, -8.2), "key:1": (100, 100)}
    s, log = do(table(cubes), ROOM)
    assert held(s) == ["gold:1", "gold:2"]
    assert [where(s, word) for word in ("gold:3", "key:1", *TRIANGLE)] == [TABLE] * 5
    (looted,) = told(log, "looted")
    assert looted == {
        "seat": 0,
        "pillars": [("pillar:1", 1), ("pillar:2", 1), ("pillar:3", 1)],
        "cubes": [("gold", 2)],
        "harm": 0,
    }


@pytest.mark.rule("DD-25")
def test_a_room_is_three_pillars_on_the_table() -> None:
    s = table({**TRIANGLE, "gold:1": (20, 20)}, held={1: ["gold:2"]})
    assert refused(s, "loot pillar:1 pillar:2") == Rejected("three-pillars", "DD-25")
    assert refused(s, "loot pillar:1 pillar:1 pillar:2") == Rejected("three-pillars", "DD-25")
    assert refused(s, "loot") == Rejected("three-pillars", "DD-25")
    assert refused(s, "loot pillar:1 pillar:2 gold:1") == Rejected("not-a-pillar", "DD-25", cube="gold:1")
    assert refused(s, "loot pillar:1 pillar:2 pillar:4") == Rejected("not-on-table", "DD-25", cube="pillar:4")
    four = table({**TRIANGLE, "pillar:4": (100, 100)})
    assert refused(four, "loot pillar:1 pillar:2 pillar:3 pillar:4") == Rejected("three-pillars", "DD-25")


@pytest.mark.rule("DD-25")
def test_looting_comes_after_exploring_and_once() -> None:
    early = table(step=EXPLORE)
    assert refused(early, ROOM) == Rejected("explore-first", "DD-25")
    s = table({**TRIANGLE, "goblin:1": (20, 20), "potion:1": (40, 20)})
    s, _ = do(s, ROOM)
    assert says(s) == ["end", "drink"]
    assert refused(s, ROOM) == Rejected("looted-already", "DD-25")


@pytest.mark.quick
@pytest.mark.rule("DD-26")
@pytest.mark.parametrize("spot", [(20.0, 20.0), (50.0, -8.0), (50.0, 50.0)])
def test_no_pillar_but_its_own_three(spot: Spot) -> None:
    """Inside, touching the border from without, across it: each is in the way, and is named."""
    s = table({**TRIANGLE, "pillar:7": spot})
    assert refused(s, ROOM) == Rejected("pillar-in-room", "DD-26", pillar="pillar:7")
    clear = table({**TRIANGLE, "pillar:7": (50.0, -8.2)})
    do(clear, ROOM)


@pytest.mark.quick
@pytest.mark.rule("DD-26", "DD-60")
@pytest.mark.parametrize(("covered", "number", "legal"), [(0, 8, True), (0, 9, False), (5, 3, True), (5, 4, False)])
def test_at_least_one_life_point_stays_uncovered(covered: int, number: int, legal: bool) -> None:
    s = table({**TRIANGLE, **goblins(number)}, heroes=[hero("half-orc", covered=covered), hero()])
    if legal:
        after, _ = do(s, ROOM)
        assert after.heroes[0].covered == covered + number == after.heroes[0].life - 1
    else:
        assert refused(s, ROOM) == Rejected("too-deadly", "DD-26", harm=number, left=8 - covered)
        assert says(s)[0] == "end"


@pytest.mark.rule("DD-26")
def test_what_shields_and_abilities_take_off_counts() -> None:
    nine = table({**TRIANGLE, **goblins(9)}, heroes=[hero("half-orc", "cleric"), hero()])
    after, _ = do(do(nine, "use half-orc")[0], ROOM)
    assert after.heroes[0].covered == 6
    after, _ = do(do(nine, "use cleric")[0], ROOM)
    assert after.heroes[0].covered == 8
    shield = table({**TRIANGLE, **goblins(9)}, held={0: ["shield:1"]})
    after, _ = do(shield, f"{ROOM} shield:goblin")
    assert after.heroes[0].covered == 8


@pytest.mark.rule("DD-31", "DD-50")
def test_no_room_gives_a_pillar_away() -> None:
    """Flight allows a fourth Pillar inside: it stays. Pillars and Stairs are no treasure and no monsters."""
    s = table({**TRIANGLE, "pillar:7": (20, 20), "gold:1": (20, 40)}, heroes=[hero("eagle-folk"), hero()])
    s, _ = do(do(s, "use eagle-folk")[0], ROOM)
    assert (held(s), where(s, "pillar:7")) == (["gold:1"], TABLE)
    kinds = {kind for kind in TYPES if COLLECTABLE >> ID_OF[f"{kind}:1"] & 1}
    assert set(TYPES) - kinds == {"pillar", "stairs"}


@pytest.mark.rule("DD-31", "DD-50")
def test_the_stairs_are_never_collected_and_score_nothing() -> None:
    tokens = ((0, 0), (100, 0), (0, 100))
    s = table({"pillar:1": (100, 100), "stairs:1": (70, 70), "gold:1": (80, 80)}, seats=1, tokens=tokens)
    s, _ = do(s, "move token:2 token:3 pillar:1")
    assert (held(s), where(s, "stairs:1")) == (["gold:1"], TABLE)
    assert {line.key for line in scoring.lines(s, 0)}.isdisjoint({"pillar", "stairs"})


TWINS = {"pillar:4": (3, 1), "pillar:5": (98, 1), "pillar:6": (1, 98)}
"""Beside each Pillar of the room another one: whatever three are named, one more touches."""


@pytest.mark.quick
@pytest.mark.rule("DD-32", "DD-133")
@pytest.mark.parametrize("more", [TWINS, goblins(9), {"dragon:1": (20, 20)}], ids=["blocked", "deadly", "dragon"])
def test_without_a_legal_room_nothing_is_looted_and_the_turn_ends(more: dict[str, Spot]) -> None:
    s = table({**TRIANGLE, **more})
    assert says(s) == ["end", "use"]
    after, log = do(s, "end")
    assert (after.seat, held(after), after.heroes[0].covered) == (1, [], 0)
    assert told(log, "nothing-looted") == [{"seat": 0}]


@pytest.mark.rule("DD-32")
@pytest.mark.parametrize("pillars", [0, 1, 2])
def test_fewer_than_three_pillars_make_no_room(pillars: int) -> None:
    cubes = {"gold:1": (20.0, 20.0), **dict(list(TRIANGLE.items())[:pillars])}
    s = table(cubes)
    assert (says(s)[0], "loot" in says(s)) == ("end", False)
    after, _ = do(s, "end")
    assert (after.seat, where(after, "gold:1")) == (1, TABLE)


@pytest.mark.quick
@pytest.mark.rule("DD-25", "DD-32")
def test_looting_is_not_skipped_while_there_is_a_room() -> None:
    for step in (ACT, LOOT):
        s = table(step=step)
        assert "end" not in says(s)
        assert refused(s, "end") == Rejected("must-loot", "DD-32")


@pytest.mark.rule("DD-32")
def test_an_empty_room_may_be_looted() -> None:
    s, log = do(table(), ROOM)
    assert (held(s), s.seat) == ([], 1)
    assert (told(log, "looted")[0]["cubes"], told(log, "nothing-looted")) == ([], [])


@pytest.mark.rule("DD-133")
def test_alone_a_way_on_that_nobody_survives_is_the_end() -> None:
    tokens = ((0, 0), (100, 0), (0, 100))
    cubes = {"pillar:1": (100, 100), **{f"goblin:{index}": (95, 95) for index in range(1, 10)}}
    s = table(cubes, seats=1, tokens=tokens, heroes=[hero(tilted=("half-orc", "cleric"))])
    assert (says(s), refused(s, "move token:2 token:3 pillar:1").reason) == (["give-up"], "too-deadly")
    over, log = do(s, "give-up")
    assert (over.solo is not None and over.solo.reason, told(log, "solo-consumed")) == ("consumed", [{"seat": 0}])


@pytest.mark.quick
@pytest.mark.rule("DD-33")
def test_treasure_goes_to_the_open_reserve_monsters_cover_life() -> None:
    cubes = {**TRIANGLE, "gold:1": (20, 20), "blue:1": (30, 20), "goblin:1": (20, 40), "troll:1": (30, 40)}
    s, _ = do(table(cubes), ROOM)
    for eyes in (None, 0, 1):
        shown = GAME.view(s, eyes)["heroes"][0]
        assert shown["reserve"] == {"gold": 1, "blue": 1}
        assert shown["monsters"] == {"goblin": 1, "troll": 1}
        assert (shown["covered"], shown["weight"]) == (3, 2)


@pytest.mark.rule("DD-33")
def test_what_an_ability_takes_counts_as_collected() -> None:
    cubes = {**TRIANGLE, "gold:1": (200, 200), "troll:1": (250, 250), "goblin:1": (250, 200)}
    rogue, log = do(table(cubes, heroes=[hero(card="rogue"), hero()]), "use rogue gold:1")
    assert (rogue.weight(0), scoring.total(rogue, 0), told(log, "taken")) == (1, 2, [{"seat": 0, "cube": "gold:1"}])
    tame, _ = do(table(cubes, heroes=[hero(card="beastmaster"), hero()]), "use beastmaster troll:1")
    assert (tame.heroes[0].covered, scoring.monsters(tame, 0), scoring.total(tame, 0)) == (1, 1, 2)
    cleave = table(cubes, heroes=[hero(card="warrior"), hero()])
    cleave, _ = do(cleave, "use warrior goblin:1 toward=900 force=300", Hand(touches=["troll:1"]))
    assert (held(cleave), scoring.total(cleave, 0)) == (["troll:1"], 4)


# --- by eye ---


def deadly(by_eye: int = 0) -> State:
    """A room that is too much, and one that is not: pillars 1, 2, 4 and pillars 1, 3, 4 hold none of the Goblins."""
    return table({**TRIANGLE, **goblins(9), "gold:1": (30, 40), "pillar:4": (-80, -80)}, by_eye=by_eye)


@pytest.mark.quick
@pytest.mark.rule("DD-65", "DD-134")
def test_assisted_shows_and_accepts_only_legal_rooms() -> None:
    s = deadly()
    rooms = [tuple(room["corners"]) for room in GAME.view(s, 0)["rooms"]]
    said = {tuple(word for word, _ in action[1:]) for action in GAME.legal(s, 0).actions if action[0] == "loot"}
    assert set(rooms) == said
    assert ("pillar:1", "pillar:2", "pillar:3") not in said
    assert ("pillar:1", "pillar:2", "pillar:4") in said
    assert refused(s, ROOM) == Rejected("too-deadly", "DD-26", harm=9, left=8)


@pytest.mark.quick
@pytest.mark.rule("DD-65", "DD-134")
def test_by_eye_a_room_that_is_too_much_costs_the_loot_and_the_turn() -> None:
    s = deadly(by_eye=1)
    after, log = do(s, ROOM)
    assert (after.seat, held(after), after.heroes[0].covered) == (1, [], 0)
    assert told(log, "fled") == [{"seat": 0}]
    assert after.cubes(TABLE) == s.cubes(TABLE)
    assert after.spots == s.spots


@pytest.mark.rule("DD-65")
def test_by_eye_the_dragon_puts_to_flight_too_and_nothing_is_spent() -> None:
    s = table({**TRIANGLE, "dragon:1": (20, 20), "goblin:1": (40, 20)}, by_eye=1, held={0: ["shield:1"]})
    after, log = do(s, f"{ROOM} shield:goblin")
    assert (held(after), [event.key for event in log][:1]) == (["shield:1"], ["fled"])
    brave, log = do(s, f"{ROOM} shield:dragon")
    assert ("dragon:1" in held(brave), told(log, "fled")) == (True, [])


@pytest.mark.rule("DD-65")
def test_by_eye_nothing_is_shown_beforehand() -> None:
    assert GAME.view(deadly(), 0)["rooms"]
    assert GAME.view(deadly(by_eye=1), 0)["rooms"] == []


@pytest.mark.rule("DD-65")
def test_by_eye_a_room_that_can_be_borne_is_looted() -> None:
    s = table({**TRIANGLE, "gold:1": (20, 20), **goblins(3, start=2)}, by_eye=1)
    after, log = do(s, ROOM)
    assert ("gold:1" in held(after), after.heroes[0].covered, told(log, "fled")) == (True, 3, [])


@pytest.mark.rule("DD-65")
def test_by_eye_a_fourth_pillar_is_refused_without_penalty() -> None:
    s = table({**TRIANGLE, "pillar:4": (20, 20), **goblins(3)}, by_eye=1)
    assert refused(s, ROOM) == Rejected("pillar-in-room", "DD-26", pillar="pillar:4")
    after, log = do(s, "loot pillar:1 pillar:2 pillar:4")
    assert told(log, "looted")
    assert after.seat == 1


@pytest.mark.rule("DD-65")
def test_by_eye_without_any_room_the_turn_can_end() -> None:
    s = table({"pillar:1": (0, 0), "pillar:2": (100, 0)}, by_eye=1)
    assert says(s)[0] == "end"
    assert do(s, "end")[0].seat == 1


@pytest.mark.rule("DD-65")
def test_by_eye_is_for_several_heroes_and_off_unless_chosen() -> None:
    assert begun(2)[0].table.by_eye == 0
    assert begun(2, judge="by_eye")[0].table.by_eye == 1


@pytest.mark.rule("DD-65")
def test_by_eye_no_refusal_tells_of_harm() -> None:
    """A sentence that is badly said is refused without a word on the monsters."""
    s = deadly(by_eye=1)
    assert refused(s, "loot pillar:3 pillar:2 pillar:1") == Rejected("not-in-order", "DD-25")
    assert refused(deadly(), "loot pillar:3 pillar:2 pillar:1").reason == "too-deadly"
    assert refused(s, f"{ROOM} gold:1") == Rejected("not-a-pillar", "DD-25", cube="gold:1")


@pytest.mark.rule("DD-65", "DD-45")
def test_by_eye_a_shield_for_a_monster_that_is_not_there_is_kept_and_the_loot_stands() -> None:
    """Nothing is refused, so no room can be tried out for its monsters."""
    s = table({**TRIANGLE, "goblin:1": (20, 20), "troll:1": (300, 300)}, by_eye=1, held={0: ["shield:1", "shield:2"]})
    after, log = do(s, f"{ROOM} shield:troll")
    assert (held(after), after.heroes[0].covered, told(log, "fled")) == (["goblin:1", "shield:1", "shield:2"], 1, [])
    after, _ = do(s, f"{ROOM} shield:goblin shield:troll")
    assert (held(after), after.heroes[0].covered) == (["goblin:1", "shield:2"], 0)


@pytest.mark.rule("DD-65", "DD-201")
def test_by_eye_cousins_that_are_not_there_are_not_spared() -> None:
    cubes = {**TRIANGLE, "goblin:1": (20, 20), "goblin:2": (300, 300), "goblin:3": (300, 200)}
    s = table(cubes, heroes=[hero("boggart"), hero()], by_eye=1, step=LOOT, used="boggart", effect="boggart")
    after, _ = do(s, f"{ROOM} spare*3")
    assert (held(after), after.heroes[0].covered, after.heroes[0].marks) == (["goblin:1"], 0, 1)


@pytest.mark.rule("DD-65", "DD-215")
def test_by_eye_slip_by_leaves_behind_what_only_touches() -> None:
    """Any cube can be named; one that lies deeper is collected all the same."""
    s = slipping({"gold:1": (20, 20), "goblin:1": (50, -8), "gold:2": (300, 300)})
    after, _ = do(s, f"{ROOM} gold:1 gold:2 goblin:1")
    assert (held(after), after.heroes[0].covered) == (["gold:1", "shield:1"], 0)
    assert (where(after, "goblin:1"), where(after, "gold:2")) == (TABLE, TABLE)


def slipping(cubes: dict[str, Spot]) -> State:
    return table(
        {**TRIANGLE, **cubes},
        heroes=[hero("shadeling"), hero()],
        by_eye=1,
        step=LOOT,
        used="shadeling",
        effect="shadeling",
        held={0: ["shield:1"]},
    )


@pytest.mark.rule("DD-65")
def test_by_eye_nothing_that_is_shown_or_offered_depends_on_where_a_cube_lies() -> None:
    """In the room, on its edge or far away: views but for the places, stakes and forms are the same."""
    spots: list[Spot] = [(20, 20), (50, -8), (50, -8.2), (300, 300)]
    seen = []
    for spot in spots:
        s = slipping({"goblin:1": spot, "gold:1": (300, 200), "gold:2": (200, 300)})
        view = GAME.view(s, 0)
        view["dungeon"] = {}
        assert view["rooms"] == view["best"] == []
        offered = [says(s, *said.split()) for said in ("loot", ROOM, f"{ROOM} gold:1", f"{ROOM} goblin:1")]
        answers = [GAME.legal(s, 0).why_not(read(f"{ROOM}{more}")) for more in ("", " goblin:1", " shield:goblin")]
        seen.append((view, GAME.stakes(view, 0), offered, answers))
    assert all(each == seen[0] for each in seen)


@pytest.mark.rule("DD-26")
def test_a_refusal_names_the_monsters_that_would_kill() -> None:
    worn = hero(covered=5)
    s = table({**TRIANGLE, "troll:1": (20, 20), "troll:2": (40, 20), "goblin:1": (20, 40)}, heroes=[worn, hero()])
    assert told_why(s, ROOM).data == {"monsters": [("goblin", 1), ("troll", 2)], "harm": 5, "left": 3}
