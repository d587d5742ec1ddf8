"""Variant "direct intervention" (DJ-192, A-95): the master openly changes the dungeon, its zones, doors and rooms."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import say
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import BLIND, CLOSED, OPEN, Door
from souterrain.games.donjon.board.plan import DELTAS, Edges, cells
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES, ROOMS
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import Way
from souterrain.games.donjon.rules.mechanics import dice, dungeon_deck
from souterrain.games.donjon.rules.mechanics.furnishing import furnish
from souterrain.games.donjon.rules.moments import RoomFilled, happen
from souterrain.games.donjon.rules.questions.ground import square_items
from souterrain.games.donjon.rules.questions.naming import door_items, read_door, rows
from souterrain.games.donjon.rules.questions.quest import is_found
from souterrain.games.donjon.rules.questions.walls import SIDES, secret_door
from souterrain.games.donjon.state import MONSTERS, START, State, add, put

Deed: TypeAlias = "Callable[[State, Items, Chance, Log], None]"
ZONE: Final = "zone="


def verbs(state: State) -> list[Verb]:
    if not state.options.intervention or state.step not in (START, MONSTERS):
        return []
    found = [rows(word, *map(door_items, doors)) for word, doors in _doors(state).items() if doors]
    if state.step == START:
        if _gaps(state):
            found.append(Later("breach", _breach_verb, state))
        if _closed(state) and _cards(state):
            found.append(Later("dig", _dig_verb, state))
        if _can_raze(state):
            found.append(rows("raze", ((ZONE, len(state.zones)),)))
        if changes := _rooms(state):
            found.append(rows("refurnish", *changes))
    return found


def _tell(verb: str, items: Items, log: Log) -> None:
    log("intervened", said=say((verb, *items)))


# Doors


def _closed(state: State) -> list[Door]:
    return [door for door in state.doors if door.state == CLOSED]


def _doors(state: State) -> dict[str, list[Door]]:
    """Return the doors that each verb may change."""
    closed = _closed(state)
    inner = [door for door in state.doors if door.state == OPEN and door.beyond > 0]
    return {
        "lock": [door for door in closed if not door.locked],
        "unlock": [door for door in closed if door.locked],
        "bar": [door for door in inner if not door.barred],
        "unbar": [door for door in inner if door.barred],
        "wall-up": closed if is_found(state) or len(layout.can_open(state)) > 1 else [],
    }


def lock(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell("lock", items, log)
    door = state.own_door(read_door(items)[0])
    door.locked, door.tried = 1, ()


def unlock(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell("unlock", items, log)
    state.own_door(read_door(items)[0]).locked = 0


def bar(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Let a portcullis down; heroes may lift it (E09)."""
    _tell("bar", items, log)
    state.own_door(read_door(items)[0]).barred = 1


