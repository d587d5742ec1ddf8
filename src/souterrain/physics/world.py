"""Rapier's world with the table, and its motion until everything rests. In cm, kg and seconds; z is up.

The parameters are measured. Stiff contacts keep cubes of 8 mm from sinking into each other; recycled contacts and
friction in the bias pass are off because they sometimes let a cube tremble without end. A process that has stepped a
world must not be forked: the engine's threads would be gone.
"""

from __future__ import annotations

import math
import os
from collections.abc import Iterable
from functools import cache
from typing import Any, Final, NamedTuple, cast

from souterrain.physics.answers import NoTray
from souterrain.physics.draws import Quaternion
from souterrain.physics.hand import CM, Start, Triple
from souterrain.physics.request import Lying
from souterrain.physics.shapes import SIDE, Kind, pose_of

# The engine creates its thread pool at the first step; with so few bodies the pool only costs time.
os.environ.setdefault("RAYON_NUM_THREADS", "1")
try:
    import rapier3d as rapier
except ImportError:
    raise NoTray(f"rapier3d is not installed; there are wheels for {NoTray.systems}") from None

STEPS: Final = 120
"""Steps per second."""
EACH_FRAME: Final = 2
EACH_LOOK: Final = 12
"""Steps between two checks of everything awake. Nothing sleeps sooner, so a check misses no body that moved."""
LONGEST: Final = 300
"""The limit of steps, even if something still moves."""
HALF: Final = SIDE / 2 / CM
DENSITY: Final = 0.7e-3
LOUD: Final = 4.0
"""The force of a recorded contact, in multiples of the body's weight."""
FALLEN: Final = -3.0
"""The height below which a body has left the table."""
STILL: Final = 0.01
STILL_TURN: Final = math.cos(math.radians(0.3))
"""Limits of trembling: less than 0.1 mm and 0.6° between three checks."""
TABLE: Final = -1
WALL: Final = -2
"""Numbers of the things that a body touches besides bodies."""


Row = tuple[float, float, float, float, float, float, float]


class Pose(NamedTuple):
    at: Triple
    turned: Quaternion
    """The rotation as `x, y, z, w`; the engine takes w first and returns it last."""


class Way(NamedTuple):
    """The track of a body in a film: one row a frame from `first` on, position and then `x, y, z, w`."""

    first: int
    rows: list[Row]


class Touch(NamedTuple):
    """A touch: two bodies by index, the greater first (the table and the walls are below all), step, and impulse in
    µN·s."""

    one: int
    other: int
    step: int
    impulse: float


def empty(walled: bool) -> rapier.PhysicsWorld:
    world = rapier.PhysicsWorld(gravity=(0.0, 0.0, -981.0))
    parameters = world.integration_parameters
    parameters.dt = 1 / STEPS
    parameters.num_solver_iterations = 4
    parameters.num_internal_pgs_iterations = 1
    parameters.num_internal_stabilization_iterations = 1
    parameters.length_unit = 1.0
    parameters.normalized_allowed_linear_error = 0.001
    parameters.contact_softness = rapier.SpringCoefficients(120, 5)
    parameters.static_contact_softness = rapier.SpringCoefficients(240, 5)
    parameters.friction_in_bias_pass = False
    parameters.contact_recycling = False
    parameters.normalized_max_linear_velocity = 2000
    top = rapier.Collider.cuboid(HALF, HALF, 2.0).translation((0.0, 0.0, -2.0))
    world.add_body(rapier.RigidBody.fixed(), [top.friction(0.5).restitution(0.3)])
    walls: list[rapier.Collider | rapier.ColliderBuilder] = []
    for x, y in ((1, 0), (-1, 0), (0, 1), (0, -1)) if walled else ():
        wide = (1.0 if x else HALF + 2, 1.0 if y else HALF + 2, 40.0)
        wall = rapier.Collider.cuboid(*wide).translation((x * (HALF + 1), y * (HALF + 1), 40.0))
        walls.append(wall.friction(0.1).restitution(0.2))
    world.add_body(rapier.RigidBody.fixed(), walls)
    return world


