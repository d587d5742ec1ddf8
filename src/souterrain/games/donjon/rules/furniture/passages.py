"""Secret doors that statues and thrones open (A-45)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.board import DELTAS, square_items
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.ground import Door
from souterrain.games.donjon.rules import layout, piles
from souterrain.games.donjon.rules.effects import Source, word
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import MUST, kind
from souterrain.games.donjon.rules.naming import rows
from souterrain.games.donjon.state import State

CACHE: Final = 20
"""Gold that is hidden where no secret door can be (A-45)."""


@word("secret-door")
def secret_door(s: State, term: Term, source: Source, chance: Chance, log: Log | None) -> None:
    """In a wall with room behind it and a card to lay there; else a little gold is hidden (A-45)."""
    if piles.places(s, piles.behind(s, s.furniture[source.place].zone)) and _walls(s, source.place):
        s.push(Frame("secret-door", source.hero, source.place))
        return
    s.own_hero(source.hero).gold += CACHE
    if log is not None:
        log("found-gold", seat=s.seat_of(source.hero), gold=CACHE)


def _walls(s: State, place: int) -> list[tuple[int, int, int, int]]:
    piece = s.furniture[place]
    where = next(term.arguments[0] for term in FURNITURE[piece.kind].effect(piece.result))
    return layout.secret_door(s, piece.zone, where, piece.squares)


def _wall_items(s: State, edges: tuple[int, int, int, int]) -> Items:
    """The side of the square behind which the door leads out, and that square."""
    return ((layout.SIDES[DELTAS.index(edges[1] - edges[0])], 1), *square_items(s, edges[0]))


def _door_offers(s: State, frame: Frame) -> Offers:
    """The master chooses the wall (A-45)."""
    walls = _walls(s, frame.target)
    return {s.table.master: (rows("arrange", *[_wall_items(s, edges) for edges in walls]),)} if len(walls) > 1 else {}


@kind("secret-door", MUST, _door_offers)
def open_wall(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    walls = _walls(s, frame.target)
    door = Door()
    door.number, door.zone, door.secret = len(s.doors) + 1, s.furniture[frame.target].zone, 1
    door.pile = piles.behind(s, door.zone)
    door.edges = next(edges for edges in walls if not frame.answered or _wall_items(s, edges) == frame.answer)
    s.doors = (*s.doors, door)
    if log is not None:
        log("secret-door", seat=s.seat_of(frame.who), number=door.number)
