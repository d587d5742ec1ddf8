"""Doors (DJ-052, DJ-053, DJ-070, DJ-074) and what is behind them (DJ-076 … DJ-080)."""

from __future__ import annotations

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Rows, Span, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.content.creatures import STRENGTH
from souterrain.games.donjon.content.places import DUNGEON, FURNITURE, ROOMS
from souterrain.games.donjon.frames import Frame
from souterrain.games.donjon.ground import BLIND, CLOSED, OPEN, Door, Furniture
from souterrain.games.donjon.rules import ahead, dice, events, furniture, layout, monsters, piles, quests, skills
from souterrain.games.donjon.rules.fatigue import Offers
from souterrain.games.donjon.rules.frames import MUST, kind
from souterrain.games.donjon.rules.furnishing import facing, furnish
from souterrain.games.donjon.rules.naming import door_items, furniture_items, read_door, read_furniture
from souterrain.games.donjon.rules.outcomes import outcome
from souterrain.games.donjon.rules.phases import end_turn, pay_point
from souterrain.games.donjon.rules.tests import test
from souterrain.games.donjon.state import State, add

FORCING = ("force", "lift")


# What a hero stands before


def before(s: State, hero: int) -> list[Door]:
    """Closed doors that the hero's square faces (A-23)."""
    here = s.heroes[hero].square
    return [door for door in s.doors if door.state == CLOSED and here in door.edges[::2]]


def beside(s: State, hero: int) -> list[int]:
    """Pieces of furniture that the hero's square faces and that can be opened."""
    here = s.heroes[hero].square
    return [
        place for place, piece in enumerate(s.furniture) if furniture.openable(s, piece) and here in facing(s, piece)
    ]


def may_explore(s: State, hero: int) -> bool:
    """Exploration actions: not for runners, in combat only in a lull (A-21, A-24, A-86)."""
    from souterrain.games.donjon.rules.movement import points_left

    figure = s.heroes[hero]
    quiet = not s.combat or s.lull or s.option("open_in_pc") == "on"
    return bool(quiet) and not figure.ran and points_left(s, hero) > 0


def verbs(s: State, hero: int) -> list[Verb]:
    found = []
    if may_explore(s, hero):
        doors, pieces = before(s, hero), beside(s, hero)
        rows = [door_items(door) for door in doors if not door.locked]
        closed = [s.furniture[place] for place in pieces if not s.furniture[place].locked]
        rows += [furniture_items(piece) for piece in closed if furniture.openable(s, piece, hero)]
        if rows:
            found.append(Verb("open", Form(Rows(tuple(rows))), *_boosted(s, hero, pieces)))
        rows = [door_items(door) for door in doors if door.locked and hero not in door.tried]
        rows += [
            furniture_items(piece)
            for piece in [s.furniture[place] for place in pieces]
            if piece.locked and hero not in piece.tried
        ]
        if rows:
            found.append(Verb("force", Form(Rows(tuple(rows)))))
    bars = barred(s, hero)
    if bars:
        found.append(Verb("lift", Form(Rows(tuple([door_items(door) for door in bars])))))
    return found


def _boosted(s: State, hero: int, pieces: list[int]) -> tuple[Form, ...]:
    """Two dice for a piece of furniture that has not been rolled for (V4)."""
    fresh = [piece for piece in [s.furniture[place] for place in pieces] if not piece.locked and not piece.result]
    if not fresh or not skills.search_boost(s, hero):
        return ()
    return (Form(Rows(tuple(map(furniture_items, fresh))), Rows(((("expert-search", 1),),))),)


def barred(s: State, hero: int) -> list[Door]:
    """Portcullises that the hero can try to lift, from either side, once a round (E09)."""
    from souterrain.games.donjon.rules.movement import points_left

    figure = s.heroes[hero]
    if figure.ran or points_left(s, hero) < 1:
        return []
    known = [door for door in s.doors if door.barred and figure.square in door.edges]
    return [door for door in known if f"lift-{door.number}" not in figure.tested]


# Opening


