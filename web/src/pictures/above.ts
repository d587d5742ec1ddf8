// A table seen from above: what is on it, which part of it is in sight, and what a tap means.

import { type Box, boxOf, distance, hull, middle, pairs, type Point } from "../lib/geometry";
import type { Words } from "../lib/words";

/** All lengths in µm; y upwards. */
export interface Above {
  kind: "table-from-above";
  /** Half the width of the table. */
  half: number;
  shapes: Shape[];
  hulls?: number[][];
}

export interface Shape {
  id: string;
  points: number[];
  /** A word for a colour. */
  class: string;
  letter: string;
  /** A noun. */
  label: string;
  mark: "" | "in" | "edge" | "out";
}

/** A shape as it is drawn: y downwards. */
export interface Drawn extends Shape {
  corners: Point[];
  middle: Point;
  /** How high its letter is. */
  size: number;
}

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "white", "grey", "black"];

const WIDE = 1000;

/** The same table, so many units wide: browsers draw no letters that are ten thousand high. */
export function scaled(section: Above): Above {
  const by = WIDE / (2 * section.half || 1);
  const resized = (flat: readonly number[]) => flat.map((each) => each * by);
  return {
    kind: section.kind,
    half: WIDE / 2,
    shapes: section.shapes.map((shape) => ({ ...shape, points: resized(shape.points) })),
    hulls: (section.hulls ?? []).map(resized),
  };
}

const down = (flat: readonly number[]): Point[] => pairs(flat).map(([x, y]) => [x, -y]);

export function drawn(shapes: readonly Shape[]): Drawn[] {
  return shapes
    .filter((shape) => shape.points.length >= 6)
    .map((shape) => {
      const corners = down(shape.points);
      const { width, height } = boxOf(corners);
      return { ...shape, corners, middle: middle(corners), size: Math.min(width, height) * (shape.letter.length > 1 ? 0.5 : 0.7) };
    });
}

/** Rooms that are drawn already, and the one that the chosen shapes would make. */
export function rooms(section: Above, shapes: readonly Drawn[], said: readonly string[]): { told: Point[][]; meant: Point[] } {
  const chosen = shapes.filter((shape) => said.includes(shape.id));
  return {
    told: (section.hulls ?? []).map(down),
    meant: chosen.length > 2 ? hull(chosen.flatMap((shape) => shape.corners)) : [],
  };
}

/** A room as a section lists it: its corners, what is in it, and what of that only touches its edge. */
interface Listed {
  corners: string[];
  inside: string[];
  edge: string[];
}

const isListed = (entry: any): entry is Listed => [entry?.corners, entry?.inside, entry?.edge].every(Array.isArray);

/** The shapes with the verdict on each, if their room is listed and all its corners are said. */
export function judged(shapes: readonly Shape[], sections: Record<string, unknown>, said: readonly string[]): Shape[] {
  const listed = Object.values(sections).flatMap((section) => (Array.isArray(section) ? section.filter(isListed) : []));
  const room = listed.find(({ corners }) => corners.length > 0 && corners.every((corner) => said.includes(corner)));
  const verdict = (id: string) => (room?.edge.includes(id) ? "edge" : room?.inside.includes(id) ? "in" : "");
  return shapes.map((shape) => ({ ...shape, mark: verdict(shape.id) || shape.mark }));
}

export const written = (points: readonly Point[]): string => points.map((point) => point.join(",")).join(" ");

/** What is in sight: all there is, with a margin, and never less than a quarter of the table. */
export function sight(section: Above, shapes: readonly Drawn[], room: readonly Point[][]): Box {
  const { half } = section;
  const points = [...shapes.flatMap((shape) => shape.corners), ...room.flat()];
  if (!points.length) return { x: -half, y: -half, width: 2 * half, height: 2 * half };
  const box = boxOf(points);
  const wide = (size: number) => Math.max(size * 1.12, half / 2);
  const [width, height] = [wide(box.width), wide(box.height)];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** The shape that a tap means: the nearest of those within reach, what may be chosen before what may not. */
export function tapped(shapes: readonly Drawn[], at: Point, reach: number, offered: readonly string[]): Drawn | undefined {
  const near = shapes
    .map((shape) => ({ shape, far: distance(shape.corners, at), later: offered.includes(shape.id) ? 0 : 1 }))
    .filter(({ far }) => far <= reach);
  const within = near.filter(({ far }) => far === 0);
  return (within.length ? within : near).sort((one, other) => one.later - other.later || one.far - other.far)[0]?.shape;
}

/** Brings a picture into sight, if most of it is above the window. */
export function show(picture: Element | null | undefined): void {
  const { top = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
  if (top < -height / 3) picture?.scrollIntoView({ block: "start" });
}

/** Each kind of piece once, with the sign of its first one and how many there are. */
export function key(shapes: readonly Shape[]): { label: string; letter: string; class: string; number: number }[] {
  const kinds = [...new Set(shapes.map(({ label }) => label))];
  return kinds.map((label) => {
    const all = shapes.filter((shape) => shape.label === label);
    return { label, letter: all[0]!.letter, class: all[0]!.class, number: all.length };
  });
}

/** What lies on the table, in one sentence. */
export function told(section: Above, words: Words): string {
  return words.say("ui-picture", { things: words.several(key(section.shapes).map(({ label, number }) => words.counted(label, number))) });
}
