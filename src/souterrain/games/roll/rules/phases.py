"""The four phases of a level: what each offers, and what passes by itself (DR-16, DR-30, DR-37, DR-50, DR-60)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.roll.content.dice import CHEST, LEVELS, POTION
from souterrain.games.roll.rules import dragon, loot, monsters, specialties, treasures, ultimates
from souterrain.games.roll.rules.delve import flee, leave, regroup
from souterrain.games.roll.rules.rolls import begin_level
from souterrain.games.roll.state import (
    DRAGON_PHASE,
    LOOT_PHASE,
    MONSTER_PHASE,
    REGROUP_PHASE,
    TAKEN_UP,
    State,
)

GO_ON: Final = Verb("go", Form(Rows(((("on", 1),),))))
GO_ON_OR_LOOT: Final = Verb("go", Form(Rows(((("on", 1),), (("on", 1), ("loot", 1))))))
FLEE: Final = Verb("flee", Form())
RETIRE: Final = Verb("retire", Form())
DESCEND: Final = Verb("descend", Form())
STOPS: Final = ("never", "dragon", "always")


def offers(s: State) -> tuple[Verb, ...]:
    """All that the Adventurer may do in this phase."""
    phase = s.phase
    found: list[Verb | None] = []
    dungeon = s.dungeon
    besieged = dungeon[0] or dungeon[1] or dungeon[2]
    if phase == REGROUP_PHASE:
        found = [RETIRE if may_retire(s) else None, DESCEND if s.level < LEVELS else None]
    elif phase == DRAGON_PHASE:
        found = [dragon.verb(s), specialties.reroll_verb(s), specialties.refresh_verb(s), FLEE]
    else:
        if besieged:
            found.append(monsters.verb(s))
        if not besieged or s.side.early_loot:
            found += (loot.opening(s) if dungeon[CHEST] else None, loot.drinking(s) if dungeon[POTION] else None)
        found += (specialties.reroll_verb(s), specialties.lure_verb(s), specialties.refresh_verb(s))
        found.append(FLEE if besieged else None)
    found += (treasures.verb(s), ultimates.verb(s))
    verbs = tuple([verb for verb in found if verb is not None])
    if phase < DRAGON_PHASE and not besieged:
        verbs = (*verbs, GO_ON_OR_LOOT if phase == MONSTER_PHASE and verbs and _loot_differs(s) else GO_ON)
    return verbs


def may_retire(s: State) -> bool:
    """A berserk Dwarf leaves only over a dragon, or at the bottom (DR-215)."""
    return not s.berserk or bool(s.slain) or s.level == LEVELS


def _loot_differs(s: State) -> bool:
    """Whether `go on` would run past a loot phase in which something could still be done."""
    there = s.copy()
    there.phase = LOOT_PHASE
    verbs = offers(there)
    return len(verbs) > 1 and not _stops_at_loot(there, verbs)


def _stops_at_loot(s: State, verbs: tuple[Verb, ...]) -> bool:
    """Whether the level asks something in the loot phase, or the table wants to be stopped there."""
    if any(verb.word in ("open", "drink") for verb in verbs):
        return True
    stops = STOPS[s.table.stops]
    return len(verbs) > 1 and (stops == "always" or (stops == "dragon" and s.lair >= s.side.dragon_at))


def proceed(s: State, log: Log | None) -> None:
    """After each action: phases in which there is nothing to do but go on pass by themselves."""
    while True:
        phase = s.phase
        besieged = s.dungeon[0] or s.dungeon[1] or s.dungeon[2]
        if phase == MONSTER_PHASE and besieged:
            return
        if phase in (MONSTER_PHASE, LOOT_PHASE):
            if besieged:
                s.phase = MONSTER_PHASE
                return
            verbs = offers(s)
            if len(verbs) > 1:
                s._offers = verbs
                return
            advance(s, log)
        elif phase == TAKEN_UP:
            s.phase = MONSTER_PHASE
            advance(s, log)
        elif phase == DRAGON_PHASE and s.lair < s.side.dragon_at:
            regroup(s, log)
        else:
            return


def advance(s: State, log: Log | None, *, stop: bool = False) -> None:
    """To the next phase in which the level itself asks something; `stop` at the loot phase in any case."""
    if s.phase == MONSTER_PHASE:
        s.phase = LOOT_PHASE
        verbs = offers(s)
        if _stops_at_loot(s, verbs) or (stop and len(verbs) > 1):
            return
    if s.lair >= s.side.dragon_at:
        s.phase = DRAGON_PHASE
        if log is not None:
            log("dragon-comes", number=s.lair)
    else:
        regroup(s, log)


def _go(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    advance(s, log, stop=len(items) == 2)


def _flee(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    flee(s, log)


def _retire(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    leave(s, s.level, log, "retired")


def _descend(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    begin_level(s, chance, log)


DEEDS: Final[dict[str, Callable[[State, Items, Chance, Log | None], None]]] = {
    "fight": monsters.fight,
    "open": loot.open_chests,
    "drink": loot.drink,
    "dragon": dragon.fight_dragon,
    "reroll": specialties.reroll_dice,
    "lure": specialties.lure,
    "refresh": specialties.refresh_hero,
    "use": treasures.use,
    "ultimate": ultimates.use,
    "go": _go,
    "flee": _flee,
    "retire": _retire,
    "descend": _descend,
}
