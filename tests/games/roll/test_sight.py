"""The dice that each seat sees where everybody delves at once: only draws that are behind these eyes."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import Final

import pytest

from souterrain.core.actions import Action
from souterrain.core.chance import Recorded
from souterrain.core.events import Log, told
from souterrain.core.game import Setup
from souterrain.core.journal import Act
from souterrain.core.match import Match
from souterrain.core.seeded import Seeded
from souterrain.games.roll.sight import sees
from souterrain.games.roll.state import LEFT, Together
from souterrain.games.roll.together import AtOnce
from tests.contract.plays import setup_for
from tests.games.roll.test_tempo import begin, boxes, leave, say, standing

GAME: Final = AtOnce()
ASKED: Final = ("phase", "about", "number")
"""The fields of a box that asks tell everybody; everything else in a view is compared."""
TRIES: Final = 20

Kept = Callable[[str], bool]
Said = list[tuple[int, Action]]


class Elsewhere(Recorded):
    """Draws of one world at the addresses that are kept, and of another one everywhere else."""

    def __init__(self, seed: int, kept: Kept) -> None:
        super().__init__()
        self._here, self._there, self._kept = Seeded(bytes([seed] * 32)), Seeded(bytes([seed + 100] * 32)), kept
        self.addresses: list[str] = []

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        self.addresses.append(address)
        return (self._here if self._kept(address) else self._there).draw(address, kind, bounds)


def leads_out(state: Together, seat: int, action: Action) -> bool:
    after = GAME.apply(state, seat, action, Seeded(bytes(32)))
    return after.boxes[seat].phase == LEFT or after.boxes[seat].turn != state.boxes[seat].turn


class World:
    """A game at once: its state, its story, and the addresses at which each seat has drawn by its own acts."""

    def __init__(self, setup: Setup, seed: int, kept: Kept = lambda address: True) -> None:
        self.chance, self.log = Elsewhere(seed, kept), Log()
        self.state = GAME.start(setup, self.chance, self.log)
        self.met: list[set[str]] = [set() for _ in self.state.boxes]

    def act(self, seat: int, action: Action) -> None:
        since, turn = len(self.chance.addresses), self.state.boxes[seat].turn
        self.state = GAME.apply(self.state, seat, action, self.chance, self.log)
        if self.state.boxes[seat].turn == turn:
            self.met[seat].update(self.chance.addresses[since:])

    def stray(self, seat: int, rng: Random, out: bool) -> None:
        """Do anything that does not lead out of the dungeon, or leave it."""
        if out:
            state = self.state.copy()
            box = state.boxes[seat].copy()
            box.phase, box.frames = LEFT, ()
            state.boxes = (*state.boxes[:seat], box, *state.boxes[seat + 1 :])
            state.ended = (*state.ended[:seat], "left", *state.ended[seat + 1 :])
            self.state = state
            return
        for _ in range(TRIES):
            action = GAME.legal(self.state, seat).sample(rng)
            if not leads_out(self.state, seat, action):
                self.act(seat, action)
                return


def is_behind(state: Together, seat: int, met: set[str], address: str) -> bool:
    """Tell if a seat has drawn at an address, or never will: what the README says of a draw."""
    parts = re.match(r"seat/0/delve/(\d+)/(.*)", address)
    box = state.boxes[seat]
    if parts is None or address in met or int(parts[1]) < box.delve:
        return True
    if int(parts[1]) > box.delve or state.ended[seat]:
        return int(parts[1]) == box.delve
    what, _, rest = parts[2].partition("/")
    if what == "level":
        level, _, roll = rest.partition("/")
        return int(level) < box.level or (int(level) == box.level and roll == "dungeon")
    return box.level > 0 or (parts[2] == "party" and any(box.party)) or (parts[2] == "scouted" and bool(box.frames))


def are_behind(state: Together, met: list[set[str]], seats: Iterable[int], address: str) -> bool:
    return all(is_behind(state, seat, met[seat], address) for seat in seats)


def shown(state: Together, eyes: int | None, log: Log) -> str:
    view = json.loads(json.dumps(GAME.view(state, eyes)))
    for seat, party in enumerate(view["parties"]):
        assert party["ahead"] == int(not sees(state, seat, eyes))
        if seat != eyes:
            for name in ASKED:
                del party[name]
    story = [event for event in told(log, eyes) if event["key"] != "waits"]
    return json.dumps([view, story], sort_keys=True)


def moves(setup: Setup, seed: int, most: int) -> Iterator[tuple[World, Said]]:
    """Yield a game of random moves, with all that was said so far; bold ones, so that boxes get apart."""
    world, rng = World(setup, seed), Random(seed)
    said: Said = []
    while len(said) < most and (asks := GAME.asks(world.state)):
        yield world, said
        seat = rng.choice([asks[0], *asks]).seat
        action = GAME.legal(world.state, seat).sample(rng)
        if leads_out(world.state, seat, action) and rng.random() < 0.95:
            continue
        said.append((seat, action))
        world.act(seat, action)


def another(setup: Setup, seed: int, said: Said, kept: Kept) -> tuple[World, bool]:
    """Play the same game where the other draws are replaced; a box that has met one goes on at random."""
    here, there, rng = World(setup, seed), World(setup, seed, kept), Random(seed + 1)
    strayed = False
    for seat, action in said:
        same = here.state.boxes[seat] == there.state.boxes[seat]
        here.act(seat, action)
        if same:
            there.act(seat, action)
        else:
            there.stray(seat, rng, bool(here.state.ended[seat]))
            strayed = True
    return there, strayed


@pytest.mark.parametrize(
    ("options", "seats"),
    [({"heroes": "mirror"}, 2), ({"hero_set": "all"}, 3), ({"hero": "scout"}, 2), ({"heroes": "choose"}, 3)],
)
def test_no_draw_to_come_changes_what_is_seen_or_told(options: dict[str, str], seats: int) -> None:
    """Replace every draw that these eyes have still to meet: views and stories are equal to the byte."""
    setup = setup_for(GAME, seats, {"tempo": "together", **options})
    strayed = 0
    for seed in range(3):
        for world, said in moves(setup, seed, 80):
            if len(said) % 9:
                continue
            state, met = world.state, [set(each) for each in world.met]
            for eyes in (None, *range(seats)):
                whose = range(seats) if eyes is None else [eyes]
                there, differs = another(setup, seed, said, partial(are_behind, state, met, whose))
                assert shown(there.state, eyes, there.log) == shown(state, eyes, world.log)
                strayed += differs
    assert strayed > 10


def level(match: Match, seat: int, eyes: int | None) -> tuple[int, bool]:
    """The level on which these eyes see a party, and if it is further on."""
    party = match.view(eyes)["parties"][seat]
    return party["level"], bool(party["ahead"])


def descend(match: Match, seat: int) -> None:
    """Go one level down by hook or by crook: the state is set, as if the level had been cleared."""
    state = standing(match).copy()
    box = state.boxes[seat].copy()
    box.phase, box.dungeon, box.supply, box.lair = 4, (0,) * 5, 7, 0
    state.boxes = (*state.boxes[:seat], box, *state.boxes[seat + 1 :])
    match.state = state
    say(match, seat, "descend")


@pytest.mark.quick
def test_a_rival_is_seen_up_to_one_s_own_level() -> None:
    """And a spectator sees what everybody else has passed, never one seat's own view."""
    match = begin(seats=2, heroes="none", seed=1)
    assert level(match, 1, 0) == level(match, 1, None) == (1, False)
    descend(match, 1)
    tray = match.view(0)["parties"][1]["tray"]
    assert level(match, 1, 0) == level(match, 1, None) == (1, True)
    assert level(match, 0, 1) == level(match, 0, None) == (1, False)
    assert tray["turn"]["phase"] == "regroup"
    descend(match, 1)
    assert match.view(0)["parties"][1]["tray"] == tray
    descend(match, 0)
    assert level(match, 1, 0) == (2, True)
    leave(match, 0)
    assert level(match, 1, 0) == level(match, 1, None) == (3, False)
    assert match.view(0)["parties"][1]["tray"]["delve"]["level"] == boxes(match)[1].level


