"""The feed of a match: numbered updates, missed updates after a reconnect, whole views."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from souterrain.core.game import View
from souterrain.core.match import Match
from souterrain.server.net.client import Client
from souterrain.server.net.wire import framed
from souterrain.server.protocol.parts import NO_FILM, AskInfo
from souterrain.server.protocol.to_client import SeatUpdate, Update
from souterrain.server.table import views
from souterrain.server.table.change import Step

GAP: Final = 32
"""Updates kept for clients that reconnect."""

FIRST_FILMS: Final = 4
"""The most films with the first view of a player."""

STORY: Final = 40
"""Events sent with a whole view."""

encode = msgspec.json.Encoder().encode


class Past(NamedTuple):
    """A sent update, kept small: the sentence, the parts by pair of eyes, and the seats that could undo."""

    seq: int
    text: str
    by: int
    film: int
    told: tuple[tuple[int, views.Told], ...]
    undo: tuple[int, ...]
    outcome: dict[str, Any] | None


class Feed:
    """Numbers updates by `seq`, the count of acts, ends and undos in the journal: it survives a restart."""

    def __init__(self, match: Match, seq: int, filmed: bool, each: Callable[[int], bool] = lambda seat: False) -> None:
        """`filmed`: the set-up has films; `each` tells if a seat is asked where its answer changes nothing."""
        self._each = each
        self.match = match
        self.seq = seq
        self._filmed = filmed
        self._since = seq - 1
        """The last update before eyes changed; a client that saw no later one needs the whole view."""
        self._past: deque[Past] = deque(maxlen=GAP)
        self._shown: dict[int, views.Shown] = {}
        self._open = not match.game.facts.hides(match.journal.header.options)

    def advance(self, step: Step, clients: Iterable[Client], mover: Client | None = None, ack: bytes = b"") -> int:
        """Send a step to everybody: the changed sections; return the bytes sent. Equal updates are encoded once; the
        mover gets the acknowledgement and the update in one write."""
        told: list[tuple[int, views.Told]] = []
        seen: dict[int, View] = {}
        for key, before in self._shown.items():
            seen[key] = views.view_of(self.match, key)
            now = self._shown[key] = views.Shown(seen[key])
            told.append((key, views.Told.of(key, now, before, step.events)))

        def look(seat: int) -> View:
            found = seen.get(self._key(seat))
            return self.match.view(seat) if found is None else found

        self.seq += 1
        undo, outcome = views.undoing(self.match), views.outcome_of(self.match)
        past = Past(self.seq, step.text, step.by, step.film, tuple(told), undo, outcome)
        self._past.append(past)
        self.match.events.pack()
        sent = 0
        asked = [ask.seat for ask in self.match.asks]
        asks: dict[tuple[int, ...], Raw] = {}
        frames: dict[tuple[int, ...], bytes] = {}
        for client in clients:
            eyes = client.eyes
            if eyes not in frames:
                mine = tuple([seat for seat in asked if seat in eyes])
                if mine not in asks:
                    asks[mine] = Raw(encode(self._asks(mine, look)))
                frames[eyes] = framed(encode(self._update(past, eyes, asks[mine])))
            frame = ack + frames[eyes] if client is mover else frames[eyes]
            client.send_frame(frame)
            sent += len(frame)
        return sent

    def refresh(self, clients: Iterable[Client]) -> int:
        """Send everybody the whole view, since seats changed hands or the match began; return the bytes sent."""
        self._since = self.seq if self.seq else -1
        self._past.clear()
        self._shown.clear()
        frames: dict[tuple[int, ...], bytes] = {}
        sent = 0
        for client in clients:
            if client.eyes not in frames:
                frames[client.eyes] = framed(encode(self._whole(client.eyes)))
            client.send_frame(frames[client.eyes])
            sent += len(frames[client.eyes])
        return sent

    def catch_up(self, client: Client, seen: int) -> None:
        """Send the updates that a client missed, or the whole view if they are no longer kept."""
        gap = [past for past in self._past if past.seq > seen]
        known = self._since < seen <= self.seq and len(gap) == self.seq - seen
        if not known or any(_told(past, self._key(eyes)) is None for eyes in client.eyes for past in gap):
            client.send(self._whole(client.eyes))
        elif gap:
            for past in gap:
                # Asks are sent with the last update.
                last = past.seq == self.seq
                missed = self._update(past, client.eyes, self._asks(client.eyes) if last else [])
                missed.late = True
                client.send(missed)
        else:
            hashes = [SeatUpdate(eyes, hash=self._look(eyes).hash) for eyes in client.eyes]
            client.send(self._now(client.eyes, hashes, whole=False))

    def _whole(self, eyes: tuple[int, ...]) -> Update:
        """Return the whole view with the latest events."""
        story = tuple([event for _, event in self.match.events.last(STORY)])
        told = [views.Told.of(each, self._look(each), None, story).to(each, undo=False) for each in eyes]
        whole = self._now(eyes, told, whole=True)
        whole.films = self._first_films(eyes)
        return whole

    def _first_films(self, eyes: tuple[int, ...]) -> list[int]:
        """Return the films since the game began to a player who finds that bots have begun it; nothing later on."""
        if min(eyes) < 0 or len(self._past) < self.seq:
            return []
        films = [0] * self._filmed + [past.film for past in self._past if past.film != NO_FILM]
        return films if len(films) <= FIRST_FILMS else []

    def _now(self, eyes: tuple[int, ...], told: list[SeatUpdate], whole: bool) -> Update:
        undo = views.undoing(self.match)
        for view in told:
            view.undo = view.seat in undo
        outcome = views.outcome_of(self.match)
        asks = self._asks(eyes)
        film = 0 if whole and self._filmed and not self.seq else NO_FILM
        return Update(self.seq, told, asks, whole, outcome is not None, outcome, film=film)

    def _asks(self, seats: tuple[int, ...], look: Callable[[int], View] | None = None) -> list[AskInfo]:
        asks = views.asks_for(self.match, seats, look)
        for ask in asks:
            ask.idle = ask.idle and not self._each(ask.seat)
        return asks

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
        told = [(each, _told(past, self._key(each))) for each in eyes]
        seen = [part.to(each, each in past.undo) for each, part in told if part is not None]
        text = past.text if self._open or past.by in eyes else ""
        return Update(past.seq, seen, asks, False, past.outcome is not None, past.outcome, text, past.by, past.film)


def _told(past: Past, key: int) -> views.Told | None:
    for each, told in past.told:
        if each == key:
            return told
    return None
