"""The dungeon deck, in one pile or in several (A-10). With the option `t_split`, a T-junction deals the cards behind it
to its two doors, and each door draws from its own pile.

The deck keeps its order, and `State.piles` holds the pile of each of its cards. It is public, also to those who see no
card, and empty as long as there is one pile.
"""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES
from souterrain.games.donjon.rules.questions.piles import left, of, places
from souterrain.games.donjon.state import State

JUNCTIONS: Final = ("t-junction", "locked-t-junction")


def draw(state: State, pile: int) -> int:
    """Draw the top card of a pile, and adjust the known positions of the cards after it."""
    place = places(state, pile)[0]
    card = state.deck[place]
    state.late -= place >= len(state.deck) - state.late
    state.deck = (*state.deck[:place], *state.deck[place + 1 :])
    state.piles = (*state.piles[:place], *state.piles[place + 1 :])
    state.peeked -= place < state.peeked
    if state.distance >= 0:
        state.distance = -1 if state.distance == place else state.distance - (place < state.distance)
    return card


def put_on_top(state: State, card: int) -> None:
    """Put a card on the fullest pile; the master's knowledge of the next cards is lost (E20)."""
    fullest = max(dict.fromkeys(state.piles), key=lambda pile: state.piles.count(pile), default=0)
    state.deck, state.piles = (card, *state.deck), (fullest, *state.piles) if state.piles else ()
    state.peeked = 0
    state.distance += state.distance >= 0


# Piles


def split(state: State, zone: int, log: Log) -> None:
    """Deal the cards behind a T-junction to its doors in turn, unless one of them leads nowhere."""
    if not state.options.t_split or DUNGEON[state.zones[zone].card].id not in JUNCTIONS:
        return
    exits = [door for door in state.doors if door.zone == zone and door.state == CLOSED]
    if len(exits) < 2:
        return
    one, other = exits[0].pile, 1 + max([door.pile for door in state.doors])
    state.own_door(exits[1].number).pile = other
    dealt = places(state, one)[1::2]
    state.piles = tuple([other if place in dealt else of(state, place) for place in range(len(state.deck))])
    _tell(state, exits[0].number, exits[1].number, log)


def _tell(state: State, one: int, other: int, log: Log) -> None:
    numbers = [left(state, state.doors[number - 1]) for number in (one, other)]
    log("deck-split", first=one, number=numbers[0], second=other, others=numbers[1])


def join(state: State) -> None:
    """Move cards that no closed door leads to any more to the pile of another door, preferably one with cards
    (A-11)."""
    closed = [door for door in state.doors if door.state == CLOSED]
    if not state.piles or not closed:
        return
    pile = next((door.pile for door in closed if left(state, door)), closed[0].pile)
    reached = {door.pile for door in closed}
    state.piles = tuple([known if known in reached else pile for known in state.piles])


KEPT, LAST = 12, 5
"""Cards besides the objective, and the number of them that it is shuffled into (DJ-042, DJ-043)."""


def build_deck(state: State, objective: str, chance: Chance, first: tuple[str, ...] = (), depth: int = 0) -> None:
    """Build a deck of thirteen cards with the objective among the last six; `first` are shuffled into those before
    (Q6). With a `depth` the objective is that card of the deck, and everybody knows it."""
    prefix = f"q{state.quest}"
    halls = [index for index, card in enumerate(DUNGEON) if card.objective]
    state.objective = (
        DUNGEON_NAMES.index(objective) if objective else halls[chance.number(f"{prefix}/objective", len(halls))]
    )
    aside = [DUNGEON_NAMES.index(name) for name in first]
    others = [index for index, card in enumerate(DUNGEON) for _ in range(card.copies)]
    for card in (state.objective, *aside):
        others.remove(card)
    if not state.options.reuse_objectives:
        others = [card for card in others if card not in halls]
    others = _shuffled(others, f"{prefix}/dungeon", chance)
    before, after = others[: KEPT - LAST], [*others[KEPT - LAST : KEPT], state.objective]
    if aside:
        before = _shuffled([*before, *aside], f"{prefix}/first", chance)
    state.deck, state.piles, state.late = (*before, *_shuffled(after, f"{prefix}/last", chance)), (), len(after)
    state.spare = tuple(sorted(others[KEPT:]))
    if depth:
        before = [card for card in state.deck if card != state.objective]
        state.distance = depth - 1
        state.deck = (*before[: state.distance], state.objective, *before[state.distance :])
        state.late = max(state.late, len(state.deck) - state.distance)


def _shuffled(cards: list[int], address: str, chance: Chance) -> list[int]:
    return [cards[place] for place in chance.order(address, len(cards))]
