"""Skills of the blade and the bow: what is added to an attack, and what follows one (G1 … G3, G6, V5, V6, V8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.games.donjon.board.plan import plan_of, read_square, square_items
from souterrain.games.donjon.rules.fight.combat import attack
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import WINDOW, kind
from souterrain.games.donjon.rules.mechanics import movement
from souterrain.games.donjon.rules.mechanics.fatigue import Offers
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.sheet import can_act, marked, speed, unmarked
from souterrain.games.donjon.rules.skills.aids import aside, nothing_said
from souterrain.games.donjon.rules.skills.base import TERMS, Effect, spend, term
from souterrain.games.donjon.state import State

CHARGE: Final = "charge"


# Said along with an attack


def _in_melee(state: State, hero: int, target: int, via: str) -> bool:
    return via == "melee"


def _with_missile(state: State, hero: int, target: int, via: str) -> bool:
    return via == "missile"


def _from_behind(state: State, hero: int, target: int, via: str) -> bool:
    """Another hero stands beside the enemy (V5)."""
    plan, there = plan_of(state), state.figure(target).square
    return any(plan.adjacent(there, state.heroes[other].square) for other in state.up if other != hero)


BOOSTS: Final[dict[str, Callable[[State, int, int, str], bool]]] = {
    "attack": _in_melee,
    "backstab": _from_behind,
    "pierce": _with_missile,
}
"""When each may be said."""
_BOOSTING: Final = tuple([(name, terms[0]) for name, terms in TERMS.items() if terms[0].word in BOOSTS])


def boosts(state: State, hero: int, target: int, via: str) -> tuple[str, ...]:
    """What this hero may say along with an attack; each costs a point of fatigue of its own."""
    knows = state.heroes[hero].knows
    return tuple([name for name, found in _BOOSTING if knows(name) and BOOSTS[found.word](state, hero, target, via)])


def boosted(
    state: State, hero: int, target: int, words: tuple[str, ...], log: Log, via: str = "melee"
) -> tuple[int, tuple[str, ...]]:
    """Spends what was said: how much is added to the attack, and what else is so about it."""
    more, flags = 0, []
    for name in words:
        spend(state, hero, name, log)
        found = term(name)
        if found.word == "pierce":
            flags.append("no-armour")
        else:
            more += found.number()
    if via == "melee" and charging(state, hero):
        unmarked(state, hero, "charging")
        more += term(CHARGE).number()
        flags.append("push")
    return more, tuple(flags)


# A charge


def _can_charge(state: State, who: int, name: str) -> bool:
    return movement.may_run(state, who)


def _charge(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """The turn is a run (G6)."""
    marked(state, who, "charging", 1, "turn", who)
    movement.run(state, who, chance, log)


def charging(state: State, hero: int) -> bool:
    figure = state.heroes[hero]
    return figure.has("charging") and figure.entered >= term(CHARGE).number(1)


# A whirl


def _can_sweep(state: State, who: int, name: str) -> bool:
    return bool(movement.threatened(state, who))


def _sweeping(state: State, who: int, name: str) -> tuple[Field, ...]:
    """A card that is added, and a charge, count for one of the attacks: the one that is named."""
    near = movement.threatened(state, who)
    fields: list[Field] = []
    known = dict.fromkeys([word for target in near for word in boosts(state, who, target, "melee")])
    for word in known if state.heroes[who].fatigue > 1 else ():
        fields.append(_for_one_of(state, who, word, [t for t in near if word in boosts(state, who, t, "melee")]))
    if charging(state, who):
        fields.append(_for_one_of(state, who, CHARGE, near))
    return tuple(fields)


def _for_one_of(state: State, who: int, word: str, targets: list[int]) -> Rows:
    return Rows(((), *[((word, 1), *figure_items(state, target)) for target in targets]))


def _sweep(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """One attack on each enemy beside, every one with dice of its own (G2)."""
    aimed: dict[int, tuple[str, ...]] = {}
    while items:
        word = items[0][0]
        target, items = read_figure(state, items[1:])
        aimed[target] = (*aimed.get(target, ()), word)
    for target in reversed(movement.threatened(state, who)):
        more, flags = term(name).number(), ["sweep"]
        for word in aimed.get(target, ()):
            more += term(word).number()
            if word == CHARGE:
                unmarked(state, who, "charging")
                flags.append("push")
            else:
                spend(state, who, word, log)
        attack(state, who, target, "melee", more=more, flags=tuple(flags))


# One blow leads to another


def _cleave_offers(state: State, frame: Frame) -> Offers:
    """An enemy fell to the blade: one more attack on another beside (G3)."""
    figure = state.heroes[frame.who]
    if frame.data or not state.combat or not figure.knows("cleave") or not can_act(state, frame.who):
        return {}
    rows = tuple([(("cleave", 1), *figure_items(state, target)) for target in movement.threatened(state, frame.who)])
    return {state.seat_of(frame.who): (Verb("use", Form(Rows(rows))),)} if rows else {}


def _cleave(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    from souterrain.games.donjon.rules.event_cards import trigger

    hero = state.hero_of(seat)
    state.top().data = (1,)
    spend(state, hero, "cleave", log)
    target, _ = read_figure(state, items[1:])
    attack(state, hero, target, "melee", flags=("cleave",))
    trigger(state, "hero-attack", hero, chance, log)


@kind("cleave", WINDOW, _cleave_offers, _cleave)
def cleave(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """Nothing more: the attack itself was declared when it was said."""


def _slip_offers(state: State, frame: Frame) -> Offers:
    """The attack missed: a step aside (V6)."""
    if frame.data or not can_act(state, frame.who) or not speed(state, frame.who):
        return {}
    rows = tuple([square_items(state, square) for square in sorted(movement.reach(state, frame.who, 1))])
    return {state.seat_of(frame.who): (Verb("slip", Form(Rows(rows))),)} if rows else {}


def _slip(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    hero = state.hero_of(seat)
    state.top().data = (1,)
    log("slipped", seat=seat)
    aside(state, hero, read_square(state, items), chance, log)


@kind("slip", WINDOW, _slip_offers, _slip)
def slip(state: State, frame: Frame, chance: Chance, log: Log) -> None:
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
