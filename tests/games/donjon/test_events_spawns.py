"""Wandering monsters, ambushes, reinforcements, and the alarm that brings worse ones (E01 … E03, E10)."""

from __future__ import annotations

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.rules.event_cards.spawns import lurking
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.sight import visible_to_heroes
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State
from tests.games.donjon.event_tables import beyond, fight, held, plain, played, ready, searches, square
from tests.games.donjon.tables import MASTER, Hand, at, close, closed, do, foe, hero, holding, may, stand, table, told

CARD = {card.id: index for index, card in enumerate(MONSTER_CARDS)}
GOBLINS, ORCS, WORM = CARD["n01"], CARD["n05"], CARD["u01"]


# Wandering monsters


@pytest.mark.quick
@pytest.mark.rule("E01")
def test_wandering_monsters_appear_as_far_as_they_are_seen_and_the_heroes_act_first() -> None:
    s = plain()
    s = played(s, "wandering-monster zone=1", Hand(monster_card=[GOBLINS]))
    assert len(s.foes) == 6
    assert (s.combat, s.step, s.first_monsters) == (1, HEROES, 0)
    assert {at(s, name) for name in ("a1", "b1", "c1", "d1")} <= {monster.square for monster in s.foes}
    assert s.groups[0].treasures == MONSTER_CARDS[GOBLINS].treasures


@pytest.mark.quick
@pytest.mark.rule("E01")
def test_they_are_never_unique() -> None:
    s = stand(plain(), 0, "b1")
    beyond(s)
    s = played(s, "wandering-monster zone=2", Hand(monster_card=[WORM]))
    assert {monster.kind for monster in s.foes} == {"goblin"}  # The first card that may come.


@pytest.mark.quick
@pytest.mark.rule("E01")
def test_the_master_names_a_zone_that_a_hero_sees_into() -> None:
    s = stand(plain(), 0, "b1")
    beyond(s)
    assert may(holding(s, "wandering-monster"), MASTER, "play") == [
        "play wandering-monster zone=1",
        "play wandering-monster zone=2",
    ]
    s = stand(stand(plain(), 0, "b4"), 1, "c4")
    beyond(s)
    s.markers = tuple([("block", at(s, name), "quest", -1) for name in ("b1", "c1")])
    assert may(holding(s, "wandering-monster"), MASTER, "play") == ["play wandering-monster zone=1"]


# Ambushes


def sprung(*names: str, card: int = ORCS) -> State:
    """Spring an ambush in a long room, the heroes on these squares of it."""
    s = table(*[hero(destiny=0) for _ in names], step=START, card="arena")
    for number, name in enumerate(names):
        stand(s, number, name)
    return do(holding(s, "ambush"), MASTER, "play ambush", Hand(monster_card=[card]))


@pytest.mark.quick
@pytest.mark.rule("E02")
def test_in_an_ambush_the_monsters_act_first() -> None:
    s = sprung("b8")
    s = do(s, MASTER, f"gather {square(s, 'b1')}")
    assert (s.combat, s.step) == (1, MONSTERS)
    assert len(s.foes) == 5
    s = do(s, MASTER, "done")
    assert s.step == HEROES


@pytest.mark.quick
@pytest.mark.rule("E02")
def test_the_master_places_them_in_sight_three_squares_from_every_hero() -> None:
    s = sprung("b8", "d6")
    squares = lurking(s, 5)
    assert squares
    plan = plan_of(s)
    for spot in squares:
        assert visible_to_heroes(s, spot)
        assert all(plan.distance(spot, figure.square) >= 3 for figure in s.heroes)
    free = plan.floor - {figure.square for figure in s.heroes}
    assert {spot for spot in free if all(plan.distance(spot, figure.square) >= 3 for figure in s.heroes)} >= {*squares}
    assert len(may(s, MASTER, "place")) == len(squares)


@pytest.mark.quick
@pytest.mark.rule("E02")
def test_they_are_placed_one_by_one_or_gathered_about_a_square() -> None:
    s = sprung("b8")
    s = do(s, MASTER, f"place {square(s, 'd1')}")
    s = do(s, MASTER, f"place {square(s, 'a1')}")
    assert not s.foes
    assert f"place {square(s, 'a1')}" not in may(s, MASTER, "place")
    s = do(s, MASTER, f"gather {square(s, 'b5')}")
    first, second, third, *rest = [monster.square for monster in s.foes]
    assert (first, second, third) == (at(s, "d1"), at(s, "a1"), at(s, "b5"))
    assert [plan_of(s).distance(spot, third) for spot in rest] == [1, 1]


