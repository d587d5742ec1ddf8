"""The vocabulary of event cards: the shape of a word, and the frame in which an event is carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.decks import EVENT_CARDS, EventCard
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards.aims import Aim
from souterrain.games.donjon.rules.frames.event_cards import EventWords
from souterrain.games.donjon.state import State

Word: TypeAlias = "Callable[[State, EventWords, Term, Chance, Log], None]"
SHARED: Final = ("harm", "mark")
"""Words that event cards and furniture share."""


class OfCard(Protocol):
    """A frame that belongs to an event card."""

    card: int


def begin(state: State, index: int, aim: Aim) -> None:
    """Open the frame in which an event is carried out on its aim."""
    state.push(EventWords(card=index, who=aim.who, target=aim.target, place=aim.place, word=aim.word))


def card_of(frame: OfCard) -> EventCard:
    return EVENT_CARDS[frame.card]
