"""Combat phases, attacks and their odds (DJ-112 … DJ-125, DJ-196, DJ-197, A-29 … A-31, A-78, A-82)."""

from __future__ import annotations

from collections.abc import Iterator
from math import floor, sqrt
from typing import Any

import pytest

from souterrain.core.events import SILENT, Log
from souterrain.core.fast import Fast
from souterrain.core.frames import Frame
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import DEAD, OUTSIDE
from souterrain.games.donjon.content.creatures import ATTACK, BESTIARY, DEFENCE
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.facts import FACTS
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.fight.combat import resolve
from souterrain.games.donjon.rules.frames.fight import Attack, Come, Hit
from souterrain.games.donjon.rules.mechanics import spawning
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.rules.questions.sheet import die_of
from souterrain.games.donjon.state import END, HEROES, MONSTERS, START, State
from tests.games.donjon.tables import (
    MASTER,
    Hand,
    at,
    closed,
    do,
    foe,
    furnish,
    hero,
    may,
    placed,
    refused,
    stand,
    table,
    told,
)

CARD_OF = {card.id: index for index, card in enumerate(MONSTER_CARDS)}


def plain(**fields: Any) -> Any:
    """A hero with nothing to spend on dice."""
    return hero(**{"destiny": 0, "fatigue": 0, **fields})


def duel(kind: str = "ogre", *, options: dict[str, Any] | None = None, **fields: Any) -> State:
    """A warrior on b2 and a monster on c2."""
    s = stand(table(plain(**fields), **(options or {})), 0, "b2")
    foe(s, kind, "c2")
    return s


def strike(s: State, *dice: int, verb: str = "strike") -> tuple[dict[str, Any], State]:
    """The hero's attack: what it was made of, and what came of it."""
    log, monster = Log(), s.monsters[0]
    s = closed(do(s, 0, f"{verb} {monster.kind} number=1", Hand(combat=list(dice)), log), None, log)
    return told(log, "attacked")[0], s


def struck(s: State, *dice: int, verb: str = "strike") -> tuple[dict[str, Any], State]:
    """The monster's attack."""
    s.step = MONSTERS
    log, monster = Log(), s.monsters[0]
    s = closed(do(s, MASTER, f"{verb} {monster.kind} number=1 hero:1", Hand(combat=list(dice)), log), None, log)
    return told(log, "attacked")[0], s


# The phase


@pytest.mark.rule("DJ-112")
def test_combat_begins_when_a_monster_appears_and_ends_with_the_last_one() -> None:
    s = stand(stand(table(plain(weapon="long-sword"), plain(), step=START), 0, "a4"), 1, "d4")
    assert refused(s, 0, "strike goblin number=1").rule == "DJ-049"
    s.step = HEROES
    assert refused(s, 0, "strike goblin number=1") == Rejected("no-combat", "DJ-112")
    s.push(Come(zone=0))
    s = placed(GAME.settle(s, Hand(monster_card=[CARD_OF["n19"]]), SILENT), Hand())
    assert (s.combat, s.step, s.stretch) == (1, HEROES, 1)
    for left in (2, 1, 0):
        s = s.copy()
        s.monsters = s.monsters[:left]
        s = do(do(s, 0, "end"), 1, "end")
        assert s.combat == bool(left)
        if left:
            s = do(s, MASTER, "done")
            assert s.combat == 1


@pytest.mark.rule("DJ-112")
def test_combat_ends_with_the_last_hero() -> None:
    _, s = struck(duel(life=1), 10, 1)
    assert s.step == END
    assert s.heroes[0].out == DEAD


