// Places for pins beside cubes and for labels: they never cover a footprint that matters, if there is any other place.

import type { Point } from "../../lib/geometry";

/** A disc on the board, in pixels. */
export interface Disc {
  at: Point;
  radius: number;
}

/** A rectangle on the board, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const TURN = 2 * Math.PI;
const [DIRECTIONS, DISTANCES, STRIDE, GAP] = [24, 7, 7, 4];
/** The cost of each pixel over a footprint, over another pin, off the board, and of distance. */
const [OVER, PIN, OUT, FAR] = [40, 30, 60, 0.5];

const overlap = (one: Disc, other: Disc): number => Math.max(0, one.radius + other.radius - Math.hypot(one.at[0] - other.at[0], one.at[1] - other.at[1]));

/** Return the middle of a pin for each foot, in the same order: each takes the place that covers least. */
export function placed(feet: readonly Disc[], radius: number, solid: readonly Disc[], width: number, height: number, taken: readonly Disc[] = []): Point[] {
  const pins: Disc[] = [...taken];
  const found: Point[] = [];
  for (const foot of feet) {
    let best: { at: Point; cost: number } | null = null;
    for (let step = 0; step < DISTANCES; step++) {
      const far = foot.radius + GAP + radius + step * STRIDE;
      for (let turn = 0; turn < DIRECTIONS; turn++) {
        const angle = -Math.PI / 4 + (turn * TURN) / DIRECTIONS;
        const at: Point = [foot.at[0] + far * Math.cos(angle), foot.at[1] + far * Math.sin(angle)];
        const pin = { at, radius };
        const out = Math.max(0, radius - at[0], radius - at[1], at[0] + radius - width, at[1] + radius - height);
        const cost = FAR * far + OUT * out + OVER * sum(solid, pin) + PIN * sum(pins, pin);
        if (!best || cost < best.cost) best = { at, cost };
      }
    }
    pins.push({ at: best!.at, radius: radius + 1 });
    found.push(best!.at);
  }
  return found;
}

const sum = (discs: readonly Disc[], pin: Disc): number => discs.reduce((all, disc) => all + overlap(disc, pin), 0);

/** Return how many pixels of a disc a box covers. */
function covered({ left, top, width, height }: Box, { at: [x, y], radius }: Disc): number {
  const [across, down] = [Math.max(left - x, 0, x - left - width), Math.max(top - y, 0, y - top - height)];
  return Math.max(0, radius - Math.hypot(across, down));
}

const cost = (box: Box, discs: readonly Disc[]): number => discs.reduce((all, disc) => all + covered(box, disc), 0);

/** Return the box that covers least; the first of those that are equal. */
export function freest(boxes: readonly Box[], discs: readonly Disc[]): Box {
  const costs = boxes.map((box) => cost(box, discs));
  return boxes[costs.indexOf(Math.min(...costs))]!;
}

/** Return discs that fill a box. */
export function discsIn({ left, top, width, height }: Box): Disc[] {
  const radius = height / 2;
  const many = Math.max(1, Math.ceil((width - height) / radius) + 1);
  const step = many > 1 ? (width - height) / (many - 1) : 0;
  return Array.from({ length: many }, (_, at) => ({ at: [left + radius + at * step, top + radius] as const, radius }));
}

/** Return the box of a label beside each pin, or null where it would cover something: to its right, left, above or below. */
export function labelled(pins: readonly Disc[], widths: readonly number[], high: number, solid: readonly Disc[], width: number, height: number): (Box | null)[] {
  const taken: Disc[] = [...solid, ...pins];
  return pins.map((pin, index) => {
    const { at: [x, y], radius } = pin;
    const wide = widths[index]!;
    const others = taken.filter((disc) => disc !== pin);
    const around = [[x + radius + 2, y - high / 2], [x - radius - 2 - wide, y - high / 2], [x - wide / 2, y - radius - 2 - high], [x - wide / 2, y + radius + 2]];
    const boxes = around
      .map(([left = 0, top = 0]): Box => ({ left, top, width: wide, height: high }))
      .filter(({ left, top }) => left >= 2 && top >= 2 && left + wide <= width - 2 && top + high <= height - 2);
    const best = boxes.length ? freest(boxes, others) : null;
    if (!best || cost(best, others) > 0) return null;
    taken.push(...discsIn(best));
    return best;
  });
}

/** Return the place of the magnifier: the upper corner farther from a pixel that must stay free, and from the room. */
export function glassSpot(width: number, height: number, [x, y]: Point, [mx, my]: Point): Disc {
  const radius = Math.min(84, Math.max(38, Math.min(width, height) / 6.5));
  const free = ([px, py]: Point) => Math.min(2 * radius + 40, Math.hypot(px - x, py - y)) + 0.4 * Math.hypot(px - mx, py - my);
  const [right, left]: [Point, Point] = [[width - radius - 10, radius + 10], [radius + 10, radius + 10]];
  return { at: free(left) > free(right) ? left : right, radius };
}
