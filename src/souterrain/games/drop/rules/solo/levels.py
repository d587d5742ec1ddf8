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
"""What a level needs besides the hero's life, by the fragments already on the track (DD-111)."""
FULL: Final = 9
LEGACY: Final = ((9, "world"), (6, "kingdom"), (4, "village"), (0, "nothing"))
WON: Final = 4
"""Fragments for a win (DD-116)."""
RETIRED, FORCED, LOST, CONSUMED = "retired", "forced", "lost", "consumed"
"""How it can end: by one's own will, below the score, with an empty box, without a way on."""


def required(s: State) -> int:
    assert s.solo is not None
    return BASE[min(s.solo.fragments, len(BASE) - 1)] + s.hero.life


def leave(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """The score is taken without the relics; reached, they go onto the track (DD-111 to DD-113)."""
    scoring.roll_chests(s, s.seat, chance, log)
    solo = s.own_solo()
    solo.reached, solo.required = scoring.total(s, s.seat), required(s)
    if log is not None:
        log("left", seat=s.seat, score=solo.reached, required=solo.required)
    chance.seal()
    if solo.reached < solo.required:
        finish(s, FORCED, chance, log)
        return
    relics = len(s.held(s.seat, "relic"))
    solo.fragments = min(FULL, solo.fragments + relics)
    if log is not None and relics:
        log("fragments", number=relics, total=solo.fragments)
    s.step = DEEPER
    if solo.fragments == FULL:
        finish(s, RETIRED, chance, log)


def verbs(s: State) -> tuple[Verb, ...]:
    return Verb("deeper", Form()), Verb("retire", Form())


def retire(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    finish(s, RETIRED, chance, log)


def deeper(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """Levels up, takes a new quest and drops a new dungeon (DD-112)."""
    for _ in range(bool(s.held(s.seat, "relic")) + (s.where[DRAGON] == s.seat)):
        _level_up(s, chance, log)
    solo = s.own_solo()
    solo.level += 1
    solo.turn = 0
    _new_quest(s, chance)
    new_level(s, chance, log)


def _level_up(s: State, chance: Chance, log: Log | None) -> None:
    """A Class card that the hero does not have yet, if there is one (DD-112, DD-114)."""
    hero = s.own(s.seat)
    free = [index for index in range(len(CLASSES)) if index not in hero.classes]
    if free:
        card = free[chance.number(s.address(f"class/{len(hero.classes)}"), len(free))]
        hero.classes = (*hero.classes, card)
        if log is not None:
            log("levelled-up", seat=s.seat, card=CLASSES[card].name)


def _new_quest(s: State, chance: Chance) -> None:
    """The old one is discarded; an empty deck is made anew from the discards (DD-112)."""
    solo, hero = s.own_solo(), s.own(s.seat)
    solo.quests = (*solo.quests, hero.quest)
    free = [index for index, quest in enumerate(QUESTS) if not quest.rivals and index not in solo.quests]
    if not free:
        solo.quests = ()
        free = [index for index, quest in enumerate(QUESTS) if not quest.rivals]
    hero.quest = free[chance.number(s.address("quest"), len(free))]


def finish(s: State, reason: str, chance: Chance, log: Log | None) -> None:
    chance.seal()
    s.own_solo().reason = reason
    s.step = END
    if log is not None:
        log(f"solo-{reason}", seat=s.seat)
        log("over")


def outcome(s: State) -> Outcome:
    """DD-115, DD-116: fragments are the score; a lost game leaves no legacy."""
    assert s.solo is not None
    found = s.solo.fragments
    if s.solo.reason in (LOST, CONSUMED):
        rank = "lost"
    else:
        rank = next(name for least, name in LEGACY if found >= least)
    won = rank != "lost" and found >= WON
    lines = (Line("fragment", found, found), Line("levels", s.solo.level, 0))
    return Outcome((1,), "won" if won else s.solo.reason, (lines,), (rank,))