def open_(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    pay_point(s, hero)
    door, _ = read_door(items)
    if door:
        open_door(s, hero, door, chance, log)
        return
    place, boosts = read_furniture(s, items)
    furniture.open_piece(s, hero, place, chance, log, *[name for name, _ in boosts])
    events.trigger(s, "open", hero, chance, log)


def open_door(s: State, hero: int, number: int, chance: Chance, log: Log | None) -> None:
    """Ends the turn, whatever is behind it (DJ-053)."""
    s.stirred = max(s.stirred, 1)
    if log is not None:
        log("opened", seat=s.seat_of(hero), number=number)
    _show_oneself(s, hero)
    end_turn(s, hero, chance, log)
    s.push(Frame("reveal", hero, number))
    events.trigger(s, "open", hero, chance, log)


def unlock_and_open(s: State, hero: int, number: int, chance: Chance, log: Log | None) -> None:
    """A door that was forced or picked is opened by it (A-33)."""
    s.own_door(number).locked = 0
    open_door(s, hero, number, chance, log)


def _show_oneself(s: State, hero: int) -> None:
    figure = s.own_hero(hero)
    figure.marks = tuple([mark for mark in figure.marks if mark[0] != "invisible"])


def force(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    """A test of strength, once for each hero (DJ-074)."""
    pay_point(s, hero)
    door, _ = read_door(items)
    if door:
        test(s, hero, STRENGTH, "force-door", data=(door,))
    else:
        place, _ = read_furniture(s, items)
        test(s, hero, STRENGTH, "force-furniture", data=(place,))


@outcome("force-door")
def forced_door(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    number = frame.data[0]
    if success:
        unlock_and_open(s, frame.who, number, chance, log)
    else:
        door = s.own_door(number)
        door.tried = (*door.tried, frame.who)


@outcome("force-furniture")
def forced_furniture(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    piece = s.own_furniture(frame.data[0])
    if success:
        piece.locked = 0
        furniture.open_piece(s, frame.who, frame.data[0], chance, log)
        events.trigger(s, "open", frame.who, chance, log)
    else:
        piece.tried = (*piece.tried, frame.who)


def lift(s: State, hero: int, items: Items, chance: Chance, log: Log | None) -> None:
    pay_point(s, hero)
    number, _ = read_door(items)
    figure = s.own_hero(hero)
    figure.tested = (*figure.tested, f"lift-{number}")
    test(s, hero, STRENGTH, "lift", data=(number,))


@outcome("lift")
def lifted(s: State, frame: Frame, success: bool, chance: Chance, log: Log | None) -> None:
    if success:
        s.own_door(frame.data[0]).barred = 0


def new_series(s: State, chance: Chance, log: Log | None) -> None:
    """After a round in which the whole party did nothing, those who all failed may try again; the noise draws an
    event (A-34)."""
    if s.option("force_retry") == "never" or any(hero.acted for hero in s.heroes if hero.standing):
        return
    living = set(s.inside)
    again = [door.number for door in s.doors if door.tried and living <= {*door.tried}]
    pieces = [place for place, piece in enumerate(s.furniture) if piece.tried and living <= {*piece.tried}]
    for number in again:
        s.own_door(number).tried = ()
    for place in pieces:
        s.own_furniture(place).tried = ()
    if again or pieces:
        events.event_found(s, s.inside[0], chance, log)


# Revealing


@kind("reveal")
def reveal_frame(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    reveal(s, frame.target, chance, log)


def reveal(s: State, number: int, chance: Chance, log: Log | None) -> None:
    """The next dungeon card is laid behind a door (DJ-052); behind the last card doors are blind (A-11)."""
    chance.seal()
    door = s.doors[number - 1]
    if not piles.left(s, door):
        s.own_door(number).state = BLIND
        if log is not None:
            log("blind", number=number)
        return
    card = piles.draw(s, door.pile)
    if ahead.is_on(s) and card != s.objective:
        ahead.consider(s, ahead.DUNGEON, card, number)
    else:
        s.push(Frame("way", target=number, data=(card,)))


def _lay_chosen(s: State, frame: Frame, card: int, chance: Chance, log: Log | None) -> None:
    s.push(Frame("way", target=frame.target, data=(card,)))


ahead.Going[ahead.DUNGEON] = _lay_chosen


def _ways(s: State, frame: Frame) -> tuple[tuple[int, int, int, int], ...]:
    return layout.ways(s, s.doors[frame.target - 1], frame.data[0])


def _way_offers(s: State, frame: Frame) -> Offers:
    """Any choice of how a zone lies is the master's (DJ-101)."""
    ways = _ways(s, frame)
    if len(ways) < 2:
        return {}
    return {s.table.master: (Verb("arrange", Form(Span("way=", 1, len(ways)))),)}


@kind("way", MUST, _way_offers)
def lay(s: State, frame: Frame, chance: Chance, log: Log | None) -> None:
    ways = _ways(s, frame)
    card, number = frame.data[0], frame.target
    if ways:
        chosen = ways[frame.answer[0][1] - 1] if frame.answered else ways[0]
        zone = layout.lay(s, number, card, chosen, chance)
    else:
        zone = layout.lay_somehow(s, number, card, chance)
    if s.doors[number - 1].state == CLOSED:
        s.own_door(number).state = BLIND
    if log is not None:
        log("revealed", card=DUNGEON[card].id, zone=zone + 1)
    piles.split(s, zone, log)
    furnish_zone(s, zone, chance, log)
    layout.keep_open(s)


def furnish_zone(s: State, zone: int, chance: Chance, log: Log | None) -> None:
    """A room card for a room (DJ-078), furniture, then monsters (DJ-079); the quest dresses its objective (DJ-098)."""
    found = s.zones[zone]
    if quests.all_dark(s):
        s.own_zone(zone).dark = 1
    if found.objective:
        s.count("objective-round", s.round)
        quests.dress(s, zone, chance, log)
        return
    shape = DUNGEON[found.card].kind
    weights = tuple([number if ROOMS[card].shape == shape else 0 for card, number in enumerate(s.rooms)])
    if not any(weights):
        return
    card = dice.pick(s, weights, "room", chance)
    s.rooms = add(s.rooms, card, -1)
    if ahead.is_on(s):
        ahead.consider(s, ahead.SHAPES[shape], card, zone)
    else:
        fill_room(s, zone, card, chance, log)


def fill_room(s: State, zone: int, card: int, chance: Chance, log: Log | None) -> None:
    """What a room card says: darkness, furniture, and who is there."""
    room = ROOMS[card]
    own = s.own_zone(zone)
    own.room, own.dark = card, max(own.dark, room.dark)
    if log is not None:
        log("room", room=room.id, zone=zone + 1)
    furnish(s, zone, room.furniture, room.far_furniture, chance)
    if room.monster:
        wanted, tries = room.wanted
        monsters.come(s, zone, treasures=room.treasures, far=bool(room.far), wanted=wanted, tries=tries)
    furniture.revealed(s, zone, chance, log)


def _fill_chosen(s: State, frame: Frame, card: int, chance: Chance, log: Log | None) -> None:
    fill_room(s, frame.target, card, chance, log)


for _deck in ahead.SHAPES.values():
    ahead.Going[_deck] = _fill_chosen


# Why not


def why(s: State, hero: int, verb: str, items: Items) -> Rejected | None:
    number, _ = read_door(items)
    if number:
        return _why_bars(s, hero, number) if verb == "lift" else _why_door(s, hero, verb, number)
    place, rest = read_furniture(s, items)
    if place < 0 or verb == "lift":
        return Rejected("no-such-thing", "E09" if verb == "lift" else "DJ-070")
    found = _why_piece(s, hero, verb, s.furniture[place])
    return found or (skills.why(s, hero, "use", rest) if rest else None)


def _why_bars(s: State, hero: int, number: int) -> Rejected | None:
    """From either side, once a round, in a fight too (E09)."""
    from souterrain.games.donjon.rules.movement import points_left

    if number > len(s.doors):
        return Rejected("no-such-door", "E09")
    door, figure = s.doors[number - 1], s.heroes[hero]
    if not door.barred:
        return Rejected("no-portcullis", "E09")
    if figure.square not in door.edges:
        return Rejected("not-facing", "E09")
    if f"lift-{number}" in figure.tested:
        return Rejected("tried-this-round", "E09")
    if figure.ran:
        return Rejected("runner", "DJ-056")
    return Rejected("no-points", "DJ-066") if points_left(s, hero) < 1 else None


def _why_door(s: State, hero: int, verb: str, number: int) -> Rejected | None:
    if number > len(s.doors):
        return Rejected("no-such-door", "DJ-070")
    door = s.doors[number - 1]
    if door.state == OPEN and not door.barred:
        return Rejected("door-open", "DJ-070")
    if door.state == BLIND:
        return Rejected("door-blind", "A-11")
    if s.heroes[hero].square not in door.edges:
        return Rejected("not-facing", "DJ-070")
    if verb == "open" and door.locked:
        return Rejected("locked", "DJ-077")
    if verb == "force" and hero in door.tried:
        return Rejected("tried-already", "DJ-074")
    if verb == "force" and not door.locked:
        return Rejected("not-locked", "DJ-074")
    return _why_explore(s, hero)


def _why_piece(s: State, hero: int, verb: str, piece: Furniture) -> Rejected | None:
    if FURNITURE[piece.kind].height == "walkable":
        return Rejected("walked-on", FURNITURE[piece.kind].rule, furniture=piece.kind)
    if piece.opened:
        return Rejected("opened-already", "A-35")
    if s.heroes[hero].square not in facing(s, piece):
        return Rejected("not-facing", "DJ-070")
    if verb == "open" and piece.locked:
        return Rejected("locked", "DJ-077")
    if verb == "open" and piece.result and hero in piece.tried:
        return Rejected("tried-already", "A-43")
    if verb == "force" and hero in piece.tried:
        return Rejected("tried-already", "DJ-074")
    if verb == "force" and not piece.locked:
        return Rejected("not-locked", "DJ-074")
    if s.combat and not quests.may_open(s, piece):
        return Rejected("not-in-combat", "Q2")
    return _why_explore(s, hero)


def _why_explore(s: State, hero: int) -> Rejected | None:
    from souterrain.games.donjon.rules.movement import points_left

    if s.combat and not s.lull:
        return Rejected("not-in-combat", "A-24")
    if s.heroes[hero].ran:
        return Rejected("runner", "DJ-056")
    if points_left(s, hero) < 1:
        return Rejected("no-points", "DJ-066")
    return None


DEEDS = {"open": open_, "force": force, "lift": lift}
