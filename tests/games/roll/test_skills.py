"""Rules of all heroes (DR-90 to DR-99)."""

from __future__ import annotations

import pytest

from souterrain.games.roll.content.heroes import HEROES
from tests.games.roll.tables import do, dungeon, offered, party, phase, refused, start, table, tokens, told, why_not

SEVEN = "fighter cleric mage thief champion scroll*2"


@pytest.mark.quick
@pytest.mark.rule("DR-90")
def test_an_ultimate_is_for_once_per_delve() -> None:
    s = table(hero="minstrel", party="mage", dungeon="goblin", lair=2)
    after = do(s, "ultimate")
    assert (after.exhausted, after.lair) == (1, 0)
    assert refused(after, "ultimate") == ("ultimate-spent", "DR-90")
    assert why_not(after, "ultimate").data == {"hero": "minstrel"}
    assert not offered(after, "ultimate")
    fresh = do(after, "flee", rolls=[SEVEN, "dragon"])
    assert fresh.exhausted == 0
    assert "ultimate" in offered(fresh)


@pytest.mark.rule("DR-90")
def test_a_specialty_is_used_as_often_as_its_text_allows() -> None:
    s = table(hero="spellsword", party="fighter*3", dungeon="ooze*6")
    for _ in range(3):
        s = do(s, "fight fighter ooze*2")
    assert phase(s) == "regroup"
    dragon = table(hero="spellsword", phase="dragon", party="fighter*2 cleric", lair=3)
    assert "dragon fighter*2 cleric" in offered(dragon)


@pytest.mark.rule("DR-90")
def test_the_hero_as_a_companion_is_spent_like_any_ultimate() -> None:
    s = table(hero="crusader", party="mage", dungeon="goblin", exhausted=1)
    assert refused(s, "fight hero:fighter goblin") == ("ultimate-spent", "DR-90")


@pytest.mark.quick
@pytest.mark.rule("DR-91")
@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero.master], ids=lambda hero: str(hero.novice.name))
def test_a_hero_turns_at_five_xp_at_the_end_of_a_delve(hero: object) -> None:
    assert isinstance(hero, type(HEROES[0]))
    assert hero.master is not None
    novice, master = hero.novice.name, hero.master.name
    below = table(hero=novice, phase="regroup", level=4, delve=3)
    assert do(below, "retire").side.name == novice
    at = table(hero=novice, phase="regroup", level=5, delve=3)
    assert do(at, "retire").side.name == master


@pytest.mark.rule("DR-91")
def test_a_hero_turns_in_mid_delve_and_tokens_do_not_count() -> None:
    s = table(hero="spellsword", phase="dragon", party="fighter*2 cleric", lair=3, xp=3, tokens="portal*4 scales*6")
    novice = do(s, "dragon fighter*2 cleric", rolls=["ring"])
    assert (novice.players[0].xp, novice.side.name) == (4, "spellsword")
    s = table(hero="spellsword", phase="dragon", party="fighter*2 cleric", lair=3, xp=4)
    master = do(s, "dragon fighter*2 cleric", rolls=["ring"])
    assert (master.players[0].xp, master.side.name, phase(master)) == (5, "battlemage", "regroup")


@pytest.mark.rule("DR-91")
def test_a_hero_turns_once() -> None:
    for hero, turns in (("spellsword", 1), ("battlemage", 0), ("lancer", 0)):
        s = table(hero=hero, phase="regroup", level=5, xp=4, delve=3)
        assert told(s, "retire").count("mastered") == turns


@pytest.mark.rule("DR-92")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_a_spent_ultimate_stays_spent_and_an_unspent_one_becomes_the_masters(exhausted: int) -> None:
    s = table(hero="spellsword", phase="loot", party="thief mage", dungeon="chest*2", box="", xp=4, exhausted=exhausted)
    s = do(s, "open mage")
    assert (s.side.name, s.exhausted) == ("battlemage", exhausted)
    if exhausted:
        assert refused(s, "ultimate") == ("ultimate-spent", "DR-90")
    else:
        assert phase(do(s, "ultimate")) == "regroup"
    assert refused(s, "open hero:mage") == ("hero-no-companion", "DR-97")