def unbar(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell("unbar", items, log)
    state.own_door(read_door(items)[0]).barred = 0


def wall_up(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Make a closed door blind; a way on is left."""
    _tell("wall-up", items, log)
    state.own_door(read_door(items)[0]).state = BLIND
    dungeon_deck.join(state)


def _gaps(state: State) -> dict[Items, tuple[int, Edges]]:
    """Return the walls that have room for a door, by their words, each with its zone. The objective has no exit."""
    return {
        ((SIDES[DELTAS.index(edges[1] - edges[0])], 1), *square_items(state, edges[0])): (zone, edges)
        for zone, laid in enumerate(state.zones)
        if not laid.objective
        for edges in secret_door(state, zone, "", ())
    }


def _breach_verb(state: State) -> Verb:
    return rows("breach", *_gaps(state))


def breach(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Add a closed door to a wall."""
    _tell("breach", items, log)
    zone, edges = _gaps(state)[items]
    layout.add_door(state, zone, edges)


# Zones


def _cards(state: State) -> list[int]:
    """Return the dungeon cards that are left, in the deck or beside it, without the objective. Nobody can tell from
    them which of them are in the deck."""
    return sorted({*state.deck, *state.spare} - {state.objective})


def _dig_verb(state: State) -> Verb:
    names = tuple([((DUNGEON_NAMES[card], 1),) for card in _cards(state)])
    return Verb("dig", Form(Rows(tuple(map(door_items, _closed(state)))), Rows(names)))


def dig(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Lay a zone of the master's choice behind a closed door, with a room card as usual."""
    _tell("dig", items, log)
    number, rest = read_door(items)
    card = DUNGEON_NAMES.index(rest[0][0])
    _take_aside(state, card, dice.roll(state, len(state.spare), "dig", chance) - 1)
    chance.seal()
    state.push(Way(door=number, card=card))


def _take_aside(state: State, card: int, other: int) -> None:
    """Take a card from those beside the deck. If it is in the deck another one of them takes its place, so that the
    size of the deck does not tell where the card was."""
    if card not in state.spare:
        place = state.deck.index(card)
        state.deck = put(state.deck, place, state.spare[other])
        state.peeked = min(state.peeked, place)
    else:
        other = state.spare.index(card)
    state.spare = (*state.spare[:other], *state.spare[other + 1 :])


def _is_empty(state: State, zone: int) -> bool:
    squares = cells(state.zones[zone])
    figures = [hero.square for hero in state.heroes] + [monster.square for monster in state.monsters]
    return zone > 0 and not state.zones[zone].objective and not {*squares} & {*figures}


def _can_raze(state: State) -> bool:
    """Return True for the zone that was laid last, if it is empty: nothing lies behind it, so nothing is cut off."""
    return _is_empty(state, len(state.zones) - 1)


def raze(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Take the last zone off the table. Its cards can be drawn again, and its door is closed as before."""
    _tell("raze", items, log)
    zone = len(state.zones) - 1
    laid = state.zones[zone]
    _clear(state, zone)
    state.zones, state.spare = state.zones[:-1], tuple(sorted([*state.spare, laid.card]))
    kept = [door.copy() for door in state.doors if door.zone != zone]
    for number, door in enumerate(kept, 1):
        door.number = number
        if door.beyond == zone:
            door.state, door.beyond, door.barred = CLOSED, -1, 0
    state.doors = tuple(kept)
    layout.keep_open(state)


def _clear(state: State, zone: int) -> None:
    """Take the furniture and the markers of a zone away, and put its room card back."""
    state.count(dice.REBUILT)
    laid, squares = state.zones[zone], cells(state.zones[zone])
    if laid.room >= 0:
        state.rooms = add(state.rooms, laid.room)
    state.furniture = tuple([piece for piece in state.furniture if piece.zone != zone])
    state.markers = tuple([marker for marker in state.markers if marker[1] not in squares])


# Rooms


def _rooms(state: State) -> list[Items]:
    """Return the empty zones with the rooms that they can become."""
    return [
        ((ZONE, zone + 1), (room, 1))
        for zone in range(len(state.zones))
        if _is_empty(state, zone)
        for room in dict.fromkeys([ROOMS[card].id for card in _fitting(state, zone)])
    ]


def _fitting(state: State, zone: int) -> list[int]:
    laid = state.zones[zone]
    return [
        card
        for card, left in enumerate(state.rooms)
        if left and ROOMS[card].shape == DUNGEON[laid.card].kind and card != laid.room
    ]


def refurnish(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Exchange the room card of an empty zone, with its furniture and darkness. No monsters come with it."""
    _tell("refurnish", items, log)
    (_, number), (name, _) = items
    zone = number - 1
    card = next(card for card in _fitting(state, zone) if ROOMS[card].id == name)
    _clear(state, zone)
    state.rooms = add(state.rooms, card, -1)
    own = state.own_zone(zone)
    own.room, own.dark, own.searched, own.traps_found = card, ROOMS[card].dark, 0, 0
    furnish(state, zone, ROOMS[card].furniture, ROOMS[card].far_furniture, chance)
    happen(state, RoomFilled(zone), chance, log)
    layout.keep_open(state)


DEEDS: Final[dict[str, Deed]] = {
    "lock": lock,
    "unlock": unlock,
    "bar": bar,
    "unbar": unbar,
    "wall-up": wall_up,
    "breach": breach,
    "dig": dig,
    "raze": raze,
    "refurnish": refurnish,
}


# Refusals


def why(state: State, verb: str, items: Items) -> Rejected:
    if not state.options.intervention:
        return Rejected("no-intervention", "DJ-192")
    if verb in ("dig", "breach", "raze", "refurnish") and state.step != START:
        return Rejected("not-in-combat", "A-95")
    if verb == "raze":
        newest = bool(items) and items[0] == (ZONE, len(state.zones))
        return Rejected("zone-in-use" if newest else "not-the-last-zone", "A-95")
    if verb == "refurnish":
        return _why_room(state, items)
    if verb == "breach":
        return Rejected("no-room-for-door", "A-95")
    number, _ = read_door(items)
    if not 0 < number <= len(state.doors):
        return Rejected("no-such-door", "A-95")
    if verb == "wall-up" and state.doors[number - 1].state == CLOSED:
        return Rejected("last-door", "A-95")
    if verb == "dig" and state.doors[number - 1].state == CLOSED:
        return Rejected("no-card-left", "A-95")
    return Rejected("door-not-so", "A-95")


def _why_room(state: State, items: Items) -> Rejected:
    number = items[0][1] if items and items[0][0] == ZONE else 0
    known = 0 < number <= len(state.zones)
    return Rejected("no-card-left" if known and _is_empty(state, number - 1) else "zone-in-use", "A-95")
