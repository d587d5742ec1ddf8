"""Who may act as what, and what it costs to use somebody (DR-31, DR-86, DR-96 to DR-98)."""

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
    """The counts with a number added in one place."""
    new = list(counts)
    new[index] += number
    return tuple(new)


def faces_of(side: Side, source: int) -> tuple[Face, ...]:
    """Every face a source may act as for this hero, its own first; a Scroll by itself is no companion."""
    face = ACTS_AS[source]
    own = () if face == SCROLL else (face,)
    return (*own, *side.acts.get(face, ()))


def is_hero(source: int) -> bool:
    return FIRST_HERO <= source < FIRST_ALLY


def hero_faces(s: State, side: Side) -> tuple[Face, ...]:
    """The companions the hero itself counts as now (DR-97)."""
    faces = side.hero_faces
    return faces if faces and not s.exhausted and in_phase(s, side.ultimate) else ()


def present(s: State, side: Side) -> tuple[int, ...]:
    """How many of each source can be used now."""
    tokens = s.players[s.seat].tokens
    if tokens == NO_TOKENS and s.allies == NO_ALLIES and (s.exhausted or not side.hero_faces):
        return s.party
    hero = hero_faces(s, side)
    return (*s.party, *tokens[:5], *[int(face in hero) for face in range(3)], *s.allies)


def sources(s: State, side: Side) -> tuple[int, ...]:
    """Which sources there are: what one use can be made of. The hero is one, whatever companion it is named as."""
    tokens = s.players[s.seat].tokens
    if tokens == NO_TOKENS and s.allies == NO_ALLIES and (s.exhausted or not side.hero_faces):
        return kinds(s.party)
    return kinds(s.party) + _others(tokens[:5], hero_faces(s, side)[:1], s.allies)


def can_act(side: Side, sources: tuple[int, ...]) -> bool:
    """Whether one of these sources is a companion."""
    return bool(sources) and (sources[0] < SCROLL or any(faces_of(side, source) for source in sources))


@lru_cache(maxsize=1 << 13)
def kinds(party: tuple[int, ...]) -> tuple[int, ...]:
    """Which faces there are."""
    return tuple([face for face, number in enumerate(party) if number])


@lru_cache(maxsize=1 << 14)
def _others(tokens: tuple[int, ...], hero: tuple[Face, ...], allies: tuple[int, ...]) -> tuple[int, ...]:
    counts = (*tokens, *[int(face in hero) for face in range(3)], *allies)
    return tuple([source for source, number in enumerate(counts, FIRST_TOKEN) if number])


def spend(s: State, source: Source, log: Log | None) -> None:
    """Uses a source: a die dies, a token goes back to the box, the hero tires, an ally's die is free again."""
    if source < FIRST_TOKEN:
        s.party = added(s.party, source, -1)
        s.graveyard += 1
    elif source < FIRST_HERO:
        return_token(s, source - FIRST_TOKEN)
        if log is not None:
            log("token-used", seat=s.seat, token=SOURCES[source])
    elif source < FIRST_ALLY:
        exhaust(s, log)
    else:
        s.allies = added(s.allies, source - FIRST_ALLY, -1)
        s.supply += 1


def return_token(s: State, token: int) -> None:
    player = s.own()
    player.tokens = added(player.tokens, token, -1)
    s.box = added(s.box, token, 1)


def exhaust(s: State, log: Log | None) -> None:
    s.exhausted = 1
    if log is not None:
        log("ultimate", seat=s.seat, hero=s.side.name)


def specialty(s: State, log: Log | None) -> None:
    """The hero's specialty changed a die, a fight or a draw: the story says so, and titles read it (DR-122)."""
    if log is not None:
        log("specialty", seat=s.seat, hero=s.side.name)
