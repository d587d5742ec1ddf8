"""Donjon as the house knows it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from souterrain.core.actions import Action
from souterrain.core.asks import MAY, MUST, ONE, TABLE, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Kinds, Log
from souterrain.core.forms import Random, Verb
from souterrain.core.framed import FramedGame
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.stakes import Stake
from souterrain.games.donjon import stakes
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.content import custom
from souterrain.games.donjon.content.map_letters import TINTS
from souterrain.games.donjon.director import reasons
from souterrain.games.donjon.events import EVENTS, NOUNS
from souterrain.games.donjon.facts import FACTS, TableOptions
from souterrain.games.donjon.rules import engine
from souterrain.games.donjon.rules.moments import CardTurnedUp, on
from souterrain.games.donjon.rules.questions.turns import able
from souterrain.games.donjon.rules.quests import ending, judging
from souterrain.games.donjon.rules.setup import begin
from souterrain.games.donjon.rules.town import veterans
from souterrain.games.donjon.rules.turn import rounds
from souterrain.games.donjon.rules.why_not import explain
from souterrain.games.donjon.state import END, ENTRANCE, HEROES, STEPS, TOWN, State
from souterrain.games.donjon.view import view
from souterrain.games.donjon.view.imagine import determinise, imagine

engine.connect(on(CardTurnedUp, reasons.card_turned_up))


class Donjon(FramedGame[State]):
    facts = FACTS
    records = (State, *view.RECORDS)
    options = TableOptions
    kinds = engine.KINDS
    events: ClassVar[Kinds] = EVENTS
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = NOUNS
    internal = frozenset({"laid", "ahead", "next"})
    foreign = Game.foreign | {
        "heroes-only", "master-only", "in-town", "only-in-town", "nothing-asked", "roll-first", "no-intervention",
        "not-in-this-quest", "name-a-card", "name-a-skill", "nothing-follows", "order-set",
    }  # fmt: skip
    tints: ClassVar[Mapping[str, str]] = TINTS

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        return begin(setup, chance, log)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if state.step == END:
            return ()
        if state.frames:
            return self.frame_asks(state)
        if state.step == TOWN:
            return self._town_asks(state)
        acting = able(state) if state.step == HEROES else []
        offers = [Ask(seat, state.number, MAY, "free") for seat in engine.free_seats(state, acting)]
        if state.step == HEROES:
            kind = MUST if len(acting) == 1 else ONE
            asked = [Ask(state.seat_of(hero), state.number, kind, "act", ("end",)) for hero in acting]
            return (*asked, *offers)
        about, master = STEPS[state.step], state.table.master
        default = self.legal(state, master).first() if state.step == ENTRANCE else engine.MASTER_DEFAULT[about]
        return (Ask(master, state.number, MUST, about, default), *offers)

    def _town_asks(self, state: State) -> tuple[Ask, ...]:
        return tuple(
            [
                Ask(
                    state.seat_of(hero),
                    state.number,
                    MUST,
                    "create" if figure.out == UNMADE else "town",
                    engine.town_default(state, hero),
                )
                for hero, figure in enumerate(state.heroes)
                if not figure.ready
            ]
        )

    def legal(self, state: State, seat: int) -> Legal:
        return Legal(self._verbs(state, seat), state, partial(explain, seat=seat))

    def _verbs(self, state: State, seat: int) -> tuple[Verb, ...]:
        if state.step == END:
            return ()
        if state.frames:
            return self.frame_verbs(state, seat)
        if seat == TABLE:
            return ()
        if seat == state.table.master:
            return tuple(engine.master_verbs(state))
        hero = state.hero_of(seat)
        return tuple(engine.town_verbs(state, hero) if state.step == TOWN else engine.hero_verbs(state, hero))

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        new = state.copy()
        if seat == new.table.master:
            reasons.tell(new, action, log)
        if new.frames:
            new.number += 1
            self.answer(new, seat, action, chance, log)
        elif seat == new.table.master:
            new.number += 1
            engine.MASTER_DEEDS[action[0]](new, action[1:], chance, log)
        elif new.step == TOWN:
            engine.town_acts(new, new.hero_of(seat), action, chance, log)
        else:
            engine.hero_acts(new, new.hero_of(seat), action, chance, log)
        open_before = bool(new.frames)
        new = self.settle(new, chance, log)
        if new.frames or open_before:
            new.number += 1
        return new

    def go_on(self, state: State, chance: Chance, log: Log) -> bool:
        """Judge the quest, or end a turn that is over."""
        if state.step in (END, TOWN, ENTRANCE):
            return False
        if judging.judge(state, chance, log):
            return True
        step, number = state.step, state.number
        rounds.go_on(state, chance, log)
        return bool(state.frames) or (step, number) != (state.step, state.number)

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state) if state.step == END else None

    def content_schema(self) -> dict[str, Any]:
        return custom.json_schema()

    def leader(self, state: State) -> int:
        return state.table.master

    def legacy(self, state: State) -> Any:
        return veterans.legacy(state)

    def view(self, state: State, eyes: int | None) -> View:
        return view.view(state, eyes)

    def stakes(self, view_: View, seat: int) -> tuple[Stake, ...]:
        return stakes.stakes(view_, seat)

    def imagine(self, view_: View, rng: Random) -> State:
        return imagine(view_, rng)

    def determinise(self, state: State, eyes: int | None, rng: Random) -> State:
        return determinise(state, eyes, rng)


GAME = Donjon()
