"""The words of event cards, carried out one after the other; `effects` knows those that furniture has too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import TRAITS
from souterrain.games.donjon.content.decks import EVENTS, EventCard
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards.aims import Aim
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import kind
from souterrain.games.donjon.rules.mechanics import effects
from souterrain.games.donjon.rules.mechanics.effects import Source
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.state import State

Word: TypeAlias = "Callable[[State, Frame, Term, Chance, Log], None]"
WORDS: Final[dict[str, Word]] = {}
AVOID: Final = "avoid"
"""A test that spares the words after it, all of them or so many."""
SHARED: Final = ("harm", "mark")
"""Words that furniture has too."""


def word(name: str) -> Callable[[Word], Word]:
    def registered(function: Word) -> Word:
        assert name not in WORDS, f"{name} is known already"
        WORDS[name] = function
        return function

    return registered


def begin(state: State, index: int, aim: Aim) -> None:
    """An event is to be carried out. `who`, `target` and `words` are as aimed, `data` is the card, which of its words
    comes next, and the place."""
    state.push(Frame("event", aim.who, aim.target, (index, 0, aim.place), aim.words))


def card_of(frame: Frame) -> EventCard:
    return EVENTS[frame.data[0]]


@kind("event")
def carry_out(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """One word; the rest waits below whatever it leads to."""
    index, at, place = frame.data
    terms = EVENTS[index].terms
    if at >= len(terms):
        return
    term = terms[at]
    if term.word != AVOID:
        state.push(Frame("event", frame.who, frame.target, (index, at + 1, place), frame.words))
    if term.word in SHARED:
        effects.WORDS[term.word](state, term, Source(frame.who, noun=EVENTS[index].id), chance, log)
    else:
        WORDS[term.word](state, frame, term, chance, log)


@word(AVOID)
def avoid(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """Success spares as many words as are named, else all that follow."""
    index, at, place = frame.data
    spared = term.number(1) if len(term.arguments) > 1 else len(EVENTS[index].terms)
    test(state, frame.who, TRAITS.index(term.arguments[0]), "avoided", data=(index, at + 1, place, spared))


@outcome("avoided")
def avoided(state: State, frame: Frame, success: bool, chance: Chance, log: Log) -> None:
    index, at, place, spared = frame.data
    state.push(Frame("event", frame.who, data=(index, at + spared if success else at, place)))
