"""Ultimates (DR-90, DR-94): each word of the vocabulary is a pair, what may be said and what it does.

A word's verb is None when the ultimate would change nothing now.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import combinations
from typing import Final, NamedTuple

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Later, Rows, Verb
from souterrain.games.roll.content.dice import (
    CHAMPION,
    CHEST,
    DRAGON,
    DUNGEON,
    FACE_OF,
    FIRST_ALLY,
    FOE_OF,
    MONSTERS,
    PARCHMENT,
    PARTY,
    POTION,
    SCROLL,
    SOURCE_OF,
    TOKEN_OF,
    TOKENS,
)
from souterrain.games.roll.content.heroes import Side, Ultimate
from souterrain.games.roll.rules.companions import added, exhaust, return_token, spend
from souterrain.games.roll.rules.delve import leave, regroup, take_up_again
from souterrain.games.roll.rules.dragon import slay
from souterrain.games.roll.rules.heroes import phase_allows
from souterrain.games.roll.rules.loot import empty_chests
from souterrain.games.roll.rules.rolls import (
    NO_PARTY,
    empty_lair,
    lay_out,
    listed,
    reroll,
    reroll_field,
    roll_party,
)
from souterrain.games.roll.rules.treasures import draw_token, lure_dice
from souterrain.games.roll.state import Interlude, State

BARE: Final = Verb("ultimate", Form())


class Effect(NamedTuple):
    verb: Callable[[State, Ultimate], Verb | None]
    carry: Callable[[State, Ultimate, Items, Chance, Log | None], None]


def verb(s: State, side: Side) -> Verb | None:
    """What the hero's ultimate may be used for now. As a companion it is a source, and no sentence of its own."""
    ultimate = side.ultimate
    return EFFECTS[ultimate.effect].verb(s, ultimate) if phase_allows(s, ultimate, s.phase) else None


