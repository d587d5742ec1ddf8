// Before a deed: where a hero can walk and what it costs, whom the hero sees, and who stands in the area of a spell.

import type { Item } from "../../../lib/actions";
import type { Pair, PlanSection, Sheet } from "../../../pictures/plan";

/** A square that a hero can walk to: the points it costs, and the way there from the hero's square. */
export interface Step {
  cost: number;
  way: readonly Pair[];
  /** True if an enemy beside the square ends the move. */
  halts: boolean;
}

export interface Reach {
  hero: number;
  points: number;
  /** By the square, `x y` on the sheet; squares that are only crossed are left out. */
  steps: ReadonlyMap<string, Step>;
}

/** A line of sight to a foe: clear, or blocked by a wall, or by what stands on these squares. */
export interface Line {
  word: string;
  number: number;
  wall: boolean;
  by: readonly Pair[];
}

interface ReachSection {
  kind: "reach";
  hero: number;
  points: number;
  rows: [x: number, y: number, level: number, before: number, ends: number][];
}

interface LinesSection {
  kind: "lines";
  hero: number;
  foes: { word: string; number: number; wall?: 1; by?: [x: number, y: number, level?: number][] }[];
}

const MUST_END = 2;
/** Kinds of squares that hurt whoever is on them. */
const DANGERS: ReadonlySet<string> = new Set(["fire", "cloud"]);

const ofKind = <T>(sections: Record<string, unknown>, kind: string): T | undefined => Object.values(sections).find((each) => (each as { kind?: unknown } | null)?.kind === kind) as T | undefined;

export const placeOf = ([x, y]: Pair): string => `${x} ${y}`;

function shift({ levels = [] }: PlanSection, x: number, y: number, level = 0): Pair {
  const [east, south] = levels[level] ?? [0, 0];
  return [x + east, y + south];
}

export function reachIn(sections: Record<string, unknown>, plan: PlanSection, from: (hero: number) => Pair | undefined): Reach | undefined {
  const section = ofKind<ReachSection>(sections, "reach");
  const start = section && from(section.hero);
  if (!section || !start) return undefined;
  const ways: Pair[][] = [];
  const steps = new Map<string, Step>();
  for (const [x, y, level, before, ends] of section.rows) {
    const way = [...(ways[before] ?? [start]), shift(plan, x, y, level)];
    ways.push(way);
    if (ends) steps.set(placeOf(way.at(-1)!), { cost: way.length - 1, way, halts: ends === MUST_END });
  }
  return { hero: section.hero, points: section.points, steps };
}

export function linesIn(sections: Record<string, unknown>, plan: PlanSection): { hero: number; lines: Line[] } | undefined {
  const section = ofKind<LinesSection>(sections, "lines");
  return section && { hero: section.hero, lines: section.foes.map(({ word, number, wall, by = [] }) => ({ word, number, wall: Boolean(wall), by: by.map((each) => shift(plan, ...each)) })) };
}

/** Return true if a square hurts whoever is on it. */
export const isDangerous = (sheet: Sheet, [x, y]: Pair): boolean => sheet.markers.some((marker) => marker.x === x && marker.y === y && DANGERS.has(marker.word));

/** Return the nearest square from which a thing or a figure can be touched; undefined if none can be walked to. */
export function beside(reach: Reach, sheet: Sheet, squares: readonly Pair[]): Pair | undefined {
  const near = (x: number, y: number) => squares.some(([east, south]) => Math.abs(east - x) + Math.abs(south - y) === 1 && sheet.at(east, south)?.zone === sheet.at(x, y)?.zone);
  const found = [...reach.steps.values()].filter(({ way }) => near(...(way.at(-1) as [number, number])));
  return found.sort((one, other) => one.cost - other.cost)[0]?.way.at(-1);
}

/** Shapes of spells around the square that is named: every square within one step, or two by two to the south-east. */
const AREAS: Readonly<Record<string, readonly Pair[]>> = {
  fireball: [-1, 0, 1].flatMap((south) => [-1, 0, 1].map((east): Pair => [east, south])),
  "toxic-cloud": [[0, 0], [1, 0], [0, 1], [1, 1]],
};

/** Return the squares that a spell in the sentence covers if this square is named. */
export function areaOf(said: readonly Item[], sheet: Sheet, [x, y]: Pair): Pair[] {
  const shape = said.map(([word]) => AREAS[word.replace(/^scroll:/, "")]).find((each) => each);
  const zone = sheet.at(x, y)?.zone;
  return (shape ?? []).map(([east, south]): Pair => [x + east, y + south]).filter(([east, south]) => sheet.at(east, south)?.zone === zone);
}
