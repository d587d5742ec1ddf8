"""Rows of a list: a choice, and a value that arrow keys or digits change."""

from __future__ import annotations

from collections.abc import Callable, Sequence


class Row:
    """A row of a list. `key` identifies it to its creator; `about` explains it in one line."""

    def __init__(self, key: str, text: str, about: str = "", shown: str = "") -> None:
        self.key = key
        self.about = about
        self.shown = shown
        """The text with what it brings or costs, if anything is known of it."""
        self.last = False
        """True if a group of rows ends with it."""
        self._text = text

    @property
    def text(self) -> str:
        return self._text

    @property
    def value(self) -> str:
        """The changeable value beside the text; "" if there is none."""
        return ""

    @property
    def turns(self) -> bool:
        """True if there is another value."""
        return False

    def step(self, by: int) -> bool:
        """Change the value by a number of steps; return False if there is no other."""
        return False

    def typed(self, sign: str) -> bool:
        """Take a digit or a minus sign; return False if the row does not use it."""
        return False


class Pick(Row):
    """A row with one of several labelled values; stepping wraps around."""

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
    """A row with a count or a measure between two bounds; `naming` returns the text for a number."""

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
        """Append a digit; a number that grows too large starts anew."""
        if not self.turns or (sign == "-" and self.least >= 0):
            return False
        self._typed = sign if sign == "-" else self._typed + sign
        if self._typed != "-":
            number = int(self._typed)
            if not min(0, self.least) <= number <= max(0, self.most):
                self._typed, number = sign, int(sign)
            self.number = max(self.least, min(self.most, number))
        return True
