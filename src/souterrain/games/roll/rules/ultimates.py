"""Ultimates (DR-90, DR-94): each word of the vocabulary is a pair, what may be said and what it does.

A word's verb is None when the ultimate would change nothing now.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from itertools import combinations
from typing import Final, NamedTuple

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Later, Rows, Verb
from souterrain.core.frames import push
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
from souterrain.games.roll.frames import Discard, Take
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
from souterrain.games.roll.state import MONSTER_PHASE, State

BARE: Final = Verb("ultimate", Form())


class Effect(NamedTuple):
    verb: Callable[[State, Ultimate], Verb | None]
    carry: Callable[[State, Ultimate, Items, Chance, Log], None]


def verb(state: State, side: Side) -> Verb | None:
    """Return what the hero's ultimate may be used for now. As a companion it is a source and has no verb."""
    ultimate = side.ultimate
    if (ultimate.phases or state.phase != MONSTER_PHASE) and not phase_allows(state, ultimate, state.phase):
        return None
    return EFFECTS[ultimate.effect].verb(state, ultimate)


def use(state: State, items: Items, chance: Chance, log: Log) -> None:
    ultimate = state.side.ultimate
    exhaust(state, log)
    EFFECTS[ultimate.effect].carry(state, ultimate, items, chance, log)


def _monsters(state: State) -> int:
    return state.dungeon[0] + state.dungeon[1] + state.dungeon[2]


def _discard_dice(state: State, items: Items, log: Log) -> int:
    """Return dungeon dice to the supply, lair dice among them; nothing is defeated by that (DR-228)."""
    number = 0
    for word, count in items:
        if word == "dragon":
            state.lair -= count
        else:
            state.dungeon = added(state.dungeon, FOE_OF[word], -count)
        number += count
    state.supply += number
    if number:
        log("dice-discarded", seat=state.seat, dice=list(items))
    return number


def _active(state: State) -> Items:
    return tuple(listed(DUNGEON, state.dungeon))


@lru_cache(maxsize=1 << 9)
def _field(words: tuple[str, ...], caps: tuple[int, ...], most: int) -> Verb | None:
    return Verb("ultimate", Form(Counts(words, caps, 1, most))) if any(caps) and most else None


@lru_cache(maxsize=1 << 9)
def _table(rows: tuple[Items, ...]) -> Verb | None:
    return Verb("ultimate", Form(Rows(rows))) if rows else None


def _vanquish(state: State, u: Ultimate) -> Verb | None:
    return BARE if any(state.dungeon) or state.lair else None


