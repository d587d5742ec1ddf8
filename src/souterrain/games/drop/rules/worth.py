"""The worth of cubes to one hero, quickly: for the list of rooms and for the bots. A chest counts its mean."""

from __future__ import annotations

from typing import Final

from souterrain.games.drop.content.cubes import ALL_MONSTERS, CUBES, FIXED, GEMS, MASK_OF, SMALL, TYPES, mask
from souterrain.games.drop.state import Hero

CHEST: Final = 3.5
SMALL_GEMS: Final = mask(
    [index for index, cube in enumerate(CUBES) if cube.type in GEMS and cube.size == SMALL],
)
COUNTED: Final = tuple([(kind, MASK_OF[kind]) for kind in TYPES if kind not in FIXED])


def worth(hero: Hero, held: int) -> float:
    """Return the points of these cubes by the hero's quest. What compares heroes is guessed at a small share."""
    number = {kind: (held & bits).bit_count() for kind, bits in COUNTED}
    opened = min(number["key"], number["chest"])
    gems = [number[gem] for gem in GEMS]
    points = number["gold"] + CHEST * opened + 2 * number["troll"] + 8 * number["dragon"]
    points += sum(count * each for count, each in zip(gems, hero.task.gems, strict=True))
    name = hero.task.name
    if name == "jewellers-trio":
        points += 3 * min(gems)
    elif name == "goblin-bounty":
        points += max(0, number["goblin"] - 1)
    elif name == "troll-toll":
        points += 2 * number["troll"] + 3 * number["dragon"]
    elif name == "locksmiths-ledger":
        points += number["key"] + number["chest"]
    elif name == "pocket-gems":
        points += max(0, (held & SMALL_GEMS).bit_count() - 1)
    elif name == "alchemists-shelf":
        points += 3 * (number["potion"] + number["shield"])
    elif name == "royal-tithe":
        points += (number["gold"] + 1) // 2
    elif name == "heros-help":
        points += 0.5 * (held & ALL_MONSTERS).bit_count()
    elif name == "hoarders-hunt":
        points += 0.2 * held.bit_count()
    return points
