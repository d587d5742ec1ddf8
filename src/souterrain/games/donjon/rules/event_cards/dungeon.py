"""Events that change the dungeon: sealed doors, shifting passages, detours (E18 … E20)."""

from __future__ import annotations

from itertools import permutations
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES
from souterrain.games.donjon.rules.event_cards.vocabulary import Word
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.event_cards import EventWords, Stack
from souterrain.games.donjon.rules.mechanics import dice, dungeon_deck
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State


def seal(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    state.own_door(frame.place).locked = 1
    log("door-sealed", number=frame.place)


def shift(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Show the master the next cards, and let him put them back in any order (E19)."""
    count = min(term.number(), len(state.deck))
    state.peeked = max(state.peeked, count)
    chance.seal()
    state.push(Stack(count=count))
    log("passages-shifted", number=count)


def orders(state: State, count: int) -> list[tuple[int, ...]]:
    """Return all orders of the next cards in which the objective keeps its place, each once, the present one first."""
    cards = state.deck[:count]
    fixed = [place for place, card in enumerate(cards) if card == state.objective]
    found = [row for row in permutations(cards) if all(row[place] == state.objective for place in fixed)]
    return list(dict.fromkeys(found))


def _stack_offers(state: State, frame: Stack) -> Offers:
    found = orders(state, frame.count)
    if len(found) < 2:
        return {}
    choices = [tuple([(DUNGEON[card].id, 1) for card in row]) for row in found]
    return {state.table.master: (rows("stack", *choices),)}


def stack(state: State, frame: Stack, chance: Chance, log: Log) -> None:
    if frame.answered:
        cards = tuple([DUNGEON_NAMES.index(name) for name, _ in frame.answer])
        state.deck = (*cards, *state.deck[len(cards) :])


def insert(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Put a spare card face down on top of the deck; a known distance to the objective grows (E20)."""
    place = dice.roll(state, len(state.spare), "spare", chance) - 1
    dungeon_deck.put_on_top(state, state.spare[place])
    state.spare = (*state.spare[:place], *state.spare[place + 1 :])
    log("led-astray")


WORDS: Final[dict[str, Word]] = {"seal": seal, "shift": shift, "insert": insert}
KINDS: Final[Kinds] = {Stack: Kind(stack, MUST, _stack_offers)}
