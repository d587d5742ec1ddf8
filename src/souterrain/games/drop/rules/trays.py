"""What the rules ask of the tray, and how they read its answer: corner points in µm, nothing else."""

from __future__ import annotations

import json
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
    """Where every body that moved came to rest (() = over the edge), and what a pushed cube met."""

    spots: dict[int, Footprint]
    touches: tuple[Touch, ...]


def pour(s: State, chance: Chance, log: Log | None, address: str, falling: tuple[int, ...]) -> Motion:
    """The opening drop, at the table's centre (DD-12)."""
    return _carry(s, chance, log, address, {"do": "open", "falling": _falling(falling)}, falling)


def drop(s: State, chance: Chance, log: Log | None, address: str, falling: tuple[int, ...], aim: Aim) -> Motion:
    """Cubes fall above a point; they are lifted first if they lie somewhere."""
    what = {"do": "drop", "falling": _falling(falling), "at": [aim.x, aim.y], "height": aim.height}
    return _carry(s, chance, log, address, what, falling)


def flick(s: State, chance: Chance, log: Log | None, address: str, cube: int, toward: int, force: int) -> Motion:
    """One finger pushes one cube (DD-23)."""
    return _carry(s, chance, log, address, {"do": "flick", "cube": cube, "toward": toward, "force": force})


def push(s: State, chance: Chance, log: Log | None, address: str, speeds: list[list[int]]) -> Motion:
    """Cubes get speeds in mm/s at once."""
    return _carry(s, chance, log, address, {"do": "push", "speeds": speeds})


def _falling(bodies: tuple[int, ...]) -> list[list[Any]]:
    return [[body, _kind(body)] for body in bodies]


def _kind(body: int) -> str:
    return "pawn" if body >= FIRST_PAWN else CUBES[body].size


def _carry(
    s: State, chance: Chance, log: Log | None, address: str, what: dict[str, Any], lifted: tuple[int, ...] = ()
) -> Motion:
    place = s.address(f"{address}/{s.deeds}")
    s.deeds += 1
    bodies = [(cube, spot) for cube, spot in enumerate(s.spots) if spot]
    bodies += [(FIRST_PAWN + seat, spot) for seat, spot in enumerate(s.pawns) if spot]
    lying = [[body, _kind(body), list(spot)] for body, spot in bodies if body not in lifted]
    request = {**what, "seed": chance.number(f"{place}/hand", SEEDS), "walled": s.table.walled, "lying": lying}
    motion = read(chance.slow(place, KIND, json.dumps(request, separators=(",", ":"))))
    _settle(s, motion, log)
    return motion


def read(numbers: tuple[int, ...]) -> Motion:
    """The tray's answer: bodies with their corner points, then touches."""
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


def _settle(s: State, motion: Motion, log: Log | None) -> None:
    """Everything lies where it came to rest; what fell waits for the next Explore, a pawn goes home (DD-24, DD-88)."""
    for body, spot in motion.spots.items():
        if body >= FIRST_PAWN:
            s.stand(body - FIRST_PAWN, spot)
            if not spot and log is not None:
                log("pawn-fell", seat=body - FIRST_PAWN)
        elif spot:
            s.lay(body, spot)
        else:
            s.put(body, FALLEN)
    fallen = [(WORD_OF[body], 1) for body, spot in motion.spots.items() if not spot and body < FIRST_PAWN]
    if fallen and log is not None:
        log("fell", cubes=fallen)
