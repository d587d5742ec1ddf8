"""Highlights of Dungeon Roll, from matches with rigged dice: what is one, and which of them a seat is told."""

from __future__ import annotations

from souterrain.core.highlights import Told
from souterrain.core.match import Match
from souterrain.parts import highlights_of
from tests.games.roll.matches import Play
from tests.games.roll.test_titles import ALL_KINDS, one_dragon, two_dragons


def told(play: Play) -> Told:
    return highlights_of(Match.replay(play.end()))


def best(found: Told, seat: int = 0) -> tuple[str, dict[str, object]]:
    one = found.all[found.best[seat]]
    return one.key, one.data


def test_a_dragon_is_the_best_moment() -> None:
    assert best(told(one_dragon())) == ("dragon", {"number": 1, "level": 3})


def test_two_dragons_in_a_delve_are_better() -> None:
    found = told(two_dragons())
    assert best(found) == ("dragons", {"number": 2, "level": 4})
    assert [one.key for one in found.all if "dragon" in one.key] == ["dragon", "dragons"]


def test_the_richest_delve_is_told_once() -> None:
    found = told(Play(ALL_KINDS, "chest").down("chest*2").do("go on").retire(ALL_KINDS, "chest"))
    hauls = [one.data for one in found.all if one.key == "haul"]
    assert hauls == [{"number": 2, "level": 2, "delve": 1}]


def test_a_flight_is_where_it_turned() -> None:
    found = told(Play(ALL_KINDS, "goblin").do("flee", ALL_KINDS, "chest"))
    one = found.all[found.turned[0]]
    assert (one.key, one.data, one.good) == ("flight", {"level": 1}, frozenset())


def test_nothing_is_told_before_the_end() -> None:
    assert highlights_of(Match.new("roll", seats=2, seed=1)) == Told((), {}, {})


def test_what_was_taken_back_is_no_highlight() -> None:
    match = Match.replay(one_dragon().end())
    assert {one.entry for one in highlights_of(match).all} <= {0, *match.journal.standing()}
