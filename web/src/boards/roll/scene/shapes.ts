// The shapes of dice: a cube with round edges, and ten kites for the level.

import { BoxGeometry, BufferGeometry, Float32BufferAttribute, Matrix4, Quaternion, Vector3 } from "three";

/** Six drawings on one texture, three above three: each side gets its part of it. */
export function roundedDie(round = 0.13, parts = 6): BufferGeometry {
  const die = new BoxGeometry(1, 1, 1, parts, parts, parts);
  const { position, normal, uv } = die.attributes;
  const [at, core] = [new Vector3(), new Vector3()];
  const half = 0.5 - round;
  const perSide = position!.count / 6;
  for (let index = 0; index < position!.count; index += 1) {
    at.fromBufferAttribute(position!, index);
    // Points go to where the rounding is, so that the few there are make it smooth.
    for (const axis of ["x", "y", "z"] as const) {
      const far = Math.abs(at[axis]);
      if (far < 0.499) at[axis] *= half / (0.5 - 1 / parts);
    }
    const side = Math.floor(index / perSide);
    core.copy(at).clampScalar(-half, half);
    const out = at.clone().sub(core).normalize();
    normal!.setXYZ(index, out.x, out.y, out.z);
    const flat = flatOf(side, at);
    uv!.setXY(index, (side % 3) / 3 + flat[0] / 3, (side < 3 ? 0.5 : 0) + flat[1] / 2);
    at.copy(core).addScaledVector(out, round);
    position!.setXYZ(index, at.x, at.y, at.z);
  }
  die.clearGroups();
  return die;
}

/** Where on its side a point is, from the left and from below. */
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

/** Ten kites around an axis that lies on its side: numbers on one texture, five above five. */
export function levelDie(): BufferGeometry {
  const belt: Vector3[] = [];
  const low = 0.105;
  for (let at = 0; at < 10; at += 1) {
    const angle = (at * Math.PI) / 5;
    belt.push(new Vector3(Math.cos(angle), at % 2 ? low : -low, Math.sin(angle)));
  }
  const [top, bottom] = [new Vector3(0, 1, 0), new Vector3(0, -1, 0)];
  const positions: number[] = [];
  const uvs: number[] = [];
  for (let at = 0; at < 10; at += 1) {
    const upper = at % 2 === 1;
    const [before, middle, after] = [belt[(at + 9) % 10]!, belt[at]!, belt[(at + 1) % 10]!];
    const tip = upper ? bottom : top;
    // The tip is opposite the belt's near corner; kites that hang are wound the other way round.
    const corners = upper ? [tip, before, middle, after] : [tip, after, middle, before];
    const cell = [at % 5, at < 5 ? 1 : 0] as const;
    const flat: [number, number][] = [[0.5, 1.02], [0.06, 0.3], [0.5, 0.06], [0.94, 0.3]];
    for (const corner of [0, 1, 2, 0, 2, 3]) {
      positions.push(...corners[corner]!.clone().multiplyScalar(0.62).toArray());
      uvs.push((cell[0] + flat[corner]![0]) / 5, (cell[1] + flat[corner]![1]) / 2);
    }
  }
  const die = new BufferGeometry();
  die.setAttribute("position", new Float32BufferAttribute(positions, 3));
  die.setAttribute("uv", new Float32BufferAttribute(uvs, 2));
  die.computeVertexNormals();
  return die;
}

/** How the level die lies with this number up, and upright. */
export function levelTurn(level: number): Quaternion {
  const at = level - 1;
  const upper = at % 2 === 1;
  const angle = (at * Math.PI) / 5;
  const near = new Vector3(Math.cos(angle), upper ? 0.105 : -0.105, Math.sin(angle));
  const tip = new Vector3(0, upper ? -1 : 1, 0);
  const up = tip.clone().sub(near).normalize();
  const side = new Vector3(-Math.sin(angle), 0, Math.cos(angle));
  const normal = new Vector3().crossVectors(up, side).normalize();
  if (normal.dot(near) < 0) normal.negate();
  const here = new Matrix4().makeBasis(new Vector3().crossVectors(up, normal), normal, up);
  const there = new Matrix4().makeBasis(new Vector3(1, 0, 0), new Vector3(0, 1, 0), new Vector3(0, 0, -1));
  return new Quaternion().setFromRotationMatrix(there.multiply(here.transpose()));
}
