"""Titles, progress and records (DR-110 to DR-122), from journals of real matches with rigged dice."""

from __future__ import annotations

from random import Random

import pytest

from souterrain.core.journal import Journal
from souterrain.core.match import Match
from souterrain.core.parts import Progress
from souterrain.games.roll.content.dice import CHAMPION
from souterrain.games.roll.content.heroes import HEROES
from souterrain.games.roll.state import END, State
from souterrain.games.roll.titles import Tally
from souterrain.games.roll.titles import titles as titles_of
from souterrain.terminal.titles import Earned
from souterrain.terminal.titles import earned as earned_by
from tests.games.roll.matches import Play

ALL_KINDS = "fighter cleric mage thief champion scroll*2"


def titles(journal: Journal) -> dict[int, tuple[str, ...]]:
    return titles_of(Match.replay(journal))


def earned(play: Play, seat: int = 0) -> tuple[str, ...]:
    return titles(play.end())[seat]


def one_dragon(prize: str = "ring") -> Play:
    """Level 3, its dragon defeated; a Thief, a Champion and two Scrolls are left."""
    play = Play(ALL_KINDS, "chest").down("chest*2", "dragon*3")
    return play.do("go on").do("dragon fighter cleric mage", prize)


def two_dragons() -> Play:
    """Level 4, its dragon defeated too; a Scroll is left."""
    play = one_dragon().down("dragon*3 potion").do("drink scroll -> fighter").do("go on")
    return play.do("dragon fighter thief champion", "ring")


@pytest.mark.rule("DR-110")
def test_dragon_slayer() -> None:
    assert "dragon-slayer" in earned(two_dragons())
    assert "dragon-slayer" not in earned(one_dragon())


@pytest.mark.rule("DR-110")
def test_a_ring_slays_no_dragon() -> None:
    play = one_dragon("ring").down("dragon*3 potion").do("go on")
    assert "dragon-slayer" not in earned(play.do("use ring"))


@pytest.mark.rule("DR-110")
def test_dragons_of_two_delves_are_not_added_up() -> None:
    play = one_dragon().retire(ALL_KINDS, "chest").down("chest*2", "dragon*3").do("go on")
    assert "dragon-slayer" not in earned(play.do("dragon fighter cleric mage", "ring"))


@pytest.mark.rule("DR-111")
def test_master_of_dragons() -> None:
    play = two_dragons().down("potion*5").do("drink scroll*5 -> fighter cleric mage thief champion")
    play.down("dragon*3 chest*3").do("go on").do("dragon fighter cleric mage", "ring")
    assert {"dragon-slayer", "dragon-master"} <= set(earned(play))
    assert "dragon-master" not in earned(two_dragons())


@pytest.mark.rule("DR-112")
def test_all_seven_dice_in_one_roll() -> None:
    assert "odds" in earned(Play("scroll*7", "chest").dive(7))
    assert "odds" not in earned(Play("scroll*7", "chest").dive(6))
    assert "odds" not in earned(Play("scroll*7", "dragon").dive(5).down("chest*6", "chest*6").regroup())
    later = Play("scroll*7", "chest").dive(6).down("dragon chest*6", "goblin chest*5").do("flee")
    assert "odds" in earned(later)


@pytest.mark.rule("DR-112")
def test_the_odds_are_for_those_who_do_not_flee() -> None:
    def seven() -> Play:
        play = Play("champion*7", "chest").do("open champion", "portal")
        return play.dive(6).down("goblin chest*6")

    assert "odds" not in earned(seven().do("flee", "mage*7", "chest").regroup())
    assert "odds" in earned(seven().do("use portal"))


@pytest.mark.rule("DR-112")
def test_a_reroll_of_all_seven_is_one_roll() -> None:
    play = Play("champion*7", "dragon", hero="lancer").down("chest*2", "chest*3", "chest*4", "chest*5", "chest*6")
    play.down("chest*6").do("ultimate chest*6 dragon", "chest*7").regroup()
    assert "odds" in earned(play)
    play = Play("scroll*7", "chest").dive(5).down("chest*6").do("reroll scroll chest*6 with scroll", "mage", "chest*6")
    assert "odds" not in earned(play.regroup())


