"""The end of a move on a square that somebody else holds (DJ-059): the mover goes back to the last free square."""

from __future__ import annotations

from souterrain.games.donjon.board.figures import INSIDE, NOWHERE, Hero, Monster
from souterrain.games.donjon.rules.questions.obstacles import free_near, obstacle, taken
from souterrain.games.donjon.rules.questions.sheet import is_hero
from souterrain.games.donjon.state import State


def stands_free(state: State, who: int) -> bool:
    """Return True if nobody else is on the figure's square, and no obstacle, over which only flyers pass."""
    square = state.figure(who).square
    others = [hero.square for number, hero in enumerate(state.heroes) if number != who and hero.out == INSIDE]
    others += [monster.square for monster in state.monsters if monster.uid != who]
    return square not in others and square not in obstacle(state)


def part(state: State, who: int, back: int) -> None:
    """Move a figure that stopped on another's square back to the last free square of its way, or to the nearest. A
    prisoner stays in the circle if there is room (A-47)."""
    figure = state.figure(who) if is_hero(who) or state.is_there(who) else None
    if figure is None or figure.square == NOWHERE or (isinstance(figure, Hero) and figure.out != INSIDE):
        return
    if not stands_free(state, who):
        state.own(who).square = _free_square(state, figure, back)


def _free_square(state: State, figure: Hero | Monster, back: int) -> int:
    closed = taken(state) | obstacle(state)
    if figure.has("prisoner"):
        circle = [square for piece in state.furniture if figure.square in piece.squares for square in piece.squares]
        inside = [square for square in circle if square not in closed]
        if inside:
            return inside[0]
    return back if back != NOWHERE and back not in closed else free_near(state, figure.square)
