"""Hero cards and the rules that explain them: the specialty and the ultimate of each side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.game import View
from souterrain.core.parts import Cards
from souterrain.games.roll.content.heroes import CARDS, HEROES


def _rules() -> Iterator[tuple[str, tuple[str, ...]]]:
    for hero in HEROES:
        yield hero.novice.name, (hero.rule, f"{hero.rule}.S", f"{hero.rule}.U")
        if hero.master is not None:
            yield hero.master.name, (hero.rule, f"{hero.rule}.MS", f"{hero.rule}.MU")


def _held(view: View, seat: int) -> tuple[str, ...]:
    """Return the side that lies up, and the Master below it."""
    player = view["players"][seat]
    if player["card"] not in RULES:
        return ()
    master = CARDS[player["index"]].master
    hidden = () if master is None or player["master"] else (master.name,)
    return (player["card"], *hidden)


RULES: Final = dict(_rules())
PART: Final = Cards(RULES, _held)
