"""Dungeon Roll at once (`tempo: together`): each seat has a box of its own and plays it as if alone.

The addresses of a box name no other seat, so all meet the same dice. A delve is over when all are out; until then what
falls in one box would tell the others what is to come, and only its owner is told of it.
"""

from __future__ import annotations

from typing import ClassVar, Final

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Event, Log
from souterrain.core.forms import Random
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.games.roll import parties
from souterrain.games.roll.facts import FACTS, Options
from souterrain.games.roll.rules import dealing, scoring
from souterrain.games.roll.rules.companions import NO_TOKENS
from souterrain.games.roll.state import END, LEFT, State, Table, Together
from souterrain.games.roll.turns import Turns

ENDINGS: Final = {"retire": "retired", "flee": "fled"}
"""The ending of a delve, by the verb that ended it; by any other word the party has `left`."""
OPEN: Final = ("hero", "delve", "mastered", "xp", "xp-lost", "regroup", *ENDINGS.values(), "left")
"""The events of a box that everybody is told of: none names a die or a token."""


class Box(Turns):
    """The game of one seat's box: a party that is out of the dungeon waits for the others."""

    def next_delve(self, state: State, chance: Chance, log: Log) -> None:
        return

    def descend(self, state: State, chance: Chance, log: Log) -> State:
        """Go into the next delve, or to the end, once all are out."""
        s = state.copy()
        super().next_delve(s, chance, log)
        return self.settle(s, chance, log)


BOX: Final = Box()


class AtOnce(Game[Together]):
    facts = FACTS
    options = Options
    records: ClassVar = (Together,)

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> Together:
        boxes, seats = [], setup.seats
        for seat, player in enumerate(dealing.deal(setup, chance)):
            heard = Log()
            boxes.append(BOX.begin(setup, dealing.lay(setup, 1, 0), (player,), chance, heard))
            _tell(heard, log, seat, seats)
        return _begun(boxes, [NO_TOKENS] * seats)

    def asks(self, state: Together) -> tuple[Ask, ...]:
        """Ask everybody who is not out at the same time; a box counts its own asks."""
        found = [(seat, BOX.asks(box)) for seat, box in enumerate(state.boxes) if not state.ended[seat]]
        return tuple([Ask(seat, ask.number, ask.kind, ask.about, ask.default) for seat, own in found for ask in own])

    def legal(self, state: Together, seat: int) -> Legal:
        if not 0 <= seat < len(state.boxes) or state.ended[seat]:
            return Legal()
        return BOX.legal(state.boxes[seat], 0)

    def apply(self, state: Together, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> Together:
        heard = Log()
        box = BOX.apply(state.boxes[seat], 0, action, chance, heard)
        _tell(heard, log, seat, len(state.boxes), open_=box.phase == END)
        boxes, ended = list(state.boxes), list(state.ended)
        boxes[seat] = box
        if box.phase == LEFT:
            ended[seat] = ENDINGS.get(action[0], "left")
            chance.seal()
            if all(ended):
                return self._descend(boxes, chance, log)
            log("waits", seat=seat)
        elif _is_over(boxes):
            log("over")
        return Together(tuple(boxes), tuple(ended), state.held)

    def _descend(self, boxes: list[State], chance: Chance, log: Log) -> Together:
        """Tell what each party brought back, once the last one is out, and begin the next delve of all."""
        for seat, box in enumerate(boxes):
            log("delved", seat=seat, number=box.delve, level=box.level, xp=box.player.xp)
        after = []
        for seat, box in enumerate(boxes):
            heard = Log()
            after.append(BOX.descend(box, chance, heard))
            _tell(heard, log, seat, len(boxes))
        if _is_over(after):
            log("over")
        return _begun(after, [box.player.tokens for box in boxes])

    def outcome(self, state: Together) -> Outcome | None:
        """Score all players as if they sat at one table."""
        one = State()
        one.table = Table(len(state.boxes))
        one.players = tuple([box.player for box in state.boxes])
        one.phase = END if _is_over(list(state.boxes)) else LEFT
        return scoring.outcome(one)

    def view(self, state: Together, eyes: int | None) -> View:
        return parties.view(state, eyes)

    def imagine(self, view: View, rng: Random) -> Together:
        return parties.imagine(view, rng)


def _begun(boxes: list[State], held: list[tuple[int, ...]]) -> Together:
    """Begin a delve of all. What a hero draws while the party forms is drawn in the delve: `held` is known to all."""
    return Together(tuple(boxes), ("",) * len(boxes), tuple(held))


def _is_over(boxes: list[State]) -> bool:
    return all(box.phase == END and not box.frames for box in boxes)


def _tell(heard: Log, log: Log, seat: int, seats: int, *, open_: bool = False) -> None:
    """Tell the events of a box, with its seat's number, to everybody or to its owner; the others hear how deep it
    went."""
    others = (None, *[other for other in range(seats) if other != seat])
    for event in heard:
        data = {**event.data, "seat": seat} if "seat" in event.data else event.data
        if event.key == "over":
            continue
        log.append(Event(event.key, data, None, () if open_ or event.key in OPEN else (seat,)))
        if event.key == "level" and data["level"] > 1:
            log.append(Event("went-down", {"seat": seat, "level": data["level"]}, None, others))
