"""The dungeon itself: sealed doors, shifting passages, ways that lead astray (E18 … E20)."""

from __future__ import annotations

from itertools import permutations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES
from souterrain.games.donjon.rules.event_cards.vocabulary import word
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, Offers, kind
from souterrain.games.donjon.rules.mechanics import dice, dungeon_deck
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.state import State


@word("seal")
def seal(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    state.own_door(frame.data[2]).locked = 1
    log("door-sealed", number=frame.data[2])


@word("shift")
def shift(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """The master sees the next cards, and puts them back in any order (E19)."""
    count = min(term.number(), len(state.deck))
    state.peeked = max(state.peeked, count)
    chance.seal()
    state.push(Frame("stack", data=(count,)))
    log("passages-shifted", number=count)


def orders(state: State, count: int) -> list[tuple[int, ...]]:
    """All orders of the next cards in which the objective keeps its place, each once, as they lie first."""
    cards = state.deck[:count]
    fixed = [place for place, card in enumerate(cards) if card == state.objective]
    found = [row for row in permutations(cards) if all(row[place] == state.objective for place in fixed)]
    return list(dict.fromkeys(found))


def _stack_offers(state: State, frame: Frame) -> Offers:
    found = orders(state, frame.data[0])
    if len(found) < 2:
        return {}
    choices = [tuple([(DUNGEON[card].id, 1) for card in row]) for row in found]
    return {state.table.master: (rows("stack", *choices),)}


@kind("stack", MUST, _stack_offers)
def stack(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    if frame.answered:
        cards = tuple([DUNGEON_NAMES.index(name) for name, _ in frame.answer])
        state.deck = (*cards, *state.deck[len(cards) :])


@word("insert")
def insert(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """One more card before the next, which nobody has seen; a known distance grows (E20)."""
    place = dice.roll(state, len(state.spare), "spare", chance) - 1
    dungeon_deck.put_on_top(state, state.spare[place])
    state.spare = (*state.spare[:place], *state.spare[place + 1 :])
    log("led-astray")
