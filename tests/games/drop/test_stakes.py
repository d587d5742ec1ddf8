"""Stakes: what a room brings and costs its hero, and the deeds that end a level."""

from __future__ import annotations

from souterrain.core.actions import read, say
from souterrain.core.stakes import doubts
from souterrain.games.drop.game import GAME
from souterrain.games.drop.state import DEEPER, ENTER, EXPLORE, State
from souterrain.terminal.language import Language
from tests.games.drop.tables import TRIANGLE, hero, table

ROOM = "loot pillar:1 pillar:2 pillar:3"


def told(s: State, seat: int = 0, code: str = "en") -> dict[str, list[str]]:
    words = Language(code, "drop")
    found: dict[str, list[str]] = {}
    for stake in GAME.stakes(GAME.view(s, seat), seat):
        found.setdefault(say(stake.about), []).append(words(f"stake-{stake.key}", **stake.data))
    return found


def test_a_room_says_points_damage_and_life() -> None:
    s = table({**TRIANGLE, "gold:1": (20, 20), "gold:2": (30, 20), "goblin:1": (20, 30)})
    life = s.heroes[0].life - 1
    assert told(s)[ROOM] == [f"3 points, 1 damage, {life} life left"]
    assert told(s, code="fr")[ROOM] == [f"3 points, 1 dégât, reste {life} de vie"]
    assert told(s, seat=1) == {}


def test_a_room_without_monsters_is_safe_and_one_that_kills_needs_a_shield() -> None:
    assert told(table({**TRIANGLE, "gold:1": (20, 20)}))[ROOM] == ["2 points, no damage"]
    worn = hero()
    worn.covered = worn.life - 1
    s = table({**TRIANGLE, "goblin:1": (20, 20)}, heroes=[worn, hero()], held={0: ["shield:1"]})
    assert told(s)[ROOM] == ["0 points, only with a shield"]


def test_by_eye_nothing_is_told_of_rooms() -> None:
    assert told(table({**TRIANGLE, "gold:1": (20, 20)}, by_eye=1)) == {}


def test_around_each_pillar_lies_something() -> None:
    """A player who does not see the table hears where to drop: what lies within 10 cm, and nothing with `by_eye`."""
    cubes = {"pillar:1": (0, 0), "pillar:2": (100, 0), "pillar:3": (0, 300), "gold:1": (0, 60), "goblin:1": (99, 20)}
    found = told(table({**cubes, "gold:2": (0, 40)}, step=EXPLORE))
    assert found == {
        "explore pillar:1": ["within 10 cm: 2 gold and 1 pillar"],
        "explore pillar:2": ["within 10 cm: 1 goblin and 1 pillar"],
        "explore pillar:3": ["nothing within 10 cm"],
    }
    french = told(table(cubes, step=EXPLORE), code="fr")
    assert french["explore pillar:2"] == ["à moins de 10 cm\xa0: 1 gobelin et 1 pilier"]
    assert told(table(cubes, step=EXPLORE), seat=1) == {}
    assert told(table(cubes, step=EXPLORE, by_eye=1)) == {}


def test_a_potion_heals_what_is_covered() -> None:
    s = table(heroes=[hero(covered=2), hero()], held={0: ["potion:1"]}, step=EXPLORE)
    assert told(s)["drink"] == ["heals 2 life"]


# The lone spelunker


def test_alone_rooms_are_entered_and_moved_to() -> None:
    cubes = {**TRIANGLE, "gold:1": (20, 20), "pawn:1": (30, 30)}
    assert told(table(cubes, seats=1, step=ENTER))["enter pillar:1 pillar:2 pillar:3"] == ["2 points, no damage"]
    tokens = [(0, 0), (100, 0), (0, -100)]
    s = table({"pillar:1": (0, 100), "gold:1": (20, 20)}, seats=1, tokens=tokens)
    assert told(s)["move token:1 token:2 pillar:1"] == ["2 points, no damage"]


def test_leaving_too_early_is_doubted() -> None:
    s = table(seats=1, step=EXPLORE, box=["gold:5"], held={0: ["gold:1", "chest:1", "key:1"]})
    assert s.solo is not None
    s.solo.stairs = 1
    assert told(s)["leave"] == [
        "2 of 24 points, and 1 chest to roll",
        "with fewer than 24 points the game is over",
    ]
    assert doubts(GAME.stakes(GAME.view(s, 0), 0), read("leave"))


def test_going_deeper_or_home() -> None:
    s = table(seats=1, step=DEEPER)
    assert s.solo is not None
    s.solo.fragments = 3
    assert told(s) == {"deeper": ["the next level needs 34 points"], "retire": ["the game ends with 3 fragments"]}
