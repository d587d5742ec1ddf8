"""The score at the end (DD-40 to DD-50, DD-70 to DD-72, quests DD-241 to DD-250)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.game import Line, Outcome
from souterrain.games.drop.content.cards import CLASSES
from souterrain.games.drop.content.cubes import ALL_MONSTERS, CUBES, GEMS, MONSTER_POINTS, SMALL
from souterrain.games.drop.state import Hero, State

FACES: Final = 6
"""A chest is a die (DD-42)."""


def count(state: State, seat: int, kind: str) -> int:
    return len(state.held(seat, kind))


def pairs(state: State, seat: int) -> int:
    """Return chests that a Key opens (DD-41, DD-42)."""
    return min(count(state, seat, "key"), count(state, seat, "chest"))


def monsters(state: State, seat: int) -> int:
    return (state.there(seat) & ALL_MONSTERS).bit_count()


def roll_chests(state: State, seat: int, chance: Chance, log: Log) -> None:
    """Roll every opened chest (DD-70)."""
    hero = state.own(seat)
    place = f"level/{state.solo.level}/chest" if state.solo is not None else f"end/seat/{seat}/chest"
    hero.chests = tuple([1 + chance.number(f"{place}/{index}", FACES) for index in range(pairs(state, seat))])
    if hero.chests:
        log("chests", seat=seat, number=len(hero.chests), points=sum(hero.chests))


def _more(state: State, seat: int, number: Callable[[int], int], most: int, tied: int) -> int:
    """Return the points for being ahead of everybody, or level with the best."""
    mine, best = number(seat), max(number(other) for other in range(state.table.seats) if other != seat)
    return most if mine > best else tied if mine == best else 0


def _heros_help(state: State, seat: int) -> int:
    return _more(state, seat, lambda other: monsters(state, other), 6, 3) if monsters(state, seat) else 0


def _hoarders_hunt(state: State, seat: int) -> int:
    return _more(state, seat, state.weight, 7, 3)


def _scouts_specialty(state: State, seat: int) -> int:
    return 5 * state.heroes[seat].firsts


def _jewellers_trio(state: State, seat: int) -> int:
    return 3 * min(count(state, seat, gem) for gem in GEMS)


def _goblin_bounty(state: State, seat: int) -> int:
    return max(0, count(state, seat, "goblin") - 1)


def _troll_toll(state: State, seat: int) -> int:
    return 2 * count(state, seat, "troll") + 3 * count(state, seat, "dragon")


def _locksmiths_ledger(state: State, seat: int) -> int:
    opened = pairs(state, seat)
    return 2 * opened + count(state, seat, "key") + count(state, seat, "chest") - 2 * opened


def _pocket_gems(state: State, seat: int) -> int:
    return max(0, sum(CUBES[cube].size == SMALL for gem in GEMS for cube in state.held(seat, gem)) - 1)


def _alchemists_shelf(state: State, seat: int) -> int:
    return 3 * (count(state, seat, "potion") + count(state, seat, "shield"))


def _royal_tithe(state: State, seat: int) -> int:
    return (count(state, seat, "gold") + 1) // 2


BONUS: Final[dict[str, Callable[[State, int], int]]] = {
    "heros-help": _heros_help,
    "hoarders-hunt": _hoarders_hunt,
    "scouts-specialty": _scouts_specialty,
    "jewellers-trio": _jewellers_trio,
    "goblin-bounty": _goblin_bounty,
    "troll-toll": _troll_toll,
    "locksmiths-ledger": _locksmiths_ledger,
    "pocket-gems": _pocket_gems,
    "alchemists-shelf": _alchemists_shelf,
    "royal-tithe": _royal_tithe,
}


def renown(hero: Hero) -> int:
    """Return the points on a hero's Race and Class, which make up for a weaker ability (DD-72)."""
    return hero.card.renown + sum(CLASSES[index].renown for index in hero.classes)


def lines(state: State, seat: int) -> tuple[Line, ...]:
    """Return the score item by item; chests that are not rolled yet bring nothing (DD-72)."""
    hero: Hero = state.heroes[seat]
    gold = count(state, seat, "gold")
    gems = [Line(gem, count(state, seat, gem), count(state, seat, gem) * hero.task.worth(gem)) for gem in GEMS]
    beaten = [
        Line(kind, count(state, seat, kind), count(state, seat, kind) * points)
        for kind, points in MONSTER_POINTS.items()
        if points
    ]
    bonus = BONUS[hero.task.name](state, seat)
    known = renown(hero)
    return (
        Line("gold", gold, gold),
        Line("chest", len(hero.chests), sum(hero.chests)),
        *gems,
        *beaten,
        Line("mark", hero.marks, hero.marks),
        Line("quest", bonus, bonus),
        *([Line("renown", known, known)] if state.solo is None else []),
        *([Line("step", hero.steps, hero.steps)] if state.table.options.teamwork else []),
    )


def total(state: State, seat: int) -> int:
    return sum(line.points for line in lines(state, seat))


def ranking(state: State) -> Outcome:
    """Rank by the highest score; of equals the hero with the higher initiative number (DD-71)."""
    seats = range(state.table.seats)
    worth = [(total(state, seat), state.heroes[seat].card.initiative) for seat in seats]
    places = tuple([1 + sum(other > worth[seat] for other in worth) for seat in seats])
    scores = tuple([lines(state, seat) for seat in seats])
    best = sorted(score for score, _ in worth)
    tied = len(best) > 1 and best[-1] == best[-2]
    return Outcome(places, "initiative" if tied else "highest", scores)
