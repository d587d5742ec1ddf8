"""Skills of the blade and the bow: what is added to an attack, and what follows one (G1 … G3, G6, V5, V6, V8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.games.donjon.board import plan_of, read_square, square_items
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import movement
from souterrain.games.donjon.rules.combat import attack
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import WINDOW, kind
from souterrain.games.donjon.rules.naming import figure_items, read_figure
from souterrain.games.donjon.rules.sheet import can_act, marked, speed, unmarked
from souterrain.games.donjon.rules.skills.aids import aside, nothing_said
from souterrain.games.donjon.rules.skills.base import TERMS, Effect, spend, term
from souterrain.games.donjon.state import State

CHARGE: Final = "charge"


# Said along with an attack


def _in_melee(s: State, hero: int, target: int, via: str) -> bool:
    return via == "melee"


def _with_missile(s: State, hero: int, target: int, via: str) -> bool:
    return via == "missile"


def _from_behind(s: State, hero: int, target: int, via: str) -> bool:
    """Another hero stands beside the enemy (V5)."""
    plan, there = plan_of(s), s.figure(target).square
    return any(plan.adjacent(there, s.heroes[other].square) for other in s.up if other != hero)


BOOSTS: Final[dict[str, Callable[[State, int, int, str], bool]]] = {
    "attack": _in_melee,
    "backstab": _from_behind,
    "pierce": _with_missile,
}
"""When each may be said."""
_BOOSTING: Final = tuple([(name, terms[0]) for name, terms in TERMS.items() if terms[0].word in BOOSTS])


def boosts(s: State, hero: int, target: int, via: str) -> tuple[str, ...]:
    """What this hero may say along with an attack; each costs a point of fatigue of its own."""
    knows = s.heroes[hero].knows
    return tuple([name for name, found in _BOOSTING if knows(name) and BOOSTS[found.word](s, hero, target, via)])


def boosted(
    s: State, hero: int, target: int, words: tuple[str, ...], log: Log | None, via: str = "melee"
) -> tuple[int, tuple[str, ...]]:
    """Spends what was said: how much is added to the attack, and what else is so about it."""
    more, flags = 0, []
    for name in words:
        spend(s, hero, name, log)
        found = term(name)
        if found.word == "pierce":
            flags.append("no-armour")
        else:
            more += found.number()
    if via == "melee" and charging(s, hero):
        unmarked(s, hero, "charging")
        more += term(CHARGE).number()
        flags.append("push")
    return more, tuple(flags)


# A charge


def _can_charge(s: State, who: int, name: str) -> bool:
    return movement.may_run(s, who)


def _charge(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    """The turn is a run (G6)."""
    marked(s, who, "charging", 1, "turn", who)
    movement.run(s, who, chance, log)


def charging(s: State, hero: int) -> bool:
    figure = s.heroes[hero]
    return figure.has("charging") and figure.entered >= term(CHARGE).number(1)


# A whirl


def _can_sweep(s: State, who: int, name: str) -> bool:
    return bool(movement.threatened(s, who))


def _sweeping(s: State, who: int, name: str) -> tuple[Field, ...]:
    """A card that is added, and a charge, count for one of the attacks: the one that is named."""
    near = movement.threatened(s, who)
    fields: list[Field] = []
    known = dict.fromkeys([word for target in near for word in boosts(s, who, target, "melee")])
    for word in known if s.heroes[who].fatigue > 1 else ():
        fields.append(_for_one_of(s, who, word, [t for t in near if word in boosts(s, who, t, "melee")]))
    if charging(s, who):
        fields.append(_for_one_of(s, who, CHARGE, near))
    return tuple(fields)


def _for_one_of(s: State, who: int, word: str, targets: list[int]) -> Rows:
    return Rows(((), *[((word, 1), *figure_items(s, target)) for target in targets]))


def _sweep(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    """One attack on each enemy beside, every one with dice of its own (G2)."""
    aimed: dict[int, tuple[str, ...]] = {}
    while items:
        word = items[0][0]
        target, items = read_figure(s, items[1:])
        aimed[target] = (*aimed.get(target, ()), word)
    for target in reversed(movement.threatened(s, who)):
        more, flags = term(name).number(), ["sweep"]
        for word in aimed.get(target, ()):
            more += term(word).number()
            if word == CHARGE:
                unmarked(s, who, "charging")
                flags.append("push")
            else:
                spend(s, who, word, log)
        attack(s, who, target, "melee", more=more, flags=tuple(flags))


# One blow leads to another


def _cleave_offers(s: State, frame: Frame) -> Offers:
    """An enemy fell to the blade: one more attack on another beside (G3)."""
    figure = s.heroes[frame.who]
    if frame.data or not s.combat or not figure.knows("cleave") or not can_act(s, frame.who):
        return {}
    rows = tuple([(("cleave", 1), *figure_items(s, target)) for target in movement.threatened(s, frame.who)])
    return {s.seat_of(frame.who): (Verb("use", Form(Rows(rows))),)} if rows else {}


def _cleave(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    from souterrain.games.donjon.rules.events import trigger

    hero = s.hero_of(seat)
    s.top().data = (1,)
    spend(s, hero, "cleave", log)
    target, _ = read_figure(s, items[1:])
    attack(s, hero, target, "melee", flags=("cleave",))
    trigger(s, "hero-attack", hero, chance, log)


@kind("cleave", WINDOW, _cleave_offers, _cleave)
def cleave(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """Nothing more: the attack itself was declared when it was said."""


def _slip_offers(s: State, frame: Frame) -> Offers:
    """The attack missed: a step aside (V6)."""
    if frame.data or not can_act(s, frame.who) or not speed(s, frame.who):
        return {}
    rows = tuple([square_items(s, square) for square in sorted(movement.reach(s, frame.who, 1))])
    return {s.seat_of(frame.who): (Verb("slip", Form(Rows(rows))),)} if rows else {}


def _slip(s: State, seat: int, verb: str, items: Items, chance: Chance, log: Log | None) -> None:
    hero = s.hero_of(seat)
    s.top().data = (1,)
    if log is not None:
        log("slipped", seat=seat)
    aside(s, hero, read_square(s, items), chance, log)


@kind("slip", WINDOW, _slip_offers, _slip)
def slip(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """Nothing more: the step was taken when it was said."""


EFFECTS: Final = {
    "charge": Effect(_can_charge, nothing_said, _charge),
    "sweep": Effect(_can_sweep, _sweeping, _sweep),
}
REACTIONS: Final = {
    "again": "cleave",
    "slip": "slip",
    "defence": "attack",
    "stand-in": "attack",
    "ward": "loss",
    "foresee": "event",
    "two-dice": "two-dice",
}
"""Words that are carried out in a frame of their own, and its kind."""
