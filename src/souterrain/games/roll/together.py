"""Everybody delves at once (`tempo: together`): each seat has a box of its own and plays it as if alone.

The addresses of a box name no other seat, so all meet the same dice. A delve is over when all are out; until then what
falls in one box would tell the others what is to come, and only its owner is told of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import Event, Log
from souterrain.core.game import Setup
from souterrain.core.legal import Legal
from souterrain.games.roll.rules import dealing
from souterrain.games.roll.rules.companions import NO_TOKENS
from souterrain.games.roll.state import END, LEFT, State, Table, Together

if TYPE_CHECKING:
    from souterrain.games.roll.game import Box

ENDINGS: Final = {"retire": "retired", "flee": "fled"}
"""How a delve ended, by the verb that ended it; by any other word the party has `left`."""
OPEN: Final = ("hero", "delve", "mastered", "xp", "xp-lost", "regroup", *ENDINGS.values(), "left")
"""What everybody is told of a box: nothing of it names a die or a token."""


def start(game: Box, setup: Setup, chance: Chance, log: Log) -> Together:
    boxes, seats = [], setup.seats
    for seat, player in enumerate(dealing.deal(setup, chance)):
        heard = Log()
        boxes.append(game.begin(setup, dealing.lay(setup, 1, 0), (player,), chance, heard))
        _tell(heard, log, seat, seats)
    return _begun(boxes, [NO_TOKENS] * seats)


def asks(game: Box, state: Together) -> tuple[Ask, ...]:
    """Everybody who is not out is asked at the same time; a box counts its own asks."""
    found = [(seat, game.asks(box)) for seat, box in enumerate(state.boxes) if not state.ended[seat]]
    return tuple([Ask(seat, ask.number, ask.kind, ask.about, ask.default) for seat, own in found for ask in own])


def legal(game: Box, state: Together, seat: int) -> Legal:
    if not 0 <= seat < len(state.boxes) or state.ended[seat]:
        return Legal()
    return game.legal(state.boxes[seat], 0)


def apply(game: Box, state: Together, seat: int, action: Action, chance: Chance, log: Log) -> Together:
    heard = Log()
    box = game.apply(state.boxes[seat], 0, action, chance, heard)
    _tell(heard, log, seat, len(state.boxes), open_=box.phase == END)
    boxes, ended = list(state.boxes), list(state.ended)
    boxes[seat] = box
    if box.phase == LEFT:
        ended[seat] = ENDINGS.get(action[0], "left")
        chance.seal()
        if all(ended):
            return _descend(game, boxes, chance, log)
        log("waits", seat=seat)
    elif _is_over(boxes):
        log("over")
    return Together(tuple(boxes), tuple(ended), state.held)


def _descend(game: Box, boxes: list[State], chance: Chance, log: Log) -> Together:
    """The last one is out: what each brought back is told, and all begin the next delve."""
    for seat, box in enumerate(boxes):
        log("delved", seat=seat, number=box.delve, level=box.level, xp=box.player.xp)
    after = []
    for seat, box in enumerate(boxes):
        heard = Log()
        after.append(game.descend(box, chance, heard))
        _tell(heard, log, seat, len(boxes))
    if _is_over(after):
        log("over")
    return _begun(after, [box.player.tokens for box in boxes])


def _begun(boxes: list[State], held: list[tuple[int, ...]]) -> Together:
    """Known to all is what tokens each held before; what a hero draws while the party forms is drawn in the delve."""
    return Together(tuple(boxes), ("",) * len(boxes), tuple(held))


def _is_over(boxes: list[State]) -> bool:
    return all(box.phase == END and not box.frames for box in boxes)


def _tell(heard: Log, log: Log, seat: int, seats: int, *, open_: bool = False) -> None:
    """What a box told, with its seat's number: to everybody, or to its owner; the others hear how deep it went."""
    others = (None, *[other for other in range(seats) if other != seat])
    for event in heard:
        data = {**event.data, "seat": seat} if "seat" in event.data else event.data
        if event.key == "over":
            continue
        log.append(Event(event.key, data, None, () if open_ or event.key in OPEN else (seat,)))
        if event.key == "level" and data["level"] > 1:
            log.append(Event("went-down", {"seat": seat, "level": data["level"]}, None, others))


def gathered(state: Together) -> State:
    """All players at one table, as the end of the game looks at them."""
    one = State()
    one.table = Table(len(state.boxes))
    one.players = tuple([box.player for box in state.boxes])
    one.phase = END if _is_over(list(state.boxes)) else LEFT
    return one
