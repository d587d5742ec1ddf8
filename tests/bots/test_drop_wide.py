"""The best bot of Dungeon Drop: the aim of an Explore, and throws by chance."""

from __future__ import annotations

from math import hypot
from random import Random

import pytest

from souterrain.bots.drop.abilities import CANDIDATES
from souterrain.bots.drop.abilities.wide import throws
from souterrain.bots.drop.aim import Hand
from souterrain.bots.drop.falls import best_aim
from souterrain.bots.drop.search import Level, Search
from souterrain.games.drop.game import GAME
from souterrain.games.drop.state import EXPLORE, State
from tests.games.drop.tables import hero, table

WALLS = {"pillar:1": (0.0, 0.0), "pillar:2": (160.0, 0.0), "pillar:3": (80.0, 140.0)}
GOLD = {f"gold:{number}": (24.0 + 12 * number, 20.0) for number in range(1, 9)}
BOX = [f"chest:{number}" for number in range(1, 7)] + [f"gold:{number}" for number in range(13, 19)]


def search_of(s: State, *, wide: int = 0, explores: int = 0, ahead: int = 6) -> Search:
    level = Level(Hand((0, 0)), 12, 12, 4, 2, ahead=ahead, explores=explores, wide=wide, sampled=True)
    return Search(GAME, s, level, Random(1), lambda: False)


@pytest.mark.quick
@pytest.mark.parametrize("race", ["wood-elf", "emberkin", "dwarf"])
def test_a_pillar_in_a_full_room_is_brought_out_of_it(race: str) -> None:
    """All Gold lies behind the fourth Pillar, so that no room has any."""
    cards = [hero(race, "cleric"), hero("gnome", "rogue")]
    s = table({**WALLS, **GOLD, "pillar:4": (80.0, 4.0)}, heroes=cards, round=3)
    search = search_of(s, wide=80)
    best = max(throws(search), key=lambda candidate: candidate.worth)
    assert best.worth > search.base + 2
    assert ("pillar:4", 1) in best.action or race == "emberkin", "a breath names any cube near its mouth"
    assert search.allows(best.action)


@pytest.mark.quick
@pytest.mark.parametrize("cards", [("gnome", "rogue"), ("automaton", "rogue"), ("half-orc", "mage")])
def test_a_troll_that_guards_a_full_room_is_taken_away(cards: tuple[str, str]) -> None:
    """Its two points are not worth the eight Gold that a hero with so little life cannot take beside it."""
    life = {"half-orc": 9, "gnome": 8, "automaton": 8}[cards[0]]
    heroes = [hero(*cards, covered=life - 2), hero("gnome", "rogue")]
    far = {"red:1": (260.0, 200.0), "goblin:1": (300.0, 220.0)}
    s = table({**WALLS, **GOLD, **far, "troll:1": (80.0, 6.0)}, heroes=heroes, round=3)
    search = search_of(s, wide=160)
    best = max(throws(search), key=lambda candidate: candidate.worth)
    assert ("troll:1", 1) in best.action
    assert best.worth > search.base + 4
    assert search.allows(best.action)


BESIDE = {"pillar:4": (240.0, 140.0)}
"""With it there is a second room, of the Pillars 2, 3 and 4."""
LONELY = {"gold:9": (-300.0, -300.0)}
THEIRS = {"gold:10": (150.0, 125.0), "gold:11": (162.0, 125.0), "gold:12": (174.0, 125.0)}


@pytest.mark.quick
@pytest.mark.parametrize(("card", "ahead", "theirs"), [("rogue", 6, True), ("rogue", 0, False), ("diviner", 6, True)])
def test_of_like_cubes_a_card_takes_that_of_the_next_hero(card: str, ahead: int, theirs: bool) -> None:
    """It lies in the room that is left; who does not look ahead takes any."""
    cards = [hero("boggart", card), hero("half-orc")]
    s = table({**WALLS, **BESIDE, **GOLD, **LONELY, **THEIRS}, heroes=cards, box=BOX, round=3)
    search = search_of(s, ahead=ahead)
    best = max(CANDIDATES[card](search, ((card, 1),)), key=lambda candidate: candidate.worth)
    assert any(word in THEIRS for word, _ in best.action[1:]) == theirs


@pytest.mark.quick
def test_heroes_without_a_throw_have_none() -> None:
    s = table({**WALLS, **GOLD}, heroes=[hero("boggart", "rogue"), hero("gnome", "rogue")])
    assert throws(search_of(s, wide=80)) == []


@pytest.mark.quick
def test_an_explore_aims_at_the_only_room() -> None:
    far = {"goblin:1": (400.0, 400.0), "goblin:2": (20.0, 400.0)}
    s = table({**WALLS, **GOLD, **far}, box=BOX, step=EXPLORE, round=3, at=1)
    search = search_of(s, explores=16)
    assert search.outlook is not None
    x, y = best_aim(search, search.outlook)
    assert hypot(x / 1000 - 80, y / 1000 - 47) < 45
