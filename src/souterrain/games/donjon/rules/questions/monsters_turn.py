"""Conditions for the monster that the master names to act."""

from __future__ import annotations

from souterrain.core.forms import Items
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.content.creatures import CAPTIVE, called
from souterrain.games.donjon.rules.questions.attacks import can_attack
from souterrain.games.donjon.rules.questions.marching import must_flee
from souterrain.games.donjon.rules.questions.naming import read_figure
from souterrain.games.donjon.rules.questions.sheet import can_act, is_hero
from souterrain.games.donjon.state import MONSTERS, State


def has_acted(monster: Monster) -> bool:
    """Return True if the monster has moved, attacked or cast a spell in this turn."""
    return bool(monster.entered or monster.attacks or monster.cast)


def ready_monster(state: State, items: Items, *, attacks: bool) -> tuple[Monster, Items] | Rejected:
    """Return the monster that is named first and the rest of the command, or the reason why it cannot act."""
    if state.step != MONSTERS:
        return Rejected("monsters-wait", "DJ-065")
    uid, rest = read_figure(state, items)
    monster = None if uid < 0 or is_hero(uid) else state.monster(uid)
    if monster is None or monster.kind == CAPTIVE or monster.square == NOWHERE:
        return Rejected("no-such-monster", "DJ-065")
    if monster.ended or not can_act(state, uid):
        return Rejected("monster-ended", "DJ-065", monster=called(monster.kind, monster.number))
    if attacks and must_flee(state, monster):
        return Rejected("monster-turned", "P6", monster=called(monster.kind, monster.number))
    if attacks and not can_attack(state, monster):
        return Rejected("monster-struck", "A-31", monster=called(monster.kind, monster.number))
    return monster, rest
