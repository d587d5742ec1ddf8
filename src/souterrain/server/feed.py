"""What the sockets at a table are told of its match: numbered updates, the gap for those who come back, the whole."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec

from souterrain.core.facts import OPEN
from souterrain.core.match import Match
from souterrain.server import views
from souterrain.server.change import Step
from souterrain.server.client import Client
from souterrain.server.protocol import SeatUpdate, Update

GAP: Final = 64
"""How many updates are kept for those who come back."""


STORY: Final = 40
"""How many events go with a whole view."""


class Past(NamedTuple):
    """An update that was told, with what each pair of eyes was told."""

    seq: int
    step: Step
    views: dict[int, SeatUpdate]
    outcome: dict[str, Any] | None


class Feed:
    """`seq` is the number of acts, ends and undos in the journal: it survives a restart."""

    def __init__(self, match: Match, seq: int) -> None:
        self.match = match
        self.seq = seq
        self._since = seq - 1
        """Who has seen more than this has seen everything through the eyes they have now."""
        self._past: deque[Past] = deque(maxlen=GAP)
        self._shown: dict[int, views.Shown] = {}
        self._open = match.game.facts.information == OPEN

    def advance(self, step: Step, clients: Iterable[Client]) -> None:
        """The match moved on: the changed sections to everybody."""
        before, self._shown = self._shown, {}
        self.seq += 1
        told = {
            eyes: views.seat_update(self.match, eyes, self._see(eyes), old, step.events) for eyes, old in before.items()
        }
        past = Past(self.seq, step, told, views.outcome_of(self.match))
        self._past.append(past)
        texts: dict[tuple[int, ...], bytes] = {}
        for client in clients:
            eyes = client.eyes
            if eyes not in texts:
                texts[eyes] = msgspec.json.encode(self._update(past, eyes))
            client.send_bytes(texts[eyes])

    def refresh(self, clients: Iterable[Client]) -> None:
        """The whole to everybody: seats changed hands, or the match began."""
        self._since = self.seq if self.seq else -1
        self._past.clear()
        self._shown.clear()
        for client in clients:
            self.send_whole(client)

    def catch_up(self, client: Client, seen: int) -> None:
        """What a client missed; everything if that is not known any more."""
        gap = [past for past in self._past if past.seq > seen]
        known = self._since < seen <= self.seq and len(gap) == self.seq - seen
        if not known or any(eyes not in past.views for eyes in client.eyes for past in gap):
            self.send_whole(client)
        elif gap:
            for past in gap:
                client.send(self._update(past, client.eyes))
        else:
            self._send(client, [SeatUpdate(eyes, hash=self._see(eyes).hash) for eyes in client.eyes], whole=False)

    def send_whole(self, client: Client) -> None:
        """With the end of the story so far, for those who come late."""
        story = tuple([event for _, event in self.match.events[-STORY:]])
        told = [views.seat_update(self.match, eyes, self._see(eyes), None, story) for eyes in client.eyes]
        self._send(client, told, whole=True)

    def _send(self, client: Client, told: list[SeatUpdate], whole: bool) -> None:
        for view in told:
            view.undo = views.may_undo(self.match, view.seat)
        outcome = views.outcome_of(self.match)
        asks = views.asks_for(self.match, client.eyes)
        client.send(Update(self.seq, told, asks, whole, outcome is not None, outcome))

    def _see(self, eyes: int) -> views.Shown:
        """A game without secrets looks the same to everybody."""
        if eyes not in self._shown:
            same = next(iter(self._shown.values()), None) if self._open else None
            self._shown[eyes] = same or views.shown(self.match, eyes)
        return self._shown[eyes]

    def _update(self, past: Past, eyes: tuple[int, ...]) -> Update:
        """Of the past only what was seen; who is asked is told with the last of them."""
        asks = views.asks_for(self.match, eyes) if past.seq == self.seq else []
        seen = [past.views[each] for each in eyes]
        over = past.outcome is not None
        return Update(past.seq, seen, asks, False, over, past.outcome, past.step.text, past.step.by)
