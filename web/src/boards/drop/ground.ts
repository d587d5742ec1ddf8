// The ground that all parts of the board share: bodies on the table, where they are now, and how the table is seen.
// Lengths are millimetres from the middle of the table: x to the right, y away from the player, z above the table.

import { middle, pairs, type Point } from "../../lib/geometry";
import type { Above, Shape } from "../../pictures/above";

/** Micrometres of the view in a millimetre. */
const MICRO = 1000;

/** A body at rest, with its true footprint. */
export interface Body {
  id: string;
  /** A noun: gold, pillar, troll, pawn, token … */
  kind: string;
  /** The name of a colour. */
  colour: string;
  letter: string;
  corners: readonly Point[];
  middle: Point;
  /** The length of the first side. */
  side: number;
  /** The direction of the first side, in radians counterclockwise. */
  yaw: number;
}

/** The place of a body at one moment. */
export interface Pose {
  x: number;
  y: number;
  z: number;
  /** A quaternion as x, y, z, w. */
  turn: readonly [number, number, number, number];
}

/** The content of the last film: numbers of bodies that fell, that others pushed, and that went over the edge. */
export interface Told {
  fell: number;
  pushed: number;
  left: number;
}

/** The poses of all bodies now: a film moves them, and at its end they rest where the view shows them. */
export interface Motion {
  /** True while a film is played, or is on its way. */
  readonly playing: boolean;
  /** True while a film is played, or while bodies glide to where a hand has moved them. */
  readonly moving: boolean;
  /** The bodies to be drawn while a film is played, also those that leave the table; null for those of the view. */
  readonly bodies: readonly Body[] | null;
  /**
   * Return the poses of the bodies in motion; a body that is missing rests, one that is null is not to be seen. The map
   * and its poses are used again for the next frame. A cube ends with its drawing upright, as `restOf` turns it.
   */
  now(): ReadonlyMap<string, Pose | null>;
  /** Show the table as it is. */
  skip(): void;
  /** True if there is a film that can be seen again. */
  readonly repeatable: boolean;
  /** Play the last film again. */
  again(): void;
  /** Films are played slowly. */
  slow: boolean;
  /** The result of the last film; "gone" for a film that was deleted. */
  readonly told: Told | "gone" | null;
  /** The table before the last act; null if it is not known. */
  readonly before: readonly Body[] | null;
}

/** The projection of the table onto the board. */
export interface Lens {
  /** Return the pixel of a point on the table, or of a point `z` above it. */
  at(point: Point, z?: number): Point;
  /** Return the point on the table under a pixel. */
  from(pixel: Point): Point;
  /** Pixels of a millimetre in the middle of the board. */
  readonly scale: number;
  /** True if the table is seen straight from above. */
  readonly straight: boolean;
}

function bodyOf(shape: Shape): Body {
  const corners = pairs(shape.points).map(([x, y]): Point => [x / MICRO, y / MICRO]);
  const [[ax, ay], [bx, by]] = [corners[0]!, corners[1]!];
  return {
    id: shape.id,
    kind: shape.label,
    colour: shape.class,
    letter: shape.letter,
    corners,
    middle: middle(corners),
    side: Math.hypot(bx - ax, by - ay),
    yaw: Math.atan2(by - ay, bx - ax),
  };
}

/** Return the bodies of a section, and half the width of the table. */
export function bodiesOf(section: Above): { bodies: readonly Body[]; half: number } {
  return { bodies: section.shapes.filter(({ points }) => points.length >= 6).map(bodyOf), half: section.half / MICRO };
}

/** Millimetres up to which a body has not moved. */
const STILL = 0.05;

/** Return what was moved or taken away, and where it is now. */
export function movedBodies(before: readonly Body[], after: readonly Body[]): { body: Body; to: Point | undefined }[] {
  const now = new Map(after.map((body) => [body.id, body]));
  return before.flatMap((body) => {
    const there = now.get(body.id);
    const still = there?.corners.every(([x, y], at) => Math.hypot(x - body.corners[at]![0], y - body.corners[at]![1]) <= STILL);
    return still ? [] : [{ body, to: there?.middle }];
  });
}

/** Return the direction of a face at rest, in radians: all faces of a cube have the same drawing, so it is nearly upright. */
export function uprightYaw({ kind, yaw }: Pick<Body, "kind" | "yaw">): number {
  const quarter = kind === "pawn" ? Math.PI : Math.PI / 2;
  return yaw - quarter * Math.round(yaw / quarter);
}

/** The height of a pawn. */
const PAWN = 16;

/** Return the pose of a body at rest. */
export function restOf(body: Body): Pose {
  const yaw = uprightYaw(body);
  const height = body.kind === "pawn" ? PAWN : body.side;
  return { x: body.middle[0], y: body.middle[1], z: height / 2, turn: [0, 0, Math.sin(yaw / 2), Math.cos(yaw / 2)] };
}
