"""A check that never fails proves nothing: each promise is broken once on purpose, and the check must notice."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import ClassVar

import pytest

from souterrain.core.actions import Action
from souterrain.core.asks import Ask
from souterrain.core.chance import Chance
from souterrain.core.events import SILENT, Log
from souterrain.core.forms import Choice, Form, Items, Random, Rows, Span, Verb
from souterrain.core.game import Outcome, Setup, View
from souterrain.core.legal import Legal
from tests.contract import checks, hidden
from tests.contract.plays import Run, play, setup_for
from tests.lantern.game import Lantern
from tests.lantern.state import PLACES, State, changed, many


class LeakingView(Lantern):
    def view(self, state: State, eyes: int | None) -> View:
        return {**super().view(state, eyes), "leak": [list(hand) for hand in state.hands]}


class LeakingEvent(Lantern):
    """Tells everybody which candles everybody holds."""

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        after = super().apply(state, seat, action, chance, log)
        log("spared", seat=0, candles=many(after.hands[0]))
        return after


class LeakingOpening(Lantern):
    def start(self, setup: Setup, chance: Chance, log: Log = SILENT) -> State:
        state = super().start(setup, chance, log)
        log("spared", seat=0, candles=many(state.hands[0]))
        return state


class KnowingImagination(Lantern):
    """Remembers the true states it was shown, and imagines the last that looked like this."""

    def __init__(self) -> None:
        self._true: dict[str, State] = {}

    def view(self, state: State, eyes: int | None) -> View:
        view = super().view(state, eyes)
        self._true[f"{eyes} {view}"] = state
        return view

    def imagine(self, view: View, rng: Random) -> State:
        return self._true[f"{view['mine'].get('seat')} {view}"]


class LearnedImagination(KnowingImagination):
    """Imagines the first true state that looked like this, so that at least its worlds stay the same."""

    def view(self, state: State, eyes: int | None) -> View:
        view = Lantern.view(self, state, eyes)
        self._true.setdefault(f"{eyes} {view}", state)
        return view


class ForgetfulImagination(Lantern):
    """Deals anew what its own eyes have seen."""

    def imagine(self, view: View, rng: Random) -> State:
        return super().imagine({**view, "mine": {}}, rng)


class TrueCandles(Lantern):
    """A search that keeps what it should deal anew."""

    def determinise(self, state: State, eyes: int | None, rng: Random) -> State:
        return state


class MutableState(Lantern):
    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        after = super().apply(state, seat, action, chance, log)
        state.points = after.points
        return after


class SecretAsk(Lantern):
    """A player without a crimson candle is not offered a shutter."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return tuple([ask for ask in super().asks(state) if ask.about != "shield" or state.hands[ask.seat][2]])


class SecretLegal(Lantern):
    """The strongest gust depends on what the target holds."""

    def legal(self, state: State, seat: int) -> Legal:
        if any(ask.seat == seat and ask.about == "blow" for ask in self.asks(state)):
            return Legal(
                (Verb("blow", Form(Rows(others(state, seat)), Span("force=", 1, 1 + state.hands[1 - seat][0]))),)
            )
        return super().legal(state, seat)


class MissingSeal(Lantern):
    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        return super().apply(state, seat, action, Unsealing(chance), log)


class Unsealing(Chance):
    def __init__(self, chance: Chance) -> None:
        self.draw = chance.draw  # type: ignore[method-assign]


class IllegalDefault(Lantern):
    def asks(self, state: State) -> tuple[Ask, ...]:
        return tuple([Ask(a.seat, a.number, a.kind, a.about, a.default and ("sleep",)) for a in super().asks(state)])


class TwoAsks(Lantern):
    def asks(self, state: State) -> tuple[Ask, ...]:
        return super().asks(state) * 2


class EndlessOffer(Lantern):
    """The table forgets to close the window."""

    def asks(self, state: State) -> tuple[Ask, ...]:
        return tuple([ask for ask in super().asks(state) if ask.about != "close"])


class Loose(Span):
    """Lists one number more than it accepts."""

    def choices(self) -> Iterator[Items]:
        return (((self.word, number),) for number in range(self.least, self.most + 2))


class ListedButRefused(Lantern):
    def legal(self, state: State, seat: int) -> Legal:
        legal = super().legal(state, seat)
        if [verb.word for verb in legal.verbs] == ["blow"]:
            return Legal((Verb("blow", Form(Rows(others(state, seat)), Loose("force=", 1, 3))),))
        return legal


class Overlap(Lantern):
    """Two forms of one verb share a sentence."""

    def legal(self, state: State, seat: int) -> Legal:
        return Legal(tuple([Verb(verb.word, *verb.forms, *verb.forms) for verb in super().legal(state, seat).verbs]))


class Chatty(Rows):
    """Offers a word that nothing can follow."""

    def following(self, part: Items) -> Iterator[Choice]:
        yield from super().following(part)
        if not part:
            yield Choice("amber", 1, 1)


class DeadEnd(Lantern):
    def legal(self, state: State, seat: int) -> Legal:
        legal = super().legal(state, seat)
        if [verb.word for verb in legal.verbs] == ["blow"]:
            return Legal((Verb("blow", Form(Chatty(others(state, seat)), Span("force=", 1, 3))),))
        return legal


class UndeclaredEvent(Lantern):
    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        log("whispered", seat=seat)
        return super().apply(state, seat, action, chance, log)


class ProseInEvent(Lantern):
    """A noun is a key, never prose."""

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        log("spared", seat=seat, candles=[("a blue candle", 1)])
        return super().apply(state, seat, action, chance, log)


