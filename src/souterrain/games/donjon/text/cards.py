"""Cards in text: public counts of the decks, and for the master the hand."""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.game import View
from souterrain.core.words import Words
from souterrain.games.donjon.state import State
from souterrain.games.donjon.text.desk import decks, hand
from souterrain.games.donjon.text.lines import Row


def cards(state: State, view: View, words: Words) -> Iterator[Row]:
    """Yield the number of cards left in every deck; in the master's view with the hand and the cards he knows."""
    events, held = sum(view["event_cards"]), view["decks"]["hand_size"]
    if not events:
        return
    if "stock" in view:
        yield from decks(view, words)
        yield from hand(state, view, words)
        return
    yield (
        words("text-decks"),
        words(
            "text-decks-left",
            rooms=sum(state.rooms),
            monsters=sum(state.monster_deck),
            treasures=sum(state.treasures),
            events=events - held,
            hand=held,
        ),
    )
