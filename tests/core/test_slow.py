"""Slow draws: answered elsewhere or at once, written down like any other, and their films kept apart."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from souterrain.core import registry, slow
from souterrain.core.chance import Needs
from souterrain.core.fast import Fast
from souterrain.core.journal import Act, Journal
from souterrain.core.match import Match, Played
from souterrain.core.seeded import Seeded
from souterrain.core.slow import Slow
from souterrain.core.verify import verify
from tests.core.test_match import defaults


@pytest.fixture(autouse=True)
def places(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._ENTRIES, "slow", registry.Entry("tests.lantern.slow:GAME"))
    monkeypatch.setitem(slow._PLACES, "throw", "tests.lantern.slow:throw")


def first(match: Match) -> Played:
    played = match.play(match.turn, match.legal(match.turn).first())
    assert isinstance(played, Played)
    return played


@pytest.mark.quick
def test_an_answerer_is_found_by_its_kind() -> None:
    assert slow.places()["throw"] == "tests.lantern.slow:throw"
    one = slow.answer("throw", "7 6")
    assert one == slow.answer("throw", "7 6")
    assert {slow.answer("throw", f"{seed} 6").numbers for seed in range(60)} == {(face,) for face in range(6)}
    with pytest.raises(KeyError):
        slow.answer("no such kind", "")


def test_another_place_for_the_same_kind_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    slow.answer("throw", "7 6")
    monkeypatch.setitem(slow._ANSWERERS, "throw", slow._ANSWERERS["throw"])
    slow.add("throw", "tests.core.test_slow:loaded")
    assert slow.answer("throw", "7 6") == Slow((77,), b"")


def loaded(request: str) -> Slow:
    return Slow((77,))


@pytest.mark.quick
@pytest.mark.parametrize("chance", [Seeded(bytes(32)), Fast(1)])
def test_a_slow_draw_is_answered_at_once_unless_nobody_can(chance: Seeded | Fast) -> None:
    assert chance.slow("here", "throw", "7 6") == slow.answer("throw", "7 6").numbers
    with pytest.raises(Needs) as wanted:
        chance.slow("here", "no such kind", "six cubes")
    assert (wanted.value.address, wanted.value.kind, wanted.value.request) == ("here", "no such kind", "six cubes")


def test_a_slow_draw_is_made_elsewhere_and_the_act_carried_out_again() -> None:
    answers: dict[str, Slow] = {}

    def known(need: Needs) -> Slow:
        if need.address not in answers:
            raise need
        return answers[need.address]

    match = waited(lambda: Match.new("slow", seed=1, resolve=known), answers)
    assert len(answers) == len(match.films[0]) == 6, "a set-up has slow draws too"
    defaults(match, 2)
    before = match.game.dump(match.state), match.journal.dumps()
    with pytest.raises(Needs, match="night/1/gust throw"):
        first(match)
    assert (match.game.dump(match.state), match.journal.dumps()) == before, "nothing happened yet"
    answers["night/1/gust"] = Slow((5,), b"through the air")
    assert first(match).films == match.films[3] == (b"through the air",)
    entry = match.journal.entries[-1]
    assert isinstance(entry, Act)
    assert [draw.partition("=")[0] for draw in entry.draws] == ["night/1/gust/seed d4294967296", "night/1/gust throw"]


def waited(run: Callable[[], Match], answers: dict[str, Slow]) -> Match:
    """As somebody does it who has to wait for each answer."""
    while True:
        try:
            return run()
        except Needs as need:
            answers[need.address] = slow.answer(need.kind, need.request)


def test_films_are_no_part_of_a_journal() -> None:
    match = defaults(Match.new("slow", seed=1))
    assert match.over
    again = Match.replay(Journal.loads(match.journal.dumps()))
    assert again.state == match.state
    assert again.films == {}
    match.films.clear()
    match.reveal()
    assert again.journal.dumps() in match.journal.dumps()


def test_a_match_goes_on_with_the_same_throws() -> None:
    match = defaults(Match.new("slow", seed=1))
    resumed = Match.resume(Journal(match.journal.header, match.journal.entries[:4]), 1)
    assert defaults(resumed).journal.dumps() == match.journal.dumps()
    assert min(resumed.films) > 4


def test_throws_come_from_outside_and_their_seeds_are_checked() -> None:
    match = defaults(Match.new("slow", seed=1))
    match.reveal()
    films = sum(map(len, match.films.values()))
    verdict = verify(match.journal)
    assert (verdict.draws, verdict.outside, verdict.difference) == (films, films, None)
    act = next(entry for entry in match.journal.acts() if entry.draws)
    act.draws = (act.draws[0].partition("=")[0] + "=7", *act.draws[1:])
    difference = verify(match.journal).difference
    assert difference is not None
    assert difference.written == act.draws[0]


@pytest.mark.quick
def test_a_stand_in_answers_instead(monkeypatch: pytest.MonkeyPatch) -> None:
    """A kind that has a stand-in uses it; any other is answered as before."""
    need = Needs("1", "throw", "7 6")
    assert slow.sampled(need) == slow.answer("throw", "7 6")
    monkeypatch.setattr(slow, "_ANSWERERS", {})
    monkeypatch.setattr(slow, "_SAMPLED", {"throw": "tests.core.test_slow:always_two"})
    assert slow.sampled(need) == Slow((2,), b"")


def always_two(request: str) -> Slow:
    return Slow((2,), b"")
