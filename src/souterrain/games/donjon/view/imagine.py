"""Builds a state from a view alone, or from a state that was imagined: visible parts as they are, hidden parts drawn at
random."""

from __future__ import annotations

from typing import NamedTuple

from souterrain.core.forms import Random
from souterrain.core.frames import Frame
from souterrain.core.game import View
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.questions.card_ahead import DUNGEON as DUNGEON_DECK
from souterrain.games.donjon.rules.questions.card_ahead import RECTANGULAR, SQUARE, TREASURE
from souterrain.games.donjon.state import State
from souterrain.games.donjon.view.view import (
    DECK_OF,
    PRIVATE,
    covered_decks,
    dungeon_cards,
    event_cards,
    held,
    known,
    read,
)


class _Mine(NamedTuple):
    """Cards that only the master sees."""

    hand: tuple[int, ...]
    laid: tuple[tuple[int, int], ...]
    ahead: tuple[int, ...]
    next: tuple[int, ...]


class _Cards(NamedTuple):
    """The cards that lie face down, as far as somebody knows them."""

    events: list[int]
    """The number of each event card in the deck and the master's hand together."""
    dungeon: list[int]
    """The number of each dungeon card in the deck, unused or held ahead."""
    hand_size: int
    ahead_size: int
    deck_size: int
    mine: _Mine | None
    """None for everybody but the master."""


def imagine(found: View, rng: Random) -> State:
    mine, decks = found.get("hand"), found["decks"]
    cards = _Cards(
        list(found["event_cards"]),
        list(found["deck_cards"]),
        decks["hand_size"],
        decks["ahead_size"],
        decks["deck_size"],
        None if mine is None else _Mine(*[read(mine[name]) for name in _Mine._fields]),
    )
    return _dealt(known(found), cards, rng)


def determinise(state: State, eyes: int | None, rng: Random) -> State:
    mine = _Mine(state.hand, state.laid, state.ahead, state.deck[: state.peeked])
    cards = _Cards(
        event_cards(state),
        dungeon_cards(state),
        sum(state.hand),
        len(state.ahead),
        len(state.deck),
        mine if eyes == state.table.master else None,
    )
    new = state.copy()
    for name, counts in covered_decks(state).items():
        setattr(new, name, tuple(counts))
    return _dealt(new, cards, rng)


def _dealt(state: State, cards: _Cards, rng: Random) -> State:
    """Deal the hidden cards of a state whose decks still count those that the master holds."""
    _deal_events(state, cards, rng)
    if cards.ahead_size:
        _deal_ahead(state, cards, rng)
    _deal_dungeon(state, cards, rng)
    return state


def _deal_ahead(state: State, cards: _Cards, rng: Random) -> None:
    """Take the cards that the master holds or looks at out of the decks."""
    pools = {deck: list(getattr(state, name)) for deck, name in DECK_OF.items()}
    pools[RECTANGULAR] = pools[SQUARE]
    pools[DUNGEON_DECK] = cards.dungeon
    if cards.mine is None:
        state.ahead = tuple([_fitting(state, pools[deck], deck, rng) for deck in range(cards.ahead_size)])
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
    card = _pick(_each(left), rng)
    pool[card] -= 1
    return card


def _each(counts: list[int]) -> list[int]:
    """Return every single card of a deck that is counted, in order."""
    return [card for card, number in enumerate(counts) for _ in range(number)]


def _pick(cards: list[int], rng: Random) -> int:
    """Draw one card at random and remove it."""
    return cards.pop(int(rng.random() * len(cards)))


def _deal_events(state: State, cards: _Cards, rng: Random) -> None:
    pool, mine = cards.events, cards.mine
    if mine is not None:
        state.hand, state.laid, state.ahead = mine.hand, mine.laid, mine.ahead
    else:
        state.hand = _hand(pool, cards.hand_size, rng)
        state.laid = _laid(state.hand, rng)
    state.events = tuple([all_of - in_hand for all_of, in_hand in zip(pool, state.hand, strict=True)] if pool else [])


def _hand(pool: list[int], size: int, rng: Random) -> tuple[int, ...]:
    """Draw a hand; cards that are shown as soon as they are drawn are never in it."""
    left = _each([0 if "forced" in EVENT_CARDS[card].windows else number for card, number in enumerate(pool)])
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


def _deal_dungeon(state: State, cards: _Cards, rng: Random) -> None:
    """Draw the dungeon deck, with the objective among its last cards, or at the place that a parchment tells (A-41)."""
    size, deck = cards.deck_size, list(cards.mine.next if cards.mine is not None else ())
    hidden = state.zones and not any(zone.objective for zone in state.zones)
    left = _each(cards.dungeon)
    for card in deck:
        left.remove(card)
    place = -1
    if hidden and size and state.objective not in deck:
        left.remove(state.objective)
        earliest = max(len(deck), size - state.late)
        place = state.distance if state.distance >= 0 else earliest + int(rng.random() * (size - earliest))
    while len(deck) < size:
        deck.append(state.objective if len(deck) == place else _pick(left, rng))
    state.deck, state.spare = tuple(deck), tuple(left)
