"""The memory of a long match (P24): few old states, and its story packed."""

from __future__ import annotations

import gc
import pickle
import sys
from random import Random

import pytest

from souterrain.core.events import Event, Story
from souterrain.core.match import Match
from souterrain.core.records import digest
from souterrain.core.undoing import EVERY, LATEST

pytestmark = pytest.mark.promise("P24")


def played(name: str, seats: int, moves: int) -> Match:
    match, rng = Match.new(name, seats=seats, seed=1), Random(1)
    while not match.over and len(match._before) < moves:
        seat = match.turn
        ask = match.ask_of(seat)
        assert ask is not None
        match.play(seat, match.legal(seat).sample(rng) if seat >= 0 else ask.default or "", strict=True)
    return match


@pytest.mark.quick
@pytest.mark.parametrize(("name", "seats"), [("roll", 4), ("donjon", 3), ("drop", 2)])
def test_few_old_states_are_kept_and_every_one_is_found_again(name: str, seats: int) -> None:
    match = played(name, seats, 40)
    acts = list(match.journal.acts())
    assert len(acts) > EVERY + LATEST
    assert len(match._before.states) <= LATEST + len(acts) // EVERY + 1
    before = [match.journal.header.digest, *(act.digest for act in acts)]
    for back in range(1, len(acts) + 1):
        state = match._before.copy().step_back(match.game, back, alone=False)
        assert digest(match.game.dump(state)) == before[len(acts) - back], f"{back} acts back"


@pytest.mark.quick
def test_a_story_is_the_same_packed_and_small() -> None:
    told = [
        (n // 3, Event("opened", {"items": (("chest", n), ("potion", 2)), "seat": n}, None, (1, None)))
        for n in range(300)
    ]
    story = Story()
    for at in range(0, 300, 3):
        story.tell(told[at][0], [event for _, event in told[at : at + 3]])
        if at < 250:
            story.pack()
    assert list(story) == told
    assert (len(story), story[0], story[-1], story[7:9]) == (300, told[0], told[-1], told[7:9])
    assert [story.last(count) for count in (1, 40, 100, 1000)] == [told[-count:] for count in (1, 40, 100, 1000)]
    assert pickle.loads(pickle.dumps(story)) == story == story.copy() == Story(told) != Story(told[1:])
    story.pack()
    story.pack()
    packed = sum(sys.getsizeof(chunk) for _, chunk in story._packed)
    loose = sum(sys.getsizeof(event) + sys.getsizeof(event.data) for _, event in told)
    assert packed < loose / 2


@pytest.mark.quick
def test_a_match_at_rest_holds_no_caches_and_plays_on() -> None:
    match = played("drop", 2, 6)
    match.legal(match.turn)
    twin = match.clone()
    match.rest()
    assert not match._legal
    assert not match.state._verbs  # type: ignore[attr-defined]  # of Dungeon Drop
    assert match.play(match.turn, twin.legal(twin.turn).first())


@pytest.mark.quick
@pytest.mark.parametrize(("name", "seats"), [("roll", 2), ("donjon", 3), ("drop", 2)])
def test_a_tidy_match_leaves_no_state_to_the_garbage_collector(name: str, seats: int) -> None:
    match, rng = Match.new(name, seats=seats, seed=1), Random(1)
    match.tidy = True
    gc.collect()
    gc.disable()
    try:
        for _ in range(8):
            seat = match.turn
            match.view(seat)
            match.play(seat, match.legal(seat).sample(rng), strict=True)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        left = [type(each).__name__ for each in gc.garbage if isinstance(each, type(match.state))]
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.enable()
    assert not left
