"""Damage, life, Potions, Shields and the Dragon (DD-44, DD-45, DD-47 to DD-51, DD-60, DD-64, DD-66, DD-67)."""

from __future__ import annotations

import pytest

from souterrain.core.actions import read
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import RACES
from souterrain.games.drop.content.cubes import CUBES, DAMAGE, ID_OF
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.rules.harm import can_survive
from souterrain.games.drop.state import ACT, AFTER, AWAY, EXPLORE, LOOT, TABLE, State
from tests.games.drop.tables import TRIANGLE, Hand, Spot, do, held, hero, refused, says, spot_of, table, told, where

ROOM = "loot pillar:1 pillar:2 pillar:3"
INSIDE: tuple[Spot, ...] = tuple([(10.0 + 10 * (index % 4), 10.0 + 10 * (index // 4)) for index in range(16)])
LARGE_BOX = [cube.word for cube in CUBES if cube.size == "large"]


def room(*words: str) -> dict[str, Spot]:
    """These cubes lie in the room of the three Pillars."""
    return {**TRIANGLE, **dict(zip(words, INSIDE, strict=False))}


def some(kind: str, number: int) -> list[str]:
    return [f"{kind}:{index}" for index in range(1, number + 1)]


@pytest.mark.quick
@pytest.mark.rule("DD-47", "DD-48", "DD-60")
@pytest.mark.parametrize(("words", "harm"), [(["goblin:1"], 1), (["troll:1"], 2), (["goblin:1", "troll:1"], 3)])
def test_monsters_cover_as_much_life_as_they_do_damage(words: list[str], harm: int) -> None:
    s, log = do(table(room(*words)), ROOM)
    assert (s.heroes[0].covered, told(log, "looted")[0]["harm"]) == (harm, harm)


@pytest.mark.quick
@pytest.mark.rule("DD-47", "DD-48", "DD-49")
def test_what_monsters_do_and_are_worth() -> None:
    for kind, points in (("goblin", 0), ("troll", 2), ("dragon", 8)):
        assert scoring.total(table(held={0: [f"{kind}:1"]}), 0) == points
    assert DAMAGE == {"goblin": 1, "troll": 2, "dragon": 8}


@pytest.mark.quick
@pytest.mark.rule("DD-49", "DD-136")
@pytest.mark.parametrize("race", [race.name for race in RACES if race.name != "shadeling"])
def test_nobody_collects_the_dragon_without_a_shield(race: str) -> None:
    """For any life or ability: everything that lowers damage leaves the Dragon as it is."""
    s = table(room("dragon:1"), heroes=[hero(race), hero()])
    assert refused(s, ROOM) == Rejected("dragon-unshielded", "DD-49")
    for effect in (race, "cleric", "half-orc", "boggart"):
        in_force = table(room("dragon:1"), heroes=[hero(race), hero()], step=LOOT, used=race, effect=effect)
        assert refused(in_force, ROOM) == Rejected("dragon-unshielded", "DD-49")
        assert says(in_force)[0] == "end"


@pytest.mark.quick
@pytest.mark.rule("DD-45", "DD-49", "DD-136")
def test_a_shield_spent_on_it_brings_the_dragon_home() -> None:
    s = table(room("dragon:1"), held={0: ["shield:1"]}, heroes=[hero("fairy", covered=6), hero()])
    assert refused(s, ROOM) == Rejected("dragon-unshielded", "DD-49")
    s, log = do(s, f"{ROOM} shield:dragon")
    assert (held(s), s.heroes[0].covered, told(log, "looted")[0]["harm"]) == (["dragon:1"], 6, 0)
    assert scoring.total(s, 0) == 8


@pytest.mark.rule("DD-49")
def test_a_shield_on_another_monster_does_not_help_against_the_dragon() -> None:
    s = table(room("dragon:1", "goblin:1"), held={0: ["shield:1"]})
    assert refused(s, f"{ROOM} shield:goblin") == Rejected("dragon-unshielded", "DD-49")
    after, _ = do(s, f"{ROOM} shield:dragon")
    assert after.heroes[0].covered == 1


@pytest.mark.quick
@pytest.mark.rule("DD-45")
def test_a_shield_ignores_one_monster_which_is_kept_for_the_score() -> None:
    s = table(room("troll:1", "troll:2"), held={0: ["shield:1"]})
    after, log = do(s, f"{ROOM} shield:troll")
    assert (after.heroes[0].covered, held(after), told(log, "looted")[0]["harm"]) == (2, ["troll:1", "troll:2"], 2)
    assert scoring.total(after, 0) == 4
    plain, _ = do(s, ROOM)
    assert (plain.heroes[0].covered, "shield:1" in held(plain)) == (4, True)


@pytest.mark.rule("DD-45")
def test_each_monster_takes_one_shield_and_several_may_be_used_in_one_loot() -> None:
    both = {0: ["shield:1", "shield:2"]}
    two = table(room("troll:1", "goblin:1", "goblin:2"), held=both)
    assert do(two, f"{ROOM} shield:goblin shield:troll")[0].heroes[0].covered == 1
    assert do(two, f"{ROOM} shield:goblin*2")[0].heroes[0].covered == 2
    assert do(two, f"{ROOM} shield:troll")[0].heroes[0].covered == 2
    assert refused(two, f"{ROOM} shield:troll*2") == Rejected("no-such-monster", "DD-45")
    assert refused(two, f"{ROOM} shield:goblin*3") == Rejected("no-shield", "DD-45")
    assert refused(two, f"{ROOM} shield:dragon") == Rejected("no-such-monster", "DD-45")
    one = table(room("troll:1", "goblin:1"), held={0: ["shield:1"]})
    assert refused(one, f"{ROOM} shield:goblin shield:troll") == Rejected("no-shield", "DD-45")
    none = table(room("troll:1"), held={1: ["shield:1"]})
    assert refused(none, f"{ROOM} shield:troll") == Rejected("no-shield", "DD-45")


@pytest.mark.quick
@pytest.mark.rule("DD-67", "DD-136")
def test_a_shield_leaves_at_once_and_is_dropped_when_the_loot_is_complete() -> None:
    s = table(room("troll:1", "gold:1"), held={0: ["shield:1", "gold:9"]})
    mid, _ = do(s, f"{ROOM} shield:troll")
    assert (where(mid, "shield:1"), held(mid), says(mid)) == (AWAY, ["gold:1", "gold:9", "troll:1"], ["redrop"])
    assert GAME.asks(mid)[0].about == "redrop"
    assert refused(mid, "end") == Rejected("finish-first", "DD-67")
    chance = Hand()
    after, log = do(mid, "redrop pillar:2 height=160 away=10 toward=0", chance)
    (asked,) = chance.requests
    assert (asked["do"], asked["at"], asked["height"]) == ("drop", [101_000, 0], 160_000)
    assert (where(after, "shield:1"), centre(spot_of(after, "shield:1"))) == (TABLE, (101_000, 0))
    assert (after.seat, told(log, "dropped")) == (1, [{"seat": 0, "cubes": [("shield", 1)]}])


@pytest.mark.rule("DD-67")
def test_a_shield_is_raised_only_while_a_monster_is_collected() -> None:
    """No sentence but a Loot or Tame names one, and a room without monsters takes none."""
    s = table(room("gold:1"), held={0: ["shield:1"]}, heroes=[hero(card="beastmaster", covered=3), hero()])
    for sentence in ("drink pillar:1", "redrop pillar:1", "end"):
        assert refused(s, sentence) is not None
    assert refused(s, f"{ROOM} shield:goblin") == Rejected("no-such-monster", "DD-45")
    tame = table({**room("gold:1"), "troll:1": (200, 200)}, held={0: ["shield:1"]}, heroes=s.heroes)
    mid, _ = do(tame, "use beastmaster troll:1 shield:troll")
    assert (mid.heroes[0].covered, held(mid), where(mid, "shield:1")) == (3, ["troll:1"], AWAY)
    after, _ = do(mid, "redrop pillar:1")
    assert (where(after, "shield:1"), after.step) == (TABLE, LOOT)


@pytest.mark.rule("DD-64", "DD-67")
def test_a_shield_of_this_very_loot_does_not_serve_it() -> None:
    s = table(room("shield:1", "dragon:1"))
    assert refused(s, f"{ROOM} shield:dragon") == Rejected("no-shield", "DD-45")
    deadly = table(room("shield:1", *some("goblin", 9)))
    assert refused(deadly, ROOM) == Rejected("too-deadly", "DD-26", harm=9, left=8)
    for mine, theirs in (("shield:1", "shield:2"), ("shield:2", "shield:1")):
        two = table(room(theirs, "troll:1"), held={0: [mine]})
        mid, _ = do(two, f"{ROOM} shield:troll")
        assert (where(mid, mine), where(mid, theirs)) == (AWAY, 0)


@pytest.mark.rule("DD-67")
def test_a_shield_that_an_ability_brought_in_this_turn_serves() -> None:
    cubes = {**room("troll:1"), "shield:1": (200, 200)}
    s = table(cubes, held={0: ["gold:1"]}, heroes=[hero(card="alchemist"), hero()])
    assert refused(s, f"{ROOM} shield:troll").reason == "no-shield"
    s, _ = do(s, "use alchemist gold:1 shield:1")
    assert do(s, f"{ROOM} shield:troll")[0].heroes[0].covered == 0


@pytest.mark.quick
@pytest.mark.rule("DD-44", "DD-66", "DD-136")
def test_a_potion_heals_three_and_is_dropped_at_once_where_its_owner_aims() -> None:
    held_before = {0: ["potion:1", "troll:1", "troll:2"]}
    s = table(room("gold:1"), held=held_before, heroes=[hero(covered=4), hero()])
    chance = Hand()
    after, log = do(s, "drink gold:1 height=180 away=50 toward=0", chance)
    (asked,) = chance.requests
    assert (asked["do"], asked["at"], asked["height"]) == ("drop", [15_000, 10_000], 180_000)
    assert (after.heroes[0].covered, told(log, "drank")) == (1, [{"seat": 0, "healed": 3}])
    assert (held(after), where(after, "potion:1")) == (["troll:1", "troll:2"], TABLE)
    assert scoring.total(after, 0) == 4
    assert (after.step, after.seat) == (ACT, 0)


@pytest.mark.rule("DD-44", "DD-51", "DD-72")
def test_monsters_that_are_healed_away_still_score() -> None:
    before = table(room(), held={0: ["potion:1", "troll:1", "goblin:1"]}, heroes=[hero(covered=3), hero()])
    after, _ = do(before, "drink pillar:1")
    assert after.heroes[0].covered == 0
    assert (scoring.total(after, 0), scoring.monsters(after, 0)) == (scoring.total(before, 0), 2) == (2, 2)


@pytest.mark.quick
@pytest.mark.rule("DD-51")
@pytest.mark.parametrize(("covered", "left"), [(1, 0), (2, 0), (3, 0), (4, 1), (7, 4)])
def test_covered_life_is_one_number(covered: int, left: int) -> None:
    """A Troll half healed counts 1; below 0 it never goes."""
    s = table(room(), held={0: ["potion:1", *some("troll", 4)]}, heroes=[hero(covered=covered), hero()])
    after, log = do(s, "drink pillar:1")
    assert (after.heroes[0].covered, told(log, "drank")[0]["healed"]) == (left, covered - left)


@pytest.mark.rule("DD-51")
def test_life_that_is_half_healed_bears_that_much_more() -> None:
    """Two Trolls cover 4 of 9; healed by 3 they leave 1: seven Goblins are borne, eight are not."""
    s = table(room(*some("goblin", 8)), held={0: ["potion:1"]}, heroes=[hero(covered=4), hero()])
    s, _ = do(s, "drink pillar:1 height=150 away=1 toward=2700", Hand(lands={"potion:1": (300, 300)}))
    assert refused(s, ROOM) == Rejected("too-deadly", "DD-26", harm=8, left=7)
    seven = table(room(*some("goblin", 7)), heroes=[hero(covered=1), hero()])
    assert do(seven, ROOM)[0].heroes[0].covered == 8


@pytest.mark.quick
@pytest.mark.rule("DD-66")
@pytest.mark.parametrize("step", [EXPLORE, ACT, LOOT, AFTER])
def test_a_potion_is_drunk_between_any_two_steps(step: int) -> None:
    s = table(room(), held={0: ["potion:1"]}, heroes=[hero(covered=5), hero()], step=step, box=LARGE_BOX)
    assert "drink" in says(s)
    after, _ = do(s, "drink pillar:1")
    assert after.heroes[0].covered == 2
    assert (after.step, after.seat) == ((EXPLORE, 1) if step == AFTER else (step, 0))


@pytest.mark.rule("DD-66")
def test_a_potion_wants_damage_and_a_turn_of_ones_own() -> None:
    whole = table(room(), held={0: ["potion:1"]})
    assert "drink" not in says(whole)
    assert refused(whole, "drink pillar:1") == Rejected("nothing-to-heal", "DD-66")
    other = table(room(), held={1: ["potion:1"]}, heroes=[hero(covered=1), hero(covered=1)], teamwork=1)
    assert refused(other, "drink pillar:1", seat=1) == Rejected("not-your-turn", "DD-28")
    assert refused(other, "drink pillar:1") == Rejected("no-potion", "DD-64")


@pytest.mark.rule("DD-66")
def test_a_potion_may_be_looted_again_in_the_same_turn() -> None:
    s = table(room("goblin:1"), held={0: ["potion:1"]}, heroes=[hero(covered=5), hero()])
    s, _ = do(s, "drink goblin:1", Hand(lands={"potion:1": (20, 20)}))
    s, _ = do(s, ROOM)
    assert (held(s), s.heroes[0].covered, s.step, says(s)) == (["potion:1", "goblin:1"], 3, AFTER, ["end", "drink"])
    s, _ = do(s, "drink pillar:1")
    assert (s.heroes[0].covered, s.seat) == (0, 1)


@pytest.mark.quick
@pytest.mark.rule("DD-64", "DD-66")
def test_a_potion_of_this_loot_serves_when_the_loot_is_complete_and_not_before() -> None:
    s = table(room("potion:1", "goblin:1", "troll:1"), held={0: ["shield:1"]})
    assert refused(s, "drink pillar:1") == Rejected("no-potion", "DD-64")
    mid, _ = do(s, f"{ROOM} shield:troll")
    assert refused(mid, "drink pillar:1") == Rejected("finish-first", "DD-67")
    done, _ = do(mid, "redrop pillar:1")
    assert (done.seat, says(done)) == (0, ["end", "drink"])
    assert do(done, "drink pillar:1")[0].heroes[0].covered == 0
    kept, _ = do(done, "end")
    assert (kept.seat, kept.heroes[0].covered, "potion:1" in held(kept)) == (1, 1, True)


@pytest.mark.rule("DD-64")
def test_a_potion_in_the_room_does_not_make_it_bearable() -> None:
    s = table(room("potion:1", *some("goblin", 9)))
    assert refused(s, ROOM) == Rejected("too-deadly", "DD-26", harm=9, left=8)


@pytest.mark.rule("DD-66")
def test_several_potions_one_after_the_other() -> None:
    s = table(room(), held={0: ["potion:1", "potion:2"]}, heroes=[hero(covered=7), hero()])
    s, _ = do(s, "drink pillar:1")
    s, _ = do(s, "drink pillar:1")
    assert (s.heroes[0].covered, held(s)) == (1, [])


@pytest.mark.quick
@pytest.mark.rule("DD-60")
@pytest.mark.parametrize(("name", "life"), [(race.name, race.life) for race in RACES])
def test_the_last_life_point_is_never_covered(name: str, life: int) -> None:
    s = table(room("goblin:1"), heroes=[hero(name, covered=life - 1), hero()])
    assert refused(s, ROOM) == Rejected("too-deadly", "DD-26", harm=1, left=0)
    s = table(room("goblin:1"), heroes=[hero(name, covered=life - 2), hero()])
    assert do(s, ROOM)[0].heroes[0].covered == life - 1


@pytest.mark.rule("DD-60")
def test_no_ability_spends_the_last_life_point_either() -> None:
    cubes = {**TRIANGLE, "troll:1": (200, 200), "goblin:1": (250, 200)}
    last = table(cubes, heroes=[hero("half-orc", "beastmaster", covered=8), hero()])
    assert says(last, "use", "beastmaster") == ["goblin:1"]
    assert refused(last, "use beastmaster troll:1").rule == "DD-227"
    two = table(cubes, heroes=[hero("half-orc", "beastmaster", covered=7), hero()])
    assert do(two, "use beastmaster troll:1")[0].heroes[0].covered == 8


# --- Shields and abilities together ---


@pytest.mark.quick
@pytest.mark.rule("DD-137")
def test_shields_come_first_then_the_ability_works_on_the_rest() -> None:
    """Brawl takes 3 off what a Shield has left: 3 Trolls, one shielded, do 4 − 3."""
    s = table(room(*some("troll", 3)), held={0: ["shield:1"]})
    s, _ = do(s, "use half-orc")
    assert do(s, f"{ROOM} shield:troll")[0].heroes[0].covered == 1
    one = table(room("goblin:1", "goblin:2"), held={0: ["shield:1"]}, step=LOOT, used="half-orc", effect="half-orc")
    assert do(one, f"{ROOM} shield:goblin")[0].heroes[0].covered == 0


@pytest.mark.rule("DD-137")
def test_a_shielded_goblin_is_no_cousin() -> None:
    boggart = [hero("boggart"), hero()]
    s = table(room("goblin:1", "goblin:2"), held={0: ["shield:1"]}, heroes=boggart, step=LOOT, effect="boggart")
    assert refused(s, f"{ROOM} shield:goblin spare*2") == Rejected("no-such-monster", "DD-201")
    after, _ = do(s, f"{ROOM} shield:goblin spare")
    assert (after.heroes[0].covered, after.heroes[0].marks) == (0, 1)


@pytest.mark.rule("DD-137")
def test_a_room_is_legal_if_some_way_to_guard_it_makes_it_so() -> None:
    """Life 9: four Trolls and two Goblins do 10. One Shield on a Troll leaves 8, on a Goblin 9."""
    s = table(room(*some("troll", 4), "goblin:1", "goblin:2"), held={0: ["shield:1"]})
    assert can_survive(s, 0, s.layout().room(*[ID_OF[word] for word in TRIANGLE]).inside)
    assert refused(s, ROOM) == Rejected("too-deadly", "DD-26", harm=10, left=8)
    assert refused(s, f"{ROOM} shield:goblin") == Rejected("too-deadly", "DD-26", harm=9, left=8)
    assert do(s, f"{ROOM} shield:troll")[0].heroes[0].covered == 8
    assert "end" not in says(s)


@pytest.mark.quick
@pytest.mark.rule("DD-137")
def test_nothing_is_spent_unasked() -> None:
    s = table(room("goblin:1", "troll:1"), held={0: ["shield:1", "shield:2", "potion:1"]})
    after, _ = do(s, ROOM)
    assert (after.heroes[0].covered, {"shield:1", "shield:2", "potion:1"} <= set(held(after))) == (3, True)
    boggart = table(room("goblin:1"), heroes=[hero("boggart"), hero()], step=LOOT, effect="boggart")
    after, _ = do(boggart, ROOM)
    assert (after.heroes[0].covered, after.heroes[0].marks) == (1, 0)


@pytest.mark.rule("DD-137")
def test_whoever_does_not_answer_spends_nothing_either() -> None:
    """The clock's answer is the first that is legal, without the Shield if the room can be borne without it."""
    s = table(room("goblin:1", "gold:1"), held={0: ["shield:1"]})
    assert GAME.asks(s)[0].default == read(ROOM)
    dragon = table(room("dragon:1"), held={0: ["shield:1"]})
    assert GAME.asks(dragon)[0].default == read(f"{ROOM} shield:dragon")


def test_both_shields_may_be_dropped_again_together() -> None:
    s: State = table(room("troll:1", "troll:2"), held={0: ["shield:1", "shield:2"]})
    s, _ = do(s, f"{ROOM} shield:troll*2")
    chance = Hand()
    s, _ = do(s, "redrop pillar:1", chance)
    assert [body for body, _ in chance.requests[0]["falling"]] == [ID_OF["shield:1"], ID_OF["shield:2"]]
    assert s.seat == 1


@pytest.mark.rule("DD-67")
def test_long_reach_is_over_before_the_shield_falls() -> None:
    """The shield could push the treasure out of reach that was there when the loot was complete."""
    s = table({**room("troll:1"), "gold:1": (-15, 50)}, held={0: ["shield:1"]}, heroes=[hero("high-elf"), hero()])
    s, _ = do(s, "use high-elf")
    s, _ = do(s, f"{ROOM} shield:troll")
    assert says(s) == ["reach"]
    s, _ = do(s, "reach gold:1")
    assert (says(s), held(s)) == (["redrop"], ["gold:1", "troll:1"])
    s, _ = do(s, "redrop pillar:1")
    assert s.seat == 1
