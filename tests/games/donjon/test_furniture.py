"""Furniture: every table, traps, lids, secret doors, fountains, circles, crevasses."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import DEAD, NOWHERE, Hero
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS, TREASURE_OF, TREASURES
from souterrain.games.donjon.content.effects import parse
from souterrain.games.donjon.content.heroes import ITEMS, SPELLS
from souterrain.games.donjon.content.places import DUNGEON_NAMES, FURNITURE, ROOMS
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.event_cards.vocabulary import SHARED
from souterrain.games.donjon.rules.families import FAMILIES
from souterrain.games.donjon.rules.frames import rolls
from souterrain.games.donjon.rules.furniture import ground, using
from souterrain.games.donjon.rules.mechanics import effects
from souterrain.games.donjon.rules.questions import exploring
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import (
    MASTER,
    Hand,
    at,
    close,
    closed,
    do,
    foe,
    furnish,
    hero,
    may,
    refused,
    stand,
    table,
    told,
)

GOBLINS = next(index for index, card in enumerate(MONSTER_CARDS) if card.monsters == (("goblin", 6),))
PURSE, DAGGER = TREASURE_OF["purse"], TREASURE_OF["dagger-plus"]


def before(kind: str, **options: Any) -> State:
    """The first hero beside a piece of this kind, in the northern half of a square room; the other far away."""
    s = table(hero(), hero(), **options)
    wide, deep = FURNITURE[kind].size
    squares = {1: ("a1",), 2: ("a1", "b1"), 4: ("a1", "b1", "a2", "b2")}[wide * deep]
    furnish(s, kind, *squares)
    stand(s, 0, "a3" if wide * deep == 4 else "a2")
    stand(s, 1, "d4")
    return s


def opened(kind: str, die: int, hand: Hand | None = None, log: Log = SILENT, **options: str) -> State:
    chance = hand or Hand()
    chance._faces["furniture"] = [die]
    return closed(do(before(kind, **options), 0, f"open {kind} number=1", chance, log))


def cards(*names: str) -> Hand:
    return Hand(treasure=[TREASURE_OF[name] for name in names])


def found(s: State, hero: int = 0) -> tuple[int, tuple[tuple[str, int], ...]]:
    return s.heroes[hero].gold, s.heroes[hero].pack


NOTHING = [
    *[pytest.param("chest", die, marks=pytest.mark.rule("DJ-082")) for die in range(2, 7)],
    *[
        pytest.param("cupboard", die, marks=[pytest.mark.rule("DJ-083"), pytest.mark.rule("A-39")])
        for die in range(2, 9)
    ],
    *[pytest.param("weapon-rack", die, marks=pytest.mark.rule("DJ-084")) for die in range(2, 6)],
    *[pytest.param("table", die, marks=pytest.mark.rule("DJ-085")) for die in range(1, 9)],
    *[pytest.param("bookcase", die, marks=pytest.mark.rule("DJ-086")) for die in range(1, 6)],
    *[pytest.param("bench", die, marks=pytest.mark.rule("DJ-087")) for die in range(2, 6)],
    *[pytest.param("hearth", die, marks=pytest.mark.rule("DJ-088")) for die in range(1, 7)],
    *[pytest.param("altar", die, marks=pytest.mark.rule("DJ-089")) for die in range(2, 7)],
    *[pytest.param("sarcophagus", die, marks=pytest.mark.rule("DJ-090")) for die in range(2, 6)],
    *[pytest.param("desk", die, marks=pytest.mark.rule("DJ-091")) for die in range(1, 7)],
    *[pytest.param("statue", die, marks=pytest.mark.rule("DJ-092")) for die in range(1, 7)],
    *[pytest.param("fountain", die, marks=pytest.mark.rule("DJ-093")) for die in range(1, 6)],
    *[pytest.param("throne", die, marks=pytest.mark.rule("DJ-095")) for die in range(1, 8)],
    *[pytest.param("torture-rack", die, marks=pytest.mark.rule("DJ-096")) for die in range(2, 9)],
]
ONE_TREASURE = [
    *[pytest.param("chest", die, marks=pytest.mark.rule("DJ-082")) for die in (7, 8, 9)],
    *[pytest.param("cupboard", die, marks=pytest.mark.rule("DJ-083")) for die in (9, 10)],
    *[pytest.param("table", die, marks=pytest.mark.rule("DJ-085")) for die in (9, 10)],
    *[pytest.param("bookcase", die, marks=pytest.mark.rule("DJ-086")) for die in (8, 9, 10)],
    *[pytest.param("bench", die, marks=pytest.mark.rule("DJ-087")) for die in (8, 9, 10)],
    pytest.param("hearth", 10, marks=pytest.mark.rule("DJ-088")),
    *[pytest.param("altar", die, marks=pytest.mark.rule("DJ-089")) for die in (7, 8, 9)],
    pytest.param("desk", 10, marks=pytest.mark.rule("DJ-091")),
    pytest.param("statue", 10, marks=pytest.mark.rule("DJ-092")),
    pytest.param("fountain", 10, marks=pytest.mark.rule("DJ-093")),
    pytest.param("throne", 10, marks=pytest.mark.rule("DJ-095")),
    pytest.param("torture-rack", 10, marks=pytest.mark.rule("DJ-096")),
]


@pytest.mark.quick
@pytest.mark.parametrize(("kind", "die"), NOTHING)
def test_most_rows_hold_nothing(kind: str, die: int) -> None:
    log = Log()
    s = opened(kind, die, log=log)
    assert told(log, "worthless")
    assert found(s) == (0, ())
    assert s.heroes[0].life == 20
    assert not s.heroes[0].marks
    assert not s.monsters
    assert s.furniture[0].opened
    assert s.distance == -1


@pytest.mark.quick
@pytest.mark.parametrize(("kind", "die"), ONE_TREASURE)
def test_some_rows_hold_a_treasure(kind: str, die: int) -> None:
    s = opened(kind, die, cards("purse"))
    assert found(s) == (10, ())


@pytest.mark.parametrize(
    "kind",
    [pytest.param("chest", marks=pytest.mark.rule("DJ-082")), pytest.param("altar", marks=pytest.mark.rule("DJ-089"))],
)
def test_ten_holds_two_treasures(kind: str) -> None:
    s = opened(kind, 10, cards("purse", "dagger-plus"))
    assert found(s) == (10, (("dagger-plus", 1),))


@pytest.mark.parametrize(
    ("kind", "face"),
    [
        pytest.param("chest", 4, marks=pytest.mark.rule("DJ-082")),
        pytest.param("cupboard", 3, marks=pytest.mark.rule("DJ-083")),
        pytest.param("altar", 2, marks=pytest.mark.rule("DJ-089")),
    ],
)
def test_one_costs_a_die_of_life(kind: str, face: int) -> None:
    s = opened(kind, 1, Hand(harm=[face]))
    assert s.heroes[0].life == 20 - face
    assert s.heroes[1].life == 20


@pytest.mark.rule("DJ-096", "A-37")
def test_a_torture_rack_hurts_the_clumsy_and_is_no_trap() -> None:
    s = before("torture-rack")
    s.own_zone(0).traps_found = 1
    s = closed(do(s, 0, "open torture-rack number=1", Hand(furniture=[1])))
    assert s.heroes[0].life == 19


@pytest.mark.rule("DJ-081", "A-37")
@pytest.mark.parametrize("kind", ["chest", "cupboard", "weapon-rack"])
def test_known_traps_do_nothing(kind: str) -> None:
    s = before(kind)
    s.own_zone(0).traps_found = 1
    log = Log()
    s = closed(do(s, 0, f"open {kind} number=1", Hand(furniture=[1]), log))
    assert s.heroes[0].life == 20
    assert not s.monsters
    assert s.furniture[0].opened
    assert told(log, "trap-known") == [{"seat": 0, "furniture": kind}]


@pytest.mark.rule("DJ-081", "A-37")
@pytest.mark.parametrize(("kind", "hand"), [("altar", Hand(harm=[3])), ("bench", Hand(blast=[3]))])
def test_what_is_no_trap_happens_all_the_same(kind: str, hand: Hand) -> None:
    s = before(kind)
    s.own_zone(0).traps_found = 1
    hand._faces["furniture"] = [1]
    s = closed(do(s, 0, f"open {kind} number=1", hand))
    assert s.heroes[0].life == 17


@pytest.mark.rule("DJ-084")
def test_a_bell_at_the_weapon_rack_calls_monsters() -> None:
    s = opened("weapon-rack", 1, Hand(monster_card=[GOBLINS]))
    assert len(s.foes) == 6
    assert s.combat
    assert s.round == 2
    assert s.monster_deck[GOBLINS] == 0


@pytest.mark.rule("DJ-084", "A-40")
@pytest.mark.parametrize(
    ("die", "names"), [(6, ("chain-mail",)), (8, ("full-quiver",)), (9, ("dagger-plus", "chain-mail"))]
)
def test_a_weapon_rack_holds_arms(die: int, names: tuple[str, ...]) -> None:
    s = opened("weapon-rack", die, cards(*names))
    if "full-quiver" in names:
        s = do(s, 0, "choose bolt")
        assert found(s) == (0, (("bolt", 20),))
    else:
        assert [name for name, _ in s.heroes[0].pack] == sorted(names)
    assert sum(s.treasures) == sum(card.copies for card in TREASURES) - len(names)


@pytest.mark.rule("A-40")
def test_a_weapon_rack_without_such_cards_holds_nothing() -> None:
    arms = ("weapon", "ammunition", "armour")
    s = before("weapon-rack")
    s.treasures = tuple([0 if card.category in arms else card.copies for card in TREASURES])
    left = s.treasures
    log = Log()
    s = do(s, 0, "open weapon-rack number=1", Hand(furniture=[9]), log)
    assert found(s) == (0, ())
    assert s.treasures == left
    assert told(log, "nothing-found")


@pytest.mark.rule("A-40")
def test_a_weapon_rack_passes_over_what_is_no_weapon() -> None:
    """With any dice only arms are drawn, and the rest stays in the deck."""
    s = opened("weapon-rack", 6, cards("purse"))
    assert (
        TREASURES[TREASURE_OF[s.heroes[0].pack[0][0]]].category in ("weapon", "ammunition", "armour")
        if s.heroes[0].pack
        else s.frames[-1].kind == "missiles"
    )
    assert s.treasures[PURSE] == 4


@pytest.mark.rule("DJ-086", "DJ-091", "A-41")
@pytest.mark.parametrize(("kind", "die"), [("bookcase", 6), ("desk", 7), ("desk", 8)])
def test_a_parchment_tells_how_far_the_objective_is(kind: str, die: int) -> None:
    s = before(kind)
    deck, log = s.deck, Log()
    chance = Hand(furniture=[die])
    s = do(s, 0, f"open {kind} number=1", chance, log)
    assert s.distance == deck.index(s.objective)
    assert s.deck == deck
    assert chance.sealed
    assert told(log, "distance") == [{"number": s.distance}]


@pytest.mark.rule("A-41")
def test_a_parchment_is_of_no_use_once_the_objective_is_found() -> None:
    s = before("bookcase")
    s.deck = tuple([card for card in s.deck if card != s.objective])
    assert do(s, 0, "open bookcase number=1", Hand(furniture=[6])).distance == -1


@pytest.mark.rule("DJ-086", "DJ-091", "A-42")
@pytest.mark.parametrize(("kind", "die"), [("bookcase", 7), ("desk", 9)])
@pytest.mark.parametrize("spell", [1, 10])
def test_a_spell_book_is_rolled_when_found(kind: str, die: int, spell: int) -> None:
    s = opened(kind, die, Hand(spell=[spell]))
    assert found(s) == (0, ((f"scroll:{SPELLS[spell - 1]}", 1),))


@pytest.mark.rule("DJ-087", "A-68")
def test_an_exploding_bench_hits_every_figure_near() -> None:
    """One die for each figure within two squares; monsters too, but not those that only magic harms."""
    s = table(hero(), hero(), hero(), card="throne-hall")
    furnish(s, "bench", "a1", "b1")
    stand(s, 0, "a2")
    stand(s, 1, "d1")
    stand(s, 2, "a4")
    goblin = foe(s, "goblin", "c3")
    wraith = foe(s, "wraith", "b3")
    s.combat = 0
    s.own_monster(goblin).life = 3
    s = closed(do(s, 0, "open bench number=1", Hand(furniture=[1], blast=[1, 2, 3])))
    assert [figure.life for figure in s.heroes] == [19, 18, 20]
    assert not s.is_there(goblin)
    assert s.monster(wraith).life == 5
    assert s.heroes[0].earned == 0


@pytest.mark.rule("A-68")
@pytest.mark.parametrize(("place", "life"), [("c5", 16), ("c6", 20)])
def test_an_explosion_does_not_reach_round_a_wall(place: str, life: int) -> None:
    """Both squares are two away; the wall beside the stairs is between one of them and the bench."""
    s = table(hero(), hero())
    furnish(s, "bench", "d3", "d4")
    stand(s, 0, "c3")
    stand(s, 1, place)
    s = closed(do(s, 0, "open bench number=1", Hand(furniture=[1], blast=[4, 4] if life < 20 else [4])))
    assert [figure.life for figure in s.heroes] == [16, life]


@pytest.mark.parametrize(
    ("kind", "die", "item"),
    [
        pytest.param("bench", 6, "healing-potion", marks=pytest.mark.rule("DJ-087")),
        pytest.param("bench", 7, "healing-potion", marks=pytest.mark.rule("DJ-087")),
        pytest.param("hearth", 7, "torch", marks=pytest.mark.rule("DJ-088")),
        pytest.param("hearth", 9, "torch", marks=pytest.mark.rule("DJ-088")),
        pytest.param("torture-rack", 9, "healing-potion", marks=pytest.mark.rule("DJ-096")),
    ],
)
def test_things_that_lie_about(kind: str, die: int, item: str) -> None:
    assert found(opened(kind, die)) == (0, ((item, 1),))


@pytest.mark.parametrize(
    ("kind", "die", "gold"),
    [
        pytest.param("statue", 9, 100, marks=pytest.mark.rule("DJ-092")),
        pytest.param("throne", 9, 15, marks=pytest.mark.rule("DJ-095")),
    ],
)
def test_hidden_gold(kind: str, die: int, gold: int) -> None:
    assert found(opened(kind, die)) == (gold, ())


@pytest.mark.rule("A-35")
def test_furniture_is_searched_once_for_the_group() -> None:
    s = opened("chest", 2)
    stand(s, 1, "b1")
    assert may(s, 1, "open") == ["open door number=1"]
    assert refused(s, 1, "open chest number=1").rule == "A-35"


@pytest.mark.rule("DJ-081", "A-35")
def test_what_is_opened_stirs_and_shows_whoever_opens() -> None:
    s = before("chest")
    s.own_hero(0).marks = (("invisible", 1, "phase", 0),)
    s = do(s, 0, "open chest number=1", Hand(furniture=[2]))
    assert s.stirred
    assert not s.heroes[0].has("invisible")
    assert s.heroes[0].left == 2


@pytest.mark.rule("V4")
def test_an_expert_searches_furniture_with_two_dice() -> None:
    s = before("chest")
    s.heroes = (hero("human", "thief", "expert-search", square=s.heroes[0].square), s.heroes[1])
    assert may(s, 0, "open") == ["open chest number=1", "open chest number=1 expert-search"]
    s = do(s, 0, "open chest number=1 expert-search", Hand(expert_search=[1, 9]))
    s = do(s, 0, "keep die=9", cards("purse"))
    assert s.heroes[0].gold == 10
    assert s.furniture[0].opened


# Sarcophagi


@pytest.mark.rule("DJ-090", "A-06", "A-50")
def test_a_sarcophagus_may_be_cursed() -> None:
    s = opened("sarcophagus", 1)
    assert s.heroes[0].marks == (("cursed", 1, "pe+1", 0),)


@pytest.mark.rule("DJ-090", "A-43")
def test_a_mummy_rises_beside_the_sarcophagus() -> None:
    log = Log()
    s = opened("sarcophagus", 6, log=log)
    mummy = s.foes[0]
    assert mummy.kind == "mummy"
    assert mummy.grudge == 0
    assert mummy.group == -1
    assert not mummy.unpaid
    assert any(plan_of(s).adjacent(mummy.square, square) for square in s.furniture[0].squares)
    assert s.combat
    assert s.step == 3
    assert told(log, "appeared") == [{"monsters": [("mummy:1", 1)], "zone": 1}]


def woken(waker: str, other: str) -> State:
    """A mummy that hero 1 woke, in the monsters' turn; hero 2 stands by."""
    s = table(hero(destiny=0, fatigue=0), hero(destiny=0, fatigue=0), card="royal-crypt")
    stand(stand(s, 0, waker), 1, other)
    foe(s, "mummy", "b4", grudge=0)
    s.step = MONSTERS
    return s


