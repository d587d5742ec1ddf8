"""The eight heroes of the booster and the two promos, each effect by itself (DR-209 to DR-218)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.roll.tables import (
    allies,
    do,
    dungeon,
    dungeon_dice,
    idle,
    offered,
    party,
    phase,
    refused,
    start,
    story,
    table,
    tokens,
    told,
    usable,
)


@pytest.mark.rule("DR-209.S", "DR-209.MS")
def test_viking_sets_out_with_five_champions() -> None:
    s = start(["goblin"], hero="viking")
    assert (party(s), s.graveyard, s.out) == ("champion*5", 0, 2)
    later = do(table(hero="undead-viking", phase="regroup", xp=5, party="champion*3", out=2), "retire", ["goblin"])
    assert (party(later), later.graveyard, later.out) == ("champion*5", 0, 2)
    drinker = table(hero="viking", phase="loot", party="champion*5", graveyard=0, out=2, dungeon="potion*3")
    assert "drink champion -> mage" in offered(drinker)
    assert not [sentence for sentence in offered(drinker, "drink") if "champion*2 ->" in sentence]


@pytest.mark.rule("DR-209.U", "DR-209.MU")
@pytest.mark.parametrize("hero", ["viking", "undead-viking"])
def test_viking_empties_the_lair(hero: str) -> None:
    laid: dict[str, Any] = {
        "hero": hero,
        "party": "champion*5",
        "graveyard": 0,
        "out": 2,
        "dungeon": "chest",
        "lair": 4,
    }
    after = do(table(**laid, phase="dragon"), "ultimate")
    assert (after.lair, after.supply, phase(after), after.exhausted) == (0, 7, "regroup", 1)
    assert (after.player.xp, after.slain, tokens(after)) == (0, 0, "")
    assert usable("ultimate", **laid) == "MLD"
    assert usable("ultimate", **{**laid, "lair": 0}) == ""


@pytest.mark.rule("DR-209.MS", "DR-227")
def test_undead_viking_drinks_what_skeletons_leave() -> None:
    s = table(hero="undead-viking", phase="regroup", level=4, party="champion scroll", lair=2, out=2)
    after = do(s, "descend", ["skeleton*2 goblin chest potion"])
    assert dungeon(after) == "goblin chest potion*3"
    assert "specialty" in told(s, "descend", ["skeleton goblin*4"])
    assert "specialty" not in told(s, "descend", ["ooze goblin*4"])
    there = table(hero="undead-viking", party="champion scroll", dungeon="skeleton goblin", out=2)
    assert dungeon(do(there, "reroll goblin with scroll", ["skeleton"])) == "skeleton potion"
    novice = table(hero="viking", phase="regroup", level=1, party="champion", out=2)
    assert dungeon(do(novice, "descend", ["skeleton*2"])) == "skeleton*2"


@pytest.mark.rule("DR-210.S", "DR-210.MS", "DR-227")
@pytest.mark.parametrize("hero", ["alchemist", "thaumaturge"])
def test_chests_rolled_become_potions(hero: str) -> None:
    s = table(hero=hero, phase="regroup", level=4, party="mage", exhausted=1)
    after = do(s, "descend", ["chest*2 potion goblin ooze"])
    assert dungeon(after) == "goblin ooze potion*3"
    assert "specialty" in told(s, "descend", ["chest ooze*4"])
    again = table(hero=hero, party="mage scroll", dungeon="goblin*2 chest", tokens="parchment")
    assert dungeon(do(again, "reroll goblin*2 with scroll", ["chest dragon"])) == "chest potion"
    assert dungeon(do(again, "use parchment goblin*2 chest", ["chest*3"])) == "potion*3"


@pytest.mark.rule("DR-210.U")
def test_alchemist_rolls_a_die_of_the_graveyard() -> None:
    s = table(hero="alchemist", party="mage", graveyard=6, dungeon="goblin")
    after = do(s, "ultimate", ["scroll"])
    assert (party(after), after.graveyard, after.exhausted, after.berserk) == ("mage scroll", 5, 1, 0)
    assert [event.data for event in story(s, "ultimate", ["scroll"])][1:] == [{"seat": 0, "dice": [("scroll", 1)]}]
    laid: dict[str, Any] = {"hero": "alchemist", "party": "mage", "lair": 3}
    assert usable("ultimate", **laid) == "MLD"
    assert usable("ultimate", **laid, options={"ultimate_phase": "monster"}) == "M"
    assert usable("ultimate", **laid, graveyard=0) == ""
    dragon = do(table(**laid, phase="dragon"), "ultimate", ["thief"])
    assert phase(dragon) == "dragon"


@pytest.mark.rule("DR-210.MU")
def test_thaumaturge_rolls_two() -> None:
    s = table(hero="thaumaturge", party="mage", graveyard=6, dungeon="goblin")
    after = do(s, "ultimate", ["scroll champion"])
    assert (party(after), after.graveyard, after.exhausted) == ("mage champion scroll", 4, 1)
    one = do(table(hero="thaumaturge", party="mage*6", dungeon="goblin"), "ultimate", ["thief"])
    assert (party(one), one.graveyard) == ("mage*6 thief", 0)
    assert usable("ultimate", hero="thaumaturge", party="mage", lair=3) == "MLD"
    assert usable("ultimate", hero="thaumaturge", party="mage*7", lair=3) == ""


@pytest.mark.quick
@pytest.mark.rule("DR-211.S", "DR-211.MS")
def test_scout_lays_out_three_levels() -> None:
    asked = start(["mage*7", "goblin*2 dragon*2 chest potion"], hero="scout")
    assert (asked.supply, dungeon(asked), asked.lair, asked.level) == (1, "", 0, 0)
    assert "scout goblin then chest potion" in offered(asked)
    assert "scout chest then chest potion" not in offered(asked)
    assert len(offered(asked)) == len(set(offered(asked))) == 24
    s = do(asked, "scout chest then goblin dragon")
    assert (s.level, dungeon(s), s.lair, s.supply, dungeon_dice(s)) == (1, "chest", 0, 1, 7)
    assert s.aside == ((1, 0, 0, 0, 0, 1), (1, 0, 0, 0, 1, 1))
    s = do(s, "go on")
    s = do(s, "descend")
    assert (s.level, dungeon(s), s.lair, s.supply, dungeon_dice(s)) == (2, "goblin", 1, 2, 7)
    s = do(do(s, "fight mage goblin"), "go on")
    s = do(s, "descend")
    assert (s.level, dungeon(s), s.lair, s.supply, s.aside) == (3, "goblin potion", 2, 3, ())
    s = do(do(s, "fight mage goblin"), "go on")
    s = do(s, "descend", ["ooze*4"])
    assert (s.level, dungeon(s), s.lair, s.supply) == (4, "ooze*4", 2, 1)


@pytest.mark.rule("DR-211.S", "DR-211.MS")
def test_scouted_dice_are_touched_by_nothing() -> None:
    s = table(hero="scout", party="scroll mage", dungeon="goblin", aside=("ooze*2", "dragon chest*2"), exhausted=1)
    assert offered(s, "reroll") == [
        "reroll mage goblin with scroll",
        "reroll mage with scroll",
        "reroll goblin with scroll",
    ]
    spent = table(hero="scout", phase="regroup", party="mage", lair=2, aside=("dragon*2", "goblin*3"))
    assert do(spent, "descend").lair == 4
    last = table(hero="dungeoneer", phase="regroup", party="mage", xp=5)
    asked = do(last, "retire", ["thief*7", "ooze*3 chest*3"])
    assert (asked.supply, asked.level, len(offered(asked))) == (1, 0, 6)
    log = story(asked, "scout ooze then ooze chest")
    assert [event.data["rolled"] for event in log if event.key == "level"] == [0]


@pytest.mark.rule("DR-211.U")
def test_scout_slips_out_one_level_up() -> None:
    laid: dict[str, Any] = {"hero": "scout", "party": "mage", "lair": 3, "level": 4, "exhausted": 0}
    assert usable("ultimate", **laid, dungeon="chest") == "M"
    assert usable("ultimate", **laid) == "M"
    s = table(**laid, dungeon="goblin*2")
    log = story(s, "ultimate", ["mage*7", "goblin*6"])
    assert [event.data["level"] for event in log if event.key == "left"] == [3]
    after = do(s, "ultimate", ["mage*7", "goblin*6"])
    assert (after.player.xp, after.turn, after.exhausted) == (3, 1, 0)
    first = do(table(hero="scout", party="mage", dungeon="chest"), "ultimate", ["mage*7", "goblin*6"])
    assert (first.player.xp, first.turn) == (0, 1)
    flees = table(hero="scout", party="mage", dungeon="goblin")
    assert refused(flees, "ultimate") == ("ultimate-changes-nothing", "DR-211.U")
    strict = {"flee_keeps_dragon_xp": "off"}
    assert "ultimate" in offered(table(hero="scout", party="mage", dungeon="goblin", earned=1, options=strict))
    assert "ultimate" in offered(table(hero="scout", party="mage", lair=1))


@pytest.mark.rule("DR-211.MU")
def test_dungeoneer_slips_out_from_anywhere() -> None:
    laid: dict[str, Any] = {"hero": "dungeoneer", "party": "mage", "lair": 3, "level": 6, "xp": 5}
    assert usable("ultimate", **laid, dungeon="chest") == "MLD"
    for name in ("monster", "loot", "dragon"):
        after = do(table(**laid, phase=name), "ultimate", ["mage*7", "goblin*6"])
        assert (after.player.xp, after.turn) == (11, 1)
    assert usable("ultimate", **laid, exhausted=1) == ""


@pytest.mark.quick
@pytest.mark.rule("DR-212.S", "DR-212.MS")
@pytest.mark.parametrize("hero", ["sorceress", "drake-kin"])
def test_the_lair_spills_at_three(hero: str) -> None:
    laid: dict[str, Any] = {"hero": hero, "party": "mage scroll", "lair": 2, "tokens": "bait", "exhausted": 1}
    rolled = do(table(**laid, phase="regroup", level=2), "descend", ["dragon goblin*2"])
    assert (rolled.lair, rolled.supply, dungeon(rolled)) == (0, 5, "goblin*2")
    at_once = do(table(**{**laid, "lair": 0}, phase="regroup", level=5), "descend", ["dragon*4 goblin*2"])
    assert (at_once.lair, at_once.supply) == (0, 5)
    s = table(**laid, dungeon="goblin*2")
    assert do(s, "reroll goblin with scroll", ["dragon"]).lair == 0
    baited = do(s, "use bait goblin")
    assert (baited.lair, baited.supply, baited.player.xp, tokens(baited)) == (0, 6, 0, "")
    assert told(s, "use bait goblin") == ["token-used", "lair", "specialty", "lair-emptied"]
    two = do(table(**{**laid, "lair": 1}, dungeon="goblin*2"), "use bait goblin")
    assert two.lair == 2
    loot = do(table(**laid, phase="loot", dungeon="chest*2"), "use bait chest")
    assert (loot.lair, phase(loot)) == (0, "loot")


@pytest.mark.rule("DR-212.U")
def test_sorceress_discards_as_many_monsters_as_lair_dice() -> None:
    s = table(hero="sorceress", party="mage", dungeon="goblin*2 ooze chest", lair=2)
    assert offered(s, "ultimate") == ["ultimate goblin*2", "ultimate goblin ooze", "ultimate goblin", "ultimate ooze"]
    after = do(s, "ultimate goblin ooze")
    assert (dungeon(after), after.lair, after.supply, after.exhausted) == ("goblin chest", 2, 3, 1)
    one = table(hero="sorceress", party="mage", dungeon="goblin*2 ooze", lair=1)
    assert offered(one, "ultimate") == ["ultimate goblin", "ultimate ooze"]
    assert idle(table(hero="sorceress", party="mage", dungeon="goblin*2")) == "DR-212.U"
    assert usable("ultimate goblin", hero="sorceress", party="thief", dungeon="chest", lair=2) == ""


@pytest.mark.rule("DR-212.MU")
def test_drake_kin_discards_whole_kinds() -> None:
    s = table(hero="drake-kin", party="mage", dungeon="goblin*2 skeleton ooze", lair=2)
    assert offered(s, "ultimate") == [
        "ultimate goblin*2",
        "ultimate skeleton",
        "ultimate ooze",
        "ultimate goblin*2 skeleton",
        "ultimate goblin*2 ooze",
        "ultimate skeleton ooze",
    ]
    after = do(s, "ultimate goblin*2 ooze")
    assert (dungeon(after), after.lair, after.supply, after.exhausted) == ("skeleton", 2, 4, 1)
    one = table(hero="drake-kin", party="mage", dungeon="goblin*2 skeleton ooze", lair=1)
    assert offered(one, "ultimate") == ["ultimate goblin*2", "ultimate skeleton", "ultimate ooze"]
    assert idle(table(hero="drake-kin", party="mage", dungeon="goblin*2")) == "DR-212.MU"
    assert idle(table(hero="drake-kin", party="mage", dungeon="chest", lair=2)) == "DR-212.MU"


@pytest.mark.rule("DR-213.S", "DR-213.MS")
@pytest.mark.parametrize(("hero", "xp"), [("archaeologist", 0), ("tomb-raider", 5)])
def test_two_tokens_at_each_forming_and_six_back_at_the_end(hero: str, xp: int) -> None:
    s = table(hero=hero, phase="regroup", party="mage", tokens="scales*2", xp=xp)
    later = do(s, "retire", ["ring", "bait", "mage*7", "goblin"])
    assert tokens(later) == "ring scales*2 bait"
    assert "specialty" in told(s, "retire", ["ring", "bait", "mage*7", "goblin"])
    last = table(hero=hero, phase="regroup", delve=3, party="mage", tokens="scales*4 ring*2 portal*2", xp=xp)
    asked = do(last, "retire")
    assert not [event for event in story(last, "retire") if event.key == "over"]
    assert "discard ring*2 scales*4" in offered(asked)
    assert all(sum(amounts(sentence)) == 6 for sentence in offered(asked))
    over = do(asked, "discard ring*2 scales*2 portal*2")
    assert tokens(over) == "scales*2"
    assert story(asked, "discard ring*2 scales*2 portal*2")[-1].key == "over"


def amounts(sentence: str) -> list[int]:
    """The numbers of a sentence's items."""
    return [int(item.partition("*")[2] or 1) for item in sentence.split()[1:]]


