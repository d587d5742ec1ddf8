"""What an event that is laid ready falls on: a hero who steps, opens, searches or attacks, and what that brings."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from souterrain.games.donjon.board.ground import CLOSED, OPEN
from souterrain.games.donjon.content.decks import EventCard
from souterrain.games.donjon.content.heroes import ITEMS
from souterrain.games.donjon.rules.event_cards.aims import Aim
from souterrain.games.donjon.rules.frames_old import Attack
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.state import State


class Moment(NamedTuple):
    """What a hero just did: from which square to which, if it was a step."""

    hero: int
    before: int = -1
    square: int = -1


Fitting: TypeAlias = "Callable[[State, Moment], Aim | None]"


def _alone(state: State, moment: Moment) -> bool:
    """Nobody else is on the hero's square (who passes over a friend is not stopped there), nor any furniture."""
    here = state.heroes[moment.hero].square
    others = [hero.square for number, hero in enumerate(state.heroes) if number != moment.hero and hero.out == 0]
    things = [square for piece in state.furniture for square in piece.squares]
    return here not in (*others, *[monster.square for monster in state.monsters], *things)


def _doer(state: State, moment: Moment) -> Aim | None:
    return Aim(who=moment.hero)


def _stepper(state: State, moment: Moment) -> Aim | None:
    """A pit: not below those who fly (M3)."""
    return Aim(who=moment.hero) if _alone(state, moment) and not state.heroes[moment.hero].has("flying") else None


def _stander(state: State, moment: Moment) -> Aim | None:
    return Aim(who=moment.hero) if _alone(state, moment) else None


def _doorway(state: State, moment: Moment) -> Aim | None:
    """The doorway through which the hero came (E09)."""
    for door in state.doors:
        if door.state == OPEN and moment.before in door.edges and moment.square in door.edges:
            return Aim(who=moment.hero, place=door.number) if door.zone != door.beyond else None
    return None


def _quiet(state: State, moment: Moment) -> Aim | None:
    return None if state.alarm else Aim(who=moment.hero)


def _attacker(state: State, moment: Moment) -> Aim | None:
    return Aim(who=moment.hero) if declared(state, moment.hero) else None


def declared(state: State, hero: int) -> list[int]:
    """Where on the stack the attacks lie that a hero has declared and not yet rolled for or carried out."""
    return [
        place
        for place, frame in enumerate(state.frames)
        if frame.who == hero and (frame.kind == "declared" or (isinstance(frame, Attack) and not frame.die))
    ]


def _wielder(state: State, moment: Moment) -> Aim | None:
    """Whose weapon is no magic one, not even for now (E15, P7)."""
    hero = state.heroes[moment.hero]
    brittle = hero.weapon and not ITEMS[hero.weapon].magic and not hero.has("hallowed")
    return Aim(who=moment.hero) if brittle else None


def _faced(state: State, moment: Moment) -> Aim | None:
    """The unlocked door before which the hero has come to stand (E18)."""
    here = state.heroes[moment.hero].square
    for door in state.doors:
        if door.state == CLOSED and not door.locked and here in door.edges[::2]:
            return Aim(who=moment.hero, place=door.number)
    return None


def _in_the_way(state: State, moment: Moment) -> Aim | None:
    return Aim(who=moment.hero, place=zone_of(state, moment.hero)) if not state.combat else None


FITTING: Final[dict[str, Fitting]] = {
    "ambush": _in_the_way,
    "doer": _doer,
    "stepper": _stepper,
    "stander": _stander,
    "doorway": _doorway,
    "quiet": _quiet,
    "attacker": _attacker,
    "wielder": _wielder,
    "door": _faced,
}


def fitting(state: State, card: EventCard, moment: Moment) -> Aim | None:
    """What the card falls on at this moment. Nobody is trapped in a zone that was searched for traps (V1, A-38)."""
    hero = state.heroes[moment.hero]
    if card.aim not in FITTING or not hero.standing:
        return None
    if card.tag == "trap" and state.zones[zone_of(state, moment.hero)].traps_found:
        return None
    return FITTING[card.aim](state, moment)
