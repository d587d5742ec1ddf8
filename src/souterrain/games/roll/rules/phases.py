"""Phases that pass by themselves, and the deeds of the Adventurer (DR-16, DR-30, DR-37, DR-50, DR-60)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.core.legal import Legal
from souterrain.games.roll.content.dice import BAIT, CHEST, PARCHMENT, POTION, SCROLL
from souterrain.games.roll.content.heroes import NOBODY, SIDES, Side
from souterrain.games.roll.rules import dragon, loot, monsters, specialties, treasures, ultimates
from souterrain.games.roll.rules.companions import sources, specialty
from souterrain.games.roll.rules.delve import flee, leave, regroup
from souterrain.games.roll.rules.offers import look
from souterrain.games.roll.rules.rolls import begin_level
from souterrain.games.roll.state import DRAGON_PHASE, LOOT_PHASE, MONSTER_PHASE, TAKEN_UP, State

NO_LOOT: Final = (0, 0)
_ON_LEVEL: Final = (MONSTER_PHASE, LOOT_PHASE)


def offers(state: State) -> tuple[Verb, ...]:
    """Return all that the Adventurer may do in this phase, with one sentence for each result where dice are told apart
    that nobody can use."""
    player = state.players[state.seat]
    side = SIDES[player.hero][player.master]
    found = look(state, side)
    if (player.tokens[BAIT] or side.names_loot) and state.dungeon[CHEST:] != NO_LOOT and lies_idle(state, side):
        words = ("use", "ultimate") if side.names_loot else ("use",)
        return tuple([_each_once(state, verb) if verb.word in words else verb for verb in found])
    return found


def lies_idle(state: State, side: Side) -> bool:
    """Tell if there is loot and nobody to use it: Regroup takes it away, whatever it is."""
    if (
        state.phase > LOOT_PHASE
        or not (state.dungeon[CHEST] or state.dungeon[POTION])
        or state.player.tokens[PARCHMENT]
    ):
        return False
    return sources(state, side) in ((), (SCROLL,))


def _each_once(state: State, verb: Verb) -> Verb:
    """Reduce a verb to one sentence for each table it leads to, the shortest."""
    rows: dict[State, Items] = {}
    for action in verb.actions():
        table = after(state, action)
        if table not in rows or len(action) <= len(rows[table]):
            rows[table] = action[1:]
    return Verb(verb.word, Form(Rows(tuple(rows.values()))))


def after(state: State, action: Action) -> State:
    """Return the table after a deed that draws nothing."""
    new = state.copy()
    DEEDS[action[0]](new, action[1:], Chance(), SILENT)
    proceed(new, SILENT)
    return new


def proceed(state: State, log: Log) -> None:
    """Pass the phases in which there is nothing to do but go on, after each action."""
    while not state._offers:
        phase = state.phase
        if phase in _ON_LEVEL:
            goblins, skeletons, oozes, _, _ = state.dungeon
            if goblins or skeletons or oozes:
                state.phase = MONSTER_PHASE
                return
            verbs = offers(state)
            if len(verbs) > 1:
                state._offers = verbs
                return
            advance(state, log)
        elif phase == TAKEN_UP:
            state.phase = LOOT_PHASE
        elif phase == DRAGON_PHASE and state.lair < state.side.dragon_at:
            regroup(state, log)
        else:
            return


def can_wait(state: State) -> bool:
    """Tell if going on changes nothing: no die lies on the level, and all that could be done there can be done just as
    well before the dragon, or at Regroup (DR-50, DR-60)."""
    if any(state.dungeon):
        return False
    beyond = state.copy()
    advance(beyond, SILENT)
    later = Legal(offers(beyond))
    return all(action in later for verb in offers(state) if verb.word != "go" for action in verb.actions())


def advance(state: State, log: Log) -> None:
    """Leave the level: both the monster phase, where all loot is on offer, and the loot phase end (DR-37)."""
    state._offers = ()
    if state.lair >= state.side.dragon_at:
        state.phase = DRAGON_PHASE
        log("dragon-comes", number=state.lair)
    else:
        if state.lair >= NOBODY.novice.dragon_at:
            specialty(state, log)
        regroup(state, log)


def _go(state: State, items: Items, chance: Chance, log: Log) -> None:
    advance(state, log)


def _flee(state: State, items: Items, chance: Chance, log: Log) -> None:
    flee(state, log)


def _retire(state: State, items: Items, chance: Chance, log: Log) -> None:
    leave(state, state.level, log, "retired")


def _descend(state: State, items: Items, chance: Chance, log: Log) -> None:
    begin_level(state, chance, log)


DEEDS: Final[dict[str, Callable[[State, Items, Chance, Log], None]]] = {
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
