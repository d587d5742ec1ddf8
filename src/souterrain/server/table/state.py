"""The state of a table in memory: its record, its match, and the people at it."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from souterrain.core.match import Match
from souterrain.server.net.client import Client
from souterrain.server.refusal import Refused
from souterrain.server.store.record import LOBBY, OVER, PLAYING
from souterrain.server.store.table_rows import TableRow
from souterrain.server.table.change import Change
from souterrain.server.table.setup import distinct
from souterrain.server.table.views import SPECTATOR

TAKEBACK: Final = "takeback"
REWIND: Final = "rewind"
NOBODY: Final = -1


@dataclass
class Wish:
    """A wish that everybody in `asked` has to agree to: what, about which seat, by whom. `grant` carries it out."""

    id: str
    kind: str
    seat: int
    by: str
    name: str
    asked: frozenset[str]
    grant: Callable[[], Change]
    agreed: set[str] = field(default_factory=set)


class TableState:
    def __init__(self, row: TableRow) -> None:
        self.id, self.watch, self.code, self.seed = row.id, row.watch, row.code, row.seed
        self.clients: set[Client] = set()
        """Clients that were greeted."""
        self.away: dict[str, float] = {}
        """Absent persons who hold a seat, with the start of their absence."""
        self._wish: Wish | None = None
        self.saving = False
        """The last save failed; the table waits for the disk."""
        self.match: Match | None = None
        self.load(row)

    def load(self, row: TableRow) -> None:
        """Take record, names and absences from the database; the match is set apart. Games that began before the
        table remembered who held a seat count from now."""
        self.record = row.record
        self.notes = row.notes
        self.wish = None
        if self.record.phase == PLAYING and not self.record.held:
            self.record.begin()
        self.names: dict[str, str] = {}
        for person in self.record.known:
            self.rename(person, row.names.get(person, ""))
        now, absent = time.time(), [person for person in self.record.persons if not self.is_here(person)]
        self.away = {person: self.away.get(person, self.record.away.get(person, now)) for person in absent}
        self.record.away = {}

    @property
    def wish(self) -> Wish | None:
        """The wish that stands; none stands but in a running game."""
        return self._wish if self.record.phase == PLAYING else None

    @wish.setter
    def wish(self, wish: Wish | None) -> None:
        self._wish = wish

    def forget_wish_of(self, client: Client) -> bool:
        """End the wish of somebody without a seat who left the table; return True if there was one."""
        person, wish = client.person, self._wish
        if wish is None or wish.by != person or person in self.record.persons or self.is_here(person):
            return False
        self._wish = None
        return True

    def rename(self, person: str, name: str) -> None:
        """Set somebody's name at this table."""
        others = [self.names.get(each, "") for each in self.record.persons if each != person]
        self.names[person] = distinct(name, others)

    def is_here(self, person: str) -> bool:
        return any(client.person == person and not client.spectator for client in self.clients)

    def seats_of(self, client: Client) -> list[int]:
        return [] if client.spectator else self.record.seats_of(client.person)

    def eyes_of(self, client: Client) -> tuple[int, ...]:
        return tuple(self.seats_of(client)) or (SPECTATOR,)

    def set_eyes(self) -> None:
        """Match every client's eyes with the seats it holds now."""
        for client in self.clients:
            client.eyes = self.eyes_of(client)

    def need_seat(self, client: Client, seat: int) -> None:
        if seat not in self.seats_of(client):
            raise Refused("not-your-seat")

    def need_host(self, client: Client) -> None:
        if client.spectator or not client.person or client.person != self.record.host:
            raise Refused("not-the-host")

    @property
    def leader(self) -> int:
        """The seat that leads the running game; -1 if none does."""
        match = self.match
        return match.game.leader(match.state) if match is not None and self.record.phase == PLAYING else NOBODY

    def leads(self, client: Client) -> bool:
        return self.leader in self.seats_of(client)

    def need_match(self) -> Match:
        if self.record.phase == OVER:
            raise Refused("match-over")
        if self.record.phase == LOBBY or self.match is None:
            raise Refused("not-begun")
        return self.match


def chances(state: TableState, person: str) -> tuple[list[int], list[int]]:
    """Return the seats of the running game that a person may take again, and those they may ask for (P37)."""
    record, match = state.record, state.match
    if record.phase != PLAYING or match is None or not person:
        return [], []
    held, free = record.held.get(person, []), [seat for seat, chair in enumerate(record.chairs) if not chair.person]
    back = [seat for seat in free if seat in held]
    secret = match.game.facts.hides(match.journal.header.options)
    barred = secret and (bool(held) or bool(record.held and not record.persons))
    return back, [] if barred else [seat for seat in free if seat not in held]
