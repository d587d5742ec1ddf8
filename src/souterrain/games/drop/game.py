"""Dungeon Drop, tied together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import ClassVar, Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, MUST, TABLE, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Kinds, Log
from souterrain.core.forms import Form, Items, Random, Verb
from souterrain.core.frames import settle
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.games.drop import view
from souterrain.games.drop.content.cubes import COLOURS, LETTERS
from souterrain.games.drop.events import EVENTS, NOUNS
from souterrain.games.drop.facts import FACTS
from souterrain.games.drop.rules import exploring, looting, rounds, scoring, teamwork
from souterrain.games.drop.rules.interludes import KINDS
from souterrain.games.drop.rules.refusals import explain
from souterrain.games.drop.rules.setup import begin
from souterrain.games.drop.rules.solo import entering, levels, moving
from souterrain.games.drop.state import AFTER, DEEPER, END, ENTER, PLACE, STEPS, Hero, Interlude, Solo, State, Table

Deed: TypeAlias = "Callable[[State, Items, Chance, Log], None]"
ALONE: Final[dict[str, Deed]] = {
    "enter": entering.enter,
    "explore": moving.explore,
    "use": moving.activate,
    "move": moving.move,
    "give-up": moving.give_up,
    "drink": exploring.drink,
    "leave": levels.leave,
    "deeper": levels.deeper,
    "retire": levels.retire,
}


class Drop(Game[State]):
    facts = FACTS
    records = (State, Table, Hero, Interlude, Solo)
    events: ClassVar[Kinds] = EVENTS
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = NOUNS
    tints: ClassVar[Mapping[str, str]] = {letter: COLOURS[kind] for kind, letter in LETTERS.items()}

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        return begin(setup, chance, log)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if state.step == END:
            return ()
        offers = [Ask(seat, state.number, MAY, "place") for seat in teamwork.placers(state)]
        if state.step == PLACE:
            return (*offers, Ask(TABLE, state.number, CLOSE, "close", ("close",)))
        about = state.frames[-1].kind if state.frames else STEPS[state.step]
        return (*offers, Ask(state.seat, state.number, MUST, about, self._default(state, state.seat)))

    def _default(self, state: State, seat: int) -> Action:
        legal = self.legal(state, seat)
        first = legal.first()
        modest = looting.unspent(first)
        return modest if modest != first and modest in legal else first

    def legal(self, state: State, seat: int) -> Legal:
        if seat not in state._verbs:
            # Forms hold on to the state they check against: a twin, so that no ring keeps this one from going.
            state.layout()
            state._verbs[seat] = self._verbs(state.copy(), seat)
        return Legal(state._verbs[seat], state, lambda s, action: explain(s, action, seat))

    def _verbs(self, state: State, seat: int) -> tuple[Verb, ...]:
        if state.step == END:
            return ()
        if state.step == PLACE and seat == TABLE:
            return (Verb("close", Form()),)
        if seat in teamwork.placers(state):
            return (teamwork.place_verb(state),)
        if seat != state.seat or state.step == PLACE:
            return ()
        if state.frames:
            return KINDS[state.frames[-1].kind].verbs(state, state.frames[-1])
        if state.solo is None:
            return rounds.verbs(state)
        if state.step == ENTER:
            return entering.verbs(state)
        return levels.verbs(state) if state.step == DEEPER else moving.verbs(state)

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        s = state.copy()
        verb, items = action[0], action[1:]
        if verb == "place":
            teamwork.place(s, seat, items, chance, log)
            return s
        s.number += 1
        if s.frames:
            top = s.frames[-1]
            answered = Interlude(top.kind, top.seat, top.number, top.cubes, top.hull)
            answered.answered, answered.verb, answered.answer = 1, verb, items
            s.frames = (*s.frames[:-1], answered)
        else:
            (rounds.DEEDS if s.solo is None else ALONE)[verb](s, items, chance, log)
        s = settle(self, s, chance, log)
        if not s.frames:
            self._go_on(s, chance, log)
        return s

    def _go_on(self, state: State, chance: Chance, log: Log) -> None:
        """What needs nobody: a turn with nothing left to do, a dungeon that has won."""
        if state.solo is None:
            if state.step == AFTER and not exploring.can_drink(state):
                rounds.end_turn(state, chance, log)
            return
        reason = moving.lost(state)
        if reason:
            levels.finish(state, reason, chance, log)

    def waits(self, state: State) -> bool:
        return not state.frames[-1].answered

    def resolve(self, state: State, chance: Chance, log: Log) -> State:
        frame, state.frames = state.frames[-1], state.frames[:-1]
        KINDS[frame.kind].carry(state, frame, chance, log)
        return state

    def outcome(self, state: State) -> Outcome | None:
        if state.step != END:
            return None
        return scoring.ranking(state) if state.solo is None else levels.outcome(state)

    def view(self, state: State, eyes: int | None) -> View:
        return view.view(state, eyes)

    def imagine(self, view_: View, rng: Random) -> State:
        return view.imagine(view_, rng)


GAME = Drop()
