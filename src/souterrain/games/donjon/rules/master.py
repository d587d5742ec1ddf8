"""The master's seat: the entrance, events, monsters, and the rights over the dungeon (DJ-045, DJ-065, DJ-192)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.donjon.rules import event_cards
from souterrain.games.donjon.rules.dungeon import intervention, layout, setup
from souterrain.games.donjon.rules.fight import assault
from souterrain.games.donjon.rules.turn import rounds
from souterrain.games.donjon.state import ENTRANCE, HEROES, MONSTERS, START, TOWN, State

Deed: TypeAlias = "Callable[[State, Items, Chance, Log], None]"
DEFAULT: Final[dict[str, Action]] = {"start": ("proceed",), "monsters": ("done",)}
"""What the clock says for the master."""


def verbs(state: State) -> list[Verb]:
    if state.step == ENTRANCE:
        return [Verb("entrance", Form(Rows(tuple([((side, 1),) for side in layout.sides(state)]))))]
    if state.step == START:
        return [Verb("proceed", Form()), *event_cards.start_verbs(state), *intervention.verbs(state)]
    if state.step == MONSTERS:
        return [*assault.master_verbs(state), *event_cards.monsters_verbs(state), *intervention.verbs(state)]
    return []


def _entrance(state: State, items: Items, chance: Chance, log: Log) -> None:
    setup.enter(state, items[0][0], chance, log)


def _proceed(state: State, items: Items, chance: Chance, log: Log) -> None:
    rounds.begin_heroes(state, chance, log)


def _done(state: State, items: Items, chance: Chance, log: Log) -> None:
    rounds.end_monsters(state, chance, log)


def _unleash(state: State, items: Items, chance: Chance, log: Log) -> None:
    """All of a kind act by themselves, one after the other."""
    from souterrain.games.donjon.rules.fight import unleashing

    unleashing.unleash(state, items[0][0])


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
    **event_cards.MASTER_DEEDS,
    **intervention.DEEDS,
}
WAITING: Final = (HEROES, TOWN)
"""Steps in which the master has nothing to say."""
