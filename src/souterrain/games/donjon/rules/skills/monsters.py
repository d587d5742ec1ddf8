"""Spells of monsters (DJ-140, A-66), and the result of their test against a sanctuary (P5)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.frames import Kind, Kinds
from souterrain.games.donjon.board.figures import Monster
from souterrain.games.donjon.content.creatures import CREATURES, called
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.family import MasterDeed
from souterrain.games.donjon.rules.frames.skills import Approach, Cast
from souterrain.games.donjon.rules.mechanics.attacks import blow
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.sanctuary import approach
from souterrain.games.donjon.rules.questions.attacks import attacks_allowed, can_attack, spin_squares
from souterrain.games.donjon.rules.questions.ground import read_square, square_items
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.questions.skill_cards import AIM
from souterrain.games.donjon.rules.questions.targets import guarded
from souterrain.games.donjon.rules.skills.base import begin
from souterrain.games.donjon.rules.skills.vocabulary import effect
from souterrain.games.donjon.state import MONSTERS, State


def master_verbs(state: State) -> list[Verb]:
    """Return the verbs for spells and for the webs of spiders."""
    if state.step != MONSTERS:
        return []
    found: list[Verb] = []
    casters = tuple([monster.uid for monster in state.foes if castable(state, monster.uid)])
    if casters:
        found.append(Later("cast", _cast_verb, state, casters))
    spinners = tuple([monster for monster in state.foes if can_attack(state, monster) and _can_spin(state, monster)])
    if spinners:
        found.append(Later("spin", _spin_verb, state, spinners))
    return found


def _cast_verb(state: State, casters: tuple[int, ...]) -> Verb:
    return Verb("cast", *[form for uid in casters for form in _spell_forms(state, uid)])


def _can_spin(state: State, monster: Monster) -> bool:
    return "web" in CREATURES[monster.kind].flags and not monster.attacks and bool(spin_squares(state, monster))


def _spin_verb(state: State, spinners: tuple[Monster, ...]) -> Verb:
    rows = [
        (*figure_items(state, m.uid), *square_items(state, square))
        for m in spinners
        for square in spin_squares(state, m)
    ]
    return Verb("spin", Form(Rows(tuple(rows))))


def castable(state: State, uid: int) -> list[str]:
    """Return the spells that a monster can cast now: one a turn, an attack spell only instead of an attack (A-66)."""
    monster = state.monster(uid)
    if not monster.spells or monster.cast or monster.ended or not can_act(state, uid):
        return []
    free = can_attack(state, monster)
    timely = [name for name in monster.spells if free or SKILLS[name].use != "attack"]
    return [name for name in timely if effect(name).can(state, uid, name)]


def _spell_forms(state: State, uid: int) -> list[Form]:
    caster = Rows((figure_items(state, uid),))
    return [
        Form(caster, Rows((((name, 1),),)), *effect(name).fields(state, uid, name)) for name in castable(state, uid)
    ]


def cast_said(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    cast(state, uid, rest, chance, log)


def spin_said(state: State, items: Items, chance: Chance, log: Log) -> None:
    uid, rest = read_figure(state, items)
    spin_web(state, uid, read_square(state, rest), log)


def spin_web(state: State, uid: int, square: int, log: Log) -> None:
    monster = state.own_monster(uid)
    monster.attacks = attacks_allowed(monster)
    state.markers = (*state.markers, ("web", square, "quest", uid))
    log("spun", monster=called(monster.kind, monster.number))


MASTER_DEEDS: Final[dict[str, MasterDeed]] = {"cast": cast_said, "spin": spin_said}


def cast_given(state: State, frame: Cast, chance: Chance, log: Log) -> None:
    cast(state, frame.monster, frame.items, chance, log)


def cast(state: State, uid: int, items: Items, chance: Chance, log: Log) -> None:
    name, rest = items[0][0], items[1:]
    target = read_figure(state, rest)[0] if AIM[name] == "foe" else -1
    if target >= 0 and guarded(state, uid, target):
        approach(state, uid, target, name)
    else:
        _cast(state, uid, name, rest, chance, log)


def _cast(state: State, uid: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Cast a spell: each once in the monster's life, and without fatigue (DJ-140)."""
    monster = state.own_monster(uid)
    place = monster.spells.index(name)
    monster.spells = monster.spells[:place] + monster.spells[place + 1 :]
    monster.cast = 1
    monster.attacks += SKILLS[name].use == "attack"
    log("cast", monster=called(monster.kind, monster.number), spell=name)
    begin(state, uid, name)
    effect(name).act(state, uid, name, items, chance, log)


# Sanctuary


def approached(state: State, frame: Approach, chance: Chance, log: Log) -> None:
    """Let the monster strike or cast after success; after failure it must choose another target or loses its attack
    (P5)."""
    uid = frame.who
    marked(state, uid, "defiant" if frame.success else "awed", 1, "turn", uid)
    if frame.success and frame.means in SKILLS:
        _cast(state, uid, frame.means, figure_items(state, frame.target), chance, log)
    elif frame.success:
        blow(state, uid, frame.target, frame.means)
    elif frame.means not in SKILLS:
        state.own_monster(uid).attacks -= 1


KINDS: Final[Kinds] = {Cast: Kind(cast_given), Approach: Kind(approached)}