@pytest.mark.rule("DR-213.S")
def test_archaeologist_draws_before_the_first_delve() -> None:
    assert tokens(start(["ring", "bait", "mage*7", "goblin"], hero="archaeologist")) == "ring bait"


@pytest.mark.rule("DR-213.U", "DR-213.MU")
@pytest.mark.parametrize(("hero", "back"), [("archaeologist", 2), ("tomb-raider", 1)])
def test_digging_for_two_tokens(hero: str, back: int) -> None:
    laid: dict[str, Any] = {"hero": hero, "party": "mage", "dungeon": "chest", "lair": 3, "tokens": "scales"}
    assert usable("ultimate", **laid) == "MLDR"
    assert usable("ultimate", **laid, options={"ultimate_phase": "monster"}) == "MLDR"
    assert usable("ultimate", **laid, exhausted=1) == ""
    assert usable("ultimate", **laid, box="") == ""
    s = table(**laid)
    dug = do(s, "ultimate", ["ring", "bait"])
    assert (tokens(dug), dug.exhausted) == ("ring scales bait", 1)
    assert {sum(amounts(sentence)) for sentence in offered(dug)} == {back}
    kept = {
        2: {"discard ring scales", "discard ring bait", "discard scales bait"},
        1: {"discard ring", "discard scales", "discard bait"},
    }
    assert set(offered(dug)) == kept[back]
    after = do(dug, offered(dug)[0])
    assert (sum(after.player.tokens), sum(after.box), phase(after)) == (3 - back, 33 + back, "monster")
    regroup = do(table(**{**laid, "dungeon": ""}, phase="regroup"), "ultimate", ["ring", "ring"])
    assert phase(do(regroup, offered(regroup)[0])) == "regroup"
    scant = do(table(**laid, box="bait"), "ultimate", ["bait"])
    assert tokens(scant) == "scales bait"