@pytest.mark.rule("DR-92")
def test_the_masters_specialty_holds_at_once_but_forming_waits_for_the_next_delve() -> None:
    s = table(hero="mercenary", phase="loot", party="thief fighter", dungeon="chest", box="", xp=4, tokens="parchment")
    s = do(s, "open thief")
    s = do(do(s, "go on"), "descend", rolls=["goblin skeleton"])
    assert "fight fighter goblin skeleton" in offered(s)
    s = do(s, "flee", rolls=[SEVEN, "goblin"])
    assert (s.frames, phase(s)) == ((), "monster")
    novice = table(hero="mercenary", party="fighter", dungeon="goblin skeleton")
    assert do(novice, "flee", rolls=[SEVEN]).frames


@pytest.mark.rule("DR-92")
def test_the_masters_rolled_faces_are_for_later_rolls() -> None:
    novice = table(hero="viking", party="champion", dungeon="goblin", tokens="parchment")
    assert dungeon(do(novice, "use parchment goblin", rolls=["skeleton"])) == "skeleton"
    s = table(hero="viking", phase="loot", party="champion*2", dungeon="chest*2", box="", xp=4, tokens="parchment")
    s = do(s, "open champion")
    assert s.side.name == "undead-viking"
    assert dungeon(do(s, "use parchment chest", rolls=["skeleton"])) == "potion"
    standing = table(hero="undead-viking", party="champion", dungeon="skeleton goblin", tokens="parchment")
    assert dungeon(do(standing, "use parchment goblin", rolls=["ooze"])) == "skeleton ooze"


@pytest.mark.rule("DR-93")
def test_hero_text_beats_the_rules() -> None:
    assert phase(do(table(hero="amazon", phase="loot", party="mage", dungeon="chest", lair=3), "go on")) == "regroup"
    assert "open scroll" in offered(table(hero="enchantress", phase="loot", party="scroll", dungeon="chest"))
    assert "open thief" in offered(table(hero="half-goblin", party="thief", dungeon="goblin chest"))
    assert "dragon mage thief" in offered(table(hero="slayer", phase="dragon", party="mage thief", lair=3))


@pytest.mark.quick
@pytest.mark.rule("DR-94")
@pytest.mark.parametrize("where", ["monster", "loot", "dragon"])
def test_an_ultimate_may_be_used_in_three_phases_or_by_option_in_one(where: str) -> None:
    foes = {"monster": "goblin", "loot": "chest", "dragon": ""}[where]
    free = table(hero="viking", phase=where, party="champion", dungeon=foes, lair=3)
    assert do(free, "ultimate").lair == 0
    options = {"ultimate_phase": "monster"}
    strict = table(hero="viking", phase=where, party="champion", dungeon=foes, lair=3, options=options)
    if where == "monster":
        assert "ultimate" in offered(strict)
    else:
        assert refused(strict, "ultimate") == ("ultimate-not-now", "DR-94")
        assert not offered(strict, "ultimate")


@pytest.mark.rule("DR-94")
def test_an_ultimate_is_not_for_regroup_unless_its_text_says_so() -> None:
    s = table(hero="viking", phase="regroup", party="champion", lair=2)
    assert refused(s, "ultimate") == ("ultimate-not-now", "DR-94")
    assert "ultimate" in offered(table(hero="amazon", phase="regroup", party="mage"))


@pytest.mark.rule("DR-94")
def test_an_ultimate_must_change_something() -> None:
    s = table(hero="viking", party="champion", dungeon="goblin")
    assert refused(s, "ultimate") == ("ultimate-changes-nothing", "DR-209.U")
    assert not offered(s, "ultimate")


@pytest.mark.rule("DR-94")
def test_a_text_that_names_a_phase_beats_the_option() -> None:
    options = {"ultimate_phase": "monster"}
    dig = table(hero="archaeologist", phase="regroup", party="mage", options=options)
    assert "ultimate" in offered(dig)
    loot = table(hero="scout", phase="loot", party="mage", dungeon="chest")
    assert refused(loot, "ultimate") == ("ultimate-not-now", "DR-211.U")
    early = table(hero="time-traveler", party="mage", dungeon="goblin", lair=3, tokens="ring")
    assert refused(early, "ultimate ring") == ("ultimate-not-now", "DR-218.U")


