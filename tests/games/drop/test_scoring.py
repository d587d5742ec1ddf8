"""Values of everything, quest by quest, and the winner (DD-40 to DD-43, DD-46, DD-70 to DD-72, DD-241 to DD-250)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from souterrain.games.drop.content.cubes import GEMS
from souterrain.games.drop.game import GAME
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.rules.worth import worth as quick_worth
from souterrain.games.drop.state import END, EXPLORE, State
from tests.games.drop.tables import TRIANGLE, Hand, do, hero, table, told

ROOM = "loot pillar:1 pillar:2 pillar:3"
EMPTY_QUEST = "jewellers-trio"
"""Nothing for anything but gems."""


def some(kind: str, number: int, start: int = 1) -> list[str]:
    return [f"{kind}:{index}" for index in range(start, start + number)]


def worth(quest: str, mine: Iterable[str], *others: Iterable[str], **fields: Any) -> int:
    """The score of a hero who holds these cubes, beside others who hold those."""
    return scoring.total(holding(quest, mine, *others, **fields), 0)


def holding(quest: str, mine: Iterable[str], *others: Iterable[str], **fields: Any) -> State:
    rivals = others or ((),)
    heroes = [hero(quest=quest, **fields), *[hero(quest=EMPTY_QUEST) for _ in rivals]]
    held: Mapping[int, Iterable[str]] = dict(enumerate((mine, *rivals)))
    return table(heroes=heroes, held=held)


def ended(s: State, numbers: Iterable[int] = ()) -> tuple[State, list[dict[str, object]]]:
    """The last turn of round 3 is over."""
    s.round, s.at = 3, s.table.seats - 1
    s, log = do(s, ROOM, Hand(numbers))
    assert s.step == END
    return s, told(log, "chests")


@pytest.mark.quick
@pytest.mark.rule("DD-40")
def test_gold_is_worth_one_small_or_large() -> None:
    assert worth(EMPTY_QUEST, some("gold", 20)) == 20
    assert worth(EMPTY_QUEST, ["gold:1"]) == worth(EMPTY_QUEST, ["gold:13"]) == 1


@pytest.mark.quick
@pytest.mark.rule("DD-41", "DD-42", "DD-70")
@pytest.mark.parametrize(("keys", "chests", "opened"), [(0, 2, 0), (2, 0, 0), (1, 2, 1), (2, 1, 1), (3, 3, 3)])
def test_a_key_opens_one_chest_and_what_has_no_partner_scores_nothing(keys: int, chests: int, opened: int) -> None:
    s = holding(EMPTY_QUEST, [*some("key", keys), *some("chest", chests)])
    s, rolled = ended(s, [3] * 6)
    assert (s.heroes[0].chests, scoring.total(s, 0)) == ((4,) * opened, 4 * opened)
    assert rolled == ([{"seat": 0, "number": opened, "points": 4 * opened}] if opened else [])


@pytest.mark.rule("DD-42")
def test_a_chest_is_a_die_with_the_faces_one_to_six() -> None:
    seen = []
    for number in range(6):
        s, _ = ended(holding(EMPTY_QUEST, ["key:1", "chest:1"]), [number])
        seen.append(s.heroes[0].chests)
    assert seen == [(1,), (2,), (3,), (4,), (5,), (6,)]
    assert scoring.FACES == 6


@pytest.mark.rule("DD-42", "DD-70")
def test_chests_are_rolled_after_round_three_and_not_before() -> None:
    s = holding(EMPTY_QUEST, ["key:1", "chest:1"])
    assert scoring.total(s, 0) == 0
    s.at = 1
    s, log = do(s, ROOM)
    assert (s.round, s.heroes[0].chests, told(log, "chests")) == (2, (), [])


@pytest.mark.quick
@pytest.mark.rule("DD-43")
@pytest.mark.parametrize(
    ("quest", "values"),
    [
        pytest.param("heros-help", (1, 2, 3), marks=pytest.mark.rule("DD-241")),
        pytest.param("hoarders-hunt", (2, 1, 3), marks=pytest.mark.rule("DD-242")),
        pytest.param("scouts-specialty", (3, 1, 2), marks=pytest.mark.rule("DD-243")),
        pytest.param("jewellers-trio", (2, 2, 2), marks=pytest.mark.rule("DD-244")),
        pytest.param("goblin-bounty", (2, 3, 2), marks=pytest.mark.rule("DD-245")),
        pytest.param("troll-toll", (3, 2, 1), marks=pytest.mark.rule("DD-246")),
        pytest.param("locksmiths-ledger", (2, 3, 1), marks=pytest.mark.rule("DD-247")),
        pytest.param("pocket-gems", (2, 2, 3), marks=pytest.mark.rule("DD-248")),
        pytest.param("alchemists-shelf", (1, 3, 2), marks=pytest.mark.rule("DD-249")),
        pytest.param("royal-tithe", (2, 1, 3), marks=pytest.mark.rule("DD-250")),
    ],
)
def test_a_gem_is_worth_what_the_owners_quest_says(quest: str, values: tuple[int, int, int]) -> None:
    """The rival holds as many and has another quest."""
    s = holding(quest, ["blue:1", "clear:1", "clear:6", "red:1"], ["blue:2", "clear:2", "clear:7", "red:2"])
    mine, other = [{line.key: line.points for line in scoring.lines(s, seat)} for seat in (0, 1)]
    blue, clear, red = values
    assert [mine[gem] for gem in GEMS] == [blue, 2 * clear, red]
    assert [other[gem] for gem in GEMS] == [2, 4, 2]


@pytest.mark.rule("DD-46")
def test_a_relic_moves_the_marker_by_one_and_scores_nothing() -> None:
    for relics in (1, 2):
        s = table(
            {"pillar:1": (100, 100)},
            seats=1,
            held={0: [*some("gold", 20), *some("relic", relics)]},
            tokens=((0, 0), (100, 0), (0, 100)),
            step=EXPLORE,
            box=["troll:1"],
        )
        assert s.solo is not None
        s.solo.stairs = 1
        assert scoring.total(s, 0) == 30
        s, log = do(s, "leave")
        assert s.solo is not None
        assert (s.solo.fragments, told(log, "fragments")) == (relics, [{"number": relics, "total": relics}])


@pytest.mark.quick
@pytest.mark.rule("DD-70")
def test_after_round_three_quests_are_shown_chests_rolled_and_all_is_counted() -> None:
    s = holding("royal-tithe", ["key:1", "chest:1", "gold:1", "gold:2"], ["key:2", "chest:2"])
    assert GAME.view(s, None)["heroes"][0]["quest"] == ""
    assert GAME.outcome(s) is None
    s.round, s.at = 3, 1
    s, log = do(s, ROOM, Hand([5, 0]))
    assert [event["quest"] for event in told(log, "revealed")] == ["royal-tithe", EMPTY_QUEST]
    assert [event["points"] for event in told(log, "chests")] == [6, 1]
    shown = GAME.view(s, None)["heroes"]
    assert [(one["quest"], one["score"]) for one in shown] == [("royal-tithe", 9), (EMPTY_QUEST, 1)]
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.places, outcome.total(0), outcome.reason) == ((1, 2), 9, "highest")
    assert GAME.asks(s) == ()


@pytest.mark.quick
@pytest.mark.rule("DD-71")
def test_the_highest_score_wins() -> None:
    s = holding(EMPTY_QUEST, some("gold", 2), some("gold", 5, 3), some("gold", 3, 8))
    s, _ = ended(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((3, 1, 2), "highest")


@pytest.mark.quick
@pytest.mark.rule("DD-71")
def test_of_equals_the_higher_initiative_number_wins() -> None:
    heroes = [
        hero("dwarf", quest=EMPTY_QUEST),
        hero("shadeling", quest=EMPTY_QUEST),
        hero("boggart", quest=EMPTY_QUEST),
    ]
    s = table(heroes=heroes, held={0: ["gold:1"], 1: ["gold:2"], 2: ["gold:3"]})
    s, _ = ended(s)
    outcome = GAME.outcome(s)
    assert outcome is not None
    assert (outcome.places, outcome.reason) == ((2, 1, 3), "initiative")


@pytest.mark.quick
@pytest.mark.rule("DD-72")
def test_the_final_score_is_the_sum_of_its_lines() -> None:
    mine = [*some("gold", 3), "key:1", "chest:1", "blue:1", "clear:1", "red:1", "troll:1", "goblin:1", "dragon:1"]
    s = table(
        heroes=[hero(quest="troll-toll", marks=4, steps=2, covered=5), hero(quest=EMPTY_QUEST)],
        held={0: mine},
        teamwork=1,
    )
    s, _ = ended(s, [2])
    outcome, known = GAME.outcome(s), scoring.renown(s.heroes[0])
    assert outcome is not None
    assert outcome.scores[0] == (
        ("gold", 3, 3),
        ("chest", 1, 3),
        ("blue", 1, 3),
        ("clear", 1, 2),
        ("red", 1, 1),
        ("troll", 1, 2),
        ("dragon", 1, 8),
        ("mark", 4, 4),
        ("quest", 5, 5),
        ("renown", known, known),
        ("step", 2, 2),
    )
    assert outcome.total(0) == 33 + known


@pytest.mark.rule("DD-72")
def test_every_monster_ever_collected_counts_covered_healed_or_shielded() -> None:
    cubes = {**TRIANGLE, "troll:1": (20.0, 20.0), "troll:2": (40.0, 20.0)}
    s = table(cubes, held={0: ["shield:1", "potion:1"]}, heroes=[hero(quest="troll-toll"), hero()])
    s, _ = do(s, f"{ROOM} shield:troll")
    s, _ = do(s, "redrop pillar:1")
    assert (s.heroes[0].covered, scoring.total(s, 0)) == (2, 4 + 4)
    s, _ = do(s, "drink pillar:1")
    assert (s.heroes[0].covered, scoring.total(s, 0)) == (0, 4 + 4)


# --- quests ---


@pytest.mark.quick
@pytest.mark.rule("DD-241")
def test_heros_help() -> None:
    monsters = ["goblin:1", "goblin:2"]
    assert worth("heros-help", monsters, ["goblin:3"]) == 6
    assert worth("heros-help", monsters, ["goblin:3", "goblin:4"], ["goblin:5"]) == 3
    assert worth("heros-help", monsters, ["goblin:3"], some("goblin", 3, 4)) == 0
    assert worth("heros-help", [], []) == 0
    assert worth("heros-help", ["goblin:1"], [*some("gold", 9)]) == 6
    assert worth("heros-help", ["blue:1", "clear:1", "red:1"], ["goblin:1"]) == 6


@pytest.mark.quick
@pytest.mark.rule("DD-242")
def test_hoarders_hunt() -> None:
    treasure = ["key:1", "key:2", "potion:1"]
    assert worth("hoarders-hunt", treasure, ["key:3", "key:4"]) == 7
    assert worth("hoarders-hunt", treasure, ["key:3", "key:4", "potion:2"]) == 3
    assert worth("hoarders-hunt", treasure, ["key:3"], some("gold", 4)) == 0
    assert worth("hoarders-hunt", treasure, [*some("goblin", 9), "key:3"]) == 7
    assert worth("hoarders-hunt", ["blue:1", "clear:1", "red:1"], some("key", 4)) == 6


@pytest.mark.rule("DD-242")
def test_hoarders_hunt_weighs_before_chests_are_rolled() -> None:
    s = holding("hoarders-hunt", ["key:1", "chest:1"], ["gold:1"])
    s, _ = ended(s, [0])
    assert scoring.total(s, 0) == 1 + 7


@pytest.mark.quick
@pytest.mark.rule("DD-243")
@pytest.mark.parametrize("firsts", [0, 1, 2])
def test_scouts_specialty(firsts: int) -> None:
    assert worth("scouts-specialty", [], firsts=firsts) == 5 * firsts
    assert worth("scouts-specialty", ["blue:1", "clear:1", "red:1"], firsts=firsts) == 6 + 5 * firsts


@pytest.mark.rule("DD-243")
def test_being_first_counts_in_rounds_two_and_three_alone() -> None:
    """Seat 0 is the lighter all the time and first in all three rounds: that brings 8, not 12."""
    s = table(heroes=[hero("boggart", quest="scouts-specialty"), hero("fairy", quest="scouts-specialty")], step=EXPLORE)
    s.put(0, 1)
    for _ in range(6):
        s, _ = do(s, "explore pillar:1")
        s, _ = do(s, ROOM)
    assert s.step == END
    assert [one.firsts for one in s.heroes] == [2, 0]
    assert [scoring.total(s, seat) for seat in (0, 1)] == [10, 1]


@pytest.mark.quick
@pytest.mark.rule("DD-244")
@pytest.mark.parametrize(("blue", "clear", "red", "bonus"), [(1, 1, 1, 3), (3, 2, 2, 6), (4, 4, 0, 0)])
def test_jewellers_trio(blue: int, clear: int, red: int, bonus: int) -> None:
    gems = [*some("blue", blue), *some("clear", clear), *some("red", red)]
    assert worth("jewellers-trio", gems) == 2 * len(gems) + bonus


@pytest.mark.quick
@pytest.mark.rule("DD-245")
def test_goblin_bounty() -> None:
    assert worth("goblin-bounty", some("goblin", 4)) == 3
    assert worth("goblin-bounty", some("goblin", 1)) == 0
    assert worth("goblin-bounty", some("goblin", 4), marks=3) == 6
    assert worth("goblin-bounty", ["troll:1"]) == 2
    state = holding("goblin-bounty", some("goblin", 4))
    assert quick_worth(state.heroes[0], state.there(0)) == 3, "as the list of rooms and the bots count it"
    assert worth("goblin-bounty", ["blue:1", "clear:1", "red:1"]) == 7


@pytest.mark.quick
@pytest.mark.rule("DD-246")
def test_troll_toll() -> None:
    assert worth("troll-toll", ["troll:1", "troll:2"]) == 2 * (2 + 2)
    assert worth("troll-toll", ["dragon:1"]) == 8 + 3
    assert worth("troll-toll", some("goblin", 3)) == 0
    assert worth("troll-toll", ["blue:1", "blue:2", "clear:1", "red:1"]) == 9


@pytest.mark.quick
@pytest.mark.rule("DD-247")
@pytest.mark.parametrize(("keys", "chests", "bonus"), [(2, 2, 4), (3, 1, 4), (0, 2, 2), (2, 0, 2), (1, 1, 2)])
def test_locksmiths_ledger(keys: int, chests: int, bonus: int) -> None:
    s = holding("locksmiths-ledger", [*some("key", keys), *some("chest", chests)])
    s, _ = ended(s)
    assert scoring.total(s, 0) == min(keys, chests) + bonus
    assert worth("locksmiths-ledger", ["blue:1", "clear:1", "red:1"]) == 6


@pytest.mark.quick
@pytest.mark.rule("DD-05", "DD-248")
def test_pocket_gems_asks_for_size() -> None:
    assert worth("pocket-gems", ["blue:1", "clear:1", "red:1"]) == 9
    assert worth("pocket-gems", ["blue:5", "clear:5", "red:5"]) == 7
    assert worth("pocket-gems", ["gold:1", "key:1"]) == 1


@pytest.mark.quick
@pytest.mark.rule("DD-249")
def test_alchemists_shelf() -> None:
    assert worth("alchemists-shelf", ["potion:1", "potion:2", "shield:1"]) == 9
    assert worth("alchemists-shelf", ["key:1"]) == 0
    assert worth("alchemists-shelf", ["blue:1", "clear:1", "red:1"]) == 6


@pytest.mark.rule("DD-249")
def test_what_was_drunk_is_not_on_the_shelf() -> None:
    s = table(held={0: ["potion:1"]}, heroes=[hero(quest="alchemists-shelf", covered=1), hero()])
    assert scoring.total(s, 0) == 3
    assert scoring.total(do(s, "drink pillar:1")[0], 0) == 0


@pytest.mark.quick
@pytest.mark.rule("DD-250")
@pytest.mark.parametrize(("gold", "bonus"), [(0, 0), (1, 1), (2, 1), (5, 3), (14, 7)])
def test_royal_tithe(gold: int, bonus: int) -> None:
    assert worth("royal-tithe", some("gold", gold)) == gold + bonus
    assert worth("royal-tithe", ["blue:1", "clear:1", "red:1"]) == 6
