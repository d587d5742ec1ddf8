"""References between the top-level names of the source: what a function may call, read from the text of its module.

A name stands for everything it is bound to: a table of functions reaches all of them, a class all its methods. So a
name that cannot be reached here is wired to nothing, while one that can be might still never be called.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

Place = tuple[str, str]
"""A module and a top-level name in it."""

BODY: Final = "<module>"
"""The name of what stands in a module outside functions, classes and assignments."""
ENTRY: Final = re.compile(r"(\w+(?:\.\w+)+):(\w+)")
"""A place as a text, as the list of games has it: `souterrain.games.roll.game:GAME`."""


class Module:
    """The top-level names of a module, the nodes each is bound by, and its imports."""

    def __init__(self, name: str, text: str, package: bool = False) -> None:
        self.name = name
        self.text = text
        self._lines = text.splitlines()
        self.tree = ast.parse(text)
        self.nodes: dict[str, list[ast.stmt]] = {}
        self.imports: dict[str, Place] = {}
        """Local names of imported things; a module's own name stands with the name ""."""
        self.names: dict[Place, set[Place]] = {}
        """The places that each of its own names; filled when somebody asks."""
        self._package = name if package else name.rpartition(".")[0]
        for statement in self.tree.body:
            self._bind(statement)

    def _bind(self, statement: ast.stmt) -> None:
        if isinstance(statement, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            self.nodes.setdefault(statement.name, []).append(statement)
        elif isinstance(statement, ast.Import):
            for alias in statement.names:
                self.imports[alias.asname or alias.name.partition(".")[0]] = (alias.name, "")
        elif isinstance(statement, ast.ImportFrom):
            above = self._package.split(".")[: len(self._package.split(".")) - statement.level + 1]
            source = ".".join([*above, statement.module or ""]) if statement.level else statement.module or ""
            for alias in statement.names:
                self.imports[alias.asname or alias.name] = (source.rstrip("."), alias.name)
        elif isinstance(statement, ast.Assign | ast.AnnAssign):
            targets = statement.targets if isinstance(statement, ast.Assign) else [statement.target]
            names = [node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)]
            for name in names or [BODY]:
                self.nodes.setdefault(name, []).append(statement)
        elif isinstance(statement, ast.If | ast.Try | ast.With | ast.For):
            for inner in ast.iter_child_nodes(statement):
                if isinstance(inner, ast.stmt):
                    self._bind(inner)
        else:
            self.nodes.setdefault(BODY, []).append(statement)

    def text_of(self, name: str) -> str:
        """Return the source of everything that a name is bound by."""
        return "\n".join([line for node in self.nodes[name] for line in self._lines[node.lineno - 1 : node.end_lineno]])


class Source:
    """Modules that name each other."""

    def __init__(self) -> None:
        self.modules: dict[str, Module] = {}

    def add(self, top: Path, root: Path) -> None:
        """Read a folder of modules, whose names begin at `root`."""
        for path in sorted(top.rglob("*.py")):
            parts = path.relative_to(root).with_suffix("").parts
            package = parts[-1] == "__init__"
            name = ".".join(parts[:-1] if package else parts)
            self.modules[name] = Module(name, path.read_text(encoding="utf-8"), package)

    def resolve(self, module: str, name: str) -> Place | None:
        """Follow imports to where a name is bound; a module is the place (module, "")."""
        for _ in range(10):
            known = self.modules.get(module)
            if known is None:
                return None
            if name == "" or name in known.nodes:
                return module, name
            if f"{module}.{name}" in self.modules:
                return f"{module}.{name}", ""
            if name not in known.imports:
                return None
            module, name = known.imports[name]
        return None

    def named(self, module: Module, nodes: Iterable[ast.AST]) -> Iterator[Place]:
        """Yield the places that these nodes of a module name."""
        for top in nodes:
            for node in ast.walk(top):
                found = None
                if isinstance(node, ast.Name):
                    found = self.resolve(module.name, node.id)
                elif isinstance(node, ast.Attribute):
                    found = self._attribute(module, node)
                elif isinstance(node, ast.Constant) and isinstance(node.value, str):
                    entry = ENTRY.fullmatch(node.value)
                    found = self.resolve(entry[1], entry[2]) if entry else None
                elif isinstance(node, ast.ImportFrom) and not node.level:
                    yield from filter(None, [self.resolve(node.module or "", alias.name) for alias in node.names])
                if found is not None:
                    yield found

    def _attribute(self, module: Module, node: ast.Attribute) -> Place | None:
        """Return the place that `a.b.name` stands for, if `a.b` is a module."""
        words: list[str] = [node.attr]
        inner = node.value
        while isinstance(inner, ast.Attribute):
            words.insert(0, inner.attr)
            inner = inner.value
        if not isinstance(inner, ast.Name):
            return None
        place = self.resolve(module.name, inner.id)
        for word in words:
            if place is None or place[1]:
                return place
            place = self.resolve(place[0], word)
        return place

    def closure(self, begin: Iterable[Place], within: str = "") -> set[Place]:
        """Return everything that can be reached from these places by naming it. Modules whose names do not begin with
        `within` are reached, and not followed further."""
        waiting, seen = list(begin), set[Place]()
        while waiting:
            place = waiting.pop()
            if place in seen or place[0] not in self.modules:
                continue
            seen.add(place)
            if not place[0].startswith(within):
                continue
            module = self.modules[place[0]]
            waiting += [(place[0], BODY), (place[0].rpartition(".")[0], BODY)]
            if place not in module.names:
                module.names[place] = set(self.named(module, module.nodes.get(place[1], ())))
            waiting += module.names[place]
        return seen
