"""Turns, rounds, weight and the end (DD-28 to DD-30), and when abilities work (DD-138)."""

from __future__ import annotations

import pytest

from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import RACE_NAMES
from souterrain.games.drop.content.cubes import CUBES
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.state import AFTER, BOX, END, EXPLORE, LOOT, State
from tests.games.drop.tables import TRIANGLE, Hand, do, held, hero, refused, says, spot_of, table, told

ROOM = "loot pillar:1 pillar:2 pillar:3"


def turn(s: State) -> State:
    """One whole turn in which nothing comes of it."""
    s, _ = do(s, "explore pillar:1")
    return do(s, ROOM)[0]


@pytest.mark.quick
@pytest.mark.rule("DD-28")
def test_at_the_end_of_a_turn_the_next_hero_begins() -> None:
    s = table(
        {**TRIANGLE, "gold:1": (20, 20)}, seats=3, step=LOOT, used="cleric", effect="cleric", dropped=(1, 2), deeds=3
    )
    s, log = do(s, ROOM)
    assert (s.seat, s.at, s.step, s.round) == (1, 1, EXPLORE, 1)
    assert (s.used, s.effect, s.dropped, s.deeds) == ("", "", (), 0)
    assert told(log, "turn") == [{"seat": 1}]
    assert [ask.seat for ask in GAME.asks(s)] == [1]
    assert refused(s, "explore pillar:1", seat=0) == Rejected("not-your-turn", "DD-28")


@pytest.mark.rule("DD-28")
def test_each_hero_has_one_turn_in_a_round() -> None:
    s = table(heroes=[hero("gnome"), hero("fairy"), hero("dwarf"), hero("human")], step=EXPLORE, order=(1, 0, 3, 2))
    seats = []
    for _ in range(4):
        seats.append(s.seat)
        s = turn(s)
    assert (seats, s.round) == ([1, 0, 3, 2], 2)


@pytest.mark.quick
@pytest.mark.rule("DD-29")
def test_the_lightest_goes_first() -> None:
    heroes = [hero("boggart"), hero("fairy"), hero("gnome"), hero("shadeling")]
    weights = {0: ["gold:1", "key:1", "red:1"], 1: ["gold:2"], 2: ["gold:3", "gold:4"], 3: []}
    s, log = do(table(heroes=heroes, held=weights, at=3), ROOM)
    assert [s.weight(seat) for seat in range(4)] == [3, 1, 2, 0]
    assert (s.order, s.round, s.seat) == ((3, 1, 2, 0), 2, 3)
    assert (told(log, "round"), told(log, "turn")) == ([{"number": 2}], [{"seat": 3}])


@pytest.mark.quick
@pytest.mark.rule("DD-29")
def test_of_two_equals_the_lower_initiative_goes_first() -> None:
    heroes = [hero("shadeling"), hero("dwarf"), hero("boggart")]
    s = table(heroes=heroes, held={0: ["gold:1"], 1: ["gold:2"], 2: ["gold:3", "gold:4"]}, at=2)
    assert do(s, ROOM)[0].order == (1, 0, 2)


@pytest.mark.rule("DD-29")
def test_monsters_weigh_nothing_and_every_treasure_weighs_one() -> None:
    kinds = ["gold:1", "key:1", "chest:1", "blue:1", "clear:1", "red:1", "potion:1", "shield:1", "gold:13"]
    s = table(held={0: [*kinds, "goblin:1", "troll:1", "dragon:1"], 1: ["goblin:2"]})
    assert (s.weight(0), s.weight(1)) == (len(kinds), 0)


@pytest.mark.rule("DD-29")
def test_weight_is_taken_at_the_end_of_a_round_not_within() -> None:
    heroes = [hero("boggart"), hero("fairy")]
    s = table({**TRIANGLE, "gold:1": (20, 20)}, heroes=heroes, order=(0, 1))
    s, _ = do(s, ROOM)
    assert (s.order, s.seat, s.round) == ((0, 1), 1, 1)
    s = turn(s)
    assert (s.order, s.seat, s.round) == ((1, 0), 1, 2)


