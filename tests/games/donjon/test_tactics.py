"""Tactics of monsters when the machine moves them (DJ-177, DJ-194, DJ-195, A-52, A-58)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import BESTIARY
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules import blows, tactics
from souterrain.games.donjon.rules.mechanics.spawning import spawn
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.odds import odds
from souterrain.games.donjon.state import MONSTERS, State
from tests.games.donjon.tables import MASTER, Hand, at, closed, do, foe, hero, may, stand, table, told

EVEN = {"warrior": 0, "thief": 2, "priest": 1, "mage": 2}
"""Values that make the defence of all classes five."""


def plain(cls: str = "warrior", **fields: Any) -> Any:
    """A hero as hard to hit as any other, with nothing to spend on dice."""
    return hero("human", cls, **{"destiny": 0, "fatigue": 0, "grown": (0, EVEN[cls], 0, 0, 0, 0), **fields})


def hall(*people: tuple[Any, str], **options: Any) -> State:
    """The monsters' turn in a long room, with these heroes at these places."""
    s = table(*[figure for figure, _ in people], card="arena", step=MONSTERS, combat=1, **options)
    for number, (_, name) in enumerate(people):
        stand(s, number, name)
    return s


def decision(s: State, uid: int, place: int = 0) -> tactics.Decision:
    return tactics.decide(s, s.monster(uid), place)


def unleashed(s: State, kind: str, *dice: int, novice: tuple[int, ...] = ()) -> tuple[State, Log]:
    log = Log()
    s = do(s, MASTER, f"unleash {kind}", Hand(combat=list(dice), novice=list(novice)), log)
    return closed(s, None, log), log


def targets(log: Log) -> list[int | str]:
    """The targets of all attacks; a hero by its seat."""
    return [found["target"] for found in told(log, "attacked")]


def reasons(log: Log) -> list[str]:
    return [found["reason"] for found in told(log, "reasoned")]


# Spreading


def crowd(**options: Any) -> State:
    """Two warriors with two orcs between them, each beside both."""
    s = hall((plain(), "b1"), (plain(), "b3"), **options)
    foe(s, "orc", "a2")
    foe(s, "orc", "c2")
    return s


@pytest.mark.rule("DJ-194")
def test_attacks_are_spread_over_the_heroes() -> None:
    assert sorted(targets(unleashed(crowd(), "orc", 1, 10, 1, 10)[1])) == [0, 1]


@pytest.mark.rule("DJ-194")
def test_a_cruel_master_does_not_spread_them() -> None:
    assert len(set(targets(unleashed(crowd(difficulty="cruel"), "orc", 1, 10, 1, 10)[1]))) == 1


@pytest.mark.rule("DJ-194")
def test_shots_count_as_attacks_and_a_new_turn_begins_anew() -> None:
    s = hall((plain(), "a1"), (plain(), "d1"))
    foe(s, "orc-archer", "a8")
    foe(s, "orc-archer", "d8")
    for monster in s.monsters:
        s.own_monster(monster.uid).entered = 1
    s, log = unleashed(s, "orc-archer", 1, 10, 1, 10)
    assert sorted(targets(log)) == [0, 1]
    s = do(do(do(s, MASTER, "done"), 0, "end"), 1, "end")
    assert [monster.aimed for monster in s.monsters] == [(), ()]


@pytest.mark.rule("DJ-194")
@pytest.mark.parametrize("profile", sorted(blows.PROFILES))
def test_every_profile_counts_what_a_hero_has_suffered(profile: str) -> None:
    kind = next(name for name, creature in BESTIARY.items() if creature.profile == profile)
    s = hall((plain(), "b1"), (plain(), "b3"))
    uid, other = foe(s, kind, "b2"), foe(s, "troll", "a2")
    before = blows.worth(s, s.monster(uid), 0, "strike")
    assert before == blows.worth(s, s.monster(uid), 1, "strike")
    s.own_monster(other).aimed = (0, 0)
    once = blows.worth(s, s.monster(uid), 0, "strike")
    assert once == pytest.approx(before - 2 * blows.PROFILES[profile].spread)
    assert blows.worth(s, s.monster(uid), 1, "strike") == before


# The back row


