// The skin of a hand: the surface of a smooth union of capsules, in millimetres. The hand looks away from the player, palm
// down; the origin is the middle of its palm.

type Vector = readonly [number, number, number];

/** A bone from one end to the other, with the radius at each end. */
interface Bone {
  from: Vector;
  along: Vector;
  square: number;
  first: number;
  last: number;
}

export interface Skin {
  positions: number[];
  normals: number[];
  faces: number[];
}

const bone = (from: Vector, to: Vector, first: number, last: number): Bone => {
  const along = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const;
  return { from, along, square: along[0] ** 2 + along[1] ** 2 + along[2] ** 2, first, last };
};

/** Return the bones of a finger: each part is bent further down. */
function finger(from: Vector, turn: number, lengths: readonly number[], bends: readonly number[], thick: number): Bone[] {
  let at = from;
  return lengths.map((length, joint) => {
    const bend = (bends[joint]! * Math.PI) / 180;
    const to = [at[0] + Math.sin(turn) * Math.cos(bend) * length, at[1] + Math.cos(turn) * Math.cos(bend) * length, at[2] - Math.sin(bend) * length] as const;
    const made = bone(at, to, thick * (1 - joint * 0.07), thick * (1 - (joint + 1) * 0.08));
    at = to;
    return made;
  });
}

const CURL = [6, 32, 54];
const BONES: readonly Bone[] = [
  ...finger([-29, 36, 1], -0.16, [41, 25, 19], CURL, 9),
  ...finger([-9.5, 41, 3.5], -0.04, [46, 29, 21], CURL, 9.4),
  ...finger([10.5, 39, 2.5], 0.06, [43, 27, 20], CURL, 9),
  ...finger([28.5, 32, -1], 0.2, [34, 21, 17], CURL, 8),
  ...finger([-26, -18, -5], -0.62, [36, 30, 23], [16, 26, 34], 10.8),
  ...([[-25, 29], [-9, 34], [9.5, 32], [25, 26]] as const).map(([x, y]) => bone([x * 0.72, -32, 0], [x, y, 1], 15, 11.2)),
  bone([1, -34, 1], [4, -150, 5], 22, 28),
];
const [LOW, HIGH] = [[-116, -150, -86], [72, 168, 46]] as const;
const SOFT = 0.42;

/** Return the distance from the skin; below zero is inside. */
export function depthOf(x: number, y: number, z: number): number {
  let sum = 0;
  for (const { from, along, square, first, last } of BONES) {
    const [dx, dy, dz] = [x - from[0], y - from[1], z - from[2]];
    const share = Math.min(1, Math.max(0, (dx * along[0] + dy * along[1] + dz * along[2]) / square));
    const away = Math.sqrt((dx - along[0] * share) ** 2 + (dy - along[1] * share) ** 2 + (dz - along[2] * share) ** 2);
    sum += Math.exp(-SOFT * (away - first - (last - first) * share));
  }
  return -Math.log(sum + 1e-30) / SOFT;
}

/** Build the skin as a net over a grid of this step; `pause` is awaited between slices. */
export async function grow(step: number, pause: () => Promise<void>): Promise<Skin> {
  const [wide, long, tall] = [0, 1, 2].map((axis) => Math.ceil((HIGH[axis]! - LOW[axis]!) / step)) as [number, number, number];
  const field = new Float32Array((wide + 1) * (long + 1) * (tall + 1));
  const index = (x: number, y: number, z: number) => x + (wide + 1) * (y + (long + 1) * z);
  for (let z = 0; z <= tall; z += 1) {
    if (z % 4 === 0) await pause();
    for (let y = 0; y <= long; y += 1) for (let x = 0; x <= wide; x += 1) field[index(x, y, z)] = depthOf(LOW[0] + x * step, LOW[1] + y * step, LOW[2] + z * step);
  }
  await pause();
  const { positions, places } = pointsOf(field, [wide, long, tall], index, step);
  const faces = facesOf(field, [wide, long, tall], index, places);
  await pause();
  return { positions, normals: normalsOf(positions), faces };
}

type Index = (x: number, y: number, z: number) => number;

/** Return a point for each cell of the grid that the skin crosses. */
function pointsOf(field: Float32Array, [wide, long, tall]: Vector, index: Index, step: number): { positions: number[]; places: Int32Array } {
  const positions: number[] = [];
  const places = new Int32Array(field.length).fill(-1);
  for (let z = 0; z < tall; z += 1)
    for (let y = 0; y < long; y += 1)
      for (let x = 0; x < wide; x += 1) {
        const sums = [0, 0, 0];
        let hits = 0;
        for (let one = 0; one < 8; one += 1)
          for (let axis = 0; axis < 3; axis += 1) {
            if (one & (1 << axis)) continue;
            const other = one | (1 << axis);
            const a = field[index(x + (one & 1), y + ((one >> 1) & 1), z + (one >> 2))]!;
            const b = field[index(x + (other & 1), y + ((other >> 1) & 1), z + (other >> 2))]!;
            if (a < 0 === b < 0) continue;
            [one & 1, (one >> 1) & 1, one >> 2].forEach((bit, each) => (sums[each]! += bit + (each === axis ? a / (a - b) : 0)));
            hits += 1;
          }
        if (!hits) continue;
        places[index(x, y, z)] = positions.length / 3;
        positions.push(...[x, y, z].map((at, axis) => LOW[axis]! + (at + sums[axis]! / hits) * step));
      }
  return { positions, places };
}

/** Return two triangles for each edge of the grid that the skin crosses. */
function facesOf(field: Float32Array, [wide, long, tall]: Vector, index: Index, places: Int32Array): number[] {
  const faces: number[] = [];
  const move = [1, wide + 1, (wide + 1) * (long + 1)];
  for (let z = 1; z < tall; z += 1)
    for (let y = 1; y < long; y += 1)
      for (let x = 1; x < wide; x += 1) {
        const here = index(x, y, z);
        for (let axis = 0; axis < 3; axis += 1) {
          const inside = field[here]! < 0;
          if (inside === field[here + move[axis]!]! < 0) continue;
          const [u, v] = [move[(axis + 1) % 3]!, move[(axis + 2) % 3]!];
          const [a, b, c, d] = [places[here]!, places[here - u]!, places[here - u - v]!, places[here - v]!];
          faces.push(...(inside ? [a, b, c, a, c, d] : [a, c, b, a, d, c]));
        }
      }
  return faces;
}

/** Return the directions in which the distance grows: the net looks smooth even where it is coarse. */
function normalsOf(positions: readonly number[]): number[] {
  const normals: number[] = [];
  const near = 0.5;
  for (let at = 0; at < positions.length; at += 3) {
    const [x, y, z] = [positions[at]!, positions[at + 1]!, positions[at + 2]!];
    const here = depthOf(x, y, z);
    const way = [depthOf(x + near, y, z) - here, depthOf(x, y + near, z) - here, depthOf(x, y, z + near) - here];
    const length = Math.hypot(...way) || 1;
    normals.push(...way.map((each) => each / length));
  }
  return normals;
}
