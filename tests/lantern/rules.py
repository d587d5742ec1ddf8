"""The rules of Lantern, one function each, in the order of a night."""

from __future__ import annotations

from typing import Any

from souterrain.core.actions import Action, say
from souterrain.core.asks import TABLE
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Counts, Form, Rows, Span, Verb
from souterrain.core.rejection import Rejected, SetupError
from tests.lantern.state import (
    COLOURS,
    NONE,
    PLACES,
    Candles,
    Dawn,
    Gust,
    Lay,
    Shield,
    State,
    box,
    changed,
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


def verb_of(state: State, seat: int) -> Verb:
    """What an asked seat may say: one verb, whatever it is asked."""
    top = state.frames[-1]
    if seat == TABLE:
        return Verb("close", Form())
    if isinstance(top, Lay):
        return lay_verb(state.hands[seat])
    if isinstance(top, Shield):
        held = tuple([((colour, 1),) for colour, number in zip(COLOURS, state.hands[seat], strict=True) if number])
        return Verb("pay", Form(Rows(held)))
    if isinstance(top, Gust) and top.seat >= 0:
        return Verb("shield", Form())
    others = tuple([((place, 1),) for at, place in enumerate(PLACES[: len(state.roles)]) if at != seat])
    return Verb("blow", Form(Rows(others), Span("force=", 1, STRONGEST[state.roles[seat]])))


def explain(state: State, action: Action) -> Rejected:
    return Rejected({"lay": "not-in-hand", "pay": "not-in-hand", "blow": "no-such-gust"}.get(action[0], "not-now"))


def candles_in(action: Action) -> Candles:
    counts = dict(action[1:])
    return tuple([counts.get(colour, 0) for colour in COLOURS])


def dimmest(state: State) -> list[int]:
    return [seat for seat, lights in enumerate(state.lights) if lights == min(state.lights)]


def shielders(state: State, gust: Gust) -> list[int]:
    return [seat for seat, left in enumerate(state.shutters) if left and seat != gust.seat]


def evening(state: State, log: Log) -> State:
    log("evening", night=state.night + 1)
    number = state.number + 1
    return changed(
        state,
        night=state.night + 1,
        number=number,
        laid=((),) * len(state.roles),
        lights=(0,) * len(state.roles),
        frames=(*state.frames, Lay(number)),
    )


def fill(state: State, seat: int, address: str, chance: Chance, log: Log) -> State:
    """Fills a hand; only its owner sees with what."""
    drawn = NONE
    while sum(state.hands[seat]) < HAND:
        colour = chance.weighted(f"{address}/{sum(drawn)}", box(state))
        drawn = put(drawn, colour, drawn[colour] + 1)
        hand = state.hands[seat]
        state = changed(state, hands=put(state.hands, seat, put(hand, colour, hand[colour] + 1)))
    log.secretly("dealt", {"candles": many(drawn)}, (seat,), seat=seat, number=sum(drawn))
    return state


def lay(state: State, seat: int, action: Action, chance: Chance, log: Log) -> State:
    candles = candles_in(action)
    log.secretly("laid", {"candles": many(candles)}, (seat,), seat=seat)
    return changed(state, laid=put(state.laid, seat, candles))


def shown(state: State, chance: Chance, log: Log) -> State:
    chance.seal()
    for seat, candles in enumerate(state.laid):
        log("shown", seat=seat, candles=many(candles), light=light(candles))
    number = state.number + 1
    return changed(
        state,
        number=number,
        lights=tuple([light(candles) for candles in state.laid]),
        burnt=plus(state.burnt, *state.laid),
        hands=tuple([minus(hand, candles) for hand, candles in zip(state.hands, state.laid, strict=True)]),
        laid=((),) * len(state.roles),
        frames=(*state.frames, Dawn(), Gust(number)),
    )


def blow(state: State, seat: int, action: Action, chance: Chance, log: Log) -> State:
    (place, _), (_, force) = action[1:]
    die = 1 + chance.number(f"night/{state.night}/gust", 6)
    log("blown", seat=seat, said=say(action), place=place, die=die)
    number = state.number + 1
    gust = Gust(number, seat, PLACES.index(place), force if die >= force else 0)
    gust.closed = int(not gust.force or not shielders(state, gust))
    return changed(state, number=number, frames=(*state.frames[:-1], gust))


def shield(state: State, seat: int, action: Action, chance: Chance, log: Log) -> State:
    log("shielded", seat=seat)
    number = state.number + 1
    return changed(
        state,
        number=number,
        shutters=put(state.shutters, seat, state.shutters[seat] - 1),
        frames=(*closed(state, shielded=1), Shield(number, seat)),
    )


def close(state: State, seat: int, action: Action, chance: Chance, log: Log) -> State:
    return changed(state, frames=closed(state))


def closed(state: State, shielded: int = 0) -> tuple[Any, ...]:
    """The frames with a gust on top that nobody can change any more."""
    gust = state.frames[-1]
    assert isinstance(gust, Gust)
    return (*state.frames[:-1], Gust(gust.number, gust.seat, gust.target, 0 if shielded else gust.force, 1))


def pay(state: State, seat: int, action: Action, chance: Chance, log: Log) -> State:
    candle = candles_in(action)
    log.secretly("paid", {"candle": many(candle)[0][0]}, (seat,), seat=seat)
    return changed(
        state,
        hands=put(state.hands, seat, minus(state.hands[seat], candle)),
        paid=put(state.paid, seat, plus(state.paid[seat], candle)),
        frames=(*state.frames[:-1], Shield(state.number, seat, 1)),
    )


def counted(state: State, chance: Chance, log: Log) -> State:
    """Lights become points; hands are filled for the next night or, after the last one, shown."""
    state = changed(state, points=plus(state.points, state.lights))
    seats = range(len(state.roles))
    if state.night < state.nights:
        for seat in seats:
            state = fill(state, seat, f"night/{state.night}/{seat}", chance, log)
        return evening(state, log)
    chance.seal()
    for seat in seats:
        log("spared", seat=seat, candles=many(state.hands[seat]))
    return state


DO = {"lay": lay, "blow": blow, "shield": shield, "close": close, "pay": pay}
