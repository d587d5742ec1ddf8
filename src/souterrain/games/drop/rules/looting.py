"""Naming a room and taking what it holds (DD-25 to DD-33)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from souterrain.core.actions import Action
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cubes import (
    ALL_MONSTERS,
    BODY_OF,
    COLLECTABLE,
    CUBES,
    FIRST_PAWN,
    MASK_OF,
    PILLARS,
    STAIRS,
    TOKENS,
    TYPES,
    WORD_OF,
    bodies,
    mask,
)
from souterrain.games.drop.geometry import Footprint
from souterrain.games.drop.rules.harm import (
    SHIELDING,
    Guard,
    bears,
    can_survive,
    counts,
    damage,
    spares,
)
from souterrain.games.drop.rules.rooms import Room
from souterrain.games.drop.state import AWAY, State

CORNERS: Final = PILLARS | mask(TOKENS)
"""The pieces that a room can stand on, and be blocked by."""
SPARE: Final = "spare"


class Offer(NamedTuple):
    """A room as it is said (its corners in order), and what it is."""

    said: tuple[int, ...]
    room: Room

    @property
    def row(self) -> Items:
        return _row(self.said)


@lru_cache(maxsize=1 << 12)
def _row(said: tuple[int, ...]) -> Items:
    return tuple([(WORD_OF[body], 1) for body in said])


class Choice(NamedTuple):
    """A sentence about a room: its corners, the guard, the cubes left behind."""

    said: tuple[int, ...]
    guard: Guard
    left: int


def offers(state: State) -> tuple[Offer, ...]:
    """Return every room that may be named now by the heroes of a table of many."""
    slips = state.effect == "shadeling"
    rooms = [*state.layout().open_rooms(allowed_blockers(state), not slips)]
    rooms += [offer.room for offer in _of_four(state) if not blockers(state, offer.room)]
    # Many rooms hold the same monsters, and still more of them as many of each.
    known: dict[int, bool] = {0: True}
    alike: dict[tuple[int, ...], bool] = {}
    found = []
    for room in rooms:
        monsters = room.inside & ALL_MONSTERS
        if slips:
            monsters &= ~leavable(state, room)
        bears = known.get(monsters)
        if bears is None:
            there = counts(monsters)
            if there not in alike:
                alike[there] = can_survive(state, state.seat, monsters)
            bears = known[monsters] = alike[there]
        if bears:
            found.append(Offer(room.pillars, room))
    return tuple(found)


def candidates(state: State) -> Iterator[Offer]:
    for room in state.layout().rooms():
        yield Offer(room.pillars, room)
    yield from _of_four(state)


def _of_four(state: State) -> Iterator[Offer]:
    """Yield the rooms of four Pillars, if Undermine is in force (DD-213)."""
    if state.effect == "burrower":
        layout = state.layout()
        for corners in combinations(layout.pillars, 4):
            four = layout.room4(*corners)
            if four is not None:
                yield Offer(corners, four)


def allowed_blockers(state: State) -> int:
    """Return the number of further Pillars that a room may hold (DD-203)."""
    return int(state.effect == "eagle-folk" and state.solo is None)


def blockers(state: State, room: Room) -> tuple[int, ...]:
    """Return the Pillars that make a room illegal (DD-26); () where an ability lets them be (DD-203, DD-215)."""
    inside = state.layout().blockers(room)
    if state.effect == "shadeling":
        inside &= ~room.edge
    found = bodies(inside)
    return found if len(found) > allowed_blockers(state) else ()


def leavable(state: State, room: Room) -> int:
    """Return the cubes that Slip By may leave behind: those that only touch the edge (DD-215)."""
    return room.edge & COLLECTABLE if state.effect == "shadeling" else 0


def survivable(state: State, room: Room) -> bool:
    return can_survive(state, state.seat, room.inside & ALL_MONSTERS & ~leavable(state, room))


def room_of(state: State, said: tuple[int, ...]) -> Room | None:
    corners = tuple(sorted(said))
    if len(corners) == 4:
        return state.layout().room4(*corners)
    return state.layout().room(*corners)


def understood(items: Items) -> Choice:
    named = [BODY_OF[word] for word, _ in items if word in BODY_OF]
    said = tuple([body for body in named if 1 << body & CORNERS])
    shields = dict(items)
    guard = Guard(tuple([shields.get(word, 0) for word in SHIELDING]), shields.get(SPARE, 0))
    return Choice(said, guard, mask([body for body in named if not 1 << body & CORNERS]))


def unspent(action: Action) -> Action:
    """Return the same room without a Shield, and with nothing left behind: nothing is spent unasked (DD-137)."""
    if action[0] not in ("loot", "move"):
        return action
    kept = [(word, number) for word, number in action[1:] if word == SPARE or 1 << BODY_OF.get(word, 0) & CORNERS]
    return (action[0], *kept)


def forms(state: State, rooms: tuple[Offer, ...]) -> tuple[Form, ...]:
    """Make one form of all rooms without a choice, and a form for each room with one."""
    if not (state.there(state.seat) & MASK_OF["shield"] or spares(state) or state.effect == "shadeling"):
        return (Form(Rows(tuple([_row(offer.said) for offer in rooms]))),) if rooms else ()
    plain: list[Items] = []
    rich: list[Form] = []
    known: dict[tuple[int, int], tuple[Counts, ...]] = {}
    for offer in rooms:
        about = offer.room.inside & ALL_MONSTERS, leavable(state, offer.room)
        extra = known.get(about)
        if extra is None:
            extra = known[about] = _choices(state, *about)
        if extra:
            rich.append(Form(Rows((offer.row,)), *extra, check=lambda action: _deadly(state, action)))
        else:
            plain.append(offer.row)
    return (*([Form(Rows(tuple(plain)))] if plain else []), *rich)


def forms_by_eye(state: State, rooms: tuple[Offer, ...]) -> tuple[Form, ...]:
    """Offer any three Pillars, any Shield against any monster on the table, and with Slip By any cube as left behind;
    only a room with another Pillar in it is refused (DD-65)."""

    def overlooked(action: Action) -> Rejected | None:
        room = room_of(state, understood(action[1:]).said)
        assert room is not None
        return blocked(state, room)

    rows = Rows(tuple([offer.row for offer in rooms]))
    guarding = _guarding(state, counts(state.lying() & ALL_MONSTERS))
    forms = [Form(rows, *guarding, check=overlooked)]
    words = tuple([WORD_OF[cube] for cube in bodies(state.lying() & COLLECTABLE)])
    if words and state.effect == "shadeling":
        forms.append(Form(rows, Counts(words, (1,) * len(words), 1, len(words)), *guarding, check=overlooked))
    return tuple(forms)


def _choices(state: State, monsters: int, left: int) -> tuple[Counts, ...]:
    """Return the fields of what can be said of a room besides naming it: of its monsters, and of what may be left."""
    words = tuple([WORD_OF[body] for body in bodies(left)])
    extra = [Counts(words, (1,) * len(words), 0, len(words))] if words else []
    return (*extra, *_guarding(state, counts(monsters)))


def _guarding(state: State, there: tuple[int, ...]) -> tuple[Counts, ...]:
    """Return shields and cousins against so many monsters."""
    shields = (state.there(state.seat) & MASK_OF["shield"]).bit_count()
    extra: list[Counts] = []
    if shields and any(there):
        extra.append(Counts(tuple(SHIELDING), tuple([min(number, shields) for number in there]), 0, shields))
    if spares(state) and there[0]:
        extra.append(Counts((SPARE,), (min(spares(state), there[0]),), 0, spares(state)))
    return tuple(extra)


def _deadly(state: State, action: Action) -> Rejected | None:
    choice = understood(action[1:])
    room = room_of(state, choice.said)
    assert room is not None
    return refused(state, room, choice)


def true_of(state: State, room: Room, choice: Choice) -> Choice:
    """Return what holds of a sentence. Who judges by eye may say what is not so: then it has no effect (DD-65)."""
    left = choice.left & leavable(state, room)
    there = counts(room.inside & ALL_MONSTERS & ~left)
    shields = tuple([min(on, number) for on, number in zip(choice.guard.shields, there, strict=True)])
    return Choice(choice.said, Guard(shields, min(choice.guard.spared, there[0] - shields[0])), left)


def refused(state: State, room: Room, choice: Choice) -> Rejected | None:
    """Refuse this very way of looting a room, if it cannot be."""
    wrong = blocked(state, room)
    if wrong is None and not state.table.by_eye:
        wrong = _guards(state, room, choice)
        if wrong is None:
            wrong = verdict(state, room.inside & ALL_MONSTERS & ~choice.left, choice.guard)
    return wrong


def _guards(state: State, room: Room, choice: Choice) -> Rejected | None:
    """Refuse what is said of a room and is not there."""
    if choice.left & ~leavable(state, room):
        return Rejected("not-on-edge", "DD-215")
    there = counts(room.inside & ALL_MONSTERS & ~choice.left)
    if any(on > number for on, number in zip(choice.guard.shields, there, strict=True)):
        return Rejected("no-such-monster", "DD-45")
    if choice.guard.spared > there[0] - choice.guard.shields[0]:
        return Rejected("no-such-monster", "DD-201")
    return None


def blocked(state: State, room: Room) -> Rejected | None:
    """Refuse a room with a Pillar besides its own, naming the first (DD-26)."""
    found = blockers(state, room)
    return Rejected("pillar-in-room", "DD-26", pillar=WORD_OF[found[0]]) if found else None


def verdict(state: State, monsters: int, guard: Guard) -> Rejected | None:
    harm = damage(state, monsters, guard)
    if harm is None:
        return Rejected("dragon-unshielded", "DD-49")
    if not bears(state.hero, harm):
        left = state.hero.life - 1 - state.hero.covered
        return Rejected("too-deadly", "DD-26", monsters=typed(monsters), harm=harm, left=left)
    return None


def loot(state: State, items: Items, log: Log) -> tuple[Footprint, tuple[int, ...]]:
    """Collect what is inside or on the border; return the room's hull and the Shields that were spent."""
    choice = understood(items)
    room = room_of(state, choice.said)
    assert room is not None
    hull = state.layout().hull_of(room)
    choice = true_of(state, room, choice)
    taken = room.inside & COLLECTABLE & ~choice.left
    harm = damage(state, taken & ALL_MONSTERS, choice.guard) or 0
    seat, hero = state.seat, state.own(state.seat)
    log("looted", seat=seat, pillars=[(WORD_OF[body], 1) for body in choice.said], cubes=typed(taken), harm=harm)
    spent = spend_shields(state, choice.guard.used)
    for cube in bodies(taken):
        state.put(cube, seat)
    hero.covered += harm
    hero.marks += choice.guard.spared
    if state.effect == "half-orc":
        hero.marks += 2 * (taken & MASK_OF["troll"]).bit_count()
    _steps(state, room, log)
    return hull, spent


def spend_shields(state: State, number: int) -> tuple[int, ...]:
    """Take Shields out of the reserve at once; they are dropped again when the loot is complete (DD-67). Those of this
    very loot are not in it yet (DD-64)."""
    spent = state.held(state.seat, "shield")[:number]
    for cube in spent:
        state.put(cube, AWAY)
    return spent


def _steps(state: State, room: Room, log: Log) -> None:
    """Give a step to the owners of other pawns in the room, and send these home (DD-82)."""
    for seat in range(state.table.seats):
        if state.solo is None and seat != state.seat and 1 << (FIRST_PAWN + seat) & room.inside:
            state.own(seat).steps += 1
            state.stand(seat, ())
            log("step", seat=seat, steps=state.heroes[seat].steps)


def typed(bits: int) -> list[tuple[str, int]]:
    """Return cubes as an event tells them: how many of each type."""
    found: dict[str, int] = {}
    for cube in bodies(bits):
        kind = CUBES[cube].type
        found[kind] = found.get(kind, 0) + 1
    return [(kind, found[kind]) for kind in TYPES if kind in found]


def holds_stairs(room: Room) -> bool:
    return bool(room.inside & 1 << STAIRS)
