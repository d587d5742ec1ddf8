"""A table of two to four: turns, rounds, order and the end (DD-10 to DD-14, DD-28 to DD-32, DD-70)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Verb
from souterrain.games.drop.content.cubes import ALL_MONSTERS
from souterrain.games.drop.rules import exploring, looting, scoring, teamwork
from souterrain.games.drop.rules.abilities import use, use_verb
from souterrain.games.drop.rules.abilities.base import then
from souterrain.games.drop.rules.abilities.takes import within_reach
from souterrain.games.drop.rules.aims import aim_of
from souterrain.games.drop.state import ACT, AFTER, END, EXPLORE, LOOT, PLACE, Interlude, State

ROUNDS: Final = 3
END_TURN: Final = Verb("end", Form())


def verbs(s: State) -> tuple[Verb, ...]:
    """What the hero whose turn it is may do."""
    drink = [exploring.drink_verb(s)] if exploring.can_drink(s) else []
    if s.step == EXPLORE:
        return (exploring.explore_verb(s), *drink)
    if s.step == AFTER:
        return (END_TURN, *drink)
    card = use_verb(s) if s.step == ACT else None
    return (_loot_verb(s), *([card] if card else []), *drink)


def _loot_verb(s: State) -> Verb:
    """Looting is no choice while there is a room (DD-25, DD-32)."""
    if s.table.by_eye:
        rooms = tuple(looting.candidates(s))
        free = any(not looting.blockers(s, offer.room) for offer in rooms)
        return Verb("loot", *looting.forms_by_eye(s, rooms)) if free else END_TURN
    forms = looting.forms(s, looting.offers(s))
    return Verb("loot", *forms) if forms else END_TURN


def explore(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    s.dropped = exploring.explore(s, aim_of(s, items), chance, log)
    s.step = PLACE if s.table.teamwork and s.table.turn_pawns else ACT


def close(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """The others' window for their pawns is over."""
    s.step = ACT


def activate(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    s.step = LOOT
    use(s, items, chance, log)


def loot(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    """Takes the room; with `by_eye` a room that is too much is fled from (DD-65)."""
    choice = looting.understood(items)
    room = looting.room_of(s, choice.said)
    assert room is not None
    if s.table.by_eye and looting.verdict(s, room.inside & ALL_MONSTERS & ~choice.left, choice.guard) is not None:
        if log is not None:
            log("fled", seat=s.seat)
        end_turn(s, chance, log)
        return
    reaches = s.effect == "high-elf"
    hull, spent = looting.loot(s, items, log)
    s.step = AFTER
    if spent:
        then(s, "redrop", spent)
    if reaches and within_reach(s, Interlude(hull=hull)):
        then(s, "reach", (), hull)


def end(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    if log is not None and s.step != AFTER:
        log("nothing-looted", seat=s.seat)
    end_turn(s, chance, log)


def drink(s: State, items: Items, chance: Chance, log: Log | None) -> None:
    exploring.drink(s, items, chance, log)


def end_turn(s: State, chance: Chance, log: Log | None) -> None:
    """The marker is turned over; the next hero, the next round, or the end (DD-28)."""
    teamwork.send_home(s)
    s.used = s.effect = ""
    s.dropped = ()
    s.deeds = 0
    s.at += 1
    s.step = EXPLORE
    if s.at == s.table.seats:
        _end_round(s, chance, log)
    if s.step != END and log is not None:
        log("turn", seat=s.seat)


def _end_round(s: State, chance: Chance, log: Log | None) -> None:
    """Weight decides who begins: the lightest first, the lower initiative of two equals (DD-29)."""
    if s.round == ROUNDS:
        _finish(s, chance, log)
        return
    s.round += 1
    s.at = 0
    s.order = tuple(sorted(s.order, key=lambda seat: (s.weight(seat), s.heroes[seat].card.initiative)))
    s.own(s.order[0]).firsts += 1
    if log is not None:
        log("round", number=s.round)


def _finish(s: State, chance: Chance, log: Log | None) -> None:
    """DD-70: quests are shown, chests rolled, everything counted."""
    chance.seal()
    s.step = END
    s.at = 0
    for seat in range(s.table.seats):
        if log is not None:
            log("revealed", seat=seat, quest=s.heroes[seat].task.name)
        scoring.roll_chests(s, seat, chance, log)
    if log is not None:
        log("over")


DEEDS: Final = {"explore": explore, "close": close, "use": activate, "loot": loot, "end": end, "drink": drink}
