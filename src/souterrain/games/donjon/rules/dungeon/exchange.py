"""Variant "one card ahead" (DJ-193, A-85): the master holds a card of each deck and may exchange it for a drawn one.
Nobody else sees either card."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Verb
from souterrain.core.frames import MUST, Kind, Kinds
from souterrain.games.donjon.content.places import ROOMS
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.dungeon import CardAhead
from souterrain.games.donjon.rules.mechanics import dice
from souterrain.games.donjon.rules.questions.card_ahead import MONSTER, SHAPES, is_on
from souterrain.games.donjon.state import State, add, put

EXCHANGE: Final = (Verb("exchange", Form()), Verb("keep", Form()))


def deal(state: State, chance: Chance) -> None:
    """Deal the master one card of each deck; the dungeon card comes from those that are not in the deck."""
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


def _offers(state: State, frame: CardAhead) -> Offers:
    return {state.table.master: EXCHANGE}


def chosen(state: State, frame: CardAhead, chance: Chance, log: Log) -> None:
    card = frame.card
    if frame.verb == "exchange":
        card, state.ahead = state.ahead[frame.deck], put(state.ahead, frame.deck, card)
    if frame.deck == MONSTER:
        state.monster_deck = add(state.monster_deck, card)
    then = frame.then.copy()
    then.card = card
    state.push(then)
    chance.seal()


KINDS: Final[Kinds] = {CardAhead: Kind(chosen, MUST, _offers)}
