"""Search, rest, end of a turn, disputes, leaving by the stairs (DJ-062, DJ-063, DJ-072, DJ-073, DJ-075, A-72)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Verb
from souterrain.core.frames import Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import NOWHERE, OUTSIDE
from souterrain.games.donjon.content.creatures import SPEED
from souterrain.games.donjon.content.effects import parse
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames.fight import Come
from souterrain.games.donjon.rules.frames.turn import SearchRoll
from souterrain.games.donjon.rules.mechanics import dice, effects, loot, skill_use
from souterrain.games.donjon.rules.mechanics.harm import wait_less
from souterrain.games.donjon.rules.mechanics.open_dice import die_kind, lay_die
from souterrain.games.donjon.rules.mechanics.turns import end_turn, pay_point
from souterrain.games.donjon.rules.moments import HeroLeaving, NoiseMade, Searched, happen
from souterrain.games.donjon.rules.questions import exploring, skill_cards
from souterrain.games.donjon.rules.questions.exploring import may_explore
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.results import FIND, LISTEN
from souterrain.games.donjon.rules.questions.sheet import trait
from souterrain.games.donjon.rules.turn.stalemate import WITHDRAW, is_watched, may_withdraw, why_not_withdraw, withdraw
from souterrain.games.donjon.state import State

RISKY: Final = "risky"
DISTURBED: Final = 3
"""The highest result of the die with which monsters find a camp (A-99)."""
SEARCH: Final = Verb("search", Form())
EXPERT_SEARCH: Final = Verb("search", Form(), Form(Rows(((("expert-search", 1),),))))
REST: Final = Verb("rest", Form())
LEAVE: Final = Verb("leave", Form())
INSIST: Final = Verb("insist", Form())
END_TURN: Final = Verb("end", Form())


def verbs(state: State, hero: int) -> list[Verb]:
    figure = state.heroes[hero]
    found = []
    if may_explore(state, hero) and not state.zones[zone_of(state, hero)].searched:
        found.append(EXPERT_SEARCH if skill_cards.search_boost(state, hero) else SEARCH)
    if may_rest(state, hero):
        found.append(REST)
    if may_withdraw(state, hero):
        found.append(WITHDRAW)
    if figure.square in state.stairs and points_left(state, hero) > 0 and not figure.ran:
        found.append(LEAVE)
    if not state.order and len([other for other in state.up if not state.heroes[other].ended]) > 1:
        found.append(INSIST)
    return [*found, END_TURN]


def may_rest(state: State, hero: int) -> bool:
    """Return True if the hero may rest: a whole exploration turn without any action (DJ-073, DJ-133), and no monster
    there that has just left a fight in sight (A-93)."""
    figure = state.heroes[hero]
    if state.combat or figure.acted or figure.has("pit") or is_watched(state):
        return False
    return figure.left < 0 and figure.fatigue < figure.max_fatigue


def search(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Search a zone, once for the whole group."""
    pay_point(state, hero)
    state.stirred = max(state.stirred, 1)
    zone = zone_of(state, hero)
    state.own_zone(zone).searched = 1
    figure = state.own_hero(hero)
    figure.marks = tuple([mark for mark in figure.marks if mark[0] != "invisible"])
    if items:
        skill_use.two_dice(state, hero, SearchRoll(who=hero, zone=zone), chance, log)
    else:
        lay_die(state, SearchRoll(who=hero, zone=zone), dice.roll(state, 10, "search", chance))
    happen(state, Searched(hero), chance, log)


def rolled(state: State, frame: SearchRoll, chance: Chance, log: Log) -> None:
    """Carry out the result of a search (DJ-075)."""
    hero, zone, die = frame.who, frame.zone, frame.die
    log("searched", seat=state.seat_of(hero), die=die, zone=zone + 1)
    room = state.zones[zone].room
    for least, most, text in ROOMS[room].search if room >= 0 else ():
        if least <= die <= most:
            effects.carry_out(state, parse(text), hero, chance, log)
            return
    if die == LISTEN:
        happen(state, NoiseMade(hero), chance, log)
    elif die == FIND:
        loot.draw(state, hero, 1, chance, log)
    else:
        log("worthless")


def rest(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    figure = state.own_hero(hero)
    figure.fatigue += 1
    log("rested", seat=state.seat_of(hero), left=figure.fatigue)
    state.count(f"rested-{state.round}")
    end_turn(state, hero, chance, log)
    if state.options.rest == RISKY:
        _disturb(state, hero, chance, log)


def _disturb(state: State, hero: int, chance: Chance, log: Log) -> None:
    """Roll for monsters that find the camp, once for each zone and round (A-99)."""
    zone = zone_of(state, hero)
    before = state.zones[zone].rested
    state.own_zone(zone).rested = state.round
    if before == state.round or not (before or exploring.monsters_near(state, zone)):
        return
    die = dice.roll(state, 10, "camp", chance)
    found = die <= DISTURBED
    log("camp", seat=state.seat_of(hero), die=die, need=DISTURBED, success=int(found))
    if found:
        state.push(Come(zone=zone, non_unique=1))


def end(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    end_turn(state, hero, chance, log)


def insist(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Fix the order of the heroes: the fastest first, ties by a die (DJ-063)."""
    dice_of = {other: dice.roll(state, 6, "order", chance) for other in state.up}
    state.order = tuple(sorted(state.up, key=lambda other: (-trait(state, other, SPEED), -dice_of[other], other)))
    state.number += 1
    log("insisted", seat=state.seat_of(hero))


def leave(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Leave by the stairs, also in a fight (A-72)."""
    pay_point(state, hero)
    happen(state, HeroLeaving(hero), chance, log)
    end_turn(state, hero, chance, log)
    figure = state.own_hero(hero)
    figure.out, figure.square = OUTSIDE, NOWHERE
    wait_less(state, log)
    chance.seal()
    log("left", seat=state.seat_of(hero))


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    figure = state.heroes[hero]
    if verb == "search":
        if state.zones[zone_of(state, hero)].searched:
            return Rejected("searched-already", "DJ-072")
        return exploring.why_not_explore(state, hero)
    if verb == "rest":
        if state.combat:
            return Rejected("not-in-combat", "A-24")
        if is_watched(state):
            return Rejected("watched", "A-93")
        if figure.fatigue >= figure.max_fatigue:
            return Rejected("not-tired", "DJ-133")
        return Rejected("acted-already", "DJ-073")
    if verb == "leave":
        return Rejected("not-on-stairs", "A-72") if figure.square not in state.stairs else Rejected("no-points", "A-72")
    if verb == "withdraw":
        return why_not_withdraw(state, hero)
    if verb == "insist":
        return Rejected("order-set", "DJ-063")
    return None


DEEDS = {"search": search, "rest": rest, "end": end, "insist": insist, "leave": leave, "withdraw": withdraw}
KINDS: Final[Kinds] = {SearchRoll: die_kind(rolled)}
