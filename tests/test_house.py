"""The order of the house, read from the syntax trees: who may import whom, and where sentences may stand."""

from __future__ import annotations

import ast
import builtins
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from souterrain.core import registry

SOURCE = Path(__file__).parents[1] / "src"
FILES = sorted((SOURCE / "souterrain").rglob("*.py"))

BELOW: dict[str, set[str]] = {
    "": {"core", "games", "parts"},
    "core": set(),
    "physics": set(),
    "arrays": set(),
    "extras": set(),
    "games": {"core"},
    "solver": {"core", "games"},
    "bots": {"core", "games", "physics"},
    "parts": {"core", "games", "bots", "extras"},
    "lab": {"core", "games", "bots", "parts"},
    "server": {"core", "games", "bots", "parts"},
    "client": {"core", "games", "parts", "extras"},
    "web": set(),
    "terminal": {"core", "games", "bots", "parts", "client"},
    "cli": {"core", "games", "bots", "parts", "lab", "server", "client", "terminal", "physics", "extras"},
    "__main__": {"cli"},
}
"""The rooms that each room may import. The package (`from souterrain import Match`) has no name and is above
`games`: every room but the pure ones may import it."""
TYPES = {"client": "souterrain.server.protocol", "terminal": "souterrain.server.protocol"}
"""A package that a room may import besides: the protocol is types, and both ends speak it."""
PURE = ("core", "games")
DOORS = {"asyncio", "http", "io", "logging", "multiprocessing", "os", "pathlib", "select", "shutil", "signal", "socket"}
DOORS |= {"sqlite3", "ssl", "subprocess", "tempfile", "threading", "time", "urllib"}
"""Modules of the standard library that lead outside: rules read no clock, no file and no network."""


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


def module_of(path: Path) -> str:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def room_of(module: str) -> str:
    """`souterrain.games.roll.rules` is in the room `games`; the package itself has none."""
    return f"{module}.".split(".")[1]


def imports(path: Path) -> Iterator[tuple[int, str]]:
    """Every module a file imports, wherever the import stands, with its line."""
    package = module_of(path) if path.name == "__init__.py" else module_of(path).rpartition(".")[0]
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                base = ".".join(
                    [*package.split(".")[: len(package.split(".")) - node.level + 1], *filter(None, [base])]
                )
            # `from souterrain import core` names a room, `from souterrain import Match` the package.
            for alias in node.names:
                inner = f"{base}.{alias.name}"
                yield node.lineno, inner if base == "souterrain" and room_of(inner) in BELOW else base


def trespasses(path: Path) -> Iterator[str]:
    module = module_of(path)
    room = room_of(module)
    for line, imported in imports(path):
        top, there = imported.partition(".")[0], room_of(imported)
        where = f"{module}:{line} imports {imported}"
        if top != "souterrain":
            if room in PURE and top not in sys.stdlib_module_names:
                yield f"{where}: not in the standard library"
            if room in PURE and top in DOORS:
                yield f"{where}: leads outside"
        elif room in TYPES and f"{imported}.".startswith(f"{TYPES[room]}."):
            continue
        elif there != room and there not in BELOW.get(room, set()) and (there or room in PURE):
            yield f"{where}: against the direction"
        elif room == there == "games" and game_of(imported) not in ("", game_of(module)) and game_of(module):
            yield f"{where}: games do not know each other"


def game_of(module: str) -> str:
    """The game a module belongs to; "" for what is no game's."""
    return f"{module}..".split(".")[2] if room_of(module) == "games" else ""


def test_imports_go_one_way() -> None:
    assert [fault for path in FILES for fault in trespasses(path)] == []


def test_every_room_has_its_place() -> None:
    """A new room of the house is named here first: what it may import is a decision."""
    assert {room_of(module_of(path)) for path in FILES} <= set(BELOW)


@cache
def docstrings(path: Path) -> set[ast.AST]:
    """Strings that stand alone: docstrings of modules, classes, functions and attributes."""
    return {node.value for node in ast.walk(tree(path)) if isinstance(node, ast.Expr) and is_text(node.value)}


def is_text(node: ast.AST) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.quick
def test_games_are_named_in_their_own_room_only() -> None:
    """`parts.py` knows the names; nobody else in the house does. The tray says `drop` for what it does, and an extra of
    the distribution is called so."""
    names = set(registry.names()) - {"lantern"}
    found = [
        f"{module_of(path)}:{node.lineno} {node.value!r}"
        for path in FILES
        if room_of(module_of(path)) not in ("games", "parts", "physics", "extras")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in docstrings(path)
        if names & ({node.value} if room_of(module_of(path)) != "core" else set(re.findall(r"\w+", node.value)))
    ]
    assert found == []


