"""Builds a state from a view alone: visible parts as they are, hidden parts drawn at random."""

from __future__ import annotations

from typing import Any

from souterrain.core.forms import Random
from souterrain.core.frames import Frame
from souterrain.core.game import View
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.questions.card_ahead import DUNGEON as DUNGEON_DECK
from souterrain.games.donjon.rules.questions.card_ahead import RECTANGULAR, SQUARE, TREASURE
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.view import DECK_OF, PRIVATE, held, known, read


def imagine(found: View, rng: Random) -> State:
    state = known(found)
    mine = found.get("hand")
    _deal_events(state, found, mine, rng)
    cards = list(found["deck_cards"])
    if found["decks"]["ahead_size"]:
        _deal_ahead(state, found["decks"]["ahead_size"], cards, mine, rng)
    _deal_dungeon(state, cards, found["decks"]["deck_size"], mine, rng)
    return state


def _deal_ahead(state: State, size: int, cards: list[int], mine: dict[str, Any] | None, rng: Random) -> None:
    """Take the cards that the master holds or looks at out of the decks, which still count them in a view."""
    pools = {deck: list(getattr(state, name)) for deck, name in DECK_OF.items()}
    pools[RECTANGULAR] = pools[SQUARE]
    pools[DUNGEON_DECK] = cards
    if mine is None:
        state.ahead = tuple([_fitting(state, pools[deck], deck, rng) for deck in range(size)])
        state.frames = tuple([_uncovered(state, frame, pools, rng) for frame in state.frames])
    else:
        for deck, card in held(state):
            pools[deck][card] -= 1
    for deck, name in DECK_OF.items():
        setattr(state, name, tuple(pools[deck]))


def _uncovered(state: State, frame: Frame, pools: dict[int, list[int]], rng: Random) -> Frame:
    if not isinstance(frame, PRIVATE):
        return frame
    deck = frame.deck if isinstance(frame, CardAhead) else TREASURE
    new = frame.copy()
    new.card = _fitting(state, pools[deck], deck, rng)
    if isinstance(new, CardAhead):
        new.then = new.then.copy()
        new.then.card = new.card
    return new


def _fitting(state: State, pool: list[int], deck: int, rng: Random) -> int:
    """Draw a card that fits the deck: a room of its shape, and not the objective."""
    shape = {SQUARE: "square", RECTANGULAR: "rectangular"}.get(deck)
    left = list(pool)
    for card in range(len(left)):
        if (shape and ROOMS[card].shape != shape) or (deck == DUNGEON_DECK and card == state.objective):
            left[card] = 0
    card = _pick(left, rng)
    pool[card] -= 1
    return card


def _pick(pool: list[int], rng: Random) -> int:
    """Draw one card at random and remove it from the counts."""
    point = int(rng.random() * sum(pool))
    for card, number in enumerate(pool):
        point -= number
        if point < 0:
            pool[card] -= 1
            return card
    raise ValueError("nothing is left to draw")


def _deal_events(state: State, found: View, mine: dict[str, Any] | None, rng: Random) -> None:
    pool = list(found["event_cards"])
    if mine is not None:
        state.hand, state.laid, state.ahead = (read(mine[name]) for name in ("hand", "laid", "ahead"))
    else:
        state.hand = _hand(pool, found["decks"]["hand_size"], rng)
        state.laid = _laid(state.hand, rng)
    state.events = tuple([all_of - in_hand for all_of, in_hand in zip(pool, state.hand, strict=True)] if pool else [])


def _hand(pool: list[int], size: int, rng: Random) -> tuple[int, ...]:
    """Draw a hand; cards that are shown as soon as they are drawn are never in it."""
    left = [0 if "forced" in EVENT_CARDS[card].windows else number for card, number in enumerate(pool)]
    hand = [0] * len(pool)
    for _ in range(size):
        hand[_pick(left, rng)] += 1
    return tuple(hand)


def _laid(hand: tuple[int, ...], rng: Random) -> tuple[tuple[int, int], ...]:
    """Choose at random which cards of the hand are laid ready."""
    ready = [
        card for card, number in enumerate(hand) if number and set(EVENT_CARDS[card].windows) - {"start", "monsters"}
    ]
    return tuple([(card, -1) for card in ready if rng.random() < 0.5])


def _deal_dungeon(state: State, pool: list[int], size: int, mine: dict[str, Any] | None, rng: Random) -> None:
    """Draw the dungeon deck, with the objective among its last cards, or at the place that a parchment tells (A-41)."""
    hidden = state.zones and not any(zone.objective for zone in state.zones)
    next_ones: list[int] = read(mine["next"]) if mine is not None else []
    for card in next_ones:
        pool[card] -= 1
    place = -1
    if hidden and size and state.objective not in next_ones:
        pool[state.objective] -= 1
        earliest = max(len(next_ones), size - state.late)
        place = state.distance if state.distance >= 0 else earliest + int(rng.random() * (size - earliest))
    deck = list(next_ones)
    while len(deck) < size:
        deck.append(state.objective if len(deck) == place else _pick(pool, rng))
    state.deck = tuple(deck)
    state.spare = tuple([card for card, number in enumerate(pool) for _ in range(number)])
