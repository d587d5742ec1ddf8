"""Spells that attack, one figure or many (M1, M2, M4, M5), and the turning of the undead (P6)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items, Rows
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.board.plan import plan_of, read_square, square_items
from souterrain.games.donjon.content.creatures import CREATURES, DEXTERITY, MAGIC, STRENGTH
from souterrain.games.donjon.content.heroes import SPELLS
from souterrain.games.donjon.rules.frames_old import Attack, Test
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.mechanics.harm import harm, harm_by_die
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.outcomes import outcome
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import Pushed, SquareEntered, TurnEnding
from souterrain.games.donjon.rules.questions import targets
from souterrain.games.donjon.rules.questions.durations import until_next_turn
from souterrain.games.donjon.rules.questions.naming import name_of, read_figure
from souterrain.games.donjon.rules.questions.rolls import attack_total, defence_total
from souterrain.games.donjon.rules.questions.sheet import is_hero, luck, spell_bonus, trait
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.rules.questions.skill_cards import term
from souterrain.games.donjon.rules.skills.aids import nothing_said
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.rules.skills.named import can_name, naming
from souterrain.games.donjon.state import State

CLOUD: Final = "toxic-cloud"


# One enemy


def _bolt(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Magic instead of attack (DJ-120)."""
    target, _ = read_figure(state, items)
    attack(state, who, target, "spell", with_power=term(name).number(), trait_index=MAGIC)


def _freeze(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    target, _ = read_figure(state, items)
    oppose(state, who, target, name, STRENGTH, "frozen")


def oppose(state: State, who: int, target: int, name: str, against: int, then: str) -> None:
    """Two dice, magic against a characteristic; what helps attacks and defences does not help here."""
    frame = attack(state, who, target, "opposed", with_power=0, trait_index=MAGIC)
    frame.words, frame.data = (then,), (against,)
    frame.bonus = luck(state, who) + (spell_bonus(state, who) if name in SPELLS else 0)
    frame.guard, frame.armour, frame.aid = trait(state, target, against), 0, luck(state, target)


@outcome("frozen")
def frozen(state: State, frame: Attack, success: bool, chance: Chance, log: Log) -> None:
    """In the ice until a test of strength or a wound frees (M4)."""
    if success:
        marked(state, frame.target, "frozen", 1, "phase", frame.who)
        log("froze", who=name_of(state, frame.target))


# The undead


def _undead(state: State, who: int, name: str) -> list[int]:
    """Within so many squares and in sight, each with dice of its own (P6)."""
    near = plan_of(state).within(state.figure(who).square, term(name).number())
    dead = [monster for monster in state.foes if "undead" in CREATURES[monster.kind].flags]
    return [monster.uid for monster in dead if monster.square in near and sees(state, who, monster.square)]


def _can_turn(state: State, who: int, name: str) -> bool:
    return bool(_undead(state, who, name))


def _turn(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    for target in reversed(_undead(state, who, name)):
        oppose(state, who, target, name, MAGIC, "turned")


@outcome("turned")
def turned(state: State, frame: Attack, success: bool, chance: Chance, log: Log) -> None:
    """It loses the difference and spends its whole next move getting away (P6)."""
    if success:
        marked(state, frame.target, "turned", 1, "turn", frame.who)
        log("turned", who=name_of(state, frame.target))
        harm(state, frame.target, attack_total(frame) - defence_total(frame), frame.who, "turn-undead")


# The ground shakes


def shaken(state: State, who: int) -> list[int]:
    """Every other figure that stands in the zone and does not fly (M5)."""
    zone_at = plan_of(state).zone_at
    zone = zone_at[state.figure(who).square]
    others = {other: state.figure(other) for other in targets.figures(state, but=who)}
    return [other for other, figure in others.items() if zone_at[figure.square] == zone and not figure.has("flying")]


def _can_quake(state: State, who: int, name: str) -> bool:
    return any(target in targets.foes(state, who) for target in shaken(state, who))


def _quake(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    for target in reversed(shaken(state, who)):
        test(state, target, DEXTERITY, "quaked", data=(who,))


@outcome("quaked")
def quaked(state: State, frame: Test, success: bool, chance: Chance, log: Log) -> None:
    if not success:
        marked(state, frame.who, "slowed", 1, until_next_turn(state, frame.who), frame.data[0])
        harm_by_die(state, frame.who, term("earthquake"), 0, frame.data[0], "earthquake", chance)


# A cloud


def _can_cloud(state: State, who: int, name: str) -> bool:
    return targets.any_of(targets.blocks(state, who))


def _clouding(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple([square_items(state, square) for square in targets.blocks(state, who)])),)


def _cloud(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Two by two until the start of the caster's next turn; at once an attack on everybody inside (M2)."""
    squares = targets.block(read_square(state, items))
    state.markers = (*state.markers, *[("cloud", square, "round", who) for square in squares])
    for target in reversed(targets.standing_on(state, squares)):
        _gas(state, who, target)


def choke(state: State, owner: int, who: int) -> None:
    """A figure enters a cloud or ends its turn in it: once a turn it is attacked again (M2)."""
    gone = not is_hero(owner) and not state.is_there(owner)
    figure = state.figure(who)
    if gone or any(mark[0] == "choked" and mark[3] == owner for mark in figure.marks):
        return
    state.own(who).marks = (*figure.marks, ("choked", 1, "turn", owner))
    _gas(state, owner, who)


def _gas(state: State, owner: int, target: int) -> None:
    """Armour is no help."""
    if breathes(state, target):
        attack(state, owner, target, "spell", flags=("area", "no-armour"), trait_index=MAGIC)


def breathes(state: State, who: int) -> bool:
    """The undead and living statues do not."""
    figure = state.figure(who)
    return isinstance(figure, Hero) or not (figure.statue or "undead" in CREATURES[figure.kind].flags)


EFFECTS: Final = {
    "bolt": Effect(can_name, naming, _bolt),
    "freeze": Effect(can_name, naming, _freeze),
    "turn": Effect(_can_turn, nothing_said, _turn),
    "quake": Effect(_can_quake, nothing_said, _quake),
    "cloud": Effect(_can_cloud, _clouding, _cloud),
}


def breathed(state: State, moment: SquareEntered | Pushed | TurnEnding, chance: Chance, log: Log) -> None:
    """A cloud attacks whoever enters it, is pushed into it or ends the turn in it (M2)."""
    here = state.figure(moment.who).square
    for name, square, _, owner in state.markers:
        if name == "cloud" and square == here:
            choke(state, owner, moment.who)
