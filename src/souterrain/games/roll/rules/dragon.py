"""The dragon (DR-50 to DR-55)."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations_with_replacement

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.games.roll.content.dice import BEAST, FIRST_HERO, SCROLL, SOURCE_OF, SOURCES, Face
from souterrain.games.roll.content.heroes import NOBODY, Side
from souterrain.games.roll.rules.companions import faces_of, is_hero, specialty, spend
from souterrain.games.roll.rules.heroes import gain
from souterrain.games.roll.rules.rolls import empty_lair
from souterrain.games.roll.rules.treasures import draw_or_xp
from souterrain.games.roll.state import State


def verb(side: Side, sources: tuple[int, ...]) -> Verb | None:
    fighters, clerics, mages, thieves, champions = map(bool, sources[:SCROLL])
    if fighters + clerics + mages + thieves + champions >= side.dragon_takes:
        return Later("dragon", _verb, side, sources)
    team = _verb(side, sources)
    return team if team.ready else None


@lru_cache(maxsize=1 << 9)
def _verb(side: Side, sources: tuple[int, ...]) -> Verb:
    there = [source for source, number in enumerate(sources) if number]
    rows: list[Items] = []
    for team in combinations_with_replacement(there, side.dragon_takes):
        if all(team.count(source) <= sources[source] for source in team) and differ(side, team) and _named(side, team):
            rows.append(tuple([(SOURCES[source], team.count(source)) for source in dict.fromkeys(team)]))
    return Verb("dragon", Form(Rows(tuple(rows))))


def _named(side: Side, team: tuple[int, ...]) -> bool:
    """Tell if the hero is named as the one companion that would do without its specialty, else as its first."""
    heroes = [source for source in team if is_hero(source)]
    if len(heroes) != 1:
        return not heroes
    names = [FIRST_HERO + face for face in side.hero_faces]
    teams = [tuple([name if is_hero(source) else source for source in team]) for name in names]
    return team == next((named for named in teams if differ(NOBODY.novice, named)), teams[0])


def differ(side: Side, team: tuple[int, ...]) -> bool:
    """Tell if each of the team can be counted as a kind of its own (DR-51, DR-98)."""
    return _assign([faces_of(side, source) for source in team], ())


def _assign(team: list[tuple[Face, ...]], taken: tuple[Face, ...]) -> bool:
    if not team:
        return True
    return any(_assign(team[1:], (*taken, face)) for face in team[0] if face not in taken or face == BEAST)


def fight_dragon(state: State, items: Items, chance: Chance, log: Log) -> None:
    team = tuple([SOURCE_OF[word] for word, number in items for _ in range(number)])
    log("faced-dragon", seat=state.seat, sources=list(items))
    if len(team) < NOBODY.novice.dragon_takes or not differ(NOBODY.novice, team):
        specialty(state, log)
    for source in team:
        spend(state, source, log)
    slay(state, chance, log)


def slay(state: State, chance: Chance, log: Log) -> None:
    """Win a treasure and one XP, and free the lair's dice (DR-54)."""
    state.slain = 1
    log("dragon-slain", seat=state.seat)
    empty_lair(state, log)
    draw_or_xp(state, chance, log)
    gain(state, 1, log, earned=True)