def _do_vanquish(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    _discard_dice(state, _active(state), log)
    if state.lair:
        empty_lair(state, log)
    regroup(state, log)


def _discard(state: State, u: Ultimate) -> Verb | None:
    most = state.lair if u.how["most"] == "lair" else u.how["most"]
    what = u.how["what"]
    if what == "monsters":
        return _field(MONSTERS, state.dungeon[:3], most)
    if what == "loot":
        return _field(DUNGEON[3:5], state.dungeon[3:], most)
    return _field(DUNGEON, (*state.dungeon, state.lair), most)


def _do_discard(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    _discard_dice(state, items, log)


def _discard_kinds(state: State, u: Ultimate) -> Verb | None:
    kinds = listed(MONSTERS, state.dungeon)
    rows = tuple([some for size in range(1, min(state.lair, len(kinds)) + 1) for some in combinations(kinds, size)])
    return _table(rows)


def _if_monsters(state: State, u: Ultimate) -> Verb | None:
    return BARE if _monsters(state) else None


def _do_discard_each(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    _discard_dice(state, tuple([(word, 1) for word, _ in listed(MONSTERS, state.dungeon)]), log)


def _do_discard_all(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    _discard_dice(state, tuple(listed(MONSTERS, state.dungeon)), log)


def _rage(state: State, u: Ultimate) -> Verb | None:
    return _field(MONSTERS, state.dungeon[:3], state.party[CHAMPION])


def _do_rage(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    """The Dwarf's monsters go, then all Champions are re-rolled (DR-215)."""
    _discard_dice(state, items, log)
    reroll(state, ((PARTY[CHAMPION], state.party[CHAMPION]),), "hero", chance, log)


def _plunder(state: State, u: Ultimate) -> Verb | None:
    rows = tuple([(item,) for item in listed(MONSTERS, state.dungeon)])
    return _table(rows)


def _do_plunder(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    for _ in range(_discard_dice(state, items, log)):
        draw_token(state, chance, log)


def _reroll(state: State, u: Ultimate) -> Verb | None:
    return _rerolling(state.party, state.dungeon)


def _reroll_dungeon(state: State, u: Ultimate) -> Verb | None:
    return _rerolling(NO_PARTY, (*state.dungeon, state.lair))


def _rerolling(party: tuple[int, ...], dungeon: tuple[int, ...]) -> Verb | None:
    return Later("ultimate", _any_dice, party, dungeon) if any(party) or any(dungeon) else None


def _any_dice(party: tuple[int, ...], dungeon: tuple[int, ...]) -> Verb:
    return Verb("ultimate", Form(reroll_field(party, dungeon)))


def _do_reroll(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    reroll(state, items, "hero", chance, log)
    take_up_again(state)


def _do_dragons(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    lure_dice(state, state.dungeon[:3], log)


def _recruit(state: State, u: Ultimate) -> Verb | None:
    foe = u.how["foe"]
    return _field((DUNGEON[foe],), (state.dungeon[foe],), u.how["most"])


def _do_recruit(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    word, number = items[0]
    state.dungeon = added(state.dungeon, FOE_OF[word], -number)
    _join(state, u.how["ally"], number, log)


def _join(state: State, ally: str, number: int, log: Log) -> None:
    state.allies = added(state.allies, SOURCE_OF[ally] - FIRST_ALLY, number)
    log("allies", seat=state.seat, allies=[(ally, number)])


def _if_lair(state: State, u: Ultimate) -> Verb | None:
    return BARE if state.lair else None


def _do_empty_lair(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    empty_lair(state, log)


def _do_summon(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    number, state.lair = state.lair, 0
    _join(state, "ally:dragon", number, log)


def _turn(state: State, u: Ultimate) -> Verb | None:
    return _field(MONSTERS, state.dungeon[:3], u.how["most"])


def _do_turn(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    """The first of the named monsters turns to its new face, the other returns to the supply."""
    (word, number), *others = items
    state.dungeon = added(added(state.dungeon, FOE_OF[word], -1), u.how["face"], 1)
    log("die-set", seat=state.seat, die=word, face=DUNGEON[u.how["face"]])
    _discard_dice(state, (*(((word, number - 1),) if number > 1 else ()), *others), log)


def _blessing(state: State, u: Ultimate) -> Verb | None:
    rows = tuple([((word, 1),) for word, _ in listed(TOKENS, state.player.tokens)])
    changes = any(state.dungeon[:POTION]) or state.lair or (state.dungeon[POTION] and state.graveyard)
    return _table(rows) if changes else None


def _do_blessing(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    """The Paladin's order: token, monsters, lair, chests, potions (DR-208); faces are chosen last, treasures known."""
    _pay_token(state, items[0][0], log)
    _discard_dice(state, tuple(listed(MONSTERS, state.dungeon)), log)
    if state.lair:
        empty_lair(state, log)
    empty_chests(state, state.dungeon[CHEST], chance, log)
    potions = min(state.dungeon[POTION], state.graveyard)
    if potions:
        push(state, Take(state.seat, potions))


def _pay_token(state: State, word: str, log: Log) -> None:
    return_token(state, TOKEN_OF[word])
    log("token-used", seat=state.seat, token=word)


def _raise(state: State, u: Ultimate) -> Verb | None:
    return BARE if state.graveyard else None


def _do_raise(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    """Graveyard dice join on the faces they roll; the Amazon's Scrolls stay dead (DR-220)."""
    number = min(u.how["most"], state.graveyard)
    state.rerolls += 1
    faces = roll_party(state, chance, state.place(chance, f"raise/{state.rerolls}/party"), number)
    state.graveyard -= number
    if u.how.get("no_scrolls"):
        state.party = added(state.party, SCROLL, -faces[SCROLL])
        state.graveyard += faces[SCROLL]
    state.berserk |= u.how.get("berserk", 0)
    log("raised", seat=state.seat, dice=listed(PARTY, faces))


def _leave(state: State, u: Ultimate) -> Verb | None:
    """Offer to leave, unless leaving the first level with nothing is the same as fleeing."""
    flees = (
        state.level == u.how["less"]
        and _monsters(state)
        and (state.table.options.flee_keeps_dragon_xp or not state.earned)
    )
    return None if flees else BARE


def _do_leave(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    state.level -= u.how["less"]
    leave(state, state.level, log)


def _dig(state: State, u: Ultimate) -> Verb | None:
    return BARE if any(state.box) else None


def _do_dig(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    for _ in range(2):
        draw_token(state, chance, log)
    back = min(u.how["back"], sum(state.player.tokens))
    push(state, Discard(state.seat, back))


def _set(state: State, u: Ultimate) -> Verb | None:
    dungeon = (*state.dungeon, state.lair)
    return (
        Later("ultimate", _any_face, state.party, dungeon, u.how["both"]) if any(state.party) or any(dungeon) else None
    )


def _any_face(party: tuple[int, ...], dungeon: tuple[int, ...], both: int) -> Verb:
    ours, theirs = Rows(_settings(PARTY, party)), Rows(_settings(DUNGEON, dungeon))
    forms = [Form(rows) for rows in (ours, theirs) if rows.rows]
    if both and len(forms) == 2:
        forms.append(Form(ours, theirs))
    return Verb("ultimate", *forms)


def _settings(words: tuple[str, ...], counts: tuple[int, ...]) -> tuple[Items, ...]:
    return tuple([((old, 1), ("->", 1), (new, 1)) for old, _ in listed(words, counts) for new in words if new != old])


def _do_set(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    for start in range(0, len(items), 3):
        old, new = items[start][0], items[start + 2][0]
        log("die-set", seat=state.seat, die=old, face=new)
        if old in FACE_OF:
            state.party = added(added(state.party, FACE_OF[old], -1), FACE_OF[new], 1)
            continue
        if FOE_OF[old] == DRAGON:
            state.lair -= 1
        else:
            state.dungeon = added(state.dungeon, FOE_OF[old], -1)
        lay_out(state, added((0,) * 6, FOE_OF[new], 1), log)
    take_up_again(state)


def _bribe(state: State, u: Ultimate) -> Verb | None:
    if state.lair < state.side.dragon_at:
        return None
    tokens = state.player.tokens
    prices = [word for word, _ in listed(TOKENS, tokens)] if u.how.get("tokens") else []
    if u.how.get("parchment") and tokens[PARCHMENT]:
        prices.append(TOKENS[PARCHMENT])
    if u.how.get("scrolls") and state.party[SCROLL]:
        prices.append(PARTY[SCROLL])
    return _table(tuple([((word, 1),) for word in prices]))


def _do_bribe(state: State, u: Ultimate, items: Items, chance: Chance, log: Log) -> None:
    word = items[0][0]
    if word == PARTY[SCROLL]:
        spend(state, SOURCE_OF[word], log)
    else:
        _pay_token(state, word, log)
    slay(state, chance, log)


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
