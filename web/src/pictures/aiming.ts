// The point at which a sentence aims on a table from above, and the sentence for a tap on the bare table. Sentences
// measure in tenths of a millimetre, to the right and up from the middle, and in tenths of a degree counterclockwise.

import type { Item } from "../lib/actions";
import { distance, middle, type Point } from "../lib/geometry";
import type { Above, Drawn } from "./above";

/** A tenth of a millimetre in µm, the unit of the section. */
const TENTH = 100;
/** Side of a square (five centimetres), and length of an arrow of the greatest force, in tenths of a millimetre. */
const [SQUARE, LONGEST] = [500, 1500];
const STRONGEST = 1000;
const DEGREES = 1800 / Math.PI;
/**
 * Distance from the edge as a fraction of the way to the room's middle: a point on the edge may be rounded out of the
 * room.
 */
const INWARD = 0.06;

/** Return the length of a tenth of a millimetre on a scaled table. */
export const grainOf = (section: Above, shown: Above): number => (TENTH * shown.half) / section.half;

export interface Aimed {
  at: Point;
  /** The start of an arrow. */
  from?: Point;
}

const numberOf = (said: readonly Item[], word: string): number | undefined => said.findLast(([each]) => each === word)?.[1];

/** Return the piece that was named last: directions start from it. */
const lastOf = (said: readonly Item[], shapes: readonly Drawn[]): Drawn | undefined =>
  said.flatMap(([word]) => shapes.find(({ id }) => id === word) ?? []).at(-1);

/** Return the point of a sentence: its coordinates, the middle of a square, or a direction from the piece it names. */
export function aimed(said: readonly Item[], shapes: readonly Drawn[], half: number, grain: number): Aimed | null {
  const [x, y, row, toward] = ["x=", "y=", "row=", "toward="].map((word) => numberOf(said, word));
  if (x !== undefined && y !== undefined) return { at: [x * grain, -y * grain] };
  const column = said.find(([word]) => word.startsWith("column:"))?.[0].slice("column:".length);
  if (column && row !== undefined) {
    const middle = (index: number) => (index + 0.5) * SQUARE * grain - half;
    return { at: [middle(column.charCodeAt(0) - "a".charCodeAt(0)), middle(row - 1)] };
  }
  const piece = lastOf(said, shapes);
  if (!piece || toward === undefined) return null;
  const away = numberOf(said, "away=");
  const long = grain * (away ?? (LONGEST * (numberOf(said, "force=") ?? STRONGEST)) / STRONGEST);
  const at: Point = [piece.middle[0] + long * Math.cos(toward / DEGREES), piece.middle[1] - long * Math.sin(toward / DEGREES)];
  return away === undefined ? { at, from: piece.middle } : { at };
}

/** Return the numbers of the open measures for a point on the table. */
export function measured(open: readonly string[], said: readonly Item[], shapes: readonly Drawn[], at: Point, grain: number): Item[] {
  const given = (items: Item[]) => items.filter(([word]) => open.includes(word));
  if (open.includes("x=") && open.includes("y=")) {
    return given([
      ["x=", Math.round(at[0] / grain)],
      ["y=", Math.round(-at[1] / grain)],
    ]);
  }
  const piece = lastOf(said, shapes);
  if (!piece || !open.includes("toward=")) return [];
  const [east, north] = [at[0] - piece.middle[0], piece.middle[1] - at[1]];
  const far = Math.hypot(east, north) / grain;
  return given([
    ["force=", Math.max(1, Math.round((far / LONGEST) * STRONGEST))],
    ["away=", Math.round(far)],
    ["toward=", Math.round(Math.atan2(north, east) * DEGREES + 3600) % 3600],
  ]);
}

function nearest([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): Point {
  const long = (bx - ax) ** 2 + (by - ay) ** 2;
  const along = long ? Math.max(0, Math.min(1, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / long)) : 0;
  return [ax + along * (bx - ax), ay + along * (by - ay)];
}

/** Return a point inside a room: the given one, or the nearest point slightly inside the edge. */
export function within(room: readonly Point[], at: Point): Point {
  if (distance(room, at) === 0) return at;
  const [x, y] = middle(room);
  const far = ([px, py]: Point) => Math.hypot(px - at[0], py - at[1]);
  const edge = room.map((corner, index) => nearest(at, corner, room[(index + 1) % room.length]!));
  const [ex, ey] = edge.reduce((best, point) => (far(point) < far(best) ? point : best));
  return [ex + INWARD * (x - ex), ey + INWARD * (y - ey)];
}
