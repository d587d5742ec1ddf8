"""The variant of one card ahead (DJ-193, A-85): the master holds a card of each deck, and may use it instead of the one
that was drawn; that one is held from then on. Nobody else sees either."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, kind
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.mechanics.fatigue import Offers
from souterrain.games.donjon.state import State, add, put

DUNGEON, SQUARE, RECTANGULAR, MONSTER, TREASURE = range(5)
"""The decks, in the order of `State.ahead`."""
SHAPES: Final = {"square": SQUARE, "rectangular": RECTANGULAR}
EXCHANGE: Final = (Verb("exchange", Form()), Verb("keep", Form()))

Going: Final[dict[int, Callable[[State, Frame, int, Chance, Log], None]]] = {}
"""What is done with the card of each deck, once it is chosen."""


def is_on(state: State) -> bool:
    return state.option("card_ahead") == "on"


def deal(state: State, chance: Chance) -> None:
    """One of each; the dungeon card comes from those that are not in the deck."""
    if not is_on(state):
        state.ahead = ()
        return
    place = dice.roll(state, len(state.spare), "ahead-dungeon", chance) - 1
    dungeon = state.spare[place]
    state.spare = (*state.spare[:place], *state.spare[place + 1 :])
    held = [dungeon]
    for shape in SHAPES:
        weights = tuple([left if ROOMS[card].shape == shape else 0 for card, left in enumerate(state.rooms)])
        room = dice.pick(state, weights, "ahead-room", chance)
        state.rooms = add(state.rooms, room, -1)
        held.append(room)
    monster = dice.pick(state, state.monster_deck, "ahead-monster", chance)
    state.monster_deck = add(state.monster_deck, monster, -1)
    treasure = dice.pick(state, state.treasures, "ahead-treasure", chance)
    state.treasures = add(state.treasures, treasure, -1)
    state.ahead = (*held, monster, treasure)


def consider(state: State, deck: int, card: int, target: int, words: tuple[str, ...] = (), *data: int) -> None:
    """The master looks at a card that was drawn; `target` and `data` are for what follows."""
    state.push(Frame("ahead", target=target, data=(deck, card, *data), words=words))


def _offers(state: State, frame: Frame) -> Offers:
    return {state.table.master: EXCHANGE}


@kind("ahead", MUST, _offers)
def chosen(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    deck, card = frame.data[:2]
    if frame.verb == "exchange":
        card, state.ahead = state.ahead[deck], put(state.ahead, deck, card)
    Going[deck](state, frame, card, chance, log)
