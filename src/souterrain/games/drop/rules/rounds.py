"""A table of two to four: turns, rounds, order and the end (DD-10 to DD-14, DD-28 to DD-32, DD-70)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.games.drop.content.cubes import ALL_MONSTERS
from souterrain.games.drop.frames import Reach, Redrop
from souterrain.games.drop.rules import exploring, looting, scoring, teamwork
from souterrain.games.drop.rules.abilities import use, use_verb
from souterrain.games.drop.rules.abilities.base import then
from souterrain.games.drop.rules.abilities.takes import within_reach
from souterrain.games.drop.rules.aims import aim_of
from souterrain.games.drop.state import ACT, AFTER, END, EXPLORE, LOOT, PLACE, State

ROUNDS: Final = 3
END_TURN: Final = Verb("end", Form())


def verbs(state: State) -> tuple[Verb, ...]:
    """Return what the hero whose turn it is may do."""
    drink = [exploring.drink_verb(state)] if exploring.can_drink(state) else []
    if state.step == EXPLORE:
        return (exploring.explore_verb(state), *drink)
    if state.step == AFTER:
        return (END_TURN, *drink)
    card = use_verb(state) if state.step == ACT else None
    return (_loot_verb(state), *([card] if card else []), *drink)


def _loot_verb(state: State) -> Verb:
    """Return the loot verb: looting is no choice while there is a room (DD-25, DD-32)."""
    if state.table.by_eye:
        rooms = tuple(looting.candidates(state))
        free = any(not looting.blockers(state, offer.room) for offer in rooms)
        return Verb("loot", *looting.forms_by_eye(state, rooms)) if free else END_TURN
    forms = looting.forms(state, looting.offers(state))
    return Verb("loot", *forms) if forms else END_TURN


def explore(state: State, items: Items, chance: Chance, log: Log) -> None:
    state.dropped = exploring.explore(state, aim_of(state, items), chance, log)
    state.step = PLACE if state.table.options.teamwork and state.table.turn_pawns else ACT


def close(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Close the others' window for their pawns."""
    state.step = ACT


def activate(state: State, items: Items, chance: Chance, log: Log) -> None:
    state.step = LOOT
    use(state, items, chance, log)


def loot(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Take the room; with `by_eye` a room that is too much is fled from (DD-65)."""
    said = looting.understood(items)
    room = looting.room_of(state, said.said)
    assert room is not None
    choice = looting.true_of(state, room, said)
    if (
        state.table.by_eye
        and looting.verdict(state, room.inside & ALL_MONSTERS & ~choice.left, choice.guard) is not None
    ):
        log("fled", seat=state.seat)
        end_turn(state, chance, log)
        return
    reaches = state.effect == "high-elf"
    hull, spent = looting.loot(state, items, log)
    state.step = AFTER
    if spent:
        then(state, Redrop(cubes=spent))
    if reaches and within_reach(state, hull):
        then(state, Reach(hull=hull))


def end(state: State, items: Items, chance: Chance, log: Log) -> None:
    if state.step != AFTER:
        log("nothing-looted", seat=state.seat)
    end_turn(state, chance, log)


def drink(state: State, items: Items, chance: Chance, log: Log) -> None:
    exploring.drink(state, items, chance, log)


def end_turn(state: State, chance: Chance, log: Log) -> None:
    """Turn the marker over: the next hero, the next round, or the end (DD-28)."""
    teamwork.send_home(state)
    state.used = state.effect = ""
    state.dropped = ()
    state.deeds = 0
    state.at += 1
    state.step = EXPLORE
    if state.at == state.table.seats:
        _end_round(state, chance, log)
    if state.step != END:
        log("turn", seat=state.seat)


def _end_round(state: State, chance: Chance, log: Log) -> None:
    """Begin the next round in the order of weight: the lightest first, the lower initiative of two equals (DD-29)."""
    if state.round == ROUNDS:
        _finish(state, chance, log)
        return
    state.round += 1
    state.at = 0
    state.order = tuple(sorted(state.order, key=lambda seat: (state.weight(seat), state.heroes[seat].card.initiative)))
    state.own(state.order[0]).firsts += 1
    log("round", number=state.round)


def _finish(state: State, chance: Chance, log: Log) -> None:
    """Show quests, roll chests, and count everything (DD-70)."""
    chance.seal()
    state.step = END
    state.at = 0
    for seat in range(state.table.seats):
        log("revealed", seat=seat, quest=state.heroes[seat].task.name)
        scoring.roll_chests(state, seat, chance, log)
    log("over")


DEEDS: Final = {"explore": explore, "close": close, "use": activate, "loot": loot, "end": end, "drink": drink}
