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
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Kinds, Log
from souterrain.core.facts import AT_ONCE, HIDDEN, Daily, Facts, Option
from souterrain.core.forms import Random
from souterrain.core.framed import FramedGame
from souterrain.core.game import Line, Outcome, Setup, View
from souterrain.core.legal import Legal
from tests.lantern import rules
from tests.lantern.state import COLOURS, FRAMES, NONE, PLACES, Options, State, many
from tests.lantern.view import imagine, view


class Lantern(FramedGame[State]):
    facts = Facts(
        name="lantern",
        rules=1,
        content=True,
        seats=(2, 4),
        decisions=21,
        information=HIDDEN,
        moves=AT_ONCE,
        roles=("keeper", "moth"),
        options=(Option("length", "full", "short"), Option("nights", "3", "2", "1")),
        presets={"length": {"full": {}, "short": {"nights": "1"}}},
        daily=Daily("me", "bot:random", options={"length": "short"}),
    )
    internal = frozenset({"number", "frames"})
    options = Options
    records = (State, *FRAMES)
    kinds = rules.KINDS
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
        state = State()
        state.copies = rules.candles_of(setup.content)
        state.roles = (*setup.roles, *rules.ROLES[len(setup.roles) : setup.seats])
        state.shutters = tuple([rules.SHUTTERS[role] for role in state.roles])
        state.points = state.lights = (0,) * setup.seats
        state.hands = state.paid = (NONE,) * setup.seats
        state.nights = Options.read(setup.options).nights
        log("opened", candles=many(state.copies))
        for seat in range(setup.seats):
            rules.fill(state, seat, f"deal/{seat}", chance, log)
        rules.evening(state, log)
        return state

    def asks(self, state: State) -> tuple[Ask, ...]:
        return self.frame_asks(state) if state.frames else ()

    def legal(self, state: State, seat: int) -> Legal:
        verbs = self.frame_verbs(state, seat) if state.frames else ()
        return Legal(verbs, state, rules.explain) if verbs else Legal()

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        """Change the number of the asks with every answer, but not while all lay their candles at once."""
        s = state.copy()
        if action[0] != "lay":
            s.number += 1
        self.answer(s, seat, action, chance, log)
        return self.settle(s, chance, log)

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
