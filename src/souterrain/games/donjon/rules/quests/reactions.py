"""Reactions of quests to moments of other families."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.rules.moments import HeroLeaving, MonstersBegin, ObjectiveLaid, TimeUp, TurnEnded
from souterrain.games.donjon.rules.quests import captives, ending, occupants, preparing
from souterrain.games.donjon.state import State


def turn_ended(state: State, moment: TurnEnded, chance: Chance, log: Log) -> None:
    captives.turn_ended(state, moment.hero, chance, log)


def hero_leaving(state: State, moment: HeroLeaving, chance: Chance, log: Log) -> None:
    captives.left(state, moment.hero, chance, log)


def monsters_begin(state: State, moment: MonstersBegin, chance: Chance, log: Log) -> None:
    occupants.monsters_turn(state, chance, log)


def objective_laid(state: State, moment: ObjectiveLaid, chance: Chance, log: Log) -> None:
    preparing.dress(state, moment.zone, chance, log)


def time_up(state: State, moment: TimeUp, chance: Chance, log: Log) -> None:
    ending.finish(state, moment.reason, chance, log)
