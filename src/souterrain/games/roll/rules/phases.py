"""The four phases of a level: what each offers, and what passes by itself (DR-16, DR-30, DR-37, DR-50, DR-60)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.games.roll.content.dice import BAIT, CHEST, DELVES, LEVELS, PARCHMENT, PORTAL, POTION, SCROLL
from souterrain.games.roll.content.heroes import NOBODY, SIDES, Side
from souterrain.games.roll.rules import dragon, loot, monsters, specialties, treasures, ultimates
from souterrain.games.roll.rules.companions import (
    NO_ALLIES,
    NO_TOKENS,
    added,
    can_act,
    kinds,
    present,
    sources,
    specialty,
)
from souterrain.games.roll.rules.delve import flee, leave, regroup
from souterrain.games.roll.rules.heroes import phase_allows
from souterrain.games.roll.rules.rolls import begin_level
from souterrain.games.roll.state import (
    DRAGON_PHASE,
    LOOT_PHASE,
    MONSTER_PHASE,
    REGROUP_PHASE,
    STOPS,
    TAKEN_UP,
    State,
)

GO_ON: Final = Verb("go", Form(Rows(((("on", 1),),))))
GO_ON_OR_LOOT: Final = Verb("go", Form(Rows(((("on", 1),), (("on", 1), ("loot", 1))))))
FLEE: Final = Verb("flee", Form())
RETIRE: Final = Verb("retire", Form())
DESCEND: Final = Verb("descend", Form())
RETIRE_OR_DESCEND: Final = (RETIRE, DESCEND)
WISHES: Final = tuple([Verb("stops", Form(Rows(tuple([((w, 1),) for w in STOPS if w != now])))) for now in STOPS])
"""Where else one could want to be stopped, for each place where one is."""


_KNOWN: Final[dict[tuple[object, ...], tuple[Verb, ...]]] = {}
_MOST_KNOWN: Final = 1 << 16


def offers(state: State) -> tuple[Verb, ...]:
    """All that the Adventurer may do in this phase.

    Without treasures and allies it depends on few things, and the same ones are met again and again: those answers are
    kept, but for the Scroll's re-roll, which counts every die.
    """
    player = state.players[state.seat]
    side, phase = SIDES[player.hero][player.master], state.phase
    if phase == REGROUP_PHASE:
        return _regrouping(state, side, player.tokens)
    table = state.table
    if (
        phase == DRAGON_PHASE
        or player.tokens != NO_TOKENS
        or state.allies != NO_ALLIES
        or side.counts_dice
        or table.scroll_any
    ):
        return look(state, side)
    dungeon, exhausted, party = state.dungeon, state.exhausted, state.party
    goblins, skeletons, oozes, _, potions = dungeon
    stops = player.stops
    lair = state.lair if stops or (side.looks_at_lair and not exhausted) else 0
    if (goblins or skeletons or oozes) and not side.loots_besieged:
        dungeon, graves = dungeon[:3], 0
    else:
        graves = min(potions, state.graveyard)
    faces = kinds(party) if any(dungeon) else ()
    key = (side, phase, faces, dungeon, lair, graves, exhausted, table.ultimate_any, stops, state.wished)
    known = _KNOWN.get(key)
    if known is None:
        if len(_KNOWN) == _MOST_KNOWN:
            _KNOWN.clear()
        known = _KNOWN[key] = look(state, side, scrolls=False)
    if party[SCROLL] and phase == MONSTER_PHASE:
        reroll = specialties.reroll_verb(state, side)
        if reroll is not None:
            return (*known[:-1], reroll, known[-1])
    return known


def look(state: State, side: Side, *, scrolls: bool = True) -> tuple[Verb, ...]:
    """All that the Adventurer may do on a level, looked up in the rules; the way out of it comes last."""
    player, phase = state.players[state.seat], state.phase
    if phase == REGROUP_PHASE:
        return _regrouping(state, side, player.tokens)
    found: list[Verb] = []
    goblins, skeletons, oozes, chests, potions = state.dungeon
    besieged = goblins or skeletons or oozes
    asked = later = False  # whether the level itself asks for something in the loot phase, and whether a skill could
    if phase == DRAGON_PHASE:
        verb = dragon.verb(side, present(state, side))
        if verb is not None:
            found.append(verb)
    elif besieged or chests or potions:
        hands = sources(state, side)
        if besieged and can_act(side, hands):
            cursed = state.exhausted & side.extra_exhausted
            found.append(Later("fight", monsters.verb, side, cursed, hands, goblins, skeletons, oozes))
        if chests and (not besieged or side.early_loot):
            verb = loot.opening(side, hands, chests)
            if verb is not None:
                found.append(verb)
                asked = True
        if potions and (not besieged or side.early_loot):
            verb = loot.drinking(hands, potions, min(potions, state.graveyard))
            if verb is not None:
                found.append(verb)
                asked = True
        if side.lure and besieged and phase == MONSTER_PHASE:
            found += specialties.lure_verbs(state)
    if player.tokens != NO_TOKENS:
        if state.exhausted and side.refresh == "token":
            found.append(specialties.refresh_verb(state))
            later = True
        verb = treasures.verb(state, player.tokens)
        if verb is not None:
            found.append(verb)
            later = True
    if side.has_sentence and not state.exhausted:
        verb = ultimates.verb(state, side)
        if verb is not None:
            found.append(verb)
            later = later or phase_allows(state, side.ultimate, LOOT_PHASE)
    reroll = specialties.reroll_verb(state, side) if scrolls and (state.party[SCROLL] or side.rerolls) else None
    if reroll is not None:
        later = later or specialties.rerolls_in_loot(state, side)
    at_the_turn = later and not asked and not besieged and phase < DRAGON_PHASE
    if at_the_turn and not state.wished:
        found.append(WISHES[player.stops])
    if reroll is not None:
        found.append(reroll)
    if asked and potions == 1 and phase == LOOT_PHASE and _drinks_idly(state, side, found):
        verb = loot.drinking(sources(state, side), potions, state.graveyard, idle=True)
        if verb is not None:
            found[0] = verb
    if (side.names_loot or player.tokens[BAIT]) and lies_idle(state, side):
        words = ("use", "ultimate") if side.names_loot else ("use",)
        found = [_each_once(state, verb) if verb.word in words else verb for verb in found]
    if besieged or phase == DRAGON_PHASE:
        found.append(FLEE)
    elif at_the_turn and phase == MONSTER_PHASE and not _wants_stop(state, side):
        found.append(GO_ON_OR_LOOT)
    else:
        found.append(GO_ON)
    return tuple(found)


def _drinks_idly(state: State, side: Side, found: list[Verb]) -> bool:
    """Whether whoever drinks the last potion and comes back as it was has only gone on: nothing is refreshed by it, and
    without the potion there is nothing to do."""
    if found[0].word != "drink" or (state.exhausted and side.refresh == "drinking"):
        return False
    without = state.copy()
    without.dungeon = added(state.dungeon, POTION, -1)
    return len(look(without, side)) == 1


def lies_idle(state: State, side: Side) -> bool:
    """Whether there is loot and nobody to use it: Regroup takes it away, whatever it is."""
    if (
        state.phase > LOOT_PHASE
        or not (state.dungeon[CHEST] or state.dungeon[POTION])
        or state.player.tokens[PARCHMENT]
    ):
        return False
    return sources(state, side) in ((), (SCROLL,))


def _each_once(state: State, verb: Verb) -> Verb:
    """A verb with one sentence for each table it leads to, the shortest."""
    rows: dict[State, Items] = {}
    for action in verb.actions():
        table = after(state, action)
        if table not in rows or len(action) <= len(rows[table]):
            rows[table] = action[1:]
    return Verb(verb.word, Form(Rows(tuple(rows.values()))))


def after(state: State, action: Action) -> State:
    """The table after a deed that draws nothing."""
    new = state.copy()
    DEEDS[action[0]](new, action[1:], Chance(), SILENT)
    proceed(new, SILENT)
    return new


def _regrouping(state: State, side: Side, tokens: tuple[int, ...]) -> tuple[Verb, ...]:
    """Out, or down. A Town Portal is not offered where it is only another word for retiring: before a hero gives all
    tokens back at the end (DR-230)."""
    ways: tuple[Verb, ...] = (DESCEND,)
    if may_retire(state):
        ways = (RETIRE,) if state.level == LEVELS else RETIRE_OR_DESCEND
    if tokens != NO_TOKENS:
        if state.turn == DELVES * state.table.seats - 1 and sum(tokens) <= side.final_discard and may_retire(state):
            tokens = (*tokens[:PORTAL], 0)
        verb = treasures.verb(state, tokens)
        if verb is not None:
            ways = (*ways, verb)
    if side.has_sentence and not state.exhausted and REGROUP_PHASE in side.ultimate.phases:
        verb = ultimates.verb(state, side)
        if verb is not None:
            ways = (*ways, verb)
    return ways


def _wants_stop(state: State, side: Side) -> bool:
    stops = state.players[state.seat].stops
    return stops > 0 and (STOPS[stops] == "always" or state.lair >= side.dragon_at)


def may_retire(state: State) -> bool:
    """A berserk Dwarf leaves only over a dragon, or at the bottom (DR-215)."""
    return not state.berserk or bool(state.slain) or state.level == LEVELS


def _stops_at_loot(state: State, verbs: tuple[Verb, ...]) -> bool:
    """Whether the level asks something in the loot phase, or the player wants to be stopped there."""
    return len(verbs) > 1 and (verbs[0].word in ("open", "drink") or _wants_stop(state, state.side))


def proceed(state: State, log: Log) -> None:
    """After each action: phases in which there is nothing to do but go on pass by themselves."""
    while not state._offers:
        phase = state.phase
        if phase in (MONSTER_PHASE, LOOT_PHASE):
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


def advance(state: State, log: Log, *, stop: bool = False) -> None:
    """To the next phase in which the level itself asks something; `stop` at the loot phase in any case."""
    if state.phase == MONSTER_PHASE and (stop or state.player.stops or state.dungeon[CHEST] or state.dungeon[POTION]):
        state.phase = LOOT_PHASE
        verbs = offers(state)
        if _stops_at_loot(state, verbs) or (stop and len(verbs) > 1):
            state._offers = verbs
            return
    state._offers = ()
    if state.lair >= state.side.dragon_at:
        state.phase = DRAGON_PHASE
        log("dragon-comes", number=state.lair)
    else:
        if state.lair >= NOBODY.novice.dragon_at:
            specialty(state, log)
        regroup(state, log)


def _go(state: State, items: Items, chance: Chance, log: Log) -> None:
    advance(state, log, stop=len(items) == 2)


def _flee(state: State, items: Items, chance: Chance, log: Log) -> None:
    flee(state, log)


def _retire(state: State, items: Items, chance: Chance, log: Log) -> None:
    leave(state, state.level, log, "retired")


def _descend(state: State, items: Items, chance: Chance, log: Log) -> None:
    begin_level(state, chance, log)


def _stops(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Once in a delve, so that nobody wishes to and fro."""
    state.own().stops = STOPS.index(items[0][0])
    state.wished = 1
    log(f"stops-{items[0][0]}", seat=state.seat)


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
    "stops": _stops,
    "go": _go,
    "flee": _flee,
    "retire": _retire,
    "descend": _descend,
}
