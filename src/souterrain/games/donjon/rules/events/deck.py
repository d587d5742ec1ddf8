"""The deck of events: draws, the hand of five, the discard (DJ-009, DJ-049, DJ-050, A-04, A-19, A-49)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.decks import EVENTS
from souterrain.games.donjon.rules import dice
from souterrain.games.donjon.state import State, add

HAND: Final = 5
"""As many events the master may own (DJ-009)."""
LUCKY: Final = 1
"""What the die must show where it decides on the draw (A-04)."""
AGAIN: Final = "events-again"
"""Counted by a quest in which events are drawn again after the objective was revealed (Q3, Q5)."""
MORE: Final = "events-more"
"""Counted by a quest in which the master draws more than one in a round (Q6)."""


def stopped(s: State) -> bool:
    """Once the objective is revealed no event is drawn (DJ-098, A-49)."""
    if s.option("objective_events") == "continue" or s.counted(AGAIN):
        return False
    return any(zone.objective for zone in s.zones)


def full(s: State) -> bool:
    return sum(s.hand) >= HAND


def quota(s: State) -> int:
    """How many draws the start of this round allows (A-04). Where it is one for a stretch, rest has its price too:
    one more draw after a round in which somebody rested (A-19)."""
    if s.option("event_cadence") == "phase" and s.stretch > 1 and not s.counted(f"rested-{s.round - 1}"):
        return 0
    return 1 + s.counted(MORE)


def may_draw(s: State) -> bool:
    return s.drawn < quota(s) and not full(s) and not stopped(s)


def lucky(s: State, chance: Chance, log: Log | None) -> bool:
    """Where a die decides on the draw, whether it allows it."""
    if s.option("event_cadence") != "d10_on_1":
        return True
    die = dice.roll(s, 10, "event-die", chance)
    if log is not None:
        log("event-die", die=die)
    return die == LUCKY


def take(s: State, chance: Chance, log: Log | None) -> int:
    """The next card, out of the deck and nowhere yet; -1 if there is none. An empty deck is the discard shuffled."""
    if not any(s.events):
        s.events, s.event_out = s.event_out, (0,) * len(EVENTS)
        if not any(s.events):
            return -1
        if log is not None:
            log("events-reshuffled")
    card = dice.pick(s, s.events, "event", chance)
    s.events = add(s.events, card, -1)
    return card


def keep(s: State, card: int, log: Log | None) -> None:
    """Into the hand, in secret; a full hand takes no more, and the card is discarded (A-07)."""
    if full(s):
        s.event_out = add(s.event_out, card)
        if log is not None:
            log("event-discarded", card=EVENTS[card].id)
        return
    s.hand = add(s.hand, card)
    if log is not None:
        log("event-drawn", {"card": EVENTS[card].id}, (s.table.master,))


def part_with(s: State, card: int) -> None:
    """Out of the hand and onto the discard, which everybody sees; one that is laid ready is so no longer."""
    s.hand = add(s.hand, card, -1)
    s.event_out = add(s.event_out, card)
    if laid(s, card) > s.hand[card]:
        take_up(s, card)


def laid(s: State, card: int) -> int:
    """How many of a card are laid ready."""
    return len([1 for ready, _ in s.laid if ready == card])


def take_up(s: State, card: int) -> None:
    """The first of them is laid ready no longer."""
    place = next(place for place, (ready, _) in enumerate(s.laid) if ready == card)
    s.laid = (*s.laid[:place], *s.laid[place + 1 :])
