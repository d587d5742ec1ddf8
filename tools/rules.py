"""Which rules no test proves: a rule is a heading with an id in a rulebook, its proof a test with that id as a mark."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

TOP = Path(__file__).resolve().parent.parent
GAMES = TOP / "src" / "souterrain" / "games"
TESTS = TOP / "tests"

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


def main() -> int:
    lines = report()
    for line in lines:
        print(line)
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
