"""The one loop that pops frames."""

from __future__ import annotations

import pytest

from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.frames import settle


class Pile:
    """Frames are numbers; an even one opens half of itself, a 1 waits for somebody."""

    def __init__(self, *frames: int) -> None:
        self.frames: tuple[object, ...] = frames


class Rules:
    def waits(self, state: Pile) -> bool:
        return state.frames[-1] == 1

    def resolve(self, state: Pile, chance: Chance, log: Log) -> Pile:
        *rest, top = state.frames
        assert isinstance(top, int)
        log("popped", number=top)
        pile = Pile()
        pile.frames = (*rest, top // 2) if top % 2 == 0 and top else tuple(rest)
        return pile


@pytest.mark.quick
def test_frames_are_resolved_until_somebody_is_needed() -> None:
    log = Log()
    assert settle(Rules(), Pile(5, 1, 3, 7), Chance(), log).frames == (5, 1)
    assert [event.data["number"] for event in log] == [7, 3], "the top first"


def test_a_frame_may_open_others() -> None:
    assert settle(Rules(), Pile(3, 4), Chance(), SILENT).frames == (3, 1)
    assert settle(Rules(), Pile(3, 6), Chance(), SILENT).frames == ()


def test_nothing_to_resolve() -> None:
    assert settle(Rules(), Pile(), Chance(), SILENT).frames == ()
