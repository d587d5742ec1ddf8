"""The layers inside every package: no import inside a function, no cycle, no arrow that points up."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from tools.import_graph import (
    SOURCE,
    Graph,
    collapsed,
    cycles,
    donjon_room,
    files,
    import_graph,
    late_imports,
    levels,
    module_of,
    pictures,
    server_room,
)

GAMES = ("souterrain.games.roll", "souterrain.games.drop", "souterrain.games.donjon")
PACKAGES = (
    "souterrain.core",
    *GAMES,
    "souterrain.bots",
    "souterrain.lab",
    "souterrain.terminal",
    "souterrain.client",
    "souterrain.physics",
    "souterrain.arrays",
    "souterrain.solver",
    "souterrain.server",
)
"""The packages that these tests read. Commands in `cli` import late, for a quick start of the program."""
OPTIONAL = {"souterrain.physics": 1}
"""The number of permitted late imports: the physics engine is optional, so the first answer loads the tray."""
ABOVE = ("view", "text", "titles", "director", "parties")
"""Rooms that read the rules; no rule imports them."""
FAMILIES = {
    "movement", "fight", "dungeon", "furniture", "skills", "town", "items", "quests", "turn", "event_cards",
    "intervention",
}  # fmt: skip
LONGEST_FILE, LONGEST_FUNCTION = 400, 60
PUBLISHED = "souterrain.server.protocol"
"""Docstrings of the protocol are part of the OpenAPI document and change only with it."""
CLAUSES = ("What", "Who", "Whom", "Whose", "Whether", "How", "Whoever", "Where", "When", "So")


@cache
def graph_of(package: str) -> Graph:
    return import_graph(package)


@pytest.mark.quick
@pytest.mark.parametrize("package", PACKAGES)
def test_imports_stand_at_the_top(package: str) -> None:
    late = {module_of(path): lines for path in files(package) if (lines := list(late_imports(path)))}
    assert {module: lines for module, lines in late.items() if len(lines) != OPTIONAL.get(module)} == {}


@pytest.mark.quick
@pytest.mark.parametrize("package", PACKAGES)
def test_modules_import_each_other_in_one_direction(package: str) -> None:
    assert cycles(graph_of(package)) == []


@pytest.mark.quick
@pytest.mark.parametrize("package", GAMES)
def test_no_rule_imports_what_reads_the_rules(package: str) -> None:
    found = [
        f"{module} imports {other}"
        for module, others in graph_of(package).items()
        for other in others
        if module.startswith(f"{package}.rules")
        and other.removeprefix(f"{package}.").split(".")[0].split("_")[0] in ABOVE
    ]
    assert found == []


@pytest.mark.quick
def test_the_rooms_of_donjon_are_layers() -> None:
    """Questions below mechanics below families below the engine; families stand beside each other."""
    rooms = collapsed(graph_of("souterrain.games.donjon"), donjon_room)
    assert cycles(rooms) == []
    high = levels(rooms)
    families = {f"rules/{name}" for name in FAMILIES}
    assert families <= rooms.keys()
    assert [(room, other) for room in families for other in rooms[room] & families] == []
    order = ["board", "state", "rules/questions", "rules/mechanics", "rules/fight", "rules/engine", "view", "game"]
    assert [high[room] for room in order] == sorted({high[room] for room in order})


@pytest.mark.quick
def test_the_rooms_of_the_server_are_layers() -> None:
    """The database below daily dungeons below tables below the services below both ends of the network."""
    rooms = collapsed(graph_of("souterrain.server"), server_room)
    assert cycles(rooms) == []
    high = levels(rooms)
    order = ["protocol", "store", "daily", "table", "services", "http", "app", "run"]
    assert [high[room] for room in order] == sorted({high[room] for room in order})
    assert high["net"] < high["table"]


@pytest.mark.quick
def test_the_pictures_show_the_imports_as_they_are() -> None:
    """`python -m tools.import_graph` draws them anew."""
    assert {path.name: path.read_text(encoding="utf-8") == text for path, text in pictures().items()} == {
        "imports.svg": True,
        "donjon.svg": True,
    }


def functions(tree: ast.Module) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]


@pytest.mark.quick
@pytest.mark.parametrize("package", PACKAGES)
def test_files_and_functions_stay_short(package: str) -> None:
    found = []
    for path in files(package):
        text = path.read_text(encoding="utf-8")
        if text.count("\n") > LONGEST_FILE:
            found.append(f"{module_of(path)}: {text.count(chr(10))} lines")
        for node in functions(ast.parse(text)):
            if (node.end_lineno or 0) - node.lineno >= LONGEST_FUNCTION:
                found.append(f"{module_of(path)}:{node.lineno} {node.name}")
    assert found == []


@pytest.mark.quick
@pytest.mark.parametrize("package", PACKAGES)
def test_docstrings_are_sentences(package: str) -> None:
    """None begins with a relative clause."""
    found = [
        f"{module_of(path)}:{node.lineno} {node.value.value[:40]}"
        for path in files(package)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        if not module_of(path).startswith(PUBLISHED)
        if node.value.value.replace(",", " ").split(maxsplit=1)[0] in CLAUSES
    ]
    assert found == []


# The readers themselves


def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sources: dict[str, str]) -> None:
    monkeypatch.setattr("tools.import_graph.SOURCE", tmp_path)
    for name, source in sources.items():
        path = tmp_path / "souterrain" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(source, encoding="utf-8")


def test_a_cycle_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one that hides in a function, or is there for the type checker only."""
    planted(
        tmp_path,
        monkeypatch,
        {
            "one.py": "from souterrain import two",
            "two.py": "def f():\n    from souterrain.three import g",
            "three.py": "if TYPE_CHECKING:\n    from souterrain.one import h",
            "four.py": "from souterrain import one",
        },
    )
    assert cycles(import_graph("souterrain")) == [{f"souterrain.{name}" for name in ("one", "two", "three")}]


def test_a_late_import_is_found(tmp_path: Path) -> None:
    path = tmp_path / "x.py"
    path.write_text("import souterrain\n\ndef f():\n    from souterrain.core import forms\n    import json\n")
    assert list(late_imports(path)) == [4]


def test_the_source_is_read() -> None:
    assert all(len(graph_of(package)) > 20 for package in ("souterrain.core", *GAMES, "souterrain.bots"))
    assert all(graph_of(package) for package in PACKAGES)
    assert SOURCE.name == "src"
