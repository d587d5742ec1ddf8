"""Options of the table: presets, and where the player wants to be stopped."""

from __future__ import annotations

import pytest

from souterrain import Match
from souterrain.core.rejection import SetupError
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.state import STOPS, Player
from tests.games.roll.tables import SIDES, do, offered, phase, refused, start, table, told

SEVEN = "fighter cleric mage thief champion scroll*2"


@pytest.mark.quick
@pytest.mark.rule("DR-33", "DR-84")
def test_editions_are_presets_and_each_option_can_be_set_alone() -> None:
    seed, published = FACTS.resolve({}), FACTS.resolve({"edition": "published"})
    assert (seed["edition"], seed["dragon_bait"], seed["scroll_phase"]) == ("seed", "one", "monster")
    assert (published["dragon_bait"], published["scroll_phase"]) == ("all_monsters", "any")
    for chosen in (seed, published):
        assert (chosen["flee_keeps_dragon_xp"], chosen["ultimate_phase"]) == ("on", "any")
    mixed = FACTS.resolve({"edition": "published", "scroll_phase": "monster"})
    assert (mixed["dragon_bait"], mixed["scroll_phase"]) == ("all_monsters", "monster")


@pytest.mark.rule("DR-33", "DR-84")
def test_the_edition_reaches_the_table() -> None:
    s = start([SEVEN, "chest"], heroes="none", edition="published")
    assert (s.table.options.dragon_bait, s.table.options.scroll_phase) == ("all_monsters", "any")
    assert "reroll fighter with scroll" in offered(do(s, "go on"))
    strict = do(start([SEVEN, "chest"], heroes="none"), "go on")
    assert refused(strict, "reroll fighter with scroll") == ("scroll-phase", "DR-33")


@pytest.mark.rule("DR-64", "DR-94")
def test_each_option_reaches_the_table() -> None:
    begun = start([SEVEN, "goblin"], heroes="none")
    held = begun.table.options
    assert (held.ultimate_phase, held.flee_keeps_dragon_xp, STOPS[begun.player.stops]) == ("any", 1, "never")
    assert start([SEVEN, "goblin"], heroes="none", ultimate_phase="monster").table.options.ultimate_phase == "monster"
    assert start([SEVEN, "goblin"], heroes="none", flee_keeps_dragon_xp="off").table.options.flee_keeps_dragon_xp == 0
    assert STOPS[start([SEVEN, "goblin"], heroes="none", stops="always").player.stops] == "always"


def test_unknown_options_and_values_are_refused() -> None:
    with pytest.raises(SetupError, match="no-such-option"):
        Match.new("roll", options={"dragons": "many"})
    with pytest.raises(SetupError, match="no-such-value"):
        Match.new("roll", options={"stops": "often"})


@pytest.mark.quick
@pytest.mark.rule("DR-16")
@pytest.mark.parametrize("stops", STOPS)
@pytest.mark.parametrize("lair", [2, 3])
def test_go_on_stops_at_loot_for_a_token_only_where_the_player_wants_it(stops: str, lair: int) -> None:
    s = table(party="mage", dungeon="", lair=lair, tokens="ring", options={"stops": stops})
    wanted = stops == "always" or (stops == "dragon" and lair == 3)
    beyond = "dragon" if lair == 3 else "regroup"
    assert phase(do(s, "go on")) == ("loot" if wanted else beyond)
    if wanted:
        assert refused(s, "go on loot") == ("loot-anyway", "DR-16")
    else:
        assert phase(do(s, "go on loot")) == "loot"


@pytest.mark.rule("DR-16")
def test_go_on_always_stops_where_the_level_asks_something() -> None:
    s = table(party="mage", dungeon="chest", lair=2, tokens="ring")
    assert phase(do(s, "go on")) == "loot"
    assert refused(s, "go on loot") == ("loot-anyway", "DR-16")
    potion = table(party="mage", dungeon="potion", lair=2)
    assert phase(do(potion, "go on")) == "loot"


@pytest.mark.rule("DR-16")
def test_go_on_loot_is_offered_only_where_something_could_be_done_there() -> None:
    scroll = table(party="mage scroll", dungeon="")
    assert offered(scroll, "go") == ["go on"]
    anywhere = table(party="mage scroll", dungeon="", options={"scroll_phase": "any"})
    assert offered(anywhere, "go") == ["go on", "go on loot"]
    hero = table(hero="minstrel", party="mage", lair=1)
    assert offered(hero, "go") == ["go on", "go on loot"]
    loot = do(hero, "go on loot")
    assert (phase(loot), offered(loot)) == ("loot", ["ultimate", "stops dragon", "stops always", "go on"])
    assert refused(loot, "go on loot") == ("loot-anyway", "DR-16")


@pytest.mark.rule("DR-16")
def test_stops_are_each_players_own_wish_and_stay() -> None:
    other = Player(SIDES["knight"][0])
    s = table(party="mage", dungeon="", level=2, lair=2, tokens="ring", others=(other,), options={"stops": "dragon"})
    assert offered(s, "stops") == ["stops never", "stops always"]
    wished = do(s, "stops always")
    assert [STOPS[player.stops] for player in wished.players] == ["always", "never"]
    assert phase(do(wished, "go on")) == "loot"
    assert told(s, "stops always") == ["stops-always"]
    following = do(do(do(wished, "go on"), "go on"), "retire", [SEVEN, "goblin"])
    assert (following.seat, following.wished) == (1, 0)
    assert STOPS[following.players[0].stops] == "always"


@pytest.mark.rule("DR-16")
def test_a_wish_is_said_once_in_a_delve_and_only_where_it_matters() -> None:
    s = table(party="mage", dungeon="", lair=2, tokens="ring")
    assert refused(s, "stops never") == ("wish-same", "DR-16")
    assert refused(do(s, "stops dragon"), "stops never") == ("wish-said", "DR-16")
    assert offered(do(s, "stops dragon"), "stops") == []
    assert refused(table(party="mage", dungeon="goblin", tokens="ring"), "stops always") == ("monsters-stand", "DR-30")
    assert refused(table(party="mage", dungeon="chest"), "stops always") == ("wish-not-here", "DR-16")
    assert refused(table(party="mage", phase="regroup", tokens="portal"), "stops always") == ("wish-not-here", "DR-16")
