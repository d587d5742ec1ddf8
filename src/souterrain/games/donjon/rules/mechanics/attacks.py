"""Attacks that any family may declare, and the single die of a blast."""

from __future__ import annotations

from typing import Any, Final

from souterrain.core.chance import Chance
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.creatures import ATTACK, CREATURES, DEFENCE
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.questions.sheet import (
    aid,
    armour,
    attack_bonus,
    bonus,
    luck,
    magic_of,
    power,
    spell_bonus,
    trait,
)
from souterrain.games.donjon.state import State

TAIL: Final = 5
"""The power of a tail (A-59)."""


def attack(
    state: State,
    who: int,
    target: int,
    via: str,
    *,
    with_power: int | None = None,
    more: int = 0,
    flags: tuple[str, ...] = (),
    skills: tuple[str, ...] = (),
    trait_index: int = ATTACK,
) -> Attack:
    """Declare an attack with all values that are known before the dice."""
    frame = Attack(who=who, target=target, via=via, flags=flags, skills=skills, trait=trait(state, who, trait_index))
    figure = state.figure(who)
    if via == "spell":
        frame.power = with_power or 0
        frame.bonus = attack_bonus(state, who) + spell_bonus(state, who) + more
        frame.flags = (*flags, "magic", "plus")
    else:
        frame.power = power(state, who, via) if with_power is None else with_power
        frame.bonus = bonus(state, who, target, via) + more
        if isinstance(figure, Hero):
            frame.flags = (*flags, *magic_of(figure, via))
    defend(state, frame)
    state.push(frame)
    return frame


def defend(state: State, frame: Attack) -> None:
    """Set the defender's values, again when a bodyguard steps in; an opposed roll uses the characteristic in
    `against`."""
    if frame.against >= 0:
        frame.guard, frame.armour, frame.aid = trait(state, frame.target, frame.against), 0, luck(state, frame.target)
        return
    frame.guard = trait(state, frame.target, DEFENCE)
    frame.armour = 0 if "no-armour" in frame.flags else armour(state, frame.target)
    frame.aid = aid(state, frame.target)


def _blast_of(state: State, who: int) -> list[int]:
    """Return the stack positions of the attacks of a figure's blast."""
    return [
        place
        for place, frame in enumerate(state.frames)
        if isinstance(frame, Attack) and "blast" in frame.flags and frame.who == who
    ]


def _written(frames: list[Any], place: int) -> Attack:
    """Replace an attack by a writable copy, and return it."""
    new: Attack = frames[place].copy()
    frames[place] = new
    return new


def roll_blast(state: State, frame: Attack, chance: Chance) -> None:
    """Roll the single attack die once all targets have answered; each target rolls its own defence (M7)."""
    frame = frame.copy()
    frame.stage = 1
    frames, places = list(state.frames), _blast_of(state, frame.who)
    unanswered = [place for place in places if not _written(frames, place).stage]
    frames.insert(unanswered[0] if unanswered else len(frames), frame)
    state.frames = tuple(frames)
    if unanswered:
        return
    places = _blast_of(state, frame.who)
    answered = [_written(frames, place) for place in places]
    die = dice.combat(state, frame.who, chance)
    for place, rolled in zip(reversed(places), answered, strict=True):
        rolled.die, rolled.closed = die, 0
        rolled.counter = dice.combat(state, rolled.target, chance)
        frames[place] = rolled
    state.frames = tuple(frames)


def strain_all(state: State, who: int, points: int) -> None:
    """Add fatigue to the single attack die of a blast, against all targets."""
    frames = list(state.frames)
    for place in _blast_of(state, who):
        _written(frames, place).strain += points
    state.frames = tuple(frames)


def blow(state: State, uid: int, target: int, via: str) -> None:
    """Let a monster strike or shoot; a tail is its second attack, with its own power (A-59)."""
    monster = state.own_monster(uid)
    monster.aimed = (*monster.aimed, target)
    tail = monster.attacks == 2 and "tail" in CREATURES[monster.kind].flags
    attack(state, uid, target, via, with_power=TAIL if tail else None)
