// Figures measured on the tray: where dropped cubes come to rest, and how far flicked cubes travel. `python -m
// tools.flicks` writes the table. Lengths are millimetres, angles are radians.

import type { Point } from "../../lib/geometry";
import table from "./measured.json";

/** The sizes of cubes, by the length of their side. */
const SIDES = [["small", 9], ["large", 11], ["huge", Infinity]] as const;
const DEGREE = Math.PI / 180;

/** The number of flicks that were measured for each force. */
export const NUMBER = table.number;
/** Forces of the weakest and of the hardest pull; a weaker flick hardly moves a cube. */
export const [WEAKEST, HARDEST] = [table.flicks[0]!.force, table.flicks.at(-1)!.force];

export interface Disc {
  r50: number;
  r90: number;
}

export interface Travel {
  p10: number;
  p50: number;
  p90: number;
  aside: number;
  lost: number;
}

/** Return the index of the row before a value, and the share of the way to the next one. */
function between(steps: readonly number[], value: number): [at: number, share: number] {
  const at = Math.max(0, Math.min(steps.length - 2, steps.findLastIndex((each) => each <= value)));
  const [low, high] = [steps[at]!, steps[at + 1]!];
  return [at, Math.max(0, Math.min(1, (value - low) / (high - low)))];
}

const mixed = (low: number, high: number, share: number): number => low + (high - low) * share;

/** Return the disc in which cubes of this side come to rest that are dropped from a height. */
export function discOf(height: number, side = 10): Disc {
  const rows = table.drops[SIDES.find(([, most]) => side < most)![0]];
  const [at, share] = between(table.heights, height);
  const [low, high] = [rows[at]!, rows[at + 1]!];
  return { r50: mixed(low[0]!, high[0]!, share), r90: mixed(low[1]!, high[1]!, share) };
}

/** Return how far flicks of a force travel, and how far aside they end. */
export function travelOf(force: number): Travel {
  const [at, share] = between(table.flicks.map((row) => row.force), force);
  const [low, high] = [table.flicks[at]!, table.flicks[at + 1]!];
  return {
    p10: mixed(low.p10, high.p10, share),
    p50: mixed(low.p50, high.p50, share),
    p90: mixed(low.p90, high.p90, share),
    aside: mixed(low.aside, high.aside, share) * DEGREE,
    lost: mixed(low.lost, high.lost, share),
  };
}

/** Angles that stand for five equal parts of all flicks, as shares of the angle within which nine in ten end. */
const PARTS = [-0.78, -0.32, 0, 0.32, 0.78];

/** Return the way from a point to the edge of the table. */
function toEdge([x, y]: Point, toward: number, half: number): number {
  const way = (at: number, step: number) => (Math.abs(step) < 1e-9 ? Infinity : (half - at * Math.sign(step)) / Math.abs(step));
  return Math.max(0, Math.min(way(x, Math.cos(toward)), way(y, Math.sin(toward))));
}

/** Return the share of flicks of a measured force that go beyond a distance. */
function goBeyond({ beyond }: (typeof table.flicks)[number], far: number): number {
  const steps = [1, ...beyond, 0];
  const [at, share] = between(steps.map((_, step) => step * table.step), far);
  return mixed(steps[at]!, steps[at + 1]!, share);
}

/** Return the chance that a flick from a point goes over the edge of the table. */
export function lostOf(force: number, from: Point, toward: number, half: number): number {
  const [at, share] = between(table.flicks.map((row) => row.force), force);
  const { aside } = travelOf(force);
  const chances = PARTS.map((part) => {
    const far = toEdge(from, toward + part * aside, half);
    return mixed(goBeyond(table.flicks[at]!, far), goBeyond(table.flicks[at + 1]!, far), share);
  });
  return chances.reduce((sum, each) => sum + each, 0) / PARTS.length;
}

/** Return the force of a pull from 0 to 1. */
export const forceOf = (pull: number): number => Math.round(mixed(WEAKEST, HARDEST, Math.max(0, Math.min(1, pull))));

/** Return the pull of a force. */
export const pullOf = (force: number): number => Math.max(0, (force - WEAKEST) / (HARDEST - WEAKEST));
