"""The import graph of the code: read from the syntax trees, checked for cycles, and drawn for ARCHITECTURE.md.

`python -m tools.import_graph` draws docs/pictures/imports.svg (the house) and docs/pictures/donjon.svg (the rooms of
the largest game). Rooms stand above the rooms they import, so every arrow points down.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterable, Iterator
from html import escape
from pathlib import Path
from typing import Final, TypeAlias

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
PICTURES: Final = ROOT / "docs" / "pictures"

Graph: TypeAlias = "dict[str, set[str]]"
"""Every node with the nodes it imports."""

ENGINE: Final = ("blows", "engine", "families", "setup", "tactics", "unleashing", "why_not")
"""Modules of Donjon's rules that know all families."""


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def files(package: str) -> list[Path]:
    return sorted((SOURCE / Path(*package.split("."))).rglob("*.py"))


def imported(node: ast.AST, modules: Iterable[str]) -> Iterator[str]:
    """Yield the modules of the code that an import statement names."""
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in modules)
    elif isinstance(node, ast.ImportFrom) and node.module:
        for alias in node.names:
            inner = f"{node.module}.{alias.name}"
            if inner in modules:
                yield inner
            elif node.module in modules:
                yield node.module


def import_graph(package: str) -> Graph:
    """Return the imports between the modules of a package, wherever they stand in a file."""
    trees = {module_of(path): ast.parse(path.read_text(encoding="utf-8")) for path in files(package)}
    return {
        module: {name for node in ast.walk(tree) for name in imported(node, trees) if name != module}
        for module, tree in trees.items()
    }


def late_imports(path: Path) -> Iterator[int]:
    """Yield the lines of imports of the code that stand inside a function, class or condition.

    A `try` of the module itself is no such place: it names the extra that is missing."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    early = [*tree.body, *[inner for node in tree.body if isinstance(node, ast.Try) for inner in node.body]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom) and node not in early:
            names = [alias.name for alias in node.names] + [getattr(node, "module", None) or ""]
            if any(name.startswith("souterrain") for name in names):
                yield node.lineno


def collapsed(graph: Graph, room_of: Callable[[str], str]) -> Graph:
    """Return the graph between rooms; a room of "" is left out."""
    found: Graph = {}
    for module, others in graph.items():
        room = room_of(module)
        if room:
            found.setdefault(room, set()).update({room_of(other) for other in others} - {room, ""})
    return found


def cycles(graph: Graph) -> list[set[str]]:
    """Return the sets of nodes that import each other, directly or through others."""
    reached = {node: _reached(graph, node) for node in graph}
    found: list[set[str]] = []
    for node in sorted(graph):
        knot = {other for other in reached[node] if node in reached.get(other, ())}
        if knot and knot not in found:
            found.append(knot)
    return found


def _reached(graph: Graph, start: str) -> set[str]:
    seen: set[str] = set()
    todo = list(graph[start])
    while todo:
        node = todo.pop()
        if node not in seen:
            seen.add(node)
            todo += graph.get(node, ())
    return seen


def reduced(graph: Graph) -> Graph:
    """Return the graph without the edges that a longer path implies."""
    reached = {node: _reached(graph, node) for node in graph}
    return {
        node: {other for other in others if not any(other in reached.get(between, ()) for between in others - {other})}
        for node, others in graph.items()
    }


def levels(graph: Graph) -> dict[str, int]:
    """Return the height of every node: one more than the highest node it imports."""
    found: dict[str, int] = {}

    def height(node: str) -> int:
        if node not in found:
            found[node] = 1 + max([height(other) for other in graph[node] if other in graph], default=-1)
        return found[node]

    for node in graph:
        height(node)
    return found


# Rooms


def house_room(module: str) -> str:
    """Return the room of the house: a package, and of games and the protocol the package inside."""
    parts = module.split(".")[1:]
    if not parts or parts[0] in ("__main__", "web") or parts == ["games"]:
        return ""
    inner = parts[0] == "games" or parts[:2] == ["server", "protocol"]
    return "/".join(parts[:2]) if inner and len(parts) > 1 else parts[0]


def server_room(module: str) -> str:
    """Return the room of the server: a package, or a module beside the packages."""
    return module.removeprefix("souterrain.server").lstrip(".").split(".")[0]


def donjon_room(module: str) -> str:
    """Return the room of Donjon: a package, and inside the rules the layer or family."""
    parts = module.split(".")[3:]
    if not parts:
        return ""
    if parts[0] != "rules":
        return parts[0]
    if parts == ["rules"]:
        return ""
    return "rules/engine" if parts[1] in ENGINE else f"rules/{parts[1]}"


# The picture

WIDTH, ROW, BOX, MARGIN, FONT = 1180, 92, 34, 12, 13
LINE: Final = 'fill="#fff" stroke="#4a3b22"'


def drawn(graph: Graph) -> str:
    """Return the graph as SVG, every room above the rooms it imports; implied arrows are left out."""
    high = levels(graph)
    arrows = reduced(graph)
    rows = [sorted(node for node in graph if high[node] == level) for level in range(max(high.values()) + 1)][::-1]
    places: dict[str, tuple[float, float, float]] = {}
    for number, row in enumerate(rows):
        wide = WIDTH / len(row)
        for place, node in enumerate(row):
            size = min(wide - MARGIN, 7.6 * len(label(node)) + 22)
            places[node] = (wide * (place + 0.5), MARGIN + number * ROW, size)
    height = MARGIN * 2 + (len(rows) - 1) * ROW + BOX
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" font-family="sans-serif">',
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="8" refY="4" markerWidth="7" markerHeight="7" orient="auto">'
        '<path d="M0 0 8 4 0 8z" fill="#8a6d3b"/></marker></defs>',
        f'<rect width="{WIDTH}" height="{height}" fill="#fdfaf3"/>',
    ]
    for node in sorted(graph):
        x, y, _ = places[node]
        for other in sorted(arrows[node] & graph.keys()):
            to, below, _ = places[other]
            lines.append(
                f'<path d="M{x:.0f} {y + BOX} C{x:.0f} {y + BOX + 40} {to:.0f} {below - 40} {to:.0f} {below}"'
                ' fill="none" stroke="#8a6d3b" marker-end="url(#tip)"/>'
            )
    for node in sorted(graph):
        x, y, size = places[node]
        lines += [
            f'<rect x="{x - size / 2:.0f}" y="{y}" width="{size:.0f}" height="{BOX}" rx="6" {LINE}/>',
            f'<text x="{x:.0f}" y="{y + 22}" font-size="{FONT}" text-anchor="middle">{escape(label(node))}</text>',
        ]
    return "\n".join([*lines, "</svg>", ""])


def label(node: str) -> str:
    """Return the name on a box: families and layers of the rules without their common prefix."""
    return node.removeprefix("rules/")


def pictures() -> dict[Path, str]:
    """Return every picture with its path."""
    return {
        PICTURES / "imports.svg": drawn(collapsed(import_graph("souterrain"), house_room)),
        PICTURES / "donjon.svg": drawn(collapsed(import_graph("souterrain.games.donjon"), donjon_room)),
    }


def main() -> None:
    for path, text in pictures().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
