"""Leaving a level: the score it needs, relics, levelling up, going deeper, and the legacy (DD-111 to DD-117)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.core.game import Line, Outcome
from souterrain.games.drop.content.cards import CLASSES, QUESTS
from souterrain.games.drop.content.cubes import DRAGON
from souterrain.games.drop.rules import scoring
from souterrain.games.drop.rules.solo.entering import new_level
from souterrain.games.drop.state import DEEPER, END, State

BASE: Final = (15, 20, 20, 25, 25, 30, 30, 35, 35)
"""The score that a level needs besides the hero's life, by the fragments already on the track (DD-111)."""
FULL: Final = 9
LEGACY: Final = ((9, "world"), (6, "kingdom"), (4, "village"), (0, "nothing"))
WON: Final = 4
"""Fragments for a win (DD-116)."""
RETIRED, FORCED, LOST, CONSUMED = "retired", "forced", "lost", "consumed"
"""The endings: by one's own will, below the score, with an empty box, without a way on."""


def required(state: State) -> int:
    assert state.solo is not None
    return BASE[min(state.solo.fragments, len(BASE) - 1)] + state.hero.life


def leave(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Take the score without the relics; if it is reached, they go onto the track (DD-111 to DD-113)."""
    scoring.roll_chests(state, state.seat, chance, log)
    solo = state.own_solo()
    solo.reached, solo.required = scoring.total(state, state.seat), required(state)
    log("left", seat=state.seat, score=solo.reached, required=solo.required)
    chance.seal()
    if solo.reached < solo.required:
        finish(state, FORCED, chance, log)
        return
    relics = len(state.held(state.seat, "relic"))
    solo.fragments = min(FULL, solo.fragments + relics)
    if relics:
        log("fragments", number=relics, total=solo.fragments)
    state.step = DEEPER
    if solo.fragments == FULL:
        finish(state, RETIRED, chance, log)


def verbs(state: State) -> tuple[Verb, ...]:
    return Verb("deeper", Form()), Verb("retire", Form())


def retire(state: State, items: Items, chance: Chance, log: Log) -> None:
    finish(state, RETIRED, chance, log)


def deeper(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Level up, take a new quest and drop a new dungeon (DD-112)."""
    for _ in range(bool(state.held(state.seat, "relic")) + (state.where[DRAGON] == state.seat)):
        _level_up(state, chance, log)
    solo = state.own_solo()
    solo.level += 1
    solo.turn = 0
    _new_quest(state, chance)
    new_level(state, chance, log)


def _level_up(state: State, chance: Chance, log: Log) -> None:
    """Draw a Class card that the hero does not have yet, if there is one (DD-112, DD-114)."""
    hero = state.own(state.seat)
    free = [index for index in range(len(CLASSES)) if index not in hero.classes]
    if free:
        card = free[chance.number(state.address(f"class/{len(hero.classes)}"), len(free))]
        hero.classes = (*hero.classes, card)
        log("levelled-up", seat=state.seat, card=CLASSES[card].name)


def _new_quest(state: State, chance: Chance) -> None:
    """Discard the old quest and draw another; an empty deck is made anew from the discards (DD-112)."""
    solo, hero = state.own_solo(), state.own(state.seat)
    solo.quests = (*solo.quests, hero.quest)
    free = [index for index, quest in enumerate(QUESTS) if not quest.rivals and index not in solo.quests]
    if not free:
        solo.quests = ()
        free = [index for index, quest in enumerate(QUESTS) if not quest.rivals]
    hero.quest = free[chance.number(state.address("quest"), len(free))]


def finish(state: State, reason: str, chance: Chance, log: Log) -> None:
    chance.seal()
    state.own_solo().reason = reason
    state.step = END
    log(f"solo-{reason}", seat=state.seat)
    log("over")


def outcome(state: State) -> Outcome:
    """Return the outcome: fragments are the score; a lost game leaves no legacy (DD-115, DD-116)."""
    assert state.solo is not None
    found = state.solo.fragments
    if state.solo.reason in (LOST, CONSUMED):
        rank = "lost"
    else:
        rank = next(name for least, name in LEGACY if found >= least)
    won = rank != "lost" and found >= WON
    lines = (Line("fragment", found, found), Line("levels", state.solo.level, 0))
    return Outcome((1,), "won" if won else state.solo.reason, (lines,), (rank,))