@pytest.mark.quick
def test_a_rival_s_reroll_is_hidden_until_the_level_is_left() -> None:
    match = begin(seats=2, hero="mercenary", seed=3)
    for seat in (0, 1):
        say(match, seat, "go on")
    state = standing(match).copy()
    scrolls = [box.copy() for box in state.boxes]
    for box in scrolls:
        box.party, box.dungeon, box.supply = (0, 0, 0, 0, 0, 7), (1, 0, 0, 0, 0), 6
    state.boxes = tuple(scrolls)
    match.state = state
    say(match, 1, "reroll goblin with scroll")
    assert level(match, 1, 0) == level(match, 1, None) == (1, True)
    assert match.view(0)["parties"][1]["tray"]["delve"]["party"] == {"scroll": 7}
    descend(match, 0)
    assert level(match, 1, 0) == (1, False)
    assert level(match, 1, None) == (1, True), "who has left the level is not seen there yet"
    assert match.view(0)["parties"][1]["tray"]["delve"]["graveyard"] == 1


@pytest.mark.quick
def test_a_treasure_is_hidden_until_the_level_is_left() -> None:
    """The Archaeologist draws some whenever the party forms: they are seen from level 1."""
    match = begin(seats=2, heroes="choose", hero_set="all")
    say(match, 1, "choose archaeologist")
    assert match.view(0)["players"][1]["hero"] == "archaeologist"
    assert match.view(0)["players"][1]["tokens"] == match.view(None)["players"][1]["tokens"] == {}
    assert match.view(0)["parties"][1]["tray"] is None
    say(match, 0, "choose knight")
    assert match.view(0)["players"][1]["tokens"] == match.view(None)["players"][1]["tokens"] != {}
    state = standing(match).copy()
    box = state.boxes[1].copy()
    box.party, box.dungeon, box.supply, before = (0, 0, 0, 7, 0, 0), (0, 0, 0, 1, 0), 6, box.player.tokens
    state.boxes = (state.boxes[0], box)
    match.state = state
    say(match, 1, "open thief")
    assert boxes(match)[1].player.tokens != before
    assert level(match, 1, 0) == level(match, 1, None) == (1, True)
    assert sum(match.view(0)["players"][1]["tokens"].values()) == sum(before)
    descend(match, 0)
    assert sum(match.view(0)["players"][1]["tokens"].values()) == sum(before) + 1