class NeverOver(Lantern):
    """Every night is the first."""

    def settle(self, state: State, chance: Chance, log: Log) -> State:
        return super().settle(changed(state, nights=state.night + 1), chance, log)


class EarlyOutcome(Lantern):
    def outcome(self, state: State) -> Outcome | None:
        return super().outcome(changed(state, frames=()))


class OneAddress(Lantern):
    """All gusts of a game are one draw."""

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        if action[0] == "blow":
            chance.number("gust", 6)
        return super().apply(state, seat, action, chance, log)


class ForgottenField(Lantern):
    def load(self, text: str) -> State:
        return changed(super().load(text), shutters=())


class EagerUndo(Lantern):
    """Writes into the state that undo goes back to."""

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        state.night = state.night + 1
        return super().apply(state, seat, action, chance, log)


class LoudLog(Lantern):
    """Draws only when somebody listens."""

    def apply(self, state: State, seat: int, action: Action, chance: Chance, log: Log = SILENT) -> State:
        if log.heard:
            chance.number(f"echo/{state.number}/{seat}", 6)
        return super().apply(state, seat, action, chance, log)


class Mumbling(Lantern):
    def say(self, action: Action) -> str:
        return super().say(action).replace("crimson", "red")


class UnknownWord(Lantern):
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = {"candle": ("blue", "crimson"), "place": PLACES}


class VerbAndNoun(Lantern):
    nouns: ClassVar[Mapping[str, tuple[str, ...]]] = {**Lantern.nouns, "gesture": ("close",)}


class Lenient(Lantern):
    """Accepts every sentence whose verb it knows."""

    def legal(self, state: State, seat: int) -> Legal:
        legal = super().legal(state, seat)
        return Accepting(legal.verbs)


class Accepting(Legal):
    def why_not(self, action: Action) -> None:
        return None


def others(state: State, seat: int) -> tuple[Items, ...]:
    return tuple([((place, 1),) for at, place in enumerate(PLACES[: len(state.roles)]) if at != seat])


def each(check: Callable[[Run], None]) -> Callable[[list[Run]], None]:
    def over(runs: list[Run]) -> None:
        for run in runs:
            check(run)

    over.__name__ = check.__name__
    return over


FAULTS: list[tuple[type[Lantern], Callable[[list[Run]], None], str]] = [
    (LeakingView, each(hidden.views_hold), "see .'leak'. otherwise"),
    (ForgetfulImagination, each(hidden.views_hold), "see .'mine'. otherwise"),
    (KnowingImagination, hidden.imagining_knows_only_the_view, "depends on more than the view"),
    (LearnedImagination, hidden.imagining_knows_only_the_view, "imagined the truth"),
    (TrueCandles, each(hidden.determinising_is_imagining), "dealt otherwise than imagined"),
    (SecretAsk, each(hidden.asks_tell_no_secret), "who is asked depends"),
    (SecretLegal, each(hidden.asks_tell_no_secret), "may say depends"),
    (MissingSeal, each(hidden.surprises_are_sealed), "shown and not sealed"),
    (LeakingEvent, each(hidden.events_tell_no_secret), "told otherwise"),
    (LeakingOpening, hidden.opening_tells_no_secret, "the set-up tells None a secret"),
    (MutableState, each(checks.past_states_stay), "a past state has changed"),
    (MutableState, each(checks.listed_ones_apply), "changed the state before it"),
    (IllegalDefault, each(checks.defaults_are_legal), "sleep"),
    (TwoAsks, each(checks.asks_are_sound), "asked twice"),
    (EndlessOffer, each(checks.asks_are_sound), "nobody can close"),
    (ListedButRefused, each(checks.forms_agree), "listed and refused"),
    (ListedButRefused, each(checks.listed_ones_apply), "listed and refused"),
    (Overlap, each(checks.forms_agree), "listed twice"),
    (DeadEnd, each(checks.forms_agree), "leads nowhere"),
    (UndeclaredEvent, each(checks.events_are_declared), "nobody declared whispered"),
    (ProseInEvent, each(checks.events_are_declared), "is no many candle"),
    (NeverOver, each(checks.ends_in_time), "still asked"),
    (EarlyOutcome, each(checks.ends_in_time), "an outcome while"),
    (OneAddress, each(checks.addresses_are_unique), "two draws at one address"),
    (ForgottenField, each(checks.state_texts_round_trip), "another state comes back"),
    (LoudLog, each(checks.log_changes_nothing), "the log changes"),
    (Mumbling, each(checks.sentences_round_trip), "says 'lay"),
    (UnknownWord, each(checks.words_are_known), "no nouns: ..amber"),
    (VerbAndNoun, each(checks.words_are_known), "nouns too: ..close"),
    (Lenient, each(checks.others_are_refused), "is not legal and played"),
    (EagerUndo, each(checks.undo_restores), "undo of"),
]


@cache
def runs_of(kind: type[Lantern]) -> list[Run]:
    game = kind()
    return [play(game, setup_for(game, seats), seed) for seats in (2, 3) for seed in range(4)]


@pytest.mark.parametrize(("fault", "check", "says"), FAULTS, ids=[f"{f.__name__}-{c.__name__}" for f, c, _ in FAULTS])
def test_a_planted_fault_is_found(fault: type[Lantern], check: Callable[[list[Run]], None], says: str) -> None:
    check(runs_of(Lantern))
    with pytest.raises(AssertionError, match=says):
        check(runs_of(fault))
