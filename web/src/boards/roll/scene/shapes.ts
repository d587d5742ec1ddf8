// The geometry of the dice: a cube with rounded edges, and a ten-sided level die made of kites.

import { BufferGeometry, Float32BufferAttribute, Matrix4, Quaternion, Vector3 } from "three";
import { roundedCube } from "../../depth/rounded";

/** Build a rounded cube; each side has its part of a texture with six faces in two rows of three. */
export const roundedDie = (): BufferGeometry => roundedCube(0.13, 6, (side, right, up) => [((side % 3) + right) / 3, (side < 3 ? 0.5 : 0) + up / 2]);

/** Build ten kites around a horizontal axis; the numbers are on a texture in two rows of five. */
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
    // The tip is opposite the near corner of the belt; the lower kites have the opposite winding order.
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

/** Return the rotation of the level die with this number upright on top. */
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
