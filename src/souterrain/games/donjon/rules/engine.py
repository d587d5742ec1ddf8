"""The engine: one loop over the families of rules. It knows their list and no rule of its own."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Verb
from souterrain.core.frames import Frame, Kind
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.rules import moments
from souterrain.games.donjon.rules.families import FAMILIES
from souterrain.games.donjon.rules.family import Heroes, MasterDeed
from souterrain.games.donjon.rules.mechanics import effects
from souterrain.games.donjon.rules.moments import Reaction
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.questions.turns import able
from souterrain.games.donjon.rules.town import leading
from souterrain.games.donjon.rules.turn.exploration import END_TURN
from souterrain.games.donjon.state import HEROES, State

ASIDE: Final = "aside"
MOST_ASIDE: Final = 6
"""Deeds of a hero in one round outside the own turn."""
MASTER_DEFAULT: Final[dict[str, Action]] = {"start": ("proceed",), "monsters": ("done",)}
"""The answers of the clock for the master."""

HERO_VERBS: Final = tuple([family.heroes.verbs for family in FAMILIES if family.heroes.deeds])
HERO_FAMILY: Final[dict[str, Heroes]] = {verb: family.heroes for family in FAMILIES for verb in family.heroes.deeds}
ASIDE_FAMILIES: Final = tuple([family for family in reversed(FAMILIES) if family.aside is not None])
"""Belongings before skills."""
ASIDE_VERBS: Final = tuple([family.aside for family in ASIDE_FAMILIES if family.aside is not None])
HAS_ASIDE: Final = tuple([family.has_aside for family in ASIDE_FAMILIES])
TOWN_VERBS: Final = tuple([family.town.verbs for family in FAMILIES if family.town.deeds])
TOWN_FAMILY: Final[dict[str, Heroes]] = {verb: family.town for family in FAMILIES for verb in family.town.deeds}
MASTER_VERBS: Final = tuple([family.master.verbs for family in FAMILIES if family.master.deeds])
MASTER_DEEDS: Final[dict[str, MasterDeed]] = {
    verb: deed for family in FAMILIES for verb, deed in family.master.deeds.items()
}
KINDS: Final[dict[type[Frame], Kind[Any, Any]]] = {
    frame: kind for family in FAMILIES for frame, kind in family.frames.items()
}
"""The kinds of all frames."""
MASTER_WHY: Final = {verb: family.master.why for family in FAMILIES for verb in family.master.deeds}


def connect(*reactions: Reaction) -> None:
    """Connect the families' words and reactions, and the reactions of others who listen to the rules."""
    effects.connect([family.effects for family in FAMILIES])
    moments.connect([*[reaction for family in FAMILIES for reaction in family.reactions], *reactions])


# Heroes


def free_seats(state: State, busy: list[int]) -> list[int]:
    """Return the seats that are not asked otherwise and could use a free skill or what they carry (DJ-067 … DJ-069)."""
    idle = [hero for hero in range(len(state.heroes)) if hero not in busy and can_act(state, hero)]
    return [state.seat_of(hero) for hero in idle if _has_aside(state, hero)]


def _has_aside(state: State, hero: int) -> bool:
    return _may_do_aside(state, hero) and any(has(state, hero) for has in HAS_ASIDE)


def _may_do_aside(state: State, hero: int) -> bool:
    """Return False once a hero has done as much outside the own turn as a round allows, which ends an endless change of
    clothes."""
    tested = state.heroes[hero].tested
    return len(tested) < MOST_ASIDE or tested.count(ASIDE) < MOST_ASIDE


def _aside_verbs(state: State, hero: int) -> Iterator[Verb]:
    """Yield what may be done at any moment: belongings (A-88), free skills (A-91)."""
    if _may_do_aside(state, hero):
        for verbs in ASIDE_VERBS:
            yield from verbs(state, hero)


def hero_verbs(state: State, hero: int) -> list[Verb]:
    if not state.heroes[hero].standing:
        return []
    in_turn = state.step == HEROES and hero in able(state)
    if not can_act(state, hero):
        return [END_TURN] if in_turn else []
    if not in_turn:
        return list(_aside_verbs(state, hero))
    return [verb for verbs in HERO_VERBS for verb in verbs(state, hero)]


def hero_acts(state: State, hero: int, action: Action, chance: Chance, log: Log) -> None:
    """Carry out what a hero says, in the own turn or aside."""
    aside = state.step != HEROES or hero not in able(state)
    HERO_FAMILY[action[0]].deeds[action[0]](state, hero, action[1:], chance, log)
    if aside:
        figure = state.own_hero(hero)
        figure.tested = (*figure.tested, ASIDE)


# In town


def town_verbs(state: State, hero: int) -> list[Verb]:
    if state.heroes[hero].ready:
        return []
    return [verb for verbs in TOWN_VERBS for verb in verbs(state, hero)]


def town_default(state: State, hero: int) -> Action:
    """Return the answer of the clock for a hero."""
    return leading.advised(state, hero) if state.heroes[hero].out == UNMADE else ("depart",)


def town_acts(state: State, hero: int, action: Action, chance: Chance, log: Log) -> None:
    TOWN_FAMILY[action[0]].deeds[action[0]](state, hero, action[1:], chance, log)


# The master


def master_verbs(state: State) -> list[Verb]:
    return [verb for verbs in MASTER_VERBS for verb in verbs(state)]
