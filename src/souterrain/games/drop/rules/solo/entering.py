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


def new_level(state: State, chance: Chance, log: Log) -> None:
    """Gather everything and drop it anew; life is full, the reserve empty (DD-112, DD-117)."""
    for cube in range(len(CUBES)):
        state.put(cube, AWAY)
    solo = state.own_solo()
    solo.turn = solo.stairs = 0
    solo.tokens = ()
    hero = state.own(state.seat)
    hero.covered = hero.marks = 0
    hero.chests = hero.tilted = ()
    state.stand(state.seat, ())
    state.deeds = 0
    state.used = state.effect = ""
    exploring.fill_box(state)
    log("level", level=solo.level, quest=hero.task.name)
    exploring.open_dungeon(state, (*SOLO_CUBES, FIRST_PAWN), chance, log)
    _bring_inside(state, chance, log)
    state.step = ENTER


def _bring_inside(state: State, chance: Chance, log: Log) -> None:
    """Drop Stairs and pawn again, that piece alone, until they lie inside, and the pawn until a room that
    holds it can be survived (DD-102, DD-103)."""
    while True:
        if state.layout().outside_limits(STAIRS):
            piece = STAIRS
        elif not state.pawns[state.seat] or state.layout().outside_limits(FIRST_PAWN) or not rooms(state):
            piece = FIRST_PAWN
        else:
            return
        log("dropped-again", piece="stairs" if piece == STAIRS else "pawn")
        trays.drop(state, chance, log, "inside", (piece, *state.cubes(FALLEN)), exploring.CENTRE)


def rooms(state: State) -> tuple[looting.Offer, ...]:
    """Return rooms that hold the pawn and that the hero survives; no ability works yet."""
    return tuple(
        [
            offer
            for offer in looting.candidates(state)
            if 1 << FIRST_PAWN & offer.room.inside
            and not looting.blockers(state, offer.room)
            and can_survive(state, state.seat, offer.room.inside & ALL_MONSTERS)
        ]
    )


def verbs(state: State) -> tuple[Verb, ...]:
    return (Verb("enter", Form(Rows(tuple([offer.row for offer in rooms(state)])))),)


def enter(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Loot the room; tokens take the places of its Pillars, which are out of play until the next level."""
    pillars = named(items)
    room = looting.room_of(state, pillars)
    assert room is not None
    solo = state.own_solo()
    solo.stairs = int(looting.holds_stairs(room))
    solo.turn = 1
    log("entered", seat=state.seat, pillars=[(WORD_OF[body], 1) for body in pillars])
    looting.loot(state, items, log)
    solo.tokens = tuple([state.spots[body] for body in pillars])
    for body in pillars:
        state.put(body, AWAY)
    state.stand(state.seat, ())
    state.step = EXPLORE
    state.deeds = 0
