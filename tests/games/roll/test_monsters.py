"""Dragon faces and the monster phase (DR-20 to DR-37)."""

from __future__ import annotations

import pytest

from souterrain.core.asks import MUST
from souterrain.games.roll.game import GAME
from tests.games.roll.tables import (
    do,
    dungeon,
    offered,
    party,
    phase,
    refused,
    start,
    table,
    tokens,
    why_not,
)

SEVEN = "fighter cleric mage thief champion scroll*2"


@pytest.mark.quick
@pytest.mark.rule("DR-20")
def test_a_dragon_goes_to_the_lair_at_the_levels_roll() -> None:
    s = do(table(phase="regroup", party="mage", level=2, lair=1), "descend", rolls=["goblin dragon*2"])
    assert (dungeon(s), s.lair, s.supply) == ("goblin", 3, 3)
    assert start([SEVEN, "dragon"], heroes="none").lair == 1


@pytest.mark.rule("DR-20")
def test_a_dragon_goes_to_the_lair_after_a_reroll_and_through_an_effect() -> None:
    s = table(party="mage scroll", dungeon="goblin*2 chest", tokens="bait")
    rerolled = do(s, "reroll goblin*2 with scroll", rolls=["dragon ooze"])
    assert (dungeon(rerolled), rerolled.lair) == ("ooze chest", 1)
    baited = do(s, "use bait chest")
    assert (dungeon(baited), baited.lair) == ("goblin*2", 1)


@pytest.mark.rule("DR-21")
def test_lair_dice_stay_until_the_dragon_falls_the_lair_is_emptied_or_the_delve_ends() -> None:
    s = table(party="fighter cleric mage*2", dungeon="goblin", lair=2, level=2)
    s = do(s, "fight mage goblin")
    s = do(s, "descend", rolls=["goblin*2 dragon"])
    assert s.lair == 3
    assert do(s, "flee", rolls=[SEVEN, "goblin"]).lair == 0
    dragon = table(phase="dragon", party="fighter cleric mage", lair=4, tokens="ring")
    slain = do(dragon, "dragon fighter cleric mage", rolls=["sword"])
    assert (slain.lair, slain.supply) == (0, 7)
    assert do(dragon, "use ring").lair == 0


@pytest.mark.quick
@pytest.mark.rule("DR-22")
def test_lair_dice_are_never_rerolled() -> None:
    s = table(party="mage scroll", dungeon="goblin", lair=2, tokens="parchment")
    assert refused(s, "reroll dragon with scroll") == ("lair-never-rerolled", "DR-22")
    assert refused(s, "reroll goblin dragon*2 with scroll") == ("lair-never-rerolled", "DR-22")
    assert refused(s, "use parchment dragon") == ("lair-never-rerolled", "DR-22")
    assert not [sentence for sentence in offered(s) if "dragon" in sentence]
    after = do(s, "reroll mage goblin with scroll", rolls=["thief", "chest"])
    assert after.lair == 2


@pytest.mark.rule("DR-22")
@pytest.mark.parametrize("hero", ["commander", "ashwalker", "scribe"])
def test_no_skill_rerolls_the_lair(hero: str) -> None:
    s = table(hero=hero, party="mage", dungeon="goblin", lair=2)
    assert any(sentence.startswith(("ultimate goblin", "reroll goblin")) for sentence in offered(s))
    assert not [sentence for sentence in offered(s) if "dragon" in sentence]


@pytest.mark.rule("DR-22", "DR-93")
def test_a_card_may_say_so_explicitly() -> None:
    s = table(hero="lancer", party="mage", dungeon="goblin", lair=2)
    after = do(s, "ultimate goblin dragon*2", rolls=["ooze*2 dragon"])
    assert (dungeon(after), after.lair) == ("ooze*2", 1)


@pytest.mark.quick
@pytest.mark.rule("DR-30")
@pytest.mark.parametrize("monster", ["goblin", "skeleton", "ooze"])
def test_a_monster_holds_the_delve_up(monster: str) -> None:
    s = table(party="thief mage", dungeon=f"{monster} chest potion")
    for sentence in ("go on", "open thief", "drink mage -> mage", "descend", "dragon mage thief"):
        assert refused(s, sentence) == ("monsters-stand", "DR-30"), sentence
    assert refused(s, "retire") == ("not-in-phase", "DR-61")
    after = do(s, f"fight thief {monster}")
    assert "go on" in offered(after)