@pytest.mark.quick
def test_who_goes_deeper_without_a_roll_cannot_go_back() -> None:
    """The Scout's dice for level 2 lie ready; on level 2 one sees what the others rolled again on level 1."""
    match = begin(seats=2, hero="scout", seed=2)
    say(match, 0, match.legal(0).first())
    act = match.journal.entries[-1]
    assert isinstance(act, Act)
    assert (act.draws, act.sealed) == ((), 1)
    assert not match.can_undo(0)


@pytest.mark.quick
def test_the_last_delve_is_shown_with_its_ending() -> None:
    match = begin(seats=2, heroes="none", seed=1)
    assert [party["last"] for party in match.view(None)["parties"]] == [None, None]
    leave(match, 0)
    ended = match.view(0)["parties"][0]
    leave(match, 1)
    last = match.view(None)["parties"][0]["last"]
    assert (last["level"], last["ended"]) == (ended["level"], ended["ended"])
    assert last["xp"] == match.view(None)["players"][0]["xp"]


def test_the_past_of_a_box_is_short() -> None:
    """Only what somebody may still look at is kept: at most two states for a level and one for each treasure."""
    setup = setup_for(GAME, 3, {"tempo": "together", "hero_set": "all"})
    longest = 0
    for seed in range(3):
        for world, _ in moves(setup, seed, 400):
            for box, past, out in zip(world.state.boxes, world.state.passed, world.state.ended, strict=True):
                assert len(past) <= 2 * box.level + 1
                assert all(old.box.turn == box.turn for old in past)
                longest = max(longest, len(past))
                if not out and sum([not each for each in world.state.ended]) == 1:
                    assert not past
    assert longest > 2
