"""The end of the game and the ranks of solo play (DR-70 to DR-73, DR-100)."""

from __future__ import annotations

import pytest

from souterrain.core.game import Outcome
from souterrain.games.roll.content.dice import TOKENS
from souterrain.games.roll.game import GAME
from souterrain.games.roll.state import Player, State
from tests.games.roll.tables import counts, do, phase, start, table, turn

SEVEN = "fighter cleric mage thief champion scroll*2"


def player(xp: int, held: str = "") -> Player:
    return Player(0, 0, xp, counts(TOKENS, held))


def result(s: State) -> Outcome:
    outcome = GAME.outcome(s)
    assert outcome is not None
    return outcome


@pytest.mark.quick
@pytest.mark.rule("DR-70")
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_the_game_ends_when_everybody_has_made_three_delves(seats: int) -> None:
    setup = [*(["0"] if seats > 1 else []), SEVEN, "goblin"]
    s = start(setup, seats=seats, heroes="none")
    delves = []
    while GAME.asks(s):
        assert GAME.outcome(s) is None
        delves.append(turn(s))
        last = len(delves) == 3 * seats
        s = do(s, "flee", rolls=[] if last else [SEVEN, "goblin"])
    assert phase(s) == "end"
    assert delves == [*range(seats)] * 3
    assert GAME.outcome(s) is not None
    assert not GAME.legal(s, 0)


@pytest.mark.quick
@pytest.mark.rule("DR-71")
def test_each_unused_treasure_is_worth_one_and_a_portal_two() -> None:
    s = table(phase="end", xp=7, tokens="sword talisman sceptre tools parchment ring scales elixir bait portal*2")
    assert result(s).total(0) == 7 + 9 + 4
    assert [(line.key, line.points) for line in result(s).scores[0]] == [
        ("xp", 7),
        ("tokens", 9),
        ("portals", 4),
        ("scales", 0),
    ]


@pytest.mark.rule("DR-72")
@pytest.mark.parametrize(("scales", "points"), [(1, 1), (2, 4), (3, 5), (4, 8), (5, 9), (6, 12)])
def test_scales_in_pairs(scales: int, points: int) -> None:
    assert result(table(phase="end", tokens=f"scales*{scales}" if scales > 1 else "scales")).total(0) == points


@pytest.mark.quick
@pytest.mark.rule("DR-73")
@pytest.mark.parametrize(
    ("players", "places", "reason"),
    [
        ([player(9), player(8, "ring"), player(7)], (1, 2, 3), "fewer-tokens"),
        ([player(8), player(8, "ring"), player(7)], (2, 1, 3), "most-xp"),
        ([player(8, "ring"), player(9), player(7, "portal")], (2, 1, 2), "fewer-tokens"),
        ([player(7, "portal"), player(8, "ring"), player(7, "ring*2")], (1, 1, 3), "shared"),
        ([player(5), player(5), player(4)], (1, 1, 3), "shared"),
    ],
)
def test_highest_xp_then_fewest_tokens_then_shared(players: list[Player], places: tuple[int, ...], reason: str) -> None:
    s = table(phase="end", others=players[1:])
    s.players = tuple(players)
    outcome = result(s)
    assert (outcome.places, outcome.reason) == (places, reason)
    assert outcome.ranks == ()


@pytest.mark.rule("DR-100")
@pytest.mark.parametrize(
    ("points", "rank"),
    [
        (0, "fodder"),
        (15, "fodder"),
        (16, "village"),
        (23, "village"),
        (24, "explorer"),
        (29, "explorer"),
        (30, "champion"),
        (34, "champion"),
        (35, "ages"),
        (80, "ages"),
    ],
)
def test_ranks_of_solo_play(points: int, rank: str) -> None:
    outcome = result(table(phase="end", xp=points))
    assert (outcome.ranks, outcome.places, outcome.reason) == ((rank,), (1,), "solo")


@pytest.mark.rule("DR-100")
def test_alone_the_game_is_three_delves_for_the_best_score() -> None:
    s = start([SEVEN, "goblin"], heroes="none")
    for delve in (1, 2, 3):
        assert s.delve == delve
        s = do(s, "fight mage goblin")
        s = do(s, "go on") if phase(s) == "monster" else s
        s = do(s, "retire", rolls=[] if delve == 3 else [SEVEN, "goblin"])
    assert result(s).total(0) == 3
