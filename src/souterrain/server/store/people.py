"""Persons: guests and accounts. The database holds only hashes of secrets."""

from __future__ import annotations

import asyncio
import json
import secrets
import sqlite3
import time
import unicodedata
from base64 import b32encode
from hashlib import sha256
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from souterrain.server.protocol.http import GameResult, NewPerson, Person, Profile, Record
from souterrain.server.refusal import Refused
from souterrain.server.store.database import SQL, Store
from souterrain.server.store.results import progress_of

LONGEST: Final = 24
CODES: Final = 8
LINK_SECONDS: Final = 600
KNOWN: Final = 20_000
"""Maximum number of cached tokens."""
STONES: Final = (
    "Agate", "Amber", "Basalt", "Beryl", "Cobalt", "Coral", "Flint", "Garnet", "Granite", "Jade", "Jasper", "Jet",
    "Lapis", "Marble", "Obsidian", "Onyx", "Opal", "Pearl", "Quartz", "Ruby", "Slate", "Topaz", "Zircon",
)  # fmt: skip
"""Names for guests."""

_hasher = PasswordHasher()
_NOBODY: Final = _hasher.hash(secrets.token_urlsafe())
"""The hash checked for unknown names, so that they take as long as known ones."""


def hashed(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def clean_name(name: str) -> str:
    """Return a name in normal form: 1 to 24 characters, composed, single blanks; refuse control and direction marks."""
    composed = " ".join(unicodedata.normalize("NFC", name).split())
    bad = any(unicodedata.category(sign) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") for sign in composed)
    if bad or not 1 <= len(composed) <= LONGEST:
        raise Refused("bad-name", 400)
    return composed


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._known: dict[bytes, Person] = {}
        self._hashing = asyncio.Semaphore(2)

    async def guest(self) -> NewPerson:
        person, token = secrets.token_urlsafe(9), secrets.token_urlsafe(32)

        def work(db: sqlite3.Connection) -> str:
            name, now = self._proposed(db), time.time()
            db.execute(SQL["person-new"], (person, name, folded(name), now))
            db.execute(SQL["token-new"], (hashed(token), person, "device", now))
            return name

        return NewPerson(person, await self._store.write(work), True, token)

    @staticmethod
    def _proposed(db: sqlite3.Connection) -> str:
        """Return a name that nobody has claimed."""
        name = secrets.choice(STONES)
        while _claimed(db, name) is not None:
            name = f"{secrets.choice(STONES)} {secrets.randbelow(10_000)}"
        return name

    async def of(self, token: str) -> Person | None:
        """Return the person of a token."""
        key, known = hashed(token), self._known
        if key not in known:
            person = await self._store.read(lambda db: self._find(db, key))
            if person is None:
                return None
            if len(known) >= KNOWN:
                known.clear()
            # If a person changed meanwhile, `known` is a stale cache that was replaced, so this has no effect.
            known[key] = person
        return known[key]

    @staticmethod
    def _find(db: sqlite3.Connection, key: bytes) -> Person | None:
        row = db.execute(SQL["token-person"], (key,)).fetchone()
        row = row and db.execute(SQL["person-get"], row).fetchone()
        return Person(row[0], row[1], row[2] is None) if row else None

    async def rename(self, person: Person, name: str) -> Person:
        """Change a name. Guests may share names; a claimed name is refused to others."""
        name = clean_name(name)

        def work(db: sqlite3.Connection) -> None:
            owner = _claimed(db, name)
            if owner is not None and owner[0] != person.id:
                raise Refused("name-taken")
            db.execute(SQL["person-rename"], (name, folded(name), person.id))

        await self._store.write(work)
        self._known = {}
        return Person(person.id, name, person.guest)

    async def claim(self, person: Person, passphrase: str) -> list[str]:
        """Reserve the name for this person and return new recovery codes."""
        secret = await self._argon(_hasher.hash, passphrase)
        codes = [b32encode(secrets.token_bytes(10)).decode().lower() for _ in range(CODES)]

        def work(db: sqlite3.Connection) -> None:
            db.execute(SQL["person-passphrase"], (secret, person.id))
            db.execute(SQL["recovery-delete-all"], (person.id,))
            db.executemany(SQL["recovery-new"], [(hashed(code), person.id) for code in codes])

        try:
            await self._store.write(work)
        except sqlite3.IntegrityError as fault:
            raise Refused("name-taken") from fault
        self._known = {}
        return codes

    async def rotate(self, person: Person, token: str) -> str:
        """Replace a token by a new one."""
        fresh = secrets.token_urlsafe(32)

        def work(db: sqlite3.Connection) -> None:
            db.execute(SQL["token-delete"], (hashed(token),))
            db.execute(SQL["token-new"], (hashed(fresh), person.id, "device", time.time()))

        await self._store.write(work)
        self._known = {}
        return fresh

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
        """Delete the person and everything personal; games stay, anonymous."""

        def work(db: sqlite3.Connection) -> None:
            for statement in ("token", "recovery"):
                db.execute(SQL[f"{statement}-delete-all"], (person.id,))
            for statement in ("person", "sitting", "chat"):
                db.execute(SQL[f"{statement}-delete"], (person.id,))

        await self._store.write(work)
        self._known = {}

    async def export(self, person: Person) -> dict[str, Any]:
        """Return all stored data about a person."""

        def work(db: sqlite3.Connection) -> dict[str, Any]:
            boards = db.execute(SQL["boards-of"], (person.id,)).fetchall()
            return {
                "person": {"id": person.id, "name": person.name, "guest": person.guest},
                "tables": [{"id": row[0], "game": row[1], "phase": row[2], "changed": row[5]} for row in boards],
                "results": [_result(row) for row in db.execute(SQL["results-of"], (person.id,))],
                "collected": [json.loads(row[1]) for row in db.execute(SQL["collected-of"], (person.id,))],
                "daily": [
                    {"game": game, "day": day, "counted": bool(counted), "score": score}
                    for game, day, counted, score in db.execute(SQL["daily-of"], (person.id,))
                ],
                "chat": [
                    {"at": at, "text": text, "phrase": phrase}
                    for at, text, phrase in db.execute(SQL["chat-of"], (person.id,))
                ],
            }

        return await self._store.read(work)

    async def profile(self, person: Person) -> Profile:
        results = [_result(row) for row in await self._store.rows("results-of", person.id)]
        records: list[Record] = []
        for game in dict.fromkeys(result.game for result in results):
            mine = [result for result in results if result.game == game]
            best = max(mine, key=lambda result: result.score)
            wins = sum(result.place == 1 for result in mine)
            records.append(Record(game, len(mine), wins, best.score, best.rank))
        progress = await progress_of(self._store, person.id)
        won = [title for result in results for title in result.titles]
        won += [one.title for one in progress if len(one.found) == len(one.wanted)]
        return Profile(person, results, records, list(dict.fromkeys(won)), progress)

    async def names(self, persons: list[str]) -> dict[str, str]:
        return dict(await self._store.rows("person-names", json.dumps(persons)))

    async def _token(self, person: str, name: str, guest: bool = False) -> NewPerson:
        token = secrets.token_urlsafe(32)
        await self._store.change("token-new", hashed(token), person, "device", time.time())
        return NewPerson(person, name, guest, token)

    async def _argon(self, work: Any, *args: str) -> Any:
        """Run Argon2 in a thread (it releases the GIL), few at a time since it needs much memory."""
        async with self._hashing:
            return await asyncio.to_thread(work, *args)


def _claimed(db: sqlite3.Connection, name: str) -> Any:
    """Return the row of the person who claimed a name."""
    return db.execute(SQL["person-claimed"], (folded(name),)).fetchone()


def _result(row: Any) -> GameResult:
    table, game, place, score, rank, titles, at = row
    return GameResult(table, game, place, score, rank, json.loads(titles), at)
