"""The physical tray beside MuJoCo: the same cubes leave the same hand in both.

A filmed answer is everything: reading the request, building the table, the motion, loosening, the film. Beside MuJoCo
stands the motion with its loosening alone, on a table that was built before, as MuJoCo's is. MuJoCo's contacts let
cubes sink in by millimetres; stiffer ones are slower.
"""

from __future__ import annotations

import json
import math
import random
import time
from collections.abc import Callable, Sequence
from statistics import median
from typing import Any, TypeVar

import mujoco

from benchmarks.lines import at_least, at_most, head
from souterrain.physics import answer, hand
from souterrain.physics.draws import Draws
from souterrain.physics.request import Act, Drop, Falling, Lying, Open, read
from souterrain.physics.sampler import Sampler
from souterrain.physics.shapes import KINDS, pose_of
from souterrain.physics.tray import Tray

RUNS = 60
DUNGEON = [Falling(number, KINDS["small"]) for number in range(53)] + [Falling(53, KINDS["huge"])]
SIX = [Falling(1000 + number, KINDS["large"]) for number in range(6)]
BATCH = 10_000
METRE = 1_000_000
"""µm."""
STEP = 0.004
LOOK = 12
"""Steps of MuJoCo between two looks at what is awake."""
LONGEST = 625
FALLEN = -0.03
Question = TypeVar("Question")


def run() -> None:
    head("the physical tray (one core, medians)")
    rng = random.Random(1)
    lying = dungeon(rng)
    openings = [asked("open", seed, [], falling=named(DUNGEON)) for seed in range(RUNS)]
    drops = [explored(rng, seed, lying) for seed in range(RUNS)]
    flicks = [
        asked("flick", seed, lying, cube=rng.choice(lying).id, toward=rng.randrange(3600), force=600)
        for seed in range(RUNS)
    ]
    for name, target, requests, table, falling in (
        ("opening, 54 cubes, filmed", 25.0, openings, [], DUNGEON),
        (f"exploration, six cubes onto {len(lying)}, filmed", 8.0, drops, lying, SIX),
    ):
        acts = [read(request).act for request in requests]
        at_most(name, target, milliseconds(answer, requests), "ms")
        ours, theirs = milliseconds(Tray(table).carry_out, acts), milliseconds(Peer(table, falling).fall, acts)
        at_least("… motion alone, beside MuJoCo", 1.0, theirs / ours, f"times: {ours:.1f} and {theirs:.1f} ms")
    at_most("flick, filmed", 5.0, milliseconds(answer, flicks), "ms")
    sizes = [cube.kind.name for cube in SIX]
    guessed = milliseconds(lambda seed: Sampler.drop(seed, (0, 0), 200_000, sizes, BATCH), range(RUNS))
    at_least("sampler, drops of six cubes", 200_000, 1000 * BATCH / guessed, "1/s")


def milliseconds(work: Callable[[Question], object], questions: Sequence[Question]) -> float:
    """Of processor time; the first question is asked twice, once to warm up."""
    work(questions[0])
    spent = []
    for question in questions:
        begin = time.process_time()
        work(question)
        spent.append(time.process_time() - begin)
    return 1000 * median(spent)


def asked(do: str, seed: int, lying: Sequence[Lying], **fields: Any) -> str:
    bodies = [[body.id, body.kind.name, body.corners] for body in lying]
    return json.dumps({"do": do, "seed": seed, "walled": 0, "lying": bodies, **fields})


def named(falling: Sequence[Falling]) -> list[tuple[int, str]]:
    return [(body.id, body.kind.name) for body in falling]


def explored(rng: random.Random, seed: int, lying: Sequence[Lying], falling: Sequence[Falling] = SIX) -> str:
    at = [rng.randrange(-200_000, 200_000), rng.randrange(-200_000, 200_000)]
    return asked("drop", seed, lying, falling=named(falling), at=at, height=rng.randrange(150_000, 300_001))


def dungeon(rng: random.Random) -> list[Lying]:
    """A table after the opening and five explorations."""
    lying = after([], DUNGEON, answer(asked("open", 1, [], falling=named(DUNGEON))).numbers)
    for number in range(5):
        falling = [Falling(100 + 6 * number + each, KINDS["large"]) for each in range(6)]
        lying = after(lying, falling, answer(explored(rng, number, lying, falling)).numbers)
    return lying


def after(lying: Sequence[Lying], falling: Sequence[Falling], numbers: tuple[int, ...]) -> list[Lying]:
    """Return the cubes on the table when these numbers were answered."""
    corners = {body.id: body.corners for body in lying}
    place = 1
    for _ in range(numbers[0]):
        id, count = numbers[place : place + 2]
        corners[id] = numbers[place + 2 : place + 2 + 2 * count]
        place += 2 + 2 * count
    kinds = {body.id: body.kind for body in lying} | {body.id: body.kind for body in falling}
    return [Lying(id, kinds[id], corners[id]) for id in kinds if corners[id]]


class Peer:
    """MuJoCo with the settings that did best: cubes sleep, and no step is longer than the bounce needs."""

    def __init__(self, lying: Sequence[Lying], falling: Sequence[Falling]) -> None:
        bodies = []
        for body in lying:
            (x, y), yaw = pose_of(body.kind, body.corners)
            half = body.kind.size[2] / 2 / METRE
            place = f"{x / METRE} {y / METRE} {half}"
            turned = f"{math.cos(yaw / 2)} 0 0 {math.sin(yaw / 2)}"
            bodies.append(f'<body pos="{place}" quat="{turned}" sleep="init">{box(half)}</body>')
        for number, cube in enumerate(falling):
            bodies.append(f'<body pos="{number} 0 1">{box(cube.kind.size[2] / 2 / METRE)}</body>')
        self.model = mujoco.MjModel.from_xml_string(
            f"""<mujoco><option timestep="{STEP}" integrator="implicitfast" solver="Newton" iterations="20"
            ls_iterations="20" tolerance="1e-6" cone="elliptic" impratio="1" sleep_tolerance="0.01">
            <flag sleep="enable"/></option>
            <default><geom condim="3" friction="0.4 5e-4 2e-5" solref="0.008 0.7" solimp="0.9 0.95 0.001"/></default>
            <worldbody><geom type="box" size="0.45 0.45 0.02" pos="0 0 -0.02"/>{"".join(bodies)}</worldbody></mujoco>"""
        )
        self.data = mujoco.MjData(self.model)
        self.first = len(lying)

    def fall(self, act: Act) -> int:
        """The steps until everything sleeps, or has left the table."""
        assert isinstance(act, Open | Drop)
        model, data = self.model, self.data
        mujoco.mj_resetData(model, data)
        for number, start in enumerate(hand.release(act, Draws(act.seed), walled=False), self.first):
            data.qpos[7 * number : 7 * number + 7] = [*(each / 100 for each in start.at), *start.turned]
            data.qvel[6 * number : 6 * number + 6] = [*(each / 100 for each in start.speed), *start.spin]
        for step in range(1, LONGEST):
            mujoco.mj_step(model, data)
            if step % LOOK == 0 and self.rests():
                break
        return step

    def rests(self) -> bool:
        awake = self.data.body_awake_ind[: self.data.nbody_awake]
        return not any(body and self.data.xpos[body][2] > FALLEN for body in awake)


def box(half: float) -> str:
    return f'<freejoint/><geom type="box" size="{half} {half} {half}" density="700"/>'
