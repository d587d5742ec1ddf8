"""docs/fair-dice.md is true: its vectors come out of a program written from that page alone, and out of ours."""

from __future__ import annotations

import re
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest

from souterrain.core.chance import Script, index_at
from souterrain.core.seeded import Seeded, commitment, key_of

PAGE = (Path(__file__).parents[2] / "docs" / "fair-dice.md").read_text(encoding="utf-8")


class Vectors(NamedTuple):
    """One block of the page: a seed and what follows from it."""

    seed: bytes
    nonces: tuple[str, ...]
    commitment: str
    key: bytes
    blocks: list[list[str]]
    draws: list[list[str]]


def vectors() -> list[Vectors]:
    found = []
    for block in re.findall(r"```vectors\n(.*?)```", PAGE, re.DOTALL):
        lines = [line.partition(" ")[::2] for line in block.splitlines()]

        def those(name: str, lines: list[tuple[str, ...]] = lines) -> list[str]:
            return [rest for word, rest in lines if word == name]

        found.append(
            Vectors(
                bytes.fromhex(those("seed")[0]),
                tuple([nonce.strip('"') for nonce in those("nonce")]),
                those("commitment")[0],
                bytes.fromhex(those("key")[0]),
                [line.split(" ") for line in those("block")],
                [re.split("[ =]", line) for line in those("draw")],
            )
        )
    return found


def bounds_of(kind: str) -> list[int]:
    """The statements of the page about each kind."""
    if kind[0] == "o":
        return list(range(int(kind[1:]), 1, -1))
    if kind[0] in "dw":
        return [int(kind[1:])]
    count, sides = map(int, kind.split("d"))
    return [sides] * count


def independent(key: bytes, root: str, address: str, bounds: list[int]) -> list[int]:
    """The page in a few lines, without the house's code."""
    head, words, numbers, block = key + root.encode() + b"\0" + address.encode() + b"\0", b"", [], 0
    for bound in bounds:
        while True:
            if not words:
                words, block = sha256(head + block.to_bytes(4, "big")).digest(), block + 1
            word, words = int.from_bytes(words[:4], "big"), words[4:]
            if word < 2**32 - 2**32 % bound:
                numbers.append(word % bound)
                break
    return numbers


@pytest.mark.quick
def test_the_page_has_vectors_of_every_kind() -> None:
    kinds = {re.sub("[0-9]+", "n", kind) for each in vectors() for _, _, kind, _ in each.draws}
    assert kinds == {"ndn", "dn", "wn", "on"}
    assert any(each.nonces for each in vectors())


@pytest.mark.parametrize("given", vectors(), ids=["number", "bytes"])
def test_an_independent_program_gives_the_same(given: Vectors) -> None:
    assert sha256(b"souterrain seed" + given.seed).hexdigest() == given.commitment
    nonces = b"".join([sha256(nonce.encode()).digest() for nonce in given.nonces])
    assert sha256(given.seed + nonces).digest() == given.key
    for root, address, number, block in given.blocks:
        head = given.key + root.encode() + b"\0" + address.encode() + b"\0"
        assert sha256(head + int(number).to_bytes(4, "big")).hexdigest() == block
    for root, address, kind, written in given.draws:
        numbers = independent(given.key, root, address, bounds_of(kind))
        small = bool(re.fullmatch(r"[0-9]+d([1-9]|10)", kind))
        assert ("" if small else ".").join(map(str, numbers)) == written, (address, kind)


@pytest.mark.parametrize("given", vectors(), ids=["number", "bytes"])
def test_the_house_gives_the_same(given: Vectors) -> None:
    assert commitment(given.seed) == given.commitment
    assert key_of(given.seed, given.nonces) == given.key
    for root, address, kind, written in given.draws:
        chance = Seeded(given.key, root)
        chance.draw(address, kind, tuple(bounds_of(kind)))
        assert chance.draws == [f"{address} {kind}={written}"]


def test_what_numbers_mean() -> None:
    (block,) = re.findall(r"```meanings\n(.*?)```", PAGE, re.DOTALL)
    for line in block.splitlines():
        drawn, _, meaning = line.partition(" gives ")
        if drawn.startswith("o"):
            count = int(drawn[1:].partition("=")[0])
            numbers = [int(number) for number in drawn.partition("=")[2].split(".")]
            things = list(range(count))
            for place, number in zip(range(count - 1, 0, -1), numbers, strict=True):
                things[place], things[number] = things[number], things[place]
            assert " ".join(map(str, things)) == meaning
            assert list(Script([f"deck {drawn}"]).order("deck", count)) == things
        else:
            point, _, weights = drawn.partition(" of ")
            assert index_at(tuple(map(int, weights.split())), int(point.partition("=")[2])) == int(meaning)


def test_words_are_thrown_away_in_some_vector() -> None:
    """A program that forgets the rejection must fail on these vectors."""
    thrown = 0
    for given in vectors():
        for root, address, kind, _ in given.draws:
            words = Seeded(given.key, root).draw(address, kind, (2**32,) * 3)
            thrown += words[0] >= 2**32 - 2**32 % bounds_of(kind)[0]
    assert thrown
