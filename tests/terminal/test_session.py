"""People at one keyboard, bots, curtains, taking back, asking why."""

from __future__ import annotations

import errno
import io
import os
from pathlib import Path
from typing import Any

import pytest

from souterrain.core.journal import Act, Reveal
from souterrain.core.match import Match
from souterrain.core.rejection import SetupError
from souterrain.core.verify import verify
from souterrain.terminal.session import Session
from souterrain.terminal.trouble import Trouble


def lantern(*players: str, seed: int = 3, nights: int = 3, code: str = "en", path: Path | None = None) -> Session:
    return Session.new("lantern", players, seed=seed, options={"nights": str(nights)}, code=code, path=path)


def advance(session: Session) -> None:
    while session.step():
        pass


def finish(session: Session) -> None:
    """Says the first thing that can be said until the game is over."""
    for _ in range(1000):
        advance(session)
        if session.over:
            return
        session.lift()
        move(session)
    raise AssertionError("the game does not end")


def move(session: Session) -> None:
    """The first thing that can be said now."""
    answer = session.play(session.verbs()[0].line)
    while not answer.played:
        answer = session.play(answer.offers[0].line)


def acts(session: Session) -> list[tuple[int, str, str]]:
    return [(act.seat, act.by, act.text) for act in session.match.journal.acts()]


@pytest.mark.quick
def test_one_person_and_a_bot_play_to_the_end() -> None:
    session = lantern("me", "bot:random")
    finish(session)
    assert session.results().reason == "The brightest lanterns win."
    assert sorted(result.name for result in session.results().seats) == ["Player 1", "Pyrite"]
    assert {by for _, by, _ in acts(session)} <= {"seat", "bot"}
    assert isinstance(session.match.journal.entries[-1], Reveal)
    assert verify(session.match.journal).difference is None


def test_equal_seeds_give_equal_games_with_bots() -> None:
    one, same, other = [lantern("bot:random", "bot:random", "bot:random", seed=seed) for seed in (5, 5, 6)]
    for session in (one, same, other):
        advance(session)
    assert one.match.journal.dumps() == same.match.journal.dumps()
    assert acts(one) != acts(other)


def test_bots_alone_need_nobody() -> None:
    session = lantern("bot:random", "bot:random")
    assert session.seat is None
    assert session.eyes is None
    advance(session)
    assert session.over


def test_a_curtain_hangs_between_people_who_have_secrets() -> None:
    session = lantern("Ada", "Bruno")
    assert session.curtain
    assert session.name == "Ada"
    session.lift()
    assert not session.curtain
    assert any(line.startswith("You hold") for line in session.picture())
    told = session.news()
    assert any(line.startswith("Ada takes") and "candle" in line for line in told)
    assert "Bruno takes 3 from the box." in told
    assert session.news() == []
    move(session)
    assert session.curtain
    assert session.name == "Bruno"
    session.lift()
    assert "Ada takes 3 from the box." in session.news()


def test_taking_back_ends_at_the_curtain() -> None:
    session = lantern("Ada", "Bruno")
    session.lift()
    move(session)
    assert session.can_undo
    assert session.undo().played
    assert session.seat == 0
    move(session)
    session.lift()
    assert not session.can_undo
    assert "cannot be taken back" in session.undo().text


def test_what_was_shown_is_not_taken_back() -> None:
    session = lantern("me", "bot:random")
    advance(session)
    move(session)
    advance(session)
    assert not session.undo().played


def test_the_tree_of_words() -> None:
    session = lantern("me", "bot:random", code="fr")
    first = [offer.text for offer in session.verbs()]
    assert first[0].startswith("poser")
    lines = [offer.line for offer in session.after("poser")]
    assert all(line.startswith("lay ") for line in lines)
    assert session.after("poser xyzzy") == []


def test_offers_can_be_passed_and_the_table_closes_the_window() -> None:
    for seed in range(40):
        session = lantern("Ada", "bot:random", seed=seed)
        while not session.over:
            advance(session)
            ask = session.match.ask_of(0)
            if session.seat is not None and ask is not None and ask.about == "shield":
                assert session.verbs()[-1].line == "/pass"
                assert session.give_way().played
                advance(session)
                assert any(seat == -1 and text == "close" for seat, _, text in acts(session))
                return
            if session.seat is not None:
                move(session)
    raise AssertionError("no gust ever came")


def test_a_must_cannot_be_passed() -> None:
    session = lantern("me", "bot:random")
    answer = session.give_way()
    assert (answer.played, answer.text) == (False, "You have to answer this one.")


def test_why() -> None:
    session = lantern("me", "bot:random")
    assert session.why("").text.startswith("Type “why”")
    assert session.why("blow north").text == "You cannot blow like that."
    assert session.why("").text == "You cannot blow like that."
    assert session.why("xyzzy").text == "I do not know: xyzzy."
    possible = session.why(session.after("lay")[-1].line)
    assert possible.text == "That is possible now:"


def test_refusals_change_nothing() -> None:
    session = lantern("me", "bot:random")
    before = session.match.journal.dumps()
    for line in ("", "blow", "lay 9 amber", "xyzzy", "lay", "/pass", "2", "lay lay lay"):
        assert not session.play(line).played
    assert session.match.journal.dumps() == before


def test_roles_and_names() -> None:
    session = lantern("Ada=moth", "bot:random=keeper")
    assert session.match.journal.header.roles == ("moth", "keeper")
    assert session.company() == "At the table: Ada and Pyrite (plays whatever comes to mind)."


def test_two_bots_of_one_kind_are_told_apart() -> None:
    session = lantern("Ada", "bot:random", "bot:random")
    assert session.words.names == ("Ada", "Pyrite", "Pyrite 2")


