"""Donjon, tied together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, MUST, ONE, TABLE, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Kinds, Log
from souterrain.core.forms import Form, Random, Verb
from souterrain.core.frames import settle
from souterrain.core.game import Game, Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.games.donjon.board.figures import UNMADE
from souterrain.games.donjon.content.map_letters import TINTS
from souterrain.games.donjon.director import reasons
from souterrain.games.donjon.events import EVENTS, NOUNS
from souterrain.games.donjon.facts import FACTS
from souterrain.games.donjon.rules import engine, kinds
from souterrain.games.donjon.rules.kinds import KINDS, NOBODY, WINDOW
from souterrain.games.donjon.rules.moments import CardTurnedUp, on
from souterrain.games.donjon.rules.questions.turns import able
from souterrain.games.donjon.rules.quests import ending, judging
from souterrain.games.donjon.rules.setup import begin
from souterrain.games.donjon.rules.town import veterans
from souterrain.games.donjon.rules.turn import rounds
from souterrain.games.donjon.rules.why_not import explain
from souterrain.games.donjon.state import END, ENTRANCE, HEROES, STEPS, TOWN, State
from souterrain.games.donjon.view import view
from souterrain.games.donjon.view.imagine import imagine

CLOSING = Verb("close", Form())

engine.connect(on(CardTurnedUp, reasons.card_turned_up))


class Donjon(Game[State]):
    facts = FACTS
    records = (State, *view.KINDS.values())
    events: ClassVar[Kinds] = EVENTS
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = NOUNS
    tints: ClassVar[Mapping[str, str]] = TINTS

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        return begin(setup, chance, log)

    def asks(self, state: State) -> tuple[Ask, ...]:
        if state.step == END:
            return ()
        if state.frames:
            return self._frame_asks(state)
        if state.step == TOWN:
            return tuple(
                [
                    Ask(state.seat_of(hero), state.number, MUST, self._town(figure.out), self._first(state, hero))
                    for hero, figure in enumerate(state.heroes)
                    if not figure.ready
                ]
            )
        acting = able(state) if state.step == HEROES else []
        offers = [Ask(seat, state.number, MAY, "free") for seat in engine.free_seats(state, acting)]
        if state.step == HEROES:
            kind = MUST if len(acting) == 1 else ONE
            asked = [Ask(state.seat_of(hero), state.number, kind, "act", ("end",)) for hero in acting]
            return (*asked, *offers)
        about = STEPS[state.step]
        default = (
            self.legal(state, state.table.master).first() if state.step == ENTRANCE else engine.MASTER_DEFAULT[about]
        )
        return (Ask(state.table.master, state.number, MUST, about, default), *offers)

    def _town(self, out: int) -> str:
        return "create" if out == UNMADE else "town"

    def _first(self, state: State, hero: int) -> Action:
        return engine.town_default(state, hero)

    def _frame_asks(self, state: State) -> tuple[Ask, ...]:
        frame = state.frames[-1]
        kind = KINDS[frame.kind]
        offers = kind.offers(state, frame)
        if kind.mode == WINDOW:
            asked = [Ask(seat, state.number, MAY, frame.kind) for seat in sorted(offers)]
            return (*asked, Ask(TABLE, state.number, CLOSE, "close", ("close",)))
        mode = MUST if kind.mode == kinds.MUST else ONE
        return tuple(
            [Ask(seat, state.number, mode, frame.kind, next(offers[seat][-1].actions())) for seat in sorted(offers)]
        )

    def legal(self, state: State, seat: int) -> Legal:
        return Legal(self._verbs(state, seat), state, lambda s, action: explain(s, action, seat))

    def _verbs(self, state: State, seat: int) -> tuple[Verb, ...]:
        if state.step == END:
            return ()
        if state.frames:
            kind = KINDS[state.frames[-1].kind]
            if seat == TABLE:
                return (CLOSING,) if kind.mode == WINDOW else ()
            return kind.offers(state, state.frames[-1]).get(seat, ())
        if seat == TABLE:
            return ()
        if seat == state.table.master:
            return tuple(engine.master_verbs(state))
        hero = state.hero_of(seat)
        if state.step == TOWN:
            return tuple(engine.town_verbs(state, hero))
        return tuple(engine.hero_verbs(state, hero))

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        s = state.copy()
        verb, items = action[0], action[1:]
        if seat == s.table.master:
            reasons.tell(s, action, log)
        if s.frames:
            self._answer(s, seat, action, chance, log)
        elif seat == s.table.master:
            s.number += 1
            engine.MASTER_DEEDS[verb](s, items, chance, log)
        elif s.step == TOWN:
            engine.town_acts(s, s.hero_of(seat), verb, items, chance, log)
        else:
            engine.hero_acts(s, s.hero_of(seat), verb, items, chance, log)
        return self._settled(s, chance, log)

    def _answer(self, state: State, seat: int, action: Action, chance: Chance, log: Log) -> None:
        """To the frame on top: closes it, changes it, or is kept in it."""
        state.number += 1
        top = state.top()
        kind = KINDS[top.kind]
        if action[0] == "close":
            top.closed = 1
        elif kind.answer is not None:
            kind.answer(state, seat, action[0], action[1:], chance, log)
        else:
            top.answered, top.by, top.verb, top.answer = 1, seat, action[0], action[1:]

    def _settled(self, state: State, chance: Chance, log: Log) -> State:
        """Carries on until somebody is needed: frames, turns that are over, a quest that is decided."""
        before = len(state.frames)
        while True:
            state = settle(self, state, chance, log)
            if state.frames or state.step in (END, TOWN, ENTRANCE):
                break
            if judging.judge(state, chance, log):
                continue
            step, number = state.step, state.number
            rounds.go_on(state, chance, log)
            if not state.frames and (step, number) == (state.step, state.number):
                break
        if state.frames or before:
            state.number += 1
        return state

    def waits(self, state: State) -> bool:
        frame = state.frames[-1]
        kind = KINDS[frame.kind]
        if kind.mode == NOBODY or frame.closed or frame.answered:
            return False
        return bool(kind.offers(state, frame))

    def resolve(self, state: State, chance: Chance, log: Log) -> State:
        frame, state.frames = state.frames[-1], state.frames[:-1]
        KINDS[frame.kind].resolve(state, frame, chance, log)
        return state

    def outcome(self, state: State) -> Outcome | None:
        return ending.outcome(state) if state.step == END else None

    def legacy(self, state: State) -> Any:
        return veterans.legacy(state)

    def view(self, state: State, eyes: int | None) -> View:
        return view.view(state, eyes)

    def imagine(self, view_: View, rng: Random) -> State:
        return imagine(view_, rng)


GAME = Donjon()
