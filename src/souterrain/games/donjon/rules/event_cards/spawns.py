"""Events that bring monsters: wanderers, ambushes, reinforcements (E01 … E03)."""

from __future__ import annotations

from typing import Final

from souterrain.core.actions import Action
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.frames import MUST, WINDOW, Kind, Kinds
from souterrain.games.donjon.board.figures import NOWHERE
from souterrain.games.donjon.board.ground import OPEN
from souterrain.games.donjon.content.creatures import CREATURES
from souterrain.games.donjon.content.decks import EVENT_CARD_OF, EVENT_CARDS, MONSTER_CARDS
from souterrain.games.donjon.content.effects import Term
from souterrain.games.donjon.rules.event_cards.vocabulary import Word
from souterrain.games.donjon.rules.frames import Offers
from souterrain.games.donjon.rules.frames.event_cards import Ambush, EventWords, Number
from souterrain.games.donjon.rules.frames.fight import Come
from souterrain.games.donjon.rules.mechanics import dice, spawning
from souterrain.games.donjon.rules.mechanics.fatigue import steady
from souterrain.games.donjon.rules.questions import obstacles
from souterrain.games.donjon.rules.questions.ground import plan_of, read_square, square_items
from souterrain.games.donjon.rules.questions.light import zone_of
from souterrain.games.donjon.rules.questions.naming import rows
from souterrain.games.donjon.rules.questions.obstacles import obstacle
from souterrain.games.donjon.rules.questions.sight import visible_to_heroes
from souterrain.games.donjon.state import State

SWARMING: Final = ("goblin", "zombie", "skeleton")
"""Kinds whose number is rolled (E03)."""
LITTLE: Final = 15
"""Kinds worth at most this experience come in twos, others alone (E03)."""
NUMBER_DIE: Final = "number-die"


def wander(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Bring monsters at the limit of the heroes' sight, in a zone that the master chooses (E01, A-79)."""
    state.push(Come(zone=frame.place, non_unique=1))


# Ambushes (E02)


def ambush(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    """Draw a monster card for an ambush, in which the monsters act first."""
    state.push(Come(zone=frame.place, ambush=1, non_unique=1))


def lurking(state: State, count: int, but: tuple[int, ...] = ()) -> list[int]:
    """Return free squares that a hero sees and that are far enough from all heroes, the farthest first. If these are
    fewer than needed, add the farthest of the others."""
    plan, closed = plan_of(state), obstacles.taken(state) | obstacle(state) | {*but}
    heroes = [state.heroes[hero].square for hero in state.up]
    least = EVENT_CARDS[EVENT_CARD_OF["ambush"]].terms[0].number()
    seen = [square for square in sorted(plan.floor - closed) if visible_to_heroes(state, square)]
    away = {square: min([plan.distance(square, hero) for hero in heroes]) for square in seen}
    far = len([square for square in seen if away[square] >= least])
    return sorted(seen, key=lambda square: (-away[square], square))[: max(count, far)]


def _figures(state: State, card: int) -> int:
    return sum([spawning.scaled(state, number) for _, number in MONSTER_CARDS[card].monsters])


def _ambush_offers(state: State, frame: Ambush) -> Offers:
    """Offer to place one figure, or to gather all the rest around one square."""
    left = _figures(state, frame.card) - len(frame.squares)
    squares = lurking(state, left, frame.squares) if left else []
    if len(squares) <= left:
        return {}
    choices = tuple([square_items(state, square) for square in squares])
    return {state.table.master: (rows("place", *choices), rows("gather", *choices))}


def spring(state: State, frame: Ambush, chance: Chance, log: Log) -> None:
    zone, treasures, card, chosen = frame.zone, frame.treasures, frame.card, frame.squares
    left = _figures(state, card) - len(chosen)
    if frame.verb == "place":
        squares = (*chosen, read_square(state, frame.answer))
        state.push(Ambush(zone=zone, treasures=treasures, card=card, squares=squares))
        return
    rest = lurking(state, left, chosen)
    if frame.verb == "gather":
        plan, heart = plan_of(state), read_square(state, frame.answer)
        rest.sort(key=lambda square: (plan.distance(square, heart), square))
    squares = (*chosen, *rest[:left])
    where = plan_of(state).zone_at[squares[0]] if squares else zone
    spawning.appear(state, card, where, chance, log, treasures=treasures, ambush=True, squares=squares)


# Reinforcements (E03)


def reinforce(state: State, frame: EventWords, term: Term, chance: Chance, log: Log) -> None:
    name = frame.word
    if name in SWARMING:
        state.push(Number(creature=name, die=dice.amount(state, term, 0, "number", chance)))
        return
    _bring(state, name, term.number(1 if CREATURES[name].experience <= LITTLE else 2), log)


def _number_offers(state: State, frame: Number) -> Offers:
    """Offer to reroll the master's die for a point of destiny (A-15), unless it shows the least (A-97)."""
    fewest, _ = EVENT_CARDS[EVENT_CARD_OF["reinforcements"]].terms[0].dice(0)
    if frame.die <= fewest:
        return {}
    reroll = rows("reroll", ((NUMBER_DIE, 1),))
    return {state.seat_of(hero): (reroll,) for hero in state.up if state.heroes[hero].destiny}


def _reroll(state: State, frame: Number, seat: int, action: Action, chance: Chance, log: Log) -> None:
    steady(state, state.hero_of(seat))
    frame.die = dice.amount(state, EVENT_CARDS[EVENT_CARD_OF["reinforcements"]].terms[0], 0, "number", chance)
    log("rerolled", seat=seat, which=NUMBER_DIE, die=frame.die)


def number(state: State, frame: Number, chance: Chance, log: Log) -> None:
    _bring(state, frame.creature, frame.die, log)


def _bring(state: State, name: str, count: int, log: Log) -> None:
    """Place monsters behind the nearest open doorway; without one they wait to enter (A-81). They are worth experience
    but guard no treasure."""
    group = spawning.add_group(state, -1, 0)
    threshold, zone = _beyond(state)
    came = []
    for _ in range(count):
        closed = obstacles.taken(state) | obstacle(state)
        square = next((square for square in threshold if square not in closed), NOWHERE)
        if threshold and square == NOWHERE:
            square = obstacles.free_near(state, threshold[0], zone)
        came.append(spawning.spawn(state, name, square, group))
    spawning.enter_waiting(state, log)
    log("reinforced", monsters=spawning.named(state, came))


def _beyond(state: State) -> tuple[tuple[int, ...], int]:
    """Return the squares behind the nearest open doorway of a zone with heroes, and the zone there."""
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


WORDS: Final[dict[str, Word]] = {"wander": wander, "ambush": ambush, "reinforce": reinforce}
KINDS: Final[Kinds] = {
    Ambush: Kind(spring, MUST, _ambush_offers),
    Number: Kind(number, WINDOW, _number_offers, _reroll),
}
