"""The deck of events: draws, the hand of five, the discard (DJ-009, DJ-049, DJ-050, A-04, A-19, A-49)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.decks import EVENTS
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.state import State, add

HAND: Final = 5
"""As many events the master may own (DJ-009)."""
LUCKY: Final = 1
"""What the die must show where it decides on the draw (A-04)."""
AGAIN: Final = "events-again"
"""Counted by a quest in which events are drawn again after the objective was revealed (Q3, Q5)."""
MORE: Final = "events-more"
"""Counted by a quest in which the master draws more than one in a round (Q6)."""


def stopped(state: State) -> bool:
    """Once the objective is revealed no event is drawn (DJ-098, A-49)."""
    if state.option("objective_events") == "continue" or state.counted(AGAIN):
        return False
    return any(zone.objective for zone in state.zones)


def full(state: State) -> bool:
    return sum(state.hand) >= HAND


def quota(state: State) -> int:
    """How many draws the start of this round allows (A-04). Where it is one for a stretch, rest has its price too:
    one more draw after a round in which somebody rested (A-19)."""
    if (
        state.option("event_cadence") == "phase"
        and state.stretch > 1
        and not state.counted(f"rested-{state.round - 1}")
    ):
        return 0
    return 1 + state.counted(MORE)


def may_draw(state: State) -> bool:
    return state.drawn < quota(state) and not full(state) and not stopped(state)


def lucky(state: State, chance: Chance, log: Log) -> bool:
    """Where a die decides on the draw, whether it allows it."""
    if state.option("event_cadence") != "d10_on_1":
        return True
    die = dice.roll(state, 10, "event-die", chance)
    log("event-die", die=die)
    return die == LUCKY


def take(state: State, chance: Chance, log: Log) -> int:
    """The next card, out of the deck and nowhere yet; -1 if there is none. An empty deck is the discard shuffled."""
    if not any(state.events):
        state.events, state.event_out = state.event_out, (0,) * len(EVENTS)
        if not any(state.events):
            return -1
        log("events-reshuffled")
    card = dice.pick(state, state.events, "event", chance)
    state.events = add(state.events, card, -1)
    return card


def keep(state: State, card: int, log: Log) -> None:
    """Into the hand, in secret; a full hand takes no more, and the card is discarded (A-07)."""
    if full(state):
        state.event_out = add(state.event_out, card)
        log("event-discarded", card=EVENTS[card].id)
        return
    state.hand = add(state.hand, card)
    log.secretly("event-drawn", {"card": EVENTS[card].id}, (state.table.master,))


def part_with(state: State, card: int) -> None:
    """Out of the hand and onto the discard, which everybody sees; one that is laid ready is so no longer."""
    state.hand = add(state.hand, card, -1)
    state.event_out = add(state.event_out, card)
    if laid(state, card) > state.hand[card]:
        take_up(state, card)


def laid(state: State, card: int) -> int:
    """How many of a card are laid ready."""
    return len([1 for ready, _ in state.laid if ready == card])


def take_up(state: State, card: int) -> None:
    """The first of them is laid ready no longer."""
    place = next(place for place, (ready, _) in enumerate(state.laid) if ready == card)
    state.laid = (*state.laid[:place], *state.laid[place + 1 :])
