"""Belongings of heroes: items gained and used up, and the treasure cards they came from."""

from __future__ import annotations

from collections import Counter
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.decks import TREASURE_OF, TREASURES, Treasure
from souterrain.games.donjon.content.heroes import MISSILES, SPELLS
from souterrain.games.donjon.rules.frames.items import Draw, Judge, Missiles, Share
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.questions import card_ahead
from souterrain.games.donjon.state import State


def use_up(state: State, hero: int, name: str) -> None:
    """Use up one item; the card goes to the discard pile with the last of its items (DJ-010)."""
    gain(state.own_hero(hero), name, -1)
    settle(state)


SCROLL: Final = TREASURE_OF["spell-scroll"]


def card_of(name: str) -> int:
    """Return the card of a drawn item; a scroll is named after its spell."""
    return SCROLL if name.startswith("scroll:") else TREASURE_OF[name]


def _given(card: Treasure) -> tuple[tuple[tuple[str, ...], int], ...]:
    """Return the gifts of a card: for each, the possible items and their number."""
    found: list[tuple[tuple[str, ...], int]] = []
    for term in card.terms:
        if term.word == "gain":
            found.append(((term.arguments[0],), term.number(1)))
        elif term.word == "spellbook":
            found.append((tuple([f"scroll:{spell}" for spell in SPELLS]), 1))
        elif term.word in ("missiles", "runed"):
            runed = "runed-" if term.word == "runed" else ""
            found.append((tuple([f"{runed}{name}" for name in MISSILES]), term.number()))
    return tuple(found)


GIVEN: Final = tuple([_given(card) for card in TREASURES])


def settle(state: State) -> None:
    """Discard the cards whose items were spent, used up or lost; keep as many out as the remaining items need."""
    held: Counter[str] = Counter()
    for hero in state.heroes:
        held.update(dict(hero.pack))
    waiting = Counter(_waiting(state))
    out = list(state.treasure_out)
    for index, copies in enumerate(custom.copies(state.table.content, "treasures")):
        missing = copies - state.treasures[index] - out[index] - waiting[index]
        if missing > 0:
            kept = max([-(-sum([held[name] for name in names]) // size) for names, size in GIVEN[index]], default=0)
            out[index] += max(0, missing - kept)
    state.treasure_out = tuple(out)


def _waiting(state: State) -> list[int]:
    """Return the cards on the table or in the master's hand."""
    found = [state.ahead[card_ahead.TREASURE]] if state.ahead else []
    for frame in state.frames:
        if isinstance(frame, Judge):
            found += [frame.card, *frame.aside]
        elif isinstance(frame, Draw | Share):
            found += [card_of(name) for name in frame.cards]
        elif isinstance(frame, Missiles):
            found.append(card_of(frame.card))
    return found


def spell_scroll(state: State, chance: Chance) -> str:
    """Roll the spell of a book or scroll (DJ-086, A-42, T12)."""
    return f"scroll:{SPELLS[dice.roll(state, len(SPELLS), 'spell', chance) - 1]}"


def gained(state: State, hero: int, item: str, number: int, log: Log) -> None:
    gain(state.own_hero(hero), item, number)
    log("gained", seat=state.seat_of(hero), item=item, number=number)
