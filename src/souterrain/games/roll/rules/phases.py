"""The four phases of a level: what each offers, and what passes by itself (DR-16, DR-30, DR-37, DR-50, DR-60)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.roll.content.dice import CHEST, LEVELS, POTION, SCROLL
from souterrain.games.roll.content.heroes import NOBODY, Side
from souterrain.games.roll.rules import dragon, loot, monsters, specialties, treasures, ultimates
from souterrain.games.roll.rules.companions import NO_ALLIES, NO_TOKENS, kinds, specialty
from souterrain.games.roll.rules.delve import flee, leave, regroup
from souterrain.games.roll.rules.heroes import phase_allows
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
WAYS_ON: Final = ((RETIRE, DESCEND), (RETIRE,))
"""At Regroup, above the last level and on it."""
STOPS: Final = ("never", "dragon", "always")


_KNOWN: Final[dict[tuple[object, ...], tuple[Verb, ...]]] = {}
_MOST_KNOWN: Final = 1 << 16


def offers(s: State) -> tuple[Verb, ...]:
    """All that the Adventurer may do in this phase.

    Without treasures and allies it depends on few things, and the same ones are met again and again: those answers are
    kept, but for the Scroll's re-roll, which counts every die.
    """
    side, phase = s.side, s.phase
    if (
        s.players[s.seat].tokens != NO_TOKENS
        or s.allies != NO_ALLIES
        or side.counts_dice
        or s.table.scroll_any
        or phase == DRAGON_PHASE
    ):
        return look(s, side)
    spent = s.exhausted or not side.has_sentence
    if phase == REGROUP_PHASE:
        if not spent and REGROUP_PHASE in side.ultimate.phases:
            return look(s, side)
        return WAYS_ON[s.level == LEVELS] if may_retire(s) else (DESCEND,)
    graves = s.graveyard if s.dungeon[POTION] else s.graveyard > 0
    lair = 0 if spent and not s.table.stops else s.lair
    key = (side, phase, kinds(s.party), s.dungeon, lair, graves, s.exhausted, s.table.ways)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) == _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = look(s, side, scrolls=False)
    if phase == MONSTER_PHASE and s.party[SCROLL]:
        reroll = specialties.reroll_verb(s, side)
        if reroll is not None:
            return (*known[:-1], reroll, known[-1])
    return known


def look(s: State, side: Side, *, scrolls: bool = True) -> tuple[Verb, ...]:
    """All that the Adventurer may do in this phase, looked up in the rules; the way out of it comes last."""
    phase, dungeon = s.phase, s.dungeon
    besieged = dungeon[0] or dungeon[1] or dungeon[2]
    found: list[Verb | None] = []
    if phase == REGROUP_PHASE:
        found += [RETIRE if may_retire(s) else None, DESCEND if s.level < LEVELS else None]
    elif phase == DRAGON_PHASE:
        found.append(dragon.verb(s, side))
    elif besieged:
        found.append(monsters.verb(s, side))
    if phase < DRAGON_PHASE and (not besieged or side.early_loot):
        if dungeon[CHEST]:
            found.append(loot.opening(s, side))
        if dungeon[POTION]:
            found.append(loot.drinking(s, side))
    if phase < REGROUP_PHASE:
        if side.lure:
            found.append(specialties.lure_verb(s))
        if side.refresh and s.exhausted:
            found.append(specialties.refresh_verb(s, side))
    if s.players[s.seat].tokens != NO_TOKENS:
        found.append(treasures.verb(s))
    if not s.exhausted and side.has_sentence:
        found.append(ultimates.verb(s, side))
    if phase < REGROUP_PHASE and scrolls:
        found.append(specialties.reroll_verb(s, side))
    verbs = tuple([verb for verb in found if verb is not None])
    if besieged or phase == DRAGON_PHASE:
        verbs = (*verbs, FLEE)
    elif phase < DRAGON_PHASE:
        verbs = (*verbs, GO_ON_OR_LOOT if phase == MONSTER_PHASE and _runs_past_loot(s, side, verbs) else GO_ON)
    return verbs


def _runs_past_loot(s: State, side: Side, verbs: tuple[Verb, ...]) -> bool:
    """Whether `go on` would run past a loot phase in which something could still be done; `verbs` are what is offered
    before it, and what the loot phase would offer is among them."""
    words = [verb.word for verb in verbs]
    if "open" in words or "drink" in words or _wants_stop(s, side):
        return False
    return (
        "use" in words
        or "refresh" in words
        or ("ultimate" in words and phase_allows(s, side.ultimate, LOOT_PHASE))
        or ("reroll" in words and specialties.rerolls_in_loot(s, side))
    )


def _wants_stop(s: State, side: Side) -> bool:
    stops = STOPS[s.table.stops]
    return stops == "always" or (stops == "dragon" and s.lair >= side.dragon_at)


def may_retire(s: State) -> bool:
    """A berserk Dwarf leaves only over a dragon, or at the bottom (DR-215)."""
    return not s.berserk or bool(s.slain) or s.level == LEVELS


def _stops_at_loot(s: State, verbs: tuple[Verb, ...]) -> bool:
    """Whether the level asks something in the loot phase, or the table wants to be stopped there."""
    return len(verbs) > 1 and (verbs[0].word in ("open", "drink") or _wants_stop(s, s.side))


def proceed(s: State, log: Log | None) -> None:
    """After each action: phases in which there is nothing to do but go on pass by themselves."""
    while not s._offers:
        phase = s.phase
        besieged = s.dungeon[0] or s.dungeon[1] or s.dungeon[2]
        if phase == MONSTER_PHASE and besieged:
            return
        if phase in (MONSTER_PHASE, LOOT_PHASE):
            if besieged:
                s.phase = MONSTER_PHASE
                return
            s._offers = offers(s)
            if len(s._offers) > 1:
                return
            advance(s, log)
        elif phase == TAKEN_UP:
            s.phase = LOOT_PHASE
        elif phase == DRAGON_PHASE and s.lair < s.side.dragon_at:
            regroup(s, log)
        else:
            return


def advance(s: State, log: Log | None, *, stop: bool = False) -> None:
    """To the next phase in which the level itself asks something; `stop` at the loot phase in any case."""
    if s.phase == MONSTER_PHASE and (stop or s.table.stops or s.dungeon[CHEST] or s.dungeon[POTION]):
        s.phase = LOOT_PHASE
        verbs = offers(s)
        if _stops_at_loot(s, verbs) or (stop and len(verbs) > 1):
            s._offers = verbs
            return
    s._offers = ()
    if s.lair >= s.side.dragon_at:
        s.phase = DRAGON_PHASE
        if log is not None:
            log("dragon-comes", number=s.lair)
    else:
        if s.lair >= NOBODY.novice.dragon_at:
            specialty(s, log)
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