@pytest.mark.rule("DJ-195")
@pytest.mark.parametrize("cls", ["mage", "priest"])
def test_the_back_row_is_shot_at(cls: str) -> None:
    for order in (0, 1):
        people = [(plain(), "a3"), (plain(cls), "d3")]
        s = hall(*(people[::-1] if order else people))
        uid = foe(s, "orc-archer", "b7", entered=1)
        found = decision(s, uid)
        assert (found.deed, found.target, found.reason) == ("shoot", 1 - order, "strikes-the-back-row")
    s = hall((plain(), "a3"), (plain("thief"), "d3"))
    assert decision(s, foe(s, "orc-archer", "b7", entered=1)).reason == "best-odds"


@pytest.mark.rule("DJ-195")
def test_the_back_row_is_outflanked() -> None:
    """The gnoll could strike the warrior with one step; it goes round to the mage behind."""
    s = hall((plain(), "a4"), (plain("mage"), "b2"))
    uid = foe(s, "gnoll", "a6")
    found = decision(s, uid)
    assert (found.deed, found.target) == ("march", 1)
    assert plan_of(s).adjacent(found.way[-1], at(s, "b2"))
    s, log = unleashed(s, "gnoll", 1, 10)
    assert targets(log) == [1]
    assert reasons(log) == ["strikes-the-back-row", "strikes-the-back-row"]


# Those who keep off


@pytest.mark.rule("A-52")
def test_an_archer_steps_back_before_it_shoots() -> None:
    s = hall((plain(), "b2"))
    uid = foe(s, "orc-archer", "b3")
    s, log = unleashed(s, "orc-archer", 9, 1)
    assert plan_of(s).distance(s.monster(uid).square, at(s, "b2")) >= tactics.DISTANCE
    assert reasons(log)[0] == "keeps-off"
    assert told(log, "attacked")[0]["power"] == 2
    assert s.heroes[0].life == 20 - (9 + 3 + 2 - 1 - 5)


@pytest.mark.rule("A-52")
def test_an_archer_that_cannot_get_away_fights_where_it_stands() -> None:
    s = hall((plain(), "b2"))
    uid = foe(s, "orc-archer", "a1")
    for name in ("a2", "b1"):
        foe(s, "goblin", name)
    s.own_monster(uid).entered = 1
    assert decision(s, uid).deed in ("strike", "shoot")


def warlord(*soldiers: str, where: str = "b5") -> tuple[State, int]:
    s = hall((plain(), "b2"))
    uid = foe(s, "orc-warlord", where)
    for name in soldiers:
        foe(s, "orc", name)
    return s, uid


@pytest.mark.rule("DJ-177")
@pytest.mark.parametrize(("soldiers", "attacks"), [((), True), (("a8",), False), (("a8", "b8"), True)])
def test_a_warlord_goes_on_the_attack_in_good_company_only(soldiers: tuple[str, ...], attacks: bool) -> None:
    s, uid = warlord(*soldiers)
    found = decision(s, uid)
    assert (found.deed == "march" and found.target == 0) == attacks
    s, log = unleashed(s, "orc-warlord", *((1, 10) if attacks else ()))
    assert bool(targets(log)) == attacks


@pytest.mark.rule("DJ-177")
def test_a_warlord_with_little_company_keeps_his_distance_but_strikes_whoever_comes() -> None:
    s, uid = warlord("a8", where="b5")
    s, log = unleashed(s, "orc-warlord")
    assert plan_of(s).distance(s.monster(uid).square, at(s, "b2")) >= tactics.DISTANCE
    assert set(reasons(log)) <= {"holds-back"}
    s, uid = warlord("a8", where="b3")
    assert decision(s, uid).deed == "strike"


@pytest.mark.rule("DJ-177")
def test_a_warlord_who_was_hurt_holds_back_no_longer() -> None:
    s, uid = warlord("a8")
    s.own_monster(uid).life -= 1
    assert (decision(s, uid).deed, decision(s, uid).target) == ("march", 0)


# Attacks are not forgone


