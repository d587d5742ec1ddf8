"""Tables for the tests of events: a zone behind a door, and cards that are played at once."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import Action
from souterrain.core.events import SILENT, Log
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS
from souterrain.games.donjon.content.places import DUNGEON_NAMES
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.questions.ground import square_items
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State
from tests.games.donjon.tables import MASTER, Hand, at, closed, do, hero, holding, table


def beyond(s: State, card: str = "corridor", door: int = 1) -> int:
    """Lay a zone behind a door, which is open now and through which nobody has gone yet."""
    index = DUNGEON_NAMES.index(card)
    return layout.lay(s, door, index, layout.ways(s, s.doors[door - 1], index)[0], Hand(rest=1))


def plain(number: int = 2, **options: Any) -> State:
    """Return a table of heroes who can cancel nothing, at the start of an exploration round."""
    return table(*[hero(destiny=0) for _ in range(number)], step=START, **options)


def fight(number: int = 2, **options: Any) -> State:
    """Return the same table at the start of the monsters' turn."""
    return table(*[hero(destiny=0) for _ in range(number)], step=MONSTERS, combat=1, **options)


def square(s: State, name: str, zone: int = 0) -> str:
    """Return a square as it is said."""
    action: Action = ("at", *square_items(s, at(s, name, zone)))
    return GAME.say(action).removeprefix("at ")


def ready(s: State, *cards: str, only: int = -1) -> State:
    """Give the master these cards, laid ready, and let the heroes act."""
    holding(s, *cards)
    s.laid = (*s.laid, *[(EVENT_CARD_OF[card], only) for card in cards])
    s.step = HEROES
    return s


def played(s: State, sentence: str, hand: Hand | None = None, log: Log = SILENT) -> State:
    """Let the master play the card, and close the window in which it could be cancelled."""
    card = sentence.split()[0]
    holding(s, card)
    chance = hand if hand is not None else Hand()
    s = GAME.apply(s, s.table.master, GAME.read(f"play {sentence}"), chance, log)
    return closed(s, chance, log)


def draws(s: State, card: str, hand: Hand | None = None, log: Log = SILENT) -> State:
    """Let the master draw this card at the start of a round."""
    chance = hand if hand is not None else Hand()
    chance._faces["event"] = [EVENT_CARD_OF[card]]
    return do(s, MASTER, "draw", chance, log)


def searches(s: State, card: str, hand: Hand | None = None, log: Log = SILENT) -> State:
    """Let the first hero search, with a die that calls for this card."""
    chance = hand if hand is not None else Hand()
    chance._faces["event"] = [EVENT_CARD_OF[card]]
    chance._faces["search"] = [1]
    s.step = HEROES
    return do(s, 0, "search", chance, log)


def held(s: State) -> list[str]:
    return [EVENT_CARDS[card].id for card, number in enumerate(s.hand) for _ in range(number)]


def out(s: State) -> list[str]:
    return [EVENT_CARDS[card].id for card, number in enumerate(s.event_out) for _ in range(number)]