@pytest.mark.rule("DJ-090", "DJ-092", "A-43", "A-44")
def test_the_woken_march_to_their_waker_past_others() -> None:
    s = woken("b7", "a4")
    assert refused(s, MASTER, "strike mummy number=1 hero:2") == Rejected("monster-grudge", "A-43", monster="mummy:1")
    away = "march mummy number=1 zone=1 column:b row=1"
    assert refused(s, MASTER, away) == Rejected("monster-grudge", "A-43", monster="mummy:1")
    s = do(s, MASTER, "march mummy number=1 zone=1 column:b row=6")
    assert may(s, MASTER, "strike") == ["strike mummy number=1 hero:1"]


@pytest.mark.rule("A-43", "A-44")
@pytest.mark.parametrize("said", ["unleash mummy", "done"])
def test_the_woken_attack_their_waker_whoever_is_master(said: str) -> None:
    log = Log()
    s = do(woken("b7", "a4"), MASTER, said, Hand(rest=5), log)
    while not told(log, "attacked"):
        s = do(s, -1, "close", Hand(rest=5), log)
    assert [found["target"] for found in told(log, "attacked")] == [0]


@pytest.mark.rule("A-43")
def test_a_waker_out_of_reach_binds_nobody() -> None:
    s = woken("b8", "a4")
    s.own_monster(s.foes[0].uid).square = at(s, "b3")
    assert may(s, MASTER, "strike") == ["strike mummy number=1 hero:2"]
    s.own_hero(0).life = 0
    assert may(stand(s, 0, "b4"), MASTER, "strike") == ["strike mummy number=1 hero:2"]


