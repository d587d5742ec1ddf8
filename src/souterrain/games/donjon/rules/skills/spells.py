"""Spells that attack one figure or several (M1, M2, M4, M5), and turning the undead (P6)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Field, Items, Rows
from souterrain.core.frames import Kind, Kinds
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.creatures import CREATURES, DEXTERITY, MAGIC, STRENGTH
from souterrain.games.donjon.content.heroes import SPELLS
from souterrain.games.donjon.rules.frames.fight import OpposedOutcome
from souterrain.games.donjon.rules.frames.skills import Frozen, Quaked, Turned
from souterrain.games.donjon.rules.mechanics.attacks import attack
from souterrain.games.donjon.rules.mechanics.harm import harm, harm_by_die
from souterrain.games.donjon.rules.mechanics.marks import marked
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.moments import Pushed, SquareEntered, TurnEnding
from souterrain.games.donjon.rules.questions import targets
from souterrain.games.donjon.rules.questions.durations import until_next_turn
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.naming import name_of, read_figure
from souterrain.games.donjon.rules.questions.sheet import is_hero, luck, spell_bonus, trait
from souterrain.games.donjon.rules.questions.sight import sees
from souterrain.games.donjon.rules.questions.skill_cards import term
from souterrain.games.donjon.rules.skills.aids import nothing_said
from souterrain.games.donjon.rules.skills.base import Effect
from souterrain.games.donjon.rules.skills.named import can_name, naming
from souterrain.games.donjon.state import State

# One enemy


def _bolt(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Attack with magic instead of the attack characteristic (DJ-120)."""
    target, _ = read_figure(state, items)
    attack(state, who, target, "spell", with_power=term(name).number(), trait_index=MAGIC)


def _freeze(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    target, _ = read_figure(state, items)
    oppose(state, who, target, name, STRENGTH, Frozen(who=target, caster=who))


def oppose(state: State, who: int, target: int, name: str, against: int, then: OpposedOutcome) -> None:
    """Start an opposed roll, magic against a characteristic; bonuses on attacks and defences do not count."""
    frame = attack(state, who, target, "opposed", with_power=0, trait_index=MAGIC)
    frame.then, frame.against = then, against
    frame.bonus = luck(state, who) + (spell_bonus(state, who) if name in SPELLS else 0)
    frame.guard, frame.armour, frame.aid = trait(state, target, against), 0, luck(state, target)


def frozen(state: State, frame: Frozen, chance: Chance, log: Log) -> None:
    """Freeze the target until a test of strength or a wound frees it (M4)."""
    if frame.success:
        marked(state, frame.who, "frozen", 1, "phase", frame.caster)
        log("froze", who=name_of(state, frame.who))


# The undead


def _undead(state: State, who: int, name: str) -> list[int]:
    """Return the undead in sight within the range of the card (P6)."""
    near = plan_of(state).within(state.figure(who).square, term(name).number())
    dead = [monster for monster in state.foes if "undead" in CREATURES[monster.kind].flags]
    return [monster.uid for monster in dead if monster.square in near and sees(state, who, monster.square)]


def _can_turn(state: State, who: int, name: str) -> bool:
    return bool(_undead(state, who, name))


def _turn(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Start an opposed roll against each of them, with separate dice (P6)."""
    for target in reversed(_undead(state, who, name)):
        oppose(state, who, target, name, MAGIC, Turned(who=target, caster=who))


def turned(state: State, frame: Turned, chance: Chance, log: Log) -> None:
    """Take the difference from the target's life; it flees for its whole next move (P6)."""
    if frame.success:
        marked(state, frame.who, "turned", 1, "turn", frame.caster)
        log("turned", who=name_of(state, frame.who))
        harm(state, frame.who, frame.margin, frame.caster, "turn-undead")


# Earthquake


def shaken(state: State, who: int) -> list[int]:
    """Return all other figures that stand in the zone and do not fly (M5)."""
    zone_at = plan_of(state).zone_at
    zone = zone_at[state.figure(who).square]
    others = {other: state.figure(other) for other in targets.figures(state, but=who)}
    return [other for other, figure in others.items() if zone_at[figure.square] == zone and not figure.has("flying")]


def _can_quake(state: State, who: int, name: str) -> bool:
    return any(target in targets.foes(state, who) for target in shaken(state, who))


def _quake(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    for target in reversed(shaken(state, who)):
        test(state, target, DEXTERITY, Quaked(caster=who))


def quaked(state: State, frame: Quaked, chance: Chance, log: Log) -> None:
    if not frame.success:
        marked(state, frame.who, "slowed", 1, until_next_turn(state, frame.who), frame.caster)
        harm_by_die(state, frame.who, term("earthquake"), 0, frame.caster, "earthquake", chance)


# Cloud


def _can_cloud(state: State, who: int, name: str) -> bool:
    return targets.any_of(targets.blocks(state, who))


def _clouding(state: State, who: int, name: str) -> tuple[Field, ...]:
    return (Rows(tuple([square_items(state, square) for square in targets.blocks(state, who)])),)


def _cloud(state: State, who: int, name: str, items: Items, chance: Chance, log: Log) -> None:
    """Lay a cloud of two by two squares until the start of the caster's next turn, and attack everybody inside at once
    (M2)."""
    squares = targets.block(read_square(state, items))
    state.markers = (*state.markers, *[("cloud", square, "round", who) for square in squares])
    for target in reversed(targets.standing_on(state, squares)):
        _gas(state, who, target)


def choke(state: State, owner: int, who: int) -> None:
    """Attack a figure in a cloud, at most once a turn (M2)."""
    gone = not is_hero(owner) and not state.is_there(owner)
    figure = state.figure(who)
    if gone or any(mark[0] == "choked" and mark[3] == owner for mark in figure.marks):
        return
    state.own(who).marks = (*figure.marks, ("choked", 1, "turn", owner))
    _gas(state, owner, who)


def _gas(state: State, owner: int, target: int) -> None:
    """Attack a figure that breathes; armour does not count."""
    if breathes(state, target):
        attack(state, owner, target, "spell", flags=("area", "no-armour"), trait_index=MAGIC)


def breathes(state: State, who: int) -> bool:
    """Return False for the undead and for living statues."""
    figure = state.figure(who)
    return isinstance(figure, Hero) or not (figure.statue or "undead" in CREATURES[figure.kind].flags)


def breathed(state: State, moment: SquareEntered | Pushed | TurnEnding, chance: Chance, log: Log) -> None:
    """Attack a figure that enters a cloud, is pushed into it or ends the turn in it (M2)."""
    here = state.figure(moment.who).square
    for name, square, _, owner in state.markers:
        if name == "cloud" and square == here:
            choke(state, owner, moment.who)


EFFECTS: Final = {
    "bolt": Effect(can_name, naming, _bolt),
    "freeze": Effect(can_name, naming, _freeze),
    "turn": Effect(_can_turn, nothing_said, _turn),
    "quake": Effect(_can_quake, nothing_said, _quake),
    "cloud": Effect(_can_cloud, _clouding, _cloud),
}
KINDS: Final[Kinds] = {Frozen: Kind(frozen), Turned: Kind(turned), Quaked: Kind(quaked)}
