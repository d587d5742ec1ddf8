"""A turn of the lone spelunker: Explore, Act, Move and Loot (DD-100, DD-105 to DD-110, DD-118)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Span, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import CUBES, FIRST_TOKEN, PILLARS, TOKENS, WORD_OF, bodies
from souterrain.games.drop.frames import Reach, Redrop
from souterrain.games.drop.geometry import Footprint, centre, covers, hull, moved, overlaps, points
from souterrain.games.drop.rules import exploring, looting
from souterrain.games.drop.rules.abilities import use, use_verb
from souterrain.games.drop.rules.abilities.base import then
from souterrain.games.drop.rules.abilities.takes import within_reach
from souterrain.games.drop.rules.aims import HEIGHT, Aim, measure, over_table
from souterrain.games.drop.rules.looting import Offer
from souterrain.games.drop.rules.shifting import placed, shortest_shift
from souterrain.games.drop.rules.solo.levels import CONSUMED, LOST, finish
from souterrain.games.drop.state import ACT, AWAY, BOX, EXPLORE, LOOT, Solo, State

GIVE_UP: Final = Verb("give-up", Form())
LEAVE: Final = Verb("leave", Form())
WIDEST: Final = 2_000_000
"""Further than any cube must be shifted to find room (DD-118)."""


def solo_of(state: State) -> Solo:
    assert state.solo is not None
    return state.solo


def verbs(state: State) -> tuple[Verb, ...]:
    drink = [exploring.drink_verb(state)] if exploring.can_drink(state) else []
    if state.step == EXPLORE:
        explore = [_explore_verb(state)] if state.cubes(BOX) else []
        leave = [LEAVE] if solo_of(state).stairs else []
        return (*explore, *leave, *drink)
    forms = looting.forms(state, offers(state))
    card = use_verb(state) if state.step == ACT else None
    return (*([Verb("move", *forms)] if forms else [GIVE_UP]), *([card] if card else []), *drink)


def lost(state: State) -> str:
    """Return the reason if the dungeon has won: an empty box (DD-109), or no way on and nothing left to try
    (DD-110)."""
    if state.step == EXPLORE and not state.cubes(BOX) and not solo_of(state).stairs:
        return LOST
    if state.step in (ACT, LOOT) and [verb.word for verb in verbs(state)] == [GIVE_UP.word]:
        return CONSUMED
    return ""


def outline(state: State) -> Footprint:
    """Return the current room: the hull of the three tokens."""
    return hull(corner for token in solo_of(state).tokens for corner in points(token))


def _explore_verb(state: State) -> Verb:
    """Return the verb with an aim above the current room (DD-105)."""
    room = outline(state)

    def inside(action: Action) -> Rejected | None:
        aim = point(action[1:])
        above = covers(room, aim.x, aim.y) and over_table(aim.x, aim.y)
        return None if above else Rejected("aim-outside-room", "DD-105")

    xs, ys = room[::2], room[1::2]
    wide = Span("x=", -(-min(xs) // 100), max(xs) // 100)
    deep = Span("y=", -(-min(ys) // 100), max(ys) // 100)
    return Verb("explore", Form(HEIGHT, wide, deep, check=inside))


def point(items: Items) -> Aim:
    return Aim(100 * measure(items, "x="), 100 * measure(items, "y="), 1000 * measure(items, "height="))


def explore(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Drop four cubes; whatever this drop brings onto a token is dropped again in the same way (DD-105)."""
    aim, before = point(items), state.spots
    state.dropped = exploring.explore(state, aim, chance, log)
    while on := _brought_onto_tokens(state, before):
        exploring.drop_again(state, on, aim, chance, log)
    state.own_solo().stairs = 0
    state.step = ACT


def _brought_onto_tokens(state: State, before: tuple[Footprint, ...]) -> tuple[int, ...]:
    """Return the cubes that lie on a token and were not at that place before, dropped or knocked there."""
    tokens = solo_of(state).tokens
    moved = [(cube, spot) for cube, spot in enumerate(state.spots) if spot and spot != before[cube]]
    return tuple([cube for cube, spot in moved if any(overlaps(spot, token) for token in tokens)])


def activate(state: State, items: Items, chance: Chance, log: Log) -> None:
    state.step = LOOT
    use(state, items, chance, log)


def offers(state: State) -> tuple[Offer, ...]:
    """Return adjacent rooms that the hero survives, Shields counted (DD-107, DD-110)."""
    return tuple(
        [
            offer
            for offer in _adjacent(state)
            if not looting.blockers(state, offer.room) and looting.survivable(state, offer.room)
        ]
    )


def _adjacent(state: State) -> Iterator[Offer]:
    """Yield rooms of two tokens and one Pillar cube; with Flight one and two, with Undermine two and two. The order in
    which the cubes are named says which swaps with which token (DD-100, DD-213)."""
    layout = state.layout()
    cubes = bodies(state.lying() & PILLARS)
    for kept in combinations(TOKENS, 2):
        for cube in cubes:
            yield Offer((*kept, cube), layout.room(*kept, cube))
    if state.effect == "eagle-folk":
        for token in TOKENS:
            for pair in permutations(cubes, 2):
                yield Offer((token, *pair), layout.room(token, *pair))
    if state.effect == "burrower":
        for kept in combinations(TOKENS, 2):
            for pair in permutations(cubes, 2):
                room = layout.room4(*kept, *pair)
                if room is not None:
                    yield Offer((*kept, *pair), room)


def move(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Move to the new room and loot it; unused tokens swap places with its Pillar cubes."""
    choice = looting.understood(items)
    room = looting.room_of(state, choice.said)
    assert room is not None
    log("went", seat=state.seat, pillars=[(WORD_OF[body], 1) for body in choice.said])
    reaches = state.effect == "high-elf"
    stairs = looting.holds_stairs(room)
    hull_, spent = looting.loot(state, items, log)
    _swap(state, choice.said)
    solo = state.own_solo()
    solo.stairs = int(stairs)
    solo.turn += 1
    state.used = state.effect = ""
    state.dropped = ()
    state.deeds = 0
    state.step = EXPLORE
    if spent:
        then(state, Redrop(cubes=spent))
    if reaches and within_reach(state, hull_):
        then(state, Reach(hull=hull_))


def _swap(state: State, said: tuple[int, ...]) -> None:
    """Give a token the footprint of a cube, and the cube the centre and yaw of the token (DD-118)."""
    unused = [token for token in TOKENS if token not in said]
    cubes = [body for body in said if body < FIRST_TOKEN]
    for token, cube in zip(unused, cubes, strict=False):
        solo = state.own_solo()
        index = token - FIRST_TOKEN
        old, spot = solo.tokens[index], state.spots[cube]
        solo.tokens = (*solo.tokens[:index], spot, *solo.tokens[index + 1 :])
        state.put(cube, AWAY)
        there = placed(old, centre(old), CUBES[cube].side)
        shift = shortest_shift(there, [other for other in state.spots if other], WIDEST)
        assert shift is not None
        state.lay(cube, moved(there, *shift))


def give_up(state: State, items: Items, chance: Chance, log: Log) -> None:
    finish(state, CONSUMED, chance, log)
