"""Time: turns, rounds and stretches of exploration and combat (DJ-038 … DJ-040, DJ-054, DJ-112), and durations.

A stretch is a sequence of rounds of one kind. Heroes act in any order, each until the turn is ended (DJ-062); in a
combat phase the monsters follow (DJ-064).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.core.frames import Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import Hero
from souterrain.games.donjon.content.creatures import CREATURES, STRENGTH
from souterrain.games.donjon.rules.family import MasterDeed
from souterrain.games.donjon.rules.frames.turn import (
    Combat,
    Duty,
    MonstersDone,
    MonstersEnd,
    Thaw,
    TurnBegins,
    TurnLost,
)
from souterrain.games.donjon.rules.mechanics import dice, spawning
from souterrain.games.donjon.rules.mechanics.harm import die, harm, heal
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.mechanics.turns import _expire, end_turn
from souterrain.games.donjon.rules.moments import MonstersBegin, QuietRoundEnded, TimeUp, TurnEnding, happen
from souterrain.games.donjon.rules.questions import attacks
from souterrain.games.donjon.rules.questions.marching import has_duty
from souterrain.games.donjon.rules.questions.monsters_turn import has_acted
from souterrain.games.donjon.rules.questions.naming import name_of
from souterrain.games.donjon.rules.questions.sheet import can_act, is_hero
from souterrain.games.donjon.rules.turn import stalemate
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State

PROCEED: Final = Verb("proceed", Form())
DONE: Final = Verb("done", Form())
AMBUSH, STRUCK_FIRST = 1, 2
"""Values of `first_monsters`: the monsters will act first in this round (E02), or have done so."""
LOST_TURN = ("asleep",)
"""Marks that cost the figure a whole turn (E08)."""


# Durations


def _figures(state: State) -> Iterator[int]:
    yield from range(len(state.heroes))
    yield from [monster.uid for monster in state.monsters]


def _expire_markers(state: State, *ends: str, source: int | None = None) -> None:
    state.markers = tuple(
        [marker for marker in state.markers if marker[2] not in ends or (source is not None and marker[3] != source)]
    )


def _turn_of(state: State, who: int) -> None:
    """Remove marks and markers that last until the start of this figure's turn."""
    for other in list(_figures(state)):
        _expire(state, other, "round", source=who)
    _expire_markers(state, "round", source=who)


# Rounds


def start_round(state: State, chance: Chance, log: Log) -> None:
    if _too_long(state):
        happen(state, TimeUp("time"), chance, log)
        return
    state.round += 1
    state.stretch += 1
    state.number += 1
    state.drawn = state.played = state.calm = state.stirred = 0
    state.order = ()
    for hero in range(len(state.heroes)):
        _new_turn(state.own_hero(hero))
    if state.options.skill_refresh == "round":
        _straighten(state, state.combat)
    log("round", number=state.round, phase="combat" if state.combat else "exploration")
    if state.combat and state.first_monsters == AMBUSH:
        begin_monsters(state, chance, log)
    elif state.combat:
        begin_heroes(state, chance, log)
    else:
        state.step = START


def _too_long(state: State) -> bool:
    """Return True if exploration or one fight has reached the round limit, if there is one: the quest is lost then."""
    limit = state.options.round_limit
    if not limit:
        return False
    return state.stretch >= limit if state.combat else state.counted("explored") >= limit


def _new_turn(hero: Hero) -> None:
    hero.left, hero.entered, hero.ran, hero.struck, hero.acted = -1, 0, 0, 0, 0
    hero.extra = int(hero.has("heroic"))
    hero.tested = ()
    hero.ended = 0 if hero.standing else 1


def begin_heroes(state: State, chance: Chance, log: Log) -> None:
    state.step = HEROES
    state.number += 1
    for hero in reversed(state.up):
        state.push(TurnBegins(who=hero))


