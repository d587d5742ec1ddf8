"""The values of docs/solved.md: `python -m tools.solve SIDE …` solves a delve of each side in both editions.

Without a name it solves every side that the solver knows. `--earned NUMBER` sets the XP of dragons that flight can
cost.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from time import process_time

from souterrain.games.roll.content.heroes import CARDS
from souterrain.games.roll.facts import FACTS, Options
from souterrain.solver.roll.delve import levels, value
from souterrain.solver.roll.model import EARNED, SOLVED, Model, model_of
from souterrain.solver.roll.spaces import parties
from souterrain.solver.roll.tables import Below

SIDES = {side.name: side for card in CARDS for side in (card.novice, card.master) if side is not None}


def solved(model: Model) -> dict[int, Below]:
    """Return the values of going down to each level, with progress on the other stream."""
    found: dict[int, Below] = {}
    for table, below in levels(model):
        found[table.level] = below
        print(f"\r{model.side.name}: level {table.level} ", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return found


def turning_back(model: Model, below: dict[int, Below]) -> list[str]:
    """Return for each level the share of parties of each size, lair empty and hero ready, that should go on."""
    party = parties(model.dice)
    rows = []
    for level in range(1, model.levels):
        down = below[level + 1][0, 0][:, 0, 0] > level
        shares = [float(down[party.block(size)].mean()) for size in range(model.dice + 1)]
        rows.append(f"| {level} | " + " | ".join(f"{share:.0%}" for share in shares) + " |")
    return rows


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("sides", nargs="*", choices=[*SOLVED, []], metavar="SIDE")
    parser.add_argument("--earned", type=int, default=EARNED)
    parser.add_argument("--turn", action="store_true", help="print when to turn back")
    asked = parser.parse_args()
    for name in asked.sides or SOLVED:
        for edition in ("seed", "published"):
            begun = process_time()
            model = model_of(SIDES[name], Options.read(FACTS.resolve({"edition": edition})))
            model = model._replace(earned=asked.earned)
            below = solved(model)
            seconds = process_time() - begun
            print(f"| {name} | {edition} | {value(model, below[1]):.6f} | {seconds:.0f} |", flush=True)
            if asked.turn:
                print("\n".join(turning_back(model, below)), flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
