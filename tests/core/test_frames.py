"""The engine of frames: who is asked, how answers are kept, and the one loop that works off the stack."""

from __future__ import annotations

from typing import ClassVar

import pytest

from souterrain.core import asks
from souterrain.core.actions import Action
from souterrain.core.asks import CLOSE, MAY, TABLE, Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Form, Random, Rows, Verb
from souterrain.core.framed import FramedGame
from souterrain.core.frames import (
    MUST,
    ONE,
    WINDOW,
    Frame,
    Framed,
    Kind,
    Kinds,
    Offers,
    Question,
    own_top,
    push,
    question,
    read,
    shown,
)
from souterrain.core.game import Outcome, Setup, View
from souterrain.core.legal import Legal
from souterrain.core.records import record

YES = Verb("say", Form(Rows(((("yes", 1),), (("no", 1),)))))


@record
class Halve(Frame):
    """Carried out at once: an even number opens half of itself."""

    kind: ClassVar[str] = "halve"
    number: int = 0


@record
class Wonder(Question):
    kind: ClassVar[str] = "wonder"


@record
class Vote(Frame):
    """Every seat below the number votes; all have to."""

    kind: ClassVar[str] = "vote"
    number: int = 0
    votes: tuple[int, ...] = ()


@record
class Race(Frame):
    kind: ClassVar[str] = "race"
    seats: tuple[int, ...] = ()


@record
class Window(Frame):
    kind: ClassVar[str] = "window"
    seats: tuple[int, ...] = ()


CLASSES = (Halve, Wonder, Vote, Race, Window)


@record
class Pile(Framed):
    steps: int = 0


