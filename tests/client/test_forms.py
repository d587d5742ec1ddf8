"""A client rebuilds from messages all that the server had: forms, asks, views and their hashes."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import msgspec
import pytest

from souterrain import Match
from souterrain.client.forms import ask_of, legal_of, stakes_of
from souterrain.client.table import PUBLIC, TableView
from souterrain.client.views import hash_of
from souterrain.core.asks import TABLE
from souterrain.core.legal import Legal
from souterrain.core.match import Played
from souterrain.server.protocol.parts import AskInfo
from souterrain.server.protocol.to_client import Update
from souterrain.server.table import views

GAMES = ("roll", "lantern")


def sent(thing: Any, kind: Any) -> Any:
    """Over the wire and back."""
    return msgspec.json.decode(msgspec.json.encode(thing), type=kind)


def checked(legal: Legal) -> bool:
    return any(form.check for verb in legal.verbs for form in verb.forms)


def plain(stakes: Any) -> Any:
    """Without the difference between tuples and lists, which the wire does not make."""
    return msgspec.json.decode(msgspec.json.encode(stakes))


def test_stakes_come_back_as_they_were_and_to_all_in_an_open_game() -> None:
    rng, match, told = Random(3), Match.new("roll", seats=2, seed=4), 0
    while not match.over:
        seat = match.turn
        (info,) = sent(views.asks_for(match, (0, 1)), list[AskInfo])
        assert plain(stakes_of(info)) == plain(match.stakes(seat))
        told += len(info.stakes)
        (other,) = sent(views.asks_for(match, (1 - seat,)), list[AskInfo])
        assert (other.stakes, other.verbs) == (info.stakes, [])
        match.play(seat, match.legal(seat).sample(rng))
    assert told


@pytest.mark.parametrize("game", GAMES)
def test_forms_come_back_as_they_were(game: str) -> None:
    rng = Random(3)
    for seed in range(4):
        match = Match.new(game, seats=2, seed=seed)
        while not match.over:
            for info in sent(views.asks_for(match, (0, 1)), list[AskInfo]):
                ask = match.ask_of(info.seat)
                if info.seat == TABLE or ask is None:
                    continue
                assert ask_of(info) == ask
                home, here = match.legal(info.seat), legal_of(info.verbs)
                few = list(islice(home.actions, 50))
                assert all(action in here for action in few)
                assert here.after() == home.after()
                assert checked(home) or list(islice(here.actions, 50)) == few
            match.play(match.turn, match.legal(match.turn).sample(rng))


@pytest.mark.quick
@pytest.mark.parametrize("game", GAMES)
def test_a_table_follows_a_match(game: str) -> None:
    """Every update is taken in, and every view has the server's hash."""
    rng, match = Random(5), Match.new(game, seats=2, seed=9)
    eyes = (0, 1, PUBLIC)
    table, before = TableView(), {seat: views.shown(match, seat) for seat in eyes}
    first = [views.Told.of(seat, before[seat], None, ()).to(seat, undo=False) for seat in eyes]
    assert table.hear(sent(Update(0, first, views.asks_for(match, (0, 1)), True), Update))
    seq = 0
    while not match.over:
        played = match.play(match.turn, match.legal(match.turn).sample(rng))
        assert isinstance(played, Played)
        now = {seat: views.shown(match, seat) for seat in eyes}
        told = [views.Told.of(seat, now[seat], before[seat], played.events).to(seat, undo=False) for seat in eyes]
        seq, before = seq + 1, now
        outcome = views.outcome_of(match)
        update = Update(seq, told, views.asks_for(match, (0, 1)), over=match.over, outcome=outcome)
        assert table.hear(sent(update, Update))
        for seat in eyes:
            assert hash_of(table.view(seat)) == now[seat].hash
            assert table.view(seat) == sent(match.view(None if seat == PUBLIC else seat), dict[str, Any])
    assert table.over
    assert table.outcome == match.outcome
    assert len(table.story[0]) == len([event for number, event in match.events if number > 0])
