"""The master's verbs for events at the start of a round and of the monsters' turn (DJ-047, DJ-049, DJ-050)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS
from souterrain.games.donjon.rules.event_cards import deck
from souterrain.games.donjon.rules.event_cards.aims import choices
from souterrain.games.donjon.rules.event_cards.playing import draw_event, may_play, play, was_foreseen
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure, rows
from souterrain.games.donjon.state import MONSTERS, START, State

Deed: TypeAlias = "Callable[[State, Items, Chance, Log], None]"
AT_START: Final = ("start", "any")
AT_MONSTERS: Final = ("monsters",)
READY: Final = ("any", "step", "open", "search", "new-zone", "hero-attack", "natural-one")
"""Windows that open while others act; cards for them are laid ready in advance."""


def playable(state: State) -> tuple[int, ...]:
    """Return the event cards that the master may play now, with an aim for each."""
    if state.frames:
        return ()
    if state.step == START:
        return _playable(state, AT_START)
    return _playable(state, AT_MONSTERS) if state.step == MONSTERS and _turn_begins(state) else ()


def master_verbs(state: State) -> list[Verb]:
    if state.step == START:
        return start_verbs(state)
    return monsters_verbs(state) if state.step == MONSTERS else []


def start_verbs(state: State) -> list[Verb]:
    drawing = [Verb("draw", Form())] if deck.may_draw(state) else []
    return [*drawing, *_playing(state, AT_START), *_laying(state)]


def monsters_verbs(state: State) -> list[Verb]:
    """Return verbs only until the first monster has acted in this turn."""
    return [*_playing(state, AT_MONSTERS), *_laying(state)] if _turn_begins(state) else []


def _turn_begins(state: State) -> bool:
    acted = [m for m in state.foes if m.entered or m.attacks or m.cast or (m.ended and not m.has("frozen"))]
    return not acted


def _playing(state: State, windows: tuple[str, ...]) -> list[Verb]:
    cards = _playable(state, windows)
    return [Later("play", _play_verb, state, cards)] if cards else []


def _playable(state: State, windows: tuple[str, ...]) -> tuple[int, ...]:
    """Return the cards of the hand that have an open window and an aim."""
    if not may_play(state):
        return ()
    return tuple(
        [
            index
            for index, number in enumerate(state.hand)
            if number
            and any(window in windows for window in EVENT_CARDS[index].windows)
            and not was_foreseen(state, index)
            and next(choices(state, EVENT_CARDS[index]), None) is not None
        ]
    )


def _play_verb(state: State, cards: tuple[int, ...]) -> Verb:
    return rows(
        "play",
        *[((EVENT_CARDS[index].id, 1), *aim.items) for index in cards for aim in choices(state, EVENT_CARDS[index])],
    )


def _laying(state: State) -> list[Verb]:
    found: list[Verb] = []
    held = [index for index, number in enumerate(state.hand) if number and _can_wait(index)]
    ready = [index for index in held if state.hand[index] > deck.laid(state, index)]
    if ready:
        found.append(Later("lay", _lay_verb, state, tuple(ready)))
    if state.laid:
        words = dict.fromkeys([EVENT_CARDS[index].id for index, _ in state.laid])
        found.append(rows("take-up", *[((word, 1),) for word in words]))
    return found


def _can_wait(index: int) -> bool:
    return any(window in READY for window in EVENT_CARDS[index].windows)


def _lay_verb(state: State, cards: tuple[int, ...]) -> Verb:
    """Return the verb that lays a card ready for any hero, or for a named one."""
    heroes: list[Items] = [(), *[figure_items(state, hero) for hero in state.inside]]
    return rows("lay", *[((EVENT_CARDS[index].id, 1), *hero) for index in cards for hero in heroes])


# Deeds


def _draw(state: State, items: Items, chance: Chance, log: Log) -> None:
    state.drawn += 1
    if deck.lucky(state, chance, log):
        draw_event(state, chance, log)


def _play(state: State, items: Items, chance: Chance, log: Log) -> None:
    index = EVENT_CARD_OF[items[0][0]]
    play(state, index, next(aim for aim in choices(state, EVENT_CARDS[index]) if aim.items == items[1:]), chance, log)


def _lay(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Lay a card ready without a log entry, which would reveal the card."""
    state.laid = (*state.laid, (EVENT_CARD_OF[items[0][0]], read_figure(state, items[1:])[0]))
    chance.seal()


def _take_up(state: State, items: Items, chance: Chance, log: Log) -> None:
    deck.take_up(state, EVENT_CARD_OF[items[0][0]])
    chance.seal()


MASTER_DEEDS: Final[dict[str, Deed]] = {"draw": _draw, "play": _play, "lay": _lay, "take-up": _take_up}


# Refusals


def why(state: State, verb: str, items: Items) -> Rejected:
    if verb == "draw":
        return _why_draw(state)
    if not items or items[0][0] not in EVENT_CARD_OF or items[0][1] != 1:
        return Rejected("name-a-card", "A-07")
    index = EVENT_CARD_OF[items[0][0]]
    word = EVENT_CARDS[index].id
    if not state.hand[index]:
        return Rejected("not-in-hand", "DJ-009", card=word)
    if verb == "play":
        return _why_play(state, index)
    if not deck.laid(state, index) and verb == "take-up":
        return Rejected("not-laid", "A-07", card=word)
    if state.step != START and not _turn_begins(state):
        return Rejected("wrong-moment", "A-07", card=word)
    if verb == "take-up":
        return Rejected("nothing-follows", "A-07")
    if not _can_wait(index):
        return Rejected("wrong-moment", "A-07", card=word)
    if state.hand[index] <= deck.laid(state, index):
        return Rejected("laid-already", "A-07", card=word)
    return Rejected("no-target", "A-07", card=word)


def _why_draw(state: State) -> Rejected:
    if state.step != START:
        return Rejected("draw-at-start", "DJ-049")
    if deck.stopped(state):
        return Rejected("no-more-events", "A-49")
    if deck.full(state):
        return Rejected("hand-full", "DJ-050")
    return Rejected("nothing-follows", "DJ-049") if deck.may_draw(state) else Rejected("drawn-already", "A-04")


def _why_play(state: State, index: int) -> Rejected:
    card = EVENT_CARDS[index]
    if state.calm:
        return Rejected("uneasy-calm", "E25")
    if not may_play(state):
        return Rejected("event-played", "A-07")
    if was_foreseen(state, index):
        return Rejected("foreseen", "V3", card=card.id)
    windows = AT_START if state.step == START else AT_MONSTERS
    if not any(window in windows for window in card.windows) or (state.step != START and not _turn_begins(state)):
        return Rejected("wrong-moment", "A-07", card=card.id)
    return Rejected("no-target", card.rule, card=card.id)
