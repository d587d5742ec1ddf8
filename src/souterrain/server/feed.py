"""What the sockets at a table are told of its match: numbered updates, the gap for those who come back, the whole."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from souterrain.core.match import Match
from souterrain.server import views
from souterrain.server.change import Step
from souterrain.server.client import Client
from souterrain.server.protocol.parts import NO_FILM
from souterrain.server.protocol.to_client import SeatUpdate, Update
from souterrain.server.wire import framed

GAP: Final = 64
"""How many updates are kept for those who come back."""

STORY: Final = 40
"""How many events go with a whole view."""

encode = msgspec.json.Encoder().encode


class Past(NamedTuple):
    """An update that was told: what each pair of eyes was told, and the seats that might undo."""

    seq: int
    step: Step
    told: dict[int, views.Told]
    undo: list[int]
    outcome: dict[str, Any] | None


class Feed:
    """`seq` is the number of acts, ends and undos in the journal: it survives a restart."""

    def __init__(self, match: Match, seq: int, filmed: bool) -> None:
        """`filmed`: the set-up has films."""
        self.match = match
        self.seq = seq
        self._filmed = filmed
        self._since = seq - 1
        """Who has seen more than this has seen everything through the eyes they have now."""
        self._past: deque[Past] = deque(maxlen=GAP)
        self._shown: dict[int, views.Shown] = {}
        self._open = not match.game.facts.hides(match.journal.header.options)

    def advance(self, step: Step, clients: Iterable[Client], mover: Client | None = None, ack: bytes = b"") -> None:
        """The match moved on: the changed sections to everybody. What several get is written once; who moved gets the
        acknowledgement before it, in one go."""
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
        if not known or any(self._key(eyes) not in past.told for eyes in client.eyes for past in gap):
            self.send_whole(client)
        elif gap:
            for past in gap:
                # Who is asked is told with the last of them.
                last = past.seq == self.seq
                client.send(self._update(past, client.eyes, views.asks_for(self.match, client.eyes) if last else []))
        else:
            self._send(client, [SeatUpdate(eyes, hash=self._look(eyes).hash) for eyes in client.eyes], whole=False)

    def send_whole(self, client: Client) -> None:
        """With the end of the story so far, for those who come late."""
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
        """Whose eyes stand for these: a game without secrets looks the same to everybody."""
        return views.SPECTATOR if self._open else eyes

    def _look(self, eyes: int) -> views.Shown:
        """From now on these eyes are told what changes."""
        key = self._key(eyes)
        if key not in self._shown:
            self._shown[key] = views.shown(self.match, key)
        return self._shown[key]

    def _update(self, past: Past, eyes: tuple[int, ...], asks: Any) -> Update:
        """A sentence can tell a hand: where there are secrets, it goes to whoever said it."""
        step, over = past.step, past.outcome is not None
        seen = [past.told[self._key(each)].to(each, each in past.undo) for each in eyes]
        text = step.text if self._open or step.by in eyes else ""
        return Update(past.seq, seen, asks, False, over, past.outcome, text, step.by, step.film)
