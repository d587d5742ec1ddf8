"""`souterrain verify` and hostile files: always one sentence, never a traceback."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from souterrain.cli import main
from souterrain.core.rejection import SetupError
from souterrain.terminal import save
from souterrain.terminal.fairness import checked
from souterrain.terminal.language import Language
from souterrain.terminal.session import Session
from souterrain.terminal.trouble import Trouble, told
from tests.contract.plays import random_match

GAMES = ("lantern", "roll", "drop", "donjon")
DEEP = "[" * 100_000


@cache
def journal(game: str) -> str:
    return random_match(game, 1, seats=2).journal.dumps()


def lines_of(game: str) -> list[Any]:
    return [json.loads(line) for line in journal(game).splitlines()]


def written(lines: list[Any]) -> bytes:
    return "".join(json.dumps(line) + "\n" for line in lines).encode()


def changed(game: str, line: int, /, **fields: object) -> bytes:
    lines = lines_of(game)
    lines[line] |= fields
    return written(lines)


FILES: dict[str, Callable[[], bytes]] = {
    "empty": lambda: b"",
    "a line end": lambda: b"\n",
    "zeros": lambda: b"\x00" * 1000,
    "no text": lambda: b"\xff\xfe\x80" * 1000,
    "no fields": lambda: b"{}\n",
    "nothing": lambda: b"null\n",
    "no number": lambda: b"NaN\n",
    "deep": lambda: DEEP.encode(),
    "a deep line": lambda: DEEP.encode() + b"\n",
    "a deep seed": lambda: b'{"seed": ' + DEEP.encode() + b"}\n",
    "a deep entry": lambda: (journal("lantern") + DEEP + "\n").encode(),
    "deep content": lambda: changed("lantern", 0, content=json.loads("[" * 900 + "]" * 900)),
    "another game": lambda: changed("lantern", 0, game="chess"),
    "other rules": lambda: changed("lantern", 0, rules=10**4000),
    "long draws": lambda: changed("lantern", 0, draws=["x" * 5000]),
    "a surrogate": lambda: changed("lantern", 0, nonces=["\ud800"]),
    "an option of two lines": lambda: changed("lantern", 0, options={"a": "b\nc\u202e"}),
    "an act of many lines": lambda: changed("lantern", 1, text="a\nb\r\nc" * 900),
    "a seat far away": lambda: changed("lantern", 1, seat=10**30),
    "a long seed": lambda: changed("lantern", -1, seed="9" * 5000),
    "no number of an entry": lambda: journal("roll").encode().replace(b'"n":2', b'"n":NaN'),
    "a missing number": lambda: journal("roll").encode().replace(b'"n":2', b'"m":2'),
    "no seats": lambda: changed("roll", 0, seats=0),
    "too many seats": lambda: changed("roll", 0, seats=99),
    "many digits": lambda: changed("roll", 0, draws=["1 1d6=" + "5" * 5000]),
    "many dice": lambda: changed("roll", 0, draws=["9" * 5000 + "d6=1"]),
}


@pytest.mark.quick
@pytest.mark.parametrize("name", FILES)
def test_a_hostile_file_is_one_sentence(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO()))
    path = tmp_path / "hostile.journal"
    path.write_bytes(FILES[name]())
    with pytest.raises(SystemExit) as ended:
        main(("verify", str(path), "--language", "en"))
    assert ended.value.code in (1, 2)
    said = capsys.readouterr()
    text = said.out + said.err
    assert text.count("\n") == 1, text[:500]
    assert len(text) < 600
    for trace in ("Traceback", "{???}", "Rejected(", "Error("):
        assert trace not in text


@pytest.mark.quick
def test_wrong_seats_are_told_in_words(tmp_path: Path) -> None:
    path = tmp_path / "hostile.journal"
    path.write_bytes(changed("roll", 0, seats=99))
    assert checked(path, Language("en")) == (False, ["Not fair: This game is for one to 4 players."])


@pytest.mark.quick
def test_an_endless_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "LARGEST", 1000)
    path = tmp_path / "large.journal"
    path.write_bytes(b"x" * 1001)
    for large in (path, Path("/dev/zero")):
        with pytest.raises(Trouble, match="trouble-too-large"):
            checked(large, Language("en"))


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES)
def test_a_file_without_a_last_line_end_is_read_whole(game: str, tmp_path: Path) -> None:
    path = tmp_path / "cut.journal"
    path.write_text(journal(game).removesuffix("\n"), encoding="utf-8")
    fair, lines = checked(path, Language("en"))
    assert fair
    assert lines[0].startswith("Fair: all ")
    path.write_text(journal(game)[:-2], encoding="utf-8")
    assert checked(path, Language("en")) == (False, [Language("en")("unfair-secret")])


@pytest.mark.quick
def test_a_running_game_goes_on_after_a_missing_line_end(tmp_path: Path) -> None:
    path = tmp_path / "running.journal"
    session = Session.new("lantern", ("me", "me"), seed=5, path=path)
    for _ in range(3):
        match = session.match
        match.play(match.turn, match.legal(match.turn).first())
    session.close()
    whole = path.read_bytes()
    path.write_bytes(whole.removesuffix(b"\n"))
    assert checked(path, Language("en")) == (False, [Language("en")("unfair-secret")])
    Session.resume(path).close()
    assert path.read_bytes() == whole


# --- mutations ---

HOSTILE: st.SearchStrategy[Any] = st.sampled_from(
    [
        None, True, False, -1, 0, 1, 2**31, 10**30, -(10**30), 0.5, float("nan"), float("inf"), "", " ", "\n", "x",
        "\ud800", "\x00", "9" * 5000, "x" * 5000, [], {}, [[]], [None], {"": ""}, ["1"], [1], "bot:", "00" * 32,
    ]
)  # fmt: skip


def places(thing: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The paths of all values inside a value."""
    inside = thing.items() if isinstance(thing, dict) else enumerate(thing) if isinstance(thing, list) else ()
    return [path, *(place for key, value in inside for place in places(value, (*path, key)))]


