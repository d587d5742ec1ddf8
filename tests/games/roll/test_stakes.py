"""Stakes: what a choice brings, and where a client asks once more."""

from __future__ import annotations

from typing import Any

import pytest

from souterrain.core.actions import read, say
from souterrain.core.match import Match
from souterrain.core.stakes import doubts
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import State, Together
from souterrain.terminal.language import Language
from tests.games.roll.tables import table


def told(s: State, code: str = "en") -> dict[str, list[str]]:
    """The stakes of seat 0 in words, by sentence."""
    words = Language(code, "roll")
    found: dict[str, list[str]] = {}
    for stake in GAME.stakes(GAME.view(s, 0), 0):
        found.setdefault(say(stake.about), []).append(words(f"stake-{stake.key}", **stake.data))
    return found


def doubted(s: State, sentence: str) -> list[str]:
    """The keys for which a client asks once more."""
    action = read(sentence)
    assert action in GAME.legal(s, 0), f"{sentence} is not legal"
    return [stake.key for stake in doubts(GAME.stakes(GAME.view(s, 0), 0), action)]


# Regroup


def test_retiring_and_descending_say_what_they_bring() -> None:
    s = table(phase="regroup", level=4, party="fighter", lair=2, xp=3, tokens="portal")
    assert told(s)["retire"] == ["4 XP, 9 points in all"]
    assert told(s)["descend"] == ["level 5 rolls 5 dice, 2 dragons in the lair"]
    assert told(s, "fr")["descend"] == ["le niveau 5 lance 5 dés, 2 dragons dans l’Antre"]
    assert told(s, "it")["retire"] == ["4 XP, 9 punti in tutto"]


def test_deep_down_only_the_dice_outside_the_lair_are_rolled() -> None:
    assert told(table(phase="regroup", level=7, lair=2))["descend"] == ["level 8 rolls 5 dice, 2 dragons in the lair"]


def test_scouted_dice_are_told() -> None:
    s = table(hero="scout", phase="regroup", level=1, aside=["goblin chest", "ooze*3"])
    assert told(s)["descend"] == ["level 2 holds 1 goblin and 1 chest"]


def test_the_hero_turns_with_the_fifth_xp() -> None:
    assert told(table(hero="knight", phase="regroup", level=3, xp=2))["retire"][1:] == [
        "your hero becomes the Dragon Slayer"
    ]
    assert told(table(hero="knight", phase="regroup", level=3, xp=1))["retire"] == ["3 XP, 4 points in all"]


def test_retiring_on_the_first_level_wastes_the_party() -> None:
    assert doubted(table(phase="regroup", level=1, party="mage*2"), "retire") == ["unused"]
    assert told(table(phase="regroup", level=1, party="mage*2"))["retire"][1] == "never used: 2 mages"
    assert not doubted(table(phase="regroup", level=2, party="mage*2"), "retire")
    assert not doubted(table(phase="regroup", level=1), "retire")


def test_a_portal_where_retiring_gives_the_same() -> None:
    s = table(phase="regroup", level=4, tokens="portal")
    assert told(s)["use portal"] == [
        "4 XP, 4 points in all without the Town Portal",
        "you could retire and keep the Town Portal, worth 2 points",
    ]
    assert doubted(s, "use portal") == ["portal-idle"]
    assert doubted(table(level=4, party="mage", dungeon="chest", tokens="portal"), "use portal") == ["portal-idle"]
    assert not doubted(table(level=4, party="mage", dungeon="goblin", tokens="portal"), "use portal")
    assert not doubted(table(phase="dragon", level=4, lair=3, tokens="portal"), "use portal")
    assert not doubted(table(hero="dwarf", phase="regroup", level=4, berserk=1, tokens="portal"), "use portal")


def test_a_hero_who_gives_tokens_back_has_no_score_yet() -> None:
    s = table(hero="archaeologist", phase="regroup", level=4, tokens="ring*2", delve=3)
    assert told(s)["retire"] == ["4 XP"]


# On the level


def test_flight_costs_the_level_and_the_unused_party() -> None:
    s = table(level=3, party="fighter*2 mage", dungeon="goblin ooze*2")
    assert told(s)["flee"] == ["no XP for level 3", "never used: 2 fighters and 1 mage"]
    assert doubted(s, "flee") == ["unused"]


