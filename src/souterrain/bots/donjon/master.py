"""The master's answers: its own moments in a round, and the choices when cards are drawn or zones are laid.

Values come from the game's director; the sentence with the highest value is said.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from souterrain.bots.donjon.sentences import first, sentences
from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.forms import Random
from souterrain.core.frames import Frame
from souterrain.core.legal import Legal
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS, MONSTER_CARDS
from souterrain.games.donjon.director import choices
from souterrain.games.donjon.director.costs import cost, pauses, threshold
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.dungeon import CardAhead, Way
from souterrain.games.donjon.rules.frames.event_cards import Stack
from souterrain.games.donjon.rules.frames.fight import Alarm, Drawn
from souterrain.games.donjon.rules.frames.furniture import SecretDoor
from souterrain.games.donjon.rules.frames.items import Judge
from souterrain.games.donjon.rules.unleashing import order_of
from souterrain.games.donjon.state import ENTRANCE, START, State

Choice: TypeAlias = "Callable[[State, Any, Legal], Action]"


def answer(state: State, ask: Ask, legal: Legal, rng: Random) -> Action:
    if state.frames:
        choice = CHOICES.get(state.frames[-1].kind)
        return choice(state, state.frames[-1], legal) if choice is not None else legal.sample(rng)
    if state.step == ENTRANCE:
        return _entrance(state, legal)
    said = {verb.word for verb in legal.verbs}
    if "draw" in said:
        return ("draw",)
    event = _event(state, legal)
    if event is not None:
        return event
    if state.step == START:
        return ("proceed",)
    return _unleash(legal) if "unleash" in said else ("done",)


def _unleash(legal: Legal) -> Action:
    """Activate melee monsters before the others; within a kind the engine begins with the nearest."""
    return min(sentences(legal, "unleash"), key=lambda action: order_of(first(action)))


# Events


def _event(state: State, legal: Legal) -> Action | None:
    """Play the card that costs the heroes most, if it is time for one; otherwise lay a card ready or take one up."""
    if pauses(state):
        return next(sentences(legal, "take-up"), None)
    best, most = None, 0.0
    for action in sentences(legal, "play"):
        value = cost(state, action[1:])
        if value > most:
            best, most = action, value
    if best is not None and most > threshold(state):
        return best
    return _lay(state, legal) if state.step == START else None


def _lay(state: State, legal: Legal) -> Action | None:
    """Lay the card with the highest cost ahead; monsters are not laid."""
    best, most = None, 0.0
    for action in sentences(legal, "lay"):
        if EVENT_CARDS[EVENT_CARD_OF[first(action)]].tag == "spawn":
            continue
        value = cost(state, action[1:])
        if value > most:
            best, most = action, value
    return best


def _found(state: State, frame: Frame, legal: Legal) -> Action:
    """Play a card that must be played at the most costly target."""
    return max(sentences(legal, "play"), key=lambda action: cost(state, action[1:]))


# Layout and cards held ahead


def _entrance(state: State, legal: Legal) -> Action:
    """Place the stairs as far as possible from the doors."""
    return max(sentences(legal, "entrance"), key=lambda action: (choices.away(state, first(action)), first(action)))


def _way(state: State, frame: Way, legal: Legal) -> Action:
    """Place a zone so that two doors stay open, away from the table's edge and from the entry zone."""
    ways = layout.ways(state, state.doors[frame.door - 1], frame.card)
    best = max(range(len(ways)), key=lambda place: (choices.lies(state, frame, ways[place]), -place))
    return ("arrange", ("way=", best + 1))


def _wall(state: State, frame: SecretDoor, legal: Legal) -> Action:
    """Place a secret door as far as possible from the other doors."""
    return max(sentences(legal, "arrange"), key=lambda action: choices.apart(state, action[1:]))


def _stack(state: State, frame: Stack, legal: Legal) -> Action:
    """Order the cards: full zones first for a strong party, empty zones first for a weak one."""
    return max(sentences(legal, "stack"), key=lambda action: choices.orders(state, action[1:]))


def _exchange(state: State, frame: CardAhead, legal: Legal) -> Action:
    """Use the drawn card or the held one, the one that suits the zone and the party better."""
    deck, card, zone = frame.deck, frame.card, choices.zone_of(frame)
    held = state.ahead[deck]
    better = choices.suits(state, zone, deck, held) > choices.suits(state, zone, deck, card)
    return ("exchange",) if better else ("keep",)


def _redraw(state: State, frame: Drawn, legal: Legal) -> Action:
    """Put an implausible card back, unless it is easy and the party needs that (DJ-102)."""
    eased = choices.is_spared(state) and choices.is_easy(MONSTER_CARDS[frame.card])
    return ("keep",) if eased else ("redraw",)


def _admit(state: State, frame: Alarm, legal: Legal) -> Action:
    """Admit the monster card that is nearer to the party's strength (E10)."""
    return max(sentences(legal, "admit"), key=lambda action: choices.bears(state, first(action)))


def _judge(state: State, frame: Judge, legal: Legal) -> Action:
    """Draw an implausible treasure again; hold a precious one back."""
    said = {verb.word for verb in legal.verbs}
    if "redraw" in said and not choices.is_likely(state, frame):
        return ("redraw",)
    return ("exchange",) if "exchange" in said and choices.is_dear(state, frame) else ("keep",)


# Monsters, fire and blocks


def _ambush(state: State, frame: Frame, legal: Legal) -> Action:
    """Surround the hero who can bear it least."""
    if not state.up:
        return legal.first()
    return min(sentences(legal, "gather"), key=lambda action: (-choices.near_prey(state, action[1:]), action))


def _fire(state: State, frame: Frame, legal: Legal) -> Action:
    """Spread the fire while heroes stand beside it."""
    beside = (action for action in sentences(legal, "spread") if choices.beside_heroes(state, action[1:]))
    return next(beside, ("enough",))


def _drop(state: State, frame: Frame, legal: Legal) -> Action:
    """Drop blocks near the heroes."""
    return max(sentences(legal, "topple"), key=lambda action: choices.near_heroes(state, action[1:]))


def _post(state: State, frame: Frame, legal: Legal) -> Action:
    """Leave the monsters where they are: no square is farther away."""
    return ("keep",)


CHOICES: Final[dict[str, Choice]] = {
    "way": _way,
    "secret-door": _wall,
    "stack": _stack,
    "ahead": _exchange,
    "judge": _judge,
    "drawn": _redraw,
    "alarm": _admit,
    "ambush": _ambush,
    "posting": _post,
    "found": _found,
    "cave-in": _drop,
    "fire": _fire,
}
