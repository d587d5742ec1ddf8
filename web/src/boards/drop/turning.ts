// Rotations as quaternions x, y, z, w, and the ways to turn a body onto itself.

export type Turn = [number, number, number, number];

const HALF = Math.SQRT1_2;

export function times([ax, ay, az, aw]: Readonly<Turn>, [bx, by, bz, bw]: Readonly<Turn>): Turn {
  return [
    aw * bx + ax * bw + ay * bz - az * by,
    aw * by - ax * bz + ay * bw + az * bx,
    aw * bz + ax * by - ay * bx + az * bw,
    aw * bw - ax * bx - ay * by - az * bz,
  ];
}

/** Return the turn about the vertical by an angle. */
export const about = (yaw: number): Turn => [0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2)];

/** Return the cosine of half the angle between two turns: 1 for equal ones. */
const likeness = (one: Readonly<Turn>, other: Readonly<Turn>) => Math.abs(one[0] * other[0] + one[1] * other[1] + one[2] * other[2] + one[3] * other[3]);

/** Quarter turns about the vertical: a pawn stays upright. */
const UPRIGHT: readonly Turn[] = [[0, 0, 0, 1], [0, 0, HALF, HALF], [0, 0, 1, 0], [0, 0, HALF, -HALF]];

/** The 24 ways to turn a cube onto itself: each of its six sides up, four ways around. */
const CUBE: readonly Turn[] = (
  [[0, 0, 0, 1], [HALF, 0, 0, HALF], [1, 0, 0, 0], [HALF, 0, 0, -HALF], [0, HALF, 0, HALF], [0, HALF, 0, -HALF]] as Turn[]
).flatMap((tilt) => UPRIGHT.map((around) => times(tilt, around)));

/** Return the way to turn a body onto itself after which `turn` is most like `wanted`. All sides of a cube look alike. */
export function alike(turn: Readonly<Turn>, wanted: Readonly<Turn>, upright: boolean): Turn {
  let [best, most] = [UPRIGHT[0]!, -1];
  for (const way of upright ? UPRIGHT : CUBE) {
    const like = likeness(times(turn, way), wanted);
    if (like > most) [best, most] = [way, like];
  }
  return best;
}
