"""Dungeon Roll as the house knows it."""

from __future__ import annotations

from typing import ClassVar, Final

from souterrain.core.actions import Action
from souterrain.core.asks import MUST, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Random
from souterrain.core.frames import settle
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected, SetupError
from souterrain.games.roll import parties, together, view
from souterrain.games.roll.content.dice import DELVES
from souterrain.games.roll.content.heroes import CARDS, SETS
from souterrain.games.roll.events import EVENTS, NOUNS
from souterrain.games.roll.facts import FACTS
from souterrain.games.roll.rules import dealing, scoring
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
    Interlude,
    Player,
    State,
    Table,
    Together,
)

_FLEE: Action = ("flee",)
_GO_ON: Action = ("go", ("on", 1))
_RETIRE: Action = ("retire",)
_DESCEND: Action = ("descend",)


class Roll(Game[State]):
    facts = FACTS
    records: ClassVar = (State, Table, Player, Interlude, Together)
    events = EVENTS
    nouns: ClassVar = NOUNS
    shared_words = ("dragon", "scout")
    counted: ClassVar = {"open": "chest", "drink": "potion"}

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        seats, asked = setup.seats, setup.options["first"]
        if seats > 1 and setup.options["tempo"] == "together":
            return together.start(_BOX, setup, chance, log)
        if asked == "random":
            first = chance.number("setup/first", seats) if seats > 1 else 0
        else:
            first = int(asked) - 1
            if first >= seats:
                raise SetupError(Rejected("no-such-seat", "DR-12"))
        log("first", seat=first)
        return self.begin(setup, dealing.lay(setup, seats, first), dealing.deal(setup, chance), chance, log)

    def begin(self, setup: Setup, table: Table, players: tuple[Player, ...], chance: Chance, log: Log) -> State:
        """Who has no hero yet chooses one, the first adventurer first."""
        state = State()
        state.table, state.players, state.seat = table, players, table.first
        order = [(table.first + turn) % table.seats for turn in range(table.seats)]
        cards = SETS[setup.options["hero_set"]]
        state.frames = tuple(
            [Interlude("choose", seat, dice=cards) for seat in reversed(order) if players[seat].hero < 0]
        )
        for seat, player in enumerate(players):
            if player.hero >= 0:
                log("hero", seat=seat, hero=CARDS[player.hero].novice.name)
        return self._go_on(state, chance, log)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if state.__class__ is Together:
            return together.asks(_BOX, state)
        if state.frames:
            frame = state.frames[-1]
            default = next(KINDS[frame.kind].verbs(state, frame)[-1].actions())
            return (Ask(frame.seat, state.number, MUST, frame.kind, default),)
        if state.phase == END:
            return ()
        return (Ask(state.seat, state.number, MUST, PHASES[state.phase], self._default(state)),)

    def _default(self, state: State) -> Action:
        """What the clock plays: out with what is safe."""
        if state.phase == REGROUP_PHASE:
            return _RETIRE if may_retire(state) else _DESCEND
        dungeon = state.dungeon
        if dungeon[0] or dungeon[1] or dungeon[2] or PHASES[state.phase] == "dragon":
            return _FLEE
        return _GO_ON

    def legal(self, state: State, seat: int) -> Legal:
        if state.__class__ is Together:
            return together.legal(_BOX, state, seat)
        if state.frames:
            frame = state.frames[-1]
            if frame.seat == seat:
                return Legal(KINDS[frame.kind].verbs(state, frame), state, explain)
        elif state.phase != END and seat == state.seat:
            return Legal(state._offers or offers(state), state, explain)
        return Legal()

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        if state.__class__ is Together:
            return together.apply(_BOX, state, seat, action, chance, log)
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

    def _go_on(self, state: State, chance: Chance, log: Log) -> State:
        """Everything that needs nobody: frames, phases, the next delve, the end."""
        while True:
            if state.frames:
                state = settle(self, state, chance, log)
                if state.frames:
                    return state
            if state.phase == SETUP:
                begin_delve(state, chance, log)
            elif state.phase == LEFT:
                self._next_delve(state, chance, log)
            if state.frames:
                continue
            if state.phase == END:
                log("over")
            proceed(state, log)
            return state

    def waits(self, state: State) -> bool:
        return not state.frames[-1].answered

    def resolve(self, state: State, chance: Chance, log: Log) -> State:
        frame, state.frames = state.frames[-1], state.frames[:-1]
        KINDS[frame.kind].carry(state, frame, chance, log)
        return state

    def _next_delve(self, state: State, chance: Chance, log: Log) -> None:
        """All dice pass to the left; after three delves each the game is over (DR-13, DR-70)."""
        state.turn += 1
        if state.turn < DELVES * state.table.seats:
            state.seat = (state.table.first + state.turn) % state.table.seats
            begin_delve(state, chance, log)
            return
        state.phase = END
        state.level = state.lair = state.graveyard = state.out = state.supply = state.wished = 0
        state.party, state.dungeon, state.allies, state.aside = (0,) * 6, (0,) * 5, (0,) * 3, ()
        final_discards(state, log)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(together.gathered(state) if state.__class__ is Together else state)

    def view(self, state: State, eyes: int | None) -> View:
        return parties.view(state, eyes) if state.__class__ is Together else view.view(state)

    def imagine(self, view_: View, rng: Random) -> State:
        return parties.imagine(view_, rng) if "parties" in view_ else view.imagine(view_)


class Box(Roll):
    """One seat's own box, where everybody delves at once: whoever is out of the dungeon waits for the others."""

    def _next_delve(self, state: State, chance: Chance, log: Log) -> None:
        return

    def descend(self, state: State, chance: Chance, log: Log) -> State:
        """All are out: into the next delve, or to the end."""
        s = state.copy()
        super()._next_delve(s, chance, log)
        return self._go_on(s, chance, log)


_BOX: Final = Box()
GAME = Roll()
