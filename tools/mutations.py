"""Small faults in a source file: another comparison, boundary, operator, constant, condition or return value."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: Final[dict[type[ast.operator], type[ast.operator]]] = {ast.Add: ast.Sub, ast.Sub: ast.Add}


class Mutant(NamedTuple):
    """A file with one fault."""

    target: str
    path: str
    function: str
    line: int
    before: str
    after: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.path}:{self.line}"

    @property
    def name(self) -> str:
        """A name that does not change with the lines above it."""
        return f"{self.path}: {self.before} -> {self.after}"


def mutants(path: Path, top: Path, target: str = "") -> Iterator[Mutant]:
    """Yield every mutant of a file, in the order of its text."""
    source = path.read_text(encoding="utf-8")
    lines = source.splitlines(keepends=True)
    for function, node, other in _points(ast.parse(source), ""):
        text = _replaced(lines, node, other)
        at = node.lineno - 1
        after = text.splitlines()[at].strip()
        before = lines[at].strip()
        if before != after:
            yield Mutant(target, path.relative_to(top).as_posix(), function, node.lineno, before, after, text)


def _points(tree: ast.AST, function: str) -> Iterator[tuple[str, ast.expr, ast.expr]]:
    for child in ast.iter_child_nodes(tree):
        inner = function
        if isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            local = isinstance(tree, ast.FunctionDef | ast.AsyncFunctionDef)
            inner = f"{function}{'.<locals>' if local else ''}.{child.name}".lstrip(".")
        if _is_left_alone(child, function):
            continue
        if isinstance(child, ast.expr):
            yield from ((function, child, other) for other in _others(child))
        if not _is_negative(child):
            yield from _points(child, inner)
        if isinstance(child, ast.Return) and child.value is not None and not _is_nothing(child.value):
            yield function, child.value, ast.Constant(None)
        if isinstance(child, ast.If) and not isinstance(child.test, ast.Compare | ast.BoolOp | ast.UnaryOp):
            yield function, child.test, ast.UnaryOp(ast.Not(), child.test)


def _is_left_alone(node: ast.AST, function: str) -> bool:
    """Leave out types, texts, messages of assertions, imports, what stands outside functions, and what no test can
    notice: sizes of caches, and the `strict` of zip."""
    if isinstance(node, ast.arg | ast.Import | ast.ImportFrom | ast.Assert | ast.Raise | ast.JoinedStr):
        return True
    if isinstance(node, ast.keyword) and node.arg in ("strict", "maxsize"):
        return True
    if isinstance(node, ast.AnnAssign | ast.Assign | ast.Expr) and not function:
        return True
    if isinstance(node, ast.AnnAssign) and node.value is None:
        return True
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and ast.unparse(node.func.value) == "log"


def _is_nothing(value: ast.expr) -> bool:
    return isinstance(value, ast.Constant) and (value.value is None or value.value is False)


def _is_negative(node: ast.AST) -> bool:
    """Tell a number like -1, which often stands for "none": it is mutated as a whole."""
    return isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant)


def _others(node: ast.expr) -> Iterator[ast.expr]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1 and type(node.ops[0]) in COMPARISONS:
        other = copy.deepcopy(node)
        other.ops = [COMPARISONS[type(node.ops[0])]()]
        yield other
    elif isinstance(node, ast.BoolOp):
        other_bool = copy.deepcopy(node)
        other_bool.op = ast.And() if isinstance(node.op, ast.Or) else ast.Or()
        yield other_bool
    elif isinstance(node, ast.UnaryOp) and (isinstance(node.op, ast.Not) or _is_negative(node)):
        yield copy.deepcopy(node.operand)
    elif isinstance(node, ast.BinOp) and type(node.op) in OPERATORS:
        other_bin = copy.deepcopy(node)
        other_bin.op = OPERATORS[type(node.op)]()
        yield other_bin
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        yield ast.Constant(node.value + 1)


def _replaced(lines: list[str], node: ast.expr, other: ast.expr) -> str:
    """Return the text with one expression in the place of another; on one line, so that places stay."""
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    first, last = lines[node.lineno - 1].encode(), lines[node.end_lineno - 1].encode()
    head, tail = first[: node.col_offset].decode(), last[node.end_col_offset :].decode()
    written = ast.unparse(other)
    within = isinstance(other, ast.Constant)
    blank = "\n" * (node.end_lineno - node.lineno)
    middle = head + (written if within else f"({written})") + tail + blank
    return "".join(lines[: node.lineno - 1]) + middle + "".join(lines[node.end_lineno :])
