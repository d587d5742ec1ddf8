"""Rules that no test proves, and rules that no player can meet.

A rule is a heading with an id in a rulebook; its proof is a test with that id as a mark. A rule can be met if the code
that it stands in, and the code of the games that its tests name, can be reached from the clients: it ran while matches
were played (tools/reach.py), or what ran names it (tools/references.py). Exceptions stand in tools/unreached.toml.
"""

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from tools.reach import played
from tools.references import BODY, Place, Source

TOP = Path(__file__).resolve().parent.parent
GAMES = TOP / "src" / "souterrain" / "games"
TESTS = TOP / "tests"
GAMES_NAME: Final = "souterrain.games"

EXCEPTIONS = TOP / "tools" / "unreached.toml"
MOST_EXCEPTIONS: Final = 20
STARTS: Final[tuple[Place, ...]] = (("souterrain", BODY), ("souterrain.cli", "main"))
"""Code that runs before anybody plays."""

HEADING = re.compile(r"^#{3,4} ([A-Z]+-?\d\w*(?:\.\w+)*) ", re.MULTILINE)


def rulebook_ids(text: str) -> list[str]:
    """The ids to prove, in the rulebook's order. A rule told in parts (DR-201.S, DR-201.U) is proved by its parts."""
    ids = list(dict.fromkeys(HEADING.findall(text)))
    parents = {rule[:dot] for rule in ids for dot in range(len(rule)) if rule[dot] == "."}
    return [rule for rule in ids if rule not in parents]


def literals(nodes: Iterable[ast.expr | None]) -> Iterator[tuple[str, int]]:
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno


def listed(value: ast.expr | None) -> Iterator[tuple[str, int]]:
    """The strings of a tuple, list or set, or the keys of a dict."""
    if isinstance(value, ast.Tuple | ast.List | ast.Set):
        yield from literals(value.elts)
    elif isinstance(value, ast.Dict):
        yield from literals(value.keys)


def marked_ids(source: str) -> Iterator[tuple[str, int]]:
    """Ids with their lines: arguments of every `pytest.mark.rule(...)`, wherever it stands, and the constants `RULES`
    and `RULES_…`, which are for modules that build their marks from a table, which cannot be read without running them.
    """
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("pytest.mark.rule", "mark.rule"):
            yield from literals(node.args)
    for statement in tree.body:
        targets: list[ast.expr] = []
        if isinstance(statement, ast.Assign):
            targets = statement.targets
        elif isinstance(statement, ast.AnnAssign):
            targets = [statement.target]
        if any(isinstance(target, ast.Name) and target.id.split("_")[0] == "RULES" for target in targets):
            yield from listed(getattr(statement, "value", None))


def report(games: Path = GAMES, tests: Path = TESTS) -> list[str]:
    """One line per unproved rule and per mark that names no rule; empty when all is well."""
    books = {path.parent.parent.name: path.read_text(encoding="utf-8") for path in games.glob("*/rulebook/en.md")}
    known = {rule for book in books.values() for rule in HEADING.findall(book)}
    proved: set[str] = set()
    unknown: list[str] = []
    for path in sorted(tests.rglob("*.py")):
        for rule, line in marked_ids(path.read_text(encoding="utf-8")):
            proved.add(rule)
            if rule not in known:
                unknown.append(f"unknown id {rule}: {path.relative_to(tests.parent)}:{line}")
    missing = [
        f"{game}: no test for {rule}"
        for game, book in sorted(books.items())
        for rule in rulebook_ids(book)
        if rule not in proved
    ]
    return missing + unknown


def marks_of(node: ast.AST) -> set[str]:
    """Return the ids in the marks of rules below a node."""
    calls = [found for found in ast.walk(node) if isinstance(found, ast.Call)]
    marks = [call for call in calls if ast.unparse(call.func) in ("pytest.mark.rule", "mark.rule")]
    return {rule for call in marks for rule, _ in literals(call.args)}


def proofs(source: Source, tests: str = "tests") -> dict[str, set[Place]]:
    """Return the tests of each rule. A mark that stands outside a function belongs to all tests of its module."""
    found: dict[str, set[Place]] = {}
    for name, module in source.modules.items():
        if not name.startswith(f"{tests}."):
            continue
        functions = {place: nodes[0] for place, nodes in module.nodes.items() if place.startswith(("test", "Test"))}
        own = {place: marks_of(node) for place, node in functions.items()}
        shared = {rule for rule, _ in marked_ids(module.text)} - set[str]().union(*own.values())
        for place, rules in own.items():
            for rule in rules | shared:
                found.setdefault(rule, set()).add((name, place))
    return found


def carriers(source: Source, rules: Iterable[str], games: str) -> dict[str, set[Place]]:
    """Return the definitions of the games that name each rule in their own text."""
    found: dict[str, set[Place]] = {}
    known = set(rules)
    for name, module in source.modules.items():
        if name.startswith(games):
            for place in module.nodes if known & set(WORD.findall(module.text)) else ():
                for rule in known & set(WORD.findall(module.text_of(place))):
                    found.setdefault(rule, set()).add((name, place))
    return found


WORD = re.compile(r"[A-Z]+-?\d\w*(?:\.\w+)*")


def unreached(source: Source, ran: Iterable[Place], rules: Iterable[str], games: str = GAMES_NAME) -> dict[str, str]:
    """Return the rules that no player can meet, each with a definition that no client reaches.

    A rule needs one definition that names it and can be reached, if any names it; and every function and class of the
    games that its tests name must be in reach: code that only tests run proves nothing about what players meet."""
    reached = source.closure([*STARTS, *ran], within=games.partition(".")[0])
    found: dict[str, str] = {}
    tests, named = proofs(source), carriers(source, rules, games)
    for rule in rules:
        lost = named.get(rule, set())
        lost = lost if lost and not lost & reached else set()
        for module, name in source.closure(tests.get(rule, ()), within="tests"):
            if module.startswith(games) and (module, name) not in reached and _is_code(source, module, name):
                lost = lost | {(module, name)}
        if lost:
            found[rule] = ", ".join([f"{module}.{name}" for module, name in sorted(lost)])
    return found


def _is_code(source: Source, module: str, name: str) -> bool:
    nodes = source.modules[module].nodes.get(name, ())
    return name != BODY and any(isinstance(node, ast.FunctionDef | ast.ClassDef) for node in nodes)


def reachability(lost: Mapping[str, str], exceptions: Mapping[str, str]) -> list[str]:
    """One line per rule that cannot be met, and per exception that is not needed or has no reason."""
    lines = [f"{rule}: no client reaches {what}" for rule, what in lost.items() if rule not in exceptions]
    lines += [f"{rule}: an exception that is not needed" for rule in exceptions if rule not in lost]
    lines += [f"{rule}: an exception without a reason" for rule, reason in exceptions.items() if not reason.strip()]
    if len(exceptions) > MOST_EXCEPTIONS:
        lines.append(f"{len(exceptions)} exceptions, at most {MOST_EXCEPTIONS} are allowed")
    return lines


def all_rules(games: Path = GAMES) -> list[str]:
    books = [path.read_text(encoding="utf-8") for path in sorted(games.glob("*/rulebook/en.md"))]
    return [rule for book in books for rule in rulebook_ids(book)]


def house() -> Source:
    source = Source()
    source.add(TOP / "src" / "souterrain", TOP / "src")
    source.add(TESTS, TOP)
    return source


def main() -> int:
    exceptions = tomllib.loads(EXCEPTIONS.read_text(encoding="utf-8"))
    lines = report() + reachability(unreached(house(), played(), all_rules()), exceptions)
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
