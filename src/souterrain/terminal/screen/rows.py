"""Rows of a list: something to choose, and what the arrow keys or digits change about it."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Row:
    """`key` tells whoever made the row what it is; `about` explains it in one line."""

    def __init__(self, key: str, text: str, about: str = "") -> None:
        self.key = key
        self.about = about
        self.last = False
        """Whether a group of rows ends with it."""
        self._text = text

    @property
    def text(self) -> str:
        return self._text

    @property
    def value(self) -> str:
        """What stands beside the text and may be changed; "" if nothing may."""
        return ""

    @property
    def turns(self) -> bool:
        """Whether there is another value to turn to."""
        return False

    def step(self, by: int) -> bool:
        """Another value, so many steps away; False if there is none."""
        return False

    def typed(self, sign: str) -> bool:
        """A digit or a minus sign; False if the row has no use for it."""
        return False


class Pick(Row):
    """One of several values, each with its label; turning goes round."""

    def __init__(self, key: str, text: str, values: Sequence[tuple[str, str]], chosen: str, about: str = "") -> None:
        super().__init__(key, text, about)
        self.values = tuple(values)
        self.at = next((at for at, (value, _) in enumerate(self.values) if value == chosen), 0)

    @property
    def chosen(self) -> str:
        return self.values[self.at][0]

    @property
    def value(self) -> str:
        return self.values[self.at][1]

    @property
    def turns(self) -> bool:
        return len(self.values) > 1

    def step(self, by: int) -> bool:
        self.at = (self.at + by) % len(self.values)
        return self.turns


class Number(Row):
    """So many of something, or a measure, between two bounds; `naming` gives the text that goes with a number."""

    def __init__(
        self, key: str, naming: Callable[[int], str], least: int, most: int, number: int, about: str = ""
    ) -> None:
        super().__init__(key, naming(number), about)
        self._naming = naming
        self._typed = ""
        self.least = least
        self.most = most
        self.number = number

    @property
    def text(self) -> str:
        return self._naming(self.number)

    @property
    def value(self) -> str:
        return str(self.number) if self.turns or self.number != 1 else ""

    @property
    def turns(self) -> bool:
        return self.least < self.most

    def step(self, by: int) -> bool:
        self._typed = ""
        before = self.number
        self.number = max(self.least, min(self.most, self.number + by))
        return self.number != before

    def typed(self, sign: str) -> bool:
        """Digits make a number one after the other; one that grows too large begins anew."""
        if not self.turns or (sign == "-" and self.least >= 0):
            return False
        self._typed = sign if sign == "-" else self._typed + sign
        if self._typed != "-":
            number = int(self._typed)
            if not min(0, self.least) <= number <= max(0, self.most):
                self._typed, number = sign, int(sign)
            self.number = max(self.least, min(self.most, number))
        return True
