"""`souterrain new-game` writes a game that keeps the contract and can be played in every client as it is."""

from __future__ import annotations

import asyncio
import inspect
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from click.testing import CliRunner

from souterrain import bots, games, parts
from souterrain.cli.program import cli
from souterrain.core import registry
from souterrain.core.asks import Ask
from souterrain.terminal.language import LANGUAGES
from tests import test_house as house
from tests.contract import test_every_game as contract
from tests.server.house import Home, at_home
from tools import rules

NAME = "zz_sample"
"""No name that somebody gives a game."""
SOURCES = Path(parts.__file__).parent
ROOMS = ("src/souterrain/games", "src/souterrain/bots")
"""The folders that get a package for the game."""


def new_game(root: Path, name: str, monkeypatch: pytest.MonkeyPatch, language: str = "en") -> Any:
    """Run the command in the top folder of a checkout."""
    monkeypatch.chdir(root)
    return CliRunner().invoke(cli, ["new-game", name, "--language", language])


def checkout(root: Path) -> Path:
    """Make as much of a checkout as the command and the checkers of its code look at."""
    shutil.copytree(SOURCES / "core", root / "src/souterrain/core", ignore=shutil.ignore_patterns("__pycache__"))
    (root / "src/souterrain/__init__.py").touch()
    shutil.copy(Path(__file__).parents[1] / "pyproject.toml", root)
    shutil.copy(SOURCES / "parts.py", root / "src/souterrain/parts.py")
    for book in SOURCES.glob("games/*/rulebook/en.md"):
        copy = root / "src/souterrain" / book.relative_to(SOURCES)
        copy.parent.mkdir(parents=True)
        shutil.copy(book, copy)
    return root


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A checkout with a new game, which is registered and can be imported while these tests run."""
    root = checkout(tmp_path_factory.mktemp("checkout"))
    with pytest.MonkeyPatch.context() as patch:
        ran = new_game(root, NAME, patch)
        assert ran.exit_code == 0, ran.output
        for package, room in zip((games, bots), ROOMS, strict=True):
            patch.setattr(package, "__path__", [*package.__path__, str(root / room)])
        patch.setattr(registry, "_ENTRIES", registry.entries())
        patch.setattr(registry, "_GAMES", dict(registry._GAMES))
        runpy.run_path(str(root / "src/souterrain/parts.py"))["register"]()
        yield root
    for module in [module for module in sys.modules if f".{NAME}" in module]:
        del sys.modules[module]


def test_it_is_registered_with_its_parts(root: Path) -> None:
    assert registry.parts(NAME).text == f"souterrain.games.{NAME}.text:picture"
    assert registry.game(NAME).facts.name == NAME
    assert list(parts.bots(NAME)) == ["random", "cautious"]


PROMISES = [name for name, thing in vars(contract).items() if name.startswith("test_") and inspect.isfunction(thing)]


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("options", [{}, {"rounds": "5"}], ids=["three", "five"])
def test_it_keeps_the_contract(root: Path, promise: str, options: dict[str, str]) -> None:
    vars(contract)[promise](NAME, options)


def test_its_own_tests_pass_and_prove_every_rule(root: Path) -> None:
    folder = root / "tests/games" / NAME
    quiet = ["-q", "-p", "no:cacheprovider", "-c", str(Path(__file__).parents[1] / "pyproject.toml")]
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *quiet, str(folder)],
        capture_output=True,
        text=True,
        env={"PYTHONPATH": _python_path(root)},
    )
    assert run.returncode == 0, run.stdout + run.stderr
    ids = set(rules.rulebook_ids((root / f"src/souterrain/games/{NAME}/rulebook/en.md").read_text("utf-8")))
    proved = {rule for rule, _ in rules.marked_ids((folder / "test_rules.py").read_text("utf-8"))}
    assert ids == proved == {"ZZS-01", "ZZS-02", "ZZS-03", "ZZS-04"}


def _python_path(root: Path) -> str:
    """Another process sees the new game too: a customisation of the site lengthens the packages of games and bots."""
    site = root / "site"
    site.mkdir(exist_ok=True)
    lines = ["from souterrain import bots, games"]
    lines += [f"{room.split('/')[-1]}.__path__.append({str(root / room)!r})" for room in ROOMS]
    (site / "sitecustomize.py").write_text("\n".join(lines))
    return f"{site}:{SOURCES.parent}"


def test_it_is_written_in_the_style_of_the_house(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "SOURCE", root / "src")
    files = sorted(path for room in ROOMS for path in (root / room / NAME).rglob("*.py"))
    assert [fault for path in files for fault in (*house.trespasses(path), *house.loadings(path))] == []
    assert [said for path in files for _, said in house.sentences(house.tree(path))] == []


@pytest.mark.parametrize(
    "command",
    [
        ["ruff", "check", "--no-cache", *ROOMS, "tests"],
        ["ruff", "format", "--no-cache", "--check", "src", "tests"],
        [
            "mypy",
            "--cache-dir",
            ".mypy",
            f"src/souterrain/games/{NAME}",
            f"src/souterrain/bots/{NAME}",
            f"tests/games/{NAME}",
        ],
    ],
    ids=["check", "format", "types"],
)
def test_checkers_find_no_fault_in_it(root: Path, command: list[str]) -> None:
    program = shutil.which(command[0], path=str(Path(sys.executable).parent))
    if program is None:
        pytest.skip("the checker is not installed")
    run = subprocess.run([program, *command[1:]], capture_output=True, text=True, cwd=root, env={})
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("code", LANGUAGES)
def test_it_is_played_line_by_line(root: Path, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words = ["play", NAME, "--plain", "--players", "Ada,bot:cautious", "--seed", "1", "--language", code]
    run = CliRunner().invoke(cli, [*words, "--save", str(tmp_path / "game")], input="1\n" * 60)
    assert run.exit_code == 0, run.output
    last = {"en": "The most points win.", "fr": "Le plus de points gagne.", "it": "Vincono i più punti."}
    assert last[code] in run.output


def test_refusals_name_their_rule(root: Path, tmp_path: Path) -> None:
    words = ["play", NAME, "--plain", "--players", "Ada,Bruno", "--seed", "1", "--language", "en"]
    run = CliRunner().invoke(cli, [*words, "--save", str(tmp_path / "game")], input="hold\n/quit\n")
    assert "You have gathered nothing yet: roll first. [ZZS-03]" in run.output


def test_the_lab_plays_it(root: Path) -> None:
    run = CliRunner().invoke(cli, ["lab", "balance", NAME, "--games", "3", "--language", "en"])
    assert run.exit_code == 0, run.output
    assert "4 players: 3 games of the bot cautious" in run.output


def test_it_is_played_at_a_server(root: Path, tmp_path: Path) -> None:
    """The hall offers it, words and rulebook are served, and two people play it to its end."""

    async def run(home: Home) -> None:
        ada = await home.person()
        info = next(game for game in await ada.games() if game.name == NAME)
        assert (info.seats, info.bots) == ((2, 4), ["random", "cautious"])
        assert "game-about = Amassez" in await asyncio.to_thread(read, f"{home.base}/api/locale/fr/{NAME}")
        assert "### ZZS-01 I turni" in await asyncio.to_thread(read, f"{home.base}/api/rulebook/it/{NAME}")
        links = await home.table(ada, NAME, ["me", "me"], start=True)
        async with home.client(ada, links) as client:
            while True:
                await client.until(lambda: client.table.outcome is not None or _asked(client) is not None)
                if (ask := _asked(client)) is None:
                    break
                await client.move(ask, ask.default or "")
            assert client.table.outcome is not None

    async def all_of_it() -> None:
        async with at_home(tmp_path) as home:
            await run(home)

    asyncio.run(all_of_it())


def read(address: str) -> str:
    with urlopen(address) as answer:
        return str(answer.read().decode())


def _asked(client: Any) -> Ask | None:
    return next((ask for seat in (0, 1) if (ask := client.table.ask_of(seat)) is not None), None)


@pytest.mark.parametrize(
    ("name", "language", "says"),
    [
        ("Pig", "en", "“Pig” is no name for a game."),
        ("2pigs", "fr", "« 2pigs » ne peut pas être le nom d’un jeu."),
        ("pig-sty", "it", "«pig-sty» non può essere il nome di un gioco."),
        ("class", "en", "“class” is no name for a game."),
        ("../pig", "en", "“../pig” is no name for a game."),
        ("roll", "en", "There is a game called “roll” already."),
        ("donjon", "fr", "Il y a déjà un jeu nommé « donjon »."),
        ("lantern", "it", "C’è già un gioco che si chiama «lantern»."),
    ],
)
def test_a_bad_name_is_refused(
    name: str, language: str, says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = sorted(checkout(tmp_path).rglob("*"))
    ran = new_game(tmp_path, name, monkeypatch, language)
    assert ran.exit_code != 0
    assert says in ran.output
    assert sorted(tmp_path.rglob("*")) == before


def test_a_game_is_not_written_twice_nor_outside_a_checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "is not there" in new_game(tmp_path, "zzpig", monkeypatch).output
    assert list(tmp_path.iterdir()) == []
    checkout(tmp_path)
    assert new_game(tmp_path, "zzpig", monkeypatch).exit_code == 0
    assert "There is a game called “zzpig” already." in new_game(tmp_path, "zzpig", monkeypatch).output


def test_rule_ids_are_those_of_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    checkout(tmp_path)
    names = {"zzpig": "ZZP", "zzpigeon": "ZZPI", "zz_p": "ZZPX", "dj": "DJX"}
    for name, letters in names.items():
        assert new_game(tmp_path, name, monkeypatch).exit_code == 0
        book = tmp_path / f"src/souterrain/games/{name}/rulebook/en.md"
        assert f"### {letters}-01 " in book.read_text("utf-8")
