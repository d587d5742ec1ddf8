"""The feed of a match: numbered updates, missed updates after a reconnect, whole views."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from souterrain.core.match import Match
from souterrain.server.net.client import Client
from souterrain.server.net.wire import framed
from souterrain.server.protocol.parts import NO_FILM
from souterrain.server.protocol.to_client import SeatUpdate, Update
from souterrain.server.table import views
from souterrain.server.table.change import Step

GAP: Final = 64
"""Updates kept for clients that reconnect."""

STORY: Final = 40
"""Events sent with a whole view."""

encode = msgspec.json.Encoder().encode


class Past(NamedTuple):
    """A sent update: the parts by pair of eyes, and the seats that could undo."""

    seq: int
    step: Step
    told: dict[int, views.Told]
    undo: list[int]
    outcome: dict[str, Any] | None


class Feed:
    """Numbers updates by `seq`, the count of acts, ends and undos in the journal: it survives a restart."""

    def __init__(self, match: Match, seq: int, filmed: bool) -> None:
        """`filmed`: the set-up has films."""
        self.match = match
        self.seq = seq
        self._filmed = filmed
        self._since = seq - 1
        """The last update before eyes changed; a client that saw no later one needs the whole view."""
        self._past: deque[Past] = deque(maxlen=GAP)
        self._shown: dict[int, views.Shown] = {}
        self._open = not match.game.facts.hides(match.journal.header.options)

    def advance(self, step: Step, clients: Iterable[Client], mover: Client | None = None, ack: bytes = b"") -> None:
        """Send a step to everybody: the changed sections. Equal updates are encoded once; the mover gets the
        acknowledgement and the update in one write."""
        told: dict[int, views.Told] = {}
        for key, before in self._shown.items():
            now = self._shown[key] = views.shown(self.match, key)
            told[key] = views.Told.of(key, now, before, step.events)
        self.seq += 1
        past = Past(self.seq, step, told, views.undoing(self.match), views.outcome_of(self.match))
        self._past.append(past)
        asked = [ask.seat for ask in self.match.asks]
        asks: dict[tuple[int, ...], Raw] = {}
        frames: dict[tuple[int, ...], bytes] = {}
        for client in clients:
            eyes = client.eyes
            if eyes not in frames:
                mine = tuple([seat for seat in asked if seat in eyes])
                if mine not in asks:
                    asks[mine] = Raw(encode(views.asks_for(self.match, mine)))
                frames[eyes] = framed(encode(self._update(past, eyes, asks[mine])))
            client.send_frame(ack + frames[eyes] if client is mover else frames[eyes])

    def refresh(self, clients: Iterable[Client]) -> None:
        """Send everybody the whole view: seats changed hands, or the match began."""
        self._since = self.seq if self.seq else -1
        self._past.clear()
        self._shown.clear()
        for client in clients:
            self.send_whole(client)

    def catch_up(self, client: Client, seen: int) -> None:
        """Send the updates that a client missed, or the whole view if they are no longer kept."""
        gap = [past for past in self._past if past.seq > seen]
        known = self._since < seen <= self.seq and len(gap) == self.seq - seen
        if not known or any(self._key(eyes) not in past.told for eyes in client.eyes for past in gap):
            self.send_whole(client)
        elif gap:
            for past in gap:
                # Asks are sent with the last update.
                last = past.seq == self.seq
                client.send(self._update(past, client.eyes, views.asks_for(self.match, client.eyes) if last else []))
        else:
            self._send(client, [SeatUpdate(eyes, hash=self._look(eyes).hash) for eyes in client.eyes], whole=False)

    def send_whole(self, client: Client) -> None:
        """Send the whole view with the latest events."""
        story = tuple([event for _, event in self.match.events[-STORY:]])
        told = [views.Told.of(eyes, self._look(eyes), None, story).to(eyes, undo=False) for eyes in client.eyes]
        self._send(client, told, whole=True)

    def _send(self, client: Client, told: list[SeatUpdate], whole: bool) -> None:
        undo = views.undoing(self.match)
        for view in told:
            view.undo = view.seat in undo
        outcome = views.outcome_of(self.match)
        asks = views.asks_for(self.match, client.eyes)
        film = 0 if whole and self._filmed and not self.seq else NO_FILM
        client.send(Update(self.seq, told, asks, whole, outcome is not None, outcome, film=film))

    def _key(self, eyes: int) -> int:
        """Return the key of a view: a game without secrets looks the same to everybody."""
        return views.SPECTATOR if self._open else eyes

    def _look(self, eyes: int) -> views.Shown:
        """Return the current view, and include these eyes in later updates."""
        key = self._key(eyes)
        if key not in self._shown:
            self._shown[key] = views.shown(self.match, key)
        return self._shown[key]

    def _update(self, past: Past, eyes: tuple[int, ...], asks: Any) -> Update:
        """Return the update for some eyes. In a game with secrets a sentence goes only to the seat that said it."""
        step, over = past.step, past.outcome is not None
        seen = [past.told[self._key(each)].to(each, each in past.undo) for each in eyes]
        text = step.text if self._open or step.by in eyes else ""
        return Update(past.seq, seen, asks, False, over, past.outcome, text, step.by, step.film)
