"""Small tables for tests: one room or a few, heroes with a few things, and dice that show what is asked for."""

from __future__ import annotations

from typing import Any

from souterrain.core.chance import Chance, Recorded
from souterrain.core.events import SILENT, Event, Log
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.figures import INSIDE, Hero
from souterrain.games.donjon.board.ground import ROW, Furniture
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS, MONSTER_CARDS, TREASURES
from souterrain.games.donjon.content.heroes import CLASSES, DESTINY, FATIGUE, LIFE
from souterrain.games.donjon.content.places import DUNGEON_NAMES, ROOMS
from souterrain.games.donjon.facts import FACTS, TableOptions
from souterrain.games.donjon.game import GAME
from souterrain.games.donjon.rules.dungeon import layout
from souterrain.games.donjon.rules.frames.fight import Posting
from souterrain.games.donjon.rules.mechanics import dungeon_deck, spawning
from souterrain.games.donjon.rules.mechanics.marks import gain
from souterrain.games.donjon.rules.questions.ground import plan_of
from souterrain.games.donjon.state import HEROES, State, Table

MASTER = -2
"""The master's seat, whichever it is."""


class Hand(Recorded):
    """Dice that show what is asked for, by what they are rolled for: `Hand(combat=[7, 3], test=[9])`, faces as people
    read them; cards are named by their index. A roll that nobody named is a fault of the test; `rest` is what such
    rolls show instead, if it is given."""

    def __init__(self, rest: int | None = None, **faces: list[int]) -> None:
        super().__init__()
        self._faces = {name.replace("_", "-"): list(values) for name, values in faces.items()}
        self._rest = rest

    def _next(self, address: str) -> int:
        what = address.rsplit("/", 1)[-1]
        if self._faces.get(what):
            return self._faces[what].pop(0)
        if self._rest is None:
            raise AssertionError(f"nobody said what {what} shows ({address})")
        return self._rest

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        numbers = tuple([min(bound, self._next(address)) - 1 for bound in bounds])
        self.record(address, kind, numbers)
        return numbers

    def weighted(self, address: str, weights: tuple[int, ...]) -> int:
        index = self._next(address)
        if not weights[index]:
            index = next(place for place, weight in enumerate(weights) if weight)
        self.record(address, f"w{sum(weights)}", (sum(weights[:index]),))
        return index

    def order(self, address: str, count: int) -> tuple[int, ...]:
        return tuple(range(count))

    @property
    def left(self) -> dict[str, list[int]]:
        """Dice that were named and never rolled."""
        return {name: values for name, values in self._faces.items() if values}


def hero(race: str = "human", cls: str = "warrior", *skills: str, **fields: Any) -> Hero:
    """A hero as they begin, with these skills; `pack` is a mapping, everything else a field."""
    made = Hero()
    made.race, made.cls, made.skills = race, cls, skills
    assert cls in CLASSES
    made.life = made.max_life = LIFE
    made.fatigue = made.max_fatigue = FATIGUE
    made.destiny = DESTINY
    made.out, made.ready = INSIDE, 1
    for item, number in fields.pop("pack", {}).items():
        gain(made, item, number)
    for name, value in fields.items():
        if name in ("weapon", "shield", "armour", "lit") and value and not made.count(value):
            gain(made, value)
        setattr(made, name, value)
    return made


def table(*heroes: Hero, card: str = "square-room", combat: int = 0, step: int = HEROES, **options: str) -> State:
    """Heroes (two warriors if none are named) in one zone of this card, the stairs at its southern side, doors closed;
    decks full, nobody else there. Squares by `at(s, "c2")`."""
    s = State()
    s.table = Table()
    people = heroes or (hero(), hero())
    s.table.heroes, s.table.master = len(people), len(people)
    s.table.options = TableOptions.read(FACTS.resolve(options))
    s.table.quests = (s.table.options.quest,)
    s.heroes = people
    s.rooms = (1,) * len(ROOMS)
    s.events = tuple([known.copies for known in EVENT_CARDS])
    s.hand = s.event_out = (0,) * len(EVENT_CARDS)
    s.monster_deck = tuple([known.copies for known in MONSTER_CARDS])
    s.treasures = tuple([known.copies for known in TREASURES])
    s.treasure_out = (0,) * len(TREASURES)
    dungeon_deck.build_deck(s, "throne-hall", Hand(rest=1))
    s.deck = (DUNGEON_NAMES.index(card), *s.deck)
    layout.lay_first(s, Hand(rest=1))
    layout.set_stairs(s, "south")
    s.own_zone(0).entered = 1
    s.step, s.combat, s.round, s.stretch, s.number = step, combat, 1, 1, 1
    free = sorted(square for square in plan_of(s).floor if square not in s.stairs)
    for number in range(len(people)):
        s.own_hero(number).square = free[-1 - number]
    return s


