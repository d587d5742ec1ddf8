"""Taking back by consent ends where a hidden card was seen (P23)."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from souterrain.client import Refused
from souterrain.core.journal import Act
from souterrain.core.match import Match
from souterrain.server.table.taking_back import may_take_back
from tests.server.house import asked, at_home


@pytest.mark.promise("P23")
@pytest.mark.quick
def test_dice_may_be_taken_back_and_hidden_cards_may_not() -> None:
    roll = Match.new("roll", seats=2, seed=3)
    while not any(act.draws for act in roll.journal.acts()):
        roll.play(roll.turn, roll.legal(roll.turn).first())
    last = list(roll.journal.acts())[-1]
    assert may_take_back(roll, last.seat)
    assert not may_take_back(roll, 7)
    donjon, rng = Match.new("donjon", seats=3, seed=3, options={"quest": "free-delve"}), Random(3)
    seen: set[bool] = set()
    while donjon.asks and len(donjon.journal) < 80:
        seat = donjon.turn
        donjon.play(seat, donjon.legal(seat).sample(rng))
        act = donjon.journal.entries[-1]
        assert isinstance(act, Act)
        seen.add(bool(act.sealed))
        assert may_take_back(donjon, seat) == (not act.sealed and not any(" w" in line for line in act.draws))
    assert seen == {True, False}


@pytest.mark.promise("P23")
@pytest.mark.quick
@pytest.mark.parametrize(("draw", "back"), [("d6=3", True), ("w36=4", False), ("o3=2,0,1", False)])
def test_a_card_that_no_rule_sealed_is_not_taken_back(draw: str, back: bool) -> None:
    """Weighted draws and shuffles are cards; where something is hidden, they are seen for good."""
    donjon = Match.new("donjon", seats=3, seed=3)
    seat = donjon.turn
    donjon.play(seat, donjon.legal(seat).first(), strict=True)
    act = donjon.journal.entries[-1]
    assert isinstance(act, Act)
    act.draws, act.sealed = (f"deck/1 {draw}",), 0
    assert may_take_back(donjon, seat) == back


@pytest.mark.promise("P23")
def test_the_server_refuses_to_go_back_past_a_hidden_card(tmp_path: Path) -> None:
    async def run() -> None:
        async with at_home(tmp_path) as home:
            api = await home.person()
            links = await home.table(api, "donjon", ["me", "me"], options={"quest": "free-delve"}, start=True)
            rng = Random(2)
            async with home.client(api, links) as client:
                match = home.house.tables.open[links.table].match
                assert match is not None
                while not any(act.sealed for act in match.journal.acts()):
                    await client.until(lambda: bool(client.table.asks))
                    ask = await asked(client, client.table.asks[0].seat)
                    await client.move(ask, client.table.legal(ask.seat).sample(rng))
                (*_, act) = match.journal.acts()
                with pytest.raises(Refused, match="no-way-back"):
                    await client.take_back(act.seat)
                assert len(list(match.journal.acts())) == len(match.journal.standing())

    asyncio.run(run())
