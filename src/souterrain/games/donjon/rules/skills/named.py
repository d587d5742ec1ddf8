"""Skills that name one figure: the figures within reach for which the skill is useful."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.forms import Field, Rows
from souterrain.games.donjon.rules.questions.naming import figure_items
from souterrain.games.donjon.rules.questions.sheet import HEALED, is_hero
from souterrain.games.donjon.rules.questions.skill_cards import AIM, term
from souterrain.games.donjon.rules.questions.targets import AIMS, is_up
from souterrain.games.donjon.state import State

PURIFIED: Final = ("poisoned", "venom", "cursed", "weakened", "frozen")
"""Marks that purification removes (P3)."""


def whom(state: State, who: int, name: str) -> list[int]:
    """Return all figures that the skill can be aimed at and is useful for."""
    useful = USEFUL.get(term(name).word)
    found = AIMS[AIM[name]](state, who)
    return found if useful is None else [target for target in found if useful(state, who, name, target)]


def can_name(state: State, who: int, name: str) -> bool:
    return bool(whom(state, who, name))


def naming(state: State, who: int, name: str) -> tuple[Field, ...]:
    """Return the field for the figure; a skill for the user alone needs none."""
    if AIM[name] == "alone":
        return ()
    return (Rows(tuple([figure_items(state, target) for target in whom(state, who, name)])),)


def _grants(state: State, who: int, name: str, target: int) -> bool:
    """Return False for a figure that has the mark: a blessing is not cumulative with itself."""
    return is_up(state, target) and not state.figure(target).has(term(name).arguments[0])


def _freezes(state: State, who: int, name: str, target: int) -> bool:
    return not state.figure(target).has("frozen")


def mends(state: State, who: int, name: str, target: int) -> bool:
    figure = state.figure(target)
    return figure.life < figure.max_life or any(figure.has(mark) for mark in HEALED)


def _purifies(state: State, who: int, name: str, target: int) -> bool:
    return mends(state, who, name, target) or any(state.figure(target).has(mark) for mark in PURIFIED)


def _displaces(state: State, who: int, name: str, target: int) -> bool:
    """Return False for an ally who has declined in this turn."""
    return is_up(state, target) and not (is_hero(who) and unwilling(target) in state.heroes[who].tested)


def unwilling(target: int) -> str:
    return f"unwilling-{target}"


USEFUL: Final[dict[str, Callable[[State, int, str, int], bool]]] = {
    "grant": _grants,
    "freeze": _freezes,
    "mend": mends,
    "purify": _purifies,
    "displace": _displaces,
}
