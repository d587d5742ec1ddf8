"""Automated play of monsters, with the reason of each action in the log: of one, of all of a kind one after the other,
or of all."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.frames import Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import NOWHERE, Monster
from souterrain.games.donjon.content.creatures import CREATURES, called
from souterrain.games.donjon.rules import tactics
from souterrain.games.donjon.rules.family import Family, Master
from souterrain.games.donjon.rules.fight.assault import go, monster_attacks
from souterrain.games.donjon.rules.frames.turn import Sent, Unleash, UnleashAll
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.questions.attacks import can_attack, spin_squares
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.monsters_turn import has_acted, ready_monster
from souterrain.games.donjon.rules.questions.naming import figure_items, read_figure
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.skills.best import best_spell
from souterrain.games.donjon.rules.skills.monsters import cast, spin_web
from souterrain.games.donjon.state import MONSTERS, State

CHOICES = 3
"""Number of best actions from which a novice master chooses at random."""
LAST: Final = ("shooter", "caster", "warlord")
"""Profiles of monsters that act after the others."""


def verbs(state: State) -> list[Verb]:
    if state.step != MONSTERS:
        return []
    ready = _ready(state)
    if not ready:
        return []
    kinds = dict.fromkeys([monster.kind for monster in ready])
    return [
        Verb("unleash", Form(Rows(tuple([((name, 1),) for name in kinds])))),
        Verb("unleash-all", Form()),
        Later("send", _send_verb, state, tuple([monster.uid for monster in ready])),
    ]


def _ready(state: State) -> list[Monster]:
    return [monster for monster in state.foes if not monster.ended and can_act(state, monster.uid)]


def _send_verb(state: State, ready: tuple[int, ...]) -> Verb:
    """Return the verb for a monster that acts as the machine would, and for one that attacks a figure in its reach."""
    alone = Form(Rows(tuple([figure_items(state, uid) for uid in ready])))
    forms = [
        Form(Rows((figure_items(state, uid),)), Rows(tuple([figure_items(state, target) for target in prey])))
        for uid in ready
        if (prey := tactics.prey(state, state.monster(uid)))
    ]
    return Verb("send", alone, *forms)


def unleash_all(state: State, items: Items, chance: Chance, log: Log) -> None:
    state.push(UnleashAll())


def send(state: State, items: Items, chance: Chance, log: Log) -> None:
    who, rest = read_figure(state, items)
    state.push(Sent(who=who, target=read_figure(state, rest)[0] if rest else NOWHERE))


def unleash(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Let all monsters of a kind act automatically."""
    state.push(Unleash(creature=items[0][0]))


def why(state: State, verb: str, items: Items) -> Rejected:
    if state.step != MONSTERS:
        return Rejected("monsters-wait", "DJ-065")
    if verb == "send":
        named = ready_monster(state, items, attacks=False)
        if isinstance(named, Rejected):
            return named
        return Rejected("monster-reach", "DJ-065", monster=called(named[0].kind, named[0].number))
    kind = items[0][0] if items else ""
    if len(items) == 1 and any(monster.kind == kind for monster in state.foes):
        return Rejected("monster-ended", "DJ-065", monster=kind)
    return Rejected("no-such-monster", "DJ-065")


def carry_unleash(state: State, frame: Unleash, chance: Chance, log: Log) -> None:
    """Carry out the next action of a monster of the kind, until all have ended their turn."""
    ready = [monster for monster in _ready(state) if monster.kind == frame.creature]
    if not ready:
        return
    state.push(frame)
    _act(state, min(ready, key=lambda other: _turn(state, other)), chance, log)


def carry_unleash_all(state: State, frame: UnleashAll, chance: Chance, log: Log) -> None:
    """Carry out the next action of any monster, kind by kind, until all have ended their turn."""
    ready = _ready(state)
    if not ready:
        return
    state.push(frame)
    begun = [monster for monster in ready if has_acted(monster)]
    _act(state, min(begun or ready, key=lambda other: (*order_of(other.kind), *_turn(state, other))), chance, log)


def carry_sent(state: State, frame: Sent, chance: Chance, log: Log) -> None:
    """Carry out the next action of a monster, until it has ended its turn."""
    found = [monster for monster in _ready(state) if monster.uid == frame.who]
    if not found:
        return
    state.push(frame)
    decision = tactics.against(state, found[0], frame.target) if frame.target != NOWHERE else None
    if decision is None:
        _act(state, found[0], chance, log)
    else:
        _carry_out(state, found[0], decision, log)


def order_of(kind: str) -> tuple[bool, str]:
    """Return the sort key of a kind of monster: shooters, casters and warlords act after the others."""
    return CREATURES[kind].profile in LAST, kind


def _act(state: State, monster: Monster, chance: Chance, log: Log) -> None:
    """Carry out what the machine would do with a monster."""
    if _cast(state, monster, chance, log):
        return
    place = dice.roll(state, CHOICES, "novice", chance) - 1 if state.options.difficulty == "novice" else 0
    _carry_out(state, monster, tactics.decide(state, monster, place), log)


def _carry_out(state: State, monster: Monster, decision: tactics.Decision, log: Log) -> None:
    if decision.deed == "hold":
        _rest(state, monster, decision.reason, log)
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
    return not has_acted(monster), near, monster.uid


def _tell(monster: Monster, reason: str, log: Log) -> None:
    log("reasoned", monster=called(monster.kind, monster.number), reason=reason)


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


def _rest(state: State, monster: Monster, reason: str, log: Log) -> None:
    """End the turn of a monster without a target; a spider first blocks a way with a web. One that does nothing at all
    tells why."""
    idle = not has_acted(monster)
    if "web" in CREATURES[monster.kind].flags and can_attack(state, monster) and not monster.attacks:
        squares = spin_squares(state, monster)
        if squares:
            idle = False
            _tell(monster, "spins-a-web", log)
            spin_web(state, monster.uid, tactics.snare(state, squares), log)
    if idle:
        _tell(monster, reason, log)
    state.own_monster(monster.uid).ended = 1


DEEDS: Final = {"unleash": unleash, "unleash-all": unleash_all, "send": send}
KINDS: Final[Kinds] = {Unleash: Kind(carry_unleash), UnleashAll: Kind(carry_unleash_all), Sent: Kind(carry_sent)}

FAMILY = Family("unleashing", master=Master(verbs, DEEDS, why), frames=KINDS)
