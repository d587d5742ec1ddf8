"""Films: small, and read back as they were."""

from __future__ import annotations

import math
import struct
import zlib

import pytest

from souterrain.physics import answer, film
from souterrain.physics.request import Falling, Lying
from souterrain.physics.shapes import KINDS
from tests.physics.asking import DUNGEON, after, asked, body, center, resting

SIX = [Falling(100 + number, KINDS["large"]) for number in range(6)]


@pytest.fixture(scope="module")
def dungeon() -> list[Lying]:
    return after([], DUNGEON, answer(asked("open", falling=DUNGEON)).numbers)


@pytest.mark.quick
def test_a_film_is_read_back_as_it_was() -> None:
    rows: list[film.Row] = []
    opposite: list[film.Row] = []
    for number in range(50):
        place = (20 * math.sin(number / 9), -number / 3, 30 - number / 2)
        one, other = math.sin(number / 7), math.cos(number / 7)
        rows.append((*place, 0.0, one, 0.0, other))
        opposite.append((*place, 0.0, -one, 0.0, -other) if number % 3 else rows[-1])
    tracks = (
        film.Track(7, 0, False, 0, rows),
        film.Track(2**31 - 1, 3, True, 5, rows[9:12]),
        film.Track(0, 1, False, 60, opposite),
    )
    contacts = (film.Contact(3, 0, film.TABLE, 500.0), film.Contact(9, 2, 1, 12.0), film.Contact(9, 2, film.WALL, 0.1))
    again = film.decode(film.encode(film.Film(80, tracks, contacts)))
    assert again.frames == 80
    assert [track[:4] for track in again.tracks] == [track[:4] for track in tracks]
    for old, new in zip(tracks, again.tracks, strict=True):
        assert len(old.rows) == len(new.rows)
        for before, now in zip(old.rows, new.rows, strict=True):
            assert math.dist(before[:3], now[:3]) < 0.005
            assert abs(sum(one * other for one, other in zip(before[3:], now[3:], strict=True))) > 0.9999
    assert [contact[:3] for contact in again.contacts] == [contact[:3] for contact in contacts]
    for heard, kept in zip(contacts, again.contacts, strict=True):
        assert math.isclose(max(1.0, heard.hardness), kept.hardness, rel_tol=0.03)


@pytest.mark.quick
def test_a_film_without_tracks() -> None:
    empty = film.Film(1, (), ())
    assert film.decode(film.encode(empty)) == empty


@pytest.mark.quick
def test_a_film_of_another_version_is_refused() -> None:
    with pytest.raises(ValueError, match="version"):
        film.decode(zlib.compress(struct.pack("<BBHHH", 2, 60, 0, 0, 0)))


def test_an_opening_is_small_and_shows_every_cube() -> None:
    for seed in range(12):
        answered = answer(asked("open", seed=seed, falling=DUNGEON))
        assert len(answered.film) <= 15_000
        shown = film.decode(answered.film)
        assert [track.id for track in shown.tracks] == [cube.id for cube in DUNGEON]
        assert all(track.first == 0 and 10 < track.rows[0][2] < 40 for track in shown.tracks)
        assert all(track.first + len(track.rows) <= shown.frames for track in shown.tracks)
        # Every cube falls on the table and is heard, but for the odd one that leaves it or lands on another.
        heard = {contact.one for contact in shown.contacts if contact.other == film.TABLE}
        assert len(heard) > 45
        assert len(shown.contacts) <= 150


def test_an_exploration_is_small_and_ends_where_the_answer_says(dungeon: list[Lying]) -> None:
    for seed in range(40):
        at = [30_000 * (seed % 7 - 3), 30_000 * (seed % 5 - 2)]
        answered = answer(asked("drop", dungeon, seed=seed, falling=SIX, at=at, height=200_000))
        assert len(answered.film) <= 2_048
        shown = film.decode(answered.film)
        found = resting(answered.numbers)
        assert {track.id for track in shown.tracks} >= set(found)
        for track in shown.tracks:
            if found.get(track.id):
                assert math.dist(track.rows[-1][:2], [each / 10_000 for each in center(found[track.id])]) < 0.01


@pytest.mark.quick
def test_a_flick_shows_what_it_hit_from_then_on() -> None:
    lying = [body(1, "small", 0, 0), body(2, "small", 80, 0), body(3, "small", 0, 80)]
    answered = answer(asked("flick", lying, cube=1, toward=0, force=700))
    shown = film.decode(answered.film)
    assert [track.id for track in shown.tracks] == [1, 2]
    assert shown.tracks[0].first == 0 < shown.tracks[1].first
    assert len(answered.film) < 700
    (hit,) = [contact for contact in shown.contacts if {contact.one, contact.other} == {0, 1}][:1]
    assert abs(hit.frame - shown.tracks[1].first) <= 1


@pytest.mark.quick
def test_a_pair_is_heard_once_while_it_touches() -> None:
    told = [film.Contact(frame, 0, 1, 100.0 + frame) for frame in (1, 2, 3, 9, 10, 30)]
    assert [contact.frame for contact in film.quietened(told, apart=3, most=9)] == [1, 9, 30]
    assert [contact.frame for contact in film.quietened(told, apart=3, most=2)] == [9, 30]
