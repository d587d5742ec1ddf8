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
    is_found,
    is_manned,
    participants,
    quest_of,
)
from souterrain.games.donjon.rules.quests.conditions import holds
from souterrain.games.donjon.rules.quests.ending import agreed, finish, take_back
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State

AFOOT: Final = (START, HEROES, MONSTERS)


def judge(state: State, chance: Chance, log: Log) -> bool:
    """Check the quest and return True if it is over. Nothing is decided while a frame is open."""
    if state.frames or state.step not in AFOOT:
        return False
    quest = quest_of(state)
    short = bool(quest.short and state.options.short_quest)
    _remember(state, quest)
    if not state.won and holds(state, quest.short if short else quest.win):
        _win(state, log)
    reason = _over(state, "" if short else quest.lose)
    if reason:
        finish(state, reason, chance, log)
    return bool(reason)


def _remember(state: State, quest: Quest) -> None:
    if not state.combat and state.counted("explored-round") != state.round:
        state.count("explored")
        state.count("explored-round", state.round - state.counted("explored-round"))
    if is_found(state):
        if not is_manned(state) and quest.term("cards") is not None:
            state.count(LAST_GROUP, len(state.groups))
        if not state.counted("entered-round") and any(zone.entered for zone in state.zones if zone.objective):
            state.count("entered-round", state.round)
    _let_draw(state, quest)
    if state.combat:
        take_back(state)


def _let_draw(state: State, quest: Quest) -> None:
    """Allow events after the objective is found (A-49) once captives are freed (Q3), and more draws for the master from
    a given round on (Q6)."""
    more = quest.term("draws")
    if more is not None and state.counted("explored") >= more.number() and not state.counted(EVENTS_MORE):
        state.count(EVENTS_MORE, more.number(1) - 1)
    if quest.term("draws-again") is not None and state.counted("released") and not state.counted(EVENTS_AGAIN):
        state.count(EVENTS_AGAIN)


def _win(state: State, log: Log) -> None:
    """Record the victory and pay every living participant at once (DJ-184, DJ-185, A-89)."""
    state.won = 1
    state.count("won-round", state.round)
    log("quest-won", quest=state.quest_name)
    for hero in participants(state):
        award(state, hero, quest_of(state).main, log, state.quest_name)


def _anybody_up(state: State) -> bool:
    for hero in state.heroes:  # noqa: SIM110 - asked after every move
        if hero.standing:
            return True
    return False


def _over(state: State, lose: str) -> str:
    """Return the reason why the quest ends now, or "" if it goes on; `lose` is its condition of defeat."""
    if state.won and state.options.end_on_win:
        return "won"
    if not _anybody_up(state):
        return "fallen" if state.inside else "left"
    if lose and not state.won and holds(state, lose):
        return "lost"
    return "agreed" if agreed(state) else ""
