"""Dungeon Roll in turns: one Adventurer delves, then the next (`tempo: turns`)."""

from __future__ import annotations

from typing import ClassVar

from souterrain.core.actions import Action
from souterrain.core.asks import MUST, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Random
from souterrain.core.framed import FramedGame
from souterrain.core.game import Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.rejection import Rejected, SetupError
from souterrain.core.stakes import Stake
from souterrain.games.roll import stakes, view
from souterrain.games.roll.content.dice import DELVES
from souterrain.games.roll.content.heroes import CARDS, SETS
from souterrain.games.roll.facts import FACTS, Options
from souterrain.games.roll.frames import FRAMES, ChooseHero
from souterrain.games.roll.rules import dealing, scoring
from souterrain.games.roll.rules.forming import begin_delve
from souterrain.games.roll.rules.kinds import KINDS, final_discards
from souterrain.games.roll.rules.offers import may_retire
from souterrain.games.roll.rules.phases import DEEDS, can_wait, offers, proceed
from souterrain.games.roll.rules.refusals import explain
from souterrain.games.roll.state import (
    DRAGON_PHASE,
    END,
    LEFT,
    LOOT_PHASE,
    MONSTER_PHASE,
    PHASES,
    REGROUP_PHASE,
    SETUP,
    Player,
    State,
    Table,
)

_FLEE: Action = ("flee",)
_GO_ON: Action = ("go", ("on", 1))
_RETIRE: Action = ("retire",)
_DESCEND: Action = ("descend",)


class Turns(FramedGame[State]):
    facts = FACTS
    options = Options
    records: ClassVar = (State, Table, Options, Player, *FRAMES)
    kinds = KINDS

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        seats, asked = setup.seats, setup.options["first"]
        if asked == "random":
            first = chance.number("setup/first", seats) if seats > 1 else 0
        else:
            first = int(asked) - 1
            if first >= seats:
                raise SetupError(Rejected("no-such-seat", "DR-12"))
        log("first", seat=first)
        return self.begin(setup, dealing.lay(setup, seats, first), dealing.deal(setup, chance), chance, log)

    def begin(self, setup: Setup, table: Table, players: tuple[Player, ...], chance: Chance, log: Log) -> State:
        """Let players without a hero choose one, the first adventurer first, and begin the first delve."""
        state = State()
        state.table, state.players, state.seat = table, players, table.first
        order = [(table.first + turn) % table.seats for turn in range(table.seats)]
        cards = SETS[setup.options["hero_set"]]
        state.frames = tuple([ChooseHero(seat, cards) for seat in reversed(order) if players[seat].hero < 0])
        for seat, player in enumerate(players):
            if player.hero >= 0:
                log("hero", seat=seat, hero=CARDS[player.hero].novice.name)
        return self.settle(state, chance, log)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if state.frames:
            return self.frame_asks(state)
        if state.phase == END:
            return ()
        safest = self._safest(state)
        return (Ask(state.seat, state.number, MUST, self.about(state, safest), safest),)

    def about(self, state: State, safest: Action) -> str:
        """Return the question of a phase. Once no monster is left, monster phase and loot phase ask the same."""
        return "clear" if safest is _GO_ON else PHASES[state.phase]

    def _safest(self, state: State) -> Action:
        """Return what the clock plays: out with what is safe."""
        if state.phase == REGROUP_PHASE:
            return _RETIRE if may_retire(state) else _DESCEND
        dungeon = state.dungeon
        if dungeon[0] or dungeon[1] or dungeon[2] or state.phase == DRAGON_PHASE:
            return _FLEE
        return _GO_ON

    def legal(self, state: State, seat: int) -> Legal:
        if state.frames:
            return Legal(self.frame_verbs(state, seat), state, explain)
        if state.phase != END and seat == state.seat:
            return Legal(state._offers or offers(state), state, explain)
        return Legal()

    def idle(self, state: State, seat: int) -> Action | None:
        asked = not state.frames and state.phase in (MONSTER_PHASE, LOOT_PHASE) and seat == state.seat
        return _GO_ON if asked and can_wait(state) else None

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        s = state.copy()
        s.number += 1
        if s.frames:
            self.answer(s, seat, action, chance, log)
        else:
            DEEDS[action[0]](s, action[1:], chance, log)
            if s.phase < END and not s.frames:
                proceed(s, log)
                return s
        return self.settle(s, chance, log)

    def go_on(self, state: State, chance: Chance, log: Log) -> bool:
        """Begin a delve, end one, pass phases; the end of the game is told."""
        if state.phase == SETUP:
            begin_delve(state, chance, log)
        elif state.phase == LEFT:
            self.next_delve(state, chance, log)
        if state.frames:
            return True
        if state.phase == END:
            log("over")
        proceed(state, log)
        return False

    def next_delve(self, state: State, chance: Chance, log: Log) -> None:
        """Pass all dice to the left; after three delves each the game is over (DR-13, DR-70)."""
        state.turn += 1
        if state.turn < DELVES * state.table.seats:
            state.seat = (state.table.first + state.turn) % state.table.seats
            begin_delve(state, chance, log)
            return
        state.phase = END
        state.level = state.lair = state.graveyard = state.out = state.supply = 0
        state.party, state.dungeon, state.allies, state.aside = (0,) * 6, (0,) * 5, (0,) * 3, ()
        final_discards(state, log)

    def outcome(self, state: State) -> Outcome | None:
        return scoring.outcome(state)

    def view(self, state: State, eyes: int | None) -> View:
        return view.view(state)

    def stakes(self, view_: View, seat: int) -> tuple[Stake, ...]:
        return stakes.stakes(view.imagine(view_), seat)

    def imagine(self, view_: View, rng: Random) -> State:
        return view.imagine(view_)
