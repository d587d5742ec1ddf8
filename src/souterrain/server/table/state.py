"""The state of a table in memory: its record, its match, and the people at it."""

from __future__ import annotations

import time

from souterrain.core.match import Match
from souterrain.server.net.client import Client
from souterrain.server.refusal import Refused
from souterrain.server.store.record import LOBBY, OVER
from souterrain.server.store.table_rows import TableRow
from souterrain.server.table.setup import distinct
from souterrain.server.table.views import SPECTATOR


class TableState:
    def __init__(self, row: TableRow) -> None:
        self.id, self.watch, self.code, self.seed = row.id, row.watch, row.code, row.seed
        self.clients: set[Client] = set()
        """Clients that were greeted."""
        self.away: dict[str, float] = {}
        """Absent persons who hold a seat, with the start of their absence."""
        self.takeback = -1
        """The seat that asks to take back its last move; -1 if none does."""
        self.agreed: set[str] = set()
        """Persons who agreed to that."""
        self.saving = False
        """The last save failed; the table waits for the disk."""
        self.match: Match | None = None
        self.load(row)

    def load(self, row: TableRow) -> None:
        """Take record, names and absences from the database; the match is set apart."""
        self.record = row.record
        self.names: dict[str, str] = {}
        for person in self.record.persons:
            self.rename(person, row.names.get(person, ""))
        now, absent = time.time(), [person for person in self.record.persons if not self.is_here(person)]
        self.away = {person: self.away.get(person, self.record.away.get(person, now)) for person in absent}
        self.record.away = {}

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

    def need_match(self) -> Match:
        if self.record.phase == OVER:
            raise Refused("match-over")
        if self.record.phase == LOBBY or self.match is None:
            raise Refused("not-begun")
        return self.match
