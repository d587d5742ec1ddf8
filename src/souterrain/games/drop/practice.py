"""The practice tray: drops and flicks on a table of one's own, without a game.

A table is the corner points of each cube on it, by the cube's word. An act is a sentence: `open` pours the cubes of an
opening on an empty table, `drop height=220 x=0 y=-300` drops six of the others (0.1 mm from the middle, height in mm),
`flick gold:3 toward=900 force=500` flicks a cube. The tray checks all numbers.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from souterrain.core.actions import Action
from souterrain.core.parts import Practice
from souterrain.games.drop.content.cubes import BOXED, COLOURS, CUBES, ID_OF, LETTERS, OPENING, WORD_OF
from souterrain.games.drop.rules.aims import HALF, measure
from souterrain.games.drop.rules.trays import KIND, SEEDS, read

HAND: Final = 6
"""Cubes of one drop: those of an Explore of two players (DD-20)."""
_ITEMS: Final = {"open": (), "drop": ("height=", "x=", "y="), "flick": ("", "toward=", "force=")}
"""The measures of each act; "" is a cube."""


def asked(table: Mapping[str, Sequence[int]], action: Action, rng: Random) -> tuple[str, str]:
    """Return the kind and the request of the slow draw that carries out an act; raise ValueError if there is none."""
    verb, *items = action
    if verb not in _ITEMS or len(items) != len(_ITEMS[verb]):
        raise ValueError("no such act")
    if any(word not in ID_OF for word in table):
        raise ValueError("no such cube")
    for (word, _), wanted in zip(items, _ITEMS[verb], strict=True):
        if word not in ((wanted,) if wanted else table):
            raise ValueError("no such word")
    lying = {ID_OF[word]: list(corners) for word, corners in table.items()}
    what: dict[str, Any] = {"do": verb}
    if verb == "flick":
        what |= {"cube": ID_OF[items[0][0]], "toward": measure(tuple(items), "toward=")}
        what["force"] = measure(tuple(items), "force=")
    else:
        falling = list(OPENING) if verb == "open" else _drawn(lying, rng)
        lying = {} if verb == "open" else {body: spot for body, spot in lying.items() if body not in falling}
        what["falling"] = [[body, CUBES[body].size] for body in falling]
    if verb == "drop":
        what["at"] = [100 * measure(tuple(items), name) for name in ("x=", "y=")]
        what["height"] = 1000 * measure(tuple(items), "height=")
    request = {
        **what,
        "seed": rng.randrange(SEEDS),
        "walled": 0,
        "lying": [[body, CUBES[body].size, spot] for body, spot in sorted(lying.items())],
    }
    return KIND, json.dumps(request, separators=(",", ":"))


def _drawn(lying: Mapping[int, Any], rng: Random) -> list[int]:
    """Return cubes for the hand: first those that are not on the table, so that one can drop for ever."""
    waiting = sorted(BOXED, key=lambda cube: (cube in lying, rng.random()))
    return sorted(waiting[:HAND])


def shown(table: Mapping[str, Sequence[int]], action: Action, numbers: tuple[int, ...]) -> dict[str, Any]:
    """Return the table after the act, as the view of a game shows it, and the cubes that left it."""
    spots = {} if action[0] == "open" else {ID_OF[word]: tuple(corners) for word, corners in table.items()}
    spots |= read(numbers).spots
    shapes = [
        {
            "id": WORD_OF[body],
            "class": COLOURS[CUBES[body].type],
            "label": CUBES[body].type,
            "letter": LETTERS[CUBES[body].type],
            "mark": "",
            "points": list(spot),
        }
        for body, spot in sorted(spots.items())
        if spot
    ]
    fallen = [WORD_OF[body] for body, spot in sorted(spots.items()) if not spot]
    return {"kind": "table-from-above", "half": HALF, "shapes": shapes, "hulls": [], "fallen": fallen}


PART: Final = Practice(asked, shown)
