"""Components, set-up and roles (DR-01 to DR-17)."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from souterrain import Match
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.explore import Explored, explore
from souterrain.core.game import Setup
from souterrain.core.rejection import SetupError
from souterrain.games.roll.content.dice import BOX, DUNGEON, PARTY, TOKENS
from souterrain.games.roll.content.heroes import CARDS, HEROES, SETS
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import Player, State
from tests.games.roll.tables import (
    Rigged,
    do,
    dungeon,
    dungeon_dice,
    named,
    offered,
    party,
    party_dice,
    phase,
    refused,
    start,
    table,
    tokens,
    told,
    turn,
)

SEVEN = "fighter cleric mage thief champion scroll*2"


def begun(chance: Chance) -> State:
    return GAME.start(Setup(1, FACTS.resolve({"heroes": "none"})), chance)


@cache
def all_beginnings() -> Explored[State]:
    """Every way the dice of a first level may fall."""
    return explore(begun)


@pytest.mark.quick
@pytest.mark.rule("DR-01")
def test_seven_party_dice_with_six_different_faces() -> None:
    s = start([SEVEN, "goblin"], heroes="none")
    assert party(s) == SEVEN
    assert party_dice(s) == 7
    every = all_beginnings()
    assert every.exact
    means = [sum(probability * s.party[face] for probability, s in every.outcomes) for face in range(len(PARTY))]
    assert means == pytest.approx([7 / 6] * 6)


@pytest.mark.rule("DR-01")
def test_an_eighth_party_die_is_the_guild_leaders_alone() -> None:
    assert party_dice(start([f"{SEVEN} mage", "goblin"], hero="guild-leader")) == 8
    eight = [side.name for hero in HEROES for side in (hero.novice, hero.master) if side and side.party_dice == 8]
    assert eight == ["guild-leader", "guild-master"]


@pytest.mark.rule("DR-02")
def test_seven_dungeon_dice_with_six_different_faces() -> None:
    s = table(phase="regroup", level=6)
    assert dungeon_dice(s) == 7
    rolled = do(s, "descend", rolls=["goblin skeleton ooze chest potion dragon*2"])
    assert (dungeon(rolled), rolled.lair) == ("goblin skeleton ooze chest potion", 2)
    every = all_beginnings()
    means = [sum(probability * (*s.dungeon, s.lair)[face] for probability, s in every.outcomes) for face in range(6)]
    assert means == pytest.approx([1 / 6] * 6)


@pytest.mark.rule("DR-03")
def test_the_level_die_runs_from_one_to_ten() -> None:
    s = start([SEVEN, "goblin"], heroes="none")
    assert s.level == 1
    s = table(phase="regroup", level=9, lair=7)
    s = do(s, "descend", rolls=[""])
    assert s.level == 10
    assert refused(table(phase="regroup", level=10), "descend") == ("must-retire", "DR-62")


@pytest.mark.quick
@pytest.mark.rule("DR-04")
def test_the_box_holds_thirty_six_tokens() -> None:
    s = start([SEVEN, "goblin"], heroes="none")
    assert named(TOKENS, s.box) == (
        "sword*3 talisman*3 sceptre*3 tools*3 parchment*3 ring*4 scales*6 elixir*3 bait*4 portal*4"
    )
    assert sum(s.box) == 36


@pytest.mark.rule("DR-04")
def test_a_draw_is_uniform_over_the_tokens_now_in_the_box() -> None:
    s = table(phase="loot", party="thief", dungeon="chest", tokens="portal*4 ring")
    drawn = explore(lambda chance: GAME.apply(s, 0, GAME.read("open thief"), chance))
    assert drawn.exact
    chances = Counter[str]()
    for probability, after in drawn.outcomes:
        chances[tokens(after)] += round(probability * 31)
    assert chances["sword ring portal*4"] == 3
    assert chances["ring*2 portal*4"] == 3
    assert chances["ring scales portal*4"] == 6
    assert sum(chances.values()) == 31
    assert all("portal*5" not in held for held in chances)


@pytest.mark.rule("DR-05")
def test_experience_never_runs_out() -> None:
    s = do(table(phase="regroup", level=10, xp=10_000, delve=3), "retire")
    assert s.players[0].xp == 10_010


@pytest.mark.rule("DR-06")
def test_eighteen_heroes_have_two_sides_and_eight_have_one() -> None:
    assert [hero.rule for hero in HEROES if hero.master] == [f"DR-{number}" for number in range(201, 219)]
    assert [hero.rule for hero in HEROES if not hero.master] == [f"DR-{number}" for number in range(219, 227)]


@pytest.mark.rule("DR-06")
@pytest.mark.parametrize("hero", [CARDS[card].novice.name for card in SETS["legends"]])
def test_a_hero_with_one_side_is_never_turned(hero: str) -> None:
    s = do(table(hero=hero, phase="regroup", level=10, xp=4, delve=3), "retire")
    assert (s.players[0].xp, s.side.name) == (14, hero)


@pytest.mark.rule("DR-07")
def test_a_used_die_is_in_the_graveyard_and_a_beaten_one_in_the_supply() -> None:
    s = table(party="mage scroll", dungeon="ooze*2 chest", lair=1, graveyard=5)
    after = do(s, "fight mage ooze")
    assert (party(after), after.graveyard) == ("scroll", 6)
    assert (dungeon(after), after.lair, after.supply) == ("ooze chest", 1, 4)
    assert (party_dice(after), dungeon_dice(after)) == (7, 7)


@pytest.mark.rule("DR-07")
def test_zones_of_single_heroes() -> None:
    viking = start(["goblin"], hero="viking")
    assert (party(viking), viking.graveyard, viking.out) == ("champion*5", 0, 2)
    scout = do(start([SEVEN, "goblin*3 chest*2 dragon"], hero="scout"), "scout goblin then chest dragon")
    assert (dungeon(scout), scout.lair, scout.supply) == ("goblin", 0, 1)
    assert [named(DUNGEON, dice) for dice in scout.aside] == ["chest dragon", "goblin*2 chest"]
    recruited = do(table(hero="half-goblin", party="mage", dungeon="goblin*2"), "ultimate goblin")
    assert (dungeon(recruited), recruited.allies, recruited.supply) == ("goblin", (0, 1, 0), 5)
    assert [dungeon_dice(s) for s in (viking, scout, recruited)] == [7, 7, 7]


@pytest.mark.rule("DR-10")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_to_four_players_with_a_dealt_hero_each(seats: int) -> None:
    match = Match.new("roll", seats=seats, seed=seats)
    heroes = [player["hero"] for player in match.view(None)["players"]]
    assert len(set(heroes)) == seats
    assert set(heroes) <= {CARDS[card].novice.name for card in SETS["base"]}


@pytest.mark.rule("DR-10")
@pytest.mark.parametrize("seats", [0, 5])
def test_no_other_number_of_players(seats: int) -> None:
    with pytest.raises(SetupError, match="wrong-seats"):
        Match.new("roll", seats=seats)


@pytest.mark.quick
@pytest.mark.rule("DR-10")
def test_heroes_are_dealt_at_random() -> None:
    s = start(["0", "2 4", SEVEN, "goblin"], seats=2)
    assert [HEROES[player.hero].novice.name for player in s.players] == ["knight", "minstrel"]
    assert start(["4", SEVEN, "goblin"], hero_set="legends").side.name == "lancer"


@pytest.mark.rule("DR-10")
def test_heroes_are_chosen_one_after_the_other() -> None:
    s = start(["1"], seats=3, heroes="choose")
    assert (turn(s), len(offered(s)), phase(s)) == (1, 8, "setup")
    assert refused(s, "choose viking") == ("hero-not-there", "DR-10")
    assert refused(s, "go on") == ("choose-first", "DR-10")
    assert refused(s, "choose") == ("badly-said", "DR-10")
    s = do(s, "choose knight")
    assert (turn(s), len(offered(s))) == (2, 7)
    assert refused(s, "choose knight") == ("hero-taken", "DR-10")
    s = do(s, "choose minstrel")
    s = do(s, "choose spellsword", rolls=[SEVEN, "goblin"])
    assert [HEROES[player.hero].novice.name for player in s.players] == ["spellsword", "knight", "minstrel"]
    assert (turn(s), phase(s)) == (1, "monster")
    assert refused(s, "choose knight") == ("not-asked-for", "DR-10")


@pytest.mark.rule("DR-10")
def test_no_heroes_and_one_hero_for_all() -> None:
    nobody = start(["0", SEVEN, "goblin"], seats=2, heroes="none")
    assert nobody.side.name == "nobody"
    assert refused(nobody, "ultimate") == ("no-hero", "DR-10")
    mirror = start(["0", "2", SEVEN, "goblin"], seats=2, heroes="mirror")
    assert [player.hero for player in mirror.players] == [2, 2]
    named_hero = start(["0", "goblin"], seats=2, hero="viking")
    assert [HEROES[player.hero].novice.name for player in named_hero.players] == ["viking"] * 2


@pytest.mark.rule("DR-11")
@pytest.mark.parametrize("hero", [hero.novice.name for hero in HEROES if hero.master])
def test_a_two_sided_hero_starts_as_a_novice(hero: str) -> None:
    match = Match.new("roll", seed=1, options={"hero": hero})
    assert match.view(0)["players"][0]["card"] == hero


@pytest.mark.rule("DR-12")
def test_the_first_adventurer_is_drawn_or_named() -> None:
    drawn = start(["2", SEVEN, "goblin"], seats=4, heroes="none")
    assert turn(drawn) == 2
    host = start([SEVEN, "goblin"], seats=4, heroes="none", first="4")
    assert turn(host) == 3
    with pytest.raises(SetupError, match="no-such-seat"):
        start([], seats=2, first="3")


@pytest.mark.rule("DR-13")
def test_all_dice_pass_to_the_left() -> None:
    s = start([SEVEN, "goblin"], seats=3, heroes="none", first="3")
    order = []
    for _ in range(4):
        order.append(turn(s))
        s = do(s, "flee", rolls=[SEVEN, "goblin"])
    assert order == [2, 0, 1, 2]
    assert (s.delve, party(s), s.graveyard) == (2, SEVEN, 0)


@pytest.mark.rule("DR-14")
def test_forming_rolls_seven_party_dice_and_one_dungeon_die_at_level_one() -> None:
    chance = Rigged([SEVEN, "skeleton"])
    s = begun(chance)
    assert chance.addresses == ["seat/0/delve/1/party", "seat/0/delve/1/level/1/dungeon"]
    assert (s.level, party(s), dungeon(s), s.supply) == (1, SEVEN, "skeleton", 6)


@pytest.mark.rule("DR-15")
def test_alone_one_player_does_both_jobs() -> None:
    s = start([SEVEN, "skeleton"], heroes="none")
    assert [ask.seat for ask in GAME.asks(s)] == [0]
    s = do(s, "flee", rolls=[SEVEN, "goblin"])
    assert ([ask.seat for ask in GAME.asks(s)], s.delve) == ([0], 2)


@pytest.mark.quick
@pytest.mark.rule("DR-16")
def test_a_level_runs_through_its_four_phases_in_order() -> None:
    s = table(party="fighter*2 cleric mage thief scroll", dungeon="goblin chest", lair=3, level=5)
    assert phase(s) == "monster"
    s = do(s, "fight fighter goblin")
    assert phase(s) == "monster"
    s = do(s, "open thief", rolls=["ring"])
    assert phase(s) == "loot"
    s = do(s, "go on")
    assert phase(s) == "dragon"
    assert refused(s, "open mage") == ("not-in-phase", "DR-16")
    assert refused(s, "go on") == ("dragon-stands", "DR-50")
    s = do(s, "dragon fighter cleric mage", rolls=["ring"])
    assert phase(s) == "regroup"
    assert refused(s, "drink thief -> mage") == ("not-in-phase", "DR-16")


@pytest.mark.rule("DR-16")
def test_a_phase_passes_by_itself_when_there_is_nothing_but_to_go_on() -> None:
    assert phase(do(table(party="mage fighter", dungeon="goblin"), "fight mage goblin")) == "regroup"
    assert phase(do(table(party="mage", dungeon="goblin chest"), "fight mage goblin")) == "regroup"
    assert phase(do(table(party="mage", dungeon="goblin", lair=3), "fight mage goblin")) == "dragon"


@pytest.mark.rule("DR-16")
@pytest.mark.parametrize(
    ("rest", "lair"), [("party scroll*2", 0), ("tokens ring", 1), ("tokens elixir", 0), ("tokens portal", 0)]
)
def test_a_phase_with_something_to_do_waits(rest: str, lair: int) -> None:
    zone, words = rest.split()
    dice = words if zone == "party" else ""
    s = table(party=f"mage {dice}", dungeon="goblin", tokens=words if zone == "tokens" else "", lair=lair)
    assert phase(do(s, "fight mage goblin")) == "monster"


@pytest.mark.rule("DR-16", "DR-33")
def test_the_loot_phase_waits_after_a_reroll_too() -> None:
    s = table(phase="loot", party="mage*2", dungeon="chest", tokens="parchment*2")
    s = do(s, "use parchment chest", rolls=["dragon"])
    assert phase(s) == "loot"
    assert "use parchment mage" in offered(s)
    s = do(s, "use parchment mage", rolls=["thief"])
    assert phase(s) == "regroup"


@pytest.mark.rule("DR-17")
def test_from_level_to_level_party_graveyard_and_lair_stay() -> None:
    s = table(phase="regroup", party="mage scroll*2", lair=2, level=2)
    after = do(s, "descend", rolls=["goblin*2 chest"])
    assert (party(after), after.graveyard, after.lair) == ("mage scroll*2", 4, 2)


@pytest.mark.rule("DR-17")
@pytest.mark.parametrize(("sentence", "xp"), [("flee", 6), ("use portal", 9)])
def test_from_delve_to_delve_tokens_xp_and_side_stay_and_dice_start_afresh(sentence: str, xp: int) -> None:
    s = table(hero="battlemage", party="mage", dungeon="goblin", lair=2, level=3, xp=6, tokens="ring portal")
    s = do(s, sentence, rolls=[SEVEN, "ooze"])
    assert (s.delve, s.level, s.players[0].xp, s.side.name) == (2, 1, xp, "battlemage")
    assert tokens(s) == ("ring portal" if sentence == "flee" else "ring")
    assert (party(s), s.graveyard, s.lair, dungeon(s), s.supply) == (SEVEN, 0, 0, "ooze", 6)


@pytest.mark.rule("DR-17")
def test_other_players_keep_theirs_while_one_delves() -> None:
    other = Player(2, 1, 7, BOX[:4] + (0,) * 6)
    s = do(table(party="mage", dungeon="goblin", others=[other]), "flee", rolls=[SEVEN, "ooze"])
    assert (turn(s), s.players[1]) == (1, other)


def test_the_story_of_a_first_delve() -> None:
    log = Log()
    GAME.start(Setup(1, FACTS.resolve({})), Rigged(["0", SEVEN, "goblin"]), log)
    assert [event.key for event in log] == ["first", "hero", "delve", "party", "level"]
    assert told(table(party="mage", dungeon="goblin"), "fight mage goblin") == ["fought", "regroup"]