@pytest.mark.rule("A-43")
def test_a_mummy_without_room_rises_nearest() -> None:
    s = before("sarcophagus")
    near = {other for square in s.furniture[0].squares for other, _, _ in plan_of(s).steps[square]}
    s.markers = tuple([("block", square, "quest", -1) for square in near - {at(s, "a2")}])
    s = closed(do(s, 0, "open sarcophagus number=1", Hand(furniture=[7])))
    assert s.foes[0].square not in near
    assert s.foes[0].square != NOWHERE


@pytest.mark.rule("DJ-090", "A-43")
@pytest.mark.parametrize(("die", "names"), [(8, ("purse",)), (9, ("gem",)), (10, ("purse", "gem"))])
def test_a_heavy_lid_needs_strength(die: int, names: tuple[str, ...]) -> None:
    hand = cards(*names)
    hand._faces["test"] = [6]
    s = opened("sarcophagus", die, hand)
    assert s.heroes[0].gold == {"purse": 10, "gem": 30}[names[0]] + (30 if len(names) > 1 else 0)
    assert s.furniture[0].opened


@pytest.mark.rule("A-43")
def test_a_lid_that_holds_is_tried_once_by_each_and_the_die_stays() -> None:
    s = before("sarcophagus")
    s = closed(do(s, 0, "open sarcophagus number=1", Hand(furniture=[8], test=[1])), Hand())
    piece = s.furniture[0]
    assert not piece.opened
    assert piece.result == 8
    assert piece.tried == (0,)
    assert s.heroes[0].gold == 0
    assert may(s, 0, "open") == []
    assert refused(s, 0, "open sarcophagus number=1").rule == "A-43"
    s = stand(s.copy(), 1, "b2")
    s = closed(do(s, 1, "open sarcophagus number=1", Hand(test=[6], treasure=[PURSE])))
    assert s.heroes[1].gold == 10
    assert s.furniture[0].opened


