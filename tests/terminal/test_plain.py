"""The line client: played by scripts, in three languages, left and taken up again."""

from __future__ import annotations

import io
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from souterrain.core import registry
from souterrain.core.journal import Journal
from souterrain.parts import bots
from souterrain.terminal.language import LANGUAGES
from souterrain.terminal.lines import Console
from souterrain.terminal.plain_setup import Setup, begin
from souterrain.terminal.session import Session
from tests.terminal.conftest import START, TOP, Play, Run

SURE = {"en": "y", "fr": "o", "it": "s"}
ALWAYS_FIRST = {code: f"1\n{yes}\n" * 400 for code, yes in SURE.items()}
"""The lines of a player who always takes the first offer, and is sure of it: every game ends."""


def lantern(*players: str, code: str = "en", path: Path | None = None) -> Session:
    return Session.new("lantern", players, seed=5, options={"length": "short"}, code=code, path=path)


@pytest.mark.quick
@pytest.mark.parametrize(
    ("code", "lines"),
    [
        ("en", ["Night 1 of 1", "Which candles do you lay?", "You may say:", "The brightest lanterns win."]),
        ("fr", ["Nuit 1 sur 1", "Quelles bougies posez-vous ?", "Vous pouvez dire :"]),
        ("it", ["Notte 1 di 1", "Quali candele posi?", "Puoi dire:"]),
    ],
)
def test_a_game_by_numbers(play: Play, code: str, lines: list[str]) -> None:
    printed = play(lantern("me", "bot:random", code=code), ALWAYS_FIRST[code]).splitlines()
    assert [line for line in lines if line not in printed] == []


def test_commands(play: Play) -> None:
    printed = play(
        lantern("me", "bot:random"),
        "help\n/what\nwhat lay\nwhat blow\nwhy blow north\nwhy\nrules candle\nview\nlog\nundo\npass\nsave\n"
        "language de\n/nonsense\n\nlangue fr\naide\nquoi\npourquoi souffler\nvoir\njournal\nannuler\npasser\nquitter\n",
    )
    for told in (
        "undo: takes your last move back",
        "You cannot blow like that.",
        "This game has no rulebook.",
        "That cannot be taken back",
        "You have to answer this one.",
        "This game is not saved.",
        "Languages: en (English), fr (français), it (italiano).",
        "There is no such command.",
        "La langue est le français.",
        "annuler : reprend votre dernier coup",
        "Vous ne pouvez pas souffler ainsi.",
        "Impossible de revenir en arrière",
        "Cette fois, il faut répondre.",
        "Au revoir.",
    ):
        assert told.split(":")[0] in printed, told


def test_after_a_move_only_what_has_changed_is_told(play: Play) -> None:
    """The whole table comes first, and whenever somebody wants it."""

    def told(typed: str) -> tuple[int, int, int]:
        printed = play(Session.new("roll", ("me",), seed=3, options={}, code="en", path=None), typed)
        return printed.count("You may say:"), printed.count("Graveyard:"), printed.count("\nPlayers\n")

    assert told("quit\n") == (1, 1, 1)
    assert told("view\nquit\n") == (1, 2, 2)
    turns, parties, scores = told(ALWAYS_FIRST["en"])
    assert 1 < scores < parties <= turns


def test_many_cubes_are_listed_by_kind_and_named_without_a_verb(play: Play) -> None:
    """The typed text is the beginning of very many sentences; for a number that must be typed there are examples."""
    session = Session.new("drop", ("me", "bot:novice"), seed=3, options={}, code="en", path=None)
    printed = play(session, "1\ngoblin 4\n2\nquit\n")
    for told in (
        "explore … what comes next?\n1 to 12  gold 1 to 12\n13 to 16  key 1 to 4\n",
        "> goblin 4\nexplore goblin 4 … what comes next?\n1  Drop cubes over goblin 4\n2  height: a number",
        "> 2\nheight: a number from 150 to 300. Type a whole sentence, such as:\n1  explore goblin 4 height=225 away=2",
    ):
        assert told in printed


def test_what_is_typed_through_a_pipe_is_printed_too(play: Play) -> None:
    assert "> lay xyzzy\nI do not know: xyzzy.\n" in play(lantern("me", "bot:random"), "lay xyzzy\n")


