"""A new level: the drop, the pawn and the Stairs inside the limits, and the first room (DD-102, DD-103)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.games.drop.content.cubes import (
    ALL_MONSTERS,
    CUBES,
    FIRST_PAWN,
    SOLO_CUBES,
    STAIRS,
    WORD_OF,
)
from souterrain.games.drop.rules import exploring, looting, trays
from souterrain.games.drop.rules.aims import named
from souterrain.games.drop.rules.harm import can_survive
from souterrain.games.drop.state import AWAY, ENTER, EXPLORE, FALLEN, State


def new_level(s: State, chance: Chance, log: Log | None) -> None:
    """Everything is gathered and dropped anew; life is full, the reserve empty (DD-112, DD-117)."""
    for cube in range(len(CUBES)):
        s.put(cube, AWAY)
    solo = s.own_solo()
    solo.turn = solo.stairs = 0
    solo.tokens = ()
    hero = s.own(s.seat)
    hero.covered = hero.marks = 0
    hero.chests = hero.tilted = ()
    s.stand(s.seat, ())
    s.deeds = 0
    s.used = s.effect = ""
    exploring.fill_box(s)
    if log is not None:
        log("level", level=solo.level, quest=hero.task.name)
    exploring.open_dungeon(s, (*SOLO_CUBES, FIRST_PAWN), chance, log)
    _bring_inside(s, chance, log)
    s.step = ENTER


def _bring_inside(s: State, chance: Chance, log: Log | None) -> None:
    """Stairs and pawn are dropped again, that piece alone, until they lie inside, and the pawn until a room that
    holds it can be survived (DD-102, DD-103)."""
    while True:
        if s.layout().outside_limits(STAIRS):
            piece = STAIRS
        elif not s.pawns[s.seat] or s.layout().outside_limits(FIRST_PAWN) or not rooms(s):
            piece = FIRST_PAWN
        else:
            return
        if log is not None:
            log("dropped-again", piece="stairs" if piece == STAIRS else "pawn")
        trays.drop(s, chance, log, "inside", (piece, *s.cubes(FALLEN)), exploring.CENTRE)


def rooms(s: State) -> tuple[looting.Offer, ...]:
    """Rooms that hold the pawn and that the hero survives; no ability works yet."""
    return tuple(
        [
            offer
            for offer in looting.candidates(s)
            if 1 << FIRST_PAWN & offer.room.inside
            and not looting.blockers(s, offer.room)
            and can_survive(s, s.seat, offer.room.inside & ALL_MONSTERS)
        ]
    )


def verbs(s: State) -> tuple[Verb, ...]:
    return (Verb("enter", Form(Rows(tuple([offer.row for offer in rooms(s)])))),)


def enter(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """The room is looted; tokens take the places of its Pillars, which are out of play until the next level."""
    pillars = named(items)
    room = looting.room_of(s, pillars)
    assert room is not None
    solo = s.own_solo()
    solo.stairs = int(looting.holds_stairs(room))
    solo.turn = 1
    if log is not None:
        log("entered", seat=s.seat, pillars=[(WORD_OF[body], 1) for body in pillars])
    looting.loot(s, items, log)
    solo.tokens = tuple([s.spots[body] for body in pillars])
    for body in pillars:
        s.put(body, AWAY)
    s.stand(s.seat, ())
    s.step = EXPLORE
    s.deeds = 0
