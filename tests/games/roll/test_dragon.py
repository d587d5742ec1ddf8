"""The dragon and regroup (DR-50 to DR-64)."""

from __future__ import annotations

import pytest

from souterrain.games.roll.game import GAME
from tests.games.roll.tables import Rigged, do, dungeon, offered, party, phase, refused, table, tokens, why_not

SEVEN = "fighter cleric mage thief champion scroll*2"


@pytest.mark.quick
@pytest.mark.rule("DR-50")
@pytest.mark.parametrize(("lair", "where"), [(2, "regroup"), (3, "dragon"), (5, "dragon")])
def test_the_dragon_comes_at_three_lair_dice(lair: int, where: str) -> None:
    s = table(phase="loot", party="mage", dungeon="chest", lair=lair)
    assert phase(do(s, "go on")) == where


@pytest.mark.rule("DR-50")
def test_the_dragon_comes_after_the_loot_phase_and_must_be_fought() -> None:
    loot = table(phase="loot", party="fighter cleric mage", dungeon="chest", lair=3)
    assert refused(loot, "dragon fighter cleric mage") == ("dragon-waits", "DR-50")
    few = table(phase="loot", party="fighter cleric mage", dungeon="chest", lair=2)
    assert refused(few, "dragon fighter cleric mage") == ("no-dragon", "DR-50")
    assert why_not(few, "dragon fighter cleric mage").data == {"number": 3}
    s = do(loot, "go on")
    for sentence in ("go on", "descend"):
        assert refused(s, sentence) == ("dragon-stands", "DR-50")
    assert refused(s, "retire") == ("not-in-phase", "DR-61")


@pytest.mark.quick
@pytest.mark.rule("DR-51")
def test_the_dragon_takes_three_companions_of_three_kinds() -> None:
    s = table(phase="dragon", party="fighter*2 cleric mage scroll", lair=3)
    assert offered(s, "dragon") == ["dragon fighter cleric mage"]
    assert refused(s, "dragon fighter*2 cleric") == ("three-kinds", "DR-51")
    assert refused(s, "dragon fighter cleric") == ("companions-needed", "DR-51")
    assert refused(s, "dragon fighter*2 cleric mage") == ("companions-needed", "DR-51")
    assert refused(s, "dragon fighter cleric scroll") == ("scroll-no-companion", "DR-51")
    assert refused(s, "dragon fighter cleric champion") == ("no-such-die", "DR-31")
    assert refused(s, "dragon fighter*3") == ("no-such-die", "DR-31")
    assert refused(s, "dragon mage cleric fighter") == ("badly-said", "DR-51")
    after = do(s, "dragon fighter cleric mage", rolls=["ring"])
    assert (party(after), after.graveyard) == ("fighter scroll", 5)


@pytest.mark.rule("DR-51")
def test_each_of_the_five_kinds_counts() -> None:
    s = table(phase="dragon", party="fighter cleric mage thief champion", lair=3)
    assert len(offered(s, "dragon")) == 10


@pytest.mark.rule("DR-52")
def test_a_treasure_that_acts_as_a_companion_counts_as_that_companion() -> None:
    s = table(phase="dragon", party="fighter cleric", lair=3, tokens="sword sceptre tools ring")
    assert refused(s, "dragon fighter cleric sword") == ("three-kinds", "DR-51")
    assert refused(s, "dragon fighter cleric ring") == ("token-no-companion", "DR-80")
    after = do(s, "dragon cleric sceptre tools", rolls=["bait"])
    assert (party(after), tokens(after), after.graveyard) == ("fighter", "sword ring bait", 6)


@pytest.mark.rule("DR-53")
def test_who_fails_or_declines_flees() -> None:
    able = table(phase="dragon", party="fighter cleric mage", lair=3, level=4)
    assert "flee" in offered(able)
    unable = table(phase="dragon", party="fighter*3", lair=3, level=4)
    assert offered(unable) == ["flee"]
    for s in (able, unable):
        after = do(s, "flee", rolls=[SEVEN, "goblin"])
        assert (after.delve, after.players[0].xp) == (2, 0)


@pytest.mark.quick
@pytest.mark.rule("DR-54")
def test_victory_brings_a_treasure_one_xp_and_frees_the_lair() -> None:
    s = table(phase="dragon", party="fighter cleric mage", lair=5, xp=1)
    after = do(s, "dragon fighter cleric mage", rolls=["ring"])
    assert (tokens(after), after.players[0].xp, after.lair, after.supply) == ("ring", 2, 0, 7)


@pytest.mark.rule("DR-54")
def test_with_an_empty_box_one_xp_stands_for_the_treasure() -> None:
    s = table(phase="dragon", party="fighter cleric mage", lair=3, xp=1, box="")
    after = do(s, "dragon fighter cleric mage")
    assert (tokens(after), after.players[0].xp) == ("", 3)


@pytest.mark.rule("DR-55")
def test_one_dragon_a_level() -> None:
    s = table(phase="dragon", party=SEVEN, lair=7)
    after = do(s, "dragon fighter cleric mage", rolls=["ring"])
    assert (phase(after), after.lair) == ("regroup", 0)
    assert refused(after, "dragon thief champion fighter") == ("no-dragon", "DR-50")


@pytest.mark.rule("DR-55")
def test_a_lair_emptied_by_an_effect_leaves_nothing_to_fight() -> None:
    ring = do(table(phase="dragon", party="mage", lair=3, tokens="ring"), "use ring")
    assert (phase(ring), ring.lair, ring.players[0].xp, tokens(ring)) == ("regroup", 0, 0, "")
    hero = do(table(hero="minstrel", phase="dragon", party="mage", lair=4), "ultimate")
    assert (phase(hero), hero.lair) == ("regroup", 0)
    fewer = do(table(hero="virtuoso", phase="dragon", party="mage", lair=3), "ultimate dragon")
    assert (phase(fewer), fewer.lair) == ("regroup", 2)


