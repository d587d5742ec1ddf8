"""Chance is a parameter, never a field; every draw is typed and has an address.

`delve/2/level/3/dungeon 3d6=014` reads: at this address three dice with six faces showed the faces 0, 1 and 4.
`d10=7` is a number below ten, `w36=4` a number below the sum of some weights, `o13=…` the steps of a shuffle;
a tray's answer has the kind its game names. Draws are kept as raw numbers below their bounds.
"""

from __future__ import annotations

from functools import lru_cache
from typing import ClassVar, NoReturn


class Needs(Exception):  # noqa: N818 - a wish, no error
    """A slow draw is wanted: make it elsewhere and run the pure `apply` again with the answer."""

    def __init__(self, address: str, kind: str, request: str) -> None:
        super().__init__(f"{address} {kind}")
        self.address = address
        self.kind = kind
        self.request = request


class Chance:
    """The base of all kinds. A kind gives `draw`; games use the typed methods below it."""

    blind: ClassVar[bool] = False
    """True if addresses are never read, so that mass play need not build them."""

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        """Return one number below each bound."""
        raise TypeError("this kind of chance makes no draws")

    def dice(self, address: str, count: int, sides: int) -> tuple[int, ...]:
        """Rolls equal dice; answers how many of them show each face."""
        faces = [0] * sides
        for face in self.draw(address, f"{count}d{sides}", (sides,) * count):
            faces[face] += 1
        return tuple(faces)

    def number(self, address: str, below: int) -> int:
        return self.draw(address, f"d{below}", (below,))[0]

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        """Return the index of one weight, each as likely as it is heavy."""
        total = sum(weights)
        point = self.draw(address, f"w{total}", (total,))[0]
        return index_at(weights, point)

    def order(self, address: str, count: int) -> tuple[int, ...]:
        """Return the numbers 0 … count − 1 shuffled (Fisher–Yates from the end)."""
        order = list(range(count))
        bounds = tuple(range(count, 1, -1))
        for bound, other in zip(bounds, self.draw(address, f"o{count}", bounds), strict=True):
            order[bound - 1], order[other] = order[other], order[bound - 1]
        return tuple(order)

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        """Make a draw elsewhere (physics, one day real dice); its answer is integers."""
        raise Needs(address, kind, request)

    def seal(self) -> None:
        """Note that something was shown or binds the player: there is no way back."""


class Recorded(Chance):
    """A chance whose draws go into the journal. Beside them are the films of its slow draws, which do not."""

    def __init__(self) -> None:
        self.draws: list[str] = []
        self.films: list[bytes] = []
        self.sealed = False

    def begin(self) -> None:
        """Begin a new entry."""
        self.draws = []
        self.films = []
        self.sealed = False

    def seal(self) -> None:
        self.sealed = True

    def record(self, address: str, kind: str, numbers: tuple[int, ...]) -> None:
        self.draws.append(f"{address} {kind}={write(kind, numbers)}")


class ScriptError(Exception):
    """A script met a draw that it does not hold, or holds one that nobody asked for."""


class Script(Recorded):
    """Replays draws. Another address, kind or bound is refused, and so are draws left over."""

    def __init__(self, lines: list[str] | tuple[str, ...]) -> None:
        super().__init__()
        self._lines = list(lines)
        self._next = 0

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        numbers = self._held(address, kind)
        if len(numbers) != len(bounds) or any(not 0 <= n < b for n, b in zip(numbers, bounds, strict=True)):
            self._refuse(address, kind)
        return self._taken(address, kind, numbers)

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        return self._taken(address, kind, self._held(address, kind))

    def finish(self) -> None:
        if self._next < len(self._lines):
            raise ScriptError(f"left over: {self._lines[self._next]}")

    def _held(self, address: str, kind: str) -> tuple[int, ...]:
        """Return the numbers of the next line, if it answers this draw in its one spelling."""
        head = f"{address} {kind}="
        if self._next >= len(self._lines) or not self._lines[self._next].startswith(head):
            self._refuse(address, kind)
        text = self._lines[self._next][len(head) :]
        try:
            numbers = parse(kind, text)
        except ValueError:
            self._refuse(address, kind)
        if write(kind, numbers) != text:
            self._refuse(address, kind)
        return numbers

    def _taken(self, address: str, kind: str, numbers: tuple[int, ...]) -> tuple[int, ...]:
        self._next += 1
        self.record(address, kind, numbers)
        return numbers

    def _refuse(self, address: str, kind: str) -> NoReturn:
        if self._next == len(self._lines):
            raise ScriptError(f"asked for {address} {kind}, the script is at its end")
        raise ScriptError(f"asked for {address} {kind}, the script holds {self._lines[self._next]}")


def index_at(weights: tuple[int, ...], point: int) -> int:
    """Return the index of the weight that covers a point of their sum."""
    for index, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return index
    raise ValueError("the point lies outside the weights")


def write(kind: str, numbers: tuple[int, ...]) -> str:
    """Return faces of dice side by side, everything else with dots between."""
    return ("" if _has_digits(kind) else ".").join(map(str, numbers))


def parse(kind: str, text: str) -> tuple[int, ...]:
    if not text:
        return ()
    return tuple([int(number) for number in (text if _has_digits(kind) else text.split("."))])


@lru_cache(maxsize=1 << 10)
def _has_digits(kind: str) -> bool:
    """Tell if every number of this kind is one digit: dice with at most ten faces."""
    count, _, sides = kind.partition("d")
    return kind.isascii() and count.isdecimal() and sides.isdecimal() and int(sides) <= 10
