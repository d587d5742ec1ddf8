"""A hero's turn: everything that may be said in it, from all families of rules (DJ-051, DJ-062)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board import read_square, squares_items
from souterrain.games.donjon.rules import assault, doors, exploration, furniture, items, quests, skills
from souterrain.games.donjon.rules.assault import strike_web
from souterrain.games.donjon.rules.movement import (
    can_move,
    has_room,
    jump,
    jumps,
    may_run,
    points_left,
    reach,
    run,
    threatened,
    walk,
)
from souterrain.games.donjon.rules.phases import pay_point
from souterrain.games.donjon.rules.sheet import can_act
from souterrain.games.donjon.state import HEROES, State

Deed: TypeAlias = "Callable[[State, int, Items, Chance, Log | None], None]"


ASIDE: Final = "aside"
RUN: Final = Verb("run", Form())
MOST_ASIDE: Final = 6
"""What may be done in a round outside one's own turn."""


def able(s: State) -> list[int]:
    """Heroes who may act now: all who have not ended their turn, or in a dispute the first of them (DJ-063)."""
    found = [number for number, hero in enumerate(s.heroes) if not hero.ended and hero.standing]
    for hero in s.order:
        if hero in found:
            return [hero]
    return found


def free(s: State, busy: list[int]) -> list[int]:
    """Seats of heroes who are not asked otherwise and could use or change what they carry (DJ-067, DJ-068, A-88)."""
    idle = [hero for hero in range(len(s.heroes)) if hero not in busy and can_act(s, hero)]
    return [s.seat_of(hero) for hero in idle if any(_free_verbs(s, hero))]


def _free_verbs(s: State, hero: int) -> Iterator[Verb]:
    """After the last monster's fall free skills too (A-01); so many a round that nobody changes clothes for ever."""
    if s.heroes[hero].tested.count(ASIDE) < MOST_ASIDE:
        if s.option("equip_anytime") != "own_turn":
            yield from items.free_verbs(s, hero)
        yield from skills.free_verbs(s, hero)


def verbs(s: State, hero: int) -> list[Verb]:
    if not s.heroes[hero].standing:
        return []
    if not can_act(s, hero):
        return [exploration.END_TURN] if s.step == HEROES and hero in able(s) else []
    if s.step != HEROES or hero not in able(s):
        return list(_free_verbs(s, hero))
    return [
        *_moving(s, hero),
        *assault.hero_verbs(s, hero),
        *doors.verbs(s, hero),
        *furniture.verbs(s, hero),
        *skills.verbs(s, hero),
        *items.verbs(s, hero),
        *quests.hero_verbs(s, hero),
        *exploration.verbs(s, hero),
    ]


def _moving(s: State, hero: int) -> list[Verb]:
    found: list[Verb] = []
    points = points_left(s, hero)
    if points > 0 and can_move(s, hero):
        if has_room(s, hero, points):
            found.append(Later("walk", _walk_verb, s, hero, points))
        across = jumps(s, hero) if not s.heroes[hero].ran else {}
        if across:
            found.append(Verb("jump", Form(Rows(squares_items(s, across)))))
    if may_run(s, hero):
        found.append(RUN)
    webs = [] if s.combat or points < 1 or s.heroes[hero].ran else assault.webs(s, hero)
    if webs:
        found.append(assault.web_verb(s, hero))
    return found


def _walk_verb(s: State, hero: int, points: int) -> Verb:
    return Verb("walk", Form(Rows(squares_items(s, reach(s, hero, points)))))


def _walk(s: State, hero: int, items_: Items, chance: Chance, log: Log | None) -> None:
    walk(s, hero, reach(s, hero, points_left(s, hero))[read_square(s, items_)], log)


def _run(s: State, hero: int, items_: Items, chance: Chance, log: Log | None) -> None:
    run(s, hero, chance, log)


def _jump(s: State, hero: int, items_: Items, chance: Chance, log: Log | None) -> None:
    jump(s, hero, read_square(s, items_), log)


def _strike(s: State, hero: int, items_: Items, chance: Chance, log: Log | None) -> None:
    """Outside combat a web is broken for a point of speed, as often as wished (A-58)."""
    if not s.combat:
        pay_point(s, hero)
        strike_web(s, hero, read_square(s, items_[1:]))
        return
    assault.hero_attacks(s, hero, "strike", items_, chance, log)


def _shoot(s: State, hero: int, items_: Items, chance: Chance, log: Log | None) -> None:
    assault.hero_attacks(s, hero, "shoot", items_, chance, log)


DEEDS: Final[dict[str, Deed]] = {
    "walk": _walk,
    "run": _run,
    "jump": _jump,
    "strike": _strike,
    "shoot": _shoot,
    **doors.DEEDS,
    **furniture.DEEDS,
    **skills.DEEDS,
    **items.DEEDS,
    **quests.DEEDS,
    **exploration.DEEDS,
}


def act(s: State, hero: int, verb: str, said: Items, chance: Chance, log: Log | None) -> None:
    """What a hero says, in the own turn or aside."""
    aside = s.step != HEROES or hero not in able(s)
    DEEDS[verb](s, hero, said, chance, log)
    if aside:
        figure = s.own_hero(hero)
        figure.tested = (*figure.tested, ASIDE)


def why(s: State, hero: int, verb: str, items_: Items) -> Rejected | None:
    """Why a move or an attack is not possible."""
    points = points_left(s, hero)
    if verb in ("walk", "jump"):
        if not can_move(s, hero):
            return Rejected("split-move", "A-31")
        if points < 1:
            return Rejected("no-points", "DJ-055")
        if s.heroes[hero].has("prisoner"):
            return Rejected("prisoner", "DJ-094")
        return Rejected("out-of-reach", "DJ-055" if verb == "walk" else "A-48")
    if verb == "run":
        begun = s.heroes[hero].left >= 0 or s.heroes[hero].struck
        return Rejected("run-first", "A-22") if begun else Rejected("dark", "DJ-105")
    if not s.combat and items_ and items_[0][0] == "web":
        if s.heroes[hero].ran:
            return Rejected("runner", "A-21")
        return Rejected("no-points" if points < 1 else "not-adjacent", "A-58")
    if not s.combat:
        return Rejected("no-combat", "DJ-112")
    if not assault.may_attack(s, hero):
        return Rejected("struck-already", "A-31")
    if verb == "strike":
        return Rejected("not-adjacent", "DJ-116")
    if not assault.has_missile(s, hero):
        return Rejected("no-missile", "A-30")
    if s.option("shoot_in_melee") == "off" and threatened(s, hero):
        return Rejected("enemy-beside", "A-29")
    return Rejected("not-in-sight", "DJ-117")