@pytest.mark.rule("DR-214.S", "DR-214.MS", "DR-227")
@pytest.mark.parametrize("hero", ["leprechaun", "clurichaun"])
def test_potions_rolled_become_chests(hero: str) -> None:
    s = table(hero=hero, phase="regroup", level=3, party="mage", exhausted=1)
    assert dungeon(do(s, "descend", ["potion*2 chest goblin"])) == "goblin chest*3"
    assert "specialty" in told(s, "descend", ["potion goblin*3"])
    again = table(hero=hero, party="mage scroll", dungeon="goblin*2 potion", tokens="parchment")
    assert dungeon(do(again, "reroll goblin*2 with scroll", ["potion ooze"])) == "ooze chest potion"
    assert dungeon(do(again, "use parchment potion", ["potion"])) == "goblin*2 chest"


@pytest.mark.rule("DR-214.S", "DR-214.MS")
@pytest.mark.parametrize(("hero", "xp"), [("leprechaun", 0), ("clurichaun", 5)])
def test_all_gold_is_lost_at_the_end(hero: str, xp: int) -> None:
    last = table(hero=hero, phase="regroup", delve=3, level=2, party="mage", tokens="scales*4 portal", xp=xp)
    over = do(last, "retire")
    assert (tokens(over), over.player.xp, sum(over.box)) == ("", xp + 2, 36)
    assert [event.key for event in story(last, "retire")][-2:] == ["tokens-discarded", "over"]
    earlier = table(hero=hero, phase="regroup", delve=2, level=2, party="mage", tokens="scales", xp=xp)
    assert tokens(do(earlier, "retire", ["mage*7", "goblin"])) == "scales"