# Statues and secret doors


@pytest.mark.rule("DJ-092", "A-44")
def test_a_living_statue_is_a_troll() -> None:
    s = before("statue")
    square = s.furniture[0].squares[0]
    s = closed(do(s, 0, "open statue number=1", Hand(furniture=[7])))
    troll = s.foes[0]
    assert (troll.kind, troll.square, troll.statue, troll.grudge, troll.group) == ("troll", square, 1, 0, -1)
    assert square not in obstacle(s)
    assert s.combat


@pytest.mark.rule("DJ-092", "A-45")
def test_the_master_chooses_the_side_wall_of_a_secret_door() -> None:
    s = table(hero(), hero(), card="square-room")
    furnish(s, "statue", "b2")
    stand(s, 0, "b3")
    doors = len(s.doors)
    s = do(s, 0, "open statue number=1", Hand(furniture=[8]))
    choices = may(s, MASTER, "arrange")
    assert choices
    assert all(sentence.split()[1] in ("east", "west") for sentence in choices)
    assert may(s, 0, "arrange") == []
    log = Log()
    s = do(s, MASTER, "arrange west zone=1 column:a row=2", log=log)
    door = s.doors[-1]
    assert len(s.doors) == doors + 1
    assert door.secret
    assert door.state == CLOSED
    assert not door.locked
    assert {at(s, "a2"), at(s, "a3")} == {door.edges[0], door.edges[2]}
    assert door.edges[1] == at(s, "a2") - 1
    assert told(log, "secret-door") == [{"seat": 0, "number": door.number}]


