"""Boards for tests: zones laid one behind the other, and figures put on them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from souterrain.core.fast import Fast
from souterrain.games.donjon.board.figures import FIRST_MONSTER, INSIDE, Hero, Monster
from souterrain.games.donjon.board.ground import CLOSED, LEVEL, OPEN, ROW, Door, Furniture
from souterrain.games.donjon.board.plan import frame
from souterrain.games.donjon.content.places import DUNGEON, DUNGEON_NAMES
from souterrain.games.donjon.facts import FACTS, TableOptions
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.mechanics import dungeon_deck
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import State


def empty(**options: str) -> State:
    s = State()
    s.table.options = TableOptions.read(FACTS.resolve(options))
    return s


def board(*cards: str, side: str = "south", objective: str = "", **options: str) -> State:
    """The first card with the stairs on that side, and each of the others behind the first closed door of the one
    before it, as it lies on the card."""
    s = empty(**options)
    s.deck = tuple([DUNGEON_NAMES.index(card) for card in cards])
    s.objective = DUNGEON_NAMES.index(objective) if objective else -1
    layout.lay_first(s, Fast(0))
    layout.set_stairs(s, side)
    for _ in cards[1:]:
        step(s, closed(s, len(s.zones) - 1)[0])
    return s


def step(s: State, door: Door, way: int = 0) -> int:
    """Lays the next card behind a door."""
    card, s.deck = s.deck[0], s.deck[1:]
    return layout.lay(s, door.number, card, layout.ways(s, door, card)[way], Fast(0))


def closed(s: State, zone: int) -> list[Door]:
    return [door for door in s.doors if door.zone == zone and door.state == CLOSED]


def at(s: State, zone: int, x: int, y: int) -> int:
    """A square in the frame of a zone's card."""
    return frame(s.zones[zone], x, y)


def xy(square: int) -> tuple[int, int, int]:
    return square % ROW, square % LEVEL // ROW, square // LEVEL


def hero(s: State, square: int, life: int = 20) -> int:
    new = Hero()
    new.race, new.cls, new.out, new.life, new.square = "human", "warrior", INSIDE, life, square
    s.heroes = (*s.heroes, new)
    return len(s.heroes) - 1


def monster(s: State, square: int, kind: str = "orc") -> int:
    new = Monster()
    new.uid, new.kind, new.square, new.life = FIRST_MONSTER + len(s.monsters), kind, square, 5
    s.monsters = (*s.monsters, new)
    return new.uid


def thing(s: State, kind: str, *squares: int, result: int = 0) -> Furniture:
    new = Furniture()
    new.kind, new.squares, new.result, new.number = kind, tuple(sorted(squares)), result, 1
    new.zone = plan_of(s).zone_at[squares[0]]
    s.furniture = (*s.furniture, new)
    return new


def dungeons(seeds: range) -> Iterator[State]:
    """Whole dungeons as they come, a random door each time, until the objective is revealed."""
    for seed in seeds:
        chance, choice = Fast(seed), Random(seed)
        s = empty()
        dungeon_deck.build_deck(s, "", chance)
        layout.lay_first(s, chance)
        layout.set_stairs(s, choice.choice(layout.sides(s)))
        while not s.zones[-1].objective:
            layout.keep_open(s)
            door = choice.choice(layout.can_open(s))
            card, s.deck = s.deck[0], s.deck[1:]
            found = layout.ways(s, door, card)
            if found:
                layout.lay(s, door.number, card, choice.choice(found), chance)
            else:
                layout.lay_somehow(s, door.number, card, chance)
        yield s


def reached(s: State) -> set[int]:
    """The squares that can be walked to from the stairs, as if nothing stood anywhere."""
    steps = plan_of(s).steps
    last = found = {s.stairs[0]}
    while last:
        last = {other for square in last for other, _, _ in steps[square]} - found
        found = found | last
    return found


def linked(s: State) -> set[int]:
    """Zones that doors join to the first."""
    found = {0}
    for door in s.doors:
        if door.state == OPEN and door.zone in found:
            found.add(door.beyond)
    return found


def kinds(kind: str) -> list[str]:
    return [card.id for card in DUNGEON if card.kind == kind]
