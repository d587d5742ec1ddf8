"""Checks after every move: counters of the quest, its victory, its end (A-03, A-72, A-89)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.quests import Quest
from souterrain.games.donjon.rules.mechanics.experience import award
from souterrain.games.donjon.rules.questions.quest import (
    EVENTS_AGAIN,
    EVENTS_MORE,
    LAST_GROUP,
    is_manned,
    objective_zone,
    participants,
    quest_of,
    rule,
)
from souterrain.games.donjon.rules.quests.conditions import holds
from souterrain.games.donjon.rules.quests.ending import agreed, finish, take_back
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State

AFOOT: Final = (START, HEROES, MONSTERS)


def judge(state: State, chance: Chance, log: Log) -> bool:
    """Check the quest and return True if it is over. Nothing is decided while a frame is open."""
    if state.frames or state.step not in AFOOT:
        return False
    _remember(state)
    if not state.won and _is_won(state):
        _win(state, log)
    reason = _over(state)
    if reason:
        finish(state, reason, chance, log)
    return bool(reason)


def _remember(state: State) -> None:
    zone = objective_zone(state)
    if not state.combat and state.counted("explored-round") != state.round:
        state.count("explored")
        state.count("explored-round", state.round - state.counted("explored-round"))
    if zone >= 0 and not is_manned(state) and rule(state, "cards") is not None:
        state.count(LAST_GROUP, len(state.groups))
    if zone >= 0 and state.zones[zone].entered and not state.counted("entered-round"):
        state.count("entered-round", state.round)
    _let_draw(state)
    if state.combat:
        take_back(state)


def _let_draw(state: State) -> None:
    """Allow events after the objective is found (A-49) once captives are freed (Q3), and more draws for the master from
    a given round on (Q6)."""
    quest = quest_of(state)
    more = quest.term("draws")
    if more is not None and state.counted("explored") >= more.number() and not state.counted(EVENTS_MORE):
        state.count(EVENTS_MORE, more.number(1) - 1)
    if quest.term("draws-again") is not None and state.counted("released") and not state.counted(EVENTS_AGAIN):
        state.count(EVENTS_AGAIN)


def _is_short(state: State, quest: Quest) -> bool:
    return bool(quest.short and state.options.short_quest)


def _is_won(state: State) -> bool:
    quest = quest_of(state)
    return holds(state, quest.short if _is_short(state, quest) else quest.win)


def _win(state: State, log: Log) -> None:
    """Record the victory and pay every living participant at once (DJ-184, DJ-185, A-89)."""
    state.won = 1
    state.count("won-round", state.round)
    log("quest-won", quest=state.quest_name)
    for hero in participants(state):
        award(state, hero, quest_of(state).main, log, state.quest_name)


def _over(state: State) -> str:
    """Return the reason why the quest ends now, or "" if it goes on."""
    if state.won and state.options.end_on_win:
        return "won"
    if not any(hero.standing for hero in state.heroes):
        return "fallen" if state.inside else "left"
    quest = quest_of(state)
    if quest.lose and not state.won and not _is_short(state, quest) and holds(state, quest.lose):
        return "lost"
    return "agreed" if agreed(state) else ""