@pytest.mark.rule("DR-113")
def test_last_stand() -> None:
    """Four dice rolled and two in the lair against five companions."""
    play = Play(ALL_KINDS, "dragon").down("dragon chest", "goblin*2 skeleton")
    play.do("fight fighter goblin*2").do("fight thief skeleton")
    play.down("dragon chest*3").do("go on").do("dragon cleric mage champion", "ring")
    assert "last-stand" in earned(play)


@pytest.mark.rule("DR-113")
def test_six_against_six_is_no_last_stand() -> None:
    play = Play(ALL_KINDS, "dragon").down("dragon chest", "goblin*3").do("fight fighter goblin*3")
    play.down("dragon chest*3").do("go on").do("dragon cleric mage champion", "ring")
    assert "last-stand" not in earned(play)


@pytest.mark.rule("DR-113")
def test_a_last_stand_ends_with_a_dragon() -> None:
    play = Play(ALL_KINDS, "dragon").down("dragon chest", "goblin*2 skeleton")
    play.do("fight fighter goblin*2").do("fight thief skeleton").down("chest*4")
    assert "last-stand" not in earned(play.regroup())


@pytest.mark.rule("DR-114")
def test_lookalikes() -> None:
    assert "lookalikes" in earned(Play("champion*5 mage*2", "chest"))
    assert "lookalikes" in earned(Play("champion*4 mage*3", "potion").do("drink mage -> champion"))
    assert "lookalikes" in earned(Play("champion*3 scroll*2 mage*2", "chest", hero="knight"))
    assert "lookalikes" not in earned(Play("champion*4 mage*3", "chest"))


@pytest.mark.rule("DR-114")
def test_lookalikes_stand_side_by_side() -> None:
    """Five Champions one after the other are no five Champions; and a Scroll is none, whatever it acts as."""
    play = Play("champion*4 mage*3", "goblin").do("fight champion goblin")
    assert "lookalikes" not in earned(play.down("potion chest").do("drink mage -> champion"))
    assert "lookalikes" not in earned(Play("champion*4 scroll*3", "chest", hero="scribe"))


@pytest.mark.rule("DR-114")
def test_the_vikings_five_champions_are_given() -> None:
    assert "lookalikes" not in earned(Play("chest", hero="viking"))


@pytest.mark.rule("DR-115")
def test_bottomless_bag() -> None:
    """Six scales are 12 points, a portal 2, a sword 1."""

    def bag(*rest: str) -> Play:
        play = Play("champion*7", "chest").do("open champion", "scales").down("chest*2")
        play.do("open champion*2", "scales", "scales").down("chest*3")
        play.do("open champion*3", "scales", "scales", "scales").down("chest*4")
        return play.do(f"open champion*{len(rest)}", *rest)

    assert "bottomless-bag" in earned(bag("portal", "sword"))
    assert "bottomless-bag" not in earned(bag("sword", "ring"))


@pytest.mark.rule("DR-116")
def test_dungeon_lord() -> None:
    assert "dungeon-lord" in earned(Play("scroll*7", "chest").dive(10).retire())
    assert "dungeon-lord" not in earned(Play("scroll*7", "chest").dive(9).retire())


@pytest.mark.rule("DR-116")
def test_a_lord_leaves_by_portal_and_does_not_flee() -> None:
    def tenth() -> Play:
        play = Play("champion*7", "chest").do("open champion", "portal")
        return play.dive(9).down("goblin chest*6")

    assert "dungeon-lord" in earned(tenth().do("use portal"))
    assert "dungeon-lord" not in earned(tenth().do("flee"))


