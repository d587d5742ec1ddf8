// The view of each situation. One judges straight from above through a long lens; everything else is seen with a tilt.

import { LEVEL, type Orbit, REST, type Sight } from "../camera.svelte";
import { framing, LONG, type Size, type View, WIDE } from "./view";

/** Tilts from the vertical: of a fall, of a hand and of a sling. */
const [FALL, HAND, SLING] = [0.72, 0.62, 0.34];
/** The tilts between which the table comes nearer, and how near it comes: along the table one sees its middle. */
const [STEEP, NEARER] = [0.6, 0.55];
/** Millimetres around the bodies of a fall that are in sight. */
const SPREAD = 80;
/** The part of the surroundings of a hand in which it moves without the eye. */
const FREE = 0.55;
/** The tips of the fingers of a hand at its greatest height, seen from the point below it; the words above a narrow picture. */
const TIPS = [[-50, 45, 330], [50, 45, 330]] as const;
const TITLE = 44;
const AROUND = Array.from({ length: 8 }, (_, at) => [Math.cos((at * Math.PI) / 4), Math.sin((at * Math.PI) / 4)] as const);

/** A hand over a point of the table or a sling behind a cube, and the millimetres about it that are in sight. */
export interface Held {
  is: "hand" | "sling";
  x: number;
  y: number;
  z: number;
  about: number;
  veiled: boolean;
}

export interface Situation {
  sight: Sight;
  /** True while the whole table is in sight. */
  whole: boolean;
  /** True if something is to be judged. */
  judging: boolean;
  orbit: Orbit | null;
  held: Held | null;
  /** Half the width of the table with its wood. */
  outer: number;
  size: Size;
}

export const straight = ({ x, y, scale }: Sight): View => ({ x, y, scale, tilt: 0, turn: 0, angle: LONG });

const margin = (all: number) => ({ left: all, top: all, right: all, bottom: all });

/** Return the view of a table on which nothing moves. */
export function viewOf({ sight, whole, judging, orbit, held, outer, size }: Situation): View {
  // A player near the table, or around it, sees it so, also with a hand over it.
  if (held && whole && !orbit) return over(held, size);
  const look = orbit ?? { tilt: REST, turn: 0 };
  if (orbit ? whole : whole && !judging) {
    const near = Math.max(0, Math.min(1, (look.tilt - STEEP) / (LEVEL - STEEP)));
    const reach = outer * (1 - (1 - NEARER) * near);
    const corners = [-1, 1].flatMap((x) => [-1, 1].map((y) => [x * reach, y * reach, 0] as const));
    return framing(corners, { ...look, angle: WIDE }, size, margin(6), 40);
  }
  return orbit ? { x: sight.x, y: sight.y, scale: sight.scale, angle: WIDE, ...look } : straight(sight);
}

function over({ is, x, y, about }: Held, size: Size): View {
  const ring = AROUND.map(([right, away]) => [x + right * about, y + away * about, 0] as const);
  const spots = is === "hand" ? [...ring, ...TIPS.map(([right, away, up]) => [x + right, y + away, up] as const)] : ring;
  const pads = size.width < 600 ? { ...margin(-20), top: TITLE } : margin(16);
  return framing(spots, { tilt: is === "hand" ? HAND : SLING, turn: 0, angle: WIDE }, size, pads);
}

/** Return where the eye looks while something is held: a hand moves freely around that point, and takes it along. */
export function anchored(before: Held | null, held: Held): Held {
  if (before?.is !== held.is) return held;
  const [right, away] = [held.x - before.x, held.y - before.y];
  const far = Math.hypot(right, away);
  const follows = Math.max(0, far - held.about * FREE) / (far || 1);
  return { ...before, x: before.x + right * follows, y: before.y + away * follows };
}

/** Return the view of a fall: all that moves is in sight, and some of the table around it. */
export function viewOfFall(moving: readonly (readonly [number, number, number])[], orbit: Orbit | null, size: Size): View | null {
  if (!moving.length) return null;
  const spots = moving.flatMap(([x, y, z]) => AROUND.filter((_, at) => at % 2 === 0).map(([right, away]) => [x + right * SPREAD, y + away * SPREAD, Math.max(0, z)] as const));
  const pads = size.width < 600 ? { left: 16, top: 24, right: 16, bottom: 80 } : { left: 40, top: 40, right: 40, bottom: 90 };
  return framing(spots, { ...(orbit ?? { tilt: FALL, turn: 0 }), angle: WIDE }, size, pads, 14);
}