def turn_begins(state: State, frame: TurnBegins, chance: Chance, log: Log) -> None:
    """Begin a figure's turn with poison, ice or a lost turn (A-46, M4, E08)."""
    who = frame.who
    if not is_hero(who) and not state.is_there(who):
        return
    _turn_of(state, who)
    figure = state.figure(who)
    if figure.has("frozen"):
        test(state, who, STRENGTH, Thaw())
    if isinstance(figure, Hero):
        if any(figure.has(name) for name in LOST_TURN):
            state.push(TurnLost(who=who))
        if figure.has("poisoned"):
            harm(state, who, dice.roll(state, 4, "poison", chance), cause="poisoned")
    elif "regenerate" in CREATURES[figure.kind].flags and figure.life < figure.max_life:
        heal(state, who, 1, log)


def thaw(state: State, frame: Thaw, chance: Chance, log: Log) -> None:
    """Free the figure of the ice, so that it acts at once; otherwise its turn is lost (M4)."""
    if frame.success:
        unmarked(state, frame.who, "frozen")
    else:
        state.push(TurnLost(who=frame.who))


def turn_lost(state: State, frame: TurnLost, chance: Chance, log: Log) -> None:
    if is_hero(frame.who):
        if state.heroes[frame.who].standing:
            end_turn(state, frame.who, chance, log)
    elif state.is_there(frame.who):
        state.own_monster(frame.who).ended = 1


def go_on(state: State, chance: Chance, log: Log) -> None:
    """Continue after the last hero's turn if nobody has anything to answer; first with monsters that are met again
    (A-93)."""
    if not state.combat and state.monsters:
        stalemate.meet(state, log)
        if state.frames:
            return
    if state.step == HEROES and not [hero for hero in state.heroes if not hero.ended and hero.standing]:
        after_heroes(state, chance, log)


def after_heroes(state: State, chance: Chance, log: Log) -> None:
    if state.combat and stalemate.have_withdrawn(state):
        stalemate.part(state)
    if state.combat and not state.fighting:
        end_combat(state, chance, log)
    elif state.combat and not state.first_monsters:
        begin_monsters(state, chance, log)
    else:
        state.first_monsters = 0
        end_round(state, chance, log)


# Monsters


def begin_monsters(state: State, chance: Chance, log: Log) -> None:
    state.step = MONSTERS
    state.number += 1
    log("monsters-turn")
    for monster in state.monsters:
        own = state.own_monster(monster.uid)
        own.entered = own.attacks = own.hit = own.cast = own.ended = 0
        own.aimed = ()
    spawning.enter_waiting(state, log)
    happen(state, MonstersBegin(), chance, log)
    for monster in reversed(state.foes):
        state.push(TurnBegins(who=monster.uid))


def end_monsters(state: State, chance: Chance, log: Log) -> None:
    state.push(MonstersDone())
    for monster in state.foes:
        happen(state, TurnEnding(monster.uid), chance, log)
        _expire(state, monster.uid, "turn")


def monsters_done(state: State, frame: MonstersDone, chance: Chance, log: Log) -> None:
    if state.first_monsters == AMBUSH:
        state.first_monsters = STRUCK_FIRST
        begin_heroes(state, chance, log)
    elif state.fighting:
        end_round(state, chance, log)
    else:
        end_combat(state, chance, log)


def end_round(state: State, chance: Chance, log: Log) -> None:
    """End a round: apply the idle limit (A-86), and deaths if they are checked every round (A-01, A-02)."""
    state.quiet = 0 if state.stirred else state.quiet + 1
    limit = state.options.idle_limit
    if limit and state.quiet >= limit:
        happen(state, TimeUp("idle"), chance, log)
        return
    met = False
    if not state.combat:
        happen(state, QuietRoundEnded(), chance, log)
        met = stalemate.wander(state, chance, log)
    else:
        if stalemate.is_on(state):
            stalemate.count_round(state, log)
            if not state.fighting:
                end_combat(state, chance, log)
                return
        state.lull = int(state.stirred < 2 and not attacks.can_get_at_anybody(state))
    check = state.options.death_check if state.combat else state.options.death_check_pe
    if check == "round":
        _bury(state, log)
    if state.options.duration_unit == "round":
        for who in list(_figures(state)):
            _expire(state, who, "pc" if state.combat else "pe")
    if not met:
        start_round(state, chance, log)


