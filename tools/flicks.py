"""Measures how far flicked cubes travel on the tray, and writes the tables that clients show beside an aim.

    python -m tools.flicks             measure flicks anew, then write the tables; half a minute
    python -m tools.flicks --tables    write the tables from what was measured before

Run it after any change of the tray's figures, after `tools/calibrate.py`. The first result is `flicks.json` of
`souterrain.physics`: for each force the travel of the cubes that stayed on the table, in µm, and the shares of all
cubes that go farther than so many mm where no edge ends their way. From it and from `scatter.json` follow
`measured.json` of the browser client, in mm, and the tables in the game's README.
"""

from __future__ import annotations

import json
import math
import random
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from souterrain.physics.sampler import TABLE
from souterrain.physics.tray import Tray
from tools.calibrate import center, resting, settled

FLICKS: Final = TABLE.with_name("flicks.json")
CLIENT: Final = Path(__file__).parents[1] / "web" / "src" / "boards" / "drop" / "measured.json"
README: Final = Path(__file__).parents[1] / "src" / "souterrain" / "games" / "drop" / "README.md"
BEGIN, END = "<!-- measured by tools/flicks.py -->", "<!-- end -->"
FORCES: Final = tuple(range(160, 1001, 60))
"""Per mille of the hardest flick. A weaker one than the first hardly moves a cube."""
TABLES: Final = 10
NUMBER: Final = 30
"""Flicks of each force on each table."""
STEP, FARTHEST = 50, 800
"""The distances in mm for which the share of cubes that go farther is told."""
EDGE: Final = 450_000
"""Half the width of the table, in µm."""
HALF, NINE_IN_TEN = 32, 58
"""Places of these shares in a row of `scatter.json`: 64ths of the cubes."""


def main() -> None:
    if "--tables" not in sys.argv:
        FLICKS.write_text(_lines(measure()), encoding="utf-8")
    CLIENT.write_text(client_table(), encoding="utf-8")
    README.write_text(with_tables(README.read_text(encoding="utf-8")), encoding="utf-8")


def measure(forces: Sequence[int] = FORCES) -> dict[str, Any]:
    """Flick random cubes of settled tables in random directions, at every force."""
    tables = [settled(seed) for seed in range(TABLES)]
    rows = []
    for force in forces:
        travels, turns, ended = [], [], []
        for number, lying in enumerate(tables):
            tray, rng = Tray(lying), random.Random(number)
            for seed in range(NUMBER):
                cube, toward = rng.choice(lying), rng.randrange(3600)
                corners = resting(tray.flick(seed, cube.id, toward, force)).get(cube.id, cube.corners)
                from_x, from_y = center(cube.corners)
                if not corners:
                    ended.append(to_edge(from_x, from_y, math.radians(toward / 10)))
                    continue
                x, y = center(corners)
                travels.append(math.hypot(x - from_x, y - from_y))
                turn = math.degrees(math.atan2(y - from_y, x - from_x)) - toward / 10
                turns.append(abs((turn + 180) % 360 - 180))
        rows.append(
            {
                "force": force,
                "p10": _share(travels, 0.1),
                "p50": _share(travels, 0.5),
                "p90": _share(travels, 0.9),
                "aside": round(_share(turns, 0.9, 10) / 10, 1),
                "lost": round(len(ended) / (TABLES * NUMBER), 3),
                "beyond": [round(share, 3) for share in beyond(travels, ended)],
            }
        )
    return {"number": TABLES * NUMBER, "flicks": rows}


def to_edge(x: float, y: float, toward: float) -> float:
    """Return the way from a point to the edge of the table, in µm."""
    steps = ((x, math.cos(toward)), (y, math.sin(toward)))
    return min((EDGE - math.copysign(at, at * step)) / abs(step) for at, step in steps if abs(step) > 1e-9)


def beyond(travels: Sequence[float], ended: Sequence[float]) -> list[float]:
    """Return the shares of cubes that go beyond each distance.

    A cube that left the table would have gone at least as far as the edge, so the shares are those of Kaplan and Meier:
    of the cubes that are still on their way at a distance, so many come to rest there.
    """
    shares, share = [], 1.0
    ways = sorted([(far, True) for far in travels] + [(far, False) for far in ended])
    at = 0
    for distance in range(STEP, FARTHEST + 1, STEP):
        while at < len(ways) and ways[at][0] <= 1000 * distance:
            share *= 1 - ways[at][1] / (len(ways) - at)
            at += 1
        shares.append(share)
    return shares


def client_table() -> str:
    """Return the tables of the browser client: r50 and r90 of drops by size and height, and the travel of flicks, in
    mm."""
    scatter = json.loads(TABLE.read_text(encoding="utf-8"))
    flicks = json.loads(FLICKS.read_text(encoding="utf-8"))
    drops = {
        size: [[round(row[HALF] / 1000), round(row[NINE_IN_TEN] / 1000)] for row in rows]
        for size, rows in scatter["distances"].items()
    }
    travels = [
        {name: round(value / 1000) if name.startswith("p") else value for name, value in row.items()}
        for row in flicks["flicks"]
    ]
    table = {
        "heights": [height // 1000 for height in scatter["heights"]],
        "drops": drops,
        "number": flicks["number"],
        "step": STEP,
        "flicks": travels,
    }
    return json.dumps(table, indent=1) + "\n"


def with_tables(text: str) -> str:
    """Return the README with the tables of now."""
    table = json.loads(client_table())
    lines = ["", "| dropped from (cm) | half within (cm) | 9 in 10 within (cm) |", "|---|---|---|"]
    for height, (half, most) in zip(table["heights"], table["drops"]["large"], strict=True):
        lines.append(f"| {height / 10:.0f} | {half / 10:.1f} | {most / 10:.1f} |")
    lines += [
        "",
        "| force | 9 in 10 beyond (cm) | half beyond | 1 in 10 beyond | 9 in 10 aside by less than | off the table |",
    ]
    lines += ["|---|---|---|---|---|---|"]
    for row in table["flicks"]:
        travel = " | ".join(f"{row[name] / 10:.1f}" for name in ("p10", "p50", "p90"))
        lines.append(f"| {row['force']} | {travel} | {row['aside']}° | {row['lost']:.0%} |")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n{chr(10).join(lines)}\n\n{END}{after}"


def _share(values: list[float], share: float, times: int = 1) -> int:
    """Return the value that this share of them stay below, as a multiple of a part."""
    ordered = sorted(values)
    return round(times * ordered[round((len(ordered) - 1) * share)])


def _lines(table: dict[str, Any]) -> str:
    rows = ",\n".join(f"    {json.dumps(row)}" for row in table["flicks"])
    return f'{{\n  "number": {table["number"]},\n  "flicks": [\n{rows}\n  ]\n}}\n'


if __name__ == "__main__":
    main()