@pytest.mark.rule("DR-30")
def test_the_ways_out_are_fleeing_a_portal_and_a_heros_text() -> None:
    s = table(hero="dungeoneer", party="", dungeon="goblin", level=3, tokens="portal")
    assert sorted(offered(s)) == ["flee", "ultimate", "use portal"]
    assert do(s, "use portal", rolls=[SEVEN, "goblin*6"]).players[0].xp == 3
    assert do(s, "ultimate", rolls=[SEVEN, "goblin*6"]).players[0].xp == 3


@pytest.mark.rule("DR-31")
def test_only_active_dice_can_be_used() -> None:
    s = table(party="thief", dungeon="goblin*2")
    assert s.graveyard == 6
    assert refused(s, "fight mage goblin") == ("no-such-die", "DR-31")
    assert why_not(s, "fight mage goblin").data == {"die": "mage"}
    after = do(s, "fight thief goblin")
    assert refused(after, "fight thief goblin") == ("no-such-die", "DR-31")
    assert offered(after) == ["flee"]


@pytest.mark.rule("DR-31")
def test_a_used_die_lies_in_the_graveyard_before_its_effect() -> None:
    """The drinker can come back, and a Scroll that pays cannot re-roll itself."""
    s = table(party="scroll", graveyard=0, out=6, dungeon="goblin")
    assert refused(s, "reroll scroll with scroll") == ("no-such-die", "DR-33")
    assert do(s, "reroll goblin with scroll", rolls=["ooze"]).graveyard == 1
    drunk = do(table(phase="loot", party="mage", graveyard=0, out=6, dungeon="potion"), "drink mage -> champion")
    assert (party(drunk), drunk.graveyard) == ("champion", 0)


@pytest.mark.rule("DR-31")
@pytest.mark.parametrize(
    ("phase", "sentence", "rolls", "dead"),
    [
        ("monster", "fight mage ooze*2", [], 1),
        ("loot", "open mage", ["ring"], 1),
        ("dragon", "dragon fighter cleric mage", ["ring"], 3),
    ],
)
def test_every_use_kills_the_die(phase: str, sentence: str, rolls: list[str], dead: int) -> None:
    foes = {"monster": "ooze*2", "loot": "chest", "dragon": ""}[phase]
    s = table(phase=phase, party="fighter cleric mage scroll", dungeon=foes, lair=3)
    after = do(s, sentence, rolls=rolls)
    assert (after.graveyard, sum(after.party)) == (3 + dead, 4 - dead)
    assert after.supply == 4 if phase != "dragon" else after.supply == 7


ALL_MONSTERS = "goblin*2 skeleton*2 ooze*2"
BEATS = {
    "fighter": {"goblin", "goblin*2", "skeleton", "ooze"},
    "cleric": {"goblin", "skeleton", "skeleton*2", "ooze"},
    "mage": {"goblin", "skeleton", "ooze", "ooze*2"},
    "thief": {"goblin", "skeleton", "ooze"},
    "champion": {"goblin", "goblin*2", "skeleton", "skeleton*2", "ooze", "ooze*2"},
    "scroll": set[str](),
}


@pytest.mark.quick
@pytest.mark.rule("DR-32")
@pytest.mark.parametrize("companion", BEATS)
def test_who_defeats_what(companion: str) -> None:
    s = table(party=companion, dungeon=ALL_MONSTERS)
    assert set(offered(s, "fight")) == {f"fight {companion} {beaten}" for beaten in BEATS[companion]}


@pytest.mark.rule("DR-32")
def test_the_refusals_of_a_fight() -> None:
    s = table(party="mage*2 champion scroll", dungeon="goblin*3 ooze chest", lair=1)
    assert refused(s, "fight mage goblin*2") == ("beats-one-only", "DR-32")
    assert why_not(s, "fight mage goblin*2").data == {"source": "mage", "monster": "goblin"}
    assert refused(s, "fight champion goblin ooze") == ("one-kind-only", "DR-32")
    assert refused(s, "fight champion goblin*4") == ("too-few-monsters", "DR-32")
    assert refused(s, "fight mage skeleton") == ("too-few-monsters", "DR-32")
    assert refused(s, "fight mage*2 goblin*2") == ("one-at-a-time", "DR-32")
    assert refused(s, "fight scroll goblin") == ("scroll-no-companion", "DR-32")
    assert refused(s, "fight mage chest") == ("not-a-monster", "DR-32")
    assert refused(s, "fight mage dragon") == ("not-a-monster", "DR-32")
    assert refused(s, "fight") == ("badly-said", "DR-32")
    assert refused(s, "fight goblin mage") == ("badly-said", "DR-32")
    assert refused(s, "fight mage") == ("badly-said", "DR-32")
    assert refused(s, "fight ring goblin") == ("token-no-companion", "DR-80")
    assert refused(table(party="mage", dungeon="chest"), "fight mage goblin") == ("no-monster", "DR-32")


