// Cut gems: the sign of a person at a table. The cut differs from seat to seat, so that colour never stands alone.

export interface Facet {
  points: string;
  /** Light on the facet, from -1 (in shadow) to 1. */
  light: number;
}

type Point = readonly [number, number];

const TABLE = 0.62;
/** Corners, half width and half height, and the first angle of each cut: hexagon, round, emerald, oval. */
const CUTS: readonly (readonly [number, number, number, number])[] = [
  [6, 46, 48, 90],
  [12, 47, 47, 75],
  [8, 47, 49, 67.5],
  [10, 41, 49, 90],
];
/** Number of colours in tokens.css. */
const COLOURS = 6;

/** A watcher, who has no seat (-1), is a clear gem. */
export const cutOf = (seat: number): number => Math.max(seat, 0) % CUTS.length;
export const colourOf = (seat: number): number | "clear" => (seat < 0 ? "clear" : seat % COLOURS);

const said = (points: readonly Point[]): string => points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");

/** Return the facets round the table of a gem in a square of 100, and the table itself. */
export function facets(seat: number): { facets: Facet[]; table: string } {
  const [corners, wide, high, first] = CUTS[cutOf(seat)]!;
  const angle = (at: number) => ((first + (360 / corners) * at) * Math.PI) / 180;
  const ring = (scale: number): Point[] =>
    Array.from({ length: corners }, (_, at) => [50 + wide * scale * Math.cos(angle(at)), 50 - high * scale * Math.sin(angle(at))]);
  const outer = ring(1);
  const inner = ring(TABLE);
  return {
    table: said(inner),
    facets: outer.map((from, at) => {
      const next = (at + 1) % corners;
      const middle = angle(at + 0.5);
      const light = Math.cos(middle) * -0.5 + Math.sin(middle) * 0.86;
      return { points: said([from, outer[next]!, inner[next]!, inner[at]!]), light };
    }),
  };
}

/** Return the first letter of a name. */
export const initial = (name: string): string => [...name.trim()][0]?.toLocaleUpperCase() ?? "";
