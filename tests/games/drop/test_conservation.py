"""Random play by all options: every cube is in one place at any time, the box counts right, secrets stay secret."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from souterrain.core.actions import Action
from souterrain.core.events import Log
from souterrain.core.match import Match, Played
from souterrain.games.drop.content.cards import CLASS_NAMES, QUEST_NAMES, QUESTS, RACE_NAMES
from souterrain.games.drop.content.cubes import CUBES, FIRST_PAWN, ID_OF, PILLARS, SOLO_CUBES, WORDS, bodies, mask
from souterrain.games.drop.facts import FACTS
from souterrain.games.drop.frames import Redrop, Sight
from souterrain.games.drop.game import GAME
from souterrain.games.drop.rules.exploring import NUMBER
from souterrain.games.drop.state import AWAY, BOX, END, FALLEN, TABLE, Hero, State
from tests.games.drop.tables import Scatter, begun, state_of

OPTIONS = [
    dict(zip([option.name for option in FACTS.options], values, strict=True))
    for values in product(*[option.values for option in FACTS.options])
]
"""Every combination."""
FIRST = 36
"""The number of the first random game: from there on, as many games as combinations see every kind of event."""


class Move(NamedTuple):
    before: State
    seat: int
    action: Action
    after: State
    log: Log


def dealt(s: State, index: int) -> State:
    """Other cards, so that all of them are played sooner or later."""
    for seat in range(s.table.seats):
        hero = Hero()
        hero.race = (index + 5 * seat) % len(RACE_NAMES)
        hero.classes = ((index + 3 * seat) % len(CLASS_NAMES),)
        hero.quest = (index + seat) % len(QUEST_NAMES)
        s.heroes = (*s.heroes[:seat], hero, *s.heroes[seat + 1 :])
    return s


def play(index: int, options: dict[str, str]) -> Iterator[Move]:
    """One game at random. An ability is used whenever there is one, now rather the race's, now any: they are what
    moves cubes about."""
    rng, chance = Random(index), Scatter(index)
    s = dealt(begun(2 + index % 3, chance, **options)[0], index)
    for _ in range(FACTS.decisions):
        asks = GAME.asks(s)
        if not asks:
            return
        ask = rng.choice(asks)
        legal = GAME.legal(s, ask.seat)
        able = [verb for verb in legal.verbs if verb.word == "use"]
        action = able[0].sample(rng) if able else legal.sample(rng)
        if able and index % 2 == s.round % 2 and action[1:][0][0] != s.hero.card.name:
            action = able[0].sample(rng)
        assert legal.why_not(action) is None
        log = Log()
        after = GAME.apply(s, ask.seat, action, chance, log)
        yield Move(s, ask.seat, action, after, log)
        s = after
    raise AssertionError("the game does not end")


def places(s: State, eyes: int | None) -> Counter[str]:
    """Count each cube wherever it is seen."""
    seen = GAME.view(s, eyes)
    words = [word for place in seen["cubes"].values() for word in place]
    words += [word for hero in seen["heroes"] for word in hero["held"]]
    words += [shape["id"] for shape in seen["dungeon"]["shapes"] if shape["id"] in ID_OF]
    return Counter(words)


def check(s: State, drawn: int) -> None:
    assert places(s, None) == Counter(WORDS)
    assert [cube for cube, spot in enumerate(s.spots) if spot] == list(s.cubes(TABLE))
    waiting = [cube for frame in s.frames if isinstance(frame, Redrop) for cube in frame.cubes]
    assert sorted((*SOLO_CUBES, *waiting)) == list(s.cubes(AWAY))
    sighted = sum(isinstance(frame, Sight) for frame in s.frames)
    assert len(s.cubes(BOX)) == sum(s.box()) == 36 - drawn + sighted
    for seat, hero in enumerate(s.heroes):
        held = s.cubes(seat)
        assert not mask(held) & (PILLARS | mask(SOLO_CUBES))
        assert 0 <= hero.covered < hero.life
        assert s.weight(seat) == sum(CUBES[cube].type not in ("goblin", "troll", "dragon") for cube in held)
        assert not s.pawns[seat] or (s.table.options.teamwork and s.sent[seat] and seat != s.seat)


@pytest.mark.rule("DD-20", "DD-31", "DD-60")
def test_every_cube_is_in_one_place_all_the_time() -> None:
    used: set[str] = set()
    seen: set[str] = set()
    for index, options in enumerate(OPTIONS, FIRST):
        drawn, turns, last = 0, 0, None
        for move in play(index, options):
            s = move.after
            if move.action[0] == "explore":
                drawn += NUMBER[s.table.seats]
            check(s, drawn)
            used |= {s.used}
            turns += sum(event.key == "turn" for event in move.log)
            seen |= {event.key for event in move.log}
            last = s
        assert last is not None
        assert (last.step, last.cubes(BOX), turns) == (END, (), 3 * last.table.seats - 1)
        assert GAME.outcome(last) is not None
    assert used >= {*RACE_NAMES, *CLASS_NAMES}
    assert seen >= {"explored", "looted", "fell", "fled", "placed", "step", "drank", "revealed", "over"}


def with_quests(s: State, seat: int, shift: int) -> State:
    """The same, but all others have other quests."""
    other = s.copy()
    for rival in range(s.table.seats):
        if rival != seat:
            hero = other.own(rival)
            hero.quest = (hero.quest + shift) % len(QUESTS)
    return other


def told(log: Log, eyes: int | None) -> list[dict[str, Any]]:
    return [event.seen_by(eyes) for event in log]


@pytest.mark.rule("DD-10", "DD-70")
def test_nothing_a_seat_sees_or_hears_depends_on_the_quests_of_others() -> None:
    """Until the end: then all are shown."""
    for index in (1, 6, 11):
        for step, move in enumerate(play(index, OPTIONS[index])):
            seats = range(move.before.table.seats)
            if move.after.step == END:
                shown = json.dumps(GAME.view(move.after, None))
                assert all(hero.task.name in shown for hero in move.after.heroes)
                assert GAME.view(move.after, None) != GAME.view(with_quests(move.after, 0, 3), None)
                continue
            for eyes in (None, *seats):
                unlike = with_quests(move.before, -1 if eyes is None else eyes, 1 + step % 9)
                assert GAME.view(unlike, eyes) == GAME.view(move.before, eyes)
                assert GAME.asks(unlike) == GAME.asks(move.before)
            if step % 4 == 0:
                for eyes in (None, *seats):
                    unlike = with_quests(move.before, -1 if eyes is None else eyes, 1 + step % 9)
                    logs = [Log(), Log()]
                    for state, log in zip((move.before, unlike), logs, strict=True):
                        GAME.apply(state, move.seat, move.action, Scatter(step), log)
                    assert told(logs[0], eyes) == told(logs[1], eyes)


@pytest.mark.rule("DD-10")
def test_an_imagined_table_gives_every_seat_its_own_quest_and_looks_the_same() -> None:
    rng = Random(4)
    for step, move in enumerate(play(4, OPTIONS[4])):
        if step % 5 == 0:
            for eyes in (None, *range(move.after.table.seats)):
                view = GAME.view(move.after, eyes)
                imagined = GAME.imagine(view, rng)
                assert GAME.view(imagined, eyes) == view
                assert len({hero.quest for hero in imagined.heroes}) == move.after.table.seats
                if eyes is not None:
                    assert imagined.heroes[eyes].quest == move.after.heroes[eyes].quest


@pytest.mark.rule("DD-24", "DD-30")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_on_the_real_tray_end_and_lose_nothing(seats: int) -> None:
    rng = Random(seats)
    options = {"teamwork": "on", "judge": "by_eye"} if seats == 3 else {"teamwork": "on"}
    match = Match.new("drop", seats=seats, seed=seats, options=options)
    drawn = 0
    check(state_of(match), 0)
    while not match.over:
        seat = match.turn
        fallen = set(state_of(match).cubes(FALLEN))
        legal = match.legal(seat)
        action = legal.sample(rng)
        if action[0] == "place" and rng.random() < 0.5:
            match.waive(seat)
            continue
        played = match.play(seat, action)
        assert isinstance(played, Played)
        if action[0] == "explore":
            drawn += NUMBER[seats]
            assert fallen <= set(state_of(match).dropped)
        check(state_of(match), drawn)
        for body, spot in enumerate(state_of(match).spots):
            assert not spot or max(map(abs, spot)) < 460_000, body
    assert (state_of(match).round, drawn, state_of(match).step) == (3, 36, END)
    assert len(match.journal) < FACTS.decisions
    assert bodies(state_of(match).lying()) == state_of(match).cubes(TABLE)


def test_no_body_is_answered_for_that_was_not_there() -> None:
    """Requests of the rules to a tray: everything that lies, and nothing twice."""
    chance = Scatter(8)
    s, _ = begun(3, chance, teamwork="on")
    rng = Random(8)
    while asks := GAME.asks(s):
        ask = rng.choice(asks)
        action = GAME.legal(s, ask.seat).sample(rng)
        before, number = s, len(chance.requests)
        s = GAME.apply(s, ask.seat, action, chance)
        if len(chance.requests) == number + 1 and action[0] == "explore":
            asked = chance.requests[-1]
            lying = [body for body, _, _ in asked["lying"]]
            falling = [body for body, _ in asked["falling"]]
            pawns = [FIRST_PAWN + seat for seat, spot in enumerate(before.pawns) if spot]
            assert lying == [*before.cubes(TABLE), *pawns]
            assert not set(lying) & set(falling)
            assert set(falling) == {*before.cubes(FALLEN), *(set(before.cubes(BOX)) - set(s.cubes(BOX)))}
