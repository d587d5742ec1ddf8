// Where a sentence aims on a table from above, and what a tap on the bare table says. Sentences measure in tenths of a
// millimetre, to the right and up from the middle, and in tenths of a degree against the clock.

import type { Item } from "../lib/actions";
import { distance, middle, type Point } from "../lib/geometry";
import type { Above, Drawn } from "./above";

/** A tenth of a millimetre in µm, in which the table is told. */
const TENTH = 100;
/** A square of five centimetres, and how far an arrow of the greatest force is drawn, in tenths of a millimetre. */
const [SQUARE, LONGEST] = [500, 1500];
const STRONGEST = 1000;
const DEGREES = 1800 / Math.PI;
/** How far inward, of the way to a room's middle: a point of the edge itself may be rounded out of the room. */
const INWARD = 0.06;

/** A tenth of a millimetre as it is drawn on a table that was brought to another size. */
export const grainOf = (section: Above, shown: Above): number => (TENTH * shown.half) / section.half;

export interface Aimed {
  at: Point;
  /** Where an arrow begins. */
  from?: Point;
}

const numberOf = (said: readonly Item[], word: string): number | undefined => said.findLast(([each]) => each === word)?.[1];

/** The piece that was named last: directions are told from it. */
const lastOf = (said: readonly Item[], shapes: readonly Drawn[]): Drawn | undefined =>
  said.flatMap(([word]) => shapes.find(({ id }) => id === word) ?? []).at(-1);

/** The point of a sentence: its own, the middle of a square, or a way off from the piece it names. */
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

/** The numbers that a point of the table gives to measures that are open. */
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

/** A point of a room: the one that is meant, else a little inward from the nearest of its edge. */
export function within(room: readonly Point[], at: Point): Point {
  if (distance(room, at) === 0) return at;
  const [x, y] = middle(room);
  const far = ([px, py]: Point) => Math.hypot(px - at[0], py - at[1]);
  const edge = room.map((corner, index) => nearest(at, corner, room[(index + 1) % room.length]!));
  const [ex, ey] = edge.reduce((best, point) => (far(point) < far(best) ? point : best));
  return [ex + INWARD * (x - ex), ey + INWARD * (y - ey)];
}
