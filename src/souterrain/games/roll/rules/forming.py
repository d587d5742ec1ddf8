"""Forming the party and what each hero changes about it (DR-14, DR-90 to DR-92)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from souterrain.core.actions import Item
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows, Verb
from souterrain.games.roll.content.dice import CHAMPION, DUNGEON, FACE_OF, FOE_OF, PARTY, SCROLL
from souterrain.games.roll.rules.companions import added, specialty
from souterrain.games.roll.rules.rolls import begin_level, listed, roll_dungeon, roll_party
from souterrain.games.roll.rules.treasures import draw_token
from souterrain.games.roll.state import SETUP, Interlude, State


def begin_delve(s: State, chance: Chance, log: Log | None) -> None:
    """All dice start afresh; the party forms; the first level is rolled unless the hero has a choice before it."""
    side = s.side
    s.phase = SETUP
    s.level = s.lair = s.graveyard = s.out = s.berserk = s.slain = 0
    s.used = s.rerolls = s.draws = s.earned = s.wished = 0
    s.party, s.dungeon, s.allies, s.aside = (0,) * 6, (0,) * 5, (0,) * 3, ()
    s.supply = 7
    s.exhausted = side.starts_exhausted
    if log is not None:
        log("delve", seat=s.seat, number=s.delve)
    if side.forming_tokens:
        for _ in range(min(side.forming_tokens, sum(s.box))):
            specialty(s, log)
            draw_token(s, chance, log)
    FORMINGS[side.forming](s, chance, log)
    if not s.frames:
        begin_level(s, chance, log)


def _roll(s: State, chance: Chance, log: Log | None, number: int | None = None) -> None:
    if number is None:
        number = s.side.party_dice
    faces = roll_party(s, chance, s.in_delve(chance, "party"), number)
    if log is not None:
        log("party", seat=s.seat, dice=listed(PARTY, faces))
        if number != 7:
            specialty(s, log)


def _set(s: State, party: tuple[int, ...], log: Log | None) -> None:
    s.party = party
    if log is not None:
        log("party", seat=s.seat, dice=listed(PARTY, party))
        specialty(s, log)


def _champions(s: State, chance: Chance, log: Log | None) -> None:
    """Every Scroll rolled becomes a Champion (DR-203)."""
    _roll(s, chance, log)
    scrolls = s.party[SCROLL]
    if scrolls:
        _set(s, added(added(s.party, SCROLL, -scrolls), CHAMPION, scrolls), log)


def _five_champions(s: State, chance: Chance, log: Log | None) -> None:
    s.out = 2
    _set(s, added((0,) * 6, CHAMPION, 5), log)


def _five_rolled(s: State, chance: Chance, log: Log | None) -> None:
    s.graveyard = 2
    _roll(s, chance, log, 5)


def _one_of_each(s: State, chance: Chance, log: Log | None) -> None:
    _set(s, (1, 1, 1, 1, 2, 1), log)


def _reroll(s: State, chance: Chance, log: Log | None) -> None:
    _roll(s, chance, log)
    s.frames = (*s.frames, Interlude("reroll", s.seat))


def _inscribe(s: State, chance: Chance, log: Log | None) -> None:
    _roll(s, chance, log)
    s.frames = (*s.frames, Interlude("inscribe", s.seat))


def _scout(s: State, chance: Chance, log: Log | None) -> None:
    _roll(s, chance, log)
    faces = roll_dungeon(s, chance, log, s.in_delve(chance, "scouted"), 6)
    s.supply -= 6
    specialty(s, log)
    if log is not None:
        log("scouted", seat=s.seat, dice=listed(DUNGEON, faces))
    s.frames = (*s.frames, Interlude("scout", s.seat, dice=faces))


FORMINGS: Final[dict[str, Callable[[State, Chance, Log | None], None]]] = {
    "roll": _roll,
    "champions": _champions,
    "five-champions": _five_champions,
    "five-rolled": _five_rolled,
    "one-of-each": _one_of_each,
    "reroll": _reroll,
    "inscribe": _inscribe,
    "scout": _scout,
}


def reroll_verbs(s: State, frame: Interlude) -> tuple[Verb, ...]:
    """The Mercenary looks at the party once more (DR-202)."""
    pairs = [(word, number) for word, number in zip(PARTY, s.party, strict=True) if number]
    field = Counts(tuple([word for word, _ in pairs]), tuple([number for _, number in pairs]), 1, 7)
    return Verb("reroll", Form(field, Rows(((("with", 1), ("hero", 1)),)))), Verb("go", Form(Rows(((("on", 1),),))))


def reroll_party(s: State, frame: Interlude, chance: Chance, log: Log | None) -> None:
    items = [item for item in frame.answer if item[0] in FACE_OF]
    if items:
        number = _take(s, items)
        specialty(s, log)
        faces = roll_party(s, chance, s.in_delve(chance, "party/reroll"), number)
        if log is not None:
            log("rerolled", seat=s.seat, payer="hero", dice=items, faces=listed(PARTY, faces))
    begin_level(s, chance, log)


def inscribe_verbs(s: State, frame: Interlude) -> tuple[Verb, ...]:
    """The Thornsinger sets exactly two dice to Scroll (DR-224)."""
    return (Verb("inscribe", Form(Counts(PARTY, s.party, 2, 2))),)


def inscribe(s: State, frame: Interlude, chance: Chance, log: Log | None) -> None:
    party = s.party
    for word, number in frame.answer:
        party = added(added(party, FACE_OF[word], -number), SCROLL, number)
    if party != s.party:
        _set(s, party, log)
    begin_level(s, chance, log)


def scout_verbs(s: State, frame: Interlude) -> tuple[Verb, ...]:
    """One die for level 1, two for level 2, the other three for level 3 (DR-211)."""
    rows: list[Items] = []
    dice = frame.dice
    for first in range(6):
        for pair in combinations_with_replacement(range(6), 2):
            taken = [first, *pair]
            if all(taken.count(foe) <= dice[foe] for foe in taken):
                second = listed(DUNGEON, tuple([pair.count(foe) for foe in range(6)]))
                rows.append(((DUNGEON[first], 1), ("then", 1), *second))
    return (Verb("scout", Form(Rows(tuple(rows)))),)


def scout(s: State, frame: Interlude, chance: Chance, log: Log | None) -> None:
    first = added((0,) * 6, FOE_OF[frame.answer[0][0]], 1)
    second: tuple[int, ...] = (0,) * 6
    for word, number in frame.answer[2:]:
        second = added(second, FOE_OF[word], number)
    third = tuple([dice - one - two for dice, one, two in zip(frame.dice, first, second, strict=True)])
    s.aside = (first, second, third)
    begin_level(s, chance, log)


def _take(s: State, items: list[Item]) -> int:
    """Lifts the named dice out of the party; answers how many."""
    for word, number in items:
        s.party = added(s.party, FACE_OF[word], -number)
    return sum(number for _, number in items)
