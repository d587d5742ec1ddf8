"""The dungeon deck, in one pile or in several (A-10): where the table likes it, a T-junction deals the cards behind it
out to its two doors, and what lies behind a door is drawn from that door's pile.

The deck keeps its order, and `State.piles` says for each of its cards in which pile it lies, for all to see, also those
who see no card; as long as there is one pile it says nothing.
"""

from __future__ import annotations

from typing import Final

from souterrain.core.events import Log
from souterrain.games.donjon.content.places import DUNGEON
from souterrain.games.donjon.ground import CLOSED, OPEN, Door
from souterrain.games.donjon.state import State

JUNCTIONS: Final = ("t-junction", "locked-t-junction")


def of(s: State, place: int) -> int:
    """The pile of a card of the deck."""
    return s.piles[place] if s.piles else 0


def places(s: State, pile: int) -> list[int]:
    """Where in the deck the cards of a pile are, the uppermost first."""
    if not s.piles:
        return [] if pile else list(range(len(s.deck)))
    return [place for place, known in enumerate(s.piles) if known == pile]


def left(s: State, door: Door) -> int:
    """How many cards lie behind a door."""
    return len(places(s, door.pile))


def draw(s: State, pile: int) -> int:
    """The uppermost card of a pile. What is known of the cards after it moves up with them."""
    place = places(s, pile)[0]
    card = s.deck[place]
    s.late -= place >= len(s.deck) - s.late
    s.deck = (*s.deck[:place], *s.deck[place + 1 :])
    s.piles = (*s.piles[:place], *s.piles[place + 1 :])
    s.peeked -= place < s.peeked
    if s.distance >= 0:
        s.distance = -1 if s.distance == place else s.distance - (place < s.distance)
    return card


def put_on_top(s: State, card: int) -> None:
    """On the fullest pile; nobody has seen what comes next there now (E20)."""
    fullest = max(dict.fromkeys(s.piles), key=lambda pile: s.piles.count(pile), default=0)
    s.deck, s.piles = (card, *s.deck), (fullest, *s.piles) if s.piles else ()
    s.peeked = 0
    s.distance += s.distance >= 0


def above(s: State) -> int:
    """How many cards lie above the objective in its pile, where that is known to all (A-41); -1 if it is not."""
    if s.distance < 0 or not s.piles:
        return s.distance
    return s.piles[: s.distance].count(s.piles[s.distance])


def leading_there(s: State) -> list[int]:
    """Doors behind which the objective is known to be, where not all of them are."""
    if s.distance < 0 or not s.piles:
        return []
    return [door.number for door in s.doors if door.state == CLOSED and door.pile == of(s, s.distance)]


def behind(s: State, zone: int) -> int:
    """The pile of the doors of a zone: that of the door by which it was laid."""
    return next((door.pile for door in s.doors if door.beyond == zone and door.state == OPEN), 0)


# Dealt out


def split(s: State, zone: int, log: Log | None) -> None:
    """The cards behind a T-junction are dealt out to its doors in turn; not if one of them leads nowhere."""
    if s.option("t_split") == "off" or DUNGEON[s.zones[zone].card].id not in JUNCTIONS:
        return
    exits = [door for door in s.doors if door.zone == zone and door.state == CLOSED]
    if len(exits) < 2:
        return
    one, other = exits[0].pile, 1 + max([door.pile for door in s.doors])
    s.own_door(exits[1].number).pile = other
    dealt = places(s, one)[1::2]
    s.piles = tuple([other if place in dealt else of(s, place) for place in range(len(s.deck))])
    if log is not None:
        _tell(s, exits[0].number, exits[1].number, log)


def _tell(s: State, one: int, other: int, log: Log) -> None:
    numbers = [left(s, s.doors[number - 1]) for number in (one, other)]
    log("deck-split", first=one, number=numbers[0], second=other, others=numbers[1])


def join(s: State) -> None:
    """Cards that no door leads to any more lie behind another: one that still has some, if there is one (A-11)."""
    closed = [door for door in s.doors if door.state == CLOSED]
    if not s.piles or not closed:
        return
    pile = next((door.pile for door in closed if left(s, door)), closed[0].pile)
    reached = {door.pile for door in closed}
    s.piles = tuple([known if known in reached else pile for known in s.piles])