@pytest.mark.rule("DJ-114")
def test_heroes_first_in_any_order_then_the_monsters_in_any_order() -> None:
    s = stand(stand(table(plain(), plain(cls="thief")), 0, "a1"), 1, "a2")
    foe(s, "orc", "b1")
    foe(s, "goblin", "b2")
    assert refused(s, MASTER, "strike orc number=1 hero:1") == Rejected("heroes-turn", "DJ-064")
    second = do(s, 1, "end")
    assert may(second, 0, "strike")
    assert refused(second, 1, "strike orc number=1") == Rejected("turn-ended", "DJ-040")
    later = do(second, 0, "end")
    assert later.step == MONSTERS
    assert refused(later, 0, "strike orc number=1") == Rejected("masters-turn", "DJ-064")
    for first, then in [("orc", "goblin"), ("goblin", "orc")]:
        after = do(later, MASTER, f"strike {first} number=1 hero:1", Hand(combat=[1, 10]))
        assert f"strike {then} number=1 hero:1" in may(after, MASTER, "strike")
        assert do(after, MASTER, "done").step == HEROES, "and so in every round"


@pytest.mark.rule("DJ-114")
def test_in_a_fight_too_a_dispute_is_settled_by_speed() -> None:
    s = stand(stand(table(plain(), plain(cls="thief")), 0, "a1"), 1, "a2")
    foe(s, "orc", "b1")
    s = do(s, 0, "insist", Hand(order=[6, 1]))
    assert refused(s, 0, "strike orc number=1") == Rejected("order-set", "DJ-063")
    assert may(do(s, 1, "end"), 0, "strike")


@pytest.mark.rule("DJ-115")
def test_movement_is_the_same_in_a_fight() -> None:
    s = stand(table(plain(), plain(), card="throne-hall"), 0, "a8")
    stand(s, 1, "b7")
    calm = may(s, 0, "walk")
    fight = s.copy()
    fight.combat = 1
    foe(fight, "orc", "d1")
    assert calm
    assert may(fight, 0, "walk") == calm
    ran = do(fight, 0, "run", Hand(run=[4]))
    assert ran.heroes[0].left == 3 + 4
    assert any("row=1" in sentence for sentence in may(ran, 0, "walk"))
    assert refused(do(fight, 0, "walk zone=1 column:a row=7"), 0, "run") == Rejected("run-first", "A-22")


@pytest.mark.rule("DJ-115")
def test_a_runner_may_fight() -> None:
    s = stand(table(plain(), card="throne-hall"), 0, "a8")
    foe(s, "orc", "a4")
    s = do(do(s, 0, "run", Hand(run=[6])), 0, "walk zone=1 column:a row=5")
    assert s.heroes[0].left == 6
    assert may(s, 0, "strike") == ["strike orc number=1"]


# Attacks


@pytest.mark.rule("DJ-118")
@pytest.mark.parametrize(("weapon", "power"), [("", 0), ("dagger", 1), ("axe", 2), ("long-sword", 3), ("great-axe", 4)])
def test_an_attack_is_the_die_the_characteristic_and_the_weapon(weapon: str, power: int) -> None:
    for die in (1, 4, 10):
        told_, _ = strike(duel(weapon=weapon), die, 5)
        assert (told_["die"], told_["trait"], told_["power"], told_["more"]) == (die, 5, power, 0)
        assert told_["total"] == die + 5 + power


@pytest.mark.rule("DJ-118")
@pytest.mark.parametrize(
    ("armour", "shield", "power"),
    [("", "", 0), ("leather-armour", "", 1), ("scale-armour", "", 2), ("chain-mail", "small-shield", 4)],
)
def test_a_defence_is_the_die_the_characteristic_and_the_armour(armour: str, shield: str, power: int) -> None:
    for die in (1, 4, 10):
        told_, _ = struck(duel(armour=armour, shield=shield), 5, die)
        assert (told_["counter"], told_["guard"], told_["armour"], told_["aid"]) == (die, 5, power, 0)
        assert told_["against"] == die + 5 + power


@pytest.mark.rule("DJ-118")
def test_monsters_attack_and_defend_by_their_lines() -> None:
    told_, _ = struck(duel("ogre"), 7, 2)
    assert told_["total"] == 7 + 5 + 4
    told_, _ = strike(duel("ogre"), 7, 2)
    assert told_["against"] == 2 + 4 + 3


