"""Persons: guests and accounts. The database holds only hashes of secrets."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
from base64 import b32encode, b64encode
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from argon2.low_level import ARGON2_VERSION

from souterrain.server.protocol.http import NewPerson, Person
from souterrain.server.refusal import Refused
from souterrain.server.store.database import Store
from souterrain.server.store.forgetting import traces_of
from souterrain.server.store.history import result_of
from souterrain.server.store.names import clean_name, folded, skeleton
from souterrain.server.store.proposals import ENGLISH, proposals
from souterrain.server.store.sql import SQL

CODES: Final = 8
LINK_SECONDS: Final = 600
KNOWN: Final = 20_000
"""Maximum number of cached tokens."""

Renamed = list[tuple[str, str]]
"""Guests who lost their name, by id, each with the new one."""

_hasher = PasswordHasher()


def _random_hash(hasher: PasswordHasher) -> str:
    """Return a hash of no passphrase; it takes as long to check as any other, and no time to make."""
    cost = f"m={hasher.memory_cost},t={hasher.time_cost},p={hasher.parallelism}"
    salt, rest = (
        b64encode(secrets.token_bytes(size)).decode().rstrip("=") for size in (hasher.salt_len, hasher.hash_len)
    )
    return f"$argon2id$v={ARGON2_VERSION}${cost}${salt}${rest}"


_NOBODY: Final = _random_hash(_hasher)
"""The hash checked for unknown names, so that they take as long as known ones."""


def hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}
        self._hashing = asyncio.Semaphore(2)

    async def guest(self, language: str = ENGLISH) -> NewPerson:
        """Create a guest with a name that a reader of that language knows."""
        person, token = secrets.token_urlsafe(9), secrets.token_urlsafe(32)

        def work(db: sqlite3.Connection) -> str:
            name, now = self._proposed(db, language), time.time()
            db.execute(SQL["person-new"], (person, name, folded(name), skeleton(name), now))
            db.execute(SQL["token-new"], (hashed(token), person, "device", now))
            return name

        return NewPerson(person, await self._store.write(work), True, token=token)

    @staticmethod
    def _proposed(db: sqlite3.Connection, language: str = ENGLISH) -> str:
        """Return a name that nobody has claimed."""
        known = proposals(language)
        name = secrets.choice(known)
        while _is_reserved(db, name):
            name = f"{secrets.choice(known)} {secrets.randbelow(10_000)}"
        return name

    async def of(self, token: str) -> Person | None:
        """Return the person of a token."""
        key = hashed(token)
        while key not in self._known:
            known = self._known
            person = await self._store.read(lambda db: self._find(db, key))
            if known is not self._known:
                continue  # somebody changed meanwhile: read again
            if person is None:
                return None
            if len(known) >= KNOWN:
                known.clear()
            known[key] = person
        return self._known[key]

    @staticmethod
    def _find(db: sqlite3.Connection, key: bytes) -> Person | None:
        row = db.execute(SQL["token-person"], (key,)).fetchone()
        row = row and db.execute(SQL["person-get"], row).fetchone()
        return Person(row[0], row[1], row[2] is None, row[3]) if row else None

    async def rename(self, person: Person, name: str) -> tuple[Person, Renamed]:
        """Change a name. Guests may share names; a claimed name, or one that looks like it, is refused to others."""
        name = clean_name(name)

        def work(db: sqlite3.Connection) -> Renamed:
            if _is_reserved(db, name, person.id):
                raise Refused("name-taken")
            db.execute(SQL["person-rename"], (name, folded(name), skeleton(name), "", person.id))
            return [] if person.guest else self._displace(db, person.id, name)

        others = await self._store.write(work)
        self._known = {}
        return Person(person.id, name, person.guest), others

    def _displace(self, db: sqlite3.Connection, owner: str, name: str) -> Renamed:
        """Give other names to the guests whose name looks like one that is claimed now."""
        others: Renamed = []
        for guest, was in db.execute(SQL["person-guests"], (owner, folded(name), skeleton(name))).fetchall():
            fresh = self._proposed(db)
            db.execute(SQL["person-rename"], (fresh, folded(fresh), skeleton(fresh), was, guest))
            others.append((guest, fresh))
        return others

    async def claim(self, person: Person, passphrase: str, old: str, token: str) -> tuple[list[str], Renamed]:
        """Reserve the name for this person, or change the passphrase, which needs the old one or a recovery code.
        Return new recovery codes, and the guests who had that name. `token` is the only one that is valid
        afterwards."""
        before = await self._store.read(lambda db: db.execute(SQL["person-get"], (person.id,)).fetchone())
        known = before[2] if before else None
        if known is not None:
            await self._need_old(person, known, old)
        secret = await self._argon(_hasher.hash, passphrase)
        codes = [b32encode(secrets.token_bytes(10)).decode().lower() for _ in range(CODES)]

        def work(db: sqlite3.Connection) -> Renamed:
            (name,) = db.execute(SQL["person-name"], (person.id,)).fetchone() or ("",)
            if _is_reserved(db, name, person.id):
                raise Refused("name-taken")
            if not db.execute(SQL["person-claim"], (secret, person.id, known)).rowcount:
                raise Refused("old-passphrase", 403)
            db.execute(SQL["recovery-delete-all"], (person.id,))
            db.executemany(SQL["recovery-new"], [(hashed(code), person.id) for code in codes])
            db.execute(SQL["token-delete-all"], (person.id,))
            db.execute(SQL["token-new"], (hashed(token), person.id, "device", time.time()))
            return self._displace(db, person.id, name)

        others = await self._store.write(work)
        self._known = {}
        return codes, others

    async def _need_old(self, person: Person, known: str, old: str) -> None:
        """Refuse unless `old` is the passphrase or one of the recovery codes."""
        code = hashed(old.strip().lower())
        if await self._store.rows("recovery-has", code, person.id):
            return
        try:
            await self._argon(_hasher.verify, known, old)
        except (Argon2Error, InvalidHashError) as fault:
            raise Refused("old-passphrase", 403) from fault

    async def login(self, name: str, passphrase: str) -> NewPerson:
        row = await self._store.read(lambda db: _claimed(db, name))
        try:
            await self._argon(_hasher.verify, row[2] if row else _NOBODY, passphrase)
        except (Argon2Error, InvalidHashError) as fault:
            raise Refused("wrong-passphrase", 401) from fault
        assert row is not None
        return await self._token(row[0], row[1])

    async def recover(self, name: str, code: str, passphrase: str) -> NewPerson:
        row = await self._store.read(lambda db: _claimed(db, name))
        secret = await self._argon(_hasher.hash, passphrase)

        def work(db: sqlite3.Connection) -> None:
            if row is None or not db.execute(SQL["recovery-use"], (hashed(code.strip().lower()), row[0])).rowcount:
                raise Refused("wrong-code", 401)
            db.execute(SQL["person-passphrase"], (secret, row[0]))
            db.execute(SQL["token-delete-all"], (row[0],))

        await self._store.write(work)
        self._known = {}
        assert row is not None
        return await self._token(row[0], row[1])

    async def link(self, person: Person) -> str:
        """Return a token that signs in another device, once."""
        token = secrets.token_urlsafe(32)
        await self._store.change("token-new", hashed(token), person.id, "link", time.time())
        return token

    async def follow(self, token: str) -> NewPerson:
        key = hashed(token)

        def work(db: sqlite3.Connection) -> Any:
            row = db.execute(SQL["token-link"], (key,)).fetchone()
            db.execute(SQL["token-delete"], (key,) if row else (b"",))
            return row and row[1] > time.time() - LINK_SECONDS and db.execute(SQL["person-get"], row[:1]).fetchone()

        row = await self._store.write(work)
        if not row:
            raise Refused("link-used", 401)
        return await self._token(row[0], row[1], row[2] is None)

    async def sign_out(self, person: Person, token: str, everywhere: bool) -> None:
        if everywhere:
            await self._store.change("token-delete-all", person.id)
        else:
            await self._store.change("token-delete", hashed(token))
        self._known = {}

    async def delete(self, person: Person) -> None:
        """Delete the person and everything personal, also from free pages and the write-ahead log."""
        traces = await self._store.read(lambda db: traces_of(db, person.id))

        def work(db: sqlite3.Connection) -> None:
            for statement in ("token", "recovery"):
                db.execute(SQL[f"{statement}-delete-all"], (person.id,))
            for statement in ("person", "sitting", "chat", "note"):
                db.execute(SQL[f"{statement}-delete"], (person.id,))

        await self._store.write(work)
        self._known = {}
        await self._store.wipe(traces)

    async def export(self, person: Person) -> dict[str, Any]:
        """Return all stored data about a person."""

        def work(db: sqlite3.Connection) -> dict[str, Any]:
            boards = db.execute(SQL["boards-of"], (person.id,)).fetchall()
            return {
                "person": {"id": person.id, "name": person.name, "guest": person.guest},
                "tables": [{"id": row[0], "game": row[1], "phase": row[2], "changed": row[5]} for row in boards],
                "results": [result_of(row) for row in db.execute(SQL["results-of"], (person.id,))],
                "collected": [json.loads(row[1]) for row in db.execute(SQL["collected-of"], (person.id,))],
                "daily": [
                    {"game": game, "day": day, "counted": bool(counted), "score": score}
                    for game, day, counted, score in db.execute(SQL["daily-of"], (person.id,))
                ],
                "chat": [
                    {"at": at, "text": text, "phrase": phrase}
                    for at, text, phrase in db.execute(SQL["chat-of"], (person.id,))
                ],
                "notes": [
                    {"table": table, "about": about, "text": text}
                    for table, about, text in db.execute(SQL["notes-of"], (person.id,))
                ],
            }

        return await self._store.read(work)

    async def names(self, persons: list[str]) -> dict[str, str]:
        return dict(await self._store.rows("person-names", json.dumps(persons)))

    async def _token(self, person: str, name: str, guest: bool = False) -> NewPerson:
        token = secrets.token_urlsafe(32)
        await self._store.change("token-new", hashed(token), person, "device", time.time())
        return NewPerson(person, name, guest, token=token)

    async def _argon(self, work: Any, *args: str) -> Any:
        """Run Argon2 in a thread (it releases the GIL), few at a time since it needs much memory."""
        async with self._hashing:
            return await asyncio.to_thread(work, *args)


def _claimed(db: sqlite3.Connection, name: str) -> Any:
    """Return the row of the person who claimed a name."""
    return db.execute(SQL["person-claimed"], (folded(name),)).fetchone()


def _is_reserved(db: sqlite3.Connection, name: str, person: str = "") -> bool:
    """Return True if somebody else claimed this name or one that looks like it."""
    return db.execute(SQL["person-reserved"], (person, folded(name), skeleton(name))).fetchone() is not None
