"""Doors (DJ-052, DJ-053, DJ-070, DJ-074) and the zones behind them (DJ-076 … DJ-080)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Span, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import BLIND, CLOSED, OPEN, Furniture
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE, ROOMS
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.dungeon import (
    CardAhead,
    FillRoom,
    ForceDoor,
    ForceFurniture,
    LiftPortcullis,
    Reveal,
    Way,
)
from souterrain.games.donjon.rules.frames.fight import Come
from souterrain.games.donjon.rules.mechanics import dice, dungeon_deck
from souterrain.games.donjon.rules.mechanics.furnishing import furnish
from souterrain.games.donjon.rules.mechanics.marks import unmarked
from souterrain.games.donjon.rules.mechanics.tests import test
from souterrain.games.donjon.rules.mechanics.turns import end_turn, pay_point
from souterrain.games.donjon.rules.moments import (
    FurnitureOpened,
    NoiseMade,
    ObjectiveLaid,
    Opened,
    QuietRoundEnded,
    RoomFilled,
    happen,
)
from souterrain.games.donjon.rules.questions import card_ahead, exploring, piles, quest, skill_cards
from souterrain.games.donjon.rules.questions.exploring import barred, before, beside, may_explore, why_not_explore
from souterrain.games.donjon.rules.questions.movement import points_left
from souterrain.games.donjon.rules.questions.naming import door_items, furniture_items, read_door, read_furniture
from souterrain.games.donjon.rules.questions.obstacles import facing
from souterrain.games.donjon.state import State, add

# Verbs


def verbs(state: State, hero: int) -> list[Verb]:
    found = []
    if may_explore(state, hero):
        doors, pieces = before(state, hero), beside(state, hero)
        rows = [door_items(door) for door in doors if not door.locked]
        closed = [state.furniture[place] for place in pieces if not state.furniture[place].locked]
        rows += [furniture_items(piece) for piece in closed if exploring.openable(state, piece, hero)]
        if rows:
            found.append(Verb("open", Form(Rows(tuple(rows))), *_boosted(state, hero, pieces)))
        rows = [door_items(door) for door in doors if door.locked and hero not in door.tried]
        rows += [
            furniture_items(piece)
            for piece in [state.furniture[place] for place in pieces]
            if piece.locked and hero not in piece.tried
        ]
        if rows:
            found.append(Verb("force", Form(Rows(tuple(rows)))))
    bars = barred(state, hero)
    if bars:
        found.append(Verb("lift", Form(Rows(tuple([door_items(door) for door in bars])))))
    return found


def _boosted(state: State, hero: int, pieces: list[int]) -> tuple[Form, ...]:
    """Return the form that rolls two dice for a piece of furniture that has no result yet (V4)."""
    fresh = [piece for piece in [state.furniture[place] for place in pieces] if not piece.locked and not piece.result]
    if not fresh or not skill_cards.search_boost(state, hero):
        return ()
    return (Form(Rows(tuple(map(furniture_items, fresh))), Rows(((("expert-search", 1),),))),)


# Opening


def open_(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    pay_point(state, hero)
    door, _ = read_door(items)
    if door:
        open_door(state, hero, door, chance, log)
        return
    place, boosts = read_furniture(state, items)
    happen(state, FurnitureOpened(hero, place, *[name for name, _ in boosts]), chance, log)
    happen(state, Opened(hero), chance, log)


def open_door(state: State, hero: int, number: int, chance: Chance, log: Log) -> None:
    """Open a door and end the hero's turn, whatever is behind it (DJ-053)."""
    state.stirred = max(state.stirred, 1)
    log("opened", seat=state.seat_of(hero), number=number)
    unmarked(state, hero, "invisible")
    end_turn(state, hero, chance, log)
    state.push(Reveal(door=number))
    happen(state, Opened(hero), chance, log)


def unlock_and_open(state: State, hero: int, number: int, chance: Chance, log: Log) -> None:
    """Open a door that was forced or picked (A-33)."""
    state.own_door(number).locked = 0
    open_door(state, hero, number, chance, log)


