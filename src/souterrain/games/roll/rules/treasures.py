"""Treasure tokens: drawing them and what they do by themselves (DR-80 to DR-89). Acting as a face is elsewhere."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.games.roll.content.dice import (
    BAIT,
    DUNGEON,
    ELIXIR,
    FACE_OF,
    FOE_OF,
    LEVELS,
    PARCHMENT,
    PARTY,
    PORTAL,
    RING,
    TOKEN_OF,
    TOKENS,
)
from souterrain.games.roll.rules.companions import added, return_token
from souterrain.games.roll.rules.delve import leave, take_up_again
from souterrain.games.roll.rules.heroes import gain
from souterrain.games.roll.rules.rolls import empty_lair, reroll, reroll_field, to_lair
from souterrain.games.roll.state import REGROUP_PHASE, State

_PARCHMENT = Rows(((("parchment", 1),),))


def draw_token(state: State, chance: Chance, log: Log, seat: int | None = None) -> bool:
    """Draw one token from the box, blind; return False if the box is empty (DR-229)."""
    if not any(state.box):
        return False
    state.draws += 1
    token = chance.weighted(state.treasure(chance), state.box)
    state.box = added(state.box, token, -1)
    player = state.own(seat)
    player.tokens = added(player.tokens, token, 1)
    if log.heard:
        log("found", seat=state.seat if seat is None else seat, token=TOKENS[token])
    return True


def draw_or_xp(state: State, chance: Chance, log: Log) -> None:
    """Draw the treasure of a chest or a dragon: a token, or one XP when the box is empty (DR-41, DR-54)."""
    if not draw_token(state, chance, log):
        gain(state, 1, log, earned=True)


def bait_all(state: State) -> bool:
    """Tell if a Dragon Bait lures all monsters instead of one die (DR-84)."""
    return state.table.options.dragon_bait == "all_monsters"


def verb(state: State, tokens: tuple[int, ...]) -> Verb | None:
    _, _, _, _, parchment, ring, _, elixir, bait, portal = tokens
    dungeon, lair, graves = state.dungeon, state.lair > 0, state.graveyard > 0
    lures_all = bait > 0 and bait_all(state)
    if parchment and state.level < LEVELS + (state.phase < REGROUP_PHASE) and (any(state.party) or any(dungeon)):
        return Later("use", _with_parchment, tokens, lair, graves, state.party, dungeon, lures_all)
    baited = bait and any(dungeon[:3] if lures_all else dungeon)
    if portal or baited or (ring and lair) or (elixir and graves):
        return _plain(tokens[RING:], lair, graves, dungeon, lures_all)
    return None


def _with_parchment(
    tokens: tuple[int, ...], lair: bool, graves: bool, party: tuple[int, ...], dungeon: tuple[int, ...], lures_all: bool
) -> Verb:
    plain = _plain(tokens[RING:], lair, graves, dungeon, lures_all)
    return Verb("use", *(plain.forms if plain.ready else ()), Form(_PARCHMENT, reroll_field(party, dungeon)))


@lru_cache(maxsize=1 << 9)
def _plain(tokens: tuple[int, ...], lair: bool, graves: bool, dungeon: tuple[int, ...], lures_all: bool) -> Verb:
    """Return sentences of the tokens that need no set of dice: ring, elixir, bait, portal."""
    rows: list[Items] = []
    if tokens[RING - RING] and lair:
        rows.append((("ring", 1),))
    if tokens[ELIXIR - RING] and graves:
        rows += [(("elixir", 1), ("->", 1), (face, 1)) for face in PARTY]
    if tokens[BAIT - RING]:
        if not lures_all:
            rows += [(("bait", 1), (word, 1)) for word, number in zip(DUNGEON, dungeon, strict=False) if number]
        elif any(dungeon[:3]):
            rows.append((("bait", 1),))
    if tokens[PORTAL - RING]:
        rows.append((("portal", 1),))
    return Verb("use", Form(Rows(tuple(rows))))


def use(state: State, items: Items, chance: Chance, log: Log) -> None:
    token = TOKEN_OF[items[0][0]]
    return_token(state, token)
    log("token-used", seat=state.seat, token=TOKENS[token])
    if token == PARCHMENT:
        reroll(state, items[1:], TOKENS[token], chance, log)
        take_up_again(state)
    elif token == RING:
        empty_lair(state, log)
    elif token == ELIXIR:
        bring_back(state, items[2:], log)
    elif token == BAIT:
        lured = state.dungeon[:3] if bait_all(state) else added((0,) * 5, FOE_OF[items[1][0]], 1)
        lure_dice(state, lured, log)
    else:
        leave(state, state.level, log)


def bring_back(state: State, items: Items, log: Log) -> None:
    """Bring dice back from the Graveyard on chosen faces (DR-42, DR-83)."""
    party = list(state.party)
    for word, number in items:
        party[FACE_OF[word]] += number
        state.graveyard -= number
    state.party = tuple(party)
    if log.heard:
        log("brought-back", seat=state.seat, dice=list(items))


def lure_dice(state: State, lured: tuple[int, ...], log: Log) -> None:
    """Turn active dungeon dice into Dragons."""
    state.dungeon = tuple([n - lured[foe] if foe < len(lured) else n for foe, n in enumerate(state.dungeon)])
    to_lair(state, sum(lured), log)