@st.composite
def rewritten(draw: st.DrawFn) -> bytes:
    """A journal in which some values are others, are gone or stand elsewhere."""
    lines = lines_of(draw(st.sampled_from(GAMES)))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        *way, last = draw(st.sampled_from(places(lines)[1:])) if draw(st.booleans()) else (at,)
        inside: Any = lines
        for key in way:
            inside = inside[key]
        match draw(st.integers(0, 3)):
            case 0:
                del inside[last]
            case 1:
                other = draw(st.sampled_from(places(lines)[1:]))
                value: Any = lines
                for key in other:
                    value = value[key]
                inside[last] = json.loads(json.dumps(value))
            case _:
                inside[last] = draw(HOSTILE)
        if not lines:
            break
    return written(lines)


@st.composite
def damaged(draw: st.DrawFn) -> bytes:
    """A journal whose bytes are changed, cut, repeated or mixed with others."""
    data = bytearray(journal(draw(st.sampled_from(GAMES))).encode())
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(data)))
        end = min(len(data), start + draw(st.sampled_from([0, 1, 1, 2, 100, 5000])))
        data[start:end] = draw(st.one_of(st.binary(max_size=8), st.just(bytes(data[start:end]) * 2)))
    return bytes(data)


@given(st.one_of(rewritten(), damaged(), st.binary(max_size=300)))
@settings(max_examples=150, deadline=None, suppress_health_check=list(HealthCheck))
def test_mutated_files_are_one_sentence(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "mutant.journal"
    path.write_bytes(data)
    try:
        _, lines = checked(path, Language("en"))
    except (SetupError, Trouble) as fault:
        lines = [told(fault, Language("en"))]
    assert lines
    assert all(len(line.splitlines()) == 1 for line in lines)
