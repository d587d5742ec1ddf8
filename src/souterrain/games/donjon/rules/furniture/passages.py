"""Secret doors that statues and thrones open (A-45)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.board.ground import Door
from souterrain.games.donjon.board.plan import DELTAS, square_items
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, Offers, kind
from souterrain.games.donjon.rules.mechanics.effects import Source, word
from souterrain.games.donjon.rules.questions import piles, walls
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State

CACHE: Final = 20
"""Gold that is hidden where no secret door can be (A-45)."""


@word("secret-door")
def secret_door(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """In a wall with room behind it and a card to lay there; else a little gold is hidden (A-45)."""
    if piles.places(state, piles.behind(state, state.furniture[source.place].zone)) and _walls(state, source.place):
        state.push(Frame("secret-door", source.hero, source.place))
        return
    state.own_hero(source.hero).gold += CACHE
    log("found-gold", seat=state.seat_of(source.hero), gold=CACHE)


def _walls(state: State, place: int) -> list[tuple[int, int, int, int]]:
    piece = state.furniture[place]
    where = next(term.arguments[0] for term in FURNITURE[piece.kind].effect(piece.result))
    return walls.secret_door(state, piece.zone, where, piece.squares)


def _wall_items(state: State, edges: tuple[int, int, int, int]) -> Items:
    """The side of the square behind which the door leads out, and that square."""
    return ((walls.SIDES[DELTAS.index(edges[1] - edges[0])], 1), *square_items(state, edges[0]))


def _door_offers(state: State, frame: Frame) -> Offers:
    """The master chooses the wall (A-45)."""
    walls = _walls(state, frame.target)
    return (
        {state.table.master: (rows("arrange", *[_wall_items(state, edges) for edges in walls]),)}
        if len(walls) > 1
        else {}
    )


@kind("secret-door", MUST, _door_offers)
def open_wall(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    walls = _walls(state, frame.target)
    door = Door()
    door.number, door.zone, door.secret = len(state.doors) + 1, state.furniture[frame.target].zone, 1
    door.pile = piles.behind(state, door.zone)
    door.edges = next(edges for edges in walls if not frame.answered or _wall_items(state, edges) == frame.answer)
    state.doors = (*state.doors, door)
    log("secret-door", seat=state.seat_of(frame.who), number=door.number)
