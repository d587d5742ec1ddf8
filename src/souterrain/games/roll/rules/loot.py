"""Chests and potions (DR-40 to DR-46)."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows, Verb
from souterrain.games.roll.content.dice import (
    CHAMPION,
    CHEST,
    FIRST_TOKEN,
    OPENS_MANY,
    PARTY,
    POTION,
    SOURCE_OF,
    SOURCES,
)
from souterrain.games.roll.content.heroes import NOBODY, Side
from souterrain.games.roll.rules.companions import added, faces_of, specialty, spend
from souterrain.games.roll.rules.heroes import refresh
from souterrain.games.roll.rules.treasures import bring_back, draw_or_xp
from souterrain.games.roll.state import LOOT_PHASE, MONSTER_PHASE, State


@lru_cache(maxsize=1 << 11)
def looting(side: Side, sources: tuple[int, ...], chests: int, potions: int, graves: int) -> tuple[Verb, ...]:
    """Return the verbs for chests and potions; so many dice are in the Graveyard for the potions."""
    return (
        *(opening(side, sources, chests) if chests else ()),
        *(drinking(sources, potions, graves) if potions else ()),
    )


def opening(side: Side, sources: tuple[int, ...], chests: int) -> tuple[Verb, ...]:
    rows = tuple(
        [
            ((SOURCES[source], number),)
            for source in sources
            for number in range(min(chests, opens(side, source)), 0, -1)
        ]
    )
    return (Verb("open", Form(Rows(rows))),) if rows else ()


def opens(side: Side, source: int) -> int:
    """Return the number of chests that one use of a source may open."""
    faces = faces_of(side, source)
    if any(face in OPENS_MANY and not (side.single_champion and face == CHAMPION) for face in faces):
        return 7
    return 1 if faces else 0


def open_chests(state: State, items: Items, chance: Chance, log: Log) -> None:
    word, number = items[0]
    source = SOURCE_OF[word]
    begin_loot(state)
    if log.heard:
        log("opened", seat=state.seat, source=word, number=number)
        if number > opens(NOBODY.novice, source) or any(state.dungeon[:3]):
            specialty(state, log)
    spend(state, source, log)
    empty_chests(state, number, chance, log)


def empty_chests(state: State, number: int, chance: Chance, log: Log) -> None:
    state.dungeon = added(state.dungeon, CHEST, -number)
    state.supply += number
    for _ in range(number):
        draw_or_xp(state, chance, log)


@lru_cache(maxsize=1 << 10)
def drinking(sources: tuple[int, ...], potions: int, graves: int, idle: bool = False) -> tuple[Verb, ...]:
    """Make a form for each number of potions and each drinker; a die that drinks is in the Graveyard first (DR-43), a
    token is not. A die that comes back as it was might have been any die; all of them may, so that each drinker can
    choose every face, but none where that would be `idle`, the same as going on."""
    forms = []
    for number in range(min(potions, graves + 1), 0, -1):
        for source in sources:
            if number <= graves or source < FIRST_TOKEN:
                back = taking(number, source if idle and source < FIRST_TOKEN else -1)
                forms.append(Form(Rows((((SOURCES[source], number), ("->", 1)),)), back))
    return (Verb("drink", *forms),) if forms else ()


@lru_cache(maxsize=64)
def taking(number: int, barred: int = -1) -> Counts:
    """Return the faces for dice that come back."""
    return Counts(PARTY, tuple([0 if face == barred else number for face in range(6)]), number, number)


def drink(state: State, items: Items, chance: Chance, log: Log) -> None:
    word, number = items[0]
    begin_loot(state)
    if log.heard:
        log("drank", seat=state.seat, source=word, number=number)
        if any(state.dungeon[:3]):
            specialty(state, log)
    spend(state, SOURCE_OF[word], log)
    drink_up(state, number, items[2:], log)


def drink_up(state: State, number: int, faces: Items, log: Log) -> None:
    state.dungeon = added(state.dungeon, POTION, -number)
    state.supply += number
    bring_back(state, faces, log)
    if state.side.refresh == "drinking" and state.exhausted:
        specialty(state, log)
        refresh(state, log)


def begin_loot(state: State) -> None:
    """End the monster phase with the first loot action (DR-37), unless the hero may loot in that phase too (DR-204)."""
    if state.phase == MONSTER_PHASE and not state.side.early_loot:
        state.phase = LOOT_PHASE
