"""Fighting monsters (DR-30 to DR-32, DR-99)."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, product

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.games.roll.content.dice import (
    ACTS_AS,
    BEATS_MANY,
    CHAMPION,
    FIRST_HERO,
    FOE_OF,
    MONSTERS,
    PARTY,
    SCROLL,
    SOURCE_OF,
    SOURCES,
    Source,
)
from souterrain.games.roll.content.heroes import NOBODY, Side
from souterrain.games.roll.rules.companions import added, can_act, faces_of, is_hero, specialty, spend
from souterrain.games.roll.rules.heroes import refresh
from souterrain.games.roll.rules.rolls import listed, roll_party
from souterrain.games.roll.rules.treasures import draw_token
from souterrain.games.roll.state import State


@lru_cache(maxsize=1 << 11)
def fighting(side: Side, cursed: int, sources: tuple[int, ...], *monsters: int) -> tuple[Verb, ...]:
    """Return the verb, if there is a companion to fight."""
    return (Later("fight", _verb, side, cursed, sources, monsters),) if can_act(side, sources) else ()


def _verb(side: Side, cursed: int, sources: tuple[int, ...], monsters: tuple[int, ...]) -> Verb:
    return Verb("fight", Form(Rows(tuple(chain(*[_fights(side, cursed, source, monsters) for source in sources])))))


@lru_cache(maxsize=1 << 10)
def _fights(side: Side, cursed: int, source: int, monsters: tuple[int, ...]) -> tuple[Items, ...]:
    """Return every set of monsters that one use of a source may beat, the largest first; a hero is named as the
    companion that could beat it anyway."""
    sets = sorted(reach(side, cursed, source, monsters), key=lambda beaten: (-sum(beaten), beaten))
    names = [Source(FIRST_HERO + face) for face in side.hero_faces] if is_hero(source) else [Source(source)]
    rows: list[Items] = []
    for beaten in sets:
        named = next((name for name in names if beaten in _plain_reach(name, monsters)), names[0])
        rows.append(((SOURCES[named], 1), *listed(MONSTERS, beaten)))
    return tuple(rows)


def reach(side: Side, cursed: int, source: int, monsters: tuple[int, ...]) -> set[tuple[int, ...]]:
    reached: set[tuple[int, ...]] = set()
    own = ACTS_AS[source]
    for face in faces_of(side, source):
        many = () if side.single_champion and face == CHAMPION else BEATS_MANY.get(face, ())
        for foe in range(3):
            for number in range(1, (monsters[foe] if foe in many else min(1, monsters[foe])) + 1):
                reached.add(tuple([number if kind == foe else 0 for kind in range(3)]))
    if cursed or own in side.extra:
        reached |= {
            added(beaten, foe, 1) for beaten, foe in product(tuple(reached), range(3)) if beaten[foe] < monsters[foe]
        }
    return reached


def fight(state: State, items: Items, chance: Chance, log: Log) -> None:
    source = SOURCE_OF[items[0][0]]
    side = state.side
    if log.heard:
        log("fought", seat=state.seat, source=SOURCES[source], monsters=list(items[1:]))
        if _needs_specialty(state, items):
            specialty(state, log)
    spend(state, source, log)
    beaten = 0
    dungeon = list(state.dungeon)
    for word, number in items[1:]:
        dungeon[FOE_OF[word]] -= number
        beaten += number
    state.dungeon = tuple(dungeon)
    state.supply += beaten
    if beaten < 2:
        return
    if side.champion_returns and source == SOURCE_OF["champion"]:
        specialty(state, log)
        state.graveyard -= 1
        state.rerolls += 1
        faces = roll_party(state, chance, state.place(chance, f"reroll/{state.rerolls}/party"), 1)
        log("returned", seat=state.seat, dice=listed(PARTY, faces))
    if side.bounty == "token" and any(state.box):
        specialty(state, log)
        draw_token(state, chance, log)
    elif side.bounty == "refresh" and state.exhausted:
        specialty(state, log)
        refresh(state, log)


def _needs_specialty(state: State, items: Items) -> bool:
    """Tell if a party without a hero could not have fought so."""
    source = SOURCE_OF[items[0][0]]
    beaten = tuple([dict(items[1:]).get(word, 0) for word in MONSTERS])
    return ACTS_AS[source] == SCROLL or beaten not in _plain_reach(source, state.dungeon[:3])


@lru_cache(maxsize=1 << 9)
def _plain_reach(source: int, monsters: tuple[int, ...]) -> set[tuple[int, ...]]:
    return reach(NOBODY.novice, 0, source, monsters)
