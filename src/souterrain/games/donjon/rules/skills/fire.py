"""The wall of fire (M6), laid square by square up to the length that the caster wants."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Form, Items, Rows, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.skills import Fire
from souterrain.games.donjon.rules.mechanics.harm import harm_by_die
from souterrain.games.donjon.rules.moments import SquareEntered
from souterrain.games.donjon.rules.questions import targets
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.rules.questions.skill_cards import term
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.state import State

FIRE: Final = "wall-of-fire"


def open_squares(state: State, who: int) -> Iterator[int]:
    """Return the free squares in sight that are not burning."""
    burning = {marker[1] for marker in state.markers if marker[0] == "fire"}
    squares = targets.free(state) - burning
    return (square for square in targets.in_sight(state, who) if square in squares)


def _onward(state: State, who: int, laid: tuple[int, ...]) -> list[int]:
    """Return the open squares that touch the laid ones, orthogonally and not through a wall."""
    steps = plan_of(state).steps
    touching = {near for square in laid for near, one, _ in steps[square] if not one}
    return [square for square in open_squares(state, who) if square in touching]


def _can_lay(state: State, who: int, name: str) -> bool:
    return targets.any_of(open_squares(state, who))


def _laying(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple([square_items(state, square) for square in open_squares(state, who)])),)


def _act(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    _lay(state, who, (), read_square(state, items))


def _lay(state: State, who: int, laid: tuple[int, ...], square: int) -> None:
    state.markers = (*state.markers, ("fire", square, "phase", who))
    burn_webs(state, [square])
    if len(laid) + 1 < term(FIRE).number():
        state.push(Fire(who=who, squares=(*laid, square)))


def _offers(state: State, frame: Fire) -> Offers:
    rows = tuple([square_items(state, square) for square in _onward(state, frame.who, frame.squares)])
    if not rows:
        return {}
    seat = state.seat_of(frame.who) if is_hero(frame.who) else state.table.master
    return {seat: (Verb("spread", Form(Rows(rows))), Verb("enough", Form()))}


def spread(state: State, frame: Fire, chance: Chance, log: Log) -> None:
    """Lay one more square, unless the caster has enough."""
    if frame.verb == "spread":
        _lay(state, frame.who, frame.squares, read_square(state, frame.answer))


def burn_webs(state: State, squares: list[int]) -> None:
    """Remove the webs from burning squares (A-58)."""
    state.markers = tuple([marker for marker in state.markers if marker[0] != "web" or marker[1] not in squares])


def burn(state: State, owner: int, who: int, chance: Chance) -> None:
    """Harm a figure on a burning square, unless it flies (M3) or only magic harms it (A-55)."""
    figure = state.figure(who)
    proof = isinstance(figure, Monster) and "magic-only" in CREATURES[figure.kind].flags
    if not proof and not figure.has("flying"):
        harm_by_die(state, who, term(FIRE), 1, owner, "fire", chance)


def burnt(state: State, moment: SquareEntered, chance: Chance, log: Log) -> None:
    """Burn a figure that enters a wall of fire (M6, M3)."""
    for name, square, _, owner in state.markers:
        if square == moment.square and name == "fire":
            burn(state, owner, moment.who, chance)


EFFECTS: Final = {"fire": Effect(_can_lay, _laying, _act)}
KINDS: Final[Kinds] = {Fire: Kind(spread, MUST, _offers)}