@pytest.mark.rule("DR-94")
def test_the_hero_as_a_companion_keeps_to_the_phases_too() -> None:
    for options, there in (({}, True), ({"ultimate_phase": "monster"}, False)):
        s = table(hero="spellsword", phase="loot", party="scroll", dungeon="chest", options=options)
        assert ("open hero:fighter" in offered(s)) is there
        if not there:
            assert refused(s, "open hero:mage") == ("ultimate-not-now", "DR-94")


@pytest.mark.rule("DR-94")
def test_an_ultimate_is_said_as_its_text_has_it() -> None:
    s = table(hero="mercenary", party="mage", dungeon="goblin*3")
    assert refused(s, "ultimate") == ("ultimate-otherwise", "DR-202.U")
    assert refused(s, "ultimate goblin*3") == ("ultimate-otherwise", "DR-202.U")
    assert refused(s, "ultimate ooze") == ("no-such-die", "DR-202.U")
    assert refused(s, "ultimate dragon") == ("no-such-die", "DR-202.U")
    bribe = table(hero="time-lady", phase="dragon", party="mage", lair=3, tokens="ring")
    assert refused(bribe, "ultimate bait") == ("token-not-held", "DR-84")
    assert refused(table(hero="spellsword", party="mage", dungeon="goblin"), "ultimate goblin") == (
        "hero-fights-along",
        "DR-97",
    )


@pytest.mark.rule("DR-95")
def test_a_card_refreshes_any_number_of_times() -> None:
    s = table(hero="lancer", party="mage", dungeon="goblin*2", exhausted=1, tokens="ring*2")
    assert refused(s, "ultimate goblin") == ("ultimate-spent", "DR-90")
    for _ in range(2):
        s = do(s, "refresh ring")
        assert s.exhausted == 0
        s = do(s, "ultimate goblin", rolls=["goblin"])
    assert (s.exhausted, tokens(s)) == (1, "")
    virtuoso = table(hero="virtuoso", party="champion*2", dungeon="goblin*3 ooze*2", exhausted=1)
    virtuoso = do(virtuoso, "fight champion goblin*2")
    assert virtuoso.exhausted == 0
    virtuoso = do(do(virtuoso, "ultimate goblin"), "fight champion ooze*2")
    assert virtuoso.exhausted == 0


@pytest.mark.rule("DR-95")
def test_refreshing_is_the_lancers_and_only_while_exhausted() -> None:
    s = table(hero="lancer", party="mage", dungeon="goblin", tokens="ring")
    assert refused(s, "refresh ring") == ("already-ready", "DR-223.S")
    tired = table(hero="lancer", party="mage", dungeon="goblin", exhausted=1, tokens="ring")
    assert refused(tired, "refresh bait") == ("token-not-held", "DR-84")
    assert refused(tired, "refresh") == ("badly-said", "DR-223.S")
    assert refused(table(party="mage", dungeon="goblin"), "refresh ring") == ("not-your-skill", "DR-223.S")
    regroup = table(hero="lancer", phase="regroup", party="mage", exhausted=1, tokens="ring")
    assert refused(regroup, "refresh ring") == ("not-in-phase", "DR-223.S")


@pytest.mark.quick
@pytest.mark.rule("DR-96")
def test_allies_fight_open_drink_and_face_the_dragon_as_their_kind() -> None:
    fight = table(party="", dungeon="goblin*2", allies="ally:fighter ally:thief")
    assert offered(fight, "fight") == [
        "fight ally:fighter goblin*2",
        "fight ally:fighter goblin",
        "fight ally:thief goblin",
    ]
    after = do(fight, "fight ally:fighter goblin")
    assert (after.allies, after.supply, after.graveyard) == ((0, 1, 0), 5, 7)
    loot = table(phase="loot", party="", dungeon="chest*2 potion", allies="ally:thief")
    assert {"open ally:thief*2", "drink ally:thief -> mage"} <= set(offered(loot))
    dragon = table(phase="dragon", party="mage cleric", lair=3, allies="ally:fighter ally:thief")
    assert "dragon mage ally:fighter ally:thief" in offered(dragon)