LOADERS = {"import_module", "find_spec", "__import__", "resolve_name"}
LOADING = {"souterrain.core.registry", "souterrain.core.slow", "souterrain.parts"}
"""The modules that may load another one by its name: parts of a game are declared, never looked for."""
OPTIONAL = {("souterrain.physics", "find_spec")}
"""The tray's engine is an optional dependency."""


def loadings(path: Path) -> Iterator[str]:
    """Find what loads a module by name, or reads a name of something else that may be missing from it."""
    module = module_of(path)
    if module in LOADING:
        return
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Name | ast.Attribute) and last_name(node) in LOADERS:
            if (module, last_name(node)) not in OPTIONAL:
                yield f"{module}:{node.lineno} {last_name(node)}"
        elif isinstance(node, ast.Call) and last_name(node.func) in ("getattr", "hasattr"):
            guess = last_name(node.func) == "hasattr" or len(node.args) == 3
            if guess and not ast.unparse(node.args[0]).startswith("self"):
                yield f"{module}:{node.lineno} {ast.unparse(node)}"


@pytest.mark.quick
def test_parts_are_declared_and_never_looked_for() -> None:
    assert [found for path in FILES for found in loadings(path)] == []


@pytest.mark.parametrize(
    ("source", "says"),
    [
        ("from importlib import import_module\nx = import_module('a.text').picture", "import_module"),
        ("import importlib\nx = importlib.import_module('a.text')", "import_module"),
        ("from importlib.util import find_spec\nx = find_spec('a.bot')", "find_spec"),
        ("x = getattr(module, 'SEATS', ())", "getattr(module, 'SEATS', ())"),
        ("x = getattr(module, name, None)", "getattr"),
        ("x = hasattr(module, 'titles')", "hasattr(module, 'titles')"),
    ],
)
def test_a_part_that_is_looked_for_is_found(
    source: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert says in "".join(loadings(planted(tmp_path, monkeypatch, "lab/x.py", source)))


@pytest.mark.parametrize(
    "source", ["x = getattr(record, name)", "x = getattr(record, 'life')", "x = hasattr(self, 'db')"]
)
def test_reading_a_field_is_no_looking_for_parts(source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not list(loadings(planted(tmp_path, monkeypatch, "lab/x.py", source)))


SENTENCE = re.compile(r"[^\W\d_] [^\W\d_]")
"""A blank between two letters: words that a person would read."""
LOGGERS = ("log", "logger", "logging")
LEVELS = ("debug", "info", "warning", "error", "exception", "critical")


@cache
def exceptions() -> frozenset[str]:
    """The names of all exceptions: Python's own, and the classes of the house that are made from them."""
    known = {
        name for name, thing in vars(builtins).items() if isinstance(thing, type) and issubclass(thing, BaseException)
    }
    classes = [node for path in FILES for node in ast.walk(tree(path)) if isinstance(node, ast.ClassDef)]
    while True:
        more = {node.name for node in classes if known & {last_name(base) for base in node.bases}} - known
        if not more:
            return frozenset(known)
        known |= more


def last_name(node: ast.expr) -> str:
    """`Trouble` of `Trouble` and of `terminal.Trouble`."""
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def is_for_programmers(node: ast.AST) -> bool:
    """Texts that are raised, asserted or logged are read by programmers, in English."""
    if isinstance(node, ast.Raise | ast.Assert):
        return True
    if not isinstance(node, ast.Call):
        return False
    if isinstance(node.func, ast.Attribute) and node.func.attr in LEVELS:
        return last_name(node.func.value).strip("_").lower() in LOGGERS
    return last_name(node.func) in exceptions()


def sentences(node: ast.AST) -> Iterator[tuple[int, str]]:
    """Literals that are sentences, except where they may stand."""
    if is_for_programmers(node):
        return
    if isinstance(node, ast.Expr) and is_text(node.value):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and SENTENCE.search(node.value):
        yield node.lineno, node.value
    for child in ast.iter_child_nodes(node):
        yield from sentences(child)


@pytest.mark.quick
def test_sentences_stand_in_catalogues() -> None:
    found = [f"{module_of(path)}:{line} {text!r}" for path in FILES for line, text in sentences(tree(path))]
    assert found == []


@pytest.mark.parametrize(
    "source",
    [
        "x = 'two words'",
        "print(f'{n} dice left')",
        "x = {'key': ['a', 'two words']}",
        "def f(x='two words'): pass",
        "@option(help='two words')\ndef f(): pass",
        "show('two words')",
        "log('two words')",
    ],
)
def test_a_sentence_is_found(source: str) -> None:
    assert list(sentences(ast.parse(source)))


@pytest.mark.parametrize(
    "source",
    [
        "'''A module.'''\nclass A:\n    '''A class.'''\n    x = 1\n    '''An attribute of it.'''",
        "raise ValueError(f'{n} dice left')",
        "fault = ValueError('two words')",
        "assert x, 'two words'",
        "logger.warning('two words')",
        "logging.info('two words')",
        "x = 'key-of-message'",
        "x = f'{a} {b}'",
        "x = ' ' + ', ' + 'a, b'",
        "x = b'two words'",
    ],
)
def test_what_is_no_sentence_or_may_stand(source: str) -> None:
    assert not list(sentences(ast.parse(source)))


@pytest.mark.parametrize(
    ("place", "source", "says"),
    [
        ("core/x.py", "import souterrain.games.roll", "against the direction"),
        ("core/x.py", "from souterrain import games", "against the direction"),
        ("core/x.py", "from ..games import roll", "against the direction"),
        ("core/x.py", "from souterrain import Match", "against the direction"),
        ("core/x.py", "def f():\n    import numpy", "not in the standard library"),
        ("games/roll/x.py", "import socket", "leads outside"),
        ("games/roll/x.py", "from souterrain.bots import base", "against the direction"),
        ("games/roll/x.py", "from souterrain.games.drop import state", "do not know each other"),
        ("terminal/x.py", "from souterrain import cli", "against the direction"),
        ("bots/x.py", "from souterrain import parts", "against the direction"),
        ("parts.py", "from souterrain.server import results", "against the direction"),
        ("client/x.py", "from souterrain.server.table import Table", "against the direction"),
        ("client/x.py", "from souterrain.server.protocols import Table", "against the direction"),
        ("bots/x.py", "import souterrain.terminal", "against the direction"),
        ("__init__.py", "from souterrain.terminal import save", "against the direction"),
    ],
)
def test_a_trespass_is_found(
    place: str, source: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert says in "".join(trespasses(planted(tmp_path, monkeypatch, place, source)))


@pytest.mark.parametrize(
    ("place", "source"),
    [
        ("core/x.py", "from souterrain.core import registry\nimport json"),
        ("core/x.py", "from . import registry"),
        ("games/__init__.py", "from souterrain.games.roll import game"),
        ("games/roll/x.py", "from souterrain.games.roll.state import State\nfrom souterrain.core.game import Game"),
        ("terminal/x.py", "from souterrain import Match\nfrom souterrain.bots import base\nimport textual"),
        ("client/x.py", "from souterrain.server.protocol import PROTOCOL"),
        ("client/x.py", "from souterrain.server.protocol.to_server import Move"),
        ("cli/x.py", "from souterrain.terminal import save"),
        ("__init__.py", "from souterrain import parts"),
        ("parts.py", "from souterrain.bots.base import Bot\nfrom souterrain.core.match import Match"),
        ("lab/x.py", "from souterrain.parts import bots"),
        ("__main__.py", "from souterrain.cli import main"),
    ],
)
def test_what_may_be_imported(place: str, source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert list(trespasses(planted(tmp_path, monkeypatch, place, source))) == []


def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, place: str, source: str) -> Path:
    monkeypatch.setattr("tests.test_house.SOURCE", tmp_path)
    path = tmp_path / "souterrain" / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, encoding="utf-8")
    return path


def test_every_statement_has_its_own_name() -> None:
    """The second statement of a name would take the place of the first one."""
    text = (SOURCE / "souterrain" / "server" / "store" / "queries.sql").read_text(encoding="utf-8")
    names = re.findall(r"^-- name: (\S+)$", text, re.MULTILINE)
    assert sorted(names) == sorted(set(names))


CLAUSE = re.compile(r'^ *"""(What(ever)?|Who(m|se|ever)?|Whether|How|Where|When|Which|So)\b.*', re.MULTILINE)


def test_docstrings_begin_with_a_noun_or_a_verb() -> None:
    """Plain English (CONTRIBUTING.md): hardly any docstring begins with a relative clause; the published text of the
    protocol has a few."""
    top = SOURCE.parent
    found = [
        f"{path.relative_to(top)}: {clause[0].strip()}"
        for folder in ("src", "tests", "tools", "benchmarks", "chaos")
        for path in sorted((top / folder).rglob("*.py"))
        for clause in CLAUSE.finditer(path.read_text(encoding="utf-8"))
    ]
    assert len(found) < 20, "\n".join(found)


def test_types_that_threads_read_have_a_decoder() -> None:
    """msgspec crashes the process if several threads are the first to decode a type, and readers of the store are
    threads: the server makes its decoders at import."""
    found = [
        f"{path.name}:{node.lineno}"
        for path in FILES
        if room_of(module_of(path)) == "server"
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "decode"
        if any(keyword.arg == "type" for keyword in node.keywords)
    ]
    assert not found


def test_no_true_state_is_dealt_anew() -> None:
    """`determinise` is for states that a bot imagined. Rooms that hold true states never call it."""
    searching = ("core", "games", "bots")
    found = [
        f"{path.name}:{node.lineno}"
        for path in FILES
        if room_of(module_of(path)) not in searching
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Attribute) and node.attr == "determinise"
    ]
    assert not found