@pytest.mark.rule("DR-214.U")
def test_leprechaun_turns_a_monster_to_a_chest() -> None:
    s = table(hero="leprechaun", party="mage", dungeon="goblin*2 ooze")
    assert offered(s, "ultimate") == ["ultimate goblin", "ultimate ooze"]
    after = do(s, "ultimate goblin")
    assert (dungeon(after), after.supply, after.exhausted) == ("goblin ooze chest", 4, 1)
    assert idle(table(hero="leprechaun", party="mage", dungeon="chest")) == "DR-214.U"


@pytest.mark.rule("DR-214.MU")
def test_clurichaun_turns_one_and_sends_another_away() -> None:
    s = table(hero="clurichaun", party="mage", dungeon="goblin*2 ooze")
    assert offered(s, "ultimate") == ["ultimate goblin*2", "ultimate goblin ooze", "ultimate goblin", "ultimate ooze"]
    for sentence, left in (
        ("ultimate goblin*2", "ooze chest"),
        ("ultimate goblin ooze", "goblin chest"),
        ("ultimate ooze", "goblin*2 chest"),
    ):
        after = do(s, sentence)
        assert (dungeon(after), after.supply, after.exhausted) == (left, 7 - sum(after.dungeon), 1)
    assert idle(table(hero="clurichaun", party="mage", dungeon="potion")) == "DR-214.MU"


