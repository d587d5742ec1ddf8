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
DICE = PARTY + DUNGEON[:DRAGON]
"""All words for active dice; no word is on both kinds."""
DICE_AND_LAIR = PARTY + DUNGEON


def listed(words: tuple[str, ...], counts: tuple[int, ...]) -> list[Item]:
    """Counts as an event tells them."""
    return [(word, number) for word, number in zip(words, counts, strict=False) if number]


def roll_party(s: State, chance: Chance, address: str, number: int) -> tuple[int, ...]:
    """Rolls party dice into the active party; they are taken from nowhere else here."""
    faces = chance.dice(address, number, 6)
    if s.party == NO_PARTY:
        s.party = faces
    else:
        fighters, clerics, mages, thieves, champions, scrolls = s.party
        a, b, c, d, e, f = faces
        s.party = (fighters + a, clerics + b, mages + c, thieves + d, champions + e, scrolls + f)
    return faces


def roll_dungeon(s: State, chance: Chance, log: Log | None, address: str, number: int) -> tuple[int, ...]:
    """Rolls dungeon dice and lays them out; answers the faces as they lie, after the hero's rolled-face rule."""
    faces = chance.dice(address, number, 6)
    rolled = s.side.rolled
    if rolled:
        plain = faces
        for old, new in rolled.items():
            faces = _moved(faces, old, new)
        if faces != plain:
            specialty(s, log)
    return faces


def lay_out(s: State, faces: tuple[int, ...], log: Log | None) -> None:
    """Faces come to lie on the table; Dragons go to the lair at once (DR-20)."""
    a, b, c, d, e, dragons = faces
    goblins, skeletons, oozes, chests, potions = s.dungeon
    s.dungeon = (goblins + a, skeletons + b, oozes + c, chests + d, potions + e)
    if dragons:
        to_lair(s, dragons, log)


def to_lair(s: State, number: int, log: Log | None) -> None:
    s.lair += number
    if log is not None:
        log("lair", number=number, total=s.lair)
    spills = s.side.lair_spills
    if spills and s.lair >= spills:
        specialty(s, log)
        empty_lair(s, log)


def empty_lair(s: State, log: Log | None) -> None:
    if log is not None:
        log("lair-emptied", number=s.lair)
    s.supply += s.lair
    s.lair = 0


def begin_level(s: State, chance: Chance, log: Log | None) -> None:
    """The Dungeon Master's roll (DR-14, DR-63), or the dice the Scout set aside (DR-211)."""
    level = s.level = s.level + 1
    s.phase = MONSTER_PHASE
    s.used = s.slain = s.rerolls = 0
    if s.aside:
        faces, s.aside = s.aside[0], s.aside[1:]
        number = 0
    else:
        number = level if level < s.supply else s.supply
        faces = roll_dungeon(s, chance, log, s.place(chance, "dungeon"), number)
        s.supply -= number
    if log is not None:
        dice, party = listed(DUNGEON, faces), sum(s.party)
        log("level", seat=s.seat, level=s.level, rolled=number, party=party, lair=s.lair, dice=dice)
    lay_out(s, faces, log)
    if s.exhausted:
        check_refresh(s, log)


def check_refresh(s: State, log: Log | None) -> None:
    """The Thornsinger looks at the table after a level's roll and after each re-roll (DR-224)."""
    dungeon = s.dungeon
    if s.side.refresh == "three-kinds" and dungeon[0] and dungeon[1] and dungeon[2]:
        specialty(s, log)
        refresh(s, log)


def reroll_field(party: tuple[int, ...], dungeon: tuple[int, ...], least: int = 1, most: int = 99) -> Counts:
    """Any set of these dice; a zero keeps a face out of it."""
    return Counts(DICE if len(dungeon) == DRAGON else DICE_AND_LAIR, party + dungeon, least, most)


def reroll(s: State, items: tuple[Item, ...], payer: str, chance: Chance, log: Log | None) -> None:
    """Re-rolls the named dice together, lair dice among them where a card says so; then DR-33's last sentences."""
    party, dungeon, lair = list(s.party), list(s.dungeon), 0
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
    s.party, s.dungeon = tuple(party), tuple(dungeon)
    s.lair -= lair
    s.rerolls += 1
    address = "" if chance.blind else s.place(chance, f"reroll/{s.rerolls}")
    new_party = roll_party(s, chance, f"{address}/party", companions) if companions else NO_PARTY
    new_dungeon = roll_dungeon(s, chance, log, f"{address}/dungeon", foes) if foes else NO_PARTY
    if log is not None:
        faces = listed(DICE_AND_LAIR, new_party + new_dungeon)
        log("rerolled", seat=s.seat, payer=payer, dice=list(items), faces=faces)
    if foes:
        lay_out(s, new_dungeon, log)
        if s.exhausted:
            check_refresh(s, log)


def _moved(faces: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    moved = list(faces)
    moved[new] += moved[old]
    moved[old] = 0
    return tuple(moved)
