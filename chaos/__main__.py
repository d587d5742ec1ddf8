"""`make chaos`: faults and attacks on real servers, and the promises that must hold meanwhile.

Prints for each promise how often it was tried and violated; ends with status 1 if any was violated.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from chaos.parts import Found, parts
from chaos.report import Row, table, violations, write
from chaos.result import Plan
from chaos.running import run_all

VIOLATED = 1
INTERRUPTED = 130


def main(arguments: Sequence[str], known: list[Found] | None = None) -> int:
    """Run the parts named, or all; return the exit status."""
    known = parts() if known is None else known
    chosen = _arguments(known).parse_args(arguments)
    by_name = {part.name: part for part in known}
    unknown = [name for name in chosen.parts if name not in by_name]
    if unknown:
        print(f"no such part: {', '.join(unknown)}; there are {', '.join(by_name)}", file=sys.stderr)
        return 2
    if chosen.list:
        print("\n".join(_listed(part) for part in known))
        return 0
    named = [by_name[name] for name in dict.fromkeys(chosen.parts)]
    todo = [(part, chosen.size) for part in named] or [(p, p.alone * chosen.size) for p in known if p.alone]
    done, interrupted = run_all(todo, chosen.seed)
    rows = [Row.of(part, result) for part, results in done.items() for result in results]
    if rows:
        print(table(rows))
    broken = [line for part, results in done.items() for line in violations(part, results)]
    if broken:
        print("\n" + "\n".join(broken))
    if chosen.write and rows:
        write(rows)
    if interrupted:
        left = [part.name for part, _ in todo if part.name not in {*done, *interrupted.split(", ")}]
        print(f"\ninterrupted in {interrupted}; not begun: {', '.join(left) or 'none'}", file=sys.stderr)
        return INTERRUPTED
    return VIOLATED if broken else 0


def _arguments(known: list[Found]) -> argparse.ArgumentParser:
    reader = argparse.ArgumentParser(prog="make chaos", description=__doc__)
    reader.add_argument("parts", nargs="*", help=f"the parts to run: {', '.join(part.name for part in known)}")
    reader.add_argument("--seed", type=int, default=Plan().seed, help="seed of all choices (default: %(default)s)")
    reader.add_argument("--size", type=float, default=1.0, help="1: as promised; smaller for a shorter run")
    reader.add_argument("--write", action="store_true", help="write the figures into docs/reliability.md")
    reader.add_argument("--list", action="store_true", help="list the parts")
    return reader


def _listed(part: Found) -> str:
    about = (sys.modules[part.run.__module__].__doc__ or "").strip().splitlines()
    return f"{part.name:12} {about[0] if about else ''}" + ("" if part.alone == 1 else f" (unnamed: size {part.alone})")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
