"""Time: turns, rounds and stretches of exploration and combat (DJ-038 … DJ-040, DJ-054, DJ-112), and what ends when.

A stretch is a row of rounds of one kind. Heroes act in any order, each until the turn is ended (DJ-062); in a combat
phase the monsters follow (DJ-064).
"""

from __future__ import annotations

from collections.abc import Iterator

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.content.creatures import CREATURES, STRENGTH
from souterrain.games.donjon.figures import NOWHERE, Hero, Mark
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import dice, monsters, quests
from souterrain.games.donjon.rules.frames import kind
from souterrain.games.donjon.rules.harm import die, harm, heal, wait_less
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.sheet import is_hero, speed, unmarked
from souterrain.games.donjon.rules.tests import test
from souterrain.games.donjon.state import HEROES, MONSTERS, START, State

AMBUSH, STRUCK_FIRST = 1, 2
"""The monsters are to act first in this round (E02), or have."""
LOST_TURN = ("pit", "asleep")
"""Marks of those who lose the whole turn (E05, E08)."""


# Points and durations


def pay_point(s: State, hero: int) -> None:
    """A paid action costs one point of speed (DJ-066, A-20)."""
    figure = s.own_hero(hero)
    figure.left = (speed(s, hero) if figure.left < 0 else figure.left) - 1
    figure.acted = 1


def acting(s: State, who: int) -> bool:
    """Whether a figure's turn is being played."""
    step = HEROES if is_hero(who) else MONSTERS
    return s.step == step and not s.figure(who).ended


def until_next_turn(s: State, who: int) -> str:
    """The rest of this turn and the whole of the next one."""
    return "turn+1" if acting(s, who) else "turn"


def _figures(s: State) -> Iterator[int]:
    yield from range(len(s.heroes))
    yield from [monster.uid for monster in s.monsters]


def _expire(s: State, who: int, *ends: str, source: int | None = None) -> None:
    """Marks that end now go; those that end one such moment later come nearer."""
    figure = s.figure(who)
    if not figure.marks:
        return
    kept: list[Mark] = []
    for name, amount, when, origin in figure.marks:
        mine = source is None or origin == source
        if mine and when in ends:
            continue
        if mine and when.endswith("+1") and when[:-2] in ends:
            when = when[:-2]
        kept.append((name, amount, when, origin))
    if tuple(kept) != figure.marks:
        s.own(who).marks = tuple(kept)


def _expire_markers(s: State, *ends: str, source: int | None = None) -> None:
    s.markers = tuple(
        [marker for marker in s.markers if marker[2] not in ends or (source is not None and marker[3] != source)]
    )


def _turn_of(s: State, who: int) -> None:
    """A figure's turn begins: what lasted until then is over."""
    for other in list(_figures(s)):
        _expire(s, other, "round", source=who)
    _expire_markers(s, "round", source=who)


# Rounds


def start_round(s: State, chance: Chance, log: Log | None) -> None:
    if _too_long(s):
        quests.finish(s, "time", chance, log)
        return
    s.round += 1
    s.stretch += 1
    s.number += 1
    s.drawn = s.played = s.calm = s.stirred = 0
    s.order = ()
    for hero in range(len(s.heroes)):
        _new_turn(s.own_hero(hero))
    if s.option("skill_refresh") == "round":
        _straighten(s, s.combat)
    if log is not None:
        log("round", number=s.round, phase="combat" if s.combat else "exploration")
    if s.combat and s.first_monsters == AMBUSH:
        begin_monsters(s, chance, log)
    elif s.combat:
        begin_heroes(s, chance, log)
    else:
        s.step = START


def _too_long(s: State) -> bool:
    """So many rounds of exploration, or of one fight: then the quest is lost, so that every quest ends."""
    limit = int(s.option("round_limit"))
    return s.stretch >= limit if s.combat else s.counted("explored") >= limit


