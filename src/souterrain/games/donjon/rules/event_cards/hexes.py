"""Hexes: weariness, darkness, terror, broken weapons, gremlins (E11 … E16)."""

from __future__ import annotations

from typing import Final, TypeGuard

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import Frame
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.event_cards.aims import burning
from souterrain.games.donjon.rules.event_cards.occasions import declared
from souterrain.games.donjon.rules.event_cards.vocabulary import Word
from souterrain.games.donjon.rules.frames.event_cards import EventWords
from souterrain.games.donjon.rules.frames.fight import Attack
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.belongings import use_up
from souterrain.games.donjon.rules.mechanics.marks import gain, marked
from souterrain.games.donjon.rules.questions.light import DOUSED, LANTERN
from souterrain.games.donjon.rules.questions.sheet import bonus, power
from souterrain.games.donjon.state import State


def weary(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    lose_fatigue(state, frame.who, dice.amount(state, term, 0, "weary", chance), log)


def lose_fatigue(state: State, hero: int, points: int, log: Log) -> None:
    figure = state.own_hero(hero)
    lost = min(points, figure.fatigue)
    figure.fatigue -= lost
    log("wearied", seat=state.seat_of(hero), points=lost, left=figure.fatigue)


def darken(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Make the zone dark permanently. Torches in it are lost, lanterns must be lit again (E13)."""
    zone = frame.place
    out = burning(state, zone)
    state.own_zone(zone).dark = 1
    log("darkened", zone=zone + 1)
    for hero in out:
        figure = state.own_hero(hero)
        item, figure.lit = figure.lit, ""
        if item == LANTERN:
            marked(state, hero, DOUSED, 1, "quest")
        else:
            use_up(state, hero, item)
        log("snuffed", seat=state.seat_of(hero), item=item)


def lose_attack(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Mark as lost every attack that the hero has declared and not yet rolled for (E14)."""
    stack = list(state.frames)
    for place in declared(state, frame.who):
        attack = stack[place].copy()
        if isinstance(attack, Attack):
            attack.flags = (*attack.flags, "lost")
        else:
            attack.lost = 1
        stack[place] = attack
    state.frames = tuple(stack)
    log("attack-lost", seat=state.seat_of(frame.who))


def shatter(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Destroy the weapon in hand; the blows of a whirlwind that follow are without it (E15)."""
    waiting = [place for place, other in enumerate(state.frames) if _is_next_blow(other, frame.who)]
    before = [bonus(state, frame.who, state.frames[place].target, "melee") for place in waiting]
    figure = state.own_hero(frame.who)
    item, figure.weapon = figure.weapon, ""
    gain(figure, item, -1)
    frames = list(state.frames)
    for place, old in zip(waiting, before, strict=True):
        blow = frames[place] = frames[place].copy()
        blow.power = power(state, frame.who, "melee")
        blow.bonus += bonus(state, frame.who, blow.target, "melee") - old
    state.frames = tuple(frames)
    log("shattered", seat=state.seat_of(frame.who), item=item)


def _is_next_blow(frame: Frame, hero: int) -> TypeGuard[Attack]:
    """Return True for a blow of this hero whose dice are not rolled."""
    return isinstance(frame, Attack) and frame.who == hero and frame.via == "melee" and not frame.die


def filch(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Take gold, or a potion from a hero without gold (E16)."""
    figure = state.own_hero(frame.who)
    if figure.gold:
        lost = min(figure.gold, dice.amount(state, term, 0, "filch", chance))
        figure.gold -= lost
        log("filched-gold", seat=state.seat_of(frame.who), gold=lost)
        return
    potions = [pair for pair in figure.pack if ITEMS[pair[0]].kind == "potion"]
    if potions:
        item = potions[dice.pick(state, tuple([number for _, number in potions]), "filch", chance)][0]
        use_up(state, frame.who, item)
        log("filched-item", seat=state.seat_of(frame.who), item=item)


WORDS: Final[dict[str, Word]] = {
    "weary": weary,
    "darken": darken,
    "lose-attack": lose_attack,
    "shatter": shatter,
    "filch": filch,
}
