"""The players of Dungeon Drop: legal whatever they are asked, unsteady within bounds, and better than chance."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from itertools import combinations
from random import Random
from statistics import mean, pstdev
from typing import Any

import pytest

from souterrain import Match
from souterrain.bots.drop.abilities import CANDIDATES, candidates
from souterrain.bots.drop.aim import Hand, above
from souterrain.bots.drop.bot import DropBot
from souterrain.bots.drop.estimate import RoomEstimate
from souterrain.bots.drop.search import Level, Search, said
from souterrain.bots.drop.trial import Trial
from souterrain.bots.drop.worth import finds, taste
from souterrain.bots.playing import play_next
from souterrain.bots.roster import spread
from souterrain.core.actions import Action
from souterrain.core.asks import TABLE, Ask
from souterrain.games.drop.content.cards import CLASS_NAMES, QUEST_NAMES, RACE_NAMES
from souterrain.games.drop.content.cubes import BOXED
from souterrain.games.drop.frames import Choice, FlickAgain, Reach, Redrop, Sight, Volley
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import near
from souterrain.games.drop.rules import looting, teamwork
from souterrain.games.drop.rules.abilities.base import then
from souterrain.games.drop.state import ACT, AFTER, EXPLORE, LOOT, State
from souterrain.parts import bots
from souterrain.terminal.language import LANGUAGES, Language
from tests.games.drop.tables import TRIANGLE, hero, table

QUICK = DropBot(Level(Hand((60, 40)), drops=12, rooms=12, tries=2, repeats=1))
"""Everything the better bots do, a little of it."""


def play(seed: int, players: list[Any], **options: str) -> Iterator[tuple[Match, Ask]]:
    """A match of bots, every answer of which must be legal; gives the match before each."""
    match = Match.new("drop", seats=len(players), seed=seed, options=options)
    while match.asks:
        ask = match.ask_of(match.turn)
        assert ask is not None
        yield match, ask
        play_next(match, players, seed)


def scores(seed: int, *names: str) -> list[int]:
    *_, (match, _) = play(seed, [bots("drop")[name] for name in names])
    assert match.outcome is not None
    return [match.outcome.total(seat) for seat in range(len(names))]


@cache
def middle_game(seed: int, seats: int = 2) -> State:
    """A table in its second round, just explored."""
    for match, ask in play(seed, [bots("drop")["novice"]] * seats):
        if match.state.round == 2 and ask.about == "act":  # type: ignore[attr-defined]
            return GAME.imagine(match.view(ask.seat), Random(1))
    raise AssertionError


@cache
def lone_turns(seed: int) -> tuple[State, ...]:
    """The acts of a level."""
    found = []
    for match, ask in play(seed, [bots("drop")["novice"]]):
        if ask.about == "act":
            found.append(GAME.imagine(match.view(0), Random(1)))
        if len(found) == 5:
            break
    return tuple(found)


def with_cards(s: State, race: str, card: str = "", quest: str = "") -> State:
    new = s.copy()
    own = new.own(new.seat)
    if race in RACE_NAMES:
        own.race = RACE_NAMES.index(race)
    if card in CLASS_NAMES:
        own.classes = (CLASS_NAMES.index(card),)
    if quest:
        own.quest = QUEST_NAMES.index(quest)
    return new


def search_of(s: State, level: Level | None = None) -> Search:
    return Search(GAME, s, level or Level(Hand((0, 0)), 12, 12, 3, 1), Random(1), lambda: False)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"teamwork": "on", "judge": "by_eye"}),
        (4, {"teamwork": "on", "pawns": "turn", "table_edge": "walled"}),
    ],
)
def test_answers_are_legal_from_the_first_to_the_last(seats: int, options: dict[str, str]) -> None:
    players = [QUICK, *[bots("drop")["novice"]] * (seats - 2), QUICK]
    asked = {ask.about for _, ask in play(5, players, **options)}
    assert {"explore", "act"} <= asked
    assert ("place" in asked) == ("teamwork" in options)


@pytest.mark.parametrize("level", ["novice", "adept", "master"])
def test_every_level_answers_every_choice_after_new_information(level: str) -> None:
    base = middle_game(3)
    stones = sorted(cube for cube in base.cubes(-2) if cube not in base.layout().pillars)
    room = finds(base, taste(base, base.seat), looting.offers(base))[0].offer.room
    frames: dict[Choice, int] = {
        FlickAgain(cubes=(stones[0],)): LOOT,
        Volley(cubes=(stones[0],)): LOOT,
        Sight(cubes=base.cubes(-1)[:2]): LOOT,
        Reach(hull=base.layout().hull_of(room)): AFTER,
        Redrop(cubes=base.cubes(-1)[:1]): AFTER,
    }
    for frame, step in frames.items():
        s = base.copy()
        s.step = step
        then(s, frame.copy())
        if isinstance(frame, Redrop):
            s.put(frame.cubes[0], -4)
        ask = GAME.asks(s)[0]
        action = bots("drop")[level].choose(GAME, GAME.view(s, s.seat), ask, Random(2))
        assert action is not None
        assert GAME.legal(s, s.seat).why_not(action) is None, f"{frame}: {action}"


@pytest.mark.parametrize("card", [*RACE_NAMES, *CLASS_NAMES])
def test_every_ability_gives_ideas_and_all_of_them_are_legal(card: str) -> None:
    """On tables as they come: somewhere each card promises more than looting without it."""
    better = False
    for seed in range(3, 9):
        s = with_cards(middle_game(seed), card, card, "troll-toll")
        s.own(s.seat).covered = 3
        search = search_of(s)
        words = ("human", "rogue") if card == "human" else (card,)
        if card == "human":
            s.own(1 - s.seat).classes = (CLASS_NAMES.index("rogue"),)
        found = list(CANDIDATES[words[-1]](search, tuple([(word, 1) for word in words])))
        assert all(search.allows(candidate.action) for candidate in found), [candidate.action for candidate in found]
        better = better or any(candidate.worth > search.base for candidate in found)
        if better:
            break
    assert better


@pytest.mark.parametrize("card", [*RACE_NAMES, *CLASS_NAMES])
def test_every_idea_of_the_lone_spelunker_is_legal(card: str) -> None:
    """Tokens are corners of rooms, and in the way of others, but never a target."""
    for s in lone_turns(6):
        dealt = with_cards(s, card, card)
        dealt.own(dealt.seat).tilted = ()
        search = search_of(dealt)
        for candidate in candidates(search):
            assert search.allows(candidate.action), candidate.action


def test_a_card_that_pays_is_used() -> None:
    """A troll within the Beastmaster's reach and nothing else on the table to gain."""
    cubes = {**TRIANGLE, "troll:1": (200, 200)}
    s = table(cubes, heroes=[hero("half-orc", "beastmaster", "troll-toll"), hero()], round=3)
    action = QUICK.choose(GAME, GAME.view(s, 0), GAME.asks(s)[0], Random(1))
    assert action == said((("beastmaster", 1),), ("troll:1", 1))


