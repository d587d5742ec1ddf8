"""Dungeon Roll at once (`tempo: together`): each seat has a box of its own and plays it as if alone.

The addresses of a box name no other seat, so all meet the same dice. A delve is over when all are out; until then what
falls in one box may tell the others what is to come: who sees what is in `sight`, and events are told to whoever sees
the box after them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Final

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Event, Log
from souterrain.core.forms import Random
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.stakes import Stake
from souterrain.games.roll import parties, sight, stakes
from souterrain.games.roll.facts import FACTS, Options
from souterrain.games.roll.rules import dealing, scoring
from souterrain.games.roll.state import END, LEFT, PHASES, Past, Player, State, Table, Together
from souterrain.games.roll.turns import Turns

ENDINGS: Final = {"retire": "retired", "flee": "fled"}
"""The ending of a delve, by the verb that ended it; by any other word the party has `left`."""
OPEN: Final = ("hero", "delve")
"""The events of a box that everybody is told of: none depends on a draw."""


class Box(Turns):
    """The game of one seat's box: a party that is out of the dungeon waits for the others."""

    def next_delve(self, state: State, chance: Chance, log: Log) -> None:
        return

    def about(self, state: State, safest: Action) -> str:
        """Return the phase alone: the others hear what a seat is asked, and may not know that no monster is left."""
        return PHASES[state.phase]

    def descend(self, state: State, chance: Chance, log: Log) -> State:
        """Go into the next delve, or to the end, once all are out."""
        s = state.copy()
        super().next_delve(s, chance, log)
        return self.settle(s, chance, log)


BOX: Final = Box()


class AtOnce(Game[Together]):
    facts = FACTS
    options = Options
    records: ClassVar = (Together, Past)

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> Together:
        boxes, heard = [], []
        for player in dealing.deal(setup, chance):
            heard.append(Log())
            table = dealing.lay(setup, 1, 0)
            table.apart = 1
            boxes.append(BOX.begin(setup, table, (player,), chance, heard[-1]))
        return _begun(boxes, [Player(box.player.hero) for box in boxes], heard, log)

    def asks(self, state: Together) -> tuple[Ask, ...]:
        """Ask everybody who is not out at the same time; a box counts its own asks."""
        found = [(seat, BOX.asks(box)) for seat, box in enumerate(state.boxes) if not state.ended[seat]]
        return tuple([Ask(seat, ask.number, ask.kind, ask.about, ask.default) for seat, own in found for ask in own])

    def legal(self, state: Together, seat: int) -> Legal:
        if not 0 <= seat < len(state.boxes) or state.ended[seat]:
            return Legal()
        return BOX.legal(state.boxes[seat], 0)

    def idle(self, state: Together, seat: int) -> Action | None:
        return None if state.ended[seat] else BOX.idle(state.boxes[seat], 0)

    def apply(self, state: Together, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> Together:
        heard, before = Log(), state.boxes[seat]
        box = BOX.apply(before, 0, action, chance, heard)
        after = state.copy()
        after.boxes = _with(state.boxes, seat, box)
        if box.phase == LEFT:
            after.ended = _with(state.ended, seat, ENDINGS.get(action[0], "left"))
        reach = sight.next_reach(state.reach[seat], before, box)
        if reach != state.reach[seat]:
            after.reach = _with(state.reach, seat, reach)
            past = Past(state.reach[seat], before) if sight.is_formed(before) else None
            after.passed = _with(state.passed, seat, (*state.passed[seat], past) if past else ())
        after.passed = sight.remembered(after)
        _tell(heard, log, after, seat)
        if after.ended[seat]:
            chance.seal()
            if all(after.ended):
                return self._descend(after, chance, log)
            log("waits", seat=seat)
        elif sight.clears(before) < sight.clears(box):
            chance.seal()
        elif _is_over(after.boxes):
            log("over")
        return after

    def _descend(self, state: Together, chance: Chance, log: Log) -> Together:
        """Tell what each party brought back, once the last one is out, and begin the next delve of all."""
        last, after, heard = [], [], []
        for seat, (box, old) in enumerate(zip(state.boxes, state.held, strict=True)):
            log("delved", seat=seat, number=box.delve, level=box.level, xp=box.player.xp)
            last.append((box.level, box.player.xp - old.xp, state.ended[seat]))
        for box in state.boxes:
            heard.append(Log())
            after.append(BOX.descend(box, chance, heard[-1]))
        begun = _begun(after, [box.player for box in state.boxes], heard, log)
        begun.last = tuple(last)
        if _is_over(after):
            log("over")
        return begun

    def outcome(self, state: Together) -> Outcome | None:
        """Score all players as if they sat at one table."""
        one = State()
        one.table = Table(len(state.boxes))
        one.players = tuple([box.player for box in state.boxes])
        one.phase = END if _is_over(list(state.boxes)) else LEFT
        return scoring.outcome(one)

    def view(self, state: Together, eyes: int | None) -> View:
        return parties.view(state, eyes)

    def stakes(self, view: View, seat: int) -> tuple[Stake, ...]:
        box = parties.own_box(view)
        return () if box is None or view["turn"]["seat"] != seat else stakes.stakes(box, box.seat, sealed=True)

    def imagine(self, view: View, rng: Random) -> Together:
        return parties.imagine(view, rng)


def _begun(boxes: list[State], held: list[Player], heard: list[Log], log: Log) -> Together:
    """Begin a delve of all. What a hero draws while the party forms is drawn in the delve: `held` is known to all."""
    seats = len(boxes)
    reach = tuple([sight.first_reach(box) for box in boxes])
    state = Together(tuple(boxes), ("",) * seats, tuple(held), reach, ((),) * seats)
    for seat, told in enumerate(heard):
        _tell(told, log, state, seat)
    return state


def _with(values: tuple[Any, ...], seat: int, value: Any) -> tuple[Any, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _is_over(boxes: Sequence[State]) -> bool:
    return all(box.phase == END and not box.frames for box in boxes)


def _tell(heard: Log, log: Log, state: Together, seat: int) -> None:
    """Tell the events of a box, with its seat's number, to all who see the box after them."""
    everybody = (None, *range(len(state.boxes)))
    eyes = tuple([each for each in everybody if sight.sees(state, seat, each)])
    for event in heard:
        if event.key != "over":
            data = {**event.data, "seat": seat} if "seat" in event.data else event.data
            owners = () if event.key in OPEN or eyes == everybody else eyes
            log.append(Event(event.key, data, None, owners))