@pytest.mark.parametrize("kind", sorted(BESTIARY))
def test_the_last_monster_attacks_whomever_it_can_reach(kind: str) -> None:
    """However many heroes wait for it, hurt as it is."""
    s = hall((plain(), "a2"), (plain(), "b2"), (plain(), "c2"), (plain(), "d2"))
    uid = foe(s, kind, "b3", life=1, spells=())
    assert decision(s, uid).target in range(4)


def test_monsters_attack_although_the_blow_is_not_worth_the_danger() -> None:
    """The brigand is alone with one other, and four warriors are near: it could take cover."""
    s = hall((plain(), "a2"), (plain(), "b2"), (plain(), "c2"), (plain(), "d2"))
    uid = foe(s, "brigand", "b4", life=1)
    foe(s, "brigand", "a8")
    assert decision(s, uid).target in range(4)


# A cruel master


def test_a_cruel_master_gathers_the_blows_on_one_hero() -> None:
    """Each orc has a hero of its own beside it, and both can reach the wounded one."""
    for difficulty, alone in (("standard", False), ("cruel", True)):
        s = hall((plain(), "a3"), (plain(life=14), "b5"), (plain(), "d3"), difficulty=difficulty)
        first, second = foe(s, "orc", "a4"), foe(s, "orc", "d4")
        found = {decision(s, uid).target for uid in (first, second)}
        assert (found == {1}) == alone


def test_monsters_of_a_cruel_master_stay_beside_their_caster() -> None:
    """Nobody can be reached: the zombie stays by the sorcerer, where others would close in."""
    far = {}
    for difficulty in ("standard", "cruel"):
        s = hall((plain(), "a1"), difficulty=difficulty)
        foe(s, "evil-sorcerer", "b8")
        uid = foe(s, "zombie", "c8")
        found = decision(s, uid)
        far[difficulty] = plan_of(s).distance(found.way[-1] if found.way else s.monster(uid).square, at(s, "b8"))
    assert far["cruel"] < far["standard"]


@pytest.mark.rule("DJ-177")
def test_other_lieutenants_need_no_company() -> None:
    s = hall((plain(), "b2"))
    assert decision(s, foe(s, "minotaur", "b6")).target == 0


# What an attack is worth


def test_the_worth_of_an_attack_is_what_it_takes_and_the_odds_of_felling() -> None:
    s = hall((plain(life=4, destiny=1), "b2"))
    uid = foe(s, "ogre", "b3")
    known = odds(5 + 4 - 5)
    assert blows.worth(s, s.monster(uid), 0, "strike") == pytest.approx(known.capped(4) + 6 * known.at_least(4))
    small = hall((plain(life=4, destiny=1), "b2"), monster_die="6")
    uid = foe(small, "ogre", "b3")
    known = odds(5 + 4 - 5, 6, 10)
    assert blows.worth(small, small.monster(uid), 0, "strike") == pytest.approx(known.capped(4) + 6 * known.at_least(4))


@pytest.mark.rule("DJ-145")
def test_a_hero_expects_a_loss_by_the_tail_too() -> None:
    s = hall((plain(), "b2"))
    uid = foe(s, "saurian-brute", "b3")
    assert blows.loss(s, uid, 0) == pytest.approx(odds(5 + 4 - 5).mean + odds(5 + 4 - 5 + 1).mean)


@pytest.mark.parametrize(
    ("kind", "weak"),
    [
        ("orc", {"life": 2}),
        ("orc", {"grown": (0, -4, 0, 0, 0, 0)}),
        ("wraith", {"grown": (0, -4, 0, 0, 0, 0)}),
    ],
)
def test_the_weak_are_preferred(kind: str, weak: dict[str, Any]) -> None:
    s = hall((plain(), "b1"), (plain(**weak), "b3"))
    assert decision(s, foe(s, kind, "b2")).target == 1


def test_whoever_reaches_nobody_comes_nearer_and_whoever_can_do_nothing_waits() -> None:
    s = hall((plain(), "b1"))
    uid = foe(s, "zombie", "b8")
    s, log = unleashed(s, "zombie")
    assert plan_of(s).distance(s.monster(uid).square, at(s, "b1")) == 5
    assert reasons(log) == ["closes-in"]
    assert s.monster(uid).ended == 1
    assert may(s, MASTER, "unleash") == []