@pytest.mark.rule("DR-215.S", "DR-215.MS")
def test_dwarf_sets_out_with_five_dice() -> None:
    s = start(["mage*5", "goblin"], hero="dwarf")
    assert (party(s), s.graveyard, s.out) == ("mage*5", 2, 0)
    later = do(table(hero="berserker", phase="regroup", party="mage", xp=5), "retire", ["thief*5", "goblin"])
    assert (party(later), later.graveyard) == ("thief*5", 2)


@pytest.mark.rule("DR-215.S", "DR-215.MS")
@pytest.mark.parametrize("hero", ["dwarf", "berserker"])
def test_a_champion_that_fells_two_is_rolled_again(hero: str) -> None:
    s = table(hero=hero, party="champion mage", graveyard=5, dungeon="goblin*3 ooze*2 chest*2", exhausted=1)
    after = do(s, "fight champion goblin*2", ["thief"])
    assert (party(after), after.graveyard, dungeon(after)) == ("mage thief", 5, "goblin ooze*2 chest*2")
    assert told(s, "fight champion goblin*2", ["thief"]) == ["fought", "specialty", "returned"]
    single = do(s, "fight champion goblin")
    assert (party(single), single.graveyard) == ("mage", 6)
    other = do(s, "fight mage ooze*2")
    assert (party(other), other.graveyard) == ("champion", 6)
    chests = table(hero=hero, phase="loot", party="champion mage", dungeon="chest*2")
    assert party(do(chests, "open champion*2", ["ring", "bait"])) == "mage"


