"""Skills for which one figure is named: who can be, and to whom it is of any use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.forms import Field, Rows
from souterrain.games.donjon.rules.naming import figure_items
from souterrain.games.donjon.rules.sheet import HEALED, is_hero
from souterrain.games.donjon.rules.skills.aims import AIMS, is_up
from souterrain.games.donjon.rules.skills.base import AIM, term
from souterrain.games.donjon.state import State

PURIFIED: Final = ("poisoned", "venom", "cursed", "weakened", "frozen")
"""What purification ends (P3)."""


def whom(s: State, who: int, name: str) -> list[int]:
    """Everybody the skill can be aimed at and is of use to."""
    useful = USEFUL.get(term(name).word)
    found = AIMS[AIM[name]](s, who)
    return found if useful is None else [target for target in found if useful(s, who, name, target)]


def can_name(s: State, who: int, name: str) -> bool:
    return bool(whom(s, who, name))


def naming(s: State, who: int, name: str) -> tuple[Field, ...]:
    """Oneself alone need not be named."""
    if AIM[name] == "alone":
        return ()
    return (Rows(tuple([figure_items(s, target) for target in whom(s, who, name)])),)


def _grants(s: State, who: int, name: str, target: int) -> bool:
    """No blessing is cumulative with itself."""
    return is_up(s, target) and not s.figure(target).has(term(name).arguments[0])


def _freezes(s: State, who: int, name: str, target: int) -> bool:
    return not s.figure(target).has("frozen")


def mends(s: State, who: int, name: str, target: int) -> bool:
    figure = s.figure(target)
    return figure.life < figure.max_life or any(figure.has(mark) for mark in HEALED)


def _purifies(s: State, who: int, name: str, target: int) -> bool:
    return mends(s, who, name, target) or any(s.figure(target).has(mark) for mark in PURIFIED)


def _displaces(s: State, who: int, name: str, target: int) -> bool:
    """An ally who has said no is not asked again in this turn."""
    return is_up(s, target) and not (is_hero(who) and unwilling(target) in s.heroes[who].tested)


def unwilling(target: int) -> str:
    return f"unwilling-{target}"


USEFUL: Final[dict[str, Callable[[State, int, str, int], bool]]] = {
    "grant": _grants,
    "freeze": _freezes,
    "mend": mends,
    "purify": _purifies,
    "displace": _displaces,
}