@pytest.mark.rule("DJ-095", "A-45")
def test_a_throne_hides_a_door_behind_itself() -> None:
    s = table(hero(), hero())
    furnish(s, "throne", "a2")
    stand(s, 0, "b2")
    s = do(s, 0, "open throne number=1", Hand(furniture=[8]))
    choices = may(s, MASTER, "arrange")
    assert choices == ["arrange west zone=1 column:a row=1", "arrange west zone=1 column:a row=2"]
    s = do(s, MASTER, choices[0])
    assert {s.doors[-1].edges[0], s.doors[-1].edges[2]} == {at(s, "a1"), at(s, "a2")}


@pytest.mark.rule("A-45")
@pytest.mark.parametrize("why", ["no card", "no wall"])
def test_where_no_secret_door_can_be_there_is_gold(why: str) -> None:
    s = table(hero(), hero())
    furnish(s, "throne", "a2")
    if why == "no card":
        s.deck = ()
    else:
        furnish(s, "chest", "a1")
        furnish(s, "chest", "a3")
    stand(s, 0, "b2")
    doors = s.doors
    s = do(s, 0, "open throne number=1", Hand(furniture=[8]))
    assert s.heroes[0].gold == 20
    assert s.doors == doors


# Fountains


@pytest.mark.rule("DJ-093", "A-46")
def test_a_poisoned_fountain_poisons_the_drinker_alone() -> None:
    s = opened("fountain", 6)
    assert s.heroes[0].has("poisoned")
    assert not s.heroes[1].marks
    assert using.verbs(s, 0) == []
    assert not exploring.openable(s, s.furniture[0])


@pytest.mark.rule("DJ-093", "A-46")
def test_coins_in_a_fountain() -> None:
    assert found(opened("fountain", 8, Hand(gold=[7]))) == (7, ())
    assert found(opened("fountain", 9, Hand(gold=[10]))) == (10, ())


@pytest.mark.rule("DJ-093", "A-46")
def test_an_enchanted_fountain_heals_each_hero_once() -> None:
    s = opened("fountain", 7)
    s.own_hero(0).life = 10
    stand(s, 1, "c1")
    s = do(s, 0, "drink-from fountain number=1", Hand(heal=[5]))
    assert s.heroes[0].life == 15
    assert may(s, 0, "drink-from") == may(s, 0, "bottle") == []
    assert refused(s, 0, "drink-from fountain number=1").reason == "spring-used"
    s = do(s, 1, "bottle fountain number=1")
    assert s.heroes[1].pack == (("healing-potion", 1),)
    assert may(s, 1, "drink-from") == []


@pytest.mark.rule("A-46", "A-23")
def test_a_spring_is_used_from_a_facing_square() -> None:
    s = opened("fountain", 7)
    assert refused(s, 1, "bottle fountain number=1").reason == "not-facing"
    s = opened("fountain", 2)
    assert refused(s, 0, "bottle fountain number=1").reason == "no-spring"


# Magic circles


def circled(die: int, hand: Hand | None = None, log: Log = SILENT, combat: int = 0) -> State:
    """The first hero walks two squares, both of a circle."""
    s = table(hero(), hero(), combat=combat)
    furnish(s, "circle", "b2", "c2", "b3", "c3")
    stand(s, 0, "a2")
    stand(s, 1, "d4")
    chance = hand or Hand()
    chance._faces["furniture"] = [die]
    return closed(do(s, 0, "walk zone=1 column:c row=3", chance, log))


@pytest.mark.rule("DJ-094", "A-47")
@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_circle_often_does_nothing(die: int) -> None:
    s = circled(die)
    assert s.heroes[0].square == at(s, "c3")
    assert s.furniture[0].used == (0,)
    assert not s.heroes[0].marks


@pytest.mark.rule("DJ-094", "A-51")
def test_a_circle_sends_to_the_first_zone() -> None:
    log = Log()
    s = circled(4, log=log)
    assert s.heroes[0].square in s.stairs
    assert s.heroes[0].left == 2
    assert told(log, "whisked") == [{"seat": 0, "zone": 1}]


@pytest.mark.rule("DJ-094", "A-51")
def test_a_circle_below_sends_to_the_first_zone_of_its_level() -> None:
    s = table(hero(), hero(), card="stairs")
    for _ in range(2):
        door = next(door for door in s.doors if door.state == CLOSED)
        card = DUNGEON_NAMES.index("square-room")
        layout.lay(s, door.number, card, layout.ways(s, door, card)[0], Hand())
    assert [zone.level for zone in s.zones] == [0, 1, 1]
    furnish(s, "circle", "b2", "c2", "b3", "c3", zone=2)
    stand(s, 0, "a2", zone=2)
    s.own_zone(2).entered = 1
    s = do(s, 0, "walk zone=3 column:c row=3", Hand(furniture=[4]))
    assert plan_of(s).zone_at[s.heroes[0].square] == 1


