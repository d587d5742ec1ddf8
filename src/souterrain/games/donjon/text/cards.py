"""Cards in text: public counts of the decks, and for the master the hand."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.content.decks import EVENT_CARDS, MONSTER_CARDS, TREASURES, EventCard
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.lines import Row, apart, glued, player

AHEAD: Final[tuple[tuple[Any, ...], ...]] = (DUNGEON, ROOMS, ROOMS, MONSTER_CARDS, TREASURES)
"""Decks of the cards held ahead, in the order of `State.ahead` (DJ-193)."""


def cards(state: State, view: View, words: Words) -> Iterator[Row]:
    """Yield the number of cards left in every deck, and in the master's view the hand."""
    events, hand = sum(view["event_cards"]), view["decks"]["hand_size"]
    if not events:
        return
    yield (
        words("text-decks"),
        words(
            "text-decks-left",
            rooms=sum(state.rooms),
            monsters=sum(state.monster_deck),
            treasures=sum(state.treasures),
            events=events - hand,
            hand=hand,
        ),
    )
    if "hand" in view:
        yield from _hand(state, view["hand"], words)


def _hand(state: State, hand: dict[str, Any], words: Words) -> Iterator[Row]:
    held = [(EVENT_CARDS[card], number) for card, number in enumerate(hand["hand"]) if number]
    yield words("text-hand"), apart(words, [_event(words, card, number) for card, number in held]) or words("text-none")
    laid = [_laid(state, words, EVENT_CARDS[card].id, hero) for card, hero in hand["laid"]]
    if laid:
        yield words("text-laid"), ", ".join(laid)
    ahead = [deck[card].id for deck, card in zip(AHEAD, hand["ahead"], strict=False) if card >= 0]
    if ahead:
        yield words("text-ahead"), ", ".join([glued(words.noun(name)) for name in ahead])
    if hand["next"]:
        yield words("text-next"), ", ".join([glued(words.noun(DUNGEON[card].id)) for card in hand["next"]])


def _event(words: Words, card: EventCard, number: int) -> str:
    """Return the name of a card, with the moments at which it may be played."""
    name = words("text-list", items=[(card.id, number)]) if number > 1 else words.noun(card.id)
    return f"{name} ({', '.join([words(f'text-moment-{window}') for window in card.windows])})"


def _laid(state: State, words: Words, card: str, hero: int) -> str:
    """Return the name of a card laid ready, with the hero it waits for, if it is for one only."""
    if hero < 0:
        return glued(words.noun(card))
    return glued(words("text-laid-for", card=card, name=player(state, words, hero)))
