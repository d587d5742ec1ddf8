"""The place of the pawn: the room that the active hero most likely loots, quests unknown (DD-81)."""

from __future__ import annotations

from souterrain.bots.drop.worth import finds, taste
from souterrain.core.actions import Action
from souterrain.core.forms import Random
from souterrain.core.legal import Legal
from souterrain.games.drop.geometry import centre, near
from souterrain.games.drop.rules import looting, teamwork
from souterrain.games.drop.rules.rooms import TOUCH
from souterrain.games.drop.state import EXPLORE, State

ROOMS = 6
"""The number of likely rooms."""
LESS = 0.7
"""The weight of a room relative to the one before."""
PLACES = 60


def place(state: State, legal: Legal, rng: Random) -> Action | None:
    """Return the best place for the pawn; None while the rooms may still change."""
    likely = finds(state, taste(state, state.seat), looting.offers(state))[:ROOMS] if state.step != EXPLORE else []
    if not likely:
        return None
    layout = state.layout()
    hulls = [(LESS**number, layout.hull_of(find.offer.room)) for number, find in enumerate(likely)]
    best: tuple[float, Action] | None = None
    for number in range(PLACES):
        room = likely[number % min(3, len(likely))].offer.room
        shares = [rng.random() + 0.2 for _ in room.pillars]
        corners = [centre(layout.spots[body]) for body in room.pillars]
        x, y = (sum(share * at[axis] for share, at in zip(shares, corners, strict=True)) for axis in (0, 1))
        items = (("x=", round(x / sum(shares) / 100)), ("y=", round(y / sum(shares) / 100)))
        spot = teamwork.pawn_at(items)
        inside = sum(share for share, hull in hulls if near(spot, hull, TOUCH))
        action: Action = ("place", *items)
        if (best is None or inside > best[0]) and legal.why_not(action) is None:
            best = inside, action
    return best[1] if best is not None else None