@pytest.mark.quick
@pytest.mark.rule("DD-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_three_rounds_and_the_box_is_empty(seats: int) -> None:
    large = [cube.word for cube in CUBES if cube.size == "large"]
    lands = {word: (300.0 + 4 * index, 300.0) for index, word in enumerate(large)}
    s = table(seats=seats, step=EXPLORE, box=large)
    turns = 0
    while s.step != END:
        s, _ = do(s, "explore pillar:1", Hand(lands=lands))
        s, _ = do(s, ROOM)
        turns += 1
    assert (turns, s.round, s.cubes(BOX), GAME.asks(s)) == (3 * seats, 3, (), ())
    assert GAME.outcome(s) is not None


# --- when abilities work ---


@pytest.mark.quick
@pytest.mark.rule("DD-138")
def test_abilities_are_for_step_two_alone() -> None:
    s = table({**TRIANGLE, "goblin:1": (20, 20), "potion:1": (40, 20)}, step=EXPLORE)
    assert refused(s, "use cleric") == Rejected("explore-first", "DD-22")
    s, _ = do(s, "explore pillar:1")
    assert "use" in says(s)
    s, _ = do(s, ROOM)
    assert refused(s, "use cleric") == Rejected("looted-already", "DD-138")


@pytest.mark.rule("DD-138")
def test_one_ability_a_turn_and_no_limit_in_a_game() -> None:
    s = table(heroes=[hero("half-orc", "cleric"), hero("boggart", "cleric")])
    used = 0
    for _ in range(6):
        s, _ = do(s, "use cleric")
        assert refused(s, "use half-orc").reason in ("ability-used", "not-your-card")
        used += 1
        s, _ = do(s, ROOM)
        if s.step != END:
            s, _ = do(s, "explore pillar:1")
    assert (used, s.step) == (6, END)
    assert all(one.tilted == () for one in s.heroes)


@pytest.mark.quick
@pytest.mark.rule("DD-138")
def test_taking_moving_healing_and_dropping_happen_at_once() -> None:
    cubes = {**TRIANGLE, "gold:1": (200, 200), "key:1": (250, 200)}
    rogue, _ = do(table(cubes, heroes=[hero(card="rogue"), hero()]), "use rogue gold:1")
    assert (held(rogue), rogue.step) == (["gold:1"], LOOT)
    gnome, _ = do(table(cubes, heroes=[hero("gnome"), hero()]), "use gnome gold:1 away=100 toward=900")
    assert centre(spot_of(gnome, "gold:1")) == (200_000, 210_000)
    cleric, _ = do(table(heroes=[hero(covered=4), hero()]), "use cleric")
    assert cleric.heroes[0].covered == 2
    chance = Hand()
    mage, _ = do(table(cubes, heroes=[hero(card="mage"), hero()]), "use mage gold:1 over pillar:1", chance)
    assert (len(chance.requests), centre(spot_of(mage, "gold:1"))) == (1, (0, 0))
    swap, _ = do(table(cubes, heroes=[hero("automaton"), hero()]), "use automaton gold:1 key:1")
    assert centre(spot_of(swap, "gold:1")) == (250_000, 200_000)


@pytest.mark.rule("DD-138")
def test_what_changes_room_or_damage_holds_until_the_end_of_this_turns_loot() -> None:
    """Two Goblins do nothing to the one who brawls; the next hero, a Half-Orc too, does not brawl."""
    cubes = {**TRIANGLE, "goblin:1": (20, 20), "goblin:2": (30, 20), "potion:1": (20, 40)}
    s = table(cubes, heroes=[hero("half-orc", covered=3), hero("half-orc")], box=["troll:1"])
    s, _ = do(s, "use half-orc")
    assert (s.effect, s.step) == ("half-orc", LOOT)
    s, _ = do(s, ROOM)
    assert (s.heroes[0].covered, s.step) == (3, AFTER)
    s, _ = do(s, "end")
    s, _ = do(s, "explore pillar:1", Hand(lands={"troll:1": (20, 20)}))
    s, _ = do(s, ROOM)
    assert s.heroes[1].covered == 2


@pytest.mark.quick
@pytest.mark.rule("DD-138")
@pytest.mark.parametrize("card", ["rogue", "shellback", "warrior", "beastmaster", "bard", "alchemist", "tidekin"])
def test_an_ability_without_a_target_cannot_be_used(card: str) -> None:
    """On the table are three Pillars alone."""
    one = hero(card) if card in RACE_NAMES else hero(card=card)
    s = table(heroes=[one, hero()])
    assert card not in says(s, "use")
    assert refused(s, f"use {card}") == Rejected("no-target", "DD-138", card=card)
