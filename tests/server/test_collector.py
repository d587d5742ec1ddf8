"""Garbage is collected in small steps: what is alive is looked at once, and cycles go."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from souterrain.server import collector
from souterrain.server.collector import Collector


class Node:
    """An object that can be part of a cycle."""

    def __init__(self) -> None:
        self.other: Node | None = None


def cycle() -> tuple[Node, weakref.ref[Node]]:
    one, other = Node(), Node()
    one.other, other.other = other, one
    return one, weakref.ref(one)


@pytest.fixture(autouse=True)
def automatic() -> Iterator[None]:
    """The tests that follow have the automatic collector again."""
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def test_a_young_cycle_goes_at_once_and_survivors_are_not_looked_at_again() -> None:
    steps = Collector()
    kept, seen = cycle()
    lost = cycle()[1]
    steps.collect_young()
    assert lost() is None
    assert seen() is kept
    assert not any(gc.get_objects(generation) for generation in (1, 2))


def test_a_cycle_that_dies_late_goes_with_the_full_collection() -> None:
    steps = Collector()
    late, seen = cycle()
    steps.collect_young()
    del late
    steps.collect_young()
    assert seen() is not None
    steps.collect_all()
    assert seen() is None


def test_a_running_server_collects_by_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "PERIOD", 0.001)
    monkeypatch.setattr(collector, "FULL", 3)

    async def serve() -> None:
        steps = Collector()
        steps.start()
        assert not gc.isenabled()
        late, seen = cycle()
        gc.freeze()
        del late
        while seen() is not None:  # only the full collection, every third step, finds it
            await asyncio.sleep(0.001)
        steps.stop()
        assert gc.isenabled()
        assert not gc.get_freeze_count()

    asyncio.run(serve())
