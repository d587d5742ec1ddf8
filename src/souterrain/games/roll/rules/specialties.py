"""Re-rolls by Scroll, and the specialties that are sentences of their own (DR-33, DR-216, DR-221, DR-223 to DR-225)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.roll.content.dice import (
    FOE_OF,
    MONSTERS,
    PARCHMENT,
    PARTY,
    SCROLL,
    SOURCE_OF,
    TOKEN_OF,
    TOKENS,
)
from souterrain.games.roll.content.heroes import Side
from souterrain.games.roll.rules.companions import added, return_token, specialty, spend
from souterrain.games.roll.rules.delve import take_up_again
from souterrain.games.roll.rules.heroes import refresh
from souterrain.games.roll.rules.rolls import listed, reroll, reroll_field
from souterrain.games.roll.rules.treasures import lure_dice
from souterrain.games.roll.state import MONSTER_PHASE, State

_WITH: Final = {word: Rows(((("with", 1), (word, 1)),)) for word in (*PARTY, "hero")}


def reroll_verb(s: State, side: Side) -> Verb | None:
    """One form for each way to pay: a Scroll, any die for the Scribe, the hero's own re-roll once a level."""
    forms = []
    if side.sacrifice:
        payers = [face for face in range(6) if s.party[face]]
    else:
        payers = [SCROLL] if s.party[SCROLL] and scroll_phase(s) else []
    for face in payers:
        field = reroll_field(added(s.party, face, -1), s.dungeon)
        if field.most:
            forms.append(Form(field, _WITH[PARTY[face]]))
    if side.level_reroll and not s.used:
        dungeon = tuple([n if foe in side.level_reroll else 0 for foe, n in enumerate(s.dungeon)])
        field = reroll_field((0,) * 6, dungeon, 1, 1)
        if field.most:
            forms.append(Form(field, _WITH["hero"]))
    return Verb("reroll", *forms) if forms else None


def rerolls_in_loot(s: State, side: Side) -> bool:
    """Whether a re-roll that is offered in the monster phase would be offered in the loot phase too."""
    if side.sacrifice or (s.table.scroll_any and s.party[SCROLL]):
        return True
    return not s.used and any(s.dungeon[foe] for foe in side.level_reroll)


def scroll_phase(s: State) -> bool:
    """Whether a Scroll die may be used as such in this phase (DR-33)."""
    return s.phase == MONSTER_PHASE or bool(s.table.scroll_any)


def reroll_dice(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    payer = items[-1][0]
    if payer == "hero":
        s.used = 1
        specialty(s, log)
    else:
        if payer != PARTY[SCROLL] or not scroll_phase(s):
            specialty(s, log)
        spend(s, SOURCE_OF[payer], log)
    reroll(s, items[:-2], payer, chance, log)
    take_up_again(s)


def lure_verb(s: State) -> Verb | None:
    """The Thornsinger spends a Scroll, and a monster becomes a Dragon (DR-224)."""
    if s.phase != MONSTER_PHASE:
        return None
    scrolls = [PARTY[SCROLL]] if s.party[SCROLL] else []
    if s.player.tokens[PARCHMENT]:
        scrolls.append(TOKENS[PARCHMENT])
    rows = tuple(
        [((word, 1), ("with", 1), (scroll, 1)) for word, _ in listed(MONSTERS, s.dungeon) for scroll in scrolls]
    )
    return Verb("lure", Form(Rows(rows))) if rows else None


def lure(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    specialty(s, log)
    spend(s, SOURCE_OF[items[2][0]], log)
    lure_dice(s, added((0,) * 3, FOE_OF[items[0][0]], 1), log)


def refresh_verb(s: State, side: Side) -> Verb | None:
    """The Lancer gives a token back and is ready again (DR-223)."""
    if side.refresh != "token":
        return None
    rows = tuple([((word, 1),) for word, _ in listed(TOKENS, s.player.tokens)])
    return Verb("refresh", Form(Rows(rows))) if rows else None


def refresh_hero(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    word = items[0][0]
    specialty(s, log)
    return_token(s, TOKEN_OF[word])
    if log is not None:
        log("token-used", seat=s.seat, token=word)
    refresh(s, log)