@pytest.mark.quick
@pytest.mark.rule("E02")
def test_where_there_is_no_room_so_far_away_they_stand_as_far_as_can_be() -> None:
    s = table(hero(destiny=0), step=START)
    stand(s, 0, "b2")
    spots = lurking(s, 6)
    distances = [plan_of(s).distance(spot, at(s, "b2")) for spot in spots]
    assert len(spots) >= 6
    assert distances == sorted(distances, reverse=True)
    s = do(holding(s, "ambush"), MASTER, "play ambush", Hand(monster_card=[GOBLINS]))
    if s.frames:
        s = do(s, MASTER, may(s, MASTER, "gather")[0])
    assert all(monster.square != NOWHERE for monster in s.foes)


@pytest.mark.quick
@pytest.mark.rule("E02")
def test_an_ambush_may_wait_in_a_zone_that_nobody_has_entered() -> None:
    s = ready(stand(plain(), 0, "b1"), "ambush")
    zone = beyond(s)
    s = do(s, 0, f"walk {square(s, 'a5', zone)}", Hand(monster_card=[ORCS]))
    assert plan_of(s).zone_at[s.heroes[0].square] == zone
    assert s.heroes[0].square == at(s, "a6", zone)  # On the first square of it.
    if s.frames:
        s = do(s, MASTER, may(s, MASTER, "gather")[0])
    assert s.step == MONSTERS


@pytest.mark.quick
@pytest.mark.rule("E02")
def test_nobody_unique_lies_in_ambush_and_nobody_out_of_sight() -> None:
    s = ready(stand(plain(), 0, "b1"), "ambush")
    zone = beyond(s, "corner")
    stand(s, 1, "a4")
    s = do(s, 0, f"walk {square(s, 'a4', zone)}", Hand(monster_card=[WORM]))
    hidden = [spot for spot in plan_of(s).floor if not visible_to_heroes(s, spot)]
    assert hidden
    assert not {*lurking(s, 99)} & {*hidden}
    assert {monster.kind for monster in s.foes} == {"goblin"}


# Reinforcements


def horde(name: str, **fields: int) -> State:
    """Return a fight in a room with an open doorway to a corridor, heroes and one monster in the room."""
    s = table(hero(destiny=fields.get("destiny", 0)), step=MONSTERS, combat=1)
    beyond(s)
    stand(s, 0, "b3")
    foe(s, name, "a1")
    return s


@pytest.mark.quick
@pytest.mark.rule("E03")
@pytest.mark.parametrize(
    ("name", "dice", "more"),
    [("goblin", [3], 3), ("zombie", [4], 4), ("skeleton", [1], 1), ("orc", [], 2), ("ratman", [], 2), ("ogre", [], 1)],
)
def test_how_many_reinforcements_come(name: str, dice: list[int], more: int) -> None:
    log = Log()
    s = played(horde(name), f"reinforcements {name}", Hand(number=dice), log)
    assert len(s.foes) == 1 + more
    assert told(log, "reinforced") == [{"monsters": [(f"{name}:{number}", 1) for number in range(2, more + 2)]}]


@pytest.mark.quick
@pytest.mark.rule("E03")
def test_they_stand_just_beyond_the_nearest_open_doorway() -> None:
    s = played(horde("orc"), "reinforcements orc")
    door = s.doors[0]
    assert {monster.square for monster in s.foes[1:]} == {*door.edges[1::2]}


@pytest.mark.quick
@pytest.mark.rule("E03")
def test_those_for_whom_the_threshold_is_full_stand_behind_it() -> None:
    s = played(horde("goblin"), "reinforcements goblin", Hand(number=[4]))
    squares = {monster.square for monster in s.foes[1:]}
    assert len(squares) == 4
    assert {*s.doors[0].edges[1::2]} < squares
    assert {plan_of(s).zone_at[spot] for spot in squares} == {1}


@pytest.mark.quick
@pytest.mark.rule("E03")
def test_the_next_stands_behind_the_first_square_of_the_threshold() -> None:
    s = table(hero(destiny=0), step=MONSTERS, combat=1)
    beyond(s, "square-room")
    stand(s, 0, "b3")
    foe(s, "goblin", "a1")
    s = played(s, "reinforcements goblin", Hand(number=[3]))
    assert [monster.square for monster in s.foes[1:]] == [at(s, name, 1) for name in ("b4", "c4", "a3")]


