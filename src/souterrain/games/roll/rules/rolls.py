"""Dice that are rolled: party, dungeon, re-rolls; what happens the moment faces show (DR-20, DR-33, DR-227)."""

from __future__ import annotations

from souterrain.core.actions import Item
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts
from souterrain.games.roll.content.dice import DRAGON, DUNGEON, FACE_OF, FOE_OF, PARTY
from souterrain.games.roll.rules.companions import specialty
from souterrain.games.roll.rules.heroes import refresh
from souterrain.games.roll.state import MONSTER_PHASE, State

NO_PARTY = (0,) * 6
NO_DICE = (0,) * 5
DICE = PARTY + DUNGEON[:DRAGON]
"""All words for active dice; no word is on both kinds."""
DICE_AND_LAIR = PARTY + DUNGEON


def listed(words: tuple[str, ...], counts: tuple[int, ...]) -> list[Item]:
    """Return counts as an event tells them."""
    return [(word, number) for word, number in zip(words, counts, strict=False) if number]


def roll_party(state: State, chance: Chance, address: str, number: int) -> tuple[int, ...]:
    """Rolls party dice into the active party; they are taken from nowhere else here."""
    faces = chance.dice(address, number, 6)
    if state.party == NO_PARTY:
        state.party = faces
    else:
        fighters, clerics, mages, thieves, champions, scrolls = state.party
        a, b, c, d, e, f = faces
        state.party = (fighters + a, clerics + b, mages + c, thieves + d, champions + e, scrolls + f)
    return faces


def roll_dungeon(state: State, chance: Chance, log: Log, address: str, number: int) -> tuple[int, ...]:
    """Rolls dungeon dice and lays them out; answers the faces as they lie, after the hero's rolled-face rule."""
    faces = chance.dice(address, number, 6)
    rolled = state.side.rolled
    if rolled:
        plain = faces
        for old, new in rolled.items():
            faces = _moved(faces, old, new)
        if faces != plain:
            specialty(state, log)
    return faces


def lay_out(state: State, faces: tuple[int, ...], log: Log) -> None:
    """Lay faces on the table; Dragons go to the lair at once (DR-20)."""
    if state.dungeon == NO_DICE:
        state.dungeon = faces[:DRAGON]
    else:
        a, b, c, d, e, _ = faces
        goblins, skeletons, oozes, chests, potions = state.dungeon
        state.dungeon = (goblins + a, skeletons + b, oozes + c, chests + d, potions + e)
    if faces[DRAGON]:
        to_lair(state, faces[DRAGON], log)


def to_lair(state: State, number: int, log: Log) -> None:
    state.lair += number
    if log.heard:
        log("lair", number=number, total=state.lair)
    spills = state.side.lair_spills
    if spills and state.lair >= spills:
        specialty(state, log)
        empty_lair(state, log)


def empty_lair(state: State, log: Log) -> None:
    log("lair-emptied", number=state.lair)
    state.supply += state.lair
    state.lair = 0


def begin_level(state: State, chance: Chance, log: Log) -> None:
    """Roll the dungeon dice of the next level (DR-14, DR-63), or take those that the Scout set aside (DR-211)."""
    level = state.level = state.level + 1
    state.phase = MONSTER_PHASE
    state.used = state.slain = state.rerolls = 0
    if state.aside:
        faces, state.aside = state.aside[0], state.aside[1:]
        number = 0
    else:
        number = level if level < state.supply else state.supply
        faces = roll_dungeon(state, chance, log, "" if chance.blind else state.place(chance, "dungeon"), number)
        state.supply -= number
    if log.heard:
        dice, party = listed(DUNGEON, faces), sum(state.party)
        log("level", seat=state.seat, level=state.level, rolled=number, party=party, lair=state.lair, dice=dice)
    lay_out(state, faces, log)
    if state.exhausted:
        check_refresh(state, log)


def check_refresh(state: State, log: Log) -> None:
    """Refresh the Thornsinger if all three monsters lie there, after a level's roll and each re-roll (DR-224)."""
    dungeon = state.dungeon
    if state.side.refresh == "three-kinds" and dungeon[0] and dungeon[1] and dungeon[2]:
        specialty(state, log)
        refresh(state, log)


def reroll_field(party: tuple[int, ...], dungeon: tuple[int, ...], least: int = 1, most: int = 99) -> Counts:
    """Return a field for any set of these dice; a zero keeps a face out of it."""
    return Counts(DICE if len(dungeon) == DRAGON else DICE_AND_LAIR, party + dungeon, least, most)


def reroll(state: State, items: tuple[Item, ...], payer: str, chance: Chance, log: Log) -> None:
    """Re-roll the named dice together, lair dice among them where a card says so; then DR-33's last sentences."""
    party, dungeon, lair = list(state.party), list(state.dungeon), 0
    companions = foes = 0
    for word, number in items:
        if word in FACE_OF:
            party[FACE_OF[word]] -= number
            companions += number
        else:
            foe = FOE_OF[word]
            foes += number
            if foe == DRAGON:
                lair += number
            else:
                dungeon[foe] -= number
    state.party, state.dungeon = tuple(party), tuple(dungeon)
    state.lair -= lair
    state.rerolls += 1
    address = "" if chance.blind else state.place(chance, f"reroll/{state.rerolls}")
    new_party = roll_party(state, chance, f"{address}/party", companions) if companions else NO_PARTY
    new_dungeon = roll_dungeon(state, chance, log, f"{address}/dungeon", foes) if foes else NO_PARTY
    if log.heard:
        faces = listed(DICE_AND_LAIR, new_party + new_dungeon)
        log("rerolled", seat=state.seat, payer=payer, dice=list(items), faces=faces)
    if foes:
        lay_out(state, new_dungeon, log)
        if state.exhausted:
            check_refresh(state, log)


def _moved(faces: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    moved = list(faces)
    moved[new] += moved[old]
    moved[old] = 0
    return tuple(moved)