def test_a_shield_goes_where_the_points_are() -> None:
    """With a Shield the Dragon is worth more than gold; without one its room is not even legal."""
    more = {"pillar:4": (300, 0), "pillar:5": (400, 0), "pillar:6": (300, 100)}
    cubes = {**TRIANGLE, **more, "gold:1": (20, 20), "gold:2": (40, 20), "dragon:1": (320, 20)}
    for held in ((), ("shield:1",)):
        s = table(cubes, held={0: held}, step=LOOT)
        action = QUICK.choose(GAME, GAME.view(s, 0), GAME.asks(s)[0], Random(1))
        assert action is not None
        assert (("shield:dragon", 1) in action) == bool(held)


def test_life_is_dearer_while_there_are_rounds_to_come() -> None:
    """Four goblins for two more gold: not in the first round, gladly in the last."""
    square = {**TRIANGLE, "pillar:4": (100.0, 100.0)}
    goblins = {f"goblin:{number}": (88.0, 28.0 + 9 * number) for number in range(1, 5)}
    gold = {"gold:1": (15.0, 50.0), "gold:2": (98.0, 45.0), "gold:3": (98.0, 55.0), "gold:4": (98.0, 65.0)}
    harms = []
    for number in (1, 3):
        heroes = [hero(quest="jewellers-trio", covered=3), hero()]
        s = table({**square, **goblins, **gold}, heroes=heroes, round=number, step=LOOT)
        action = QUICK.choose(GAME, GAME.view(s, 0), GAME.asks(s)[0], Random(1))
        assert action is not None
        after = GAME.apply(s, 0, action, Trial())
        harms.append(after.heroes[0].covered - 3)
    assert harms == [0, 4]