@pytest.mark.rule("DR-32")
def test_fewer_than_all_is_allowed() -> None:
    s = do(table(party="champion", dungeon="goblin*3"), "fight champion goblin*2")
    assert (dungeon(s), s.supply) == ("goblin", 6)


@pytest.mark.rule("DR-33")
def test_a_scroll_rerolls_any_set_of_active_dice_together() -> None:
    s = table(party="mage thief scroll*2", dungeon="goblin chest", lair=1, graveyard=3)
    after = do(s, "reroll mage scroll goblin chest with scroll", rolls=["champion fighter", "potion dragon"])
    assert (party(after), after.graveyard) == ("fighter thief champion", 4)
    assert (dungeon(after), after.lair) == ("potion", 2)
    sets = 2 * 2 * 2 * 2 * 2 - 1
    assert len(offered(s, "reroll")) == sets


@pytest.mark.rule("DR-33")
def test_what_a_scroll_never_rerolls() -> None:
    s = table(party="mage scroll", dungeon="goblin", allies="ally:thief")
    assert refused(s, "reroll with scroll") == ("one-or-more", "DR-33")
    assert refused(s, "reroll goblin") == ("badly-said", "DR-33")
    assert refused(s, "reroll goblin*2 with scroll") == ("no-such-die", "DR-33")
    assert refused(s, "reroll fighter with scroll") == ("no-such-die", "DR-33")
    assert refused(s, "reroll ally:thief with scroll") == ("ally-never-rerolled", "DR-96")
    assert refused(s, "reroll goblin with mage") == ("pays-no-reroll", "DR-33")
    assert refused(s, "reroll goblin with parchment") == ("say-use", "DR-87")
    assert refused(s, "reroll goblin with hero") == ("not-your-skill", "DR-90")
    assert refused(table(party="mage", dungeon="goblin"), "reroll mage with scroll") == ("no-such-die", "DR-31")
    assert refused(table(party="mage", dungeon="goblin"), "reroll") == ("no-such-die", "DR-31")


@pytest.mark.rule("DR-33")
@pytest.mark.parametrize("where", ["loot", "dragon"])
def test_a_scroll_die_is_for_the_monster_phase_unless_the_option_says_any(where: str) -> None:
    strict = table(phase=where, party="mage scroll", dungeon="chest", lair=3)
    assert refused(strict, "reroll mage with scroll") == ("scroll-phase", "DR-33")
    assert not offered(strict, "reroll")
    free = table(phase=where, party="mage scroll", dungeon="chest", lair=3, options={"scroll_phase": "any"})
    assert phase(do(free, "reroll chest with scroll", rolls=["goblin"])) == "monster"
    assert refused(table(phase="regroup", party="scroll"), "reroll scroll with scroll") == ("not-in-phase", "DR-33")


@pytest.mark.rule("DR-33")
@pytest.mark.parametrize("where", ["loot", "dragon"])
def test_after_a_reroll_the_level_is_taken_up_at_the_monster_phase(where: str) -> None:
    s = table(phase=where, party="fighter cleric mage", dungeon="chest potion", lair=3, tokens="parchment")
    monsters = do(s, "use parchment chest", rolls=["goblin"])
    assert (phase(monsters), dungeon(monsters)) == ("monster", "goblin potion")
    quiet = do(s, "use parchment chest", rolls=["potion"])
    assert (phase(quiet), dungeon(quiet)) == ("loot", "potion*2")
    assert "drink mage*2 -> thief*2" in offered(quiet)
    gone = do(table(phase=where, party="mage", dungeon="chest", lair=3, tokens="parchment"), *GONE)
    assert (phase(gone), gone.lair) == ("dragon", 4)


GONE = ("use parchment chest", ["dragon"])