@pytest.mark.rule("DJ-119")
@pytest.mark.parametrize(("die", "left"), [(4, 10), (5, 10), (6, 9), (7, 8)])
def test_a_tie_misses_and_one_more_hits(die: int, left: int) -> None:
    """5 and the sword's 3 against 4 and 3, and a die of 6."""
    told_, s = strike(duel(weapon="long-sword"), die, 6)
    assert told_["total"] - told_["against"] == die - 5
    assert s.monsters[0].life == left


@pytest.mark.rule("DJ-119")
@pytest.mark.parametrize(("die", "left"), [(1, 20), (2, 20), (3, 19), (4, 18)])
def test_a_tie_misses_heroes_too(die: int, left: int) -> None:
    """5 and 4 against 5 and 2 of scale armour, and a die of 4."""
    told_, s = struck(duel(armour="scale-armour"), die, 4)
    assert told_["total"] - told_["against"] == die - 2
    assert s.heroes[0].life == left


@pytest.mark.rule("DJ-121")
@pytest.mark.parametrize(("die", "counter", "harm"), [(10, 1, 10), (10, 2, 9), (5, 1, 5), (1, 10, 0)])
def test_damage_is_the_difference_of_the_totals(die: int, counter: int, harm: int) -> None:
    """5 and 3 against 4 and 3."""
    told_, s = strike(duel(weapon="long-sword", life=20), die, counter)
    assert told_["harm"] == harm
    assert s.monsters[0].life == 10 - harm if harm < 10 else not s.monsters


@pytest.mark.rule("DJ-122")
def test_a_monster_is_dead_at_no_life_and_not_before() -> None:
    for life, left in [(4, 1), (3, 0), (1, 0)]:
        s = duel(weapon="long-sword")
        s.own_monster(10).life = life
        log = Log()
        s = closed(do(s, 0, "strike ogre number=1", Hand(combat=[4, 2]), log), None, log)
        assert len(s.monsters) == left
        assert len(told(log, "slain")) == 1 - left


@pytest.mark.rule("DJ-124")
def test_life_never_falls_below_nothing() -> None:
    s = stand(stand(table(plain(life=2), plain()), 0, "b2"), 1, "a4")
    foe(s, "ogre", "c2")
    s.step = MONSTERS
    log = Log()
    s = closed(do(s, MASTER, "strike ogre number=1 hero:1", Hand(combat=[10, 1]), log), None, log)
    assert told(log, "attacked")[0]["harm"] == 13
    assert s.heroes[0].life == 0
    assert told(log, "lost-life")[0]["left"] == 0
    log = Log()
    goblin = duel("goblin", weapon="long-sword")
    closed(do(goblin, 0, "strike goblin number=1", Hand(combat=[10, 1]), log), None, log)
    assert told(log, "lost-life")[0]["left"] == 0


# Odds

AHEAD = range(-4, 7)
TABLE = {
    (10, 10): (15, 21, 28, 36, 45, 55, 64, 72, 79, 85, 90),
    (6, 10): (2, 5, 10, 17, 25, 35, 45, 55, 65, 75, 83),
    (10, 6): (25, 35, 45, 55, 65, 75, 83, 90, 95, 98, 100),
}
"""Of hitting, in percent, for a die of the attacker against one of the defender, by how far the attacker is ahead."""
MEANS = (0.35, 0.56, 0.84, 1.20, 1.65, 2.20, 2.84, 3.56, 4.35, 5.20, 6.10)
"""Mean damage of a swing, ten sides against ten."""


