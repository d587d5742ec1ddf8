"""The deck of events: draws, the hand of five, the discard (DJ-009, DJ-049, DJ-050, A-04, A-19, A-49)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.decks import EVENT_CARDS
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.state import State, add

HAND: Final = 5
"""The most events that the master may hold (DJ-009)."""
LUCKY: Final = 1
"""The result that allows the draw with the option that a die decides (A-04)."""
AGAIN: Final = "events-again"
"""Counter of a quest in which events are drawn even after the objective was revealed (Q3, Q5)."""
MORE: Final = "events-more"
"""Counter of a quest in which the master draws more than one event in a round (Q6)."""


def stopped(state: State) -> bool:
    """Return True if no more events are drawn because the objective is revealed (DJ-098, A-49)."""
    if state.options.objective_events == "continue" or state.counted(AGAIN):
        return False
    return any(zone.objective for zone in state.zones)


def full(state: State) -> bool:
    return sum(state.hand) >= HAND


def quota(state: State) -> int:
    """Return the number of draws at the start of this round (A-04). With the cadence `phase`, a round in which somebody
    rested allows one more (A-19)."""
    if state.options.event_cadence == "phase" and state.stretch > 1 and not state.counted(f"rested-{state.round - 1}"):
        return 0
    return 1 + state.counted(MORE)


def may_draw(state: State) -> bool:
    return state.drawn < quota(state) and not full(state) and not stopped(state)


def lucky(state: State, chance: Chance, log: Log) -> bool:
    """Roll the die if the draw depends on it; return True if the draw is allowed."""
    if state.options.event_cadence != "d10_on_1":
        return True
    die = dice.roll(state, 10, "event-die", chance)
    log("event-die", die=die)
    return die == LUCKY


def take(state: State, chance: Chance, log: Log) -> int:
    """Take the next card out of the deck and return it, or -1. The shuffled discard pile replaces an empty deck."""
    if not any(state.events):
        state.events, state.event_out = state.event_out, (0,) * len(EVENT_CARDS)
        if not any(state.events):
            return -1
        log("events-reshuffled")
    card = dice.pick(state, state.events, "event", chance)
    state.events = add(state.events, card, -1)
    return card


def keep(state: State, card: int, log: Log) -> None:
    """Put a card into the hand in secret, or discard it if the hand is full (A-07)."""
    if full(state):
        state.event_out = add(state.event_out, card)
        log("event-discarded", card=EVENT_CARDS[card].id)
        return
    state.hand = add(state.hand, card)
    log.secretly("event-drawn", {"card": EVENT_CARDS[card].id}, (state.table.master,))


def part_with(state: State, card: int) -> None:
    """Discard a card of the hand face up; one copy fewer is laid ready if too few are left in the hand."""
    state.hand = add(state.hand, card, -1)
    state.event_out = add(state.event_out, card)
    if laid(state, card) > state.hand[card]:
        take_up(state, card)


def laid(state: State, card: int) -> int:
    """Return the number of copies of a card that are laid ready."""
    return len([1 for ready, _ in state.laid if ready == card])


def take_up(state: State, card: int) -> None:
    """Take back the first copy of a card that is laid ready."""
    place = next(place for place, (ready, _) in enumerate(state.laid) if ready == card)
    state.laid = (*state.laid[:place], *state.laid[place + 1 :])
