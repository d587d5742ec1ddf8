"""The rooms that a view lists: what each would bring the hero who asks, and what lies near its border."""

from __future__ import annotations

from typing import Any

from souterrain.games.drop.content.cubes import COLLECTABLE, FIRST_PAWN, WORD_OF, bodies
from souterrain.games.drop.rules import looting
from souterrain.games.drop.rules.borders import Borders
from souterrain.games.drop.rules.harm import counts, damage
from souterrain.games.drop.rules.rooms import Room
from souterrain.games.drop.rules.solo import entering, moving
from souterrain.games.drop.rules.worth import worth
from souterrain.games.drop.state import ACT, ENTER, LOOT, State


def rooms(state: State, eyes: int | None) -> list[dict[str, Any]]:
    """List what the rooms that can be named now would bring the hero who asks, by gain; with `by_eye` nothing
    (DD-65)."""
    if eyes != state.seat or state.frames or state.step not in (ENTER, ACT, LOOT) or state.table.by_eye:
        return []
    offers = (
        looting.offers(state)
        if state.solo is None
        else entering.rooms(state)
        if state.step == ENTER
        else moving.offers(state)
    )
    listed = []
    held, hero = state.there(state.seat), state.hero
    now = worth(hero, held)
    for offer in offers:
        inside = offer.room.inside & COLLECTABLE
        listed.append((worth(hero, held | inside) - now, offer, inside))
    listed.sort(key=lambda entry: (-entry[0], entry[1].said))
    borders = Borders(state.layout())
    return [
        {
            "corners": [WORD_OF[body] for body in offer.said],
            "brings": dict(looting.typed(inside)),
            "inside": [WORD_OF[cube] for cube in bodies(inside)],
            "edge": [WORD_OF[cube] for cube in bodies(inside & offer.room.edge)],
            "border": _border(borders, offer.room),
            "harm": damage(state, inside),
            "monsters": sum(counts(inside)),
            "points": round(points),
        }
        for points, offer, inside in listed
    ]


def _border(borders: Borders, room: Room) -> list[list[Any]]:
    """Return what lies within 5 mm of a room's border, the nearest first: word, verdict and margin in µm (DD-27)."""
    return [[_word(body), where, margin] for body, where, margin in borders.close(room)]


def _word(body: int) -> str:
    return WORD_OF.get(body) or f"pawn:{body - FIRST_PAWN + 1}"
