"""Automated play of all monsters of a kind, one after the other, with the reason of each action in the log."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.core.frames import Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.rules import tactics
from souterrain.games.donjon.rules.family import Family, Master
from souterrain.games.donjon.rules.fight.assault import go, monster_attacks
from souterrain.games.donjon.rules.frames.turn import Unleash
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.questions.attacks import can_attack, spin_squares
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.skills.best import best_spell
from souterrain.games.donjon.rules.skills.monsters import cast, spin_web
from souterrain.games.donjon.state import MONSTERS, State

CHOICES = 3
"""Number of best actions from which a novice master chooses at random."""


def verbs(state: State) -> list[Verb]:
    if state.step != MONSTERS:
        return []
    kinds = dict.fromkeys([monster.kind for monster in state.foes if not monster.ended and can_act(state, monster.uid)])
    return [Verb("unleash", Form(Rows(tuple([((name, 1),) for name in kinds]))))] if kinds else []


def unleash(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Let all monsters of a kind act automatically."""
    state.push(Unleash(creature=items[0][0]))


def why(state: State, verb: str, items: Items) -> Rejected:
    if state.step != MONSTERS:
        return Rejected("monsters-wait", "DJ-065")
    kind = items[0][0] if items else ""
    if len(items) == 1 and any(monster.kind == kind for monster in state.foes):
        return Rejected("monster-ended", "DJ-065", monster=kind)
    return Rejected("no-such-monster", "DJ-065")


def carry_unleash(state: State, frame: Unleash, chance: Chance, log: Log) -> None:
    """Carry out the next action of a monster of the kind, until all have ended their turn."""
    ready = [m for m in state.foes if m.kind == frame.creature and not m.ended and can_act(state, m.uid)]
    if not ready:
        return
    state.push(frame)
    monster = min(ready, key=lambda other: _turn(state, other))
    if _cast(state, monster, chance, log):
        return
    place = dice.roll(state, CHOICES, "novice", chance) - 1 if state.options.difficulty == "novice" else 0
    decision = tactics.decide(state, monster, place)
    if decision.deed == "hold":
        _rest(state, monster, log)
        return
    _tell(monster, decision.reason, log)
    if decision.deed == "march":
        go(state, monster.uid, decision.way)
    else:
        monster_attacks(state, monster.uid, decision.target, "melee" if decision.deed == "strike" else "missile")


def _turn(state: State, monster: Monster) -> tuple[bool, int, int]:
    """Return the sort key of a monster: those that have begun first, then the nearest to the heroes, which makes room
    for others."""
    plan = plan_of(state)
    near = min([plan.distance(monster.square, state.heroes[hero].square) for hero in state.up], default=0)
    return not (monster.entered or monster.attacks or monster.cast), near, monster.uid


def _tell(monster: Monster, reason: str, log: Log) -> None:
    log("reasoned", monster=monster.kind, number=monster.number, reason=reason)


def _cast(state: State, monster: Monster, chance: Chance, log: Log) -> bool:
    """Let a caster use its best spell; return False if it has none."""
    if not monster.spells or monster.cast or not can_attack(state, monster):
        return False
    words = best_spell(state, monster.uid)
    if words is None:
        return False
    _tell(monster, "best-spell", log)
    cast(state, monster.uid, words, chance, log)
    return True


def _rest(state: State, monster: Monster, log: Log) -> None:
    """End the turn of a monster without a target; a spider first blocks a way with a web."""
    if "web" in CREATURES[monster.kind].flags and can_attack(state, monster) and not monster.attacks:
        squares = spin_squares(state, monster)
        if squares:
            _tell(monster, "spins-a-web", log)
            spin_web(state, monster.uid, tactics.snare(state, squares), log)
    state.own_monster(monster.uid).ended = 1


KINDS: Final[Kinds] = {Unleash: Kind(carry_unleash)}

FAMILY = Family("unleashing", master=Master(verbs, {"unleash": unleash}, why), frames=KINDS)
