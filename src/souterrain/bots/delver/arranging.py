"""The director of the layout and of cards held ahead: of what may be said, whatever is weighed highest."""

from __future__ import annotations

from souterrain.bots.delver.saying import first, sentences
from souterrain.core.actions import Action
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.decks import MONSTER_CARDS
from souterrain.games.donjon.director import choices
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.event_cards import Stack
from souterrain.games.donjon.rules.frames.fight import Alarm, Drawn
from souterrain.games.donjon.rules.frames.furniture import SecretDoor
from souterrain.games.donjon.rules.frames.items import Judge
from souterrain.games.donjon.state import State


def entrance(s: State, legal: Legal) -> Action:
    """The stairs as far as can be from the doors."""
    return max(sentences(legal, "entrance"), key=lambda action: (choices.away(s, first(action)), first(action)))


def way(s: State, frame: Way, legal: Legal) -> Action:
    """Two doors at least stay open to the heroes; away from the edge of the table and from the entry zone."""
    ways = layout.ways(s, s.doors[frame.door - 1], frame.card)
    best = max(range(len(ways)), key=lambda place: (choices.lies(s, frame, ways[place]), -place))
    return ("arrange", ("way=", best + 1))


def wall(s: State, frame: SecretDoor, legal: Legal) -> Action:
    """A secret door as far from the other doors as can be."""
    return max(sentences(legal, "arrange"), key=lambda action: choices.apart(s, action[1:]))


def stack(s: State, frame: Stack, legal: Legal) -> Action:
    """What is full first for a strong party, what is empty first for a weak one."""
    return max(sentences(legal, "stack"), key=lambda action: choices.orders(s, action[1:]))


def exchange(s: State, frame: CardAhead, legal: Legal) -> Action:
    """The card that was drawn or the one held: whichever suits the place and the party better."""
    deck, card, zone = frame.deck, frame.card, choices.zone_of(frame)
    held = s.ahead[deck]
    better = choices.suits(s, zone, deck, held) > choices.suits(s, zone, deck, card)
    return ("exchange",) if better else ("keep",)


def redraw(s: State, frame: Drawn, legal: Legal) -> Action:
    """A card that is out of place goes back, unless it comes easy to a party that needs it (DJ-102)."""
    eased = choices.is_spared(s) and choices.is_easy(MONSTER_CARDS[frame.card])
    return ("keep",) if eased else ("redraw",)


def admit(s: State, frame: Alarm, legal: Legal) -> Action:
    """Of two monster cards the one that is nearer to what the party can bear (E10)."""
    return max(sentences(legal, "admit"), key=lambda action: choices.bears(s, first(action)))


def judge(s: State, frame: Judge, legal: Legal) -> Action:
    """Treasure that does not suit where it is found is drawn again; a dear one is held back."""
    said = {verb.word for verb in legal.verbs}
    if "redraw" in said and not choices.is_likely(s, frame):
        return ("redraw",)
    return ("exchange",) if "exchange" in said and choices.is_dear(s, frame) else ("keep",)
