"""Companions: the faces each source may act as, and the cost of using it (DR-31, DR-86, DR-96 to DR-98)."""

from __future__ import annotations

from functools import lru_cache

from souterrain.core.events import Log
from souterrain.games.roll.content.dice import (
    ACTS_AS,
    FIRST_ALLY,
    FIRST_HERO,
    FIRST_TOKEN,
    SCROLL,
    SOURCES,
    Face,
    Source,
)
from souterrain.games.roll.content.heroes import Side
from souterrain.games.roll.rules.heroes import in_phase
from souterrain.games.roll.state import State

NO_TOKENS = (0,) * 10
NO_ALLIES = (0,) * 3


def added(counts: tuple[int, ...], index: int, number: int) -> tuple[int, ...]:
    """Return the counts with a number added in one place."""
    new = list(counts)
    new[index] += number
    return tuple(new)


def faces_of(side: Side, source: int) -> tuple[Face, ...]:
    """Return every face a source may act as for this hero, its own first; a Scroll by itself is no companion."""
    face = ACTS_AS[source]
    own = () if face == SCROLL else (face,)
    return (*own, *side.acts.get(face, ()))


def is_hero(source: int) -> bool:
    return FIRST_HERO <= source < FIRST_ALLY


def hero_faces(state: State, side: Side) -> tuple[Face, ...]:
    """Return the companions the hero itself counts as now (DR-97)."""
    faces = side.hero_faces
    return faces if faces and not state.exhausted and in_phase(state, side.ultimate) else ()


def present(state: State, side: Side) -> tuple[int, ...]:
    """Count the sources that can be used now."""
    tokens = state.players[state.seat].tokens
    if tokens == NO_TOKENS and state.allies == NO_ALLIES and (state.exhausted or not side.hero_faces):
        return state.party
    hero = hero_faces(state, side)
    return (*state.party, *tokens[:5], *[int(face in hero) for face in range(3)], *state.allies)


def sources(state: State, side: Side) -> tuple[int, ...]:
    """Return the sources that one use can be made of. The hero is one, whatever companion it is named as."""
    tokens = state.players[state.seat].tokens
    if tokens == NO_TOKENS and state.allies == NO_ALLIES and (state.exhausted or not side.hero_faces):
        return kinds(state.party)
    return kinds(state.party) + _others(tokens[:5], hero_faces(state, side)[:1], state.allies)


def can_act(side: Side, sources: tuple[int, ...]) -> bool:
    """Tell if one of these sources is a companion."""
    return bool(sources) and (sources[0] < SCROLL or any(faces_of(side, source) for source in sources))


@lru_cache(maxsize=1 << 11)
def kinds(party: tuple[int, ...]) -> tuple[int, ...]:
    """Return the faces of which there is a die."""
    return tuple([face for face, number in enumerate(party) if number])


@lru_cache(maxsize=1 << 9)
def _others(tokens: tuple[int, ...], hero: tuple[Face, ...], allies: tuple[int, ...]) -> tuple[int, ...]:
    counts = (*tokens, *[int(face in hero) for face in range(3)], *allies)
    return tuple([source for source, number in enumerate(counts, FIRST_TOKEN) if number])


def spend(state: State, source: Source, log: Log) -> None:
    """Use a source: a die dies, a token goes back to the box, the hero tires, an ally's die is free again."""
    if source < FIRST_TOKEN:
        state.party = added(state.party, source, -1)
        state.graveyard += 1
    elif source < FIRST_HERO:
        return_token(state, source - FIRST_TOKEN)
        log("token-used", seat=state.seat, token=SOURCES[source])
    elif source < FIRST_ALLY:
        exhaust(state, log)
    else:
        state.allies = added(state.allies, source - FIRST_ALLY, -1)
        state.supply += 1


def return_token(state: State, token: int) -> None:
    player = state.own()
    player.tokens = added(player.tokens, token, -1)
    state.box = added(state.box, token, 1)


def exhaust(state: State, log: Log) -> None:
    state.exhausted = 1
    if log.heard:
        log("ultimate", seat=state.seat, hero=state.side.name)


def specialty(state: State, log: Log) -> None:
    """Tell that the hero's specialty changed a die, a fight or a draw; titles read it (DR-122)."""
    if log.heard:
        log("specialty", seat=state.seat, hero=state.side.name)
