"""What the master may do with events at the start of a round and of the monsters' turn (DJ-047, DJ-049, DJ-050)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.decks import EVENT_OF, EVENTS
from souterrain.games.donjon.rules.events import deck
from souterrain.games.donjon.rules.events.aims import choices
from souterrain.games.donjon.rules.events.playing import draw_event, may_play, play, was_foreseen
from souterrain.games.donjon.rules.naming import figure_items, read_figure, rows
from souterrain.games.donjon.state import START, State

Deed: TypeAlias = "Callable[[State, Items, Chance, Log | None], None]"
AT_START: Final = ("start", "any")
AT_MONSTERS: Final = ("monsters",)
READY: Final = ("any", "step", "open", "search", "new-zone", "hero-attack", "natural-one")
"""Windows that open while others act: cards for them are laid ready."""


def start_verbs(s: State) -> list[Verb]:
    drawing = [Verb("draw", Form())] if deck.may_draw(s) else []
    return [*drawing, *_playing(s, AT_START), *_laying(s)]


def monsters_verbs(s: State) -> list[Verb]:
    """Only as long as no monster has done anything in this turn."""
    return [*_playing(s, AT_MONSTERS), *_laying(s)] if _turn_begins(s) else []


def _turn_begins(s: State) -> bool:
    acted = [m for m in s.foes if m.entered or m.attacks or m.cast or (m.ended and not m.has("frozen"))]
    return not acted


def _playing(s: State, windows: tuple[str, ...]) -> list[Verb]:
    cards = _playable(s, windows)
    return [Later("play", _play_verb, s, cards)] if cards else []


def _playable(s: State, windows: tuple[str, ...]) -> tuple[int, ...]:
    """Cards of the hand that have their moment now, and somebody or something to be played on."""
    if not may_play(s):
        return ()
    return tuple(
        [
            index
            for index, number in enumerate(s.hand)
            if number
            and any(window in windows for window in EVENTS[index].windows)
            and not was_foreseen(s, index)
            and next(choices(s, EVENTS[index]), None) is not None
        ]
    )


def _play_verb(s: State, cards: tuple[int, ...]) -> Verb:
    return rows("play", *[((EVENTS[index].id, 1), *aim.items) for index in cards for aim in choices(s, EVENTS[index])])


def _laying(s: State) -> list[Verb]:
    found: list[Verb] = []
    held = [index for index, number in enumerate(s.hand) if number and _can_wait(index)]
    ready = [index for index in held if s.hand[index] > deck.laid(s, index)]
    if ready:
        found.append(Later("lay", _lay_verb, s, tuple(ready)))
    if s.laid:
        words = dict.fromkeys([EVENTS[index].id for index, _ in s.laid])
        found.append(rows("take-up", *[((word, 1),) for word in words]))
    return found


def _can_wait(index: int) -> bool:
    return any(window in READY for window in EVENTS[index].windows)


def _lay_verb(s: State, cards: tuple[int, ...]) -> Verb:
    """For whoever comes first, or for one hero."""
    heroes: list[Items] = [(), *[figure_items(s, hero) for hero in s.inside]]
    return rows("lay", *[((EVENTS[index].id, 1), *hero) for index in cards for hero in heroes])


# Deeds


def _draw(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    s.drawn += 1
    if deck.lucky(s, chance, log):
        draw_event(s, chance, log)


def _play(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    index = EVENT_OF[items[0][0]]
    play(s, index, next(aim for aim in choices(s, EVENTS[index]) if aim.items == items[1:]), chance, log)


def _lay(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """Nothing is told of it: even that a card waits would say what it is."""
    s.laid = (*s.laid, (EVENT_OF[items[0][0]], read_figure(s, items[1:])[0]))
    chance.seal()


def _take_up(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    deck.take_up(s, EVENT_OF[items[0][0]])
    chance.seal()


MASTER_DEEDS: Final[dict[str, Deed]] = {"draw": _draw, "play": _play, "lay": _lay, "take-up": _take_up}


# Why not


def why(s: State, verb: str, items: Items) -> Rejected:
    if verb == "draw":
        return _why_draw(s)
    if not items or items[0][0] not in EVENT_OF or items[0][1] != 1:
        return Rejected("name-a-card", "A-07")
    index = EVENT_OF[items[0][0]]
    word = EVENTS[index].id
    if not s.hand[index]:
        return Rejected("not-in-hand", "DJ-009", card=word)
    if verb == "play":
        return _why_play(s, index)
    if not deck.laid(s, index) and verb == "take-up":
        return Rejected("not-laid", "A-07", card=word)
    if s.step != START and not _turn_begins(s):
        return Rejected("wrong-moment", "A-07", card=word)
    if verb == "take-up":
        return Rejected("nothing-follows", "A-07")
    if not _can_wait(index):
        return Rejected("wrong-moment", "A-07", card=word)
    if s.hand[index] <= deck.laid(s, index):
        return Rejected("laid-already", "A-07", card=word)
    return Rejected("no-target", "A-07", card=word)


def _why_draw(s: State) -> Rejected:
    if s.step != START:
        return Rejected("draw-at-start", "DJ-049")
    if deck.stopped(s):
        return Rejected("no-more-events", "A-49")
    if deck.full(s):
        return Rejected("hand-full", "DJ-050")
    return Rejected("nothing-follows", "DJ-049") if deck.may_draw(s) else Rejected("drawn-already", "A-04")


def _why_play(s: State, index: int) -> Rejected:
    card = EVENTS[index]
    if s.calm:
        return Rejected("uneasy-calm", "E25")
    if not may_play(s):
        return Rejected("event-played", "A-07")
    if was_foreseen(s, index):
        return Rejected("foreseen", "V3", card=card.id)
    windows = AT_START if s.step == START else AT_MONSTERS
    if not any(window in windows for window in card.windows) or (s.step != START and not _turn_begins(s)):
        return Rejected("wrong-moment", "A-07", card=card.id)
    return Rejected("no-target", card.rule, card=card.id)
