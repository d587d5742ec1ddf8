"""The worth of a state to a good player: the chance of clearing the level, and the strength left for the next one."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from souterrain.games.roll.content.dice import BEATS_MANY, CHAMPION, CHEST, POTION, SCROLL, Face
from souterrain.games.roll.content.heroes import Side
from souterrain.games.roll.rules.companions import faces_of, present
from souterrain.games.roll.rules.scoring import total
from souterrain.games.roll.state import DRAGON_PHASE, State

COMPANION, KIND, TREASURE, ULTIMATE = 0.42, 0.12, 0.9, 0.5
"""The worth in XP of what is left after a level: a companion, a further kind among them, a chest, an unspent card."""
HELD: Final = (0.25, 0.25, 0.25, 0.25, 0.35, 0.3, 0.0, 0.5, 0.1, 0.3)
"""The worth of a token beyond its points while there are delves to come."""


def worth(state: State, seat: int, turn: int) -> float:
    """Return points held and points to be expected from this delve; a delve that is over brings nothing more."""
    player = state.players[seat]
    held = sum(number * bonus for number, bonus in zip(player.tokens, HELD, strict=True))
    sure = total(player) + (held if state.turn < 3 * state.table.seats - 1 else 0.0)
    return sure + (prospect(state) if state.turn == turn and state.seat == seat else 0.0)


def prospect(state: State) -> float:
    """Return the level's XP if the party can clear it, and what it could still do after that."""
    side = state.side
    hands = present(state, side)
    dragon = side.dragon_takes if state.lair >= side.dragon_at and state.phase <= DRAGON_PHASE else 0
    left, kinds, missing = _clear(side, hands, state.dungeon[:3], dragon)
    scrolls = state.party[SCROLL] if not side.acts.get(SCROLL) else 0
    left += 0.45 * scrolls
    help_at_hand = 0.5 * scrolls + (ULTIMATE if not state.exhausted and side.has_sentence else 0.0)
    chance = 1.0 if missing == 0 else max(0.0, 0.55 * min(1.0, help_at_hand) - 0.15 * (missing - 1))
    after = COMPANION * left + KIND * kinds + (0.0 if state.exhausted else ULTIMATE)
    after -= 0.12 * state.lair
    loot = 0.0
    if state.phase <= DRAGON_PHASE and left >= 1:
        loot = TREASURE * min(state.dungeon[CHEST], 2) + COMPANION * min(state.dungeon[POTION], state.graveyard)
    return chance * (state.level + (after + loot if state.level < 10 else 0.0))


@lru_cache(maxsize=1 << 16)
def _clear(side: Side, hands: tuple[int, ...], monsters: tuple[int, ...], dragon: int) -> tuple[float, int, int]:
    """Count the companions and kinds that are left once monsters and dragon are beaten, and the companions that are
    missing."""
    kinds = [faces_of(side, source) for source in range(len(hands))]
    left = [number if kinds[source] else 0 for source, number in enumerate(hands)]
    missing = 0
    for foe, number in sorted(enumerate(monsters), key=lambda pair: -pair[1]):
        able = [hand for hand, count in enumerate(left) if count and _beats_all(side, kinds[hand], foe)]
        able.sort(key=lambda hand: CHAMPION in kinds[hand])
        if number and able and (number > 1 or CHAMPION not in kinds[able[0]]):
            left[able[0]] -= 1
            continue
        for _ in range(number):
            others = [hand for hand, count in enumerate(left) if count]
            if others:
                left[max(others, key=lambda hand: (CHAMPION not in kinds[hand], left[hand]))] -= 1
            else:
                missing += 1
    there = sum(1 for count in left if count)
    if dragon:
        missing += max(0, dragon - there)
    return float(max(0, sum(left) - dragon)), there, missing


def _beats_all(side: Side, faces: tuple[Face, ...], foe: int) -> bool:
    return any(foe in BEATS_MANY.get(face, ()) and not (side.single_champion and face == CHAMPION) for face in faces)