@pytest.mark.quick
@pytest.mark.rule("DJ-125")
def test_odds_are_those_of_the_table_exactly() -> None:
    for (sides, against), row in TABLE.items():
        assert [floor(100 * odds(ahead, sides, against).hit + 0.5) for ahead in AHEAD] == list(row)
    assert [round(odds(ahead).hit * 100, 9) for ahead in AHEAD] == list(TABLE[10, 10])
    assert [round(odds(ahead).mean, 9) for ahead in AHEAD] == list(MEANS)


@pytest.mark.quick
@pytest.mark.rule("DJ-125")
def test_odds_count_every_pair_of_faces() -> None:
    for ahead in AHEAD:
        losses = [max(0, ahead + one - two) for one in range(1, 11) for two in range(1, 11)]
        found = odds(ahead)
        assert sum(found.losses) == pytest.approx(1)
        assert found.at_least(3) == pytest.approx(sum([loss >= 3 for loss in losses]) / 100)
        assert found.capped(4) == pytest.approx(sum([min(4, loss) for loss in losses]) / 100)


def declared(ahead: int, sides: int, against: int) -> tuple[State, Attack]:
    """An attack by a hero on an orc, or of a gnoll on a hero, that is so far ahead before the dice."""
    die = str(min(sides, against))
    grown = [0] * 6
    if sides >= against:
        grown[ATTACK] = ahead
        s = duel("orc", options={"monster_die": die}, grown=tuple(grown))
        return s, attack(s, 0, s.monsters[0].uid, "melee")
    grown[DEFENCE] = 2 - ahead
    s = duel("gnoll", options={"monster_die": die}, grown=tuple(grown))
    return s, attack(s, s.monsters[0].uid, 0, "melee")


def swings(s: State, frame: Attack, number: int, chance: Fast) -> Iterator[int]:
    """The same attack over and over, through the rules: the damage of each."""
    for _ in range(number):
        s.frames = ()
        resolve(s, frame, chance, SILENT)
        (rolled,) = on_table(s)
        assert isinstance(rolled, Attack)
        s.frames = ()
        resolve(s, rolled, chance, SILENT)
        outcome = on_table(s)[0]
        assert isinstance(outcome, Hit)
        yield outcome.harmed


def on_table(s: State) -> tuple[Frame, ...]:
    return s.frames


SWINGS = 3040
"""For each of 33 odds: 200,640 dice in all."""


@pytest.mark.rule("DJ-125")
def test_two_hundred_thousand_dice_agree_with_the_table() -> None:
    chance = Fast(125)
    rolled, away, spreads = 0, 0.0, 0.0
    for sides, against in TABLE:
        for ahead in AHEAD:
            s, frame = declared(ahead, sides, against)
            found = list(swings(s, frame, SWINGS, chance))
            known = odds(ahead, sides, against)
            error = sqrt(known.hit * (1 - known.hit) / SWINGS)
            hits = sum([harm > 0 for harm in found]) / SWINGS
            assert abs(hits - known.hit) <= 4 * error + 1e-9, (ahead, sides, against)
            spread = sum([(loss - known.mean) ** 2 * share for loss, share in enumerate(known.losses)])
            assert abs(sum(found) / SWINGS - known.mean) <= 4 * sqrt(spread / SWINGS), (ahead, sides, against)
            rolled, away, spreads = rolled + s.rolls, away + sum(found) - SWINGS * known.mean, spreads + spread
    assert abs(away) <= 4 * sqrt(SWINGS * spreads), "taken together they are no luckier"
    assert rolled == 2 * 33 * SWINGS


# Shooting


def archer(weapon: str = "short-bow", *, options: Any = None, **pack: Any) -> State:
    """A thief with a bow on b2, and an ogre far off."""
    s = table(plain(cls="thief", weapon=weapon, pack=pack), card="throne-hall", **(options or {}))
    stand(s, 0, "b2")
    foe(s, "ogre", "b7")
    return s


