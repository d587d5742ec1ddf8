"""The verbs that each phase of a level offers (DR-16, DR-30, DR-37, DR-50, DR-60).

Nothing is cached here. A verb that is costly to find is cached where it is made, by a function that gets the few values
it depends on and not the state: what it is not given it cannot read.
"""

from __future__ import annotations

from typing import Final

from souterrain.core.forms import Form, Rows, Verb
from souterrain.games.roll.content.dice import DELVES, LEVELS, PORTAL, POTION, SCROLL
from souterrain.games.roll.content.heroes import Side
from souterrain.games.roll.rules import dragon, loot, monsters, specialties, treasures, ultimates
from souterrain.games.roll.rules.companions import NO_TOKENS, added, present, sources
from souterrain.games.roll.state import DRAGON_PHASE, MONSTER_PHASE, REGROUP_PHASE, State

Verbs = tuple[Verb, ...]

GO_ON: Final = (Verb("go", Form(Rows(((("on", 1),),)))),)
FLEE: Final = (Verb("flee", Form()),)
RETIRE: Final = (Verb("retire", Form()),)
DESCEND: Final = (Verb("descend", Form()),)
RETIRE_OR_DESCEND: Final = RETIRE + DESCEND


def look(state: State, side: Side) -> Verbs:
    """Return all that the Adventurer may do in this phase; the way out of it comes last."""
    phase = state.phase
    if phase == REGROUP_PHASE:
        return _regrouping(state, side)
    if phase == DRAGON_PHASE:
        return _facing_dragon(state, side)
    goblins, skeletons, oozes, _, _ = state.dungeon
    return _besieged(state, side) if goblins or skeletons or oozes else _unhindered(state, side)


def _besieged(state: State, side: Side) -> Verbs:
    """Return the verbs on a level with monsters (DR-30)."""
    goblins, skeletons, oozes, chests, potions = state.dungeon
    hands = sources(state, side)
    cursed = state.exhausted & side.extra_exhausted
    found = monsters.fighting(side, cursed, hands, goblins, skeletons, oozes)
    if side.early_loot:
        found += loot.looting(side, hands, chests, potions, min(potions, state.graveyard))
    if side.lure and state.phase == MONSTER_PHASE:
        found += specialties.lure_verbs(state)
    rerolls = specialties.reroll_verbs(state, side) if state.party[SCROLL] or side.rerolls else ()
    return found + _skills(state, side) + rerolls + FLEE


def _unhindered(state: State, side: Side) -> Verbs:
    """Return the verbs on a level without monsters: loot, skills and the way on, in one question (DR-16, DR-37)."""
    _, _, _, chests, potions = state.dungeon
    hands = sources(state, side) if chests or potions else ()
    found = loot.looting(side, hands, chests, potions, min(potions, state.graveyard)) if hands else ()
    skills = _skills(state, side)
    rerolls = specialties.reroll_verbs(state, side) if state.party[SCROLL] or side.rerolls else ()
    if potions == 1 and found and found[0].word == "drink" and _drinks_idly(state, side, bool(skills or rerolls)):
        found = loot.drinking(hands, potions, state.graveyard, idle=True) or found
    return found + skills + rerolls + GO_ON


def _drinks_idly(state: State, side: Side, skilled: bool) -> bool:
    """Tell if a die that drinks the last potion and comes back as it was has only gone on: nothing is refreshed by it,
    and without the potion there is nothing to do."""
    if state.exhausted and side.refresh == "drinking":
        return False
    if not skilled:
        return True
    without = state.copy()
    without.dungeon = added(state.dungeon, POTION, -1)
    loot.begin_loot(without)
    return len(look(without, side)) == 1


def _facing_dragon(state: State, side: Side) -> Verbs:
    """Return the verbs before a dragon (DR-50)."""
    team = dragon.verb(side, present(state, side))
    found = () if team is None else (team,)
    rerolls = specialties.reroll_verbs(state, side) if state.party[SCROLL] or side.rerolls else ()
    return found + _skills(state, side) + rerolls + FLEE


def _skills(state: State, side: Side) -> Verbs:
    """Return what tokens and the hero's ultimate can do."""
    tokens, exhausted = state.players[state.seat].tokens, state.exhausted
    found: Verbs = ()
    if tokens != NO_TOKENS:
        if exhausted and side.refresh == "token":
            found = (specialties.refresh_verb(state),)
        verb = treasures.verb(state, tokens)
        if verb is not None:
            found += (verb,)
    if side.has_sentence and not exhausted:
        verb = ultimates.verb(state, side)
        if verb is not None:
            found += (verb,)
    return found


def _regrouping(state: State, side: Side) -> Verbs:
    """Return the ways out and down. A Town Portal is not offered where it is only another word for retiring: before a
    hero gives all tokens back at the end (DR-230)."""
    tokens = state.players[state.seat].tokens
    ways: Verbs = DESCEND
    if may_retire(state):
        ways = RETIRE if state.level == LEVELS else RETIRE_OR_DESCEND
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


def may_retire(state: State) -> bool:
    """Tell if the party may leave: a berserk Dwarf only over a dragon, or at the bottom (DR-215)."""
    return not state.berserk or bool(state.slain) or state.level == LEVELS
