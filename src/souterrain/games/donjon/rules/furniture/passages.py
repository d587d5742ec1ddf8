"""Secret doors that statues and thrones open (A-45)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.board.ground import Door
from souterrain.games.donjon.board.plan import DELTAS
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.furniture import SecretDoor
from souterrain.games.donjon.rules.mechanics.effects import Source, Word
from souterrain.games.donjon.rules.questions import piles, walls
from souterrain.games.donjon.rules.questions.ground import square_items
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State

CACHE: Final = 20
"""Gold found if there is no place for a secret door (A-45)."""


def secret_door(state: State, term: Term, source: Source, chance: Chance, log: Log) -> None:
    """Open a wall that has room and a card behind it, or find a little gold (A-45)."""
    if piles.places(state, piles.behind(state, state.furniture[source.place].zone)) and _walls(state, source.place):
        state.push(SecretDoor(hero=source.hero, place=source.place))
        return
    state.own_hero(source.hero).gold += CACHE
    log("found-gold", seat=state.seat_of(source.hero), gold=CACHE)


def _walls(state: State, place: int) -> list[tuple[int, int, int, int]]:
    piece = state.furniture[place]
    where = next(term.arguments[0] for term in FURNITURE[piece.kind].effect(piece.result))
    return walls.secret_door(state, piece.zone, where, piece.squares)


def _wall_items(state: State, edges: tuple[int, int, int, int]) -> Items:
    """Return the side of the square through which the door leads out, and that square."""
    return ((walls.SIDES[DELTAS.index(edges[1] - edges[0])], 1), *square_items(state, edges[0]))


def _door_offers(state: State, frame: SecretDoor) -> Offers:
    """Let the master choose the wall (A-45)."""
    found = _walls(state, frame.place)
    if len(found) < 2:
        return {}
    return {state.table.master: (rows("arrange", *[_wall_items(state, edges) for edges in found]),)}


def open_wall(state: State, frame: SecretDoor, chance: Chance, log: Log) -> None:
    found = _walls(state, frame.place)
    door = Door()
    door.number, door.zone, door.secret = len(state.doors) + 1, state.furniture[frame.place].zone, 1
    door.pile = piles.behind(state, door.zone)
    door.edges = next(edges for edges in found if not frame.answered or _wall_items(state, edges) == frame.answer)
    state.doors = (*state.doors, door)
    log("secret-door", seat=state.seat_of(frame.hero), number=door.number)


EFFECTS: Final[dict[str, Word]] = {"secret-door": secret_door}
KINDS: Final[Kinds] = {SecretDoor: Kind(open_wall, MUST, _door_offers)}
