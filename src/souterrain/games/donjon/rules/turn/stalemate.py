"""Fights that lead nowhere, with the option `stalemate: leave`: monsters leave them, heroes withdraw (A-93, A-94).

Without the option a fight goes on as long as a monster is on the board (DJ-112), and may come to a lull (A-86).
"""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import AWAY, PARTED, Monster
from souterrain.games.donjon.content.creatures import CAPTIVE, called
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.turns import begin_combat, end_turn
from souterrain.games.donjon.rules.questions.attacks import can_get_at, shots
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.rules.questions.marching import can_march, marches
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.questions.sight import visible_to_heroes
from souterrain.games.donjon.state import State

LEAVE: Final = "leave"
STILL: Final = 5
"""Rounds without a change after which all monsters leave a fight (A-93)."""
WITHDREW: Final = "withdrew"
"""Note of a hero who withdraws in this round (A-94)."""
WITHDRAW: Final = Verb("withdraw", Form())


def is_on(state: State) -> bool:
    return state.options.stalemate == LEAVE


# Monsters that leave a fight


def count_round(state: State, log: Log) -> None:
    """Count a round of a fight: for each monster that nobody sees and that can get at nobody, and for all of them if
    nothing has changed (A-93)."""
    for monster in state.foes:
        in_touch = visible_to_heroes(state, monster.square) or can_get_at(state, monster)
        astray = 0 if in_touch else min(AWAY, monster.astray + 1)
        if astray != monster.astray:
            state.own_monster(monster.uid).astray = astray
            if astray == AWAY:
                log("strayed", monster=called(monster.kind, monster.number))
    state.still += 1
    if state.still >= STILL and state.fighting:
        log("fight-left")
        part(state)


def part(state: State) -> None:
    """Let all monsters leave the fight."""
    for monster in state.monsters:
        if monster.kind != CAPTIVE:
            seen = monster.square >= 0 and visible_to_heroes(state, monster.square)
            state.own_monster(monster.uid).astray = PARTED if seen else AWAY


def is_watched(state: State) -> bool:
    """Return True if a monster has left the fight in sight of the heroes, and the round is not over: nobody rests."""
    return any(monster.astray == PARTED for monster in state.monsters)


# Monsters that wander


def wander(state: State, chance: Chance, log: Log) -> bool:
    """Move every monster that has left the fight once in an exploration round, out of sight if it can. Those who then
    are seen, or can attack in their next turn, come back: return True if there are any, and a fight begins."""
    for monster in state.foes:
        own = state.own_monster(monster.uid)
        own.astray, own.entered = AWAY, 0
        ways = sorted(marches(state, own)) if can_march(state, own) else []
        ways = [square for square in ways if not visible_to_heroes(state, square)] or ways
        if ways:
            own.square = ways[dice.roll(state, len(ways), "wander", chance) - 1]
            log("monster-moved", monster=called(own.kind, own.number), zone=plan_of(state).zone_at[own.square] + 1)
    near = [monster for monster in state.foes if _is_near(state, monster)]
    _come_back(state, near, log)
    return bool(near)


def _is_near(state: State, monster: Monster) -> bool:
    if visible_to_heroes(state, monster.square) or shots(state, monster.uid):
        return True
    squares = {monster.square, *(marches(state, monster) if can_march(state, monster) else ())}
    heroes = [state.heroes[hero].square for hero in state.up]
    return any(plan_of(state).adjacent(square, there) for square in squares for there in heroes)


def meet(state: State, log: Log) -> None:
    """Begin a fight with monsters that had left one unseen, as soon as a hero sees them (DJ-112)."""
    away = [monster for monster in state.foes if monster.astray == AWAY]
    _come_back(state, [monster for monster in away if visible_to_heroes(state, monster.square)], log)


def _come_back(state: State, monsters: list[Monster], log: Log) -> None:
    for monster in monsters:
        state.own_monster(monster.uid).astray = 0
        log("came-back", monster=called(monster.kind, monster.number))
    if monsters:
        begin_combat(state)


# Heroes who withdraw


def may_withdraw(state: State, hero: int) -> bool:
    """Return True if a hero may withdraw from a fight: without an attack in this turn, and while no monster is beside
    any hero (A-94)."""
    figure = state.heroes[hero]
    return bool(is_on(state) and state.combat and not figure.struck and not figure.has("pit") and not _is_beside(state))


def _is_beside(state: State) -> bool:
    plan = plan_of(state)
    heroes = [state.heroes[hero].square for hero in state.up]
    return any(plan.adjacent(monster.square, square) for monster in state.foes for square in heroes)


def withdraw(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    figure = state.own_hero(hero)
    figure.tested = (*figure.tested, WITHDREW)
    log("withdrew", seat=state.seat_of(hero))
    end_turn(state, hero, chance, log)


def have_withdrawn(state: State) -> bool:
    """Return True if all heroes who can act have withdrawn in this round, and no monster is beside one."""
    able = [state.heroes[hero] for hero in state.up if can_act(state, hero)]
    return bool(able) and all(WITHDREW in figure.tested for figure in able) and not _is_beside(state)


def why_not_withdraw(state: State, hero: int) -> Rejected:
    if not is_on(state):
        return Rejected("no-withdrawal", "DJ-112")
    if not state.combat:
        return Rejected("no-combat", "DJ-112")
    return Rejected("struck-already" if state.heroes[hero].struck else "monster-beside", "A-94")