def _new_turn(hero: Hero) -> None:
    hero.left, hero.entered, hero.ran, hero.struck, hero.acted = -1, 0, 0, 0, 0
    hero.extra = int(hero.has("heroic"))
    hero.tested = ()
    hero.ended = 0 if hero.standing else 1


def begin_heroes(s: State, chance: Chance, log: Log | None) -> None:
    s.step = HEROES
    s.number += 1
    for hero in reversed(s.up):
        s.push(Frame("turn-begins", hero, hero))


@kind("turn-begins")
def turn_begins(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """Poison, ice, a turn that is lost (A-46, M4, E05, E08)."""
    who = frame.who
    if not is_hero(who) and not s.is_there(who):
        return
    _turn_of(s, who)
    figure = s.figure(who)
    if figure.has("frozen"):
        test(s, who, STRENGTH, "thaw")
    if isinstance(figure, Hero):
        if any(figure.has(name) for name in LOST_TURN):
            s.push(Frame("turn-lost", who, who))
        if figure.has("poisoned"):
            harm(s, who, dice.roll(s, 4, "poison", chance), cause="poisoned")
    elif "regenerate" in CREATURES[figure.kind].flags and figure.life < figure.max_life:
        heal(s, who, 1, log)


@outcome("thaw")
def thaw(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    """Free of the ice, and acts at once; otherwise the turn is lost (M4)."""
    if success:
        unmarked(s, frame.who, "frozen")
    else:
        s.push(Frame("turn-lost", frame.who, frame.who))


@kind("turn-lost")
def turn_lost(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    if is_hero(frame.who):
        if s.heroes[frame.who].standing:
            end_turn(s, frame.who, chance, log)
    elif s.is_there(frame.who):
        s.own_monster(frame.who).ended = 1


def end_turn(s: State, hero: int, chance: Chance, log: Log | None) -> None:
    """Everybody who is down outside combat waits for one turn of each companion (A-02)."""
    figure = s.own_hero(hero)
    figure.ended = 1
    figure.marks = _counted_down(figure.marks)
    _choke_at_end(s, hero)
    _expire(s, hero, "turn")
    s.number += 1
    wait_less(s, log, hero)
    quests.turn_ended(s, hero, chance, log)


def _counted_down(marks: tuple[Mark, ...]) -> tuple[Mark, ...]:
    """Marks that last for so many own turns."""
    left = [(name, amount - (when == "turns"), when, origin) for name, amount, when, origin in marks]
    return tuple([mark for mark in left if mark[1] > 0 or mark[2] != "turns"])


def _choke_at_end(s: State, who: int) -> None:
    """A cloud attacks whoever ends the turn in it (M2)."""
    from souterrain.games.donjon.rules.skills import choke

    here = s.figure(who).square
    for name, square, _, owner in s.markers:
        if name == "cloud" and square == here:
            choke(s, owner, who)


def go_on(s: State, chance: Chance, log: Log | None) -> None:
    """When nobody is asked: what comes next."""
    if s.step == HEROES and all(hero.ended or not hero.standing for hero in s.heroes):
        after_heroes(s, chance, log)


def after_heroes(s: State, chance: Chance, log: Log | None) -> None:
    if s.combat and not s.monsters_left:
        end_combat(s, chance, log)
    elif s.combat and not s.first_monsters:
        begin_monsters(s, chance, log)
    else:
        s.first_monsters = 0
        end_round(s, chance, log)


# Monsters


def begin_monsters(s: State, chance: Chance, log: Log | None) -> None:
    s.step = MONSTERS
    s.number += 1
    if log is not None:
        log("monsters-turn")
    for monster in s.monsters:
        own = s.own_monster(monster.uid)
        own.entered = own.attacks = own.hit = own.cast = own.ended = 0
        own.aimed = ()
    monsters.enter_waiting(s, log)
    quests.monsters_turn(s, chance, log)
    for monster in reversed(s.foes):
        s.push(Frame("turn-begins", monster.uid, monster.uid))


def end_monsters(s: State, chance: Chance, log: Log | None) -> None:
    s.push(Frame("monsters-done"))
    for monster in s.foes:
        _choke_at_end(s, monster.uid)
        _expire(s, monster.uid, "turn")


@kind("monsters-done")
def monsters_done(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    if s.first_monsters == AMBUSH:
        s.first_monsters = STRUCK_FIRST
        begin_heroes(s, chance, log)
    elif s.monsters_left:
        end_round(s, chance, log)
    else:
        end_combat(s, chance, log)


def end_round(s: State, chance: Chance, log: Log | None) -> None:
    """The clock of those who only wait (A-86); a death that is checked every round (A-01, A-02)."""
    s.quiet = 0 if s.stirred else s.quiet + 1
    limit = int(s.option("idle_limit"))
    if limit and s.quiet >= limit:
        quests.finish(s, "idle", chance, log)
        return
    if not s.combat:
        from souterrain.games.donjon.rules.doors import new_series

        new_series(s, chance, log)
    else:
        s.lull = int(s.stirred < 2 and not monsters.can_get_at_anybody(s))
    if s.option("death_check" if s.combat else "death_check_pe") == "round":
        _bury(s, log)
    if s.option("duration_unit") == "round":
        for who in list(_figures(s)):
            _expire(s, who, "pc" if s.combat else "pe")
    start_round(s, chance, log)


# Stretches


def begin_combat(s: State, ambush: bool = False) -> None:
    """A monster has appeared (DJ-039): the turn ends and a fresh round begins with all heroes (A-80)."""
    if not s.combat and not any(frame.kind == "combat" for frame in s.frames):
        s.frames = (Frame("combat", data=(int(ambush),)), *[f for f in s.frames if f.kind != "steps"])
    elif ambush:
        s.frames = tuple([Frame("combat", data=(1,)) if frame.kind == "combat" else frame for frame in s.frames])


@kind("combat")
def combat(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    if not s.monsters_left:
        return
    _end_stretch(s, "pe", log)
    s.combat, s.stretch, s.lull = 1, 0, 0
    s.first_monsters = frame.data[0]
    for hero in range(len(s.heroes)):
        if s.heroes[hero].waits_for:
            s.own_hero(hero).waits_for = ()
    _straighten(s, 1)
    start_round(s, chance, log)


def end_combat(s: State, chance: Chance, log: Log | None) -> None:
    """The fight is over, and whoever is still at no life is dead (DJ-123, A-01)."""
    _bury(s, log)
    _end_stretch(s, "pc", log)
    s.combat = s.stretch = s.lull = s.first_monsters = 0
    _straighten(s, 0)
    start_round(s, chance, log)


def _bury(s: State, log: Log | None) -> None:
    for hero, figure in enumerate(s.heroes):
        if figure.out == 0 and not figure.life:
            die(s, hero, log)


def _end_stretch(s: State, phase: str, log: Log | None) -> None:
    """A stretch that lasted no round does not count (A-06)."""
    ends = ("phase", phase) if s.stretch else ("phase",)
    if s.option("duration_unit") == "round":
        ends = ("phase",)
    for who in list(_figures(s)):
        _expire(s, who, *ends)
    _expire_markers(s, "phase", "round")
    if log is not None and phase == "pc":
        log("combat-over")


def _straighten(s: State, in_combat: int) -> None:
    """Skills that were used in an earlier phase of this kind can be used again (DJ-024, A-05)."""
    for hero, figure in enumerate(s.heroes):
        left = tuple([pair for pair in figure.tilted if pair[1] != in_combat])
        if left != figure.tilted:
            s.own_hero(hero).tilted = left


def stand_up(s: State, hero: int) -> None:
    """Back in play; acts in this round if the turn has not passed (A-03)."""
    figure = s.own_hero(hero)
    if figure.square != NOWHERE and not figure.acted:
        figure.ended = 0
