"""Typed draws with addresses: how they are written, replayed and refused."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from souterrain.core.chance import Chance, Needs, Recorded, Script, ScriptError, index_at, parse, write
from souterrain.core.fast import Fast, multisets
from souterrain.core.seeded import Seeded
from souterrain.core.slow import Slow

LINES = ["level/3 3d6=014", "first d10=7", "box w36=35", "deck o4=1.0.1", "tray tray=-4.120"]


def draw_all(chance: Chance) -> list[object]:
    return [
        chance.dice("level/3", 3, 6),
        chance.number("first", 10),
        chance.weighted("box", (30, 0, 6)),
        chance.order("deck", 4),
        chance.slow("tray", "tray", "six cubes"),
    ]


@pytest.mark.quick
def test_a_script_answers_what_it_holds() -> None:
    script = Script(LINES)
    assert draw_all(script) == [(1, 1, 0, 0, 1, 0), 7, 2, (2, 3, 0, 1), (-4, 120)]
    script.finish()
    assert script.draws == LINES


@pytest.mark.parametrize(
    "line",
    [
        "another/address 3d6=014",
        "level/3 2d6=01",
        "level/3 3d8=014",
        "level/3 3d6=016",
        "level/3 3d6=01",
        "level/3 3d6=0145",
        "level/3 3d6=01x",
        "level/3 3d6=",
        "level/3 3d6",
        "",
    ],
)
def test_a_script_refuses_another_address_kind_or_bound(line: str) -> None:
    with pytest.raises(ScriptError, match="asked for level/3 3d6") as caught:
        Script([line, "level/4 d6=0"]).dice("level/3", 3, 6)
    assert str(caught.value).endswith(f"holds {line}"), "the refusal names the line that does not fit"


@pytest.mark.parametrize("line", ["first d10=07", "first d10=+7", "first d10= 7", "first d10=7_0", "first d10=٧"])
def test_a_script_refuses_another_spelling(line: str) -> None:
    with pytest.raises(ScriptError):
        Script([line]).number("first", 10)


def test_a_script_refuses_draws_left_over() -> None:
    script = Script(LINES)
    script.dice("level/3", 3, 6)
    with pytest.raises(ScriptError, match="left over: first d10=7"):
        script.finish()


def test_a_script_comes_to_its_end() -> None:
    with pytest.raises(ScriptError, match="at its end"):
        Script(()).number("first", 10)


@given(st.lists(st.integers(0, 9), max_size=8), st.integers(1, 12))
def test_numbers_are_written_and_read_back(numbers: list[int], sides: int) -> None:
    for kind in (f"{len(numbers)}d{sides}", f"o{len(numbers) + 1}", "tray"):
        drawn = tuple([number % sides for number in numbers])
        assert parse(kind, write(kind, drawn)) == drawn


def test_dice_with_more_than_ten_faces_have_dots() -> None:
    assert write("2d10", (0, 9)) == "09"
    assert write("2d12", (1, 11)) == "1.11"


@pytest.mark.quick
def test_a_weight_covers_its_points() -> None:
    assert [index_at((2, 0, 1), point) for point in range(3)] == [0, 0, 2]
    with pytest.raises(ValueError, match="outside"):
        index_at((2, 0, 1), 3)


def test_chance_itself_draws_nothing() -> None:
    with pytest.raises(TypeError):
        Chance().number("first", 6)


def test_a_slow_draw_is_wanted_then_answered() -> None:
    with pytest.raises(Needs) as wanted:
        Seeded(bytes(32)).slow("night/1/tray", "real", "six cubes")
    need = wanted.value
    assert (need.address, need.kind, need.request) == ("night/1/tray", "real", "six cubes")
    answered = Seeded(bytes(32), resolve=lambda need: Slow((len(need.request), -1), b"rolling"))
    assert answered.slow("night/1/tray", "tray", "six cubes") == (9, -1)
    assert (answered.draws, answered.films) == (["night/1/tray tray=9.-1"], [b"rolling"])


def test_a_new_entry_begins_empty() -> None:
    chance = Recorded()
    chance.record("a", "d6", (3,))
    chance.films.append(b"rolling")
    chance.seal()
    chance.begin()
    assert (chance.draws, chance.films, chance.sealed) == ([], [], False)


def test_mass_play_rolls_multisets_as_often_as_dice_would() -> None:
    marks, rolls = multisets(2, 3)
    ways = {roll: mark - before for mark, before, roll in zip(marks, (0, *marks), rolls, strict=False)}
    assert ways == {(2, 0, 0): 1, (1, 1, 0): 2, (1, 0, 1): 2, (0, 2, 0): 1, (0, 1, 1): 2, (0, 0, 2): 1}
    chance = Fast(1)
    seen = Counter(chance.dice("", 2, 3) for _ in range(9000))
    assert all(abs(seen[roll] - 1000 * way) < 200 for roll, way in ways.items())


def test_mass_play_stays_within_bounds_and_is_repeatable() -> None:
    def drawn(seed: int) -> list[object]:
        chance = Fast(seed)
        return [(chance.number("", 3), chance.weighted("", (0, 2, 1)), chance.order("", 4)) for _ in range(200)]

    assert drawn(1) == drawn(1)
    assert drawn(1) != drawn(2)
    chance = Fast(3)
    assert {chance.number("", 3) for _ in range(200)} == {0, 1, 2}
    assert {chance.weighted("", (0, 2, 1)) for _ in range(200)} == {1, 2}
    assert {chance.order("", 3) for _ in range(200)} == {
        (0, 1, 2),
        (0, 2, 1),
        (1, 0, 2),
        (1, 2, 0),
        (2, 0, 1),
        (2, 1, 0),
    }
