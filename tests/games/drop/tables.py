"""Tables laid out by hand: what lies where, who holds what, and a tray that does as it is told."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

from souterrain.core.actions import read
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.game import Setup
from souterrain.core.match import Match
from souterrain.core.rejection import Rejected
from souterrain.games.drop.content.cards import CLASS_NAMES, QUEST_NAMES, RACE_NAMES
from souterrain.games.drop.content.cubes import BODY_OF, CUBES, FIRST_PAWN, ID_OF, SIDES
from souterrain.games.drop.facts import Options
from souterrain.games.drop.game import GAME
from souterrain.games.drop.geometry import Footprint
from souterrain.games.drop.state import ACT, BOX, FALLEN, Hero, Solo, State, Table

Spot = tuple[float, float]
"""Millimetres from the middle of the table."""
PLAIN = ("half-orc", "cleric", "royal-tithe")
TRIANGLE: Mapping[str, Spot] = {"pillar:1": (0, 0), "pillar:2": (100, 0), "pillar:3": (0, 100)}
"""A room: what lies at (20, 20) is in it, what lies at (100, 100) is not."""


def square(x: float, y: float, side: int = 8_000) -> Footprint:
    """A cube that lies straight; millimetres, and its side in µm."""
    left, low = round(1000 * x) - side // 2, round(1000 * y) - side // 2
    return left, low, left + side, low, left + side, low + side, left, low + side


def footprint(word: str, x: float, y: float) -> Footprint:
    return square(x, y, CUBES[ID_OF[word]].side if word in ID_OF else SIDES["small"])


def hero(race: str = PLAIN[0], card: str = PLAIN[1], quest: str = PLAIN[2], **fields: Any) -> Hero:
    made = Hero()
    made.race, made.classes = RACE_NAMES.index(race), (CLASS_NAMES.index(card),)
    made.quest = QUEST_NAMES.index(quest)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


SWITCHES: dict[str, tuple[Any, ...]] = {
    "teamwork": ("teamwork", 0, 1),
    "turn_pawns": ("pawns", "race", "turn"),
    "by_eye": ("judge", "assisted", "by_eye"),
    "walled": ("table_edge", "open", "walled"),
}
"""Short names of options, with their values for 0 and 1."""


def table(
    cubes: Mapping[str, Spot] = TRIANGLE,
    *,
    heroes: Iterable[Hero] = (),
    seats: int = 2,
    held: Mapping[int, Iterable[str]] | None = None,
    box: Iterable[str] = (),
    fallen: Iterable[str] = (),
    step: int = ACT,
    tokens: Iterable[Spot] = (),
    **fields: Any,
) -> State:
    """A state in the turn of seat 0. With one seat it is the lone spelunker's, in a room of three tokens. Fields of
    the table's options are `teamwork`, `turn_pawns`, `by_eye`, `walled`; all others are the state's own."""
    s = State()
    chosen = {name: fields.pop(name) for name in SWITCHES if name in fields}
    s.heroes = tuple(heroes) or tuple([hero() for _ in range(seats)])
    s.table = Table(
        len(s.heroes), Options(**{SWITCHES[name][0]: SWITCHES[name][1 + on] for name, on in chosen.items()})
    )
    s.order = tuple(range(len(s.heroes)))
    s.pawns, s.sent = ((),) * len(s.heroes), (0,) * len(s.heroes)
    s.step = step
    for word, spot in cubes.items():
        if word.startswith("pawn:"):
            s.stand(int(word[5:]) - 1, square(*spot))
        else:
            s.lay(ID_OF[word], footprint(word, *spot))
    for seat, words in (held or {}).items():
        for word in words:
            s.put(ID_OF[word], seat)
    for place, words in ((BOX, box), (FALLEN, fallen)):
        for word in words:
            s.put(ID_OF[word], place)
    if len(s.heroes) == 1:
        s.solo = Solo()
        s.solo.turn = 1
        s.solo.tokens = tuple([square(*spot) for spot in tokens])
    for name, value in fields.items():
        setattr(s, name, value)
    return s


class Hand(Chance):
    """A chance without surprises: numbers come from `numbers` in turn (0 when they are used up), and bodies come to
    rest where `lands` says, by word and in turn (None: over the edge); what it does not name lies above the aim, each
    30 mm beside the one before. A list is one place for each fall; a single place also moves what lies.
    `touches` is what a pushed cube meets, `requests` what the tray was asked."""

    def __init__(
        self,
        numbers: Iterable[int] = (),
        lands: Mapping[str, Spot | list[Spot | None] | None] | None = None,
        touches: Iterable[str] = (),
    ) -> None:
        self._numbers = iter(numbers)
        self._lands = {word: spot if isinstance(spot, list) else [spot] for word, spot in (lands or {}).items()}
        self._in_turn = {word for word, spot in (lands or {}).items() if isinstance(spot, list)}
        self._touches = tuple(touches)
        self.requests: list[dict[str, Any]] = []
        self.addresses: list[str] = []
        self.sealed = False

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        self.addresses.append(address)
        if address.endswith("/hand"):
            return (0,)
        return tuple([next(self._numbers, 0) for _ in bounds])

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        self.addresses.append(address)
        asked = json.loads(request)
        self.requests.append(asked)
        x, y = asked.get("at", (0, 0))
        falling = [body for body, _ in asked.get("falling", ())]
        numbers: list[int] = []
        moved = 0
        for body, word in sorted((_body(word), word) for word in {*self._lands, *map(_word, falling)}):
            lies = any(body == other for other, _, _ in asked["lying"])
            places = self._lands.get(word)
            if body not in falling and (not lies or places is None or word in self._in_turn):
                continue
            if places:
                spot = places.pop(0) if len(places) > 1 else places[0]
            else:
                spot = (x / 1000 + 30 * falling.index(body), y / 1000)
            corners = () if spot is None else footprint(word, *spot)
            numbers += [body, len(corners) // 2, *corners]
            moved += 1
        pushed = asked.get("cube", -1)
        touches = [number for word in self._touches for number in (pushed, _body(word), 10, 1000)]
        return moved, *numbers, len(self._touches), *touches

    def seal(self) -> None:
        self.sealed = True


def _body(word: str) -> int:
    return FIRST_PAWN + int(word[5:]) - 1 if word.startswith("pawn:") else BODY_OF[word]


def _word(body: int) -> str:
    return f"pawn:{body - FIRST_PAWN + 1}" if body >= FIRST_PAWN else CUBES[body].word


def do(s: State, text: str, chance: Chance | None = None, *, seat: int | None = None) -> tuple[State, Log]:
    """Carries out a sentence that must be legal; by the seat whose turn it is, unless another is named."""
    action, who, log = read(text), s.seat if seat is None else seat, Log()
    refused = GAME.legal(s, who).why_not(action)
    assert refused is None, f"{text}: {refused}"
    return GAME.apply(s, who, action, Hand() if chance is None else chance, log), log


def refused(s: State, text: str, *, seat: int | None = None) -> Rejected:
    """Why a sentence is refused; it must be. Which monsters are too much is left out: `told_why` has it."""
    answer = told_why(s, text, seat=seat)
    return Rejected(answer.reason, answer.rule, **{name: v for name, v in answer.data.items() if name != "monsters"})


def told_why(s: State, text: str, *, seat: int | None = None) -> Rejected:
    answer = GAME.legal(s, s.seat if seat is None else seat).why_not(read(text))
    assert answer is not None, f"{text} is legal"
    return answer


def says(s: State, *beginning: str, seat: int | None = None) -> list[str]:
    """Return the words after a verb and its first words: `says(s, "use", "gnome")`; the verbs, if none is given."""
    legal = GAME.legal(s, s.seat if seat is None else seat)
    if not beginning:
        return [choice.word for choice in legal.after().choices]
    items = read(" ".join(beginning))[1:]
    return [choice.word for choice in legal.after(items, beginning[0]).choices]


def held(s: State, seat: int = 0) -> list[str]:
    return [CUBES[cube].word for cube in s.cubes(seat)]


def spot_of(s: State, word: str) -> Footprint:
    return s.spots[ID_OF[word]]


def where(s: State, word: str) -> int:
    return s.where[ID_OF[word]]


class Scatter(Chance):
    """Any numbers, and a table on which everything can come to rest anywhere: what falls mostly lies about its aim, now
    and then a body beside it is moved, and here and there one goes over the edge."""

    def __init__(self, seed: int, lost: float = 0.03) -> None:
        self._rng = Random(seed)
        self._lost = lost
        self.requests: list[dict[str, Any]] = []

    def draw(self, address: str, kind: str, bounds: tuple[int, ...]) -> tuple[int, ...]:
        return tuple([self._rng.randrange(bound) for bound in bounds])

    def slow(self, address: str, kind: str, request: str) -> tuple[int, ...]:
        asked = json.loads(request)
        self.requests.append(asked)
        x, y = asked.get("at", (0, 0))
        wide = 110 if asked["do"] == "open" else 40
        falling = [body for body, _ in asked.get("falling", ())]
        moved = [body for body, _, _ in asked["lying"] if self._rng.random() < 0.03]
        numbers: list[int] = []
        for body in sorted({*falling, *moved}):
            spot = (x / 1000 + self._rng.gauss(0, wide), y / 1000 + self._rng.gauss(0, wide))
            off = self._rng.random() < self._lost or max(map(abs, spot)) > 450
            corners = () if off else footprint(_word(body), *spot)
            numbers += [body, len(corners) // 2, *corners]
        touched = [body for body, _, _ in asked["lying"] if self._rng.random() < 0.05] if "cube" in asked else []
        touches = [number for body in touched for number in (asked["cube"], body, 10, 1000)]
        return len({*falling, *moved}), *numbers, len(touched), *touches


def begun(seats: int = 2, chance: Chance | None = None, **options: str) -> tuple[State, Log]:
    """A game as it begins."""
    log = Log()
    return GAME.start(Setup(seats, GAME.facts.resolve(options)), Hand() if chance is None else chance, log), log


def told(log: Log, key: str) -> list[dict[str, Any]]:
    """Return the events of a story under one key."""
    return [event.data for event in log if event.key == key]


def outside(s: State, word: str) -> bool:
    """Tell if a cube lies outside the dungeon's limits."""
    return s.layout().outside_limits(ID_OF[word])


def state_of(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def cubes_in(words: list[str]) -> set[str]:
    """Those of some words that name a cube."""
    return {word for word in words if word in ID_OF}
