"""Searching, resting, ending a turn, disputes, leaving by the stairs (DJ-062, DJ-063, DJ-072, DJ-073, DJ-075, A-72)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.creatures import SPEED
from souterrain.games.donjon.content.effects import parse
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.figures import NOWHERE, OUTSIDE
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.rules import dice, doors, effects, events, quests, skills, treasure
from souterrain.games.donjon.rules.doors import may_explore
from souterrain.games.donjon.rules.frames import die_kind
from souterrain.games.donjon.rules.harm import wait_less
from souterrain.games.donjon.rules.light import zone_of
from souterrain.games.donjon.rules.movement import points_left
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.phases import end_turn, pay_point
from souterrain.games.donjon.rules.sheet import trait
from souterrain.games.donjon.state import State

LISTEN, FIND = 1, 10
"""What the die of a search must show for an event, and for a treasure (DJ-075)."""

SEARCH: Final = Verb("search", Form())
EXPERT_SEARCH: Final = Verb("search", Form(), Form(Rows(((("expert-search", 1),),))))
REST: Final = Verb("rest", Form())
LEAVE: Final = Verb("leave", Form())
INSIST: Final = Verb("insist", Form())
END_TURN: Final = Verb("end", Form())


def verbs(s: State, hero: int) -> list[Verb]:
    figure = s.heroes[hero]
    found = []
    if may_explore(s, hero) and not s.zones[zone_of(s, hero)].searched:
        found.append(EXPERT_SEARCH if skills.search_boost(s, hero) else SEARCH)
    if may_rest(s, hero):
        found.append(REST)
    if figure.square in s.stairs and points_left(s, hero) > 0 and not figure.ran:
        found.append(LEAVE)
    if not s.order and len([other for other in s.up if not s.heroes[other].ended]) > 1:
        found.append(INSIST)
    return [*found, END_TURN]


def may_rest(s: State, hero: int) -> bool:
    """A whole turn of exploration without doing anything (DJ-073, DJ-133)."""
    figure = s.heroes[hero]
    return not s.combat and not figure.acted and figure.left < 0 and figure.fatigue < figure.max_fatigue


def search(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """Once for each zone and the whole group."""
    pay_point(s, hero)
    s.stirred = max(s.stirred, 1)
    zone = zone_of(s, hero)
    s.own_zone(zone).searched = 1
    figure = s.own_hero(hero)
    figure.marks = tuple([mark for mark in figure.marks if mark[0] != "invisible"])
    if items:
        skills.two_dice(s, hero, "searched", (zone,), chance, log)
    else:
        found(s, hero, dice.roll(s, 10, "search", chance), zone, chance, log)
    events.trigger(s, "search", hero, chance, log)


@outcome("searched")
def searched(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    """One of two dice was kept: the last number of the frame."""
    found(s, frame.who, frame.data[-1], frame.data[0], chance, log)


def found(s: State, hero: int, die: int, zone: int, chance: Chance, log: Log | None) -> None:
    favour = s.heroes[hero].sum("favoured") if s.option("circle9") == "all" else 0
    s.push(Frame("search-roll", hero, zone, (min(FIND, die + favour),)))


@die_kind("search-roll", FIND)
def rolled(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    """What the die says (DJ-075)."""
    hero, zone, die = frame.who, frame.target, frame.data[0]
    if log is not None:
        log("searched", seat=s.seat_of(hero), die=die, zone=zone + 1)
    room = s.zones[zone].room
    for least, most, text in ROOMS[room].search if room >= 0 else ():
        if least <= die <= most:
            effects.carry_out(s, parse(text), hero, chance, log)
            return
    if die == LISTEN:
        events.event_found(s, hero, chance, log)
    elif die == FIND:
        treasure.draw(s, hero, 1, chance, log)


def rest(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    figure = s.own_hero(hero)
    figure.fatigue += 1
    if log is not None:
        log("rested", seat=s.seat_of(hero), left=figure.fatigue)
    s.count(f"rested-{s.round}")
    end_turn(s, hero, chance, log)


def end(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    end_turn(s, hero, chance, log)


def insist(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """The fastest first, ties by a die (DJ-063)."""
    dice_of = {other: dice.roll(s, 6, "order", chance) for other in s.up}
    s.order = tuple(sorted(s.up, key=lambda other: (-trait(s, other, SPEED), -dice_of[other], other)))
    s.number += 1
    if log is not None:
        log("insisted", seat=s.seat_of(hero))


def leave(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """Out by the stairs, also in a fight (A-72)."""
    pay_point(s, hero)
    quests.left(s, hero, chance, log)
    end_turn(s, hero, chance, log)
    figure = s.own_hero(hero)
    figure.out, figure.square = OUTSIDE, NOWHERE
    wait_less(s, log)
    if log is not None:
        log("left", seat=s.seat_of(hero))


def why(s: State, hero: int, verb: str, items: Items) -> Rejected | None:
    figure = s.heroes[hero]
    if verb == "search":
        if s.zones[zone_of(s, hero)].searched:
            return Rejected("searched-already", "DJ-072")
        return doors._why_explore(s, hero) or (skills.why(s, hero, "use", items) if items else None)
    if verb == "rest":
        if s.combat:
            return Rejected("not-in-combat", "A-24")
        if figure.fatigue >= figure.max_fatigue:
            return Rejected("not-tired", "DJ-133")
        return Rejected("acted-already", "DJ-073")
    if verb == "leave":
        return Rejected("not-on-stairs", "A-72") if figure.square not in s.stairs else Rejected("no-points", "A-72")
    if verb == "insist":
        return Rejected("order-set", "DJ-063")
    return None


DEEDS = {"search": search, "rest": rest, "end": end, "insist": insist, "leave": leave}
