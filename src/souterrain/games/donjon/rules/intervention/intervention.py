"""Variant "direct intervention" (DJ-192): the master openly places, removes, moves and changes figures at will."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from souterrain.core.actions import say
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Form, Items, Later, Rows, Span, Verb
from souterrain.core.rejection import Rejected
from souterrain.games.donjon.board.ground import CLOSED
from souterrain.games.donjon.content.creatures import CAPTIVE, called
from souterrain.games.donjon.content.creatures import MONSTERS as CREATURES
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS
from souterrain.games.donjon.content.effects import Term, parse
from souterrain.games.donjon.rules.frames.dungeon import Reveal
from souterrain.games.donjon.rules.mechanics.harm import gone
from souterrain.games.donjon.rules.mechanics.spawning import add_group, spawn
from souterrain.games.donjon.rules.mechanics.turns import begin_combat
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.naming import door_items, figure_items, read_door, read_figure
from souterrain.games.donjon.rules.questions.obstacles import obstacle, taken
from souterrain.games.donjon.rules.questions.quest import is_manned, quest_of
from souterrain.games.donjon.state import MONSTERS, START, State, add, put

Deed: TypeAlias = "Callable[[State, Items, Chance, Log], None]"
MOST_LIFE: Final = 40


def verbs(state: State) -> list[Verb]:
    if not state.options.intervention or state.step not in (START, MONSTERS):
        return []
    figures = [figure_items(state, monster.uid) for monster in state.monsters if monster.square >= 0]
    heroes = [figure_items(state, hero) for hero in state.up]
    found: list[Verb] = []
    if not plan_of(state).floor <= taken(state) | obstacle(state):
        found.append(Later("place", _place_verb, state))
        found.append(Later("shift", _shift_verb, state, tuple(figures + heroes)))
    found.append(Later("alter", _alter_verb, state, tuple(figures + heroes)))
    if figures:
        found.append(Verb("remove", Form(Rows(tuple(figures)))))
    if swaps := _swaps(state):
        found.append(Verb("swap", *swaps))
    closed = [door_items(door) for door in state.doors if door.state == CLOSED]
    if closed and state.step == START:
        found.append(Verb("reveal", Form(Rows(tuple(closed)))))
    return found


def _free(state: State) -> tuple[Items, ...]:
    closed = taken(state) | obstacle(state)
    return tuple([square_items(state, square) for square in sorted(plan_of(state).floor) if square not in closed])


def _place_verb(state: State) -> Verb:
    return Verb("place", Form(Rows(tuple([((name, 1),) for name in CREATURES])), Rows(_free(state))))


def _alter_verb(state: State, figures: tuple[Items, ...]) -> Verb:
    """Return the verb for the life of a figure, up to its maximum, and for the maximum itself."""
    forms = [Form(Rows((row,)), Span("life=", 1, state.figure(read_figure(state, row)[0]).max_life)) for row in figures]
    return Verb("alter", *forms, Form(Rows(figures), Span("most=", 1, MOST_LIFE)))


def _shift_verb(state: State, figures: tuple[Items, ...]) -> Verb:
    return Verb("shift", Form(Rows(figures), Rows(_free(state))))


def _tell(state: State, verb: str, items: Items, log: Log) -> None:
    log("intervened", said=say((verb, *items)))


def place(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "place", items, log)
    spawn(state, items[0][0], read_square(state, items[1:]), add_group(state, -1, 0))
    chance.seal()
    begin_combat(state)


def remove(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "remove", items, log)
    uid, _ = read_figure(state, items)
    removed = state.monster(uid)
    state.monsters = tuple([monster for monster in state.monsters if monster.uid != uid])
    if removed.kind == CAPTIVE:
        return
    if removed.group >= 0 and not any(monster.group == removed.group for monster in state.monsters):
        guarded = state.groups[removed.group].copy()
        guarded.treasures = 0
        state.groups = put(state.groups, removed.group, guarded)
    gone(state, removed, -1, log)
    if is_manned(state) and any(term.word == "slain" and term.arguments[0] == removed.kind for term in _aims(state)):
        log("counts-as-slain", monster=called(removed.kind, removed.number))


def _aims(state: State) -> tuple[Term, ...]:
    return parse(quest_of(state).win)


def shift(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "shift", items, log)
    who, rest = read_figure(state, items)
    state.own(who).square = read_square(state, rest)


def alter(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "alter", items, log)
    who, rest = read_figure(state, items)
    figure = state.own(who)
    word, number = rest[0]
    if word == "most=":
        figure.max_life = number
        figure.life = min(figure.life, number)
    else:
        figure.life = number


def reveal(state: State, items: Items, chance: Chance, log: Log) -> None:
    _tell(state, "reveal", items, log)
    state.push(Reveal(door=read_door(items)[0]))


# Event cards


def _swaps(state: State) -> list[Form]:
    """Return the cards of the hand that are not laid ready, each with the other cards that are in the deck."""
    ready = [card for card, _ in state.laid]
    held = [card for card, number in enumerate(state.hand) if number > ready.count(card)]
    left = [card for card, number in enumerate(state.events) if number]
    return [
        Form(Rows((_card_items(card),)), Rows(tuple([_card_items(other) for other in left if other != card])))
        for card in held
        if [other for other in left if other != card]
    ]


def _card_items(card: int) -> Items:
    return ((EVENT_CARDS[card].id, 1),)


def swap(state: State, items: Items, chance: Chance, log: Log) -> None:
    """Exchange an event card of the hand for one of the deck; all see both (A-95)."""
    _tell(state, "swap", items, log)
    given, taken_up = [EVENT_CARD_OF[word] for word, _ in items]
    state.hand = add(add(state.hand, given, -1), taken_up)
    state.events = add(add(state.events, given), taken_up, -1)
    chance.seal()


DEEDS: Final[dict[str, Deed]] = {
    "place": place,
    "remove": remove,
    "shift": shift,
    "alter": alter,
    "reveal": reveal,
    "swap": swap,
}


def why(state: State, verb: str, items: Items) -> Rejected:
    if not state.options.intervention:
        return Rejected("no-intervention", "DJ-192")
    if verb == "swap":
        return Rejected("no-such-exchange", "A-95")
    return Rejected("cannot-stand", "DJ-060")
