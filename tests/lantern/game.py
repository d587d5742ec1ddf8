"""The rules of Lantern.

Every night each seat lays one or two candles in secret, all at once, worth four lights at most. They are shown; the
first of the dimmest seats to speak blows at another lantern: the stronger, the less likely it gets there. A gust that
gets there takes as many lights as it has force, unless somebody closes a shutter, which costs a hidden candle. Lights
are points; hands are filled again, and shown after the last night, when crimson candles and shutters left count too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, MUST, ONE, TABLE, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Kinds, Log
from souterrain.core.facts import AT_ONCE, HIDDEN, Daily, Facts, Option
from souterrain.core.forms import Random
from souterrain.core.frames import settle
from souterrain.core.game import Game, Line, Outcome, Setup, View
from souterrain.core.legal import Legal
from tests.lantern import rules
from tests.lantern.state import COLOURS, NONE, PLACES, Dawn, Gust, Lay, Shield, State, changed, many, put
from tests.lantern.view import imagine, view


class Lantern(Game[State]):
    facts = Facts(
        name="lantern",
        rules=1,
        seats=(2, 4),
        decisions=21,
        information=HIDDEN,
        moves=AT_ONCE,
        roles=("keeper", "moth"),
        options=(Option("length", "full", "short"), Option("nights", "3", "2", "1")),
        presets={"length": {"full": {"nights": "3"}, "short": {"nights": "1"}}},
        daily=Daily("me", "bot:random", options={"length": "short"}),
    )
    records = (State, Lay, Dawn, Gust, Shield)
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = {"candle": COLOURS, "place": PLACES, "measure": ("force",)}
    events: ClassVar[Kinds] = {
        "opened": {"candles": "many:candle"},
        "evening": {"night": "number"},
        "dealt": {"seat": "seat", "number": "number"},
        "dealt-secret": {"candles": "many:candle"},
        "laid": {"seat": "seat"},
        "laid-secret": {"candles": "many:candle"},
        "shown": {"seat": "seat", "candles": "many:candle", "light": "number"},
        "blown": {"seat": "seat", "said": "text", "place": "noun:place", "die": "number"},
        "shielded": {"seat": "seat"},
        "paid": {"seat": "seat"},
        "paid-secret": {"candle": "noun:candle"},
        "dimmed": {"seat": "seat", "force": "number"},
        "spared": {"seat": "seat", "candles": "many:candle"},
    }

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        seats = range(setup.seats)
        state = State()
        state.copies = rules.candles_of(setup.content)
        state.roles = (*setup.roles, *rules.ROLES[len(setup.roles) : setup.seats])
        state.shutters = tuple([rules.SHUTTERS[role] for role in state.roles])
        state.points = state.lights = (0,) * setup.seats
        state.hands = state.paid = (NONE,) * setup.seats
        state.nights = int(setup.options["nights"])
        log("opened", candles=many(state.copies))
        for seat in seats:
            state = rules.fill(state, seat, f"deal/{seat}", chance, log)
        return rules.evening(state, log)

    def asks(self, state: State) -> tuple[Ask, ...]:
        top = state.frames[-1] if state.frames else None
        if isinstance(top, Lay):
            return tuple([self._ask(state, seat, MUST, "lay") for seat, laid in enumerate(state.laid) if not laid])
        if isinstance(top, Shield):
            return (self._ask(state, top.seat, MUST, "pay"),)
        if isinstance(top, Gust) and top.seat < 0:
            return tuple([self._ask(state, seat, ONE, "blow") for seat in rules.dimmest(state)])
        if isinstance(top, Gust):
            offers = [Ask(seat, top.number, MAY, "shield") for seat in rules.shielders(state, top)]
            return (*offers, Ask(TABLE, top.number, CLOSE, "close", ("close",)))
        return ()

    def _ask(self, state: State, seat: int, kind: str, about: str) -> Ask:
        return Ask(seat, state.number, kind, about, Legal((rules.verb_of(state, seat),)).first())

    def legal(self, state: State, seat: int) -> Legal:
        if all(ask.seat != seat for ask in self.asks(state)):
            return Legal()
        return Legal((rules.verb_of(state, seat),), state, rules.explain)

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        return settle(self, rules.DO[action[0]](state, seat, action, chance, log), chance, log)

    def waits(self, state: State) -> bool:
        top = state.frames[-1]
        if isinstance(top, Lay):
            return not all(state.laid)
        if isinstance(top, Gust):
            return not top.closed
        return isinstance(top, Shield) and not top.paid

    def resolve(self, state: State, chance: Chance, log: Log) -> State:
        rest, top = state.frames[:-1], state.frames[-1]
        if isinstance(top, Lay):
            return rules.shown(changed(state, frames=rest), chance, log)
        if isinstance(top, Gust):
            left = max(0, state.lights[top.target] - top.force)
            if top.force:
                log("dimmed", seat=top.target, force=top.force)
            return changed(state, frames=rest, lights=put(state.lights, top.target, left))
        if isinstance(top, Dawn):
            return rules.counted(changed(state, frames=rest), chance, log)
        return changed(state, frames=rest)

    def outcome(self, state: State) -> Outcome | None:
        if state.frames:
            return None
        scores = tuple(
            [
                (Line("lit", points, points), Line("crimson", hand[2], hand[2]), Line("shutters", shutters, shutters))
                for points, hand, shutters in zip(state.points, state.hands, state.shutters, strict=True)
            ]
        )
        totals = [sum(line.points for line in lines) for lines in scores]
        return Outcome(tuple([1 + sum(other > total for other in totals) for total in totals]), "brightest", scores)

    def view(self, state: State, eyes: int | None) -> View:
        return view(state, eyes)

    def imagine(self, view: View, rng: Random) -> State:
        return imagine(view, rng, lambda hand: rules.candles_in(rules.lay_verb(hand).sample(rng)))


GAME = Lantern()
