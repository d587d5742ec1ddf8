"""The master's seat: the entrance, events, monsters, and the rights over the dungeon (DJ-045, DJ-065, DJ-192)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.donjon.rules import assault, events, intervention, layout, phases, setup
from souterrain.games.donjon.state import ENTRANCE, HEROES, MONSTERS, START, TOWN, State

Deed: TypeAlias = "Callable[[State, Items, Chance, Log | None], None]"
DEFAULT: Final[dict[str, Action]] = {"start": ("proceed",), "monsters": ("done",)}
"""What the clock says for the master."""


def verbs(s: State) -> list[Verb]:
    if s.step == ENTRANCE:
        return [Verb("entrance", Form(Rows(tuple([((side, 1),) for side in layout.sides(s)]))))]
    if s.step == START:
        return [Verb("proceed", Form()), *events.start_verbs(s), *intervention.verbs(s)]
    if s.step == MONSTERS:
        return [*assault.master_verbs(s), *events.monsters_verbs(s), *intervention.verbs(s)]
    return []


def _entrance(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    setup.enter(s, items[0][0], chance, log)


def _proceed(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    phases.begin_heroes(s, chance, log)


def _done(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    phases.end_monsters(s, chance, log)


def _unleash(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """All of a kind act by themselves, one after the other."""
    from souterrain.games.donjon.rules import unleashing

    unleashing.unleash(s, items[0][0])


DEEDS: Final[dict[str, Deed]] = {
    "entrance": _entrance,
    "proceed": _proceed,
    "done": _done,
    "unleash": _unleash,
    "march": assault.march,
    "strike": assault.strike,
    "shoot": assault.shoot,
    "cast": assault.cast,
    "spin": assault.spin,
    **events.MASTER_DEEDS,
    **intervention.DEEDS,
}
WAITING: Final = (HEROES, TOWN)
"""Steps in which the master has nothing to say."""