def test_flight_without_a_choice_is_not_doubted() -> None:
    assert not doubted(table(level=3, dungeon="goblin"), "flee")
    assert not doubted(table(phase="dragon", level=3, party="fighter*2", lair=3), "flee")


def test_flight_past_a_treasure_that_would_help() -> None:
    assert doubted(table(level=3, dungeon="goblin", tokens="sword"), "flee") == ["able"]


def test_flight_can_cost_the_xp_of_dragons() -> None:
    s = table(level=3, dungeon="goblin", earned=2, xp=2)
    assert told(s)["flee"] == ["no XP for level 3, and the 2 XP of this delve are lost"]
    assert told(table(level=3, dungeon="goblin", earned=2, xp=2, options={"flee_keeps_dragon_xp": "on"}))["flee"] == [
        "no XP for level 3"
    ]


def test_fights_say_what_stays() -> None:
    s = table(level=3, party="fighter mage", dungeon="goblin*2 ooze")
    assert told(s)["fight fighter goblin*2"] == ["still there: 1 ooze"]
    assert told(s)["fight mage ooze"] == ["still there: 2 goblins"]
    assert told(table(level=1, party="mage", dungeon="ooze"))["fight mage ooze"] == ["no monster is left"]


def test_the_dragon_brings_a_treasure_or_xp() -> None:
    s = table(hero="knight", phase="dragon", level=5, party="fighter mage thief", lair=3, xp=4)
    assert told(s)["dragon"] == ["a treasure and 1 XP", "your hero becomes the Dragon Slayer"]
    s = table(phase="dragon", level=5, party="fighter mage thief", lair=3, box="")
    assert told(s)["dragon"] == ["2 XP"]


def test_going_on_tells_what_is_left_behind_and_what_comes() -> None:
    s = table(phase="loot", level=5, party="thief", dungeon="chest*2", lair=3)
    assert told(s)["go on"] == ["left behind: 2 chests", "the dragon comes, it takes 3 different companions"]
    assert told(s)["open thief*2"] == ["2 treasures"]
    assert not doubted(s, "go on")


def test_loot_that_nobody_can_take_is_not_left_behind() -> None:
    s = table(phase="loot", level=3, party="scroll", dungeon="chest potion", tokens="ring", lair=1)
    assert told(s)["go on"] == ["left behind: 1 potion"]


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"party": "thief scroll", "dungeon": "goblin chest"}, "reroll goblin chest with scroll"),
        ({"party": "thief", "dungeon": "goblin potion", "tokens": "parchment"}, "use parchment goblin potion"),
        ({"hero": "commander", "party": "thief", "dungeon": "goblin chest", "xp": 5}, "ultimate goblin chest"),
    ],
)
def test_a_reroll_of_loot_is_doubted(fields: dict[str, Any], sentence: str) -> None:
    s = table(level=3, **fields)
    assert doubted(s, sentence) == ["rolled-away"]
    assert not doubted(s, sentence.replace(" chest", "").replace(" potion", ""))


def test_loot_for_nobody_may_be_rolled_away() -> None:
    assert not doubted(table(level=3, party="scroll", dungeon="goblin chest"), "reroll goblin chest with scroll")


def test_a_ring_before_its_time_is_told_and_can_be_taken_back() -> None:
    early = table(level=3, party="fighter", dungeon="goblin", lair=1, tokens="ring")
    assert told(early)["use ring"] == ["no dragon comes yet, with 1 of 3 dice in the lair, and 1 point less at the end"]
    assert told(table(phase="dragon", level=3, lair=3, tokens="ring"))["use ring"] == [
        "no dragon on this level, and 1 point less at the end"
    ]
    assert not doubted(early, "use ring")


# Who is asked


def test_only_the_asked_seat_has_stakes() -> None:
    match = Match.new("roll", seats=2, seed=2, options={"first": "1", "heroes": "none"})
    assert match.stakes(0)
    assert match.stakes(1) == ()
    assert match.game.stakes(match.view(1), 1) == ()


def test_together_everybody_has_stakes_of_the_own_box() -> None:
    match = Match.new("roll", seats=2, seed=2, options={"tempo": "together", "heroes": "none"})
    assert isinstance(match.state, Together)
    assert match.stakes(0) == match.stakes(1) != ()
    assert match.game.stakes(match.view(None), 0) == ()
    match.play(1, "flee")
    assert match.stakes(1) == ()
