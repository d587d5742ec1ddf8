"""Events carried out word by word, with the words of all modules of this family."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Kind, Kinds
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards import boons, dungeon, fury, hazards, hexes, spawns, traps
from souterrain.games.donjon.rules.event_cards.vocabulary import SHARED, Word, card_of
from souterrain.games.donjon.rules.frames.event_cards import Avoided, EventWords
from souterrain.games.donjon.rules.mechanics import effects
from souterrain.games.donjon.rules.mechanics.effects import Source
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.state import State

AVOID: Final = "avoid"
"""The word for a test whose success skips the next words of the card."""


def carry_out(state: State, frame: EventWords, chance: Chance, log: Log) -> None:
    """Carry out one word; the rest of the card waits below the frames that this word opens."""
    card = card_of(frame)
    terms = card.terms
    if frame.at >= len(terms):
        return
    term = terms[frame.at]
    if term.word != AVOID:
        rest = frame.copy()
        rest.at += 1
        state.push(rest)
    if term.word in SHARED:
        effects.COMMON[term.word](state, term, Source(frame.who, noun=card.id), chance, log)
    else:
        WORDS[term.word](state, frame, term, chance, log)


def avoid(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Start a test; success skips the given number of words, else all that follow."""
    spared = term.number(1) if len(term.arguments) > 1 else len(card_of(frame).terms)
    then = Avoided(card=frame.card, at=frame.at + 1, place=frame.place, spared=spared)
    test(state, frame.who, TRAITS.index(term.arguments[0]), then)


def avoided(state: State, frame: Avoided, chance: Chance, log: Log) -> None:
    at = frame.at + frame.spared if frame.success else frame.at
    state.push(EventWords(card=frame.card, who=frame.who, place=frame.place, at=at))


WORDS: Final[dict[str, Word]] = {
    AVOID: avoid,
    **boons.WORDS,
    **dungeon.WORDS,
    **fury.WORDS,
    **hazards.WORDS,
    **hexes.WORDS,
    **spawns.WORDS,
    **traps.WORDS,
}

KINDS: Final[Kinds] = {
    EventWords: Kind(carry_out),
    Avoided: Kind(avoided),
    **boons.KINDS,
    **dungeon.KINDS,
    **fury.KINDS,
    **hazards.KINDS,
    **spawns.KINDS,
    **traps.KINDS,
}
