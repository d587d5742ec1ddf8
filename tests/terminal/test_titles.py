"""Titles and the progress towards them, over all games that are saved at home."""

from __future__ import annotations

from pathlib import Path

import pytest

from souterrain.games.roll.content.heroes import HEROES
from souterrain.terminal import save
from souterrain.terminal.commands import PLAYING
from souterrain.terminal.session import Session
from tests.terminal.conftest import Play

TEAM = [hero.novice.name for hero in HEROES]


def finished(hero: str, *, who: str = "me", code: str = "en") -> Session:
    """A game that is saved at home and played to its end."""
    session = Session.new("roll", [who], seed=1, options={"hero": hero}, path=save.new_path("roll"), code=code)
    while session.step() or not session.over:
        session.match.play(0, session.match.asks[0].default or session.match.legal(0).first())
    session.step()
    return session


@pytest.mark.rule("DR-119")
def test_a_result_says_how_far_a_team_captain_is(home: Path) -> None:
    told = finished("knight").results().lines(finished("minstrel").words)
    assert "Team captain: 1 of 26" in told
    assert "Team captain: 2 of 26" in finished("minstrel").results().lines(finished("minstrel").words)
    assert "Team captain: 1 of 26" in finished("knight", who="Bo").results().lines(finished("minstrel").words)
    for hero in TEAM[:-1]:
        finished(hero)
    assert "Title: Team captain" not in (almost := finished(TEAM[0])).results().lines(almost.words)
    last = finished(TEAM[-1])
    assert "Title: Team captain" in last.results().lines(last.words)
    assert not [line for line in last.results().lines(last.words) if "26" in line]


@pytest.mark.rule("DR-119")
def test_the_way_to_the_title_can_be_seen_at_any_time(home: Path, play: Play) -> None:
    finished("knight")
    (save.folder() / "roll-damaged.journal").write_text("nothing\n")
    told = play(Session.new("roll", ["me"], seed=2), "titles\n")
    assert "Titles of Player 1:" in told
    assert "Team captain: 1 of 26" in told
    missing = next(line for line in told.splitlines() if line.startswith("Still to come: "))
    assert "Minstrel" in missing
    assert "Knight" not in missing
    assert "Chef d’équipe : 1 sur 26" in play(Session.new("roll", ["me"], seed=2, code="fr"), "titres\n")
    assert "Capitano della squadra: 1 su 26" in play(Session.new("roll", ["me"], seed=2, code="it"), "titoli\n")


def test_a_game_without_titles_has_no_such_command(home: Path, play: Play) -> None:
    session = Session.new("drop", ["me", "bot:random"], seed=2)
    assert session.commands == PLAYING
    assert "There is no such command" in play(session, "/titles\n")
