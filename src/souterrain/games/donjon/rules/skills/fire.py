"""A wall of fire (M6): one square after the other, as far as the caster likes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.games.donjon.board import plan_of, read_square, square_items
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.figures import Monster
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import MUST, kind
from souterrain.games.donjon.rules.harm import harm_by_die
from souterrain.games.donjon.rules.sheet import is_hero
from souterrain.games.donjon.rules.skills import aims
from souterrain.games.donjon.rules.skills.base import Effect, term
from souterrain.games.donjon.state import State

FIRE: Final = "wall-of-fire"


def open_squares(s: State, who: int) -> Iterator[int]:
    """Free squares in sight that do not burn."""
    burning = {marker[1] for marker in s.markers if marker[0] == "fire"}
    squares = aims.free(s) - burning
    return (square for square in aims.in_sight(s, who) if square in squares)


def _onward(s: State, who: int, laid: tuple[int, ...]) -> list[int]:
    """Those of them that touch what was laid, orthogonally and not through a wall."""
    steps = plan_of(s).steps
    touching = {near for square in laid for near, one, _ in steps[square] if not one}
    return [square for square in open_squares(s, who) if square in touching]


def _can_lay(s: State, who: int, name: str) -> bool:
    return aims.any_of(open_squares(s, who))


def _laying(s: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple([square_items(s, square) for square in open_squares(s, who)])),)


def _act(s: State, who: int, name: str, items: Items, chance: Chance, log: Log | None) -> None:
    _lay(s, who, (), read_square(s, items))


def _lay(s: State, who: int, laid: tuple[int, ...], square: int) -> None:
    s.markers = (*s.markers, ("fire", square, "phase", who))
    burn_webs(s, [square])
    if len(laid) + 1 < term(FIRE).number():
        s.push(Frame("fire", who, who, (*laid, square)))


def _offers(s: State, frame: Frame) -> Offers:
    rows = tuple([square_items(s, square) for square in _onward(s, frame.who, frame.data)])
    if not rows:
        return {}
    seat = s.seat_of(frame.who) if is_hero(frame.who) else s.table.master
    return {seat: (Verb("spread", Form(Rows(rows))), Verb("enough", Form()))}


@kind("fire", MUST, _offers)
def spread(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """The wall goes on, or is long enough."""
    if frame.verb == "spread":
        _lay(s, frame.who, frame.data, read_square(s, frame.answer))


def burn_webs(s: State, squares: list[int]) -> None:
    """Fire removes them (A-58)."""
    s.markers = tuple([marker for marker in s.markers if marker[0] != "web" or marker[1] not in squares])


def burn(s: State, owner: int, who: int, chance: Chance) -> None:
    """A figure has entered a square that burns; not those who fly (M3), nor whom magic alone harms (A-55)."""
    figure = s.figure(who)
    proof = isinstance(figure, Monster) and "magic-only" in CREATURES[figure.kind].flags
    if not proof and not figure.has("flying"):
        harm_by_die(s, who, term(FIRE), 1, owner, "fire", chance)


EFFECTS: Final = {"fire": Effect(_can_lay, _laying, _act)}