class Bodies:
    """The movable bodies of a world by index, in the order in which they came."""

    def __init__(self, walled: bool) -> None:
        self.world = empty(walled)
        self.kinds: list[Kind] = []
        self.handles: list[rapier.RigidBodyHandle] = []
        self.colliders: list[rapier.ColliderHandle] = []

    def lay(self, lying: Iterable[Lying]) -> None:
        """Place sleeping bodies."""
        for body in lying:
            (x, y), yaw = pose_of(body.kind, body.corners)
            at = (x / CM, y / CM, body.kind.size[2] / 2 / CM)
            self._add(body.kind, at, (math.cos(yaw / 2), 0.0, 0.0, math.sin(yaw / 2)))
        # Detect contacts now: otherwise the first step would wake all bodies, and they would creep.
        self.world.detect_collisions()
        for handle in self.handles:
            self.world.rigid_bodies[handle].sleep()

    def release(self, kind: Kind, start: Start) -> int:
        """Release a body; return its index."""
        index = self._add(kind, start.at, start.turned)
        body = self.world.rigid_bodies[self.handles[index]]
        body.linvel, body.angvel = rapier.Vec3(*start.speed), rapier.Vec3(*start.spin)
        return index

    def twin(self, kept: bytes) -> Bodies:
        """Return a copy of the bodies as they were at the time of `world.snapshot`."""
        twin = Bodies.__new__(Bodies)
        twin.world = rapier.PhysicsWorld.restore(kept)
        twin.kinds, twin.handles, twin.colliders = self.kinds.copy(), self.handles.copy(), self.colliders.copy()
        return twin

    def pose(self, index: int) -> Pose:
        body = self.world.rigid_bodies[self.handles[index]]
        return Pose(body.translation.to_tuple(), body.rotation.to_tuple())

    def _add(self, kind: Kind, at: Triple, turned: Quaternion) -> int:
        builder = rapier.RigidBody.dynamic().position((at, rapier.Rotation3(*turned))).soft_ccd_prediction(1.0)
        if kind.upright:
            builder = builder.enabled_rotations(_UPRIGHT)
        handle = self.world.add_body(builder, [_collider(kind)])
        body = self.world.rigid_bodies[handle]
        body.activation = _RESTLESS
        self.kinds.append(kind)
        self.handles.append(handle)
        self.colliders.extend(body.colliders)
        return len(self.kinds) - 1


@cache
def _collider(kind: Kind) -> rapier.ColliderBuilder:
    x, y, z = (length / 2 / CM for length in kind.size)
    collider = rapier.Collider.cuboid(x, y, z).friction(0.5).restitution(0.3).density(DENSITY)
    loud = LOUD * DENSITY * 8 * x * y * z * 981
    return collider.active_events(rapier.ActiveEvents.CONTACT_FORCE_EVENTS).contact_force_event_threshold(loud)


_UPRIGHT: Final = (False, False, True)
_RESTLESS: Final = rapier.RigidBodyActivation()
_RESTLESS.linear_threshold = 0.4
_RESTLESS.angular_threshold = 0.3
_RESTLESS.time_until_sleep = 0.15