@pytest.mark.rule("DR-116")
def test_the_scout_leaves_with_the_level_die_on_nine() -> None:
    play = Play("scroll*7", "chest*6", hero="scout").do("scout chest then chest*2").down("", "").dive(9)
    assert "dungeon-lord" not in earned(play.down("chest*7").do("ultimate"))


def twenty(hero: str, last: int = 10) -> Play:
    """20 XP from two delves past nothing but chests; 10 and `last`, to be exact."""
    return Play("fighter*7", "chest", hero=hero).dive(10).retire().dive(last).retire("mage*7", "goblin")


@pytest.mark.rule("DR-117")
def test_natural_20() -> None:
    assert "natural-20" in earned(twenty("spellsword"))
    assert "natural-20" not in earned(twenty("spellsword", 9))


@pytest.mark.rule("DR-117")
@pytest.mark.rule("DR-122")
@pytest.mark.parametrize(
    ("hero", "deed", "natural"),
    [
        ("spellsword", "ultimate", False),
        ("spellsword", "fight mage goblin", True),
        ("tracker", "ultimate", False),
        ("tracker", "reroll goblin with hero", False),
        ("tracker", "fight mage goblin", True),
    ],
)
def test_using_the_hero_card(hero: str, deed: str, natural: bool) -> None:
    """Any ultimate, and a specialty that changed a die."""
    assert ("natural-20" in earned(twenty(hero).do(deed))) == natural


@pytest.mark.rule("DR-117")
@pytest.mark.rule("DR-122")
def test_a_specialty_counts_where_it_changes_a_fight() -> None:
    """A Mage beats one Goblin by himself, two only as a Fighter."""

    def two_goblins() -> Play:
        return twenty("spellsword").do("fight mage goblin").down("goblin*2")

    assert "natural-20" in earned(two_goblins().do("fight mage goblin"))
    assert "natural-20" not in earned(two_goblins().do("fight mage goblin*2"))


@pytest.mark.rule("DR-118")
def test_critical_hit() -> None:
    """A Scroll is no companion, neither when it re-rolls nor when it drinks."""
    play = Play("scroll*2 mage*5", "goblin").do("fight mage goblin").down("goblin chest")
    assert "critical-hit" in earned(play.do("reroll goblin with scroll", "potion").do("drink scroll -> mage").regroup())


@pytest.mark.rule("DR-118")
@pytest.mark.parametrize("deed", ["open mage", "drink mage -> thief"])
def test_a_companion_spoils_a_critical_hit(deed: str) -> None:
    face = "chest" if deed.startswith("open") else "potion"
    play = Play("scroll*2 mage*5", "goblin").do("reroll goblin with scroll", face)
    assert "critical-hit" not in earned(play.do(deed).regroup())


@pytest.mark.rule("DR-118")
def test_a_dragon_fight_spoils_a_critical_hit() -> None:
    play = Play(ALL_KINDS, "dragon").down("dragon chest", "dragon chest goblin")
    play.do("reroll goblin with scroll", "chest").do("go on")
    assert "critical-hit" not in earned(play.do("dragon fighter cleric mage", "ring"))


@pytest.mark.rule("DR-118")
def test_a_critical_hit_needs_a_monster_and_no_fight() -> None:
    assert "critical-hit" not in earned(Play("scroll*2 mage*5", "chest").regroup())
    assert "critical-hit" not in earned(Play("scroll*2 mage*5", "goblin").do("fight mage goblin").regroup())
    assert "critical-hit" not in earned(Play("scroll*2 mage*5", "goblin").do("flee"))
    earlier = Play("scroll*2 mage*5", "goblin").do("fight mage goblin").down("chest*2")
    assert "critical-hit" not in earned(earlier.regroup())


@pytest.mark.rule("DR-118")
def test_monsters_that_come_later_are_monsters_of_the_level() -> None:
    play = Play("scroll*2 mage*5", "chest").do("reroll chest with scroll", "goblin")
    assert "critical-hit" in earned(play.do("reroll goblin with scroll", "chest").regroup())
    play = Play("scroll*2 mage*6", "chest", hero="guild-leader").do("ultimate chest -> goblin")
    assert "critical-hit" in earned(play.do("reroll goblin with scroll", "chest").regroup())


