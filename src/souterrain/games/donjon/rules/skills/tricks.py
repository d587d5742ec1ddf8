"""Skills of the door and the search: locks, bolts and lids (G8, V2), one of two dice (V4)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, Offers, kind
from souterrain.games.donjon.rules.mechanics.outcomes import follow
from souterrain.games.donjon.rules.mechanics.turns import pay_point
from souterrain.games.donjon.rules.questions import exploring
from souterrain.games.donjon.rules.questions.naming import door_items, furniture_items, read_door, read_furniture
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.state import State

# Locks and lids


def _locked(state: State, who: int) -> list[Items]:
    """Locked doors and furniture that the hero's square faces (A-23, A-33)."""

    found = [door_items(door) for door in exploring.before(state, who) if door.locked]
    pieces = [state.furniture[place] for place in exploring.beside(state, who)]
    return found + [furniture_items(piece) for piece in pieces if piece.locked]


def _stuck(state: State, who: int) -> list[Items]:
    """Those, and portcullises from either side, and lids that hold, whoever has failed on them (G8)."""

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
    """What a test of strength would have done, for a point of speed."""
    pay_point(state, who)
    number, _ = read_door(items)
    if number:
        then, thing = "lift" if state.doors[number - 1].barred else "force-door", number
    else:
        thing, _ = read_furniture(state, items)
        then = "force-furniture" if state.furniture[thing].locked else "lid"
    follow(then, state, Frame("test", who, data=(thing,)), True, chance, log)


# Two dice


def _offers(state: State, frame: Frame) -> Offers:
    one, two = frame.data[-2:]
    if one == two:
        return {}
    return {state.seat_of(frame.who): (Verb("keep", Form(Rows(((("die=", one),), (("die=", two),))))),)}


@kind("two-dice", MUST, _offers)
def keep(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    die = frame.answer[0][1] if frame.answer else frame.data[-1]
    follow(frame.words[0], state, Frame("two-dice", frame.who, data=(*frame.data[:-2], die)), True, chance, log)


EFFECTS: Final = {"pick": Effect(_can_pick, _picking, _open), "break": Effect(_can_break, _breaking, _open)}