@pytest.mark.quick
@pytest.mark.rule("E03")
def test_of_two_open_doorways_it_is_the_nearer_one() -> None:
    for name, door in (("b2", 1), ("a3", 2)):
        s = table(hero(destiny=0), step=MONSTERS, combat=1, card="square-room-two-exits")
        beyond(s, door=1)
        beyond(s, door=2)
        stand(s, 0, name)
        foe(s, "orc", "d1")
        s = played(s, "reinforcements orc")
        assert {monster.square for monster in s.foes[1:]} == {*s.doors[door - 1].edges[1::2]}


@pytest.mark.quick
@pytest.mark.rule("E03", "A-81")
@pytest.mark.parametrize("barred", [0, 1])
def test_without_such_a_doorway_they_come_in_as_those_who_wait(barred: int) -> None:
    s = fight(1)
    if barred:
        beyond(s)
        s.own_door(1).barred = 1
    stand(s, 0, "a4")
    foe(s, "orc", "a1")
    s = played(s, "reinforcements orc")
    stairway = s.doors[1]
    assert {monster.square for monster in s.foes[1:]} <= {*stairway.edges}
    assert len(s.foes) == 3


@pytest.mark.quick
@pytest.mark.rule("E03")
def test_they_are_worth_their_experience_but_no_treasure() -> None:
    s = played(horde("orc"), "reinforcements orc")
    new = s.foes[-1]
    assert not new.unpaid
    assert s.groups[new.group].treasures == 0
    assert new.group != s.foes[0].group


@pytest.mark.quick
@pytest.mark.rule("E03")
def test_a_unique_monster_is_not_reinforced() -> None:
    s = holding(horde("troll"), "reinforcements")
    assert not may(s, MASTER, "play")


@pytest.mark.quick
@pytest.mark.rule("A-15")
def test_destiny_has_the_number_rolled_again() -> None:
    s = holding(horde("goblin", destiny=2), "reinforcements")
    s = do(s, MASTER, "play reinforcements goblin")
    s = close(s, Hand(number=[4]))
    s = do(s, 0, "reroll number-die", Hand(number=[1]))
    assert s.heroes[0].destiny == 1
    assert len(s.foes) == 2


# The alarm


@pytest.mark.quick
@pytest.mark.rule("E10")
def test_after_an_alarm_the_master_keeps_one_of_two_monster_cards() -> None:
    s = ready(plain(), "alarm")
    log = Log()
    s = do(s, 0, "search", Hand(search=[5]), log)
    assert s.alarm == 1
    assert told(log, "alarmed") == [{}]
    s.step, s.played = START, 0
    s = played(s.copy(), "wandering-monster zone=1", Hand(monster_card=[GOBLINS, ORCS]))
    assert may(s, MASTER, "admit") == ["admit n01", "admit n05"]
    s = do(s, MASTER, "admit n05")
    assert s.alarm == 0
    assert {monster.kind for monster in s.foes} == {"orc", "orc-archer"}
    assert s.monster_deck[GOBLINS] == MONSTER_CARDS[GOBLINS].copies


@pytest.mark.quick
@pytest.mark.rule("E10")
def test_the_second_card_of_an_alarm_is_another_one() -> None:
    """The only copy of a card is not drawn twice; a single card in the deck is no choice."""
    s = plain()
    s.alarm = 1
    s.monster_deck = tuple([1 if card in (GOBLINS, ORCS) else 0 for card in range(len(MONSTER_CARDS))])
    two = played(s.copy(), "wandering-monster zone=1", Hand(monster_card=[GOBLINS, GOBLINS]))
    assert may(two, MASTER, "admit") == ["admit n01", "admit n05"]
    assert two.monster_deck == s.monster_deck
    s.monster_deck = tuple([int(card == GOBLINS) for card in range(len(MONSTER_CARDS))])
    assert {monster.kind for monster in played(s, "wandering-monster zone=1", Hand(rest=GOBLINS)).foes} == {"goblin"}


@pytest.mark.quick
@pytest.mark.rule("E10")
def test_an_alarm_while_one_is_on_would_change_nothing() -> None:
    s = ready(plain(), "alarm")
    s.alarm = 1
    s = do(s, 0, "search", Hand(search=[5]))
    assert held(s) == ["alarm"]
    found = searches(plain(), "alarm")
    assert closed(found).alarm == 1
