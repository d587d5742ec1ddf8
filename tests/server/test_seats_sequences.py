"""Any sequence of lobby and host tools: the short form of `chaos/seats.py`, made small by hypothesis."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chaos.seats import GAMES, HUMANS, OFTEN, TOOLS, Step, World

STEPS = st.lists(
    st.builds(Step, st.sampled_from([*OFTEN, *TOOLS]), st.integers(0, 11), st.integers(0, 3), st.integers(0, 11)),
    min_size=4,
    max_size=30,
)


@pytest.mark.promise("P15")
@pytest.mark.promise("P19")
@pytest.mark.promise("P37")
@pytest.mark.parametrize("game", GAMES)
def test_nobody_receives_the_secrets_of_two_seats(tmp_path: Path, game: str) -> None:
    """One human may own several guests and devices; seats taken before the start count as different people."""
    with asyncio.Runner() as runner:
        world = World(tmp_path)
        runner.run(world.__aenter__())

        @settings(max_examples=60)
        @given(st.integers(2, 4), st.integers(1, HUMANS), st.integers(0, 4), STEPS)
        def play(seats: int, people: int, early: int, steps: list[Step]) -> None:
            steps = [*steps[:early], Step("start", 0, 0, 0), *steps[early:]]
            assert runner.run(world.play(game, seats, people, steps)).violations == []

        try:
            play()
        finally:
            runner.run(world.__aexit__())
