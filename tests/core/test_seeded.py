"""The fair chance: what follows from a seed, and how. Its test vectors are in docs/fair-dice.md."""

from __future__ import annotations

from collections import Counter

import pytest

from souterrain.core.seeded import BOTS, COSMETICS, PLAY, SETUP, Seeded, commitment, key_of, seed_bytes

KEY = key_of(seed_bytes(7), ())
MOST = 2**32


class Given(Seeded):
    """Takes its words from a list."""

    def __init__(self, *words: int) -> None:
        super().__init__(KEY)
        self._given = words

    def _block(self, address: str, number: int) -> tuple[int, ...]:
        return self._given


@pytest.mark.quick
def test_a_draw_follows_from_key_root_and_address() -> None:
    assert Seeded(KEY).number("a", 1000) == Seeded(KEY).number("a", 1000)
    assert len({Seeded(KEY, root).draw("a", "", (MOST,)) for root in (SETUP, PLAY, BOTS, COSMETICS)}) == 4
    assert Seeded(KEY).draw("a", "", (MOST,)) != Seeded(KEY).draw("b", "", (MOST,))
    assert Seeded(KEY).draw("a", "", (MOST,)) != Seeded(key_of(seed_bytes(7), ("nonce",))).draw("a", "", (MOST,))


def test_what_was_drawn_before_does_not_matter() -> None:
    chance = Seeded(KEY)
    chance.dice("first", 7, 6)
    assert chance.dice("second", 7, 6) == Seeded(KEY).dice("second", 7, 6)


def test_words_too_high_are_thrown_away() -> None:
    """2 ** 32 = 3 * 1431655765 + 1: the last word would make 0 more likely than 1 and 2."""
    assert Given(MOST - 1, 5).number("", 3) == 2
    assert Given(MOST - 2, 5).number("", 3) == (MOST - 2) % 3
    assert Given(MOST - 1).number("", 2) == 1
    assert Given(MOST - 1).number("", MOST) == MOST - 1


def test_more_words_than_one_block_holds() -> None:
    numbers = Seeded(KEY).draw("many", "100d6", (6,) * 100)
    assert len(set(Counter(numbers).values())) > 1
    assert numbers[:8] != numbers[8:16], "the second block is another one"


@pytest.mark.parametrize("bound", [0, -1, MOST + 1])
def test_a_bound_that_no_word_can_meet_is_refused(bound: int) -> None:
    with pytest.raises(ValueError, match="bound"):
        Seeded(KEY).number("a", bound)


def test_draws_are_written_down() -> None:
    chance = Seeded(KEY)
    numbers = chance.draw("level/1", "3d6", (6, 6, 6))
    assert chance.draws == [f"level/1 3d6={''.join(map(str, numbers))}"]


@pytest.mark.quick
def test_a_seed_is_32_bytes_or_a_number() -> None:
    assert seed_bytes(258) == bytes(30) + b"\1\2"
    assert seed_bytes(bytes(range(32))) == bytes(range(32))
    for wrong in (-1, 2**256, b"short", bytes(33)):
        with pytest.raises(ValueError, match="32 bytes"):
            seed_bytes(wrong)


def test_the_key_depends_on_every_nonce_and_their_order() -> None:
    seed = seed_bytes(1)
    nonces: list[tuple[str, ...]] = [(), ("",), ("a",), ("b",), ("a", "b"), ("b", "a"), ("ab",), ("ab", "")]
    assert len({key_of(seed, each) for each in nonces}) == len(nonces)
    assert commitment(seed) != commitment(seed_bytes(2))
