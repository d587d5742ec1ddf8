import { PerspectiveCamera, Matrix4, Vector3 } from "three";
import { describe, expect, it } from "vitest";
import { anchored, type Held, type Situation, viewOf, viewOfFall } from "../../src/boards/drop/scene/looks";
import { axesOf, between, eyeOf, framing, lensOf, LONG, type View, WIDE } from "../../src/boards/drop/scene/view";

const SIZE = { width: 390, height: 640 };
const VIEWS: View[] = [
  { x: 0, y: 0, scale: 0.4, tilt: 0, turn: 0, angle: LONG },
  { x: 120, y: -80, scale: 4.5, tilt: 0, turn: 0, angle: LONG },
  { x: -30, y: 60, scale: 1.2, tilt: 0.62, turn: 0, angle: WIDE },
  { x: 10, y: 20, scale: 0.5, tilt: 1.2, turn: 2.1, angle: WIDE },
];

describe("the projection", () => {
  it("is undone by its inverse on the table", () => {
    for (const view of VIEWS) {
      const lens = lensOf(view, SIZE);
      for (const point of [[0, 0], [200, 150], [-310, 44], [77, -260]] as const) {
        const back = lens.from(lens.at(point));
        expect(Math.hypot(back[0] - point[0], back[1] - point[1])).toBeLessThan(1e-6);
      }
    }
  });

  it("is that of the camera which draws the scene, also above the table", () => {
    for (const view of VIEWS) {
      const [{ right, up, back }, far, lens] = [axesOf(view), eyeOf(view, SIZE), lensOf(view, SIZE)];
      const camera = new PerspectiveCamera((view.angle * 180) / Math.PI, SIZE.width / SIZE.height, 1, far * 3);
      camera.matrixAutoUpdate = false;
      camera.matrix.copy(new Matrix4().makeBasis(new Vector3(...right), new Vector3(...up), new Vector3(...back)));
      camera.matrix.setPosition(view.x + far * back[0], view.y + far * back[1], far * back[2]);
      camera.updateMatrixWorld(true);
      for (const [x, y, z] of [[0, 0, 0], [40, -20, 12], [-90, 120, 220]] as const) {
        const seen = new Vector3(x, y, z).project(camera);
        const [px, py] = lens.at([x, y], z);
        expect(px).toBeCloseTo(((seen.x + 1) / 2) * SIZE.width, 3);
        expect(py).toBeCloseTo(((1 - seen.y) / 2) * SIZE.height, 3);
      }
    }
  });

  it("has the top of a cube within a pixel of its footprint where one judges", () => {
    const lens = lensOf(VIEWS[1]!, SIZE);
    const corner = lens.from([10, 10]);
    const [[ax, ay], [bx, by]] = [lens.at(corner), lens.at(corner, 12)];
    expect(lens.straight).toBe(true);
    expect(Math.hypot(ax - bx, ay - by)).toBeLessThan(1);
  });

  it("answers with a point in front of the eye for a pixel above the horizon", () => {
    const [x, y] = lensOf({ ...VIEWS[3]!, tilt: 1.5 }, SIZE).from([195, 1]);
    expect(Number.isFinite(x) && Number.isFinite(y)).toBe(true);
  });
});

describe("a frame", () => {
  it("has all spots in sight and touches its pads, whatever the tilt and the turn", () => {
    const pads = { left: 20, top: 30, right: 20, bottom: 50 };
    for (const [tilt, turn] of [[0, 0], [0.3, 0], [0.72, 1], [1.2, 0.4]] as const) {
      const corners = [[-476, -476, 0], [476, -476, 0], [476, 476, 0], [-476, 476, 0]] as const;
      const lens = lensOf(framing(corners, { tilt, turn, angle: WIDE }, SIZE, pads, 60), SIZE);
      const pixels = corners.map(([x, y, z]) => lens.at([x, y], z));
      const [left, right] = [Math.min(...pixels.map(([x]) => x)), Math.max(...pixels.map(([x]) => x))];
      const [top, bottom] = [Math.min(...pixels.map(([, y]) => y)), Math.max(...pixels.map(([, y]) => y))];
      expect([left >= 19, right <= 371, top >= 29, bottom <= 591]).toEqual([true, true, true, true]);
      expect(Math.max(right - left - 350, bottom - top - 560)).toBeGreaterThan(-3);
    }
  });

  it("changes scale and lens by equal factors on the way", () => {
    const half = between(VIEWS[0]!, VIEWS[1]!, 0.5);
    expect(half.scale).toBeCloseTo(Math.sqrt(0.4 * 4.5));
    expect(between(VIEWS[0]!, VIEWS[2]!, 1)).toBe(VIEWS[2]);
  });
});

describe("the view of a situation", () => {
  const rest: Situation = { sight: { x: 0, y: 0, scale: 0.4 }, whole: true, judging: false, orbit: null, held: null, outer: 476, size: SIZE };

  it("is tilted at rest, and straight through a long lens where one judges", () => {
    expect(viewOf(rest)).toMatchObject({ tilt: 0.3, turn: 0, angle: WIDE });
    expect(viewOf({ ...rest, judging: true })).toEqual({ x: 0, y: 0, scale: 0.4, tilt: 0, turn: 0, angle: LONG });
    expect(viewOf({ ...rest, whole: false })).toMatchObject({ tilt: 0, angle: LONG });
    expect(viewOf({ ...rest, orbit: { turn: 1, tilt: 1 } })).toMatchObject({ tilt: 1, turn: 1, angle: WIDE });
  });

  const HAND: Held = { is: "hand", x: 100, y: -50, z: 250, about: 200, veiled: true };

  it("has the hand in sight, and follows it only when it goes far", () => {
    expect(anchored(null, HAND)).toEqual(HAND);
    expect(anchored(HAND, { ...HAND, x: 180 })).toEqual(HAND);
    expect(anchored(HAND, { ...HAND, x: 300 })).toMatchObject({ x: 190, y: -50 });
    const view = viewOf({ ...rest, held: HAND });
    expect(viewOf({ ...rest, held: HAND, orbit: { turn: 1, tilt: 1 } })).toMatchObject({ tilt: 1, turn: 1 });
    const [px, py] = lensOf(view, SIZE).at([100, -50], 250);
    expect(px > 0 && px < SIZE.width && py > 0 && py < SIZE.height).toBe(true);
  });

  it("has the fingers in sight at every height, below the words above a narrow picture", () => {
    for (const size of [SIZE, { width: 374, height: 397 }, { width: 330, height: 300 }]) {
      const lens = lensOf(viewOf({ ...rest, held: HAND, size }), size);
      for (const z of [180, 330]) {
        const [px, py] = lens.at([HAND.x + 50, HAND.y + 45], z);
        expect(px > 0 && px < size.width && py > (size === SIZE ? 0 : 30) && py < size.height).toBe(true);
      }
    }
  });

  it("has all that falls in sight", () => {
    const moving = [[0, 0, 240], [150, 90, 30], [-120, 40, 4]] as const;
    const lens = lensOf(viewOfFall(moving, null, SIZE)!, SIZE);
    for (const [x, y, z] of moving) {
      const [px, py] = lens.at([x, y], z);
      expect(px > 0 && px < SIZE.width && py > 0 && py < SIZE.height).toBe(true);
    }
    expect(viewOfFall([], null, SIZE)).toBeNull();
  });
});
