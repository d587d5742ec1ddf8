"""The rules of Lantern, one function each, in the order of a night."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import Action, say
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Rows, Span, Verb
from souterrain.core.frames import MUST, ONE, WINDOW, Kind, Kinds, Offers, push, question
from souterrain.core.rejection import Rejected, SetupError
from tests.lantern.state import (
    COLOURS,
    NONE,
    PLACES,
    Blow,
    Candles,
    Dawn,
    Gust,
    Lay,
    Shield,
    State,
    box,
    light,
    many,
    minus,
    plus,
    put,
)

HAND, BRIGHTEST = 3, 4
BUILT_IN = {"amber": 12, "blue": 12, "crimson": 12}
LEAST_CANDLES = 30
ROLES = ("keeper", "moth", "moth", "moth")
SHUTTERS = {"keeper": 2, "moth": 1}
STRONGEST = {"keeper": 3, "moth": 5}
SHIELD = Verb("shield", Form())


def candles_of(content: Any) -> Candles:
    """The box: how many candles of each colour."""
    box = BUILT_IN if content is None else content
    fits = isinstance(box, dict) and set(box) <= set(COLOURS) and all(type(n) is int and n >= 0 for n in box.values())
    if not fits or sum(box.values()) < LEAST_CANDLES:
        raise SetupError(Rejected("bad-box"))
    return tuple([box.get(colour, 0) for colour in COLOURS])


def lay_verb(hand: Candles) -> Verb:
    def not_too_bright(action: Action) -> Rejected | None:
        return Rejected("too-bright", most=BRIGHTEST) if light(candles_in(action)) > BRIGHTEST else None

    return Verb("lay", Form(Counts(COLOURS, hand, 1, 2), check=not_too_bright))


def blow_verb(state: State, seat: int) -> Verb:
    others = tuple([((place, 1),) for at, place in enumerate(PLACES[: len(state.roles)]) if at != seat])
    return Verb("blow", Form(Rows(others), Span("force=", 1, STRONGEST[state.roles[seat]])))


def pay_verbs(state: State, frame: Shield) -> tuple[Verb, ...]:
    hand = state.hands[frame.seat]
    held = tuple([((colour, 1),) for colour, number in zip(COLOURS, hand, strict=True) if number])
    return (Verb("pay", Form(Rows(held))),)


def explain(state: State, action: Action) -> Rejected:
    return Rejected({"lay": "not-in-hand", "pay": "not-in-hand", "blow": "no-such-gust"}.get(action[0], "not-now"))


def candles_in(action: Action) -> Candles:
    counts = dict(action[1:])
    return tuple([counts.get(colour, 0) for colour in COLOURS])


def dimmest(state: State) -> list[int]:
    return [seat for seat, lights in enumerate(state.lights) if lights == min(state.lights)]


def evening(state: State, log: Log) -> None:
    state.night += 1
    log("evening", night=state.night)
    state.number += 1
    state.laid, state.lights = ((),) * len(state.roles), (0,) * len(state.roles)
    push(state, Lay())


def fill(state: State, seat: int, address: str, chance: Chance, log: Log) -> None:
    """Fill a hand; only its owner sees with what."""
    drawn = NONE
    while sum(state.hands[seat]) < HAND:
        colour = chance.weighted(f"{address}/{sum(drawn)}", box(state))
        drawn = put(drawn, colour, drawn[colour] + 1)
        hand = state.hands[seat]
        state.hands = put(state.hands, seat, put(hand, colour, hand[colour] + 1))
    log.secretly("dealt", {"candles": many(drawn)}, (seat,), seat=seat, number=sum(drawn))


def lay_offers(state: State, frame: Lay) -> Offers:
    return {seat: (lay_verb(state.hands[seat]),) for seat, laid in enumerate(state.laid) if not laid}


def lay(state: State, frame: Lay, seat: int, action: Action, chance: Chance, log: Log) -> None:
    candles = candles_in(action)
    log.secretly("laid", {"candles": many(candles)}, (seat,), seat=seat)
    state.laid = put(state.laid, seat, candles)


def shown(state: State, frame: Lay, chance: Chance, log: Log) -> None:
    """Show what everybody laid; then one of the dimmest blows."""
    chance.seal()
    for seat, candles in enumerate(state.laid):
        log("shown", seat=seat, candles=many(candles), light=light(candles))
    state.number += 1
    state.lights = tuple([light(candles) for candles in state.laid])
    state.burnt = plus(state.burnt, *state.laid)
    state.hands = tuple([minus(hand, candles) for hand, candles in zip(state.hands, state.laid, strict=True)])
    state.laid = ((),) * len(state.roles)
    push(state, Dawn())
    push(state, Blow())


def blow_offers(state: State, frame: Blow) -> Offers:
    return {seat: (blow_verb(state, seat),) for seat in dimmest(state)}


def blow(state: State, frame: Blow, chance: Chance, log: Log) -> None:
    (place, _), (_, force) = frame.answer
    die = 1 + chance.number(f"night/{state.night}/gust", 6)
    log("blown", seat=frame.by, said=say((frame.verb, *frame.answer)), place=place, die=die)
    if die >= force:
        push(state, Gust(frame.by, PLACES.index(place), force))


def gust_offers(state: State, frame: Gust) -> Offers:
    return {seat: (SHIELD,) for seat, left in enumerate(state.shutters) if left and seat != frame.seat}


def shield(state: State, frame: Gust, seat: int, action: Action, chance: Chance, log: Log) -> None:
    log("shielded", seat=seat)
    state.shutters = put(state.shutters, seat, state.shutters[seat] - 1)
    frame.force, frame.closed = 0, 1
    push(state, Shield(seat))


def dim(state: State, frame: Gust, chance: Chance, log: Log) -> None:
    left = max(0, state.lights[frame.target] - frame.force)
    if frame.force:
        log("dimmed", seat=frame.target, force=frame.force)
    state.lights = put(state.lights, frame.target, left)


def pay(state: State, frame: Shield, chance: Chance, log: Log) -> None:
    candle, seat = candles_in((frame.verb, *frame.answer)), frame.seat
    log.secretly("paid", {"candle": many(candle)[0][0]}, (seat,), seat=seat)
    state.hands = put(state.hands, seat, minus(state.hands[seat], candle))
    state.paid = put(state.paid, seat, plus(state.paid[seat], candle))


def count(state: State, frame: Dawn, chance: Chance, log: Log) -> None:
    """Turn lights into points; fill hands for the next night or, after the last one, show them."""
    state.points = plus(state.points, state.lights)
    seats = range(len(state.roles))
    if state.night < state.nights:
        for seat in seats:
            fill(state, seat, f"night/{state.night}/{seat}", chance, log)
        evening(state, log)
        return
    chance.seal()
    for seat in seats:
        log("spared", seat=seat, candles=many(state.hands[seat]))


KINDS: Kinds = {
    Lay: Kind(shown, MUST, lay_offers, lay),
    Blow: Kind(blow, ONE, blow_offers),
    Gust: Kind(dim, WINDOW, gust_offers, shield),
    Shield: question(pay_verbs, pay),
    Dawn: Kind(count),
}