@pytest.mark.rule("DR-96")
def test_allies_are_no_party_dice() -> None:
    s = table(party="scroll", graveyard=0, out=6, dungeon="goblin", allies="ally:thief", tokens="parchment elixir")
    assert refused(s, "use parchment ally:thief") == ("ally-never-rerolled", "DR-96")
    assert refused(s, "reroll ally:thief with scroll") == ("ally-never-rerolled", "DR-96")
    assert refused(s, "fight ally:fighter goblin") == ("no-such-ally", "DR-96")
    used = do(s, "fight ally:thief goblin")
    assert refused(used, "use elixir -> thief") == ("graveyard-empty", "DR-83")
    loot = table(phase="loot", party="", graveyard=1, out=6, dungeon="potion*2", allies="ally:thief")
    assert refused(loot, "drink ally:thief*2 -> mage*2") == ("too-many-potions", "DR-96")


@pytest.mark.rule("DR-96")
def test_allies_return_at_regroup_and_when_the_delve_ends() -> None:
    s = table(phase="loot", party="mage", dungeon="chest", allies="ally:thief", lair=1)
    regroup = do(s, "go on")
    assert (regroup.allies, regroup.supply) == ((0, 0, 0), 6)
    fled = do(table(party="", dungeon="goblin", allies="ally:thief"), "flee", rolls=[SEVEN, "goblin"])
    assert (fled.allies, fled.supply) == ((0, 0, 0), 6)


@pytest.mark.quick
@pytest.mark.rule("DR-97")
@pytest.mark.parametrize(
    ("where", "sentence", "rolls"),
    [
        ("monster", "fight hero:mage ooze*2", []),
        ("loot", "open hero:fighter", ["ring"]),
        ("loot", "drink hero:fighter -> mage", []),
        ("dragon", "dragon cleric thief hero:fighter", ["ring"]),
    ],
)
def test_the_hero_as_a_companion_is_spent_by_the_action(where: str, sentence: str, rolls: list[str]) -> None:
    foes = {"monster": "ooze*2", "loot": "chest potion", "dragon": ""}[where]
    s = table(hero="spellsword", phase=where, party="cleric thief", dungeon=foes, lair=3)
    after = do(s, sentence, rolls=rolls)
    dead = 2 if where == "dragon" else 0
    brought = 1 if sentence.startswith("drink") else 0
    assert (after.exhausted, after.graveyard) == (1, 5 + dead - brought)
    assert after.allies == (0, 0, 0)


@pytest.mark.rule("DR-97")
def test_the_hero_is_one_companion_once() -> None:
    s = table(hero="spellsword", phase="dragon", party="cleric thief", lair=3)
    assert offered(s, "dragon") == ["dragon cleric thief hero:fighter"]
    assert refused(s, "dragon cleric thief hero:mage") == ("named-otherwise", "DR-97")
    beside_a_fighter = table(hero="spellsword", phase="dragon", party="fighter thief", lair=3)
    assert offered(beside_a_fighter, "dragon") == ["dragon fighter thief hero:mage"]
    fights = offered(table(hero="spellsword", party="thief", dungeon="goblin*2 ooze*2 skeleton"), "fight")
    assert [fight for fight in fights if "hero" in fight] == [
        "fight hero:mage ooze*2",
        "fight hero:fighter goblin*2",
        "fight hero:fighter ooze",
        "fight hero:fighter skeleton",
        "fight hero:fighter goblin",
    ]
    assert refused(s, "dragon cleric hero:fighter hero:mage") == ("hero-once", "DR-97")
    assert refused(s, "dragon cleric hero:mage*2") == ("hero-once", "DR-97")
    assert refused(s, "dragon cleric thief hero:cleric") == ("hero-no-companion", "DR-97")
    loot = table(hero="spellsword", phase="loot", party="", graveyard=1, out=6, dungeon="potion*2")
    assert refused(loot, "drink hero:mage*2 -> mage*2") == ("too-many-potions", "DR-97")


