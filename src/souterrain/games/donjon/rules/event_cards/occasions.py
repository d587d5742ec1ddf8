"""Occasions for events that are laid ready: a hero steps, opens, searches or attacks; and the aims on each occasion."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from souterrain.core.frames import Frame
from souterrain.games.donjon.board.ground import CLOSED, OPEN
from souterrain.games.donjon.content.decks import EventCard
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.event_cards.aims import Aim
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.frames.skills import Declared
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.sheet import hallowed
from souterrain.games.donjon.state import State


class Occasion(NamedTuple):
    """An action of a hero that can trigger an event."""

    hero: int
    before: int = -1
    """The square that the hero left; -1 for actions other than a step, as is `square`."""
    square: int = -1


Fitting: TypeAlias = "Callable[[State, Occasion], Aim | None]"


def _alone(state: State, occasion: Occasion) -> bool:
    """Return True if no other figure and no furniture is on the hero's square: a hero cannot stop on a friend's
    square."""
    here = state.heroes[occasion.hero].square
    others = [hero.square for number, hero in enumerate(state.heroes) if number != occasion.hero and hero.out == 0]
    things = [square for piece in state.furniture for square in piece.squares]
    return here not in (*others, *[monster.square for monster in state.monsters], *things)


def _doer(state: State, occasion: Occasion) -> Aim | None:
    return Aim(who=occasion.hero)


def _stepper(state: State, occasion: Occasion) -> Aim | None:
    """Aim at the hero who steps, unless the hero is flying, as a pit does not open then (M3)."""
    return Aim(who=occasion.hero) if _alone(state, occasion) and not state.heroes[occasion.hero].has("flying") else None


def _stander(state: State, occasion: Occasion) -> Aim | None:
    return Aim(who=occasion.hero) if _alone(state, occasion) else None


def _doorway(state: State, occasion: Occasion) -> Aim | None:
    """Aim at the doorway through which the hero came (E09)."""
    for door in state.doors:
        if door.state == OPEN and occasion.before in door.edges and occasion.square in door.edges:
            return Aim(who=occasion.hero, place=door.number) if door.zone != door.beyond else None
    return None


def _quiet(state: State, occasion: Occasion) -> Aim | None:
    return None if state.alarm else Aim(who=occasion.hero)


def _attacker(state: State, occasion: Occasion) -> Aim | None:
    return Aim(who=occasion.hero) if declared(state, occasion.hero) else None


def declared(state: State, hero: int) -> list[int]:
    """Return the stack positions of the attacks that a hero has declared and not yet rolled for."""
    return [place for place, frame in enumerate(state.frames) if _is_declared(frame, hero)]


def _is_declared(frame: Frame, hero: int) -> bool:
    if isinstance(frame, Attack):
        return frame.who == hero and not frame.die
    return isinstance(frame, Declared) and frame.hero == hero


def _wielder(state: State, occasion: Occasion) -> Aim | None:
    """Aim at a hero whose weapon is not magic, not even temporarily (E15, P7)."""
    hero = state.heroes[occasion.hero]
    brittle = hero.weapon and not ITEMS[hero.weapon].magic and not hallowed(hero)
    return Aim(who=occasion.hero) if brittle else None


def _faced(state: State, occasion: Occasion) -> Aim | None:
    """Aim at the unlocked door that the hero stands before (E18)."""
    here = state.heroes[occasion.hero].square
    for door in state.doors:
        if door.state == CLOSED and not door.locked and here in door.edges[::2]:
            return Aim(who=occasion.hero, place=door.number)
    return None


def _in_the_way(state: State, occasion: Occasion) -> Aim | None:
    return Aim(who=occasion.hero, place=zone_of(state, occasion.hero)) if not state.combat else None


FITTING: Final[dict[str, Fitting]] = {
    "ambush": _in_the_way,
    "doer": _doer,
    "stepper": _stepper,
    "stander": _stander,
    "doorway": _doorway,
    "quiet": _quiet,
    "attacker": _attacker,
    "wielder": _wielder,
    "door": _faced,
}


def fitting(state: State, card: EventCard, occasion: Occasion) -> Aim | None:
    """Return the aim of the card on this occasion, or None. Traps do not work in a zone searched for them (V1,
    A-38)."""
    hero = state.heroes[occasion.hero]
    if card.aim not in FITTING or not hero.standing:
        return None
    if card.tag == "trap" and state.zones[zone_of(state, occasion.hero)].traps_found:
        return None
    return FITTING[card.aim](state, occasion)
