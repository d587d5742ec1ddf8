"""The declaration of a family of rules: everything the engine needs to know of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items, Verb
from souterrain.core.frames import Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.rules.mechanics.effects import Word
from souterrain.games.donjon.rules.moments import Reaction
from souterrain.games.donjon.state import State

HeroDeed: TypeAlias = "Callable[[State, int, Items, Chance, Log], None]"
MasterDeed: TypeAlias = "Callable[[State, Items, Chance, Log], None]"


class Heroes(NamedTuple):
    """Verbs of heroes: the legal ones, the functions that carry them out, and the reason for a refusal."""

    verbs: Callable[[State, int], list[Verb]] = lambda state, hero: []
    deeds: Mapping[str, HeroDeed] = MappingProxyType({})
    why: Callable[[State, int, str, Items], Rejected | None] = lambda state, hero, verb, items: None


class Master(NamedTuple):
    """Verbs of the master."""

    verbs: Callable[[State], list[Verb]] = lambda state: []
    deeds: Mapping[str, MasterDeed] = MappingProxyType({})
    why: Callable[[State, str, Items], Rejected] = lambda state, verb, items: Rejected("nothing-follows", "DJ-051")


class Family(NamedTuple):
    """One family of rules. Families import questions and mechanics, never each other."""

    name: str
    heroes: Heroes = Heroes()
    aside: Callable[[State, int], Iterable[Verb]] | None = None
    """Verbs of a hero outside the own turn (A-88)."""
    has_aside: Callable[[State, int], bool] = lambda state, hero: False
    """Return True if there are any of these verbs for a hero who can act, without making them: asked of all heroes
    after every move."""
    town: Heroes = Heroes()
    master: Master = Master()
    frames: Kinds = MappingProxyType({})
    """The kinds of frames that this family answers and carries out."""
    effects: Mapping[str, Word] = MappingProxyType({})
    """Words of furniture, treasures and potions that this family carries out."""
    reactions: tuple[Reaction, ...] = ()
