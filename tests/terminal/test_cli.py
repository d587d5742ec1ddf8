"""The command line: what it imports, what it answers, and that every foreseeable error is one line."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

import click
import pytest
from click.testing import CliRunner

from souterrain.cli import main
from souterrain.cli.help import help_texts
from souterrain.cli.program import cli
from souterrain.core.match import Match
from souterrain.core.seeded import Seeded, key_of, seed_bytes
from souterrain.terminal.fairness import checked
from souterrain.terminal.language import Language
from souterrain.terminal.session import Session
from tests.terminal.conftest import TOP, Run


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    session = Session.new("lantern", ("bot:random", "bot:random"), seed=5, options={"nights": "1"}, path=path)
    while session.step():
        pass
    return path


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("play", "chess", "--plain"), "There is no game called “chess”. Choose from: roll, drop, donjon"),
        (("play", "lantern", "--plain", "--players", "me"), "This game is for 2 to 4 players."),
        (("play", "lantern", "--plain", "--players", "me,bot:deep"), "There is no bot called “deep” in this game."),
        (("play", "lantern", "--plain", "--set", "nights=9"), "The option “nights” has no value “9”. Choose from: "),
        (("play", "lantern", "--plain", "--set", "moon=full"), "There is no option called “moon”."),
        (("play", "lantern", "--plain", "--set", "nights"), "“nights” is no setting."),
        (("play", "lantern", "--plain", "--seed", "seven"), "--seed needs a whole number."),
        (("lab", "balance", "roll", "--games", "0"), "--games needs a whole number from 1 up."),
        (("serve", "--port", "70000"), "--port needs a whole number from 0 to 65535."),
        (("play", "lantern", "--seed"), "--seed needs a value."),
        (("play", "lantern", "--plain=yes"), "--plain takes no value."),
        (("play", "lantern", "--laguage"), "There is no option “--laguage”. Did you mean --language?"),
        (("play", "lantern", "--quickly"), "There is no option “--quickly”. See: "),
        (("bots", "roll", "drop"), "These are more words than “"),
        (("play", "lantern", "--plain", "--seed", "-1"), "A seed is a whole number from 0 up"),
        (("play", "lantern", "--plain", "--save", str(TOP / "pyproject.toml" / "x")), "x cannot be written: "),
        (("play", "lantern", "--plain", "--save", str(TOP / "pyproject.toml")), "exists already."),
        (("play", "lantern", "--plain", "--language", "de"), "There is no language “de”."),
        (("play", "lantern", "--plain", "--players", "A=moth,B"), "Give every player a role, or none."),
        (("play", "lantern"), "The full-screen client needs a terminal."),
        (("play",), "GAME is missing. See: "),
        (("dance",), "There is no command “dance”. See: "),
        (("resume", "--plain"), "There is no saved game to go on with."),
        (("resume", "/nonexistent.journal", "--plain"), "/nonexistent.journal cannot be read: No such file"),
        (("resume", str(TOP / "pyproject.toml"), "--plain"), "cannot be read: this is no journal"),
        (("replay", str(TOP), "--plain"), "cannot be read: Is a directory"),
        (("verify", "/nonexistent.journal"), "/nonexistent.journal cannot be read"),
        (("bots", "chess"), "There is no game called “chess”."),
    ],
)
def test_an_error_is_one_line(
    home: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
    told: str,
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert told in printed.err
    assert len(printed.err.splitlines()) == 1


def test_errors_in_the_readers_language(souterrain: Run) -> None:
    done = souterrain("play", "chess", "--plain", LANG="fr_FR.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("Il n’y a pas de jeu nommé « chess ». Choix possibles : roll, drop, donjon")
    assert souterrain("--language", "it", "play", "chess", "--plain").stderr.startswith("Non esiste un gioco")


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("fr", ["La commande « dance » n’existe pas. Voir : ", "Il manque GAME. Voir : ", "Usage : "]),
        ("it", ["Il comando «dance» non esiste. Vedi: ", "Manca GAME. Vedi: ", "Uso: "]),
    ],
)
def test_a_misused_command_in_the_readers_language(
    code: str, told: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An unknown command, a missing argument, and a group without a command."""
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    for arguments, said in zip((["dance"], ["play"], ["lab"]), told, strict=True):
        with pytest.raises(SystemExit) as ended:
            main(["--language", code, *arguments])
        assert ended.value.code == 2
        assert capsys.readouterr().err.replace("\u00a0", " ").startswith(said)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("language", "said"),
    [
        ({"LANG": "en_GB.UTF-8"}, "This needs packages that are not installed. Install them: "),
        ({"SOUTERRAIN_LANGUAGE": "fr", "LANG": "it_IT"}, "Il manque des paquets. Pour les installer : "),
        ({"LC_ALL": "it_IT", "LANG": "C"}, "Mancano dei pacchetti. Per installarli: "),
        ({"LANG": "C"}, "This needs packages"),
    ],
)
@pytest.mark.parametrize(("module", "extra"), [("click", "play"), ("textual.app", "terminal"), ("litestar", "server")])
def test_a_missing_package_is_one_sentence(
    language: dict[str, str],
    said: str,
    module: str,
    extra: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def missing(arguments: object) -> NoReturn:
        raise ModuleNotFoundError(module, name=module)

    for name in ("SOUTERRAIN_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in language.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr("souterrain.cli.program.run", missing)
    with pytest.raises(SystemExit) as ended:
        main(())
    assert ended.value.code == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(said)
    assert line.endswith(f'pip install "souterrain[{extra}]"')


@pytest.mark.quick
def test_a_fault_of_ours_is_no_missing_package(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(arguments: object) -> NoReturn:
        raise ModuleNotFoundError("souterrain.nowhere", name="souterrain.nowhere")

    monkeypatch.setattr("souterrain.cli.program.run", missing)
    with pytest.raises(ModuleNotFoundError):
        main(())


@pytest.mark.quick
def test_without_a_terminal_it_says_how_to_play(souterrain: Run) -> None:
    done = souterrain("--terminal")
    assert (done.returncode, done.stderr) == (0, "")
    assert "souterrain play GAME --plain" in done.stdout


@pytest.mark.quick
def test_verify(souterrain: Run, finished: Path) -> None:
    fair = souterrain("verify", finished)
    assert (fair.returncode, fair.stderr) == (0, "")
    assert fair.stdout.startswith("Fair: all ")
    changed(finished, -1, seed="00" * 31 + "06")
    unfair = souterrain("verify", finished)
    assert (unfair.returncode, unfair.stderr) == (1, "")
    assert "the seed is not the one that was promised" in unfair.stdout


def changed(path: Path, line: int, **fields: object) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    lines[line] = json.dumps({**json.loads(lines[line]), **fields}, separators=(",", ":"), ensure_ascii=False)
    path.write_text("".join(f"{text}\n" for text in lines), encoding="utf-8")


def test_a_changed_die_is_named(finished: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    blown = next(number for number, text in enumerate(lines) if "gust d6=" in text)
    (draw,) = json.loads(lines[blown])["draws"]
    changed(finished, blown, draws=[draw[:-1] + str((int(draw[-1]) + 1) % 6)])
    fair, told = checked(finished, Language("fr"))
    assert not fair
    assert told[0].startswith("Tirages non conformes : ")


def test_a_draw_from_another_seed_is_named(tmp_path: Path) -> None:
    """A game that was really played, but with other dice than those that were promised."""
    match = Match.new("lantern", seats=2, seed=5)
    match._chance = Seeded(key_of(seed_bytes(6), ()))
    while match.asks:
        seat = match.turn
        match.play(seat, match.legal(seat).first())
    match.reveal()
    path = tmp_path / "game.journal"
    path.write_text(match.journal.dumps(), encoding="utf-8")
    fair, told = checked(path, Language("en"))
    assert not fair
    assert told[0].startswith("Not fair: in entry ")


def test_verify_waits_for_the_end(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    Session.new("lantern", ("me", "bot:random"), seed=5, path=path).close()
    assert checked(path, Language("en")) == (False, [Language("en")("unfair-secret")])


def test_lists() -> None:
    games = CliRunner().invoke(cli, ["games", "--language", "fr"]).output
    assert "roll  Dungeon Roll : " in games
    assert "lantern  Lanterne : " in games
    assert (
        "random  Pyrite: plays whatever comes to mind"
        in CliRunner().invoke(cli, ["bots", "lantern", "--language", "en"]).output
    )


IMPORTS = """
import sys
from souterrain.core import registry
from tests.lantern import LANTERN
registry.add("lantern", *LANTERN)
from souterrain.cli import main
main(["play", "lantern", "--plain", "--players", "bot:random,bot:random"])
main(["replay", sys.argv[1], "--plain"])
main(["verify", sys.argv[1]])
heavy = {"textual", "rich", "litestar", "uvicorn", "asyncio", "souterrain.server", "souterrain.terminal.screen"}
print(sorted(heavy & set(sys.modules)), file=sys.stderr)
"""


def test_what_needs_no_screen_imports_none(home: Path, finished: Path) -> None:
    command = [sys.executable, "-c", IMPORTS, str(finished)]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", cwd=TOP, input="", timeout=300)
    assert (done.returncode, done.stderr) == (0, "[]\n")


def test_help_is_light() -> None:
    done = subprocess.run(
        [sys.executable, "-X", "importtime", "-m", "souterrain", "--help"], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0
    assert "play" in done.stdout
    assert "fluent" not in done.stderr
    assert "textual" not in done.stderr


@pytest.mark.parametrize(
    ("code", "usage", "about"),
    [
        ("en", "Usage: ", "The same seed gives the same game anywhere."),
        ("fr", "Usage : ", "La même graine donne partout la même partie."),
        ("it", "Uso: ", "Lo stesso seme dà ovunque la stessa partita."),
    ],
)
def test_help_is_in_the_readers_language(code: str, usage: str, about: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every command and every option has a text, by `--language` or by the environment."""
    asked = CliRunner().invoke(cli, ["play", "--help", "--language", code]).output
    assert asked.startswith(usage)
    assert about in " ".join(asked.split())
    monkeypatch.setenv("SOUTERRAIN_LANGUAGE", code)
    said = set(help_texts(code).values())
    for command in (cli, *cli.commands.values()):
        CliRunner().invoke(cli, ["--help"])
        assert command.help in said
        assert {option.help for option in command.params if isinstance(option, click.Option)} <= said
    assert help_texts(code).keys() == help_texts("en").keys()


def test_every_command_says_what_it_does() -> None:
    for command in cli.commands.values():
        assert command.help
        result = CliRunner().invoke(cli, [str(command.name), "--help"])
        assert result.exit_code == 0