@pytest.mark.rule("DR-118")
def test_a_hero_may_help_without_being_a_companion() -> None:
    play = Play("mage*7", hero="mercenary").do("go on", "goblin")
    assert "critical-hit" in earned(play.do("ultimate goblin").regroup())


@pytest.mark.rule("DR-118")
def test_heroes_that_spoil_a_critical_hit() -> None:
    """The Battlemage's and the Paladin's ultimate, a hero as a companion, a companion that pays for a re-roll."""
    battlemage = Play("mage*7", "chest", hero="spellsword").dive(5).retire("mage*7", "goblin")
    assert "critical-hit" not in earned(battlemage.do("ultimate"))
    paladin = Play("mage*7", "chest", hero="crusader").do("open mage", "ring").dive(5).retire("mage*7", "goblin")
    assert "critical-hit" not in earned(paladin.do("ultimate ring"))
    spellsword = Play("mage*7", "goblin", hero="spellsword")
    assert "critical-hit" not in earned(spellsword.do("fight hero:fighter goblin").regroup())
    scribe = Play("mage*7", "goblin", hero="scribe")
    assert "critical-hit" not in earned(scribe.do("reroll goblin with mage", "chest").regroup())


@pytest.mark.rule("DR-120")
def test_whirl_of_magic() -> None:
    """A treasure may be held to the end, and count."""

    def elixir() -> Play:
        return Play("champion*7", "chest").do("open champion", "elixir")

    def nineteen(play: Play, last: int) -> Play:
        return play.dive(10).retire().dive(last).retire("mage*7", "goblin")

    assert "whirl-of-magic" in earned(nineteen(elixir(), 9))
    assert "whirl-of-magic" not in earned(nineteen(elixir(), 8))
    assert "whirl-of-magic" not in earned(nineteen(elixir().do("use elixir -> mage"), 10))


@pytest.mark.rule("DR-121")
def test_dragon_lure() -> None:
    assert "dragon-lure" in earned(Play("mage*7", "chest").down("chest*2", "dragon*3"))
    rerolled = Play("scroll*7", "chest").down("chest*2", "goblin*3")
    assert "dragon-lure" in earned(rerolled.do("reroll goblin*3 with scroll", "dragon*3"))
    assert "dragon-lure" in earned(Play("mage*7", "dragon*3 chest*3", hero="scout"))


@pytest.mark.rule("DR-121")
def test_dragons_of_several_rolls_are_no_lure() -> None:
    play = Play("scroll*7", "dragon").down("dragon chest", "dragon goblin*2")
    assert "dragon-lure" not in earned(play)
    scout = Play("mage*7", "dragon*2 chest*4", hero="scout").do("scout chest then dragon*2")
    assert "dragon-lure" not in earned(scout.down(""))


@pytest.mark.rule("DR-122")
def test_titles_are_judged_when_the_game_is_over() -> None:
    play = Play("champion*7", "chest")
    assert titles(play.journal()) == {}
    play.match.end(0, "left")
    assert titles(play.journal()) == {}
    assert titles(Play("champion*7", "chest").end()) == {0: ("lookalikes",)}


@pytest.mark.rule("DR-122")
def test_what_was_taken_back_was_never_done() -> None:
    def first(hero: str, deed: str) -> Play:
        return Play("mage*7", "goblin", hero=hero).do(deed)

    def twice(play: Play) -> Play:
        return play.dive(10).retire().dive(10).retire()

    assert "natural-20" not in earned(twice(first("spellsword", "fight hero:fighter goblin")))
    undone = first("spellsword", "fight hero:fighter goblin").undo().do("fight mage goblin")
    assert "natural-20" in earned(twice(undone))


