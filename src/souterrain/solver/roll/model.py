"""The game that is solved: a hero's side, the options that matter, the number of dice.

Treasures are worth a fixed number of points each and are never used (docs/solved.md).
"""

from __future__ import annotations

from typing import Final, NamedTuple

from souterrain.games.roll.content.dice import BOX, LEVELS, PORTAL
from souterrain.games.roll.content.heroes import (
    DRAGON_PHASE,
    LOOT_PHASE,
    MONSTER_PHASE,
    NOBODY,
    SIDE_NAMES,
    Side,
    Ultimate,
)
from souterrain.games.roll.facts import Options

TREASURE: Final = 1 + BOX[PORTAL] / sum(BOX)
"""The mean points of a token drawn from a full box, without pairs of Dragon Scales."""
EARNED: Final = 2
"""The XP of dragons that a party which flees can lose; a further dragon's XP is treated as safe."""
ALL_BACK: Final = sum(BOX)


class Model(NamedTuple):
    """One delve of one side, whose hero does not turn."""

    side: Side = NOBODY.novice
    scroll_any: bool = False
    keeps_xp: bool = False
    treasure: float = TREASURE
    dice: int = 7
    """Party dice that are not out of the delve."""
    dungeon: int = 7
    levels: int = LEVELS
    earned: int = EARNED

    @property
    def layers(self) -> int:
        """The number of values of each state, one for each XP that flight can cost."""
        return 1 if self.keeps_xp else self.earned + 1

    @property
    def retreats(self) -> int:
        """The number of lair dice that a party may leave behind at Regroup, none included."""
        return min(self.side.dragon_at, self.dungeon + 1)

    def allows(self, ultimate: Ultimate, phase: int) -> bool:
        """Tell if an ultimate may be used in a phase (DR-94)."""
        return phase in (ultimate.phases or (MONSTER_PHASE, LOOT_PHASE, DRAGON_PHASE))


UNSOLVED: Final = (
    "paladin", "scout", "dungeoneer", "archaeologist", "tomb-raider", "time-traveler", "time-lady", "lancer",
    "thornsinger",
)  # fmt: skip
"""Sides with a skill that the solver does not know: it is paid for with treasures, looks at dice of later levels, or
makes allies of the lair."""
SOLVED: Final = tuple([name for name in SIDE_NAMES if name not in UNSOLVED])


class UnsolvedError(ValueError):
    """The solver does not know a skill of this side."""


def model_of(side: Side, options: Options) -> Model:
    """Return the whole delve of a side with the options of a table."""
    if side.name not in SOLVED or options.ultimate_phase != "any":
        raise UnsolvedError(side.name)
    dice = {"five-champions": 5}.get(side.forming, max(7, side.party_dice))
    treasure = 0.0 if side.final_discard == ALL_BACK else TREASURE
    return Model(side, options.scroll_phase == "any", bool(options.flee_keeps_dragon_xp), treasure, dice)
