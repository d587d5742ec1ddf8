"""Monsters that come by events: wanderers, ambushes, reinforcements (E01 … E03)."""

from __future__ import annotations

from typing import Final

from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Items
from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.board.plan import plan_of, read_square, square_items
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.decks import EVENT_OF, EVENTS, MONSTER_CARDS
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards.vocabulary import word
from souterrain.games.donjon.rules.frames_old import Frame
from souterrain.games.donjon.rules.kinds import MUST, WINDOW, Offers, kind
from souterrain.games.donjon.rules.mechanics import dice, spawning
from souterrain.games.donjon.rules.mechanics.fatigue import steady
from souterrain.games.donjon.rules.questions import obstacles
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.sight import visible_to_heroes
from souterrain.games.donjon.state import State

SWARMING: Final = ("goblin", "zombie", "skeleton")
"""Of these a die says how many come; of others two if they are worth little, else one (E03)."""
LITTLE: Final = 15
NUMBER_DIE: Final = "number-die"


@word("wander")
def wander(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """At the limit of what the heroes see, in a zone of the master's choice (E01, A-79)."""
    spawning.come(state, frame.data[2], non_unique=True)


# Ambushes (E02)


@word("ambush")
def ambush(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    """The monsters act first; `monsters` draws the card and hands it to the frame below."""
    spawning.come(state, frame.data[2], ambush=True, non_unique=True)


def lurking(state: State, count: int, but: tuple[int, ...] = ()) -> list[int]:
    """Free squares that a hero sees and that are far enough from all of them, the farthest first; if they are fewer
    than needed, the farthest of the others too."""
    plan, closed = plan_of(state), obstacles.taken(state) | obstacle(state) | {*but}
    heroes = [state.heroes[hero].square for hero in state.up]
    least = EVENTS[EVENT_OF["ambush"]].terms[0].number()
    seen = [square for square in sorted(plan.floor - closed) if visible_to_heroes(state, square)]
    away = {square: min([plan.distance(square, hero) for hero in heroes]) for square in seen}
    far = len([square for square in seen if away[square] >= least])
    return sorted(seen, key=lambda square: (-away[square], square))[: max(count, far)]


def _figures(state: State, card: int) -> int:
    return sum([spawning.scaled(state, number) for _, number in MONSTER_CARDS[card].monsters])


def _ambush_offers(state: State, frame: Frame) -> Offers:
    """One figure after the other, or all the rest about one square."""
    left = _figures(state, frame.data[2]) - len(frame.data[3:])
    squares = lurking(state, left, frame.data[3:]) if left else []
    if len(squares) <= left:
        return {}
    choices = tuple([square_items(state, square) for square in squares])
    return {state.table.master: (rows("place", *choices), rows("gather", *choices))}


@kind("ambush", MUST, _ambush_offers)
def spring(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    """`data`: the zone, further treasures, the card, and the squares chosen so far."""
    zone, treasures, card, *chosen = frame.data
    left = _figures(state, card) - len(chosen)
    if frame.verb == "place":
        state.push(Frame("ambush", data=(*frame.data, read_square(state, frame.answer))))
        return
    rest = lurking(state, left, tuple(chosen))
    if frame.verb == "gather":
        plan, heart = plan_of(state), read_square(state, frame.answer)
        rest.sort(key=lambda square: (plan.distance(square, heart), square))
    squares = (*chosen, *rest[:left])
    where = plan_of(state).zone_at[squares[0]] if squares else zone
    spawning.appear(state, card, where, chance, log, treasures=treasures, ambush=True, squares=squares)


# Reinforcements (E03)


@word("reinforce")
def reinforce(state: State, frame: Frame, term: Term, chance: Chance, log: Log) -> None:
    name = frame.words[0]
    if name in SWARMING:
        state.push(Frame("number", data=(dice.amount(state, term, 0, "number", chance),), words=frame.words))
        return
    _bring(state, name, term.number(1 if CREATURES[name].experience <= LITTLE else 2), log)


def _number_offers(state: State, frame: Frame) -> Offers:
    """The die is the master's, and destiny has it rolled again (A-15)."""
    reroll = rows("reroll", ((NUMBER_DIE, 1),))
    return {state.seat_of(hero): (reroll,) for hero in state.up if state.heroes[hero].destiny}


def _reroll(state: State, seat: int, verb: str, items: Items, chance: Chance, log: Log) -> None:
    steady(state, state.hero_of(seat))
    die = dice.amount(state, EVENTS[EVENT_OF["reinforcements"]].terms[0], 0, "number", chance)
    state.top().data = (die,)
    log("rerolled", seat=seat, which=NUMBER_DIE, die=die)


@kind("number", WINDOW, _number_offers, _reroll)
def number(state: State, frame: Frame, chance: Chance, log: Log) -> None:
    _bring(state, frame.words[0], frame.data[0], log)


def _bring(state: State, name: str, count: int, log: Log) -> None:
    """Just beyond the nearest open doorway; where there is none they come in as those who wait do (A-81). They are
    worth their experience, but guard no treasure."""
    group = spawning.add_group(state, -1, 0)
    threshold, zone = _beyond(state)
    for _ in range(count):
        closed = obstacles.taken(state) | obstacle(state)
        free = [square for square in threshold if square not in closed]
        free += [obstacles.free_near(state, square, zone) for square in threshold[:1]]
        spawning.spawn(state, name, free[0] if free else NOWHERE, group)
    spawning.enter_waiting(state, log)
    log("reinforced", monsters=[(name, count)])


def _beyond(state: State) -> tuple[tuple[int, ...], int]:
    """The squares behind the open doorway that is nearest to the heroes in a zone of theirs, and their zone."""
    plan = plan_of(state)
    found: list[tuple[int, int, tuple[int, ...], int]] = []
    for door in state.doors:
        if door.state != OPEN or door.barred or door.zone == door.beyond:
            continue
        inner, outer = door.edges[::2], door.edges[1::2]
        for held, here, beyond, there in (
            (door.zone, inner, door.beyond, outer),
            (door.beyond, outer, door.zone, inner),
        ):
            heroes = [state.heroes[hero].square for hero in state.up if zone_of(state, hero) == held]
            if heroes:
                away = min([plan.distance(square, hero) for square in here for hero in heroes])
                found.append((away, door.number, there, beyond))
    return min(found)[2:] if found else ((), -1)
