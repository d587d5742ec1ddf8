"""The value of a state of the rules, read from solved tables."""

from __future__ import annotations

from souterrain.games.roll.state import DRAGON_PHASE, END, LEFT, LOOT_PHASE, MONSTER_PHASE, REGROUP_PHASE, State
from souterrain.solver.roll.tables import Layer, Table


def value_of(table: Table, state: State) -> float:
    """Return the mean points still to come in this delve, on the level of the table. Tokens held count nothing."""
    if state.phase in (LEFT, END):
        return 0.0
    row = table.party.of[state.party]
    column = table.dungeon.of[(*state.dungeon, state.lair)]
    earned = min(state.earned, table.model.layers - 1)
    if state.phase == REGROUP_PHASE:
        return float(table.regroup[state.exhausted, state.berserk, state.slain][row, state.lair, earned])
    phases = table.phases[Layer(state.exhausted, state.used, state.berserk, sum(state.allies))]
    values = {MONSTER_PHASE: phases.monster, LOOT_PHASE: phases.loot, DRAGON_PHASE: phases.onward}[state.phase]
    return float(values[row, column, earned])
