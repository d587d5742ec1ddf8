"""Doors and furniture that a hero faces, and the conditions to explore them (DJ-070, A-21, A-23, A-24)."""

from __future__ import annotations

from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import CLOSED, OPEN, Door, Furniture
from souterrain.games.donjon.content.places import FURNITURE
from souterrain.games.donjon.rules.questions import exploring
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.rules.questions.quest import may_open
from souterrain.games.donjon.state import State


def before(state: State, hero: int) -> list[Door]:
    """Return the closed doors that the hero's square faces (A-23)."""
    here = state.heroes[hero].square
    return [door for door in state.doors if door.state == CLOSED and here in door.edges[::2]]


def beside(state: State, hero: int) -> list[int]:
    """Return the furniture that the hero's square faces and that can be opened."""
    here = state.heroes[hero].square
    return [
        place
        for place, piece in enumerate(state.furniture)
        if exploring.openable(state, piece) and here in facing(state, piece)
    ]


def may_explore(state: State, hero: int) -> bool:
    """Return True if the hero may explore: not after a run, in combat only in a lull (A-21, A-24, A-86)."""
    figure = state.heroes[hero]
    quiet = not state.combat or state.lull or state.options.open_in_pc
    return bool(quiet) and not figure.ran and points_left(state, hero) > 0


def barred(state: State, hero: int) -> list[Door]:
    """Return the portcullises that the hero can try to lift, from either side, once a round (E09)."""
    figure = state.heroes[hero]
    if figure.ran or points_left(state, hero) < 1:
        return []
    known = [door for door in state.doors if door.barred and figure.square in door.edges]
    return [door for door in known if f"lift-{door.number}" not in figure.tested]


def why_not_explore(state: State, hero: int) -> Rejected | None:
    if state.combat and not state.lull:
        return Rejected("not-in-combat", "A-24")
    if state.heroes[hero].ran:
        return Rejected("runner", "DJ-056")
    if points_left(state, hero) < 1:
        return Rejected("no-points", "DJ-066")
    return None


def openable(state: State, piece: Furniture, hero: int = -1) -> bool:
    """Return True if a piece can be opened: once for the whole group (A-35), a stuck lid by each hero who has not tried
    it yet (A-43). Circles and crevasses are walked on instead."""
    if piece.opened or FURNITURE[piece.kind].height == "walkable" or (state.combat and not may_open(state, piece)):
        return False
    return not (piece.result and hero in piece.tried)


def monsters_near(state: State, zone: int) -> bool:
    """Return True if a monster is in this zone, or in one that an open door joins to it (A-99)."""
    joined = {zone}
    for door in state.doors:
        if door.state == OPEN and zone in (door.zone, door.beyond):
            joined.update((door.zone, door.beyond))
    zone_at = plan_of(state).zone_at
    return any(zone_at.get(monster.square, -1) in joined for monster in state.foes)


def is_camp_safe(state: State, zone: int) -> bool:
    """Return True if nobody can be disturbed by resting here now (A-99)."""
    if state.options.rest == "safe" or state.zones[zone].rested == state.round:
        return True
    return not state.zones[zone].rested and not monsters_near(state, zone)
