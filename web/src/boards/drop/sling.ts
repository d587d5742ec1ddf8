// The sling: the way from where a pointer came down gives direction and force of a flick, wherever it came down.

import type { Point } from "../../lib/geometry";
import type { Lens } from "./ground";
import { angle, far } from "./aims";

/** Pixels below which nothing is pulled, and pixels of the hardest pull. */
export const SLACK = 24;
export const FULL = 190;

export interface Pull {
  /** The direction of the flick on the table: against the pull. */
  toward: number;
  pull: number;
}

/** Return the pull of a pointer that came down at one pixel and is at another now; null if it is slack. */
export function pulled(lens: Lens, down: Point, at: Point, most = FULL): Pull | null {
  const long = far(down, at);
  if (long < SLACK) return null;
  return { toward: angle(lens.from(at), lens.from(down)), pull: Math.min(1, (long - SLACK) / (most - SLACK)) };
}
