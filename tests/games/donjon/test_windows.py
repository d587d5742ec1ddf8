"""Heroes are asked only where an answer can change something for the better of those who pay (A-97)."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from souterrain.core.events import SILENT
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.frames.fight import Drowning, Fallen, Loss
from souterrain.games.donjon.rules.frames.rolls import Nothing
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.mechanics.tests import test as take_test
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import MASTER, Hand, closed, do, foe, hero, may, refused, stand, table

RULE = pytest.mark.rule("A-97")


def duel(kind: str = "ogre", life: int = 0, **fields: Any) -> State:
    """A warrior with attack 5, defence 5 and a long sword, power 3, beside an ogre: 5 + 4 against 4 + 3, life 10."""
    s = stand(table(hero(**{"weapon": "long-sword", "destiny": 0, **fields})), 0, "b2")
    uid = foe(s, kind, "c2")
    if life:
        s.own_monster(uid).life = life
    return s


def struck(s: State, *dice: int) -> State:
    return do(s, 0, f"strike {s.monsters[0].kind} number=1", Hand(combat=list(dice)))


def hit(s: State, *dice: int) -> State:
    s.step = MONSTERS
    return do(s, MASTER, "strike ogre number=1 hero:1", Hand(combat=list(dice)))


# --- not asked ---


@RULE
def test_a_miss_that_no_fatigue_can_turn() -> None:
    assert not struck(duel(fatigue=2), 1, 4).frames, "9 against 11: three points are needed"
    assert may(struck(duel(fatigue=3), 1, 4), 0, "strain") == ["strain fatigue=3"]


@RULE
def test_a_hit_that_kills_already() -> None:
    assert not struck(duel(life=3, fatigue=5, destiny=2), 10, 8).monsters
    assert may(struck(duel(life=3, fatigue=5), 9, 8), 0, "strain") == ["strain fatigue=1"], "one point more kills"


@RULE
def test_a_monsters_miss_is_not_rolled_again() -> None:
    assert not hit(duel(fatigue=5, destiny=2), 2, 8).frames


@RULE
def test_without_fatigue_and_destiny_nobody_is_asked() -> None:
    assert not struck(duel(fatigue=0), 5, 5).frames
    assert not hit(duel(fatigue=0), 9, 2).frames


@RULE
def test_a_blow_that_kills_whatever_is_paid() -> None:
    assert not hit(_weak(1), 10, 1).heroes[0].life
    assert may(hit(_weak(9), 5, 4), 0, "strain") == ["strain fatigue=5"], "14 against 9: only a miss helps"


def _weak(fatigue: int) -> State:
    s = duel(fatigue=fatigue)
    s.own_hero(0).life = 1
    return s


@RULE
def test_no_point_harms_what_only_magic_harms() -> None:
    assert not struck(duel("wraith", fatigue=5, destiny=2), 10, 1).frames


@RULE
def test_a_test_out_of_reach_and_a_test_passed() -> None:
    for fatigue, die, amounts in ((1, 3, []), (2, 4, ["strain fatigue=2"]), (5, 6, [])):
        s = duel(fatigue=fatigue)
        s.combat, s.monsters = 0, ()
        take_test(s, 0, STRENGTH, Nothing())
        s.top().die = die
        assert may(s, 0, "strain") == amounts, die


@RULE
def test_a_parry_against_a_blow_that_cannot_hit() -> None:
    s = duel("goblin", skills=("parry",))
    s.own_hero(0).grown = (0, 19, 0, 0, 0, 0)
    s.step = MONSTERS
    s = do(s, MASTER, "strike goblin number=1 hero:1", Hand(combat=[5, 5]))
    assert not s.frames


@RULE
def test_points_that_change_nothing_are_refused() -> None:
    s = struck(duel(fatigue=5), 1, 3)
    assert refused(s, 0, "strain fatigue=1") == Rejected("changes-nothing", "A-97")


# --- still asked ---


@RULE
def test_a_life_that_destiny_can_save() -> None:
    s = duel(destiny=1, fatigue=0)
    s.own_hero(0).life = 0
    s.push(Fallen(hero=0, cause="blow"))
    assert may(s, 0, "defy")
    s.frames = (Drowning(hero=0),)
    assert may(s, 0, "defy")
    s.own_hero(0).destiny = 0
    assert not may(s, 0, "defy")


@RULE
def test_a_ward_that_can_keep_a_hero_up() -> None:
    s = stand(stand(table(hero(life=3), hero(cls="priest", skills=("shield-of-faith",))), 0, "b2"), 1, "b3")
    foe(s, "ogre", "c2")
    for points, asked in ((2, True), (8, True), (40, False)):
        s.frames = (Loss(source=s.monsters[0].uid, target=0, points=points, cause="blow"),)
        assert bool(may(s, 1, "use")) == asked, points


@RULE
def test_a_reroll_with_the_fatigue_that_comes_after_it() -> None:
    """No die alone makes it a hit, and no fatigue alone: both together do."""
    s = struck(duel(fatigue=2, destiny=1), 1, 10)
    # 1 + 8 against 10 + 7: a one is 9 against 8
    assert may(s, 0, "strain") == []
    assert may(s, 0, "reroll") == ["reroll defence-die"]


# --- by brute force ---


def outcome(s: State) -> tuple[Any, ...]:
    """Everything that an attack changes."""
    return (
        tuple([(hero.life, hero.down, hero.drained, hero.marks, hero.square) for hero in s.heroes]),
        tuple([(monster.uid, monster.life, monster.marks) for monster in s.monsters]),
    )


def random_attack(rng: Random) -> State:
    kind = rng.choice(["goblin", "orc", "ogre", "wraith", "skeleton", "giant-spider"])
    weapon = rng.choice(["dagger", "long-sword", "long-sword-plus"])
    s = duel(kind, weapon=weapon, fatigue=rng.randrange(6), destiny=rng.randrange(2))
    s.own_hero(0).life = rng.randrange(1, 20)
    uid = s.monsters[0].uid
    s.own_monster(uid).life = rng.randrange(1, s.monsters[0].max_life + 1)
    who, target = (0, uid) if rng.random() < 0.5 else (uid, 0)
    frame = attack(s, who, target, "melee")
    frame.die, frame.counter = rng.randrange(1, 11), rng.randrange(1, 11)
    return s


def after(s: State, strain: int, dice: tuple[int, int]) -> list[tuple[Any, ...]]:
    """Carry the attack out with so much fatigue of the hero and these dice; a hero who falls may defy death or not."""
    twin = s.copy()
    frame = s.top().copy()
    frame.die, frame.counter = dice
    if frame.who == 0:
        frame.strain += strain
    else:
        frame.brace += strain
    frame.closed = 1
    twin.frames = (frame,)
    twin.own_hero(0).fatigue = 0
    ended = GAME.settle(twin, Hand(rest=5), SILENT)
    ways = [ended, GAME.apply(ended, 0, ("defy",), Hand(rest=5))] if may(ended, 0, "defy") else [ended]
    return [outcome(closed(way, Hand(rest=5))) for way in ways]


@RULE
def test_a_window_stands_exactly_where_fatigue_or_destiny_can_help() -> None:
    """Compare the offers with trying every amount and every face of the die that may be rolled again."""
    rng = Random(97)
    for _ in range(400):
        s = random_attack(rng)
        frame, figure = s.top(), s.heroes[0]
        lying, own, most = (frame.die, frame.counter), frame.who == 0, figure.fatigue
        now = after(s, 0, lying)
        amounts = [points for points in range(1, most + 1) if after(s, points, lying) != now]
        offered = [int(text.rpartition("=")[2]) for text in may(s, 0, "strain")]
        assert bool(offered) == bool(amounts), GAME.dump(s)
        if offered:
            assert offered[0] == amounts[0]
            assert after(s, offered[-1], lying) == after(s, most, lying)
        lower = [(lying[0], face) if own else (face, lying[1]) for face in range(1, lying[own])]
        helps = any(after(s, points, dice) != after(s, points, lying) for points, dice in product({0, most}, lower))
        assert bool(may(s, 0, "reroll")) == (helps and bool(figure.destiny)), GAME.dump(s)