@pytest.mark.rule("DR-215.U")
def test_dwarf_discards_with_his_champions_and_rolls_them() -> None:
    s = table(hero="dwarf", party="champion*2 mage", graveyard=4, dungeon="goblin*2 ooze*2")
    assert "ultimate goblin ooze" in offered(s)
    assert not [sentence for sentence in offered(s, "ultimate") if sum(amounts(sentence)) > 2]
    after = do(s, "ultimate goblin*2", ["champion scroll"])
    assert (party(after), dungeon(after), after.graveyard) == ("mage champion scroll", "ooze*2", 4)
    assert (after.exhausted, after.supply) == (1, 5)
    assert idle(table(hero="dwarf", party="mage", dungeon="goblin")) == "DR-215.U"
    assert usable("ultimate goblin", hero="dwarf", party="champion", dungeon="chest") == ""
    one = do(s, "ultimate ooze", ["mage*2"])
    assert (party(one), dungeon(one)) == ("mage*3", "goblin*2 ooze")


@pytest.mark.rule("DR-215.MU")
def test_berserker_raises_four_and_may_not_retire() -> None:
    s = table(hero="berserker", party="mage", graveyard=6, dungeon="goblin", xp=5)
    raged = do(s, "ultimate", ["champion*2 thief scroll"])
    assert (party(raged), raged.graveyard) == ("mage thief champion*2 scroll", 2)
    assert (raged.exhausted, raged.berserk) == (1, 1)
    few = do(table(hero="berserker", party="mage*4", graveyard=3, dungeon="goblin"), "ultimate", ["mage*3"])
    assert (party(few), few.graveyard) == ("mage*7", 0)
    laid: dict[str, Any] = {"hero": "berserker", "party": "mage", "lair": 3}
    assert usable("ultimate", **laid) == "MLD"
    assert usable("ultimate", **{**laid, "party": "mage*7"}) == ""
    regroup = do(do(raged, "fight mage goblin"), "go on")
    assert (phase(regroup), offered(regroup)) == ("regroup", ["descend"])
    assert refused(regroup, "retire")[1] == "DR-215.MU"
    deeper = do(regroup, "descend", ["chest*2"])
    assert deeper.berserk


@pytest.mark.rule("DR-215.MU")
def test_how_a_berserker_leaves() -> None:
    laid: dict[str, Any] = {
        "hero": "berserker",
        "party": "mage cleric thief",
        "graveyard": 4,
        "berserk": 1,
        "exhausted": 1,
        "xp": 5,
    }
    over_dragon = do(table(**laid, phase="dragon", lair=3), "dragon cleric mage thief", ["ring"])
    assert "retire" in offered(over_dragon)
    next_level = do(do(over_dragon, "descend", ["dragon*2"]), "go on")
    assert (phase(next_level), offered(next_level)) == ("regroup", ["descend", "use ring"])
    assert "retire" in offered(table(**laid, phase="regroup", level=10))
    portal = table(**laid, phase="regroup", level=4, tokens="portal")
    assert offered(portal) == ["descend", "use portal"]
    assert do(portal, "use portal", ["mage*5", "goblin"]).player.xp == 9
    fled = do(table(**laid, dungeon="goblin"), "flee", ["mage*5", "goblin"])
    assert (fled.turn, fled.berserk) == (1, 0)
    assert "retire" in offered(table(**{**laid, "berserk": 0}, phase="regroup"))


@pytest.mark.rule("DR-216.S", "DR-216.MS")
@pytest.mark.parametrize("hero", ["tracker", "ranger"])
def test_one_goblin_a_level_is_rolled_again(hero: str) -> None:
    s = table(hero=hero, party="mage", dungeon="goblin*2 ooze", exhausted=1)
    assert offered(s, "reroll") == ["reroll goblin with hero"]
    after = do(s, "reroll goblin with hero", ["dragon"])
    assert (dungeon(after), after.lair, party(after)) == ("goblin ooze", 1, "mage")
    assert not offered(after, "reroll")
    assert "specialty" in told(s, "reroll goblin with hero", ["ooze"])
    descended = do(table(hero=hero, phase="regroup", party="mage", used=1, exhausted=1), "descend", ["goblin chest"])
    assert offered(descended, "reroll") == ["reroll goblin with hero"]
    assert not offered(table(hero=hero, party="mage", dungeon="skeleton chest potion"), "reroll")