@pytest.mark.rule("DJ-094")
def test_a_circle_heals() -> None:
    s = table(hero(life=3), hero())
    furnish(s, "circle", "b2", "c2", "b3", "c3")
    stand(s, 0, "a2")
    s = do(s, 0, "walk zone=1 column:b row=2", Hand(furniture=[5]))
    assert s.heroes[0].life == 20


@pytest.mark.rule("DJ-094")
def test_a_circle_hurts() -> None:
    s = circled(6, Hand(harm=[6]))
    assert s.heroes[0].life == 14
    assert s.heroes[0].square == at(s, "c3")


@pytest.mark.rule("DJ-094", "A-80")
def test_a_circle_summons() -> None:
    s = circled(7, Hand(monster_card=[GOBLINS]))
    assert len(s.foes) == 6
    assert s.combat
    assert s.heroes[0].square in (at(s, "b2"), at(s, "b3"))


@pytest.mark.rule("DJ-094", "A-47")
def test_a_prisoner_stays_in_the_circle() -> None:
    s = circled(8)
    assert s.heroes[0].square in (at(s, "b2"), at(s, "b3"))
    assert s.heroes[0].left == 2
    assert {sentence.split()[2:][0][-1] + sentence[-1] for sentence in may(s, 0, "walk")} <= {"b2", "c2", "b3", "c3"}
    assert refused(s, 0, "walk zone=1 column:a row=2").rule == "DJ-094"
    assert may(s, 1, "break-free") == []
    assert refused(s, 1, "break-free").reason == "no-prisoner"


@pytest.mark.rule("DJ-094", "A-24", "A-47")
@pytest.mark.parametrize("combat", [0, 1])
def test_a_prisoner_tests_magic_once_a_turn(combat: int) -> None:
    s = circled(8, combat=combat)
    if combat:
        foe(s, "goblin", "d1")
    assert s.heroes[0].left == 2
    s = closed(do(s, 0, "break-free", Hand(test=[5])))
    assert s.heroes[0].has("prisoner")
    assert s.heroes[0].left == 1
    assert refused(s, 0, "break-free").rule == "A-47"
    s = s.copy()
    s.own_hero(0).tested = ()
    s = closed(do(s, 0, "break-free", Hand(test=[6])))
    assert not s.heroes[0].has("prisoner")
    assert s.heroes[0].left == 0


@pytest.mark.rule("A-47", "DJ-056")
def test_a_runner_is_no_longer_free_to_test() -> None:
    s = circled(8)
    s.own_hero(0).ran = 1
    assert refused(s, 0, "break-free").rule == "DJ-056"


@pytest.mark.rule("DJ-094", "A-06", "A-47")
def test_a_circle_favours_until_the_end_of_the_next_combat() -> None:
    assert circled(9).heroes[0].marks == (("favoured", 1, "pc", 0),)
    s = table(hero(), hero(), combat=1)
    furnish(s, "circle", "b2", "c2", "b3", "c3")
    foe(s, "goblin", "d1")
    stand(s, 0, "a2")
    s = do(s, 0, "walk zone=1 column:b row=2", Hand(furniture=[9]))
    assert s.heroes[0].marks == (("favoured", 1, "pc+1", 0),)


@pytest.mark.rule("A-47")
@pytest.mark.parametrize(("option", "gold"), [("all", 10), ("combat_tests", 0)])
def test_the_favoured_roll_one_more_on_furniture(option: str, gold: int) -> None:
    s = before("chest", circle9=option)
    s.own_hero(0).marks = (("favoured", 1, "pc", 0),)
    s = do(s, 0, "open chest number=1", Hand(furniture=[6], treasure=[PURSE]) if gold else Hand(furniture=[6]))
    assert s.heroes[0].gold == gold


@pytest.mark.rule("A-47")
def test_the_favoured_roll_ten_at_most() -> None:
    s = before("chest")
    s.own_hero(0).marks = (("favoured", 1, "pc", 0),)
    assert do(s, 0, "open chest number=1", Hand(furniture=[10], treasure=[PURSE, PURSE])).heroes[0].gold == 20


@pytest.mark.rule("DJ-094")
def test_a_circle_gives_a_treasure() -> None:
    assert circled(10, cards("gem")).heroes[0].gold == 30


@pytest.mark.rule("A-47", "A-35")
def test_each_hero_meets_a_circle_once() -> None:
    s = circled(1)
    s = do(s, 0, "walk zone=1 column:d row=2", Hand())
    s.own_hero(0).left = 3
    s = do(s, 0, "walk zone=1 column:c row=2", Hand())
    s = do(s, 1, "walk zone=1 column:c row=3", Hand(furniture=[1]))
    assert s.furniture[0].used == (0, 1)


@pytest.mark.rule("A-47")
def test_flyers_do_not_wake_a_circle() -> None:
    s = table(hero(), hero(), combat=1)
    furnish(s, "circle", "b2", "c2", "b3", "c3")
    stand(s, 0, "a2")
    s.own_hero(0).marks = (("flying", 1, "turn", 0),)
    s = do(s, 0, "walk zone=1 column:b row=2", Hand())
    assert s.furniture[0].used == ()


@pytest.mark.rule("A-47", "A-67")
def test_monsters_do_not_wake_a_circle() -> None:
    s = table(hero(), hero(), step=MONSTERS)
    furnish(s, "circle", "b2", "c2", "b3", "c3")
    goblin = foe(s, "goblin", "a2")
    stand(s, 0, "d4")
    stand(s, 1, "d3")
    s = do(s, MASTER, "march goblin number=1 zone=1 column:b row=2", Hand())
    assert s.monster(goblin).square == at(s, "b2")
    assert s.furniture[0].used == ()


