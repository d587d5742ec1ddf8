"""A hero's turn: everything that may be said in it, from all families of rules (DJ-051, DJ-062)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.plan import read_square, squares_items
from souterrain.games.donjon.rules import furniture, items, quests, skills
from souterrain.games.donjon.rules.dungeon import doors
from souterrain.games.donjon.rules.fight import assault
from souterrain.games.donjon.rules.fight.assault import strike_web
from souterrain.games.donjon.rules.mechanics.movement import (
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
from souterrain.games.donjon.rules.questions.sheet import can_act
from souterrain.games.donjon.rules.turn import exploration
from souterrain.games.donjon.rules.turn.rounds import pay_point
from souterrain.games.donjon.state import HEROES, State

Deed: TypeAlias = "Callable[[State, int, Items, Chance, Log], None]"


ASIDE: Final = "aside"
RUN: Final = Verb("run", Form())
MOST_ASIDE: Final = 6
"""What may be done in a round outside one's own turn."""


def able(state: State) -> list[int]:
    """Heroes who may act now: all who have not ended their turn, or in a dispute the first of them (DJ-063)."""
    found = [number for number, hero in enumerate(state.heroes) if not hero.ended and hero.standing]
    for hero in state.order:
        if hero in found:
            return [hero]
    return found


def free(state: State, busy: list[int]) -> list[int]:
    """Seats of heroes who are not asked otherwise and could use or change what they carry (DJ-067, DJ-068, A-88)."""
    idle = [hero for hero in range(len(state.heroes)) if hero not in busy and can_act(state, hero)]
    return [state.seat_of(hero) for hero in idle if any(_free_verbs(state, hero))]


def _free_verbs(state: State, hero: int) -> Iterator[Verb]:
    """After the last monster's fall free skills too (A-01); so many a round that nobody changes clothes for ever."""
    if state.heroes[hero].tested.count(ASIDE) < MOST_ASIDE:
        if state.option("equip_anytime") != "own_turn":
            yield from items.free_verbs(state, hero)
        yield from skills.free_verbs(state, hero)


def verbs(state: State, hero: int) -> list[Verb]:
    if not state.heroes[hero].standing:
        return []
    if not can_act(state, hero):
        return [exploration.END_TURN] if state.step == HEROES and hero in able(state) else []
    if state.step != HEROES or hero not in able(state):
        return list(_free_verbs(state, hero))
    return [
        *_moving(state, hero),
        *assault.hero_verbs(state, hero),
        *doors.verbs(state, hero),
        *furniture.verbs(state, hero),
        *skills.verbs(state, hero),
        *items.verbs(state, hero),
        *quests.hero_verbs(state, hero),
        *exploration.verbs(state, hero),
    ]


def _moving(state: State, hero: int) -> list[Verb]:
    found: list[Verb] = []
    points = points_left(state, hero)
    if points > 0 and can_move(state, hero):
        if has_room(state, hero, points):
            found.append(Later("walk", _walk_verb, state, hero, points))
        across = jumps(state, hero) if not state.heroes[hero].ran else {}
        if across:
            found.append(Verb("jump", Form(Rows(squares_items(state, across)))))
    if may_run(state, hero):
        found.append(RUN)
    webs = [] if state.combat or points < 1 or state.heroes[hero].ran else assault.webs(state, hero)
    if webs:
        found.append(assault.web_verb(state, hero))
    return found


def _walk_verb(state: State, hero: int, points: int) -> Verb:
    return Verb("walk", Form(Rows(squares_items(state, reach(state, hero, points)))))


def _walk(state: State, hero: int, items_: Items, chance: Chance, log: Log) -> None:
    walk(state, hero, reach(state, hero, points_left(state, hero))[read_square(state, items_)], log)


def _run(state: State, hero: int, items_: Items, chance: Chance, log: Log) -> None:
    run(state, hero, chance, log)


def _jump(state: State, hero: int, items_: Items, chance: Chance, log: Log) -> None:
    jump(state, hero, read_square(state, items_), log)


def _strike(state: State, hero: int, items_: Items, chance: Chance, log: Log) -> None:
    """Outside combat a web is broken for a point of speed, as often as wished (A-58)."""
    if not state.combat:
        pay_point(state, hero)
        strike_web(state, hero, read_square(state, items_[1:]))
        return
    assault.hero_attacks(state, hero, "strike", items_, chance, log)


def _shoot(state: State, hero: int, items_: Items, chance: Chance, log: Log) -> None:
    assault.hero_attacks(state, hero, "shoot", items_, chance, log)


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


def act(state: State, hero: int, verb: str, said: Items, chance: Chance, log: Log) -> None:
    """What a hero says, in the own turn or aside."""
    aside = state.step != HEROES or hero not in able(state)
    DEEDS[verb](state, hero, said, chance, log)
    if aside:
        figure = state.own_hero(hero)
        figure.tested = (*figure.tested, ASIDE)


def why(state: State, hero: int, verb: str, items_: Items) -> Rejected | None:
    """Why a move or an attack is not possible."""
    points = points_left(state, hero)
    if verb in ("walk", "jump"):
        if not can_move(state, hero):
            return Rejected("split-move", "A-31")
        if points < 1:
            return Rejected("no-points", "DJ-055")
        if state.heroes[hero].has("prisoner"):
            return Rejected("prisoner", "DJ-094")
        return Rejected("out-of-reach", "DJ-055" if verb == "walk" else "A-48")
    if verb == "run":
        begun = state.heroes[hero].left >= 0 or state.heroes[hero].struck
        return Rejected("run-first", "A-22") if begun else Rejected("dark", "DJ-105")
    if not state.combat and items_ and items_[0][0] == "web":
        if state.heroes[hero].ran:
            return Rejected("runner", "A-21")
        return Rejected("no-points" if points < 1 else "not-adjacent", "A-58")
    if not state.combat:
        return Rejected("no-combat", "DJ-112")
    if not assault.may_attack(state, hero):
        return Rejected("struck-already", "A-31")
    if verb == "strike":
        return Rejected("not-adjacent", "DJ-116")
    if not assault.has_missile(state, hero):
        return Rejected("no-missile", "A-30")
    if state.option("shoot_in_melee") == "off" and threatened(state, hero):
        return Rejected("enemy-beside", "A-29")
    return Rejected("not-in-sight", "DJ-117")
