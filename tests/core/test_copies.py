"""Copies of a match: clones, pickles, deep copies, also from another process; and what a match looks like."""

from __future__ import annotations

import copy
import multiprocessing
import pickle
from concurrent.futures import ProcessPoolExecutor
from itertools import islice
from random import Random

import pytest

from souterrain import IllegalActionError, Match, Rejected, SetupError
from souterrain.core import notebook, registry
from souterrain.core.seeded import seed_bytes

TABLES = [("roll", 2, {}), ("roll", 2, {"tempo": "together"}), ("drop", 2, {}), ("drop", 1, {}), ("donjon", 5, {})]


def played(name: str, seats: int, options: dict[str, str], acts: int, seed: int = 5) -> Match:
    match, rng = Match.new(name, seats=seats, seed=seed, options=options), Random(seed)
    while match.asks and len(match.journal) < acts:
        match.play(match.turn, match.legal(match.turn).sample(rng), strict=True)
    return match


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_copies_play_on_as_the_match_does(name: str, seats: int, options: dict[str, str]) -> None:
    match, rng = Match.new(name, seats=seats, seed=5, options=options), Random(1)
    for _ in range(6):
        seat = match.turn
        copies = [match.clone(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
        before, action = match.journal.dumps(), match.legal(seat).sample(rng)
        match.play(seat, action, strict=True)
        for other in copies:
            assert other.journal.dumps() == before
            other.play(seat, action, strict=True)
            assert other.journal.dumps() == match.journal.dumps()
            assert (other.state, other.events, other.films) == (match.state, match.events, match.films)
            assert other.game is match.game
        if match.can_undo(seat):
            for other in copies:
                assert other.undo(seat)
            assert match.undo(seat)
            assert {other.journal.dumps() for other in copies} == {match.journal.dumps()}
        if match.over:
            return


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_legal_survives_a_pickle(name: str, seats: int, options: dict[str, str]) -> None:
    for acts in range(8):
        match = played(name, seats, options, acts)
        if match.over:
            return
        legal = match.legal(match.turn)
        nonsense = (legal.first()[0], ("nonsense", 3))
        for other in (pickle.loads(pickle.dumps(legal)), copy.deepcopy(legal)):
            assert list(islice(other.actions, 40)) == list(islice(legal.actions, 40))
            assert other.why_not(nonsense) == legal.why_not(nonsense)
            assert repr(other) == repr(legal)


@pytest.mark.parametrize(("name", "seats", "options"), TABLES[::2])
def test_a_match_comes_back_from_another_process(name: str, seats: int, options: dict[str, str]) -> None:
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        there = pool.submit(played, name, seats, options, 4).result()
        with pytest.raises(SetupError, match="choices: roll, drop, donjon"):
            pool.submit(played, "chess", 2, {}, 4).result()
    here = played(name, seats, options, 4)
    assert there.journal.dumps() == here.journal.dumps()
    assert there.state == here.state
    seat = there.turn
    there.play(seat, there.legal(seat).first(), strict=True)
    here.play(seat, here.legal(seat).first(), strict=True)
    assert there.journal.dumps() == here.journal.dumps()


@pytest.mark.quick
def test_a_clone_keeps_waivers_of_its_own() -> None:
    match = played("donjon", 5, {}, 30)
    twin = match.clone()
    twin.waive(match.turn)
    assert match.turn == match.clone().turn


@pytest.mark.quick
def test_pickled_states_hold_no_caches() -> None:
    state = played("drop", 2, {}, 3).state
    cold = pickle.dumps(state)
    registry.game("drop").legal(state, 0)
    assert pickle.dumps(state) == cold
    assert pickle.loads(cold) == state


@pytest.mark.quick
def test_old_states_hold_no_caches() -> None:
    """They are kept for undo, and would hold every verb that was ever offered."""
    match = played("drop", 2, {}, 4)
    assert match._before.states
    assert not any(before._verbs for before in match._before.states)  # type: ignore[attr-defined]  # of Dungeon Drop


@pytest.mark.quick
def test_a_refusal_is_false_and_strict_play_raises() -> None:
    match = Match.new("roll", seed=7)
    refused = match.play(0, "dance")
    assert not refused
    assert isinstance(refused, Rejected)
    assert match.play(0, match.legal(0).first())
    for seat, action, reason in ((0, "dance", "no-such-verb"), (1, "go on", "not-asked")):
        with pytest.raises(IllegalActionError, match=reason) as caught:
            match.play(seat, action, strict=True)
        again = pickle.loads(pickle.dumps(caught.value))
        assert (again.seat, again.action, again.rejected) == (seat, action, caught.value.rejected)
        assert str(again) == str(caught.value)


@pytest.mark.quick
def test_a_set_up_that_is_refused_names_the_choices() -> None:
    for wanted, choices in (
        ({"name": "rol"}, ("roll", "drop", "donjon")),
        ({"name": "roll", "options": {"hero": "elf"}}, ("any", "spellsword")),
        ({"name": "roll", "options": {"heros": "deal"}}, ("heroes", "hero_set")),
        ({"name": "donjon", "roles": ("king",)}, registry.game("donjon").facts.roles),
    ):
        with pytest.raises(SetupError) as caught:
            Match.new(**wanted)
        assert set(choices) <= set(caught.value.choices)
        assert all(choice in str(caught.value) for choice in choices)
        again = pickle.loads(pickle.dumps(caught.value))
        assert (again.rejected, again.choices, str(again)) == (
            caught.value.rejected,
            caught.value.choices,
            str(caught.value),
        )
    with pytest.raises(SetupError, match="roll has 1 to 4 seats, not 9"):
        Match.new("roll", seats=9)
    with pytest.raises(ValueError, match="from 0 to"):
        Match.new("roll", seed=-1)
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        seed_bytes(b"abc")


@pytest.mark.quick
def test_what_is_printed() -> None:
    match = Match.new("roll", seats=2, seed=7)
    assert repr(match) == "<Match 'roll', seats=2, entries=0, asked=(0,)>"
    assert repr(match.journal) == "Journal('roll', rules=2, seats=2, entries=0)"
    legal = match.legal(match.turn)
    said = [match.game.say(action) for action in islice(legal.actions, 6)]
    assert repr(legal) == f"Legal({', '.join(map(repr, said[:5]))}{', …' if len(said) > 5 else ''})"
    assert repr(match.legal(9)) == "Legal()"
    over = played("roll", 2, {}, 999)
    assert over.outcome is not None
    assert f"places={over.outcome.places}" in repr(over)
    match.end(0, "tired")
    assert repr(match).endswith("ended>")


@pytest.mark.parametrize("name", ["roll", "drop", "donjon"])
def test_the_picture_in_a_notebook(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A spectator's picture, in words if the packages for them are there."""
    match = Match.new(name, seats=2, seed=7)
    shown = match._repr_html_()
    assert shown.startswith(f"<div>&lt;Match &#x27;{name}&#x27;")
    assert "Seat 1" in shown
    assert shown.count("<") == 4
    monkeypatch.setattr(notebook, "_WORDS", [])
    assert "Match" in match._repr_html_()
    monkeypatch.setattr(notebook, "_WORDS", ["souterrain.nowhere:Language"])
    bare = match._repr_html_()
    assert bare != shown
    assert all(section in bare for section in match.view(None))
