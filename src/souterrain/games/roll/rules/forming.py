"""Forming the party and what each hero changes about it (DR-14, DR-90 to DR-92)."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations_with_replacement
from typing import Final

from souterrain.core.actions import Item
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Rows, Verb
from souterrain.core.frames import push
from souterrain.games.roll.content.dice import CHAMPION, DUNGEON, FACE_OF, FOE_OF, PARTY, SCROLL
from souterrain.games.roll.frames import Inscribe, RerollParty, Scout
from souterrain.games.roll.rules.companions import added, specialty
from souterrain.games.roll.rules.rolls import begin_level, listed, roll_dungeon, roll_party
from souterrain.games.roll.rules.treasures import draw_token
from souterrain.games.roll.state import SETUP, State


def begin_delve(state: State, chance: Chance, log: Log) -> None:
    """Start all dice afresh, form the party, and roll the first level unless the hero has a choice before it."""
    side = state.side
    state.phase = SETUP
    state.level = state.lair = state.graveyard = state.out = state.berserk = state.slain = 0
    state.used = state.rerolls = state.draws = state.earned = 0
    state.party, state.dungeon, state.allies, state.aside = (0,) * 6, (0,) * 5, (0,) * 3, ()
    state.supply = 7
    state.exhausted = side.starts_exhausted
    if log.heard:
        log("delve", seat=state.seat, number=state.delve)
    if side.forming_tokens:
        for _ in range(min(side.forming_tokens, sum(state.box))):
            specialty(state, log)
            draw_token(state, chance, log)
    FORMINGS[side.forming](state, chance, log)
    if not state.frames:
        begin_level(state, chance, log)


def _roll(state: State, chance: Chance, log: Log, number: int | None = None) -> None:
    if number is None:
        number = state.side.party_dice
    faces = _rolled(state, chance, number)
    if number != 7:
        specialty(state, log)
    if log.heard:
        log("party", seat=state.seat, dice=listed(PARTY, faces))


def _rolled(state: State, chance: Chance, number: int) -> tuple[int, ...]:
    return roll_party(state, chance, "" if chance.blind else state.in_delve(chance, "party"), number)


def _set(state: State, party: tuple[int, ...], log: Log) -> None:
    specialty(state, log)
    state.party = party
    log("party", seat=state.seat, dice=listed(PARTY, party))


def _champions(state: State, chance: Chance, log: Log) -> None:
    """Turn every Scroll rolled into a Champion (DR-203); the party is told once, as it is then."""
    faces = _rolled(state, chance, state.side.party_dice)
    scrolls = state.party[SCROLL]
    if scrolls:
        _set(state, added(added(state.party, SCROLL, -scrolls), CHAMPION, scrolls), log)
    else:
        log("party", seat=state.seat, dice=listed(PARTY, faces))


def _five_champions(state: State, chance: Chance, log: Log) -> None:
    state.out = 2
    _set(state, added((0,) * 6, CHAMPION, 5), log)


def _five_rolled(state: State, chance: Chance, log: Log) -> None:
    state.graveyard = 2
    _roll(state, chance, log, 5)


def _one_of_each(state: State, chance: Chance, log: Log) -> None:
    _set(state, (1, 1, 1, 1, 2, 1), log)


def _reroll(state: State, chance: Chance, log: Log) -> None:
    _roll(state, chance, log)
    push(state, RerollParty(state.seat))


def _inscribe(state: State, chance: Chance, log: Log) -> None:
    _roll(state, chance, log)
    push(state, Inscribe(state.seat))


def _scout(state: State, chance: Chance, log: Log) -> None:
    _roll(state, chance, log)
    faces = roll_dungeon(state, chance, log, state.in_delve(chance, "scouted"), 6)
    state.supply -= 6
    specialty(state, log)
    log("scouted", seat=state.seat, dice=listed(DUNGEON, faces))
    push(state, Scout(state.seat, faces))


FORMINGS: Final[dict[str, Callable[[State, Chance, Log], None]]] = {
    "roll": _roll,
    "champions": _champions,
    "five-champions": _five_champions,
    "five-rolled": _five_rolled,
    "one-of-each": _one_of_each,
    "reroll": _reroll,
    "inscribe": _inscribe,
    "scout": _scout,
}


def reroll_verbs(state: State, frame: RerollParty) -> tuple[Verb, ...]:
    """Offer the Mercenary a re-roll of the party (DR-202)."""
    pairs = [(word, number) for word, number in zip(PARTY, state.party, strict=True) if number]
    field = Counts(tuple([word for word, _ in pairs]), tuple([number for _, number in pairs]), 1, 7)
    return Verb("reroll", Form(field, Rows(((("with", 1), ("hero", 1)),)))), Verb("go", Form(Rows(((("on", 1),),))))


def reroll_party(state: State, frame: RerollParty, chance: Chance, log: Log) -> None:
    items = [item for item in frame.answer if item[0] in FACE_OF]
    if items:
        number = _take(state, items)
        specialty(state, log)
        faces = roll_party(state, chance, state.in_delve(chance, "party/reroll"), number)
        log("rerolled", seat=state.seat, payer="hero", dice=items, faces=listed(PARTY, faces))
    begin_level(state, chance, log)


def inscribe_verbs(state: State, frame: Inscribe) -> tuple[Verb, ...]:
    """Offer the Thornsinger exactly two dice to set to Scroll (DR-224)."""
    return (Verb("inscribe", Form(Counts(PARTY, state.party, 2, 2))),)


def inscribe(state: State, frame: Inscribe, chance: Chance, log: Log) -> None:
    party = state.party
    for word, number in frame.answer:
        party = added(added(party, FACE_OF[word], -number), SCROLL, number)
    if party != state.party:
        _set(state, party, log)
    begin_level(state, chance, log)


def scout_verbs(state: State, frame: Scout) -> tuple[Verb, ...]:
    """Offer one die for level 1, two for level 2, the other three for level 3 (DR-211)."""
    rows: list[Items] = []
    dice = frame.dice
    for first in range(6):
        for pair in combinations_with_replacement(range(6), 2):
            taken = [first, *pair]
            if all(taken.count(foe) <= dice[foe] for foe in taken):
                second = listed(DUNGEON, tuple([pair.count(foe) for foe in range(6)]))
                rows.append(((DUNGEON[first], 1), ("then", 1), *second))
    return (Verb("scout", Form(Rows(tuple(rows)))),)


def scout(state: State, frame: Scout, chance: Chance, log: Log) -> None:
    first = added((0,) * 6, FOE_OF[frame.answer[0][0]], 1)
    second: tuple[int, ...] = (0,) * 6
    for word, number in frame.answer[2:]:
        second = added(second, FOE_OF[word], number)
    third = tuple([dice - one - two for dice, one, two in zip(frame.dice, first, second, strict=True)])
    state.aside = (first, second, third)
    begin_level(state, chance, log)


def _take(state: State, items: list[Item]) -> int:
    """Lift the named dice out of the party and return their number."""
    for word, number in items:
        state.party = added(state.party, FACE_OF[word], -number)
    return sum(number for _, number in items)