@pytest.mark.rule("DR-34")
def test_monster_phase_actions_come_in_any_order_and_number() -> None:
    s = table(party="mage fighter scroll*2", dungeon="goblin*2 ooze", tokens="elixir bait")
    one = do(s, "use bait goblin")
    one = do(one, "fight mage goblin")
    one = do(one, "reroll ooze with scroll", rolls=["skeleton"])
    one = do(one, "use elixir -> cleric")
    one = do(one, "fight cleric skeleton")
    other = do(s, "use elixir -> cleric")
    other = do(other, "fight fighter goblin*2")
    other = do(other, "reroll ooze with scroll", rolls=["ooze"])
    other = do(other, "use bait ooze")
    assert [phase(one), phase(other)] == ["monster", "monster"]


@pytest.mark.quick
@pytest.mark.rule("DR-35")
def test_fleeing_ends_the_delve_without_xp_and_keeps_treasures() -> None:
    s = table(party="mage", dungeon="goblin", level=4, xp=2, tokens="ring scales")
    assert "flee" in offered(s)
    after = do(s, "flee", rolls=[SEVEN, "goblin"])
    assert (after.delve, after.players[0].xp, tokens(after)) == (2, 2, "ring scales")


@pytest.mark.rule("DR-35")
def test_fleeing_is_the_only_choice_left_and_the_clocks_answer() -> None:
    lost = table(party="scroll", graveyard=6, dungeon="goblin", options={"scroll_phase": "any"})
    spent = do(lost, "reroll goblin with scroll", rolls=["goblin"])
    assert offered(spent) == ["flee"]
    dragon = table(phase="dragon", party="mage*3", lair=3)
    assert offered(dragon) == ["flee"]
    for s in (spent, dragon, table(party="mage", dungeon="goblin")):
        (ask,) = GAME.asks(s)
        assert (ask.kind, ask.default) == (MUST, ("flee",))


@pytest.mark.rule("DR-35")
def test_nobody_flees_from_nothing() -> None:
    for where, foes in (("monster", "chest"), ("loot", "chest"), ("regroup", "")):
        s = table(phase=where, party="mage", dungeon=foes, lair=2)
        assert refused(s, "flee") == ("flee-not-needed", "DR-35"), where
        assert GAME.asks(s)[0].default != ("flee",)
    assert refused(table(party="mage", dungeon="goblin"), "flee on") == ("badly-said", "DR-35")


@pytest.mark.rule("DR-36")
def test_rerolled_party_dice_come_up_as_anything_and_stay_active() -> None:
    s = table(party="mage*2 scroll", dungeon="goblin")
    after = do(s, "reroll mage*2 with scroll", rolls=["scroll champion"])
    assert party(after) == "champion scroll"
    assert "reroll goblin with scroll" in offered(after)
    assert "fight champion goblin" in offered(after)


@pytest.mark.quick
@pytest.mark.rule("DR-37")
def test_the_monster_phase_takes_place_without_monsters() -> None:
    s = do(table(phase="regroup", party="mage scroll", level=1), "descend", rolls=["chest*2"])
    assert phase(s) == "monster"
    assert "reroll chest with scroll" in offered(s)


@pytest.mark.rule("DR-37")
def test_the_monster_phase_outlives_the_last_monster() -> None:
    s = do(table(party="mage thief*2 scroll", dungeon="goblin chest*2"), "fight mage goblin")
    assert phase(s) == "monster"
    assert "reroll chest with scroll" in offered(s)
    assert phase(do(s, "open thief", rolls=["ring"])) == "loot"
    assert phase(do(s, "go on")) == "regroup"


@pytest.mark.rule("DR-37")
@pytest.mark.parametrize(("sentence", "rolls"), [("open thief", ["ring"]), ("drink thief -> fighter", [])])
def test_the_first_loot_action_ends_it(sentence: str, rolls: list[str]) -> None:
    s = table(party="mage thief scroll", dungeon="chest*2 potion*2")
    after = do(s, sentence, rolls=rolls)
    assert phase(after) == "loot"
    assert refused(after, "reroll mage with scroll") == ("scroll-phase", "DR-33")


@pytest.mark.rule("DR-37")
def test_going_on_is_said_in_its_own_words() -> None:
    s = table(party="thief", dungeon="chest")
    assert refused(s, "go") == ("badly-said", "DR-37")
    assert refused(s, "go with") == ("badly-said", "DR-37")
    assert refused(table(phase="regroup"), "go on") == ("at-regroup", "DR-61")