@pytest.mark.rule("A-29")
def test_an_enemy_beside_is_no_hindrance_to_a_shot() -> None:
    s = archer(arrow=5)
    foe(s, "goblin", "b1")
    assert may(s, 0, "shoot") == ["shoot ogre number=1", "shoot goblin number=1"]
    told_, _ = strike(s, 5, 5, verb="shoot")
    assert (told_["total"], told_["more"]) == (5 + 3 + 2, 0)


@pytest.mark.rule("A-29")
def test_where_the_table_says_so_nobody_shoots_beside_an_enemy() -> None:
    s = archer(options={"shoot_in_melee": "off"}, arrow=5)
    assert may(s, 0, "shoot") == ["shoot ogre number=1"]
    foe(s, "goblin", "b1")
    assert refused(s, 0, "shoot ogre number=1") == Rejected("enemy-beside", "A-29")
    for option, shots in [("on", ["shoot orc-archer number=1 hero:1"]), ("off", [])]:
        beside = stand(table(plain(), plain(), shoot_in_melee=option), 0, "b2")
        stand(beside, 1, "a4")
        foe(beside, "orc-archer", "b3")
        beside.step = MONSTERS
        assert [sentence for sentence in may(beside, MASTER, "shoot") if "hero:1" in sentence] == shots


@pytest.mark.rule("A-30")
def test_a_shot_costs_a_missile_of_its_own_kind() -> None:
    _, s = strike(archer(arrow=2, bolt=3, stone=4), 1, 10, verb="shoot")
    assert s.heroes[0].pack == (("arrow", 1), ("bolt", 3), ("short-bow", 1), ("stone", 4))
    s = s.copy()
    s.own_hero(0).struck = 0
    _, s = strike(s, 10, 1, verb="shoot")
    assert s.heroes[0].count("arrow") == 0, "and a hit does not give it back"
    s = s.copy()
    s.own_hero(0).struck = 0
    assert refused(s, 0, "shoot ogre number=1") == Rejected("no-missile", "A-30")


@pytest.mark.rule("A-30")
@pytest.mark.parametrize(("weapon", "missile"), [("sling", "stone"), ("long-bow", "arrow"), ("heavy-crossbow", "bolt")])
def test_each_weapon_has_its_stock(weapon: str, missile: str) -> None:
    others = {name: 5 for name in ("stone", "arrow", "bolt") if name != missile}
    assert refused(archer(weapon, **others), 0, "shoot ogre number=1").rule == "A-30"
    assert may(archer(weapon, **{missile: 1}), 0, "shoot")
    assert refused(archer("dagger", **others), 0, "shoot ogre number=1").rule == "A-30"


@pytest.mark.rule("A-30")
def test_where_missiles_are_not_counted_none_is_needed() -> None:
    s = archer(options={"ammo": "unlimited"})
    assert may(s, 0, "shoot") == ["shoot ogre number=1"]
    counted = archer(options={"ammo": "unlimited"}, arrow=2)
    assert strike(counted, 1, 10, verb="shoot")[1].heroes[0].count("arrow") == 2


@pytest.mark.rule("A-30")
def test_monsters_never_run_out_of_arrows() -> None:
    s = duel("orc-archer", life=20)
    for _ in range(12):
        s = s.copy()
        s.own_monster(10).attacks = 0
        _, s = struck(s, 1, 10, verb="shoot")
    s = s.copy()
    s.own_monster(10).attacks = 0
    assert may(s, MASTER, "shoot")


@pytest.mark.rule("A-30")
@pytest.mark.parametrize("weapon", ["sling", "short-bow", "light-crossbow", "long-bow", "heavy-crossbow"])
def test_a_bow_in_melee_counts_nothing(weapon: str) -> None:
    told_, _ = strike(duel(weapon=weapon, pack={"arrow": 5, "bolt": 5, "stone": 5}), 5, 5)
    assert (told_["power"], told_["total"]) == (0, 10)


# One attack a turn