def test_two_people_pass_the_keyboard(play: Play) -> None:
    printed = play(lantern("Ada", "Bruno"), "\n1\nundo\n1\n\nlog\n")
    ada, bruno = printed.split("Pass the keyboard to Bruno")[0], printed.split("Pass the keyboard to Bruno")[-1]
    assert "Pass the keyboard to Ada." in ada
    assert "Ada takes 3 crimson candles" in ada
    assert "Ada undoes the last move." in bruno
    assert "Ada takes 3 crimson candles" not in bruno
    assert "Bruno takes 3 amber candles" in bruno


def test_bots_alone_play_through(souterrain: Run, home: Path) -> None:
    done = souterrain("play", "lantern", "--plain", "--players", "bot:random,bot:random", "--seed", "4")
    assert (done.returncode, done.stderr) == (0, "")
    assert "The brightest lanterns win." in done.stdout
    assert list(home.rglob("*.journal")) == []


def test_the_end_of_the_input_is_polite(souterrain: Run, home: Path) -> None:
    done = souterrain("play", "lantern", "--plain", "--seed", "4", typed="1\n")
    (file,) = home.rglob("*.journal")
    assert done.returncode == 0
    assert f"To go on: souterrain resume {file}" in done.stdout
    assert done.stdout.endswith("Goodbye.\n")
    again = souterrain("resume", "--plain", typed=ALWAYS_FIRST["fr"], LANG="fr_FR.UTF-8")
    assert again.returncode == 0
    assert f"Toute la partie se trouve dans {file}" in again.stdout
    assert souterrain("verify", file).returncode == 0


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_a_game_survives_its_process(home: Path, how: signal.Signals) -> None:
    """Killed, or interrupted by Ctrl-C: what was played is there."""
    path = home / "game.journal"
    command = [sys.executable, "-c", START, "play", "lantern", "--plain", "--seed", "4", "--save", str(path)]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=TOP, encoding="utf-8"
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("lay blue amber\nlay amber\nlay blue\nlay crimson\n/log\n")
        process.stdin.flush()
        while "/log" not in process.stdout.readline():
            pass
        process.send_signal(how)
        printed, errors = process.communicate(timeout=300)
    if how is signal.SIGINT:
        assert (process.returncode, errors) == (0, "")
        assert printed.endswith("Goodbye.\n")
    session = Session.resume(path)
    assert [act.seat for act in session.match.journal.acts()][:2] == [0, 1]
    session.close()


def test_the_same_seed_gives_the_same_game(souterrain: Run, home: Path) -> None:
    files = [home / "one.journal", home / "two.journal"]
    for file in files:
        settings = ("--players", "bot:random,bot:random", "--seed", "7", "--set", "edition=published")
        done = souterrain("play", "roll", "--plain", *settings, "--save", file)
        assert done.stderr == ""
    journals = [file.read_text(encoding="utf-8") for file in files]
    assert journals[0] == journals[1]
    assert Journal.loads(journals[0]).header.options["edition"] == "published"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_game_can_be_played_by_numbers(play: Play, code: str) -> None:
    for game in registry.names():
        few = registry.game(game).facts.seats[0] - 1
        session = Session.new(game, ["me", *[f"bot:{[*bots(game)][-1]}"] * few], seed=7, code=code)
        play(session, ALWAYS_FIRST[code] * 4)
        assert len(list(session.match.journal.acts())) > 5
        assert session.over


def test_a_game_is_chosen_by_questions(
    home: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Lantern, the last game; Ada and a bot, nights (the second option) two, begin."""
    last = len(registry.names())
    monkeypatch.setattr("sys.stdin", io.StringIO(f"99\n{last}\nAda, bot:nobody\n\nAda, bot:random\n2\n2\n\n"))
    session = Setup("fr", Console()).session()
    printed = capsys.readouterr().out
    assert "Quel jeu ?" in printed
    assert "Il n’y a pas de bot nommé « nobody » dans ce jeu." in printed
    assert session.seats == ("Ada", "bot:random")
    assert session.match.journal.header.options["nights"] == "2"
    session.close()
    monkeypatch.setattr("sys.stdin", io.StringIO(f"{last + 1}\n"))
    begin("en", Console())
    printed = capsys.readouterr().out
    assert f"{last + 1}  Go on with Lantern, saved in {session.path}" in printed
    assert printed.endswith("Goodbye.\n")
