// The view of the scene: the point in the middle of the picture, the scale there, tilt, turn and the angle of the lens.
// The projection is worked out here and given to the overlays; the camera of the scene is set from the same numbers.

import type { Point } from "../../../lib/geometry";
import type { Lens } from "../ground";

export interface View {
  /** The point on the table in the middle of the picture, in millimetres. */
  x: number;
  y: number;
  /** Pixels of a millimetre there. */
  scale: number;
  /** The tilt from the vertical, and the turn about it, in radians. */
  tilt: number;
  turn: number;
  /** The vertical angle of the lens, in radians. */
  angle: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A lens for the eye, and one so long that a top lies within a pixel of its footprint. */
export const WIDE = (17 * Math.PI) / 180;
export const LONG = Math.PI / 180;

type Vector = readonly [number, number, number];
type Spot = readonly [x: number, y: number, z: number];

/** Return the directions of the picture: to the right, up, and towards the eye. */
export function axesOf({ tilt, turn }: Pick<View, "tilt" | "turn">): { right: Vector; up: Vector; back: Vector } {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const [across, along] = [Math.sin(turn), Math.cos(turn)];
  return { right: [along, across, 0], up: [-cos * across, cos * along, sin], back: [sin * across, -sin * along, cos] };
}

/** Return the distance of the eye from the middle of the picture. */
export const eyeOf = ({ scale, angle }: View, { height }: Size): number => height / 2 / Math.tan(angle / 2) / scale;

/** Return the projection of a view. */
export function lensOf(view: View, size: Size): Lens {
  const { x, y, scale, tilt, turn } = view;
  const { right, up, back } = axesOf(view);
  const far = eyeOf(view, size);
  const focus = far * scale;
  const [midX, midY] = [size.width / 2, size.height / 2];
  return {
    at: ([px, py], z = 0) => {
      const [dx, dy] = [px - x, py - y];
      const ratio = focus / Math.max(1, far - dx * back[0] - dy * back[1] - z * back[2]);
      return [midX + (dx * right[0] + dy * right[1]) * ratio, midY - (dx * up[0] + dy * up[1] + z * up[2]) * ratio];
    },
    from: ([px, py]) => {
      const [a, b] = [(px - midX) / focus, (midY - py) / focus];
      // A pixel above the horizon has no point on the table: the nearest one below it is taken.
      const along = (far * back[2]) / Math.max(0.02, back[2] - b * up[2]);
      return [0, 1].map((axis) => (axis ? y : x) + far * back[axis]! + along * (a * right[axis]! + b * up[axis]! - back[axis]!)) as unknown as Point;
    },
    scale,
    straight: tilt === 0 && turn === 0 && view.angle === LONG,
  };
}

export interface Pads {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Return the nearest view, with this tilt, turn and angle, in which all these spots are within the pads. */
export function framing(spots: readonly Spot[], look: Pick<View, "tilt" | "turn" | "angle">, size: Size, pads: Pads, rounds = 24): View {
  const [freeX, freeY] = [Math.max(40, size.width - pads.left - pads.right), Math.max(40, size.height - pads.top - pads.bottom)];
  const [midX, midY] = [pads.left + freeX / 2, pads.top + freeY / 2];
  const mean = (axis: 0 | 1) => spots.reduce((sum, spot) => sum + spot[axis], 0) / spots.length;
  // The middle moves by pixels of the picture: to the right, and away along the table.
  let view: View = { x: mean(0), y: mean(1), scale: 0.3, ...look };
  const [east, north] = [Math.cos(look.turn), Math.sin(look.turn)];
  for (let round = 0; round < rounds; round += 1) {
    const lens = lensOf(view, size);
    let [left, rightmost, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
    for (const [sx, sy, sz] of spots) {
      const [px, py] = lens.at([sx, sy], sz);
      [left, rightmost, top, bottom] = [Math.min(left, px), Math.max(rightmost, px), Math.min(top, py), Math.max(bottom, py)];
    }
    const ratio = Math.max((rightmost - left) / freeX, (bottom - top) / freeY, 1e-3);
    const across = ((left + rightmost) / 2 - midX) / view.scale;
    const along = -((top + bottom) / 2 - midY) / view.scale / Math.max(0.2, Math.cos(look.tilt));
    view = { ...view, x: view.x + across * east - along * north, y: view.y + across * north + along * east, scale: view.scale / ratio ** 0.8 };
  }
  return view;
}

/** Return a view on the way from one to another; scale and angle change by equal factors. */
export function between(from: View, to: View, share: number): View {
  if (share >= 1) return to;
  const mix = (a: number, b: number) => a + (b - a) * share;
  const grow = (a: number, b: number) => a * (b / a) ** share;
  return {
    x: mix(from.x, to.x),
    y: mix(from.y, to.y),
    scale: grow(from.scale, to.scale),
    tilt: mix(from.tilt, to.tilt),
    turn: mix(from.turn, to.turn),
    angle: grow(from.angle, to.angle),
  };
}

export const same = (one: View, other: View): boolean =>
  (Object.keys(one) as (keyof View)[]).every((key) => Math.abs(one[key] - other[key]) < (key === "x" || key === "y" ? 1e-3 : 1e-6));

/** Return true if two views look alike but for a small shift: the table follows a finger at once. */
export function isNear(one: View, other: View, { width, height }: Size): boolean {
  const far = Math.hypot(one.x - other.x, one.y - other.y) * Math.max(one.scale, other.scale);
  const grown = Math.abs(Math.log(one.scale / other.scale));
  return one.tilt === other.tilt && one.angle === other.angle && grown < 0.3 && far < Math.min(width, height) * 0.25;
}
