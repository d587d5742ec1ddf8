"""All monsters of a kind act by themselves, one after the other, each deed with its reason in the log."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.board.plan import plan_of
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.rules import skills
from souterrain.games.donjon.rules.fight import tactics
from souterrain.games.donjon.rules.fight.assault import can_attack, go, monster_attacks, spin_squares, spin_web
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import kind
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.state import State

CHOICES = 3
"""Among so many of the best deeds a novice master takes any."""


def unleash(state: State, name: str) -> None:
    state.push(Frame("unleash", words=(name,)))


@kind("unleash")
def carry_unleash(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """The next deed of the next monster of the kind, until all have ended their turn."""
    ready = [m for m in state.foes if m.kind == frame.words[0] and not m.ended and can_act(state, m.uid)]
    if not ready:
        return
    state.push(frame)
    monster = min(ready, key=lambda other: _turn(state, other))
    if _cast(state, monster, chance, log):
        return
    place = dice.roll(state, CHOICES, "novice", chance) - 1 if state.option("difficulty") == "novice" else 0
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
    """Whoever has begun goes on; then the nearest to the heroes, who makes room for those behind."""
    plan = plan_of(state)
    near = min([plan.distance(monster.square, state.heroes[hero].square) for hero in state.up], default=0)
    return not (monster.entered or monster.attacks or monster.cast), near, monster.uid


def _tell(monster: Monster, reason: str, log: Log) -> None:
    log("reasoned", monster=monster.kind, number=monster.number, reason=reason)


def _cast(state: State, monster: Monster, chance: Chance, log: Log) -> bool:
    """A caster spends its best spell first."""
    if not monster.spells or monster.cast or not can_attack(state, monster):
        return False
    words = skills.best_spell(state, monster.uid)
    if words is None:
        return False
    _tell(monster, "best-spell", log)
    skills.cast(state, monster.uid, words, chance, log)
    return True


def _rest(state: State, monster: Monster, log: Log) -> None:
    """Nothing to attack: a spider closes a way with a web, the others wait."""
    if "web" in CREATURES[monster.kind].flags and can_attack(state, monster) and not monster.attacks:
        squares = spin_squares(state, monster)
        if squares:
            _tell(monster, "spins-a-web", log)
            spin_web(state, monster.uid, tactics.snare(state, squares), log)
    state.own_monster(monster.uid).ended = 1