def at(s: State, name: str, zone: int = 0) -> int:
    """The square of a zone: letters from the west, rows from the north, the stairs left out: `a1` is north-west."""
    squares = sorted(sq for sq, number in plan_of(s).zone_at.items() if number == zone and sq not in s.stairs)
    west = min(square & 255 for square in squares)
    north = min(square >> 8 & 255 for square in squares)
    return (squares[0] >> 16 << 16) + (north + int(name[1:]) - 1) * ROW + west + ord(name[0]) - ord("a")


def stand(s: State, number: int, name: str, zone: int = 0) -> State:
    s.own_hero(number).square = at(s, name, zone)
    return s


def foe(s: State, kind: str, name: str, zone: int = 0, **fields: Any) -> int:
    """A monster on a square, in a group of its own; a combat phase is on from then."""
    uid = spawning.spawn(s, kind, at(s, name, zone), spawning.add_group(s, -1, 0))
    for field, value in fields.items():
        setattr(s.own_monster(uid), field, value)
    if kind != "captive":
        s.combat = 1
    return uid


def furnish(s: State, kind: str, *squares: str, zone: int = 0, **fields: Any) -> int:
    """A piece of furniture on these squares; its place among all."""
    piece = Furniture()
    piece.kind, piece.zone = kind, zone
    piece.squares = tuple(sorted([at(s, name, zone) for name in squares]))
    piece.number = 1 + len([other for other in s.furniture if other.kind == kind])
    for name, value in fields.items():
        setattr(piece, name, value)
    s.furniture = (*s.furniture, piece)
    return len(s.furniture) - 1


def placed(s: State, chance: Chance, log: Log = SILENT) -> State:
    """Leave monsters that appear where they are (A-79)."""
    while s.frames and isinstance(s.frames[-1], Posting):
        s = GAME.apply(s, s.table.master, ("keep",), chance, log)
    return s


def do(
    s: State, seat: int, sentence: str, hand: Hand | None = None, log: Log = SILENT, *, posting: bool = False
) -> State:
    """Says a sentence; whatever was named for the dice must have been rolled. The master is asked about squares of
    monsters that appear only with `posting`."""
    seat = s.table.master if seat == MASTER else seat
    chance = hand if hand is not None else Hand()
    action = GAME.read(sentence)
    refused = GAME.legal(s, seat).why_not(action)
    assert refused is None, f"{sentence}: {refused}"
    after = GAME.apply(s, seat, action, chance, log)
    after = after if posting else placed(after, chance, log)
    assert not chance.left, f"never rolled: {chance.left}"
    return after


def close(s: State, hand: Hand | None = None, log: Log = SILENT) -> State:
    """Nobody wants anything: the window that is open is closed."""
    return do(s, -1, "close", hand, log)


def closed(s: State, hand: Hand | None = None, log: Log = SILENT) -> State:
    """All windows, one after the other."""
    chance = hand if hand is not None else Hand()
    s = placed(s, chance, log)
    while s.frames and GAME.legal(s, -1):
        s = placed(GAME.apply(s, -1, ("close",), chance, log), chance, log)
    assert not chance.left, f"never rolled: {chance.left}"
    return s


def refused(s: State, seat: int, sentence: str) -> Rejected:
    seat = s.table.master if seat == MASTER else seat
    found = GAME.legal(s, seat).why_not(GAME.read(sentence))
    assert found is not None, f"{sentence} is legal"
    return found


def may(s: State, seat: int, verb: str) -> list[str]:
    """Every sentence with this verb that a seat may say."""
    seat = s.table.master if seat == MASTER else seat
    return [GAME.say(action) for action in GAME.legal(s, seat).actions if action[0] == verb]


def told(log: Log, key: str) -> list[dict[str, Any]]:
    return [event.data for event in log if isinstance(event, Event) and event.key == key]


def holding(s: State, *cards: str) -> State:
    """The master holds these event cards."""
    hand = list(s.hand)
    for card in cards:
        hand[EVENT_CARD_OF[card]] += 1
    s.hand = tuple(hand)
    return s
