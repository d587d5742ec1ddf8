"""The dungeon in text: how much is explored, the contents of each zone, and the things near a hero."""

from __future__ import annotations

from collections.abc import Iterator
from operator import itemgetter
from typing import Any, Final

from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.board.ground import CLOSED, OPEN, Door, Furniture
from souterrain.games.donjon.board.plan import cells, outward
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE, ROOMS
from souterrain.games.donjon.rules.questions import piles
from souterrain.games.donjon.rules.questions.exploring import openable
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.light import is_dark
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.level import door_state
from souterrain.games.donjon.text.lines import Row, apart, capital, glued, place_name, thing_name
from souterrain.games.donjon.text.ways import away, steps_from

NEAREST: Final = 8
"""Maximum number of things listed for a hero."""
SIDES: Final = ("north", "east", "south", "west")


def dungeon(state: State, view: View, words: Words) -> Iterator[Row]:
    """Yield the explored zones, the cards left, and the known position of the objective."""
    decks: dict[str, Any] = view["decks"]
    closed = len([door for door in state.doors if door.state == CLOSED])
    known = words("text-explored", zones=len(state.zones), doors=closed, cards=decks["deck_size"])
    yield words("text-dungeon"), known
    hall = DUNGEON[state.objective].id
    found = next((number for number, zone in enumerate(state.zones, 1) if zone.objective), 0)
    if found:
        text = words("text-objective-found", hall=hall, zone=found)
    elif state.distance >= 0:
        text = words("text-objective-after", hall=hall, number=piles.above(state))
        doors = piles.leading_there(state)
        if doors:
            text += words("text-objective-behind", number=len(doors), doors=", ".join(map(str, doors)))
    else:
        text = words("text-objective-hidden", hall=hall, number=min(state.late, decks["deck_size"]))
    yield words("text-objective"), text


def zones(state: State, words: Words) -> Iterator[Row]:
    for number in range(len(state.zones)):
        parts = ", ".join(_zone(state, words, number))
        yield words("text-zone", number=number + 1), apart(words, [parts, *_contents(state, words, number)])


def _zone(state: State, words: Words, number: int) -> Iterator[str]:
    """Yield the kind of a zone, its properties, and the zones it leads to."""
    zone = state.zones[number]
    yield capital(words.noun(ROOMS[zone.room].id if zone.room >= 0 else DUNGEON[zone.card].id))
    if zone.level:
        yield words("text-zone-level", level=zone.level + 1)
    states = {
        "objective": zone.objective,
        "lit": zone.dark and not is_dark(state, number),
        "dark": is_dark(state, number),
        "searched": zone.searched,
        "traps": zone.traps_found,
    }
    for name, is_so in states.items():
        if is_so:
            yield words(f"text-zone-{name}")
    ways = sorted(_ways(state, number))
    if ways:
        yield words("text-zone-ways", number=len(ways), zones=", ".join(map(str, ways)))


def _ways(state: State, number: int) -> set[int]:
    """Return the numbers, from 1, of the zones behind open doors."""
    found = set()
    for door in state.doors:
        if door.state == OPEN and door.beyond != door.zone and number in (door.zone, door.beyond):
            found.add((door.beyond if door.zone == number else door.zone) + 1)
    return found


def _contents(state: State, words: Words, number: int) -> Iterator[str]:
    for door in state.doors:
        if door.zone == number and door_state(door):
            yield _door(state, words, door)
    for piece in state.furniture:
        if piece.zone == number:
            yield _piece(state, words, piece)
    for kind, square, _, _ in state.markers:
        if plan_of(state).zone_at.get(square) == number:
            yield glued(f"{words(f'text-sign-{kind}')} {place_name(state, square)}")


def _door(state: State, words: Words, door: Door) -> str:
    side = SIDES[outward(door.edges, cells(state.zones[door.zone]))]
    name = words(f"text-door-{door_state(door)}", number=door.number)
    cards = (
        f" {words('text-door-cards', number=piles.left(state, door))}" if state.piles and door.state == CLOSED else ""
    )
    return glued(f"{name} {words(f'text-side-{side}', place=place_name(state, door.edges[0]))}{cards}")


def _piece(state: State, words: Words, piece: Furniture) -> str:
    place = place_name(state, piece.squares[0])
    return glued(words(f"text-piece-{_state(piece)}", noun=piece.kind, number=piece.number, place=place))


def _state(piece: Furniture) -> str:
    """Return the state of a piece of furniture, as part of a message id."""
    effect = FURNITURE[piece.kind].effect(piece.result)[0] if piece.result else None
    if effect is not None and effect.word in ("spring", "chasm"):
        return "spring" if effect.word == "spring" else f"bridge-{effect.arguments[0]}"
    if piece.locked:
        return "locked"
    if piece.opened:
        return "opened"
    return "lid" if effect is not None and effect.word == "lid" else "whole"


# Near a hero


def near(state: State, words: Words, hero: int) -> str:
    """Return the nearest closed doors and furniture, the stairs and the objective, sorted by distance."""
    steps, here = steps_from(state, hero), state.heroes[hero].square
    found: list[tuple[int, str]] = []

    def add(name: str, squares: tuple[int, ...], before: frozenset[int]) -> None:
        reached = [steps[square] for square in before if square in steps]
        far = min(reached) if reached else None
        text = glued(f"{name} ({away(words, far, here, squares)})")
        found.append((999 if far is None else far, text))

    for door in state.doors:
        if door.state == CLOSED or door.barred:
            name = words(f"text-door-{door_state(door)}", number=door.number)
            inner = door.edges if door.barred else door.edges[::2]
            add(name, door.edges[::2], frozenset(inner))
    for piece in state.furniture:
        if openable(state, piece, hero):
            add(thing_name(words, piece.kind, piece.number), piece.squares, facing(state, piece))
    if state.stairs:
        add(words("text-stairs"), state.stairs, frozenset(state.stairs))
    for number, zone in enumerate(state.zones):
        if zone.objective and plan_of(state).zone_at[here] != number:
            add(words("text-the-objective"), cells(zone), frozenset(cells(zone)))
    nearest = sorted(found, key=itemgetter(0))[:NEAREST]
    return words("text-nearest", things=apart(words, [text for _, text in nearest]))