def test_a_potion_is_drunk_where_it_opens_a_room() -> None:
    goblins = {f"goblin:{number}": (10.0 + 12 * number, 10.0) for number in range(1, 4)}
    gold = {f"gold:{number}": (10.0 + 12 * number, 25.0) for number in range(1, 5)}
    heroes = [hero("fairy", "rogue", covered=5), hero()]
    s = table({**TRIANGLE, **goblins, **gold}, heroes=heroes, held={0: ("potion:1",)}, step=LOOT, round=3)
    action = QUICK.choose(GAME, GAME.view(s, 0), GAME.asks(s)[0], Random(1))
    assert action is not None
    assert action[0] == "drink"


def test_the_hand_strays_by_its_spread_and_stays_in_reach() -> None:
    """Standard deviations of 15 mm and 8°; the aim is always said so that the rules accept it."""
    hand, rng = Hand((150, 80)), Random(7)
    points = [hand.point((0.0, 0.0), rng) for _ in range(4000)]
    for axis in (0, 1):
        assert abs(mean(point[axis] for point in points)) < 1_000
        assert 14_000 < pstdev(point[axis] for point in points) < 16_000
    turns = [(hand.toward(0, rng) + 1800) % 3600 - 1800 for _ in range(4000)]
    assert 76 < pstdev(turns) < 84
    s = table({**TRIANGLE, "gold:1": (449, 449)}, step=EXPLORE, box=["gold:13"])
    legal = GAME.legal(s, 0)
    for x, y in ((0.0, 0.0), (900_000.0, 900_000.0), (-70_000.0, -30_000.0), (449_000.0, 449_000.0)):
        for _ in range(20):
            aim = above(s, hand.point((x, y), rng))
            assert legal.why_not(("explore", *aim)) is None


def measures(action: Action) -> list[str]:
    return [word for word, _ in action[1:] if word[-1] == "="]


def test_aims_and_directions_are_shaken_and_moves_are_not() -> None:
    hand, rng = Hand((150, 80)), Random(7)
    s = table({**TRIANGLE, "gold:1": (20, 20), "gold:2": (60, 20)}, step=ACT)
    for text in (
        "explore gold:1 height=200 away=100 toward=900",
        "use mage gold:1 over gold:2 height=150 away=10 toward=0",
        "use ranger gold:1 toward=900 force=300",
        "use emberkin gold:1 away=200 toward=900 aside=0",
    ):
        action = GAME.read(text)
        shaken = hand.shaken(s, action, rng)
        assert shaken != action
        assert measures(shaken) == measures(action)
        assert ("height=", 200) in shaken or "height=200" not in text
    assert list(shaken)[1:3] == [("emberkin", 1), ("gold:1", 1)]
    moved = GAME.read("use gnome gold:1 away=100 toward=900")
    assert hand.shaken(s, moved, rng) == moved
    assert Hand((0, 0)).shaken(s, GAME.read(text), rng) == GAME.read(text)


def test_the_lone_aim_stays_above_the_room() -> None:
    s = table({"gold:1": (20, 20)}, tokens=[(0, 0), (100, 0), (0, 100)], heroes=[hero()], step=EXPLORE, box=["gold:13"])
    rng = Random(3)
    for _ in range(40):
        action = Hand((900, 0)).shaken(s, GAME.read("explore height=150 x=300 y=300"), rng)
        assert GAME.legal(s, 0).why_not(action) is None


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_cards_say_how_far_the_hand_strays(code: str) -> None:
    words = Language(code, "drop")
    for name in ("novice", "adept", "master"):
        wide, turn = (f"{number / 10:g}" for number in spread(bots("drop")[name]))
        text = words.attribute(f"bot-{name}", "about").replace(",", ".")
        assert f"{wide} mm" in text
        assert f"{turn}°" in text
    assert spread(bots("drop")["random"]) == (0, 0)


