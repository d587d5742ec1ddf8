"""The eight heroes of the base game, each effect by itself (DR-201 to DR-208)."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.games.roll.state import Player
from tests.games.roll.tables import (
    SIDES,
    allies,
    do,
    dungeon,
    idle,
    named,
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


@pytest.mark.quick
@pytest.mark.rule("DR-201.S", "DR-201.MS")
@pytest.mark.parametrize("hero", ["spellsword", "battlemage"])
def test_fighters_act_as_mages_and_back(hero: str) -> None:
    s = table(hero=hero, party="fighter mage cleric", dungeon="goblin*2 ooze*2", tokens="sword sceptre", exhausted=1)
    for source in ("fighter", "mage", "sword", "sceptre"):
        assert {f"fight {source} goblin*2", f"fight {source} ooze*2"} <= set(offered(s, "fight"))
        assert f"fight {source} goblin ooze" not in offered(s)
    assert "fight cleric ooze*2" not in offered(s)
    after = do(s, "fight fighter ooze*2")
    assert (party(after), after.graveyard, dungeon(after)) == ("cleric mage", 5, "goblin*2")
    assert "specialty" in told(s, "fight fighter ooze*2")
    assert "specialty" not in told(s, "fight fighter goblin*2")


@pytest.mark.rule("DR-201.S", "DR-201.MS")
@pytest.mark.parametrize("hero", ["spellsword", "battlemage"])
def test_fighters_and_mages_before_the_dragon(hero: str) -> None:
    s = table(hero=hero, phase="dragon", lair=3, party="fighter*2 cleric", tokens="sceptre*2", exhausted=1)
    assert offered(s, "dragon") == [
        "dragon fighter*2 cleric",
        "dragon fighter cleric sceptre",
        "dragon cleric sceptre*2",
    ]
    assert "specialty" in told(s, "dragon fighter*2 cleric", ["ring"])
    assert "specialty" not in told(s, "dragon fighter cleric sceptre", ["ring"])


@pytest.mark.rule("DR-201.U")
def test_spellsword_counts_as_a_fighter_or_a_mage() -> None:
    s = table(hero="spellsword", party="cleric", dungeon="goblin*2 ooze*3")
    assert {"fight hero:fighter goblin*2", "fight hero:mage ooze*3"} <= set(offered(s, "fight"))
    assert not [sentence for sentence in offered(s) if "hero:cleric" in sentence]
    for sentence, left in (("fight hero:fighter goblin*2", "ooze*3"), ("fight hero:mage ooze*3", "goblin*2")):
        after = do(s, sentence)
        assert (dungeon(after), party(after), after.graveyard, after.exhausted) == (left, "cleric", 6, 1)
        assert not [again for again in offered(after) if "hero" in again]
        assert "ultimate" in told(s, sentence)


@pytest.mark.rule("DR-201.U")
def test_spellsword_opens_drinks_and_faces_the_dragon() -> None:
    chests = table(hero="spellsword", phase="loot", party="cleric", dungeon="chest*2")
    assert "open hero:mage*2" not in offered(chests)
    after = do(chests, "open hero:fighter", ["scales"])
    assert (tokens(after), dungeon(after), after.exhausted, party(after)) == ("scales", "chest", 1, "cleric")
    potions = table(hero="spellsword", phase="loot", party="cleric*5", dungeon="potion*3")
    assert "drink hero:mage*3 -> mage*3" not in offered(potions)
    after = do(potions, "drink hero:fighter*2 -> mage thief")
    assert (party(after), after.graveyard, after.exhausted) == ("cleric*5 mage thief", 0, 1)
    dragon = table(hero="spellsword", phase="dragon", lair=3, party="cleric thief")
    assert offered(dragon, "dragon") == ["dragon cleric thief hero:fighter"]
    after = do(dragon, "dragon cleric thief hero:fighter", ["scales"])
    assert (after.lair, after.player.xp, after.graveyard, after.exhausted) == (0, 1, 7, 1)
    narrow = table(
        hero="spellsword", phase="dragon", lair=3, party="cleric thief", options={"ultimate_phase": "monster"}
    )
    assert not offered(narrow, "dragon")


@pytest.mark.rule("DR-201.MU")
def test_battlemage_sends_every_die_away() -> None:
    laid: dict[str, Any] = {
        "hero": "battlemage",
        "party": "mage",
        "dungeon": "goblin*2 chest potion",
        "lair": 3,
        "level": 7,
    }
    s = table(**laid)
    after = do(s, "ultimate")
    assert (phase(after), dungeon(after), after.lair, after.supply, after.exhausted) == ("regroup", "", 0, 7, 1)
    assert (after.player.xp, tokens(after), party(after), after.graveyard) == (0, "", "mage", 6)
    assert told(s, "ultimate") == ["ultimate", "dice-discarded", "lair-emptied", "regroup"]
    assert "retire" in offered(after)
    assert phase(do(table(**{**laid, "party": "mage scroll", "tokens": "elixir"}), "ultimate")) == "regroup"
    assert usable("ultimate", **laid) == "MLD"
    assert usable("ultimate", **laid, options={"ultimate_phase": "monster"}) == "M"
    assert usable("ultimate", **{**laid, "dungeon": ""}) == "MLD"
    assert usable("ultimate", **{**laid, "dungeon": "", "lair": 0}) == ""
    assert usable("ultimate", **laid, exhausted=1) == ""


@pytest.mark.rule("DR-202.S")
def test_mercenary_looks_at_the_party_once_more() -> None:
    asked = start(["fighter*3 scroll*2 mage cleric"], hero="mercenary")
    assert (asked.level, dungeon(asked), asked.supply) == (0, "", 7)
    assert offered(asked)[0] == "reroll fighter*3 cleric mage scroll*2 with hero"
    assert len(offered(asked)) == 4 * 2 * 2 * 3 - 1 + 1
    after = do(asked, "reroll fighter*2 scroll*2 with hero", ["champion*4", "goblin"])
    assert (party(after), after.level, dungeon(after)) == ("fighter cleric mage champion*4", 1, "goblin")
    assert not [sentence for sentence in offered(after) if sentence.endswith("with hero")]
    kept = do(asked, "go on", ["ooze"])
    assert (party(kept), dungeon(kept)) == ("fighter*3 cleric mage scroll*2", "ooze")
    assert told(asked, "reroll mage with hero", ["mage", "goblin"]) == ["specialty", "rerolled", "level"]
    assert "specialty" not in told(asked, "go on", ["goblin"])


@pytest.mark.rule("DR-202.U")
def test_mercenary_defeats_two_monsters_of_any_kinds() -> None:
    s = table(hero="mercenary", dungeon="goblin*2 ooze chest")
    assert offered(s, "ultimate") == [
        "ultimate goblin*2",
        "ultimate goblin ooze",
        "ultimate goblin",
        "ultimate ooze",
    ]
    after = do(s, "ultimate goblin ooze")
    assert (dungeon(after), after.supply, after.exhausted, after.graveyard) == ("goblin chest", 5, 1, s.graveyard)
    assert not offered(after, "ultimate")
    assert refused(table(hero="mercenary", dungeon="goblin*3"), "ultimate goblin*3")
    assert usable("ultimate goblin", hero="mercenary", dungeon="chest", party="thief") == ""
    assert phase(do(table(hero="mercenary", party="mage*2", dungeon="goblin"), "fight mage goblin")) == "regroup"


@pytest.mark.rule("DR-202.MS")
def test_commander_fighters_defeat_one_more() -> None:
    s = table(hero="commander", party="fighter mage", dungeon="goblin*2 skeleton*2 ooze", tokens="sword")
    for source in ("fighter", "sword"):
        beaten = {sentence.removeprefix(f"fight {source} ") for sentence in offered(s, "fight") if source in sentence}
        assert beaten == {
            "goblin*2 skeleton",
            "goblin*2 ooze",
            "goblin*2",
            "goblin skeleton",
            "goblin ooze",
            "goblin",
            "skeleton*2",
            "skeleton ooze",
            "skeleton",
            "ooze",
        }
    assert "fight mage skeleton*2" not in offered(s)
    after = do(s, "fight fighter goblin*2 skeleton")
    assert (dungeon(after), after.graveyard) == ("skeleton ooze", 6)
    assert "specialty" in told(s, "fight fighter goblin*2 skeleton")
    assert "specialty" not in told(s, "fight fighter goblin*2")


@pytest.mark.rule("DR-202.MS")
def test_commander_forms_without_a_second_look() -> None:
    s = table(hero="commander", phase="regroup", party="mage")
    after = do(s, "retire", ["fighter*7", "goblin"])
    assert (party(after), after.level, phase(after)) == ("fighter*7", 1, "monster")


@pytest.mark.rule("DR-202.MU")
def test_commander_rerolls_as_a_scroll_would() -> None:
    s = table(hero="commander", party="mage*2", dungeon="goblin*2 chest", lair=1)
    assert "ultimate mage*2 goblin*2 chest" in offered(s)
    assert not [sentence for sentence in offered(s, "ultimate") if "dragon" in sentence]
    after = do(s, "ultimate mage goblin*2 chest", ["scroll", "dragon ooze potion"])
    assert (party(after), dungeon(after), after.lair) == ("mage scroll", "ooze potion", 2)
    assert (after.graveyard, after.exhausted) == (5, 1)
    laid: dict[str, Any] = {"hero": "commander", "party": "mage", "dungeon": "chest", "lair": 3}
    assert usable("ultimate mage", **laid) == usable("ultimate chest", **laid) == "MLD"
    assert usable("ultimate mage", **laid, options={"ultimate_phase": "monster"}) == "M"
    assert idle(table(hero="commander", dungeon="", lair=2)) == "DR-202.MU"
    dragon = table(**laid, phase="dragon")
    assert phase(do(dragon, "ultimate chest", ["goblin"])) == "monster"
    assert phase(do(dragon, "ultimate mage", ["thief"])) == "loot"
    assert phase(do(dragon, "ultimate chest", ["dragon"])) == "dragon"


@pytest.mark.rule("DR-203.S")
def test_knight_turns_scrolls_to_champions_at_forming_alone() -> None:
    s = start(["scroll*3 mage champion fighter*2", "goblin"], hero="knight")
    assert party(s) == "fighter*2 mage champion*4"
    later = table(hero="knight", party="scroll mage", dungeon="goblin")
    assert party(do(later, "reroll mage with scroll", ["scroll"])) == "scroll"


@pytest.mark.rule("DR-203.U", "DR-203.MU")
@pytest.mark.parametrize(("hero", "rule"), [("knight", "DR-203.U"), ("slayer", "DR-203.MU")])
def test_monsters_become_dragons(hero: str, rule: str) -> None:
    s = table(hero=hero, party="mage", dungeon="goblin*2 skeleton ooze chest potion", lair=1)
    assert offered(s, "ultimate") == ["ultimate"]
    after = do(s, "ultimate")
    assert (dungeon(after), after.lair, after.supply, after.exhausted, phase(after)) == (
        "chest potion",
        5,
        0,
        1,
        "monster",
    )
    assert idle(table(hero=hero, party="mage", dungeon="chest", lair=2)) == rule
    for monsters in ("goblin", "skeleton", "ooze", "goblin ooze", "skeleton ooze"):
        assert do(table(hero=hero, party="mage", dungeon=monsters), "ultimate").lair == len(monsters.split())


@pytest.mark.rule("DR-203.MS")
def test_slayer_takes_a_dragon_with_two_companions() -> None:
    s = table(hero="slayer", phase="dragon", lair=4, party="fighter*2 mage scroll", tokens="talisman")
    assert offered(s, "dragon") == ["dragon fighter mage", "dragon fighter talisman", "dragon mage talisman"]
    after = do(s, "dragon fighter talisman", ["scales"])
    assert (after.lair, after.player.xp, tokens(after), party(after)) == (0, 1, "scales", "fighter mage scroll")
    assert "specialty" in told(s, "dragon fighter mage", ["scales"])
    assert offered(table(hero="knight", phase="dragon", lair=3, party="fighter*2 mage"), "dragon") == []


@pytest.mark.rule("DR-203.MS")
def test_slayer_turns_scrolls_to_champions_too() -> None:
    s = table(hero="slayer", phase="regroup", party="mage")
    after = do(s, "retire", ["scroll*2 mage*5", "goblin"])
    assert party(after) == "mage*5 champion*2"


@pytest.mark.rule("DR-204.S", "DR-204.MS")
@pytest.mark.parametrize("hero", ["half-goblin", "chieftain"])
def test_looting_among_monsters_and_back_to_the_fight(hero: str) -> None:
    s = table(hero=hero, party="thief cleric fighter mage", dungeon="goblin chest*2 potion")
    opened = do(s, "open thief*2", ["sword", "ring"])
    assert (phase(opened), dungeon(opened), tokens(opened)) == ("monster", "goblin potion", "sword ring")
    drunk = do(opened, "drink cleric -> scroll")
    assert (phase(drunk), dungeon(drunk), party(drunk)) == ("monster", "goblin", "fighter mage scroll")
    assert "go on" not in offered(drunk)
    assert "specialty" in told(s, "open thief", ["sword"])
    assert "specialty" in told(s, "drink thief -> mage")
    fought = do(drunk, "fight fighter goblin")
    assert (phase(fought), dungeon(fought)) == ("monster", "")
    assert not offered(table(party="thief", dungeon="goblin chest potion"), "open")


@pytest.mark.rule("DR-204.S", "DR-204.MS")
@pytest.mark.parametrize("hero", ["half-goblin", "chieftain"])
def test_looting_without_monsters_does_not_end_the_monster_phase(hero: str) -> None:
    laid: dict[str, Any] = {"hero": hero, "party": "thief scroll mage", "dungeon": "chest*2 potion"}
    s = table(**laid)
    opened = do(s, "open thief", ["scales"])
    assert phase(opened) == "monster"
    assert "reroll chest with scroll" in offered(opened)
    assert phase(do(s, "drink thief -> scroll")) == "monster"
    assert "specialty" not in told(s, "open thief", ["scales"])
    assert phase(do(opened, "go on")) == "regroup"
    assert phase(do(table(**{**laid, "hero": "nobody"}), "open thief", ["scales"])) == "loot"


@pytest.mark.rule("DR-204.U")
def test_half_goblin_takes_a_goblin_for_a_thief() -> None:
    s = table(hero="half-goblin", dungeon="goblin*2 chest*2", party="mage")
    assert offered(s, "ultimate") == ["ultimate goblin"]
    after = do(s, "ultimate goblin")
    assert (dungeon(after), allies(after), after.supply, after.exhausted) == ("goblin chest*2", "ally:thief", 3, 1)
    assert {"fight ally:thief goblin", "open ally:thief*2"} <= set(offered(after))
    assert told(s, "ultimate goblin") == ["ultimate", "allies"]
    fought = do(after, "fight ally:thief goblin")
    assert (allies(fought), fought.supply, fought.graveyard, party(fought)) == ("", 5, 6, "mage")
    assert idle(table(hero="half-goblin", dungeon="skeleton ooze")) == "DR-204.U"


@pytest.mark.rule("DR-204.MU")
def test_chieftain_takes_one_or_two_goblins() -> None:
    s = table(hero="chieftain", dungeon="goblin*3", party="mage")
    assert offered(s, "ultimate") == ["ultimate goblin*2", "ultimate goblin"]
    after = do(s, "ultimate goblin*2")
    assert (dungeon(after), allies(after), after.exhausted) == ("goblin", "ally:thief*2", 1)
    dragon = table(hero="chieftain", phase="dragon", lair=3, party="mage cleric", allies="ally:thief*2", exhausted=1)
    assert offered(dragon, "dragon") == ["dragon cleric mage ally:thief"]
    slain = do(dragon, "dragon cleric mage ally:thief", ["ring"])
    assert (phase(slain), allies(slain), slain.supply) == ("regroup", "", 7)
    assert idle(table(hero="chieftain", dungeon="ooze")) == "DR-204.MU"


@pytest.mark.rule("DR-205.S", "DR-205.MS")
@pytest.mark.parametrize("hero", ["minstrel", "bard"])
def test_thieves_act_as_mages_and_back(hero: str) -> None:
    s = table(hero=hero, party="thief mage", dungeon="ooze*2 goblin", tokens="tools sceptre")
    assert {f"fight {source} ooze*2" for source in ("thief", "mage", "tools", "sceptre")} <= set(offered(s))
    assert "fight thief goblin" in offered(s)
    chests = table(hero=hero, phase="loot", party="mage fighter", dungeon="chest*3", tokens="sceptre")
    assert {"open mage*3", "open sceptre*3"} <= set(offered(chests))
    assert "open fighter*2" not in offered(chests)
    after = do(chests, "open mage*3", ["ring", "scales", "bait"])
    assert (dungeon(after), tokens(after)) == ("", "sceptre ring scales bait")
    assert "specialty" in told(chests, "open mage*2", ["ring", "scales"])
    dragon = table(hero=hero, phase="dragon", lair=3, party="thief*2 cleric", exhausted=1)
    assert offered(dragon, "dragon") == ["dragon cleric thief*2"]


@pytest.mark.rule("DR-205.U", "DR-205.MU")
@pytest.mark.parametrize("hero", ["minstrel", "bard"])
def test_the_song_empties_the_lair(hero: str) -> None:
    laid: dict[str, Any] = {"hero": hero, "party": "mage", "dungeon": "chest", "lair": 3}
    s = table(**laid, phase="dragon")
    after = do(s, "ultimate")
    assert (after.lair, after.supply, after.exhausted, phase(after)) == (0, 7, 1, "regroup")
    assert (after.player.xp, tokens(after), after.slain) == (0, "", 0)
    assert usable("ultimate", **laid) == "MLD"
    assert usable("ultimate", **{**laid, "lair": 0}) == ""
    fight = do(table(hero=hero, party="mage", dungeon="goblin", lair=1), "ultimate")
    assert (fight.lair, dungeon(fight), phase(fight)) == (0, "goblin", "monster")


@pytest.mark.rule("DR-205.MS")
def test_bard_champions_defeat_one_more() -> None:
    s = table(hero="bard", party="champion mage", dungeon="goblin*2 skeleton*2 ooze")
    assert "fight champion goblin*2 ooze" in offered(s)
    assert "fight champion goblin*2 skeleton*2" not in offered(s)
    assert not {"fight mage skeleton*2", "fight mage goblin*2"} & set(offered(s))
    after = do(s, "fight champion goblin*2 skeleton")
    assert (dungeon(after), after.graveyard) == ("skeleton ooze", 6)
    novice = table(hero="minstrel", party="champion", dungeon="goblin*2 ooze")
    assert "fight champion goblin*2 ooze" not in offered(novice)


@pytest.mark.rule("DR-206.S", "DR-206.MS")
@pytest.mark.parametrize("hero", ["enchantress", "beguiler"])
def test_scrolls_act_as_any_companion(hero: str) -> None:
    s = table(hero=hero, party="scroll thief", dungeon="goblin*2 skeleton*2 ooze*2", tokens="parchment")
    for source in ("scroll", "parchment"):
        for many in ("goblin*2", "skeleton*2", "ooze*2"):
            assert f"fight {source} {many}" in offered(s)
        assert f"fight {source} goblin ooze" not in offered(s)
    assert "reroll thief with scroll" in offered(s)
    assert "use parchment thief" in offered(s)
    fought = do(s, "fight scroll skeleton*2")
    assert (party(fought), fought.graveyard, dungeon(fought)) == ("thief", 6, "goblin*2 ooze*2")
    paid = do(s, "fight parchment skeleton*2")
    assert (party(paid), tokens(paid), paid.graveyard) == ("thief scroll", "", 5)
    assert "specialty" in told(s, "fight scroll goblin")
    chests = table(hero=hero, phase="loot", party="scroll", dungeon="chest*3", tokens="parchment", exhausted=1)
    assert {"open scroll*3", "open parchment*3"} <= set(offered(chests))
    assert not offered(table(phase="loot", party="scroll", dungeon="chest*3"), "open")


@pytest.mark.rule("DR-206.S", "DR-206.MS")
@pytest.mark.parametrize("hero", ["enchantress", "beguiler"])
def test_three_scrolls_beat_a_dragon(hero: str) -> None:
    s = table(hero=hero, phase="dragon", lair=3, party="scroll*2 mage", tokens="parchment*2", exhausted=1)
    assert offered(s, "dragon") == [
        "dragon mage scroll*2",
        "dragon mage scroll parchment",
        "dragon mage parchment*2",
        "dragon scroll*2 parchment",
        "dragon scroll parchment*2",
    ]
    after = do(s, "dragon scroll parchment*2", ["scales"])
    assert (party(after), tokens(after), after.player.xp) == ("mage scroll", "scales", 1)
    assert "specialty" in told(s, "dragon scroll parchment*2", ["scales"])


@pytest.mark.rule("DR-206.U")
def test_enchantress_turns_a_monster_to_a_potion() -> None:
    s = table(hero="enchantress", party="mage", dungeon="goblin*2 ooze potion")
    assert offered(s, "ultimate") == ["ultimate goblin", "ultimate ooze"]
    after = do(s, "ultimate goblin")
    assert (dungeon(after), after.supply, after.exhausted) == ("goblin ooze potion*2", 3, 1)
    log = story(s, "ultimate goblin")
    assert [event.key for event in log] == ["ultimate", "die-set"]
    assert log[-1].data == {"seat": 0, "die": "goblin", "face": "potion"}
    assert idle(table(hero="enchantress", dungeon="chest", party="thief")) == "DR-206.U"


@pytest.mark.rule("DR-206.MU")
def test_beguiler_turns_one_monster_and_sends_another_away() -> None:
    s = table(hero="beguiler", party="mage", dungeon="goblin*2 ooze")
    assert offered(s, "ultimate") == ["ultimate goblin*2", "ultimate goblin ooze", "ultimate goblin", "ultimate ooze"]
    for sentence, left in (
        ("ultimate goblin*2", "ooze potion"),
        ("ultimate goblin ooze", "goblin potion"),
        ("ultimate ooze", "goblin*2 potion"),
    ):
        after = do(s, sentence)
        assert (dungeon(after), after.supply) == (left, 7 - sum(after.dungeon))
        assert after.exhausted
    log = story(s, "ultimate goblin ooze")
    assert [event.data["dice"] for event in log if event.key == "dice-discarded"] == [[("ooze", 1)]]
    assert idle(table(hero="beguiler", dungeon="chest", party="thief")) == "DR-206.MU"


@pytest.mark.rule("DR-207.S", "DR-207.MS")
@pytest.mark.parametrize("hero", ["occultist", "necromancer"])
def test_clerics_act_as_mages_and_back(hero: str) -> None:
    s = table(hero=hero, party="cleric mage fighter", dungeon="skeleton*2 ooze*2", tokens="talisman sceptre")
    for source in ("cleric", "mage", "talisman", "sceptre"):
        assert {f"fight {source} skeleton*2", f"fight {source} ooze*2"} <= set(offered(s))
    assert "fight fighter ooze*2" not in offered(s)
    assert dungeon(do(s, "fight cleric ooze*2")) == "skeleton*2"
    dragon = table(hero=hero, phase="dragon", lair=3, party="cleric*2 thief", exhausted=1)
    assert offered(dragon, "dragon") == ["dragon cleric*2 thief"]
    never = table(hero=hero, phase="dragon", lair=3, party="cleric*2 mage*2", exhausted=1)
    assert offered(never, "dragon") == []


@pytest.mark.rule("DR-207.U")
def test_occultist_takes_a_skeleton_for_a_fighter() -> None:
    s = table(hero="occultist", party="thief", dungeon="goblin*3 skeleton*2")
    assert offered(s, "ultimate") == ["ultimate skeleton"]
    after = do(s, "ultimate skeleton")
    assert (dungeon(after), allies(after), after.exhausted) == ("goblin*3 skeleton", "ally:fighter", 1)
    assert "fight ally:fighter goblin*3" in offered(after)
    assert not [sentence for sentence in offered(after, "reroll") if "fighter" in sentence]
    fought = do(after, "fight ally:fighter goblin*3")
    assert (allies(fought), fought.graveyard, fought.supply) == ("", 6, 6)
    assert idle(table(hero="occultist", dungeon="goblin ooze")) == "DR-207.U"


@pytest.mark.rule("DR-207.MU")
def test_necromancer_takes_one_or_two_skeletons() -> None:
    s = table(hero="necromancer", party="thief", dungeon="goblin skeleton*3")
    assert offered(s, "ultimate") == ["ultimate skeleton*2", "ultimate skeleton"]
    after = do(s, "ultimate skeleton*2")
    assert (dungeon(after), allies(after), after.exhausted) == ("goblin skeleton", "ally:fighter*2", 1)
    loot = table(hero="necromancer", phase="loot", dungeon="chest potion", allies="ally:fighter*2", exhausted=1)
    drunk = do(loot, "drink ally:fighter -> mage")
    assert (allies(drunk), party(drunk), drunk.graveyard) == ("ally:fighter", "mage", 6)
    regrouped = do(drunk, "go on")
    assert (phase(regrouped), allies(regrouped), regrouped.supply) == ("regroup", "", 7)
    assert idle(table(hero="necromancer", dungeon="ooze")) == "DR-207.MU"


@pytest.mark.rule("DR-208.S", "DR-208.MS")
@pytest.mark.parametrize("hero", ["crusader", "paladin"])
def test_fighters_act_as_clerics_and_back(hero: str) -> None:
    s = table(hero=hero, party="fighter cleric mage", dungeon="goblin*2 skeleton*2", tokens="sword talisman")
    for source in ("fighter", "cleric", "sword", "talisman"):
        assert {f"fight {source} goblin*2", f"fight {source} skeleton*2"} <= set(offered(s))
    assert "fight mage skeleton*2" not in offered(s)
    assert dungeon(do(s, "fight cleric goblin*2")) == "skeleton*2"
    dragon = table(hero=hero, phase="dragon", lair=3, party="cleric*2 thief", exhausted=1)
    assert offered(dragon, "dragon") == ["dragon cleric*2 thief"]


@pytest.mark.rule("DR-208.U")
def test_crusader_counts_as_a_fighter_or_a_cleric() -> None:
    s = table(hero="crusader", party="mage", dungeon="goblin*2 skeleton*3")
    for sentence, left in (("fight hero:fighter goblin*2", "skeleton*3"), ("fight hero:cleric skeleton*3", "goblin*2")):
        after = do(s, sentence)
        assert (dungeon(after), party(after), after.graveyard, after.exhausted) == (left, "mage", 6, 1)
        assert not [again for again in offered(after) if "hero" in again]
    assert not [sentence for sentence in offered(s) if "hero:mage" in sentence]
    chest = do(table(hero="crusader", phase="loot", party="mage", dungeon="chest"), "open hero:fighter", ["ring"])
    assert (tokens(chest), chest.exhausted) == ("ring", 1)
    dragon = table(hero="crusader", phase="dragon", lair=3, party="mage thief")
    assert do(dragon, "dragon mage thief hero:fighter", ["ring"]).player.xp == 1


@pytest.mark.quick
@pytest.mark.rule("DR-208.MU")
def test_paladin_blesses_in_his_order() -> None:
    s = table(
        hero="paladin",
        party="mage",
        graveyard=6,
        dungeon="goblin skeleton chest*2 potion*2",
        lair=1,
        tokens="bait scales",
        box="bait ring",
        xp=5,
    )
    assert offered(s, "ultimate") == ["ultimate scales", "ultimate bait"]
    blessed = do(s, "ultimate scales", ["scales", "ring"])
    assert tokens(blessed) == "ring scales bait"
    assert (dungeon(blessed), blessed.lair, blessed.player.xp) == ("potion*2", 0, 5)
    assert all(sentence.startswith("take ") for sentence in offered(blessed))
    assert "take mage scroll" in offered(blessed)
    after = do(blessed, "take mage thief")
    assert (party(after), after.graveyard, dungeon(after), after.supply) == ("mage*2 thief", 4, "", 7)
    assert (phase(after), after.exhausted) == ("regroup", 1)
    keys = told(s, "ultimate scales", ["scales", "ring"])
    assert keys == ["ultimate", "token-used", "dice-discarded", "lair-emptied", "found", "found"]


@pytest.mark.rule("DR-208.MU")
def test_paladin_drinks_no_more_than_the_graveyard_holds() -> None:
    s = table(hero="paladin", party="mage*6", graveyard=1, dungeon="goblin potion*3", tokens="ring", xp=5)
    after = do(do(s, "ultimate ring"), "take champion")
    assert (party(after), after.graveyard, dungeon(after), phase(after)) == (
        "mage*6 champion",
        0,
        "potion*2",
        "monster",
    )
    none = table(hero="paladin", party="mage*7", dungeon="goblin potion*3", tokens="ring", xp=5)
    assert dungeon(do(none, "ultimate ring")) == "potion*3"


@pytest.mark.rule("DR-208.MU")
def test_paladin_finds_experience_when_the_box_runs_out() -> None:
    s = table(hero="paladin", party="mage", dungeon="chest*3", tokens="ring", box="", xp=5)
    after = do(s, "ultimate ring", ["ring"])
    assert (tokens(after), after.player.xp) == ("ring", 7)


@pytest.mark.rule("DR-208.MU")
def test_when_the_paladin_may_bless() -> None:
    laid: dict[str, Any] = {"hero": "paladin", "party": "mage", "dungeon": "chest", "lair": 3, "tokens": "ring"}
    assert usable("ultimate ring", **laid) == "MLD"
    assert usable("ultimate ring", **laid, options={"ultimate_phase": "monster"}) == "M"
    assert usable("ultimate ring", **{**laid, "dungeon": ""}) == "MLD"
    assert usable("ultimate ring", **{**laid, "lair": 0, "dungeon": ""}) == ""
    assert usable("ultimate ring", **{**laid, "lair": 0, "dungeon": "potion"}) == "MLD"
    assert usable("ultimate ring", **{**laid, "lair": 0, "dungeon": "potion", "party": "mage*7"}) == ""
    assert idle(table(**{**laid, "tokens": ""})) == "DR-208.MU"
    dragon = do(table(**laid, phase="dragon"), "ultimate ring", ["bait"])
    assert (phase(dragon), dragon.lair, dragon.slain, tokens(dragon)) == ("regroup", 0, 0, "bait")


@pytest.mark.parametrize(
    ("hero", "rolls", "keys"),
    [
        ("nobody", ["mage*7", "goblin"], ["party", "level"]),
        ("mercenary", ["mage*7"], ["party"]),
        ("knight", ["scroll mage*6", "goblin"], ["specialty", "party", "level"]),
        ("knight", ["mage*7", "goblin"], ["party", "level"]),
        ("viking", ["goblin"], ["specialty", "party", "level"]),
        ("scout", ["mage*7", "goblin*6"], ["party", "specialty", "scouted"]),
        ("archaeologist", ["ring", "bait", "mage*7", "goblin"], ["specialty", "found"] * 2 + ["party", "level"]),
        ("dwarf", ["mage*5", "goblin"], ["specialty", "party", "level"]),
        ("guild-leader", ["mage*8", "goblin"], ["specialty", "party", "level"]),
        ("time-traveler", ["goblin"], ["specialty", "party", "level"]),
        ("thornsinger", ["mage*7"], ["party"]),
    ],
)
def test_the_story_of_forming(hero: str, rolls: list[str], keys: list[str]) -> None:
    """A hero's change of forming is told as a use of the card (DR-122)."""
    assert told(table(hero=hero, phase="regroup", party="mage"), "retire", rolls) == ["retired", "xp", "delve", *keys]


@pytest.mark.quick
@pytest.mark.parametrize("novice", [name for name, (_, master) in SIDES.items() if not master and name != "nobody"])
def test_a_card_is_ready_again_in_the_next_delve(novice: str) -> None:
    """Each hero leads the next delve with its own side, ready unless the card says otherwise (DR-90)."""
    card, _ = SIDES[novice]
    s = table(hero="nobody", phase="regroup", party="mage", exhausted=1, others=[Player(card)])
    rolls = ["mage*7", "goblin"]
    first = {
        "mercenary": ["mage*7"],
        "viking": ["goblin"],
        "scout": ["mage*7", "goblin*6"],
        "archaeologist": ["ring", "bait", *rolls],
        "dwarf": ["mage*5", "goblin"],
        "guild-leader": ["mage*8", "goblin"],
        "time-traveler": ["goblin"],
        "thornsinger": ["mage*7"],
    }
    after = do(s, "retire", first.get(novice, rolls))
    assert (after.seat, after.exhausted) == (1, int(novice == "cursed-seer"))
    assert named(("dice",), (sum(after.party) + after.graveyard + after.out,)) == f"dice*{after.side.party_dice}"
