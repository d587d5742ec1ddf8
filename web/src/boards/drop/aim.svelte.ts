// The hand or the sling of the player, for everything that draws it. Only `Aim.svelte` writes it. Lengths are
// millimetres, angles are radians counterclockwise from the right.

import type { Point } from "../../lib/geometry";

/** A hand over the table, with the cubes it will drop. */
export interface HeldHand {
  is: "hand";
  point: Point;
  height: number;
  /** The heights between which it can be raised. */
  lowest: number;
  highest: number;
  /** The distances from the point within which half of the cubes, and nine of ten, come to rest. */
  r50: number;
  r90: number;
  /** True if nobody knows which cubes are in it: they are drawn unseen. */
  veiled: boolean;
  /** The place that the player pointed at, if no drop is allowed there; the hand is at the nearest allowed point. */
  wished: Point | null;
  raising: boolean;
}

/** A sling drawn back behind a cube. */
export interface HeldSling {
  is: "sling";
  cube: string;
  from: Point;
  toward: number;
  /** The pull from 0 to 1; null before the first pull. */
  pull: number | null;
  force: number;
  /** The travel that one in ten flicks, half of them, and nine in ten stay below. */
  p10: number;
  p50: number;
  p90: number;
  /** The angle on both sides within which nine in ten flicks end. */
  aside: number;
  /** The chance that such a flick of this cube goes over the edge. */
  lost: number;
}

export type Held = HeldHand | HeldSling;

class Aimed {
  held = $state.raw<Held | null>(null);
}

/** The board in sight has one aim. */
export const aim = new Aimed();