@pytest.mark.rule("A-31")
def test_one_attack_a_turn_and_it_costs_no_speed() -> None:
    _, s = strike(duel(), 1, 10)
    assert refused(s, 0, "strike ogre number=1") == Rejected("struck-already", "A-31")
    assert s.heroes[0].left == -1, "the whole speed is left"
    assert "walk zone=1 column:a row=1" in may(s, 0, "walk")
    s.step = MONSTERS
    s = do(s, MASTER, "strike ogre number=1 hero:1", Hand(combat=[1, 10]))
    assert may(s, MASTER, "strike") == []


@pytest.mark.rule("A-31")
def test_a_move_is_not_split_round_the_attack() -> None:
    s = stand(table(plain()), 0, "a1")
    foe(s, "ogre", "c1")
    moved = do(s, 0, "walk zone=1 column:b row=1")
    _, attacked = strike(moved, 1, 10)
    assert attacked.heroes[0].left == 2
    assert refused(attacked, 0, "walk zone=1 column:a row=1") == Rejected("split-move", "A-31")
    beside = stand(s, 0, "b1")
    _, after = strike(beside, 1, 10)
    after = do(after, 0, "walk zone=1 column:a row=1")
    assert may(do(after, 0, "walk zone=1 column:a row=2"), 0, "walk"), "several moves after it are one"


@pytest.mark.rule("A-31")
def test_a_jump_is_a_move_too() -> None:
    s = stand(table(plain(), card="throne-hall"), 0, "b6")
    furnish(s, "crevasse", *[f"{column}{row}" for row in (4, 5) for column in "abcd"], result=1)
    foe(s, "ogre", "b2")
    _, s = strike(closed(do(s, 0, "jump zone=1 column:b row=3", Hand(test=[9]))), 1, 10)
    assert s.heroes[0].left == 2
    assert refused(s, 0, "walk zone=1 column:a row=3") == Rejected("split-move", "A-31")


@pytest.mark.rule("A-31")
def test_a_second_attack_does_not_split_the_move_either() -> None:
    """With an elixir: an attack, a move, an attack, and no more."""
    s = duel(extra=1)
    _, s = strike(s, 1, 10)
    _, s = strike(do(s, 0, "walk zone=1 column:b row=1"), 1, 10)
    assert s.heroes[0].left == 2
    assert refused(s, 0, "walk zone=1 column:a row=1") == Rejected("split-move", "A-31")
    assert refused(s, 0, "strike ogre number=1") == Rejected("struck-already", "A-31")


@pytest.mark.rule("A-31")
def test_monsters_move_before_or_after_the_attack_and_once() -> None:
    s = stand(table(plain()), 0, "a1")
    foe(s, "orc", "c1")
    s.step = MONSTERS
    moved = do(s, MASTER, "march orc number=1 zone=1 column:b row=1")
    assert may(moved, MASTER, "march") == []
    attacked = do(moved, MASTER, "strike orc number=1 hero:1", Hand(combat=[1, 10]))
    assert may(attacked, MASTER, "march") == []
    stood = stand(s, 0, "b1")
    stood = do(stood, MASTER, "strike orc number=1 hero:1", Hand(combat=[1, 10]))
    assert may(stood, MASTER, "march")


# Smaller parties, smaller dice


@pytest.mark.rule("DJ-197", "A-78")
@pytest.mark.parametrize("sides", [10, 8, 6])
def test_ordinary_monsters_roll_the_monsters_die_in_attack_and_defence(sides: int) -> None:
    option = {"monster_die": str(sides)}
    assert struck(duel("orc", options=option), 10, 10)[0]["die"] == sides
    assert struck(duel("orc", options=option), 10, 10)[0]["counter"] == 10
    assert strike(duel("orc", options=option), 10, 10)[0]["counter"] == sides
    assert strike(duel("orc", options=option), 10, 10)[0]["die"] == 10
    assert struck(duel("troll", options=option), 10, 10)[0]["die"] == 10
    assert strike(duel("minotaur", options=option), 10, 10)[0]["counter"] == 10


