"""Names of persons: which ones are allowed, and which ones look alike.

Two names are taken for one if they are equal without regard to case, or if they have the same skeleton: the confusable
characters of Unicode Technical Standard 39 (Cyrillic "а", Latin "a") are replaced by one prototype each.
"""

from __future__ import annotations

import unicodedata
from functools import cache
from importlib.resources import files
from itertools import groupby, pairwise
from typing import Final

from souterrain.server.refusal import Refused

LONGEST: Final = 24
CONTROL: Final = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of characters that no name has: control, format and direction marks, surrogates, private, unassigned."""
VISIBLE: Final = ("L", "N", "S")
"""Letters, numbers and symbols: a name has one at least."""
MARKS: Final = ("Mn", "Me")
GENERIC: Final = ((0x0300, 0x036F), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF), (0x20D0, 0x20FF), (0xFE20, 0xFE2F))
"""Combining marks that go with any letter. One beside those of a composed letter is enough for every language."""
MOST_GENERIC: Final = 1
MOST_MARKS: Final = 4
"""Marks of one script on one letter, as Unicode Technical Standard 39 (5.4) advises; Hebrew has three."""
VARIANTS: Final = ("\ufe0e", "\ufe0f")
"""Selectors for the style of an emoji; keyboards add them, and a name is the same without them."""
IGNORABLE: Final = (
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5), (0x180B, 0x180F),
    (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0), (0xFFF0, 0xFFF8), (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
)  # fmt: skip
"""Characters that are not shown (Default_Ignorable_Code_Point)."""
BLANK: Final = ((0x2800, 0x2800), (0x303F, 0x303F), (0xFFFC, 0xFFFD), (0x1D159, 0x1D159), (0x13441, 0x13446))
"""Symbols that are shown as nothing, or stand for something that is missing."""


def clean_name(name: str) -> str:
    """Return a name in normal form: 1 to 24 characters, composed, single blanks. Refuse what cannot be seen, direction
    marks and stacked marks."""
    plain = "".join([sign for sign in name if sign not in VARIANTS])
    composed = " ".join(unicodedata.normalize("NFC", plain).split())
    kinds = [unicodedata.category(sign) for sign in composed]
    hidden = any(kind in CONTROL for kind in kinds) or any(_within(sign, IGNORABLE + BLANK) for sign in composed)
    seen = any(kind.startswith(VISIBLE) for kind in kinds)
    if hidden or not seen or _stacked(composed) or not 1 <= len(composed) <= LONGEST:
        raise Refused("bad-name", 400)
    return composed


def folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def skeleton(name: str) -> str:
    """Return the same text for all names that look like this one, with or without capitals."""
    return _prototypes(_prototypes(unicodedata.normalize("NFKC", name)).casefold())


def _prototypes(name: str) -> str:
    """Return the skeleton of Unicode Technical Standard 39 (section 4); for internal comparison only."""
    shown = [sign for sign in unicodedata.normalize("NFD", name) if not _within(sign, IGNORABLE)]
    return unicodedata.normalize("NFD", "".join(shown).translate(_table()))


@cache
def _table() -> dict[int, str]:
    text = files("souterrain.server.store").joinpath("confusables.txt").read_text("utf-8")
    lines = [line.rpartition("\t") for line in text.partition("\n\n")[2].split("\n")]
    return {ord(sign): prototype for prototype, _, like in lines for sign in like}


def _stacked(name: str) -> bool:
    """Return True for marks without a letter, repeated ones, and more on one letter than any language has."""
    if any(one == other and _is_mark(one) for one, other in pairwise(unicodedata.normalize("NFD", name))):
        return True
    before = " "
    for marks, group in groupby(name, _is_mark):
        stack = list(group)
        generic = sum(_within(sign, GENERIC) for sign in stack)
        if marks and (before == " " or len(stack) > MOST_MARKS or generic > MOST_GENERIC):
            return True
        before = stack[-1]
    return False


def _is_mark(sign: str) -> bool:
    return unicodedata.category(sign) in MARKS


def _within(sign: str, ranges: tuple[tuple[int, int], ...]) -> bool:
    return any(first <= ord(sign) <= last for first, last in ranges)
