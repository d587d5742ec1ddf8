"""The distribution: extras, the wheel without any of them, and the contents of the source archive."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

from souterrain.extras import EXTRAS

TOP = Path(__file__).parents[1]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]
BUILD_ONLY = {"hatchling", "editables"}
CORE_BYTES = 30_000_000

LIBRARY = re.findall(r"```python\n(.*?)```", (TOP / "README.md").read_text(encoding="utf-8"), re.DOTALL)[0]
PLAYS_ALL = """
from souterrain import Match
from souterrain.lab.balance import rows
from souterrain.lab.games import play, tasks
assert rows([play(task) for task in tasks("roll", "random", 1, range(5), {})])
match = Match.new("donjon", seats=5, seed=1)
for _ in range(20):
    match.play(match.turn, match.legal(match.turn).first(), strict=True)
assert "Match" in match._repr_html_()
"""


def requirements(extra: str) -> set[str]:
    """Return the packages of an extra, those of the extras that it names included; spelt alike."""
    found: set[str] = set()
    for wanted in PROJECT["optional-dependencies"][extra]:
        others = re.fullmatch(r"souterrain\[(.*)\]", wanted)
        if others is None:
            found.add(wanted.replace("'", '"'))
        else:
            found = found.union(*map(requirements, others[1].split(",")))
    return found


@pytest.mark.quick
def test_the_rules_need_nothing() -> None:
    assert PROJECT["dependencies"] == []


@pytest.mark.quick
def test_the_locked_packages_are_those_of_play() -> None:
    lines = (TOP / "requirements" / "base.in").read_text(encoding="utf-8").splitlines()
    asked = {line for line in lines if line and not line.startswith("#")}
    assert asked == requirements("play") | BUILD_ONLY
    assert requirements("terminal") < requirements("play")
    assert requirements("drop") < requirements("server") < requirements("play")


@pytest.mark.quick
def test_every_optional_module_has_its_extra() -> None:
    found = set()
    for path in (TOP / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            names += [node.module or ""] if isinstance(node, ast.ImportFrom) and not node.level else []
            found |= {name.partition(".")[0] for name in names}
    assert found - sys.stdlib_module_names - {"souterrain"} == set(EXTRAS)
    assert set(EXTRAS.values()) <= set(PROJECT["optional-dependencies"])


def build(kind: str, folder: Path) -> Path:
    """Build with the backend of this environment, without the network."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    subprocess.run(command, cwd=TOP, check=True, capture_output=True)
    (made,) = folder.iterdir()
    return made


@pytest.mark.long
def test_the_wheel_plays_without_any_extra(tmp_path: Path) -> None:
    """In an environment of its own, in which nothing else is installed."""
    wheel = build("wheel", tmp_path / "dist")
    home = tmp_path / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(home)], check=True)
    binaries = home / ("Scripts" if sys.platform == "win32" else "bin")
    python = str(binaries / "python")

    def run(*command: str, code: int = 0) -> subprocess.CompletedProcess[str]:
        clean = {"PATH": str(binaries), "LANG": "fr_FR.UTF-8", "HOME": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"}
        done = subprocess.run(command, cwd=tmp_path, env=clean, capture_output=True, text=True, encoding="utf-8")
        assert done.returncode == code, done.stderr
        return done

    run(python, "-m", "pip", "install", "--no-index", "--no-compile", str(wheel))
    (package,) = home.rglob("site-packages/souterrain")
    assert sum(path.stat().st_size for path in package.rglob("*") if path.is_file()) < CORE_BYTES
    assert "Outcome" in run(python, "-c", LIBRARY).stdout
    run(python, "-c", PLAYS_ALL)
    journal = (TOP / "tests" / "golden" / "drop").glob("*.journal")
    replayed = (
        f"from souterrain import Journal, Match\nMatch.replay(Journal.loads(open({str(next(journal))!r}).read()))"
    )
    run(python, "-c", replayed)
    refused = run(python, "-c", "from souterrain import Match; Match.new('drop')", code=1)
    assert 'not installed: pip install "souterrain[drop]" (not-installed)' in refused.stderr
    client = run(python, "-c", "import souterrain.client", code=1)
    assert 'not installed: pip install "souterrain[client]"' in client.stderr.splitlines()[-1]
    command = run(str(binaries / "souterrain"), "play", "roll", code=2)
    assert command.stderr == 'Il manque des paquets. Pour les installer : pip install "souterrain[play]"\n'


@pytest.mark.long
def test_the_source_archive_holds_what_the_readme_links_to(tmp_path: Path) -> None:
    with tarfile.open(build("sdist", tmp_path / "dist")) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    linked = re.findall(r"\]\((?!http)([^)#]+)", (TOP / "README.md").read_text(encoding="utf-8"))
    assert set(linked) <= names
    assert {".ci/run", "Makefile", "CITATION.cff", "LICENSE", "scripts/setup.sh", "requirements/base.lock"} <= names


@pytest.mark.quick
def test_one_version_everywhere() -> None:
    version = PROJECT["version"]
    assert re.search(rf"^version: {version}$", (TOP / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert f"\n## {version} " in (TOP / "CHANGELOG.md").read_text(encoding="utf-8")
