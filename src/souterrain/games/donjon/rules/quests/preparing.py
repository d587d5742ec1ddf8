"""Before the first card, and when the objective room is found (DJ-041, DJ-098, DJ-099, DJ-191, A-64)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.games.donjon.board import frame
from souterrain.games.donjon.content.creatures import CAPTIVE, CREATURES
from souterrain.games.donjon.content.places import DUNGEON, ROOMS
from souterrain.games.donjon.content.quests import Quest
from souterrain.games.donjon.ground import Furniture
from souterrain.games.donjon.rules import dice, layout, monsters, phases
from souterrain.games.donjon.rules.furnishing import furnish, obstacle
from souterrain.games.donjon.rules.quests.common import (
    FIRST_GROUP,
    LAST_GROUP,
    objective_zone,
    quest_of,
    rule,
)
from souterrain.games.donjon.rules.sheet import gain
from souterrain.games.donjon.state import State, add

FIRST_EVENTS: Final = 2
"""Event cards the master begins with (DJ-047)."""
NEAR_ROWS: Final = 3
"""Rows of a long room before its middle, where a crevasse may be."""


def prepare(s: State, chance: Chance, log: Log | None) -> None:
    """The deck with the objective of the quest, which is shown to all (DJ-041)."""
    first = rule(s, "first")
    layout.build_deck(s, quest_of(s).objective, chance, () if first is None else first.arguments)
    if log is not None:
        log("quest", quest=s.quest_name, card=DUNGEON[s.objective].id)


def first_events(s: State) -> int:
    events = rule(s, "events")
    return FIRST_EVENTS if events is None else events.number()


def all_dark(s: State) -> bool:
    """Whether every zone is dark (Q7)."""
    return rule(s, "dark") is not None


def theme(s: State) -> str:
    """The tag for which a monster card is drawn again once (Q2)."""
    tag = rule(s, "theme")
    return "" if tag is None else tag.arguments[0]


# The objective room


def dress(s: State, zone: int, chance: Chance, log: Log | None) -> None:
    """The quest furnishes and mans its objective; no room card, no event (DJ-098)."""
    quest = quest_of(s)
    chance.seal()
    s.count("found-after", s.counted("explored"))
    s.count("drowned-before", s.counted("drowned"))
    s.count(FIRST_GROUP, len(s.groups))
    if log is not None:
        log("objective-found", zone=zone + 1)
    if quest.term("cards") is not None:
        _fill(s, zone, chance, log)
        return
    _furnish(s, zone, quest)
    s.markers = (*s.markers, *[(name, _at(s, zone, spot), "quest", -1) for name, spot in quest.markers])
    for _ in range(quest.captives):
        monsters.spawn(s, CAPTIVE, monsters.free_near(s, _at(s, zone, (1, 7)), zone))
    _man(s, zone, quest, log)
    phases.begin_combat(s)


def _at(s: State, zone: int, spot: tuple[int, int]) -> int:
    return frame(s.zones[zone], *spot)


def _fill(s: State, zone: int, chance: Chance, log: Log | None) -> None:
    """Without a scenario the cards fill the room: a room card's furniture, a lieutenant with an escort, one more card
    (DJ-099)."""
    weights = tuple([number if _is_plain(card) else 0 for card, number in enumerate(s.rooms)])
    if any(weights):
        card = dice.pick(s, weights, "room", chance)
        s.rooms = add(s.rooms, card, -1)
        own = s.own_zone(zone)
        own.room, own.dark = card, max(own.dark, ROOMS[card].dark)
        if log is not None:
            log("room", room=ROOMS[card].id, zone=zone + 1)
        furnish(s, zone, ROOMS[card].furniture, ROOMS[card].far_furniture, chance)
    monsters.come(s, zone, non_unique=True)
    monsters.come(s, zone, lieutenant=True)


def _is_plain(card: int) -> bool:
    """A long room without a crevasse, which would keep its occupants from the heroes."""
    return ROOMS[card].shape == "rectangular" and "crevasse" not in ROOMS[card].furniture


def _furnish(s: State, zone: int, quest: Quest) -> None:
    still = quest.term("still")
    for kind, spots, locked, result in quest.furniture:
        piece = Furniture()
        piece.kind, piece.zone, piece.locked, piece.result = kind, zone, locked, result
        piece.squares = tuple(sorted([_at(s, zone, spot) for spot in spots]))
        piece.number = 1 + max([other.number for other in s.furniture if other.kind == kind], default=0)
        if still is not None and kind in still.arguments:
            piece.opened, piece.used = 1, tuple(range(len(s.heroes)))
        s.furniture = (*s.furniture, piece)


def _man(s: State, zone: int, quest: Quest, log: Log | None) -> None:
    """A lieutenant of a quest brings no escort, and it stays one (A-64)."""
    group = monsters.add_group(s, -1, 0)
    bound = quest.term("bound")
    appeared = []
    for kind, number, where, life in quest.occupants:
        count = number if CREATURES[kind].unique else monsters.scaled(s, number)
        squares = _near(s, zone) if where == "near" else ()
        placed = monsters.place_group(s, [(kind, count)], zone, group, far=where == "far", squares=squares, exact=True)
        appeared.append((kind, count))
        s.count(f"placed-{kind}", count)
        for uid in placed:
            monster = s.own_monster(uid)
            monster.life = monster.max_life = life or monster.max_life
            if bound is not None and kind in bound.arguments:
                monster.marks = (*monster.marks, ("bound", 1, "quest", -1))
    s.count(LAST_GROUP, len(s.groups))
    if log is not None:
        log("appeared", monsters=appeared, zone=zone + 1)


def _near(s: State, zone: int) -> tuple[int, ...]:
    """Free squares on this side of the middle, the inner ones first."""
    held = monsters.taken(s) | obstacle(s) | {marker[1] for marker in s.markers}
    squares = [_at(s, zone, (x, y)) for y in reversed(range(NEAR_ROWS)) for x in range(4)]
    return tuple([square for square in squares if square not in held])


# Its furniture


def may_open(s: State, piece: Furniture) -> bool:
    """Some of it stays shut as long as the fight lasts (Q2)."""
    shut = rule(s, "shut-in-combat")
    own = shut is not None and piece.zone == objective_zone(s) and piece.kind in shut.arguments
    return not (own and s.combat)


def opened(s: State, hero: int, place: int, chance: Chance, log: Log | None) -> bool:
    """A piece that holds what the quest has put there is not rolled for (Q1)."""
    holds, piece = rule(s, "holds"), s.furniture[place]
    if holds is None or piece.zone != objective_zone(s) or piece.kind != holds.arguments[0]:
        return False
    own = s.own_furniture(place)
    own.opened, own.locked = 1, 0
    gain(s.own_hero(hero), holds.arguments[1])
    chance.seal()
    if log is not None:
        log("seized", seat=s.seat_of(hero), item=holds.arguments[1])
    return True