def force(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    """Start a test of strength, which each hero may try once (DJ-074)."""
    pay_point(state, hero)
    door, _ = read_door(items)
    if door:
        test(state, hero, STRENGTH, ForceDoor(door=door))
    else:
        place, _ = read_furniture(state, items)
        test(state, hero, STRENGTH, ForceFurniture(place=place))


def forced_door(state: State, frame: ForceDoor, chance: Chance, log: Log) -> None:
    if frame.success:
        unlock_and_open(state, frame.who, frame.door, chance, log)
    else:
        door = state.own_door(frame.door)
        door.tried = (*door.tried, frame.who)


def forced_furniture(state: State, frame: ForceFurniture, chance: Chance, log: Log) -> None:
    piece = state.own_furniture(frame.place)
    if frame.success:
        piece.locked = 0
        happen(state, FurnitureOpened(frame.who, frame.place), chance, log)
        happen(state, Opened(frame.who), chance, log)
    else:
        piece.tried = (*piece.tried, frame.who)


def lift(state: State, hero: int, items: Items, chance: Chance, log: Log) -> None:
    pay_point(state, hero)
    number, _ = read_door(items)
    figure = state.own_hero(hero)
    figure.tested = (*figure.tested, f"lift-{number}")
    test(state, hero, STRENGTH, LiftPortcullis(door=number))


def lifted(state: State, frame: LiftPortcullis, chance: Chance, log: Log) -> None:
    if frame.success:
        state.own_door(frame.door).barred = 0


def new_series(state: State, moment: QuietRoundEnded, chance: Chance, log: Log) -> None:
    """Let the heroes try to force again after a round without actions, if all of them have failed; draw an event for
    the noise (A-34)."""
    if state.options.force_retry == "never" or any(hero.acted for hero in state.heroes if hero.standing):
        return
    living = set(state.inside)
    again = [door.number for door in state.doors if door.tried and living <= {*door.tried}]
    pieces = [place for place, piece in enumerate(state.furniture) if piece.tried and living <= {*piece.tried}]
    for number in again:
        state.own_door(number).tried = ()
    for place in pieces:
        state.own_furniture(place).tried = ()
    if again or pieces:
        happen(state, NoiseMade(state.inside[0]), chance, log)


# Revealing


def reveal(state: State, frame: Reveal, chance: Chance, log: Log) -> None:
    """Draw the next dungeon card and lay it behind a door (DJ-052). Without cards left the door is blind (A-11)."""
    chance.seal()
    number = frame.door
    door = state.doors[number - 1]
    if not piles.left(state, door):
        state.own_door(number).state = BLIND
        log("blind", number=number)
        return
    card = dungeon_deck.draw(state, door.pile)
    way = Way(door=number, card=card)
    if card_ahead.is_on(state) and card != state.objective:
        state.push(CardAhead(deck=card_ahead.DUNGEON, card=card, then=way))
    else:
        state.push(way)


def _ways(state: State, frame: Way) -> tuple[tuple[int, int, int, int], ...]:
    return layout.ways(state, state.doors[frame.door - 1], frame.card)


def _way_offers(state: State, frame: Way) -> Offers:
    """Offer the ways to lay the zone to the master, if there are several (DJ-101)."""
    ways = _ways(state, frame)
    if len(ways) < 2:
        return {}
    return {state.table.master: (Verb("arrange", Form(Span("way=", 1, len(ways)))),)}


def lay(state: State, frame: Way, chance: Chance, log: Log) -> None:
    ways = _ways(state, frame)
    card, number = frame.card, frame.door
    if ways:
        chosen = ways[frame.answer[0][1] - 1] if frame.answered else ways[0]
        zone = layout.lay(state, number, card, chosen, chance)
    else:
        zone = layout.lay_somehow(state, number, card, chance)
    if state.doors[number - 1].state == CLOSED:
        state.own_door(number).state = BLIND
    log("revealed", card=DUNGEON[card].id, zone=zone + 1)
    dungeon_deck.split(state, zone, log)
    furnish_zone(state, zone, chance, log)
    layout.keep_open(state)


def furnish_zone(state: State, zone: int, chance: Chance, log: Log) -> None:
    """Draw a room card (DJ-078) for furniture and monsters (DJ-079); the quest furnishes its objective itself
    (DJ-098)."""
    found = state.zones[zone]
    if quest.all_dark(state):
        state.own_zone(zone).dark = 1
    if found.objective:
        state.count("objective-round", state.round)
        happen(state, ObjectiveLaid(zone), chance, log)
        return
    shape = DUNGEON[found.card].kind
    weights = tuple([number if ROOMS[card].shape == shape else 0 for card, number in enumerate(state.rooms)])
    if not any(weights):
        return
    card = dice.pick(state, weights, "room", chance)
    state.rooms = add(state.rooms, card, -1)
    filled = FillRoom(zone=zone, card=card)
    if card_ahead.is_on(state):
        state.push(CardAhead(deck=card_ahead.SHAPES[shape], card=card, then=filled))
    else:
        fill_room(state, filled, chance, log)


def fill_room(state: State, frame: FillRoom, chance: Chance, log: Log) -> None:
    """Apply a room card: darkness, furniture, monsters."""
    zone, card = frame.zone, frame.card
    room = ROOMS[card]
    own = state.own_zone(zone)
    own.room, own.dark = card, max(own.dark, room.dark)
    log("room", room=room.id, zone=zone + 1)
    furnish(state, zone, room.furniture, room.far_furniture, chance)
    if room.monster:
        wanted, tries = room.wanted
        state.push(Come(zone=zone, treasures=room.treasures, far=int(bool(room.far)), wanted=wanted, tries=tries))
    happen(state, RoomFilled(zone), chance, log)


# Refusals


def why(state: State, hero: int, verb: str, items: Items) -> Rejected | None:
    number, _ = read_door(items)
    if number:
        return _why_bars(state, hero, number) if verb == "lift" else _why_door(state, hero, verb, number)
    place, _ = read_furniture(state, items)
    if place < 0 or verb == "lift":
        return Rejected("no-such-thing", "E09" if verb == "lift" else "DJ-070")
    return _why_piece(state, hero, verb, state.furniture[place])


def _why_bars(state: State, hero: int, number: int) -> Rejected | None:
    """Return the reason against lifting: a hero may try from either side, once a round, in a fight too (E09)."""
    if number > len(state.doors):
        return Rejected("no-such-door", "E09")
    door, figure = state.doors[number - 1], state.heroes[hero]
    if not door.barred:
        return Rejected("no-portcullis", "E09")
    if figure.square not in door.edges:
        return Rejected("not-facing", "E09")
    if f"lift-{number}" in figure.tested:
        return Rejected("tried-this-round", "E09")
    if figure.ran:
        return Rejected("runner", "DJ-056")
    return Rejected("no-points", "DJ-066") if points_left(state, hero) < 1 else None


def _why_door(state: State, hero: int, verb: str, number: int) -> Rejected | None:
    if number > len(state.doors):
        return Rejected("no-such-door", "DJ-070")
    door = state.doors[number - 1]
    if door.state == OPEN and not door.barred:
        return Rejected("door-open", "DJ-070")
    if door.state == BLIND:
        return Rejected("door-blind", "A-11")
    if state.heroes[hero].square not in door.edges:
        return Rejected("not-facing", "DJ-070")
    if verb == "open" and door.locked:
        return Rejected("locked", "DJ-077")
    if verb == "force" and hero in door.tried:
        return Rejected("tried-already", "DJ-074")
    if verb == "force" and not door.locked:
        return Rejected("not-locked", "DJ-074")
    return why_not_explore(state, hero)


def _why_piece(state: State, hero: int, verb: str, piece: Furniture) -> Rejected | None:
    if FURNITURE[piece.kind].height == "walkable":
        return Rejected("walked-on", FURNITURE[piece.kind].rule, furniture=piece.kind)
    if piece.opened:
        return Rejected("opened-already", "A-35")
    if state.heroes[hero].square not in facing(state, piece):
        return Rejected("not-facing", "DJ-070")
    if verb == "open" and piece.locked:
        return Rejected("locked", "DJ-077")
    if verb == "open" and piece.result and hero in piece.tried:
        return Rejected("tried-already", "A-43")
    if verb == "force" and hero in piece.tried:
        return Rejected("tried-already", "DJ-074")
    if verb == "force" and not piece.locked:
        return Rejected("not-locked", "DJ-074")
    if state.combat and not quest.may_open(state, piece):
        return Rejected("not-in-combat", "Q2")
    return why_not_explore(state, hero)


DEEDS = {"open": open_, "force": force, "lift": lift}
KINDS: Final[Kinds] = {
    Reveal: Kind(reveal),
    Way: Kind(lay, MUST, _way_offers),
    FillRoom: Kind(fill_room),
    ForceDoor: Kind(forced_door),
    ForceFurniture: Kind(forced_furniture),
    LiftPortcullis: Kind(lifted),
}
