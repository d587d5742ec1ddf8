"""Doors and passages, the fury of monsters, and cards that are shown when drawn (E18 … E27)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.questions.sheet import aid
from souterrain.games.donjon.state import State
from tests.games.donjon.event_tables import draws, fight, held, out, plain, played, ready, square
from tests.games.donjon.tables import (
    MASTER,
    Hand,
    close,
    closed,
    do,
    foe,
    hero,
    holding,
    may,
    refused,
    stand,
    table,
    told,
)

# Sealed doors


@pytest.mark.quick
@pytest.mark.rule("E18")
def test_an_unopened_door_is_locked() -> None:
    s = played(plain(), "sealed-door door number=1")
    assert s.doors[0].locked == 1
    s = holding(plain(), "sealed-door")
    s.own_door(1).locked = 1
    assert not may(s, MASTER, "play")


@pytest.mark.quick
@pytest.mark.rule("E18", "A-07")
def test_laid_ready_it_locks_the_door_before_which_a_hero_comes_to_stand() -> None:
    s = ready(stand(plain(), 0, "a4"), "sealed-door")
    s = do(s, 0, f"walk {square(s, 'a2')}")
    assert s.played == 0
    log = Log()
    s = do(s, 0, f"walk {square(s, 'b1')}", log=log)
    assert told(log, "door-sealed") == [{"number": 1}]
    assert refused(s, 0, "open door number=1").reason == "locked"
    s = ready(stand(plain(), 0, "a1"), "sealed-door")
    s.own_door(1).locked = 1
    assert held(do(s, 0, f"walk {square(s, 'b1')}")) == ["sealed-door"]


# Shifting passages


def passages(*cards: str, objective: str = "throne-hall") -> State:
    s = plain()
    s.deck = tuple([DUNGEON_NAMES.index(card) for card in cards])
    s.objective = DUNGEON_NAMES.index(objective)
    return do(holding(s, "shifting-passages"), MASTER, "play shifting-passages")


@pytest.mark.quick
@pytest.mark.rule("E19")
def test_the_next_three_cards_are_put_back_in_any_order() -> None:
    s = passages("corridor", "corner", "stairs", "arena")
    assert len(may(s, MASTER, "stack")) == 6
    assert not GAME.legal(s, 0)
    s = do(s, MASTER, "stack stairs corridor corner")
    assert [DUNGEON_NAMES[card] for card in s.deck] == ["stairs", "corridor", "corner", "arena"]
    assert s.peeked == 3


@pytest.mark.quick
@pytest.mark.rule("E19")
def test_the_objective_is_not_moved() -> None:
    s = passages("corridor", "throne-hall", "stairs", "arena")
    assert may(s, MASTER, "stack") == ["stack corridor throne-hall stairs", "stack stairs throne-hall corridor"]
    s = passages("throne-hall", "stairs")
    assert not s.frames  # Nothing to choose,
    assert s.peeked == 2  # but seen they are.
    s = holding(plain(), "shifting-passages")
    s.deck = ()
    assert not may(s, MASTER, "play")


# Lost


@pytest.mark.quick
@pytest.mark.rule("E20")
@pytest.mark.parametrize(("known", "after"), [(-1, -1), (4, 5)])
def test_an_unused_card_comes_before_the_next(known: int, after: int) -> None:
    s = plain()
    s.distance, s.peeked = known, 2
    deck, spare = s.deck, s.spare
    s = played(s, "lost", Hand(spare=[3]))
    assert s.deck == (spare[2], *deck)
    assert sorted((*s.spare, spare[2])) == sorted(spare)
    assert (s.distance, s.peeked) == (after, 0)


@pytest.mark.quick
@pytest.mark.rule("E20")
def test_nobody_is_lost_where_every_card_is_used() -> None:
    s = holding(plain(), "lost")
    s.spare = ()
    assert not may(s, MASTER, "play")


# Fury


def rage(kind: str = "orc", **fields: Any) -> State:
    s = fight(1)
    stand(s, 0, "b2")
    foe(s, kind, "b1", **fields)
    return s


@pytest.mark.quick
@pytest.mark.rule("E21")
def test_a_frenzied_monster_attacks_once_more_in_this_turn() -> None:
    s = played(rage(), "frenzy orc number=1")
    for _ in range(2):
        s = closed(do(s, MASTER, "strike orc number=1 hero:1", Hand(combat=[1, 10])))
    assert not may(s, MASTER, "strike")
    s = do(s, MASTER, "done")
    assert not s.foes[0].has("frenzied")


@pytest.mark.quick
@pytest.mark.rule("E22")
def test_dark_favour_defends_to_the_end_of_the_fight() -> None:
    s = played(rage(), "dark-favour orc number=1")
    orc = s.foes[0]
    assert orc.marks == (("favour", 2, "phase", orc.uid),)
    assert aid(s, orc.uid) == 2


@pytest.mark.quick
@pytest.mark.rule("E23")
@pytest.mark.parametrize(("life", "after"), [(1, 4), (3, 5)])
def test_black_blood_heals_up_to_what_it_began_with(life: int, after: int) -> None:
    s = played(rage(life=life), "black-blood orc number=1", Hand(blood=[3]))
    assert s.foes[0].life == after
    assert not may(holding(rage(), "black-blood"), MASTER, "play")


@pytest.mark.quick
@pytest.mark.rule("E24")
def test_black_magic_is_cast_instead_of_the_attack() -> None:
    s = rage("hobgoblin")
    log = Log()
    s = played(s, "black-magic hobgoblin number=1 magic-missile hero:1", Hand(combat=[9, 1]), log)
    attacked = told(log, "attacked")[0]
    assert (attacked["trait"], attacked["power"]) == (3, 3)
    assert not may(s, MASTER, "strike")
    assert s.foes[0].spells == ()


@pytest.mark.quick
@pytest.mark.rule("E24")
def test_black_magic_needs_magic_and_an_enemy_in_sight() -> None:
    assert not may(holding(rage("orc"), "black-magic"), MASTER, "play")  # Two of magic.
    s = holding(rage("hobgoblin"), "black-magic")
    s.own_hero(0).marks = (("invisible", 1, "phase", 0),)
    assert not may(s, MASTER, "play")
    s = holding(rage("hobgoblin", marks=(("frozen", 1, "phase", 0),)), "black-magic")
    assert not may(s, MASTER, "play")


@pytest.mark.quick
@pytest.mark.rule("E24")
def test_or_a_caster_takes_back_a_spell_it_has_spent() -> None:
    s = holding(rage("skeleton-sorcerer", spells=("ice-block", "magic-missile")), "black-magic")
    assert may(s, MASTER, "play") == [
        "play black-magic skeleton-sorcerer number=1 magic-missile hero:1",
        "play black-magic skeleton-sorcerer number=1 earthquake",
    ]
    s = do(s, MASTER, "play black-magic skeleton-sorcerer number=1 earthquake")
    assert sorted(s.foes[0].spells) == ["earthquake", "ice-block", "magic-missile"]
    assert may(s, MASTER, "cast")


@pytest.mark.quick
@pytest.mark.rule("E24", "P5")
def test_a_spell_that_a_sanctuary_stops_is_not_kept() -> None:
    s = rage("hobgoblin")
    s.own_hero(0).marks = (("sanctuary", 1, "round", 0),)
    s = played(s, "black-magic hobgoblin number=1 magic-missile hero:1", Hand(test=[1]))
    assert s.foes[0].spells == ()


# Shown when drawn


@pytest.mark.quick
@pytest.mark.rule("E25")
def test_after_an_uneasy_calm_no_event_is_played_in_this_round() -> None:
    s = holding(plain(), "curse", "pit")
    log = Log()
    s = draws(s, "uneasy-calm", log=log)
    assert told(log, "event-forced") == [{"card": "uneasy-calm"}]
    assert out(s) == ["uneasy-calm"]
    assert not may(s, MASTER, "play")
    assert refused(s, MASTER, "play curse hero:1").rule == "E25"
    s = do(do(s, MASTER, "lay pit"), MASTER, "proceed")
    s = do(stand(s.copy(), 0, "a4"), 0, f"walk {square(s, 'a3')}")
    assert s.played == 0
    for seat in (0, 1):
        s = do(s, seat, "end")
    assert may(s, MASTER, "play")


@pytest.mark.quick
@pytest.mark.rule("E26")
@pytest.mark.parametrize(("die", "faces"), [(1, {"harm": [3]}), (2, {"gold": [7]}), (6, {"gold": [7]}), (7, {})])
def test_one_hero_may_search_the_dead_adventurer(die: int, faces: dict[str, Any]) -> None:
    s = draws(plain(), "dead-adventurer")
    assert may(s, 0, "rummage") == may(s, 1, "rummage") == ["rummage"]
    hand = Hand(body=[die], treasure=[0] if die >= 7 else [], **faces)
    log = Log()
    s = closed(do(s, 1, "rummage", hand, log))
    assert told(log, "rummaged") == [{"seat": 1, "die": die}]
    assert s.heroes[1].life == (17 if die == 1 else 20)
    assert s.heroes[1].gold == {1: 0, 2: 7, 6: 7, 7: 10}[die]
    assert s.heroes[1].left == -1
    assert not s.frames


@pytest.mark.quick
@pytest.mark.rule("E26")
def test_nobody_has_to_and_nobody_does_in_a_fight() -> None:
    s = close(draws(plain(), "dead-adventurer"))
    assert not s.frames
    s = plain()
    s.combat = 1
    s = draws(s, "dead-adventurer")
    assert not s.frames
    assert out(s) == ["dead-adventurer"]


@pytest.mark.quick
@pytest.mark.rule("E27")
def test_the_party_gets_a_key() -> None:
    s = draws(plain(), "prisoner")
    assert may(s, 0, "take") == ["take key"]
    s = do(s, 1, "take key")
    assert [figure.count("key") for figure in s.heroes] == [0, 1]
    assert draws(plain(1), "prisoner").heroes[0].count("key") == 1


@pytest.mark.quick
@pytest.mark.rule("E27")
def test_the_key_unlocks_one_door_for_nothing_and_opening_still_costs() -> None:
    s = table(hero(destiny=0, pack={"key": 1}))
    stand(s, 0, "b1")
    s.own_door(1).locked = 1
    s = do(s, 0, "unlock door number=1")
    assert (s.doors[0].locked, s.heroes[0].left, s.heroes[0].count("key")) == (0, -1, 0)
    assert may(s, 0, "open") == ["open door number=1"]
