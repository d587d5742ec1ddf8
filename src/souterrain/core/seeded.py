"""The fair chance: every draw follows from a key and its address. Written down in docs/fair-dice.md."""

from __future__ import annotations

from hashlib import sha256
from struct import Struct
from typing import Any

from souterrain.core.chance import Needs, Recorded
from souterrain.core.slow import Resolve, at_once

SETUP, PLAY, BOTS, COSMETICS = "setup", "play", "bots", "cosmetics"
"""Roots: each use of chance has a stream of its own."""

_WORDS = 4_294_967_296
_EIGHT = Struct(">8I")


def seed_bytes(seed: int | bytes) -> bytes:
    """Return a seed as 32 bytes; a number stands for itself, big end first."""
    if isinstance(seed, int):
        if not 0 <= seed < 2**256:
            raise ValueError(f"a seed is a number from 0 to 2**256 - 1, or 32 bytes; not {seed}")
        return seed.to_bytes(32, "big")
    if len(seed) != 32:
        raise ValueError(f"a seed has 32 bytes, not {len(seed)}")
    return seed


def commitment(seed: bytes) -> str:
    """Return the text that is shown before the game: it fixes the seed and does not tell it."""
    return sha256(b"souterrain seed" + seed).hexdigest()


def key_of(seed: bytes, nonces: tuple[str, ...]) -> bytes:
    """Return the key of a match: the seed and what each seat threw in."""
    return sha256(seed + b"".join(sha256(nonce.encode()).digest() for nonce in nonces)).digest()


class Seeded(Recorded):
    """SHA-256 over key, root, address and counter; rejection down to a number below n. `resolve` answers slow draws, or
    raises the need and is called again later."""

    def __init__(self, key: bytes, root: str = PLAY, resolve: Resolve = at_once) -> None:
        super().__init__()
        self._key = key
        self._root = root
        self._prefix = sha256(key + root.encode() + b"\0")
        self._resolve = resolve

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the key: hash objects cannot be pickled."""
        return type(self), (self._key, self._root, self._resolve)

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        numbers: list[int] = []
        words: tuple[int, ...] = ()
        used = block = 0
        for bound in bounds:
            if not 1 <= bound <= _WORDS:
                raise ValueError("a bound lies between 1 and 2³²")
            limit = _WORDS - _WORDS % bound
            while True:
                if used == len(words):
                    words, used, block = self._block(address, block), 0, block + 1
                word = words[used]
                used += 1
                if word < limit:
                    break
            numbers.append(word % bound)
        drawn = tuple(numbers)
        self.record(address, kind, drawn)
        return drawn

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        numbers, film = self._resolve(Needs(address, kind, request))
        self.record(address, kind, numbers)
        self.films.append(film)
        return numbers

    def _block(self, address: str, number: int) -> tuple[int, ...]:
        """Return eight numbers of 32 bits."""
        digest = self._prefix.copy()
        digest.update(address.encode() + b"\0" + number.to_bytes(4, "big"))
        words: tuple[int, ...] = _EIGHT.unpack(digest.digest())
        return words