def test_equal_views_give_equal_answers() -> None:
    """Only the view counts: another imagined world with the same view, or the view off a wire, changes nothing."""
    for match, ask in play(9, [bots("drop")["novice"]] * 2):
        if ask.seat == TABLE or match.state.round == 2:  # type: ignore[attr-defined]
            break
        view = match.view(ask.seat)
        other = GAME.view(GAME.imagine(view, Random(77)), ask.seat)
        wire = json.loads(json.dumps(view))
        first, second, third = (QUICK.choose(GAME, seen, ask, Random(3)) for seen in (view, other, wire))
        assert first == second == third


def test_a_bot_that_is_told_to_stop_answers_with_what_it_has() -> None:
    asked: list[int] = []

    def stop() -> bool:
        asked.append(1)
        return True

    s = with_cards(middle_game(3), "wood-elf", "ranger")
    hurried = DropBot(Level(Hand((0, 0)), drops=12, rooms=12, tries=9, repeats=4), stop)
    trials: list[str] = []

    def noted(self: Trial, address: str, kind: str, request: str) -> tuple[int, ...]:
        trials.append(address)
        return slow_draw(self, address, kind, request)

    slow_draw = Trial.slow
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Trial, "slow", noted)
        action = hurried.choose(GAME, GAME.view(s, s.seat), GAME.asks(s)[0], Random(1))
    assert action is not None
    assert GAME.legal(s, s.seat).why_not(action) is None
    assert asked
    assert not trials


def test_the_sketch_agrees_with_the_rules() -> None:
    """It knows cubes that lie still exactly; after a drop it judges nearly all rooms alike."""
    s = middle_game(4)
    likes = taste(s, s.seat)
    rooms = s.layout().rooms()
    estimate = RoomEstimate(s, s.seat, likes, rooms, list(combinations(s.layout().pillars, 2)))
    exact = {find.offer.room.pillars: find.value for find in finds(s, likes, looting.offers(s))}
    assert estimate.after({}) == pytest.approx(max(exact.values()), abs=1e-4)
    trial, off = Trial(), []
    s.step = EXPLORE
    for seed in range(12):
        trial.begin(seed)
        after = GAME.apply(s, s.seat, ("explore", *above(s, (0.0, 0.0))), trial)
        moved = {cube: spot for cube, spot in enumerate(after.spots) if spot != s.spots[cube]}
        assert set(moved) & set(BOXED)
        best = finds(after, taste(after, after.seat), looting.offers(after))[0].value
        off.append(abs(best - estimate.after(moved)))
    assert mean(off) < 0.5


def test_a_pawn_goes_where_the_active_hero_loots() -> None:
    s = table({**TRIANGLE, "red:1": (20, 20), "gold:1": (300, 300)}, teamwork=1, step=ACT)
    ask = next(ask for ask in GAME.asks(s) if ask.seat == 1)
    action = QUICK.choose(GAME, GAME.view(s, 1), ask, Random(1))
    assert action is not None
    room = s.layout().rooms()[0]
    assert near(teamwork.pawn_at(action[1:]), s.layout().hull_of(room), 100)
    s.step = EXPLORE
    assert QUICK.choose(GAME, GAME.view(s, 1), ask, Random(1)) is None


@pytest.mark.parametrize("name", ["novice", "adept"])
def test_it_beats_random_clearly(name: str) -> None:
    ahead = [scores(seed, name, "random") for seed in (0, 1, 2)]
    assert mean(one - other for one, other in ahead) > 15


def test_the_lone_spelunker_finishes_levels() -> None:
    """Two levels in a row, and with what it needs."""
    asked = set()
    for match, ask in play(4, [QUICK]):
        asked.add(ask.about)
        if match.state.solo.level == 3:  # type: ignore[attr-defined]
            break
    assert {"enter", "explore", "act", "deeper"} <= asked
    assert match.state.solo.level == 3  # type: ignore[attr-defined]
    assert match.state.solo.reached >= match.state.solo.required > 0  # type: ignore[attr-defined]
