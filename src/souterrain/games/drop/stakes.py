"""Stakes: what lies around the Pillars, what rooms bring and cost, and what the lone spelunker's deeds end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from souterrain.core.actions import Action
from souterrain.core.game import View
from souterrain.core.stakes import Stake
from souterrain.games.drop.content.cubes import TYPES
from souterrain.games.drop.geometry import centre
from souterrain.games.drop.rules.harm import HEALED

KEYS: Final = (
    "near", "near-none", "room", "room-safe", "room-shield", "drink", "leave", "leave-short", "deeper", "retire",
    "give-up",
)  # fmt: skip
"""Every key of a stake; `stake-<key>` is its message."""
NEARBY: Final = 100_000
"""The distance in µm within which most cubes come to rest: what lies there tells those who do not see the table where
to drop."""


def stakes(view: View, seat: int) -> tuple[Stake, ...]:
    """Return the stakes of the hero whose turn it is. With `by_eye` a view lists no rooms, so nothing is told of them
    (DD-65)."""
    turn = view["turn"]
    if seat != turn["seat"] or turn["frames"]:
        return ()
    hero, step = view["heroes"][seat], turn["step"]
    verb = "enter" if step == "enter" else "move" if "solo" in view else "loot"
    found = [_room(verb, room, hero) for room in view["rooms"]]
    if step == "explore" and "solo" not in view and not view["table"]["by_eye"]:
        found += _near(view["dungeon"]["shapes"])
    if hero["covered"] and hero["reserve"].get("potion"):
        found.append(Stake(("drink",), "drink", {"life": min(HEALED, hero["covered"])}))
    return (*found, *_alone(view, hero, step)) if "solo" in view else tuple(found)


def _near(shapes: list[dict[str, Any]]) -> Iterator[Stake]:
    """Yield what lies around each Pillar, the other Pillars included."""
    places = [(shape["id"], shape["label"], *centre(shape["points"])) for shape in shapes if shape["label"] in TYPES]
    for word, kind, x, y in places:
        if kind == "pillar":
            there = Counter(
                label for other, label, at, up in places if other != word and (at - x) ** 2 + (up - y) ** 2 <= NEARBY**2
            )
            cubes = [(label, there[label]) for label in TYPES if label in there]
            yield Stake(("explore", (word, 1)), "near" if cubes else "near-none", {"cubes": cubes} if cubes else {})


def _room(verb: str, room: dict[str, Any], hero: dict[str, Any]) -> Stake:
    """Return the points of a room by the hero's quest, its damage without a Shield, and the life left then."""
    about: Action = (verb, *[(corner, 1) for corner in room["corners"]])
    harm, left = room["harm"], hero["life"] - hero["covered"] - (room["harm"] or 0)
    if harm is None or left < 1:
        return Stake(about, "room-shield", {"points": room["points"]})
    if not harm:
        return Stake(about, "room-safe", {"points": room["points"]})
    return Stake(about, "room", {"points": room["points"], "harm": harm, "life": left})


def _alone(view: View, hero: dict[str, Any], step: str) -> Iterator[Stake]:
    """Yield the stakes of leaving a level, going deeper and giving up (DD-109 to DD-113)."""
    needed, fragments = view["solo"]["needed"], view["solo"]["fragments"]
    if step == "deeper":
        yield Stake(("deeper",), "deeper", {"points": needed})
        yield Stake(("retire",), "retire", {"fragments": fragments})
    elif step == "explore" and view["solo"]["stairs"]:
        chests = min(hero["reserve"].get("chest", 0), hero["reserve"].get("key", 0))
        yield Stake(("leave",), "leave", {"points": hero["score"], "needed": needed, "chests": chests})
        if hero["score"] < needed and view["cubes"]["box"]:
            yield Stake(("leave",), "leave-short", {"needed": needed}, sure=True)
    elif step in ("act", "loot") and not view["rooms"]:
        yield Stake(("give-up",), "give-up", {}, sure=True)
