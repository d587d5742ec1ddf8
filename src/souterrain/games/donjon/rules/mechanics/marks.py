"""Marks and belongings of a figure are written."""

from __future__ import annotations

from souterrain.games.donjon.board.figures import Hero, Mark
from souterrain.games.donjon.state import State


def marked(state: State, who: int, name: str, amount: int, ends: str, source: int = -1) -> None:
    """Gives a mark. Most are not cumulative: the same from anywhere stands once; venom and weakness add up."""
    figure = state.own(who)
    kept = figure.marks
    if name not in ("venom", "weakened", "sapped"):
        kept = tuple([mark for mark in kept if mark[0] != name])
    new: Mark = (name, amount, ends, source)
    figure.marks = (*kept, new)


def unmarked(state: State, who: int, *names: str) -> bool:
    """Takes marks away; whether there were any."""
    figure = state.figure(who)
    left = tuple([mark for mark in figure.marks if mark[0] not in names])
    if len(left) == len(figure.marks):
        return False
    state.own(who).marks = left
    return True


def gain(hero: Hero, item: str, number: int = 1) -> None:
    """Into the pack of a hero that may be written; a negative number takes out, and what is gone is not worn."""
    left = hero.count(item) + number
    others = [pair for pair in hero.pack if pair[0] != item]
    hero.pack = tuple(sorted([*others, (item, left)] if left > 0 else others))
    if left <= 0:
        for slot in ("weapon", "shield", "armour", "lit"):
            if getattr(hero, slot) == item:
                setattr(hero, slot, "")
