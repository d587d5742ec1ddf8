"""Re-rolls by Scroll, and the specialties that are sentences of their own (DR-33, DR-216, DR-221, DR-223 to DR-225)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Items, Later, Rows, Verb
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
from souterrain.games.roll.rules.companions import added, kinds, return_token, specialty, spend
from souterrain.games.roll.rules.delve import take_up_again
from souterrain.games.roll.rules.heroes import refresh
from souterrain.games.roll.rules.rolls import DICE, NO_PARTY, listed, reroll, reroll_field
from souterrain.games.roll.rules.treasures import lure_dice
from souterrain.games.roll.state import MONSTER_PHASE, State

_WITH: Final = {word: Rows(((("with", 1), (word, 1)),)) for word in (*PARTY, "hero")}
_WITH_SCROLL: Final = _WITH[PARTY[SCROLL]]


def reroll_verbs(state: State, side: Side) -> tuple[Verb, ...]:
    """Return the verb, if a Scroll, a die of the Scribe, or the hero once a level can pay; no payer is re-rolled."""
    party, dungeon = state.party, state.dungeon
    pays = party[SCROLL] and (state.phase == MONSTER_PHASE or scroll_phase(state))
    if side.rerolls:
        dice = tuple([n if foe in side.level_reroll and not state.used else 0 for foe, n in enumerate(dungeon)])
        payers = kinds(party) if side.sacrifice else (SCROLL,) if pays else ()
        if sum(party) + sum(dungeon) < 2:
            payers = ()
        return (Later("reroll", _own_rerolls, payers, party, dungeon, dice),) if payers or any(dice) else ()
    if pays and sum(party) + sum(dungeon) > 1:
        return (Later("reroll", _scroll_reroll, party, dungeon),)
    return ()


def _scroll_reroll(party: tuple[int, ...], dungeon: tuple[int, ...]) -> Verb:
    return Verb("reroll", Form(Counts(DICE, (*party[:SCROLL], party[SCROLL] - 1, *dungeon), 1, 99), _WITH_SCROLL))


def _own_rerolls(
    payers: tuple[int, ...], party: tuple[int, ...], dungeon: tuple[int, ...], dice: tuple[int, ...]
) -> Verb:
    """Make a form for each way to pay. Any die that is re-rolled might have paid as well: the last of them does."""
    forms = []
    for face in payers:
        others = (*party[:face], party[face] - 1, *NO_PARTY[face + 1 :])
        if any(others) or any(dungeon):
            forms.append(Form(reroll_field(others, dungeon), _WITH[PARTY[face]]))
    if any(dice):
        forms.append(Form(reroll_field(NO_PARTY, dice, 1, 1), _WITH["hero"]))
    return Verb("reroll", *forms)


def scroll_phase(state: State) -> bool:
    """Tell if a Scroll die may be used as such in this phase (DR-33)."""
    return state.phase == MONSTER_PHASE or state.table.options.scroll_phase == "any"


def reroll_dice(state: State, items: Items, chance: Chance, log: Log) -> None:
    payer = items[-1][0]
    if payer == "hero":
        state.used = 1
        specialty(state, log)
    else:
        if payer != PARTY[SCROLL] or not scroll_phase(state):
            specialty(state, log)
        spend(state, SOURCE_OF[payer], log)
    reroll(state, items[:-2], payer, chance, log)
    take_up_again(state)


def lure_verbs(state: State) -> tuple[Verb, ...]:
    """Offer the Thornsinger to spend a Scroll and turn a monster into a Dragon (DR-224)."""
    scrolls = [PARTY[SCROLL]] if state.party[SCROLL] else []
    if state.player.tokens[PARCHMENT]:
        scrolls.append(TOKENS[PARCHMENT])
    rows = tuple(
        [((word, 1), ("with", 1), (scroll, 1)) for word, _ in listed(MONSTERS, state.dungeon) for scroll in scrolls]
    )
    return (Verb("lure", Form(Rows(rows))),) if rows else ()


def lure(state: State, items: Items, chance: Chance, log: Log) -> None:
    specialty(state, log)
    spend(state, SOURCE_OF[items[2][0]], log)
    lure_dice(state, added((0,) * 3, FOE_OF[items[0][0]], 1), log)


def refresh_verb(state: State) -> Verb:
    """Offer the Lancer to give a token back and be ready again (DR-223)."""
    return Verb("refresh", Form(Rows(tuple([((word, 1),) for word, _ in listed(TOKENS, state.player.tokens)]))))


def refresh_hero(state: State, items: Items, chance: Chance, log: Log) -> None:
    word = items[0][0]
    specialty(state, log)
    return_token(state, TOKEN_OF[word])
    log("token-used", seat=state.seat, token=word)
    refresh(state, log)