def test_a_novice_takes_any_of_the_three_best() -> None:
    s = hall((plain(), "b1"), (plain(), "b3"), (plain(), "a2"), (plain(life=1), "c2"), difficulty="novice")
    uid = foe(s, "ogre", "b2")
    ranked = [decision(s, uid, place).target for place in range(3)]
    assert ranked[0] == 3
    assert len(set(ranked)) == 3
    for place, target in enumerate(ranked):
        assert targets(unleashed(s, "ogre", 1, 8, novice=(place + 1, 1))[1])[0] == target


@pytest.mark.rule("DJ-167")
def test_a_spider_without_prey_spins() -> None:
    s = hall((plain(), "b1"))
    uid = spawn(s, "giant-spider", at(s, "b8"))
    s.own_monster(uid).entered = 1
    s, log = unleashed(s, "giant-spider")
    assert reasons(log) == ["spins-a-web"]
    assert [marker[0] for marker in s.markers] == ["web"]
    assert s.monster(uid).ended == 1


def test_a_kind_is_unleashed_all_at_once_and_the_others_wait() -> None:
    s = hall((plain(), "b1"), (plain(), "b3"))
    foe(s, "orc", "a2")
    foe(s, "orc", "c2")
    foe(s, "goblin", "b2")
    s, log = unleashed(s, "orc", 1, 10, 1, 10)
    assert len(targets(log)) == 2
    assert [monster.ended for monster in s.monsters] == [1, 1, 0]
    assert may(s, MASTER, "unleash") == ["unleash goblin"]


@pytest.mark.quick
@pytest.mark.rule("DJ-177")
def test_a_monster_that_does_nothing_tells_why() -> None:
    s = hall((plain(), "a1"))
    s.own_hero(0).marks = (("invisible", 1, "turn", 0),)
    foe(s, "goblin", "d4")
    s, log = unleashed(s, "goblin")
    assert reasons(log) == ["finds-nobody"]


@pytest.mark.quick
def test_a_monster_that_cannot_act_is_told_at_the_end_of_the_turn() -> None:
    s = hall((plain(), "a1"))
    uid = foe(s, "goblin", "d4")
    s.own_monster(uid).marks = (("asleep", 1, "combat", 0),)
    log = Log()
    do(s, MASTER, "done", Hand(rest=5), log)
    assert told(log, "reasoned") == [{"monster": "goblin:1", "reason": "cannot-act"}]


@pytest.mark.quick
@pytest.mark.parametrize(
    ("mark", "reason"), [("slowed", "cannot-move"), ("", "is-hemmed-in")], ids=["slowed", "hemmed-in"]
)
def test_a_monster_that_gets_nowhere_tells_why(mark: str, reason: str) -> None:
    s = hall((plain(), "a1"))
    uid = foe(s, "goblin", "d8")
    if mark:
        s.own_monster(uid).marks = ((mark, 1, "combat", 0),)
    else:
        around = plan_of(s).steps[s.monster(uid).square]
        s.markers = tuple([("block", square, "", -1) for square, _, _ in around])
    assert decision(s, uid)[::3] == ("hold", reason)


def test_prey_is_whom_a_monster_has_a_way_to_attack() -> None:
    """It is found without the worth of the attacks: compare it with them, in many positions."""
    rng, kinds, found = Random(8), sorted(BESTIARY), set[bool]()
    for _ in range(300):
        s = hall(*[(plain(cls), f"{rng.choice('abcd')}{row}") for cls, row in zip(EVEN, (1, 3, 6, 8), strict=True)])
        for row in rng.sample((2, 4, 5, 7), rng.randrange(1, 5)):
            uid = foe(s, rng.choice(kinds), f"{rng.choice('abcd')}{row}", attacks=rng.choice((0, 0, 1)))
            s.own_monster(uid).grudge = rng.choice((-1, -1, 0))
            s.own_monster(uid).entered = rng.choice((0, 0, 1))
        s.own_hero(rng.randrange(4)).marks = rng.choice(((), (("invisible", 1, "phase", 0),)))
        for monster in s.monsters:
            prey = tactics.prey(s, monster)
            assert prey == tuple([hero for hero in range(4) if tactics.against(s, monster, hero)]), GAME.dump(s)
            found.add(bool(prey))
    assert found == {True, False}
