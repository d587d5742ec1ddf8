"""Ultimates that take dungeon dice away or turn them, and draw no die: the dungeons that they leave."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from typing import Final

from souterrain.games.roll.content.dice import DUNGEON
from souterrain.games.roll.content.heroes import Ultimate
from souterrain.solver.roll.spaces import LAIR, Counts, added

MONSTERS: Final = range(3)
Outcome = tuple[Counts, int]
"""The dungeon after an ultimate, and the number of treasures drawn."""


def _taken(counts: Counts, foes: tuple[int, ...], most: int) -> Iterator[Counts]:
    """Return the dice after one to `most` of these faces are taken away."""
    for numbers in product(*[range(counts[foe] + 1) for foe in foes]):
        if 1 <= sum(numbers) <= most:
            left = counts
            for foe, number in zip(foes, numbers, strict=True):
                left = added(left, foe, -number)
            yield left


def _discard(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    most = counts[LAIR] if ultimate.how["most"] == "lair" else ultimate.how["most"]
    foes = {"monsters": (0, 1, 2), "loot": (3, 4), "any": tuple(range(len(DUNGEON)))}[ultimate.how["what"]]
    for left in _taken(counts, foes, most):
        yield left, 0


def _discard_kinds(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    for chosen in product((0, 1), repeat=3):
        kinds = [foe for foe in MONSTERS if chosen[foe] and counts[foe]]
        if kinds and len(kinds) <= counts[LAIR]:
            yield tuple([0 if foe in kinds else number for foe, number in enumerate(counts)]), 0


def _discard_each(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    if any(counts[:3]):
        yield (*[max(0, number - 1) for number in counts[:3]], *counts[3:]), 0


def _discard_all(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    if any(counts[:3]):
        yield (0, 0, 0, *counts[3:]), 0


def _plunder(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    for foe in MONSTERS:
        if counts[foe]:
            yield added(counts, foe, -counts[foe]), counts[foe]


def _dragons(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    if any(counts[:3]):
        yield (0, 0, 0, *counts[3:LAIR], counts[LAIR] + sum(counts[:3])), 0


def _empty_lair(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    if counts[LAIR]:
        yield (*counts[:LAIR], 0), 0


def _turn(ultimate: Ultimate, counts: Counts) -> Iterator[Outcome]:
    for left in _taken(counts, (0, 1, 2), ultimate.how["most"]):
        yield added(left, ultimate.how["face"], 1), 0


OUTCOMES: Final[dict[str, Callable[[Ultimate, Counts], Iterator[Outcome]]]] = {
    "discard": _discard,
    "discard-kinds": _discard_kinds,
    "discard-each": _discard_each,
    "discard-all": _discard_all,
    "plunder": _plunder,
    "dragons": _dragons,
    "empty-lair": _empty_lair,
    "turn": _turn,
}