@pytest.mark.rule("DR-216.U")
def test_tracker_discards_one_monster() -> None:
    s = table(hero="tracker", party="mage", dungeon="goblin*2 ooze")
    assert offered(s, "ultimate") == ["ultimate goblin", "ultimate ooze"]
    after = do(s, "ultimate goblin")
    assert (dungeon(after), after.supply, after.exhausted, party(after)) == ("goblin ooze", 5, 1, "mage")
    assert usable("ultimate goblin", hero="tracker", party="mage", dungeon="goblin", lair=3) == "M"
    assert idle(table(hero="tracker", party="mage", dungeon="chest")) == "DR-216.U"


@pytest.mark.rule("DR-216.MU")
def test_ranger_discards_one_of_each_kind() -> None:
    s = table(hero="ranger", party="mage", dungeon="goblin*3 ooze*2 chest")
    assert offered(s, "ultimate") == ["ultimate"]
    after = do(s, "ultimate")
    assert (dungeon(after), after.supply, after.exhausted) == ("goblin*2 ooze chest", 3, 1)
    assert usable("ultimate", hero="ranger", party="mage", dungeon="goblin", lair=3) == "M"
    assert idle(table(hero="ranger", party="mage", dungeon="chest")) == "DR-216.MU"


@pytest.mark.rule("DR-217.S", "DR-217.MS")
def test_the_guild_sends_eight_dice() -> None:
    s = start(["mage*8", "goblin"], hero="guild-leader")
    assert (party(s), s.graveyard) == ("mage*8", 0)
    later = do(table(hero="guild-master", phase="regroup", party="mage", xp=5), "retire", ["thief*8", "goblin"])
    assert party(later) == "thief*8"


@pytest.mark.rule("DR-217.U")
def test_guild_leader_sets_one_die() -> None:
    s = table(hero="guild-leader", party="mage", dungeon="goblin", lair=1)
    assert len(offered(s, "ultimate")) == 15
    assert not [sentence for sentence in offered(s, "ultimate") if len(sentence.split()) > 4]
    for sentence, lies in (
        ("ultimate mage -> scroll", ("scroll", "goblin", 1)),
        ("ultimate goblin -> chest", ("mage", "chest", 1)),
        ("ultimate goblin -> dragon", ("mage", "", 2)),
        ("ultimate dragon -> potion", ("mage", "goblin potion", 0)),
    ):
        after = do(s, sentence)
        assert ((party(after), dungeon(after), after.lair), after.exhausted) == (lies, 1)
        assert told(s, sentence)[:2] == ["ultimate", "die-set"]
    assert "ultimate mage -> mage" not in offered(s)
    assert "ultimate goblin -> chest" in offered(table(hero="guild-leader", party="", dungeon="goblin"))


@pytest.mark.rule("DR-217.U")
def test_where_the_level_goes_on_after_a_die_was_set() -> None:
    laid: dict[str, Any] = {"hero": "guild-leader", "party": "mage", "dungeon": "chest", "lair": 3}
    assert usable("ultimate dragon -> goblin", **laid) == "MLD"
    assert usable("ultimate dragon -> goblin", **laid, options={"ultimate_phase": "monster"}) == "M"
    dragon = table(**laid, phase="dragon")
    back = do(dragon, "ultimate dragon -> goblin")
    assert (phase(back), back.lair, dungeon(back)) == ("monster", 2, "goblin chest")
    looting = do(dragon, "ultimate dragon -> potion")
    assert (phase(looting), looting.lair, dungeon(looting)) == ("loot", 2, "chest potion")
    deeper = do(dragon, "ultimate chest -> dragon")
    assert (phase(deeper), deeper.lair) == ("dragon", 4)
    armed = do(dragon, "ultimate mage -> thief")
    assert (phase(armed), party(armed), armed.lair) == ("loot", "thief", 3)
    assert phase(do(table(**{**laid, "dungeon": ""}, phase="dragon"), "ultimate mage -> thief")) == "dragon"
    loot = table(**{**laid, "dungeon": "chest potion"}, phase="loot")
    assert phase(do(loot, "ultimate chest -> goblin")) == "monster"
    assert phase(do(loot, "ultimate chest -> potion")) == "loot"