@pytest.mark.parametrize(
    ("players", "trouble"),
    [
        (("me", "bot:nobody"), "trouble-bot"),
        (("Ada=moth", "Bruno"), "trouble-roles"),
        (("Ada", ""), "trouble-nameless"),
    ],
)
def test_who_cannot_sit_down(players: tuple[str, ...], trouble: str) -> None:
    with pytest.raises(Trouble) as caught:
        lantern(*players)
    assert caught.value.message == trouble


def test_what_the_game_does_not_allow() -> None:
    with pytest.raises(SetupError):
        lantern("me")
    with pytest.raises(SetupError):
        lantern("Ada=queen", "Bruno=moth")
    with pytest.raises(Trouble):
        lantern("me", "bot:random", seed=-1)


def test_a_saved_game_goes_on_exactly(tmp_path: Path) -> None:
    whole = lantern("me", "bot:random", "bot:random", seed=11)
    finish(whole)
    path = tmp_path / "game.journal"
    parts = lantern("me", "bot:random", "bot:random", seed=11, path=path)
    for _ in range(100):
        if not parts.step():
            if parts.over:
                break
            move(parts)
        parts.close()
        parts = Session.resume(path)
    assert acts(parts) == acts(whole)
    assert path.read_text(encoding="utf-8") == whole.match.journal.dumps() == parts.match.journal.dumps()


def test_the_file_of_a_running_game_begins_with_its_seed(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = lantern("me", "bot:random", path=path)
    first, *journal = path.read_text(encoding="utf-8").splitlines(keepends=True)
    assert first.startswith('{"seed": "')
    assert "".join(journal) == session.match.journal.dumps()
    move(session)
    assert path.read_text(encoding="utf-8") == first + session.match.journal.dumps()


def test_a_line_that_was_cut_off_is_dropped(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = lantern("me", "bot:random", path=path)
    move(session)
    advance(session)
    session.close()
    sound = path.read_bytes()
    path.write_bytes(sound[:-7])
    again = Session.resume(path)
    assert len(again.match.journal) == len(session.match.journal) - 1
    advance(again)
    assert path.read_bytes() == sound


@pytest.mark.parametrize(
    ("change", "trouble"),
    [
        (lambda text: "", "trouble-unreadable"),
        (lambda text: "nonsense\n", "trouble-unreadable"),
        (lambda text: text.partition("\n")[2], "trouble-no-seed"),
        (lambda text: text.replace('03"}\n', '04"}\n', 1), "trouble-unreadable"),
        (lambda text: text.replace('"lay', '"pay'), "trouble-unreadable"),
        (lambda text: text.replace('"draws":[]', '"draws":7'), "trouble-unreadable"),
    ],
)
def test_damaged_files_are_told(tmp_path: Path, change: object, trouble: str) -> None:
    path = tmp_path / "game.journal"
    session = lantern("me", "bot:random", path=path)
    move(session)
    session.close()
    assert callable(change)
    path.write_text(change(path.read_text(encoding="utf-8")), encoding="utf-8")
    with pytest.raises(Trouble) as caught:
        Session.resume(path)
    assert caught.value.message == trouble


def test_a_finished_game_is_a_plain_journal(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    session = lantern("me", "bot:random", nights=1, path=path)
    finish(session)
    assert path.read_text(encoding="utf-8") == session.match.journal.dumps()
    assert [entry.name for entry in tmp_path.iterdir()] == ["game.journal"]
    with pytest.raises(Trouble) as caught:
        Session.resume(path)
    assert caught.value.message == "trouble-finished"
    assert not session.undo().played


def test_a_game_can_be_saved_elsewhere(tmp_path: Path) -> None:
    session = lantern("me", "bot:random", path=tmp_path / "one.journal")
    session.save_to(tmp_path / "two.journal")
    move(session)
    assert len(Session.resume(tmp_path / "two.journal").match.journal) == len(session.match.journal)
    assert len(Session.resume(tmp_path / "one.journal").match.journal) == len(session.match.journal) - 1
    with pytest.raises(Trouble):
        session.save_to(tmp_path / "one.journal")


def test_a_full_disk_is_told_and_the_file_stays_sound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.journal"
    session = lantern("me", "bot:random", path=path)
    save = session._save
    assert save is not None

    class Full(io.FileIO):
        """Takes ten bytes and no more."""

        def write(self, data: Any) -> int:
            if os.fstat(self.fileno()).st_size > sound:
                raise OSError(errno.ENOSPC, "No space left on device")
            return super().write(bytes(data[:10]))

    sound = path.stat().st_size
    whole = save._file
    monkeypatch.setattr(save, "_file", Full(path, "ab"))
    with pytest.raises(Trouble) as caught:
        move(session)
    assert caught.value.message == "trouble-unwritable"
    assert path.stat().st_size == sound
    monkeypatch.setattr(save, "_file", whole)
    session.step()
    assert len(Session.resume(path).match.journal) == len(session.match.journal)


def test_two_sessions_do_not_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "game.journal"
    one = lantern("me", "bot:random", path=path)
    other = Session.resume(path)
    move(one)
    with pytest.raises(Trouble) as caught:
        move(other)
    assert caught.value.message == "trouble-shared"
    assert len(Session.resume(path).match.journal) == len(one.match.journal)


def test_match_resume_wants_the_promised_seed() -> None:
    session = lantern("me", "bot:random", seed=3)
    with pytest.raises(ValueError, match="promised"):
        Match.resume(session.match.journal, 4)
    again = Match.resume(session.match.journal, 3)
    assert again.journal.dumps() == session.match.journal.dumps()
    assert not any(isinstance(entry, Act) for entry in again.journal.entries)
