"""Melee skills: charge, whirlwind, cleave, and the step after a dodge (G2, G3, G6, V6)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.core.frames import WINDOW, Kind, Kinds
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.skills import Cleave, Slip
from souterrain.games.donjon.rules.mechanics import steps
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.mechanics.marks import marked, unmarked
from souterrain.games.donjon.rules.mechanics.skill_use import spend
from souterrain.games.donjon.rules.moments import HeroAttacked, happen
from souterrain.games.donjon.rules.questions import movement
from souterrain.games.donjon.rules.questions.ground import read_square, square_items
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.results import is_harmed_by
from souterrain.games.donjon.rules.questions.sheet import can_act, magic_of, speed
from souterrain.games.donjon.rules.questions.skill_cards import CHARGE, boosts, charging, term
from souterrain.games.donjon.rules.skills.aids import aside, nothing_said
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.state import State

# Charge


def _can_charge(state: State, who: int, name: str) -> bool:
    return movement.may_run(state, who)


def _charge(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Run, and mark the hero as charging for this turn (G6)."""
    marked(state, who, "charging", 1, "turn", who)
    steps.run(state, who, chance, log)


# Whirlwind


def _can_sweep(state: State, who: int, name: str) -> bool:
    return bool(movement.threatened(state, who))


def _sweeping(state: State, who: int, name: str) -> tuple[Field, ...]:
    """Return the fields that name the single attack to which a card or a charge is added."""
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
    """Attack each enemy beside the hero, with separate dice (G2)."""
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
        skills = (name, *aimed.get(target, ()))
        attack(state, who, target, "melee", more=more, flags=tuple(flags), skills=skills)


# Answers after an attack


def _cleave_offers(state: State, frame: Cleave) -> Offers:
    """Offer one more attack on another enemy beside the hero (G3) whom the weapon can harm (A-97)."""
    figure = state.heroes[frame.hero]
    if frame.used or not state.combat or not figure.knows("cleave") or not can_act(state, frame.hero):
        return {}
    flags, near = magic_of(figure, "melee"), movement.threatened(state, frame.hero)
    targets = [target for target in near if is_harmed_by(state.monster(target), flags)]
    rows = tuple([(("cleave", 1), *figure_items(state, target)) for target in targets])
    return {state.seat_of(frame.hero): (Verb("use", Form(Rows(rows))),)} if rows else {}


def _cleave(state: State, frame: Cleave, seat: int, action: Action, chance: Chance, log: Log) -> None:
    frame.used = 1
    spend(state, frame.hero, "cleave", log)
    target, _ = read_figure(state, action[1:][1:])
    attack(state, frame.hero, target, "melee", flags=("cleave",))
    happen(state, HeroAttacked(frame.hero), chance, log)


def cleave(state: State, frame: Cleave, chance: Chance, log: Log) -> None:
    """Do nothing: the answer has already declared the attack."""


def _slip_offers(state: State, frame: Slip) -> Offers:
    """Offer a step aside after a dodge (V6)."""
    held = state.heroes[frame.hero].has("pit") or not can_act(state, frame.hero)
    if frame.used or held or not speed(state, frame.hero):
        return {}
    rows = tuple([square_items(state, square) for square in sorted(movement.reach(state, frame.hero, 1))])
    return {state.seat_of(frame.hero): (Verb("slip", Form(Rows(rows))),)} if rows else {}


def _slip(state: State, frame: Slip, seat: int, action: Action, chance: Chance, log: Log) -> None:
    frame.used = 1
    log("slipped", seat=seat)
    aside(state, frame.hero, read_square(state, action[1:]), chance, log)


def slip(state: State, frame: Slip, chance: Chance, log: Log) -> None:
    """Do nothing: the answer has already made the step."""


KINDS: Final[Kinds] = {
    Cleave: Kind(cleave, WINDOW, _cleave_offers, _cleave),
    Slip: Kind(slip, WINDOW, _slip_offers, _slip),
}
EFFECTS: Final = {
    "charge": Effect(_can_charge, nothing_said, _charge),
    "sweep": Effect(_can_sweep, _sweeping, _sweep),
}