@pytest.mark.rule("DR-217.MU")
def test_guild_master_sets_a_die_of_each_kind() -> None:
    s = table(hero="guild-master", party="mage", dungeon="goblin", lair=1, xp=5)
    assert len(offered(s, "ultimate")) == 5 + 10 + 50
    after = do(s, "ultimate mage -> champion dragon -> ooze")
    assert (party(after), dungeon(after), after.lair, after.exhausted) == ("champion", "goblin ooze", 0, 1)
    assert party(do(s, "ultimate mage -> scroll")) == "scroll"
    assert dungeon(do(s, "ultimate goblin -> chest")) == "chest"
    dragon = table(hero="guild-master", phase="dragon", party="mage", lair=3, xp=5)
    assert phase(do(dragon, "ultimate mage -> thief dragon -> goblin")) == "monster"
    laid: dict[str, Any] = {"hero": "guild-master", "party": "mage", "lair": 3, "xp": 5}
    assert usable("ultimate mage -> thief", **laid) == usable("ultimate dragon -> ooze", **laid) == "MLD"


@pytest.mark.rule("DR-218.S", "DR-218.MS")
def test_the_time_traveler_brings_one_of_each() -> None:
    s = start(["goblin"], hero="time-traveler")
    assert (party(s), s.graveyard) == ("fighter cleric mage thief champion*2 scroll", 0)
    later = do(table(hero="time-lady", phase="regroup", party="mage", xp=5), "retire", ["goblin"])
    assert party(later) == "fighter cleric mage thief champion*2 scroll"


@pytest.mark.rule("DR-218.U")
def test_time_traveler_pays_a_token_for_the_dragon() -> None:
    laid: dict[str, Any] = {
        "hero": "time-traveler",
        "party": "scroll",
        "dungeon": "chest",
        "lair": 3,
        "tokens": "ring parchment",
    }
    assert usable("ultimate ring", **laid) == "D"
    assert usable("ultimate ring", **{**laid, "lair": 2}) == ""
    s = table(**laid, phase="dragon", box="")
    assert offered(s, "ultimate") == ["ultimate parchment", "ultimate ring"]
    after = do(s, "ultimate ring", ["ring"])
    assert (tokens(after), after.player.xp, after.lair, after.slain) == ("parchment ring", 1, 0, 1)
    assert (phase(after), after.exhausted, after.supply, party(after)) == ("regroup", 1, 7, "scroll")
    assert "dragon-slain" in told(s, "ultimate ring", ["ring"])
    assert idle(table(**{**laid, "tokens": ""}, phase="dragon")) == "DR-218.U"


@pytest.mark.rule("DR-218.MU")
def test_time_lady_pays_a_token_or_a_scroll() -> None:
    laid: dict[str, Any] = {"hero": "time-lady", "party": "scroll mage", "lair": 4, "tokens": "ring", "xp": 5}
    assert usable("ultimate scroll", **laid) == usable("ultimate ring", **laid) == "D"
    s = table(**laid, phase="dragon")
    assert offered(s, "ultimate") == ["ultimate ring", "ultimate scroll"]
    after = do(s, "ultimate scroll", ["scales"])
    assert (party(after), after.graveyard, tokens(after)) == ("mage", 6, "ring scales")
    assert (after.player.xp, after.lair, after.supply, after.exhausted) == (6, 0, 7, 1)
    paid = do(s, "ultimate ring", ["scales"])
    assert (party(paid), tokens(paid)) == ("mage scroll", "scales")
    assert idle(table(**{**laid, "tokens": "", "party": "mage"}, phase="dragon")) == "DR-218.MU"


@pytest.mark.rule("DR-227")
def test_a_rolled_face_is_changed_before_anything_reads_it() -> None:
    s = table(hero="alchemist", phase="regroup", level=1, party="mage", exhausted=1)
    log = story(s, "descend", ["chest ooze"])
    assert [event.data["dice"] for event in log if event.key == "level"] == [[("ooze", 1), ("potion", 1)]]
    turned = do(table(hero="leprechaun", party="mage", dungeon="goblin potion"), "ultimate goblin")
    assert dungeon(turned) == "chest potion"
    assert allies(turned) == ""
