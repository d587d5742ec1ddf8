"""The one driver: in which order bots, tests and environments are asked."""

from __future__ import annotations

from souterrain.core.asks import CLOSE, MAY, MUST, ONE, Ask


class Turns:
    """Remembers who waived what. A waiver is said to the driver, never to the game."""

    def __init__(self) -> None:
        self._waived: set[tuple[int, int]] = set()

    def copy(self) -> Turns:
        twin = Turns()
        twin._waived = set(self._waived)
        return twin

    def waive(self, ask: Ask) -> None:
        self._waived.add((ask.seat, ask.number))

    def entry(self, asks: tuple[Ask, ...]) -> None:
        """Drop waivers when the journal grows: of a `one` ask with any entry, of closed asks with their ask."""
        if self._waived:
            self._waived &= {(ask.seat, ask.number) for ask in asks if ask.kind != ONE}

    def next(self, asks: tuple[Ask, ...]) -> Ask | None:
        """Return offers first (they end when nobody waits for them), then asks that must be answered, then one of those
        that any may answer, then the table. A `one` ask that all have waived comes round again to the first of them."""
        for kind in (MAY, MUST, ONE):
            for ask in asks:
                if ask.kind == kind and (kind == MUST or (ask.seat, ask.number) not in self._waived):
                    return ask
        for kind in (CLOSE, ONE):
            for ask in asks:
                if ask.kind == kind:
                    return ask
        return None