def use(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    ultimate = s.side.ultimate
    exhaust(s, log)
    EFFECTS[ultimate.effect].carry(s, ultimate, items, chance, log)


def _monsters(s: State) -> int:
    return s.dungeon[0] + s.dungeon[1] + s.dungeon[2]


def _discard_dice(s: State, items: Items, log: Log | None) -> int:
    """Dungeon dice return to the supply, lair dice among them; nothing is defeated by that (DR-228)."""
    number = 0
    for word, count in items:
        if word == "dragon":
            s.lair -= count
        else:
            s.dungeon = added(s.dungeon, FOE_OF[word], -count)
        number += count
    s.supply += number
    if log is not None and number:
        log("dice-discarded", seat=s.seat, dice=list(items))
    return number


def _active(s: State) -> Items:
    return tuple(listed(DUNGEON, s.dungeon))


@cache
def _field(words: tuple[str, ...], caps: tuple[int, ...], most: int) -> Verb | None:
    return Verb("ultimate", Form(Counts(words, caps, 1, most))) if any(caps) and most else None


@cache
def _table(rows: tuple[Items, ...]) -> Verb | None:
    return Verb("ultimate", Form(Rows(rows))) if rows else None


def _vanquish(s: State, u: Ultimate) -> Verb | None:
    return BARE if any(s.dungeon) or s.lair else None


def _do_vanquish(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    _discard_dice(s, _active(s), log)
    if s.lair:
        empty_lair(s, log)
    regroup(s, log)


def _discard(s: State, u: Ultimate) -> Verb | None:
    most = s.lair if u.how["most"] == "lair" else u.how["most"]
    what = u.how["what"]
    if what == "monsters":
        return _field(MONSTERS, s.dungeon[:3], most)
    if what == "loot":
        return _field(DUNGEON[3:5], s.dungeon[3:], most)
    return _field(DUNGEON, (*s.dungeon, s.lair), most)


def _do_discard(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    _discard_dice(s, items, log)


def _discard_kinds(s: State, u: Ultimate) -> Verb | None:
    kinds = listed(MONSTERS, s.dungeon)
    rows = tuple([some for size in range(1, min(s.lair, len(kinds)) + 1) for some in combinations(kinds, size)])
    return _table(rows)


def _if_monsters(s: State, u: Ultimate) -> Verb | None:
    return BARE if _monsters(s) else None


def _do_discard_each(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    _discard_dice(s, tuple([(word, 1) for word, _ in listed(MONSTERS, s.dungeon)]), log)


def _do_discard_all(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    _discard_dice(s, tuple(listed(MONSTERS, s.dungeon)), log)


def _rage(s: State, u: Ultimate) -> Verb | None:
    return _field(MONSTERS, s.dungeon[:3], s.party[CHAMPION])


def _do_rage(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    """The Dwarf's monsters go, then all Champions are re-rolled (DR-215)."""
    _discard_dice(s, items, log)
    reroll(s, ((PARTY[CHAMPION], s.party[CHAMPION]),), "hero", chance, log)


def _plunder(s: State, u: Ultimate) -> Verb | None:
    rows = tuple([(item,) for item in listed(MONSTERS, s.dungeon)])
    return _table(rows)


def _do_plunder(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    for _ in range(_discard_dice(s, items, log)):
        draw_token(s, chance, log)


def _reroll(s: State, u: Ultimate) -> Verb | None:
    return _rerolling(s.party, s.dungeon)


def _reroll_dungeon(s: State, u: Ultimate) -> Verb | None:
    return _rerolling(NO_PARTY, (*s.dungeon, s.lair))


def _rerolling(party: tuple[int, ...], dungeon: tuple[int, ...]) -> Verb | None:
    return Later("ultimate", _any_dice, party, dungeon) if any(party) or any(dungeon) else None


def _any_dice(party: tuple[int, ...], dungeon: tuple[int, ...]) -> Verb:
    return Verb("ultimate", Form(reroll_field(party, dungeon)))


def _do_reroll(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    reroll(s, items, "hero", chance, log)
    take_up_again(s)


def _do_dragons(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    lure_dice(s, s.dungeon[:3], log)


def _recruit(s: State, u: Ultimate) -> Verb | None:
    foe = u.how["foe"]
    return _field((DUNGEON[foe],), (s.dungeon[foe],), u.how["most"])


def _do_recruit(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    word, number = items[0]
    s.dungeon = added(s.dungeon, FOE_OF[word], -number)
    _join(s, u.how["ally"], number, log)


def _join(s: State, ally: str, number: int, log: Log | None) -> None:
    s.allies = added(s.allies, SOURCE_OF[ally] - FIRST_ALLY, number)
    if log is not None:
        log("allies", seat=s.seat, allies=[(ally, number)])


def _if_lair(s: State, u: Ultimate) -> Verb | None:
    return BARE if s.lair else None


def _do_empty_lair(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    empty_lair(s, log)


def _do_summon(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    number, s.lair = s.lair, 0
    _join(s, "ally:dragon", number, log)


def _turn(s: State, u: Ultimate) -> Verb | None:
    return _field(MONSTERS, s.dungeon[:3], u.how["most"])


def _do_turn(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    """The first of the named monsters turns to its new face, the other returns to the supply."""
    (word, number), *others = items
    s.dungeon = added(added(s.dungeon, FOE_OF[word], -1), u.how["face"], 1)
    if log is not None:
        log("die-set", seat=s.seat, die=word, face=DUNGEON[u.how["face"]])
    _discard_dice(s, (*(((word, number - 1),) if number > 1 else ()), *others), log)


def _blessing(s: State, u: Ultimate) -> Verb | None:
    rows = tuple([((word, 1),) for word, _ in listed(TOKENS, s.player.tokens)])
    changes = any(s.dungeon[:POTION]) or s.lair or (s.dungeon[POTION] and s.graveyard)
    return _table(rows) if changes else None


def _do_blessing(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    """The Paladin's order: token, monsters, lair, chests, potions (DR-208); faces are chosen last, treasures known."""
    _pay_token(s, items[0][0], log)
    _discard_dice(s, tuple(listed(MONSTERS, s.dungeon)), log)
    if s.lair:
        empty_lair(s, log)
    empty_chests(s, s.dungeon[CHEST], chance, log)
    potions = min(s.dungeon[POTION], s.graveyard)
    if potions:
        s.frames = (*s.frames, Interlude("take", s.seat, potions))


def _pay_token(s: State, word: str, log: Log | None) -> None:
    return_token(s, TOKEN_OF[word])
    if log is not None:
        log("token-used", seat=s.seat, token=word)


def _raise(s: State, u: Ultimate) -> Verb | None:
    return BARE if s.graveyard else None


def _do_raise(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    """Graveyard dice join on the faces they roll; the Amazon's Scrolls stay dead (DR-220)."""
    number = min(u.how["most"], s.graveyard)
    s.rerolls += 1
    faces = roll_party(s, chance, s.place(chance, f"raise/{s.rerolls}/party"), number)
    s.graveyard -= number
    if u.how.get("no_scrolls"):
        s.party = added(s.party, SCROLL, -faces[SCROLL])
        s.graveyard += faces[SCROLL]
    s.berserk |= u.how.get("berserk", 0)
    if log is not None:
        log("raised", seat=s.seat, dice=listed(PARTY, faces))


def _leave(s: State, u: Ultimate) -> Verb | None:
    """Out of the first level with nothing is fleeing, where one may flee."""
    flees = s.level == u.how["less"] and _monsters(s) and (s.table.keep_xp or not s.earned)
    return None if flees else BARE


def _do_leave(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    s.level -= u.how["less"]
    leave(s, s.level, log)


def _dig(s: State, u: Ultimate) -> Verb | None:
    return BARE if any(s.box) else None


def _do_dig(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    for _ in range(2):
        draw_token(s, chance, log)
    back = min(u.how["back"], sum(s.player.tokens))
    s.frames = (*s.frames, Interlude("discard", s.seat, back))


def _set(s: State, u: Ultimate) -> Verb | None:
    dungeon = (*s.dungeon, s.lair)
    return Later("ultimate", _any_face, s.party, dungeon, u.how["both"]) if any(s.party) or any(dungeon) else None


def _any_face(party: tuple[int, ...], dungeon: tuple[int, ...], both: int) -> Verb:
    ours, theirs = Rows(_settings(PARTY, party)), Rows(_settings(DUNGEON, dungeon))
    forms = [Form(rows) for rows in (ours, theirs) if rows.rows]
    if both and len(forms) == 2:
        forms.append(Form(ours, theirs))
    return Verb("ultimate", *forms)


def _settings(words: tuple[str, ...], counts: tuple[int, ...]) -> tuple[Items, ...]:
    return tuple([((old, 1), ("->", 1), (new, 1)) for old, _ in listed(words, counts) for new in words if new != old])


def _do_set(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    for start in range(0, len(items), 3):
        old, new = items[start][0], items[start + 2][0]
        if log is not None:
            log("die-set", seat=s.seat, die=old, face=new)
        if old in FACE_OF:
            s.party = added(added(s.party, FACE_OF[old], -1), FACE_OF[new], 1)
            continue
        if FOE_OF[old] == DRAGON:
            s.lair -= 1
        else:
            s.dungeon = added(s.dungeon, FOE_OF[old], -1)
        lay_out(s, added((0,) * 6, FOE_OF[new], 1), log)
    take_up_again(s)


def _bribe(s: State, u: Ultimate) -> Verb | None:
    if s.lair < s.side.dragon_at:
        return None
    tokens = s.player.tokens
    prices = [word for word, _ in listed(TOKENS, tokens)] if u.how.get("tokens") else []
    if u.how.get("parchment") and tokens[PARCHMENT]:
        prices.append(TOKENS[PARCHMENT])
    if u.how.get("scrolls") and s.party[SCROLL]:
        prices.append(PARTY[SCROLL])
    return _table(tuple([((word, 1),) for word in prices]))


def _do_bribe(s: State, u: Ultimate, items: Items, chance: Chance, log: Log | None) -> None:
    word = items[0][0]
    if word == PARTY[SCROLL]:
        spend(s, SOURCE_OF[word], log)
    else:
        _pay_token(s, word, log)
    slay(s, chance, log)


EFFECTS: Final[dict[str, Effect]] = {
    "vanquish": Effect(_vanquish, _do_vanquish),
    "discard": Effect(_discard, _do_discard),
    "discard-kinds": Effect(_discard_kinds, _do_discard),
    "discard-each": Effect(_if_monsters, _do_discard_each),
    "discard-all": Effect(_if_monsters, _do_discard_all),
    "rage": Effect(_rage, _do_rage),
    "plunder": Effect(_plunder, _do_plunder),
    "reroll": Effect(_reroll, _do_reroll),
    "reroll-dungeon": Effect(_reroll_dungeon, _do_reroll),
    "dragons": Effect(_if_monsters, _do_dragons),
    "recruit": Effect(_recruit, _do_recruit),
    "empty-lair": Effect(_if_lair, _do_empty_lair),
    "summon": Effect(_if_lair, _do_summon),
    "turn": Effect(_turn, _do_turn),
    "blessing": Effect(_blessing, _do_blessing),
    "raise": Effect(_raise, _do_raise),
    "leave": Effect(_leave, _do_leave),
    "dig": Effect(_dig, _do_dig),
    "set": Effect(_set, _do_set),
    "bribe": Effect(_bribe, _do_bribe),
}
