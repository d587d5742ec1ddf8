"""Dungeon Roll as the house knows it."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.actions import Action
from souterrain.core.asks import MUST, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import Log
from souterrain.core.forms import Random
from souterrain.core.frames import settle
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected, SetupError
from souterrain.games.roll import view
from souterrain.games.roll.content.dice import DELVES
from souterrain.games.roll.content.heroes import CARDS, HERO_OF, NOBODY, SETS
from souterrain.games.roll.events import EVENTS, NOUNS
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.rules import scoring
from souterrain.games.roll.rules.forming import begin_delve
from souterrain.games.roll.rules.interludes import KINDS, final_discards
from souterrain.games.roll.rules.phases import DEEDS, may_retire, offers, proceed
from souterrain.games.roll.rules.refusals import explain
from souterrain.games.roll.state import (
    END,
    LEFT,
    PHASES,
    REGROUP_PHASE,
    SETUP,
    STOPS,
    Interlude,
    Player,
    State,
    Table,
)

_FLEE: Action = ("flee",)
_GO_ON: Action = ("go", ("on", 1))
_RETIRE: Action = ("retire",)
_DESCEND: Action = ("descend",)


class Roll(Game[State]):
    facts = FACTS
    records: ClassVar = (State, Table, Player, Interlude)
    events = EVENTS
    nouns: ClassVar = NOUNS
    shared_words = ("dragon", "scout")
    counted: ClassVar = {"open": "chest", "drink": "potion"}

    def start(self, setup: Setup, chance: Chance, log: Log | None = None) -> State:
        s = State()
        options = setup.options
        if options["first"] == "random":
            first = chance.number("setup/first", setup.seats) if setup.seats > 1 else 0
        else:
            first = int(options["first"]) - 1
            if first >= setup.seats:
                raise SetupError(Rejected("no-such-seat", "DR-12"))
        s.table = Table(
            setup.seats,
            first,
            int(options["dragon_bait"] == "all_monsters"),
            int(options["scroll_phase"] == "any"),
            int(options["ultimate_phase"] == "any"),
            int(options["flee_keeps_dragon_xp"] == "on"),
        )
        s.seat = first
        if log is not None:
            log("first", seat=first)
        self._deal(s, setup, chance, log)
        return self._go_on(s, chance, log)

    def _deal(self, s: State, setup: Setup, chance: Chance, log: Log | None) -> None:
        """Heroes, dealt or chosen (DR-10); a named hero is everybody's."""
        seats, way, name = setup.seats, setup.options["heroes"], setup.options["hero"]
        cards = SETS[setup.options["hero_set"]]
        if way == "none":
            heroes = [CARDS.index(NOBODY)] * seats
        elif name != "any":
            heroes = [HERO_OF[name]] * seats
        elif way == "choose":
            heroes = [-1] * seats
            order = [(s.table.first + turn) % seats for turn in range(seats)]
            s.frames = tuple([Interlude("choose", seat, dice=cards) for seat in reversed(order)])
        else:
            dealt = chance.order("setup/heroes", len(cards))
            heroes = [cards[dealt[0 if way == "mirror" else seat]] for seat in range(seats)]
        stops = STOPS.index(setup.options["stops"])
        s.players = tuple([Player(hero, stops=stops) for hero in heroes])
        if log is not None:
            for seat, hero in enumerate(heroes):
                if hero >= 0:
                    log("hero", seat=seat, hero=CARDS[hero].novice.name)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if state.frames:
            frame = state.frames[-1]
            default = next(KINDS[frame.kind].verbs(state, frame)[-1].actions())
            return (Ask(frame.seat, state.number, MUST, frame.kind, default),)
        if state.phase == END:
            return ()
        return (Ask(state.seat, state.number, MUST, PHASES[state.phase], self._default(state)),)

    def _default(self, s: State) -> Action:
        """What the clock plays: out with what is safe."""
        if s.phase == REGROUP_PHASE:
            return _RETIRE if may_retire(s) else _DESCEND
        dungeon = s.dungeon
        if dungeon[0] or dungeon[1] or dungeon[2] or PHASES[s.phase] == "dragon":
            return _FLEE
        return _GO_ON

    def legal(self, state: State, seat: int) -> Legal:
        if state.frames:
            frame = state.frames[-1]
            if frame.seat == seat:
                return Legal(KINDS[frame.kind].verbs(state, frame), state, explain)
        elif state.phase != END and seat == state.seat:
            return Legal(state._offers or offers(state), state, explain)
        return Legal()

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log | None = None) -> State:
        s = state.copy()
        s.number += 1
        if s.frames:
            top = s.frames[-1]
            answered = Interlude(top.kind, top.seat, top.number, top.dice)
            answered.answered, answered.answer = 1, action[1:]
            s.frames = (*s.frames[:-1], answered)
        else:
            DEEDS[action[0]](s, action[1:], chance, log)
            if s.phase < END and not s.frames:
                proceed(s, log)
                return s
        return self._go_on(s, chance, log)

    def _go_on(self, s: State, chance: Chance, log: Log | None) -> State:
        """Everything that needs nobody: frames, phases, the next delve, the end."""
        while True:
            if s.frames:
                s = settle(self, s, chance, log)
                if s.frames:
                    return s
            if s.phase == SETUP:
                begin_delve(s, chance, log)
            elif s.phase == LEFT:
                self._next_delve(s, chance, log)
            if s.frames:
                continue
            if s.phase == END and log is not None:
                log("over")
            proceed(s, log)
            return s

    def waits(self, state: State) -> bool:
        return not state.frames[-1].answered

    def resolve(self, state: State, chance: Chance, log: Log | None) -> State:
        frame, state.frames = state.frames[-1], state.frames[:-1]
        KINDS[frame.kind].carry(state, frame, chance, log)
        return state

    def _next_delve(self, s: State, chance: Chance, log: Log | None) -> None:
        """All dice pass to the left; after three delves each the game is over (DR-13, DR-70)."""
        s.turn += 1
        if s.turn < DELVES * s.table.seats:
            s.seat = (s.table.first + s.turn) % s.table.seats
            begin_delve(s, chance, log)
            return
        s.phase = END
        s.level = s.lair = s.graveyard = s.out = s.supply = s.wished = 0
        s.party, s.dungeon, s.allies, s.aside = (0,) * 6, (0,) * 5, (0,) * 3, ()
        final_discards(s, log)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: State, eyes: int | None) -> View:
        return view.view(state)

    def imagine(self, view_: View, rng: Random) -> State:
        return view.imagine(view_, rng)


GAME = Roll()
