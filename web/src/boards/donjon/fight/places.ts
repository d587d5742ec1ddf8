// The places of dice, strokes and numbers on the map, in its units: 100 a square.

import type { Pair } from "../../../pictures/plan";
import { UNIT } from "../map/units";

/** The size of a die, its place below a figure, and the least distance of two dice. */
export const DIE = 84;
const [BELOW, APART, CHIP] = [112, 104, 62];

export interface Laid {
  dice: Pair[];
  chip: Pair;
}

/**
 * Return the places of the dice of a throw: each below its figure, left and right as the figures stand; side by side
 * where the figures stand above each other or too close together.
 */
export function laid(who: Pair, target: Pair | undefined, number: number): Laid {
  if (!target || number < 2) return { dice: [[who[0], who[1] + BELOW]], chip: [who[0], who[1] + BELOW + CHIP] };
  const y = Math.max(who[1], target[1]) + BELOW;
  const far = Math.abs(who[0] - target[0]) >= 2 * UNIT;
  if (far) {
    const dice: Pair[] = [[who[0], who[1] + BELOW], [target[0], target[1] + BELOW]];
    return { dice, chip: [target[0], target[1] + BELOW + CHIP] };
  }
  const middle = (who[0] + target[0]) / 2;
  const left = who[0] < target[0] || (who[0] === target[0] && who[1] > target[1]) ? -1 : 1;
  return { dice: [[middle + (left * APART) / 2, y], [middle - (left * APART) / 2, y]], chip: [middle, y + CHIP] };
}

/** Return the stroke from an attacker to a target: an arc that ends before the figure, and its head. */
export function stroke(who: Pair, target: Pair): { line: string; head: string } {
  const [dx, dy] = [target[0] - who[0], target[1] - who[1]];
  const length = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / length, dy / length];
  const from: Pair = [who[0] + ux * 26, who[1] + uy * 26 - 30];
  const tip: Pair = [target[0] - ux * 22, target[1] - uy * 22 - 30];
  const bend: Pair = [(from[0] + tip[0]) / 2 - uy * Math.min(60, length / 3), (from[1] + tip[1]) / 2 - Math.abs(ux) * Math.min(60, length / 3)];
  const angle = Math.atan2(tip[1] - bend[1], tip[0] - bend[0]);
  const back = (turn: number): string => `${round(tip[0] - 34 * Math.cos(angle + turn))} ${round(tip[1] - 34 * Math.sin(angle + turn))}`;
  const end: Pair = [tip[0] - 20 * Math.cos(angle), tip[1] - 20 * Math.sin(angle)];
  return { line: `M${pair(from)}Q${pair(bend)} ${pair(end)}`, head: `M${pair(tip)}L${back(0.55)} ${back(-0.55)}Z` };
}

const round = (number: number): number => Math.round(number * 10) / 10;
const pair = ([x, y]: Pair): string => `${round(x)} ${round(y)}`;

/** Return the squares that must be in view for a throw: the figures, and the row below them with the dice. */
export function squaresOf(squares: readonly Pair[]): Pair[] {
  if (!squares.length) return [];
  const row = Math.max(...squares.map(([, y]) => y)) + 1;
  return [...squares, ...squares.map(([x]): Pair => [x, row])];
}
