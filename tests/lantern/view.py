"""The view of each seat of Lantern and its memory, and a state that would look the same to them."""

from __future__ import annotations

from collections.abc import Callable

from souterrain.core import frames
from souterrain.core.chance import index_at
from souterrain.core.forms import Random
from souterrain.core.game import View
from souterrain.core.records import decode, encode
from tests.lantern.state import FRAMES, NONE, Candles, State, minus, plus

OPEN = ("copies", "burnt", "roles", "shutters", "points", "lights", "night", "nights", "number")


def view(state: State, eyes: int | None) -> View:
    return {
        "table": {
            **{name: encode(getattr(state, name)) for name in OPEN},
            "frames": [frames.shown(frame) for frame in state.frames],
        },
        "hands": {
            "sizes": [sum(hand) for hand in state.hands],
            "laid": [int(bool(laid)) for laid in state.laid],
            "paid": [sum(paid) for paid in state.paid],
            "shown": [] if state.frames else encode(state.hands),
        },
        "mine": {}
        if eyes is None
        else {
            "seat": eyes,
            "hand": list(state.hands[eyes]),
            "laid": list(state.laid[eyes]),
            "paid": list(state.paid[eyes]),
        },
    }


def imagine(view: View, rng: Random, lay: Callable[[Candles], Candles]) -> State:
    """Deals what those eyes have not seen anew; `lay` chooses for a seat that has laid something."""
    state = State()
    for name in OPEN:
        setattr(state, name, decode(view["table"][name], {}))
    state.frames = tuple([frames.read(frame, FRAMES) for frame in view["table"]["frames"]])
    hands, mine = view["hands"], view["mine"]
    count = len(state.roles)
    known = {seat: tuple(hand) for seat, hand in enumerate(hands["shown"])}
    paid = {}
    if mine:
        known[mine["seat"]] = tuple(mine["hand"])
        paid[mine["seat"]] = tuple(mine["paid"])
    unseen = list(minus(state.copies, plus(state.burnt, *known.values(), *paid.values())))
    for seat in range(count):
        if seat not in known:
            known[seat] = take(unseen, hands["sizes"][seat], rng)
        if seat not in paid:
            paid[seat] = take(unseen, hands["paid"][seat], rng)
    state.hands = tuple([known[seat] for seat in range(count)])
    state.paid = tuple([paid[seat] for seat in range(count)])
    state.laid = tuple(
        [
            tuple(mine["laid"]) if mine and mine["seat"] == seat else lay(known[seat]) if laid else ()
            for seat, laid in enumerate(hands["laid"])
        ]
    )
    return state


def take(unseen: list[int], count: int, rng: Random) -> Candles:
    """Candles out of what nobody has shown, each as likely as there are of it."""
    taken = list(NONE)
    for _ in range(count):
        index = index_at(tuple(unseen), int(rng.random() * sum(unseen)))
        unseen[index] -= 1
        taken[index] += 1
    return tuple(taken)