@pytest.mark.rule("DR-122")
def test_titles_are_each_players_own() -> None:
    play = Play("champion*7", "chest", seats=2, names=("Ada", "Bo"))
    assert titles(play.end()) == {0: ("lookalikes",), 1: ()}


@pytest.mark.rule("DR-122")
def test_bots_earn_no_titles() -> None:
    """A seat that only a bot has played has none; one that a bot has taken over keeps its own."""
    play = Play("champion*7", "chest", seats=2, names=("Ada", "Bo"))
    played = play.end().dumps().replace('"by":"clock"', '"by":"bot"')
    assert titles(Journal.loads(played))[0] == ()
    assert titles(Journal.loads(played.replace('"by":"bot"', '"by":"seat"', 1)))[0] == ("lookalikes",)


def test_champions_are_counted_as_the_state_counts_them() -> None:
    """Five at once is read from the story alone: it must know every way a Champion comes and goes."""
    rng = Random(7)
    for seed, hero in enumerate([hero.novice.name for hero in HEROES] * 3):
        match = Match.new("roll", seed=seed, options={"hero": hero, "edition": "published"})
        tally, heard = Tally(), 0
        while True:
            for _, event in match.events[heard:]:
                tally.hear(event)
            heard = len(match.events)
            state = match.state
            assert isinstance(state, State)
            if state.phase == END:
                break
            assert tally.champions == state.party[CHAMPION], (hero, match.journal.entries[-1].plain(0))
            actions = [match.legal(0).sample(rng) for _ in range(4)]
            match.play(0, next((action for action in actions if action[0] != "flee"), actions[0]))


def team(names: list[str], who: str = "Ada") -> list[Match]:
    matches = []
    for seed, hero in enumerate(names):
        match = Match.new("roll", seed=seed, options={"hero": hero})
        match.sit(0, who)
        while match.asks:
            default = match.asks[0].default
            assert default is not None
            match.play(0, default)
        matches.append(match)
    return matches


def people(*journals: Journal) -> dict[str, Earned]:
    return earned_by("roll", [Match.replay(journal) for journal in journals])


@pytest.mark.rule("DR-119")
def test_team_captain() -> None:
    """A game finished with each of the 26 heroes, in any order, by one person."""
    heroes = [hero.novice.name for hero in HEROES]
    games = team(heroes[::-1])
    ada = earned_by("roll", games)["Ada"]
    assert ada.progress == (Progress("team-captain", tuple(heroes), tuple(heroes)),)
    assert ada.progress[0].complete
    assert "team-captain" in ada.all_titles
    others = [*team(heroes[-1:], "Bo"), *team(heroes[-1:], "bot:random")]
    almost = earned_by("roll", [*games[1:], *others])
    assert almost["Ada"].progress[0].found == tuple(heroes[:-1])
    assert almost["Ada"].progress[0].missing == (heroes[-1],)
    assert "team-captain" not in almost["Ada"].all_titles
    assert set(almost) == {"Ada", "Bo"}


@pytest.mark.rule("DR-119")
def test_only_finished_games_with_a_hero_count() -> None:
    begun = Play("champion*7", "chest", hero="knight")
    assert people(begun.journal()) == {}
    begun.match.sit(0, "Bo")
    assert people(begun.end())["Bo"].progress[0].found == ("knight",)
    alone = Match.new("roll", seed=1, options={"heroes": "none"})
    alone.sit(0, "Ada")
    while alone.asks:
        alone.play(0, alone.legal(0).first())
    assert earned_by("roll", [alone])["Ada"].progress[0].found == ()


@pytest.mark.rule("DR-122")
def test_titles_are_kept() -> None:
    games = [Play("champion*7", "chest").end(), Play("mage*7", "chest").end(), two_dragons().end()]
    assert set(people(*games)["Ada"].titles) == held(games) >= {"lookalikes", "dragon-slayer"}


def held(games: list[Journal]) -> set[str]:
    return {title for game in games for title in titles(game)[0]}