@pytest.mark.rule("A-48", "A-67")
def test_monsters_cross_a_bad_bridge_without_a_test() -> None:
    s = chasm(5)
    s.step = MONSTERS
    stand(s, 0, "a8")
    gnoll = foe(s, "gnoll", "b3")
    s = do(s, MASTER, "march gnoll number=1 zone=1 column:b row=6", Hand())
    assert s.monster(gnoll).square == at(s, "b6")


@pytest.mark.rule("Q8")
def test_a_circle_that_the_quest_has_laid_is_never_rolled() -> None:
    s = table(hero(), hero())
    furnish(s, "circle", "b2", "c2", "b3", "c3", opened=1)
    stand(s, 0, "a2")
    assert do(s, 0, "walk zone=1 column:b row=2", Hand()).furniture[0].used == ()


# Crevasses


def chasm(result: int, *heroes: Hero, **options: Any) -> State:
    """A long room cut by a crevasse at its rows 4 and 5; the first hero stands south of it at b6."""
    people = heroes or (hero(), hero())
    s = table(*people, card="throne-hall", **options)
    furnish(s, "crevasse", *[f"{column}{row}" for row in (4, 5) for column in "abcd"], result=result)
    stand(s, 0, "b6")
    stand(s, 1, "d8")
    return s


@pytest.mark.rule("DJ-097", "A-48")
@pytest.mark.parametrize(
    ("die", "bridge", "monsters"),
    [(1, "none", 0), (4, "none", 0), (5, "bad", 0), (6, "bad", 0), (7, "sound", 6), (9, "sound", 6), (10, "sound", 0)],
)
def test_a_crevasse_is_rolled_once_when_it_is_revealed(die: int, bridge: str, monsters: int) -> None:
    s = chasm(0)
    log = Log()
    ground.revealed(s, 0, Hand(furniture=[die]), log)
    assert s.furniture[0].result == die
    assert told(log, "crevasse") == [{"bridge": f"bridge:{bridge}", "die": die}]
    assert [frame.kind for frame in s.frames] == (["come"] if monsters else [])
    ground.revealed(s, 0, Hand(), SILENT)
    assert s.furniture[0].result == die


@pytest.mark.rule("DJ-097", "A-48")
def test_a_jump_is_a_test_of_dexterity() -> None:
    s = chasm(1)
    assert may(s, 0, "jump") == ["jump zone=1 column:b row=3"]
    s = closed(do(s, 0, "jump zone=1 column:b row=3", Hand(test=[6])))
    assert s.heroes[0].square == at(s, "b3")
    assert s.heroes[0].left == 2
    assert s.heroes[0].entered == 1


@pytest.mark.rule("A-48")
def test_nobody_jumps_onto_somebody_or_something() -> None:
    assert may(stand(chasm(1), 1, "b3"), 0, "jump") == []
    s = chasm(1)
    furnish(s, "chest", "b3")
    assert may(s, 0, "jump") == []
    s = chasm(1)
    foe(s, "goblin", "b3")
    assert may(s, 0, "jump") == []


@pytest.mark.rule("DJ-097", "A-14", "A-48")
def test_whoever_falls_drowns_unless_destiny_helps() -> None:
    s = do(chasm(1), 0, "jump zone=1 column:b row=3", Hand(test=[5]))
    s = close(s)
    assert s.frames[-1].kind == "drowning"
    saved = do(s, 0, "defy")
    saved = closed(saved)
    assert saved.heroes[0].square == at(s, "b6")
    assert saved.heroes[0].life == 10
    assert saved.heroes[0].destiny == 1
    lost = close(s)
    assert lost.heroes[0].out == DEAD
    assert lost.heroes[0].square == NOWHERE
    assert lost.heroes[0].pack == ()


@pytest.mark.rule("A-48")
def test_a_rope_hauls_a_companion_back() -> None:
    for bearer in (0, 1):
        s = chasm(1, *[hero(pack={"rope": 1} if number == bearer else {}) for number in (0, 1)])
        stand(s, 1, "b7")
        s = closed(do(s, 0, "jump zone=1 column:b row=3", Hand(test=[2])), Hand(fall=[6]))
        assert s.heroes[0].square == at(s, "b6")
        assert s.heroes[0].life == 14


@pytest.mark.rule("A-48")
@pytest.mark.parametrize(("place", "rope"), [("b8", 1), ("b7", 0)])
def test_a_rope_needs_a_companion_beside(place: str, rope: int) -> None:
    s = chasm(1, hero(pack={"rope": rope} if rope else {}, destiny=0), hero())
    stand(s, 1, place)
    s = closed(do(s, 0, "jump zone=1 column:b row=3", Hand(test=[2])))
    assert s.heroes[0].out == DEAD


@pytest.mark.rule("A-48")
def test_a_gentler_crevasse_costs_two_dice() -> None:
    s = closed(do(chasm(1, crevasse_death="off"), 0, "jump zone=1 column:b row=3", Hand(test=[2])), Hand(fall=[3, 4]))
    assert s.heroes[0].life == 13
    assert s.heroes[0].square == at(s, "b6")