def halve(state: Pile, frame: Halve, chance: Chance, log: Log) -> None:
    log("halved", number=frame.number)
    if frame.number and not frame.number % 2:
        push(state, Halve(frame.number // 2))


def tell(state: Pile, frame: Frame, chance: Chance, log: Log) -> None:
    log("done", kind=frame.kind, by=frame.by, verb=frame.verb, items=list(frame.answer), closed=frame.closed)


def voters(state: Pile, frame: Vote) -> Offers:
    return {seat: (YES,) for seat in range(frame.number) if seat not in frame.votes}


def vote(state: Pile, frame: Vote, seat: int, action: Action, chance: Chance, log: Log) -> None:
    frame.votes = (*frame.votes, seat)


def leave(state: Pile, frame: Window, seat: int, action: Action, chance: Chance, log: Log) -> None:
    frame.seats = tuple([other for other in frame.seats if other != seat])


class Piles(FramedGame[Pile]):
    kinds: ClassVar[Kinds] = {
        Halve: Kind(halve),
        Wonder: question(lambda state, frame: (YES,), tell),
        Vote: Kind(tell, MUST, voters, vote),
        Race: Kind(tell, ONE, lambda state, frame: dict.fromkeys(frame.seats, (YES,))),
        Window: Kind(tell, WINDOW, lambda state, frame: dict.fromkeys(frame.seats, (YES,)), leave),
    }

    def go_on(self, state: Pile, chance: Chance, log: Log) -> bool:
        """Count down, and open a frame at zero."""
        if not state.steps:
            return False
        state.steps -= 1
        log("step")
        if not state.steps:
            push(state, Wonder(7))
        return True

    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> Pile:
        raise NotImplementedError

    def asks(self, state: Pile) -> tuple[Ask, ...]:
        return self.frame_asks(state)

    def legal(self, state: Pile, seat: int) -> Legal:
        return Legal(self.frame_verbs(state, seat))

    def apply(self, state: Pile, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> Pile:
        s = state.copy()
        self.answer(s, seat, action, chance, log)
        return self.settle(s, chance, log)

    def outcome(self, state: Pile) -> Outcome | None:
        raise NotImplementedError

    def view(self, state: Pile, eyes: int | None) -> View:
        raise NotImplementedError

    def imagine(self, view: View, rng: Random) -> Pile:
        raise NotImplementedError


GAME = Piles()
SAY_YES: Action = ("say", ("yes", 1))


def settled(*frames: Frame, steps: int = 0, log: Log = SILENT) -> Pile:
    return GAME.settle(Pile(frames, 3, steps), Chance(), log)


@pytest.mark.quick
def test_frames_are_carried_out_until_somebody_is_needed() -> None:
    log = Log()
    assert settled(Halve(5), Wonder(1), Halve(3), Halve(7), log=log).frames == (Halve(5), Wonder(1))
    assert [event.data["number"] for event in log] == [7, 3], "the top first"


def test_a_frame_may_open_others() -> None:
    log = Log()
    assert settled(Halve(3), Halve(4), log=log).frames == ()
    assert [event.data["number"] for event in log] == [4, 2, 1, 3]


def test_without_frames_the_game_goes_on_until_nothing_is_left() -> None:
    assert settled().frames == ()
    log = Log()
    assert settled(Halve(1), steps=3, log=log).frames == (Wonder(7),)
    assert [event.key for event in log] == ["halved", "step", "step", "step"]


def test_a_question_is_answered_by_its_seat() -> None:
    state, log = settled(Wonder(2)), Log()
    assert GAME.asks(state) == (Ask(2, 3, asks.MUST, "wonder", SAY_YES),)
    assert (GAME.legal(state, 2).verbs, GAME.legal(state, 1).verbs, GAME.legal(state, TABLE).verbs) == ((YES,), (), ())
    after = GAME.apply(state, 2, SAY_YES, Chance(), log)
    assert (after.frames, state.frames) == ((), (Wonder(2),))
    assert log[0].data == {"kind": "wonder", "by": 2, "verb": "say", "items": [("yes", 1)], "closed": 0}


def test_all_must_answer_and_the_last_answer_carries_out() -> None:
    state = settled(Vote(3))
    for seat in (1, 0):
        state = GAME.apply(state, seat, SAY_YES, Chance())
    assert (state.frames, [ask.seat for ask in GAME.asks(state)]) == ((own(Vote(3), votes=(1, 0)),), [2])
    assert GAME.apply(state, 2, SAY_YES, Chance()).frames == ()


def test_the_first_of_several_answers() -> None:
    state, log = settled(Race((1, 4))), Log()
    assert [(ask.seat, ask.kind) for ask in GAME.asks(state)] == [(1, asks.ONE), (4, asks.ONE)]
    assert GAME.apply(state, 4, SAY_YES, Chance(), log).frames == ()
    assert log[0].data["by"] == 4


def test_a_window_stands_until_the_table_closes_it() -> None:
    state, log = settled(Window((2, 1))), Log()
    assert [(ask.seat, ask.kind) for ask in GAME.asks(state)] == [(1, MAY), (2, MAY), (TABLE, CLOSE)]
    state = GAME.apply(state, 1, SAY_YES, Chance(), log)
    assert state.frames == (Window((2,)),)
    assert GAME.apply(state, TABLE, ("close",), Chance(), log).frames == ()
    assert log[0].data["closed"] == 1


def test_a_frame_that_nobody_can_answer_is_carried_out() -> None:
    assert settled(Window(()), Race(()), Vote(0)).frames == ()


def own(frame: Vote, **fields: object) -> Vote:
    for name, value in fields.items():
        setattr(frame, name, value)
    return frame


def test_the_top_frame_is_copied_before_it_is_written() -> None:
    wonder = Wonder(1)
    state = Pile((wonder,))
    own_top(state).seat = 2
    assert (wonder.seat, state.frames) == (1, (Wonder(2),))


def test_views_name_a_frame_by_its_kind() -> None:
    for frame in (Halve(4), Wonder(), Vote(2, (1,)), Race((0, 1)), Window()):
        plain = shown(frame)
        assert plain["kind"] == frame.kind
        assert read(plain, CLASSES) == frame
