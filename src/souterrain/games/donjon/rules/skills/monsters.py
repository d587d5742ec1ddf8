"""The spells of monsters (DJ-140, A-66), and what a sanctuary asks of them (P5)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.donjon.content.creatures import MAGIC
from souterrain.games.donjon.content.heroes import SKILLS
from souterrain.games.donjon.rules.frames_old import Test
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.sheet import can_act, marked
from souterrain.games.donjon.rules.skills.base import AIM, begin
from souterrain.games.donjon.rules.skills.vocabulary import effect
from souterrain.games.donjon.state import State


def can_cast(state: State, uid: int) -> bool:
    return bool(castable(state, uid))


def castable(state: State, uid: int) -> list[str]:
    """One spell a turn; one that is an attack instead of an attack (A-66)."""
    from souterrain.games.donjon.rules.fight.assault import can_attack

    monster = state.monster(uid)
    if not monster.spells or monster.cast or monster.ended or not can_act(state, uid):
        return []
    free = can_attack(state, monster)
    timely = [name for name in monster.spells if free or SKILLS[name].use != "attack"]
    return [name for name in timely if effect(name).can(state, uid, name)]


def spell_verbs(state: State, uid: int) -> list[Verb]:
    caster = Rows((figure_items(state, uid),))
    forms = [
        Form(caster, Rows((((name, 1),),)), *effect(name).fields(state, uid, name)) for name in castable(state, uid)
    ]
    return [Verb("cast", *forms)] if forms else []


def cast(state: State, uid: int, items: Items, chance: Chance, log: Log) -> None:
    name, rest = items[0][0], items[1:]
    target = read_figure(state, rest)[0] if AIM[name] == "foe" else -1
    if target >= 0 and guarded(state, uid, target):
        approach(state, uid, target, name)
    else:
        _cast(state, uid, name, rest, chance, log)


def _cast(state: State, uid: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Each spell once in its life, and no fatigue (DJ-140)."""
    monster = state.own_monster(uid)
    place = monster.spells.index(name)
    monster.spells = monster.spells[:place] + monster.spells[place + 1 :]
    monster.cast = 1
    monster.attacks += SKILLS[name].use == "attack"
    log("cast", monster=monster.kind, number=monster.number, spell=name)
    begin(state, uid, name)
    effect(name).act(state, uid, name, items, chance, log)


# A sanctuary


def guarded(state: State, uid: int, target: int) -> bool:
    """Whether a monster has yet to pass a test before it may choose this target (P5)."""
    return state.figure(target).has("sanctuary") and not state.monster(uid).has("defiant")


def approach(state: State, uid: int, target: int, then: str) -> None:
    """The one test of this turn; `then` is `melee`, `missile` or a spell."""
    if not state.monster(uid).has("awed"):
        test(state, uid, MAGIC, "approach", data=(target,))
        state.top().words = ("approach", then)


@outcome("approach")
def approached(state: State, frame: Test, success: bool, chance: Chance, log: Log) -> None:
    """A monster that fails must choose another target, or loses its attack."""
    from souterrain.games.donjon.rules.fight.assault import blow

    uid, target, then = frame.who, frame.data[0], frame.words[1]
    marked(state, uid, "defiant" if success else "awed", 1, "turn", uid)
    if success and then in SKILLS:
        _cast(state, uid, then, figure_items(state, target), chance, log)
    elif success:
        blow(state, uid, target, then)
    elif then not in SKILLS:
        state.own_monster(uid).attacks -= 1