class Motion:
    """Bodies in motion: steps, recorded tracks and contacts."""

    def __init__(self, bodies: Bodies, film: bool) -> None:
        self.bodies = bodies
        self.film = film
        self.steps = 0
        self.woken: set[int] = set()
        self.gone: set[int] = set()
        self.ways: dict[int, Way] = {}
        self.touches: list[Touch] = []
        self._index = {handle.index: index for index, handle in enumerate(bodies.handles)}
        self._views = [bodies.world.rigid_bodies[handle] for handle in bodies.handles]
        self._looks: list[dict[int, Pose]] = []

    def hear(self, closely: Iterable[int] = ()) -> None:
        """Record contacts from now on: loud ones, and all contacts of some bodies."""
        world = self.bodies.world
        by_collider = {collider.index: index for index, collider in enumerate(self.bodies.colliders)}
        for index in closely:
            world.colliders[self.bodies.colliders[index]].contact_force_event_threshold = 0.0
        world.event_handler = cast(Any, _Ear(self, by_collider))

    def forget(self) -> None:
        """Release the world: it refers to its listener in a cycle that Python does not see."""
        self.bodies.world.event_handler = None

    def run(self) -> None:
        """Step until everything sleeps or only trembles, or the limit is reached."""
        world, islands = self.bodies.world, self.bodies.world.islands
        self._looks.clear()
        if self.film and not self.ways:
            self._show(sorted(self.woken))
        for _ in range(LONGEST):
            world.step()
            self.steps += 1
            if len(islands) == 0:
                break
            if self.film and self.steps % EACH_FRAME == 0:
                self._show(self._awake())
            if self.steps % EACH_LOOK == 0 and self._look():
                break
        for index in self._awake():
            self.woken.add(index)
            self._views[index].sleep()
        if self.film:
            self._show(sorted(self.woken - self.gone))

    def pose(self, index: int) -> Pose:
        body = self._views[index]
        return Pose(body.translation.to_tuple(), body.rotation.to_tuple())

    def move(self, index: int, speed: Triple, spin: Triple) -> None:
        body = self._views[index]
        body.linvel, body.angvel = rapier.Vec3(*speed), rapier.Vec3(*spin)
        self.woken.add(index)

    def lift(self, index: int, start: Start) -> None:
        """Lift a body and let it fall again."""
        body = self._views[index]
        body.translation, body.rotation = rapier.Vec3(*start.at), rapier.Rotation3(*start.turned)
        if self.bodies.kinds[index].upright:
            body.enabled_rotations = _UPRIGHT
        self.move(index, start.speed, start.spin)

    def _awake(self) -> list[int]:
        index = self._index
        return [index[handle.index] for handle in self.bodies.world.islands]

    @property
    def frame(self) -> int:
        """The number of the frame of this step."""
        return -(-self.steps // EACH_FRAME)

    def _show(self, indices: Iterable[int]) -> None:
        """Add a frame to the tracks of these bodies; a body that slept since its last frame stayed."""
        frame = self.frame
        for index in indices:
            body = self._views[index]
            row = (*body.translation.to_tuple(), *body.rotation.to_tuple())
            first, rows = self.ways.setdefault(index, Way(frame, []))
            rows += [rows[-1]] * (frame - first - len(rows)) if rows else ()
            rows[frame - first :] = [row]

    def _look(self) -> bool:
        """Remove bodies that fell off; return whether all awake bodies only tremble."""
        seen = {index: self.pose(index) for index in self._awake()}
        self.woken.update(seen)
        for index, pose in list(seen.items()):
            x, y, z = pose.at
            beyond = max(abs(x), abs(y)) > HALF
            if beyond and z < FALLEN:
                del seen[index]
                self.gone.add(index)
                self.bodies.world.remove_body(self.bodies.handles[index])
            elif beyond and self.bodies.kinds[index].upright:
                # A pawn beyond the edge may tip over.
                self._views[index].enabled_rotations = (True, True, True)
        self._looks.append(seen)
        if len(self._looks) < 3:
            return not seen
        before = self._looks[-3]
        return all(index in before and _still(before[index], pose) for index, pose in seen.items())


def _still(one: Pose, other: Pose) -> bool:
    turn = sum(a * b for a, b in zip(one.turned, other.turned, strict=True))
    return math.dist(one.at, other.at) < STILL and abs(turn) > STILL_TURN


class _Ear:
    """A listener that the engine calls for each pair pressed harder than a body's threshold."""

    def __init__(self, motion: Motion, by_collider: dict[int, int]) -> None:
        self._motion = motion
        self._by_collider = by_collider

    def handle_contact_force_event(
        self, dt: float, bodies: Any, colliders: Any, contact_pair: rapier.ContactPair, total_force_magnitude: float
    ) -> None:
        one, other = self._who(contact_pair.collider1), self._who(contact_pair.collider2)
        impulse = total_force_magnitude * dt * CM
        self._motion.touches.append(Touch(max(one, other), min(one, other), self._motion.steps, impulse))

    def _who(self, collider: rapier.ColliderHandle) -> int:
        """Return the number of a collider's body: the table is the first collider, the walls are next."""
        return self._by_collider.get(collider.index, TABLE if collider.index == 0 else WALL)