@pytest.mark.rule("DJ-097", "A-32", "A-48")
def test_a_bad_bridge_bears_the_lightly_armoured() -> None:
    """Nine and the power of the armour, the shield counted; the walk goes on over it."""
    s = chasm(5, hero(armour="chain-mail", shield="small-shield", left=6), hero())
    s = do(s, 0, "walk zone=1 column:b row=3", Hand(test=[9]))
    top = s.frames[-1]
    assert isinstance(top, rolls.Test)
    assert top.need == 13
    assert s.heroes[0].square == at(s, "b5")
    s = closed(s)
    assert s.heroes[0].out == DEAD or s.heroes[0].square == NOWHERE
    s = chasm(5, hero(left=6), hero())
    s = closed(do(s, 0, "walk zone=1 column:b row=3", Hand(test=[6])))
    assert s.heroes[0].square == at(s, "b3")


@pytest.mark.rule("A-48", "A-14")
def test_whoever_falls_from_a_bridge_is_back_where_he_stepped_on_it() -> None:
    s = chasm(5, hero(left=6, pack={"rope": 1}), hero())
    stand(s, 1, "c6")
    s = closed(do(s, 0, "walk zone=1 column:b row=3", Hand(test=[2])), Hand(fall=[1]))
    assert s.heroes[0].square == at(s, "b6")
    assert s.heroes[0].life == 19
    assert s.heroes[0].left == 5


@pytest.mark.rule("A-48")
def test_each_crossing_of_a_bad_bridge_is_a_test() -> None:
    s = chasm(5, hero(left=9), hero())
    s = closed(do(s, 0, "walk zone=1 column:b row=4", Hand(test=[6])))
    s = do(s, 0, "walk zone=1 column:b row=3", Hand())
    s = closed(do(s, 0, "walk zone=1 column:b row=4", Hand(test=[6])))
    assert s.heroes[0].square == at(s, "b4")


@pytest.mark.rule("DJ-097", "A-48")
@pytest.mark.parametrize("result", [7, 10])
def test_a_sound_bridge_needs_no_test(result: int) -> None:
    s = chasm(result, hero(left=6), hero())
    s = do(s, 0, "walk zone=1 column:b row=3", Hand())
    assert s.heroes[0].square == at(s, "b3")


@pytest.mark.rule("A-48")
def test_flyers_ignore_a_bad_bridge() -> None:
    s = chasm(5, hero(left=6, marks=(("flying", 1, "turn", 0),)), hero())
    assert do(s, 0, "walk zone=1 column:b row=3", Hand()).heroes[0].square == at(s, "b3")


@pytest.mark.rule("A-48")
def test_nobody_is_put_back_on_a_companion() -> None:
    """The square that was left may be a companion's, who was only passed by."""
    s = chasm(5, hero(left=6, pack={"rope": 1}), hero())
    stand(s, 0, "b7")
    stand(s, 1, "b6")
    s.own_furniture(0)
    s.markers = tuple([("block", at(s, name), "quest", -1) for name in ("a6", "c6", "a7", "c7")])
    s = closed(do(s, 0, "walk zone=1 column:b row=3", Hand(test=[2])), Hand(fall=[1]))
    assert s.heroes[0].square not in (at(s, "b6"), at(s, "b5"), at(s, "b4"))


# Fatigue on furniture


@pytest.mark.rule("A-13")
def test_fatigue_moves_the_die_of_furniture_only_where_played_so() -> None:
    s = do(before("chest"), 0, "open chest number=1", Hand(furniture=[6]))
    assert not s.frames
    assert s.heroes[0].gold == 0
    s = do(before("chest", pf_scope="all"), 0, "open chest number=1", Hand(furniture=[6]))
    s = do(s, 0, "strain fatigue=1")
    s = close(s, cards("purse"))
    assert s.heroes[0].gold == 10
    assert s.heroes[0].fatigue == 4


# Quests and words


@pytest.mark.rule("Q2")
def test_the_tombs_of_the_necromancer_stay_shut_in_a_fight() -> None:
    s = before("sarcophagus", quest="necromancer")
    s.own_zone(0).objective = 1
    assert exploring.openable(s, s.furniture[0])
    s.combat = 1
    assert not exploring.openable(s, s.furniture[0])


@pytest.mark.rule("DJ-082", "DJ-083", "DJ-084", "DJ-085", "DJ-086", "DJ-087", "DJ-088", "DJ-089", "DJ-090", "DJ-091")
@pytest.mark.rule("DJ-092", "DJ-093", "DJ-094", "DJ-095", "DJ-096", "DJ-097")
def test_every_table_covers_a_die() -> None:
    for piece in FURNITURE.values():
        faces = [face for least, most, _ in piece.table for face in range(least, most + 1)]
        assert faces == list(range(1, 11)), piece.id


def test_every_word_is_used_and_known() -> None:
    tables = [text for piece in FURNITURE.values() for _, _, text in piece.table]
    rows = [text for room in ROOMS for _, _, text in room.search]
    objects = [item.effect for item in ITEMS.values() if item.effect]
    said = {
        term.word for text in (*tables, *rows, *objects, *[card.effect for card in TREASURES]) for term in parse(text)
    }
    words = {*effects.COMMON, *[word for family in FAMILIES for word in family.effects]}
    assert said == words == set(effects._WORDS), "connected as the families list them"
    bodies = [text for card in EVENT_CARDS for _, _, text in card.table]
    assert {term.word for text in bodies for term in parse(text)} <= words
    assert set(SHARED) <= {term.word for card in EVENT_CARDS for term in card.terms} & words
