"""A campaign that is over is carried on in the terminal: the same heroes, with what they have."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from souterrain.core.asks import MAY
from souterrain.games.donjon.state import TOWN, State
from souterrain.terminal.screen.ending import AGAIN, CARRY, HOME, WATCH, EndingPage
from souterrain.terminal.session import Session
from tests.screen.driving import driven, session_of
from tests.terminal.conftest import Play

SEED = 1
"""With these dice the hero comes home."""
LEAVE = ("leave",)


def home_again(path: Path | None = None) -> Session:
    """A hero who bought a sword, went in, and came out at once."""
    session = Session.new("donjon", ("me", "bot:adept"), seed=SEED, path=path)
    match = session.match
    for sentence in ("create human warrior power-blow parry", "buy long-sword", "equip long-sword"):
        match.play(0, sentence)
    while not match.over:
        seat = match.turn
        ask = match.ask_of(seat)
        assert ask is not None
        if ask.kind == MAY:
            match.waive(seat)
        else:
            match.play(seat, LEAVE if LEAVE in match.legal(seat) else ask.default or "")
    return session


def state_of(session: Session) -> State:
    assert isinstance(session.match.state, State)
    return session.match.state


@pytest.mark.usefixtures("home")
def test_the_same_heroes_go_on(tmp_path: Path) -> None:
    before = home_again(tmp_path / "first")
    assert before.carries
    again = before.again(carry=True)
    state, hero = state_of(again), state_of(again).heroes[0]
    assert (state.step, hero.weapon, hero.skills) == (TOWN, "long-sword", ("power-blow", "parry"))
    assert (hero.gold, hero.pack) == (state_of(before).heroes[0].gold, state_of(before).heroes[0].pack)
    assert again.path is not None
    assert again.path != before.path
    again.close()
    assert state_of(Session.resume(again.path)).heroes[0].weapon == "long-sword"
    assert state_of(before.again()).heroes[0].weapon == ""


def test_line_by_line_it_is_asked_at_the_end(play: Play) -> None:
    printed = play(home_again(), "1\nquit\n")
    results, asked, next_ = printed.partition("1  Carry on with these heroes. Any other line ends here.")
    assert asked
    assert "Player 1: won" in results or "Player 1: lost" in results
    assert "long sword" in next_
    assert "create" not in next_


@pytest.mark.parametrize("typed", ["", "\n", "2\n"])
def test_nobody_has_to(play: Play, typed: str) -> None:
    assert play(home_again(), typed).count("Any other line ends here.") == 1


def test_no_question_where_nothing_is_handed_on(play: Play) -> None:
    assert "ends here" not in play(Session.new("roll", ("me",), seed=1), "1\ny\n" * 400)


def test_on_the_full_screen_it_stands_first() -> None:
    async def run() -> None:
        async with driven("en", home_again()) as driver:
            await driver.on(EndingPage)
            assert [row.key for row in driver.rows.rows] == [CARRY, AGAIN, WATCH, HOME]
            await driver.choose(CARRY)
            again = await driver.game()
            assert state_of(session_of(again)).heroes[0].weapon == "long-sword"

    asyncio.run(run())
