"""The fair chance: every draw follows from a key and its address. Written down in docs/fair-dice.md."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from hashlib import sha256

from souterrain.core.chance import Needs, Recorded

SETUP, PLAY, BOTS, COSMETICS = "setup", "play", "bots", "cosmetics"
"""Roots: each use of chance has a stream of its own."""

_WORDS = 2**32


def seed_bytes(seed: int | bytes) -> bytes:
    """A seed is 32 bytes; a number stands for itself, big end first."""
    if isinstance(seed, int):
        if not 0 <= seed < 2**256:
            raise ValueError("a seed has 32 bytes")
        return seed.to_bytes(32, "big")
    if len(seed) != 32:
        raise ValueError("a seed has 32 bytes")
    return seed


def commitment(seed: bytes) -> str:
    """What is shown before the game: it fixes the seed and does not tell it."""
    return sha256(b"souterrain seed" + seed).hexdigest()


def key_of(seed: bytes, nonces: tuple[str, ...]) -> bytes:
    """The key of a match: the seed and what each seat threw in."""
    return sha256(seed + b"".join(sha256(nonce.encode()).digest() for nonce in nonces)).digest()


class Seeded(Recorded):
    """SHA-256 over key, root, address and counter; rejection down to a number below n."""

    def __init__(self, key: bytes, root: str = PLAY, resolve: Callable[[Needs], tuple[int, ...]] | None = None) -> None:
        super().__init__()
        self._prefix = sha256(key + root.encode() + b"\0")
        self._resolve = resolve

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        words = self._words(address)
        numbers = tuple([_below(bound, words) for bound in bounds])
        self.record(address, kind, numbers)
        return numbers

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        need = Needs(address, kind, request)
        if self._resolve is None:
            raise need
        numbers = self._resolve(need)
        self.record(address, kind, numbers)
        return numbers

    def _words(self, address: str) -> Iterator[int]:
        """Numbers of 32 bits, eight from each block."""
        block = 0
        while True:
            digest = self._prefix.copy()
            digest.update(address.encode() + b"\0" + block.to_bytes(4, "big"))
            data = digest.digest()
            for start in range(0, 32, 4):
                yield int.from_bytes(data[start : start + 4], "big")
            block += 1


def _below(bound: int, words: Iterator[int]) -> int:
    if not 1 <= bound <= _WORDS:
        raise ValueError("a bound lies between 1 and 2 ** 32")
    limit = _WORDS - _WORDS % bound
    for word in words:
        if word < limit:
            return word % bound
    raise AssertionError("the stream of words never ends")
