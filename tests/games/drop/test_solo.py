"""The lone spelunker: every rule from DD-100 to DD-120 on tables laid out by hand."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from souterrain.core.fast import Fast
from souterrain.core.game import Setup
from souterrain.games.drop.content.cards import QUEST_NAMES, QUESTS
from souterrain.games.drop.content.cubes import BOXED, CUBES, FIRST_PAWN, ID_OF, SOLO_CUBES, WORD_OF, bodies
from souterrain.games.drop.facts import FACTS
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import centre, overlaps
from souterrain.games.drop.rules.scoring import total
from souterrain.games.drop.rules.solo import entering, levels, moving
from souterrain.games.drop.rules.worth import worth
from souterrain.games.drop.state import ACT, AWAY, BOX, DEEPER, END, ENTER, EXPLORE, FALLEN, LOOT, TABLE, State
from tests.games.drop.tables import Hand, Spot, do, held, hero, refused, says, spot_of, square, table, where

TOKENS: tuple[Spot, ...] = ((0, 0), (100, 0), (0, 100))
"""The room of the three tokens; what lies at (20, 20) is in it."""
ROUND = {"pillar:1": (100, 100), "pillar:2": (-100, 0)}
"""Two Pillars beside it: with the first it makes rooms on the far side of the slope."""
NEXT = "move token:2 token:3 pillar:1"


def alone(cubes: dict[str, Spot], **fields: Any) -> State:
    fields.setdefault("heroes", [hero()])
    used = {*cubes, *fields.get("held", {}).get(0, ()), *fields.get("fallen", ())}
    fields.setdefault("box", [CUBES[cube].word for cube in BOXED if CUBES[cube].word not in used])
    return table(cubes, tokens=TOKENS, **fields)


def solo(s: State) -> Any:
    assert s.solo is not None
    return s.solo


# --- the set-up and Enter ---


def start(chance: Hand) -> State:
    return GAME.start(Setup(1, FACTS.resolve({})), chance)


def spread() -> dict[str, Any]:
    """Everything of the opening where it is easy to reason about: pillars in a grid, the rest far off."""
    lands: dict[str, Any] = {}
    for number in range(1, 14):
        lands[f"pillar:{number}"] = (60 * (number % 4), 60 * (number // 4))
    others = [word for word in map(WORD_OF.get, (*ID_OF.values(),)) if word and not word.startswith("pillar:")]
    for index, word in enumerate(sorted(others)):
        lands[word] = (-400 + 12 * (index % 20), -400 + 12 * (index // 20))
    lands["stairs:1"], lands["pawn:1"] = (30, 50), (90, 50)
    return lands


@pytest.mark.rule("DD-101")
def test_quests_that_compare_heroes_stay_out() -> None:
    """The three are never dealt, and never drawn on a later level."""
    rivals = {index for index, quest in enumerate(QUESTS) if quest.rivals}
    assert {QUEST_NAMES[index] for index in rivals} == {"heros-help", "hoarders-hunt", "scouts-specialty"}
    dealt = {start(Hand([0, 0, number], spread())).hero.quest for number in range(7)}
    assert len(dealt) == 7
    assert not dealt & rivals


@pytest.mark.rule("DD-102")
def test_the_opening_holds_the_solo_pieces() -> None:
    chance = Hand((), spread())
    s = start(chance)
    falling = {body for body, _ in chance.requests[0]["falling"]}
    assert {*SOLO_CUBES, FIRST_PAWN} <= falling
    assert len(falling) == 54 + 4
    assert s.step == ENTER
    assert len(chance.requests) == 1


@pytest.mark.rule("DD-102")
def test_stairs_and_pawn_outside_the_limits_are_dropped_again_alone() -> None:
    lands = spread()
    lands["stairs:1"] = [(-300, 300), (30, 50)]
    lands["pawn:1"] = [(300, 300), (310, 310), (90, 50)]
    lands["relic:1"] = (-300, -300)
    chance = Hand((), lands)
    s = start(chance)
    again = [[body for body, _ in request["falling"]] for request in chance.requests[1:]]
    assert again == [[ID_OF["stairs:1"]], [FIRST_PAWN], [FIRST_PAWN]]
    assert spot_of(s, "relic:1") == square(-300, -300), "relics may lie outside"
    assert not s.layout().outside_limits(FIRST_PAWN)


@pytest.mark.rule("DD-103")
def test_enter_names_a_room_with_the_pawn_that_is_survived() -> None:
    cubes: dict[str, Spot] = {
        "pillar:1": (0, 0),
        "pillar:2": (100, 0),
        "pillar:3": (0, 100),
        "pillar:4": (100, 100),
        "pawn:1": (20, 20),
        "gold:1": (30, 20),
        "goblin:1": (20, 30),
    }
    s = table(cubes, heroes=[hero()], step=ENTER, box=["gold:13"])
    s.pawns = (square(20, 20),)
    assert refused(s, "enter pillar:2 pillar:3 pillar:4").reason == "pawn-elsewhere"
    assert refused(s, "enter pillar:2 pillar:3 pillar:4").rule == "DD-103"
    assert refused(s, "use cleric").rule == "DD-103", "no ability is used at Enter"
    after, _ = do(s, "enter pillar:1 pillar:2 pillar:3")
    assert held(after) == ["gold:1", "goblin:1"]
    assert after.hero.covered == 1
    assert [centre(token) for token in solo(after).tokens] == [(0, 0), (100_000, 0), (0, 100_000)]
    assert [where(after, f"pillar:{n}") for n in (1, 2, 3, 4)] == [AWAY, AWAY, AWAY, TABLE]
    assert after.step == EXPLORE
    assert says(after) == ["explore"]


@pytest.mark.rule("DD-103")
def test_a_pawn_without_a_survivable_room_is_dropped_again() -> None:
    lands = spread()
    lands["dragon:1"] = (90, 52)
    lands["pawn:1"] = [(90, 60), (30, 40)]
    lands["stairs:1"] = (30, 50)
    chance = Hand((), lands)
    s = start(chance)
    assert [[body for body, _ in request["falling"]] for request in chance.requests[1:]] == [[FIRST_PAWN]]
    assert entering.rooms(s)


@pytest.mark.rule("DD-103", "DD-108")
def test_stairs_in_the_first_room_let_you_leave_at_once() -> None:
    cubes = {"pillar:1": (0, 0), "pillar:2": (100, 0), "pillar:3": (0, 100), "stairs:1": (30, 20)}
    s = table(cubes, heroes=[hero()], step=ENTER, box=["gold:13"])
    s.pawns = (square(20, 20),)
    after, _ = do(s, "enter pillar:1 pillar:2 pillar:3")
    assert "leave" in says(after)


@pytest.mark.rule("DD-104", "DD-31")
def test_stairs_stay_and_relics_are_treasure() -> None:
    s = alone({**ROUND, "stairs:1": (70, 70), "relic:1": (80, 80)})
    after, _ = do(s, NEXT)
    assert held(after) == ["relic:1"]
    assert where(after, "stairs:1") == TABLE


# --- a turn ---


@pytest.mark.rule("DD-105", "DD-20")
def test_explore_drops_four_above_the_room() -> None:
    s = alone(dict(ROUND), step=EXPLORE)
    assert refused(s, "explore height=200 x=900 y=900").reason == "aim-outside-room"
    assert refused(s, "explore height=200 x=900 y=900").rule == "DD-105"
    chance = Hand()
    after, _ = do(s, "explore height=200 x=200 y=200", chance)
    assert chance.requests[0]["at"] == [20_000, 20_000]
    assert len(chance.requests[0]["falling"]) == 4
    assert len(after.cubes(BOX)) == 32
    assert held(after) == [], "what lands in the room is not collected by that"
    assert after.step == ACT


@pytest.mark.rule("DD-105")
@pytest.mark.parametrize(("x", "y"), [(-40, -40), (1040, -40), (-40, 1040)])
def test_the_aim_may_be_just_above_a_corner_of_the_room(x: int, y: int) -> None:
    s = alone(dict(ROUND), step=EXPLORE, box=["gold:13"])
    chance = Hand((), {"gold:13": (40, 40)})
    do(s, f"explore height=200 x={x} y={y}", chance)
    assert chance.requests[0]["at"] == [100 * x, 100 * y]
    for further in (f"x={x} y={y + (1 if y > 0 else -1)}", f"x={x + (1 if x > 0 else -1)} y={y}"):
        assert refused(s, f"explore height=200 {further}").reason == "aim-outside-room"


@pytest.mark.rule("DD-105")
def test_a_cube_on_a_token_is_dropped_again() -> None:
    s = alone(dict(ROUND), step=EXPLORE, box=["gold:13", "gold:14"])
    chance = Hand((), {"gold:13": [(2, 2), (101, 1), (40, 40)], "gold:14": (60, 20)})
    after, _ = do(s, "explore height=200 x=200 y=200", chance)
    assert [[body for body, _ in request["falling"]] for request in chance.requests] == [
        [ID_OF["gold:13"], ID_OF["gold:14"]],
        [ID_OF["gold:13"]],
        [ID_OF["gold:13"]],
    ]
    assert {tuple(request["at"]) for request in chance.requests} == {(20_000, 20_000)}
    hands = [address.split("/")[-2] for address in chance.addresses if address.endswith("/hand")]
    assert hands == ["0", "1", "2"], "drops are counted in the turn"
    assert spot_of(after, "gold:13") == square(40, 40, 10_000)


class Knock(Hand):
    """The first drop knocks gold 1 onto a token; dropped again, it lies free."""

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        answer = super().slow(address, kind, request)
        self._lands["gold:1"] = [(30, 30)]
        return answer


@pytest.mark.rule("DD-105")
def test_an_old_cube_knocked_onto_a_token_is_dropped_again() -> None:
    """Only what this drop has moved: what lay on a token before, and did not move, stays."""
    s = alone({**ROUND, "gold:1": (50, 20), "key:1": (0, 3)}, step=EXPLORE, box=["gold:13"])
    chance = Knock((), {"gold:13": (40, 40), "gold:1": (1, 97)})
    after, _ = do(s, "explore height=200 x=200 y=200", chance)
    assert [[body for body, _ in request["falling"]] for request in chance.requests] == [
        [ID_OF["gold:13"]],
        [ID_OF["gold:1"]],
    ]
    assert spot_of(after, "gold:1") == square(30, 30)
    assert spot_of(after, "key:1") == square(0, 3)
    assert after.dropped == (ID_OF["gold:13"],), "the cubes of this Explore"


@pytest.mark.rule("DD-24")
def test_fallen_cubes_join_the_next_explore() -> None:
    s = alone(dict(ROUND), step=EXPLORE, fallen=["key:1"])
    chance = Hand()
    after, _ = do(s, "explore height=200 x=200 y=200", chance)
    assert ID_OF["key:1"] in [body for body, _ in chance.requests[0]["falling"]]
    assert len(chance.requests[0]["falling"]) == 5
    assert not after.cubes(FALLEN)


@pytest.mark.rule("DD-106")
def test_a_card_is_tilted_until_the_next_level() -> None:
    s = alone({**ROUND, "gold:1": (70, 70)}, heroes=[hero("half-orc", "rogue")])
    after, _ = do(s, "use rogue gold:1")
    assert after.hero.tilted == ("rogue",)
    assert "use" not in says(after), "one ability a turn"
    later, _ = do(after, NEXT)
    later, _ = do(later, "explore height=200 x=500 y=500")
    answer = refused(later, "use rogue gold:2")
    assert (answer.reason, answer.rule) == ("card-tilted", "DD-106")
    assert says(later, "use") == ["half-orc"]


@pytest.mark.rule("DD-107", "DD-118")
def test_move_goes_to_an_adjacent_room_and_swaps() -> None:
    s = alone({**ROUND, "gold:1": (70, 70)})
    assert refused(s, "move token:1 pillar:1 pillar:2").rule == "DD-107"
    after, _ = do(s, NEXT)
    assert held(after) == ["gold:1"]
    assert [centre(token) for token in solo(after).tokens] == [(100_000, 100_000), (100_000, 0), (0, 100_000)]
    assert spot_of(after, "pillar:1") == square(0, 0)
    assert where(after, "pillar:1") == TABLE


@pytest.mark.rule("DD-107")
def test_the_unused_token_counts_as_a_pillar() -> None:
    """With the far Pillar and two tokens the room runs over the third."""
    s = alone({"pillar:2": (-100, -100)})
    answer = refused(s, "move token:2 token:3 pillar:2")
    assert (answer.reason, answer.rule, answer.data["pillar"]) == ("pillar-in-room", "DD-26", "token:1")


@pytest.mark.rule("DD-118")
def test_a_token_takes_the_side_and_a_cube_its_centre() -> None:
    s = alone({"pillar:14": (100, 100)})
    after, _ = do(s, "move token:2 token:3 pillar:14")
    token = solo(after).tokens[0]
    assert token == square(100, 100, 10_000), "the token is as large as the Pillar it replaces"
    assert spot_of(after, "pillar:14") == square(0, 0, 10_000)


@pytest.mark.rule("DD-118")
def test_a_cube_on_a_token_s_place_is_shifted_the_shortest_way() -> None:
    s = alone({"pillar:14": (100, 100), "gold:1": (-8.5, 0)})
    after, _ = do(s, "move token:2 token:3 pillar:14")
    spot = spot_of(after, "pillar:14")
    assert not overlaps(spot, spot_of(after, "gold:1"))
    assert spot_of(after, "gold:1") == square(-8.5, 0), "nothing else moves"
    x, y = centre(spot)
    assert 500 <= x <= 502
    assert y == 0


@pytest.mark.rule("DD-108")
def test_stairs_on_the_border_of_a_looted_room_let_you_leave() -> None:
    s = alone({**ROUND, "stairs:1": (100, 50)})
    after, _ = do(s, NEXT)
    assert "leave" in says(after)
    further, _ = do(after, "explore height=200 x=500 y=500")
    answer = refused(further, "leave")
    assert (answer.reason, answer.rule) == ("no-stairs", "DD-108"), "the chance is gone with the next turn"


@pytest.mark.rule("DD-108")
def test_without_the_stairs_the_next_turn_begins() -> None:
    after, _ = do(alone(dict(ROUND)), NEXT)
    assert says(after) == ["explore"]
    assert solo(after).turn == 2
    assert refused(after, "leave").rule == "DD-108"


@pytest.mark.rule("DD-109")
def test_an_empty_box_loses_the_game() -> None:
    after, log = do(alone(dict(ROUND), box=[], fallen=["key:1"]), NEXT)
    assert after.step == END
    assert [event.key for event in log][-2:] == ["solo-lost", "over"]
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.reason, outcome.ranks) == ("lost", ("lost",))


@pytest.mark.rule("DD-109")
def test_a_short_box_is_drawn_to_the_end() -> None:
    s = alone(dict(ROUND), step=EXPLORE, box=["gold:13", "gold:14", "gold:15"])
    chance = Hand((), {"gold:13": (40, 20), "gold:14": (20, 40), "gold:15": (60, 20)})
    after, _ = do(s, "explore height=200 x=200 y=200", chance)
    assert len(chance.requests[0]["falling"]) == 3
    assert after.step == ACT


@pytest.mark.rule("DD-109")
def test_whoever_stands_at_the_stairs_may_leave_with_an_empty_box() -> None:
    after, _ = do(alone({**ROUND, "stairs:1": (70, 70)}, box=[]), NEXT)
    assert says(after) == ["leave"]


@pytest.mark.rule("DD-110")
def test_no_way_on_is_the_end() -> None:
    """Every adjacent room holds the Dragon; the hero has no Shield, no ability and no Potion left."""
    s = alone(
        {"pillar:1": (100, 100), "dragon:1": (60, 60)},
        heroes=[hero("boggart", "cleric", tilted=("boggart", "cleric"))],
        step=EXPLORE,
        box=["gold:13"],
    )
    after, log = do(s, "explore height=200 x=200 y=200", Hand((), {"gold:13": (-300, -300)}))
    assert after.step == END
    assert "solo-consumed" in [event.key for event in log]


@pytest.mark.rule("DD-110")
def test_a_shield_in_the_reserve_is_counted() -> None:
    cubes: dict[str, Spot] = {"pillar:1": (100, 100), "dragon:1": (60, 60)}
    s = alone(cubes, heroes=[hero("boggart", "cleric", tilted=("boggart", "cleric"))], held={0: ["shield:1"]})
    assert says(s) == ["move"]
    answer = refused(s, NEXT)
    assert (answer.reason, answer.rule) == ("dragon-unshielded", "DD-49")
    after, _ = do(s, f"{NEXT} shield:dragon")
    assert held(after) == ["dragon:1"]


@pytest.mark.rule("DD-110", "DD-66")
def test_potions_may_be_used_before_giving_up() -> None:
    """Life is nearly covered; a Potion would make the room bearable."""
    worn = hero("boggart", "cleric", covered=6, tilted=("boggart", "cleric"))
    s = alone({"pillar:1": (100, 100), "troll:1": (60, 60)}, heroes=[worn], held={0: ["potion:1"]}, step=LOOT)
    assert says(s) == ["give-up", "drink"]
    after, _ = do(s, "drink troll:1", Hand((), {"potion:1": (-200, -200)}))
    assert says(after) == ["move"]
    over, _ = do(s, "give-up")
    assert over.step == END
    assert solo(over).reason == levels.CONSUMED


# --- leaving and levels ---


def at_stairs(fragments: int = 0, **fields: Any) -> State:
    """A hero who may leave."""
    s = alone({**ROUND, "stairs:1": (70, 70)}, step=EXPLORE, **fields)
    s.own_solo().stairs = 1
    s.own_solo().fragments = fragments
    return s


GOLD = [f"gold:{number}" for number in range(1, 21)]


@pytest.mark.rule("DD-111")
@pytest.mark.parametrize(
    ("fragments", "needed"),
    [(0, 15), (1, 20), (2, 20), (3, 25), (4, 25), (5, 30), (6, 30), (7, 35), (8, 35)],
)
def test_required_score(fragments: int, needed: int) -> None:
    assert levels.required(at_stairs(fragments)) == needed + 9
    assert levels.required(at_stairs(fragments, heroes=[hero("fairy")])) == needed + 7


@pytest.mark.rule("DD-111", "DD-113")
def test_equal_is_enough_and_less_is_not() -> None:
    """The Royal Tithe makes 16 gold worth 24: what a hero with nine life needs on the first level."""
    enough, _ = do(at_stairs(held={0: GOLD[:16]}), "leave")
    assert (solo(enough).reached, solo(enough).required) == (24, 24)
    assert enough.step == DEEPER
    short, log = do(at_stairs(held={0: [*GOLD[:15], "relic:1"]}), "leave")
    assert solo(short).reached == 23
    assert short.step == END
    assert solo(short).fragments == 0, "the new relics are not claimed"
    assert "solo-forced" in [event.key for event in log]


@pytest.mark.rule("DD-111", "DD-70")
def test_chests_are_rolled_when_leaving() -> None:
    s = at_stairs(held={0: [*GOLD[:12], "key:1", "chest:1"]})
    after, _ = do(s, "leave", Hand([5]))
    assert after.hero.chests == (6,)
    assert solo(after).reached == 12 + 6 + 6


@pytest.mark.rule("DD-112", "DD-46")
def test_relics_go_onto_the_track() -> None:
    after, _ = do(at_stairs(held={0: [*GOLD, "relic:1", "relic:2"]}), "leave")
    assert solo(after).fragments == 2
    assert says(after) == ["deeper", "retire"]


@pytest.mark.rule("DD-112", "DD-114")
@pytest.mark.parametrize(
    ("spoils", "classes"), [([], 1), (["relic:1"], 2), (["dragon:1"], 2), (["relic:1", "relic:2", "dragon:1"], 3)]
)
def test_levelling_up(spoils: list[str], classes: int) -> None:
    """One class for relics, one for the huge monster; at most two."""
    s, _ = do(at_stairs(held={0: [*GOLD, *spoils]}), "leave")
    deeper, _ = do(s, "deeper", Hand((), spread()))
    assert len(deeper.hero.classes) == classes
    assert len(set(deeper.hero.classes)) == classes


@pytest.mark.rule("DD-112")
def test_an_empty_class_deck_gives_none() -> None:
    every = hero(tilted=("half-orc",))
    every.classes = tuple(range(10))
    s, _ = do(at_stairs(heroes=[every], held={0: [*GOLD, "relic:1"]}), "leave")
    deeper, _ = do(s, "deeper", Hand((), spread()))
    assert deeper.hero.classes == tuple(range(10))


@pytest.mark.rule("DD-112", "DD-117")
def test_a_new_level_begins_afresh() -> None:
    worn = hero(covered=5, marks=2, tilted=("half-orc", "cleric"))
    s, _ = do(at_stairs(heroes=[worn], held={0: [*GOLD, "relic:1", "troll:1"]}, fallen=["key:1"]), "leave")
    quest = s.hero.quest
    deeper, _ = do(s, "deeper", Hand((), spread()))
    assert (deeper.hero.covered, deeper.hero.marks, deeper.hero.tilted, deeper.hero.chests) == (0, 0, (), ())
    assert held(deeper) == []
    assert len(deeper.cubes(BOX)) == 36
    assert {where(deeper, "relic:1"), where(deeper, "relic:2"), where(deeper, "key:1")} == {TABLE}
    assert where(deeper, "pillar:1") == TABLE
    assert solo(deeper).tokens == ()
    assert (solo(deeper).level, solo(deeper).fragments, deeper.step) == (2, 1, ENTER)
    assert deeper.hero.quest != quest, "the quest is discarded, a new one drawn"
    assert deeper.hero.race == s.hero.race


@pytest.mark.rule("DD-112", "DD-101")
def test_an_empty_quest_deck_is_made_from_its_discards() -> None:
    fit = [index for index, quest in enumerate(QUESTS) if not quest.rivals]
    s, _ = do(at_stairs(held={0: GOLD}), "leave")
    s.own_solo().quests = tuple([index for index in fit if index != s.hero.quest])
    deeper, _ = do(s, "deeper", Hand((), spread()))
    assert deeper.hero.quest in fit


@pytest.mark.rule("DD-114", "DD-106")
def test_more_classes_are_more_choices_once_each() -> None:
    learned = hero("half-orc", "rogue")
    learned.classes = (1, 4)
    s = alone({**ROUND, "gold:1": (70, 70)}, heroes=[learned])
    assert says(s, "use") == ["half-orc", "rogue", "cleric"]
    after, _ = do(s, "use rogue gold:1")
    assert "use" not in says(after)


@pytest.mark.rule("DD-115", "DD-116")
@pytest.mark.parametrize(
    ("fragments", "rank", "reason"),
    [
        (0, "nothing", "retired"),
        (3, "nothing", "retired"),
        (4, "village", "won"),
        (5, "village", "won"),
        (6, "kingdom", "won"),
        (8, "kingdom", "won"),
    ],
)
def test_legacy(fragments: int, rank: str, reason: str) -> None:
    s = at_stairs(fragments, heroes=[hero("fairy", quest="goblin-bounty")])
    s.step = DEEPER
    after, _ = do(s, "retire")
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason, outcome.total(0)) == ((rank,), reason, fragments)


@pytest.mark.rule("DD-115")
def test_a_full_track_retires_the_hero() -> None:
    rich = [*GOLD, "troll:1", "troll:2", "troll:3", "troll:4", "dragon:1", "red:1", "red:2", "relic:1", "relic:2"]
    after, _ = do(at_stairs(8, held={0: rich}), "leave")
    assert solo(after).fragments == 9, "a tenth is ignored"
    assert after.step == END
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == (("world",), "won")


@pytest.mark.rule("DD-116")
def test_a_lost_game_leaves_no_legacy() -> None:
    s = alone(dict(ROUND), box=[])
    s.own_solo().fragments = 6
    after, _ = do(s, NEXT)
    outcome = GAME.outcome(after)
    assert outcome is not None
    assert (outcome.ranks, outcome.reason) == (("lost",), "lost")


@pytest.mark.rule("DD-119")
def test_after_enter_the_pawn_is_only_a_marker() -> None:
    s = table({"pillar:1": (0, 0), "pillar:2": (100, 0), "pillar:3": (0, 100)}, heroes=[hero()], step=ENTER, box=GOLD)
    s.pawns = (square(20, 20),)
    after, _ = do(s, "enter pillar:1 pillar:2 pillar:3")
    assert after.pawns == ((),)
    view: Any = GAME.view(after, 0)
    assert not [shape for shape in view["dungeon"]["shapes"] if shape["label"] == "pawn"]
    assert refused(after, "place x=0 y=0").rule == "DD-80", "no Teamwork"


@pytest.mark.rule("DD-120")
def test_stairs_and_relics_are_cubes_for_abilities() -> None:
    cubes: dict[str, Spot] = {**ROUND, "stairs:1": (70, 70), "relic:1": (80, 60), "gold:1": (60, 80)}
    s = alone(cubes, heroes=[hero("gnome", "mage")])
    assert {"stairs:1", "relic:1"} <= set(says(s, "use", "gnome"))
    assert {"stairs:1", "relic:1"} <= set(says(s, "use", "mage"))
    seer = alone(
        {**ROUND, "stairs:1": (70, 70), "relic:1": (80, 60), "gold:1": (60, 80)}, heroes=[hero(card="diviner")]
    )
    assert says(seer, "use", "diviner") == ["gold:1"]
    maker = alone(
        {**ROUND, "relic:1": (80, 60), "gold:1": (60, 80)}, heroes=[hero(card="alchemist")], held={0: ["key:1"]}
    )
    assert says(maker, "use", "alchemist", "key:1") == ["gold:1"]


@pytest.mark.rule("DD-120", "DD-207")
def test_long_reach_may_take_a_relic() -> None:
    s = alone({**ROUND, "relic:1": (115, 50), "gold:1": (70, 70)}, heroes=[hero("high-elf", "cleric")])
    after, _ = do(s, "use high-elf")
    looted, _ = do(after, NEXT)
    assert says(looted) == ["reach"]
    done, _ = do(looted, "reach relic:1")
    assert held(done) == ["gold:1", "relic:1"]


# --- races with another text alone ---


@pytest.mark.rule("DD-100", "DD-203.S")
def test_flight_alone_needs_one_token_and_two_pillars() -> None:
    cubes: dict[str, Spot] = {"pillar:1": (100, 100), "pillar:2": (200, 0), "gold:1": (140, 40)}
    s = alone(cubes, heroes=[hero("eagle-folk", "cleric")])
    assert refused(s, "move token:2 pillar:1 pillar:2").rule == "DD-107"
    flying, _ = do(s, "use eagle-folk")
    one, _ = do(flying, "move token:2 pillar:1 pillar:2")
    assert held(one) == ["gold:1"]
    assert [centre(token) for token in solo(one).tokens] == [(100_000, 100_000), (100_000, 0), (200_000, 0)]
    assert (spot_of(one, "pillar:1"), spot_of(one, "pillar:2")) == (square(0, 0), square(0, 100))
    other, _ = do(flying, "move token:2 pillar:2 pillar:1")
    assert (spot_of(other, "pillar:2"), spot_of(other, "pillar:1")) == (square(0, 0), square(0, 100))
    assert one.hero.tilted == ("eagle-folk",)


@pytest.mark.rule("DD-100")
def test_flight_alone_does_not_let_another_pillar_in() -> None:
    cubes: dict[str, Spot] = {"pillar:1": (100, 100), "pillar:2": (200, 0), "pillar:3": (130, 40)}
    s, _ = do(alone(cubes, heroes=[hero("eagle-folk", "cleric")]), "use eagle-folk")
    answer = refused(s, "move token:2 pillar:1 pillar:2")
    assert (answer.reason, answer.data["pillar"]) == ("pillar-in-room", "pillar:3")


@pytest.mark.rule("DD-213.S")
def test_undermine_alone_is_two_tokens_and_two_pillars() -> None:
    cubes: dict[str, Spot] = {
        "pillar:1": (200, 100),
        "pillar:2": (100, 150),
        "stairs:1": (150, 90),
        "gold:1": (120, 60),
    }
    s, _ = do(alone(cubes, heroes=[hero("burrower", "cleric")]), "use burrower")
    after, _ = do(s, "move token:2 token:3 pillar:1 pillar:2")
    assert held(after) == ["gold:1"]
    assert "leave" in says(after), "the Stairs in the four-sided room count"
    assert centre(solo(after).tokens[0]) == (200_000, 100_000)
    assert (spot_of(after, "pillar:1"), spot_of(after, "pillar:2")) == (square(0, 0), square(100, 150))
    assert len(solo(after).tokens) == 3


@pytest.mark.rule("DD-215.S")
def test_slip_by_alone_works_on_the_move_and_edge_stairs_count() -> None:
    cubes: dict[str, Spot] = {"pillar:1": (100, 100), "stairs:1": (107, 50), "troll:1": (50, 108), "gold:1": (70, 70)}
    s, _ = do(alone(cubes, heroes=[hero("shadeling", "cleric")]), "use shadeling")
    after, _ = do(s, f"{NEXT} troll:1")
    assert held(after) == ["gold:1"]
    assert "leave" in says(after)


@pytest.mark.rule("DD-206.S", "DD-114")
def test_a_human_alone_uses_an_own_class_again() -> None:
    person = hero("human", "rogue", tilted=("rogue",))
    s = alone({**ROUND, "gold:1": (70, 70)}, heroes=[person])
    after, _ = do(s, "use human rogue gold:1")
    assert held(after) == ["gold:1"]
    assert after.hero.tilted == ("rogue", "human"), "the Race card tilts, the class stays as it was"


# --- a whole life ---


def test_random_lives_end_and_every_cube_is_somewhere() -> None:
    """On the real tray: every state holds 93 cubes, each in one place."""
    for seed in range(3):
        rng, chance = Random(seed), Fast(seed)
        s = GAME.start(Setup(1, FACTS.resolve({})), chance)
        while GAME.asks(s):
            s = GAME.apply(s, 0, GAME.legal(s, 0).sample(rng), chance)
            assert len(s.where) == len(s.spots) == 93
            assert all((place == TABLE) == bool(spot) for place, spot in zip(s.where, s.spots, strict=True))
        assert s.step == END


def test_helpers_agree_with_the_score() -> None:
    """The quick worth that bots and the list of rooms use is the score itself, but for chests and rivals."""
    s = at_stairs(held={0: [*GOLD, "red:1", "troll:1", "dragon:1"]})
    assert worth(s.hero, s.there(0)) == total(s, 0)
    assert bodies(s.there(0)) == s.cubes(0)
    assert moving.outline(s)
