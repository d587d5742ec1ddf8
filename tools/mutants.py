"""Mutation testing: small faults are planted in core, rules and server, one at a time; some test must fail for each.

`python tools/mutants.py [--target NAME] [--number N] [--seed S] [--workers N]`. First the tests run once, to record
which functions each of them runs (kept in build/ until a source or a test changes). A mutant is then tried against the
tests that run its function, the quickest first. It is killed if a test fails twice, so that a busy machine kills none.
Survivors that stand in tools/mutants.toml with a reason are accepted.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple

TOP: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOP))

from tools import mutant_map  # noqa: E402 - this file is run as a script
from tools.mutations import Mutant, mutants  # noqa: E402

NUMBER: Final = 240
SEED: Final = 14
LEAST: Final = 0.95
SECONDS: Final = 60.0
"""The time that the tests of one mutant may take together, as they were measured; at least the quickest test is run."""
STUCK: Final = 240.0
"""After so many seconds tests hang. That kills a mutant if the same tests end in this time without it."""
HANGS: Final = "hangs"


class Target(NamedTuple):
    """Sources that are mutated, and the tests that must notice. `share` is its part of all mutants."""

    name: str
    sources: tuple[str, ...]
    tests: tuple[str, ...]
    share: float


TARGETS: Final = (
    Target(
        "core", ("src/souterrain/core",), ("tests/core", "tests/lantern", "tests/terminal", "tests/games/roll"), 0.25
    ),
    Target("roll", ("src/souterrain/games/roll/rules",), ("tests/games/roll", "tests/properties"), 0.15),
    Target("drop", ("src/souterrain/games/drop/rules",), ("tests/games/drop",), 0.15),
    Target("donjon", ("src/souterrain/games/donjon/rules",), ("tests/games/donjon",), 0.25),
    Target("server", ("src/souterrain/server",), ("tests/server",), 0.2),
)


class Project(NamedTuple):
    """A tree with sources below `src/` and tests; `build` is where the record of the tests is kept."""

    top: Path
    targets: tuple[Target, ...] = TARGETS
    accepted: Path = TOP / "tools" / "mutants.toml"
    workers: int = 2

    @property
    def build(self) -> Path:
        return self.top / "build" / "mutants"


class Verdict(NamedTuple):
    mutant: Mutant
    killed: bool
    how: str


def drawn(project: Project, number: int, seed: int) -> list[Mutant]:
    """Return the mutants to try, drawn by seed, of each target its share.

    Each mutant has a place in the draw of its own, so that a change of one line draws no others.
    """
    chosen = list[Mutant]()
    for target in project.targets:
        paths = [path for source in target.sources for path in sorted((project.top / source).rglob("*.py"))]
        every = [mutant for path in paths for mutant in mutants(path, project.top, target.name)]
        every.sort(key=lambda mutant: sha256(f"{seed}/{mutant.name}".encode()).digest())
        chosen += every[: round(number * target.share)]
    return chosen


def recorded(project: Project) -> dict[str, mutant_map.Record]:
    """Return what each test runs and how long it takes; the tests are run if something has changed since last time."""
    kept = project.build / f"{_state(project)}.json"
    if not kept.exists():
        shutil.rmtree(project.build, ignore_errors=True)
        project.build.mkdir(parents=True)
        tests = list(dict.fromkeys(test for target in project.targets for test in target.tests))
        command = [*PYTEST, "-n", str(project.workers), "-p", "tools.mutant_map", *_there(project, tests)]
        environment = {**_environment(project.top / "src"), mutant_map.FOLDER: str(project.build)}
        done = subprocess.run(command, cwd=project.top, env=environment, capture_output=True, text=True, check=False)
        failed = _failed(done.stdout)
        if done.returncode and (not failed or _run(project, failed, project.top / "src").returncode):
            raise SystemExit(f"the tests fail without any mutant:\n{done.stdout[-3000:]}")
        for test in failed:
            print(f"left out, since it failed once without any mutant: {test}", flush=True)
        found = mutant_map.gathered(project.build)
        kept.write_text(json.dumps({test: found[test] for test in found if test not in failed}), encoding="utf-8")
    records: dict[str, mutant_map.Record] = json.loads(kept.read_text(encoding="utf-8"))
    return records


PLAIN: Final = ("-p", "no:schemathesis", "-p", "no:faker")
"""Plugins that no test needs, and that take longer to start than most tests."""
PYTEST: Final = (sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *PLAIN, "--no-header")


def _there(project: Project, tests: Sequence[str]) -> list[str]:
    return [test for test in tests if (project.top / test).exists()]


def _state(project: Project) -> str:
    digest = sha256(repr(project.targets).encode())
    for folder in ("src", "tests"):
        for path in sorted((project.top / folder).rglob("*.py")):
            digest.update(str(path.relative_to(project.top)).encode() + path.read_bytes())
    return digest.hexdigest()[:16]


def _environment(src: Path) -> dict[str, str]:
    """PYTHONPATH: the sources under test before those that are installed; the tools for the plugin."""
    return {**os.environ, "PYTHONPATH": f"{src}{os.pathsep}{TOP}", "PYTHONDONTWRITEBYTECODE": "1"}


def tests_for(mutant: Mutant, records: Mapping[str, mutant_map.Record], target: Target) -> list[str]:
    """Return the tests that run the mutant's function, else its module, else any, the quickest first, within the
    time."""
    mine = {test: record for test, record in records.items() if test.startswith(target.tests)}
    of_function = [test for test, record in mine.items() if mutant.function in record["functions"].get(mutant.path, ())]
    of_module = [test for test, record in mine.items() if mutant.path in record["functions"]]
    chosen, spent = list[str](), 0.0
    for test in sorted(of_function or of_module or mine, key=lambda test: (mine[test]["seconds"], test)):
        spent += mine[test]["seconds"]
        if chosen and spent > SECONDS:
            break
        chosen.append(test)
    return chosen


def tried(project: Project, mutant: Mutant, tests: Sequence[str], tree: Path) -> Verdict:
    """Plant a mutant in a tree of its own and run the tests against it."""
    if not tests:
        return Verdict(mutant, False, "no test runs it")
    file = tree / mutant.path
    before = file.read_text(encoding="utf-8")
    file.write_text(mutant.text, encoding="utf-8")
    try:
        failed = _failing(project, tests, tree / "src")
    except subprocess.TimeoutExpired:
        failed = HANGS
    finally:
        file.write_text(before, encoding="utf-8")
    if failed == HANGS and not _ends(project, tests, tree / "src"):
        return Verdict(mutant, False, f"not judged: {len(tests)} tests take over {STUCK:.0f} s without it too")
    return Verdict(mutant, bool(failed), failed or f"{len(tests)} tests")


def _failing(project: Project, tests: Sequence[str], src: Path) -> str:
    """Return the first test that fails twice, else an empty text."""
    rest = list(tests)
    while rest and (done := _run(project, rest, src)).returncode:
        failed = _failed(done.stdout)[:1]
        if not failed or _run(project, failed, src).returncode:
            return failed[0] if failed else "pytest itself fails"
        rest = rest[rest.index(failed[0]) + 1 :] if failed[0] in rest else []
    return ""


def _ends(project: Project, tests: Sequence[str], src: Path) -> bool:
    try:
        return _run(project, tests, src).returncode == 0
    except subprocess.TimeoutExpired:
        return False


def _run(project: Project, tests: Sequence[str], src: Path) -> subprocess.CompletedProcess[str]:
    """Run tests up to the first failure; raise TimeoutExpired if they hang."""
    command = [*PYTEST, "-x", "-p", "no:xdist", *tests]
    return subprocess.run(
        command, cwd=project.top, env=_environment(src), capture_output=True, text=True, timeout=STUCK, check=False
    )


def _failed(told: str) -> list[str]:
    """Return the tests that a run of pytest names as failed; lines of a captured log have more blanks."""
    return list(dict.fromkeys(re.findall(r"^(?:FAILED|ERROR) (\S.*?)(?: - .*)?$", told, re.MULTILINE)))


def judged(project: Project, chosen: Sequence[Mutant]) -> Iterator[Verdict]:
    """Try all mutants, several at a time, each worker in a copy of the sources."""
    records = recorded(project)
    targets = {target.name: target for target in project.targets}
    with tempfile.TemporaryDirectory() as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(project.workers):
            tree = Path(folder) / str(number)
            shutil.copytree(project.top / "src", tree / "src", ignore=shutil.ignore_patterns("__pycache__"))
            trees.put(tree)

        def one(mutant: Mutant) -> Verdict:
            tree = trees.get()
            try:
                return tried(project, mutant, tests_for(mutant, records, targets[mutant.target]), tree)
            finally:
                trees.put(tree)

        with ThreadPoolExecutor(project.workers) as pool:
            yield from pool.map(one, chosen)


def shown(verdict: Verdict) -> str:
    mutant, word = verdict.mutant, "killed" if verdict.killed else "survived"
    return f"{word} {mutant.place} ({verdict.how})\n  - {mutant.before}\n  + {mutant.after}"


def accepted(project: Project) -> dict[str, str]:
    """Return the reasons of survivors that need no test, by `path: before -> after`."""
    if not project.accepted.exists():
        return {}
    entries = tomllib.loads(project.accepted.read_text(encoding="utf-8")).get("mutant", [])
    return {entry["is"]: entry["reason"] for entry in entries}


def report(project: Project, judgements: Iterable[Verdict], out: int = 1) -> int:
    """Print survivors and mutants that hang; return 1 if too many survive."""
    reasons, verdicts = accepted(project), list[Verdict]()
    for verdict in judgements:
        verdicts.append(verdict)
        if not verdict.killed or verdict.how == HANGS or out > 1:
            reason = reasons.get(verdict.mutant.name, "")
            print(shown(verdict) + (f"\n  accepted: {reason}" if reason else ""), flush=True)
    good = sum(verdict.killed or verdict.mutant.name in reasons for verdict in verdicts)
    killed = sum(verdict.killed for verdict in verdicts)
    print(f"{killed} of {len(verdicts)} mutants killed, {good - killed} survivors explained")
    return 0 if verdicts and good >= LEAST * len(verdicts) else 1


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--number", type=int, default=NUMBER)
    parser.add_argument("--seed", type=int, default=SEED)
    names = [target.name for target in TARGETS]
    parser.add_argument("--target", action="append", choices=names, help="only these (again for several)")
    parser.add_argument("--workers", type=int, default=2, help="mutants tried at a time")
    parser.add_argument("--verbose", action="store_true", help="print killed mutants too")
    arguments = parser.parse_args()
    targets = tuple([target for target in TARGETS if target.name in (arguments.target or names)])
    project = Project(TOP, targets, workers=arguments.workers)
    chosen = drawn(project, arguments.number, arguments.seed)
    return report(project, judged(project, chosen), 2 if arguments.verbose else 1)


if __name__ == "__main__":
    sys.exit(main())
