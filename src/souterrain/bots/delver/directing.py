"""The director of events: which card of the hand is played or laid ready now, if any."""

from __future__ import annotations

from souterrain.bots.delver.saying import first, sentences
from souterrain.core.actions import Action
from souterrain.core.frames import Frame
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS
from souterrain.games.donjon.director.costs import cost, pauses, threshold
from souterrain.games.donjon.state import START, State


def event(s: State, legal: Legal) -> Action | None:
    """The most costly card that fits the moment, if it is time for one; else cards are laid ready, or taken up."""
    if pauses(s):
        return next(sentences(legal, "take-up"), None)
    best, most = None, 0.0
    for action in sentences(legal, "play"):
        value = cost(s, action[1:])
        if value > most:
            best, most = action, value
    if best is not None and most > threshold(s):
        return best
    return _lay(s, legal) if s.step == START else None


def _lay(s: State, legal: Legal) -> Action | None:
    """Traps for zones nobody has searched for them; the rest for whoever it hits hardest."""
    best, most = None, 0.0
    for action in sentences(legal, "lay"):
        if EVENT_CARDS[EVENT_CARD_OF[first(action)]].tag == "spawn":
            continue
        value = cost(s, action[1:])
        if value > most:
            best, most = action, value
    return best


def found(s: State, frame: Frame, legal: Legal) -> Action:
    """A card that has to be played: on whom it costs most."""
    return max(sentences(legal, "play"), key=lambda action: cost(s, action[1:]))
