"""Dungeon Drop: its parts, tied together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import ClassVar, Final, TypeAlias

from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, MUST, TABLE, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Kinds, Log
from souterrain.core.forms import Form, Items, Random, Verb
from souterrain.core.framed import FramedGame
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.stakes import Stake
from souterrain.games.drop import stakes, view
from souterrain.games.drop.content.cubes import COLOURS, LETTERS
from souterrain.games.drop.events import EVENTS, NOUNS
from souterrain.games.drop.facts import FACTS, Options
from souterrain.games.drop.frames import FRAMES
from souterrain.games.drop.rules import exploring, looting, rounds, scoring, teamwork
from souterrain.games.drop.rules.kinds import KINDS
from souterrain.games.drop.rules.refusals import explain
from souterrain.games.drop.rules.setup import begin
from souterrain.games.drop.rules.solo import entering, levels, moving
from souterrain.games.drop.state import AFTER, DEEPER, END, ENTER, PLACE, STEPS, Hero, Solo, State, Table

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


class Drop(FramedGame[State]):
    facts = FACTS
    options = Options
    records = (State, Table, Options, Hero, Solo, *FRAMES)
    kinds = KINDS
    events: ClassVar[Kinds] = EVENTS
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = NOUNS
    internal = frozenset((
        "order", "at", "number", "deeds", "used", "effect", "sent", "dropped", "frames", "held", "marks", "firsts",
        "steps", "chests", "tilted", "quests", "reached", "reason", "required", "tokens",
    ))  # fmt: skip
    ranks: ClassVar[Mapping[str, int]] = {name: least for least, name in reversed(levels.LEGACY)}
    foreign = Game.foreign | {"no-teamwork", "not-now", "only-alone", "badly-said"}
    tints: ClassVar[Mapping[str, str]] = {letter: COLOURS[kind] for kind, letter in LETTERS.items()}

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        return begin(setup, chance, log)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if state.step == END:
            return ()
        offers = [Ask(seat, state.number, MAY, "place") for seat in teamwork.placers(state)]
        if state.step == PLACE:
            return (*offers, Ask(TABLE, state.number, CLOSE, "close", ("close",)))
        if state.frames:
            return (*offers, *self.frame_asks(state))
        return (*offers, Ask(state.seat, state.number, MUST, STEPS[state.step], self._modest(state, state.seat)))

    def default(self, verbs: tuple[Verb, ...]) -> Action:
        return Legal(verbs).first()

    def _modest(self, state: State, seat: int) -> Action:
        """Return what the clock plays: the first sentence, without spending anything (DD-137)."""
        legal = self.legal(state, seat)
        first = legal.first()
        modest = looting.unspent(first)
        return modest if modest != first and modest in legal else first

    def legal(self, state: State, seat: int) -> Legal:
        if seat not in state._verbs:
            # Forms hold on to the state they check against: a twin, so that no ring keeps this one from going.
            state.layout()
            state._verbs[seat] = self._verbs(state.copy(), seat)
        return Legal(state._verbs[seat], state, partial(explain, seat=seat), (self.legal, seat))

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
            return self.frame_verbs(state, seat)
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
            self.answer(s, seat, action, chance, log)
        else:
            (rounds.DEEDS if s.solo is None else ALONE)[verb](s, items, chance, log)
        return self.settle(s, chance, log)

    def go_on(self, state: State, chance: Chance, log: Log) -> bool:
        """End a turn with nothing left to do, and a game that the dungeon has won."""
        if state.solo is None:
            if state.step == AFTER and not exploring.can_drink(state):
                rounds.end_turn(state, chance, log)
        elif reason := moving.lost(state):
            levels.finish(state, reason, chance, log)
        return False

    def outcome(self, state: State) -> Outcome | None:
        if state.step != END:
            return None
        return scoring.ranking(state) if state.solo is None else levels.outcome(state)

    def view(self, state: State, eyes: int | None) -> View:
        return view.view(state, eyes)

    def stakes(self, view_: View, seat: int) -> tuple[Stake, ...]:
        return stakes.stakes(view_, seat)

    def imagine(self, view_: View, rng: Random) -> State:
        return view.imagine(view_, rng)

    def determinise(self, state: State, eyes: int | None, rng: Random) -> State:
        return view.determinise(state, eyes, rng)


GAME = Drop()
