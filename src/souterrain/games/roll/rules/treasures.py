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
from souterrain.games.roll.state import DRAGON_PHASE, State

_PARCHMENT = Rows(((("parchment", 1),),))


def draw_token(s: State, chance: Chance, log: Log | None, seat: int | None = None) -> bool:
    """One token from the box, blind; False if the box is empty (DR-229)."""
    if not any(s.box):
        return False
    s.draws += 1
    token = chance.weighted("" if chance.blind else s.in_delve(chance, f"treasure/{s.draws}"), s.box)
    s.box = added(s.box, token, -1)
    player = s.own(seat)
    player.tokens = added(player.tokens, token, 1)
    if log is not None:
        log("found", seat=s.seat if seat is None else seat, token=TOKENS[token])
    return True


def draw_or_xp(s: State, chance: Chance, log: Log | None) -> None:
    """A chest's or a dragon's treasure: a token, or one XP when the box is empty (DR-41, DR-54)."""
    if not draw_token(s, chance, log):
        gain(s, 1, log, earned=True)


def verb(s: State, tokens: tuple[int, ...]) -> Verb | None:
    _, _, _, _, parchment, ring, _, elixir, bait, portal = tokens
    dungeon = s.dungeon
    if parchment and s.phase <= DRAGON_PHASE and (any(s.party) or any(dungeon)):
        return Later("use", _with_parchment, tokens, s.lair > 0, s.graveyard > 0, s.party, dungeon, s.table.bait_all)
    if (
        portal
        or (ring and s.lair)
        or (elixir and s.graveyard)
        or (bait and any(dungeon[:3] if s.table.bait_all else dungeon))
    ):
        return _plain(tokens[RING:], s.lair > 0, s.graveyard > 0, dungeon, s.table.bait_all)
    return None


def _with_parchment(
    tokens: tuple[int, ...], lair: bool, graves: bool, party: tuple[int, ...], dungeon: tuple[int, ...], bait_all: int
) -> Verb:
    plain = _plain(tokens[RING:], lair, graves, dungeon, bait_all)
    return Verb("use", *(plain.forms if plain.ready else ()), Form(_PARCHMENT, reroll_field(party, dungeon)))


@lru_cache(maxsize=1 << 14)
def _plain(tokens: tuple[int, ...], lair: bool, graves: bool, dungeon: tuple[int, ...], bait_all: int) -> Verb:
    """Sentences of the tokens that need no set of dice: ring, elixir, bait, portal."""
    rows: list[Items] = []
    if tokens[RING - RING] and lair:
        rows.append((("ring", 1),))
    if tokens[ELIXIR - RING] and graves:
        rows += [(("elixir", 1), ("->", 1), (face, 1)) for face in PARTY]
    if tokens[BAIT - RING]:
        if not bait_all:
            rows += [(("bait", 1), (word, 1)) for word, number in zip(DUNGEON, dungeon, strict=False) if number]
        elif any(dungeon[:3]):
            rows.append((("bait", 1),))
    if tokens[PORTAL - RING]:
        rows.append((("portal", 1),))
    return Verb("use", Form(Rows(tuple(rows))))


def use(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    token = TOKEN_OF[items[0][0]]
    return_token(s, token)
    if log is not None:
        log("token-used", seat=s.seat, token=TOKENS[token])
    if token == PARCHMENT:
        reroll(s, items[1:], TOKENS[token], chance, log)
        take_up_again(s)
    elif token == RING:
        empty_lair(s, log)
    elif token == ELIXIR:
        bring_back(s, items[2:], log)
    elif token == BAIT:
        lured = s.dungeon[:3] if s.table.bait_all else added((0,) * 5, FOE_OF[items[1][0]], 1)
        lure_dice(s, lured, log)
    else:
        leave(s, s.level, log)


def bring_back(s: State, items: Items, log: Log | None) -> None:
    """Dice come back from the Graveyard on chosen faces (DR-42, DR-83)."""
    party = list(s.party)
    for word, number in items:
        party[FACE_OF[word]] += number
        s.graveyard -= number
    s.party = tuple(party)
    if log is not None:
        log("brought-back", seat=s.seat, dice=list(items))


def lure_dice(s: State, lured: tuple[int, ...], log: Log | None) -> None:
    """Active dungeon dice become Dragons."""
    s.dungeon = tuple([n - lured[foe] if foe < len(lured) else n for foe, n in enumerate(s.dungeon)])
    to_lair(s, sum(lured), log)
