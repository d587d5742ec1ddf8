"""Preparation of a quest, and of its objective room once it is found (DJ-041, DJ-098, DJ-099, DJ-191, A-64)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board.ground import Furniture
from souterrain.games.donjon.board.plan import frame
from souterrain.games.donjon.content.creatures import CAPTIVE, CREATURES
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.content.quests import Quest
from souterrain.games.donjon.rules.frames.fight import Come
from souterrain.games.donjon.rules.mechanics import dice, dungeon_deck, spawning, turns
from souterrain.games.donjon.rules.mechanics.furnishing import furnish
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.moments import KeepsakeFound
from souterrain.games.donjon.rules.questions import obstacles
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.quest import (
    FIRST_GROUP,
    LAST_GROUP,
    keepsake,
    quest_of,
    rule,
)
from souterrain.games.donjon.state import State, add

NEAR_ROWS: Final = 3
"""Rows of a long room before its middle."""


def prepare(state: State, chance: Chance, log: Log) -> None:
    """Build the deck with the objective of the quest, which is public (DJ-041)."""
    first, depth = rule(state, "first"), rule(state, "depth")
    dungeon_deck.build_deck(
        state,
        quest_of(state).objective,
        chance,
        () if first is None else first.arguments,
        0 if depth is None else depth.number(),
    )
    log("quest", quest=state.quest_name, card=DUNGEON[state.objective].id)


# The objective room


def dress(state: State, zone: int, chance: Chance, log: Log) -> None:
    """Place the furniture and the occupants of the objective, without room card and event (DJ-098)."""
    quest = quest_of(state)
    chance.seal()
    state.count("found-after", state.counted("explored"))
    state.count("drowned-before", state.counted("drowned"))
    state.count(FIRST_GROUP, len(state.groups))
    log("objective-found", zone=zone + 1)
    if quest.term("cards") is not None:
        _fill(state, zone, chance, log)
        return
    _furnish(state, zone, quest)
    state.markers = (*state.markers, *[(name, _at(state, zone, spot), "quest", -1) for name, spot in quest.markers])
    for _ in range(quest.captives):
        spawning.spawn(state, CAPTIVE, obstacles.free_near(state, _at(state, zone, (1, 7)), zone))
    _man(state, zone, quest, log)
    turns.begin_combat(state)


def _at(state: State, zone: int, spot: tuple[int, int]) -> int:
    return frame(state.zones[zone], *spot)


def _fill(state: State, zone: int, chance: Chance, log: Log) -> None:
    """Fill the objective of a quest without a scenario: furniture of a room card, a lieutenant with an escort, one more
    monster card (DJ-099)."""
    weights = tuple([number if _is_plain(card) else 0 for card, number in enumerate(state.rooms)])
    if any(weights):
        card = dice.pick(state, weights, "room", chance)
        state.rooms = add(state.rooms, card, -1)
        own = state.own_zone(zone)
        own.room, own.dark = card, max(own.dark, ROOMS[card].dark)
        log("room", room=ROOMS[card].id, zone=zone + 1)
        furnish(state, zone, ROOMS[card].furniture, ROOMS[card].far_furniture, chance)
    state.push(Come(zone=zone, non_unique=1))
    state.push(Come(zone=zone, lieutenant=1))


def _is_plain(card: int) -> bool:
    """Return True for a long room without a crevasse, which would separate its occupants from the heroes."""
    return ROOMS[card].shape == "rectangular" and "crevasse" not in ROOMS[card].furniture


def _furnish(state: State, zone: int, quest: Quest) -> None:
    still = quest.term("still")
    for kind, spots, locked, result in quest.furniture:
        piece = Furniture()
        piece.kind, piece.zone, piece.locked, piece.result = kind, zone, locked, result
        piece.squares = tuple(sorted([_at(state, zone, spot) for spot in spots]))
        piece.number = 1 + max([other.number for other in state.furniture if other.kind == kind], default=0)
        if still is not None and kind in still.arguments:
            piece.opened, piece.used = 1, tuple(range(len(state.heroes)))
        state.furniture = (*state.furniture, piece)


def _man(state: State, zone: int, quest: Quest, log: Log) -> None:
    """Place the occupants; a lieutenant of a quest has no escort (A-64)."""
    group = spawning.add_group(state, -1, 0)
    bound = quest.term("bound")
    appeared: list[int] = []
    for kind, number, where, life in quest.occupants:
        count = number if CREATURES[kind].unique else spawning.scaled(state, number)
        squares = _near(state, zone) if where == "near" else ()
        placed = spawning.place_group(
            state, [(kind, count)], zone, group, far=where == "far", squares=squares, exact=True
        )
        appeared += placed
        state.count(f"placed-{kind}", count)
        for uid in placed:
            monster = state.own_monster(uid)
            monster.life = monster.max_life = life or monster.max_life
            if bound is not None and kind in bound.arguments:
                monster.marks = (*monster.marks, ("bound", 1, "quest", -1))
    state.count(LAST_GROUP, len(state.groups))
    log("appeared", monsters=spawning.named(state, appeared), zone=zone + 1)


def _near(state: State, zone: int) -> tuple[int, ...]:
    """Return the free squares before the middle of the room, the inner ones first."""
    held = obstacles.taken(state) | obstacle(state) | {marker[1] for marker in state.markers}
    squares = [_at(state, zone, (x, y)) for y in reversed(range(NEAR_ROWS)) for x in range(4)]
    return tuple([square for square in squares if square not in held])


# Furniture


def keepsake_found(state: State, moment: KeepsakeFound, chance: Chance, log: Log) -> None:
    """Give the hero the item that the quest has put there, without a roll for the piece (Q1)."""
    item = keepsake(state)[1]
    piece = state.own_furniture(moment.place)
    piece.opened, piece.locked = 1, 0
    gain(state.own_hero(moment.hero), item)
    chance.seal()
    log("seized", seat=state.seat_of(moment.hero), item=item)
