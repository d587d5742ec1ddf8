"""The tray of mass play beside the engine: the same answers on average."""

from __future__ import annotations

import json
import math
from collections.abc import Iterator
from random import Random
from statistics import mean

import pytest

from souterrain import Match
from souterrain.core import slow
from souterrain.core.chance import Needs
from souterrain.games.drop.rules.trays import read
from souterrain.games.drop.state import State
from souterrain.lab.games import Task, play
from souterrain.physics import answer, sampled
from souterrain.physics.request import Lying
from souterrain.physics.shapes import SIDE, fits
from tools.calibrate import center, settled

TABLES = [settled(seed) for seed in range(3)]
EACH = 20
Acts = Iterator[tuple[list[Lying], dict[str, object]]]


def request(lying: list[Lying], **fields: object) -> str:
    bodies = [[body.id, body.kind.name, list(body.corners)] for body in lying]
    return json.dumps({"walled": 0, "lying": bodies, **fields})


def drops(height: int) -> Acts:
    falling = [[1000 + number, "large"] for number in range(6)]
    for number, lying in enumerate(TABLES):
        rng = Random(number)
        for seed in range(EACH):
            at = [rng.randrange(-180_000, 180_000), rng.randrange(-180_000, 180_000)]
            yield lying, {"do": "drop", "seed": seed, "falling": falling, "at": at, "height": height}


def flicks(force: int) -> Acts:
    for number, lying in enumerate(TABLES):
        rng = Random(number)
        for seed in range(EACH):
            cube = rng.choice([body.id for body in lying])
            yield lying, {"do": "flick", "seed": seed, "cube": cube, "toward": rng.randrange(3600), "force": force}


def quantiles(values: list[float]) -> list[float]:
    ordered = sorted(values)
    return [ordered[round(share * (len(ordered) - 1))] for share in (0.25, 0.5, 0.75)]


def both(acts: Acts, measure: str) -> tuple[list[float], list[float]]:
    """A figure of each act, by the engine and by the sampled tray."""
    found: tuple[list[float], list[float]] = ([], [])
    for lying, act in acts:
        for kind, tray in enumerate((answer, sampled.answer)):
            motion = read(tray(request(lying, **act)).numbers)
            before = {body.id: center(body.corners) for body in lying}
            moved = {body: center(spot) for body, spot in motion.spots.items() if spot}
            if measure == "scatter":
                found[kind].extend(math.dist(at, act["at"]) for body, at in moved.items() if body >= 1000)  # type: ignore[arg-type]
            elif measure == "travel":
                own = act["cube"]
                if motion.spots.get(own, (1,)):  # type: ignore[call-overload]
                    found[kind].append(math.dist(moved.get(own, before[own]), before[own]))  # type: ignore[call-overload,index]
            else:
                others = [body for body in before if body != act.get("cube")]
                found[kind].append(sum(math.dist(moved.get(body, before[body]), before[body]) > 500 for body in others))
    return found


@pytest.mark.parametrize("height", [150_000, 300_000])
def test_cubes_scatter_as_on_the_tray(height: int) -> None:
    engine, quick = both(drops(height), "scatter")
    assert quantiles(quick) == pytest.approx(quantiles(engine), rel=0.12)


def test_as_many_cubes_are_knocked_aside() -> None:
    engine, quick = both(drops(150_000), "others")
    assert mean(quick) == pytest.approx(mean(engine), rel=0.35)


@pytest.mark.parametrize("force", [150, 300, 450, 600])
def test_flicked_cubes_travel_as_far(force: int) -> None:
    engine, quick = both(flicks(force), "travel")
    assert quantiles(quick)[1] == pytest.approx(quantiles(engine)[1], rel=0.2)


def test_flicked_cubes_strike_as_many_others() -> None:
    engine, quick = both(flicks(500), "others")
    assert mean(quick) == pytest.approx(mean(engine), abs=0.3)


def test_an_opening_is_as_wide() -> None:
    falling = [[number, "small"] for number in range(53)] + [[53, "huge"]]
    radii: tuple[list[float], list[float]] = ([], [])
    for seed in range(12):
        for kind, tray in enumerate((answer, sampled.answer)):
            spots = read(tray(request([], do="open", seed=seed, falling=falling)).numbers).spots
            assert spots.keys() == set(range(54))
            radii[kind].extend(math.hypot(*center(spot)) for spot in spots.values() if spot)
    assert quantiles(radii[1]) == pytest.approx(quantiles(radii[0]), rel=0.06)


@pytest.mark.quick
def test_answers_have_the_form_of_the_trays() -> None:
    """Bodies keep their shapes, a walled table keeps them all, and equal requests have equal answers."""
    lying = TABLES[0]
    kinds = {body.id: body.kind for body in lying}
    for seed in range(20):
        for act in (
            {"do": "flick", "cube": lying[seed].id, "toward": 180 * seed, "force": 1000},
            {"do": "push", "speeds": [[body.id, 900, -400] for body in lying[:5]]},
            {"do": "drop", "falling": [[999, "pawn"]], "at": [SIDE // 2, SIDE // 2], "height": 200_000},
        ):
            wanted = request(lying, seed=seed, **act).replace('"walled": 0', f'"walled": {seed % 2}')
            numbers = sampled.answer(wanted).numbers
            assert numbers == sampled.answer(wanted).numbers
            for body, spot in read(numbers).spots.items():
                assert not spot or body == 999 or fits(kinds[body], spot)
                assert spot or not seed % 2


def test_a_game_of_the_lab_is_played_on_it() -> None:
    """No request reaches the engine: neither the rules' nor the bots'."""
    asked = []

    def noted(need: Needs) -> slow.Slow:
        asked.append(need.kind)
        return slow.sampled(need)

    match = Match.new("drop", seats=2, seed=1, resolve=noted)
    assert set(asked) == {"tray"}
    assert isinstance(match.state, State)
    assert match.state.lying()
    one, two = (play(Task("drop", "adept", 2, 1, {}, sampled=True)) for _ in range(2))
    assert one == two
    assert one != play(Task("drop", "adept", 2, 1))
