// A table seen from above: its shapes, the visible part, and the meaning of a tap.

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
  /** The name of a colour. */
  class: string;
  letter: string;
  /** A noun. */
  label: string;
  mark: "" | "in" | "edge" | "out";
}

/** A shape for drawing: y downwards. */
export interface Drawn extends Shape {
  corners: Point[];
  middle: Point;
  /** Height of the letter. */
  size: number;
}

export const COLOURS = ["red", "orange", "yellow", "green", "blue", "purple", "pink", "brown", "white", "grey", "black"];

const WIDE = 1000;

/** Scale the table to a fixed width: browsers cannot draw letters ten thousand units high. */
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

/** Return the drawn rooms, and the room that the chosen shapes would make. */
export function rooms(section: Above, shapes: readonly Drawn[], said: readonly string[]): { told: Point[][]; meant: Point[] } {
  const chosen = shapes.filter((shape) => said.includes(shape.id));
  return {
    told: (section.hulls ?? []).map(down),
    meant: chosen.length > 2 ? hull(chosen.flatMap((shape) => shape.corners)) : [],
  };
}

/** A room in a section: its corners, its content, and the part of the content that only touches the edge. */
interface Listed {
  corners: string[];
  inside: string[];
  edge: string[];
}

const isListed = (entry: any): entry is Listed => [entry?.corners, entry?.inside, entry?.edge].every(Array.isArray);

/** Mark each shape as inside or at the edge, if its room is listed and all corners are named. */
export function judged(shapes: readonly Shape[], sections: Record<string, unknown>, said: readonly string[]): Shape[] {
  const listed = Object.values(sections).flatMap((section) => (Array.isArray(section) ? section.filter(isListed) : []));
  const room = listed.find(({ corners }) => corners.length > 0 && corners.every((corner) => said.includes(corner)));
  const verdict = (id: string) => (room?.edge.includes(id) ? "edge" : room?.inside.includes(id) ? "in" : "");
  return shapes.map((shape) => ({ ...shape, mark: verdict(shape.id) || shape.mark }));
}

export const written = (points: readonly Point[]): string => points.map((point) => point.join(",")).join(" ");

/** Return the visible box: everything with a margin, and at least a quarter of the table. */
export function sight(section: Above, shapes: readonly Drawn[], room: readonly Point[][]): Box {
  const { half } = section;
  const points = [...shapes.flatMap((shape) => shape.corners), ...room.flat()];
  if (!points.length) return { x: -half, y: -half, width: 2 * half, height: 2 * half };
  const box = boxOf(points);
  const wide = (size: number) => Math.max(size * 1.12, half / 2);
  const [width, height] = [wide(box.width), wide(box.height)];
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}

/** Return the shape nearest to a tap within reach; shapes that can be chosen come first. */
export function tapped(shapes: readonly Drawn[], at: Point, reach: number, offered: readonly string[]): Drawn | undefined {
  const near = shapes
    .map((shape) => ({ shape, far: distance(shape.corners, at), later: offered.includes(shape.id) ? 0 : 1 }))
    .filter(({ far }) => far <= reach);
  const within = near.filter(({ far }) => far === 0);
  return (within.length ? within : near).sort((one, other) => one.later - other.later || one.far - other.far)[0]?.shape;
}

/** Scroll to a picture if most of it is above the window. */
export function show(picture: Element | null | undefined): void {
  const { top = 0, height = 0 } = picture?.getBoundingClientRect() ?? {};
  if (top < -height / 3) picture?.scrollIntoView({ block: "start" });
}

/** Return each kind of piece once, with the sign of its first piece and the number of pieces. */
export function key(shapes: readonly Shape[]): { label: string; letter: string; class: string; number: number }[] {
  const kinds = [...new Set(shapes.map(({ label }) => label))];
  return kinds.map((label) => {
    const all = shapes.filter((shape) => shape.label === label);
    return { label, letter: all[0]!.letter, class: all[0]!.class, number: all.length };
  });
}

/** Return the content of the table in one sentence. */
export function told(section: Above, words: Words): string {
  return words.say("ui-picture", { things: words.several(key(section.shapes).map(({ label, number }) => words.counted(label, number))) });
}