@pytest.mark.quick
@pytest.mark.rule("DR-98")
def test_acting_as_another_kind_holds_for_dice_and_tokens_in_fights_and_at_chests() -> None:
    s = table(hero="minstrel", party="mage thief", dungeon="ooze*3", tokens="sceptre tools")
    said = offered(s, "fight")
    for source in ("mage", "thief", "sceptre", "tools"):
        assert f"fight {source} ooze*3" in said
    loot = table(hero="minstrel", phase="loot", party="mage fighter", dungeon="chest*2", tokens="sceptre sword")
    assert offered(loot, "open") == [
        "open fighter",
        "open mage*2",
        "open mage",
        "open sword",
        "open sceptre*2",
        "open sceptre",
    ]


@pytest.mark.rule("DR-98")
def test_against_the_dragon_each_is_assigned_one_kind() -> None:
    s = table(hero="spellsword", phase="dragon", party="fighter*3 mage*2 cleric", lair=3, tokens="sword", exhausted=1)
    assert set(offered(s, "dragon")) == {
        "dragon fighter*2 cleric",
        "dragon fighter cleric mage",
        "dragon fighter cleric sword",
        "dragon cleric mage*2",
        "dragon cleric mage sword",
    }
    assert refused(s, "dragon fighter*3") == ("three-kinds", "DR-51")
    assert refused(s, "dragon fighter mage*2") == ("three-kinds", "DR-51")
    plain = table(phase="dragon", party="fighter*2 cleric", lair=3)
    assert refused(plain, "dragon fighter*2 cleric") == ("three-kinds", "DR-51")


@pytest.mark.quick
@pytest.mark.rule("DR-99")
def test_one_extra_monster_of_any_kind() -> None:
    s = table(hero="commander", party="fighter mage", dungeon="goblin*2 skeleton*2 ooze")
    assert set(offered(s, "fight")) == {
        "fight fighter goblin",
        "fight fighter goblin*2",
        "fight fighter goblin skeleton",
        "fight fighter goblin*2 skeleton",
        "fight fighter goblin ooze",
        "fight fighter goblin*2 ooze",
        "fight fighter skeleton",
        "fight fighter skeleton*2",
        "fight fighter skeleton ooze",
        "fight fighter ooze",
        "fight mage goblin",
        "fight mage skeleton",
        "fight mage ooze",
    }
    assert refused(s, "fight fighter goblin skeleton*2") == ("one-extra-only", "DR-99")
    assert refused(s, "fight fighter skeleton*2 ooze") == ("one-extra-only", "DR-99")
    assert refused(s, "fight mage goblin skeleton") == ("one-kind-only", "DR-32")
    after = do(s, "fight fighter goblin*2 ooze")
    assert (dungeon(after), party(after), after.supply) == ("skeleton*2", "mage", 5)


@pytest.mark.rule("DR-99")
@pytest.mark.parametrize(
    ("hero", "source", "exhausted"),
    [("bard", "champion", 0), ("tomb-queen", "thief", 0), ("cursed-seer", "cleric", 1), ("cursed-seer", "tools", 1)],
)
def test_whose_companions_defeat_one_extra(hero: str, source: str, exhausted: int) -> None:
    held = {"tokens": source} if source == "tools" else {"party": source}
    s = table(hero=hero, dungeon="goblin ooze", exhausted=exhausted, **held)  # type: ignore[arg-type]
    assert f"fight {source} goblin ooze" in offered(s)
    nobody = table(dungeon="goblin ooze", **held)  # type: ignore[arg-type]
    assert refused(nobody, f"fight {source} goblin ooze") == ("one-kind-only", "DR-32")


@pytest.mark.rule("DR-99")
def test_the_seers_bonus_stops_when_she_is_ready() -> None:
    s = table(hero="cursed-seer", party="cleric", dungeon="goblin ooze", exhausted=0)
    assert refused(s, "fight cleric goblin ooze") == ("one-kind-only", "DR-32")
    begun = start([SEVEN, "goblin"], hero="cursed-seer")
    assert refused(begun, "ultimate") == ("ultimate-spent", "DR-219.S")