@pytest.mark.quick
@pytest.mark.rule("DR-60")
def test_at_regroup_lair_dice_stay_and_all_others_return() -> None:
    s = table(phase="loot", party="mage", dungeon="chest*2 potion", lair=2, allies="ally:thief")
    after = do(s, "go on")
    assert (phase(after), dungeon(after), after.allies, after.lair, after.supply) == ("regroup", "", (0, 0, 0), 2, 5)


@pytest.mark.rule("DR-61")
@pytest.mark.parametrize("level", [1, 4, 9])
def test_retiring_takes_xp_equal_to_the_level_die(level: int) -> None:
    s = table(phase="regroup", party="mage", level=level, lair=2)
    assert offered(s) == ["retire", "descend"]
    after = do(s, "retire", rolls=[SEVEN, "goblin"])
    assert (after.players[0].xp, after.delve, after.level) == (level, 2, 1)


@pytest.mark.rule("DR-61")
def test_retiring_is_for_regroup() -> None:
    for where in ("monster", "loot", "dragon"):
        s = table(phase=where, party="mage thief", dungeon="chest", lair=3)
        assert refused(s, "retire") == ("not-in-phase", "DR-61")
    assert refused(table(phase="regroup"), "retire on") == ("badly-said", "DR-61")


@pytest.mark.rule("DR-62")
def test_at_level_ten_the_adventurer_must_retire_with_ten_xp() -> None:
    s = table(phase="regroup", party="mage", level=10)
    assert offered(s) == ["retire"]
    assert refused(s, "descend") == ("must-retire", "DR-62")
    assert refused(s, "go on") == ("must-retire", "DR-62")
    assert do(s, "retire", rolls=[SEVEN, "goblin"]).players[0].xp == 10


@pytest.mark.quick
@pytest.mark.rule("DR-63")
@pytest.mark.parametrize(
    ("level", "lair", "dice"), [(1, 0, 2), (1, 2, 2), (4, 2, 5), (6, 0, 7), (6, 3, 4), (9, 0, 7), (5, 6, 1), (5, 7, 0)]
)
def test_seeking_glory_rolls_as_many_dice_as_the_level_or_all_there_are(level: int, lair: int, dice: int) -> None:
    s = table(phase="regroup", party="mage scroll", level=level, lair=lair)
    after = do(s, "descend", rolls=[f"ooze*{dice}" if dice else ""])
    assert (after.level, sum(after.dungeon) + after.supply) == (level + 1, 7 - lair)
    assert (party(after), after.graveyard) == ("mage scroll", 5)


@pytest.mark.rule("DR-63")
def test_the_party_is_not_rolled_again() -> None:
    chance = Rigged(["ooze*2"])
    GAME.apply(table(phase="regroup", party="mage", level=1), 0, GAME.read("descend"), chance)
    assert chance.addresses == ["seat/0/delve/1/level/2/dungeon"]


@pytest.mark.rule("DR-63")
def test_after_descending_there_is_no_xp_without_victory() -> None:
    s = do(table(phase="regroup", party="", level=6), "descend", rolls=["goblin*7"])
    assert offered(s) == ["flee"]
    assert do(s, "flee", rolls=[SEVEN, "goblin"]).players[0].xp == 0
    assert refused(s, "descend") == ("monsters-stand", "DR-30")
    assert refused(table(phase="loot", party="thief", dungeon="chest"), "descend") == ("not-in-phase", "DR-63")


@pytest.mark.rule("DR-64")
@pytest.mark.parametrize(("option", "xp"), [("on", 6), ("off", 3)])
def test_xp_of_dragons_and_empty_boxes_when_fleeing(option: str, xp: int) -> None:
    """Three before the delve, one for an empty box, one for a dragon and one for its missing treasure."""
    options = {"flee_keeps_dragon_xp": option}
    s = table(party="thief fighter cleric mage", dungeon="chest", lair=3, box="", xp=3, level=3, options=options)
    s = do(s, "open thief")
    assert s.players[0].xp == 4
    s = do(s, "dragon fighter cleric mage")
    assert s.players[0].xp == 6
    s = do(s, "descend", rolls=["goblin*4"])
    after = do(s, "flee", rolls=[SEVEN, "goblin"])
    assert (after.players[0].xp, after.earned) == (xp, 0)


@pytest.mark.rule("DR-64")
def test_a_hero_that_turned_through_lost_xp_stays_a_master() -> None:
    options = {"flee_keeps_dragon_xp": "off"}
    s = table(hero="spellsword", phase="dragon", party="fighter cleric thief", lair=3, xp=4, options=options)
    s = do(s, "dragon fighter cleric thief", rolls=["ring"])
    s = do(s, "descend", rolls=["goblin*2"])
    s = do(s, "flee", rolls=[SEVEN, "goblin"])
    assert (s.players[0].xp, s.side.name, tokens(s)) == (4, "battlemage", "ring")


@pytest.mark.rule("DR-64")
def test_leaving_with_xp_is_no_fleeing() -> None:
    options = {"flee_keeps_dragon_xp": "off"}
    s = table(party="mage", dungeon="goblin", level=3, xp=2, earned=2, tokens="portal", options=options)
    assert do(s, "use portal", rolls=[SEVEN, "goblin"]).players[0].xp == 5
