"""End of a quest: the agreement to stop, secondary objectives, the way home, and the winners of the match."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.core.game import Line, Outcome
from souterrain.games.donjon.board.figures import DEAD, INSIDE, Hero
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.mechanics import experience
from souterrain.games.donjon.rules.mechanics.harm import die
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.questions.quest import WHOLE, participants, quest_of
from souterrain.games.donjon.rules.quests import homecoming
from souterrain.games.donjon.rules.quests.conditions import holds
from souterrain.games.donjon.state import END, TOWN, State

ENDINGS: Final = ("won", "left", "fallen", "lost", "agreed", "time", "idle")
"""Reasons for the end of a quest: victory, nobody inside, nobody standing, its object lost, agreement, either clock."""
CALLED: Final = "called-"
"""Prefix of the counter for a hero who has called the quest done."""


# The agreement to stop


def may_call(state: State, hero: int) -> bool:
    """Return True if a hero may call the quest done: after victory, in exploration, without a monster to fight (A-89,
    A-93)."""
    return bool(state.won) and not state.combat and not state.fighting and not state.counted(f"{CALLED}{hero}")


def call(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    state.count(f"{CALLED}{hero}")
    log("called-it", seat=state.seat_of(hero))


def agreed(state: State) -> bool:
    return (
        bool(state.won)
        and not state.combat
        and bool(state.up)
        and all(state.counted(f"{CALLED}{hero}") for hero in state.up)
    )


def take_back(state: State) -> None:
    """Cancel the calls to stop because a monster has come."""
    if state.won and any(name.startswith(CALLED) for name, _ in state.progress):
        state.progress = tuple([pair for pair in state.progress if not pair[0].startswith(CALLED)])


# The end of a quest


def finish(state: State, reason: str, chance: Chance, log: Log) -> None:
    """Pay secondary objectives and send the heroes home, to the next quest or to the end of the match."""
    chance.seal()
    state.reason, state.frames = reason, ()
    _last_breath(state, reason, log)
    for place, (condition, points) in enumerate(quest_of(state).secondaries):
        if holds(state, condition):
            log("secondary", quest=state.quest_name, number=place + 1)
            for hero in participants(state):
                experience.award(state, hero, points, log, state.quest_name)
    state.count(f"{WHOLE}won", state.won)
    state.count(f"{WHOLE}died", len([hero for hero in state.heroes if hero.out == DEAD]))
    log("quest-over", quest=state.quest_name, reason=f"ending:{reason}", won=state.won)
    for hero in range(len(state.heroes)):
        _bank(state.own_hero(hero))
    state.number += 1
    if state.quest + 1 < len(state.table.quests):
        _home(state)
    else:
        state.step = END
        _rank(state, log)


def _last_breath(state: State, reason: str, log: Log) -> None:
    """Let heroes without life die at the end of a quest, and all heroes inside if none stands (A-01, A-03, DJ-180)."""
    for hero, figure in enumerate(state.heroes):
        if figure.out == INSIDE and (not figure.life or (reason == "fallen" and figure.down)):
            die(state, hero, log)


def _bank(hero: Hero) -> None:
    """Make the earned experience available (DJ-186), and remove the items that belong to the quest."""
    hero.xp, hero.earned = hero.xp + hero.earned, 0
    for item, number in hero.pack:
        if ITEMS[item].quest:
            gain(hero, item, -number)


def _home(state: State) -> None:
    """Let the survivors recover (DJ-132, DJ-133), and replace the dead by new heroes (A-71)."""
    for hero, figure in enumerate(state.heroes):
        if figure.out == DEAD:
            homecoming.bury(state, hero)
        else:
            homecoming.recover(state.own_hero(hero))
    state.progress = tuple([pair for pair in state.progress if pair[0].startswith(WHOLE)])
    state.monsters, state.markers, state.zones, state.doors, state.furniture, state.stairs = (), (), (), (), (), ()
    state.combat = state.lull = state.won = 0
    state.quest += 1
    state.step = TOWN


def _rank(state: State, log: Log) -> None:
    """Log the heroes by their gold (DJ-190, A-77)."""
    for place, hero in ranking(state):
        log("ranked", seat=state.seat_of(hero), place=place, gold=state.heroes[hero].gold)


# The end of the match


def outcome(state: State) -> Outcome:
    """Return the outcome: the heroes win together (DJ-003) with at least half of the quests, else the master
    (DJ-004)."""
    won, played = state.counted(f"{WHOLE}won"), len(state.table.quests)
    heroes_win = 2 * won >= played
    places, scores = [], []
    for seat in range(len(state.heroes) + 1):
        hero = state.hero_of(seat)
        places.append(1 if (hero >= 0) == heroes_win else 2)
        scores.append(_master_lines(state, played - won) if hero < 0 else _hero_lines(state, hero, won))
    return Outcome(tuple(places), "heroes" if heroes_win else "master", tuple(scores))


def _hero_lines(state: State, hero: int, won: int) -> tuple[Line, ...]:
    figure = state.heroes[hero]
    earned = 0 if figure.out == DEAD else state.counted(f"{WHOLE}xp-{hero}")
    return (
        Line("experience", earned, earned),
        Line("gold", figure.gold, 0),
        Line("kills", figure.kills, 0),
        Line("quests-won", won, 0),
    )


def _master_lines(state: State, won: int) -> tuple[Line, ...]:
    return (Line("kills", state.counted(f"{WHOLE}died"), 0), Line("quests-won", won, 0))


def ranking(state: State) -> list[tuple[int, int]]:
    """Return places and living heroes, the richest first, for display; equal gold gives an equal place (DJ-190,
    A-77)."""
    gold = {hero: figure.gold for hero, figure in enumerate(state.heroes) if figure.out != DEAD}
    order = sorted(gold, key=lambda hero: (-gold[hero], hero))
    return [(1 + sum([more > gold[hero] for more in gold.values()]), hero) for hero in order]