@pytest.mark.rule("DJ-197")
def test_every_unique_monster_keeps_the_big_die_and_captives_are_no_monsters() -> None:
    s = stand(table(plain(), monster_die="6"), 0, "a4")
    for kind, creature in BESTIARY.items():
        assert die_of(s, spawning.spawn(s, kind, at(s, "d1"))) == (6 if creature.role == "normal" else 10), kind
    assert die_of(s, spawning.spawn(s, "captive", at(s, "d2"))) == 10


@pytest.mark.rule("DJ-197", "A-78")
def test_tests_of_monsters_keep_ten_sides() -> None:
    s = duel("goblin", options={"monster_die": "6"})
    marked(s, 10, "frozen", 1, "phase", 0)
    log = Log()
    do(s, 0, "end", Hand(test=[9]), log)
    assert told(log, "tested")[0]["die"] == 9


@pytest.mark.quick
@pytest.mark.rule("A-78")
def test_the_smaller_die_is_the_novices_at_any_size_of_the_party() -> None:
    assert FACTS.resolve({})["monster_die"] == "10"
    assert FACTS.resolve({"difficulty": "novice"})["monster_die"] == "8"
    assert FACTS.resolve({"difficulty": "novice", "monster_die": "6"})["monster_die"] == "6"
    for number in (1, 4, 6):
        s = table(*[plain() for _ in range(number)], monster_die="8")
        assert die_of(s, foe(s, "orc", "a1")) == 8


def met(number: int, card: str, **options: Any) -> int:
    """The number of monsters of a card that so many heroes meet."""
    s = table(*[plain() for _ in range(number)], card="throne-hall", **options)
    spawning.appear(s, CARD_OF[card], 0, Hand(), SILENT)
    return len(s.monsters)


@pytest.mark.rule("DJ-196", "A-82")
def test_with_fewer_heroes_nothing_changes() -> None:
    for number in (1, 2, 3, 4, 6):
        assert [met(number, card) for card in ("n01", "n03", "n23")] == [6, 4, 1]
        s = table(*[plain(skills=("parry",) * 5) for _ in range(number)])
        assert die_of(s, foe(s, "orc", "a1")) == 10


@pytest.mark.rule("A-82")
def test_where_the_table_says_so_monsters_come_by_the_number_of_heroes() -> None:
    """Of eight, six, five, four goblins, orcs and the like, and one ogre: heroes fourths, rounded up."""
    cards = ("n02", "n01", "n04", "n03", "n23")
    for number, coming in [(1, [2, 2, 2, 1, 1]), (2, [4, 3, 3, 2, 1]), (3, [6, 5, 4, 3, 1]), (4, [8, 6, 5, 4, 1])]:
        assert [met(number, card, scale="count") for card in cards] == coming
        assert [met(number, card, scale="count", monster_die="6") for card in cards] == [8, 6, 5, 4, 1]
        assert [met(number, card, scale="count", monster_die="8") for card in cards] == coming


@pytest.mark.rule("A-82")
def test_where_the_table_says_so_half_as_many_monsters_come_again() -> None:
    """Half of eight, six, five and four is added, rounded down; one ogre stays alone, whatever the party."""
    cards = ("n02", "n01", "n04", "n03", "n23")
    for number in (2, 4, 6):
        assert [met(number, card, scale="more") for card in cards] == [12, 9, 7, 6, 1]
        assert [met(number, card, scale="more", monster_die="6") for card in cards] == [8, 6, 5, 4, 1]


@pytest.mark.rule("A-82")
def test_the_party_is_counted_as_it_set_out() -> None:
    """A hero who has died or left makes nothing easier."""
    s = table(*[plain() for _ in range(4)], card="throne-hall", scale="count")
    s.own_hero(0).out, s.own_hero(1).out = DEAD, OUTSIDE
    spawning.appear(s, CARD_OF["n01"], 0, Hand(), SILENT)
    assert len(s.monsters) == 6
