"""Doors and furniture that are opened or forced, searching, resting, light (DJ-070 … DJ-075, DJ-104 … DJ-107)."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.rules.mechanics.furnishing import furnish
from souterrain.games.donjon.rules.questions import light
from souterrain.games.donjon.state import START, State
from tests.games.donjon.tables import MASTER, Hand, close, do, foe, hero, may, refused, stand, table, told


def at_door(*heroes: object, **options: str) -> State:
    """A square room with its door in the north, the first hero before it, a corridor behind it."""
    s = table(*(heroes or (hero(), hero())), card="square-room", **options)  # type: ignore[arg-type]
    s.deck = (DUNGEON_NAMES.index("corridor"), *s.deck)
    return stand(s, 0, "b1")


@pytest.mark.rule("DJ-052", "DJ-070", "A-23")
@pytest.mark.parametrize(("name", "faces"), [("b1", True), ("c1", True), ("a1", False), ("b2", False)])
def test_a_door_is_opened_from_the_squares_that_face_it(name: str, faces: bool) -> None:
    s = stand(at_door(), 0, name)
    if faces:
        after = do(s, 0, "open door number=1", Hand(rest=1))
        assert len(after.zones) == 2
        assert after.heroes[0].left == 2
    else:
        assert refused(s, 0, "open door number=1").rule == "DJ-070"


@pytest.mark.rule("DJ-070", "DJ-077")
def test_what_is_locked_is_not_opened() -> None:
    s = at_door()
    s.own_door(1).locked = 1
    assert refused(s, 0, "open door number=1").rule == "DJ-077"
    assert refused(at_door(), 0, "force door number=1").rule == "DJ-074"


@pytest.mark.rule("DJ-074", "A-33")
def test_a_door_is_forced_once_by_each_hero() -> None:
    s = at_door(hero(fatigue=0), hero(fatigue=0))
    s.own_door(1).locked = 1
    failed = do(s, 0, "force door number=1", Hand(test=[1]))
    assert (failed.doors[0].tried, failed.doors[0].locked, failed.heroes[0].left) == ((0,), 1, 2)
    assert refused(failed, 0, "force door number=1").rule == "DJ-074"
    stand(failed, 1, "c1")
    opened = do(failed, 1, "force door number=1", Hand(test=[10], rest=1))
    assert (opened.doors[0].locked, len(opened.zones), opened.heroes[1].ended) == (0, 2, 1)


@pytest.mark.rule("A-34")
@pytest.mark.parametrize(("retry", "tried"), [("after_round", ()), ("never", (0, 1))])
def test_after_a_round_of_rest_all_may_try_again_and_the_noise_is_heard(retry: str, tried: tuple[int, ...]) -> None:
    s = at_door(hero(fatigue=1), hero(fatigue=1), force_retry=retry)
    door = s.own_door(1)
    door.locked, door.tried = 1, (0, 1)
    held = sum(s.hand) + sum(s.event_out)
    s = do(do(s, 0, "rest"), 1, "rest", Hand(rest=9))
    assert s.doors[0].tried == tried
    drawn = sum(s.hand) + sum(s.event_out) - held + len([f for f in s.frames if f.kind == "shown"])
    assert bool(drawn) == (retry == "after_round")


@pytest.mark.rule("A-34")
def test_as_long_as_somebody_has_not_tried_there_is_no_second_series() -> None:
    s = at_door(hero(fatigue=1), hero(fatigue=1))
    door = s.own_door(1)
    door.locked, door.tried = 1, (0,)
    s = do(do(s, 0, "rest"), 1, "rest")
    assert s.doors[0].tried == (0,)


@pytest.mark.rule("DJ-072", "DJ-075")
@pytest.mark.parametrize(("die", "treasures"), [(2, 0), (9, 0), (10, 1)])
def test_a_zone_is_searched_once_for_all(die: int, treasures: int) -> None:
    s, log = table(hero(), hero()), Log()
    after = do(s, 0, "search", Hand(search=[die], treasure=[0] * treasures, rest=1), log)
    assert told(log, "searched") == [{"seat": 0, "die": die, "zone": 1}]
    assert told(log, "worthless") == [{}] * (not treasures)
    assert after.heroes[0].gold == 10 * treasures
    assert after.zones[0].searched
    assert refused(after, 1, "search").rule == "DJ-072"


@pytest.mark.rule("DJ-066")
def test_a_paid_action_needs_a_point() -> None:
    s = table(hero(left=0), hero())
    assert refused(s, 0, "search").rule == "DJ-066"


@pytest.mark.rule("DJ-073", "DJ-133")
def test_rest_is_a_whole_turn_and_gives_one_point_of_fatigue() -> None:
    s = table(hero(fatigue=2), hero())
    rested = do(s, 0, "rest")
    assert (rested.heroes[0].fatigue, rested.heroes[0].ended) == (3, 1)
    acted = do(s, 0, "search", Hand(search=[5]))
    assert refused(acted, 0, "rest").rule == "DJ-073"
    assert refused(s, 1, "rest").rule == "DJ-133"
    foe(s, "goblin", "a1")
    assert refused(s, 0, "rest").rule == "A-24"


@pytest.mark.rule("A-24")
def test_nothing_is_searched_or_opened_in_a_fight() -> None:
    s = at_door()
    foe(s, "goblin", "a4")
    assert refused(s, 0, "search").rule == "A-24"
    assert refused(s, 0, "open door number=1").rule == "A-24"
    s = at_door(open_in_pc="on")
    foe(s, "goblin", "a4")
    assert may(s, 0, "open") == ["open door number=1"]


@pytest.mark.rule("DJ-104", "DJ-105")
def test_a_dark_zone_makes_tests_harder_unless_a_light_burns_in_it() -> None:
    s = at_door(hero(fatigue=0), hero(fatigue=0))
    assert not light.is_dark(s, 0), "dungeons are dimly lit"
    s.own_door(1).locked = 1
    assert len(do(s, 0, "force door number=1", Hand(test=[6], rest=1)).zones) == 2, "6 + 3 is enough"
    s.own_zone(0).dark = 1
    assert light.is_dark(s, 0)
    assert len(do(s, 0, "force door number=1", Hand(test=[6])).zones) == 1
    s.own_hero(1).lit = "torch"
    assert len(do(s, 0, "force door number=1", Hand(test=[6], rest=1)).zones) == 2


@pytest.mark.rule("A-36")
@pytest.mark.parametrize(("darkness", "harm"), [("tests", 1), ("tests_attacks", 0)])
def test_darkness_hinders_attacks_only_where_the_table_says_so(darkness: str, harm: int) -> None:
    s = stand(table(hero(fatigue=0), darkness=darkness), 0, "a1")
    uid = foe(s, "ogre", "b1")
    s.own_zone(0).dark = 1
    s = do(s, 0, "strike ogre number=1", Hand(combat=[4, 1]))
    while s.frames:
        s = close(s)
    assert s.monster(uid).max_life - s.monster(uid).life == harm


@pytest.mark.rule("A-36")
def test_a_run_ends_in_the_dark() -> None:
    s = stand(table(hero(), card="square-room"), 0, "b1")
    s.deck = (DUNGEON_NAMES.index("corridor"), *s.deck)
    s = do(s, 0, "open door number=1", Hand(rest=1))
    s = do(s, MASTER, "proceed") if s.step == START else s
    s.own_zone(1).dark = 1
    stand(s, 0, "b4")
    s = do(s, 0, "run", Hand(run=[6]))
    inside = next(sentence for sentence in may(s, 0, "walk") if sentence.startswith("walk zone=2"))
    walked = do(s, 0, inside, Hand(rest=1))
    assert walked.heroes[0].left == 0


@pytest.mark.rule("DJ-082")
def test_furniture_is_opened_from_a_square_beside_it() -> None:
    s = table(hero(), card="square-room")
    furnish(s, 0, ("chest",), (), Hand(rest=1))
    chest = s.furniture[0].squares[0]
    from souterrain.games.donjon.rules.questions.obstacles import facing

    s.own_hero(0).square = min(facing(s, s.furniture[0]))
    s = do(s, 0, "open chest number=1", Hand(furniture=[5], rest=5))
    assert s.furniture[0].opened
    assert s.furniture[0].squares == (chest,)
    assert refused(s, 0, "open chest number=1").rule == "A-35"


@pytest.mark.rule("A-13")
def test_fatigue_helps_a_search_only_where_the_table_says_so() -> None:
    s = do(table(hero(), pf_scope="all"), 0, "search", Hand(search=[8]))
    after = do(s, 0, "strain fatigue=2", Hand(treasure=[0], rest=1))
    assert (after.heroes[0].gold, after.heroes[0].fatigue) == (10, 3)
    plain = do(table(hero()), 0, "search", Hand(search=[8]))
    assert not plain.frames
