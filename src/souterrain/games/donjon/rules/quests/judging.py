"""After every move: what is to be remembered, whether the quest is won, whether it is over (A-03, A-72, A-89)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.quests import Quest
from souterrain.games.donjon.rules.progress import award
from souterrain.games.donjon.rules.quests.common import (
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

AFOOT = (START, HEROES, MONSTERS)


def judge(s: State, chance: Chance, log: Log | None) -> bool:
    """Whether the quest is over now. Nothing is decided while a choice stands open."""
    if s.frames or s.step not in AFOOT:
        return False
    _remember(s)
    if not s.won and _is_won(s):
        _win(s, log)
    reason = _over(s)
    if reason:
        finish(s, reason, chance, log)
    return bool(reason)


def _remember(s: State) -> None:
    zone = objective_zone(s)
    if not s.combat and s.counted("explored-round") != s.round:
        s.count("explored")
        s.count("explored-round", s.round - s.counted("explored-round"))
    if zone >= 0 and not is_manned(s) and rule(s, "cards") is not None:
        s.count(LAST_GROUP, len(s.groups))
    if zone >= 0 and s.zones[zone].entered and not s.counted("entered-round"):
        s.count("entered-round", s.round)
    _let_draw(s)
    if s.combat:
        take_back(s)


def _let_draw(s: State) -> None:
    """No event is drawn once the objective is found (A-49), but on the way out with captives (Q3); in the labyrinth the
    master draws more from some round on (Q6)."""
    quest = quest_of(s)
    more = quest.term("draws")
    if more is not None and s.counted("explored") >= more.number() and not s.counted(EVENTS_MORE):
        s.count(EVENTS_MORE, more.number(1) - 1)
    if quest.term("draws-again") is not None and s.counted("released") and not s.counted(EVENTS_AGAIN):
        s.count(EVENTS_AGAIN)


def _is_short(s: State, quest: Quest) -> bool:
    return bool(quest.short) and s.option("short_quest") == "on"


def _is_won(s: State) -> bool:
    quest = quest_of(s)
    return holds(s, quest.short if _is_short(s, quest) else quest.win)


def _win(s: State, log: Log | None) -> None:
    """Every participant alive is paid at once (DJ-184, DJ-185, A-89)."""
    s.won = 1
    s.count("won-round", s.round)
    if log is not None:
        log("quest-won", quest=s.quest_name)
    for hero in participants(s):
        award(s, hero, quest_of(s).main, log, s.quest_name)


def _over(s: State) -> str:
    """Why the quest ends now, "" if it goes on."""
    if s.won and s.option("end_on_win") == "on":
        return "won"
    if not any(hero.standing for hero in s.heroes):
        return "fallen" if s.inside else "left"
    quest = quest_of(s)
    if quest.lose and not s.won and not _is_short(s, quest) and holds(s, quest.lose):
        return "lost"
    return "agreed" if agreed(s) else ""
