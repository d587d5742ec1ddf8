// A cube with rounded edges and sides of length 1.

import { BoxGeometry, type BufferGeometry, Vector3 } from "three";

/** Build a rounded cube. `uvOf` places a point of a side, given from the left and from below, on the texture. */
export function roundedCube(round: number, parts: number, uvOf: (side: number, right: number, up: number) => readonly [number, number]): BufferGeometry {
  const die = new BoxGeometry(1, 1, 1, parts, parts, parts);
  const { position, normal, uv } = die.attributes;
  const [at, core] = [new Vector3(), new Vector3()];
  const half = 0.5 - round;
  const perSide = position!.count / 6;
  for (let index = 0; index < position!.count; index += 1) {
    at.fromBufferAttribute(position!, index);
    // Move the inner vertices towards the rounded edges, which then look smooth with few vertices.
    for (const axis of ["x", "y", "z"] as const) {
      const far = Math.abs(at[axis]);
      if (far < 0.499) at[axis] *= half / (0.5 - 1 / parts);
    }
    const side = Math.floor(index / perSide);
    core.copy(at).clampScalar(-half, half);
    const out = at.clone().sub(core).normalize();
    normal!.setXYZ(index, out.x, out.y, out.z);
    uv!.setXY(index, ...uvOf(side, ...flatOf(side, at)));
    at.copy(core).addScaledVector(out, round);
    position!.setXYZ(index, at.x, at.y, at.z);
  }
  die.clearGroups();
  return die;
}

/** Return the position of a point on its side, from the left and from below. */
function flatOf(side: number, { x, y, z }: Vector3): [number, number] {
  const [right, up] = [
    [-z, y],
    [z, y],
    [x, -z],
    [x, z],
    [x, y],
    [-x, y],
  ][side] as [number, number];
  return [right + 0.5, up + 0.5];
}
