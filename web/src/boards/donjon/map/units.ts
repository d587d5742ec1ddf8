// The coordinates of the map: a square is 100 units wide, x to the east and y to the south.

import type { Pair } from "../../../pictures/plan";

export const UNIT = 100;

/** Least height of letters on the screen, in pixels. */
export const LETTER = 16;

/** The facts that a drawing over the map may use. */
export interface Over {
  /** Pixels of a square; `letter` is the height of the smallest letters, in units. */
  px: number;
  letter: number;
  /** Return the middle of a square, in units. */
  middle: (square: Pair) => Pair;
  /** Return the square of a figure by its noun and number; undefined if it is not on the map. */
  figure: (word: string, number?: number) => Pair | undefined;
}

export const middle = ([x, y]: Pair): Pair => [(x + 0.5) * UNIT, (y + 0.5) * UNIT];

/** Return the box around squares, in units, with a margin in squares. */
export function around(squares: readonly Pair[], margin = 0): { x: number; y: number; width: number; height: number } {
  const [xs, ys] = [squares.map(([x]) => x), squares.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  const [east, south] = [Math.max(...xs) + 1 + margin, Math.max(...ys) + 1 + margin];
  return { x: west * UNIT, y: north * UNIT, width: (east - west) * UNIT, height: (south - north) * UNIT };
}
