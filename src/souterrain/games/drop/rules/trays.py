"""Requests to the tray and its answers: corner points in µm, nothing else."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final, NamedTuple

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.drop.content.cubes import CUBES, FIRST_PAWN, WORD_OF
from souterrain.games.drop.geometry import Footprint
from souterrain.games.drop.rules.aims import Aim
from souterrain.games.drop.state import FALLEN, State

KIND: Final = "tray"
SEEDS: Final = 4_294_967_296


class Touch(NamedTuple):
    """A pushed cube met another body."""

    cube: int
    other: int
    ms: int
    hardness: int


class Motion(NamedTuple):
    """The resting places of all bodies that moved (() = over the edge), and what a pushed cube met."""

    spots: dict[int, Footprint]
    touches: tuple[Touch, ...]


def pour(state: State, chance: Chance, log: Log, address: str, falling: tuple[int, ...]) -> Motion:
    """Make the opening drop, at the table's centre (DD-12)."""
    return _carry(state, chance, log, address, {"do": "open", "falling": _falling(falling)}, falling)


def drop(state: State, chance: Chance, log: Log, address: str, falling: tuple[int, ...], aim: Aim) -> Motion:
    """Drop cubes above a point; they are lifted first if they lie somewhere."""
    what = {"do": "drop", "falling": _falling(falling), "at": [aim.x, aim.y], "height": aim.height}
    return _carry(state, chance, log, address, what, falling)


def flick(state: State, chance: Chance, log: Log, address: str, cube: int, toward: int, force: int) -> Motion:
    """Push one cube with one finger (DD-23)."""
    return _carry(state, chance, log, address, {"do": "flick", "cube": cube, "toward": toward, "force": force})


def push(state: State, chance: Chance, log: Log, address: str, speeds: list[list[int]]) -> Motion:
    """Give cubes speeds in mm/s, all at once."""
    return _carry(state, chance, log, address, {"do": "push", "speeds": speeds})


def _falling(bodies: tuple[int, ...]) -> list[list[Any]]:
    return [[body, _kind(body)] for body in bodies]


def _kind(body: int) -> str:
    return "pawn" if body >= FIRST_PAWN else CUBES[body].size


def _carry(
    state: State, chance: Chance, log: Log, address: str, what: dict[str, Any], lifted: tuple[int, ...] = ()
) -> Motion:
    place = state.address(f"{address}/{state.deeds}")
    state.deeds += 1
    bodies = [(cube, spot) for cube, spot in enumerate(state.spots) if spot]
    bodies += [(FIRST_PAWN + seat, spot) for seat, spot in enumerate(state.pawns) if spot]
    request = {
        **what,
        "seed": chance.number(f"{place}/hand", SEEDS),
        "walled": int(state.table.options.table_edge == "walled"),
    }
    lying = ",".join([_lying(body, spot) for body, spot in bodies if body not in lifted])
    motion = read(chance.slow(place, KIND, f'{_text(request)[:-1]},"lying":[{lying}]}}'))
    _settle(state, motion, log)
    return motion


@lru_cache(maxsize=1 << 12)
def _lying(body: int, spot: Footprint) -> str:
    """Return a body of a request. Most bodies lie where they lay at the request before."""
    return f'[{body},"{_kind(body)}",[{",".join(map(str, spot))}]]'


def _text(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"))


def read(numbers: tuple[int, ...]) -> Motion:
    """Return the tray's answer: bodies with their corner points, then touches."""
    spots: dict[int, Footprint] = {}
    at = 1
    for _ in range(numbers[0]):
        body, corners = numbers[at], numbers[at + 1]
        at += 2
        spots[body] = numbers[at : at + 2 * corners]
        at += 2 * corners
    count, rest = numbers[at], numbers[at + 1 :]
    touches = tuple([Touch(*rest[4 * index : 4 * index + 4]) for index in range(count)])
    return Motion(spots, touches)


def _settle(state: State, motion: Motion, log: Log) -> None:
    """Lay everything where it came to rest; what fell waits for the next Explore, a pawn goes home (DD-24, DD-88)."""
    state.move({body: spot for body, spot in motion.spots.items() if body < FIRST_PAWN}, FALLEN)
    for body, spot in motion.spots.items():
        if body >= FIRST_PAWN:
            state.stand(body - FIRST_PAWN, spot)
            if not spot:
                log("pawn-fell", seat=body - FIRST_PAWN)
    fallen = [(WORD_OF[body], 1) for body, spot in motion.spots.items() if not spot and body < FIRST_PAWN]
    if fallen:
        log("fell", cubes=fallen)
