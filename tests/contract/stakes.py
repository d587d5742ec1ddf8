"""Promises of every game about its stakes: from the view alone, with words, and doubts only where there is no way
back."""

from __future__ import annotations

import json
from itertools import islice
from random import Random
from typing import Any

from souterrain.core.actions import is_action, read, say
from souterrain.core.asks import TABLE, Ask
from souterrain.core.game import Game
from souterrain.core.match import Played
from souterrain.core.stakes import Stake, doubts
from souterrain.terminal.language import MessageError
from tests.contract.hidden import worlds
from tests.contract.parts import Strict, languages
from tests.contract.plays import Run, match_at, thinned

LISTED = 300


def _asked(run: Run, states: int) -> list[tuple[Any, Ask]]:
    return thinned([(state, ask) for state, ask in run.asked() if ask.seat != TABLE], states)


def come_from_the_view(run: Run, states: int = 60) -> None:
    """Equal views give equal stakes, whatever is hidden; a seat that is not asked has none to decide on."""
    game = run.game
    for state, ask in _asked(run, states):
        view = game.view(state, ask.seat)
        here = game.stakes(view, ask.seat)
        assert game.stakes(json.loads(json.dumps(view)), ask.seat) == here, f"more than the view: {game.dump(state)}"
        for world in worlds(game, view):
            there = game.stakes(game.view(world, ask.seat), ask.seat)
            assert there == here, f"the stakes of {ask.seat} depend on what it cannot see: {game.dump(state)}"


def are_said(run: Run, states: int = 60) -> None:
    """Every stake is about a sentence of the game, and has words in every language."""
    spoken = languages(run.game.facts.name, run.setup.seats)
    for state, ask in _asked(run, states):
        view = run.game.view(state, ask.seat)
        for stake in run.game.stakes(view, ask.seat):
            where = f"{stake} at {run.game.dump(state)}"
            assert is_action(stake.about), f"about no sentence: {where}"
            assert read(say(stake.about)) == stake.about, f"about no sentence: {where}"
            assert _plain(stake.data), f"no numbers and nouns: {where}"
            for words in spoken:
                words.called = view.get("names", {})
                _has_words(words, stake, where)


def _plain(data: dict[str, Any]) -> bool:
    """Tell if data are as in events: numbers, nouns, nouns with numbers."""
    return all(
        type(value) in (int, str) or all(type(noun) is str and type(number) is int for noun, number in value)
        for value in data.values()
    )


def _has_words(words: Strict, stake: Stake, where: str) -> None:
    try:
        words.say(stake.about)
        text = words(f"stake-{stake.key}", **stake.data)
    except MessageError as fault:
        raise AssertionError(f"no words for {where}: {fault}") from fault
    assert text[-1:] not in ("", "."), f"{words.code}: a stake is no whole sentence: {text!r}"


def doubt_only_for_good(run: Run, states: int = 40, others: int = 4) -> None:
    """A client asks once more only before what cannot be taken back, and only where something else may be said."""
    game: Game[Any] = run.game
    for state, ask in _asked(run, states):
        match = match_at(run, state)
        stakes = match.stakes(ask.seat)
        legal = list(islice(match.legal(ask.seat).actions, LISTED))
        doubted = [action for action in legal if doubts(stakes, action)]
        assert not doubted or len(legal) > 1, f"a doubt about the only thing to say: {doubted} {game.dump(state)}"
        for action in Random(1).sample(doubted, min(others, len(doubted))):
            twin = match_at(run, state)
            assert isinstance(twin.play(ask.seat, action), Played)
            assert twin.over or not twin.can_undo(ask.seat), f"{action} can be taken back at {game.dump(state)}"
