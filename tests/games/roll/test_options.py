"""Options of the table, and the one question of a level without monsters."""

from __future__ import annotations

import pytest

from souterrain import Match
from souterrain.core.rejection import SetupError
from souterrain.games.roll.content.heroes import SIDES as SIDES_OF
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import LOOT_PHASE, MONSTER_PHASE
from tests.games.roll.tables import do, offered, phase, refused, start, table

SEVEN = "fighter cleric mage thief champion scroll*2"


@pytest.mark.quick
@pytest.mark.rule("DR-33", "DR-64", "DR-84")
def test_editions_are_presets_and_each_option_can_be_set_alone() -> None:
    seed, published = FACTS.resolve({}), FACTS.resolve({"edition": "published"})
    assert (seed["edition"], seed["dragon_bait"], seed["scroll_phase"]) == ("seed", "one", "monster")
    assert (published["dragon_bait"], published["scroll_phase"]) == ("all_monsters", "any")
    assert (seed["flee_keeps_dragon_xp"], published["flee_keeps_dragon_xp"]) == ("off", "on")
    assert seed["ultimate_phase"] == published["ultimate_phase"] == "any"
    mixed = FACTS.resolve({"edition": "published", "scroll_phase": "monster"})
    assert (mixed["dragon_bait"], mixed["scroll_phase"]) == ("all_monsters", "monster")


@pytest.mark.rule("DR-33", "DR-84")
def test_the_edition_reaches_the_table() -> None:
    s = start([SEVEN, "chest"], heroes="none", edition="published")
    assert (s.table.options.dragon_bait, s.table.options.scroll_phase) == ("all_monsters", "any")
    assert "reroll fighter with scroll" in offered(do(s, "open mage", ["ring"]))
    strict = do(start([SEVEN, "chest"], heroes="none"), "open mage", ["elixir"])
    assert refused(strict, "reroll fighter with scroll") == ("scroll-phase", "DR-33")


@pytest.mark.rule("DR-64", "DR-94")
def test_each_option_reaches_the_table() -> None:
    begun = start([SEVEN, "goblin"], heroes="none")
    held = begun.table.options
    assert (held.ultimate_phase, held.flee_keeps_dragon_xp) == ("any", 0)
    assert start([SEVEN, "goblin"], heroes="none", ultimate_phase="monster").table.options.ultimate_phase == "monster"
    assert start([SEVEN, "goblin"], heroes="none", flee_keeps_dragon_xp="on").table.options.flee_keeps_dragon_xp == 1


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(SetupError, match="no-such-option"):
        Match.new("roll", options={"dragons": "many"})
    with pytest.raises(SetupError, match="no-such-value"):
        Match.new("roll", options={"scroll_phase": "often"})


@pytest.mark.quick
@pytest.mark.rule("DR-16", "DR-37")
@pytest.mark.parametrize(("lair", "beyond"), [(2, "regroup"), (3, "dragon")])
@pytest.mark.parametrize("loot", ["", "chest", "potion", "chest potion*2"])
def test_one_question_offers_both_phases_and_one_go_on_ends_both(loot: str, lair: int, beyond: str) -> None:
    s = table(party="mage scroll", dungeon=loot, lair=lair, tokens="ring")
    assert [(ask.about, ask.default) for ask in GAME.asks(s)] == [("clear", ("go", ("on", 1)))]
    assert {"use ring", "reroll mage with scroll", "go on"} <= set(offered(s))
    assert ("open mage" in offered(s), bool(offered(s, "drink"))) == ("chest" in loot, "potion" in loot)
    assert offered(s, "go") == ["go on"]
    assert phase(do(s, "go on")) == beyond


@pytest.mark.rule("DR-37")
def test_everything_of_the_loot_phase_is_on_offer_before_it() -> None:
    """A hero's text that names the loot phase names the monster phase too, so going on never passes an act by."""
    sides = [side for card in SIDES_OF for side in card]
    assert all(MONSTER_PHASE in side.ultimate.phases for side in sides if LOOT_PHASE in side.ultimate.phases)


@pytest.mark.rule("DR-42")
def test_the_last_potion_is_not_drunk_for_nothing_before_the_loot_phase_either() -> None:
    s = table(party="mage scroll", dungeon="potion")
    assert refused(s, "drink mage -> mage") == ("loot-anyway", "DR-42")
    assert "drink mage -> scroll" in offered(s)
    assert "drink mage -> mage" in offered(table(party="mage scroll", dungeon="potion", tokens="ring", lair=1))


@pytest.mark.rule("DR-16")
def test_an_answer_of_older_rules_is_refused() -> None:
    s = table(party="mage", dungeon="", lair=2, tokens="ring")
    assert refused(s, "stops always") == ("no-such-verb", "")
    assert refused(s, "go on loot") == ("no-such-word", "")
