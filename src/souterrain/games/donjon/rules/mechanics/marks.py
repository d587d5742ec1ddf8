"""Changes to the marks and the pack of a figure."""

from __future__ import annotations

from souterrain.games.donjon.board.figures import Hero, Mark
from souterrain.games.donjon.state import State


def marked(state: State, who: int, name: str, amount: int, ends: str, source: int = -1) -> None:
    """Give a mark. Most marks replace an equal one from any source; venom and weakness add up."""
    figure = state.own(who)
    kept = figure.marks
    if name not in ("venom", "weakened", "sapped"):
        kept = tuple([mark for mark in kept if mark[0] != name])
    new: Mark = (name, amount, ends, source)
    figure.marks = (*kept, new)


def unmarked(state: State, who: int, *names: str) -> bool:
    """Remove marks; return True if there were any."""
    figure = state.figure(who)
    left = tuple([mark for mark in figure.marks if mark[0] not in names])
    if len(left) == len(figure.marks):
        return False
    state.own(who).marks = left
    return True


def gain(hero: Hero, item: str, number: int = 1) -> None:
    """Add items to the pack of a writable hero, or remove them with a negative number; an item that is gone is no
    longer worn."""
    left = hero.count(item) + number
    others = [pair for pair in hero.pack if pair[0] != item]
    hero.pack = tuple(sorted([*others, (item, left)] if left > 0 else others))
    if left <= 0:
        for slot in ("weapon", "shield", "armour", "lit"):
            if getattr(hero, slot) == item:
                setattr(hero, slot, "")
