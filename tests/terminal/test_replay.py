"""The replay viewer, forward and back, and its line client."""

from __future__ import annotations

import io
from pathlib import Path

import pytest

from souterrain.core.journal import Act
from souterrain.core.match import Match
from souterrain.parts import highlights_of
from souterrain.terminal.lines import Console
from souterrain.terminal.plain_replay import PlainReplay
from souterrain.terminal.replay import Replay
from souterrain.terminal.session import Session
from souterrain.terminal.trouble import Trouble
from tests.terminal.conftest import Run


def saved(path: Path, *players: str, moves: int = 1000) -> Session:
    session = Session.new("lantern", players, seed=5, options={"nights": "2"}, path=path)
    for _ in range(moves):
        if not session.step():
            break
    session.close()
    return session


@pytest.fixture
def finished(tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    assert saved(path, "bot:random", "bot:random").over
    return path


@pytest.mark.quick
def test_forward_and_back(finished: Path) -> None:
    replay = Replay.load(finished)
    acts = [entry for entry in replay.journal.entries if isinstance(entry, Act)]
    assert replay.last == len(acts)
    assert replay.title() == f"The beginning. {len(acts)} moves follow."
    assert not replay.back()
    shown = [replay.picture()]
    titles = []
    while replay.forward():
        titles.append(replay.title())
        shown.append(replay.picture())
    assert titles[0].startswith("Move 1 of")
    assert "Pyrite: lay" in titles[0]
    assert replay.results() is not None
    for picture in reversed(shown[:-1]):
        assert replay.back()
        assert replay.picture() == picture
    assert replay.to(3)
    assert replay.picture() == shown[3]
    assert not replay.to(len(acts) + 1)
    assert replay.results() is None


def test_every_line_is_told_once(finished: Path) -> None:
    replay = Replay.load(finished)
    told = replay.news()
    while replay.forward():
        told += replay.news()
    assert told == replay.log()


def test_a_finished_game_can_be_seen_through_every_eye(finished: Path) -> None:
    replay = Replay.load(finished)
    public = replay.log()
    assert replay.look(1)
    assert replay.log() != public
    assert not replay.look(2)


def test_a_running_game_keeps_its_secrets(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    saved(path, "bot:random", "bot:random", moves=3)
    replay = Replay.load(path)
    assert not replay.look(0)
    replay.forward()
    assert "lay" not in replay.title()


def test_line_by_line(finished: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["", "next", "back", "go 4", "99", "back", "0", "back", "eyes 1", "eyes 9", "view", "log", "help", "foo"]
    typed += ["language it", "avanti", "indietro", "esci"]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    PlainReplay(Replay.load(finished), Console()).run()
    printed = capsys.readouterr().out
    for told in (
        "Move 2 of",
        "Move 4 of",
        "Type a number from 0 to",
        "This is the beginning.",
        "Type the number of a seat, from 0 to 2.",
        "eyes NUMBER: through the eyes",
        "There is no such command.",
        "La lingua è l’italiano.",
        "Mossa 1 di",
        "Arrivederci.",
    ):
        assert told in printed, told


def test_as_a_process(souterrain: Run, finished: Path) -> None:
    done = souterrain("replay", finished, "--plain", "--language", "fr", typed="\n" * 40)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Coup 1 sur" in done.stdout
    assert "C’est la fin." in done.stdout


@pytest.mark.parametrize("text", ["", "nonsense", '{"format":1}\n', "[]\n", '"x"\n'])
def test_what_is_no_journal_is_told(tmp_path: Path, text: str) -> None:
    path = tmp_path / "game.journal"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(Trouble):
        Replay.load(path)


@pytest.fixture
def delved(tmp_path: Path) -> Path:
    """A whole game of Roll, which has moments."""
    path = tmp_path / "roll.journal"
    session = Session.new("roll", ["bot:careful", "bot:random"], seed=3, path=path)
    while session.step():
        pass
    session.close()
    return path


def test_the_moments_of_a_game(delved: Path) -> None:
    replay = Replay.load(delved)
    found, best, _ = highlights_of(Match.replay(replay.journal))
    assert found
    assert [one.told for one in replay.moments] == [one.told() for one in found]
    assert [at for at, one in enumerate(replay.moments) if one.best] == sorted(set(best.values()))
    moves = sorted({one.move for one in replay.moments})
    seen = []
    while replay.to_moment(1):
        assert replay.marked()
        seen.append(replay.move)
    assert seen == moves
    assert [replay.move for _ in moves if replay.to_moment(-1)] == moves[-2::-1]
    assert not replay.to_moment(-1)
    line = replay.timeline(40)
    assert len(line) == min(40, replay.last + 1)
    assert line.count("█") == 1
    assert "★" in line


def test_moments_line_by_line(
    delved: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = ["moments", "later", "earlier", "language fr", "moments", "quitter"]
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
    PlainReplay(Replay.load(delved), Console()).run()
    printed = capsys.readouterr().out
    for told in ("★ Best moment: ", "There is no further moment.", "★ Meilleur moment"):
        assert told in printed, told


def test_a_game_without_moments(finished: Path) -> None:
    replay = Replay.load(finished)
    assert not replay.moments
    assert not replay.to_moment(1)
