"""Skills for doors and searches: locks, portcullises and lids (G8, V2), the better of two dice (V4)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.dungeon import ForceDoor, ForceFurniture, LiftPortcullis
from souterrain.games.donjon.rules.frames.furniture import Lid
from souterrain.games.donjon.rules.frames.rolls import Outcome
from souterrain.games.donjon.rules.frames.skills import TwoDice
from souterrain.games.donjon.rules.mechanics.open_dice import lay_die
from souterrain.games.donjon.rules.mechanics.turns import pay_point
from souterrain.games.donjon.rules.questions import exploring
from souterrain.games.donjon.rules.questions.naming import door_items, furniture_items, read_door, read_furniture
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.state import State

# Locks and lids


def _locked(state: State, who: int) -> list[Items]:
    """Return the locked doors and furniture that the hero's square faces (A-23, A-33)."""
    found = [door_items(door) for door in exploring.before(state, who) if door.locked]
    pieces = [state.furniture[place] for place in exploring.beside(state, who)]
    return found + [furniture_items(piece) for piece in pieces if piece.locked]


def _stuck(state: State, who: int) -> list[Items]:
    """Return locks, portcullises on either side, and stuck lids that were tried before (G8)."""
    here = state.heroes[who].square
    found = _locked(state, who) + [door_items(door) for door in state.doors if door.barred and here in door.edges]
    pieces = [state.furniture[place] for place in exploring.beside(state, who)]
    return found + [furniture_items(piece) for piece in pieces if piece.result and not piece.locked]


def _can_pick(state: State, who: int, name: str) -> bool:
    return bool(_locked(state, who))


def _picking(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple(_locked(state, who))),)


def _can_break(state: State, who: int, name: str) -> bool:
    return bool(_stuck(state, who))


def _breaking(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple(_stuck(state, who))),)


def _open(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Carry out the result of a successful test of strength, for a point of speed."""
    pay_point(state, who)
    state.push(_success(state, who, items))


def _success(state: State, who: int, items: Items) -> Outcome:
    door, _ = read_door(items)
    if door:
        lifts = state.doors[door - 1].barred
        return LiftPortcullis(who=who, success=1, door=door) if lifts else ForceDoor(who=who, success=1, door=door)
    place, _ = read_furniture(state, items)
    locked = state.furniture[place].locked
    return ForceFurniture(who=who, success=1, place=place) if locked else Lid(who=who, success=1, place=place)


# Two dice


def _offers(state: State, frame: TwoDice) -> Offers:
    if frame.one == frame.two:
        return {}
    choices = ((("die=", frame.one),), (("die=", frame.two),))
    return {state.seat_of(frame.hero): (Verb("keep", Form(Rows(choices))),)}


def keep(state: State, frame: TwoDice, chance: Chance, log: Log) -> None:
    """Continue with the die that the hero kept (V4)."""
    lay_die(state, frame.then.copy(), frame.answer[0][1] if frame.answer else frame.two)


EFFECTS: Final = {"pick": Effect(_can_pick, _picking, _open), "break": Effect(_can_break, _breaking, _open)}
KINDS: Final[Kinds] = {TwoDice: Kind(keep, MUST, _offers)}