# Stretches


def combat(state: State, frame: Combat, chance: Chance, log: Log) -> None:
    if not state.fighting:
        return
    _end_stretch(state, "pe", log)
    state.combat, state.stretch, state.lull, state.still = 1, 0, 0, 0
    state.first_monsters = frame.ambush
    for hero in range(len(state.heroes)):
        if state.heroes[hero].waits_for:
            state.own_hero(hero).waits_for = ()
    _straighten(state, 1)
    start_round(state, chance, log)


def end_combat(state: State, chance: Chance, log: Log) -> None:
    """End a fight; heroes still at no life are dead (DJ-123, A-01)."""
    _bury(state, log)
    _end_stretch(state, "pc", log)
    state.combat = state.stretch = state.lull = state.first_monsters = 0
    _straighten(state, 0)
    start_round(state, chance, log)


def _bury(state: State, log: Log) -> None:
    for hero, figure in enumerate(state.heroes):
        if figure.out == 0 and not figure.life:
            die(state, hero, log)


def _end_stretch(state: State, phase: str, log: Log) -> None:
    """Remove the marks that end with a stretch; one without any round does not count (A-06)."""
    ends = ("phase", phase) if state.stretch else ("phase",)
    if state.options.duration_unit == "round":
        ends = ("phase",)
    for who in list(_figures(state)):
        _expire(state, who, *ends)
    _expire_markers(state, "phase", "round")
    if phase == "pc":
        log("combat-over")


def _straighten(state: State, in_combat: int) -> None:
    """Make skills of an earlier phase of this kind available again (DJ-024, A-05)."""
    for hero, figure in enumerate(state.heroes):
        left = tuple([pair for pair in figure.tilted if pair[1] != in_combat])
        if left != figure.tilted:
            state.own_hero(hero).tilted = left


# Verbs of the master


def master_verbs(state: State) -> list[Verb]:
    if state.step == START:
        return [PROCEED]
    return [DONE] if state.step == MONSTERS else []


def proceed(state: State, items: Items, chance: Chance, log: Log) -> None:
    begin_heroes(state, chance, log)


def done(state: State, items: Items, chance: Chance, log: Log) -> None:
    """End the monsters' turn, after what some of them must do first (P6, A-43); tell who could not act."""
    for monster in state.foes:
        if not can_act(state, monster.uid) and not has_acted(monster):
            log("reasoned", monster=name_of(state, monster.uid), reason="cannot-act")
    owing = [monster.uid for monster in state.foes if has_duty(state, monster)]
    if not owing:
        end_monsters(state, chance, log)
        return
    state.push(MonstersEnd())
    for uid in reversed(owing):
        state.push(Duty(who=uid))


def monsters_end(state: State, frame: MonstersEnd, chance: Chance, log: Log) -> None:
    end_monsters(state, chance, log)


MASTER_DEEDS: Final[dict[str, MasterDeed]] = {"proceed": proceed, "done": done}


def master_why(state: State, verb: str, items: Items) -> Rejected:
    if verb == "proceed":
        return Rejected("nothing-follows", "DJ-051") if state.step == START else Rejected("monsters-act", "DJ-065")
    return Rejected("nothing-follows" if state.step == MONSTERS else "monsters-wait", "DJ-065")


KINDS: Final[Kinds] = {
    TurnBegins: Kind(turn_begins),
    Thaw: Kind(thaw),
    TurnLost: Kind(turn_lost),
    MonstersEnd: Kind(monsters_end),
    MonstersDone: Kind(monsters_done),
    Combat: Kind(combat),
}
